"""Tercera Guerra Mundial on a screen, without a browser."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from sessions import act

from teg_nb.bots import random_policy
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.games.tgm.events import objective_text
from teg_nb.engine.games.tgm.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import AttackUntil, Go, Look, More, Private, Step, Undo
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import private, view

RANDOM = ("random", random_policy)


class Loaded(random.Random):
    """Dice that are all alike: sixes for the attack and ones for the defence, or the reverse."""

    def __init__(self, attack: int, defence: int, dice: tuple[int, int]) -> None:
        super().__init__(1)
        self.throws = itertools.cycle([attack - 1] * dice[0] + [defence - 1] * dice[1])

    def randrange(self, *args: Any) -> int:  # type: ignore[override]
        return next(self.throws)


def session(
    bots: tuple[int, ...] = (), rng: random.Random | None = None, lang: str = "es", **parts: Any
) -> Session:
    start = {"seats": ["Blanco", "Negro", "Rojo"], "rest": "Rojo", **parts}
    match = Match("tgm", start=position(**start))
    return Session(match, dict.fromkeys(bots, RANDOM), rng or random.Random(1), lang)


def log(game: Session) -> list[list[Any]]:
    return [encode(action, game.match.settings) for action in game.match.actions]


# The view


def test_views_of_whole_matches_are_json() -> None:
    for seed in range(4):
        options = {"variant": "world"} if seed % 2 else {}
        match = Match("tgm", seats=3 + seed, options={**options, "max_rounds": 6})
        match.run(random_policy, random.Random(seed), limit=900)
        for step in range(0, len(match) + 1, 11):
            shown = view(match, step, None, {}, "en")
            assert json.loads(json.dumps(shown, allow_nan=False)) == shown
            seat = match.game.to_move(match.states[step])
            if seat >= 0:
                mine = private(match, step, seat, "en")
                assert json.loads(json.dumps(mine, allow_nan=False)) == mine


def test_the_view_tells_the_position_and_the_pack() -> None:
    match = Match("tgm", seats=4, options={"max_rounds": 8})
    match.run(random_policy, random.Random(5), limit=1500)
    for step in range(0, len(match) + 1, 13):
        state, shown = match.states[step], view(match, step, None, {}, "es")
        assert shown["owner"] == list(state.owner)
        assert shown["armies"] == list(state.armies)
        assert shown["cards"]["deck"] == state.deck.bit_count()
        assert shown["cards"]["discards"] == state.discards.bit_count()
        assert shown["cards"]["exchanges"] == state.exchanges
        due = state.due[state.turn] if state.phase == "placing" else state.pool
        assert sum(item["armies"] for item in shown["due"]) == due
        for seat, details in enumerate(shown["seats"]):
            facts = {key: count for key, _, count in details["facts"]}
            assert facts["cards"] == state.hands[seat].bit_count()
            assert facts["countries"] == state.owner.count(seat)


def test_there_is_something_to_undo_after_the_first_decision_only() -> None:
    match = Match("tgm", seats=3)
    game = Session(match, {}, random.Random(1))
    assert len(match) > 0
    assert not game.view()["undo"]
    act(game, "place", match.settings.board.countries[game.view()["menu"]["place"][0][0]], 1)
    assert game.view()["undo"]
    game.handle(Undo(game.step))
    assert not game.view()["undo"]


@pytest.mark.parametrize(
    ("variant", "exchanges", "values"),
    [
        ("secret", 0, [4, 6, 8, 10, 12]),
        ("world", 0, [4, 6, 8, 10, 12]),
        ("world", 7, [25, 30, 35, 40, 45]),
    ],
)
def test_the_values_of_exchanges(variant: str, exchanges: int, values: list[int]) -> None:
    game = session(options={"variant": variant}, exchanges=exchanges, Blanco="Perú", Negro="Ural")
    assert [value for _, value in game.view()["cards"]["values"]] == values


# Secrets


SECRET = {
    "cards": {"Blanco": ["Alaska", "China", "Perú"], "Negro": ["Brasil", "India", "Comodín 1"]},
    "objectives": {"Blanco": "asia_africa", "Negro": "hold_24", "Rojo": "destroy_0"},
}


def objective_of(game: Session, id: str) -> str:
    """An objective as this table plays it, in words."""
    settings = game.match.settings
    return objective_text(settings.vocabulary["objective"].index(id), settings)


def test_a_private_reply_has_the_viewers_own_cards_and_objective_alone() -> None:
    game = session(Blanco="Alaska 3", Negro="China 2", phase="reinforce", pool=3, **SECRET)
    reply = game.handle(Private())
    assert reply is not None
    assert reply["seat"] == 0
    assert [item["name"] for item in reply["hand"]] == ["Alaska", "Perú", "China"]
    assert [item["bonus"] for item in reply["hand"]] == [2, 0, 0]
    objectives = catalogue("tgm").sections["objectives"]
    assert reply["objective"] == objectives["asia_africa"]["es"]
    assert objective_of(game, "hold_24") == "Tener 28 territorios."
    assert len(reply["values"]) == len(reply["menu"].get("exchange", []))
    text = json.dumps([reply, game.view()], ensure_ascii=False)
    assert objective_of(game, "hold_24") not in text
    assert "Comodín 1" not in json.dumps(game.view(), ensure_ascii=False)


def test_the_view_is_the_same_whatever_the_cards_and_objectives_are() -> None:
    other = {
        "cards": {"Blanco": ["Ural", "Siam", "Egipto"], "Negro": ["Quebec", "Japón", "Islandia"]},
        "objectives": {"Blanco": "hold_24", "Negro": "destroy_2", "Rojo": "asia_africa"},
    }
    forces = {"Blanco": "Alaska 3", "Negro": "China 2"}
    for phase in ("reinforce", "combat", "move"):
        views = [session(phase=phase, **forces, **item).view() for item in (SECRET, other)]
        assert views[0] == views[1]


def test_a_person_may_look_at_another_persons_seat_and_nobody_at_a_bots() -> None:
    game = session(bots=(2,), Blanco="Alaska 3", Negro="China 2", **SECRET)
    reply = game.handle(Look("Negro"))
    assert reply is not None
    assert (reply["kind"], reply["seat"]) == ("private", 1)
    for name in ("Rojo", "Verde", ""):
        with pytest.raises(IllegalAction) as refused:
            game.handle(Look(name))
        assert refused.value.code == "hidden_information"


# A defender answers


def test_another_person_on_the_screen_answers_with_its_dice() -> None:
    game = session(Blanco="Alaska 4", Negro="Kamchatka 3")
    act(game, "attack", "Alaska", "Kamchatka", 3)
    shown = game.view()
    assert (shown["viewer"], shown["to_move"], shown["turn"]) == (1, 1, 0)
    assert shown["menu"] == {"defend": [[1, 3]]}
    assert shown["fight"]["dice"] == 3
    act(game, "defend", 2)
    assert [words[1] for words in log(game)] == ["attack", "defend", "roll"]
    assert game.view()["viewer"] == 0
    battle = game.view()["battle"]
    assert (len(battle["attack"]), len(battle["defence"])) == (3, 2)


def test_a_bot_answers_at_once() -> None:
    game = session(bots=(1,), Blanco="Alaska 4", Negro="Kamchatka 3")
    act(game, "attack", "Alaska", "Kamchatka", 3)
    assert [words[1] for words in log(game)] == ["attack", "defend", "roll"]
    assert game.view()["viewer"] == 0


def test_a_bot_that_attacks_a_person_waits_for_its_dice_and_goes_on() -> None:
    """The bots were asked to play until the person's turn; they do, with its answers between."""
    for seed in range(40):
        match = Match("tgm", seats=3, options={"max_rounds": 9})
        game = Session(match, {1: RANDOM, 2: RANDOM}, random.Random(seed))
        rng, answers = random.Random(seed), 0
        while not match.is_over and len(match) < 400:
            if match.to_move == 0:
                answers += match.state.turn != 0
                legal = match.legal_actions()
                act(game, *encode(rng.choice(legal), match.settings)[1:])
                # After an answer inside a bot's turn the bots are at work again.
                if match.to_move > 0:
                    assert match.state.turn != 0
                    game.handle(Step(game.step, "end"))
            else:
                game.handle(Step(game.step, "end"))
            assert match.to_move != CHANCE
        if answers > 3:
            return
    pytest.fail("no bot ever attacked the person")


def test_after_an_answer_the_bot_goes_on_by_itself() -> None:
    class Attacker:
        """Attacks as long as it can, with one die."""

        __name__ = "attacker"

        def __call__(self, seen: Any, rng: random.Random) -> Any:
            legal = seen.legal_actions
            return next((item for item in legal if item.verb == "attack"), legal[0])

    match = Match(
        "tgm",
        start=position(
            seats=["Negro", "Blanco", "Rojo"], Negro="Alaska 9", Blanco="Kamchatka 5", rest="Rojo"
        ),
    )
    bots = {0: ("attacker", Attacker()), 2: RANDOM}
    game = Session(match, bots, random.Random(3))
    game.handle(Step(game.step, "end"))
    for _ in range(3):  # thrown at again and again, without a click for the bots in between
        if game.view()["menu"].get("defend"):
            act(game, "defend", 1)
        while game.view()["playing"]:
            game.handle(More(game.step))
        assert match.to_move == 1 or match.is_over
    assert [words[1] for words in log(game)].count("attack") > 2


def test_going_elsewhere_ends_what_the_bots_were_asked_for() -> None:
    match = Match(
        "tgm",
        start=position(seats=3, turn="Negro", Blanco="Kamchatka 3", Negro="Alaska 5", rest="Rojo"),
    )
    game = Session(match, {1: RANDOM}, random.Random(1))
    game.handle(Step(game.step, "end"))
    while game.view()["playing"]:
        game.handle(More(game.step))
    last = game.step
    game.handle(Go(0))
    game.handle(Go(last))
    assert game.view()["playing"] is None


# Attack until


def test_attack_until_throws_as_many_dice_as_there_may_be() -> None:
    game = session(bots=(1,), Blanco="Alaska 9", Negro="Kamchatka 1", rng=Loaded(6, 1, (3, 1)))
    game.handle(AttackUntil(0, "Alaska", "Kamchatka", 1))
    assert log(game)[0] == ["Blanco", "attack", "Alaska", "Kamchatka", 3]
    assert game.view()["menu"] == {"move_in": [[0, 5]]}
    assert game.view()["battle"]["conquered"]


def test_attack_until_stops_where_a_person_has_to_answer() -> None:
    game = session(Blanco="Alaska 9", Negro="Kamchatka 4")
    game.handle(AttackUntil(0, "Alaska", "Kamchatka", 1))
    assert [words[1] for words in log(game)] == ["attack"]
    assert game.view()["menu"] == {"defend": [[1, 3]]}


@pytest.mark.parametrize("keep", [2, 5])
def test_attack_until_keeps_some_at_home(keep: int) -> None:
    game = session(bots=(1,), Blanco="Alaska 9", Negro="Kamchatka 1", rng=Loaded(1, 6, (3, 1)))
    game.handle(AttackUntil(0, "Alaska", "Kamchatka", keep))
    assert game.match.state.at("Alaska").armies == keep


@pytest.mark.parametrize(
    ("source", "target", "code"),
    [
        ("Alaska", "China", "not_adjacent"),
        ("Alaska", "Mu", "unknown_territory"),
        ("Perú", "Brasil", "not_owner"),
    ],
)
def test_attack_until_refused(source: str, target: str, code: str) -> None:
    game = session(Blanco="Alaska 9", Negro="Kamchatka 1")
    with pytest.raises(IllegalAction) as refused:
        game.handle(AttackUntil(0, source, target, 1))
    assert refused.value.code == code
    assert log(game) == []
    with pytest.raises(BadMessage):
        game.handle(AttackUntil(0, source, target, 0))


# The end


def test_the_end_shows_who_won_and_every_objective() -> None:
    game = session(
        Blanco="Alaska 9",
        Negro="Kamchatka 1",
        rest="Blanco",
        out={"Rojo": "Blanco"},
        objectives={"Blanco": "asia_africa", "Negro": "hold_24", "Rojo": "destroy_0"},
        bots=(1,),
        rng=Loaded(6, 1, (3, 1)),
    )
    act(game, "attack", "Alaska", "Kamchatka", 3)
    over = game.view()["over"]
    assert over["winners"] == [0]
    assert [(seat, met) for seat, _, met in over["objectives"]] == [
        (0, True),
        (1, False),
        (2, False),
    ]
    assert over["why"].endswith("tener toda Asia y toda África.")


def test_the_end_says_what_took_the_place_of_an_objective() -> None:
    game = session(
        Blanco="Alaska 9",
        Negro="Kamchatka 1",
        rest="Blanco",
        out={"Rojo": "Blanco"},
        objectives={"Blanco": "destroy_0", "Negro": "hold_24", "Rojo": "asia_africa"},
        options={"win_check": "end_of_turn"},
        bots=(1,),
        rng=Loaded(6, 1, (3, 1)),
    )
    act(game, "attack", "Alaska", "Kamchatka", 3)
    shown = {seat: text for seat, text, _ in game.view()["over"]["objectives"]}
    assert "28" in shown[0]
    assert shown[2] == catalogue("tgm").sections["objectives"]["asia_africa"]["es"]


def test_the_widget_plays_it() -> None:
    widget = MatchWidget(Match("tgm", seats=3), bots={"Negro": "random", "Rojo": "random"}, seed=3)
    assert len(json.loads(widget.board.text)["countries"]) == 42
    assert widget.view["game"] == "tgm"
    assert repr(widget) == "<MatchWidget tgm: Blanco, Negro (random), Rojo (random)>"
    widget.play("turn")
    assert widget.view["to_move"] == 0

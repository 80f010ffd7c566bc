"""The resource war on a screen, without a browser: orders, and what nobody is told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from sessions import act

from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import BadMessage, IllegalAction
from teg_nb.engine.games.wargame.actions import Attack, StrikeAir, StrikeSea
from teg_nb.engine.games.wargame.events import LandAttack, Struck
from teg_nb.engine.games.wargame.position import position
from teg_nb.engine.play.match import Match
from teg_nb.widget import MatchWidget
from teg_nb.widget.session.messages import Go, Private, Redo, Routine, Step, Undo
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import private, view

BRASIL = {
    "troops": 9,
    "busy": 2,
    "planes": 3,
    "ships": 2,
    "wall": 2,
    "armoury": 1,
    "airfield": 1,
    "stock": {"Metal": 12, "Cemento": 5, "Petróleo": 3, "Tecnología": 1, "Misil": 1},
}
SECRET = ("build", "upgrade", "fire")


def table(**parts: Any) -> Any:
    start: dict[str, Any] = {
        "Rojo": {"Brasil": BRASIL, "Argentina-Paraguay-Uruguay": 5},
        "Azul": {"Chile-Bolivia-Perú": {"troops": 4, "busy": 2, "wall": 1}},
        "Negro": {"Moscú": {"troops": 3, "stock": {"Metal": 4}}},
        "rest": "Negro",
        "objectives": {"Rojo": "fleet", "Azul": "asia", "Negro": "walls"},
    }
    return position(**{**start, **parts})


def session(bots: tuple[int, ...] = (), **parts: Any) -> Session:
    named = dict.fromkeys(bots, ("random", random_policy))
    return Session(Match("wargame", start=table(**parts)), named, random.Random(1))


def played(seed: int, seats: int = 3, **options: Any) -> Match:
    match = Match("wargame", seats=seats, options={"max_rounds": 5, **options})
    policy = greedy_policy if seed % 2 else random_policy
    return match.run(policy, random.Random(seed), limit=500)


# The view


def test_views_of_whole_matches_are_json() -> None:
    for seed in range(3):
        match = played(seed)
        for step in range(0, len(match) + 1, 23):
            shown = view(match, step, None, {}, "en")
            assert json.loads(json.dumps(shown, allow_nan=False)) == shown
            seat = max(match.game.to_move(match.states[step]), 0)
            mine = private(match, step, seat, "es")
            assert json.loads(json.dumps(mine, allow_nan=False)) == mine


def test_the_view_tells_what_stands_where() -> None:
    game = session()
    shown, board = game.view(), game.match.settings.board
    brasil, chile = board.country("Brasil"), board.country("Chile-Bolivia-Perú")
    assert shown["armies"][brasil] == 9
    assert [row[brasil] for row in shown["ready"]] == [7, 3, 2]
    assert [row[brasil] for row in shown["levels"]] == [2, 1, 1, 0]
    assert (shown["planes"][brasil], shown["ships"][brasil]) == (3, 2)
    assert (shown["defence"][chile], shown["block"][chile]) == (3, 2)
    assert shown["power"][brasil] == [5, 0]
    assert [row[brasil] for row in shown["strike"]] == [2, 1]
    assert shown["leave"][brasil] == 7
    assert len(shown["goals"]) == 12
    assert shown["stocks"] is None


def test_what_is_kept_for_defence_is_not_free() -> None:
    game = session()
    act(game, "defend", "Brasil", "Tropa", 5)
    shown, brasil = game.view(), game.match.settings.board.country("Brasil")
    assert (shown["free"][0][brasil], shown["leave"][brasil]) == (2, 2)
    assert shown["ready"][0][brasil] == 7


def test_the_numbers_of_the_view_foretell_every_fight() -> None:
    """The page computes from these numbers the same results as the rules."""
    fights = 0
    for seed in (1, 3):
        match = played(seed)
        for step, action in enumerate(match.actions):
            if not isinstance(action, (Attack, StrikeAir, StrikeSea)):
                continue
            shown, event = view(match, step, None, {}, "es"), match.events[step][0]
            source, target = action.source, action.target
            if isinstance(event, LandAttack):
                four, bonus = shown["power"][source]
                hits = action.troops * four // 4 + bonus
                left = max(0, hits - shown["block"][target])
                assert (event.hits, event.conquered) == (hits, left > shown["defence"][target])
            elif isinstance(event, Struck):
                waiting = shown["ready"][event.unit][target]
                duel = 0 if target in shown["suppressed"] else min(action.number, waiting)
                hits = (action.number - duel) * shown["strike"][event.unit - 1][source]
                stopped = shown["block"][target] if event.unit == 2 else 0
                assert (event.duel, event.hits) == (duel, max(0, hits - stopped))
            fights += 1
    assert fights > 20


def test_the_last_fight_is_shown_without_dice() -> None:
    game = session()
    act(game, "attack", "Brasil", "Chile-Bolivia-Perú", 7)
    fight = game.view()["battle"]
    assert fight["kind"] == "land_attack"
    assert (fight["sent"], fight["hits"], fight["block"], fight["conquered"]) == (7, 8, 2, True)
    act(game, "strike_sea", "Brasil", "México", "Tropas", 2)
    fight = game.view()["battle"]
    assert (fight["kind"], fight["sent"], fight["unit"], fight["aim"]) == ("strike", 2, 2, 0)


def test_a_weapon_is_shown_with_what_it_destroyed() -> None:
    game = session(Azul={"Venezuela-Colombia-Ecuador": 5})
    act(game, "fire", "Misil", "Brasil", "Venezuela-Colombia-Ecuador")
    fight = game.view()["battle"]
    assert (fight["kind"], fight["weapon"]) == ("weapon_fired", 0)
    assert fight["destroyed"] == [3, 0, 0, 0, 0, 0, 0]


# What may be done


def test_the_menu_has_trips_without_cargo_and_no_order_that_tells_of_a_stock() -> None:
    game = session()
    menu = game.view()["menu"]
    assert not set(SECRET) & set(menu)
    assert {"attack", "strike_air", "strike_sea", "march", "carry", "gather", "defend"} <= set(menu)
    cargo = [name for name, _ in game.view()["forms"]["march"]["fields"]].index("cargo")
    assert all(row[cargo] == [] for row in menu["march"])
    assert all(row[-1] == [] and row[-2] == 0 for row in menu["carry"])


def test_the_private_reply_has_stocks_objective_and_the_rest_of_the_orders() -> None:
    game = session(deliveries={"Rojo": ["Brasil"]})
    reply = game.handle(Private())
    assert reply is not None
    assert set(reply["menu"]) == {"build", "upgrade", "fire"}
    assert reply["objective"] == "Tener 8 aviones y 8 barcos."
    brasil = game.match.settings.board.country("Brasil")
    stock = [[0, 12], [1, 5], [3, 3], [8, 1], [12, 1]]
    assert reply["stocks"] == {"pooled": False, "rows": [[brasil, stock]]}
    assert reply["delivery"] == [brasil]
    assert {item["source"] for item in reply["compose"]["carry"]} == {brasil}


def test_every_order_is_accepted_as_the_page_writes_it() -> None:
    game = session()
    orders: list[list[Any]] = [
        ["carry", "Brasil", "Argentina-Paraguay-Uruguay", "Avión", 2, 2, [["Metal", 3]]],
        ["march", "Argentina-Paraguay-Uruguay", "Brasil", [["Metal", 1]], 1],
        ["build", "Brasil", "Barco", 1],
        ["gather", "Brasil", "Metal", 1],
        ["end_turn", ["Brasil", "Argentina-Paraguay-Uruguay"]],
    ]
    for words in orders:
        act(game, *words)
    log = [
        encode(action, game.match.settings)
        for action in game.match.actions
        if action.seat != CHANCE
    ]
    assert log == [["Rojo", *words] for words in orders]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["carry", "Brasil", "Argentina-Paraguay-Uruguay", "Avión", 1, 2, [["Metal", 1]]],
         "over_capacity"),
        (["build", "Brasil", "Avión", 5], "not_enough_resources"),
        (["fire", "Epidemia", "Brasil", "México"], "weapon_not_held"),
        (["strike_air", "Brasil", "Moscú", "Tropas", 1], "air_immune"),
        (["end_turn", []], "bad_selection"),
    ],
)  # fmt: skip
def test_what_is_not_legal_is_refused_with_its_clause(words: list[Any], code: str) -> None:
    game = session()
    with pytest.raises(IllegalAction) as caught:
        act(game, *words)
    assert caught.value.code == code
    assert len(game.match) == 0


def test_one_stock_for_all_is_shown_as_such() -> None:
    start = position(
        Rojo="Brasil 3", stocks={"Rojo": {"Metal": 5}}, options={"resource_pool": "seat"}
    )
    reply = private(Match("wargame", start=start), 0, 0, "es")
    assert reply["stocks"] == {"pooled": True, "rows": [[0, [[0, 5]]]]}


def test_open_stocks_are_in_the_view_and_only_one_s_own_in_the_private_reply() -> None:
    match = Match("wargame", start=table(options={"stocks_public": True}))
    moscu = match.settings.board.country("Moscú")
    assert [moscu, [[0, 4]]] in view(match, 0, None, {}, "es")["stocks"]["rows"]
    assert moscu not in dict(private(match, 0, 0, "es")["stocks"]["rows"])


def test_the_end_shows_all_objectives_the_winner_s_first() -> None:
    match = Match("wargame", seats=3, options={"max_rounds": 1})
    match.run(random_policy, random.Random(4))
    over = view(match, len(match), None, {}, "es")["over"]
    assert len(over["objectives"]) == 3
    assert over["objectives"][0][0] in over["winners"]


def test_bots_play_and_the_person_goes_on() -> None:
    game = session(bots=(1, 2))
    act(game, "end_turn", ["Brasil"])
    game.handle(Step(game.step, "end"))
    assert game.match.to_move == 0 or game.match.is_over
    assert game.viewer == 0


# Secrets


def disguised(match: Match, step: int, seat: int | None) -> Match:
    """The match up to a step, and then other stocks, objectives and deliveries of other seats."""
    other = match.fork(step)
    state = other.states[step].copy()
    mine = 0 if seat is None else state.held[seat]
    rng = random.Random(step)
    for place in range(len(state.stocks)):
        if not mine >> place & 1:
            state.stocks[place] = tuple(rng.randrange(9) for _ in range(16))
    kept = state.objectives[seat] if seat is not None else -1
    free = [number for number in range(12) if number != kept]
    rng.shuffle(free)
    others = [free.pop() for _ in state.objectives]
    state.objectives = tuple(kept if k == seat else value for k, value in enumerate(others))
    state.treasures = tuple(
        value if k == seat else rng.randrange(9) for k, value in enumerate(state.treasures)
    )
    state.deliveries = tuple(
        value if k == seat else tuple(rng.sample(range(42), 3))
        for k, value in enumerate(state.deliveries)
    )
    other.states[step] = state
    return other


@pytest.mark.slow
def test_the_browser_is_told_nothing_of_others_stocks_objectives_and_deliveries() -> None:
    """Positions that differ only in them give the same view, and the same private reply."""
    compared = 0
    for seed in range(4):
        match = played(seed)
        for step in range(3, len(match), 17):
            seat = match.game.to_move(match.states[step])
            if seat < 0:
                continue
            ours, theirs = match.fork(step), disguised(match, step, None)
            assert view(ours, step, seat, {}, "es") == view(theirs, step, seat, {}, "es")
            theirs = disguised(match, step, seat)
            assert private(ours, step, seat, "es") == private(theirs, step, seat, "es")
            compared += 1
    assert compared > 30


def test_what_was_found_and_built_is_news_for_its_seat_alone() -> None:
    game = session()
    act(game, "build", "Brasil", "Misil", 1)
    act(game, "gather", "Brasil", "Cemento", 1)
    public = json.dumps(game.view()["news"], ensure_ascii=False).lower()
    assert "misil" not in public
    assert "cemento" not in public
    reply = game.handle(Private())
    assert reply is not None
    own = json.dumps(reply["news"], ensure_ascii=False).lower()
    assert "misil" in own
    assert "cemento" in own


def test_the_marks_of_the_last_order_tell_no_secret() -> None:
    game = session()
    act(game, "end_turn", ["Brasil"])
    assert game.view()["last"] == {"source": None, "target": None}


def test_nothing_secret_is_in_a_trait() -> None:
    """Traits are saved inside notebooks: asking for secrets, and other secrets, change none."""
    match = played(2).fork(62)
    assert match.to_move >= 0
    widget, other = MatchWidget(match, seed=1), MatchWidget(disguised(match, 62, None), seed=1)
    before = widget.get_state(["board", "view"])
    assert other.get_state(["board", "view"]) == before
    replies: list[Any] = []
    widget.send = replies.append  # type: ignore[method-assign,assignment]
    widget._on_message(widget, {"kind": "private"}, None)
    assert replies[-1]["stocks"]["rows"]
    assert widget.get_state(["board", "view"]) == before


def test_an_earlier_position_is_seen_as_it_was() -> None:
    game = session()
    act(game, "attack", "Brasil", "Chile-Bolivia-Perú", 7)
    game.handle(Go(0))
    assert game.view()["armies"][game.match.settings.board.country("Brasil")] == 9
    reply = game.handle(Private())
    assert reply is not None
    assert reply["step"] == 0


def orders_of(match: Match, first: int) -> list[Any]:
    return [action for action in match.actions[first:] if action.seat >= 0]


def own(match: Match, seat: int) -> list[int]:
    return [k for k, owner in enumerate(match.state.owner) if owner == seat]


def test_all_who_are_idle_gather_at_one_press() -> None:
    """The page offers the resource gathered before. One undo removes all orders of a press."""
    match, rng = played(3), random.Random(1)
    turns = [step for step, action in enumerate(match.actions, 1) if action.verb == "end_turn"]
    match = match.fork(turns[2])  # the second turn of the first seat begins
    board = Session(match, {}, rng)
    seat, first = match.to_move, len(match)
    before = {
        item.country: item.resource
        for item in orders_of(match, 0)
        if item.verb == "gather" and item.seat == seat
    }
    idle = [k for k in own(match, seat) if board.view()["free"][0][k]]
    assert board.view()["routines"]["gather"] == len(idle) > 2
    board.handle(Routine(first, "gather"))
    given = orders_of(match, first)
    assert sorted(item.country for item in given) == idle
    assert {*before} & {*idle}
    assert all(item.resource == before.get(item.country, item.resource) for item in given)
    assert not any(board.view()["free"][0][k] for k in idle)
    assert board.view()["routines"] == {"again": 0, "gather": 0}

    def free() -> int:
        return sum(board.view()["free"][0][k] > 0 for k in idle)

    board.handle(Undo(board.step))
    assert (board.step, free()) == (first, len(idle))
    board.handle(Redo(board.step))
    assert free() == 0
    board.show(max(k for k in range(first, len(match)) if match.actions[k].seat == seat))
    assert free() == 1, "step by step, each for itself"
    board.handle(Undo(board.step))
    assert free() == 2


def test_who_worked_last_round_works_again() -> None:
    """As many as there are by now; who is not there any more is left out."""
    match = played(3).fork(0)
    rng = random.Random(1)
    board = Session(match, {}, rng)
    seat = match.to_move
    country, other = own(match, seat)[:2]
    names = match.settings.board.countries
    words = match.settings.vocabulary

    def search(place: int, troops: int) -> None:
        row = next(row for row in board.view()["menu"]["gather"] if row[0] == place)
        act(board, "gather", names[place], words["resource"][row[1]], troops)

    search(country, 1)
    search(other, 1)
    assert board.view()["routines"]["again"] == 0
    act(board, "end_turn", [names[country]])
    while match.to_move != seat or match.state.phase != "orders":
        mover = match.to_move
        act(board, "end_turn", [names[own(match, mover)[0]]])
    board = Session(match, {}, rng)
    first = len(match)
    assert board.view()["routines"]["again"] == 2
    search(other, board.view()["free"][0][other])
    assert board.view()["routines"]["again"] == 1
    board.handle(Routine(board.step, "again"))
    verbs = [(item.verb, item.country, item.troops) for item in orders_of(match, first)]
    assert verbs[1:] == [("gather", country, 1)]


@pytest.mark.parametrize("name", ["", "end_turn", "Gather"])
def test_there_is_no_other_routine(name: str) -> None:
    board = session()
    with pytest.raises(BadMessage):
        board.handle(Routine(0, name))
    assert len(board.match) == 0


def test_a_routine_is_of_the_person_to_move() -> None:
    board = session(bots=(0,))
    with pytest.raises(IllegalAction):
        board.handle(Routine(0, "gather"))

"""Players with settings, the levels and the search: legal, repeatable, ignorant of secrets."""

from __future__ import annotations

import pickle
import random
from dataclasses import FrozenInstanceError, replace
from typing import Any

import isles
import pytest
from outlets import twin

from teg_nb import GAMES, Match, MatchWidget, simulate
from teg_nb.analysis import search_frame
from teg_nb.bots import POLICIES, name_of, policies, policy_named, spelled
from teg_nb.bots.campaign_odds import assault
from teg_nb.bots.eggar.hard import race
from teg_nb.bots.evaluation import evaluate
from teg_nb.bots.game_policies import best_policy, novice_policy
from teg_nb.bots.guided_playout import GuidedPlayout
from teg_nb.bots.levels import Easy, Hard, Normal
from teg_nb.bots.search import Considered, Search, _Tree
from teg_nb.engine.errors import BadArgument, GameError, UnknownName
from teg_nb.engine.games import game_named, register_game, unregister_game

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("with_isles")]

NAMES = [*GAMES, "isles"]
PLAYERS = ["easy", "normal", "hard", "search(playouts=4, entries=5)"]

games = pytest.mark.parametrize("game", NAMES)
players = pytest.mark.parametrize("player", PLAYERS)


def begun(game: str, entries: int, seed: int = 1, seats: int = 3) -> Match:
    """A match between greedy bots, up to a seat's decision."""
    match = Match(game, seats).run(POLICIES["greedy"], random.Random(seed), limit=entries)
    match.resolve_chance(random.Random(seed))
    assert not match.is_over
    return match


# Their text form


@pytest.mark.parametrize(
    ("text", "player", "name"),
    [
        ("search", Search(), "search"),
        ("search()", Search(), "search"),
        (" search ( playouts = 7 ) ", Search(playouts=7), "search(playouts=7)"),
        ("search(seconds=.5)", Search(seconds=0.5), "search(seconds=0.5)"),
        ("search(playouts=100)", Search(), "search"),
        ("search(rollout=random)", Search(rollout="random"), "search(rollout=random)"),
        ("search(rollout='random')", Search(rollout="random"), "search(rollout=random)"),
        ("easy(blunders=0)", Easy(blunders=0), "easy(blunders=0)"),
        ("hard", Hard(), "hard"),
        ("normal", Normal(), "normal"),
        ("normal(blunders=0.25)", Normal(0.25), "normal(blunders=0.25)"),
    ],
)
def test_a_player_is_written_in_one_way(text: str, player: Any, name: str) -> None:
    assert policy_named(text) == player
    assert str(player) == spelled(text) == name
    assert policy_named(name) == player


@pytest.mark.parametrize(
    ("text", "spanish", "english"),
    [
        (
            "serch(playouts=2)",
            "no hay ningún bot 'serch'; ¿quisiste decir search?",
            "no bot 'serch'; did you mean search?",
        ),
        (
            "search(playout=2)",
            "no hay ningún ajuste 'playout'; ¿quisiste decir playouts?",
            "no setting 'playout'; did you mean playouts?",
        ),
        (
            "search(playouts=0)",
            "playouts es un número entero de 1 en adelante, no 0",
            "playouts is a whole number from 1 on, not 0",
        ),
        (
            "search(playouts=many)",
            "playouts es un número entero de 1 en adelante, no 'many'",
            "playouts is a whole number from 1 on, not 'many'",
        ),
        (
            "search(rollout=clever)",
            "rollout no puede ser 'clever'; están greedy, hard y random",
            "rollout cannot be 'clever'; there are greedy, hard and random",
        ),
        (
            "easy(blunders=2)",
            "blunders es un número de 0 a 1, no 2",
            "blunders is a number from 0 to 1, not 2",
        ),
        (
            "easy(blunders=nan)",
            "blunders es un número de 0 a 1, no 'nan'",
            "blunders is a number from 0 to 1, not 'nan'",
        ),
        ("greedy(playouts=2)", "greedy no tiene ajustes", "greedy has no settings"),
        ("hard(playouts=2)", "hard no tiene ajustes", "hard has no settings"),
        (
            "normal(playouts=2)",
            "no hay ningún ajuste 'playouts'; están blunders",
            "no setting 'playouts'; there are blunders",
        ),
        *(
            (
                text,
                f"{text!r} no se entiende; un bot con ajustes se escribe como"
                " 'search(playouts=200)'",
                f"{text!r} cannot be read; a bot with settings is written like"
                " 'search(playouts=200)'",
            )
            for text in (
                "search(playouts=2",
                "search(2)",
                "search(playouts=2, playouts=3)",
                "search(playouts=[2])",
                "search(**x)",
                "search(playouts=2)(playouts=3)",
                "search(playouts=2),",
                "search(playouts=__import__('os'))",
            )
        ),
    ],
)
def test_what_cannot_be_is_said_in_both_languages(text: str, spanish: str, english: str) -> None:
    with pytest.raises((BadArgument, UnknownName)) as caught:
        policy_named(text)
    fault: GameError = caught.value
    assert (fault.text("es"), fault.text("en")) == (spanish, english)


def test_commas_within_parentheses_part_settings() -> None:
    bots = policies("search(playouts=9, entries=5),easy", 3)
    assert bots == [Search(playouts=9, entries=5), Easy(), Search(playouts=9, entries=5)]


@players
def test_settings_are_fixed_and_pickle(player: str) -> None:
    policy: Any = policy_named(player)
    assert pickle.loads(pickle.dumps(policy)) == policy
    assert hash(policy) == hash(policy_named(player))
    with pytest.raises(FrozenInstanceError):
        policy.playouts = 3


def test_logs_and_tables_name_a_player_with_its_settings() -> None:
    words: dict[str, Any] = {"seats": 2, "options": {"max_rounds": 1}, "progress": False}
    named = simulate("eggar", "easy(blunders=.5),search(playouts=1,entries=1)", 1, 5, **words)
    given = simulate("eggar", [Easy(0.5), Search(playouts=1, entries=1)], 1, 5, **words)
    there = simulate("eggar", [Easy(0.5), Search(playouts=1, entries=1)], 1, 5, 1, **words)
    text = "easy(blunders=0.5), search(playouts=1, entries=1)"
    for data in (named, given, there):
        assert data.matches()["bots"].tolist() == [text]
        assert data.match(0).metadata["bots"] == text.split(", ", 1)
        assert data.match(0).actions == named.match(0).actions


def test_the_widget_names_a_player_with_its_settings() -> None:
    bots = {"Negro": "search(playouts = 3)", "Rojo": Easy(0.5)}
    widget = MatchWidget(Match(seats=3), bots=bots, seed=7)
    assert repr(widget) == (
        "<MatchWidget teg: Blanco, Negro (search(playouts=3)), Rojo (easy(blunders=0.5))>"
    )
    assert name_of(POLICIES["greedy"]) == "greedy_policy"


# What they choose, in every game


@games
@players
def test_they_play_legally_and_alike_for_the_same_seed(game: str, player: str) -> None:
    policy = policy_named(player)
    seats = 2 if game == "isles" else 3
    start = begun(game, 25, 6, seats)
    one, two = (start.fork().run(policy, random.Random(5), limit=25) for _ in range(2))
    assert len(one) > len(start)
    assert one.actions == two.actions


@games
@players
def test_they_choose_alike_whatever_they_may_not_know(game: str, player: str) -> None:
    """Matches that read alike for a seat, and differ in what is hidden from it."""
    policy = policy_named(player)
    seats = 2 if game == "isles" else 3
    differ = 0
    for entries in (9, 40):
        match = begun(game, entries, entries, seats)
        for viewer in range(seats):
            other = twin(match, viewer, random.Random(3))
            here = match.fork(len(other))
            if viewer not in here.game.acting_seats(here.state):
                continue
            seen = here.observe(viewer)
            states = [other.state, here.game.determinize(seen, random.Random(4))]
            chosen = policy(seen, random.Random(8))
            for state in states:
                differ += state != here.state
                again = here.game.observe(state, viewer)
                again.history = seen.history
                assert policy(again, random.Random(8)) == chosen
    assert differ or game in ("isles", "eggar")  # nothing, or no more than answers, is hidden


@games
def test_nothing_that_they_were_given_is_changed(game: str) -> None:
    match = begun(game, 30, 2, 2 if game == "isles" else 3)
    seen, before = match.observe(match.to_move), match.state.copy()
    Search(playouts=3, entries=4)(seen, random.Random(1))
    assert match.state == before
    assert seen == match.observe(match.to_move)


# Levels


@games
@pytest.mark.parametrize("level", [Easy, Normal])
def test_a_level_errs_as_often_as_it_is_told(game: str, level: Any) -> None:
    match = begun(game, 25, 3, 2 if game == "isles" else 3)
    seen = match.observe(match.to_move)
    for seed in range(12):
        one, two = random.Random(seed), random.Random(seed)
        assert level(blunders=0)(seen, one) == best_policy(seen, two)
        one, two = random.Random(seed), random.Random(seed)
        two.random()
        assert level(blunders=1)(seen, one) == novice_policy(seen, two)


@games
def test_normal_errs_less_often_than_easy(game: str) -> None:
    easy, normal = Easy().share(game), Normal().share(game)
    assert 1 >= easy > normal >= 0
    assert normal or (game == "teg"), "elsewhere hard is little above greedy"


def test_normal_is_the_greedy_bot_of_la_revancha() -> None:
    match = begun("teg", 25, 3)
    words: dict[str, Any] = {"limit": 60}
    greedy, normal = (
        match.fork().run(POLICIES[name], random.Random(4), **words) for name in ("greedy", "normal")
    )
    assert greedy.actions == normal.actions


def test_hard_wins_far_more_than_easy() -> None:
    """Between two, in both seats of the same deals."""
    words: dict[str, Any] = {"seats": 2, "rotate": True, "progress": False}
    won = simulate("eggar", "hard,easy", 16, 1, **words).seats().groupby("bot")["won"].sum()
    assert won["hard"] >= 12


@games
def test_a_beginner_does_what_is_legal_and_many_things(game: str) -> None:
    match = begun(game, 25, 3, 2 if game == "isles" else 3)
    seen = match.observe(match.to_move)
    done = {novice_policy(seen, random.Random(seed)) for seed in range(30)}
    assert all(action in seen.legal_actions for action in done)
    assert len(done) > 1 or len(seen.legal_actions) == 1


def test_hard_attacks_with_several_countries_what_none_would_alone() -> None:
    armies = {"Blanco": "Portugal 4, Francia 4", "Negro": "España 2, Gran Bretaña 12"}
    state = GAMES["teg"].position(**armies, rest="Blanco", conquests=1)
    seen = GAMES["teg"].observe(state, 0)
    assert best_policy(seen, random.Random(1)).verb == "end_attack"
    chosen = Hard()(seen, random.Random(1))
    assert chosen.verb == "attack"
    assert state.settings.board.countries[chosen.target] == "España"


def test_hard_shares_out_its_armies() -> None:
    """Two borders with weak neighbours: all of it in one place would be a waste."""
    state = GAMES["teg"].position(
        Blanco="Portugal 1, Chile 1",
        Negro="España 2, Argentina 2",
        rest="Negro",
        phase="reinforce",
        due=12,
    )
    seen = GAMES["teg"].observe(state, 0)
    greedy, hard = best_policy(seen, random.Random(1)), Hard()(seen, random.Random(1))
    assert greedy.armies == 12
    assert 1 <= hard.armies < 12


def test_odds_of_several_countries_follow_from_those_of_each() -> None:
    """Against a count of all throws of the second, after all ends of the first."""
    from teg_nb.analysis.odds import survivors

    won = lost = 0.0
    for (mine, theirs), chance in survivors(4, 3).items():
        lost += chance * (4 - mine)
        won += chance * (not theirs)
        for (others, left), share in survivors(3, theirs).items() if theirs else ():
            lost += chance * share * (3 - others)
            won += chance * share * (not left)
    assert assault((4, 3), 3) == pytest.approx((won, lost))
    assert assault((4,), 3)[0] < assault((4, 3), 3)[0]


def test_hard_stands_beside_who_would_be_first_at_a_flag() -> None:
    """The greedy bot plays on although it comes too late."""
    state = GAMES["eggar"].position(Verde="F6, D2, C3", Azul="E2, M10, L11", steps=2)
    seen, board = GAMES["eggar"].observe(state, 0), state.settings.board
    greedy, hard = best_policy(seen, random.Random(1)), Hard()(seen, random.Random(1))
    assert greedy.soldier == 0
    assert board.distance(hard.path[-1], board.square("E2")) == 1


def test_a_race_is_weighed_by_all_rolls() -> None:
    """The rival is first: the second has two steps to go, it has three."""
    at_once = (1 - 4 / 6) * 5 / 6
    later = 1 / 36 * 1 / 6  # two ones, after a one
    assert race((2, 8), ((3, 8),), asked=False) == pytest.approx(at_once + later)
    assert race((2, 8), ((3, 8), (60, 8)), asked=False) == pytest.approx(at_once + later)
    assert race((40, 8), ((40, 1),)) > 0.9, "who has one soldier left is soon out"


# What positions are worth


@games
def test_what_a_position_is_worth_adds_up_to_one(game: str) -> None:
    match = begun(game, 40, 4, 2 if game == "isles" else 3)
    for state in match.states[::9]:
        worth = evaluate(match.game, state)
        assert len(worth) == len(match.settings.seats)
        assert sum(worth) == pytest.approx(1)
        assert min(worth) >= 0


def test_at_the_end_it_is_what_was_won() -> None:
    match = Match("tgm", 3, {"max_rounds": 2}).run(POLICIES["random"], random.Random(1))
    assert evaluate(match.game, match.state) == match.outcome.returns


def test_whoever_is_near_its_objective_is_worth_more() -> None:
    """The same board; the cards differ."""
    game = GAMES["teg"]
    parts: dict[str, Any] = {"Blanco": "Chile 3, Argentina 3, Brasil 3", "rest": "Negro"}
    state = game.position(**parts)
    far, near = state.copy(), state.copy()
    continents = state.settings.board.continents
    held = [(state.held[0] & continent.members).bit_count() for continent in continents]

    def done(number: int) -> float:
        card = state.settings.facts.objectives[number]
        return sum(map(min, card.need, held)) / max(sum(card.need), 1)

    cards = [n for n, card in enumerate(state.settings.facts.objectives) if sum(card.need)]
    near.objectives = ((max(cards, key=done),), ())
    far.objectives = ((min(cards, key=done),), ())
    near.targets = far.targets = (-1, -1)
    assert evaluate(game, near)[0] > evaluate(game, far)[0]


# The search


def tried(considered: Considered) -> tuple[int, float]:
    """The most tried, and of those the best, comes first."""
    return -considered.visits, -considered.value


@games
def test_it_shows_what_it_thinks(game: str) -> None:
    match = begun(game, 30, 2, 2 if game == "isles" else 3)
    while len(match.legal_actions()) == 1:
        match.run(POLICIES["greedy"], random.Random(1), limit=1)
        match.resolve_chance(random.Random(1))
    seen, search = match.observe(match.to_move), Search(playouts=12, entries=6)
    rows = search.consider(seen, random.Random(4))
    assert sum(row.visits for row in rows) == 12
    first, *others = replace(search, doubt=100.0).consider(seen, random.Random(4))
    assert others == sorted(others, key=tried)
    bold = replace(search, doubt=0.0).consider(seen, random.Random(4))
    better = [other for other in others if other.value > first.value]
    assert bold[: len(better) + 1] == [*better, first]
    assert (
        sorted(map(tried, rows)) == sorted(map(tried, bold)) == sorted(map(tried, [first, *others]))
    )
    assert all(0 <= row.low <= row.value <= row.high <= 1 for row in rows)
    assert search(seen, random.Random(4)) == rows[0].action
    for row in rows:
        match.game.check(match.state, row.action)
    frame = search_frame(seen, search, 4)
    assert frame["visits"].sum() == 12
    assert list(frame) == list(Considered._fields)
    assert frame["action"].is_unique
    assert frame["action"][0].startswith(rows[0].action.verb)


def test_nobody_else_is_thought_for() -> None:
    match = begun("teg", 60)
    other = (match.to_move + 1) % 3
    for viewer in (other, None):
        assert Search().consider(match.observe(viewer), random.Random(1)) == []
    frame = search_frame(match.observe(None), Search())
    assert frame.empty
    assert list(frame) == list(Considered._fields)


def test_a_win_in_reach_is_worth_one() -> None:
    """A step from the flag: who takes it has won, and all the rest is worth less (EGG-7)."""
    game = GAMES["eggar"]
    state = game.position(Verde="L11", Azul="7 M1", steps=2)
    rows = Search(playouts=20, entries=4).consider(game.observe(state, 0), random.Random(1))
    assert rows[0].value == 1
    assert (rows[0].low, rows[0].high) == (1, 1)
    after, _ = game.play(state, rows[0].action)
    assert game.outcome(after).winners == (0,)


def branches(match: Match, iterations: int) -> list[Any]:
    """All actions in the tree of a search for the seat to move."""
    tree = _Tree(Search(entries=1), match.observe(match.to_move), random.Random(1))
    for _ in range(iterations):
        tree.iterate()
    all_edges, nodes = [], [tree.root]
    while nodes:
        edges = nodes.pop().edges
        all_edges += edges
        nodes += [edge.node for edge in edges.values()]
    return all_edges


def test_cards_that_others_pass_face_down_are_no_branch() -> None:
    """Else the tree would answer what its seat cannot know (REC-8.7)."""
    match = Match("reconquista", 3).run(POLICIES["greedy"], random.Random(2), limit=40)
    while match.is_over or match.to_move < 0 or not match.game.has_sealed_entries(match.state):
        match.run(POLICIES["greedy"], random.Random(len(match)), limit=1)
    while match.game.has_sealed_entries(match.state):
        match.pop()
    tried = branches(match, 30)
    assert {item.seat for item in tried if item.verb == "commit"} <= {match.to_move}
    assert len({item.verb for item in tried}) > 1


def test_what_others_do_unseen_is_no_branch() -> None:
    """Their targets are secret; their attacks are not."""
    whole = begun("wargame", 90)
    ends = [step for step, action in enumerate(whole.actions) if action.verb == "end_turn"]
    others = []
    for step in ends:
        match = whole.fork(step)
        tried = branches(match, 40)
        others += [(match, item) for item in tried if item.seat != match.to_move]
    assert others
    for match, action in others:
        assert match.game.redact(match.state, action, match.to_move) == action


def test_seconds_decide_instead_of_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("teg_nb.bots.search.time.monotonic", lambda: next(clock))
    seen = begun("tgm", 60).observe(begun("tgm", 60).to_move)
    monkeypatch.setattr(GuidedPlayout, "go_on", lambda *_: None)
    rows = Search(playouts=1, seconds=9).consider(seen, random.Random(1))
    assert 3 <= sum(row.visits for row in rows) <= 9


def test_random_rollouts_are_others_than_greedy_ones() -> None:
    seen = begun("tgm", 60).observe(begun("tgm", 60).to_move)
    greedy, random_ = (
        Search(playouts=8, entries=10, rollout=word).consider(seen, random.Random(1))
        for word in ("greedy", "random")
    )
    assert greedy != random_


def test_the_player_of_the_rollouts_is_asked_first() -> None:
    """`greedy` would end its attacks here, and `hard` would not."""
    armies = {"Blanco": "Portugal 4, Francia 4", "Negro": "España 2, Gran Bretaña 12"}
    state = GAMES["teg"].position(**armies, rest="Blanco", conquests=1)
    seen = GAMES["teg"].observe(state, 0)
    first = {
        rollout: Search(playouts=1, rollout=rollout)(seen, random.Random(1)).verb
        for rollout in ("greedy", "random", "hard")
    }
    assert first == {"greedy": "end_attack", "random": "end_attack", "hard": "attack"}


def test_a_game_from_outside_may_bring_more_than_a_greedy_bot() -> None:
    unregister_game("isles")
    first: Any = lambda seen, rng: seen.legal_actions[0]  # noqa: E731
    last: Any = lambda seen, rng: seen.legal_actions[-1]  # noqa: E731
    bots = {"greedy": first, "hard": last, "novice": last, "evaluate": lambda *_: [3, 1]}
    bots["blunder_rate"] = lambda: {"easy": 1, "normal": 0}
    register_game(isles.GAME, isles.WORDS, drawings={"isles": isles.drawing()}, bots=bots)
    match = Match("isles", 2)
    match.resolve_chance(random.Random(1))
    seen = match.observe(match.to_move)
    legal = list(seen.legal_actions)
    chosen = [
        policy_named(name)(seen, random.Random(1))
        for name in ("normal", "easy(blunders=0)", "easy", "hard")
    ]
    assert chosen == [legal[0], legal[0], legal[-1], legal[-1]]
    assert evaluate(match.game, match.state) == (0.9, 0.1)


def test_a_game_without_a_bot_of_its_own_is_searched_too() -> None:
    unregister_game("isles")
    register_game(isles.GAME, isles.WORDS, drawings={"isles": isles.drawing()})
    for player in PLAYERS:
        match = Match("isles", 2).run(policy_named(player), random.Random(1), limit=20)
        assert len(match) == 20 or match.is_over
    assert game_named("isles") is isles.GAME

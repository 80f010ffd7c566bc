"""A real table: people type what dice and cards have done, and the match becomes a log."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teg_nb import CHANCE, GAMES, POLICIES, Match, Study, position
from teg_nb.engine.errors import BadArgument, BadMessage, IllegalAction, UnknownName
from teg_nb.engine.play.manual_input import format_chance, parse_chance

games = pytest.mark.parametrize("game", list(GAMES))


def attacked() -> Match:
    match = Match(start=position(Blanco="Portugal 4", Negro="España 2"))
    match.act("attack", "Portugal", "España")
    return match


@games
def test_a_whole_match_is_typed(game: str) -> None:
    """Bots decide, people throw: the log is that of the match whose chance they have typed."""
    seats = 2 if game == "eggar" else 3
    played = Match(game, seats, {"max_rounds": 3}).run(POLICIES["greedy"], random.Random(1))
    table = Match(game, seats, {"max_rounds": 3})
    verbs = set()
    for action in played.actions:
        if action.seat == CHANCE:
            wanted = table.pending_chance()
            assert wanted is not None
            assert wanted.verb == action.verb
            verbs.add(action.verb)
            table.enter_chance(format_chance(action, table.settings))
        else:
            assert table.pending_chance() is None
            table.push(action)
    assert len(verbs) > 1
    assert [*table.lines()] == [*played.lines()]
    assert Match.parse([*table.lines()]).state == played.state


@games
def test_the_example_can_be(game: str) -> None:
    match = Match(game, 2 if game == "eggar" else 3, {"max_rounds": 2})
    bots, rng = POLICIES["greedy"], random.Random(2)
    for _ in range(300):
        match.play(bots, rng, "end", chance="manual")
        if match.is_over:
            break
        assert match.to_move == CHANCE
        wanted = match.pending_chance("en")
        assert wanted is not None
        assert wanted.label != wanted.verb
        match.enter_chance(wanted.example)


@pytest.mark.parametrize(
    "text",
    [
        "6, 4, 1, / 5 4;",
        "6 4 1 / 5 4",
        "1 4 6/4 5",
        "641/54",
        "6,4,1 / 5,4",
        " 6 41 / 54 ",
        "6 4 1\n5 4",
    ],
)
def test_ways_to_write_the_dice(text: str) -> None:
    match = attacked()
    match.enter_chance(text)
    assert sorted(match.actions[-1].attack) == [1, 4, 6]  # type: ignore[attr-defined]
    assert sorted(match.actions[-1].defence) == [4, 5]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "refusal", "said"),
    [
        ("6 4 / 5 4", IllegalAction, "TEG-8.6"),
        ("6 4 1 / 5 4 3", IllegalAction, "TEG-8.6"),
        ("6 4 1", IllegalAction, "TEG-8.6"),
        ("", IllegalAction, "TEG-8.6"),
        ("6 4 7 / 5 4", BadArgument, "'7' is not a die"),
        ("6 0 1 / 5 4", BadArgument, "'0' is not a die"),
        ("1 " * 5000 + "/ 5", BadMessage, "list"),
        ("6 4 1 / 5 4 / 3", BadArgument, "something like"),
        ("six / 5", BadArgument, "'six' is not a number"),
        ("6 4 -1 / 5 4", BadArgument, "'-1' is not a number"),
        ("² / 5", BadArgument, "is not a number"),
        ("9" * 5000 + " / 5", BadArgument, "is not a number"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_and_nothing_changes(
    text: str, refusal: type[Exception], said: str
) -> None:
    match = attacked()
    before = [*match.lines()]
    with pytest.raises(refusal) as fault:
        match.enter_chance(text)
    assert said in str(fault.value)
    assert [*match.lines()] == before


def test_nothing_is_thrown_where_nothing_is_due() -> None:
    match = Match(start=position(Blanco="Portugal 4", Negro="España 2"))
    with pytest.raises(BadArgument, match="nothing is to be thrown"):
        match.enter_chance("6")
    with pytest.raises(BadArgument):
        match.play(POLICIES["greedy"], random.Random(1), chance="guessed")


def until(verb: str, **options: Any) -> Match:
    """A match at whose end chance is to do something."""
    match = Match("teg", 2, options)
    rng = random.Random(4)
    while True:
        match.play(POLICIES["greedy"], rng, "end", chance="manual")
        wanted = match.pending_chance()
        assert wanted is not None
        if wanted.verb == verb:
            return match
        match.push(match.game.sample_chance(match.state, rng))


@pytest.mark.parametrize("text", ["Nieve", "nieve", "SNOW", "snow"])
def test_cards_in_both_languages(text: str) -> None:
    match = until("turn_situation")
    match.enter_chance(text)
    assert match.lines()
    assert match.settings.vocabulary["situation"][match.actions[-1].card] == "Nieve"  # type: ignore[attr-defined]


def test_a_name_that_there_is_not_is_told_with_one_that_may_be_meant() -> None:
    match = until("turn_situation")
    with pytest.raises(UnknownName, match="Nieve"):
        match.enter_chance("Nievve")


def test_a_card_that_has_gone_is_refused() -> None:
    match = until("draw_card")
    name = match.pending_chance().example  # type: ignore[union-attr]
    match.enter_chance(name)
    while (wanted := match.pending_chance()) is None or wanted.verb != "draw_card":
        match.play(POLICIES["greedy"], random.Random(1), "end", chance="manual")
        if match.pending_chance().verb != "draw_card":  # type: ignore[union-attr]
            match.push(match.game.sample_chance(match.state, random.Random(len(match))))
    step = len(match)
    with pytest.raises(IllegalAction, match="TEG-"):
        match.enter_chance(name)
    assert len(match) == step


def test_an_objective_goes_to_whom_it_is_dealt() -> None:
    match = until("deal_objective")
    match.enter_chance("o-3, O-5")  # two each, where two play
    dealt = match.actions[-1]
    assert (dealt.receiver, dealt.objectives) == (0, (2, 4))  # type: ignore[attr-defined]
    match.enter_chance("Negro / O-4, O-6")
    assert match.actions[-1].receiver == 1  # type: ignore[attr-defined]


def test_one_card_is_one_card() -> None:
    match = until("turn_situation")
    for text, said in (("nieve, snow", "one is wanted"), (",", "one is wanted"), ("", "like")):
        with pytest.raises(BadArgument, match=said):
            match.enter_chance(text)


def test_what_is_dealt_to_all_is_said_by_seat() -> None:
    match = Match("teg", 2)
    wanted = match.pending_chance()
    assert wanted is not None
    first, second = wanted.example.split(" / ")[0].split("; ")
    mixed = parse_chance(f"Negro: {second}; blanco: {first}", match.game, match.state)
    assert mixed == parse_chance(wanted.example, match.game, match.state)


def test_in_a_study_another_throw_is_another_line() -> None:
    study = Study(attacked())
    here = study.end()
    assert study.enter_chance("6 4 1 / 5 4").line == "main"
    assert study.enter_chance("1 1 1 / 6 6", here).line == "v1"
    assert study.enter_chance("6 4 1 / 5 4", here) == study.end()


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("reconquista", "REC-3.2", marks=pytest.mark.clause("REC-3.2")),
        pytest.param("wargame", "WAR-3.1", marks=pytest.mark.clause("WAR-3.1")),
    ],
)
def test_what_is_dealt_round_goes_to_whom_it_is_said_to(game: str, clause: str) -> None:
    match = Match(game, 4, {"dealer": "Negro"} if game == "reconquista" else {})
    played = match.fork(0)
    played.resolve_chance(random.Random(3))
    dealt = played.state
    names = match.settings.vocabulary["country"]

    def has(seat: int, place: int) -> bool:
        return bool(
            dealt.owner[place] == seat if game == "wargame" else dealt.hands[seat] >> place & 1
        )

    rows = {
        seat: [name for place, name in enumerate(names) if has(number, place)]
        for number, seat in enumerate(match.settings.seats)
    }
    said = "; ".join(f"{seat}: {', '.join(rows[seat])}" for seat in reversed(rows))
    match.enter_chance(said + ";")
    now = match.state
    assert (now.owner if game == "wargame" else now.hands) == (
        dealt.owner if game == "wargame" else dealt.hands
    )
    again = match.fork(0)
    first, *_, last = rows
    rows[first].append(rows[last].pop())  # one too many here, one too few there
    with pytest.raises(IllegalAction, match=clause):
        again.enter_chance("; ".join(f"{seat}: {', '.join(hand)}" for seat, hand in rows.items()))
    assert len(again) == 0


def test_things_in_an_order_are_not_said_by_seat() -> None:
    match = Match("teg", 2)
    with pytest.raises(BadArgument, match="in the order"):
        match.enter_chance("Chile; Argentina / Blanco: Cuba, México; Negro: Labrador")


def test_a_lot_is_not_drawn_by_saying_nothing() -> None:
    match = Match("reconquista", 3)
    for text in ("", "  "):
        with pytest.raises(BadArgument, match="something like"):
            match.enter_chance(text)
    assert len(match) == 0


@pytest.mark.clause("WAR-7.2")
def test_where_there_is_nothing_to_throw_nobody_is_asked() -> None:
    match, rng, empty = Match("wargame", 2), random.Random(1), 0
    for _ in range(200):
        match.play(POLICIES["greedy"], rng, "end", chance="manual")
        if match.is_over:
            break
        wanted = match.pending_chance()
        assert wanted is not None
        assert wanted.example
        match.enter_chance(wanted.example)
    empty = sum(action.verb == "gather_roll" and action.dice == () for action in match.actions)  # type: ignore[attr-defined]
    assert empty > 5

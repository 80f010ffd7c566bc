"""Views beside a board: the odds of the chosen attack, and who knows what."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from teg_nb import (
    GAMES,
    BoardView,
    KnowledgeView,
    Match,
    MatchWidget,
    OddsView,
    compare,
    dashboard,
    position,
)
from teg_nb.analysis.odds import odds
from teg_nb.bots import POLICIES
from teg_nb.engine.board import members
from teg_nb.engine.errors import BadArgument, BadNote, IllegalAction, UnknownName
from teg_nb.engine.games.eggar.position import position as eggar
from teg_nb.engine.games.reconquista.deduction import deduce
from teg_nb.engine.games.tgm.position import position as tgm
from teg_nb.engine.text.numbers import percent

START = position(Blanco="Chile 4, Brasil 3", Negro="Argentina 2, Uruguay 1")


def texts(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


# The odds


def test_odds_follow_what_is_chosen_and_where_one_looks() -> None:
    match = Match(start=START)
    match.act("attack", "Chile", "Argentina"), match.act("roll", [6, 4, 1], [5, 4])
    board = MatchWidget(match, lang="en")
    view = OddsView(board)
    assert (view.odds, view.lang) == ({}, "en")
    board.selected = ["Chile", "Argentina"]
    after = odds(
        *(
            match.states[-1].armies[match.settings.vocabulary["country"].index(word)]
            for word in ("Chile", "Argentina")
        )
    )
    assert view.odds["conquest"] == after.conquest
    board.step = 0
    assert view.step == 0
    before = odds(4, 2)
    assert view.odds["conquest"] == before.conquest != after.conquest
    assert view.odds["losses"] == [before.losses_attack, before.losses_defence]
    view.step = 2
    assert (board.step, view.odds["conquest"]) == (2, after.conquest)


@pytest.mark.parametrize(
    "places",
    [
        ["Chile"],
        ["Chile", "Brasil"],  # its own
        ["Chile", "Uruguay"],  # not next to it
        ["Argentina", "Argentina"],
    ],
)
def test_what_is_no_attack_has_no_odds(places: list[str]) -> None:
    view = OddsView(START, *places)
    assert "conquest" not in view.odds
    assert texts(view.picture())[1:] == view.lines()


def test_a_page_chooses_and_chooses_no_nonsense() -> None:
    view = OddsView(START)
    view.set_state({"selected": ["Chile", "Argentina"]})
    assert view.selected == ["Chile", "Argentina"]
    for bad in (["Atlantis"], "Chile", [3], None):
        view.set_state({"selected": bad})
    view.set_state({"odds": {"conquest": 1}, "step": 3, "caption": "x"})
    assert (view.selected, view.caption) == (["Chile", "Argentina"], "")
    assert 0 < view.odds["conquest"] < 1
    with pytest.raises(BadNote):
        OddsView(BoardView(START), "Atlantis", "Chile")


def test_its_picture_says_what_it_says() -> None:
    view = OddsView(START, "Chile", "Argentina", lang="es")
    title, line, *spans, axis = texts(view.picture())
    assert title == "Probabilidades: Chile → Argentina"
    assert [line] == view.lines()
    assert line.startswith("66\N{NO-BREAK SPACE}% de conquistar.")
    assert spans == [span for span, _ in view.bars()]
    assert axis == "Ejércitos que le quedan al atacante si conquista"
    assert sum(chance for _, chance in view.bars()) == pytest.approx(view.odds["conquest"])


def test_many_ends_share_bars() -> None:
    view = OddsView(position(Blanco="Chile 60", Negro="Argentina 9"), "Chile", "Argentina")
    bars = view.bars()
    assert len(bars) <= 12
    assert bars[0][0].startswith("2–")
    assert sum(chance for _, chance in bars) == pytest.approx(view.odds["conquest"])


def test_odds_of_other_games_with_dice() -> None:
    start = tgm(seats=3, Blanco="Alaska 9", Negro="Kamchatka 4", rest="Rojo")
    view = OddsView(Match("tgm", start=start), "Alaska", "Kamchatka")
    assert view.odds["conquest"] == odds(9, 4, rules="tgm").conquest
    start = eggar(Verde="C3, D3", Azul="C4")
    view = OddsView(Match("eggar", start=start), "C3", "C4")
    alone = view.odds["once"]
    assert 0 < alone == view.odds["conquest"]


def test_a_desk_has_the_views_of_its_game() -> None:
    for name in GAMES:
        views = dashboard(Match(name, seats=3 if name != "eggar" else 2))
        dice = name in ("teg", "tgm", "eggar")
        assert (views.odds is not None, views.knowledge is not None) == (
            dice,
            name == "reconquista",
        )
        assert views.picture().startswith("<svg")
        views.close()


def test_a_view_that_is_closed_leaves_its_board() -> None:
    board = BoardView(START)
    view = OddsView(board, "Chile", "Argentina")
    view.close()
    board.selected = []
    board.refresh()
    assert view.selected == ["Chile", "Argentina"]


@pytest.mark.parametrize(
    ("share", "es", "en"),
    [
        (0.5, "50\N{NO-BREAK SPACE}%", "50%"),
        (0.125, "13\N{NO-BREAK SPACE}%", "13%"),
        (0.0123, "1,2\N{NO-BREAK SPACE}%", "1.2%"),
        (0.95, "95\N{NO-BREAK SPACE}%", "95%"),
        (1.0, "100\N{NO-BREAK SPACE}%", "100%"),
    ],
)
def test_shares_are_written_as_on_the_page(share: float, es: str, en: str) -> None:
    assert (percent(share, "es"), percent(share, "en")) == (es, en)


# Who knows what


def played(aid: bool = True, entries: int = 90) -> Match:
    match = Match("reconquista", seats=3, options={"memory_aid": aid})
    return match.run(POLICIES["greedy"], random.Random(5), limit=entries)


def asked(view: KnowledgeView, seat: Any) -> dict[str, Any]:
    replies: list[dict[str, Any]] = []
    view.send = lambda content, buffers=None: replies.append(content)
    view._on_message(view, {"kind": "knowledge", "seat": seat, "nonce": "n"}, [])
    (reply,) = replies
    assert reply["nonce"] == "n"
    return reply


@pytest.mark.clause("REC-8.1")
def test_a_seat_is_told_what_follows_from_what_it_knows_and_no_other() -> None:
    board = MatchWidget(played(), [None, "greedy", "greedy"], seed=1, auto=False)
    board.show(90)
    view, seen = KnowledgeView(board), board.match.observe(0)
    assert (view.may_ask, view.alone) == ([0], True)
    reply = asked(view, "Blanco")
    known = {place: mine for place, mine, _ in reply["rows"] if mine}
    facts = deduce(board.match, 0)
    sure = {place: bits for place, bits in enumerate(facts) if bits.bit_count() == 1}
    assert sure
    assert all(1 << known[place][0] == bits for place, bits in sure.items())
    assert {place for place in known if known[place] == [0]} >= {*seen.hand}
    owners = board.match.game.holdings(board.match.state).owner
    assert all(owners[place] in seats for place, seats in known.items())
    for other in ("Negro", "Rojo"):
        assert asked(view, other)["code"] == "hidden_information"
        with pytest.raises(IllegalAction):
            view.known(other)
    assert asked(view, "Azul")["kind"] == asked(view, 0)["kind"] == "refused"
    with pytest.raises(UnknownName):
        view.known("Azul")
    public = asked(view, "")
    assert all(mine == all_ for _, mine, all_ in public["rows"])
    assert "Blanco sabe" not in view.picture()


def test_it_goes_where_the_board_goes() -> None:
    board = MatchWidget(played(), [None, "greedy", "greedy"], seed=1, auto=False)
    view = KnowledgeView(board)
    board.step = 90
    late = asked(view, "")["rows"]
    board.step = 3
    assert (view.step, asked(view, "")["step"]) == (3, 3)
    assert len(asked(view, "")["rows"]) < len(late)


@pytest.mark.clause("REC-8.9")
def test_without_a_memory_aid_only_what_is_in_sight_is_shown() -> None:
    match = played(aid=False)
    board = MatchWidget(match, [None, "greedy", "greedy"], seed=1, auto=False)
    view, seen = KnowledgeView(board), match.observe(0)
    rows = {place: mine for place, mine, _ in asked(view, "Blanco")["rows"] if mine}
    shown = {*seen.hand, *((seen.target,) if seen.target >= 0 else ())}
    if seen.fight is not None:  # the cards of both sides of the last attack lie open to them
        bits = seen.fight.cards | seen.fight.defence_cards | 1 << seen.fight.target
        shown |= {*members(bits)}
    assert rows.keys() == shown
    assert len(shown) < len(played().observe(0).knowledge)
    assert view.aid is False


def test_before_the_end_a_board_to_look_at_tells_what_all_have_heard() -> None:
    view = KnowledgeView(Match("reconquista", seats=3, options={"memory_aid": True}))
    assert view.may_ask == []
    assert asked(view, "Blanco")["code"] == "hidden_information"
    assert asked(view, "")["rows"] == []


def test_once_a_match_is_over_each_may_be_asked_for() -> None:
    match = Match("reconquista", seats=3, options={"memory_aid": True})
    match.run(POLICIES["greedy"], random.Random(2), limit=400)
    assert match.is_over
    view = KnowledgeView(BoardView(match, 60))
    assert (view.may_ask, view.alone) == ([0, 1, 2], True)
    assert [view.known(seat) for seat in range(3)] == [
        view.known(name) for name in match.settings.seats
    ]
    assert len({str(view.known(seat)) for seat in range(3)}) == 3


def test_where_all_see_who_owns_what_there_is_nothing_to_know() -> None:
    with pytest.raises(BadArgument):
        KnowledgeView(Match("teg", seats=3))


# Two boards side by side


def test_comparing_boards_leaves_their_own_marks() -> None:
    one, two = (
        BoardView(START),
        BoardView(position(Blanco="Chile 4", Negro="Argentina 2, Brasil 3")),
    )
    one.mark("Cuba", "idea")
    one.mark("Brasil", "bad")
    pair = compare(one, two)
    assert "Brasil" in pair.differences
    assert one.marks[:2] == [["Cuba", "idea"], ["Brasil", "bad"]]
    assert [name for name, _ in one.marks].count("Brasil") == 1
    assert ["Brasil", "look"] in two.marks
    before = one.marks
    pair._mark()
    assert one.marks == before

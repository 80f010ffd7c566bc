"""Views of one match: traits for cells and links, boards to look at, what follows a step."""

from __future__ import annotations

import base64
import json
import random
import re
import zlib
from math import inf
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import ipywidgets
import pytest
import traitlets

import teg_nb
from teg_nb import Match, MatchWidget, Study, StudyPosition, exercises, position
from teg_nb.bots import POLICIES, random_policy
from teg_nb.engine.errors import BadArgument, BadNote, IllegalAction
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget import BoardView, LogTable, StandingsView, Timeline, compare, dashboard
from teg_nb.widget.games import screen_of
from teg_nb.widget.session.replay_feed import TAIL, ReplayFeed


def played(game: str = "teg", entries: int = 120, seed: int = 1, **options: Any) -> Match:
    match = Match(game, seats=3, options=options)
    return match.run(random_policy, random.Random(seed), limit=entries)


def caught(widget: Any, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the traits of a widget that the kernel sends."""
    sent: list[Any] = []
    monkeypatch.setattr(widget, "_send", lambda message, **_: sent.append(message.get("state")))
    return sent


def films(widget: Any) -> dict[str, Any]:
    film: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(widget.film.text)))
    return film


# Where one looks


def test_a_cell_sets_the_step_and_the_board_goes_there() -> None:
    widget = MatchWidget(played())
    seen: list[int] = []
    widget.observe(lambda change: seen.append(change["new"]), "step")
    widget.step = 40
    assert (widget.view["step"], widget.session.step, widget.steps) == (40, 40, 120)
    widget.show(7)
    assert seen == [40, 7]
    with pytest.raises(traitlets.TraitError):
        widget.step = -1
    assert widget.step == 7


def test_beyond_the_end_the_number_is_left_alone() -> None:
    """Or linked boards of matches of different lengths would pull at each other."""
    long, short = MatchWidget(played()), MatchWidget(played(entries=50))
    link = ipywidgets.link((long, "step"), (short, "step"))
    long.step = 90
    assert (long.step, short.step, short.view["step"]) == (90, 90, short.steps)
    long.step = 30
    assert short.view["step"] == 30
    short.step = 100
    short.refresh()
    assert (long.view["step"], short.step) == (100, 100)
    link.unlink()
    short.show(40)
    assert short.step == 40


def test_linked_boards_play_nothing() -> None:
    match = Match(seats=2).run(random_policy, random.Random(3), limit=30)
    widget = MatchWidget(match, ["random", "random"], auto=True)
    before = len(match)
    for step in (5, before, before + 10, 0):
        widget.set_state({"step": step})
    assert len(match) == before
    assert not widget.view["goes_on"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("step", -1),
        ("step", "3"),
        ("step", True),
        ("step", 10**12),
        ("step", None),
        ("line", "none"),
        ("line", 3),
        ("line", inf),
        ("lang", "fr"),
        ("steps", 3),
        ("view", {}),
        ("caption", "<b>"),
        ("marks", [["Brasil", "good"]]),
        ("arrows", []),
        ("selected", ["Atlantis"]),
        ("selected", "Brasil"),
        ("selected", [3]),
        ("size", "huge"),
        ("window", [1, 2]),
        ("window", ["1", 0, 0]),
        ("window", [1, inf, 0]),
        ("window", [1, 10**400, 0]),
        ("face", "look"),
    ],
)
def test_what_a_page_may_not_write_is_sent_back(
    name: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = MatchWidget(played())
    before = widget.get_state()
    sent = caught(widget, monkeypatch)
    widget.set_state({name: value})
    assert widget.get_state() == before
    assert sent == [{name: before[name]}]


def test_what_a_page_writes_is_not_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is late would take it back to where it was."""
    widget = MatchWidget(played())
    widget.set_state({"step": 60})
    sent = caught(widget, monkeypatch)
    widget.set_state({"step": 61, "selected": ["Brasil"], "window": [2, 10.5, 3]})
    assert [state for state in sent if state and state.keys() & {"step", "steps"}] == [
        {"step": 61, "selected": ["Brasil"], "window": [2, 10.5, 3]}  # the echo for other pages
    ] or all("step" not in (state or {}) for state in sent)
    assert widget.view["step"] == 61


def test_boards_stand_among_widgets_of_other_packages() -> None:
    """In boxes, linked to sliders, and under ``interactive_output``, whose output they fill."""
    board = BoardView(played())
    seen: list[int] = []
    slider = ipywidgets.IntSlider(max=board.steps)
    ipywidgets.link((slider, "value"), (board, "step"))
    shown = ipywidgets.interactive_output(lambda at: seen.append(at), {"at": slider})
    box = ipywidgets.HBox([ipywidgets.VBox([slider, board]), shown])
    slider.value = 40
    assert (board.view["step"], seen[-1]) == (40, 40)
    board.step = 30
    assert (slider.value, seen[-1]) == (30, 30)
    assert box.children[0].children[1] is board


@pytest.mark.clause("REC-8.1")
def test_where_choices_are_secret_none_is_told_whatever_a_page_writes() -> None:
    match = Match("reconquista", seats=3).run(POLICIES["greedy"], random.Random(5), limit=40)
    board = MatchWidget(match, [None, None, "greedy"], auto=False)
    board.set_state({"selected": [match.settings.places[3]]})
    assert board.selected == []


def test_a_line_is_a_trait_as_well() -> None:
    study = Study(Match(start=position(Blanco="Chile 5", Negro="Argentina 2")))
    asked = study.act("attack", "Chile", "Argentina")
    for dice in ([6, 4, 1], [1, 1, 1]):
        study.act("roll", dice, [5, 4], at=asked)
    widget = MatchWidget(study)
    widget.line = "v1"
    assert (widget.view["line"], widget.session.at) == ("v1", StudyPosition("v1", 2))
    widget.set_state({"line": "main", "step": 1})
    assert widget.session.at == StudyPosition("main", 1)
    with pytest.raises(teg_nb.engine.errors.UnknownName):
        widget.line = "v9"
    assert widget.line == "main"


def test_the_language_is_a_trait() -> None:
    widget = MatchWidget(options={}, seed=1)
    widget.lang = "en"
    assert widget.view["lang"] == "en"
    widget._handle_custom_msg({"kind": "lang", "lang": "es"}, [])
    assert widget.lang == "es"


def test_boards_speak_the_language_that_was_set() -> None:
    shown = teg_nb.position(Blanco="Chile 4", Negro="Argentina 2")
    teg_nb.language = "en"
    try:
        boards = [BoardView(shown), MatchWidget(options={}, seed=1)]
        boards += compare(shown, shown).children
    finally:
        teg_nb.language = ""
    assert {board.lang for board in boards} == {"en"}
    assert BoardView(shown).lang == "es"


def test_where_the_past_is_closed_nothing_that_is_written_opens_it() -> None:
    match = Match("reconquista", seats=3).run(random_policy, random.Random(4), limit=60)
    widget = MatchWidget(match, {"Rojo": "random"})
    here = widget.step
    for state in ({"step": 3}, {"step": 0, "line": "main"}, {"selected": ["Madrid"]}):
        widget.set_state(state)
        assert (widget.step, widget.view["step"], widget.selected) == (here, here, [])
    with pytest.raises(IllegalAction):
        widget.step = 3
    assert widget.step == here


# What cells draw


def test_marks_and_arrows_are_named_as_printed() -> None:
    board = BoardView(position(Blanco="Chile 4", Negro="Argentina 2"))
    board.mark("japon")
    board.arrow("chile", "argentina", "bad")
    board.set_caption("Look.")
    board.selected = ["japon"]
    assert (board.marks, board.arrows) == ([["Japón", "look"]], [["Chile", "Argentina", "bad"]])
    assert (board.caption, board.selected) == ("Look.", ["Japón"])
    for wrong in (("Atlantis",), ("Chile", "pink")):
        with pytest.raises(BadNote):
            board.mark(*wrong)
    with pytest.raises(BadNote):
        board.arrows = [["Chile"]]
    assert board.marks == [["Japón", "look"]]
    board.clear()
    assert not [*board.marks, *board.arrows, *board.caption]


@pytest.mark.parametrize("game", sorted(teg_nb.GAMES))
def test_every_game_has_all_its_views(game: str) -> None:
    match = Match(game, seats=3)
    policies = dict.fromkeys(range(3), POLICIES["greedy"])
    match.play(policies, random.Random(2), "round")
    views = dashboard(match, lang="en")
    for item in (views.board, views.timeline, views.race, views.table, BoardView(match), views):
        assert item.picture().startswith("<svg ")
        assert "image/svg+xml" in item._repr_mimebundle_()[0]
    assert compare(match, match).differences == []
    assert bool(films(views.race)["measures"]) == (game != "reconquista")  # who has what is secret


# Boards to look at


def test_nobody_plays_on_a_board_to_look_at() -> None:
    start = position(Blanco="Chile 4", Negro="Argentina 2")
    match = Match(start=start)
    match.act("attack", "Chile", "Argentina")
    board = BoardView(match)  # dice are due, and do not fall
    sent: list[Any] = []
    board.send = lambda reply, *_: sent.append(reply)  # type: ignore[method-assign]
    for kind in ("undo", "redo", "private", "hint", "restore"):
        message: dict[str, Any] = {"kind": kind}
        board._handle_custom_msg(
            message if kind == "private" else {**message, "line": "main", "step": 1}, []
        )
        assert sent.pop()["code"] == "bad_message"
    for message in (
        {"kind": "step", "line": "main", "step": 1, "until": "action"},
        {"kind": "act", "line": "main", "step": 1, "action": ["attack", "Chile", "Argentina"]},
        {"kind": "annotate", "line": "main", "step": 1, "note": {"say": "x"}},
    ):
        board._handle_custom_msg(message, [])
        assert sent.pop()["kind"] == "refused"
    assert len(match) == 1
    assert (board.view["viewer"], board.view["menu"]) == (None, {})
    board._handle_custom_msg({"kind": "go", "line": "main", "step": 0}, [])
    assert (board.step, BoardView(match, 0).step) == (0, 0)
    with pytest.raises(BadArgument):
        BoardView("Chile 4")


def test_what_differs_is_marked_wherever_one_steps() -> None:
    match = played()
    both = compare(BoardView(match, 100), match)
    first = both.differences
    assert first
    assert both.left.marks == [[name, "look"] for name in first] == both.right.marks
    both.left.step = 120
    assert both.differences == [] == both.right.marks
    with pytest.raises(BadArgument):
        compare(match, Match("tgm"))


# What follows a step


def test_the_film_says_what_the_news_say() -> None:
    match = played()
    rows = Timeline(match, lang="en").rows()
    assert [step for step, _ in rows] == list(range(len(match) + 1))
    for step in (1, 40, 120):
        said = " ".join(item.text for item in match.news(step - 1, step, lang="en"))
        assert said in ("", rows[step][1].text)
    last = rows[-1][1].counts
    counted = match.game.standings(match.observe())
    assert last[:3] == [item["countries"] for item in counted]
    assert last[3:] == [item["armies"] for item in counted]


@pytest.mark.parametrize("game", ["eggar", "wargame"])
def test_the_film_has_the_words_of_its_language(game: str) -> None:
    """Labels in a log, as `hard` or `wood`, are read by their names; secrets are left out."""
    match = Match(game, seats=3).run(random_policy, random.Random(4), limit=150)
    settings = match.settings
    words = {
        word
        for kind, section in screen_of(game).labels.items()
        for word in settings.vocabulary[kind]
        if catalogue(game).label(section, word, "es") != word
    }
    told = [row.text for _, row in Timeline(match, lang="es").rows()]
    parts = {part for text in told for part in text.partition(": ")[2].split(", ")}
    assert words
    assert not parts & {*words, "?"}


def test_views_grow_as_one_plays_on_the_board() -> None:
    match = Match(start=position(Blanco="Chile 9", Negro="Argentina 8"))
    views = dashboard(match)
    film = views.timeline.film
    attack = {"kind": "act", "line": "main", "action": ["attack", "Chile", "Argentina"]}
    views.board._handle_custom_msg({**attack, "step": 0}, [])
    assert views.timeline.film is film is views.race.film  # one for all
    assert views.timeline.steps == len(match) == 2
    assert views.table.tail["rows"]["main"]["first"] == 1
    assert len(views.table.tail["rows"]["main"]["text"]) == 2
    views.board._handle_custom_msg({**attack, "step": 0}, [])  # from the past: a variation
    views.board._handle_custom_msg({**attack, "line": "main", "step": 2}, [])
    for _ in range(TAIL):
        match.pop() if len(match) > 2 else match.run(random_policy, random.Random(1), limit=40)
    views.board.refresh()
    names = [line["name"] for line in views.timeline.tail["lines"]]
    assert names == views.study.lines


def test_a_long_tail_becomes_a_film() -> None:
    match = Match(seats=3)
    timeline = Timeline(match)
    before = timeline.film
    match.run(random_policy, random.Random(1), limit=TAIL + 5)
    timeline.refresh()
    assert timeline.film is not before
    assert not timeline.tail["rows"]
    assert len(films(timeline)["rows"]["main"]["text"]) == len(match) + 1
    text, tail = timeline._film.texts()
    assert (text, tail) == (timeline.film.text, timeline.tail)


def test_comments_and_variations_are_in_the_list() -> None:
    study = Study(Match(start=position(Blanco="Chile 5", Negro="Argentina 2")))
    asked = study.act("attack", "Chile", "Argentina")
    study.act("roll", [6, 4, 1], [5, 4], at=asked)
    worse = study.act("roll", [1, 1, 1], [5, 4], at=asked)
    study.annotate(worse, comment={"es": "Mala suerte.", "en": "Bad luck."}, glyph="?")
    timeline = Timeline(study, lang="en")
    assert timeline.tail["notes"] == {"v1": {"2": {"say": "Bad luck.", "glyph": "?"}}}
    assert [line["of"] for line in timeline.tail["lines"]] == [None, "main"]
    timeline.set_state({"line": "v1"})
    assert "1-1-1" in timeline.rows()[2][1].text
    timeline.set_state({"line": "v7"})
    assert timeline.line == "v1"
    study.rename("v1", "if it goes wrong")
    timeline.refresh()
    assert timeline.tail["lines"][1]["title"] == "if it goes wrong"


def test_the_board_tells_its_list_once() -> None:
    widget = MatchWidget(played())
    sent: list[Any] = []
    widget.send = lambda reply, *_: sent.append(reply)  # type: ignore[method-assign]
    widget._handle_custom_msg({"kind": "events", "have": ""}, [])
    first = sent.pop()
    widget._handle_custom_msg({"kind": "events", "have": first["have"]}, [])
    assert first["film"]
    assert sent.pop() == {**first, "film": ""}


def test_a_view_beside_a_board_says_nothing_to_pages_of_where_it_is() -> None:
    """They move it with the board, of which alone the kernel hears: one message a step."""
    views = dashboard(played())
    followers = (views.timeline, views.race, views.table, views.odds, views.playouts)
    sent: list[Any] = []
    for item in (views.board, *followers):
        item._send = lambda message, buffers=None, who=item: sent.append((who, message["method"]))  # type: ignore[method-assign]
    views.board.set_state({"step": 20})
    assert [follower.step for follower in followers] == [20] * 5
    assert {who for who, _ in sent} == {views.board}
    views.table.step = 30  # a cell
    assert [item.step for item in (views.board, *followers)] == [30] * 6
    views.race.set_state({"step": 7})  # a page that lags behind its board
    assert views.race.step == views.board.step == 30
    alone = StandingsView(played())
    alone.set_state({"step": 7})
    assert alone.step == 7
    views.close()
    views.board.step = 3
    assert views.race.step == 30


@pytest.mark.clause("REC-1.8")
def test_where_the_past_is_closed_no_view_moves_its_board() -> None:
    match = Match("reconquista", seats=3).run(POLICIES["greedy"], random.Random(5), limit=40)
    views = dashboard(match)
    with pytest.raises(IllegalAction):
        views.race.step = 3
    assert (views.race.step, views.board.step) == (len(match), len(match))


# Secrets


def secret_states(game: str) -> tuple[Any, Any]:
    """Two matches that differ in what nobody may know, and in nothing else."""
    start = [
        position(
            Blanco="Argentina 9",
            Negro="Brasil 7",
            cards={"Blanco": hand},
            objectives=objectives,
            options={"objectives_excluded": ["O-19"]},  # a card that is true may stand
        )
        for hand, objectives in (
            (["Sahara", "China"], {"Blanco": "O-3", "Negro": "O-5"}),
            (["Japón", "Irán"], {"Blanco": "O-8", "Negro": "O-1"}),
        )
    ]
    return Match(start=start[0]), Match(start=start[1])


NAMED_ANEW = ("layout", "film", "leader", "own_id")
"""References to other models, which have another name each time; films are compared as they are."""


def test_views_of_matches_that_differ_in_secrets_sync_the_same() -> None:
    told = []
    for match in secret_states("teg"):
        for step in (["attack", "Argentina", "Brasil"], ["roll", [6, 4, 1], [5, 4, 4]]):
            match.act(*step)
        views = dashboard(match)
        each_told = []
        both = compare(BoardView(match), BoardView(match, 1))
        boards = (views.board, both.left, both.right)
        for item in (*boards, views.timeline, views.race, views.table, views.odds):
            state = item.get_state()
            state = {key: state[key] for key in state if key not in NAMED_ANEW}
            each_told.append((state, films(item) if "film" in item.keys else None, item.picture()))
        told.append(each_told)
    assert told[0] == told[1]


@pytest.mark.parametrize("game", ["teg", "tgm", "reconquista", "wargame"])
def test_at_every_step_a_list_tells_what_a_spectator_may_read(game: str) -> None:
    """Of a match that goes on; cards and objectives that are dealt are in no trait."""
    whole = played(game, 70, seed=6)
    for step in range(0, len(whole), 9):
        match = whole.fork(step)
        timeline = LogTable(match, lang="en")
        rows = dict(timeline.rows())
        spectator = dict(enumerate([""] * (step + 1)))
        for place in range(step):
            news = match.news(place, place + 1, None, "en")
            spectator[place + 1] = " ".join(item.text for item in news)
        for at, row in rows.items():
            assert spectator[at] in ("", row.text)
        if game == "reconquista":  # REC-8.9: nobody has a memory aid
            seats = range(3)
            acted = [
                max((k for k in range(step) if match.actions[k].seat == seat), default=0)
                for seat in seats
            ]
            assert min(rows) >= max(acted)


def test_a_variation_that_is_over_tells_nothing_of_the_match_that_goes_on() -> None:
    match = played("tgm", 60)
    study = Study(match)
    line = match.fork(50).run(POLICIES["greedy"], random.Random(2))
    at = study.adopt(line)
    assert line.is_over
    hidden = dict(ReplayFeed(study, "en").path(at.line))
    told = ReplayFeed(Study(line), "en").path()
    assert any("draws the card" in row.text for _, row in told)
    assert not any("draws the card" in row.text for row in hidden.values())


def test_pictures_are_sound_xml() -> None:
    from xml.etree import ElementTree

    views = dashboard(played(entries=40))
    svg = views.picture()
    ElementTree.fromstring(svg)
    assert len(re.findall("<svg ", svg)) == 6


def test_what_was_told_does_not_stay_where_the_past_is_closed() -> None:
    """A film that nobody shows any more is in no page and in no saved notebook (REC-8.9)."""

    def films_kept() -> set[str]:
        state = ipywidgets.Widget.get_manager_state()["state"].values()
        return {item["state"].get("text", "") for item in state} - others

    others: set[str] = set()
    others = films_kept()
    match = Match("reconquista", seats=4)
    board = MatchWidget(match, dict.fromkeys((1, 2, 3), "random"), seed=3)
    views = [Timeline(board), StandingsView(board), LogTable(board)]
    told = set()
    for _ in range(3):
        match.run(random_policy, random.Random(5), limit=40)
        board.show(len(match))
        told.add(views[0].film.text)
    assert not board.session.is_open
    assert len(told) == 3
    assert told & films_kept() == {views[0].film.text}
    film = views[0].film
    for view in views:
        view.close()
    assert film.comm is None
    watched = board._trait_notifiers["view"]["change"]
    assert not any(getattr(item, "__self__", None) in views for item in watched)


@pytest.mark.parametrize(
    "written",
    [
        {"_esm": "export default {}"},
        {"_model_module": "other"},
        {"tooltip": 5},
        {"layout": "IPY_MODEL_nothing"},
        {"window": [0, 0, 0]},
        {"window": [1, float("inf"), 0]},
        {"selected": ["Chile"] * 200_000},
        {"marks": [["Chile", "good"]]},
        {"anything": 1},
    ],
)
def test_what_no_page_may_write_is_sent_back(
    written: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = BoardView(played())
    before = board.get_state()
    sent = caught(board, monkeypatch)
    board.set_state({"step": 1, **written})
    assert board.step == 1
    assert {k: v for k, v in board.get_state().items() if k in written} == {
        k: v for k, v in before.items() if k in written
    }
    if written.keys() & before.keys():
        assert any(item and written.keys() <= item.keys() for item in sent)


def test_a_line_that_is_deleted_is_left() -> None:
    study = Study(played(entries=30))
    study.adopt(study.fork(StudyPosition("main", 20)).run(random_policy, random.Random(9), limit=5))
    timeline = Timeline(study)
    timeline.line = "v1"
    study.delete("v1")
    timeline.refresh()
    assert (timeline.line, timeline.steps) == ("main", 30)
    assert "svg" in timeline.picture()


def test_boards_are_compared_by_colour_and_place() -> None:
    one = position(Blanco="Chile 4", Negro="Argentina 2")
    other = position(Rojo="Chile 4", Negro="Argentina 2")
    assert compare(one, other).differences == ["Chile"]
    small, large = (Match("eggar", 3, {"board_size": size}) for size in (11, 13))
    with pytest.raises(BadArgument, match="same places"):
        compare(small, large)


def test_a_box_that_is_closed_leaves_its_boards_alone() -> None:
    match = played(entries=30, seed=77)  # nobody else shows this one
    one, two = BoardView(match), BoardView(match, 3)
    pair, views = compare(one, two), dashboard(match)
    pair.close()
    one.clear()
    two.step = 9
    assert one.marks == []
    film = views.timeline.film
    views.close()
    assert film.comm is None
    assert views.board.comm is not None
    assert "renew" not in vars(views.board) | vars(one)


def test_a_picture_has_what_is_drawn_over_the_map() -> None:
    board = BoardView(position(Blanco="Chile 4", Negro="Argentina 2"), lang="en")
    plain = board.picture()
    board.mark("Argentina", "bad")
    marked = board.picture()
    board.arrow("Chile", "Argentina")
    pointed = board.picture()
    board.set_caption("Who wins?")
    assert "Who wins?" in board.picture()
    assert len(plain) < len(marked) < len(pointed) < len(board.picture())
    board.clear()
    assert board.picture() == plain


# What XML has no place for


CONTROL = "a\x1b[2Jb\x00\x85"


def test_a_caption_has_no_control_characters() -> None:
    board = BoardView(position(Blanco="Chile 4", Negro="Argentina 2"))
    board.set_caption(f"{CONTROL}\n\tc")
    assert board.caption == "a[2Jb\n\tc"
    board.caption = "\ud800d"
    assert board.caption == "d"
    ElementTree.fromstring(board.picture())


def test_a_note_has_no_control_characters_wherever_it_comes_from(tmp_path: Path) -> None:
    study, end = Study(played()), StudyPosition("main", 120)
    study.annotate(end, comment={"es": CONTROL, "en": "\x00"}, question="\x07", glyph="!")
    assert study.note(end) == {"say": {"es": "a[2Jb"}, "glyph": "!"}
    study.annotate(end, comment="\x00")
    assert study.note(end) == {}
    study.annotate(end, comment="c")
    study.save(tmp_path / "a.jsonl")
    log = (tmp_path / "a.jsonl").read_text("utf-8")
    (tmp_path / "a.jsonl").write_text(log.replace('"c"', '"c\\u001b[2J\\u0000"'), "utf-8")
    again = Study.load(tmp_path / "a.jsonl")  # as it was written before notes were cleaned
    assert again.note(end) == {"say": "c[2J"}
    (tmp_path / "a.jsonl").write_text(log.replace('"c"', '"\\u0000"'), "utf-8")
    assert Study.load(tmp_path / "a.jsonl").notes() == {}
    ElementTree.fromstring(Timeline(again).picture())


def test_a_title_and_a_question_have_no_control_characters() -> None:
    match = Match("teg", start=position(Blanco="Chile 4", Negro="Argentina 2"))
    study = Study(match)
    study.act("attack", "Chile", "Argentina")
    study.act("end_turn", at=StudyPosition("main", 0))
    (_, name) = study.lines
    study.rename(name, CONTROL)
    assert study.title(name) == "a[2Jb"
    picture = exercises.guess(CONTROL, compute=lambda: 1).view.picture()
    assert "a[2Jb" in picture
    assert "\x1b" not in picture

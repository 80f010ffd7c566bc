"""A sixth game, made by following docs/adding-a-game.md: what holds for every game holds for it."""

from __future__ import annotations

import importlib
import inspect
import json
import pickle
import random
import re
import sys
from pathlib import Path
from typing import Any, ClassVar

import isles
import pytest
import test_every_game as every

from teg_nb import GAMES, POLICIES, BoardView, IllegalAction, Match, MatchWidget, Study, env
from teg_nb.analysis.tables.battles import battles_frame
from teg_nb.analysis.tables.games import GameTables, tables_of_game
from teg_nb.engine.actions import ConquestBase
from teg_nb.engine.errors import BadNote, NotInGame
from teg_nb.engine.games import register_game, unregister_game
from teg_nb.engine.schema.field_types import parse_field_type
from teg_nb.engine.svg.geometry import geometry
from teg_nb.engine.text.catalogue import catalogue, catalogue_of
from teg_nb.exercises.goals import Goal
from teg_nb.rl.encoding import feature_slices
from teg_nb.widget.games import Screen, screen_of
from teg_nb.widget.session.messages import AttackUntil, Hint
from teg_nb.widget.session.session import Session

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


pytestmark = pytest.mark.usefixtures("with_isles")


def checks() -> list[Any]:
    """The tests of every game."""
    functions = inspect.getmembers(every, inspect.isfunction)
    return [check for name, check in functions if name.startswith("test_")]


OWN_KIND = """from typing import Annotated
from teg_nb.engine.schema.field_types import Die, Seat
Country = Annotated[int, "plot"]"""


@pytest.fixture
def plots(with_isles: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Isles again, its places of a kind of their own."""
    source = inspect.getsource(isles)
    for line, instead in (
        ("from teg_nb.engine.schema.field_types import Country, Die, Seat", OWN_KIND),
        ("options: IslesOptions\n", 'options: IslesOptions\n    place: ClassVar[str] = "plot"\n'),
        ("[country]", "[plot]"),
    ):
        assert line in source
        source = source.replace(line, instead)
    (tmp_path / "plots.py").write_text(source, encoding="utf-8")
    words = Path(isles.__file__).with_name("isles.toml")
    (tmp_path / "isles.toml").write_bytes(words.read_bytes())
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "plots", raising=False)
    unregister_game("isles")
    importlib.import_module("plots").install()


@pytest.mark.usefixtures("plots")
def test_places_may_be_called_otherwise() -> None:
    match = Match("isles", 2)
    match.act("deal", list(isles.NAMES))
    settings = match.settings
    assert (settings.place, settings.places) == ("plot", isles.NAMES)
    assert match.actions[0].fields == {"isles": parse_field_type("plot*")}

    match.act("attack", "norte", "Aurora")
    match.act("roll", 6, 1)
    assert battles_frame(match)["target"].tolist() == ["Aurora"]
    assert Goal(match, 1, {"holds": "aurora"}).reached(match)
    assert not Goal(match, 1, {"holds": "aurora", "least": 2}).reached(match)

    study = Study(match)
    study.annotate(study.end(), arrows=[["Norte", "Aurora"]], marks=[["Sal", "good"]])
    with pytest.raises(BadNote, match="Chile"):
        study.annotate(study.end(), marks=[["Chile"]])

    board = BoardView(match)
    board.selected = ["faro"]
    assert board.selected == ["Faro"]

    widget = MatchWidget(match)
    assert json.loads(widget.board.text)["place"] == "plot"
    assert widget.view["forms"]["build"]["fields"] == [["country", "plot"]]
    assert "plot" not in widget.view["names"]

    session = Session(match, {}, random.Random(1))
    hint = session.handle(Hint(len(match)))
    assert hint is not None
    assert [isles.NAMES[place] for place in hint["plans"][0]["places"]] == ["Aurora"]
    session.handle(AttackUntil(len(match), "Faro", "coral", 1))
    assert [action.verb for action in match.actions[3:5]] == ["attack", "roll"]


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.__name__)
def test_it_keeps_the_common_list(check: Any, tmp_path: Path) -> None:
    given: dict[str, Any] = {
        "game": "isles",
        "seed": 1,
        "policy": "greedy",
        "tmp_path": tmp_path,
        "option": {"no_such_option": 1},
        "value": "[" * 700 + "]" * 700,
    }
    check(**{name: given[name] for name in inspect.signature(check).parameters})


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("not_your_isle", ["build", "Aurora"]),
        ("not_a_target", ["attack", "Norte", "Coral"]),
        ("unknown_country", ["build", "Atlántida"]),
        ("bad_chance", ["roll", 1, 2]),
    ],
)
def test_what_is_not_legal_is_refused_by_code(code: str, words: list[Any]) -> None:
    match = Match("isles", 2)
    match.act("deal", list(isles.NAMES))
    with pytest.raises(IllegalAction) as caught:
        match.act(*words, seat="chance" if words[0] == "roll" else None)
    assert caught.value.code == code
    assert caught.value.text("es") != caught.value.text("en")


def test_a_conquest() -> None:
    match = Match("isles", 2)
    match.act("deal", list(isles.NAMES))
    for words in (["build", "Norte"], ["build", "Sal"]):
        match.act(*words)
    match.act("attack", "Norte", "Aurora")
    match.act("roll", 6, 1)
    match.act("build", "Sal")
    match.act("attack", "Norte", "Aurora")
    match.act("roll", 4, 3)
    assert match.state.owner == [0, 0, 0, 1, 0, 1]
    assert match.state.armies == [2, 1, 2, 2, 2, 4]
    assert [line.text for line in match.news(-1, lang="en")] == [
        "Blanco throws 4; the other side, 3.",
        "Blanco conquers Aurora.",
    ]


def test_it_is_shown_in_the_notebook_without_a_line_of_its_own() -> None:
    widget = MatchWidget(Match("isles", 2), bots={1: "random"}, seed=1)
    countries = json.loads(widget.board.text)["countries"]
    assert [country["name"] for country in countries] == list(isles.NAMES)
    assert "build" in widget.view["menu"]
    assert widget.match.frame().iloc[0]["kind"] == "deal"


def test_its_throws_are_shown_and_counted() -> None:
    match = Match("isles", 2)
    match.act("deal", list(isles.NAMES))
    for words in (["attack", "Norte", "Aurora"], ["roll", 6, 1]):
        match.act(*words)
    shown = {
        "seat": 0,
        "defender": 1,
        "source": 0,
        "target": 1,
        "attack": [6],
        "defence": [1],
        "losses": [0, 1],
        "conquered": False,
    }
    assert MatchWidget(match).view["battle"] == shown
    for words in (["build", "Sal"], ["attack", "Norte", "Aurora"], ["roll", 4, 3]):
        match.act(*words)
    assert MatchWidget(match).view["battle"] == {
        **shown,
        "attack": [4],
        "defence": [3],
        "conquered": True,
    }
    match.act("build", "Sal")
    assert MatchWidget(match).view["battle"] is None

    fought = battles_frame(match)
    assert fought[["attack", "defence", "armies_defence"]].values.tolist() == [
        ["6", "1", 2],
        ["4", "3", 1],
    ]
    assert list(fought["target"]) == ["Aurora", "Aurora"]


@pytest.mark.parametrize(
    ("named", "sizes"),
    [
        (isles.Isles.features, {"owner": 12, "armies": 6, "turn": 2, "round": 1, "battle": 6}),
        (("armies",), {"armies": 6}),
        ((), {}),
    ],
)
def test_an_environment_makes_numbers_of_the_features_that_it_names(
    named: tuple[str, ...], sizes: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(isles.Isles, "features", named)
    game = env("isles", 2, options={"max_rounds": 3 + len(named)})
    game.reset(seed=1)
    seen = game.match.observe(game.match.to_move)
    places, numbers = feature_slices(seen), game.observe(game.agent_selection)["observation"]
    common = ("phase", "verbs", "standings", "living")
    assert {part: at.stop - at.start for part, at in places.items() if part not in common} == sizes
    assert len(numbers) == max(at.stop for at in places.values())
    if "owner" in named:
        own = numbers[places["owner"]].reshape(6, 2)[:, 0]
        assert own.tolist() == [owner == seen.viewer for owner in seen.owner]
    for agent in game.agent_iter():
        _, _, ended, cut, _ = game.last()
        mask = game.observe(agent)["action_mask"]
        game.step(None if ended or cut else int(mask.nonzero()[0][-1]))
    assert game.match.is_over


def test_a_feature_that_is_a_word_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isles.Isles, "features", ("phase",))
    game = env("isles", 2, options={"max_rounds": 9})
    game.reset(seed=1)
    with pytest.raises(ValueError, match="no numbers for the form word"):
        game.observe(game.agent_selection)


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="already"):
        register_game(isles.Isles(), isles.WORDS)


def test_a_game_that_is_taken_back_is_known_nowhere() -> None:
    seen = isles.GAME.observe(Match("isles", 2).state, 0)
    assert catalogue_of("ISL-1.1").game == "isles"
    unregister_game("isles")
    try:
        assert "isles" not in GAMES
        for ask in (catalogue, geometry, lambda name: catalogue_of("ISL-1.1")):
            with pytest.raises((KeyError, FileNotFoundError)):
                ask("isles")
        with pytest.raises(NotInGame):
            POLICIES["greedy"](seen, random.Random(1))
        with pytest.raises(KeyError):
            unregister_game("isles")
    finally:
        isles.install()


def test_a_game_from_outside_brings_its_screen_and_its_tables() -> None:
    class Own(GameTables):
        clauses: ClassVar = {"build": "ISL-2.2"}

    screen, tables = Screen(), Own()
    assert screen_of("isles") is not screen
    isles.register_game(isles.GAME, isles.WORDS, screen=screen, tables=tables)
    assert screen_of("isles") is screen
    assert tables_of_game("isles") is tables
    isles.install()
    assert tables_of_game("isles") is not tables


def test_conquests_count_in_the_tables() -> None:
    match = Match("isles", 2, {"max_rounds": 6}).run(POLICIES["greedy"], random.Random(3))
    fallen = [
        event for events in match.events for event in events if isinstance(event, ConquestBase)
    ]
    assert fallen
    assert {tables_of_game("isles").conqueror(event) for event in fallen} <= {0, 1}


def test_the_page_shows_the_code_as_it_is() -> None:
    page = PAGE.read_text(encoding="utf-8")
    sources = {
        "python": inspect.getsource(isles),
        "toml": Path(isles.__file__).with_name("isles.toml").read_text(encoding="utf-8"),
    }
    shown = re.findall(r"```(python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(shown) > 5
    for lang, text in shown:
        assert text.strip() in sources[lang], text


def test_a_match_can_be_sent() -> None:
    match = Match("isles", 3).run(POLICIES["random"], random.Random(1), limit=40)
    sent = pickle.loads(pickle.dumps(match))

    assert sent.states == match.states
    assert sent.run(POLICIES["random"], random.Random(2)).is_over

"""Every catalogue: nothing missing, both languages alike, and sentences that never break."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import fields
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from teg_nb.cli.options import parse_options
from teg_nb.engine.actions import Event
from teg_nb.engine.errors import UnknownName
from teg_nb.engine.games import GAMES
from teg_nb.engine.schema.field_types import field_types
from teg_nb.engine.text.catalogue import Catalogue, catalogue, parse_catalogue, placeholders
from teg_nb.engine.text.phrases import phrases

LANGUAGES = ("es", "en")
WORDED = ("reasons", "events")

games = pytest.mark.parametrize("game", list(GAMES))
langs = pytest.mark.parametrize("lang", LANGUAGES)


def sentences(words: Catalogue) -> list[tuple[str, str, str]]:
    """Section, key and suffix of every sentence with facts."""
    return [
        (section, key, suffix)
        for section in (*WORDED, "pacts", "aims")
        for key, entry in words.sections.get(section, {}).items()
        for suffix in ("", "_full", "_fullest")
        if suffix == "" or f"es{suffix}" in entry or f"en{suffix}" in entry
    ]


def events_of(game: str) -> list[type[Event]]:
    module = import_module(f"teg_nb.engine.games.{game}.events")
    kinds = (value for value in vars(module).values() if isinstance(value, type))
    return [kind for kind in kinds if issubclass(kind, Event) and kind.kind]


@games
def test_every_clause_and_decision_has_four_texts(game: str) -> None:
    words = catalogue(game)
    known = [words.clause(id) for id in words.sections["clauses"]]
    known += [words.decision(id) for id in words.sections["decisions"]]
    for item in known:
        for text in (item.title_es, item.title_en, item.text_es, item.text_en):
            assert text.strip(), item.id
        assert item.text_es != item.text_en, item.id


@games
def test_clauses_stand_in_chapters_and_begin_with_the_prefix(game: str) -> None:
    words = catalogue(game)
    inside = [
        clause.id for chapter in words.sections["chapters"] for clause in words.clauses_in(chapter)
    ]
    assert sorted(inside) == sorted(words.sections["clauses"])
    assert all(id.startswith((f"{words.prefix}-", "CHP-")) for id in inside)


# A decision that settles nothing has no other reading: what it is about cannot happen.
SETTLED = {"reconquista": {"D-14"}, "tgm": set[str]()}


@pytest.mark.parametrize("game", SETTLED)
def test_every_chapter_has_clauses(game: str) -> None:
    words = catalogue(game)
    assert [id for id in words.sections["chapters"] if not words.clauses_in(id)] == []


@pytest.mark.parametrize("game", SETTLED)
def test_every_decision_lists_what_was_not_chosen(game: str) -> None:
    words = catalogue(game)
    without = {id for id in words.sections["decisions"] if not words.decision(id).others}
    assert without == SETTLED[game]
    for id in words.sections["decisions"]:
        decision = words.decision(id)
        chosen = {other.option.partition("=")[0] for other in decision.others if other.option}
        assert (decision.option in chosen) == (decision.option is not None), decision.name


@pytest.mark.parametrize("game", SETTLED)
def test_a_clause_of_ours_is_marked(game: str) -> None:
    """Pages call a decision the project's own, and options too."""
    words = catalogue(game)
    marks = {id: words.clause(id).mark for id in words.sections["clauses"]}
    assert set(marks.values()) == set(phrases("marks", "en"))
    assert marks[f"{words.prefix}-2.1"] == "ours"


@games
def test_decisions_sit_at_clauses_and_name_options(game: str) -> None:
    words = catalogue(game)
    settings = GAMES[game].setup(3).settings
    options = {field.name for field in fields(settings.options)}
    options |= {key for key, _ in getattr(settings.options, "values", ())}
    for id in words.sections["decisions"]:
        decision = words.decision(id)
        assert decision in words.decisions_at(decision.clause)
        assert decision.option is None or decision.option in options, (id, decision.option)


@games
def test_marks_are_known(game: str) -> None:
    words = catalogue(game)
    rules = [words.clause(id) for id in words.sections["clauses"]]
    rules += [words.decision(id) for id in words.sections["decisions"]]
    assert {rule.mark for rule in rules} <= phrases("marks", "en").keys()


@games
def test_readings_that_were_not_chosen_have_words_and_an_option_that_works(game: str) -> None:
    words = catalogue(game)
    for id in words.sections["decisions"]:
        decision = words.decision(id)
        assert decision.name == (id if id.startswith("CHP-") else f"{words.prefix}-{id}")
        for other in decision.others:
            assert other.es.strip(), decision.name
            assert other.en.strip(), decision.name
            assert other.es != other.en, decision.name
            if other.option:
                chosen = parse_options([other.option])
                seats = len(chosen["handicap"]) if "handicap" in chosen else 3
                changed = GAMES[game].setup(seats, chosen).settings.options.changed()
                assert chosen.keys() <= changed.keys(), (decision.name, other.option)


@pytest.mark.parametrize("game", ["teg"])
def test_every_decision_says_what_else_could_have_been_read(game: str) -> None:
    words = catalogue(game)
    silent = [id for id in words.sections["decisions"] if not words.decision(id).others]
    assert silent == []
    for id in words.sections["decisions"]:
        decision = words.decision(id)
        named = {other.option.partition("=")[0] for other in decision.others if other.option}
        assert decision.option is None or decision.option in named, decision.name


ROOT = Path(__file__).resolve().parents[3]
READ_BY_PEOPLE = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/*.md"),
    *(ROOT / "notebooks").rglob("*.ipynb"),
    *(ROOT / "teg_nb").rglob("*.toml"),
    *(ROOT / "teg_nb").rglob("*.py"),
]


def test_decisions_are_named_with_their_game() -> None:
    """A bare D-1 is in every game; comments, and the catalogue's own keys, are about one."""
    bare = re.compile(r"""(?<![-\w"'])D-\d""")  # "D-32" in quotes is asked of one game's catalogue
    numbers = []
    for path in READ_BY_PEOPLE:
        for line in path.read_text("utf-8").splitlines():
            own = line.lstrip().startswith(("#", "[decisions.", "[[decisions."))
            code = re.sub(r'"D-\d+ to D-\d+"', "", line.partition("  # ")[0])
            if not own and bare.search(code):
                numbers.append(f"{path.relative_to(ROOT)}: {line.strip()[:80]}")
    assert numbers == []


@games
def test_refusals_and_events_rest_on_clauses(game: str) -> None:
    words = catalogue(game)
    for code in words.sections["reasons"]:
        assert words.reason_clauses(code), code
        assert all(words.clause(id) for id in words.reason_clauses(code)), code
    for kind in words.sections["events"]:
        assert words.clause(words.news_clause(kind)), kind


@games
def test_every_event_has_its_line(game: str) -> None:
    """It names no fact that the event lacks, and the same clause."""
    words = catalogue(game)
    events = events_of(game)
    assert events
    for event in events:
        assert event.game == game
        assert words.clause(event.clause), event
        names = field_types(event).keys()
        own = "words" in vars(event) or any("words" in vars(item) for item in event.__mro__[1:-2])
        assert own or placeholders(words.sections["events"][event.kind]["es"]) <= names, event
        assert own or set(event.secret) <= names


@games
def test_verbs_and_standings_have_their_labels(game: str) -> None:
    words = catalogue(game)
    assert GAMES[game].verbs.keys() <= words.sections["verbs"].keys()
    assert words.sections["standings"]
    assert "game_over" in words.sections["phases"]


@games
def test_both_languages_name_the_same_facts(game: str) -> None:
    words = catalogue(game)
    for section, key, suffix in sentences(words):
        entry = words.sections[section][key]
        assert placeholders(entry[f"es{suffix}"]) == placeholders(entry[f"en{suffix}"]), key


@games
@langs
def test_a_refusal_without_facts_is_a_whole_sentence(game: str, lang: str) -> None:
    words = catalogue(game)
    for code in words.sections["reasons"]:
        sentence = words.sentence(code, lang)
        assert sentence.endswith("."), code
        assert "…" not in sentence, code


@games
@langs
def test_no_sentence_breaks(game: str, lang: str) -> None:
    """Facts that are missing, and facts of any type, are printed without an error."""
    words = catalogue(game)
    for section, key, _ in sentences(words):
        entry = words.sections[section][key]
        names = placeholders(entry.get("es_full", "") + entry["es"])
        assert not re.search(r"[{}|]", words.phrase(section, key, lang)), key
        for value in (None, 0, 1, "Asia", (6, 1), {"Rojo": 6}):
            facts = dict.fromkeys(names, value)
            assert not re.search(r"[{}|]", words.phrase(section, key, lang, facts)), key


@games
def test_both_languages_everywhere(game: str) -> None:
    words = catalogue(game)
    for section, entries in words.sections.items():
        for key, entry in entries.items():
            for name in entry:
                other = re.sub(r"(^|_)es($|_)", r"\1en\2", name)
                assert str(entry[other]).strip(), (section, key, other)
            if section not in ("clauses", "chapters", "decisions"):
                assert all(words.label(section, key, lang) for lang in LANGUAGES), (section, key)


@games
def test_what_events_number_is_in_the_vocabulary(game: str) -> None:
    settings = GAMES[game].setup(3).settings
    for event in events_of(game):
        kinds = {kind for form in field_types(event).values() for kind in form.kinds()}
        assert kinds <= settings.vocabulary.keys(), event


@games
def test_sections_that_are_read_one_by_one_are_those_of_the_file(game: str) -> None:
    text = (files("teg_nb.engine.text") / "locale" / "games" / f"{game}.toml").read_text("utf-8")
    words, whole = catalogue(game), parse_catalogue(game, tomllib.loads(text))
    assert list(words.sections) == list(whole.sections)
    assert dict(words.sections) == dict(whole.sections)
    assert (words.labelled, words.ids) == (whole.labelled, whole.ids)


# Words of no game

OF_NO_GAME = tomllib.loads((ROOT / "teg_nb/engine/text/locale/words.toml").read_text("utf-8"))
WHOLE = {"levels", "about", "marks"}  # read in a row, or with keys that stand in other files
# Keys that the code builds from the name of a column.
BUILT = re.compile(r"(?:head|about)_\w+|\w+_note")


@pytest.mark.parametrize("section", OF_NO_GAME)
def test_words_of_no_game_are_in_both_languages_and_used(section: str) -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "teg_nb").rglob("*.py"))
    assert f'phrases("{section}", ' in code
    for key, said in OF_NO_GAME[section].items():
        assert said.keys() == {*LANGUAGES}, key
        assert all(said.values()), key
        assert placeholders(said["es"]) == placeholders(said["en"]), key
        built = BUILT.fullmatch(key)
        assert section in WHOLE or built or re.search(rf"""["']{key}["']""", code), key


LITERAL = (ast.Constant, ast.JoinedStr, ast.List, ast.Tuple, ast.Dict)


def bilingual(tree: ast.AST) -> list[str]:
    """Dictionaries and calls with what is written out under the names of both languages."""
    texts = []
    for item in ast.walk(tree):
        pairs: dict[object, ast.expr] = {}
        if isinstance(item, ast.Dict):
            keys = (key.value if isinstance(key, ast.Constant) else key for key in item.keys)
            pairs = dict(zip(keys, item.values, strict=True))
        elif isinstance(item, ast.Call):
            pairs = {keyword.arg: keyword.value for keyword in item.keywords}
        if all(isinstance(pairs.get(lang), LITERAL) for lang in LANGUAGES):
            texts.append(ast.unparse(item))
    return texts


def test_prose_stands_beside_the_code_and_not_in_it() -> None:
    """In the catalogue, and in the files of errors and exercises; names of files are no prose."""
    files = {
        path.relative_to(ROOT).as_posix(): texts
        for path in (ROOT / "teg_nb").rglob("*.py")
        if (texts := bilingual(ast.parse(path.read_text("utf-8"))))
    }
    first = "{'es': 'teg/01-primera-partida.ipynb', 'en': 'teg/01-first-match.ipynb'}"
    assert files == {"teg_nb/cli/lab.py": [first]}


def test_the_words_of_no_game_are_no_game() -> None:
    with pytest.raises(UnknownName):
        catalogue("words")

"""Faults in text that people write have sentences in both languages."""

import ast
import inspect
import random
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import teg_nb
from teg_nb.analysis import board_graph, map_figure, odds, race_figure, read_dataset
from teg_nb.bots import policies
from teg_nb.engine.errors import GameError
from teg_nb.engine.games import GAMES, eggar, reconquista, teg, tgm, wargame
from teg_nb.engine.games.common.position_setup import place_named, seat_named
from teg_nb.engine.text.catalogue import placeholders
from teg_nb.simulation.matches import WorkerDied, simulate

pytestmark = pytest.mark.slow

PACKAGE = Path(teg_nb.__file__).parent
WORDS = tomllib.loads((PACKAGE / "engine" / "text" / "locale" / "errors.toml").read_text("utf-8"))
MODULES = {
    item.__name__.rsplit(".", 1)[-1]: item for item in (teg, tgm, reconquista, wargame, eggar)
}
games = pytest.mark.parametrize("game", list(GAMES))


@pytest.mark.parametrize("section", WORDS)
def test_both_languages_say_the_same(section):
    for key, said in WORDS[section].items():
        full = {"es_full", "en_full"} if "es_full" in said else set()
        assert said.keys() == {"es", "en"} | full, key
        assert all(said.values()), key
        if section == "faults":  # what kind of name it is need not be said in Spanish
            for form in ("", "_full") if full else ("",):
                es, en = (placeholders(said[lang + form]) - {"kind"} for lang in ("es", "en"))
                assert es == en, key


def test_every_sentence_is_used_and_every_key_has_one():
    code = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    called = r'(?:BadPosition|BadMessage|StaleStep|GameError|super\(\).__init__)\(\s*"(\w+)"'
    raised = set(re.findall(called, code))

    assert raised <= WORDS["faults"].keys() | {"not_adjacent"}
    assert all(f'"{key}"' in code for key in WORDS["faults"])


def refused(call):
    """Return the sentence of a refusal in both languages, or None if there was none."""
    try:
        call()
    except GameError as fault:
        said = fault.text("es"), str(fault)
        assert said[0] != said[1], said
        for text in said:
            assert "…" not in text
            assert text.isprintable()
        return said
    return None


@pytest.mark.parametrize(
    ("parts", "spanish", "english"),
    [
        (
            {"out": "Rojo"},
            """out no puede ser 'Rojo'; se escribe {"...": "..."}""",
            """out cannot be 'Rojo'; it is written {"...": "..."}""",
        ),
        (
            {"Blanco": "Chile y 3"},
            "no hay ningún país 'Chile y'; ¿quisiste decir Chile?",
            "no country 'Chile y'; did you mean Chile?",
        ),
        (
            {"Blanco": "Chile 3 + x"},
            "Blanco: 'Chile 3 + x' no se entiende; se escribe como 'Chile 3 + 1m'",
            "Blanco: 'Chile 3 + x' cannot be read; it is written like 'Chile 3 + 1m'",
        ),
        (
            {"Blanco": "Chile", "turn": "Rosa"},
            "nadie juega con 'Rosa'; los colores son Blanco y Negro",
            "no seat plays 'Rosa'; the seats are Blanco and Negro",
        ),
        (
            {"phase": "atack"},
            "no se puede armar una posición en la fase 'atack', solo en initial_1, initial_2,"
            " extra_reinforcement, reinforce, attack, regroup, ally_regroup y card;"
            " ¿quisiste decir attack?",
            "no position can be set up in phase 'atack', only in initial_1, initial_2,"
            " extra_reinforcement, reinforce, attack, regroup, ally_regroup and card;"
            " did you mean attack?",
        ),
        (
            {"Blanco": "Chile 5000"},
            "Chile: se puede poner de 0 a 1000",
            "Chile: 0 to 1000 can be set up",
        ),
        (
            {"Rosa": "Chile"},
            "«Rosa» no es un color de este juego: son Blanco, Negro, Rojo, Azul, Amarillo y Verde.",
            "“Rosa” is not a colour of this game: they are"
            " Blanco, Negro, Rojo, Azul, Amarillo and Verde.",
        ),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_position_written_wrong(parts, spanish, english):
    assert refused(lambda: teg_nb.position(**parts)) == (spanish, english)


def test_names_of_another_type_are_refused_too():
    board = teg_nb.load_board("teg")
    assert refused(lambda: place_named(board, 3))
    assert refused(lambda: seat_named(["Rojo"], "Roja"))


JUNK = st.sampled_from(
    [None, True, 3, -1, 2.5, "x", "", (), {}, [1], {"a": 1}, "\ud800", b"x", 10**30]
)
PHASES = [
    "attack",
    "reinforce",
    "initial_1",
    "combat",
    "orders",
    "first_delivery",
    "move",
    "question",
]
PACTS = ["world", "country", "zone", "condominium", "aggression", "truce"]


def of_type(hint: Any, names: Mapping[str, Any], name: str = "") -> st.SearchStrategy[Any]:
    """Values of a declared type, made of words of the game; now and then something else."""
    origin, inner = get_origin(hint), get_args(hint)
    seats = st.sampled_from(names["seat"])
    places = st.sampled_from(names.get("country") or names["square"])
    words = st.sampled_from([*PHASES, *PACTS, *(item for kind in names for item in names[kind])])
    if hint is Any:
        return st.one_of(JUNK, words)
    if origin in (Union, UnionType):
        return st.one_of(*(of_type(item, names, name) for item in inner))
    if hint is NoneType:
        return st.none()
    if hint is int:
        return st.sampled_from([0, 1, 2, 3, 7, 30, 5000, -1]) | JUNK
    if hint is str:
        forces = st.lists(
            st.tuples(places, st.sampled_from(["", " 1", " 5", " 0", " 9000"])), max_size=3
        )
        written = forces.map(lambda item: ", ".join(map("".join, item)))
        of_name = {"phase": st.sampled_from(PHASES), "forces": written, "soldiers": written}
        return of_name.get(name, st.one_of(seats, places, words))
    if origin is Mapping:
        keys = places if name in ("forces", "soldiers") else seats | places
        return st.dictionaries(keys, of_type(inner[1], names), max_size=2) | JUNK
    if origin is tuple:
        return st.tuples(*(of_type(item, names) for item in inner))
    if name == "pacts":
        terms = st.lists(places | words, max_size=3)
        pact = st.tuples(st.sampled_from(PACTS), seats, seats, terms).map(lambda p: [*p[:3], *p[3]])
        return st.lists(pact | st.lists(words), max_size=2)
    return st.lists(of_type(inner[0], names), max_size=3) | JUNK


@games
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_written_a_position_is_refused_in_words(game, data):
    build = MODULES[game].position.position
    hints = get_type_hints(inspect.unwrap(build))
    hints.pop("return")
    names = GAMES[game].setup(4).settings.vocabulary
    kinds = inspect.signature(build).parameters.values()
    rest = next(kind.name for kind in kinds if kind.kind is kind.VAR_KEYWORD)
    named = st.fixed_dictionaries(
        {},
        optional={
            **{name: of_type(hint, names, name) for name, hint in hints.items() if name != rest},
            **{seat: of_type(hints[rest], names, rest) for seat in names["seat"]},
        },
    )
    parts = data.draw(named)

    refused(lambda: GAMES[game].position(**parts))


# What a person mistypes, whatever the call

MATCH = teg_nb.Match("teg", 3)
MISTYPED = {
    "odds, no armies": lambda: odds.odds(-1, 2),
    "odds, no throw": lambda: odds.throw_losses(1, 2),
    "odds, too many": lambda: odds.odds(5, 10**6),
    "odds, stop_at": lambda: odds.odds(5, 2, stop_at=0),
    "odds, rules": lambda: odds.odds(5, 2, rules="chess"),
    "odds, no dice": lambda: odds.odds(5, 2, rules="wargame"),
    "odds, double": lambda: odds.odds(5, 2, double="half"),
    "odds, snow elsewhere": lambda: odds.odds(5, 2, rules="risk", situation="snow"),
    "odds, dice": lambda: odds.dice_losses(9, 1),
    "odds, garrison": lambda: odds.campaign(4, [1], garrison=0),
    "odds, campaign": lambda: odds.campaign(4, [1], rules="eggar"),
    "bots": lambda: policies("greedy,greedy,greedy", 2),
    "policies": lambda: MATCH.fork().run([None], random.Random(1)),
    "until": lambda: MATCH.fork().play(teg_nb.POLICIES["greedy"], random.Random(1), "turno"),
    "adopt": lambda: MATCH.fork().adopt(teg_nb.Match("teg", 4)),
    "pop": lambda: MATCH.fork().pop(),
    "step": lambda: MATCH.fork().fork(7),
    "line's step": lambda: MATCH.log().state("main", 3),
    "viewer": lambda: MATCH.news(viewer="Rosa"),
    "about, number": lambda: teg_nb.Match("teg", 3, metadata={"share": float("nan")}),
    "about, kind": lambda: teg_nb.Match("teg", 3, metadata={"when": {1, 2}}),
    "about, key": lambda: teg_nb.Match("teg", 3, metadata={"seats": {1: 2}}),
    "about, letter": lambda: teg_nb.Match("teg", 3, metadata={"name": "\ud800"}),
    "about, size": lambda: teg_nb.Match("teg", 3, metadata={"seed": 10**5000}),
    "widget's bots": lambda: teg_nb.MatchWidget(MATCH.fork(), [3]),
    "simulate, bots": lambda: simulate("teg", ["greedy"] * 5, 1, 1, seats=4),
    "simulate, none": lambda: simulate("teg", "greedy", 0, 1),
    "simulate, processes": lambda: simulate("teg", "greedy", 1, 1, 0),
    "simulate, executor": lambda: simulate("teg", "greedy", 1, 1, "two"),
    "simulate, resume": lambda: simulate("teg", "greedy", 1, 1, resume=True),
    "simulate, lambda": lambda: simulate("teg", lambda seen, rng: None, 1, 1, 1),
    "dataset, folder": lambda: read_dataset("no such folder"),
    "dataset, none": lambda: read_dataset([]),
    "environment": lambda: teg_nb.env("teg", on_illegal="ignore"),
    "board": lambda: board_graph(3),
    "borders": lambda: board_graph("teg", borders="sea"),
    "variant": lambda: board_graph(MATCH, variant="big"),
    "map": lambda: map_figure("teg", {"Chili": 3}),
    "map's values": lambda: map_figure("teg", [1, 2]),
    "race": lambda: race_figure(MATCH, measure="armadas"),
    "chart's language": lambda: race_figure(MATCH, lang="fr"),
    "picture's language": lambda: MATCH.picture(lang="fr"),
    "clause's language": lambda: teg_nb.catalogue().clause("TEG-8.2").text("fr"),
    "chart's file": lambda: map_figure("teg", {"Chile": 3}).save("map.gif"),
}


@pytest.mark.parametrize("asked", MISTYPED)
def test_what_is_mistyped_is_one_line_in_both_languages(asked):
    assert refused(MISTYPED[asked]) is not None


def test_so_is_a_worker_that_died_and_a_dataset_that_is_broken(tmp_path):
    died = WorkerDied("worker_died", kept=GameError("kept", safe="3", n="9", place=tmp_path))
    assert died.text("es") == (
        "murió un proceso que jugaba (lo mataron, o faltó memoria): "
        f"quedaron 3 de 9 partidas en {tmp_path}; resume=True las sigue"
    )
    part = tmp_path / "_parts" / "game=teg" / "part=0"
    part.mkdir(parents=True)
    (part / "_SHA256SUMS").write_bytes(b"\xff")
    spanish, english = refused(lambda: read_dataset(tmp_path))
    assert spanish.startswith(f"{part / '_SHA256SUMS'}: no se puede leer: ")
    assert english.startswith(f"{part / '_SHA256SUMS'}: cannot be read: ")


# Errors that no mistyped word brings about: of whoever writes a game, a bot or a program that
# learns, who looks for the line; or caught where they are raised.
PLAIN = {
    "engine/games/__init__.py": 1,  # two games of one name
    "engine/games/common/table_game.py": 1,  # no chance is due
    "engine/legal_actions.py": 3,  # a list ends so
    "engine/play/branch.py": 1,  # likewise
    "engine/games/eggar/grid.py": 1,  # caught by the position and the actions
    "engine/games/teg/cards.py": 1,
    "engine/games/teg/combat.py": 1,
    "engine/games/teg/pacts/alliances.py": 1,
    "engine/games/common/options.py": 7,  # caught by `parse`, as the next three
    "engine/games/reconquista/options.py": 1,
    "engine/games/eggar/options.py": 2,
    "engine/games/wargame/options.py": 10,
    "rl/gymnasium_env.py": 1,  # for programs that learn, as the next three
    "rl/pettingzoo_env.py": 2,
    "rl/encoding.py": 1,
    "rl/spaces.py": 1,
    "analysis/dataset/reader.py": 1,
    "analysis/odds/throws.py": 1,  # a mapping says so
    "simulation/resources.py": 1,  # caught by the function itself
    "analysis/intervals.py": 2,
    "lessons/table.py": 1,  # for those who write lessons
}


def test_no_other_error_without_words_in_both_languages():
    bare = {}
    for path in PACKAGE.rglob("*.py"):
        plain = [
            node
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Raise)
            and isinstance(called := getattr(node.exc, "func", node.exc), ast.Name)
            and called.id in ("ValueError", "TypeError", "KeyError", "IndexError", "RuntimeError")
        ]
        if plain:
            bare[path.relative_to(PACKAGE).as_posix()] = len(plain)
    assert bare == PLAIN

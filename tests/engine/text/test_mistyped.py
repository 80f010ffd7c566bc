"""Names and arguments that are mistyped: one clear error each, in both languages."""

from __future__ import annotations

import random

import pytest
from typer.testing import CliRunner

from teg_nb import GAMES, POLICIES, IllegalAction, Match, env, load_board, parallel_env, simulate
from teg_nb.cli.app import app
from teg_nb.engine.errors import BadArgument, BadMessage, GameError, UnknownName
from teg_nb.engine.text.catalogue import catalogue

BY_NAME = {
    "Match": lambda name: Match(name, 3),
    "load_board": load_board,
    "env": lambda name: env(name, 3),
    "parallel_env": lambda name: parallel_env(name, 3),
    "simulate": lambda name: simulate(name, "greedy", 1, seed=1, progress=False),
    "catalogue": catalogue,
}


@pytest.mark.parametrize("how", BY_NAME)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("risk", "there are .*tgm"),
        ("Tegg", "did you mean teg"),
        ("../boards/teg", ""),
        ("", ""),
        ("x" * 5000, ""),
    ],
)
def test_a_game_that_is_not_there_is_told_with_those_that_are(how, name, said):
    if (how, name) == ("Match", ""):
        return  # La Revancha
    with pytest.raises(UnknownName, match=f"no (game|board) .*{said}") as caught:
        BY_NAME[how](name)

    assert isinstance(caught.value, (KeyError, ValueError))
    assert caught.value.text("es").startswith(("no hay ningún juego", "no hay ningún tablero"))
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("name", [3, 2.5, ["teg"], object()])
def test_what_is_no_game_is_told(name):
    with pytest.raises(UnknownName, match="no game"):
        Match(name)


@pytest.mark.parametrize("name", ["../boards/teg", "risk", "n" * 2000])
@pytest.mark.parametrize(
    "words",
    [
        ["rules", "TEG-8.5", "--game"],
        ["rules", "--game"],
        ["play", "--game"],
        ["simulate", "--matches", "1", "--game"],
    ],
    ids=" ".join,
)
def test_a_game_is_looked_up_not_joined_to_a_path(words, name):
    done = CliRunner().invoke(app, [*words, name])

    assert done.exit_code in (1, 2), done.output
    assert "game" in done.output + done.stderr
    assert not done.exception or isinstance(done.exception, SystemExit)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [None, 2.5, "Rojo", True, [1, 2], {"Rojo": 1}, b"ab"])
def test_seats_that_are_no_seats(game, seats):
    with pytest.raises(GameError) as caught:
        Match(game, seats)
    assert caught.value.text("es") != caught.value.text("en")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("options", ["classic", ["max_rounds"], 9, [("max_rounds", 9)]])
def test_options_that_are_no_options(game, options):
    with pytest.raises(BadMessage, match=r"options cannot be .*it is written \{"):
        Match(game, 3, options)


@pytest.mark.parametrize("game", ["teg", "tgm", "reconquista", "eggar"])
def test_an_option_that_is_mistyped_names_the_nearest(game):
    with pytest.raises(IllegalAction, match="Did you mean max_rounds") as caught:
        Match(game, 3, {"max_round": 9})

    assert "¿Quisiste decir max_rounds?" in caught.value.text("es")
    with pytest.raises(IllegalAction) as caught:
        Match(game, 3, {"max_rounds": "many"})
    assert "mean" not in str(caught.value)


def test_a_match_is_there_also_before_its_first_entry():
    assert Match("teg", 2)
    assert len(Match("teg", 2)) == 0


# Policies


def test_policies_by_number_and_by_colour():
    both = []
    for keys in ((0, 1, 2), ("Blanco", "negro", "ROJO")):
        match = Match("teg", 3)
        bots = dict(zip(keys, [POLICIES["random"]] * 3, strict=True))
        both.append(match.run(bots, random.Random(1), 200).actions)

    assert both[0] == both[1]


@pytest.mark.parametrize("seat", [3, -1, "Verde", "", None, 1.0, True])
def test_a_seat_that_does_not_play_is_told(seat):
    with pytest.raises(UnknownName, match=r"no seat .*there are Blanco, Negro and Rojo"):
        Match("teg", 3).run({seat: POLICIES["random"]}, random.Random(1))


@pytest.mark.parametrize("policies", ["greedy", ["greedy"] * 3, {0: "greedy"}, None, 3])
def test_policies_are_functions(policies):
    match = Match("teg", 3)

    with pytest.raises(
        BadArgument, match=r'policies cannot be .*it is written POLICIES\["greedy"\]'
    ):
        match.run(policies, random.Random(1))
    assert len(match) == 0


@pytest.mark.parametrize("rng", [7, None, "7"])
def test_a_source_of_chance_is_a_generator(rng):
    with pytest.raises(BadArgument, match=r"rng cannot be .*it is written random\.Random\(7\)"):
        Match("teg", 3).run(POLICIES["random"], rng)

"""Each way in which a game can end is told in a true sentence, in both languages."""

from typing import Any

import pytest

from teg_nb import GAMES
from teg_nb.engine.actions import ALL
from teg_nb.engine.games.eggar import events as eggar
from teg_nb.engine.games.reconquista import events as reconquista
from teg_nb.engine.games.teg import events as teg
from teg_nb.engine.games.tgm import events as tgm
from teg_nb.engine.games.wargame import events as wargame
from teg_nb.engine.play.news import news
from teg_nb.engine.text.catalogue import catalogue

LIMIT = {"max_rounds": 7}
TWO, THREE, FOUR = (
    ("Blanco", "Negro"),
    ("Blanco", "Negro", "Rojo"),
    ("Blanco", "Negro", "Rojo", "Azul"),
)
CAMPS = ("Verde", "Rojo")
LAST_ES, LAST_EN = "Terminó la última vuelta, la 7.", "The last round, round 7, is over."

WAYS: list[tuple[str, str, tuple[str, ...], dict[str, Any], Any, str, str]] = [
    *(
        ("teg", *way)
        for way in [
            (
                "objective",
                FOUR,
                {},
                teg.GameEnded((0,), "objective"),
                "Gana Blanco: cumplió su objetivo secreto.",
                "Blanco wins by meeting the secret objective.",
            ),
            (
                "objectives",
                TWO,
                {},
                teg.GameEnded((1,), "objective"),
                "Gana Negro: cumplió sus dos objetivos secretos a la vez.",
                "Negro wins by meeting both secret objectives at once.",
            ),
            (
                "objective_and_ten",
                THREE,
                {},
                teg.GameEnded((2,), "objective"),
                "Gana Rojo: cumplió su objetivo secreto y tiene diez países más.",
                "Rojo wins by meeting the secret objective with ten countries more.",
            ),
            (
                "target",
                FOUR,
                {},
                teg.GameEnded((0,), "objective", 1),
                "Gana Blanco: cumplió su objetivo secreto, eliminar a Negro.",
                "Blanco wins by meeting the secret objective: eliminate Negro.",
            ),
            (
                "target",
                FOUR,
                {},
                teg.GameEnded((0,), "objective", 1, "Verde"),
                "Gana Blanco: cumplió su objetivo secreto, eliminar a Negro, en lugar de Verde.",
                "Blanco wins by meeting the secret objective: eliminate Negro instead of Verde.",
            ),
            (
                "common",
                FOUR,
                {"common_objective_countries": 40},
                teg.GameEnded((0,), "common"),
                "Gana Blanco: cumplió el objetivo común, tener 40 países.",
                "Blanco wins by meeting the common objective: own 40 countries.",
            ),
            (
                "last_alive",
                FOUR,
                {},
                teg.GameEnded((3,), "last_alive"),
                "Gana Azul: es el único color que sigue en juego.",
                "Azul wins as the only one left in the game.",
            ),
            (
                "round_limit",
                FOUR,
                {**LIMIT, "pacts": []},
                teg.GameEnded((2,), "round_limit", counts=(20, 0, 30, 22)),
                f"{LAST_ES} Gana Rojo, con más países que nadie."
                " Países: Rojo 30, Azul 22 y Blanco 20.",
                f"{LAST_EN} Rojo wins with the most countries."
                " Countries: Rojo 30, Azul 22 and Blanco 20.",
            ),
            (
                "round_limit_shared",
                TWO,
                {**LIMIT, "pacts": ["aggression"]},
                teg.GameEnded((0, 1), "round_limit", counts=(35, 35)),
                f"{LAST_ES} Empatan Blanco y Negro: nadie tiene más países."
                " Países, sin contar los compartidos: Blanco 35 y Negro 35.",
                f"{LAST_EN} Blanco and Negro draw: nobody has more countries."
                " Countries, shared ones not counted: Blanco 35 and Negro 35.",
            ),
        ]
    ),
    *(
        ("tgm", *way)
        for way in [
            (
                "objective",
                THREE,
                {},
                tgm.GameEnded((0,), "objective", (8, 9, 10)),
                "Gana Blanco: cumplió su objetivo secreto, eliminar a Blanco.",
                "Blanco wins by meeting the secret objective: eliminate Blanco.",
            ),
            (
                "objective",
                THREE,
                {},
                tgm.GameEnded((0,), "objective", (9, 8, 10), 28),
                "Gana Blanco: cumplió su objetivo secreto,"
                " tener 28 territorios en lugar de eliminar a Negro.",
                "Blanco wins by meeting the secret objective:"
                " own 28 territories instead of eliminating Negro.",
            ),
            (
                "last_alive",
                THREE,
                {},
                tgm.GameEnded((1,), "last_alive", (8, 9, 10)),
                "Gana Negro: es el único color que sigue en juego.",
                "Negro wins as the only one left in the game.",
            ),
            (
                "world",
                THREE,
                {"variant": "world"},
                tgm.GameEnded((1,), "world", ()),
                "Gana Negro: conquistó el mundo, los 42 territorios.",
                "Negro wins the world: all 42 territories.",
            ),
            (
                "round_limit",
                THREE,
                LIMIT,
                tgm.GameEnded((1,), "round_limit", (), counts=((15, 15, 12), (20, 24, 30))),
                f"{LAST_ES} Gana Negro: deciden los territorios y, si hay empate, los ejércitos."
                " Territorios: Blanco 15, Negro 15 y Rojo 12. Ejércitos: Negro 24 y Blanco 20.",
                f"{LAST_EN} Negro wins: territories decide, and armies if they are equal."
                " Territories: Blanco 15, Negro 15 and Rojo 12. Armies: Negro 24 and Blanco 20.",
            ),
            (
                "round_limit_shared",
                THREE,
                LIMIT,
                tgm.GameEnded((0, 1), "round_limit", (), counts=((15, 15, 12), (24, 24, 30))),
                f"{LAST_ES} Blanco y Negro empatan en territorios y en ejércitos, y comparten"
                " la victoria. Territorios: Blanco 15, Negro 15 y Rojo 12."
                " Ejércitos: Blanco 24 y Negro 24.",
                f"{LAST_EN} Blanco and Negro are equal in territories and in armies, and share"
                " the victory. Territories: Blanco 15, Negro 15 and Rojo 12."
                " Armies: Blanco 24 and Negro 24.",
            ),
        ]
    ),
    *(
        ("reconquista", *way)
        for way in [
            (
                "provinces",
                THREE,
                {},
                reconquista.GameEnded((1,), "provinces", ()),
                "Gana Negro: llegó a las 28 provincias que hacían falta.",
                "Negro wins with the 28 provinces needed.",
            ),
            (
                "agreement",
                THREE,
                {},
                reconquista.GameEnded((0, 2), "agreement", ()),
                "Todos aceptaron la oferta de empate. Comparten el resultado Blanco y Rojo.",
                "All accepted the offer of a draw. Blanco and Rojo share the result.",
            ),
            (
                "passes",
                THREE,
                {},
                reconquista.GameEnded((0, 1, 2), "stalemate", (), passes=3),
                "Todos pasaron en 3 vueltas seguidas. Comparten el resultado Blanco, Negro y Rojo.",
                "All passed in 3 rounds in a row. Blanco, Negro and Rojo share the result.",
            ),
            (
                "peace",
                THREE,
                {},
                reconquista.GameEnded((0, 1), "stalemate", (), peace=1),
                "Nadie atacó en una vuelta entera. Comparten el resultado Blanco y Negro.",
                "Nobody attacked in one whole round. Blanco and Negro share the result.",
            ),
            (
                "round_limit",
                THREE,
                LIMIT,
                reconquista.GameEnded((0, 1), "round_limit", ()),
                "Terminó la última vuelta, la 7. Comparten el resultado Blanco y Negro.",
                "The last round, round 7, is over. Blanco and Negro share the result.",
            ),
        ]
    ),
    *(
        ("eggar", *way)
        for way in [
            (
                "flag",
                CAMPS,
                {},
                eggar.GameEnded((0,), "flag", 1),
                "Gana Verde: entró al cuadro de la bandera de Rojo.",
                "Verde wins by entering the square of the flag of Rojo.",
            ),
            (
                "last_alive",
                CAMPS,
                {},
                eggar.GameEnded((1,), "last_alive"),
                "Gana Rojo: nadie más tiene soldados.",
                "Rojo wins: nobody else has soldiers left.",
            ),
            (
                "round_limit",
                CAMPS,
                LIMIT,
                eggar.GameEnded((1,), "round_limit", counts=(3, 5)),
                f"{LAST_ES} Gana Rojo, con más soldados que nadie. Soldados: Rojo 5 y Verde 3.",
                f"{LAST_EN} Rojo wins with the most soldiers. Soldiers: Rojo 5 and Verde 3.",
            ),
            (
                "round_limit_shared",
                CAMPS,
                LIMIT,
                eggar.GameEnded((0, 1), "round_limit", counts=(4, 4)),
                f"{LAST_ES} Verde y Rojo comparten la victoria: nadie tiene más soldados."
                " Soldados: Verde 4 y Rojo 4.",
                f"{LAST_EN} Verde and Rojo share the victory: nobody has more soldiers."
                " Soldiers: Verde 4 and Rojo 4.",
            ),
        ]
    ),
    *(
        ("wargame", *way)
        for way in [
            (
                "objective",
                THREE,
                {},
                wargame.GameEnded((0,), "objective"),
                "Gana Blanco: terminó su turno con el objetivo cumplido.",
                "Blanco wins by ending the turn with the objective met.",
            ),
            (
                "last_alive",
                THREE,
                {},
                wargame.GameEnded((0,), "last_alive"),
                "Gana Blanco: es el único color que sigue en juego.",
                "Blanco wins as the only one left in the game.",
            ),
            (
                "territories_at_limit",
                THREE,
                LIMIT,
                wargame.GameEnded(
                    (0,), "territories_at_limit", ((16, 10, 16), (30, 40, 30), (5, 9, 2))
                ),
                f"{LAST_ES} Gana Blanco: deciden los territorios y, si hay empate, las tropas y"
                " los vehículos. Territorios: Blanco 16, Rojo 16 y Negro 10."
                " Tropas: Blanco 30 y Rojo 30. Aviones y barcos: Blanco 5 y Rojo 2.",
                f"{LAST_EN} Blanco wins: territories decide, and if they are equal troops, then"
                " vehicles. Territories: Blanco 16, Rojo 16 and Negro 10."
                " Troops: Blanco 30 and Rojo 30. Planes and ships: Blanco 5 and Rojo 2.",
            ),
            (
                "territories_at_limit_shared",
                THREE,
                LIMIT,
                wargame.GameEnded(
                    (1, 2), "territories_at_limit", ((10, 16, 16), (40, 30, 30), (9, 0, 0))
                ),
                f"{LAST_ES} Negro y Rojo empatan en territorios, tropas y vehículos, y comparten"
                " la victoria. Territorios: Negro 16, Rojo 16 y Blanco 10."
                " Tropas: Negro 30 y Rojo 30. Aviones y barcos: Negro 0 y Rojo 0.",
                f"{LAST_EN} Negro and Rojo are equal in territories, troops and vehicles, and"
                " share the victory. Territories: Negro 16, Rojo 16 and Blanco 10."
                " Troops: Negro 30 and Rojo 30. Planes and ships: Negro 0 and Rojo 0.",
            ),
        ]
    ),
]


@pytest.mark.parametrize(
    ("game", "key", "seats", "options", "event", "es", "en"),
    WAYS,
    ids=[f"{game}-{key}" for game, key, *_ in WAYS],
)
def test_the_end_is_told(
    game: str,
    key: str,
    seats: tuple[str, ...],
    options: dict[str, Any],
    event: Any,
    es: str,
    en: str,
) -> None:
    settings = GAMES[game].setup(seats, options).settings
    for lang, sentence in (("es", es), ("en", en)):
        assert event.words(settings, lang)["ending"] == sentence
        line = news(event, settings, ALL, lang)
        assert line is not None
        assert line.text.endswith(f" {sentence}")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_sentence_of_an_end_was_read(game: str) -> None:
    told = {key for name, key, *_ in WAYS if name == game}
    assert told == set(catalogue(game).sections["endings"]) - {"tied", "tally"}

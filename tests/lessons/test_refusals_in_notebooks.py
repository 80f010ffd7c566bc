"""In a notebook a refusal is one line, in the person's language, with its clause."""

import random

import nbformat
import pytest
from nbclient import NotebookClient

import teg_nb
from teg_nb.engine.errors import BadLog, BadPosition, BotFailed, GameError
from teg_nb.engine.text.language import language

# Each cell, and what it shows: one line of a refusal, or None for a cell that runs.
CELLS = [
    (
        "import random, teg_nb\n"
        "match = teg_nb.Match(start=teg_nb.position(Blanco='Chile 4', Negro='Argentina 2'))",
        None,
    ),
    (
        "match.act('attack', 'Chile', 'Sahara')",
        "✗ Chile y Sahara no son limítrofes. [TEG-8.2]",
    ),
    (
        "match.act('attack', 'Chili', 'Argentina')",
        "✗ «Chili» no es un país del tablero. ¿Quisiste decir Chile? [TEG-1.2]",
    ),
    ("match.act('atacar', 'Chile')", "✗ no hay ninguna jugada 'atacar'; ¿quisiste decir attack?"),
    ("match.rewind(9)", "✗ la partida tiene los pasos 0 a 0, no 9"),
    (
        "from teg_nb.analysis import odds, read_dataset\nread_dataset('partidas')",
        "✗ partidas: no existe esa carpeta",
    ),
    (
        "odds.odds(5, 2, rules='chess')",
        "✗ rules no puede ser 'chess'; están teg, tgm, eggar y risk",
    ),
    ("teg_nb.language = 'fr'", "✗ no hay ningún idioma 'fr'; están es y en"),
    ("teg_nb.language = 'en'", None),
    ("match.act('end_turn', 3)", "✗ 'end_turn' takes no argument; 1 given"),
    (
        "match.act('attack', 'Chile', 'Sahara')",
        "✗ Chile and Sahara are not neighbours. [TEG-8.2]",
    ),
    ("teg_nb.language = ''", None),
    ("teg_nb.MatchWidget(match, lang='en')", None),
    ("teg_nb.position(Blanco='Chili 4')", "✗ no country 'Chili'; did you mean Chile?"),
    (
        "teg_nb.catalogue().quote('TEG-8.55', lang='en')",
        "✗ no rule 'TEG-8.55'; did you mean TEG-8.5 or TEG-18.5 or TEG-9.5?",
    ),
]


@pytest.mark.notebook
def test_a_refusal_is_one_line_in_the_language_of_the_person():
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source, _ in CELLS]
    )
    client = NotebookClient(
        notebook, timeout=120, iopub_timeout=120, kernel_name="python3", allow_errors=True
    )
    client.execute()

    shown = [
        "\n".join(line for output in cell.outputs for line in output.get("traceback", ())) or None
        for cell in notebook.cells
    ]
    assert shown == [said for _, said in CELLS]


@pytest.fixture(autouse=True)
def no_language():
    yield
    teg_nb.language = ""


def test_the_language_is_chosen_once():
    teg_nb.language = "en"
    assert (teg_nb.language, language()) == ("en", "en")
    with pytest.raises(ValueError, match="no language 'fr'; there are es and en"):
        teg_nb.language = "fr"
    assert teg_nb.language == "en"
    teg_nb.language = ""
    assert language() in ("es", "en")


def test_a_line_of_a_log_is_refused_in_both_languages():
    lines = [*teg_nb.Match(seats=2).lines(), '["Violeta", "attack"]']
    with pytest.raises(BadLog) as fault:
        teg_nb.Match.parse(lines[:1] + lines[-1:])

    assert str(fault.value) == "line 2: no seat plays 'Violeta'; the seats are Blanco and Negro"
    assert (
        fault.value.text("es")
        == "línea 2: nadie juega con 'Violeta'; los colores son Blanco y Negro"
    )


def test_what_a_bot_did_wrong_is_shown_with_its_traceback():
    def clever(seen, rng):
        raise ZeroDivisionError("of a clever bot")

    with pytest.raises(BotFailed) as fault:
        teg_nb.Match(seats=2).run(clever, random.Random(1))

    shown = "\n".join(fault.value._render_traceback_())
    assert "of a clever bot" in shown
    assert "in clever" in shown


def test_notes_stand_below_the_line():
    fault = BadPosition("unknown", kind="country", name="Chili")
    fault.add_note("in the cell above")
    teg_nb.language = "es"

    assert fault._render_traceback_() == ["✗ no hay ningún país 'Chili'", "in the cell above"]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_a_stranger_wrote_obeys_no_screen(lang):
    for name in ("\x1b[2J", "\u202e", "\ud800", "a\nb", "\x9b31m"):
        said = [
            BadPosition("unknown", kind="country", name=name).text(lang),
            BadPosition("no_name", name=name, kind="card", value=[[name]]).text(lang),
            teg_nb.IllegalAction("unknown_country", "TEG-1.2", country=name).text(lang),
        ]
        for text in said:
            assert text.isprintable(), text
            text.encode("utf-8")


def test_long_values_are_shown_in_short():
    deep: object = 1
    for _ in range(5000):
        deep = [deep]
    for value in ("x" * 10**6, deep, list(range(10**5)), 10**4000):
        assert len(GameError("too_large", name="armies", value=value).text("en")) < 200

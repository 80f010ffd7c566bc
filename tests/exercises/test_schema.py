"""The JSON schema of exercise files, as an editor reads it."""

import tomllib
from pathlib import Path

import jsonschema
import pytest
from written_exercises import FILES, named

from teg_nb.exercises.schema import schema, written

KEPT = Path(__file__).parents[2] / "docs" / "exercises.schema.json"


def test_the_kept_schema_is_made_from_the_kinds():
    assert KEPT.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_the_files_of_the_lessons_keep_it(path):
    jsonschema.validate(tomllib.loads(path.read_text(encoding="utf-8")), schema())


@pytest.mark.parametrize(
    "table",
    [
        {"kind": "number", "task": "?", "answr": 3},
        {"kind": "numbers", "task": "?", "answer": 3},
        {"kind": "choose", "task": "?"},
        {"kind": "mark", "task": {"es": "?"}, "asked": "attack.target"},
    ],
)
def test_a_slip_is_underlined(table):
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"slip": table}, schema())

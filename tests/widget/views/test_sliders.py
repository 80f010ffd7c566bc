"""Values that are moved: what is drawn of them, and what a file keeps."""

from __future__ import annotations

from typing import Any

import pandas as pd
import pytest

import teg_nb
from teg_nb import sliders
from teg_nb.engine.errors import BadArgument


def sum_of(one: int, two: float) -> pd.DataFrame:
    return pd.DataFrame({"sum": [one + two]})


def shown(moved: Any) -> Any:
    return moved._output.outputs[0]["data"]


def test_what_is_moved_is_drawn_anew() -> None:
    moved = sliders(sum_of, {"one": (0, 10, 3), "two": [0.5, 1.5]})
    assert moved.values == {"one": 3, "two": 0.5}
    assert "3.5" in shown(moved)["text/html"]
    moved.controls["one"].value = 7
    moved.controls["two"].value = 1.5
    assert "8.5" in shown(moved)["text/html"]
    data, _ = moved._repr_mimebundle_()
    assert "8.5" in data["text/html"]
    assert data["text/plain"] == "<sliders one: 7, two: 1.5>"


def test_a_page_writes_a_value_within_its_ends() -> None:
    moved = sliders(sum_of, {"one": (0, 10, 3), "two": (0.0, 1.0, 0.5)})
    moved.controls["one"].set_state({"value": 99})
    assert moved.values == {"one": 10, "two": 0.5}


def test_the_package_says_what_cannot_be() -> None:
    def odds(armies: int) -> Any:
        return teg_nb.position(Blanco=f"Chile {armies}", Negro="Nowhere 2")

    assert "Nowhere" in shown(sliders(odds, {"armies": (1, 5, 2)}))["text/plain"]


@pytest.mark.parametrize("value", [3, (1, 2), (5, 1, 3), (1, 5, 9), [], {}, "abc", (True, 2, 1)])
def test_what_is_no_control(value: Any) -> None:
    with pytest.raises(BadArgument):
        sliders(sum_of, {"one": value})

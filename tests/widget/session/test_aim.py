"""The sentence that says how one wins, at tables that leave something out."""

from __future__ import annotations

from typing import Any

import pytest
from chapter_words import TABLES, named_chapters

from teg_nb import GAMES, Match
from teg_nb.engine.text.catalogue import catalogue_of
from teg_nb.widget.session.aim import aim

MORE: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("teg", {"common_objective_countries": None}),
    ("teg", {"common_objective_countries": None, "secret_objectives": False}),
    ("tgm", {"variant": "world"}),
    ("reconquista", {"win_margin": 5}),
]


@pytest.mark.clause("CHP-0.7")
@pytest.mark.parametrize(("game", "options"), [*TABLES, *MORE])
def test_the_aim_is_that_of_the_table(game: str, options: dict[str, Any]) -> None:
    settings = Match(game, 3, options).settings
    for lang in ("es", "en"):
        told = aim(settings, lang)
        assert told["text"]
        assert "None" not in told["text"]
        assert not named_chapters(settings, told["text"])
    assert settings.in_force(told["clause"])
    assert catalogue_of(told["clause"]).clause(told["clause"])


def test_the_aim_names_the_numbers_of_the_table() -> None:
    def text(game: str, options: dict[str, Any]) -> str:
        return str(aim(Match(game, 3, options).settings, "en")["text"])

    assert (
        text("teg", {"common_objective_countries": None}) == "You win with your secret objective."
    )
    assert text("teg", {"preset": "dice"}) == "You win with 45 countries."
    assert "5 provinces more" in text("reconquista", {"win_margin": 5})
    assert "42 territories" in text("tgm", {"variant": "world"})

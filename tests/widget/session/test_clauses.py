"""A clause is read on the screen: its words, whose it is, and the readings that were not chosen."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from teg_nb.bots import random_policy
from teg_nb.engine.errors import BadMessage
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.widget.session.messages import Clause, Lang, Rules
from teg_nb.widget.session.session import Session


def asked(game: Session, id: str) -> dict[str, Any]:
    reply = game.handle(Clause(id))
    assert reply is not None
    assert json.loads(json.dumps(reply)) == reply
    return reply


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_clause_and_decision_can_be_read(name: str, lang: str) -> None:
    words = catalogue(name)
    game = Session(Match(name, 3), {}, random.Random(1), lang)
    told = set()
    rules = game.handle(Rules())
    assert rules is not None
    read = [rule["name"] for chapter in rules["chapters"] for rule in chapter["clauses"]]
    assert read == [id for id in words.sections["clauses"] if not id.startswith("CHP")]
    for id in words.sections["clauses"]:
        reply, clause = asked(game, id), words.clause(id)
        assert (reply["kind"], reply["name"]) == ("clause", id)
        assert (reply["title"], reply["text"]) == (clause.title(lang), clause.text(lang))
        assert (reply["mark"], reply["marked"]) == (clause.mark, clause.attribution(lang))
        told |= {item["name"] for item in reply["decisions"]}
    for id in words.sections["decisions"]:
        decision = words.decision(id)
        assert decision.name in told
        assert decision.name.startswith((f"{words.prefix}-D-", "CHP-D-"))
        reply = asked(game, decision.name)
        assert [other["text"] for other in reply["others"]] == [
            o.text(lang) for o in decision.others
        ]
        options = [reply["option"], *(other["option"] for other in reply["others"])]
        assert any(options) == bool(decision.option or any(o.option for o in decision.others))


def test_every_chip_of_the_news_can_be_read() -> None:
    for name in GAMES:
        match = Match(name, 3).run(random_policy, random.Random(2), 300)
        game = Session(match, {}, random.Random(1))
        for line in match.news():
            asked(game, line.clause)


def test_a_clause_comes_in_the_language_of_the_page() -> None:
    game = Session(Match(seats=3), {}, random.Random(1))
    spanish = asked(game, "teg-8.5")
    game.handle(Lang("en"))
    english = asked(game, "TEG-8.5")
    assert (spanish["name"], spanish["title"]) == ("TEG-8.5", "Cuatro dados")
    assert english["title"] == "Four dice"
    assert [decision["name"] for decision in english["decisions"]] == ["TEG-D-32"]


@pytest.mark.parametrize("id", ["", "TEG", "TEG-99.9", "REC-1.8", "clauses", "../teg", "x" * 9999])
def test_what_is_no_clause_of_the_game_is_refused(id: str) -> None:
    with pytest.raises(BadMessage):
        Session(Match(seats=3), {}, random.Random(1)).handle(Clause(id))

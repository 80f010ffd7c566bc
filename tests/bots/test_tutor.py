"""The tutor: exactly the best player's decision, with odds and reasons that are true."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from chapter_words import TABLES, named_chapters

import teg_nb.bots
from teg_nb import GAMES, Match, position
from teg_nb.analysis.odds import odds
from teg_nb.bots import POLICIES
from teg_nb.bots.plan import ALIKE, MOST_REASONS, Plan, Term, simple_plan
from teg_nb.bots.teg.campaign import CampaignPlan
from teg_nb.bots.teg.hard import Campaigner
from teg_nb.bots.teg.hard import best_campaign as best_of_teg
from teg_nb.bots.tgm.hard import best_campaign as best_of_tgm
from teg_nb.bots.tgm.hard import campaigns as campaigns_of_tgm
from teg_nb.bots.tutor import Hint, _words, hint
from teg_nb.bots.wargame.greedy import _ORDERS
from teg_nb.engine.errors import BadArgument, IllegalAction
from teg_nb.engine.games.eggar.position import position as eggar
from teg_nb.engine.games.teg.pacts.kinds import REASONS
from teg_nb.engine.games.tgm.position import position as tgm
from teg_nb.engine.games.wargame.actions import EndTurn
from teg_nb.engine.games.wargame.position import position as wargame
from teg_nb.engine.text.catalogue import catalogue, placeholders
from teg_nb.engine.text.numbers import percent

games = pytest.mark.parametrize("game", list(GAMES))
HARD = POLICIES["hard"]
LANGUAGES = ("es", "en")


def positions(game: str, wanted: int, gap: int, first: int = 0) -> Iterator[Match]:
    """Matches of two to six seats between the best players, where a seat decides."""
    lowest, most = (3, 6) if game in ("tgm", "reconquista") else (2, 4 if game == "eggar" else 6)
    if game == "reconquista":
        lowest, most = 3, 5
    given, seed = 0, first
    while given < wanted:
        seats = lowest + seed % (most - lowest + 1)
        match, rng = Match(game, seats), random.Random(seed)
        seed += 1
        while not match.is_over and given < wanted:
            match.run(HARD, rng, limit=gap)
            match.resolve_chance(rng)
            if match.to_move >= 0:
                yield match
                given += 1


def agrees(match: Match) -> Hint:
    """Check a hint against the player itself, at an observation of its own."""
    seat, before = match.to_move, (list(match.actions), match.state)
    given = match.hint()
    assert (match.actions, match.state) == before
    assert given.seat == seat
    seen = match.fork().observe(seat)
    assert given.action == HARD(seen, random.Random(f"hint/{len(match)}"))
    match.game.check(match.state, given.action)
    assert given.plan.action == given.action
    campaign = None
    if match.game.name == "teg" and seen.phase == "attack":
        campaign = best_of_teg(CampaignPlan(Campaigner(), seen))
    if match.game.name == "tgm" and seen.phase == "combat":
        campaign = best_of_tgm(seen)
    if campaign is not None and campaign.attack == given.action:
        assert given.plan.path[:2] == (campaign.sources, (campaign.attack.target,))
        assert given.plan.chance == pytest.approx(campaign.won, abs=0.02)
    return given


def reads_well(given: Hint) -> None:
    """Check what a hint says in both languages."""
    for lang in LANGUAGES:
        texts = [given.headline(lang), given.odds(lang), *given.reasons(lang)]
        texts += given.question(lang)
        assert not [text for text in texts if "…" in text or "{" in text or ".." in text], texts
        assert given.headline(lang)
        assert len(given.plan.reasons) <= MOST_REASONS
        assert given.reasons(lang)
        assert all(given.question(lang))
    chance = given.plan.chance
    if given.plan.is_attack and chance is not None and chance < 0.2:
        assert "long shot" in given.plain("en") or (not chance and given.plan.reasons)


@games
def test_a_hint_is_the_decision_of_the_best_player(game: str) -> None:
    for match in positions(game, wanted=24, gap=9):
        reads_well(agrees(match))


@pytest.mark.soak
@games
def test_a_thousand_hints_are_the_decisions_of_the_best_player(game: str) -> None:
    for match in positions(game, wanted=1000, gap=7, first=1000):
        reads_well(agrees(match))


@pytest.mark.clause("CHP-0.7")
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_hint_names_no_chapter_that_is_out(game: str, options: dict[str, Any]) -> None:
    asked = 0
    for seed in range(6):
        match, rng = Match(game, 3, {**options, "max_rounds": 6}), random.Random(seed)
        while not match.is_over and asked < 20:
            match.run(POLICIES["greedy"], rng, limit=rng.randrange(1, 9))
            match.resolve_chance(rng)
            if match.to_move < 0:
                continue
            given, asked = match.hint(), asked + 1
            for lang in LANGUAGES:
                told = " ".join([given.html(lang), *given.question(lang)])
                assert not named_chapters(match.settings, told), told
    assert asked >= 20


def test_the_same_question_has_the_same_answer_and_draws_nothing_else() -> None:
    match = Match("teg", 4).run(HARD, random.Random(3), limit=150)
    match.resolve_chance(random.Random(3))
    state = random.getstate()
    one, two = match.hint(), hint(match)
    assert one.plain("es") == two.plain("es")
    assert random.getstate() == state


def test_nobody_but_the_seat_to_move_is_advised() -> None:
    match = Match(start=position(Blanco="Portugal 9", Negro="España 2", rest="Blanco"))
    assert match.hint("Blanco").plain("es") == match.hint(0).plain("es") == match.hint().plain("es")
    with pytest.raises(IllegalAction) as refusal:
        match.hint("Negro")
    assert refusal.value.code == "not_your_turn"
    with pytest.raises(BadArgument):
        Match("teg", 3).hint()  # the deal is due


# The odds


def test_the_chance_of_a_plan_is_that_of_an_attack_to_the_end() -> None:
    start = position(Blanco="Portugal 9", Negro="España 2, Francia 12", rest="Blanco", conquests=1)
    given, exact = Match(start=start).hint(), odds(9, 2)
    assert given.plan.chance == pytest.approx(exact.conquest)
    for lang in LANGUAGES:
        assert given.odds(lang).startswith(percent(exact.conquest, lang))


def test_several_countries_attack_one_after_the_other() -> None:
    armies = {"Blanco": "Portugal 4, Francia 4", "Negro": "España 2, Gran Bretaña 12"}
    start = position(**armies, rest="Blanco", conquests=1)
    given, country = Match(start=start).hint(), start.settings.board.country
    assert given.headline("en") == "Attack, beginning from Portugal: Portugal + Francia → España."
    won, matches = 0, 400
    for seed in range(matches):
        match, rng = Match(start=start), random.Random(seed)
        for source in ("Portugal", "Francia"):
            while (
                match.state.owner[country("España")] == 1
                and match.state.armies[country(source)] > 1
            ):
                match.act("attack", source, "España")
                match.resolve_chance(rng)
        won += match.state.owner[country("España")] == 0
    assert given.plan.chance is not None
    error = (given.plan.chance * (1 - given.plan.chance) / matches) ** 0.5
    assert abs(won / matches - given.plan.chance) < 4 * error


def test_there_are_no_dice_in_the_resource_war() -> None:
    start = wargame(Rojo="Brasil 5", Azul="Argelia-Nigeria 1")
    given = Match(start=start).hint()
    [_, (target,)] = given.plan.path
    name = start.settings.board.countries[target]
    assert given.odds("en").startswith(f"Certain: there are no dice here. {name} falls")
    assert given.plan.chance == 1


# The reasons


def reasons_of(start: Any) -> dict[str, Any]:
    return {term.name: dict(term.facts) for term in Match(start=start).hint().plan.reasons}


def test_a_continent_is_completed() -> None:
    armies = {"Blanco": "Brasil 9", "Negro": "Colombia 1, Francia 12"}
    start = position(**armies, rest="Blanco", conquests=1)
    [south] = [
        continent
        for continent in start.settings.board.continents
        if continent.name == "América del Sur"
    ]
    facts = {"target": "Colombia", "continent": south.name, "bonus": south.armies}
    assert reasons_of(start)["completes"] == facts


def test_a_continent_of_another_is_broken() -> None:
    start = position(Blanco="Brasil 9, Portugal 2", rest="Negro", conquests=1)
    facts = reasons_of(start)["breaks"]
    board = start.settings.board
    [broken] = [continent for continent in board.continents if continent.name == facts["continent"]]
    assert facts["target"] in [board.countries[place] for place in broken.countries]
    assert (facts["rival"], facts["bonus"]) == ("Negro", broken.armies)


def test_a_last_country_and_the_one_to_destroy() -> None:
    start = position(Blanco="Portugal 9", Negro="España 1", rest="Blanco", conquests=1)
    assert reasons_of(start)["eliminates"] == {"target": "España", "rival": "Negro"}


def test_the_card_of_the_turn_counts_once() -> None:
    for conquests, counts in ((0, True), (1, False)):
        start = position(
            Blanco="Portugal 9", Negro="España 2, Francia 12", rest="Blanco", conquests=conquests
        )
        assert ("card" in reasons_of(start)) == counts


def test_a_flag_that_is_in_reach_is_entered() -> None:
    given = Match(start=eggar(Verde="K11", Azul="7 M1", steps=2)).hint()
    assert [term.name for term in given.plan.reasons] == ["enters_flag"]


def test_a_march_goes_on() -> None:
    start = tgm(
        Blanco="Japón 9",
        Negro="Mongolia 1, Siberia 1, Kamchatka 12",
        rest="Blanco",
        out={"Rojo": "Negro"},
    )
    names = start.settings.board.countries
    path = Match(start=start).hint().plan.path
    stations = [[names[place] for place in station] for station in path]
    assert stations[:2] == [["Japón"], ["Mongolia"]]
    assert len(stations) > 2


def test_an_unlikely_attack_comes_with_a_word_on_it() -> None:
    start = position(Blanco="Portugal 9", Negro="España 2, Francia 12", rest="Blanco", conquests=1)
    given = Match(start=start).hint()
    facts = {"chance": 0.1, "losses": 3.0, "target": "España"}
    for reasons in ((), (Term("card"),)):
        given.plan = replace(given.plan, odds=Term("odds_conquest", facts), reasons=reasons)
        assert any("long shot" in text for text in given.reasons("en"))
    assert any("apuesta" in text for text in given.reasons("es"))


def test_plans_that_are_alike_are_told_as_such() -> None:
    alike = 0
    for match in positions("tgm", wanted=60, gap=4):
        given, seen = match.hint(), match.observe(match.to_move)
        gains = {item.attack: item.gain for item in campaigns_of_tgm(seen)}
        if given.action not in gains or len(gains) < 2:
            continue
        others = [gain for attack, gain in gains.items() if attack.target != given.action.target]
        close = max(others, default=0.0) >= ALIKE * gains[given.action]
        assert (given.alternative is not None) == close
        assert any(text.startswith("No clear difference.") for text in given.reasons("en")) == close
        alike += close
    assert alike


# As an object


def test_a_notebook_shows_words_and_a_picture() -> None:
    match = Match(start=position(Blanco="Portugal 9", Negro="España 2", rest="Blanco"))
    bundle = match.hint()._repr_mimebundle_()
    assert bundle["text/plain"] == match.hint().plain()
    [data] = re.findall(r'src="data:image/svg\+xml,([^"]+)"', bundle["text/html"])
    assert unquote(data) == match.hint().picture().svg
    assert "<details" not in bundle["text/html"]


def test_a_question_comes_first_and_the_plan_is_folded() -> None:
    start = position(Blanco="Portugal 2", Negro="España 9, Francia 1", rest="Blanco")
    given = Match(start=start).hint(ask=True)
    asked, answer = given.question("en")
    assert asked == "Which of your countries may Negro take next turn?"
    assert f"Portugal ({percent(odds(9, 2).conquest, 'en')}, from España)" in answer
    assert given.html("en").startswith(f"<details><summary>{asked}</summary><p>{escape(answer)}")
    assert repr(given) == given.question()[0]
    assert given.headline("en") in given.plain("en")


# The words

HINTS = _words().sections["said"]
ENDINGS = ("", "_territories")


def test_both_languages_name_the_same_facts() -> None:
    for name, entry in HINTS.items():
        assert placeholders(entry["es"]) == placeholders(entry["en"]), name


def test_every_sentence_is_used_and_every_term_has_one() -> None:
    folder = Path(teg_nb.bots.__file__).parent
    modules = (folder / "plan.py", folder / "conquest_plans.py", *folder.rglob("tutor.py"))
    code = "\n".join(path.read_text() for path in modules)
    used = set(re.findall(r'"([a-z]+(?:_[a-z]+)*)"', code))
    used |= {f"purpose_{name}" for name in ("end", *(order.__name__[1:] for order in _ORDERS))}
    verbs = {verb for game in GAMES.values() for verb in game.verbs}
    used |= {f"why_{verb}" for verb in verbs}
    used |= {f"offer_{reason}" for reason in ("peace", *REASONS)}
    used |= {f"{name}{end}" for name in ("ask_threat", "objective", "leader") for end in ENDINGS}
    assert set(HINTS) <= used
    terms = set(re.findall(r'Term\(\s*"(\w+)"', code)) | {
        f"purpose_{o.__name__[1:]}" for o in _ORDERS
    }
    assert terms <= set(HINTS)


@games
def test_advice_names_facts_that_its_verb_has(game: str) -> None:
    verbs = GAMES[game].verbs
    worded = {"path", "place", "source", "counted", "the", "one"}
    for key, entry in catalogue(game).sections["advice"].items():
        name = key.removesuffix("_together").removesuffix("_none")
        name = "answer_draw" if key in ("accept_draw", "decline_draw") else name
        facts = placeholders(entry["es"])
        assert facts == placeholders(entry["en"]), key
        assert facts <= {*verbs[name].fields} | worded, key


def test_no_arrow_leads_between_the_places_of_a_list() -> None:
    start = wargame(Rojo="Brasil 1, México 1", Azul="China 9")
    both = tuple(map(start.settings.board.country, ("Brasil", "México")))
    given, end = Match(start=start).hint(), EndTurn(0, both)
    given.action, given.plan = end, simple_plan(end, "country")
    assert (given.plan.path, given.plan.arrows, given.plan.places) == ((both,), [], [*both])
    assert given._is_same(EndTurn(0, both[::-1]))
    assert not given._is_same(EndTurn(0, both[:1]))


def test_a_plan_without_a_path_has_no_arrows() -> None:
    given = Match("wargame", 3)
    given.resolve_chance(random.Random(1))
    plan = Plan(given.hint().action)
    assert (plan.arrows, plan.places, plan.chance) == ([], [], None)

"""Every table and chart for every game: rows, missing values or a sentence, never nothing."""

import random

import pandas as pd
import pytest

from teg_nb import GAMES, POLICIES, Match, analysis, simulate
from teg_nb.analysis.dataset.records import TABLES, tables_for, tables_of
from teg_nb.analysis.statistics.wins import opened
from teg_nb.bots.search import Search
from teg_nb.engine.errors import NotInGame

ROUNDS = {"teg": 8, "tgm": 6, "reconquista": 12, "wargame": 6, "eggar": 60}


@pytest.fixture(scope="module", params=sorted(GAMES))
def match(request):
    options = {"max_rounds": ROUNDS[request.param]}
    return Match(request.param, 3, options).run(POLICIES["greedy"], random.Random(1))


# Questions about a match, and the games without an answer, with their refusal.
NO_DICE = {"reconquista": "no dice .*REC-7.7", "wargame": "no dice .*WAR-6.3"}
NO_COUNTRIES = {"eggar": "eggar has no countries"}
NO_PACTS = {name: f"{name} has no pacts" for name in GAMES if name != "teg"}
ASKED = {
    "entries_frame": (lambda m: analysis.entries_frame(m, "all"), {}),
    "events_frame": (lambda m: analysis.events_frame(m, "all"), {}),
    "board_frame": (analysis.board_frame, NO_COUNTRIES),
    "battles_frame": (analysis.battles_frame, {}),
    "sides_frame": (analysis.sides_frame, {}),
    "standings_frame": (analysis.standings_frame, {}),
    "stocks_frame": (
        analysis.stocks_frame,
        {name: f"{name} has no stocks" for name in GAMES if name != "wargame"},
    ),
    "pacts_frame": (analysis.pacts_frame, NO_PACTS),
    "luck_frame": (analysis.luck_frame, NO_DICE),
    "luck_figure": (analysis.luck_figure, NO_DICE),
    "race_figure": (analysis.race_figure, {}),
    "flow_figure": (analysis.flow_figure, NO_COUNTRIES),
    "flow_figure by continent": (
        lambda m: analysis.flow_figure(m, "continent"),
        {**NO_COUNTRIES, "reconquista": "no known places that its attacks come from"},
    ),
    "map_figure": (lambda m: analysis.map_figure(m, {}), NO_COUNTRIES),
    "odds_figure": (lambda m: analysis.odds_figure(m.game.name, 5, 4), NO_DICE),
    "odds_table": (lambda m: analysis.odds_table(m.game.name, 5, 4), NO_DICE),
    "stop_table": (lambda m: analysis.stop_table(m.game.name, 5, 4, conquest_value=3), NO_DICE),
    "ratings_frame": (lambda m: analysis.ratings_frame(botted(m), resamples=20), {}),
    "search_frame": (lambda m: analysis.search_frame(asked(m), Search(playouts=4)), {}),
    "played_by": (lambda m: analysis.played_by(botted(m)), {}),
    "compare_bots": (lambda m: analysis.compare_bots(botted(m), "one", "two"), {}),
    "match_lengths": (analysis.match_lengths, {}),
    "survival": (analysis.survival, NO_COUNTRIES),
    "summary": (analysis.summary, {}),
    "holdings": (lambda m: analysis.holdings(m, 2), NO_COUNTRIES),
    "wins_by_bot": (lambda m: analysis.wins_by_bot(botted(m)), {}),
    "wins_by_continent": (lambda m: analysis.wins_by_continent(m, 3), NO_COUNTRIES),
    "wins_by_objective": (
        analysis.wins_by_objective,
        {name: f"{name} has no objectives" for name in ("eggar", "reconquista")},
    ),
    "wins_by_opening": (
        analysis.wins_by_opening,
        {**NO_COUNTRIES, **dict.fromkeys(("reconquista", "wargame"), "no armies were placed")},
    ),
    "wins_by_order": (analysis.wins_by_order, {}),
    "board_graph": (analysis.board_graph, NO_COUNTRIES),
    "chokepoints": (analysis.chokepoints, NO_COUNTRIES),
    "continents_frame": (analysis.continents_frame, NO_COUNTRIES),
    "countries_frame": (analysis.countries_frame, NO_COUNTRIES),
    "distances_frame": (analysis.distances_frame, NO_COUNTRIES),
    "missiles_frame": (analysis.missiles_frame, NO_COUNTRIES),
}
MAY_BE_EMPTY = {
    "chokepoints": "some boards have none",
    "wins_by_continent": "nobody may hold one",
    "pacts_frame": "nobody may have made one",
}


def botted(match):
    other = match.fork()
    other.metadata = {"bots": ["one", "two", "two"], "seed": "1/0"}
    return other


def asked(match):
    """Return the observation of the first seat that has a choice."""
    for step in range(len(match)):
        early = match.fork(step)
        if early.to_move >= 0 and len(early.legal_actions()) > 1:
            return early.observe(early.to_move)
    raise AssertionError("nobody ever chose")


def test_nothing_that_the_package_offers_is_left_out():
    offered = {name for name in analysis.__all__ if name[0].islower()}
    others = {"lines_figure", "win_rates_figure", "read_dataset", "write_dataset"}

    assert offered - others == {name.partition(" ")[0] for name in ASKED}


@pytest.mark.parametrize("name", ASKED)
def test_every_game_answers_or_says_why_not(match, name):
    ask, refused = ASKED[name]
    message = refused.get(match.game.name)
    if message:
        with pytest.raises(ValueError, match=message):
            ask(match)
        return
    answer = ask(match)
    if isinstance(answer, pd.DataFrame):
        assert len(answer) or name in MAY_BE_EMPTY, "a table without a row"
        assert answer.empty or not answer.isna().all(axis=None)
    elif hasattr(answer, "svg"):
        assert answer.figure.data
        assert not repr(answer).endswith(": >")
    else:
        assert answer


# Columns of the tables of a dataset that a game does not have: missing, and never 0.
MISSING = {
    "eggar": {
        "seats": {"objective", "countries", "armies"},
        "battles": {"conquered"},
        "turns": {
            *("countries_before", "countries_after", "armies_before", "armies_after", "conquests"),
        },
    },
    "reconquista": {
        "seats": {"objective"},
        "battles": {
            *("source", "dice_attack", "dice_defence", "attack", "defence"),
            *("losses_attack", "losses_defence"),
        },
        "turns": {"lost", "destroyed"},
    },
    "wargame": {"battles": {"dice_attack", "dice_defence", "attack", "defence"}},
}
# Events that need not happen in a match.
MAY_MISS = {"winner", "bots", "bot", "seed", "eliminated", "eliminated_by", "breaker", "reason"}


@pytest.mark.parametrize("table", TABLES)
def test_columns_have_values_or_are_missing_for_good(match, table):
    name = match.game.name
    if table not in tables_for(match.game, match.states[0]):
        assert table in {"countries", "cards", "pacts"}
        with pytest.raises(NotInGame, match=f"{name} has no {table}"):
            simulate(name, "random", 1, 1, seats=3, tables=[table], progress=False)
        with pytest.raises(NotInGame, match=f"{name} has no {table}"):
            opened(match, "seats").table(table)
        return
    frame = tables_of(match, 0, [table])[table].to_pandas()
    assert len(frame) or table == "pacts"
    if table in ("entries", "cards", "pacts"):
        return  # a column belongs to some of the rows
    missing = {column for column in frame if frame[column].isna().all()} - MAY_MISS
    assert missing == MISSING.get(name, {}).get(table, set())


def test_counts_of_turns_are_those_of_the_battles(match):
    frames = {name: table.to_pandas() for name, table in tables_of(match, 0).items()}
    turns, battles = frames["turns"], frames["battles"]

    assert turns["throws"].sum() == len(battles) > 0
    for of_turns, of_battles in (("lost", "losses_attack"), ("destroyed", "losses_defence")):
        assert turns[of_turns].sum() == battles[of_battles].sum()
    if "countries" in frames:
        took = frames["countries"]["taken_from"].notna().sum()
        assert turns["conquests"].sum() == battles["conquered"].sum() > 0
        assert match.game.name == "teg" or took == turns["conquests"].sum()


@pytest.mark.clause("EGG-6.4")
def test_battles_of_eggar_are_its_throws():
    """The losses in the table are the soldiers that fights removed."""
    for loser in ("strongest_die", "all", "attacker_choice"):
        options = {"max_rounds": 60, "group_loser": loser, "board_size": 7}
        match = Match("eggar", 4, options).run(POLICIES["random"], random.Random(4))
        frame = analysis.battles_frame(match)
        events = [event for listed in match.events for event in listed]
        throws = [event for event in events if event.kind == "attack_rolled"]
        removed = [event.cause for event in events if event.kind == "soldier_removed"]

        assert len(frame) == len(throws) > 3
        assert frame["tie"].tolist() == [event.tie for event in throws]
        assert frame["losses_attack"].sum() == removed.count("defence") > 0
        assert frame["losses_defence"].sum() == removed.count("attack") > 0
        assert frame["armies_attack"].tolist() == [len(event.soldiers) for event in throws]
        assert not frame.loc[frame["tie"], ["losses_attack", "losses_defence"]].any(axis=None)
        assert set(frame["target"]) <= set(match.settings.vocabulary["square"])


@pytest.mark.clause("WAR-6.3")
def test_battles_of_the_resource_war_are_its_attacks_by_land():
    match = Match("wargame", 3, {"max_rounds": 5}).run(POLICIES["greedy"], random.Random(4))
    frame = analysis.battles_frame(match)
    events = [event for listed in match.events for event in listed if event.kind == "land_attack"]
    names = match.settings.board.countries

    assert frame["target"].tolist() == [names[event.target] for event in events] != []
    for name in ("troops", "hits", "block", "wall", "losses_attack", "losses_defence", "conquered"):
        assert frame[name].tolist() == [getattr(event, name) for event in events]
    assert (frame["armies_attack"] > frame["troops"]).all()


@pytest.mark.clause("REC-7.6")
def test_battles_of_la_reconquista_are_known_to_the_two_sides():
    match = Match("reconquista", 3).run(POLICIES["greedy"], random.Random(4), limit=150)
    assert not match.is_over
    everything = analysis.battles_frame(match, "all")
    seats = match.settings.seats
    mine = [analysis.battles_frame(match, seat) for seat in seats]

    assert analysis.battles_frame(match).empty
    assert len(everything) > 3
    assert sum(map(len, mine)) == 2 * len(everything)
    for seat, frame in zip(seats, mine, strict=True):
        assert ((frame["seat"] == seat) | (frame["defender"] == seat)).all()
    over = Match("reconquista", 3, {"max_rounds": 5}).run(POLICIES["greedy"], random.Random(4))
    assert len(analysis.battles_frame(over)) == len(analysis.battles_frame(over, "all")) > 0

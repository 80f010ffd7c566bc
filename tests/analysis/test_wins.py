"""Causes of wins, and luck: the tables agree with counts made by hand from the matches."""

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import numpy as np
import pandas as pd
import pytest

from teg_nb import GAMES, Match, simulate
from teg_nb.analysis.charts.figures import luck_figure, wilson
from teg_nb.analysis.statistics import luck, wins
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.text.catalogue import catalogue
from teg_nb.simulation.matches import make_plan

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def data():
    return simulate(
        *("teg", "greedy,random,greedy", 24, 3),
        seats=3,
        options={"max_rounds": 8},
        rotate=True,
        progress=False,
    )


@pytest.fixture(scope="module")
def matches(data):
    return list(data.replay())


def counted(table, label):
    return {
        key: (won, played)
        for key, won, played in zip(table[label], table["wins"], table["games"], strict=True)
    }


def tally(pairs):
    """Wins and games by key, from pairs of a key and whether it won."""
    pairs = list(pairs)
    games, won = Counter(key for key, _ in pairs), Counter(key for key, w in pairs if w)
    return {key: (won[key], games[key]) for key in games}


def seats_of(match):
    return range(len(match.settings.seats))


# Shares


def test_wins_by_order(data, matches):
    def places(match):
        first = next(state.turn for state in match.states if state.round == 1)
        for seat in seats_of(match):
            yield (seat - first) % 3 + 1, seat in match.outcome.winners

    table = wins.wins_by_order(data)

    assert counted(table, "order") == tally(p for match in matches for p in places(match))
    assert table["chance"].tolist() == pytest.approx([1 / 3] * 3)
    assert table["seats"].tolist() == [3] * 3


def test_who_had_no_turn_since_the_match_was_over_is_last():
    """Hard wins some of these matches before easy has moved."""
    data = simulate("teg", "hard,easy", 6, 1, seats=2, rotate=True, progress=False)
    idle = data.seats(columns=["match", "seat", "order", "won"])
    idle = idle[idle["order"].isna()]

    table = wins.wins_by_order(data)

    assert len(idle)
    assert not idle["won"].any()
    assert table["games"].tolist() == [6, 6]


def test_wins_by_bot(data, matches):
    expected = tally(
        (match.metadata["bots"][seat], seat in match.outcome.winners)
        for match in matches
        for seat in seats_of(match)
    )

    assert counted(wins.wins_by_bot(data), "bot") == expected


def test_wins_by_objective(data, matches):
    def objectives(match):
        ids = match.settings.vocabulary["objective"]
        dealt = {a.receiver: a.objectives for a in match.actions if a.verb == "deal_objective"}
        for seat in seats_of(match):
            for card in dealt[seat]:
                yield ids[card], seat in match.outcome.winners

    table = wins.wins_by_objective(data)

    assert counted(table, "objective") == tally(p for match in matches for p in objectives(match))


def test_a_seat_with_two_objectives_counts_for_both_and_sizes_are_apart():
    options = {"max_rounds": 2}
    pairs = [
        plan.play(number)
        for seats in (2, 5)
        for plan in [make_plan("teg", "greedy", 3, seats=seats, options=options)]
        for number in range(8)
    ]
    table = wins.wins_by_objective(pairs)
    games = table.groupby("seats")["games"].sum()
    won = table.groupby("seats")["wins"].sum()

    assert not table.duplicated(["game", "seats", "objective"]).any()
    assert games.to_dict() == {2: 8 * 2 * 2, 5: 8 * 5}
    winners = dict.fromkeys((2, 5), 0)
    for match in pairs:
        winners[len(match.settings.seats)] += len(match.outcome.winners)
    assert won.to_dict() == {2: 2 * winners[2], 5: winners[5]}
    assert table["chance"].tolist() == pytest.approx((1 / table["seats"]).tolist())
    assert (table["low"] <= table["share"]).all()
    assert (table["share"] <= table["high"]).all()


@pytest.mark.parametrize("game", ["teg", "tgm", "wargame"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_objective_has_a_short_name(game, lang):
    ids = [id for id in catalogue(game).sections["objectives"] if id != "common"]
    names = [wins.objective_name(game, id, lang) for id in ids]

    assert len(set(names)) == len(names) > 10
    for id, name in zip(ids, names, strict=True):
        assert id not in name
        assert len(name) <= 60
        assert not name.endswith(".")


def test_a_table_of_shares_knows_who_played(data):
    for table in (wins.wins_by_order(data), wins.wins_by_bot(data), wins.survival(data)):
        played = table.attrs["played"]
        assert played["matches"] == played["by_bots"] == len(data)
        assert wins.played_by(table, "en") == wins.played_by(data, "en")


@pytest.mark.parametrize("number", [1, 3])
def test_wins_by_continent(data, matches, number):
    def continents(match):
        end = next((s for s in match.states if s.round > number), None)
        if end is None:
            return
        board = match.settings.board
        for continent in board.continents:
            owners = {
                owner for country, owner in enumerate(end.owner) if continent.members >> country & 1
            }
            if len(owners) == 1:
                yield continent.name, owners <= set(match.outcome.winners)

    table = wins.wins_by_continent(data, number)

    assert counted(table, "continent") == tally(p for match in matches for p in continents(match))


def test_holdings(data, matches):
    """The columns equal counts on the board at the end of each turn."""
    ends = data.turns(columns=["match", "seat", "to_step"], round=2).astype({"seat": str})
    table = wins.holdings(data, 2).merge(ends, on=["match", "seat"])
    assert len(table) == len(ends) > 40
    for row in table.itertuples():
        match = matches[row.match]
        state, board = match.states[row.to_step + 1], match.settings.board
        seat = match.settings.seats.index(row.seat)
        held = {country for country, owner in enumerate(state.owner) if owner == seat}
        whole = any(
            held >= {country for country in range(72) if continent.members >> country & 1}
            for continent in board.continents
        )
        facts = (row.countries, row.whole, row.won)
        assert facts == (len(held), whole, seat in match.outcome.winners)


def test_wins_by_opening(data, matches):
    def openings(match):
        board = match.settings.board
        for seat in seats_of(match):
            placed = Counter()
            for state, action in zip(match.states, match.actions, strict=False):
                if action.verb == "place" and action.seat == seat and state.round == 0:
                    placed[board.continent_of[action.country]] += action.armies
            most = max(placed.values())
            first = min(continent for continent, n in placed.items() if n == most)
            yield board.continents[first].name, seat in match.outcome.winners

    table = wins.wins_by_opening(data)

    assert counted(table, "opening") == tally(p for match in matches for p in openings(match))


def test_shares_have_the_interval_of_wilson(data):
    for row in wins.wins_by_order(data, level=0.9).itertuples():
        assert row.share == row.wins / row.games
        assert (row.low, row.high) == wilson(row.wins, row.games, 0.9)


def table_of(rows):
    """Seats of matches as a dataset has them: number of the match, bot, whether it won."""
    frame = pd.DataFrame(rows, columns=["match", "bot", "won"])
    frame["chance"] = 1 / frame.groupby("match")["match"].transform("size")
    return frame


def test_seats_of_one_bot_count_by_match():
    """Two greedy and two random seats in 300 matches, of which a greedy one won each."""
    rows = [
        (match, bot, bot == "greedy" and seat == match % 2)
        for match in range(300)
        for bot in ("greedy", "random")
        for seat in range(2)
    ]
    shares = wins._shares(table_of(rows), "bot", 0.95).set_index("bot")
    low, _ = wilson(300, 300)

    assert shares.loc["greedy", ["wins", "games", "share", "chance"]].tolist() == [
        300,
        600,
        0.5,
        0.25,
    ]
    assert shares.loc["greedy", "low"] == pytest.approx(low / 2)
    assert shares.loc["greedy", "high"] == pytest.approx(0.5)
    assert shares.loc["random", ["low", "share"]].tolist() == [0, 0]
    assert shares.loc["random", "high"] == pytest.approx(wilson(0, 300)[1] / 2)


@pytest.mark.parametrize("shared", [1, 2, 3])
def test_intervals_hold_what_they_promise(shared):
    """Four seats, so many of one bot, which wins 4 of 10 matches: 95 % hold its share."""
    rng, held = random.Random(shared), 0
    for _ in range(2000):
        won = sum(rng.random() < 0.4 for _ in range(60))
        low, high = wins._ends(won, 60 * shared, 60, 1, 0.95)
        held += low <= 0.4 / shared <= high
    assert 0.93 < held / 2000 < 0.97


def test_matches_that_several_win():
    """Shared victories: no interval leaves 0 to 1, and it still has the share."""
    rows = [(match, "one", match % 3 > 0) for match in range(30) for _ in range(3)]
    (row,) = wins._shares(table_of(rows), "bot", 0.95).to_dict("records")

    assert row["share"] == pytest.approx(2 / 3)
    assert row["low"] < 2 / 3 < row["high"] < 1
    assert (row["low"], row["high"]) == pytest.approx(wilson(20, 30))


def test_matches_will_do_as_well(data, matches):
    pd.testing.assert_frame_equal(wins.wins_by_bot(matches), wins.wins_by_bot(data))
    pd.testing.assert_frame_equal(wins.survival(matches), wins.survival(data))
    pd.testing.assert_frame_equal(
        luck.luck_frame(iter(matches)), luck.luck_frame(data), check_categorical=False
    )
    assert len(wins.match_lengths(matches[0])) == 1
    with pytest.raises(ValueError, match="no matches"):
        wins.match_lengths([])


# Lengths


def test_lengths(data, matches):
    rounds = sorted(match.state.round for match in matches)
    (row,) = wins.match_lengths(data).to_dict("records")

    assert (row["seats"], row["games"], row["finished"]) == (3, 24, 24)
    assert (row["shortest"], row["longest"]) == (rounds[0], rounds[-1])
    assert row["median"] == (rounds[11] + rounds[12]) / 2
    assert row["mean"] == pytest.approx(sum(rounds) / 24)


def test_an_unfinished_match_has_no_length_and_no_winner():
    match = Match(seats=3).run(greedy_policy, random.Random(1), 60)
    (row,) = wins.match_lengths(match).to_dict("records")

    assert (row["games"], row["finished"]) == (1, 0)
    assert wins.wins_by_order(match).empty
    assert wins.summary(match)["finished"] == 0


def test_survival_as_kaplan_and_meier_did_it():
    """Six spells: lost after 1, 2, 2 and 4 rounds, and two seen for 2 and 3 rounds only."""
    counts = pd.DataFrame({"rounds": [1, 2, 3, 4], "seen": [1, 3, 1, 1], "lost": [1, 2, 0, 1]})
    table = wins._kaplan_meier(counts)

    assert table["rounds"].tolist() == [1, 2, 3, 4]
    assert table["at_risk"].tolist() == [6, 5, 2, 1]
    assert table["lost"].tolist() == [1, 2, 0, 1]
    assert table["stays"].tolist() == pytest.approx([5 / 6, 5 / 6 * 3 / 5, 0.5, 0])


def test_survival_counts_every_spell(data, matches):
    table = wins.survival(data, by=None)
    changes = 0
    for match in matches:
        for before, after in zip(match.states, match.states[1:], strict=False):
            pairs = zip(before.owner, after.owner, strict=True)
            changes += sum(old >= 0 and old != new for old, new in pairs)

    assert table["lost"].sum() == changes
    assert table["at_risk"].iloc[0] == changes + 72 * len(matches)
    by_owner = wins.survival(data, by="owner")
    assert by_owner["lost"].sum() == changes
    assert list(by_owner["owner"].cat.categories) == ["Blanco", "Negro", "Rojo"]


# Two bots


def test_two_bots_compared_by_pairs(data, matches):
    table = wins.compare_bots(data, "greedy", "random")
    by_seed = {}
    for match in matches:
        won = {match.metadata["bots"][seat] for seat in match.outcome.winners}
        by_seed.setdefault(match.metadata["seed"], []).append(("greedy" in won) - ("random" in won))
    means = [np.mean(item) for item in by_seed.values()]

    assert {len(item) for item in by_seed.values()} == {3}
    gap = table.loc["difference"]
    assert gap["share"] == pytest.approx(np.mean(means))
    reach = 1.959964 * np.std(means, ddof=1) / len(means) ** 0.5
    assert (gap["low"], gap["high"]) == pytest.approx((gap["share"] - reach, gap["share"] + reach))
    assert table.loc["greedy", "games"] == table.loc["random", "games"] == 24
    assert table.loc["greedy", "share"] > table.loc["random", "share"]
    assert table["chance"].tolist() == pytest.approx([2 / 3, 1 / 3, 1 / 3])


def test_bots_that_did_not_meet(data):
    with pytest.raises(ValueError, match="no bot 'gredy'; did you mean greedy"):
        wins.compare_bots(data, "gredy", "random")
    alone = [
        simulate("teg", bot, 1, 1, seats=2, options={"max_rounds": 1}, progress=False)
        for bot in ("greedy", "random")
    ]
    apart = [match for item in alone for match in item.replay()]
    with pytest.raises(ValueError, match="'greedy' and 'random' both played"):
        wins.compare_bots(apart, "greedy", "random")


def test_summary(data):
    totals = wins.summary(data)

    assert (totals["games"], totals["matches"], totals["finished"]) == (["teg"], 24, 24)
    assert sum(totals["reasons"].values()) == 24
    assert sum(row["games"] for row in totals["seats"]) == 72


# Luck


def test_pips_are_those_of_the_log(data, matches):
    table = luck.luck_frame(data, ["match", "seat", "side"]).set_index(["match", "seat", "side"])
    for number, match in enumerate(matches):
        counts = Counter()
        for events in match.events:
            for event in events:
                if event.kind == "attack_rolled":
                    for seat, side in ((event.seat, "attack"), (event.defender, "defence")):
                        counts[match.settings.seats[seat], side] += sum(getattr(event, side))
        for (seat, side), pips in counts.items():
            assert table.loc[(number, seat, side), "pips"] == pips


def test_balance_is_what_was_destroyed_and_lost(data):
    table = luck.luck_frame(data, ["match", "seat"])
    throws = data.battles()
    mine = throws.groupby("seat", observed=True)[["losses_attack", "losses_defence"]].sum()
    other = throws.groupby("defender", observed=True)[["losses_attack", "losses_defence"]].sum()
    expected = (
        mine["losses_defence"]
        - mine["losses_attack"]
        + other["losses_attack"]
        - other["losses_defence"]
    )

    balances = table.groupby("seat", observed=True)["balance"].sum()
    assert balances.to_dict() == expected.to_dict()
    assert table.groupby("match")["balance"].sum().eq(0).all()


def test_expected_balance_is_the_mean_over_all_dice():
    """Two dice against one, by counting all 216 throws."""
    values = [
        1 if max(a, b) > d else -1 for a, b, d in product(range(1, 7), range(1, 7), range(1, 7))
    ]
    mean = Fraction(sum(values), 216)
    match = Match(start=position(Blanco="Portugal 3", Negro="España 1"))
    match.act("attack", "Portugal", "España")
    match.act("roll", [6, 6], [1])
    row = luck.luck_frame(match, "seat").iloc[0]

    assert row["balance_expected"] == pytest.approx(float(mean))
    assert row["balance_z"] == pytest.approx((1 - float(mean)) / float(1 - mean**2) ** 0.5)
    assert row["pips_z"] == pytest.approx(5 / (35 / 6) ** 0.5)


def test_scores_are_standard_where_dice_are_fair(data):
    """72 seats: the mean of their scores is near 0, their spread near 1."""
    table = luck.luck_frame(data)

    for name in ("pips_z", "balance_z"):
        scores = table[name].dropna()
        assert len(scores) == 72
        assert abs(scores.mean()) < 4 / 72**0.5
        assert 0.7 < scores.std() < 1.3


def test_luck_as_a_figure(data):
    chart = luck_figure(data, "en")

    assert list(chart.figure.layout.yaxis.ticktext) == ["Blanco", "Negro", "Rojo"]
    assert all(0 < share < 1 for share in chart.figure.data[0].x)
    assert repr(chart).startswith("<chart: Luck")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game(game):
    words = {"seats": 3, "options": {"max_rounds": 6}, "rotate": True, "progress": False}
    data = simulate(game, "greedy,random,random", 3, 2, **words)

    assert wins.wins_by_order(data)["games"].sum() == 9
    assert wins.wins_by_bot(data)["wins"].sum() >= 3
    assert wins.compare_bots(data, "greedy", "random")["games"].tolist() == [3, 3, 3]
    assert wins.match_lengths(data)["finished"].tolist() == [3]
    assert sum(wins.summary(data)["reasons"].values()) == 3
    if game != "eggar":  # what the others say is in test_every_table
        assert not wins.survival(data).empty
        assert set(wins.wins_by_continent(data, 1)["wins"]) <= {0, 1, 2, 3}
    if game in ("teg", "tgm"):
        assert wins.wins_by_opening(data)["games"].sum() == 9


@pytest.mark.clause("EGG-6.5")
def test_luck_of_eggar_is_that_of_the_throws_that_decide():
    """Two dice against one: 91 of 216 go to the attacker, 55 are thrown again."""
    falls = Fraction(
        sum(max(a, b) > d for a, b, d in product(range(1, 7), repeat=3)),
        sum(max(a, b) != d for a, b, d in product(range(1, 7), repeat=3)),
    )
    for loser, cost in (("strongest_die", 1), ("all", None)):
        options = {"max_rounds": 60, "group_loser": loser, "board_size": 7}
        matches = [
            Match("eggar", 4, options).run(random_policy, random.Random(seed)) for seed in range(6)
        ]
        table = luck.luck_frame(matches, "side").set_index("side")
        expected, throws, pips = 0.0, 0, 0
        for match in matches:
            for events in match.events:
                for event in events:
                    if event.kind != "attack_rolled":
                        continue
                    throws, pips = throws + 1, pips + sum(event.attack)
                    dice = len(event.attack)
                    if not event.tie:
                        won = falls if dice == 2 else _won(dice)
                        expected += float(won - (cost or dice) * (1 - won))

        assert table.loc["attack", "throws"] == throws > 20
        assert table.loc["attack", "pips"] == pips
        assert table.loc["attack", "balance_expected"] == pytest.approx(expected)
        assert table.loc["attack", "balance"] == -table.loc["defence", "balance"]
        assert abs(table.loc["attack", "balance_z"]) < 4


def _won(dice):
    """Return how often the strongest of some dice beats another, ties left out."""
    throws = [(max(item[:-1]), item[-1]) for item in product(range(1, 7), repeat=dice + 1)]
    decided = [best > other for best, other in throws if best != other]
    return Fraction(sum(decided), len(decided))


def test_luck_of_several_games_leaves_those_without_dice_out():
    teg = Match(seats=2).run(greedy_policy, random.Random(1), 200)
    war = Match("wargame", 2).run(greedy_policy, random.Random(1), 60)

    assert luck.luck_frame([teg, war], "side")["throws"].sum() == 2 * len(teg.battles()) > 0


def test_luck_where_there_are_no_dice():
    assert luck.luck_frame(Match(seats=2)).empty

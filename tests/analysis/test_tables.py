"""Tables of a match: they agree with the log, hide secrets, and have full categories."""

import random
import re
import subprocess
import sys

import pandas as pd
import pytest

from teg_nb.analysis import (
    battles_frame,
    board_frame,
    entries_frame,
    events_frame,
    pacts_frame,
)
from teg_nb.analysis.columns import Argument, frame_of, free_name
from teg_nb.analysis.tables.games import Entry, GameTables
from teg_nb.bots import greedy_policy, random_policy
from teg_nb.engine.actions import CHANCE
from teg_nb.engine.codec import encode
from teg_nb.engine.errors import StaleStep
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.schema.field_types import Nullable, parse_field_type


@pytest.fixture(scope="module")
def match():
    return Match(seats=5).run(greedy_policy, random.Random(11))


@pytest.fixture(scope="module")
def entries(match):
    return entries_frame(match)


def test_one_row_per_entry(match, entries):
    assert entries["step"].tolist() == list(range(1, len(match) + 1))
    assert entries["kind"].tolist() == [action.verb for action in match.actions]
    assert (entries["seat"] == "chance").tolist() == [a.seat == CHANCE for a in match.actions]
    assert entries["clause"].notna().all()


def test_entries_agree_with_the_positions(match, entries):
    before = match.states[:-1]

    assert entries["round"].tolist() == [state.round for state in before]
    assert entries["phase"].tolist() == [state.phase for state in before]
    playing = entries[entries["phase"] != "setup"]
    assert playing["turn"].tolist() == [
        match.settings.seats[state.turn] for state in before if state.phase != "setup"
    ]


def test_conquests_are_changes_of_owner(match, entries):
    """But for shared countries, where an occupant may be expelled."""
    names = match.settings.board.countries
    pairs = zip(match.states[8:], match.states[9:], strict=False)
    fallen = [
        names[country]
        for before, after in pairs
        for country in range(len(names))
        if before.owner[country] >= 0 and before.owner[country] != after.owner[country]
        if country not in before.guests
    ]

    kept = entries[entries["expelled"].isna()]
    assert kept["conquered"].dropna().tolist() == fallen


def test_armies_add_up(match, entries):
    """Armies on the board at the end: those dealt, placed and of bonuses, less those lost."""
    kinds = entries["kind"]
    placed = int(entries.loc[kinds.isin(["place", "bonus"]), "armies"].sum())
    lost = int(entries["losses_attack"].sum() + entries["losses_defence"].sum())

    fired = int(entries["damage"].sum())
    converted = int(entries.loc[kinds == "convert_to_missile", "armies"].sum())
    guests = sum(armies for _, armies, _ in match.state.guests.values())

    assert sum(match.state.armies) + guests == 72 + placed - lost - fired - converted


def test_types(entries, match):
    seats = list(match.settings.seats)
    countries = list(match.settings.board.countries)

    assert list(entries["seat"].cat.categories) == [*seats, "chance"]
    assert list(entries["turn"].cat.categories) == seats
    for name in ("source", "target", "conquered", "card"):
        assert list(entries[name].cat.categories) == countries
    assert entries["armies"].dtype == entries["losses_attack"].dtype == pd.Int64Dtype()
    assert entries["attack"].dtype == pd.StringDtype()


def test_spectators_and_seats_see_no_secrets_of_others(match):
    going = match.fork(len(match) - 1)  # at the end they see everything

    def known(viewer):
        frame = entries_frame(going, viewer)
        return {
            column: frame.loc[frame["kind"] == kind, column].notna().sum()
            for kind, column in (("draw_card", "card"), ("deal_objective", "objectives"))
        }

    nobody, everybody = known(None), known("all")
    assert set(nobody.values()) == {0}
    assert everybody == {
        "card": sum(action.verb == "draw_card" for action in match.actions),
        "objectives": 5,
    }
    assert sum(known(seat)["card"] for seat in range(5)) == everybody["card"]
    assert known("Rojo") == known(2)
    assert known("Rojo")["objectives"] == 1


def test_nothing_else_differs_between_viewers(match):
    secret = ["card", "objectives"]
    going = match.fork(len(match) - 1)

    pd.testing.assert_frame_equal(
        entries_frame(going).drop(columns=secret), entries_frame(going, "all").drop(columns=secret)
    )


@pytest.mark.parametrize("viewer", ["Verde", "nobody", 5, -1])
def test_unknown_viewers_are_refused(match, viewer):
    with pytest.raises(ValueError, match="no seat"):
        entries_frame(match, viewer)


def test_board_holds_every_position(match):
    frame = board_frame(match)
    step = len(match) // 2
    there = frame[frame["step"] == step]

    assert len(frame) == 72 * (len(match) + 1)
    assert there["country"].tolist() == list(match.settings.board.countries)
    assert there["armies"].tolist() == match.states[step].armies
    assert there["owner"].cat.codes.tolist() == list(match.states[step].owner)
    assert frame.loc[frame["step"] == 0, "owner"].isna().all()
    assert there["continent"].value_counts()["Asia"] == 16


def test_board_of_some_steps(match):
    last = len(match)
    frame = board_frame(match, steps=[last, 20])

    assert frame["step"].unique().tolist() == [last, 20]
    with pytest.raises(StaleStep):
        board_frame(match, steps=[last + 1])
    with pytest.raises(StaleStep):
        board_frame(match, steps=[-1])


def test_battles_are_the_throws(match, entries):
    frame = battles_frame(match)
    throws = entries[entries["kind"] == "roll"]

    assert frame["step"].tolist() == throws["step"].tolist()
    assert frame["conquered"].tolist() == throws["conquered"].notna().tolist()
    for name in ("source", "target", "attack", "defence", "losses_attack", "losses_defence"):
        assert frame[name].tolist() == throws[name].tolist()
    assert (frame["dice_attack"] == frame["attack"].str.split().str.len()).all()
    assert (frame["armies_defence"] >= frame["losses_defence"]).all()
    assert (frame["armies_attack"] > frame["losses_attack"]).all()
    gone = frame["conquered"] | throws["expelled"].notna().to_numpy()
    assert ((frame["armies_defence"] == frame["losses_defence"]) == gone).all()


def test_a_position_set_up_by_hand():
    match = Match(start=position(Blanco="Portugal 4", Negro="España 1", situation="snow"))
    match.act("attack", "Portugal", "España")
    match.act("roll", [6, 4, 1], [5, 3])
    row = entries_frame(match).iloc[1]

    assert (row["source"], row["target"], row["defender"]) == ("Portugal", "España", "Negro")
    assert (row["attack"], row["defence"], row["conquered"]) == ("6 4 1", "5 3", "España")
    assert (row["losses_attack"], row["losses_defence"]) == (0, 1)
    assert battles_frame(match)["situation"].tolist() == ["snow"]


def test_canjes_show_cards_and_armies():
    match = Match(seats=4).run(greedy_policy, random.Random(3), 2500)
    frame = entries_frame(match)
    first = frame[frame["kind"] == "exchange"].iloc[0]

    assert first["armies"] == 6
    assert 1 <= len(first["cards"].split(", ")) <= 3


def test_an_empty_match_has_empty_tables():
    match = Match()

    assert entries_frame(match).empty
    assert battles_frame(match).empty
    assert len(board_frame(match)) == 72


def test_tables_from_the_match_itself(match, entries):
    pd.testing.assert_frame_equal(match.frame(), entries)
    pd.testing.assert_frame_equal(match.battles(), battles_frame(match))


@pytest.mark.parametrize(
    "way", ["from teg_nb import Match", "from teg_nb.engine.play.match import Match"]
)
def test_tables_are_there_whatever_was_imported_before(way: str) -> None:
    program = f"""
{way}
match = Match("tgm", 3)
print(len(match.frame()), len(match.battles()))
"""
    assert in_a_new_process(program) == "0 0"


@pytest.mark.parametrize("method", ["frame", "battles"])
def test_without_pandas_it_says_what_to_install(method: str) -> None:
    program = f"""
import sys
sys.modules["pandas"] = None
from teg_nb.engine.errors import MissingPackage
from teg_nb.engine.play.match import Match
try:
    Match("tgm", 3).{method}()
except MissingPackage as fault:
    print(fault.text("en"))
"""
    assert in_a_new_process(program) == "tables need pandas: pip install pandas"


def in_a_new_process(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_tables_grow_in_proportion():
    """Twice the entries, twice the rows: nothing else is kept per entry."""
    match = Match(seats=4).run(random_policy, random.Random(1), 400)
    half = match.fork(200)

    assert len(entries_frame(match)) == 2 * len(entries_frame(half))
    pd.testing.assert_frame_equal(entries_frame(match).head(200), entries_frame(half))


def test_missiles_in_the_table():
    state = position(Blanco="Argentina 14 + 2m", Verde="Australia 6 + 1m", phase="reinforce", due=6)
    match = Match(start=state)
    match.act("convert_to_missile", "Argentina", 2)
    match.act("place_missile", "Argentina")
    match.act("end_placement")
    match.act("fire_missile", "Argentina", "Australia")
    frame = entries_frame(match)

    assert frame["missiles"].fillna(0).tolist() == [2, 1, 0, 1]
    assert frame["armies"].fillna(0).tolist() == [12, 0, 0, 0]
    assert frame["damage"].fillna(0).tolist() == [0, 0, 0, 2]
    assert frame.iloc[3][["source", "target", "defender"]].tolist() == [
        "Argentina",
        "Australia",
        "Verde",
    ]
    assert frame["clause"].tolist()[3] == "TEG-9.6"


def aggression():
    """Two seats take Ucrania together, and one of them is expelled by a third (EX-37, EX-42)."""
    state = position(
        Rojo="Irán 5",
        Negro="Rusia 5",
        Azul="Ucrania 1, Bielorrusia 9, Polonia 9",
        rest="Azul",
        round=1,
    )
    match = Match(start=state)
    match.act("propose_aggression", "Negro", "Ucrania", "Irán", "Rusia", "Rojo")
    match.act("accept_pact", 1, seat="Negro")
    match.act("open_joint_attack", 1)
    match.act("roll", [6, 6, 6], [1])
    match.act("aggression_move", 2)
    match.act("aggression_move", 1)
    match.act("end_turn")
    while match.settings.seats[match.to_move] != "Azul":  # Rojo, Negro as its ally, Negro
        match.act("end_regroup" if match.state.phase == "ally_regroup" else "end_turn")
    match.act("attack", "Bielorrusia", "Ucrania", "Negro")
    match.act("roll", [6, 6, 6], [1])
    return match


def test_pacts_in_the_table():
    match = aggression()
    frame = entries_frame(match)
    by_kind = frame.drop_duplicates("kind").set_index("kind")

    assert by_kind.loc["propose_aggression", ["pact", "pact_kind", "partner"]].tolist() == [
        1,
        "aggression",
        "Negro",
    ]
    assert by_kind.loc["accept_pact", ["pact", "partner"]].tolist() == [1, "Rojo"]
    assert by_kind.loc["open_joint_attack", ["target", "partner"]].tolist() == ["Ucrania", "Negro"]
    moves = frame[frame["kind"] == "aggression_move"]
    assert moves["source"].tolist() == ["Irán", "Rusia"]
    assert moves["armies"].tolist() == [2, 1]
    last = frame.iloc[-1]
    assert (last["defender"], last["expelled"]) == ("Negro", "Negro")
    assert frame.iloc[-2]["occupant"] == "Negro"
    shared = board_frame(match, [7])
    ucrania = shared[shared["country"] == "Ucrania"].iloc[0]
    assert ucrania[["owner", "armies", "guest", "guest_armies"]].tolist() == ["Rojo", 2, "Negro", 1]


def test_a_pact_that_was_not_carried_out_leaves_its_truce_in_the_register():
    state = position(
        Rojo="Irán",
        Negro="Rusia",
        Azul="Ucrania",
        rest="Azul",
        pacts=[("aggression", "Rojo", "Negro", "Ucrania", "Irán", "Rusia", "Rojo")],
    )
    match = Match(start=state)
    match.act("end_attack")
    frame = pacts_frame(match, "en")

    assert frame[["pact", "kind"]].to_numpy().tolist() == [[1, "aggression"], [1, "truce"]]
    assert frame["reason"].fillna("").tolist() == ["truce", ""]
    assert frame["terms"][1] == "truce between Irán and Rusia until Negro's turn in round 3"


def test_register_of_pacts():
    match = aggression()
    frame = pacts_frame(match, "en")

    assert frame["kind"].tolist() == ["aggression", "truce", "condominium"]
    assert frame["pact"].tolist() == [1, 1, 2]
    assert frame["reason"].fillna("").tolist() == ["attacked", "", "lost_country"]
    assert frame["terms"][0] == (
        "aggression pact against Azul's Ucrania from Irán and Rusia, in Rojo's turn of round 1"
    )
    assert frame["to_step"].isna().tolist() == [False, True, False]
    for row in frame.itertuples():
        there = [
            step
            for step, state in enumerate(match.states)
            if any((pact.number, pact.kind) == (row.pact, row.kind) for pact in state.pacts)
        ]
        assert (there[0], there[-1] + 1) == (
            row.from_step,
            len(match) + 1 if pd.isna(row.to_step) else row.to_step,
        )


def test_every_pact_of_a_long_match_has_its_row(match):
    frame = pacts_frame(match)
    seen = {(pact.number, pact.kind) for state in match.states for pact in state.pacts}

    assert set(zip(frame["pact"], frame["kind"], strict=True)) == seen
    assert len(frame) == len(seen) > 0
    over = frame.dropna(subset=["to_step"])
    assert over["reason"].notna().all()
    assert (over["from_step"] < over["to_step"]).all()
    assert (frame["reason"] == "announced").sum() == (
        frame["breaker"].notna() & (frame["reason"] == "announced")
    ).sum()


# Every game


GAMES_NOW = sorted(GAMES)


@pytest.fixture(scope="module", params=GAMES_NOW)
def short(request):
    """The beginning of a match of each game."""
    seats = 3 if request.param != "eggar" else 2
    return Match(request.param, seats).run(random_policy, random.Random(5), 400)


def test_entries_of_every_game(short):
    frame = entries_frame(short, "all")
    arguments = {name for action in short.actions for name in action.fields}

    assert frame["step"].tolist() == list(range(1, len(short) + 1))
    assert frame["kind"].tolist() == [action.verb for action in short.actions]
    assert frame["phase"].tolist() == [state.phase for state in short.states[:-1]]
    if short.game.name != "teg":  # whose columns say more than its arguments
        assert arguments <= {name.rstrip("_") for name in frame.columns}
    assert {"step", "round", "turn", "seat", "phase", "kind", "clause"} <= set(frame.columns)


def test_arguments_are_those_of_the_log(short):
    """The columns hold everything that `encode` writes, in every game."""
    entries = [
        Entry(step, state, action, events)
        for step, (state, action, events) in enumerate(
            zip(short.states, short.actions, short.events, strict=False), start=1
        )
    ]
    columns = frame_of(GameTables().entries(short, entries))

    for row, action in enumerate(short.actions):
        written = iter(encode(action, short.settings)[2:])
        for name, said in action.fields.items():
            value = columns[free_name(name)][row]
            if isinstance(said, Nullable) and getattr(action, name) < 0:
                assert pd.isna(value)
                continue
            word = next(written)
            if isinstance(word, list):
                flat = re.findall(r"[^,; ]+", str(value)) if word else []
                assert flat == re.findall(r"[^,; \[\]']+", str(word))
            else:
                assert value == word


def test_events_of_every_game(short):
    frame = events_frame(short, "all")

    assert frame["kind"].tolist() == [event.kind for events in short.events for event in events]
    assert frame["clause"].tolist() == [event.clause for events in short.events for event in events]
    assert frame["step"].is_monotonic_increasing
    for name, column in frame.items():
        assert str(column.dtype) in ("int64", "Int64", "boolean", "string", "category"), name


def test_events_hide_the_secrets_of_others(match):
    going = match.fork(len(match) - 1)

    def known(viewer):
        frame = events_frame(going, viewer)
        return frame.loc[frame["kind"] == "objective_dealt", "objectives"].notna().sum()

    assert (known(None), known("Rojo"), known("all")) == (0, 1, 5)


def test_board_of_every_game(short):
    if short.game.name == "eggar":
        with pytest.raises(ValueError, match="eggar has no countries"):
            board_frame(short)
        return
    frame = board_frame(short, [0, len(short)], viewer="all")
    end = frame[frame["step"] == len(short)]

    assert end["country"].tolist() == list(short.settings.board.countries)
    assert frame.loc[frame["step"] == 0, "owner"].isna().all()
    assert end["owner"].notna().all()
    assert end["armies"].notna().all()
    standings = short.game.standings(short.game.observe(short.state, 0))[0]
    counts = [
        n for name, n in standings.items() if name in ("countries", "provinces", "territories")
    ]
    assert counts == [(end["owner"] == short.settings.seats[0]).sum()]


def test_board_of_the_resource_war_has_planes_and_ships():
    match = Match("wargame", 3).run(greedy_policy, random.Random(1))
    frame = board_frame(match, [len(match)])
    last = match.state

    assert list(frame[["armies", "planes", "ships"]].T.to_numpy().tolist()) == last.units
    assert frame["planes"].sum() + frame["ships"].sum() > 0


# La Reconquista: owners are secret, and so is who passed cards first


@pytest.fixture(scope="module")
def secretive():
    match = Match("reconquista", 3).run(greedy_policy, random.Random(1))
    fights = [step for step, state in enumerate(match.states) if state.phase == "commit"]
    return match.fork(fights[-1])  # it is not over: a side has passed its cards


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_owners_that_a_viewer_knows_are_its_own(secretive, seat):
    step = len(secretive)
    frame = board_frame(secretive, [step], viewer=seat)
    hand = secretive.game.observe(secretive.state, seat).hand
    names = [secretive.settings.board.countries[place] for place in hand]

    known = frame[frame["owner"].notna()]
    assert known["country"].tolist() == names
    assert known["owner"].unique().tolist() == [secretive.settings.seats[seat]]
    assert frame["armies"].tolist() == list(secretive.state.troops)  # they lie in the middle


def test_spectators_know_no_owner_and_see_no_troops_while_they_are_placed(secretive):
    placing = next(s for s, state in enumerate(secretive.states) if state.phase == "placing") + 1
    frame = board_frame(secretive, [placing, len(secretive)])

    assert frame["owner"].isna().all()
    assert frame.loc[frame["step"] == placing, "armies"].isna().all()
    assert frame.loc[frame["step"] == len(secretive), "armies"].notna().all()
    assert board_frame(secretive, [len(secretive)], viewer="all")["owner"].notna().all()


def test_the_aid_shows_what_can_be_told():
    match = Match("reconquista", 3, {"memory_aid": True}).run(greedy_policy, random.Random(1))
    match.pop()
    frame = board_frame(match, [len(match)], viewer=1)
    truth = board_frame(match, [len(match)], viewer="all")
    known = frame["owner"].notna()

    assert (frame["owner"] == "Negro").sum() < known.sum() < 60
    assert frame.loc[known, "owner"].tolist() == truth.loc[known, "owner"].tolist()


def test_once_it_is_over_all_is_known():
    match = Match("reconquista", 3).run(greedy_policy, random.Random(1))

    assert board_frame(match, [len(match)])["owner"].notna().all()


def test_entries_that_a_viewer_may_not_know_of_have_no_row(secretive):
    everybody = entries_frame(secretive, "all")
    assert set(everybody["kind"]) >= {"commit", "move", "place_five"}

    spectator = entries_frame(secretive)
    assert "commit" not in set(spectator["kind"])
    hidden = spectator[spectator["kind"].isin(["move", "place_five", "deal_cards"])]
    assert len(hidden)
    assert hidden[["transfers", "allocation", "cards"]].isna().all(axis=None)

    own = entries_frame(secretive, "Rojo")
    assert set(own.loc[own["kind"] == "commit", "countries"].dropna()) <= set(
        everybody.loc[everybody["kind"] == "commit", "countries"].dropna()
    )
    moves = own[own["kind"] == "move"]
    assert (moves["transfers"].notna() == (moves["seat"] == "Rojo")).all()


def test_events_that_a_viewer_may_not_know_of_have_no_row(secretive):
    spectator = events_frame(secretive)

    assert not set(spectator["kind"]) & {"commit_made", "cards_committed", "attack_resolved"}
    assert events_frame(secretive, "all")["success"].notna().any()


def test_lists_in_columns():
    settings = GAMES["teg"].setup(2).settings
    number = Argument([parse_field_type("count"), parse_field_type("die")], settings, 2)
    number.put(1, 3, parse_field_type("count"))
    mixed = Argument([parse_field_type("country"), parse_field_type("continent")], settings, 2)
    mixed.put(0, 19, parse_field_type("country"))
    mixed.put(1, -1, parse_field_type("country"))
    moves = Argument([parse_field_type("country+country+count*")], settings, 1)
    moves.put(0, ((19, 18, 3), (18, 19, 1)), parse_field_type("country+country+count*"))
    flag = Argument([parse_field_type("flag")], settings, 2)
    flag.put(0, True, parse_field_type("flag"))

    assert pd.Series(number.column().pandas()).fillna(0).tolist() == [0, 3]
    assert pd.Series(mixed.column().pandas()).fillna("").tolist() == ["Argentina", ""]
    assert list(moves.column().pandas()) == ["Argentina Brasil 3, Brasil Argentina 1"]
    assert pd.Series(flag.column().pandas()).dtype == pd.BooleanDtype()
    assert pd.isna(flag.column().pandas()[1])

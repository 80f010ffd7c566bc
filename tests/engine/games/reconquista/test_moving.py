"""Moving in secret (REC-6)."""

from __future__ import annotations

import pytest
from rec_table import BOARD, only

from teg_nb.engine.codec import encode
from teg_nb.engine.games.reconquista.actions import Move

NORTH = {"seats": 3, "Blanco": "Soria 5, Burgos, La Rioja 1", "Negro": "Zaragoza 3"}


@pytest.mark.clause("REC-6.1", "REC-8.1")
def test_a_move_is_secret_but_for_the_new_counts(table):
    match = table(**NORTH)
    before = match.state
    events = match.act("move", [["Soria", "Burgos", 2], ["Soria", "La Rioja", 1]])
    moved = only(events, "moved")
    assert moved.secret == ("transfers",)
    assert [moved.known_to(viewer) for viewer in (None, 0, 1, 2)] == [False, True, False, False]
    assert dict(zip(moved.countries, moved.changes, strict=True)) == {
        BOARD.country("Burgos"): 2,
        BOARD.country("La Rioja"): 1,
        BOARD.country("Soria"): -3,
    }
    assert moved.troops == tuple(match.state.troops)
    action = match.actions[-1]
    for viewer in (None, 1, 2):
        hidden = match.game.redact(before, action, viewer)
        assert encode(hidden, match.settings) == ["Blanco", "move", [["?", "?", 0]]]
    assert match.game.redact(before, action, 0) == action
    assert match.game.redact(before, action, "all") == action


@pytest.mark.clause("REC-6.2")
def test_between_neighbours_of_ones_own(table):
    match = table(**NORTH)
    match.refuses("not_owner", "REC-6.2", "move", [["Soria", "Zaragoza", 1]])
    match.refuses("not_owner", "REC-6.2", "move", [["Zaragoza", "Soria", 1]])
    match.refuses("same_province", "REC-6.2", "move", [["Soria", "Soria", 1]])
    match.refuses("unknown_province", "REC-1.5", "move", [["Soria", "Ávalon", 1]])
    match.refuses("bad_amount", "REC-6.1", "move", [["Soria", "Burgos", 0]])
    match.refuses("bad_amount", "REC-6.1", "move", [["Soria", "Burgos", -1]])
    match.refuses("bad_amount", "REC-6.1", "move", [["Soria", "Burgos", "2"]])


@pytest.mark.clause("REC-6.2")
def test_not_between_distant_provinces(table):
    match = table(seats=3, Blanco="Soria 5, Murcia")
    match.refuses("not_adjacent", "REC-6.2", "move", [["Soria", "Murcia", 1]])


@pytest.mark.clause("REC-6.3")
def test_troops_of_one_province_go_different_ways(table):
    match = table(seats=3, Blanco="Soria 5, Burgos 1, La Rioja, Segovia, Guadalajara, Vizcaya")
    match.act(
        "move",
        [
            ["Soria", "Burgos", 1],
            ["Soria", "La Rioja", 1],
            ["Soria", "Segovia", 1],
            ["Soria", "Guadalajara", 2],
            ["Burgos", "Vizcaya", 1],
        ],
    )
    assert match.troops("Soria", "Burgos", "La Rioja", "Segovia", "Guadalajara", "Vizcaya") == [
        *(0, 1, 1, 1, 2, 1)
    ]


@pytest.mark.clause("REC-6.4")
def test_who_arrives_does_not_leave_again(table):
    match = table(**NORTH)
    match.refuses(
        *("too_many_troops", "REC-6.4", "move"),
        [["Soria", "La Rioja", 2], ["La Rioja", "Burgos", 2]],
    )
    match.refuses("too_many_troops", "REC-6.4", "move", [["Soria", "Burgos", 6]])
    match.refuses(
        "too_many_troops", "REC-6.4", "move", [["Soria", "Burgos", 3], ["Soria", "La Rioja", 3]]
    )
    match.act("move", [["Soria", "La Rioja", 2], ["La Rioja", "Burgos", 1]])
    assert match.troops("Soria", "La Rioja", "Burgos") == [3, 2, 1]


@pytest.mark.clause("REC-6.5")
def test_a_province_may_be_emptied(table):
    match = table(**NORTH)
    total = sum(match.state.troops)
    match.act("move", [["Soria", "Burgos", 5]])
    assert match.troops("Soria", "Burgos") == [0, 5]
    assert match.owner("Soria") == "Blanco"
    assert sum(match.state.troops) == total


NULL = ([], [["Soria", "La Rioja", 1], ["La Rioja", "Soria", 1]])


@pytest.mark.clause("REC-6.6", "D-7")
@pytest.mark.parametrize("transfers", NULL, ids=["nothing", "swap"])
def test_a_move_may_change_nothing(table, transfers):
    match = table(**NORTH)
    assert Move(0, ()) in match.legal_actions()
    before = match.state.troops
    events = match.act("move", transfers)
    moved = only(events, "moved")
    assert (moved.countries, moved.changes) == ((), ())
    assert match.state.troops == before
    assert match.turn != "Blanco"
    strict = table(**NORTH, options={"allow_null_move": False})
    assert Move(0, ()) not in strict.legal_actions()
    strict.refuses("null_move", "REC-6.6", "move", transfers)


@pytest.mark.clause("REC-6.6", "REC-8.1", "REC-8.4")
def test_nobody_can_tell_a_swap_from_doing_nothing(table):
    one, other = table(**NORTH), table(**NORTH)
    one.act("move", NULL[0])
    other.act("move", NULL[1])
    for viewer in (None, 1, 2):
        assert one.game.observe(one.state, viewer) == other.game.observe(other.state, viewer)
        assert one.news(viewer=viewer) == other.news(viewer=viewer)


@pytest.mark.clause("REC-6.7", "REC-6.8")
def test_repeated_transfers_are_added(table):
    one, other = table(**NORTH), table(**NORTH)
    one.act("move", [["Soria", "Burgos", 1], ["Soria", "Burgos", 2]])
    other.act("move", [["Soria", "Burgos", 3]])
    assert one.state == other.state
    one = table(**NORTH)
    one.refuses(
        "too_many_troops", "REC-6.4", "move", [["Soria", "Burgos", 3], ["Soria", "Burgos", 3]]
    )


@pytest.mark.clause("REC-6.4")
def test_rec_e6_move(table):
    match = table(**NORTH)
    match.refuses("too_many_troops", "REC-6.4", "move", [["La Rioja", "Burgos", 2]])
    match.act("move", [["Soria", "Burgos", 2], ["Soria", "La Rioja", 3], ["La Rioja", "Soria", 1]])
    assert match.troops("Soria", "Burgos", "La Rioja") == [1, 2, 3]
    assert match.suspects("Negro", "Soria", "Burgos", "La Rioja") == [("Blanco",)] * 3


def test_the_sample_of_moves_is_what_it_says(table):
    """The one of nothing; of one and of all, on each way; and all neighbours into one."""
    match = table(**NORTH)
    places = {n: BOARD.country(n) for n in ("Soria", "Burgos", "La Rioja")}
    soria, burgos, rioja = places.values()
    near = {frozenset(p) for p in (*[(soria, burgos), (soria, rioja), (burgos, rioja)],)}
    listed = [
        action.transfers
        for action in match.legal_actions()
        if isinstance(action, Move) and all(frozenset(t[:2]) in near for t in action.transfers)
    ]
    assert set(listed) == {
        (),
        ((soria, burgos, 1),),
        ((soria, burgos, 5),),
        ((soria, rioja, 1),),
        ((soria, rioja, 5),),
        ((rioja, soria, 1),),
        ((rioja, burgos, 1),),
        tuple(sorted(((soria, burgos, 5), (rioja, burgos, 1)))),
    }

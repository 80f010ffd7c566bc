"""Attacking: identity, cards passed, sums, secrecy of the result (REC-7)."""

from __future__ import annotations

from itertools import combinations

import pytest
from rec_table import BOARD, Table, kinds, only, owners

from teg_nb.engine.games.reconquista.actions import Attack, Commit

E3 = {
    "seats": 4,
    "Blanco": "Soria 4, Guadalajara 3",
    "Negro": "Zaragoza 2, Huesca 4",
    "Rojo": "Navarra 6",
}


def listed(match, seat=None):
    """Return the passes in the list of legal actions, as sets of names."""
    actions = match.legal_actions(seat)
    assert all(isinstance(action, Commit) for action in actions)
    return [{BOARD.countries[place] for place in action.countries} for action in actions]


@pytest.mark.clause("REC-7.1", "D-5")
def test_any_province_of_others_may_be_attacked(table):
    match = table(**E3)
    targets = {action.country for action in match.legal_actions() if isinstance(action, Attack)}
    assert targets == {place for place, owner in enumerate(owners(match.state)) if owner != 0}
    match.refuses("own_target", "REC-7.1", "attack", "Soria")
    match.refuses("unknown_province", "REC-1.5", "attack", "Soria del Norte")
    events = match.act("attack", "Zaragoza")
    declared = only(events, "attack_declared")
    assert (declared.seat, declared.defender, declared.secret) == (0, 1, ())
    for viewer in (None, 2, 3):
        seen = match.game.observe(match.state, viewer)
        assert (seen.turn, seen.target, seen.defender) == (0, BOARD.country("Zaragoza"), 1)


@pytest.mark.clause("D-5")
def test_a_table_may_ask_for_a_border(table):
    match = table(
        seats=3, Blanco="Algarve 5", Negro="Barcelona", options={"attack_needs_border": True}
    )
    own = [place for place, owner in enumerate(owners(match.state)) if owner == 0]
    near = {other for place in own for other in BOARD.neighbours[place]} - set(own)
    targets = {action.country for action in match.legal_actions() if isinstance(action, Attack)}
    assert targets == near
    far = next(p for p in range(60) if p not in near and p not in own)
    match.refuses("no_border", "REC-7.1", "attack", BOARD.countries[far])
    match.act("attack", BOARD.countries[min(near)])


@pytest.mark.clause("REC-7.2", "REC-7.3", "REC-7.4")
def test_involved_are_the_province_and_its_neighbours(table):
    match = table(**E3)
    match.act("attack", "Zaragoza")
    own = {"Soria", "Guadalajara"} | {
        name
        for name in ("La Rioja", "Lérida", "Tarragona", "Teruel", "Navarra")
        if match.owner(name) == "Blanco"
    }
    every = [
        set(combination)
        for size in range(len(own) + 1)
        for combination in combinations(sorted(own), size)
    ]
    assert sorted(map(sorted, listed(match))) == sorted(map(sorted, every))
    match.refuses("not_involved", "REC-7.2", "commit", [far_from_zaragoza(match, "Blanco")])
    match.refuses("not_owner", "REC-7.3", "commit", ["Zaragoza"])
    match.refuses("not_owner", "REC-7.3", "commit", ["Huesca"])
    match.refuses("duplicate_card", "REC-7.3", "commit", ["Soria", "Soria"])
    match.refuses("unknown_province", "REC-1.5", "commit", ["Sorias"])
    match.act("commit", [])
    assert {"Huesca"} in listed(match)
    assert not any("Zaragoza" in item for item in listed(match))
    match.refuses("not_owner", "REC-7.4", "commit", ["Soria"])
    match.refuses("not_involved", "REC-7.2", "commit", [far_from_zaragoza(match, "Negro")])
    match.refuses("duplicate_card", "REC-7.4", "commit", ["Huesca", "Huesca"])
    passed = only(match.act("commit", []), "cards_committed")
    assert passed.defence_cards == (BOARD.country("Zaragoza"),)


def far_from_zaragoza(match, colour):
    near = {*BOARD.neighbours[BOARD.country("Zaragoza")], BOARD.country("Zaragoza")}
    return next(
        name
        for place, name in enumerate(BOARD.countries)
        if place not in near and match.owner(name) == colour
    )


@pytest.mark.clause("REC-7.4")
def test_the_attacked_card_may_be_listed_and_goes_anyhow(table):
    one, other = table(**E3), table(**E3)
    one.fight("Zaragoza", ["Soria"], ["Zaragoza", "Huesca"])
    other.fight("Zaragoza", ["Soria"], ["Huesca"])
    assert one.state == other.state


def test_of_many_provinces_none_each_and_all_are_listed(table):
    around = [BOARD.countries[p] for p in BOARD.neighbours[BOARD.country("Zaragoza")]]
    match = table(seats=3, Blanco=", ".join(around), Negro="Zaragoza 2")
    match.act("attack", "Zaragoza")
    assert len(around) > 5
    assert sorted(map(sorted, listed(match))) == sorted(
        [[], *([n] for n in around), sorted(around)]
    )
    match.act("commit", around[:3])  # legal, though not listed


@pytest.mark.clause("REC-7.5", "REC-7.15", "D-4")
def test_both_pass_without_seeing_the_others_in_any_order(table):
    match = table(**E3)
    match.act("attack", "Zaragoza")
    before = {viewer: match.game.observe(match.state, viewer) for viewer in (None, 0, 1, 2, 3)}
    assert match.game.acting_seats(match.state) == (0, 1)
    assert match.to_move == 0
    events = match.act("commit", ["Huesca"], seat="Negro")
    assert kinds(events) == ["commit_made"]
    assert match.game.acting_seats(match.state) == (0,)
    for viewer in (None, 0, 2, 3):
        assert match.game.observe(match.state, viewer) == before[viewer]
    assert match.game.observe(match.state, 1).commit == tuple(
        sorted(map(BOARD.country, ("Zaragoza", "Huesca")))
    )
    match.refuses("already_committed", "REC-7.5", "commit", [], seat="Negro")
    match.refuses("decision_pending", "REC-7.15", "pass", seat="Blanco")
    match.refuses("not_your_turn", "REC-4.2", "commit", [], seat="Rojo")
    match.act("commit", ["Soria", "Guadalajara"], seat="Blanco")
    other = table(**E3)
    other.fight("Zaragoza", ["Soria", "Guadalajara"], ["Huesca"])
    assert match.state == other.state


@pytest.mark.clause("REC-7.15", "REC-8.7")
def test_nobody_can_tell_who_has_passed_its_cards(table):
    """The attacker has, then the observations of all the others are what they were."""
    match = table(**E3)
    match.act("attack", "Zaragoza")
    before = {viewer: match.game.observe(match.state, viewer) for viewer in (None, 1, 2, 3)}
    match.act("commit", ["Soria"])
    for viewer, seen in before.items():
        assert match.game.observe(match.state, viewer) == seen
        assert match.news(-1, viewer=viewer) == []
    waiting = match.game.observe(match.state, 0)
    assert (waiting.commit, waiting.to_move, waiting.legal_actions) == (
        (BOARD.country("Soria"),),
        1,
        [],
    )
    match.refuses("already_committed", "REC-7.5", "commit", [], seat="Blanco")
    match.refuses("decision_pending", "REC-7.15", "pass", seat="Blanco")
    match.refuses("decision_pending", "REC-7.15", "pass", seat="Negro")


@pytest.mark.clause("D-4", "REC-7.5")
def test_the_attacker_may_have_to_show_first(table):
    match = table(**E3, options={"pass_order": "attacker_first"})
    match.act("attack", "Zaragoza")
    assert match.game.acting_seats(match.state) == (0,)
    match.refuses("not_your_turn", "REC-7.5", "commit", [], seat="Negro")
    events = match.act("commit", ["Soria"])
    assert kinds(events) == ["commit_made", "cards_shown"]
    shown = {v: match.game.observe(match.state, v).shown for v in (None, 0, 1, 2)}
    assert shown == {None: None, 0: None, 1: (BOARD.country("Soria"),), 2: None}
    assert match.suspects("Negro", "Soria") == [("Blanco",)]
    assert match.suspects("Rojo", "Soria") == [("Blanco", "Negro", "Azul")]
    assert match.game.redact(match.states[-2], match.actions[-1], 1) == match.actions[-1]
    match.act("commit", ["Huesca"])
    assert not match.state.fight.success


@pytest.mark.clause("REC-7.6", "REC-8.3")
def test_only_the_two_see_the_cards(table):
    match = table(**E3)
    events = match.fight("Zaragoza", ["Soria"], ["Huesca"])
    for kind in ("cards_committed", "attack_resolved"):
        event = only(events, kind)
        assert [event.known_to(v) for v in (None, 0, 1, 2, 3)] == [False, True, True, False, False]
        assert event.silent
    assert match.suspects("Negro", "Soria", "Guadalajara")[0] == ("Blanco",)
    assert match.suspects("Negro", "Guadalajara") == [("Blanco", "Rojo", "Azul")]
    assert match.suspects("Blanco", "Huesca") == [("Negro",)]
    assert match.suspects("Rojo", "Soria", "Huesca") == [("Blanco", "Negro", "Azul")] * 2


@pytest.mark.clause("REC-7.7", "REC-7.9", "REC-7.11", "REC-7.12")
def test_rec_e3_attack_that_succeeds(table):
    match = table(**E3)
    troops, before = list(match.state.troops), owners(match.state)
    events = match.fight("Zaragoza", ["Soria", "Guadalajara"], ["Huesca"])
    result = only(events, "attack_resolved")
    assert (result.offence, result.defence, result.success) == (7, 6, True)
    assert match.state.at("Zaragoza") == ("Zaragoza", "Blanco", 2)
    assert match.state.troops == troops
    assert [b == a for b, a in zip(before, owners(match.state), strict=True)].count(False) == 1
    assert match.suspects("Blanco", "Huesca") == [("Negro",)]
    assert match.suspects("Negro", "Soria", "Guadalajara") == [("Blanco",)] * 2
    assert match.suspects("Rojo", "Zaragoza") == [("Blanco", "Negro")]
    assert match.suspects(None, "Zaragoza") == [("Blanco", "Negro")]
    assert match.turn == "Azul"


@pytest.mark.clause("REC-7.7", "REC-7.10")
def test_rec_e4_a_tie_fails(table):
    match = table(**{**E3, "Blanco": "Soria 3, Guadalajara 3"})
    before = match.state.hands
    events = match.fight("Zaragoza", ["Soria", "Guadalajara"], ["Huesca"])
    result = only(events, "attack_resolved")
    assert (result.offence, result.defence, result.success) == (6, 6, False)
    assert match.state.hands == before
    assert match.suspects("Rojo", "Zaragoza") == [("Blanco", "Negro")]


@pytest.mark.clause("REC-7.8", "REC-7.14", "REC-8.5")
def test_rec_e5_holding_back(table):
    """Navarra, of a third seat, and Huesca, not passed, do not count."""
    match = table(**E3)
    events = match.fight("Zaragoza", ["Soria", "Guadalajara"], [])
    result = only(events, "attack_resolved")
    assert (result.offence, result.defence, result.success) == (7, 2, True)
    assert match.suspects("Blanco", "Huesca") == [("Negro", "Rojo", "Azul")]
    assert match.troops("Soria", "Guadalajara", "Huesca", "Navarra") == [4, 3, 4, 6]


@pytest.mark.clause("REC-7.13")
def test_rec_e7_probe(table):
    match = table(seats=3, Blanco="Barcelona 5", Negro="Algarve, Huelva, Baixo Alentejo")
    match.act("attack", "Algarve")
    assert listed(match) == [set()]
    match.refuses("decision_pending", "REC-7.15", "pass")
    match.act("commit", [])
    events = match.act("commit", [])
    result = only(events, "attack_resolved")
    assert (result.offence, result.defence, result.success) == (0, 0, False)
    assert match.suspects("Blanco", "Algarve") == [("Negro",)]
    assert match.suspects("Rojo", "Algarve") == [("Blanco", "Negro")]
    assert match.turn == "Rojo"


@pytest.mark.clause("REC-7.11")
def test_with_the_card_come_the_troops_if_any(table):
    match = table(seats=3, Blanco="Soria 1", Negro="Burgos", Rojo="La Rioja")
    match.fight("Burgos", ["Soria"], [])
    assert match.state.at("Burgos") == ("Burgos", "Blanco", 0)
    assert sum(match.state.troops) == 1


@pytest.mark.clause("REC-7.15")
def test_who_has_nothing_to_pass_still_has_to(table):
    match = table(seats=3, Blanco="Soria 4", Negro="Burgos 1", Rojo="Palencia")
    match.act("attack", "Burgos")
    match.act("commit", ["Soria"])
    assert match.to_move == 1
    assert {frozenset(item) for item in listed(match)} >= {frozenset()}
    events = match.act("commit", [])
    assert kinds(events) == [
        "commit_made",
        "cards_committed",
        "attack_resolved",
        "turn_started",
    ]
    match.refuses("wrong_phase", "REC-7.15", "commit", [], seat=match.turn)


@pytest.mark.clause("REC-7.14")
def test_the_same_troops_attack_again(table):
    match = table(seats=3, Blanco="Soria 4", Negro="Burgos 1, Segovia 1")
    for target in ("Burgos", "Segovia"):
        match.fight(target, ["Soria"], [])
        assert match.owner(target) == "Blanco"
        match.act("pass")
        match.act("pass")
    assert match.troops("Soria") == [4]


@pytest.mark.clause("D-6", "REC-8.7")
def test_the_others_may_be_shown_how_many_cards_went(table):
    for options, number in (({}, 0), ({"third_party_view": "card_counts"}, 1)):
        match = table(**E3, options=options)
        events = match.fight("Zaragoza", ["Soria", "Guadalajara"], ["Huesca"])
        counted = [event for event in events if event.kind == "cards_counted"]
        assert len(counted) == number
        assert all((item.number, item.defence_number) == (2, 2) for item in counted)
        assert all((item.secret, item.silent) == ((), False) for item in counted)
        assert len(match.news(-1, viewer=2)) == 1 + number


def test_a_position_with_an_attack_going_on_keeps_its_commits(table):
    match = table(**E3)
    match.act("attack", "Zaragoza")
    match.act("commit", ["Soria"])
    again = Table(match.game.load(match.game.dump(match.state)))
    again.act("commit", [])
    assert again.state.fight.offence == 4

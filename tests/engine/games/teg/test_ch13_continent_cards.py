"""TEG-13: continent cards, which follow the board."""

import pytest

from teg_nb import GAMES, load_board
from teg_nb.engine.games.teg.observation import public_continent_cards

BOARD = load_board("teg")
MEMBERS = {
    continent.name: [BOARD.countries[number] for number in continent.countries]
    for continent in BOARD.continents
}
SYMBOLS = {
    "América del Norte": ("plane", "soldier", "anchor"),
    "Europa": ("plane", "soldier", "anchor"),
    "Asia": ("plane", "soldier", "anchor"),
    "América del Sur": ("plane", "soldier"),
    "África": ("soldier", "anchor"),
    "América Central": ("plane",),
    "Oceanía": ("anchor",),
}
# Plain country cards of each symbol, outside the continents where they are used.
PLAIN = {
    "plane": ["Arabia", "Bielorrusia", "California"],
    "soldier": ["Noruega", "Nueva York", "Polonia"],
    "anchor": ["Finlandia", "Florida", "India"],
}


def whole(*continents, besides=""):
    """Every country of some continents, as `teg_nb.position` reads it."""
    names = [name for continent in continents for name in MEMBERS[continent]]
    return ", ".join([*names, besides] if besides else names)


def holders(table):
    """Names of the continent cards of each colour."""
    cards = public_continent_cards(table.state)
    return {
        colour: [BOARD.continents[number].name for number in cards[seat]]
        for seat, colour in enumerate(table.settings.seats)
        if cards[seat]
    }


@pytest.mark.clause("TEG-13.1", "D-52")
@pytest.mark.parametrize("continent", MEMBERS)
def test_whoever_owns_every_country_has_the_card(start, continent):
    """In whatever way it came to own them: nothing was conquered here."""
    table = start(
        Blanco="Argentina" if continent != "América del Sur" else "Cuba",
        Rojo=whole(continent),
        Negro="España" if continent != "Europa" else "China",
        rest="Negro",
    )

    assert holders(table).get("Rojo") == [continent]


@pytest.mark.clause("TEG-13.1")
@pytest.mark.parametrize("continent", MEMBERS)
def test_one_country_short_is_no_card(start, continent):
    *most, last = MEMBERS[continent]
    table = start(Rojo=", ".join(most), Blanco=last)

    assert continent not in holders(table).get("Rojo", [])


@pytest.mark.clause("TEG-13.1", "D-27", "D-52")
def test_a_shared_country_is_not_owned(start):
    """TEG-13.1 asks for exclusive countries; neither of the two has the card."""
    table = start(Rojo=whole("Oceanía"), Negro="Tonga 2", Azul="España", rest="Azul")

    assert "Rojo" not in holders(table)
    assert "Negro" not in holders(table)


@pytest.mark.clause("TEG-13.1", "D-27", "TEG-7.4")
def test_a_shared_country_gives_no_continent_armies(start):
    alone = start(Rojo=whole("Oceanía"), Negro="España", rest="Negro", phase="reinforce")
    shared = start(Rojo=whole("Oceanía"), Negro="Tonga 2", rest="Negro", phase="reinforce")

    assert (alone.due(), shared.due()) == (4 + 3, 4)


@pytest.mark.clause("TEG-13.1", "D-52")
def test_the_country_that_completes_a_continent_brings_the_card_at_once(start, pick):
    *most, last = MEMBERS["Oceanía"]
    assert last == "Nueva Zelandia"
    table = start(Blanco=", ".join(f"{name} 4" for name in most), Negro="Nueva Zelandia, España")

    events = table.conquer("Tasmania", "Nueva Zelandia")

    [gained] = pick(events, "continent_card_gained")
    assert (gained.seat, BOARD.continents[gained.continent].name) == (0, "Oceanía")
    assert "Oceanía" in holders(table)["Blanco"]


@pytest.mark.clause("TEG-13.2")
def test_the_card_serves_in_a_canje(start):
    table = start(
        phase="reinforce",
        Blanco=whole("América del Sur"),
        Negro="España",
        rest="Negro",
        cards={"Blanco": ["Finlandia"]},
    )
    assert table.legal("exchange") == [[["Finlandia"], ["América del Sur"]]]

    table.act("exchange", ["Finlandia"], ["América del Sur"])

    assert table.due() == 4 + 4 + 6
    assert table.cards("Blanco") == set()


@pytest.mark.clause("TEG-13.3", "TEG-13.4")
def test_a_lost_country_takes_the_card_away_and_completing_it_gives_it_back(start, pick):
    table = start(
        Negro="India 9",
        Blanco=whole("Oceanía").replace("Australia", "Australia 9"),
        Rojo="España",
        rest="Rojo",
    )
    assert holders(table)["Blanco"] == ["Oceanía"]
    events = table.conquer("India", "Sumatra")
    [lost] = pick(events, "continent_card_lost")
    assert (lost.seat, BOARD.continents[lost.continent].name) == (1, "Oceanía")
    assert "Blanco" not in holders(table)
    table.end_turn()
    table.act("place", "Australia", table.due())
    table.act("end_placement")

    events = table.conquer("Australia", "Sumatra")

    [gained] = pick(events, "continent_card_gained")
    assert gained.seat == 1
    assert holders(table)["Blanco"] == ["Oceanía"]


@pytest.mark.clause("TEG-13.4")
def test_another_seat_that_completes_the_continent_gets_the_card(start, pick):
    table = start(
        Negro="Filipinas, Tonga, Australia, Tasmania 5, Sumatra",
        Blanco="Nueva Zelandia",
        Rojo="España",
        rest="Rojo",
        continents_used={"Rojo": ["Oceanía"]},
    )

    events = table.conquer("Tasmania", "Nueva Zelandia")

    assert [item.seat for item in pick(events, "continent_card_gained")] == [0]
    assert holders(table)["Negro"] == ["Oceanía"]


@pytest.mark.clause("TEG-13.5")
def test_each_seat_uses_each_card_once_in_the_game(start, pick):
    table = start(
        phase="reinforce",
        Blanco=whole("Asia", "Oceanía"),
        Negro="España",
        rest="Negro",
    )
    events = table.act("exchange", [], ["Asia"])
    [used] = pick(events, "continent_card_used")
    assert BOARD.continents[used.continent].name == "Asia"
    assert holders(table)["Blanco"] == ["Oceanía"]
    table.refuses("one_exchange_per_round", "TEG-7.14", "exchange", [], ["Asia"])
    table.end_turn()
    table.end_turn()
    table.act("turn_situation", "Combate clásico")
    table.end_turn()

    assert table.turn == "Blanco"
    assert not table.allows("exchange", [], ["Asia"])
    table.refuses("continent_card_used", "TEG-13.5", "exchange", [], ["Asia"])
    assert table.due() == 11 + 8 + 3  # its armies are given all the same


@pytest.mark.clause("TEG-13.5")
def test_a_used_card_serves_other_seats(start):
    table = start(
        phase="reinforce",
        Blanco=whole("Asia"),
        Negro="España",
        rest="Negro",
        continents_used={"Negro": ["Asia"]},
    )

    assert holders(table)["Blanco"] == ["Asia"]
    assert table.allows("exchange", [], ["Asia"])


@pytest.mark.clause("TEG-13.5")
def test_a_used_card_is_neither_lost_nor_gained_again(start, pick):
    table = start(
        Negro="India 9",
        Blanco=whole("Oceanía").replace("Australia", "Australia 9"),
        Rojo="España",
        rest="Rojo",
        continents_used={"Blanco": ["Oceanía"]},
    )
    assert pick(table.conquer("India", "Sumatra"), "continent_card_lost") == []
    table.end_turn()
    table.act("place", "Australia", table.due())
    table.act("end_placement")

    assert pick(table.conquer("Australia", "Sumatra"), "continent_card_gained") == []


@pytest.mark.clause("TEG-13.6")
def test_the_symbols_of_the_continent_cards():
    assert {continent.name: continent.symbols for continent in BOARD.continents} == SYMBOLS


SETS = {
    "América del Norte": [""],
    "Europa": [""],
    "Asia": [""],
    "América del Sur": ["anchor", "plane plane", "soldier soldier"],
    "África": ["plane", "soldier soldier", "anchor anchor"],
    "América Central": ["soldier anchor", "plane plane"],
    "Oceanía": ["plane soldier", "anchor anchor"],
}
NO_SETS = {
    "América del Norte": ["plane"],
    "Europa": ["plane plane"],
    "Asia": ["soldier anchor"],
    "América del Sur": ["", "plane", "soldier", "plane soldier"],
    "África": ["", "soldier", "anchor", "plane anchor"],
    "América Central": ["", "plane", "soldier", "plane soldier", "soldier soldier"],
    "Oceanía": ["", "anchor", "plane anchor", "plane plane"],
}


@pytest.mark.clause("TEG-13.6", "TEG-7.12", "TEG-7.13")
@pytest.mark.parametrize(
    ("continent", "symbols", "valid"),
    [
        *((name, symbols, True) for name, rows in SETS.items() for symbols in rows),
        *((name, symbols, False) for name, rows in NO_SETS.items() for symbols in rows),
    ],
)
def test_a_continent_card_is_worth_its_symbols(start, continent, symbols, valid):
    chosen = [PLAIN[symbol][k] for k, symbol in enumerate(symbols.split())]
    chosen.sort(key=BOARD.country)  # as the list of legal actions writes them
    table = start(
        phase="reinforce",
        Blanco=whole(continent),
        Negro="Alemania" if continent != "Europa" else "China",
        rest="Negro",
        cards={"Blanco": chosen},
    )

    assert table.allows("exchange", chosen, [continent]) == valid
    if not valid:
        table.refuses("invalid_set", "TEG-7.12", "exchange", chosen, [continent])


@pytest.mark.clause("TEG-13.7", "TEG-7.15")
def test_continent_cards_are_not_counted_in_the_limit_of_the_hand(start):
    hand = ["Chile", "Cuba", "Irán", "Italia"]
    table = start(
        phase="card",
        Blanco=whole("Oceanía", "África"),
        Negro="España",
        rest="Negro",
        cards={"Blanco": hand},
        conquests=1,
    )

    assert table.allows("request_card")
    assert GAMES["teg"].observe(table.state, 1).hand_sizes == (4, 0)


@pytest.mark.clause("TEG-13.7")
def test_continent_cards_are_public(start):
    table = start(
        Blanco=whole("Oceanía"), Negro="España", rest="Negro", continents_used={"Negro": ["Asia"]}
    )

    seen = GAMES["teg"].observe(table.state, None)

    assert list(seen.continents_used) == [0, 1 << 5]
    assert holders(table)["Blanco"] == ["Oceanía"]


@pytest.mark.clause("TEG-13.7", "TEG-16.4")
def test_continent_cards_are_not_inherited(start):
    """Negro had used Oceanía and has just died; Blanco's own use is untouched."""
    table = start(
        Blanco="Australia 9",
        Negro="Tasmania",
        Rojo="España",
        rest="Rojo",
        continents_used={"Negro": ["Oceanía"], "Blanco": ["Asia"]},
    )
    before = list(table.state.continents_used)

    table.conquer("Australia", "Tasmania")

    assert list(table.state.continents_used) == before


@pytest.mark.clause("TEG-13.1")
def test_a_card_of_a_continent_that_is_not_owned_is_refused(start):
    table = start(phase="reinforce", Blanco="Argentina", Negro=whole("Asia"))

    assert not table.allows("exchange", [], ["Asia"])
    table.refuses("continent_not_owned", "TEG-13.1", "exchange", [], ["Asia"])


@pytest.mark.clause("TEG-13.5")
def test_a_card_used_before_is_refused(start):
    table = start(
        phase="reinforce",
        Blanco=whole("Asia"),
        Negro="España",
        continents_used={"Blanco": ["Asia"]},
    )

    table.refuses("continent_card_used", "TEG-13.5", "exchange", [], ["Asia"])

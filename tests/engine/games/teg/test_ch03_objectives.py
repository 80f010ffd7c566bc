"""TEG-3: the secret objectives and the common one."""

import pytest

from teg_nb.engine.board import load_board
from teg_nb.engine.games.teg.components import facts
from teg_nb.engine.games.teg.objectives import is_met, winning_reason

BOARD = load_board("teg")
BY_CONTINENT = {
    continent.name: [BOARD.countries[country] for country in continent.countries]
    for continent in BOARD.continents
}
NORTE, CENTRAL, SUR = "América del Norte", "América Central", "América del Sur"
EUROPA, AFRICA, ASIA, OCEANIA = "Europa", "África", "Asia", "Oceanía"

# How many countries of each continent, as printed; O-11 and O-12 are spelled out below.
OCCUPATION = {
    "O-1": {EUROPA: 16, SUR: 8},
    "O-2": {NORTE: 12, OCEANIA: 6, AFRICA: 5},
    "O-3": {ASIA: 16, CENTRAL: 6},
    "O-4": {NORTE: 12, ASIA: 8, EUROPA: 4},
    "O-5": {NORTE: 4, EUROPA: 4, ASIA: 4, SUR: 3, CENTRAL: 3, AFRICA: 3, OCEANIA: 3},
    "O-6": {OCEANIA: 6, ASIA: 6, AFRICA: 6, NORTE: 6},
    "O-7": {CENTRAL: 6, SUR: 6, EUROPA: 6, ASIA: 6},
    "O-8": {SUR: 8, AFRICA: 8, ASIA: 8},
    "O-9": {OCEANIA: 6, AFRICA: 8, CENTRAL: 4, ASIA: 4},
    "O-10": {EUROPA: 16, ASIA: 4, SUR: 4},
}
SIZES = {
    "O-1": 24, "O-2": 23, "O-3": 22, "O-4": 24, "O-5": 24, "O-6": 24, "O-7": 24, "O-8": 24,
    "O-9": 22, "O-10": 24, "O-11": 22, "O-12": 35,
}  # fmt: skip
ISLANDS = """Isla Victoria, Groenlandia, Labrador, Cuba, Jamaica, Islandia, Irlanda, Gran Bretaña,
    Madagascar, Japón, Sumatra, Filipinas, Tonga, Tasmania, Nueva Zelandia"""
ISLANDS = [" ".join(name.split()) for name in ISLANDS.split(",")]
EUROPEAN_LAND = ["Francia", "España", "Italia", "Alemania"]
ASIAN_LAND = ["Rusia", "China", "Irán", "Turquía"]
SIX_ISLANDS = ["Isla Victoria", "Groenlandia", "Cuba", "Jamaica", "Tonga", "Tasmania"]


def required(objective):
    """A least set of countries that fulfils an occupation card."""
    if objective == "O-11":
        return [*BY_CONTINENT[AFRICA], *EUROPEAN_LAND, *ASIAN_LAND, *SIX_ISLANDS]
    if objective == "O-12":
        return list(BOARD.countries[:35])
    need = OCCUPATION[objective].items()
    return [name for continent, number in need for name in BY_CONTINENT[continent][:number]]


def border(own, also_without=()):
    """A country of a set that another country of the set borders."""
    for target in own:
        for source in own:
            near = BOARD.country(target) in BOARD.neighbours[BOARD.country(source)]
            if near and not {source, target} & set(also_without):
                return source, target
    raise AssertionError("no two neighbours")


def holding(own, source):
    return ", ".join(f"{name} 5" if name == source else name for name in own)


@pytest.fixture
def conquering(start):
    """White conquers the last of a set of countries, the objective in hand; four seats play."""

    def play(objective, own, seats=("Blanco", "Negro", "Rojo", "Azul"), without=(), **parts):
        own = [name for name in own if name not in without]
        source, target = border(own)
        own.remove(target)
        match = start(
            seats=seats,
            Blanco=holding(own, source),
            objectives={"Blanco": objective},
            **parts,
        )
        assert not match.is_over
        match.win_throw(source, target)
        assert match.owner(target) == "Blanco"
        return match

    return play


@pytest.mark.clause("TEG-3.6", "TEG-3.1", "TEG-3.3", "D-10")
@pytest.mark.parametrize("objective", SIZES)
def test_an_occupation_card_wins_with_the_countries_it_asks_for(objective, conquering):
    own = required(objective)
    assert len(own) == SIZES[objective]
    match = conquering(objective, own)
    assert match.winners == ("Blanco",)
    assert match.outcome.reason == "objective"


@pytest.mark.clause("TEG-3.6", "TEG-3.3")
@pytest.mark.parametrize("objective", SIZES)
def test_an_occupation_card_does_not_win_with_one_country_less(objective, conquering):
    own = required(objective)
    missing = next(name for name in reversed(own) if name != "Alaska")
    assert not conquering(objective, own, without=[missing]).is_over


@pytest.mark.clause("TEG-3.6", "TEG-3.3")
@pytest.mark.parametrize(
    ("objective", "continent"),
    [(objective, continent) for objective, need in OCCUPATION.items() for continent in need],
)
def test_one_country_less_in_any_part_of_a_card_is_too_few(objective, continent, start):
    parts = {name: BY_CONTINENT[name][:number] for name, number in OCCUPATION[objective].items()}
    own = [name for part in parts for name in parts[part]]
    less = [name for name in own if name != parts[continent][-1]]
    # what lacks there is made up for elsewhere
    spare = [name for name in BOARD.countries if name not in BY_CONTINENT[continent] + own][:5]
    full, short = (
        start(
            seats=4,
            Blanco=", ".join(item),
            objectives={"Blanco": objective},
            options={"auto_victory": False},
        ).state
        for item in (own, less + spare)
    )
    assert winning_reason(full, 0) == "objective"
    assert winning_reason(short, 0) == ""


@pytest.mark.clause("TEG-3.3")
@pytest.mark.parametrize("objective", SIZES)
def test_more_than_a_card_asks_for_does_no_harm(objective, conquering):
    own = required(objective)
    more = [name for name in BOARD.countries if name not in own][: 44 - len(own)]
    dealt_true = {"objectives_excluded": ["O-13"]}  # a card that is met at the start may stand
    match = conquering(objective, own + more, options=dealt_true)
    assert match.outcome.reason == "objective"


@pytest.mark.clause("TEG-3.6")
@pytest.mark.parametrize("objective", SIZES)
def test_the_size_of_a_card_is_the_least_number_of_its_countries(objective):
    (card,) = [item for item in facts().objectives if item.id == objective]
    assert card.size == SIZES[objective]


# Destruction

COLOURS = ("Blanco", "Negro", "Rojo", "Azul", "Amarillo", "Verde")
# card, holder, target: the last two rows are the holder's own colour, and the left
TARGETS = [
    ("O-13", "Negro", "Blanco"),
    ("O-14", "Blanco", "Negro"),
    ("O-15", "Blanco", "Rojo"),
    ("O-16", "Blanco", "Azul"),
    ("O-17", "Blanco", "Amarillo"),
    ("O-18", "Blanco", "Verde"),
    ("O-15", "Rojo", "Negro"),
    ("O-13", "Blanco", "Verde"),
    ("O-19", "Blanco", "Negro"),
    ("O-19", "Verde", "Blanco"),
]


def hunting(start, objective, holder, target, countries):
    third = next(colour for colour in COLOURS if colour not in (holder, target))
    return start(
        seats=COLOURS,
        **{holder: "Chile 9", target: countries},
        turn=holder,
        rest=third,
        objectives={holder: objective},
        out={colour: third for colour in COLOURS if colour not in (holder, target, third)},
    )


@pytest.mark.clause("TEG-3.6", "TEG-3.5", "TEG-3.9", "TEG-3.10", "D-10")
@pytest.mark.parametrize(("objective", "holder", "target"), TARGETS)
def test_a_destruction_card_wins_with_the_last_army_of_its_target(objective, holder, target, start):
    match = hunting(start, objective, holder, target, "Bolivia")
    match.conquer("Chile", "Bolivia")
    assert match.winners == (holder,)
    assert match.outcome.reason == "objective"


@pytest.mark.clause("TEG-3.6", "TEG-3.5")
@pytest.mark.parametrize(("objective", "holder", "target"), TARGETS)
def test_a_destruction_card_does_not_win_while_its_target_has_an_army(
    objective, holder, target, start
):
    match = hunting(start, objective, holder, target, "Bolivia, Argentina")
    match.conquer("Chile", "Bolivia")
    assert not match.is_over
    match.conquer("Chile", "Argentina")
    assert match.winners == (holder,)


@pytest.mark.clause("TEG-3.5")
def test_who_removed_the_earlier_armies_does_not_matter(start):
    match = start(
        Negro="Brasil 9",
        Blanco="Chile 9",
        Rojo="Bolivia, Argentina",
        Azul="China",
        rest="Azul",
        objectives={"Blanco": "O-15"},
    )
    match.conquer("Brasil", "Argentina")
    match.end_turn()
    match.act("place", "Chile", match.due())
    match.act("end_placement")
    match.conquer("Chile", "Bolivia")
    assert match.winners == ("Blanco",)


# The common objective


@pytest.mark.clause("TEG-3.2", "TEG-3.1", "D-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_45_countries_win_with_any_number_of_seats(seats, conquering):
    match = conquering("O-13", BOARD.countries[:45], seats=COLOURS[:seats])
    assert (match.winners, match.outcome.reason) == (("Blanco",), "common")


@pytest.mark.clause("TEG-3.2")
def test_44_countries_do_not_win(conquering):
    assert not conquering("O-19", BOARD.countries[:44]).is_over


@pytest.mark.clause("TEG-3.2", "D-9")
def test_the_number_of_the_common_objective_is_an_option(conquering):
    options = {"common_objective_countries": 20}
    assert conquering("O-19", BOARD.countries[:20], options=options).outcome.reason == "common"
    assert not conquering("O-19", BOARD.countries[:19], options=options).is_over


@pytest.mark.clause("TEG-3.4", "D-27")
@pytest.mark.parametrize("shared", ["Nueva York", None])
def test_a_shared_country_counts_for_no_objective(shared, start):
    own = list(BOARD.countries[:45])
    source, target = border(own)
    own.remove(target)
    parts = {"Negro": f"{shared} 1"} if shared else {}
    match = start(seats=4, Blanco=holding(own, source), **parts)
    match.win_throw(source, target)
    assert match.is_over == (shared is None)


# Islands


@pytest.mark.clause("TEG-3.7", "D-11")
def test_these_countries_are_islands():
    assert sorted(BOARD.countries[island] for island in BOARD.islands) == sorted(ISLANDS)


def meets_o11(start, own, **options):
    match = start(
        seats=4,
        Blanco=", ".join(own),
        objectives={"Blanco": "O-11"},
        options={"auto_victory": False, **options},
    )
    wins = winning_reason(match.state, 0) == "objective"
    assert is_met(match.state, 0, match.state.objectives[0][0]) == wins  # as the end tells it
    return wins


LAND = [*BY_CONTINENT[AFRICA], *EUROPEAN_LAND, *ASIAN_LAND]


@pytest.mark.clause("TEG-3.8", "D-12")
@pytest.mark.parametrize(
    ("islands", "met"),
    [
        (SIX_ISLANDS, True),
        (SIX_ISLANDS[:5], False),
        (["Cuba", "Jamaica", "Tonga", "Tasmania", "Sumatra", "Filipinas"], False),
        (["Cuba", "Jamaica", "Tonga", "Tasmania", "Sumatra", "Japón"], True),
        (["Cuba", "Jamaica", "Tonga", "Tasmania", "Sumatra", "Irlanda"], True),
        (["Irlanda", "Islandia", "Gran Bretaña", "Japón", "Cuba", "Jamaica"], True),
    ],
    ids=["six", "five", "two continents", "Asia's sixteenth", "Europa's fifth", "four spare"],
)
def test_six_islands_of_three_continents_are_wanted_besides(islands, met, start):
    assert meets_o11(start, LAND + islands) == met


@pytest.mark.clause("TEG-3.8", "D-12")
def test_an_island_that_fills_a_part_of_the_card_is_not_counted_again(start):
    own = [
        *BY_CONTINENT[AFRICA], "Irlanda", "Islandia", "Gran Bretaña", "Francia",
        "Japón", "Rusia", "China", "Irán", "Cuba", "Jamaica", "Tonga", "Tasmania",
    ]  # fmt: skip
    assert not meets_o11(start, own)
    assert meets_o11(start, [*own, "Italia", "Alemania"])


@pytest.mark.clause("TEG-3.8", "D-12")
def test_with_the_option_an_island_counts_twice(start):
    own = [
        *BY_CONTINENT[AFRICA], "Irlanda", "Islandia", "Gran Bretaña", "Francia",
        "Japón", "Rusia", "China", "Irán", "Cuba",
    ]  # fmt: skip
    assert meets_o11(start, own, island_overlap=True)
    assert not meets_o11(start, own)
    assert not meets_o11(start, own[:7] + own[8:], island_overlap=True)


@pytest.mark.clause("TEG-3.7", "D-11")
def test_the_list_of_islands_is_an_option(start):
    five = SIX_ISLANDS[:5]
    assert not meets_o11(start, [*LAND, *five, "Australia"])
    assert meets_o11(start, [*LAND, *five, "Australia"], islands=[*ISLANDS, "australia"])
    assert not meets_o11(start, [*LAND, *five, "Australia"], islands=[*five, five[0]])


# Targets


def hand_out(match, *objectives):
    """Deal the countries in board order and these objectives, in wheel order."""
    seats = len(match.settings.seats)
    names = list(match.settings.board.countries)
    share = 72 // seats
    match.act("deal_countries", [names[share * seat :][:share] for seat in range(seats)], [])
    for colour, objective in zip(match.settings.seats, objectives, strict=False):
        match.act("deal_objective", colour, [objective])
    return match


@pytest.mark.clause("TEG-3.9", "D-10", "D-13")
@pytest.mark.parametrize(
    ("objective", "target"),
    [("O-15", "Rojo"), ("O-16", "Azul"), ("O-13", "Azul"), ("O-17", "Azul"), ("O-18", "Azul")],
    ids=["played", "on the right", "own colour", "Amarillo is not played", "Verde is not played"],
)
def test_an_impossible_colour_means_the_seat_on_the_right(objective, target, deal):
    match = hand_out(deal(["Blanco", "Negro", "Rojo", "Azul"]), objective)
    assert match.settings.seats[match.state.targets[0]] == target


@pytest.mark.clause("TEG-3.10", "D-13")
@pytest.mark.parametrize("holder", [0, 3])
def test_the_last_card_names_the_seat_on_the_left(holder, deal):
    others = ["O-1", "O-2", "O-3", "O-4"]
    others[holder] = "O-19"
    match = hand_out(deal(4), *others)
    assert match.state.targets[holder] == (holder + 1) % 4


@pytest.mark.clause("TEG-3.10", "D-13", "TEG-3.11")
def test_the_target_does_not_pass_to_the_next_seat_when_it_dies(start):
    match = start(
        seats=["Blanco", "Negro", "Rojo", "Azul"],
        Azul="Chile 9",
        Negro="Bolivia",
        turn="Azul",
        rest="Rojo",
        Blanco="China",
        objectives={"Blanco": "O-19"},
    )
    match.conquer("Chile", "Bolivia")
    assert match.state.targets[0] == -1


@pytest.mark.clause("TEG-3.11", "TEG-16.5", "D-78")
@pytest.mark.parametrize("objective", ["O-14", "O-17", "O-19"])
def test_a_target_that_another_destroys_leaves_the_common_objective_silently(
    objective, start, pick
):
    holder = "Rojo" if objective == "O-17" else "Blanco"
    match = start(
        seats=["Blanco", "Negro", "Rojo", "Azul"],
        **{holder: "China"},
        Negro="Bolivia",
        Azul="Chile 9",
        turn="Azul",
        rest="Rojo" if holder == "Blanco" else "Blanco",
        objectives={holder: objective},
    )
    events = match.conquer("Chile", "Bolivia")
    (fact,) = pick(events, "objective_changed")
    assert (fact.seat, fact.silent) == (match.seat(holder), True)
    assert match.state.objectives[match.seat(holder)] == ()
    assert not match.is_over


# Who knows


@pytest.mark.clause("TEG-3.12")
def test_a_seat_sees_its_own_objective_and_nobody_elses(start):
    match = start(
        seats=3,
        Blanco="Chile",
        objectives={"Blanco": "O-3", "Negro": "O-4", "Rojo": "O-5"},
        options={"auto_victory": False},
    )
    seen = [match.game.observe(match.state, viewer).objectives for viewer in (0, 1, 2, None)]
    assert seen == [(2,), (3,), (4,), ()]


@pytest.mark.clause("TEG-3.13")
def test_the_list_of_objectives_is_public(start):
    match = start(seats=3, Blanco="Chile", objectives={"Negro": "O-4"})
    seen = match.game.observe(match.state, None)
    assert len(seen.settings.facts.objectives) == 19
    assert (seen.objectives, seen.target) == ((), -1)


@pytest.mark.clause("TEG-3.1")
@pytest.mark.parametrize("seat", ["Blanco", "Negro"])
def test_claiming_a_victory_that_is_none_is_refused(seat, start):
    match = start(seats=4, Blanco="Chile", options={"auto_victory": False})
    match.refuses("objective_not_met", "TEG-3.1", "declare_victory", seat=seat)


@pytest.mark.clause("TEG-3.1", "D-80", "TEG-0.11")
@pytest.mark.parametrize("check", ["immediate", "end_of_turn"])
def test_where_victory_is_automatic_it_is_not_claimed(check, start):
    match = start(
        seats=4, Blanco=", ".join(required("O-3")), objectives={"Blanco": "O-3"},
        options={"victory_check": check, "objectives_excluded": ["O-13"]},
    )  # fmt: skip
    assert winning_reason(match.state, 0) == "objective"
    match.refuses("malformed_action", "TEG-0.11", "declare_victory")
    assert "declare_victory" not in match.verbs()


# Two and three seats


@pytest.mark.clause("TEG-3.14")
@pytest.mark.parametrize(("seats", "cards"), [(2, 11), (3, 11), (4, 19), (6, 19)])
def test_few_seats_play_without_destruction_and_without_the_35_countries(seats, cards, deal):
    names = [facts().objectives[card].id for card in deal(seats).settings.objectives_in_play]
    assert names == [f"O-{number}" for number in range(1, cards + 1)]


@pytest.mark.clause("TEG-3.14")
@pytest.mark.parametrize("objective", [f"O-{number}" for number in range(12, 20)])
def test_a_card_that_was_removed_is_not_dealt(objective, deal):
    match = deal(3)
    names = list(match.settings.board.countries)
    match.act("deal_countries", [names[:24], names[24:48], names[48:]], [])
    match.refuses("bad_chance", "TEG-3.14", "deal_objective", "Blanco", [objective])


@pytest.mark.clause("TEG-3.15")
def test_with_two_seats_both_objectives_must_be_true_at_once(conquering):
    first, second = required("O-3"), required("O-9")
    both = list(dict.fromkeys([*first, *second]))
    assert len(both) < len(first) + len(second)  # a country may serve both
    seats = ("Blanco", "Negro")
    assert not conquering(["O-3", "O-9"], first, seats=seats).is_over
    assert not conquering(["O-3", "O-9"], second, seats=seats).is_over
    assert conquering(["O-3", "O-9"], both, seats=seats).winners == ("Blanco",)


@pytest.mark.clause("TEG-3.15")
def test_that_one_of_two_objectives_is_met_stays_secret(conquering, start):
    match = conquering(["O-3", "O-9"], required("O-3"), seats=("Blanco", "Negro"))
    other = conquering(["O-1", "O-9"], required("O-3"), seats=("Blanco", "Negro"))
    for viewer in (1, None):
        seen, unmet = (item.game.observe(item.state, viewer) for item in (match, other))
        assert [getattr(seen, name) for name in ("objectives", "target", "revealed", "reason")] == [
            getattr(unmet, name) for name in ("objectives", "target", "revealed", "reason")
        ]


@pytest.mark.clause("TEG-3.16", "D-14")
@pytest.mark.parametrize("objective", sorted(SIZES.keys() - {"O-12"}))
def test_with_three_seats_ten_countries_more_are_wanted(objective, conquering):
    own = required(objective)
    more = [name for name in BOARD.countries if name not in own][:10]
    seats = ("Blanco", "Negro", "Rojo")
    assert conquering(objective, own + more, seats=seats).outcome.reason == "objective"
    assert not conquering(objective, own + more[:9], seats=seats).is_over

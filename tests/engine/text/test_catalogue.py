"""The catalogue of La Revancha; what holds for every catalogue is in `test_catalogues.py`."""

import tomllib
from dataclasses import fields

import pytest

from teg_nb.cli.rules import rule_facts
from teg_nb.engine.actions import Event
from teg_nb.engine.games import GAMES
from teg_nb.engine.games.teg import events
from teg_nb.engine.games.teg.pacts.kinds import KINDS, forms_of_terms
from teg_nb.engine.games.teg.pacts.wording import pact_text
from teg_nb.engine.games.teg.position import position
from teg_nb.engine.play.match import Match
from teg_nb.engine.play.news import news
from teg_nb.engine.schema.field_types import Reference
from teg_nb.engine.text.catalogue import (
    Alternative,
    Catalogue,
    Clause,
    catalogue,
    parse_catalogue,
    placeholders,
)

WORDS = catalogue("teg")

# The number of the last clause of each chapter.
LAST_CLAUSE = {
    0: 11,
    1: 13,
    2: 9,
    3: 16,
    4: 6,
    5: 8,
    6: 10,
    7: 16,
    8: 14,
    9: 14,
    10: 6,
    11: 8,
    12: 10,
    13: 7,
    14: 27,
    15: 32,
    16: 6,
    17: 4,
    18: 5,
}

CODES = """
    bad_player_count unknown_color color_taken game_already_started bad_option game_over
    player_eliminated chapter_off not_your_turn wrong_phase attack_after_regroup
    conquest_move_pending
    hidden_information unknown_country bad_amount not_your_country own_country not_adjacent
    no_attack_armies must_leave_one_army conquest_move_range border_rule resting too_many_armies
    armies_left_to_place wrong_continent blocked_country card_not_held invalid_set
    one_exchange_per_round canje_needs_conquest must_exchange continent_not_owned
    continent_card_used no_missile
    not_enough_for_missile missiles_not_allowed_now out_of_range missile_would_clear_country
    missile_deterred missile_cannot_move_in_attack already_regrouped no_card_right
    card_already_taken crisis_no_card hand_full zone_penalty_no_card bonus_already_used
    pact_violation pact_overflight bad_partner pact_too_far pact_exists pact_kind_not_allowed
    no_such_proposal not_addressee no_such_pact not_a_party zone_not_allowed zone_limit
    zone_no_reinforcement bad_target condominium_target aggression_pending
    aggression_not_possible occupant_required condominium_outside_attack condominium_full
    ally_regroup_only_condominium objective_not_met decision_pending bad_chance malformed_action
""".split()  # noqa: SIM905

EVENTS = """
    game_started countries_dealt leftover_rolled objective_dealt first_player_rolled round_started
    round_ended situation_skipped situation_revealed crisis_rolled extra_due turn_started
    phase_changed armies_placed armies_forfeited missile_placed missiles_converted cards_exchanged
    attack_rolled country_conquered armies_moved missiles_captured missile_fired regrouped
    missiles_regrouped country_card_drawn country_card_right_lost card_bonus_placed
    continent_card_gained continent_card_lost continent_card_used pact_proposed pact_withdrawn
    pact_accepted pact_declined pact_lapsed pact_break_announced pact_ended zone_penalty
    zone_decided joint_attack_opened joint_attack_ended condominium_made condominium_ended
    occupant_expelled blockade_changed player_eliminated cards_inherited objective_changed
    deck_reshuffled turn_ended seat_left game_ended
""".split()  # noqa: SIM905

OPTIONS = """
    board common_objective_countries redeal_if_satisfied islands island_overlap
    missiles_in_initial_placement leaver extra_minimum missiles_in_extra all_blocked
    condominium_counts double_rule choose_dice convert_in_blocked auto_card zone_duty
    area_pact_breaks_on_loss communication victory_check max_rounds auto_victory
    defensive_canje mano initial_armies handicap
""".split()  # noqa: SIM905

# Facts that no line of news may print: they are secret, or known to one seat alone.
SECRET_NEWS = ["objective_dealt", "country_card_drawn", "zone_penalty", "cards_inherited"]

EVENT_CLASSES = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and issubclass(value, Event) and value.kind
]


def texts(clause: Clause) -> list[str]:
    return [clause.title_es, clause.title_en, clause.text_es, clause.text_en]


def test_chapters_are_numbered_without_gaps() -> None:
    numbered = [id for id in WORDS.sections["chapters"] if not id.startswith("CHP-")]
    assert numbered == [f"TEG-{n}" for n in range(22)]
    assert all(WORDS.chapter(f"TEG-{n}").title("es") for n in range(22))
    assert all(WORDS.chapter(f"TEG-{n}").title("en") for n in range(22))


@pytest.mark.parametrize("chapter", LAST_CLAUSE)
def test_clauses_are_numbered_without_gaps(chapter: int) -> None:
    ids = [clause.id for clause in WORDS.clauses_in(f"TEG-{chapter}")]
    assert ids == [f"TEG-{chapter}.{n}" for n in range(1, LAST_CLAUSE[chapter] + 1)]


def test_no_clause_outside_the_chapters() -> None:
    numbered = [id for id in WORDS.sections["clauses"] if not id.startswith("CHP-")]
    assert len(numbered) == sum(LAST_CLAUSE.values())


def test_decisions_sit_at_clauses_and_name_options() -> None:
    numbered = [f"D-{n}" for n in range(1, 95)] + [f"CHP-D-{n}" for n in range(1, 13)]
    assert list(WORDS.sections["decisions"]) == numbered
    for id in WORDS.sections["decisions"]:
        decision = WORDS.decision(id)
        assert all(text.strip() for text in texts(decision)), id
        assert decision in WORDS.decisions_at(decision.clause)
        assert decision.option is None or decision.option in OPTIONS, id


def test_every_refusal_and_event_has_its_sentence() -> None:
    assert list(WORDS.sections["reasons"]) == CODES
    assert list(WORDS.sections["events"]) == EVENTS


@pytest.mark.parametrize("event", EVENT_CLASSES, ids=lambda event: event.kind)
def test_news_of_the_engine(event: type[Event]) -> None:
    """Each event has its line, which names no fact that the event lacks, and the same clause."""
    assert WORDS.news_clause(event.kind) == event.clause
    entry = WORDS.sections["events"][event.kind]
    names = {field.name for field in fields(event)}
    assert placeholders(entry["es"]) <= names
    if issubclass(event, events.PactEvent):
        assert placeholders(entry["es_full"]) <= names | {"what"}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_pact_is_worded_with_its_terms(kind: str, lang: str) -> None:
    """Whatever it is about is in the text."""
    settings = GAMES["teg"].setup(4).settings
    forms = forms_of_terms(KINDS[kind]).values()
    terms = tuple(range(len(forms)))[::-1]
    text = pact_text(KINDS[kind].of(7, 0, 1, terms), settings, lang)

    for form, term in zip(forms, terms, strict=True):
        named = settings.vocabulary[form.kind][term] if isinstance(form, Reference) else str(term)
        assert named in text
    assert "…" not in text


def test_news_say_which_pact() -> None:
    match = Match(start=position(Blanco="Chile 3", Negro="Irán 3, Irak", Rojo="Cuba"))
    proposed = match.act("propose_border", "Negro", "África", "Asia")
    accepted = match.act("accept_pact", 1, seat="Negro")
    broken = match.act("announce_break", 1, seat="Negro")
    lines = [
        [news(event, match.settings, None, lang).text for event in (*proposed, *accepted, *broken)]
        for lang in ("es", "en")
    ]

    assert lines == [
        [
            "Blanco le propone a Negro: pacto de fronteras entre África y Asia.",
            "Negro acepta lo que propuso Blanco: pacto de fronteras entre África y Asia.",
            "Negro anuncia que rompe un acuerdo (pacto de fronteras entre África y Asia);"
            " lo respeta hasta que termine el próximo turno de Blanco.",
        ],
        [
            "Blanco proposes to Negro: border pact between África and Asia.",
            "Negro accepts what Blanco proposed: border pact between África and Asia.",
            "Negro announces the end of an agreement (border pact between África and Asia),"
            " and keeps to it until the end of Blanco's next turn.",
        ],
    ]


def test_refusals_and_events_rest_on_clauses() -> None:
    for code in CODES:
        assert WORDS.reason_clauses(code), code
        assert all(WORDS.clause(id) for id in WORDS.reason_clauses(code)), code
    for kind in EVENTS:
        assert WORDS.clause(WORDS.news_clause(kind)), kind
    for entry in WORDS.sections["situations"].values():
        assert WORDS.clause(entry["clause"])


@pytest.mark.parametrize("kind", SECRET_NEWS)
def test_news_keep_secrets(kind: str) -> None:
    entry = WORDS.sections["events"][kind]
    patterns = [text for name, text in entry.items() if name != "clause"]
    assert not set().union(*map(placeholders, patterns)) & {"card", "cards", "objective"}


def test_numbers_agree_with_their_noun() -> None:
    facts = {"seat": "Rojo", "country": "Chile", "armies": 1}
    assert WORDS.news("armies_placed", "es", facts) == "Rojo pone 1 ejército en Chile."
    facts["armies"] = 3
    assert WORDS.news("armies_placed", "es", facts) == "Rojo pone 3 ejércitos en Chile."


def test_full_sentence_only_when_its_facts_are_known() -> None:
    facts = {"seat": "Rojo", "armies": 2, "source": "Chile", "target": "Bolivia"}
    assert "missile" not in WORDS.news("regrouped", "en", facts | {"missiles": 0})
    assert "2 missiles" in WORDS.news("regrouped", "en", facts | {"missiles": 2})


def test_lists_are_joined_as_people_do() -> None:
    facts = {"seat": "Rojo", "number": 2, "armies": 10, "cards": ("Chile", "Cuba", "Irán")}
    assert "(Chile, Cuba e Irán)" in WORDS.news("cards_exchanged", "es", facts)
    assert "(Chile, Cuba and Irán)" in WORDS.news("cards_exchanged", "en", facts)


def test_a_sentence_ends_with_one_stop() -> None:
    """Some names end with one themselves."""
    facts = {"seat": "Rojo", "card": "Oeste de EE. UU."}
    assert catalogue("tgm").news("card_drawn", "es", facts) == "Rojo saca la carta Oeste de EE. UU."


def test_what_a_stranger_nested_deep_is_shown_in_short() -> None:
    value: object = 1
    for _ in range(5000):
        value = {"a": [value]}
    said = WORDS.sentence("bad_option", "en", {"option": "x", "value": value, "allowed": value})
    assert "…" in said
    assert len(said) < 200


def test_ids_in_any_case() -> None:
    assert WORDS.clause("teg-8.5") == WORDS.clause("TEG-8.5")
    assert WORDS.decision("d-32") == WORDS.decision("D-32")
    assert [clause.id for clause in WORDS.clauses_in("teg-8")][-1] == "TEG-8.14"


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(KeyError, match=r"TEG-8\.15.*did you mean.*TEG-8\.1"):
        WORDS.clause("TEG-8.15")
    with pytest.raises(KeyError, match="not_adjacent"):
        WORDS.sentence("not_adjacents", "es")
    with pytest.raises(KeyError, match="phases"):
        WORDS.label("phase", "attack")
    with pytest.raises(KeyError, match="language"):
        WORDS.label("phases", "attack", "fr")
    with pytest.raises(KeyError, match="teg"):
        catalogue("tegg")


def test_read_once() -> None:
    assert catalogue("teg") is catalogue("teg")
    assert isinstance(catalogue(), Catalogue)


def test_clauses_are_quoted_for_a_notebook() -> None:
    quote = WORDS.quote("teg-8.4", "TEG-8.5", lang="es")
    shown = quote._repr_markdown_().splitlines()
    assert [line[:11] for line in shown[:3]] == ["> `TEG-8.4`", ">", "> `TEG-8.5`"]
    assert WORDS.clause("TEG-8.5").text("es") in shown[2]
    assert repr(WORDS.quote("TEG-8.4", lang="en")).startswith("TEG-8.4 Attacker's dice. The")
    assert shown[0].endswith("*(Lo dice el reglamento.)*")
    assert shown[3].startswith("> - `TEG-D-32` **Duplicar: qué se compara.**")
    with pytest.raises(KeyError, match="language"):
        WORDS.quote("TEG-8.4", lang="fr")


ASKED = """
prefix = "ASK"
[chapters."ASK-1"]
title_es = "Todo"
title_en = "All"
[clauses."ASK-1.1"]
title_es = "Empate"
title_en = "Tie"
text_es = "Del empate nada dice."
text_en = "Of a tie nothing is said."
mark = "ours"
[clauses."ASK-1.2"]
title_es = "Otra"
title_en = "Other"
text_es = "Otra cosa."
text_en = "Another thing."
mark = "inferred"
[decisions."D-1"]
clause = "ASK-1.1"
option = "ties"
title_es = "Quién pierde"
title_en = "Who loses"
text_es = "Pierde el que ataca."
text_en = "The attacker loses."
others = [
    { es = "Pierde el que defiende.", en = "The defender loses.", option = "ties=defence" },
    { es = "Nadie pierde.", en = "Nobody loses." },
]
"""


@pytest.fixture
def asked() -> Catalogue:
    return parse_catalogue("asked", tomllib.loads(ASKED))


def test_a_decision_is_called_by_its_game(asked: Catalogue) -> None:
    decision = asked.decision("D-1")
    assert decision == asked.decision("ask-d-1")
    assert (decision.name, decision.mark) == ("ASK-D-1", "ours")
    assert decision.others == (
        Alternative("Pierde el que defiende.", "The defender loses.", "ties=defence"),
        Alternative("Nadie pierde.", "Nobody loses."),
    )
    assert catalogue("tgm").decision("TGM-D-2") != WORDS.decision("TEG-D-2")
    with pytest.raises(KeyError, match="D-2"):
        catalogue("tgm").decision("TEG-D-2")


def test_a_quote_tells_the_book_from_what_we_decided(asked: Catalogue) -> None:
    assert repr(asked.quote("ASK-1.1", "ASK-1.2", lang="en")).splitlines() == [
        "ASK-1.1 Tie. Of a tie nothing is said. (We decided it.)",
        "  ASK-D-1 Who loses. The attacker loses. (We decided it.)",
        "    Another reading: The defender loses. (ties=defence)",
        "    Another reading: Nobody loses.",
        "ASK-1.2 Other. Another thing. (It follows from the rulebook.)",
    ]
    assert asked.quote("ASK-D-1")._repr_markdown_().splitlines() == [
        "> `ASK-D-1` **Quién pierde.** Pierde el que ataca. *(Lo decidimos nosotros.)*",
        "> - Otra lectura: Pierde el que defiende. (`ties=defence`)",
        "> - Otra lectura: Nadie pierde.",
    ]


def test_rules_of_the_command_line_have_marks_and_readings(asked: Catalogue) -> None:
    clause = rule_facts(asked, "ask-1.1", "en")
    (decision,) = clause["decisions"]

    assert (clause["mark"], clause["related"]) == ("ours", [["ASK-D-1", "Who loses"]])
    assert decision == rule_facts(asked, "ASK-D-1", "en")
    assert decision["others"] == [
        {"text": "The defender loses.", "option": "ties=defence"},
        {"text": "Nobody loses.", "option": ""},
    ]

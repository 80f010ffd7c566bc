"""Interfaces show nothing of a chapter that is out, and name tables (CHP-0.7, CHP-1.4, CHP-4.4)."""

from __future__ import annotations

import json
import random

import pytest

from teg_nb import GAMES, POLICIES, Match, catalogue
from teg_nb.analysis.dataset.records import tables_of
from teg_nb.engine.errors import BadPosition, IllegalAction
from teg_nb.engine.games.teg.settings import WITHOUT
from teg_nb.widget.session.view_model import clause, private, view

TEG = GAMES["teg"]
WORDS = catalogue()


def shown(match: Match, step: int, lang: str = "en") -> dict:
    """Return all that a page gets of a step, for the seat to move."""
    seat = match.states[step].turn
    return {
        **view(match, step, seat, {}, lang),
        "private": private(match, step, seat, lang),
    }


def played(preset: str, seed: int = 1) -> Match:
    match = Match("teg", 3, {"preset": preset, "max_rounds": 5})
    return match.run(POLICIES["greedy"], random.Random(seed))


@pytest.mark.clause("CHP-0.7")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_classic_table_names_no_missile_no_pact_and_no_situation(lang):
    match = played("classic")
    words = {"es": ("misil", "pacto", "situaci", "bloque"), "en": ("missile", "pact", "situation")}
    for step in range(3, len(match), 25):
        page = shown(match, step, lang)
        text = json.dumps(page, ensure_ascii=False).casefold()
        assert not [word for word in words[lang] if word in text]
        assert not {"missiles", "pacts", "proposals", "situation", "blocked", "guests"} & set(page)
        assert page["keys"] == "keys_armies"
        assert {"hand", "objectives"} <= set(page["private"])
    whole = Match("teg", 3)
    whole.run(POLICIES["greedy"], random.Random(1), limit=60)
    page = shown(whole, len(whole))
    assert {"missiles", "pacts", "proposals", "situation", "blocked"} <= set(page)
    assert page["keys"] == "keys_teg"


@pytest.mark.clause("CHP-0.7", "CHP-2.11")
def test_a_table_of_dice_shows_no_card_and_one_goal_for_everybody():
    match = played("dice")
    page = shown(match, len(match) // 2, "es")
    assert page["goal"] == "Tener 45 países."
    assert page["private"]["objectives"] == []
    assert "hand" not in page["private"]
    for seat in page["seats"]:
        assert not {"cards", "missiles", "exchanges", "continent_cards"} & set(seat)
        assert [key for key, _, _ in seat["facts"]] == ["countries", "armies"]
    assert "tarjeta" not in json.dumps(page, ensure_ascii=False).casefold()
    assert (
        shown(Match("teg", 3).run(POLICIES["easy"], random.Random(1), limit=40), 40)["goal"] is None
    )


@pytest.mark.clause("CHP-8.5")
def test_the_board_says_that_countries_filled_in_take_the_common_objective_out(tmp_path):
    parts = {"Blanco": "Nueva Zelandia 4", "Negro": "Tasmania 3"}
    match = Match(start=TEG.position(**parts))
    for read in (match, Match.load(match.save(tmp_path / "scenery.jsonl"))):
        assert shown(read, 0, "es")["scenery"] == "Sin objetivo común: países de relleno"
        assert shown(read, 0)["scenery"] == "No common objective: countries filled in"
    for options in ({}, {"common_objective_countries": None}):
        start = TEG.position(seats=4, **parts, options=options)
        assert shown(Match(start=start), 0)["scenery"] is None
    dealt = Match("teg", 2, {"common_objective_countries": None})
    assert shown(dealt.run(POLICIES["easy"], random.Random(1), limit=40), 40)["scenery"] is None


@pytest.mark.clause("CHP-0.7", "CHP-2.5")
def test_some_kinds_out_leave_the_others_shown():
    match = Match("teg", 3, {"pacts": ["world"], "blockades": False})
    match.run(POLICIES["greedy"], random.Random(2), limit=60)
    page = shown(match, len(match))
    assert {"pacts", "proposals", "missiles"} <= set(page)
    assert not {"blocked", "guests", "joint"} & set(page)


@pytest.mark.clause("CHP-0.7")
@pytest.mark.parametrize("chapter", WITHOUT)
def test_clauses_of_a_chapter_that_is_out_say_so(chapter):
    name, _, kind = chapter.partition(".")
    options = TEG.setup(3).settings.options
    if kind:
        left = [other for other in getattr(options, name) if other not in (kind, "joint")]
    elif name in ("situations", "pacts", "initial_armies"):
        left = []
    else:
        left = False
    settings = TEG.setup(3, {name: left}).settings
    assert chapter in settings.chapters_off
    whole = TEG.setup(3).settings
    ids = [*WORDS.sections["clauses"], *WORDS.sections["decisions"]]
    out = [id for id in ids if not settings.in_force(id)]
    assert out
    assert all(whole.in_force(id) for id in ids)
    for group in WITHOUT[chapter]:  # no clause is named that does not exist
        first = group.partition(" to ")[0]
        assert any(id == first or id.startswith(f"{first}.") for id in ids)
    name = next((id for id in out if id.startswith("TEG-")), "")
    if name:
        said = clause("teg", name, "es", settings)
        assert said["marked"].startswith("Fuera de juego en esta mesa. ")
        assert clause("teg", name, "en", settings)["marked"].startswith("Not played at this table.")
        assert clause("teg", name, "es", whole)["marked"] == WORDS.clause(name).attribution("es")


@pytest.mark.clause("CHP-1.4", "CHP-4.6", "CHP-4.1")
@pytest.mark.parametrize("game", GAMES)
def test_a_start_list_has_names_and_sentences_of_the_presets(game):
    words = catalogue(game)
    for name, options in GAMES[game].presets.items():
        settings = GAMES[game].setup(3, {"preset": name}).settings
        assert settings.preset == name
        for lang in ("es", "en"):
            entry = words.sections["presets"][name]
            assert entry[f"title_{lang}"]
            assert entry[f"text_{lang}"]
            title = settings.title(lang)
            assert title == (entry[f"title_{lang}"] if options else "")
        assert entry["title_es"] != entry["title_en"] or game == "teg"


@pytest.mark.clause("CHP-4.4", "CHP-1.4")
def test_a_table_of_matches_names_each_by_its_preset():
    def preset(options):
        match = Match("teg", 2, options)
        return tables_of(match, 0, ["matches"])["matches"].column("preset").to_pylist()

    assert preset({"preset": "classic"}) == ["classic"]
    assert preset(Match("teg", 2, {"preset": "classic"}).settings.options.changed()) == ["classic"]
    assert preset({}) == ["revancha"]
    assert preset({"preset": "classic", "max_rounds": 9}) == [""]


@pytest.mark.clause("CHP-1.4")
@pytest.mark.parametrize("game", GAMES)
def test_a_limit_of_rounds_does_not_make_the_rules_custom(game):
    for name in GAMES[game].presets:
        plain, short = (
            GAMES[game].setup(3, {"preset": name} | limit).settings
            for limit in ({}, {"max_rounds": 9})
        )
        assert short.title("es") == plain.title("es") != "Reglas a medida"
    assert TEG.setup(2, {"missiles": False}).settings.title("es") == "Reglas a medida"
    uneven = GAMES["eggar"].setup(3, {"handicap": [3, 3, 3], "max_rounds": 9}).settings
    assert uneven.title("es") == "Reglas a medida"


@pytest.mark.clause("D-92", "TEG-7.15")
def test_a_seat_with_five_cards_is_warned_before_its_reinforcement_ends():
    hand = ["Chile", "Brasil", "Cuba", "Uruguay", "Egipto"]

    def warning(cards, phase="reinforce", **options):
        start = TEG.position(
            Blanco="Chile 3",
            Negro="Bolivia 2",
            phase=phase,
            options=options,
            cards={"Blanco": hand[:cards]},
        )
        return view(Match(start=start), 0, 0, {}, "es").get("warning")

    assert warning(5)["verb"] == "end_placement"
    assert warning(5)["clause"] == "TEG-7.15"
    assert "cinco tarjetas" in warning(5)["text"]
    assert warning(4) is None
    assert warning(5, "attack") is None
    assert warning(5, defensive_canje=True) is None


@pytest.mark.clause("CHP-2.3.2", "EX-CHP-6")
@pytest.mark.parametrize("communication", ["fair_play", "vale_todo"])
def test_without_pacts_communication_changes_no_action(communication):
    def actions(options):
        match = Match("teg", 3, {"pacts": [], "max_rounds": 3, **options})
        return match.run(POLICIES["greedy"], random.Random(6)).actions

    assert actions({"communication": communication}) == actions({})


@pytest.mark.clause("CHP-2.3.3")
def test_a_view_without_pacts_has_no_register_and_no_lines():
    match = Match("teg", 3, {"pacts": []}).run(POLICIES["easy"], random.Random(1), limit=60)
    page = shown(match, len(match))
    assert not {"pacts", "proposals", "covered", "by_pact"} & set(page)
    assert not any(verb.startswith("propose_") for verb in page["menu"])


@pytest.mark.clause("CHP-3.3", "CHP-5.2")
def test_refusals_of_chapters_are_worded_in_both_languages():
    def said(act, *arguments):
        with pytest.raises(IllegalAction) as caught:
            act(*arguments)
        return caught.value.text("es"), caught.value.text("en")

    option = {"country_cards": False, "continent_cards": True}
    assert said(Match, "teg", 2, option) == (
        "«continent_cards» necesita tarjetas de países, y en esta mesa no se juega con eso"
        " (CHP-3.2).",
        "“continent_cards” needs country cards, which this table plays without (CHP-3.2).",
    )
    few = {"objectives_excluded": [f"O-{number}" for number in range(1, 10)]}
    assert "hay que repartir 4" in said(Match, "teg", 2, few)[0]
    match = Match(start=TEG.position(Blanco="Chile 4", Negro="Bolivia 2", options={"pacts": []}))
    assert said(match.act, "propose_world", "Negro") == (
        "En esta mesa no se juega con pactos (CHP-2.3).",
        "This table plays without pacts (CHP-2.3).",
    )


@pytest.mark.clause("CHP-4.3")
def test_steps_of_the_ladder_keep_the_deal():
    def deal(preset):
        match = Match("teg", 3, {"preset": preset})
        match.run(POLICIES["random"], random.Random(9), limit=30)
        return next(action for action in match.actions if action.verb == "deal_countries")

    assert deal("classic") == deal("rounds") == deal("revancha")


@pytest.mark.clause("CHP-5.6")
def test_a_table_without_options_is_the_whole_game(tmp_path):
    match = Match("teg", 3).run(POLICIES["greedy"], random.Random(3), limit=80)
    written = Match("teg", 3, TEG.setup(3).settings.options.changed())
    written.run(POLICIES["greedy"], random.Random(3), limit=80)
    for name, played_ in (("a", match), ("b", written)):
        played_.save(tmp_path / f"{name}.jsonl")
    a, b = ((tmp_path / f"{name}.jsonl").read_text("utf-8") for name in "ab")
    assert a.splitlines()[1:] == b.splitlines()[1:]
    assert match.header()["options"] == {}


@pytest.mark.clause("CHP-8.7")
@pytest.mark.parametrize(
    "parts",
    [
        {"Blanco": "Chile 1001", "Negro": "Bolivia"},
        {"Blanco": "Chile 0", "Negro": "Bolivia"},
        {"Blanco": "Chile", "Negro": "Chile", "Rojo": "Chile"},
        {"Blanco": "Chile", "Negro": "Bolivia", "phase": "setup"},
        {"Blanco": "Chile", "Negro": "Bolivia", "phase": "round_start"},
        {"Blanco": "Chile", "Negro": "Bolivia", "phase": "game_over"},
    ],
)
def test_the_limits_of_a_position_stay(parts):
    with pytest.raises(BadPosition):
        TEG.position(**parts)


@pytest.mark.clause("D-84")
def test_the_defaults_are_the_rules():
    assert TEG.setup(2).settings.options.changed() == {}
    assert TEG.setup(2).settings.chapters_off == ()

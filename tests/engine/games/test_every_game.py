"""Every game keeps the common list of the protocol; one set of tests checks them all.

The rules of each game have their tests in its own folder; here stands what the common layers need.
"""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from cases import QUICK

from teg_nb import CHANCE, GAMES, NOBODY, BadMessage, IllegalAction, Match, catalogue
from teg_nb.bots import POLICIES
from teg_nb.engine.actions import ALL
from teg_nb.engine.codec import decode, encode
from teg_nb.engine.errors import BadLog
from teg_nb.engine.game import fold_actions
from teg_nb.engine.play.news import news
from teg_nb.engine.plugins import picture_function
from teg_nb.engine.schema.field_types import field_types
from teg_nb.widget.games import screen_of
from teg_nb.widget.session.messages import parse
from teg_nb.widget.session.session import Session
from teg_nb.widget.session.view_model import private, view

LANGUAGES = ("es", "en")
ENTRIES = 160  # of each match looked at closely
ROUNDS = 12


@cache
def seats_of(game: str) -> tuple[int, ...]:
    """Numbers of seats that a game can be played by."""
    numbers = []
    for seats in range(1, 9):
        try:
            Match(game, seats)
        except IllegalAction:
            continue
        numbers.append(seats)
    return tuple(numbers)


@cache
def played(game: str, seed: int, policy: str = "random", limit: int | None = ENTRIES) -> Match:
    """A match between bots; shared, so not to be played on."""
    seats = seats_of(game)
    match = Match(game, seats[seed % len(seats)], {"max_rounds": ROUNDS})
    return match.run(POLICIES[policy], random.Random(seed), limit=limit)


def steps_of(match: Match) -> range:
    return range(0, len(match) + 1, 7)


games = pytest.mark.parametrize("game", list(GAMES))
seeds = pytest.mark.parametrize("seed", range(4))


@games
@pytest.mark.parametrize("policy", QUICK)
@pytest.mark.parametrize("seed", range(2))
def test_every_bot_plays_to_the_end(game: str, policy: str, seed: int) -> None:
    match = played(game, seed, policy, None)
    outcome = match.outcome
    assert match.is_over
    assert outcome is not None
    assert outcome.winners
    assert sum(outcome.returns) == pytest.approx(1)
    assert [bool(share) for share in outcome.returns] == [
        seat in outcome.winners for seat in range(len(outcome.returns))
    ]
    assert catalogue(game).label("motives", outcome.reason, "en")
    assert match.legal_actions() == []
    assert match.game.acting_seats(match.state) == ()


@games
@seeds
def test_a_log_is_read_back_with_equal_positions_and_events(
    game: str, seed: int, tmp_path: Any
) -> None:
    match = played(game, seed)
    again = Match.load(match.save(tmp_path / "match.jsonl"))
    assert again.actions == match.actions
    assert again.states == match.states
    assert again.events == match.events
    assert list(again.lines()) == list(match.lines())


@games
@seeds
def test_every_position_can_be_dumped_and_loaded(game: str, seed: int) -> None:
    match = played(game, seed)
    for step in steps_of(match):
        data = match.game.dump(match.states[step])
        again = match.game.load(json.loads(json.dumps(data, allow_nan=False)))
        assert again == match.states[step]
        for viewer in (None, *range(len(match.settings.seats))):
            assert match.game.observe(again, viewer) == match.game.observe(
                match.states[step], viewer
            )


@games
def test_a_match_goes_on_from_a_position_of_its_game(game: str) -> None:
    start = played(game, 1).states[-1]
    match = Match(start=start)
    assert match.game.name == game
    assert match.state == start


@games
@seeds
def test_positions_are_never_edited(game: str, seed: int) -> None:
    match = played(game, seed)
    for step, action in enumerate(match.actions):
        before = match.states[step].copy()
        after, events = match.game.play(match.states[step], action)
        assert match.states[step] == before
        assert (after, events) == (match.states[step + 1], match.events[step])


@games
@seeds
def test_a_copy_shares_nothing_that_can_be_edited(game: str, seed: int) -> None:
    for state in played(game, seed).states:
        other = state.copy()
        assert other == state
        assert other is not state
        assert other.settings is state.settings
        for name in field_types(type(state)):
            mine = {id(part) for part in mutable_parts(getattr(state, name))}
            theirs = {id(part) for part in mutable_parts(getattr(other, name))}
            assert not mine & theirs, name


def mutable_parts(value: Any) -> Iterator[Any]:
    """Every list, dict or set in a value, itself included."""
    if isinstance(value, (list, dict, set)):
        yield value
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from mutable_parts(part)


@games
def test_a_copy_takes_over_every_field(game: str) -> None:
    odd = {list: [7], dict: {7: (1, 1, 1)}, tuple: (7,), int: 7, str: "x", bool: True}
    setup = GAMES[game].setup(seats_of(game)[-1])
    for name in field_types(type(setup)):
        state, value = setup.copy(), getattr(setup, name)
        nested = isinstance(value, list) and value and isinstance(value[0], list)
        setattr(state, name, [[7]] if nested else odd.get(type(value), (7, 7)))
        assert getattr(state.copy(), name) == getattr(state, name), name


@games
@seeds
def test_every_legal_action_is_accepted_and_written_and_read(game: str, seed: int) -> None:
    match = played(game, seed)
    rng = random.Random(seed)
    for step in steps_of(match):
        state = match.states[step]
        for seat in match.game.acting_seats(state):
            if seat == CHANCE:
                continue
            legal = match.game.legal_actions(state, seat)
            assert len(set(legal)) == len(legal)
            assert fold_actions(legal)
            for action in rng.sample(legal, min(len(legal), 12)):
                words = json.loads(json.dumps(encode(action, match.settings)))
                assert decode(words, match.game, match.settings) == action
                match.game.play(state, action)


@games
@seeds
def test_who_is_not_among_the_actors_may_do_nothing(game: str, seed: int) -> None:
    match = played(game, seed)
    for step in steps_of(match):
        state = match.states[step]
        actors = match.game.acting_seats(state)
        assert (match.game.to_move(state) == NOBODY) == (actors == ())
        assert not actors or actors[0] == match.game.to_move(state)
        for seat in set(range(len(match.settings.seats))) - set(actors):
            assert match.game.legal_actions(state, seat) == []


@games
@seeds
def test_news_are_sentences_in_both_languages(game: str, seed: int) -> None:
    match = played(game, seed)
    clauses = catalogue(game).sections["clauses"]
    for events in match.events:
        for event in events:
            for lang in LANGUAGES:
                line = news(event, match.settings, ALL, lang)
                assert line is not None
                assert line.text.strip()
                assert "…" not in line.text, line.text
                assert line.clause in clauses
            assert event.kind in catalogue(game).sections["events"]


@games
@seeds
def test_the_browser_gets_json(game: str, seed: int) -> None:
    match = played(game, seed)
    screen = screen_of(game)
    json.dumps(screen.board(match.settings), allow_nan=False)
    for step in steps_of(match):
        for viewer in (None, 0):
            shown = view(match, step, viewer, {1: "random"}, "en")
            assert json.loads(json.dumps(shown, allow_nan=False)) == shown
            assert not set(shown["menu"]) & set(screen.secret_verbs)
            assert shown["menu"].keys() == shown["forms"].keys()
        secret = private(match, step, 1, "es")
        assert json.loads(json.dumps(secret, allow_nan=False)) == secret
        assert set(secret["menu"]) <= set(screen.secret_verbs)


@games
def test_a_person_plays_from_the_screen_with_what_the_menu_offers(game: str) -> None:
    rng = random.Random(5)
    match = Match(game, seats_of(game)[-1], {"max_rounds": ROUNDS})
    session = Session(match, {1: ("random", POLICIES["random"])}, rng)
    for _ in range(60):
        if match.is_over:
            break
        if session.viewer is None or match.to_move == 1:
            session.handle(
                parse({"kind": "step", "line": "main", "step": session.step, "until": "action"})
            )
            continue
        action = rng.choice(match.legal_actions())
        shown, words = session.view(), encode(action, match.settings)[1:]
        assert words[0] in {**shown["menu"], **session.handle(parse({"kind": "private"}))["menu"]}
        session.handle(
            parse({"kind": "act", "line": "main", "step": shown["step"], "action": words})
        )
    before = list(match.lines())
    with pytest.raises((IllegalAction, BadMessage)):
        session.handle(
            parse({"kind": "act", "line": "main", "step": session.step, "action": ["no_such_verb"]})
        )
    assert list(match.lines()) == before


@games
@seeds
def test_the_picture_is_drawn(game: str, seed: int) -> None:
    match = played(game, seed)
    for step in (0, len(match) // 2, len(match)):
        for lang in LANGUAGES:
            drawn = match.game.picture(match.states[step], lang=lang).svg
            assert ET.fromstring(drawn).tag.endswith("svg")
        assert ET.fromstring(match.states[step]._repr_svg_()).tag.endswith("svg")


@games
@seeds
def test_standings_are_counts_with_labels(game: str, seed: int) -> None:
    match = played(game, seed)
    words = catalogue(game)
    for step in steps_of(match):
        counted = match.game.standings(match.game.observe(match.states[step], None))
        assert len(counted) == len(match.settings.seats)
        for item in counted:
            for key, number in item.items():
                assert isinstance(number, int)
                assert key == "living" or words.label("standings", key, "es")


@games
@seeds
def test_what_a_viewer_knows_that_is_held_is_held(game: str, seed: int) -> None:
    """The holdings of an observation are true; a viewer of everything gets all of them."""
    match = played(game, seed)
    for step in steps_of(match):
        state = match.states[step]
        true = match.game.holdings(state)
        for viewer in (None, *range(len(match.settings.seats))):
            known = match.game.holdings(match.game.observe(state, viewer))
            assert len(known.owner) == len(true.owner)
            for seat, holder in zip(known.owner, true.owner, strict=True):
                assert seat in (-1, holder)
            for place, armies in enumerate(known.armies):
                assert armies == true.armies[place]
            assert (known.more, known.guests) == (true.more, true.guests)
            if hasattr(state, "owner"):
                assert tuple(known.owner) == tuple(true.owner)


@games
@pytest.mark.parametrize("policy", QUICK)
def test_the_same_seed_gives_the_same_match(game: str, policy: str) -> None:
    seats = seats_of(game)[0]
    twins = [
        Match(game, seats, {"max_rounds": 3}).run(POLICIES[policy], random.Random(9))
        for _ in range(2)
    ]
    assert twins[0].actions == twins[1].actions


@games
@pytest.mark.parametrize("option", [{"no_such_option": 1}, {"max_rounds": -1}])
def test_bad_options_are_refused_by_code_and_clause(game: str, option: dict[str, Any]) -> None:
    with pytest.raises(IllegalAction) as caught:
        Match(game, seats_of(game)[0], option)
    assert caught.value.code == "bad_option"
    for lang in LANGUAGES:
        assert caught.value.text(lang)
    assert caught.value.clause in catalogue(game).reason_clauses("bad_option")


@games
@pytest.mark.parametrize("value", ["[" * 700 + "]" * 700, '{"a":' * 700 + "1" + "}" * 700])
def test_an_option_nested_deep_is_the_fault_of_the_header(game: str, value: str) -> None:
    header = json.dumps(Match(game, seats_of(game)[0]).header() | {"options": {"max_rounds": 0}})
    with pytest.raises(BadLog, match="line 1"):
        Match.parse([header.replace('"max_rounds": 0', f'"max_rounds": {value}')])


@games
def test_the_refusals_of_the_common_layers_have_their_words(game: str) -> None:
    words = catalogue(game)
    assert {"unknown_country", "bad_amount", "not_your_turn", "hidden_information"} <= set(
        GAMES[game].refusals
    )
    for code, clause in GAMES[game].refusals.values():
        assert clause in words.reason_clauses(code)


@games
def test_a_position_is_drawn_by_its_game(game: str) -> None:
    drawn = GAMES[game].picture
    assert picture_function(game) == drawn
    state = played(game, 3).state
    assert state.picture(lang="en").svg == drawn(state, lang="en").svg

"""Logs and positions as files: what is written is read back, and what is broken is named."""

from __future__ import annotations

import copy
import json
import random
import re

import pytest
from table import uniform

from teg_nb import CHANCE, GAMES, BadLog, BadMessage, BadPosition, IllegalAction, Match, position
from teg_nb.engine.codec import decode, encode

GAME = GAMES["teg"]


def random_match(seats, seed, limit, **options):
    return Match("teg", seats, options).run(uniform, random.Random(seed), limit)


@pytest.fixture(scope="module")
def played():
    """Five seats, 600 entries."""
    return random_match(5, 4, 600)


@pytest.fixture
def lines(played):
    return list(played.lines())


# There and back


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_log_is_read_back_with_equal_positions_at_every_step(tmp_path, seats, seed):
    match = random_match(seats, seed, 500)

    read = Match.load(match.save(tmp_path / "partida.jsonl"))

    assert read.actions == match.actions
    assert read.states == match.states
    assert read.events == match.events
    assert read.header() == match.header()


def test_a_log_of_every_length_is_read_back(lines, played):
    """Saving at any step is enough: also in the middle of the deal, of a battle, of a draw."""
    for step in range(0, len(played), 7):
        whole = [*lines[: step + 1], f'{{"entries": {step}}}']
        read = Match.parse(whole)
        assert read.state == played.states[step]
        assert list(read.lines()) == whole


def test_a_log_is_the_same_text_when_written_again(tmp_path, played):
    first = played.save(tmp_path / "a.jsonl")
    second = Match.load(first).save(tmp_path / "b.jsonl")

    assert first.read_bytes() == second.read_bytes()


def test_a_log_names_seats_and_countries_as_printed(lines):
    text = "\n".join(lines)

    assert '["chance", "deal_countries"' in text
    assert "Canadá" in text
    assert "\\u" not in text


def test_a_finished_match_is_read_back_with_its_outcome(tmp_path):
    match = random_match(2, 3, None, max_rounds=4)
    assert match.is_over

    read = Match.load(match.save(tmp_path / "partida.jsonl"))

    assert read.outcome == match.outcome


def test_a_match_from_a_position_is_read_back(tmp_path):
    start = position(
        Rojo="Chile 7 + 2m, Ucrania 3",
        Azul="Argentina 2, Ucrania 2",
        cards={"Rojo": ["Chile"], "Azul": ["Cuba", "Irán"]},
        objectives={"Rojo": ["O-1", "O-11"]},
        situation="snow",
        options={"max_rounds": 9, "islands": ["Cuba", "Chile"]},
    )
    match = Match(start=start, metadata={"lección": "nieve", "nota": "a\u2028b\x85c\x0bd\ne"})
    match.act("attack", "Chile", "Argentina")
    match.resolve_chance(random.Random(1))

    read = Match.load(match.save(tmp_path / "partida.jsonl"))

    assert read.states == match.states
    assert read.metadata == match.metadata


def test_line_ends_of_other_systems_are_read(tmp_path, lines, played):
    path = tmp_path / "partida.jsonl"
    path.write_bytes("\r\n".join([*lines, ""]).encode())

    assert Match.load(path).states == played.states


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13), (5, 14), (6, 15)])
def test_every_position_can_be_dumped_and_loaded(seats, seed):
    match = random_match(seats, seed, 400, max_rounds=20)

    for state in match.states:
        text = json.dumps(GAME.dump(state), ensure_ascii=False)
        loaded = GAME.load(json.loads(text))
        assert loaded == state
        assert GAME.dump(loaded) == GAME.dump(state)


def test_a_match_goes_on_alike_from_a_dumped_position(played):
    state = played.states[300]
    here = Match(start=state).run(uniform, random.Random(1), limit=100)
    there = Match(start=GAME.load(GAME.dump(state))).run(uniform, random.Random(1), limit=100)

    assert here.actions == there.actions


def test_every_entry_is_read_back(played):
    for action in played.actions:
        entry = json.loads(json.dumps(encode(action, played.settings)))
        assert decode(entry, GAME, played.settings) == action


# Broken files


def find(lines, verb):
    """Place of the first entry of a verb."""
    return next(k for k, line in enumerate(lines) if f'"{verb}"' in line)


def broken(lines, at, text):
    return [*lines[:at], text, *lines[at + 1 :]]


BROKEN = {
    "not JSON": lambda entry: '["chance", "roll", [6, 4',
    "nothing on the line": lambda entry: "",
    "a number without end": lambda entry: "1" * 5000,
    "brackets without end": lambda entry: "[" * 100_000,
    "an object": lambda entry: "{}",
    "a text": lambda entry: '"attack"',
    "null": lambda entry: "null",
    "half of a surrogate pair": lambda entry: json.dumps([*entry, "\ud800"]),
    "no number": lambda entry: '["chance", "roll", [NaN]]',
    "infinity": lambda entry: '["chance", "roll", [-Infinity]]',
    "an empty list": lambda entry: "[]",
    "unknown seat": lambda entry: json.dumps(["Violeta", *entry[1:]]),
    "no verb": lambda entry: json.dumps(entry[:1]),
    "unknown verb": lambda entry: json.dumps([entry[0], "conquer", *entry[2:]]),
    "one argument less": lambda entry: json.dumps(entry[:-1]),
    "one argument more": lambda entry: json.dumps([*entry, 1]),
    "the wrong seat": lambda entry: json.dumps(
        ["chance" if entry[0] != "chance" else "Blanco", *entry[1:]]
    ),
}


@pytest.mark.parametrize("verb", ["deal_countries", "roll_first", "place", "attack", "roll"])
@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_line_is_named(lines, verb, fault):
    at = find(lines, verb)

    with pytest.raises(BadLog) as caught:
        Match.parse(broken(lines, at, BROKEN[fault](json.loads(lines[at]))))

    assert caught.value.line == at + 1
    assert str(caught.value).startswith(f"line {at + 1}: ")
    assert len(re.findall(r"line \d", str(caught.value))) == 1  # said once


def changed(lines, verb, change):
    at = find(lines, verb)
    entry = json.loads(lines[at])
    change(entry)
    return at, broken(lines, at, json.dumps(entry))


CHANGED = {
    "an illegal action": ("attack", lambda entry: entry.__setitem__(3, entry[2])),
    "an unknown country": ("attack", lambda entry: entry.__setitem__(3, "Atlántida")),
    "too many armies": ("place", lambda entry: entry.__setitem__(3, 99)),
    "a negative amount": ("place", lambda entry: entry.__setitem__(3, -1)),
    "a fraction": ("place", lambda entry: entry.__setitem__(3, 1.5)),
    "a die too many": ("roll", lambda entry: entry[2].append(1)),
    "a die too few": ("roll", lambda entry: entry[3].pop()),
    "a seven": ("roll", lambda entry: entry[2].__setitem__(0, 7)),
    "a card dealt twice": (
        "deal_countries",
        lambda entry: entry[2][0].__setitem__(0, entry[2][1][0]),
    ),
    "a hand too many": ("deal_countries", lambda entry: entry[2].append([])),
    "an unknown objective": ("deal_objective", lambda entry: entry.__setitem__(3, ["O-99"])),
    "two objectives": ("deal_objective", lambda entry: entry.__setitem__(3, ["O-1", "O-2"])),
    "another receiver": ("deal_objective", lambda entry: entry.__setitem__(2, "Rojo")),
    "an unknown situation": ("turn_situation", lambda entry: entry.__setitem__(2, "Granizo")),
}


@pytest.mark.parametrize("fault", CHANGED)
def test_a_changed_entry_is_named(lines, fault):
    verb, change = CHANGED[fault]
    at, text = changed(lines, verb, change)

    with pytest.raises(BadLog) as caught:
        Match.parse(text)

    assert caught.value.line == at + 1


def test_a_card_that_was_drawn_before_is_named():
    match = Match(
        start=position(Blanco="Argentina", conquests=1, phase="card", cards={"Negro": ["Cuba"]})
    )
    match.act("request_card")
    match.act("draw_card", "Chile")
    *head, draw, _ = match.lines()

    with pytest.raises(BadLog, match="line 3") as caught:
        Match.parse([*head, draw.replace("Chile", "Cuba")])

    assert caught.value.line == 3


def test_an_entry_left_out_is_named_where_it_is_missed(lines):
    at = find(lines, "roll")

    with pytest.raises(BadLog) as caught:
        Match.parse(lines[:at] + lines[at + 1 :])

    assert caught.value.line == at + 1


HEADERS = {
    "an entry": lambda head: ["Blanco", "end_turn"],
    "empty": lambda head: {},
    "another format": lambda head: {**head, "teg_nb": 3},
    "no format": lambda head: {key: value for key, value in head.items() if key != "teg_nb"},
    "another version": lambda head: {**head, "version": 99},
    "no version": lambda head: {key: value for key, value in head.items() if key != "version"},
    "another game": lambda head: {**head, "game": "ludo"},
    "a game that is no name": lambda head: {**head, "game": []},
    "no game": lambda head: {key: value for key, value in head.items() if key != "game"},
    "one seat": lambda head: {**head, "seats": ["Blanco"]},
    "seven seats": lambda head: {**head, "seats": ["Blanco"] * 7},
    "unknown colour": lambda head: {**head, "seats": ["Blanco", "Violeta"]},
    "a colour twice": lambda head: {**head, "seats": ["Blanco", "Blanco"]},
    "a number of seats": lambda head: {**head, "seats": 5},
    "seats that are no names": lambda head: {**head, "seats": [1, 2]},
    "no seats": lambda head: {key: value for key, value in head.items() if key != "seats"},
    "unknown option": lambda head: {**head, "options": {"dice": 7}},
    "bad option": lambda head: {**head, "options": {"max_rounds": 0}},
    "islands that are no list": lambda head: {**head, "options": {"islands": 5}},
    "options that are no object": lambda head: {**head, "options": []},
    "about that is no object": lambda head: {**head, "about": "me"},
    "an unknown key": lambda head: {**head, "colour": "red"},
    "a position that is none": lambda head: {**head, "start": []},
    "a position of other seats": lambda head: {**head, "start": GAME.dump(position(Rojo="Chile"))},
    "a position of other options": lambda head: {
        **head,
        "seats": ["Rojo", "Blanco"],
        "options": {"auto_card": True},
        "start": GAME.dump(position(Rojo="Chile")),
    },
}


@pytest.mark.parametrize("fault", HEADERS)
def test_a_wrong_header_is_the_fault_of_line_1(lines, fault):
    head = HEADERS[fault](json.loads(lines[0]))

    with pytest.raises(BadLog) as caught:
        Match.parse([json.dumps(head), *lines[1:]])

    assert caught.value.line == 1
    assert str(caught.value).count("line 1: ") == 1


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('"about": {"note": "\\ud800"}', "half of a surrogate pair"),
        ('"about": {"share": NaN}', "NaN"),
        ('"about": {"seed": 1, "seed": 2}', "'seed' stands twice"),
        ('"seats": ["Rojo", "Azul"]', "'seats' stands twice"),
    ],
)
def test_a_header_that_others_would_read_otherwise_is_refused(lines, more, said):
    with pytest.raises(BadLog, match=f"line 1: .*{said}"):
        Match.parse([f"{lines[0][:-1]}, {more}}}", *lines[1:]])


def test_a_surrogate_in_the_text_itself_is_named(lines):
    with pytest.raises(BadLog, match="line 3: half of a surrogate pair"):
        Match.parse([*lines[:2], '["Blanco", "attack", "\udfff"]'])


@pytest.mark.parametrize("text", ["", "\n"])
def test_an_empty_file(tmp_path, text):
    path = tmp_path / "partida.jsonl"
    path.write_text(text)

    with pytest.raises(BadLog) as caught:
        Match.load(path)

    assert caught.value.line == 1


def test_a_file_that_is_not_utf_8(tmp_path, lines):
    path = tmp_path / "partida.jsonl"
    text = "\n".join(lines)
    path.write_bytes(text.encode("latin-1"))
    at = next(k for k, line in enumerate(lines) if not line.isascii())

    with pytest.raises(BadLog, match="UTF-8") as caught:
        Match.load(path)

    assert caught.value.line == at + 1


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FileNotFoundError):
        Match.load(tmp_path / "nada.jsonl")


# Positions edited by hand


def without(key):
    return lambda data: data.pop(key)


def with_(key, value):
    return lambda data: data.__setitem__(key, value)


def country(name, *forces):
    return lambda data: data["countries"].__setitem__(name, list(forces))


POSITIONS = {
    "another game": (with_("game", "ludo"), "ludo"),
    "another version": (with_("version", 2), "version"),
    "a part left out": (without("due"), "due"),
    "no countries": (with_("countries", {}), "not so for Alaska"),
    "a country left out": (lambda data: data["countries"].pop("Chile"), "not so for Chile"),
    "a country too many": (country("Atlántida", "Rojo", 1, 0), "not so for Atlántida"),
    "a country of nobody": (country("Chile", None, 1, 0), "Chile"),
    "a country without armies": (country("Chile", "Rojo", 0, 0), "Chile"),
    "negative armies": (country("Chile", "Rojo", -3, 0), "Chile"),
    "half an army": (country("Chile", "Rojo", 1.5, 0), "1.5"),
    "armies as text": (country("Chile", "Rojo", "7", 0), "'7'"),
    "negative missiles": (country("Chile", "Rojo", 1, -1), "Chile"),
    "an owner that does not play": (country("Chile", "Verde", 1, 0), "Verde"),
    "shared with itself": (country("Chile", "Rojo", 1, 0, "Rojo", 1, 0), "Chile"),
    "shared by a guest without armies": (country("Chile", "Rojo", 1, 0, "Blanco", 0, 0), "Chile"),
    "shared by three": (
        country("Chile", "Rojo", 1, 0, "Blanco", 1, 0, "Azul", 1, 0),
        "countries.Chile: each is a list of seat",
    ),
    "one seat": (with_("seats", ["Rojo"]), "2 to 6"),
    "an unknown colour": (with_("seats", ["Rojo", "Violeta"]), "Violeta"),
    "an unknown option": (with_("options", {"dice": 7}), "dice"),
    "an unknown phase": (with_("phase", "lunch"), "lunch"),
    "a phase that is no word": (with_("phase", []), "phase must be a word"),
    "the deal in the middle of a match": (with_("chance", "deal"), "dealt"),
    "chance owes what it cannot": (with_("chance", "crisis"), "crisis"),
    "chance owes nothing known": (with_("chance", "weather"), "weather"),
    "a battle without dice": (with_("battle", ["Chile", "Argentina"]), "battle"),
    "dice without a battle": (with_("chance", "battle"), "battle"),
    "a move between countries far apart": (with_("entry", ["Chile", "China"]), "neighbours"),
    "a move where nothing was taken": (with_("entry", ["Chile", "Argentina"]), "taken"),
    "rollers without dice": (with_("rollers", ["Rojo"]), "wait"),
    "left-over cards after the deal": (with_("left_over", ["Chile"]), "Chile"),
    "round 0 in the attack": (with_("round", 0), "round 0"),
    "a negative round": (with_("round", -1), "round: -1"),
    "half a round": (with_("round", 2.5), "2.5"),
    "no situation card": (with_("situation", None), "situation"),
    "an unknown situation card": (with_("situation", "Granizo"), "Granizo"),
    "rest for a colour that nobody plays": (with_("situation", "Descanso Verde"), "Verde"),
    "more situation cards than printed": (with_("situations_left", [50] * 13), "situation"),
    "too few kinds of situation card": (with_("situations_left", [1]), "13"),
    "an unknown seat to move": (with_("turn", "Verde"), "Verde"),
    "an eliminated seat to move": (with_("slayers", ["Blanco", None]), "Rojo"),
    "an eliminated seat with armies": (with_("slayers", [None, "Rojo"]), "Blanco"),
    "armies due in the attack": (with_("due", [4, 0, 0, 0, 0, 0, 0, 0, 0]), "due"),
    "negative armies due": (with_("due", [-4, 0, 0, 0, 0, 0, 0, 0, 0]), "due"),
    "armies of a continent that it does not hold": (
        lambda data: data.update(phase="reinforce", due=[0, 0, 8, 0, 0, 0, 0, 0, 0]),
        "América del Norte",
    ),
    "too few sources of armies": (with_("due", [4]), "9"),
    "armies that may move in the attack": (with_("movable", [1] * 72), "regroup"),
    "negative conquests": (with_("conquests", -1), "conquests"),
    "a card in two hands": (with_("hands", {"Rojo": ["Chile"], "Blanco": ["Chile"]}), "Chile"),
    "a card twice in a hand": (
        with_("hands", {"Rojo": ["Chile", "Chile"], "Blanco": []}),
        "twice",
    ),
    "a card in a hand and discarded": (
        lambda data: data.update(hands={"Rojo": ["Chile"], "Blanco": []}, discards=["Chile"]),
        "Chile",
    ),
    "an unknown card": (with_("discards", ["Atlántida"]), "Atlántida"),
    "no hand for a seat": (with_("hands", {"Rojo": []}), "Blanco"),
    "an unknown objective": (with_("objectives", {"Rojo": ["O-99"], "Blanco": []}), "O-99"),
    "an objective twice": (with_("objectives", {"Rojo": ["O-1"], "Blanco": ["O-1"]}), "twice"),
    "three objectives": (
        with_("objectives", {"Rojo": ["O-1", "O-2", "O-3"], "Blanco": []}),
        "objective",
    ),
    "its own target": (with_("targets", ["Rojo", None]), "target"),
    "a target too many": (with_("targets", [None] * 3), "targets"),
    "an unknown continent": (
        with_("continents_used", {"Rojo": ["Atlántida"], "Blanco": []}),
        "Atlántida",
    ),
    "a truth that is none": (with_("card_taken", "no"), "no"),
    "winners before the end": (with_("winners", ["Rojo"]), "winners"),
    "a reason before the end": (with_("reason", "common"), "reason"),
    "an end without winners": (
        lambda data: data.update(phase="game_over", reason="common"),
        "winners",
    ),
}


@pytest.mark.parametrize("fault", POSITIONS)
def test_a_position_that_cannot_be_is_refused_with_its_reason(fault):
    change, reason = POSITIONS[fault]
    data = copy.deepcopy(GAME.dump(position(Rojo="Chile 7, Bolivia", Blanco="Argentina 2")))
    change(data)

    with pytest.raises(BadPosition, match=re.escape(reason)):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, [], 7, "teg", {}, {"game": "teg", "version": 1}])
def test_what_is_no_position_at_all_is_refused(data):
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_more_armies_than_there_are_cannot_move():
    data = GAME.dump(position(Rojo="Chile 7", phase="regroup"))
    data["movable"][0] = 50

    with pytest.raises(BadPosition, match="California"):
        GAME.load(data)


def rubbish(rng):
    """A JSON value of any kind."""
    return rng.choice(
        [None, True, False, 0, -1, 1, 7, 2.5, 1000, "", "Rojo", "Chile", "chance", "?", "roll",
         [], [1], ["Chile"], [[]], {}, {"Rojo": 1}, "O-1", "Asia", "game_over", "attack", "setup"]
    )  # fmt: skip


def test_a_position_edited_at_random_is_refused_or_can_be_played():
    """2,000 edits: either `BadPosition`, or a position in which random play does not break."""
    rng = random.Random(6)
    starts = [GAME.dump(state) for state in random_match(4, 8, 300).states[::5]]
    refused = 0
    for _ in range(2000):
        data = copy.deepcopy(rng.choice(starts))
        for _ in range(rng.randrange(1, 3)):
            inside = data
            key = rng.choice(list(inside))
            while isinstance(inside[key], (dict, list)) and inside[key] and rng.random() < 0.7:
                inside = inside[key]
                key = rng.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
            inside[key] = rubbish(rng)
        try:
            state = GAME.load(data)
        except BadPosition:
            refused += 1
        else:
            Match(start=state).run(uniform, rng, limit=15)
    assert refused > 1000


# Entries that are no entries


def mutated(entry, rng, words):
    """An entry with one to three of its parts replaced, added, taken out or swapped."""
    entry = copy.deepcopy(entry)
    for _ in range(rng.randrange(1, 4)):
        inside = entry
        while inside and isinstance(inside, list) and rng.random() < 0.4:
            lists = [item for item in inside if isinstance(item, list) and item]
            if not lists:
                break
            inside = rng.choice(lists)
        place = rng.randrange(len(inside) + 1)
        how = rng.randrange(4)
        if how == 0 and place < len(inside):
            inside[place] = rng.choice([rubbish(rng), rng.choice(words)])
        elif how == 1:
            inside.insert(place, rng.choice([rubbish(rng), rng.choice(words)]))
        elif how == 2 and place < len(inside):
            del inside[place]
        elif place < len(inside):
            other = rng.randrange(len(inside))
            inside[place], inside[other] = inside[other], inside[place]
    return entry


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (4, 22), (5, 23), (6, 24)])
def test_a_mutated_entry_is_refused_or_legal_and_never_edits_the_position(seats, seed):
    """2,500 each: only `BadMessage` and `IllegalAction` ever come out."""
    match = random_match(seats, seed, 500)
    rng = random.Random(seed)
    words = [
        *match.settings.board.countries,
        *match.settings.seats,
        *match.game.verbs,
        *match.settings.vocabulary["continent"],
        *match.settings.vocabulary["objective"],
        *match.settings.vocabulary["situation"],
        *range(-2, 9),
    ]
    entries = [encode(action, match.settings) for action in match.actions]
    refused = accepted = 0
    refusals = {}
    for _ in range(2500):
        step = rng.randrange(len(match))
        state = match.states[step]
        before = state.copy()
        entry = mutated(rng.choice([entries[step], rng.choice(entries)]), rng, words)
        try:
            action = decode(entry, match.game, match.settings)
            after, _ = match.game.play(state, action)
        except BadMessage:
            refused += 1
        except IllegalAction as fault:
            refused += 1
            refusals[fault.code] = fault
        else:
            accepted += 1
            assert after is not state
            assert action.seat == CHANCE or action.seat in range(seats)
        assert state == before
    assert refused > 1500
    assert accepted > 0
    assert len(refusals) >= 10
    assert all(fault.text("es") and fault.text("en") for fault in refusals.values())

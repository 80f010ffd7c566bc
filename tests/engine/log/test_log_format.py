"""The format of logs: notes, lines of play, and a last line that counts."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from teg_nb import GAMES, POLICIES, BadLog, Match, position
from teg_nb.engine.errors import UnknownName
from teg_nb.engine.log import format

SHIPPED = sorted(Path(__file__).parents[3].glob("notebooks/*/logs/*.jsonl"))

START = position(Blanco="Chile 4, Portugal 3", Negro="Argentina 2, España 2")
HEAD = json.dumps(Match(start=START).header(), ensure_ascii=False)

STUDY = [
    HEAD,
    '{"at": 0, "say": {"es": "¿Atacar ya?", "en": "Attack at once?"}}',
    '["Blanco", "attack", "Chile", "Argentina"]',
    '["chance", "roll", [6, 4, 1], [5, 4]]',
    '{"at": 2, "say": "One each.", "arrows": [["Chile", "Argentina", "good"], ["Chile", "Cuba"]],'
    ' "marks": [["Portugal"], ["España", "look"]], "ask": "And now?", "glyph": "!?"}',
    '["Blanco", "end_attack"]',
    '{"line": "luck", "from": 1, "name": "If the dice fall well"}',
    '["chance", "roll", [6, 6, 6], [1, 1]]',
    '{"at": 2, "glyph": "!!"}',
    '["Blanco", "conquest_move", 2]',
    '{"line": "stop-1", "of": "luck", "from": 2}',
    '["Blanco", "conquest_move", 1]',
    '{"line": "wait", "from": 0}',
    '["Blanco", "end_attack"]',
    '{"line": "later", "from": 3}',
    '["Blanco", "end_turn"]',
    '{"entries": 8}',
]


def at(text):
    """Place of a line of the study that has some text."""
    return next(k for k, line in enumerate(STUDY) if text in line)


def changed(place, line):
    return [*STUDY[:place], *([] if line is None else [line]), *STUDY[place + 1 :]]


def refused(lines, number, said=None):
    """The fault of a log, which is said in both languages."""
    with pytest.raises(BadLog, match=said) as caught:
        format.parse(lines)
    fault = caught.value
    assert fault.line == number
    assert fault.text("es").startswith(f"línea {number}: ")
    assert fault.text("es").partition(": ")[2] != fault.text("en").partition(": ")[2]
    sent = pickle.loads(pickle.dumps(fault))
    assert (sent.text("en"), sent.line) == (fault.text("en"), number)
    return fault


# There and back


def test_a_study_is_read_back_and_written_the_same(tmp_path):
    parsed = format.parse(STUDY)

    assert list(parsed.written()) == STUDY
    again = format.read(parsed.save(tmp_path / "study.jsonl"))
    assert list(again.written()) == STUDY
    assert parsed.entries == 8


def test_its_lines_are_lines_of_play():
    parsed = format.parse(STUDY)

    assert {name: (line.of, line.start, line.end) for name, line in parsed.lines.items()} == {
        "main": ("", 0, 3),
        "luck": ("main", 1, 3),
        "stop-1": ("luck", 2, 3),
        "wait": ("main", 0, 1),
        "later": ("main", 3, 4),
    }
    assert parsed.lines["luck"].title == "If the dice fall well"
    assert parsed.lines["luck"].notes == {2: {"glyph": "!!"}}
    assert parsed.lines["main"].notes[0]["say"]["en"] == "Attack at once?"
    for name, line in parsed.lines.items():
        match = Match.parse(STUDY, name)
        assert len(match) == line.end
        assert [parsed.state(name, step) for step in range(line.end + 1)] == match.states
        for step, action in enumerate(match.actions):
            state, events = match.game.play(match.states[step], action)
            assert (state, events) == (match.states[step + 1], match.events[step])
    assert [item.verb for item in Match.parse(STUDY, "stop-1").actions] == [
        *("attack", "roll", "conquest_move"),
    ]
    with pytest.raises(IndexError, match="steps 0 to 1, not 2"):
        parsed.state("wait", 2)


def test_a_match_is_one_line_of_it_and_says_so(tmp_path):
    """Saving it cannot lose the rest unawares."""
    path = format.parse(STUDY).save(tmp_path / "study.jsonl")

    with pytest.raises(
        BadLog, match=r"line 2: .*notes or several lines.*\(there are main, luck"
    ) as fault:
        Match.load(path)
    assert fault.value.line == 2
    assert len(Match.load(path, "main")) == 3
    assert len(Match.load(path, line="wait")) == 1
    with pytest.raises(UnknownName, match="no line 'lucky'; did you mean luck"):
        Match.load(path, "lucky")
    branches = [HEAD, '{"line": "a", "from": 0}', '["Blanco", "end_attack"]', '{"entries": 1}']
    with pytest.raises(BadLog, match="line 2: "):
        Match.parse(branches)


def test_a_match_has_its_entries_and_their_number(tmp_path):
    match = Match.parse(STUDY, "luck")

    assert list(match.lines()) == [HEAD, *(STUDY[k] for k in (2, 7, 9)), '{"entries": 3}']
    assert list(Match("eggar", 2).lines())[1:] == ['{"entries": 0}']
    path = match.save(tmp_path / "a.jsonl")
    assert Match.load(path).states == match.states


@pytest.mark.parametrize("game", GAMES)
def test_variations_of_a_match_of_every_game(game, tmp_path):
    """A fork from every twentieth step, each with a fork of its own."""
    rng = random.Random(3)
    match = Match(game, 3).run(POLICIES["random"], rng, 150)
    whole = match.log()
    for start in range(5, len(match) - 1, 20):
        other = match.fork(start).run(POLICIES["random"], rng, 12)
        if other.actions[start:][:1] == match.actions[start : start + 1] or len(other) == start:
            continue
        line = format.Line(f"at-{start}", "main", start, "Otro camino")
        line.actions, line.states = other.actions[start:], other.states[start + 1 :]
        line.events = other.events[start:]
        line.notes[line.end] = {"say": "ñ 🎲", "glyph": "?"}
        whole.lines[line.name] = line

    again = format.read(whole.save(tmp_path / "study.jsonl"))

    assert len(again.lines) > 2
    assert list(again.written()) == list(whole.written())
    for name in whole.lines:
        assert again.path(name).states == whole.path(name).states


# What is refused, with the number of its line


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("[]", "header of a log"),
        ("{}", "header of a log"),
        ('{"teg_nb": true}', "header of a log"),
        (HEAD.replace('"teg_nb": 2', '"teg_nb": 1'), "of format 1; this teg_nb reads 2"),
        (HEAD.replace('"teg_nb": 2', '"teg_nb": 3'), "of format 3; this teg_nb reads 2"),
        (HEAD.replace('"teg_nb": 2', '"teg_nb": 0'), "header of a log"),
        (HEAD.replace('"game": "teg"', '"game": "tegg"', 1), "no game 'tegg'.*did you mean teg"),
        (
            HEAD.replace('"version": 1', '"version": 99', 1),
            "of version 99 of the rules of teg; this teg_nb reads 1",
        ),
        (HEAD.replace('"version": 1', '"version": "1"', 1), "version '1'"),
        (HEAD.replace('"version": 1', '"version": -1', 1), "version -1"),
        (HEAD.replace('"game"', '"study": 1, "game"', 1), "unknown in the header: study"),
    ],
)
def test_rule_1_the_header(line, said):
    refused(changed(0, line), 1, said)


def test_rule_2_entries_are_legal():
    place = at('"end_attack"')
    refused(changed(place, '["Negro", "end_attack"]'), place + 1, "not_your_turn")
    refused(changed(place, '["Blanco", "sleep"]'), place + 1, "sleep")
    refused(changed(at('"conquest_move", 2'), '["Blanco", "conquest_move", 9]'), 10, "TEG-8")


@pytest.mark.parametrize("step", [1, 3, -1, 2.0, True, None, "2"])
def test_rule_3_a_note_follows_its_entry(step):
    note = {"at": step, "say": "One each."}
    refused(
        changed(4, json.dumps(note)),
        5,
        "a note follows the entry that it is about: here that of step 2, not",
    )


def test_rule_3_a_lost_entry_is_found_at_the_next_note():
    refused(changed(at('"roll", [6, 4, 1]'), None), 4, "that of step 1, not 2")


def test_rule_3_one_note_a_step():
    refused([*STUDY[:5], '{"at": 2, "say": "Again."}', *STUDY[5:]], 6, "a note on step 2 already")
    refused([*STUDY[:7], '{"at": 1, "say": "Or."}', *STUDY[7:]], 8, "belongs to the line 'main'")


@pytest.mark.parametrize(
    ("note", "said"),
    [
        ({}, "says one or more of say, arrows"),
        ({"text": "x"}, "says one or more of say, arrows"),
        ({"say": ""}, "say cannot be .* it is written"),
        ({"say": 3}, "say cannot be .* it is written"),
        ({"say": {}}, "say cannot be .* it is written"),
        ({"ask": {"fr": "Et alors?"}}, "ask cannot be .*it is written .*es.*en"),
        ({"ask": {"es": ["x"]}}, "ask cannot be"),
        ({"glyph": "+-"}, "glyph cannot be .* there are !"),
        ({"glyph": ["!"]}, "glyph cannot be .* there are !"),
        ({"arrows": []}, "arrows cannot be .*it is written .*good"),
        ({"arrows": "Chile"}, "arrows cannot be .*it is written .*good"),
        ({"arrows": [["Chile"]]}, "arrows cannot be .*it is written"),
        ({"arrows": [["Chile", "Atlántida"]]}, "no place 'Atlántida'"),
        (
            {"arrows": [["Chile", "Cuba", "blue"]]},
            "arrows cannot be 'blue'; there are good, bad, idea and look",
        ),
        ({"arrows": [["Chile", "Cuba", ["good"]]]}, "arrows cannot be .*there are good"),
        ({"marks": ["Chile"]}, "marks cannot be .*it is written"),
        ({"marks": [["Chile", "good", 1]]}, "marks cannot be"),
        ({"marks": [[7]]}, "no place 7"),
    ],
)
def test_rule_4_what_a_note_says(note, said):
    refused(changed(4, json.dumps({"at": 2, **note})), 5, said)


def test_rule_4_places_are_those_of_the_game():
    head, *entries, count = (
        Match("eggar", 2).run(POLICIES["random"], random.Random(1), limit=10).lines()
    )
    square = GAMES["eggar"].setup(2).settings.vocabulary["square"][3]

    note = json.dumps({"at": 0, "marks": [[square]]})
    assert len(format.parse([head, note, *entries, count]).lines["main"].notes) == 1
    wrong = json.dumps({"at": 0, "marks": [["Chile"]]})
    refused([head, wrong, *entries, count], 2, "no place 'Chile'")


@pytest.mark.parametrize(
    "name", ["main", "", "Luck", "1st", "-a", "a b", "ñ", "a" + "\u0660", 3, None]
)
def test_rule_5_names_of_lines(name):
    line = json.dumps({"line": name, "from": 1})
    refused(changed(6, line), 7, "is called by small letters")


def test_rule_5_a_name_is_new():
    refused(
        changed(at('"line": "wait"'), '{"line": "luck", "from": 0}'), 13, "a line 'luck' already"
    )


@pytest.mark.parametrize("of", ["wait", "nobody", "stop-1", 1, None])
def test_rule_6_it_leaves_a_line_that_stands_above(of):
    refused(changed(10, json.dumps({"line": "stop-1", "of": of, "from": 2})), 11, "stands above")


@pytest.mark.parametrize(
    ("of", "start", "steps"),
    [
        *(("main", start, "0 to 3") for start in (-1, 4, 1.0, True, None, "1")),
        *(("luck", start, "2 to 3") for start in (0, 1, 4)),
    ],
)
def test_rule_7_from_is_a_step_of_that_line(of, start, steps):
    refused(
        changed(10, json.dumps({"line": "stop-1", "of": of, "from": start})),
        *(11, f"the line '{of}' has steps {steps}, not"),
    )


def test_rule_8_no_line_is_empty():
    refused(changed(at('"conquest_move", 1'), None), 11, "the line 'stop-1' has no entry")
    refused(changed(at('"end_turn"'), None), 15, "the line 'later' has no entry")


def test_rule_8_lines_begin_otherwise_than_their_siblings():
    refused(changed(7, STUDY[3]), 8, "another line goes on with this entry from step 1")
    more = ['{"line": "idle", "from": 0}', '["Blanco", "end_attack"]', '{"entries": 9}']
    refused([*STUDY[:-1], *more], 18, "another line goes on with this entry from step 0")
    spelt = ['{"line": "idle", "from": 0}', '["Blanco", "attack", "chile", "ARGENTINA"]']
    refused([*STUDY[:-1], *spelt, '{"entries": 9}'], 18, "goes on with this entry from step 0")


@pytest.mark.parametrize("line", ['{"comment": "x"}', "{}", '"x"', "3", "null", ""])
def test_rule_9_nothing_else(line):
    refused([*STUDY[:6], line, *STUDY[6:]], 7)


@pytest.mark.parametrize(
    "line",
    [
        '{"line": "luck", "from": 1, "colour": "red"}',
        '{"line": "luck", "from": 1, "name": 3}',
        '{"line": "luck"}',
    ],
)
def test_rule_9_a_line_says_nothing_else(line):
    refused(changed(6, line), 7)


# The count


@pytest.mark.parametrize("end", ["7", "9", "8.0", "true", "null", '"8"', "[]", '8, "more": 1'])
def test_another_count_is_refused(end):
    refused(
        changed(len(STUDY) - 1, f'{{"entries": {end}}}'), len(STUDY), "there are 8 entries, not"
    )


@pytest.mark.parametrize("more", [STUDY[-1], STUDY[5], "", '{"at": 4, "say": "x"}'])
def test_nothing_follows_the_count(more):
    refused([*STUDY, more], len(STUDY) + 1, "nothing may follow" if more else None)


def test_an_entry_lost_in_a_log_without_notes_is_found_by_the_count():
    lines = list(Match(start=START).run(POLICIES["random"], random.Random(1), 40).lines())
    place = next(k for k, line in enumerate(lines) if '"regroup"' in line or '"place"' in line)

    with pytest.raises(BadLog):
        Match.parse([*lines[:place], *lines[place + 1 :]])


def test_a_log_cut_at_any_byte_is_refused_and_opens_in_part(tmp_path):
    """A copy that was interrupted: what is whole of it is there."""
    whole = "\n".join([*STUDY, ""]).encode()
    path = tmp_path / "cut.jsonl"
    for size in range(len(whole) - 2, 0, -7):
        path.write_bytes(whole[:size])
        good = whole[:size].count(b"\n")
        with pytest.raises(BadLog) as caught:
            format.read(path)
        if not good:
            continue
        assert good <= caught.value.line - 1 <= good + 1  # the last line may be whole already
        parsed = format.read(path, partial=True)
        assert parsed.fault is not None
        assert parsed.fault.line == caught.value.line
        entries = [line for line in STUDY[1 : caught.value.line - 1] if line.startswith("[")]
        assert parsed.entries == len(entries)
        assert list(parsed.written())[:-1] == [
            line
            for k, line in enumerate(STUDY[: caught.value.line - 1])
            if not (line.startswith('{"line"') and k == caught.value.line - 2)
        ]


def test_a_log_without_the_count_names_its_last_good_line():
    fault = refused(STUDY[:-1], len(STUDY), f"good up to line {len(STUDY) - 1}, and partial=True")

    assert str(fault).startswith("line 17: the log breaks off")


def test_what_there_is_of_a_match_goes_on(tmp_path):
    match = Match("teg", 3).run(POLICIES["random"], random.Random(1), 200)
    path = match.save(tmp_path / "m.jsonl")
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(lines[:120]) + '\n["Blanco", "att', "utf-8")

    loaded = Match.load(path, partial=True)

    assert loaded.states == match.states[:120]
    loaded.run(POLICIES["random"], random.Random(2), 50)
    assert Match.load(loaded.save(path)).states == loaded.states


def test_a_broken_header_opens_nothing():
    with pytest.raises(BadLog):
        format.parse(["{", *STUDY[1:]], partial=True)


# Files


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("last", [True, False])
def test_line_ends_and_marks_of_other_systems_are_read(tmp_path, end, mark, last):
    path = tmp_path / "study.jsonl"
    path.write_bytes((mark + end.join(STUDY) + end * last).encode())

    assert list(format.read(path).written()) == STUDY


@pytest.mark.parametrize("coded", ["utf-16", "latin-1"])
def test_a_file_in_another_code_is_refused(tmp_path, coded):
    path = tmp_path / "study.jsonl"
    path.write_bytes("\n".join(STUDY).encode(coded))

    with pytest.raises(BadLog, match="not UTF-8 text"):
        format.read(path)


def test_a_pipe_is_read(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    text = "\n".join(STUDY)
    program = f"open({str(pipe)!r}, 'w', encoding='utf-8').write({text!r})"
    writer = subprocess.Popen([sys.executable, "-c", program])

    assert format.read(pipe).entries == 8
    assert writer.wait(20) == 0


def test_what_is_too_large_is_refused_before_it_is_read(tmp_path):
    """100 MB of nested lists took 24 seconds and 829 MiB."""
    path = tmp_path / "big.jsonl"
    begun = time.process_time()
    path.write_bytes(b"[" * 100_000_000)
    with pytest.raises(BadLog, match="line 1: the log is too large: it may have 64 MB"):
        format.read(path)
    path.write_bytes(b"[" * 50_000_000)
    with pytest.raises(BadLog, match="line 1: too long: it may have 8 MB"):
        format.read(path)
    path.write_bytes(HEAD.encode() + b"\n" + b"[" * 50_000_000)
    with pytest.raises(BadLog, match=r"line 2: too long: it may have 0\.1 MB"):
        format.read(path)
    assert time.process_time() - begun < 3


def test_a_header_as_deep_as_a_well_is_refused():
    for depth in (60, 900, 3_000_000):
        about = "[" * depth + "]" * depth
        with pytest.raises(BadLog, match="line 1: "):
            format.parse([HEAD[:-1] + f', "about": {{"x": {about}}}}}', '{"entries": 0}'])


def test_what_could_not_be_read_again_is_not_written(tmp_path):
    path = Match("eggar", 2).save(tmp_path / "m.jsonl")
    older = path.read_bytes()

    with pytest.raises(BadLog, match="line 1: too long"):
        Match("eggar", 2, metadata={"note": "x" * 9_000_000}).save(path)
    parsed = format.parse(STUDY)
    parsed.lines["main"].notes[0] = {"say": "x" * 200_000}
    with pytest.raises(BadLog, match="line 2: too long"):
        parsed.save(path)

    assert path.read_bytes() == older


# Logs of the lessons


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_shipped_log_is_read_and_written_byte_for_byte(path, tmp_path):
    again = format.read(path).save(tmp_path / "log.jsonl")

    assert again.read_bytes() == path.read_bytes()

"""A study: a match, the lines of play that leave it, and what is said of their steps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from teg_nb.engine.actions import CHANCE, Action, Event
from teg_nb.engine.board import clean
from teg_nb.engine.codec import decode_said, encode
from teg_nb.engine.errors import BadArgument, GameError, StaleStep, UnknownName
from teg_nb.engine.log.format import MAIN, Line, Log, Note, check_note, clean_note, to_json_line
from teg_nb.engine.log.format import parse as parse_log
from teg_nb.engine.log.format import read as read_log
from teg_nb.engine.play.manual_input import parse_chance
from teg_nb.engine.play.match import Match, require_match


class StudyPosition(NamedTuple):
    """Where one is in a study: at a step of a line."""

    line: str = MAIN
    step: int = 0


class LineInfo(NamedTuple):
    """A line of a study, without what is played on it: see `Study.outline`.

    Attributes
    ----------
    name : str
    title : str
        What it is called, for people.
    origin : At or None
        Where it leaves another line; None for the main one.
    end : int
        Its last step.
    """

    name: str
    title: str
    origin: StudyPosition | None
    end: int


@dataclass(frozen=True)
class Mark:
    """How far a study was written: see `Study.mark` and `Study.added`."""

    ends: dict[str, _Node]
    shape: int
    notes: int
    about: str
    at: StudyPosition | None


class Study:
    """A tree of play: a match, and what could have been.

    Every position can be played from. What stands already is followed; at the end of a line it
    grows; anywhere else another line begins, a *variation*, and what was there stays as it was.

    Parameters
    ----------
    match : Match
        The main line. It grows by play at its own end, here or by its own methods, and by nothing
        else; what is taken back on it stays in the study as a variation.
    same_dice : bool
        Whether a throw that is tried again falls as it did: see `chance`.
    seed : int or str
        For `same_dice`.

    Attributes
    ----------
    match : Match
        The main line: the match handed in, until another line is made the main one.
    lock : threading.RLock
        That of the match handed in, and of the lines; whatever changes the study holds it.
    at : At or None
        Where whoever opens the study may begin: the place that a board has shown last.
    edits : int
        A number that changes with every edit: while it is the same, a line has the same name.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> start = position(Blanco="Chile 4", Negro="Argentina 2, Brasil 3")
    >>> study = Study(Match(start=start))
    >>> asked = study.act("attack", "Chile", "Argentina")
    >>> study.act("roll", [6, 4, 1], [5, 4], at=asked)
    At(line='main', step=2)
    >>> worse = study.act("roll", [2, 1, 1], [6, 6], at=asked)
    >>> study.annotate(worse, comment="What if the dice had been kind to Negro?", glyph="?")
    >>> study
    <Study teg: main 0 to 2; v1 from main 1 to 2>
    >>> len(study.match), study.line("v1").actions[-1].attack
    (2, (2, 1, 1))
    """

    def __init__(self, match: Match, reuse_rolls: bool = False, seed: int | str = 0) -> None:
        self.match = require_match(match)
        self.lock = match.lock
        self.reuse_rolls = reuse_rolls
        self.seed = seed
        self.at: StudyPosition | None = None
        self.edits = 0
        self._root = self._tip = _Node(None, None, match.states[0], [])
        self._heads: dict[str, _Node] = {}  # of the variations: the node with which each begins
        self._undo: list[Callable[[], None]] = []
        self._shape = 0  # changes with all but growth, notes and titles
        self._notes: list[tuple[str, _Node, str]] = []  # that were set: line, node, and which part
        self._pull_from_match()

    def __reduce__(self) -> tuple[Any, ...]:
        return Study.parse, ([*self.log().written()],)  # its nodes lie too deep for pickle

    # Looking

    @property
    def lines(self) -> list[str]:
        """Names of the lines of play, the main one first."""
        with self.lock:
            self._pull_from_match()
            return [MAIN, *self._heads]

    def outline(self) -> list[LineInfo]:
        """All lines of play, the main one first: what they are called, where they begin and end."""
        with self.lock:
            self._pull_from_match()
            found: list[tuple[str, _Node, int]] = []
            lines: dict[_Node, str] = {}
            for name, head in [(MAIN, self._root), *self._heads.items()]:
                for last in head.along():
                    lines[last] = name
                found.append((name, head, last.step))
            return [
                LineInfo(
                    name,
                    head.title,
                    None
                    if head.parent is None
                    else StudyPosition(lines[head.parent], head.parent.step),
                    end,
                )
                for name, head, end in found
            ]

    def line(self, name: str = MAIN) -> Match:
        """A line of play from the very first position, as a match.

        Returns
        -------
        Match
            For the main line `match` itself; for another one a match of its own: what is played on
            it is not in the study.

        Raises
        ------
        UnknownName
            If there is no such line.
        """
        with self.lock:
            self._pull_from_match()
            return self.match if name == MAIN else self._match(self._end(name))

    def end(self, name: str = MAIN) -> StudyPosition:
        """The last step of a line."""
        with self.lock:
            self._pull_from_match()
            return StudyPosition(name, self._end(name).step)

    def title(self, name: str) -> str:
        """What a variation is called, for people; empty if nothing was said."""
        with self.lock:
            self._pull_from_match()
            return self._head(name).title

    def parent_of(self, name: str) -> StudyPosition:
        """Where a variation leaves another line."""
        with self.lock:
            self._pull_from_match()
            return self._place(self._variation(name)[1])

    def state(self, at: StudyPosition) -> Any:
        """The position at a place."""
        with self.lock:
            return self._node(at).state

    def branches(self, at: StudyPosition) -> list[StudyPosition]:
        """How play goes on from a place: along its own line first, then in the variations."""
        with self.lock:
            return [self._place(each) for each in self._node(at).children()]

    def action(self, at: StudyPosition) -> Action | None:
        """The entry that led to a place; None at the very first position."""
        with self.lock:
            return self._node(at).action

    def note(self, at: StudyPosition) -> Note:
        """What is said of a place: see `annotate`; empty if nothing."""
        with self.lock:
            return dict(self._node(at).note)

    def notes(self) -> dict[StudyPosition, Note]:
        """All that is said, by place."""
        with self.lock:
            self._pull_from_match()
            return {
                StudyPosition(name, node.step): dict(node.note)
                for name, head in [(MAIN, self._root), *self._heads.items()]
                for node in head.along()
                if node.note
            }

    def __repr__(self) -> str:  # a notebook keeps it: no cards
        told = [
            f"{each.name} from {each.origin.line} {each.origin.step} to {each.end}"
            if each.origin
            else f"{each.name} 0 to {each.end}"
            for each in self.outline()
        ]
        return f"<Study {self.match.game.name}: {'; '.join(told)}>"

    # Playing

    def play(self, action: Action, at: StudyPosition | None = None) -> StudyPosition:
        """Play an action, and return where that leads.

        Parameters
        ----------
        action : Action
        at : At, optional
            Where from; the end of the main line by default.

        Raises
        ------
        IllegalAction
            If it is against the rules; the study is unchanged.
        UnknownName, StaleStep
            If there is no such place.
        """
        with self.lock:
            node = self._node(self.end() if at is None else at)
            if node is self._end(MAIN):
                self.match.push(action)
                return self.end()
            for child in node.children():
                if child.action == action:
                    return self._place(child)
            state, events = self.match.game.play(node.state, action)
            child = _Node(node, action, state, events)
            if node.next is None:
                node.next = child
            else:
                self._branch(child)
            return self._place(child)

    def act(
        self, verb: str, *arguments: Any, seat: str | None = None, at: StudyPosition | None = None
    ) -> StudyPosition:
        """Play an action written with printed names; see `Match.act` and `play`.

        Raises
        ------
        BadMessage
            If it is not an action.
        IllegalAction
            If it is against the rules; the study is unchanged.
        """
        with self.lock:
            at = self.end() if at is None else at
            game = self.match.game
            awaited = game.to_move(self.state(at))
            said = decode_said(verb, arguments, seat, awaited, game, self.match.settings)
            return self.play(said, at)

    def enter_chance(self, text: str, at: StudyPosition | None = None) -> StudyPosition:
        """Play what chance did at a real table, as people type it: see `Match.throw`."""
        with self.lock:
            at = self.end() if at is None else at
            return self.play(parse_chance(text, self.match.game, self.state(at)), at)

    def resolve_chance(self, rng: random.Random, at: StudyPosition | None = None) -> StudyPosition:
        """Let chance do everything that is due before a seat acts again.

        With `same_dice` what falls follows from the seed, from the decision that asked for it and
        from how often that was asked before on the way here: trying again changes nothing, doing
        something else first buys no other dice, and what is thrown again falls anew.

        Parameters
        ----------
        rng : random.Random
            For dice that fall freely.
        at : At, optional
            Where from; the end of the main line by default.
        """
        with self.lock:
            at = self.end() if at is None else at
            if self.match.game.to_move(self.state(at)) != CHANCE:
                return at
            trial = self.fork(at)
            trial.resolve_chance(rng)
            return self.adopt(trial)

    def fork(self, at: StudyPosition) -> Match:
        """A match that has come to a place and goes its own way from there.

        So that all of something is done or nothing: fork, play on the fork, `adopt` it. With
        `same_dice` chance falls on it as in the study.
        """
        with self.lock:
            match = self._match(self._node(at)).fork()
        if not self.reuse_rolls:
            return match
        trial = _ReplayedChance.__new__(_ReplayedChance)
        vars(trial).update(vars(match), seed=self.seed)
        return trial

    def has(self, match: Match) -> bool:
        """Whether a match began as this one, and all of it stands here."""
        copy = match.fork()
        with self.lock:
            self._pull_from_match()
            same = self._root.state == copy.states[0]
            return bool(same) and self._follow(copy.actions)[1] == len(copy)

    def adopt(self, match: Match) -> StudyPosition:
        """Take in what was played on a match that began as this one; where that leads.

        What stands already is followed. What goes on at the end of the main line is played on
        `match`; anything else is, or begins, a variation.

        Parameters
        ----------
        match : Match
            It is not kept.

        Raises
        ------
        ValueError
            If it began otherwise; nothing has changed.
        """
        copy = match.fork()
        with self.lock:
            node = self._node(StudyPosition())
            if node.state is not copy.states[0] and node.state != copy.states[0]:
                raise BadArgument("other_start")
            self.match._bots = copy._bots
            node, step = self._follow(copy.actions)
            if step == len(copy):
                return self._place(node)
            rest = zip(
                copy.actions[step:], copy.states[step + 1 :], copy.events[step:], strict=True
            )
            if node is self._end(MAIN):
                grown = self.match.fork()
                for entry in rest:
                    grown._add(*entry)
                self.match.adopt(grown)
                return self.end()
            head = last = _Node(node, *next(rest))
            for entry in rest:
                last.next = _Node(last, *entry)
                last = last.next
            if node.next is None:
                node.next = head
            else:
                self._branch(head)
            return self._place(last)

    # Editing: each of these can be undone

    def annotate(self, at: StudyPosition, **note: Any) -> None:
        """Say something of a place; what was said of it before goes.

        Parameters
        ----------
        at : At
        **note
            ``say``, ``ask``: text, or ``{"es": ..., "en": ...}``; ``arrows``: lists of two places
            and a tone; ``marks``: lists of a place and a tone (``"good"``, ``"bad"``, ``"idea"``,
            ``"look"``, or none); ``glyph``: ``"!"``, ``"?"``, ... Without any of them the note
            goes.

        Raises
        ------
        BadNote
            Saying what would be right.
        """
        if note:
            check_note(note, self.match.settings)
            note = clean_note(note)
        with self.lock:
            self._set(at.line, self._node(at), "note", note)

    def rename(self, name: str, title: str) -> None:
        """Call a variation something, for people.

        Raises
        ------
        UnknownName
            If there is no such line.
        """
        with self.lock:
            self._pull_from_match()
            self._set(name, self._variation(name)[0], "title", clean(str(title)))

    def promote(self, name: str) -> None:
        """Let a variation take the place of the line that it leaves.

        What it replaces stays, as a variation of that name. If it leaves the main line, `match`
        becomes another match; the one that was there stays as it is.

        Raises
        ------
        UnknownName
            If there is no such line.
        """
        with self.lock:
            self._pull_from_match()
            head, parent = self._variation(name)
            main, older = self.match, parent.next
            inside = self._place(parent).line == MAIN
            self._to_front(head)
            if inside:
                self.match = self._match(self._end(MAIN))

            def back() -> None:
                if older is None and parent.next is head:
                    parent.next = None
                    self._branch(head, name)
                elif older in parent.others:
                    self._to_front(older)
                self.match = main

            self._edited(back)

    def delete(self, name: str, after: int | None = None) -> None:
        """Take a variation away, with those that leave it; or the end of a line.

        Parameters
        ----------
        name : str
        after : int, optional
            The last step that stays. Of the main line it must be said; `match` then becomes another
            match, and the one that was there stays as it is.

        Raises
        ------
        UnknownName, StaleStep
            If there is no such place.
        """
        with self.lock:
            self._pull_from_match()
            head = self._head(name) if after is not None else self._variation(name)[0]
            if after is None or (name != MAIN and after < head.step):
                gone, first = head, True
            else:
                last = self._node(StudyPosition(name, after))
                if last.next is None:
                    return
                gone, first = last.next, False
            parent, main = gone.parent, self.match
            assert parent is not None
            order = [*self._heads]
            lost = {key: each for key, each in self._heads.items() if each.is_under(gone)}
            self._heads = {key: each for key, each in self._heads.items() if key not in lost}
            if first:
                parent.others.remove(gone)
            else:
                parent.next = None
            if name == MAIN:
                self.match = self._match(parent)

            def back() -> None:
                for key, each in lost.items():
                    if each is not gone:
                        self._name_line(each, key)
                if first or parent.next is not None:
                    self._attach(parent, gone, name if first else "")
                else:
                    parent.next = gone
                    self.match = main
                known = {key: place for place, key in enumerate(order)}
                last = len(order)
                self._heads = dict(
                    sorted(self._heads.items(), key=lambda each: known.get(each[0], last))
                )

            self._edited(back)

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        with self.lock:
            self._pull_from_match()
            return bool(self._undo)

    def undo(self) -> bool:
        """Take back the last edit: a note, a title, a promotion, a deletion. What was played stays.

        Returns
        -------
        bool
            Whether there was one.
        """
        with self.lock:
            self._pull_from_match()
            if self._undo:
                self._undo.pop()()
                self._moved()
                return True
            return False

    def _set(self, line: str, node: _Node, name: str, value: Any) -> None:
        before = getattr(node, name)
        self._undo.append(lambda: setattr(node, name, before))
        self.edits += 1
        self._notes.append((line, node, name))
        setattr(node, name, value)

    def _edited(self, back: Callable[[], None]) -> None:
        self._undo.append(back)
        self._moved()

    def _moved(self) -> None:
        """Look anew where the main line ends."""
        self._tip = self._root
        self.edits += 1
        self._shape += 1

    # Files

    def log(self) -> Log:
        """The study as a log, with its lines and notes."""
        with self.lock:
            self._pull_from_match()
            match = self.match
            lines = {MAIN: _written(MAIN, self._root, "", 0)}
            due = dict(self._heads)
            while due:  # each after the one that it leaves
                for name, head in list(due.items()):
                    of, start = self._place(head.parent or head)
                    if of in lines:
                        lines[name] = _written(name, head, of, start)
                        del due[name]
            about = self._about()
            if self.at is not None:
                about["opens_at"] = [*self.at]
            return Log(match.game, self._root.state, match.started_from_position, about, lines)

    def _about(self) -> dict[str, Any]:
        return dict(self.match.metadata) | ({"same_dice": self.seed} if self.reuse_rolls else {})

    def mark(self) -> Mark:
        """Remember how far the study has come, so that `added` can say what is new."""
        with self.lock:
            self._pull_from_match()
            ends = {MAIN: self._end(MAIN), **{name: self._end(name) for name in self._heads}}
            about = to_json_line(self._about())
            return Mark(ends, self._shape, len(self._notes), about, self.at)

    def added(self, mark: Mark) -> tuple[dict[str, Any], Mark] | None:
        """Say what was added since a mark, as a record of a journal: see ``docs/logs.md``.

        It takes as long as what is new, however long the study is.

        Parameters
        ----------
        mark : Mark

        Returns
        -------
        tuple of dict and Mark, or None
            The record, empty if nothing is new, and the mark of now. None if more than that has
            changed, by `promote`, `delete`, `undo`, ...: then the whole is to be written.
        """
        with self.lock:
            self._pull_from_match()
            try:
                about = to_json_line(self._about())
            except (TypeError, ValueError):  # to write the whole will say what is wrong
                return None
            if (self._shape, about) != (mark.shape, mark.about):
                return None
            ends, record = dict(mark.ends), dict[str, Any]()
            grown: list[dict[str, Any]] = []
            for name, end in mark.ends.items():
                if end.next is not None:
                    grown.append({"line": name, "from": end.step, **self._entries(end.next)})
                    *_, ends[name] = end.along()
            for name in [*self._heads][len(ends) - 1 :]:
                head = self._heads[name]
                assert head.parent is not None
                of, start = self._place(head.parent)
                title = {"name": head.title} if head.title else {}
                begun = {"line": name, "of": of, "from": start, **title}
                grown.append({**begun, **self._entries(head)})
                *_, ends[name] = head.along()
            if grown:
                record["lines"] = grown
            for line, node, part in self._notes[mark.notes :]:
                if part == "note":
                    record.setdefault("notes", []).append(
                        {**node.note, "line": line, "at": node.step}
                    )
                else:
                    record.setdefault("names", []).append({"line": line, "name": node.title})
            if self.at != mark.at and self.at is not None:
                record["opens_at"] = [*self.at]
            return record, Mark(ends, self._shape, len(self._notes), about, self.at)

    def _entries(self, first: _Node) -> dict[str, Any]:
        settings = self.match.settings
        actions = [each.action for each in first.along() if each.action is not None]
        return {"entries": [encode(action, settings) for action in actions]}

    def save(self, path: str | Path) -> Path:
        """Write the study as one file, whole; ``docs/logs.md`` describes it.

        Raises
        ------
        BadLog
            If it is too large to be read again; nothing was touched.
        OSError
            If the file cannot be written.
        """
        return self.log().save(path)

    @classmethod
    def load(cls, path: str | Path, partial: bool = False) -> Study:
        """Read a study, or the log of a match, and play it, checking everything.

        Raises
        ------
        BadLog
            With the line of the fault.
        """
        return cls.of(read_log(path, partial))

    @classmethod
    def parse(cls, lines: Iterable[str], partial: bool = False) -> Study:
        """Play the study given as lines; everything else is as in `load`."""
        return cls.of(parse_log(lines, partial))

    @classmethod
    def of(cls, log: Log) -> Study:
        """The study that a log tells."""
        about = dict(log.about)
        match = Match(log.game, start=log.first)
        match.started_from_position = log.from_position
        main = log.lines[MAIN]
        match.actions, match.events = main.actions[:], main.events[:]
        match.states += main.states
        same, opens = about.pop("same_dice", None), about.pop("opens_at", None)
        match.metadata = about
        study = cls(match, same is not None, same or 0)
        for line in log.lines.values():
            node = study._node(StudyPosition(line.of, line.start)) if line.of else study._root
            steps = zip(line.actions, line.states, line.events, strict=True) if line.of else ()
            for action, state, events in steps:
                child = _Node(node, action, state, events)
                if child.step == line.start + 1:
                    study._branch(child, line.name)
                    child.title = line.title
                else:
                    node.next = child
                node = child
            for step, note in line.notes.items():
                study._node(StudyPosition(line.name, step)).note = note
        with suppress(GameError, TypeError):  # it is a convenience: any other place will do
            study._node(StudyPosition(*opens))
            study.at = StudyPosition(*opens)
        return study

    # The tree

    def _follow(self, actions: Sequence[Action]) -> tuple[_Node, int]:
        """Where actions lead from the first position, and how many of them stand."""
        node, step = self._root, 0
        for action in actions:
            child = next((each for each in node.children() if each.action == action), None)
            if child is None:
                break
            node, step = child, step + 1
        return node, step

    def _head(self, name: str) -> _Node:
        if name != MAIN and name not in self._heads:
            raise UnknownName("line", name, [MAIN, *self._heads])
        return self._root if name == MAIN else self._heads[name]

    def _variation(self, name: str) -> tuple[_Node, _Node]:
        """Where a variation begins, and what it leaves."""
        head = self._head(name)
        if head.parent is None:
            raise BadArgument("study_main")
        return head, head.parent

    def _end(self, name: str) -> _Node:
        *_, last = self._head(name).along()
        return last

    def _node(self, at: StudyPosition) -> _Node:
        self._pull_from_match()
        name, step = at
        head = self._head(name)
        if type(step) is int and 0 <= step < head.step and head.parent is not None:
            node: _Node | None = head
            while node is not None and node.step > step:  # a step that it shares with another line
                node = node.parent
            assert node is not None
            return node
        for node in head.along():
            if node.step == step:
                return node
        raise StaleStep("line_steps", name=name, last=str(self._end(name).step), step=str(step))

    def _place(self, node: _Node) -> StudyPosition:
        step, head = node.step, node
        while head.parent is not None and head.parent.next is head:
            head = head.parent
        if head is self._root:
            return StudyPosition(MAIN, step)
        return StudyPosition(next(name for name, each in self._heads.items() if each is head), step)

    def _branch(self, head: _Node, name: str = "") -> None:
        """Let a variation begin with a node."""
        assert head.parent is not None
        head.parent.others.append(head)
        self._name_line(head, name)

    def _name_line(self, head: _Node, name: str) -> None:
        """Give a variation its name, or the next free one."""
        number = len(self._heads) + 1
        while not name or name in self._heads:
            name, number = f"v{number}", number + 1
        self._heads[name] = head

    def _to_front(self, head: _Node) -> None:
        """Let a variation go on where the line that it leaves did, which takes its name."""
        parent = head.parent
        assert parent is not None
        name = next(key for key, each in self._heads.items() if each is head)
        older, parent.next = parent.next, head
        parent.others.remove(head)
        if older is None:
            del self._heads[name]
        else:
            parent.others.append(older)
            self._heads[name] = older

    def _attach(self, parent: _Node, head: _Node, name: str = "") -> None:
        """Put a tree back below a node.

        Where the same was played meanwhile it takes its place, with what followed: what can be
        undone knows the nodes that come back, and none of those that were made since.
        """
        twin = next((each for each in parent.children() if each.action == head.action), None)
        if twin is None:
            self._branch(head, name)
            return
        if parent.next is twin:
            parent.next = head
        else:
            parent.others[parent.others.index(twin)] = head
            own = next(key for key, each in self._heads.items() if each is twin)
            del self._heads[own]
            self._name_line(head, name or own)
        self._merge_into(head, twin)

    def _merge_into(self, node: _Node, twin: _Node) -> None:
        """Let a node have all that follows another one, which goes: its line goes on as that."""
        due = [(node, twin)]
        while due:
            node, twin = due.pop()
            self._drop(twin)
            for each in twin.children():
                same = next((mine for mine in node.children() if mine.action == each.action), None)
                kept = same or each
                kept.parent = node
                if each is twin.next and node.next is not kept:
                    older, node.next = node.next, kept
                    if same is not None:
                        node.others.remove(same)
                        self._drop(same)
                    if older is not None:
                        self._branch(older)
                elif same is None:
                    node.others.append(each)
                if same is not None:
                    due.append((same, each))

    def _drop(self, head: _Node) -> None:
        """Let no variation begin with a node."""
        self._heads = {key: each for key, each in self._heads.items() if each is not head}

    def _match(self, node: _Node) -> Match:
        """The way to a node, as a match."""
        way = [*node.back()][::-1]
        match = self.match.fork(0)
        match.lock = self.lock
        match.actions = [each.action for each in way if each.action is not None]
        match.states = [self._root.state, *(each.state for each in way)]
        match.events = [each.events for each in way]
        return match

    def _pull_from_match(self) -> None:
        """Take in what was played, or taken back, on the match itself."""
        match, node = self.match, self._tip
        if node.next is None and node.step == len(match) and match.state is node.state:
            return  # nothing is new
        node = self._end(MAIN)
        if node.step > len(match) or match.states[node.step] is not node.state:
            node = self._root
            while (
                (after := node.next) is not None
                and node.step < len(match)
                and after.action == match.actions[node.step]
            ):
                node = after
                node.state = match.states[node.step]
        for step in range(node.step, len(match)):
            action, state = match.actions[step], match.states[step + 1]
            child = next((each for each in node.others if each.action == action), None)
            if child is None:
                child = _Node(node, action, state, match.events[step])
            else:
                child.state = state
                node.others.remove(child)
                self._drop(child)
                self._forget()  # what it would restore is not there any more
            older, node.next = node.next, child
            self._keep_as_variation(older)
            node = child
        older, node.next = node.next, None
        self._tip = node
        self._keep_as_variation(older)

    def _keep_as_variation(self, older: _Node | None) -> None:
        """Keep what was taken back on the match as a variation."""
        if older is not None:
            self._branch(older)
            self._forget()

    def _forget(self) -> None:
        self._undo.clear()
        self.edits += 1
        self._shape += 1


class _Node:
    """A position in the tree, and the entry that led to it."""

    __slots__ = ("action", "events", "next", "note", "others", "parent", "state", "step", "title")

    def __init__(
        self, parent: _Node | None, action: Action | None, state: Any, events: list[Event]
    ) -> None:
        self.parent = parent
        self.action = action
        self.state = state
        self.events = events
        self.step: int = 0 if parent is None else parent.step + 1
        self.next: _Node | None = None
        self.others: list[_Node] = []
        self.note: Note = {}
        self.title = ""

    def children(self) -> list[_Node]:
        """How it goes on, its own line first."""
        return [*([] if self.next is None else [self.next]), *self.others]

    def along(self) -> Iterator[_Node]:
        """Itself and what follows on its line."""
        node: _Node | None = self
        while node is not None:
            yield node
            node = node.next

    def back(self) -> Iterator[_Node]:
        """Itself and what came before, without the root."""
        node = self
        while node.parent is not None:
            yield node
            node = node.parent

    def is_under(self, other: _Node) -> bool:
        """Whether it is `other`, or comes after it."""
        node: _Node | None = self
        while node is not None and node is not other:
            node = node.parent
        return node is not None


class _ReplayedChance(Match):
    """A match on which a throw that is tried again falls as it did: see `Study.chance`."""

    seed: int | str

    def _chance_rng(self, rng: random.Random) -> random.Random:
        decisions = (each for each in reversed(self.actions) if each.seat != CHANCE)
        asked = next(decisions, None)
        times, same = 1, asked is None
        for action in self.actions:
            if action.seat != CHANCE:
                same = action == asked
            else:
                times += same
        words = [] if asked is None else encode(asked, self.settings)
        return random.Random(json.dumps([self.seed, words, times]))


def _written(name: str, head: _Node, of: str, start: int) -> Line:
    nodes = [*head.along()]
    played = nodes if of else nodes[1:]
    return Line(
        name,
        of,
        start,
        head.title,
        [each.action for each in played if each.action is not None],
        [each.state for each in played],
        [each.events for each in played],
        {each.step: each.note for each in nodes if each.note},
    )

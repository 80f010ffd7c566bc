"""A study: a match, its variations, and the notes on their steps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from teg_nb.engine.actions import CHANCE, Action
from teg_nb.engine.board import clean
from teg_nb.engine.codec import decode_said, encode
from teg_nb.engine.errors import BadArgument, GameError
from teg_nb.engine.json_types import JsonMapping, JsonObject
from teg_nb.engine.log.format import MAIN, Line, Log, Note, check_note, clean_note, to_json_line
from teg_nb.engine.log.format import parse as parse_log
from teg_nb.engine.log.format import read as read_log
from teg_nb.engine.play.branch import Branch
from teg_nb.engine.play.manual_input import parse_chance
from teg_nb.engine.play.match import Match, require_match
from teg_nb.engine.play.study_tree import Node, StudyPosition, StudyTree
from teg_nb.engine.schema.position import Position


class LineInfo(NamedTuple):
    """A line of a study, without its entries: see `Study.outline`.

    Attributes
    ----------
    name : str
    title : str
        Its title, for people.
    origin : StudyPosition or None
        The position where it leaves another line. None for the main line.
    end : int
        Its last step.
    taken_back : bool
        True if it was played, and then taken back.
    """

    name: str
    title: str
    origin: StudyPosition | None
    end: int
    taken_back: bool = False


@dataclass(frozen=True)
class Mark:
    """A state of a study, as a starting point for `Study.added`: see `Study.mark`."""

    ends: dict[str, Node]
    shape: int
    notes: int
    about: str
    at: StudyPosition | None


class Study:
    """A tree of play: a match and its alternatives.

    Play can start from every position. An action that is in the tree already is followed. At the
    end of a line the line grows. Anywhere else a new line begins, a *variation*, and the old line
    stays.

    Parameters
    ----------
    match : Match
        The main line. It grows only by play at its own end, through the study or its own methods.
        Entries that are taken back on it stay in the study as a variation.
    reuse_rolls : bool
        Repeat the result of a throw that is tried again: see `resolve_chance`.
    seed : int or str
        The seed of `reuse_rolls`.

    Attributes
    ----------
    match : Match
        The main line: the match passed in, until another line is promoted.
    lock : threading.RLock
        The lock of that match and of all lines. Every method that changes the study holds it.
    at : StudyPosition or None
        The position to open the study at: the last one that a board showed.
    edits : int
        A number that changes with every edit. While it is unchanged, lines keep their names.

    Examples
    --------
    >>> from teg_nb import Match, Study
    >>> from teg_nb.engine.games.teg.position import position
    >>> start = position(Blanco="Chile 4", Negro="Argentina 2, Brasil 3")
    >>> study = Study(Match(start=start))
    >>> asked = study.act("attack", "Chile", "Argentina")
    >>> study.act("roll", [6, 4, 1], [5, 4], at=asked)
    StudyPosition(line='main', step=2)
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
        self._tree = StudyTree(match.states[0])
        self._tip = self._tree.root
        self._undo: list[Callable[[], None]] = []
        self._shape = 0  # changes with every edit except growth, notes and titles
        self._notes: list[tuple[str, Node, str]] = []  # set so far: line, node, "note" or "title"
        self._noted: tuple[object, dict[StudyPosition, Node]] = (None, {})  # as `notes` found them
        self._pull_from_match()

    def __reduce__(self) -> tuple[object, ...]:
        return Study.parse, ([*self.log().written()],)  # the tree is too deep for pickle

    # Reading

    @property
    def lines(self) -> list[str]:
        """Names of the lines of play, the main one first.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> start = study.match.step
        >>> attacked = study.act("attack", "Chile", "Argentina")
        >>> ended = study.act("end_attack", at=("main", start))
        >>> study.lines
        ['main', 'v1']
        """
        with self.lock:
            self._pull_from_match()
            return [MAIN, *self._tree.heads]

    def outline(self) -> list[LineInfo]:
        """List all lines of play, the main one first, with their titles, origins and ends.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> [line.name for line in study.outline()]
        ['main', 'v1']
        """
        with self.lock:
            self._pull_from_match()
            tree = self._tree
            return [
                LineInfo(
                    name,
                    head.title,
                    None if head.parent is None else tree.place(head.parent),
                    tree.end(name).step,
                    head.taken_back,
                )
                for name, head in [(MAIN, tree.root), *tree.heads.items()]
            ]

    def line(self, name: str = MAIN) -> Match:
        """Return a line of play from the very first position, as a match.

        Returns
        -------
        Match
            `match` itself for the main line. For a variation a copy: play on it does not change
            the study.

        Raises
        ------
        UnknownName
            If no line has that name.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.line(tried.line).actions[-1].verb
        'end_attack'
        """
        with self.lock:
            self._pull_from_match()
            return self.match if name == MAIN else self._match(self._tree.end(name))

    def end(self, name: str = MAIN) -> StudyPosition:
        """Return the last position of a line.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.end()
        StudyPosition(line='main', step=1)
        """
        with self.lock:
            self._pull_from_match()
            return StudyPosition(name, self._tree.end(name).step)

    def title(self, name: str) -> str:
        """Return the title of a variation; empty if none was set.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.rename("v1", "Without an attack")
        >>> study.title("v1")
        'Without an attack'
        """
        with self.lock:
            self._pull_from_match()
            return self._tree.head(name).title

    def parent_of(self, name: str) -> StudyPosition:
        """Return the position where a variation leaves another line.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.parent_of("v1")
        StudyPosition(line='main', step=0)
        """
        with self.lock:
            self._pull_from_match()
            return self._tree.place(self._tree.variation(name)[1])

    def state(self, at: StudyPosition) -> Position:
        """Return the game position at a study position.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.state(asked) == study.match.states[1]
        True
        """
        with self.lock:
            return self._node(at).state

    def branches(self, at: StudyPosition) -> list[StudyPosition]:
        """Return the next positions: the one on its own line first, then the variations.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.branches(StudyPosition("main", 0))
        [StudyPosition(line='main', step=1), StudyPosition(line='v1', step=1)]
        """
        with self.lock:
            return [self._tree.place(child) for child in self._node(at).children()]

    def action(self, at: StudyPosition) -> Action | None:
        """Return the entry that led to a position; None at the very first one.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.action(asked).verb
        'attack'
        """
        with self.lock:
            return self._node(at).action

    def note(self, at: StudyPosition) -> Note:
        """Return the note on a position, or an empty one; see `annotate`.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.annotate(asked, comment="Why now?")
        >>> study.note(asked)
        {'say': 'Why now?'}
        """
        with self.lock:
            return dict(self._node(at).note)

    def notes(self) -> dict[StudyPosition, Note]:
        """Return all notes, by position.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.annotate(asked, glyph="!")
        >>> study.notes()
        {StudyPosition(line='main', step=1): {'glyph': '!'}}
        """
        with self.lock:
            self._pull_from_match()
            tree = self._tree
            key = self.edits, Node.cuts, len(tree.heads)  # lines that only grow get no notes
            if self._noted[0] != key:
                noted = {
                    StudyPosition(name, node.step): node
                    for name, head in [(MAIN, tree.root), *tree.heads.items()]
                    for node in tree.line(head)
                    if node.note
                }
                self._noted = key, noted
            return {at: dict(node.note) for at, node in self._noted[1].items()}

    def __repr__(self) -> str:  # a notebook stores it, so no cards
        lines = [
            f"{line.name} from {line.origin.line} {line.origin.step} to {line.end}"
            if line.origin
            else f"{line.name} 0 to {line.end}"
            for line in self.outline()
        ]
        return f"<Study {self.match.game.name}: {'; '.join(lines)}>"

    # Playing

    def play(self, action: Action, at: StudyPosition | None = None) -> StudyPosition:
        """Play an action, and return the new position.

        Parameters
        ----------
        action : Action
        at : StudyPosition, optional
            The position to play from. Default: the end of the main line.

        Raises
        ------
        IllegalAction
            If it is against the rules; the study is unchanged.
        UnknownName, StaleStep
            If the study has no such position.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> action = study.match.legal_actions()[0]
        >>> study.play(action)
        StudyPosition(line='main', step=1)
        """
        with self.lock:
            node = self._node(self.end() if at is None else at)
            if node is self._tree.end(MAIN):
                self.match.push(action)
                return self.end()
            if (known := node.child(action)) is not None:
                return self._tree.place(known)
            if (gone := self._taken_back(node, action)) is not None:
                return self._tree.place(gone)
            state, events = self.match.game.play(node.state, action)
            child = Node(node, action, state, events)
            if node.next is None:
                node.next = child
            else:
                self._tree.branch(child)
            return self._tree.place(child)

    def act(
        self,
        verb: str,
        *arguments: object,
        seat: str | None = None,
        at: StudyPosition | None = None,
    ) -> StudyPosition:
        """Play an action written in printed names; see `Match.act` and `play`.

        Raises
        ------
        BadMessage
            If it is not an action.
        IllegalAction
            If it is against the rules; the study is unchanged.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> study.act("attack", "Chile", "Argentina")
        StudyPosition(line='main', step=1)
        """
        with self.lock:
            at = self.end() if at is None else at
            game = self.match.game
            awaited = game.to_move(self.state(at))
            action = decode_said(verb, arguments, seat, awaited, game, self.match.settings)
            return self.play(action, at)

    def enter_chance(self, text: str, at: StudyPosition | None = None) -> StudyPosition:
        """Play a chance result of a real table, as people type it: see `Match.enter_chance`.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.enter_chance("641 / 54")
        StudyPosition(line='main', step=2)
        """
        with self.lock:
            at = self.end() if at is None else at
            return self.play(parse_chance(text, self.match.game, self.state(at)), at)

    def resolve_chance(self, rng: random.Random, at: StudyPosition | None = None) -> StudyPosition:
        """Play chance actions until a seat is to move, and return the new position.

        With `reuse_rolls` a result depends on three things: the seed, the decision that asked for
        it, and the number of times that it was asked for before on this path. So a retry gives the
        same dice, and other actions in between give no other dice. A repeated throw gives new dice.

        Parameters
        ----------
        rng : random.Random
            Source of dice and cards without `reuse_rolls`.
        at : StudyPosition, optional
            The position to play from. Default: the end of the main line.

        Examples
        --------
        >>> import random
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.resolve_chance(random.Random(1), at=asked)
        StudyPosition(line='main', step=2)
        """
        with self.lock:
            at = self.end() if at is None else at
            if self.match.game.to_move(self.state(at)) != CHANCE:
                return at
            trial = self.fork(at)
            trial.resolve_chance(rng)
            return self.adopt(trial)

    def fork(self, at: StudyPosition) -> Match:
        """Return a copy of the line up to a position, as a match to play on.

        To do all of something or nothing, fork the study, play on the fork, and `adopt` the fork.
        With `reuse_rolls` chance gives the same results on the fork as in the study.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> len(study.fork(asked))
        1
        """
        with self.lock:
            node, later = self._leaving(self._node(at))
            if self.reuse_rolls:
                branch: Branch = _ReplayedChance(self.match, node.step, self.seed)
            else:
                branch = Branch(self.match, node.step)
            _add_all(branch, later)
        return branch

    def has(self, match: Match) -> bool:
        """Check if a match has the same first position and all its entries are in the study.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.has(study.fork(asked))
        True
        """
        copy = match.fork()
        with self.lock:
            self._pull_from_match()
            same = self._tree.root.state == copy.states[0]
            return bool(same) and self._tree.follow(copy.actions, copy.states)[1] == len(copy)

    def adopt(self, match: Match) -> StudyPosition:
        """Merge the entries of a match with the same first position; return its last position.

        Entries that are in the study already are followed. Entries after the end of the main line
        are added to `match`. All others extend or begin a variation.

        Parameters
        ----------
        match : Match
            The study stores a copy of its entries, not the match.

        Raises
        ------
        ValueError
            If the match has another first position. Nothing is changed.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> trial = study.fork(asked)
        >>> _ = trial.act("roll", [6, 4, 1], [5, 4])
        >>> study.adopt(trial)
        StudyPosition(line='main', step=2)
        """
        with self.lock, match.lock:
            node = self._node(StudyPosition())
            if node.state is not match.states[0] and node.state != match.states[0]:
                raise BadArgument("other_start")
            self.match._bots = match._bots
            node, step = self._tree.follow(match.actions, match.states, self._tip)
            if step == len(match):
                return self._tree.place(node)
            rest = [*match.actions[step:]], [*match.states[step + 1 :]], [*match.events[step:]]
            if node is self._tree.end(MAIN):
                self.match.extend(*rest)
                return self.end()
            if self._taken_back(node, match.actions[step]) is not None:
                return self.adopt(match)
            entries = zip(*rest, strict=True)
            head = last = Node(node, *next(entries))
            for entry in entries:
                last.next = Node(last, *entry)
                last = last.next
            if node.next is None:
                node.next = head
            else:
                self._tree.branch(head)
            return self._tree.place(last)

    def add_variation(self, match: Match, title: str = "") -> StudyPosition:
        """Merge the entries of a match as a variation, even at the end of a line.

        Parameters
        ----------
        match : Match
            A fork of a line, played on.
        title : str
            Its title.

        Returns
        -------
        StudyPosition
            The end of the variation.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> trial = study.match.fork(0)
        >>> _ = trial.act("end_attack")
        >>> study.add_variation(trial, title="Without an attack")
        StudyPosition(line='v1', step=1)
        """
        copy = match.fork()
        with self.lock:
            self._pull_from_match()
            node, step = self._tree.follow(copy.actions, copy.states)
            while step < len(copy) and (gone := self._taken_back(node, copy.actions[step])):
                node, step = gone, step + 1
            if step == len(copy):
                return self._tree.place(node)
            entries = zip(
                copy.actions[step:], copy.states[step + 1 :], copy.events[step:], strict=True
            )
            head = last = Node(node, *next(entries))
            for entry in entries:
                last.next = Node(last, *entry)
                last = last.next
            self._tree.branch(head)
            head.title = clean(title)
            return self._tree.place(last)

    # Taking back

    def take_back(self, at: StudyPosition) -> str:
        """End a line at a position. What followed becomes a line marked as taken back.

        On the main line `match` is cut in place, so every view of it hears of the cut.

        Returns
        -------
        str
            The name of the line that was taken back; empty if nothing followed.

        Raises
        ------
        UnknownName, StaleStep
            If the study has no such position.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition
        >>> from teg_nb.engine.games.teg.position import position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> name = study.take_back(StudyPosition())
        >>> len(study.match), study.outline()[1].taken_back
        (0, True)
        >>> study.bring_back(name)
        StudyPosition(line='main', step=1)
        """
        with self.lock:
            node = self._node(at)
            line = self._tree.place(node).line
            gone = self._tree.detach(node)
            if gone is None:
                return ""
            gone.taken_back = True
            if line == MAIN:
                self.match.rewind(node.step)
            self._forget()
            return self._tree.name_of(gone)

    def bring_back(self, name: str) -> StudyPosition:
        """Go on with a line that was taken back. What followed instead is taken back.

        Returns
        -------
        StudyPosition
            The end of the line that goes on.

        Raises
        ------
        BadArgument, UnknownName
            If there is no such line, or it was not taken back.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> name = study.take_back(StudyPosition())
        >>> study.bring_back(name)
        StudyPosition(line='main', step=1)
        """
        with self.lock:
            self._pull_from_match()
            head, parent = self._tree.variation(name)
            if not head.taken_back:
                raise BadArgument("study_not_taken_back", name=name)
            at = self._tree.place(parent)
            self.take_back(at)
            self._tree.reattach(head)
            *_, last = head.along()
            if at.line == MAIN:
                self.match.adopt(self._match(last))
            self._forget()
            return self._tree.place(last)

    def _taken_back(self, node: Node, action: Action) -> Node | None:
        """Return the first node of a taken-back line with an action, as a node to go on with.

        An act that is played again is one node of the tree. Its line ends after it.
        """
        gone = (child for child in node.others if child.taken_back and child.action == action)
        child = next(gone, None)
        if child is None:
            return None
        if (after := self._tree.detach(child)) is not None:
            after.taken_back = True
        if node.next is None:
            self._tree.reattach(child)
        child.taken_back = False
        self._forget()
        return child

    # Editing: all of these can be undone

    def annotate(
        self,
        at: StudyPosition,
        *,
        comment: str | Mapping[str, str] = "",
        question: str | Mapping[str, str] = "",
        arrows: Sequence[Sequence[str]] = (),
        marks: Sequence[Sequence[str]] = (),
        glyph: str = "",
    ) -> None:
        """Set the note on a position, replacing the old one. Without arguments, remove it.

        Parameters
        ----------
        at : StudyPosition
        comment, question : str or mapping
            Text, or ``{"es": ..., "en": ...}``.
        arrows : sequence
            Lists of two places and, optionally, a tone.
        marks : sequence
            Lists of a place and, optionally, a tone: ``"good"``, ``"bad"``, ``"idea"``, ``"look"``.
        glyph : str
            ``"!"``, ``"?"``, ...

        Raises
        ------
        BadNote
            If the note is invalid. The message shows the right form.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.annotate(asked, comment="Why now?", arrows=[["Chile", "Argentina", "good"]])
        >>> list(study.notes()) == [asked]
        True
        """
        note = {"say": comment, "ask": question, "arrows": arrows, "marks": marks, "glyph": glyph}
        self.set_note(at, {key: value for key, value in note.items() if value})

    def set_note(self, at: StudyPosition, note: JsonMapping) -> None:
        """Set a note in the form of the log, replacing the old one.

        Parameters
        ----------
        at : StudyPosition
        note : mapping
            The keys ``say``, ``ask``, ``arrows``, ``marks`` and ``glyph``. Empty: no note.

        Raises
        ------
        BadNote
            If the note is invalid. The message shows the right form.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> asked = study.act("attack", "Chile", "Argentina")
        >>> study.set_note(asked, {"say": "Why now?", "glyph": "?!"})
        >>> study.note(asked)["glyph"]
        '?!'
        """
        if note:
            check_note(note, self.match.settings)
            note = clean_note(note)
        with self.lock:
            self._set(at.line, self._node(at), "note", dict(note))

    def rename(self, name: str, title: str) -> None:
        """Set the title of a variation.

        Raises
        ------
        UnknownName
            If no line has that name.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.rename("v1", "Without an attack")
        >>> study.title("v1")
        'Without an attack'
        """
        with self.lock:
            self._pull_from_match()
            self._set(name, self._tree.variation(name)[0], "title", clean(str(title)))

    def promote(self, name: str) -> None:
        """Make a variation the continuation of the line that it leaves.

        The replaced entries become a variation with the name of this one. If the main line is
        changed, `match` becomes a new match. The old match object is not changed.

        Raises
        ------
        UnknownName
            If no line has that name.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.promote("v1")
        >>> study.match.actions[0].verb
        'end_attack'
        """
        with self.lock:
            self._pull_from_match()
            head, parent = self._tree.variation(name)
            main, older = self.match, parent.next
            on_main = self._tree.place(parent).line == MAIN
            self._tree.to_front(head)
            if on_main:
                self.match = self._match(self._tree.end(MAIN))

            def revert() -> None:
                if older is None and parent.next is head:
                    parent.next = None
                    self._tree.branch(head, name)
                elif older in parent.others:
                    self._tree.to_front(older)
                self.match = main

            self._edited(revert)

    def delete(self, name: str, after: int | None = None) -> None:
        """Delete a variation and all that leave it, or the end of a line.

        Parameters
        ----------
        name : str
        after : int, optional
            The last step that stays. It is required for the main line. Then `match` becomes a new
            match, and the old match object is not changed.

        Raises
        ------
        UnknownName, StaleStep
            If the study has no such position.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.delete("v1")
        >>> study.lines
        ['main']
        """
        with self.lock:
            self._pull_from_match()
            tree = self._tree
            head = tree.head(name) if after is not None else tree.variation(name)[0]
            if after is None or (name != MAIN and after < head.step):
                gone, is_head = head, True
            else:
                last = self._node(StudyPosition(name, after))
                if last.next is None:
                    return
                gone, is_head = last.next, False
            parent, main = gone.parent, self.match
            assert parent is not None
            order = [*tree.heads]
            lost = {key: head for key, head in tree.heads.items() if head.is_under(gone)}
            tree.heads = {key: head for key, head in tree.heads.items() if key not in lost}
            if is_head:
                parent.others.remove(gone)
            else:
                parent.next = None
            if name == MAIN:
                self.match = self._match(parent)

            def revert() -> None:
                for key, head in lost.items():
                    if head is not gone:
                        tree.name_line(head, key)
                if is_head or parent.next is not None:
                    tree.attach(parent, gone, name if is_head else "")
                else:
                    parent.next = gone
                    self.match = main
                rank = {key: index for index, key in enumerate(order)}
                last = len(order)
                tree.heads = dict(
                    sorted(tree.heads.items(), key=lambda item: rank.get(item[0], last))
                )

            self._edited(revert)

    @property
    def can_undo(self) -> bool:
        """True if there is an edit to undo.

        Examples
        --------
        >>> from teg_nb import Match, Study, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> start = study.match.step
        >>> attacked = study.act("attack", "Chile", "Argentina")
        >>> ended = study.act("end_attack", at=("main", start))
        >>> study.promote("v1")
        >>> study.can_undo
        True
        """
        with self.lock:
            self._pull_from_match()
            return bool(self._undo)

    def undo(self) -> bool:
        """Undo the last edit: a note, title, promotion or deletion. Entries that were played stay.

        Returns
        -------
        bool
            True if there was one.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> study.delete("v1")
        >>> study.undo(), study.lines
        (True, ['main', 'v1'])
        """
        with self.lock:
            self._pull_from_match()
            if self._undo:
                self._undo.pop()()
                self._moved()
                return True
            return False

    def _set(self, line: str, node: Node, name: str, value: object) -> None:
        old_value = getattr(node, name)
        self._undo.append(lambda: setattr(node, name, old_value))
        self.edits += 1
        self._notes.append((line, node, name))
        setattr(node, name, value)

    def _edited(self, revert: Callable[[], None]) -> None:
        self._undo.append(revert)
        self._moved()

    def _moved(self) -> None:
        """Forget the end of the main line, so that it is looked up again."""
        self._tip = self._tree.root
        self.edits += 1
        self._shape += 1

    # Files

    def log(self) -> Log:
        """Return the study as a log, with its lines and notes.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> list(study.log().lines)
        ['main', 'v1']
        """
        with self.lock:
            self._pull_from_match()
            match = self.match
            lines = {MAIN: _to_line(MAIN, self._tree.root, "", 0)}
            due = dict(self._tree.heads)
            while due:  # a line follows the one that it leaves
                for name, head in list(due.items()):
                    origin, start = self._tree.place(head.parent or head)
                    if origin in lines:
                        lines[name] = _to_line(name, head, origin, start)
                        del due[name]
            about = self._about()
            if self.at is not None:
                about["opens_at"] = [*self.at]
            return Log(match.game, self._tree.root.state, match.started_from_position, about, lines)

    def _about(self) -> JsonObject:
        return dict(self.match.metadata) | ({"same_dice": self.seed} if self.reuse_rolls else {})

    def mark(self) -> Mark:
        """Return a mark of the present state, for a later call of `added`."""
        with self.lock:
            self._pull_from_match()
            ends = {name: self._tree.end(name) for name in [MAIN, *self._tree.heads]}
            about = to_json_line(self._about())
            return Mark(ends, self._shape, len(self._notes), about, self.at)

    def added(self, mark: Mark) -> tuple[JsonObject, Mark] | None:
        """Return the additions since a mark, as a journal record: see ``docs/logs.md``.

        The time depends on the number of additions alone, not on the length of the study.

        Parameters
        ----------
        mark : Mark

        Returns
        -------
        tuple of dict and Mark, or None
            The record, empty if nothing is new, and a new mark. None if the study has changed
            otherwise, by `promote`, `delete`, `undo`, ...: then the complete study must be saved.
        """
        with self.lock:
            self._pull_from_match()
            try:
                about = to_json_line(self._about())
            except (TypeError, ValueError):  # a complete save will report the fault
                return None
            if (self._shape, about) != (mark.shape, mark.about):
                return None
            ends, record = dict(mark.ends), JsonObject()
            grown: list[JsonObject] = []
            for name, end in mark.ends.items():
                if end.next is not None:
                    grown.append({"line": name, "from": end.step, **self._entries(end.next)})
                    *_, ends[name] = end.along()
            for name in [*self._tree.heads][len(ends) - 1 :]:
                head = self._tree.heads[name]
                assert head.parent is not None
                origin, start = self._tree.place(head.parent)
                title = {"name": head.title} if head.title else {}
                gone = {"taken_back": True} if head.taken_back else {}
                fields = {"line": name, "of": origin, "from": start, **title, **gone}
                grown.append({**fields, **self._entries(head)})
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

    def _entries(self, first: Node) -> JsonObject:
        settings = self.match.settings
        actions = [node.action for node in first.along() if node.action is not None]
        return {"entries": [encode(action, settings) for action in actions]}

    def save(self, path: str | Path) -> Path:
        """Write the study atomically as one file; see ``docs/logs.md``.

        Raises
        ------
        BadLog
            If the study is too large to be read again. No file was touched.
        OSError
            If the file cannot be written.

        Examples
        --------
        >>> import tempfile
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> path = study.save(f"{tempfile.mkdtemp()}/study.jsonl")
        >>> Study.load(path).lines
        ['main', 'v1']
        """
        return self.log().save(path)

    @classmethod
    def load(cls, path: str | Path, partial: bool = False) -> Study:
        """Read a study, or the log of a match, and replay it, checking everything.

        Raises
        ------
        BadLog
            If the log is invalid. The error has the line number.

        Examples
        --------
        >>> import tempfile
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> path = study.save(f"{tempfile.mkdtemp()}/study.jsonl")
        >>> Study.load(path).lines
        ['main', 'v1']
        """
        return cls.of(read_log(path, partial))

    @classmethod
    def parse(cls, lines: Iterable[str], partial: bool = False) -> Study:
        """Replay a study passed as lines; otherwise like `load`.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> Study.parse(study.log().written()).lines
        ['main', 'v1']
        """
        return cls.of(parse_log(lines, partial))

    @classmethod
    def of(cls, log: Log) -> Study:
        """Build the study of a log.

        Examples
        --------
        >>> from teg_nb import Match, Study, StudyPosition, position
        >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
        >>> _ = study.act("attack", "Chile", "Argentina")
        >>> tried = study.act("end_attack", at=StudyPosition("main", 0))
        >>> Study.of(study.log()).lines
        ['main', 'v1']
        """
        about = dict(log.about)
        match = Match(log.game, start=log.first)
        match.started_from_position = log.from_position
        main = log.lines[MAIN]
        match.actions, match.events = main.actions[:], main.events[:]
        match.states += main.states
        roll_seed, opens_at = about.pop("same_dice", None), about.pop("opens_at", None)
        match.metadata = about
        study = cls(match, roll_seed is not None, roll_seed or 0)
        for line in log.lines.values():
            node = study._node(StudyPosition(line.of, line.start)) if line.of else study._tree.root
            steps = zip(line.actions, line.states, line.events, strict=True) if line.of else ()
            for action, state, events in steps:
                child = Node(node, action, state, events)
                if child.step == line.start + 1:
                    study._tree.branch(child, line.name)
                    child.title, child.taken_back = line.title, line.taken_back
                else:
                    node.next = child
                node = child
            for step, note in line.notes.items():
                study._node(StudyPosition(line.name, step)).note = note
        with suppress(GameError, TypeError):  # the study opens elsewhere if the position is invalid
            study._node(StudyPosition(*opens_at))
            study.at = StudyPosition(*opens_at)
        return study

    # The tree and the match

    def _node(self, at: StudyPosition) -> Node:
        """Return the node at a position, after the newest entries of the match are merged."""
        self._pull_from_match()
        return self._tree.node(at)

    def _match(self, node: Node) -> Match:
        """Return the path to a node, as a match."""
        node, later = self._leaving(node)
        match = Branch(self.match, node.step)
        match.lock = self.lock
        _add_all(match, later)
        return match

    def _leaving(self, node: Node) -> tuple[Node, list[Node]]:
        """Return the last node of the path to a node that the match has, and the later ones."""
        path: list[Node] = []
        played = self.match.states
        while node.parent is not None and not (
            node.step < len(played) and played[node.step] is node.state
        ):
            path.append(node)
            node = node.parent
        return node, path[::-1]

    def _pull_from_match(self) -> None:
        """Merge the entries that were played, or taken back, on the match itself."""
        match, node = self.match, self._tip
        if node.next is None and node.step == len(match) and match.state is node.state:
            return  # nothing is new
        node = self._tree.end(MAIN)
        if node.step > len(match) or match.states[node.step] is not node.state:
            node = self._tree.root
            while (
                (after := node.next) is not None
                and node.step < len(match)
                and after.action == match.actions[node.step]
            ):
                node = after
                node.state = match.states[node.step]
        for step in range(node.step, len(match)):
            action, state = match.actions[step], match.states[step + 1]
            child = next((other for other in node.others if other.action == action), None)
            if child is None:
                child = Node(node, action, state, match.events[step])
            else:
                child.state = state
                node.others.remove(child)
                self._tree.drop(child)
                if (after := self._tree.detach(child)) is not None:
                    after.taken_back, after.title = child.taken_back, child.title
                child.taken_back, child.title = False, ""
                self._forget()  # the nodes to restore are gone
            older, node.next = node.next, child
            self._keep_as_variation(older)
            node = child
        older, node.next = node.next, None
        self._tip = node
        self._keep_as_variation(older)

    def _keep_as_variation(self, older: Node | None) -> None:
        """Keep entries that were taken back on the match as a variation."""
        if older is not None:
            self._tree.branch(older)
            self._forget()

    def _forget(self) -> None:
        self._undo.clear()
        self.edits += 1
        self._shape += 1


def _add_all(match: Match, path: list[Node]) -> None:
    """Add the entries of some nodes to a match."""
    for node in path:
        assert node.action is not None
        match._add(node.action, node.state, node.events)


class _ReplayedChance(Branch):
    """A branch on which a repeated throw has the same result: see `Study.resolve_chance`."""

    def __init__(self, match: Match, step: int, seed: int | str) -> None:
        super().__init__(match, step)
        self.seed = seed

    def _chance_rng(self, rng: random.Random) -> random.Random:
        decisions = (action for action in reversed(self.actions) if action.seat != CHANCE)
        asked = next(decisions, None)
        times, same = 1, asked is None
        for action in self.actions:
            if action.seat != CHANCE:
                same = action == asked
            else:
                times += same
        decision = [] if asked is None else encode(asked, self.settings)
        return random.Random(json.dumps([self.seed, decision, times]))


def _to_line(name: str, head: Node, of: str, start: int) -> Line:
    nodes = [*head.along()]
    played = nodes if of else nodes[1:]
    return Line(
        name,
        of,
        start,
        head.title,
        [node.action for node in played if node.action is not None],
        [node.state for node in played],
        [node.events for node in played],
        {node.step: node.note for node in nodes if node.note},
        bool(of) and head.taken_back,
    )

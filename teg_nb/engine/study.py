"""A study: a match, the lines of play that leave it, and what is said of their steps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from teg_nb.engine.codec import decode, decode_for, encode
from teg_nb.engine.errors import BadArgument, StaleStep, UnknownName
from teg_nb.engine.game import CHANCE, Action, Event
from teg_nb.engine.log import MAIN, Line, Log, Note, check_note
from teg_nb.engine.log import parse as parse_log
from teg_nb.engine.log import read as read_log
from teg_nb.engine.match import Match


class At(NamedTuple):
    """Where one is in a study: at a step of a line."""

    line: str = MAIN
    step: int = 0


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
        That of the match handed in; whatever changes the study holds it.

    Examples
    --------
    >>> from teg_nb.engine.games.teg.position import position
    >>> start = position(Blanco="Chile 4", Negro="Argentina 2, Brasil 3")
    >>> study = Study(Match(start=start))
    >>> asked = study.act("attack", "Chile", "Argentina")
    >>> study.act("roll", [6, 4, 1], [5, 4], at=asked)
    At(line='main', step=2)
    >>> worse = study.act("roll", [2, 1, 1], [6, 6], at=asked)
    >>> study.annotate(worse, say="What if the dice had been kind to Negro?", glyph="?")
    >>> study
    <Study teg: main 0 to 2; v1 from main 1 to 2>
    >>> len(study.match), study.line("v1").actions[-1].attack
    (2, (2, 1, 1))
    """

    def __init__(self, match: Match, same_dice: bool = False, seed: int | str = 0) -> None:
        self.match = match
        self.lock = match.lock
        self.same_dice = same_dice
        self.seed = seed
        self._root = _Node(None, None, match.states[0], [])
        self._heads: dict[str, _Node] = {}  # of the variations: the node with which each begins
        self._undo: list[Callable[[], None]] = []
        self._sync()

    def __reduce__(self) -> tuple[Any, ...]:
        return Study.parse, ([*self.log().written()],)  # its nodes lie too deep for pickle

    # Looking

    @property
    def lines(self) -> list[str]:
        """Names of the lines of play, the main one first."""
        with self.lock:
            self._sync()
            return [MAIN, *self._heads]

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
            self._sync()
            return self.match if name == MAIN else self._match(self._end(name))

    def end(self, name: str = MAIN) -> At:
        """The last step of a line."""
        with self.lock:
            self._sync()
            return At(name, self._end(name).step)

    def title(self, name: str) -> str:
        """What a variation is called, for people; empty if nothing was said."""
        with self.lock:
            self._sync()
            return self._head(name).title

    def origin(self, name: str) -> At:
        """Where a variation leaves another line."""
        with self.lock:
            self._sync()
            head = self._head(name)
            if head.parent is None:
                raise BadArgument("study_main")
            return self._place(head.parent)

    def state(self, at: At) -> Any:
        """The position at a place."""
        with self.lock:
            return self._node(at).state

    def branches(self, at: At) -> list[At]:
        """How play goes on from a place: along its own line first, then in the variations."""
        with self.lock:
            return [self._place(each) for each in self._node(at).children()]

    def action(self, at: At) -> Action | None:
        """The entry that led to a place; None at the very first position."""
        with self.lock:
            return self._node(at).action

    def note(self, at: At) -> Note:
        """What is said of a place: see `annotate`; empty if nothing."""
        with self.lock:
            return dict(self._node(at).note)

    def __repr__(self) -> str:  # a notebook keeps it: no cards
        told = [f"{MAIN} 0 to {self.end().step}"]
        for name in self.lines[1:]:
            origin = self.origin(name)
            told.append(f"{name} from {origin.line} {origin.step} to {self.end(name).step}")
        return f"<Study {self.match.game.name}: {'; '.join(told)}>"

    # Playing

    def play(self, action: Action, at: At | None = None) -> At:
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

    def act(self, verb: str, *arguments: Any, seat: str | None = None, at: At | None = None) -> At:
        """Play an action written with printed names; see `Match.act` and `play`.

        Raises
        ------
        BadMessage
            If it is not an action.
        IllegalAction
            If it is against the rules; the study is unchanged.
        """
        words = [verb, *(list(each) if isinstance(each, tuple) else each for each in arguments)]
        with self.lock:
            at = self.end() if at is None else at
            game, settings = self.match.game, self.match.settings
            if seat is not None:
                return self.play(decode([seat, *words], game, settings), at)
            who = game.to_move(self.state(at))
            return self.play(decode_for(max(who, CHANCE), words, game, settings), at)

    def chance(self, rng: random.Random, at: At | None = None) -> At:
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
            game = self.match.game
            while game.to_move(self.state(at)) == CHANCE:
                drawn = self._generator(self._node(at)) if self.same_dice else rng
                at = self.play(game.sample(self.state(at), drawn), at)
            return at

    def _generator(self, node: _Node) -> random.Random:
        """A generator for what is due at a node."""
        askers: list[Action | None] = []
        pending = 1  # throws whose decision has not been met yet, on the way back
        while node.parent is not None:
            if node.action is not None and node.action.seat == CHANCE:
                pending += 1
            else:
                askers += [node.action] * pending
                pending = 0
            node = node.parent
        askers += [None] * pending
        asked = askers[0]
        words = [] if asked is None else encode(asked, self.match.settings)
        return random.Random(json.dumps([self.seed, words, askers.count(asked)]))

    # Editing: each of these can be undone

    def annotate(self, at: At, **note: Any) -> None:
        """Say something of a place; what was said of it before goes.

        Parameters
        ----------
        at : At
        **note
            ``say``, ``ask``: text, or ``{"es": ..., "en": ...}``; ``arrows``: lists of two places
            and a tone; ``marks``: lists of a place and a tone (``"good"``, ``"bad"``, ``"idea"``,
            ``"look"``, or none); ``glyph``: ``"!"``, ``"?"``, ... Nothing takes the note away.

        Raises
        ------
        BadNote
            Saying what would be right.
        """
        if note:
            check_note(note, self.match.settings)
        with self.lock:
            self._set(self._node(at), "note", note)

    def rename(self, name: str, title: str) -> None:
        """Call a variation something, for people.

        Raises
        ------
        UnknownName
            If there is no such line.
        """
        with self.lock:
            self._sync()
            if name == MAIN:
                raise BadArgument("study_main")
            self._set(self._head(name), "title", str(title))

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
            self._sync()
            head = self._head(name)
            parent = head.parent
            if parent is None:
                raise BadArgument("study_main")
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

            self._undo.append(back)

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
            self._sync()
            head = self._head(name)
            if after is None and name == MAIN:
                raise BadArgument("study_main")
            if after is None or (name != MAIN and after < head.step):
                gone, first = head, True
            else:
                last = self._node(At(name, after))
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
                self.match = main.fork(parent.step)

            def back() -> None:
                for key, each in lost.items():
                    if each is not gone:
                        self._call(each, key)
                if first or parent.next is not None:
                    self._graft(parent, gone, name if first else "")
                else:
                    parent.next = gone
                    self.match = main
                known = {key: place for place, key in enumerate(order)}
                last = len(order)
                self._heads = dict(
                    sorted(self._heads.items(), key=lambda each: known.get(each[0], last))
                )

            self._undo.append(back)

    def undo(self) -> bool:
        """Take back the last edit: a note, a title, a promotion, a deletion. What was played stays.

        Returns
        -------
        bool
            Whether there was one.
        """
        with self.lock:
            self._sync()
            if self._undo:
                self._undo.pop()()
                return True
            return False

    def _set(self, node: _Node, name: str, value: Any) -> None:
        before = getattr(node, name)
        self._undo.append(lambda: setattr(node, name, before))
        setattr(node, name, value)

    # Files

    def log(self) -> Log:
        """The study as a log, with its lines and notes."""
        with self.lock:
            self._sync()
            match = self.match
            lines = {MAIN: _written(MAIN, self._root, "", 0)}
            due = dict(self._heads)
            while due:  # each after the one that it leaves
                for name, head in list(due.items()):
                    of, start = self._place(head.parent or head)
                    if of in lines:
                        lines[name] = _written(name, head, of, start)
                        del due[name]
            about = dict(match.about) | ({"same_dice": self.seed} if self.same_dice else {})
            return Log(match.game, self._root.state, match.started_from_position, about, lines)

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
        same = about.pop("same_dice", None)
        match.about = about
        study = cls(match, same is not None, same or 0)
        for line in log.lines.values():
            node = study._node(At(line.of, line.start)) if line.of else study._root
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
                study._node(At(line.name, step)).note = note
        return study

    # The tree

    def _head(self, name: str) -> _Node:
        if name != MAIN and name not in self._heads:
            raise UnknownName("line", name, [MAIN, *self._heads])
        return self._root if name == MAIN else self._heads[name]

    def _end(self, name: str) -> _Node:
        *_, last = self._head(name).along()
        return last

    def _node(self, at: At) -> _Node:
        self._sync()
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

    def _place(self, node: _Node) -> At:
        step, head = node.step, node
        while head.parent is not None and head.parent.next is head:
            head = head.parent
        if head is self._root:
            return At(MAIN, step)
        return At(next(name for name, each in self._heads.items() if each is head), step)

    def _branch(self, head: _Node, name: str = "") -> None:
        """Let a variation begin with a node."""
        assert head.parent is not None
        head.parent.others.append(head)
        self._call(head, name)

    def _call(self, head: _Node, name: str) -> None:
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

    def _graft(self, parent: _Node, head: _Node, name: str = "") -> None:
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
            self._call(head, name or own)
        self._merge(head, twin)

    def _merge(self, node: _Node, twin: _Node) -> None:
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
        match.actions = [each.action for each in way if each.action is not None]
        match.states = [self._root.state, *(each.state for each in way)]
        match.events = [each.events for each in way]
        return match

    def _sync(self) -> None:
        """Take in what was played, or taken back, on the match itself."""
        match, node = self.match, self._end(MAIN)
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
                self._undo.clear()  # what it would restore is not there any more
            older, node.next = node.next, child
            self._set_aside(older)
            node = child
        older, node.next = node.next, None
        self._set_aside(older)

    def _set_aside(self, older: _Node | None) -> None:
        """Keep what was taken back on the match as a variation."""
        if older is not None:
            self._branch(older)
            self._undo.clear()


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

"""The tree of a study: its nodes, the lines that they form, and the names of the lines."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.errors import BadArgument, StaleStep, UnknownName
from teg_nb.engine.log.format import MAIN, Note
from teg_nb.engine.schema.position import Position


class StudyPosition(NamedTuple):
    """A position in a study: a step of a line.

    Examples
    --------
    >>> from teg_nb import Match, Study, StudyPosition, position
    >>> study = Study(Match(start=position(Blanco="Chile 4", Negro="Argentina 2")))
    >>> study.act("attack", "Chile", "Argentina", at=StudyPosition("main", 0))
    StudyPosition(line='main', step=1)
    """

    line: str = MAIN
    step: int = 0


class Node:
    """A position in the tree, and the entry that led to it."""

    __slots__ = (
        *("_next", "action", "events", "head", "note", "others", "parent", "state", "step"),
        *("taken_back", "title"),
    )

    cuts: ClassVar[int] = 0
    """Number of times that a node of any tree got another next node. Growth does not count."""

    def __init__(
        self, parent: Node | None, action: Action | None, state: Position, events: list[Event]
    ) -> None:
        self.parent = parent
        self.action = action
        self.state = state
        self.events = events
        self.step: int = 0 if parent is None else parent.step + 1
        self._next: Node | None = None
        self.head: Node | None = None  # the first node of its line, when last looked up
        self.others: list[Node] = []
        self.note: Note = {}
        self.title = ""
        self.taken_back = False  # of a head: the line was played, and then replaced

    @property
    def next(self) -> Node | None:
        """The next node on its line."""
        return self._next

    @next.setter
    def next(self, node: Node | None) -> None:
        if self._next is not None and node is not self._next:
            Node.cuts += 1
        self._next = node

    def children(self) -> list[Node]:
        """Return the next nodes, the one on its own line first."""
        return [*([] if self.next is None else [self.next]), *self.others]

    def child(self, action: Action) -> Node | None:
        """Return the next node with an action. What was taken back is not gone on with."""
        children = (child for child in self.children() if not child.taken_back)
        return next((child for child in children if child.action == action), None)

    def along(self) -> Iterator[Node]:
        """Yield this node and the later ones on its line."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.next

    def back(self) -> Iterator[Node]:
        """Yield this node and its ancestors, without the root."""
        node = self
        while node.parent is not None:
            yield node
            node = node.parent

    def is_under(self, other: Node) -> bool:
        """Check if this node is `other` or one of its descendants."""
        node: Node | None = self
        while node is not None and node is not other:
            node = node.parent
        return node is not None


class StudyTree:
    """The nodes of a study, and its lines by name.

    It has no lock: the study holds its own during every call.

    Parameters
    ----------
    state : State
        The first position.

    Attributes
    ----------
    root : Node
        The first node of the main line.
    heads : dict
        The first node of each variation, by name.
    """

    def __init__(self, state: Position) -> None:
        self.root = Node(None, None, state, [])
        self.heads: dict[str, Node] = {}
        self._lines: dict[Node, list[Node]] = {}
        self._cuts = Node.cuts

    def line(self, head: Node) -> list[Node]:
        """Return a node and the later ones on its line, as a list that must not change.

        The list is kept, and grows with the line.
        """
        if self._cuts != Node.cuts:
            self._lines, self._cuts = {}, Node.cuts
        nodes = self._lines.get(head)
        if nodes is None:
            nodes = self._lines[head] = [head]
            head.head = head
        node = nodes[-1].next
        while node is not None:
            node.head = head
            nodes.append(node)
            node = node.next
        return nodes

    def is_main(self, node: Node) -> bool:
        """Check if a node is on the main line."""
        main = self.line(self.root)
        return node.step < len(main) and main[node.step] is node

    def follow(
        self, actions: Sequence[Action], states: Sequence[Position], end: Node | None = None
    ) -> tuple[Node, int]:
        """Follow actions from the first position; return the last node and the number followed.

        Lines that were taken back are not followed, nor is anything beyond the node `end`.

        Parameters
        ----------
        actions : sequence of Action
        states : sequence of Position
            The positions before, between and after the actions. Those that are the very objects of
            the tree are not compared again.
        end : Node, optional
        """
        node = self._shared(states, end)
        step = node.step
        for place in range(step, len(actions)):
            action = actions[place]
            child = None if node is end else node.child(action)
            if child is None:
                break
            node, step = child, step + 1
        return node, step

    def _shared(self, states: Sequence[Position], end: Node | None) -> Node:
        """Return the last node that has one of some positions, which lead there step by step.

        Only the main line and variations of it are searched, and none beyond `end`.
        """
        last = self.root
        for head in (self.root, *self.heads.values()):
            late = end is not None and head.step > end.step
            if late or head.taken_back or (head.parent and not self.is_main(head.parent)):
                continue
            nodes = self.line(head)
            length = min(len(nodes), len(states) - head.step)
            if end is not None and head is self.root:
                length = min(length, end.step + 1)
            # Two lines share only their beginning: a binary search finds its end.
            shared = bisect_left(
                range(length), True, key=lambda k: nodes[k].state is not states[head.step + k]
            )
            if shared and nodes[shared - 1].step > last.step:
                last = nodes[shared - 1]
        return last

    def head(self, name: str) -> Node:
        """Return the first node of a line; that of the main line is the root.

        Raises
        ------
        UnknownName
            If no line has that name.
        """
        if name != MAIN and name not in self.heads:
            raise UnknownName("line", name, [MAIN, *self.heads])
        return self.root if name == MAIN else self.heads[name]

    def variation(self, name: str) -> tuple[Node, Node]:
        """Return the first node of a variation, and the node that it leaves.

        Raises
        ------
        BadArgument
            For the main line, which leaves none.
        UnknownName
            If no line has that name.
        """
        head = self.head(name)
        if head.parent is None:
            raise BadArgument("study_main")
        return head, head.parent

    def end(self, name: str) -> Node:
        """Return the last node of a line.

        Raises
        ------
        UnknownName
            If no line has that name.
        """
        return self.line(self.head(name))[-1]

    def node(self, at: StudyPosition) -> Node:
        """Return the node at a position.

        Raises
        ------
        UnknownName, StaleStep
            If the tree has no such position.
        """
        name, step = at
        head = self.head(name)
        if type(step) is int and 0 <= step < head.step and head.parent is not None:
            node: Node | None = head
            while node is not None and node.step > step:  # the step is shared with another line
                node = node.parent
            assert node is not None
            return node
        nodes = self.line(head)
        if type(step) is int and 0 <= step - head.step < len(nodes):
            return nodes[step - head.step]
        raise StaleStep("line_steps", name=name, last=str(self.end(name).step), step=str(step))

    def place(self, node: Node) -> StudyPosition:
        """Return the position of a node, on its own line."""
        head = self.head_of(node)
        return StudyPosition(MAIN if head is self.root else self.name_of(head), node.step)

    def head_of(self, node: Node) -> Node:
        """Return the first node of the line of a node."""
        head = node
        while (parent := head.parent) is not None and parent.next is head:
            head = self._known_head(head) or parent
        self.line(head)
        return head

    def _known_head(self, node: Node) -> Node | None:
        """Return the first node of a line that has a node, if it was looked up and still holds."""
        head = node.head
        if head is None or head is node or self._cuts != Node.cuts:
            return None
        nodes, place = self._lines.get(head, ()), node.step - head.step
        return head if place < len(nodes) and nodes[place] is node else None

    def name_of(self, head: Node) -> str:
        """Return the name of the variation that begins with a node."""
        return next(name for name, node in self.heads.items() if node is head)

    def branch(self, head: Node, name: str = "") -> None:
        """Begin a variation with a node."""
        assert head.parent is not None
        head.parent.others.append(head)
        self.name_line(head, name)

    def name_line(self, head: Node, name: str) -> None:
        """Give a variation its name, or the next free one."""
        number = len(self.heads) + 1
        while not name or name in self.heads:
            name, number = f"v{number}", number + 1
        self.heads[name] = head

    def to_front(self, head: Node) -> None:
        """Make a variation the continuation of its parent. The replaced line takes its name."""
        parent = head.parent
        assert parent is not None
        name = self.name_of(head)
        older, parent.next = parent.next, head
        parent.others.remove(head)
        if older is None:
            del self.heads[name]
        else:
            parent.others.append(older)
            self.heads[name] = older

    def attach(self, parent: Node, head: Node, name: str = "") -> None:
        """Put a deleted tree back below a node.

        If the same action was played meanwhile, the tree replaces that node and takes its children.
        The undo steps refer to the restored nodes and to none that were created since.
        """
        children = parent.children()
        twin = next((child for child in children if child.action == head.action), None)
        if twin is None:
            self.branch(head, name)
            return
        if parent.next is twin:
            parent.next = head
        else:
            parent.others[parent.others.index(twin)] = head
            twin_name = self.name_of(twin)
            del self.heads[twin_name]
            self.name_line(head, name or twin_name)
        self._merge_into(head, twin)

    def _merge_into(self, node: Node, twin: Node) -> None:
        """Move all descendants of a node that is dropped to another one; it keeps its own line."""
        due = [(node, twin)]
        while due:
            node, twin = due.pop()
            self.drop(twin)
            for child in twin.children():
                same = next(
                    (
                        own_child
                        for own_child in node.children()
                        if own_child.action == child.action
                    ),
                    None,
                )
                merged = same or child
                merged.parent = node
                if child is twin.next and node.next is not merged:
                    older, node.next = node.next, merged
                    if same is not None:
                        node.others.remove(same)
                        self.drop(same)
                    if older is not None:
                        self.branch(older)
                elif same is None:
                    node.others.append(child)
                if same is not None:
                    due.append((same, child))

    def detach(self, node: Node) -> Node | None:
        """End a line at a node. What follows becomes a variation, whose first node is returned."""
        gone, node.next = node.next, None
        if gone is not None:
            self.branch(gone)
        return gone

    def reattach(self, head: Node) -> None:
        """Let the line that a variation leaves go on with it. That line ends there."""
        parent = head.parent
        assert parent is not None
        assert parent.next is None
        parent.others.remove(head)
        self.drop(head)
        parent.next, head.taken_back, head.title = head, False, ""

    def drop(self, head: Node) -> None:
        """Remove the variation that begins with a node, if there is one."""
        self.heads = {name: node for name, node in self.heads.items() if node is not head}

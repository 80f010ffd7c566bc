"""The tree of a study: its nodes, the lines that they form, and the names of the lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from teg_nb.engine.actions import Action, Event
from teg_nb.engine.errors import BadArgument, StaleStep, UnknownName
from teg_nb.engine.log.format import MAIN, Note
from teg_nb.engine.schema.position import Position


class StudyPosition(NamedTuple):
    """A position in a study: a step of a line."""

    line: str = MAIN
    step: int = 0


class Node:
    """A position in the tree, and the entry that led to it."""

    __slots__ = (
        *("action", "events", "next", "note", "others", "parent", "state", "step"),
        *("taken_back", "title"),
    )

    def __init__(
        self, parent: Node | None, action: Action | None, state: Position, events: list[Event]
    ) -> None:
        self.parent = parent
        self.action = action
        self.state = state
        self.events = events
        self.step: int = 0 if parent is None else parent.step + 1
        self.next: Node | None = None
        self.others: list[Node] = []
        self.note: Note = {}
        self.title = ""
        self.taken_back = False  # of a head: the line was played, and then replaced

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

    def follow(self, actions: Sequence[Action], end: Node | None = None) -> tuple[Node, int]:
        """Follow actions from the first position; return the last node and the number followed.

        Lines that were taken back are not followed, nor is anything beyond the node `end`.
        """
        node, step = self.root, 0
        for action in actions:
            child = None if node is end else node.child(action)
            if child is None:
                break
            node, step = child, step + 1
        return node, step

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
        *_, last = self.head(name).along()
        return last

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
        for node in head.along():
            if node.step == step:
                return node
        raise StaleStep("line_steps", name=name, last=str(self.end(name).step), step=str(step))

    def place(self, node: Node) -> StudyPosition:
        """Return the position of a node, on its own line."""
        step, head = node.step, node
        while head.parent is not None and head.parent.next is head:
            head = head.parent
        if head is self.root:
            return StudyPosition(MAIN, step)
        return StudyPosition(self.name_of(head), step)

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

"""docs/events.md says which columns the tables of each game have; this file writes it.

``python tests/engine/games/test_events_page.py > docs/events.md``
"""

from dataclasses import fields
from pathlib import Path

from teg_nb.analysis import battles_frame, board_frame, entries_frame, events_frame
from teg_nb.analysis.dataset.records import tables_for
from teg_nb.analysis.tables.entries import event_types
from teg_nb.engine.games import GAMES
from teg_nb.engine.play.match import Match

PAGE = Path(__file__).parents[3] / "docs" / "events.md"

HEAD = """# Columns by game

Which columns the tables have beside those that all games share ([Tables](tables.md)), and
which fields the events of `events_frame` have: a column for each.
`tests/engine/games/test_events_page.py`
writes this page and checks it.
"""

ENTRIES = {"step", "round", "turn", "seat", "phase", "kind", "clause"}
BOARD = {"step", "country", "continent", "owner", "armies"}
BATTLES = {
    *("step", "round", "seat", "defender", "source", "target", "armies_attack", "armies_defence"),
    *("dice_attack", "dice_defence", "attack", "defence", "losses_attack", "losses_defence"),
    "conquered",
}


def own(frame, common):
    """Columns that are the game's own, as a line."""
    return ", ".join(f"`{name}`" for name in frame if name not in common) or "none"


def page():
    lines = [HEAD]
    for name, game in GAMES.items():
        match = Match(name, 3)
        tables = tables_for(game, match.state)
        lines += [f"## `{name}`", "", f"- tables: {', '.join(f'`{table}`' for table in tables)}"]
        lines.append(f"- `entries_frame`: {own(entries_frame(match), ENTRIES)}")
        if "countries" in tables:
            lines.append(f"- `board_frame`: {own(board_frame(match), BOARD)}")
        lines.append(f"- `battles_frame`: {own(battles_frame(match), BATTLES)}")
        lines += ["", "| event | clause | fields |", "|---|---|---|"]
        for event in event_types(game):
            known = ", ".join(f"`{field.name}`" for field in fields(event)) or "none"
            lines.append(f"| `{event.kind}` | {event.clause} | {known} |")
        lines.append("")
    return "\n".join(lines)


def test_the_page_is_true():
    assert PAGE.read_text("utf-8") == page(), "write it anew: see the head of this file"


def test_every_field_of_an_event_is_a_column():
    for name, game in GAMES.items():
        columns = set(events_frame(Match(name, 3)))
        for event in event_types(game):
            for field in fields(event):
                assert {field.name, f"{field.name}_"} & columns, (name, event.kind, field.name)


if __name__ == "__main__":
    print(page(), end="")

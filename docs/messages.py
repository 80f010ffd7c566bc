"""Write the list of messages where it is shown: in ``docs/protocol.md`` and in the front end.

    python docs/messages.py [--check]

``teg_nb/widget/session/messages.py`` declares the messages. With ``--check`` nothing is written;
files that differ are named, and the exit status is 1.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from teg_nb.widget.session.messages import FIELDS, KINDS, AtPosition

ROOT = Path(__file__).resolve().parents[1]
PAGE = Path("docs/protocol.md")
SCRIPT = Path("teg_nb/widget/src/base/protocol.js")


def table() -> str:
    """Return the messages as a Markdown table."""
    rows = ["| kind | fields | effect |", "|---|---|---|"]
    for kind, cls in KINDS.items():
        own = [f"`{name}`" for name in FIELDS[kind] if name not in ("step", "line")]
        fields = ["position", *own] if issubclass(cls, AtPosition) else own
        effect = (cls.__doc__ or "").strip().splitlines()[0].rstrip(".")
        rows.append(f"| `{kind}` | {', '.join(fields)} | {effect} |")
    return "\n".join(rows)


def types() -> str:
    """Return the types of the messages as JSDoc."""
    lines = []
    for kind, fields in FIELDS.items():
        order = sorted(fields, key=lambda name: name != "line")  # the line, then the step
        parts = [f'kind: "{kind}"', *(f"{name}: {fields[name].script}" for name in order)]
        lines.append(f"{{{', '.join(parts)}}}")
    return "/**\n * @typedef {" + "\n *   | ".join(lines) + "} Message\n */"


def written(text: str, begin: str, end: str, part: str) -> str:
    """Return a text with the part between two marks replaced.

    Raises
    ------
    ValueError
        If it does not have both marks.
    """
    pattern = re.compile(rf"({re.escape(begin)}\n).*?(\n{re.escape(end)})", re.S)
    if not pattern.search(text):
        raise ValueError(f"no {begin}")
    return pattern.sub(lambda match: match[1] + part + match[2], text)


MARKS = {
    PAGE: ("<!-- messages -->", "<!-- end -->", table),
    SCRIPT: ("// messages", "// end", types),
}


def updated(path: Path) -> str:
    """Return a file's text with its list written anew."""
    begin, end, part = MARKS[path]
    return written((ROOT / path).read_text("utf-8"), begin, end, part())


def differing() -> list[Path]:
    """List the files that are not up to date."""
    return [path for path in MARKS if updated(path) != (ROOT / path).read_text("utf-8")]


def main() -> int:
    """Write both files, or name those that differ."""
    for path in differing():
        if "--check" in sys.argv[1:]:
            print(f"{path} is not up to date: python docs/messages.py")
        else:
            (ROOT / path).write_text(updated(path), "utf-8")
    return bool(differing())


if __name__ == "__main__":
    sys.exit(main())

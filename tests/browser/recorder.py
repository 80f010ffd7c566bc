"""A recorder of the messages that a page receives about widgets."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from itertools import pairwise
from typing import Any


class Recorder:
    """Recorder of the data that a page receives about widgets, message by message."""

    def __init__(self, page: Any) -> None:
        self.frames: list[bytes | str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(frame))

    def contents(self) -> Iterator[dict[str, Any]]:
        """Data of the messages of widgets; Lab's kernel protocol packs parts behind offsets."""
        for frame in self.frames:
            for part in _parts(frame):
                content = part.get("content", part)
                if isinstance(content, dict) and "comm_id" in content:
                    yield content["data"]


def _parts(frame: bytes | str) -> list[dict[str, Any]]:
    if isinstance(frame, str):
        return [json.loads(frame)]
    count = struct.unpack_from("<Q", frame)[0]
    offsets = struct.unpack_from(f"<{count}Q", frame, 8)
    texts = (frame[a:b] for a, b in pairwise(offsets))
    parts = []
    for text in texts:
        try:
            parts.append(json.loads(text))
        except ValueError:
            continue  # a buffer
    return [item for item in parts if isinstance(item, dict)]

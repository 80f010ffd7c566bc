"""Whatever is read is accepted or refused as documented; see `readers.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from lesson_readers import READERS as LESSONS
from readers import READERS as GAMES
from readers import Reader
from widget_readers import READERS as PAGES

pytestmark = pytest.mark.slow

READERS = (*GAMES, *LESSONS, *PAGES)

readers = pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)


def fed(reader: Reader, inputs: int, *phases: Phase, handful: int = 1) -> Counter[bool]:
    """Counts of accepted and refused inputs."""
    counted: Counter[bool] = Counter()

    @settings(
        max_examples=-(-inputs // handful),
        phases=phases or tuple(Phase),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(reader.given(handful))
    def feed(values: list[object]) -> None:
        for value in values:
            try:
                counted[reader.feed(value)] += 1
            except Exception as fault:
                fault.add_note(f"fed: {value!r}")
                raise

    feed()
    return counted


@readers
def test_a_reader_accepts_or_refuses(reader: Reader) -> None:
    counted = fed(reader, min(80, reader.soak // 25))
    assert counted[False]


@pytest.mark.soak
@readers
def test_a_million_inputs(
    reader: Reader, share: float, record_property: Callable[[str, object], None]
) -> None:
    asked = max(200, round(reader.soak * share))
    counted = fed(reader, asked, Phase.generate, handful=50)
    record_property("accepted", counted[True])
    record_property("refused", counted[False])
    assert counted.total() >= asked * 0.9
    assert counted[True]
    assert counted[False]


def test_it_is_a_million() -> None:
    assert sum(reader.soak for reader in READERS) >= 1_000_000

"""Whatever is read is accepted or refused as documented; see `readers.py`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings

sys.path.insert(0, str(Path(__file__).parent))

from readers import READERS, Reader

ARTIFACTS = Path(__file__).resolve().parent.parent / "artifacts"
readers = pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)


def fed(reader: Reader, examples: int, *phases: Phase) -> Counter[bool]:
    """How many inputs were accepted and refused."""
    counted: Counter[bool] = Counter()

    @settings(
        max_examples=examples,
        phases=phases or tuple(Phase),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(reader.given)
    def feed(value: object) -> None:
        counted[reader.feed(value)] += 1

    feed()
    return counted


@readers
def test_a_reader_accepts_or_refuses(reader: Reader) -> None:
    counted = fed(reader, min(150, reader.soak // 25))
    assert counted[False]


@pytest.mark.soak
@readers
def test_a_million_inputs(reader: Reader) -> None:
    """The figures go to ``artifacts/soak.json``, from where `docs/trust.md` has them."""
    counted = fed(reader, reader.soak, Phase.generate)
    ARTIFACTS.mkdir(exist_ok=True)
    figures = {"inputs": counted.total(), "accepted": counted[True], "refused": counted[False]}
    with (ARTIFACTS / "soak.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps({"reader": reader.name, **figures}) + "\n")
    assert counted.total() >= reader.soak * 0.9
    assert counted[True]
    assert counted[False]


def test_it_is_a_million() -> None:
    assert sum(reader.soak for reader in READERS) >= 1_000_000

import pytest

from teg_nb.exercises import journal, predictions


@pytest.fixture(autouse=True)
def fresh(monkeypatch, tmp_path):
    """No answer, no bet, no exercise but the test's own; no notebook is open."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    monkeypatch.setattr(journal, "_due", [])
    monkeypatch.setattr(journal, "_known", {})
    monkeypatch.setattr(journal, "_chosen", {"path": None, "who": "", "salt": None})
    monkeypatch.setattr(predictions, "_bets", [])

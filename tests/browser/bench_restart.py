"""Delay from the restart of a kernel until its board says so: ``make bench-browser``.

The time counts from the moment at which the kernel has been restarted. A board that knows of the
restart earlier, as the old kernel ends, has a delay below zero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lab_screen import ROOT, Screen

TIMES = 3

RESTARTS = {
    "menu": "sessionContext => sessionContext.restartKernel()",
    "another page": """({session}) =>
        fetch(`/api/kernels/${session.kernel.id}/restart`, {method: 'POST'})""",
}

DELAY = """async restart => {
  const root = document.querySelector('.teg');
  const says = new Promise(done => {
    const look = () => root.dataset.kernel === 'gone' && done(performance.now());
    new MutationObserver(look).observe(root, {attributes: true});
  });
  await eval(restart)(window.jupyterapp.shell.currentWidget.sessionContext);
  const restarted = performance.now();
  return await says - restarted;
}"""


@pytest.mark.parametrize("way", RESTARTS)
def test_delay_after_a_restart(way: str, lesson: Callable[..., Screen], page: Any) -> None:
    delays = []
    for _ in range(TIMES):
        lesson("from mesa import war\nwidget = war()\nwidget")
        delays.append(page.evaluate(DELAY, RESTARTS[way]))
        assert page.locator(".teg .teg-notice").is_visible()
    text = f"{way}: {', '.join(f'{delay:.0f}' for delay in sorted(delays))} ms after the restart\n"
    (ROOT / "artifacts").mkdir(exist_ok=True)
    (ROOT / "artifacts" / f"restart-{way.replace(' ', '-')}.md").write_text(text, encoding="utf-8")
    print(f"\n{text}")

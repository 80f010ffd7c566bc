"""A step is written into the map that Plotly has drawn: it is what Plotly would have drawn."""

from __future__ import annotations

import pytest
from boards import GAMES, Boards, played
from cases import cases

from teg_nb import Match, position

# All that is drawn, trace by trace; where Plotly has several pieces of a line, one after the other.
PICTURE = r"""() => {
  const root = document.querySelector('.teg-map');
  const style = (node, ...names) => names.map(name => getComputedStyle(node)[name]).join(' ');
  // A colour may have its opacity in itself or beside it.
  const paint = (node, name) => {
    const found = getComputedStyle(node);
    const [red, green, blue, alpha = 1] = found[name].match(/[\d.]+/g) ?? [];
    return [red, green, blue, (alpha * found[`${name}Opacity`]).toFixed(2)].join();
  };
  const seen = node => node.getAttribute('d')?.length > 8;
  const shape = (nodes, name, ...names) => nodes.length === 0 ? null :
    [nodes.map(each => each.getAttribute('d').replaceAll('Z', '')).join(''),
      paint(nodes[0], name), style(nodes[0], ...names)];
  const words = node => {
    const {x, y, width, height} = node.getBBox();
    const at = node.closest('g').transform.baseVal.consolidate()?.matrix ?? {e: 0, f: 0};
    const box = [x + at.e, y + at.f, width, height];
    return [node.textContent, ...box.map(each => Math.round(each * 5) / 5),
      style(node, 'fill', 'fontSize', 'fontStyle', 'fontWeight')];
  };
  const groups = root.querySelectorAll(':is(.scatterlayer, .teg-sketch) .trace');
  return Object.fromEntries([...groups].map(group => {
    const all = selector => [...group.querySelectorAll(selector)].filter(seen);
    return [[...group.classList].at(-1), {
      fill: shape(all('.js-fill'), 'fill'),
      line: shape(all('.js-line'), 'stroke', 'strokeWidth', 'strokeDasharray'),
      points: all('.point').filter(each => getComputedStyle(each).opacity > 0).map(each =>
        [each.getAttribute('transform'), style(each, 'fill', 'stroke', 'strokeWidth')]),
      words: [...group.querySelectorAll('text')].filter(each => each.textContent).map(words),
    }];
  }));
}"""

REST = 2200  # ms, after which Plotly has drawn all

# Once a board is there, before Plotly: what is drawn, and what after some steps back.
FIRST = """picture => {
  window.first = new Promise(done => new MutationObserver(async (_, watch) => {
    const root = document.querySelector('.teg[data-step]');
    if (!root) return;
    watch.disconnect();
    const step = root.dataset.step;
    const found = {step, drawn: picture(), plotly: !!root.querySelector('.scatterlayer')};
    for (let k = 0; k < 9; k++) {
      const before = root.dataset.step;
      root.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
      while (root.dataset.step === before) await new Promise(next => setTimeout(next, 1));
    }
    found.stepped = root.querySelector('.teg-sketch') && picture();
    done(found);
  }).observe(document, {subtree: true, childList: true, attributes: true}));
}"""


def stepped(boards: Boards, key: str, times: int) -> None:
    """Press a button of the timeline again and again, each time once the step before is drawn."""
    for _ in range(times):
        boards.page.evaluate(
            """async key => {
              const root = document.querySelector('.teg');
              const before = root.dataset.step;
              root.querySelector(`[data-key=${key}]`).click();
              while (root.dataset.step === before) await new Promise(done => setTimeout(done, 1));
            }""",
            key,
        )


@pytest.mark.parametrize("game", cases("teg", soak=[item for item in GAMES if item != "teg"]))
def test_a_board_is_there_before_plotly(game: str, boards: Boards) -> None:
    boards.page.evaluate(f"({FIRST})({PICTURE})")
    boards.show(game, match=played(game, **({"memory_aid": True} if game == "reconquista" else {})))
    first = boards.page.evaluate("window.first")
    assert not first["plotly"]
    if not first["drawn"]:  # stripes of shared countries are Plotly's
        return
    assert first["stepped"] != first["drawn"]
    for when in ("stepped", "drawn"):
        boards.page.wait_for_timeout(REST)
        assert boards.page.locator(".teg-sketch").count() == 0
        drawn = boards.page.evaluate(PICTURE)
        assert first[when].keys() == drawn.keys()
        for name, trace in drawn.items():
            assert first[when][name] == trace, (when, name)
        stepped(boards, "forward" if when == "stepped" else "back", 9)


def test_a_click_before_plotly_acts(boards: Boards) -> None:
    boards.page.route("**/plotly.js", lambda route: None)  # it never comes
    start = position(Blanco="Argentina 12, Chile 4", Negro="Brasil 2", Rojo="Sahara 6")
    boards.open("teg", match=Match(start=start), seed=3)
    root = boards.page.locator(".teg[data-step='0']:has(.teg-sketch)")
    for name in ("Argentina", "Brasil"):
        at = root.evaluate("(root, name) => root.tegPixel(name)", name)
        boards.page.mouse.click(at["x"], at["y"])
    boards.page.wait_for_selector(".teg:not([data-step='0']):not([data-busy]) .teg-sketch")
    assert boards.widgets["teg"].match.actions[0].verb == "attack"


@pytest.mark.parametrize("game", cases("teg", soak=[item for item in GAMES if item != "teg"]))
def test_what_is_written_is_what_plotly_draws(game: str, boards: Boards) -> None:
    open_past = {"memory_aid": True} if game == "reconquista" else {}
    boards.show(game, match=played(game, **open_past))
    for key, times in (("back", 9), ("back", 7), ("forward", 12), ("back", 1)):
        stepped(boards, key, times)
        written = boards.page.evaluate(PICTURE)
        boards.page.wait_for_timeout(REST)
        drawn = boards.page.evaluate(PICTURE)
        assert written.keys() == drawn.keys()
        for name, trace in drawn.items():
            assert written[name] == trace, name

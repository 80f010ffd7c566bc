"""Boards in a page without a notebook: the front end as shipped, and a kernel in this process.

For what depends on the page alone, such as sizes, colours and words: it is there in a second,
where a Lab needs ten. What a person does goes to a widget, and its answers come back.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from teg_nb import Match, MatchWidget
from teg_nb.bots import POLICIES

STATIC = Path(__file__).resolve().parents[2] / "teg_nb" / "widget" / "static"

GAMES = {"teg": 6, "tgm": 6, "reconquista": 6, "wargame": 4, "eggar": 4}
"""Games, and how many seats they are shown with."""

ENTRIES = {"teg": 400, "tgm": 260, "reconquista": 150, "wargame": 300, "eggar": 60}
"""Number of entries of a match that are played before it is shown."""

ADDRESS = "http://127.0.0.1:9/boards"

PAGE = """<!doctype html><html lang="es"><head><title>Boards</title></head>
<body style="margin: 0"><main></main></body></html>"""

# A model as a host has it, as far as the front end uses one. `undefined` stands for None, as in
# JupyterLite; other hosts send null.
OPEN = """async ({name, board, ...traits}) => {
  const bare = value => value === null ? undefined
    : Array.isArray(value) ? value.map(bare)
    : typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bare(part)]))
    : value;
  traits = bare(traits);
  const front = await (window.front ??= import('/widget.js'));
  const heard = {};
  let written = {};
  const tell = (event, content) => (heard[event] ?? []).forEach(each => each(content));
  const hear = told => {
    const answer = bare(told);
    for (const [trait, value] of Object.entries(answer.state)) {
      if (JSON.stringify(traits[trait]) === JSON.stringify(value)) continue;
      traits[trait] = value;
      tell(`change:${trait}`);
    }
    for (const reply of answer.replies) tell('msg:custom', reply);
  };
  const model = {
    get: trait => traits[trait],
    on: (event, callback) => (heard[event] ??= []).push(callback),
    off: () => {},
    set: (trait, value) => {
      traits[trait] = written[trait] = value;
      tell(`change:${trait}`);
    },
    save_changes: () => {
      const state = written;
      written = {};
      if (Object.keys(state).length) window.kernel(name, {state}).then(hear);
    },
    send: (message, callbacks) => {
      window.kernel(name, message).then(answer => {
        hear(answer);
        callbacks?.iopub?.status({content: {execution_state: 'idle'}});
      });
    },
  };
  window.stop?.();
  const el = document.createElement('div');
  document.querySelector('main').replaceChildren(el);
  window.stop = front.render({model, el, board, part: name => import(`/${name}.js`)});
}"""


def played(game: str, seed: int = 5, **options: Any) -> Match:
    """A match some rounds on, where the seat to move is a person's."""
    match = Match(game, seats=GAMES[game], options=options)
    rng = random.Random(seed)
    greedy = POLICIES["greedy"]
    while match.to_move != -2 and (len(match) < ENTRIES[game] or match.to_move < 0):
        state = match.state
        if match.to_move < 0:
            match.push(match.game.sample_chance(state, rng))
        else:
            match.push(greedy(match.game.observe(state, match.to_move), rng))
    return match


def shown(widget: Any) -> dict[str, Any]:
    """The traits of a widget that a page draws."""
    shared = ("front", "board", "plotly", "layout", "tabbable", "tooltip")
    state = widget.get_state()
    return {name: state[name] for name in state if name[0] != "_" and name not in shared}


class Boards:
    """A page that shows one board at a time."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.widgets: dict[str, MatchWidget] = {}
        page.route("**/*", self._serve)
        page.goto(ADDRESS)
        page.expose_function("kernel", self._answer)

    def _serve(self, route: Any) -> None:
        name = route.request.url.rpartition("/")[2]
        if name in ("widget.js", "plotly.js"):
            script = (STATIC / name).read_text("utf-8")
            route.fulfill(body=script, content_type="text/javascript")
        elif route.request.url == ADDRESS:
            route.fulfill(body=PAGE, content_type="text/html")
        else:
            route.fulfill(status=204)

    def _answer(self, name: str, message: Any) -> dict[str, Any]:
        widget = self.widgets[name]
        replies: list[Any] = []
        widget.send = lambda content, buffers=None: replies.append(content)
        if set(message) == {"state"}:
            widget.set_state(message["state"])
        else:
            widget._on_message(widget, message, [])
        return {"state": shown(widget), "replies": replies}

    def show(self, game: str, **options: Any) -> Any:
        """Show a board and wait for its map; returns its root element."""
        self.open(game, **options)
        self.settled()
        return self.page.locator(".teg")

    def tab(self, name: str) -> None:
        """Open a tab of the side."""
        self.page.locator(f'.teg [data-key="tab-{name}"]').click()
        self.settled()

    def open(
        self, game: str, *, width: int = 1000, height: int = 900, dark: bool = False, **options: Any
    ) -> None:
        """Put a board into the page."""
        widget = self.widgets.get(game)
        if widget is None or options:
            match = options.pop("match", None) or played(game)
            widget = self.widgets[game] = MatchWidget(match, **options)
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "dark => { document.body.dataset.theme = dark ? 'dark' : 'light';"
            " document.body.style.background = dark ? '#111' : '#fff'; }",
            dark,
        )
        board = json.loads(widget._parts["board"].text)
        scene = {"name": game, "board": board, **shown(widget)}
        self.page.evaluate(OPEN, scene)

    def settled(self) -> None:
        """Wait until the map is drawn, and stays so for two frames."""
        self.page.wait_for_selector(".teg[data-step] .js-plotly-plot .scatterlayer")
        self.page.evaluate(
            """async () => {
              const root = document.querySelector('.teg');
              const frame = () => new Promise(done => requestAnimationFrame(done));
              for (let still = 0, seen = ''; still < 3; ) {
                await frame();
                const now = root.dataset.seq + root.hasAttribute('data-busy');
                still = now === seen ? still + 1 : 0;
                seen = now;
              }
            }"""
        )

"""Widgets in a page without a notebook: models as ipywidgets has them, and links.

Writes of the page go to the kernel one at a time, and of those that wait only the newest, as
ipywidgets does. Links live on the page alone. Models find each other by their ids.
"""

from __future__ import annotations

import json
from typing import Any

from boards import ADDRESS, STATIC

from teg_nb import PlayoutsView

PAGE = """<!doctype html><html lang="es"><head><title>Views</title>
<style>main { display: flex; flex-flow: row wrap; } main > div { min-width: 0; }</style></head>
<body style="margin: 0"><main></main></body></html>"""

OPEN = """async ({widgets, links, tree, held}) => {
  const front = await import('/widget.js');
  const playouts = widgets.some(each => each.playouts) && (await import('/playouts.js')).default;
  const models = {}, known = {};
  window.models = models;
  const get_model = async id => known[id] ?? Promise.reject(new Error(id));
  window.sent = [];
  window.held = held;
  for (const {name, id, traits} of widgets) {
    const heard = {}, changed = {};
    let under = false, waiting = {};
    const tell = (event, content) => [...(heard[event] ?? [])].forEach(each => each(content));
    const flush = async () => {
      if (under || window.held || !Object.keys(waiting).length) return;
      under = true;
      const state = waiting;
      waiting = {};
      window.sent.push([name, state]);
      hear(await window.kernel(name, {state}));
      under = false;
      flush();
    };
    const hear = answers => {
      for (const {name: whose, state, content} of answers) {
        const model = models[whose];
        for (const [trait, value] of Object.entries(state ?? {})) model.set(trait, value, true);
        if (content) model.tell('msg:custom', content);
      }
    };
    const model = known[id] = models[name] = {
      widget_manager: {get_model},
      tell, flush, hear,
      get: trait => traits[trait],
      set: (trait, value, kernel) => {
        if (JSON.stringify(traits[trait]) === JSON.stringify(value)) return;
        traits[trait] = value;
        if (!kernel) changed[trait] = value;
        tell(`change:${trait}`);
      },
      save_changes: () => {
        for (const trait of Object.keys(changed)) {
          waiting[trait] = changed[trait];
          delete changed[trait];
        }
        flush();
      },
      on: (event, callback) => (heard[event] ??= []).push(callback),
      off: (event, callback) => heard[event]?.splice(heard[event].indexOf(callback), 1),
      send: async (message, callbacks) => {
        hear(await window.kernel(name, {message}));
        callbacks?.iopub?.status({content: {execution_state: 'idle'}});
      },
    };
  }
  for (const {source, target, trait} of links) {
    const go = (from, to) => models[from].on(`change:${trait}`, () => {
      models[to].set(trait, models[from].get(trait));
      models[to].save_changes();
    });
    models[target].set(trait, models[source].get(trait));
    go(source, target);
    go(target, source);
  }
  const main = document.querySelector('main');
  main.replaceChildren();
  const put = ({name, flex, classes, inside}, into) => {
    const el = document.createElement('div');
    el.className = classes ?? '';
    const share = flex ?? (into === main ? '1 1 420px' : '0 1 auto');
    Object.assign(el.style, {flex: share, minWidth: 0, ...inside?.style});
    if (name) el.id = name;
    into.append(el);
    for (const each of inside?.children ?? []) put(each, el);
  };
  for (const each of tree) put(each, main);
  for (const {name, parts, playouts: isPlayouts} of widgets) {
    const el = document.getElementById(name);
    const part = async which => {
      if (which === 'plotly') return import('/plotly.js');
      const {text} = await window.kernel(name, {part: which});
      return which === 'board' ? JSON.parse(text) : text;
    };
    const view = isPlayouts ? playouts : front;
    view.render({model: models[name], el, board: parts.board, film: parts.film, part});
  }
}"""


class Widgets:
    """A page that shows widgets side by side, linked."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.widgets: dict[str, Any] = {}
        self.names: dict[str, str] = {}
        self._answers: list[dict[str, Any]] = []
        page.route("**/*", self._serve)
        page.goto(ADDRESS)
        page.expose_function("kernel", self._kernel)

    def _serve(self, route: Any) -> None:
        file = route.request.url.rpartition("/")[2]
        if file in ("widget.js", "plotly.js", "playouts.js"):
            script = (STATIC / file).read_text("utf-8")
            route.fulfill(body=script, content_type="text/javascript")
        elif route.request.url == ADDRESS:
            route.fulfill(body=PAGE, content_type="text/html")
        else:
            route.fulfill(status=204)

    def _kernel(self, name: str, said: dict[str, Any]) -> Any:
        widget = self.widgets[name]
        if "part" in said:
            return {"text": widget._parts[said["part"]].text}
        self._answers = []
        if "state" in said:
            widget.set_state(said["state"])
        else:
            widget._handle_custom_msg(said["message"], [])
        return self._answers

    def _catch(self, name: str, widget: Any) -> None:
        def send(message: dict[str, Any], buffers: Any = None) -> None:
            if message["method"] == "update":
                state = json.loads(json.dumps(message["state"]))
                self._answers.append({"name": name, "state": state})
            elif message["method"] == "custom":
                self._answers.append({"name": name, "content": message["content"]})

        widget._send = send

    def show(
        self,
        widgets: dict[str, Any],
        links: list[Any] = (),  # type: ignore[assignment]
        *,
        width: int = 1400,
        height: int = 1000,
        dark: bool = False,
        box: Any = None,
    ) -> None:
        """Show widgets by name, with the `ipywidgets` links between them; in a box, if given.

        Of the box and the boxes in it the page has what says how views share its width.
        """
        self.widgets = widgets
        names = {id(widget): name for name, widget in widgets.items()}
        told = []
        for name, widget in widgets.items():
            self._catch(name, widget)
            state = {k: v for k, v in widget.get_state().items() if not k.startswith("_")}
            parts: dict[str, Any] = {"film": None, "board": None}
            for part, shared in getattr(widget, "_parts", {}).items():
                if part in ("board", "film"):
                    parts[part] = json.loads(shared.text) if part == "board" else shared.text
            state.pop("layout", None)
            playouts = isinstance(widget, PlayoutsView)
            told.append(
                {
                    "name": name,
                    "id": widget.model_id,
                    "traits": state,
                    "parts": parts,
                    "playouts": playouts,
                }
            )
        linked = [
            {"source": names[id(a)], "target": names[id(b)], "trait": trait}
            for link in links
            for (a, trait), (b, _) in [(link.source, link.target)]
        ]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "dark => { document.body.dataset.theme = dark ? 'dark' : 'light';"
            " document.body.style.background = dark ? '#111' : '#fff'; }",
            dark,
        )
        tree = [_placed(item, names) for item in ([box] if box else widgets.values())]
        self.page.evaluate(OPEN, {"widgets": told, "links": linked, "tree": tree, "held": False})


def _placed(widget: Any, names: dict[int, str]) -> dict[str, Any]:
    """A widget, or a box of widgets, as a page arranges it."""
    layout = widget.layout
    placed = {"name": names.get(id(widget)), "flex": layout.flex}
    if id(widget) not in names:
        style = {"display": "flex", "flexFlow": layout.flex_flow or "column"}
        placed["flex"] = layout.flex or "1 1 100%"
        placed["classes"] = " ".join(widget._dom_classes)
        children = [_placed(child, names) for child in widget.children]
        placed["inside"] = {"style": style, "children": children}
    return placed

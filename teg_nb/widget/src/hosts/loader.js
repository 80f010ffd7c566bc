/**
 * The part of the front end in every board. It must stay small: a host gives a module little time to answer (anywidget 2 s).
 *
 * The rest, the front end and the drawing of the board, reaches a page once. The kernel has a model for each, whose
 * name says what is in it (`shared.py`). Where a host has no such models, or the model is gone, it is asked for by a
 * message, which a kernel that is busy answers later.
 */

/** @import { RenderProps } from "@anywidget/types" */

import words from "../../../engine/text/locale/loading.json" with { type: "json" };
import { imported } from "../base/unpack.js";
import { reconnect } from "./reconnect.js";

/** Between two looks, ms. */
const PAUSE = 500;

/** After this time, ms: a model that has not been found is asked for; and asked for again. */
const ASKED = 2000;
const ASKED_AGAIN = 20000;

/** After this time the person is told what may be wrong, ms. */
const LATE = 8000;

/**
 * Resources of the page, loaded or pending.
 *
 * @typedef {object} Part
 * @property {Promise<any>} ready what has been made of its text
 * @property {boolean} here
 * @property {(text: string) => void} take
 * @property {number} asked when
 */

/** @type {{parts: Map<string, Part>, turn: Promise<unknown>}} */
const page = (/** @type {any} */ (globalThis)[Symbol.for("teg_nb: shared, 1")] ??= {
  parts: new Map(),
  turn: Promise.resolve(),
});

const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));

/** Before work that blocks the page: until the modules are here that other boards have begun to import. */
const breath = () => imported("");

/** @type {Record<string, (text: string) => any>} */
const OPENED = {
  front: (text) => breath().then(() => imported(text)),
  plotly: imported,
  board: JSON.parse,
  film: (text) => text,
};

/**
 * @param {any} model
 * @param {"front" | "board" | "film" | "plotly"} name
 * @param {AbortSignal} gone
 */
function wanted(model, name, gone) {
  const id = model.get(name).slice("IPY_MODEL_".length);
  const part = page.parts.get(id) ?? missing(name);
  page.parts.set(id, part);
  if (!part.here) bring(model, name, id, part, gone).catch(() => {}); // the kernel has ended: the line says what to do
  return part.ready;
}

/** @type {(name: string) => Part} */
function missing(name) {
  /** @type {Part} */
  const part = { here: false, asked: -Infinity, take: () => {}, ready: Promise.resolve() };
  part.ready = new Promise((/** @type {(text: string) => void} */ done) => (part.take = done)).then((text) => {
    part.here = true;
    return OPENED[name](text);
  });
  return part;
}

/** @type {(model: any, name: string, id: string, part: Part, gone: AbortSignal) => Promise<void>} */
async function bring(model, name, id, part, gone) {
  const hear = (/** @type {any} */ content) => {
    if (content?.kind === "shared" && content.part === name) part.take(content.text);
  };
  const look = async () => part.take((await model.widget_manager.get_model(id)).get("text"));
  model.on("msg:custom", hear);
  for (const start = performance.now(); !part.here && !gone.aborted; await pause(PAUSE)) {
    const now = performance.now();
    if (model.widget_manager) look().catch(() => {}); // not there yet, or no more
    if (model.widget_manager && now - start < ASKED) continue;
    if (now - part.asked < ASKED_AGAIN) continue;
    part.asked = now;
    model.send({ kind: "shared", part: name });
  }
  model.off("msg:custom", hear);
}

/** @param {RenderProps<any>} props */
function render({ model, el }) {
  const gone = new AbortController();
  /** @type {(() => void) | undefined} */
  let stop;
  const lang = model.get("lang") === "en" ? "en" : "es";
  const line = Object.assign(document.createElement("p"), { textContent: words.wait[lang] });
  line.setAttribute("role", "status");
  el.append(line);
  const late = setTimeout(() => (line.textContent = words.late[lang]), LATE);

  const show = async () => {
    await reconnect(model);
    const part = (/** @type {"front" | "board" | "film" | "plotly"} */ name) => model.get(name) && wanted(model, name, gone.signal);
    const [front, board, film] = await Promise.all([part("front"), part("board"), part("film")]);
    await (page.turn = page.turn.then(breath)); // one board after the other
    if (gone.signal.aborted) return;
    clearTimeout(late);
    line.remove();
    stop = front.render({ model, el, board, film, part });
  };
  show().catch((fault) => {
    clearTimeout(late);
    line.textContent = `${words.failed[lang]} (${fault})`;
    el.append(line);
  });
  return () => {
    gone.abort();
    clearTimeout(late);
    stop?.();
    el.replaceChildren(); // ipywidgets keeps the last element of a model for as long as the kernel keeps the model
  };
}

export default { render };

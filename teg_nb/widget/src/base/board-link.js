/**
 * A view beside a board goes where the board goes, and takes it along: on the page, where a cursor waits for no kernel,
 * which is told of the board alone. A host without models that find each other leaves the view to itself.
 */

/** @import { AnyModel } from "@anywidget/types" */
import { kernelOf } from "./kernel.js";

/** Between two looks for the board, ms; and how many. */
const PAUSE = 500;
const LOOKS = 40;

/** While a key is held down views show a place now and then, ms, all in one frame: the map needs the page more. */
const SELDOM = 200;

/** Callbacks for that frame. @type {Set<() => void>} */
const due = new Set();
let [waits, last] = [false, -Infinity];

/** @param {() => void} show */
function soon(show) {
  due.add(show);
  if (waits) return;
  waits = true;
  setTimeout(() => requestAnimationFrame(together), Math.max(last + SELDOM - performance.now(), 0));
}

function together() {
  [waits, last] = [false, performance.now()];
  const all = [...due];
  due.clear();
  for (const show of all) show();
}

const same = (/** @type {unknown} */ one, /** @type {unknown} */ two) => JSON.stringify(one) === JSON.stringify(two);

/**
 * @param {AnyModel<any>} model
 * @param {string[]} names of the traits that are the board's
 * @param {(() => void)[]} stops
 * @param {() => void} moved show where the view is now
 * @returns {(traits: Record<string, unknown>) => void} what sets them, as a person means it
 */
export function along(model, names, stops, moved) {
  const { write } = kernelOf(model, () => {}, stops);
  /** @type {((traits: Record<string, unknown>) => void) | null} */
  let go = null;
  let gone = false;
  const later = () => soon(moved);
  for (const name of names) model.on(`change:${name}`, later);
  stops.push(() => {
    gone = true;
    due.delete(moved);
    for (const name of names) model.off(`change:${name}`, later);
  });

  /** @param {any} board */
  const follow = (board) => {
    const lead = kernelOf(board, () => {}, stops).write;
    const come = () => names.forEach((name) => same(model.get(name), board.get(name)) || model.set(name, board.get(name)));
    const take = (/** @type {string} */ name) => () => same(model.get(name), board.get(name)) || lead({ [name]: model.get(name) });
    for (const name of names) {
      const taken = take(name);
      board.on(`change:${name}`, come);
      model.on(`change:${name}`, taken);
      stops.push(() => (board.off(`change:${name}`, come), model.off(`change:${name}`, taken)));
    }
    go = lead;
    come();
  };
  const look = async () => {
    const id = model.get("leader")?.slice("IPY_MODEL_".length);
    for (let k = 0; id && k < LOOKS && !gone; k++) {
      const found = await /** @type {any} */ (model.widget_manager)?.get_model?.(id).catch(() => null);
      if (found && !gone) return follow(found);
      await new Promise((done) => setTimeout(done, PAUSE)); // it may be on its way
    }
  };
  look();
  return (traits) => {
    (go ?? write)(traits);
    due.delete(moved);
    moved(); // a person waits for it
  };
}

/**
 * A view beside a board goes where the board goes, and takes it along: on the page, where a cursor waits for no kernel,
 * which is told of the board alone. A host whose views cannot find each other leaves the view to itself.
 */

/** @import { Host } from "../hosts/host.js" */

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
 * @param {Host} host
 * @param {string[]} names of the traits that are the board's
 * @param {(() => void)[]} stops
 * @param {() => void} moved show where the view is now
 * @returns {(traits: Record<string, unknown>) => void} what sets them, as a person means it
 */
export function along(host, names, stops, moved) {
  /** @type {((traits: Record<string, unknown>) => void) | null} */
  let go = null;
  let gone = false;
  const later = () => soon(moved);
  for (const name of names) stops.push(host.hear(`change:${name}`, later));
  stops.push(() => {
    gone = true;
    due.delete(moved);
  });

  /** @param {Host} board */
  const follow = (board) => {
    const come = () => names.forEach((name) => same(host.get(name), board.get(name)) || host.show({ [name]: board.get(name) }));
    const take = (/** @type {string} */ name) => () => same(host.get(name), board.get(name)) || board.set({ [name]: host.get(name) });
    for (const name of names) stops.push(board.hear(`change:${name}`, come), host.hear(`change:${name}`, take(name)));
    go = board.set;
    come();
  };
  const look = async () => {
    const leader = host.get("leader");
    for (let k = 0; leader && k < LOOKS && !gone; k++) {
      const board = await host.beside(leader);
      if (board && !gone) return follow(board);
      await new Promise((done) => setTimeout(done, PAUSE)); // it may be on its way
    }
  };
  look();
  return (traits) => {
    (go ?? host.set)(traits);
    due.delete(moved);
    moved(); // a person waits for it
  };
}

/** The visible window of an enlarged board. Pure: every change is a new window. */

/** @import { Board, Point } from "../base/protocol.js" */

/** @typedef {{times: number, left: number, top: number}} Window how much larger; its corner, in units of the drawing */

/** So much larger at most. */
const MOST = 6;

/** @type {() => Window} */
export const whole = () => ({ times: 1, left: 0, top: 0 });

/** @type {(board: Board, window: Window) => Window} the same, inside the board */
function kept(board, { times, left, top }) {
  const inside = (/** @type {number} */ at, /** @type {number} */ size) => Math.min(Math.max(at, 0), size - size / times);
  return { times, left: inside(left, board.width), top: inside(top, board.height) };
}

/**
 * So many times larger than it is, with a point where it was.
 *
 * @param {Board} board
 * @param {Window} window
 * @param {number} factor
 * @param {Point} [at] default: the middle
 * @returns {Window}
 */
export function larger(board, window, factor, at) {
  const times = Math.min(Math.max(window.times * factor, 1), MOST);
  const [x, y] = at ?? [window.left + board.width / window.times / 2, window.top + board.height / window.times / 2];
  const same = window.times / times;
  return kept(board, { times, left: x - (x - window.left) * same, top: y - (y - window.top) * same });
}

/** @type {(board: Board, window: Window, dx: number, dy: number) => Window} moved, in units of the drawing */
export const moved = (board, { times, left, top }, dx, dy) => kept(board, { times, left: left + dx, top: top + dy });

/** @type {(board: Board, window: Window, point: Point) => Window} the same, or moved so that a point is well inside */
export function showing(board, window, [x, y]) {
  const [width, height] = [board.width / window.times, board.height / window.times];
  const well = (/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ size) => at > start + size * 0.1 && at < start + size * 0.9;
  if (well(x, window.left, width) && well(y, window.top, height)) return window;
  return kept(board, { times: window.times, left: x - width / 2, top: y - height / 2 });
}

/** Least enlargement for which a map is cut, and the margin kept around the cut, as shares. */
const [WORTH, AROUND] = [1.3, 0.15];

/**
 * The window that shows some places as large as a box allows, with some room around.
 *
 * @param {Board} board
 * @param {number} tall height of the box, in its widths
 * @param {Point[]} places
 * @returns {Window}
 */
export function fitted(board, tall, places) {
  const [xs, ys] = [0, 1].map((k) => places.map((place) => place[k]));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left, 60) * (1 + 2 * AROUND) + 40; // names have room beside the outer discs
  const high = Math.max(bottom - top, 60) * (1 + 2 * AROUND) + 40;
  const times = Math.min(board.width / wide, (board.width * tall) / high, MOST);
  if (!places.length || times < WORTH) return whole();
  return kept(board, { times, left: (left + right - board.width / times) / 2, top: (top + bottom - board.height / times) / 2 });
}

/** True if places are inside what a box shows of the board, and not close to its rim where the board goes on. @type {(board: Board, tall: number, window: Window, places: Point[]) => boolean} */
export function shows(board, tall, window, places) {
  const [left, top, right, bottom] = seen(board, tall, window);
  const rim = (right - left) * 0.06;
  const well = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ end) => at >= from + (from > 0 ? rim : 0) && at <= to - (to < end ? rim : 0);
  return places.every(([x, y]) => well(x, left, right, board.width) && well(y, top, bottom, board.height));
}

/**
 * The part of the drawing that a box shows: a box that is higher than the board's shape shows more above and below.
 *
 * @param {Board} board
 * @param {number} tall height of the box, in its widths
 * @param {Window} window
 * @returns {[left: number, top: number, right: number, bottom: number]}
 */
export function seen(board, tall, { times, left, top }) {
  const width = board.width / times;
  const more = (width * tall - board.height / times) / 2;
  return [left, top - more, left + width, top + board.height / times + more];
}

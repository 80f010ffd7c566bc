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

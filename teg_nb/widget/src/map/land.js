/** Land of a board, and room in the sea for a plate beside each continent. Pure functions. */

/** @import { Board, Line, Point } from "../base/protocol.js" */
/** @import { Box } from "./labels.js" */

/** Side of a cell of the grid of land and sea, in units of the drawing. */
const CELL = 4;

/** Distance of the places that are tried for a plate. */
const STEP = 7;

/** @typedef {{columns: number, sums: Float64Array}} Land the number of cells with land above and left of each corner */

/** @type {WeakMap<Board, Land>} */
const known = new WeakMap();

/** @type {(board: Board) => Land} */
function landOf(board) {
  const made = known.get(board) ?? measured(board);
  known.set(board, made);
  return made;
}

/** @type {(board: Board) => Land} */
function measured(board) {
  const [columns, rows] = [Math.ceil(board.width / CELL), Math.ceil(board.height / CELL)];
  const sums = new Float64Array((columns + 1) * (rows + 1));
  const rings = board.countries.flatMap((country) => country.polygons);
  for (let row = 0; row < rows; row++) {
    const land = new Uint8Array(columns);
    for (const ring of rings) {
      const cuts = crossings(ring, (row + 0.5) * CELL);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const [from, to] = [Math.max(Math.floor(cuts[k] / CELL), 0), Math.min(Math.floor(cuts[k + 1] / CELL), columns - 1)];
        land.fill(1, from, to + 1);
      }
    }
    const [above, here] = [row * (columns + 1), (row + 1) * (columns + 1)];
    for (let k = 0; k < columns; k++) sums[here + k + 1] = land[k] + sums[here + k] + sums[above + k + 1] - sums[above + k];
  }
  return { columns, sums };
}

/** Return the points at which a ring crosses a horizontal line. @type {(ring: Line, y: number) => number[]} */
function crossings(ring, y) {
  /** @type {number[]} */
  const cuts = [];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > y !== by > y) cuts.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return cuts.sort((a, b) => a - b);
}

/** True if there is land in a box. @type {(board: Board, box: Box) => boolean} */
export function landIn(board, [left, top, right, bottom]) {
  const { columns, sums } = landOf(board);
  const rows = sums.length / (columns + 1) - 1;
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.min(Math.max(at, 0), most);
  const [x0, x1] = [within(Math.floor(left / CELL), columns), within(Math.ceil(right / CELL), columns)];
  const [y0, y1] = [within(Math.floor(top / CELL), rows), within(Math.ceil(bottom / CELL), rows)];
  const at = (/** @type {number} */ x, /** @type {number} */ y) => sums[y * (columns + 1) + x];
  return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0) > 0;
}

/**
 * The box of the sea that is nearest to some places, and not to others.
 *
 * @param {Board} board
 * @param {{width: number, height: number}} room
 * @param {Point[]} near
 * @param {Point[]} others
 * @param {Box[]} taken
 * @returns {Box | null}
 */
export function seaBeside(board, { width, height }, near, others, taken) {
  /** @type {Box | null} */
  let best = null;
  let least = Infinity;
  for (let top = 3; top + height <= board.height - 3; top += STEP) {
    for (let left = 3; left + width <= board.width - 3; left += STEP) {
      const box = /** @type {Box} */ ([left, top, left + width, top + height]);
      if (landIn(board, box)) continue;
      const away = distance(near, box);
      if (away >= least || taken.some((other) => other[0] < box[2] && other[2] > box[0] && other[1] < box[3] && other[3] > box[1])) continue;
      const cost = away + Math.max(0, away + 20 - Math.min(...others.map((point) => between(point, box)))) * 2;
      if (cost >= least) continue;
      [best, least] = [box, cost];
    }
  }
  return best;
}

/** @type {(point: Point, box: Box) => number} */
const between = ([x, y], [left, top, right, bottom]) => Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

/** From a box to some places: to the nearest, and a little to all. @type {(points: Point[], box: Box) => number} */
function distance(points, box) {
  const all = points.map((point) => between(point, box));
  return Math.min(...all) + (0.3 * all.reduce((a, b) => a + b, 0)) / all.length;
}

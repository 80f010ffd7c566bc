/** Shapes, in the units of the drawing. No DOM, no Plotly. */

/** @import { Board, Line, Point } from "../base/protocol.js" */

/** Radius of a disc in the drawing. */
export const DISC = 7.4;

/** @typedef {{x: (number | null)[], y: (number | null)[]}} Path lines, with null between them */

/**
 * @param {Line[]} lines
 * @returns {Path}
 */
export function pathOfLines(lines) {
  /** @type {Path} */
  const path = { x: [], y: [] };
  for (const line of lines) {
    if (path.x.length) {
      path.x.push(null);
      path.y.push(null);
    }
    for (const [x, y] of line) {
      path.x.push(x);
      path.y.push(y);
    }
  }
  return path;
}

/**
 * @param {Line[]} rings open rings
 * @returns {Path} closed ones
 */
export function pathOfRings(rings) {
  return pathOfLines(rings.map((ring) => [...ring, ring[0]]));
}

/**
 * True if a point lies in one of several rings (even-odd rule).
 *
 * @param {Line[]} rings
 * @param {Point} point
 */
export function inside(rings, [x, y]) {
  return rings.some((ring) => {
    let within = false;
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    }
    return within;
  });
}

/**
 * A tapering arrow from disc to disc.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {number} [disc] radius of the disc at its tip
 * @returns {Line} an open ring
 */
export function arrow([ax, ay], [bx, by], disc = DISC) {
  const length = Math.max(Math.hypot(bx - ax, by - ay), 1);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const tip = Math.max(length - disc - 2, 8);
  const [neck, wide] = [tip - 9, tip - 10];
  const shape = [[5, -1.4], [neck, -2.6], [wide, -6.4], [tip, 0], [wide, 6.4], [neck, 2.6], [5, 1.4]];
  return shape.map(([d, w]) => [ax + d * ux - w * uy, ay + d * uy + w * ux]);
}

/**
 * The arrow between two countries: two, where the short way leaves the board on one side.
 *
 * @param {Board} board
 * @param {number} source
 * @param {number} target
 * @param {number} [disc]
 * @returns {Line[]}
 */
export function arrows(board, source, target, disc) {
  const a = board.countries[source].label;
  const b = board.countries[target].label;
  const dx = b[0] - a[0];
  const shift = around(board, dx);
  if (!shift) return [arrow(a, b, disc)];
  return [arrow(a, [b[0] + shift, b[1]], disc), arrow([a[0] - shift, a[1]], b, disc)];
}

/**
 * A circle as a ring of points.
 *
 * @param {Point} centre
 * @param {number} radius
 * @returns {Line} an open ring
 */
export function circle([x, y], radius, points = 32) {
  return Array.from({ length: points }, (_, k) => {
    const angle = (2 * Math.PI * k) / points;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/**
 * Offset that brings an x to the near side of another, on a board that wraps around.
 *
 * @param {Board} board
 * @param {number} dx
 */
function around(board, dx) {
  return dx < -board.width / 2 ? board.width : dx > board.width / 2 ? -board.width : 0;
}

/** Crossing points of the borders, computed once per board. @type {WeakMap<Board, Map<string, [Point, Point][]>>} */
const found = new WeakMap();

/**
 * The middle of the border between two countries, and the direction of the way across it: one where
 * they touch, two where a bridge leaves the board on one side.
 *
 * @param {Board} board
 * @param {number} a
 * @param {number} b
 * @returns {[Point, Point][]}
 */
export function gates(board, a, b) {
  const known = found.get(board) ?? new Map();
  found.set(board, known);
  const key = `${Math.min(a, b)}/${Math.max(a, b)}`;
  if (!known.has(key)) known.set(key, findGates(board, a, b));
  return known.get(key);
}

/** @type {(board: Board, a: number, b: number) => [Point, Point][]} */
function findGates(board, a, b) {
  const shared = sharedLine(board.countries[a].polygons, board.countries[b].polygons);
  if (shared.length > 1) {
    const [middle, [ux, uy]] = middleOf(shared);
    return [[middle, [-uy, ux]]];
  }
  const over = board.bridges.filter((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a));
  return over.flatMap((each) => each.segments.map(middleOf));
}

/**
 * The longest stretch of a ring whose edges belong to other rings too: neighbours share vertices.
 *
 * @param {Line[]} rings
 * @param {Line[]} others
 * @returns {Line}
 */
function sharedLine(rings, others) {
  const name = (/** @type {Point} */ p, /** @type {Point} */ q) => [p, q].map(String).sort().join(" ");
  const theirs = new Set(others.flatMap((ring) => ring.map((p, k) => name(p, ring[(k + 1) % ring.length]))));
  /** @type {Line} */
  let longest = [];
  for (const ring of rings) {
    const common = ring.map((p, k) => theirs.has(name(p, ring[(k + 1) % ring.length])));
    const start = common.findIndex((each, k) => each && !common.at(k - 1));
    if (start < 0) continue;
    /** @type {Line} */
    let line = [];
    for (let n = 0; n < ring.length; n++) {
      const k = (start + n) % ring.length;
      if (!common[k]) continue;
      if (!common.at(k - 1)) line = [ring[k]];
      line.push(ring[(k + 1) % ring.length]);
      if (lengthOf(line) > lengthOf(longest)) longest = line;
    }
  }
  return longest;
}

/** @type {(line: Line) => number} */
const lengthOf = (line) => line.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - line[k][0], y - line[k][1]), 0);

/**
 * The point half way along a line, and its direction around there.
 *
 * @param {Line} line
 * @returns {[Point, Point]}
 */
function middleOf(line) {
  const half = lengthOf(line) / 2;
  const [[ax, ay], middle, [bx, by]] = [-5, 0, 5].map((step) => along(line, half + step));
  const away = Math.hypot(bx - ax, by - ay) || 1;
  return [middle, [(bx - ax) / away, (by - ay) / away]];
}

/** @type {(line: Line, distance: number) => Point} */
function along(line, distance) {
  for (let k = 1; k < line.length; k++) {
    const [[ax, ay], [bx, by]] = [line[k - 1], line[k]];
    const step = Math.hypot(bx - ax, by - ay);
    if (distance <= step) {
      const share = Math.max(distance, 0) / (step || 1);
      return [ax + share * (bx - ax), ay + share * (by - ay)];
    }
    distance -= step;
  }
  return line[line.length - 1];
}

/**
 * Two short bars on the border between two countries: nobody passes.
 *
 * @param {Board} board
 * @param {number} a
 * @param {number} b
 * @param {number} [size] length of a bar
 * @returns {Line[]}
 */
export function bars(board, a, b, size = 11) {
  const [half, apart] = [size / 2, size * 0.18];
  return gates(board, a, b).flatMap(([[x, y], [ux, uy]]) =>
    [-apart, apart].map((d) => {
      const [mx, my] = [x + d * ux, y + d * uy];
      return /** @type {Line} */ ([[mx - half * uy, my + half * ux], [mx + half * uy, my - half * ux]]);
    }),
  );
}

/**
 * The way through some countries, bent a little, leaving the board on one side where it goes round.
 *
 * @param {Board} board
 * @param {number[]} path countries
 * @returns {Line[]}
 */
export function flight(board, path) {
  return path.slice(1).flatMap((country, k) => {
    const a = board.countries[path[k]].label;
    const b = board.countries[country].label;
    const shift = around(board, b[0] - a[0]);
    if (!shift) return [arc(a, b)];
    return [arc(a, [b[0] + shift, b[1]]), arc([a[0] - shift, a[1]], b)];
  });
}

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {Line}
 */
function arc([ax, ay], [bx, by], bend = 0.14, points = 12) {
  const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2 - bend * Math.hypot(bx - ax, by - ay)];
  return Array.from({ length: points + 1 }, (_, k) => {
    const t = k / points;
    const [m, n, o] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [m * ax + n * cx + o * bx, m * ay + n * cy + o * by];
  });
}

/**
 * A small rocket whose foot stands at a point.
 *
 * @param {Point} foot
 * @param {number} [size] height, in units
 * @returns {Line} an open ring
 */
export function rocket([x, y], size = 13) {
  const shape = [
    [0, -1], [0.13, -0.86], [0.2, -0.68], [0.2, -0.42], [0.36, -0.2], [0.36, 0],
    [-0.36, 0], [-0.36, -0.2], [-0.2, -0.42], [-0.2, -0.68], [-0.13, -0.86],
  ];
  return shape.map(([dx, dy]) => [x + size * dx, y + size * dy]);
}

/**
 * The lines of an SVG path of the commands M, L, H, V, Q, T and Z, relative or absolute: curves as
 * short straight pieces.
 *
 * @param {string} path
 * @param {Point} [origin]
 * @returns {Line[]}
 */
export function linesOf(path, [left, top] = [0, 0]) {
  const words = path.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  /** @type {Line[]} */
  const lines = [];
  let [x, y, command] = [0, 0, ""];
  /** @type {Point} */
  let bow = [0, 0];
  for (let k = 0; k < words.length; ) {
    if (/[a-zA-Z]/.test(words[k])) command = words[k++];
    const relative = command === command.toLowerCase();
    const next = (/** @type {number} */ from) => (relative ? from : 0) + Number(words[k++]);
    const draw = (/** @type {Point} */ to) => lines[lines.length - 1].push([left + to[0], top + to[1]]);
    const kind = command.toUpperCase();
    if (kind === "Z") continue;
    if (kind === "M") {
      [x, y] = [next(x), next(y)];
      lines.push([[left + x, top + y]]);
      command = relative ? "l" : "L";
      continue;
    }
    const [startX, startY] = [x, y];
    const [pastX, pastY] = bow;
    bow = kind === "Q" ? [next(startX), next(startY)] : kind === "T" ? [2 * startX - pastX, 2 * startY - pastY] : [startX, startY];
    if (kind !== "V") x = next(startX);
    if (kind !== "H") y = next(startY);
    if (kind !== "Q" && kind !== "T") {
      bow = [x, y];
      draw([x, y]);
      continue;
    }
    for (let n = 1; n <= 6; n++) {
      const t = n / 6;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      draw([a * startX + b * bow[0] + c * x, a * startY + b * bow[1] + c * y]);
    }
  }
  return lines;
}

/**
 * Positions of the dots of a die, in a square of side 4 centred at the origin.
 *
 * @param {number} value 1 to 6
 * @returns {Point[]}
 */
export function dieDots(value) {
  /** @type {Point[]} */
  const dots = [];
  if (value % 2) dots.push([0, 0]);
  if (value > 1) dots.push([-1, -1], [1, 1]);
  if (value > 3) dots.push([1, -1], [-1, 1]);
  if (value === 6) dots.push([-1, 0], [1, 0]);
  return dots;
}

/**
 * The pairs of a throw: highest meets highest, equal dice go to the defence (TEG-8.8).
 *
 * @param {number[]} attack
 * @param {number[]} defence
 * @returns {{attack: number | null, defence: number | null, winner: "attack" | "defence" | null}[]}
 */
export function pairs(attack, defence) {
  const a = [...attack].sort((m, n) => n - m);
  const d = [...defence].sort((m, n) => n - m);
  return Array.from({ length: Math.max(a.length, d.length) }, (_, k) => ({
    attack: a[k] ?? null,
    defence: d[k] ?? null,
    winner: k < a.length && k < d.length ? (a[k] > d[k] ? "attack" : "defence") : null,
  }));
}

/** The smallest type on a map, in pixels. */
export const LEAST = 11;

/** From this width on, in pixels, a map has larger names; below the other one it is that of a phone, shown as a whole. */
const [WIDE, SMALL] = [900, 500];

/** On a map that is drawn larger type grows to so many times the smallest. */
const GROWS = 1.8;

/**
 * Sizes in pixels at a scale (pixels per unit): type must stay readable on a small map, and not fill a large one.
 *
 * @param {number} scale
 * @param {number} [least] the smallest type, in pixels
 * @param {number} [width] of the board, in units
 */
export function sizes(scale, least = LEAST, width = 900) {
  const type = (/** @type {number} */ drawn, /** @type {number} */ smallest) => Math.min(Math.max(drawn * scale, smallest), GROWS * least);
  const small = scale * width < SMALL;
  const disc = Math.min(Math.max(DISC * scale, 0.75 * least), 0.9 * GROWS * least) * (small ? 0.7 : 1);
  return {
    least,
    small,
    disc,
    grown: disc / scale,
    count: small ? 0.8 * least : type(9.2, Math.round(2.1 * least) / 2),
    name: type(8.2, least === LEAST && scale * width >= WIDE ? 12.5 : least),
    note: type(6.4, least),
    band: 5.4 * scale,
    shallow: 15 * scale,
    border: Math.max(0.9 * scale, 0.7),
  };
}

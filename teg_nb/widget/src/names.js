/** Where the names of the places stand on the map. Pure: a function of the board and of how large it is drawn. */

/** @import { Board, Country, Point } from "./protocol.js" */
import { DISC } from "./geometry.js";

/**
 * @typedef {object} Size in units of the drawing
 * @property {number} disc radius
 * @property {number} type height of the letters
 *
 * @typedef {{lines: string[], place: Point}} Name the middle of its lines
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 */

/** A name so long is broken in two where its type has to be larger than in the drawing. */
const LONG = 14;

/** Width of a letter in bold, and the distance of two lines, in heights of the type. */
const [LETTER, LEADING] = [0.64, 1.3];

/** What it costs to hide a letter under a disc, or to write it beyond the map; under another name it costs one. */
const [UNDER_DISC, BEYOND] = [3, 2];

/** How often the names look for a better place; they have settled by then. */
const ROUNDS = 4;

/** @type {WeakMap<Board, {size: Size, names: Name[]}>} */
const known = new WeakMap();

/**
 * The names of all places, moved where they would cover each other or a disc.
 *
 * @param {Board} board
 * @param {Size} size
 * @returns {Name[]}
 */
export function settled(board, size) {
  const found = known.get(board);
  if (found?.size.disc === size.disc && found.size.type === size.type) return found.names;
  const names = settle(board, size);
  known.set(board, { size, names });
  return names;
}

/** @type {(board: Board, size: Size) => Name[]} */
function settle(board, size) {
  const discs = board.countries.map(({ label }) => around(label, 2 * size.disc, 2 * size.disc));
  const choices = board.countries.map((each) => placesOf(each, size));
  const names = choices.map(([first]) => first);
  const boxes = names.map((name) => boxOf(name, size));
  const cost = (/** @type {number} */ k, /** @type {Box} */ box, /** @type {number} */ rank) => {
    const covered = boxes.reduce((sum, other, j) => sum + (j === k ? 0 : shared(box, other)), 0);
    const hidden = discs.reduce((sum, disc) => sum + shared(box, disc), 0);
    const inside = shared(box, [0, 0, board.width, board.height]);
    return covered + UNDER_DISC * hidden + BEYOND * (area(box) - inside) + rank * size.type;
  };
  for (let round = 0; round < ROUNDS; round++) {
    names.forEach((_, k) => {
      const costs = choices[k].map((name, rank) => cost(k, boxOf(name, size), rank && 1 + rank / 4));
      const best = costs.indexOf(Math.min(...costs));
      names[k] = choices[k][best];
      boxes[k] = boxOf(names[k], size);
    });
  }
  return names;
}

/**
 * Where a name may stand, best first: as in the drawing, then around its disc.
 *
 * @param {Country} country
 * @param {Size} size
 * @returns {Name[]}
 */
function placesOf(country, size) {
  const { label: [x, y] } = country;
  const lines = linesOf(country, size.type);
  const { width, height } = extent(lines, size.type);
  const [aside, over] = [size.disc + width / 2 + 1, size.disc + height / 2];
  const slanted = width * 0.3;
  const around = [[0, over], [0, -over], [slanted, over], [-slanted, over], [slanted, -over], [-slanted, -over], [aside, 0], [-aside, 0]];
  const drawn = { lines, place: drawnPlace(country, size.disc, (lines.length - country.name_lines.length) * size.type) };
  return [drawn, ...around.map(([dx, dy]) => ({ lines, place: /** @type {Point} */ ([x + dx, y + dy]) }))];
}

/** @type {(country: Country, type: number) => string[]} */
function linesOf({ name_lines }, type) {
  const [name] = name_lines;
  if (type < 8.6 || name_lines.length > 1 || name.length < LONG) return name_lines;
  const ends = [...name].flatMap((each, k) => (each === " " || each === "-" ? [k + 1] : []));
  const middle = name.length / 2;
  const at = ends.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a), -99);
  return at < 0 ? name_lines : [name.slice(0, at).trim(), name.slice(at)];
}

/**
 * Where the drawing has a name, further away where the discs have to be larger than there.
 *
 * @param {Country} country
 * @param {number} disc radius in units
 * @param {number} taller by how much the name is taller than in the drawing
 * @returns {Point}
 */
function drawnPlace({ label, name_pos }, disc, taller) {
  const [dx, dy] = [name_pos[0] - label[0], name_pos[1] - label[1]];
  const more = Math.max(disc - DISC, 0);
  const away = Math.abs(dy) > 8 ? Math.sign(dy) * (more * 1.2 + taller * 0.6) : 0;
  return [name_pos[0] + (away ? 0 : Math.sign(dx) * more), name_pos[1] + away];
}

/** @type {(lines: string[], type: number) => {width: number, height: number}} */
function extent(lines, type) {
  return { width: Math.max(...lines.map((each) => each.length)) * LETTER * type, height: (1 + LEADING * (lines.length - 1)) * type };
}

/** @type {(name: Name, size: Size) => Box} */
function boxOf({ lines, place }, { type }) {
  const { width, height } = extent(lines, type);
  return around(place, width, height);
}

/** @type {(middle: Point, width: number, height: number) => Box} */
function around([x, y], width, height) {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** @type {(box: Box) => number} */
const area = ([left, top, right, bottom]) => Math.max(right - left, 0) * Math.max(bottom - top, 0);

/** The area that two boxes share. @type {(a: Box, b: Box) => number} */
function shared(a, b) {
  return area([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);
}

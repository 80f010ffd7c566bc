/**
 * Positions of the place names on the map, and the names that fit. Pure: a function of the board, of how large it
 * is drawn, and of what is chosen.
 */

/** @import { Board, Country, Note, Point } from "../base/protocol.js" */
import { DISC } from "./geometry.js";

/**
 * @typedef {object} Size in units of the drawing
 * @property {number} disc radius
 * @property {number} type height of the letters
 * @property {number} [note] of those of the notes
 *
 * @typedef {{lines: string[], place: Point}} Name the middle of its lines
 * @typedef {{names: (Name | null)[], notes: Note[]}} Named by country, null where there is no room; and the notes that have some
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 */

/** A name so long is broken in two where its type has to be larger than in the drawing, or much larger. */
const LONG = 14;
const LONG_IF_LARGE = 9;

/** Width of a letter in bold, and the distance of two lines, in heights of the type. */
const [LETTER, LEADING] = [0.7, 1.3];

/** Cost of a letter under a disc or beyond the map; under another name it is one. */
const [UNDER_DISC, BEYOND] = [3, 2];

/** And to stand elsewhere than in the drawing, in heights of the type: less than to have no room at all. */
const AWAY = 0.1;

/** Number of passes over the names. They settle within these. */
const ROUNDS = 4;

/** Of so many sizes of a board the places of its names are kept: as many boards may stand in a page, each as wide as it is. */
const SIZES = 8;

/** @typedef {{names: Name[], free: boolean[], boxes: Box[], discs: Box[], notes: Box[]}} Settled */

/** @type {WeakMap<Board, Map<string, Settled>>} */
const known = new WeakMap();

/** @type {(board: Board, size: Size) => Settled} */
function settledAt(board, size) {
  const sizes = known.get(board) ?? new Map();
  known.set(board, sizes);
  const key = `${size.disc} ${size.type} ${size.note}`;
  let found = sizes.get(key);
  if (!found) {
    const names = settle(board, size);
    found = {
      names,
      free: roomy(board, names, size),
      boxes: names.map((name) => boxOf(name, size)),
      discs: discsOf(board, size),
      notes: board.notes.map((each) => boxOfNote(each, size.note ?? size.type)),
    };
    if (sizes.size === SIZES) sizes.delete(/** @type {string} */ (sizes.keys().next().value));
    sizes.set(key, found);
  }
  return found;
}

/**
 * The names that have room, moved where they would cover each other or a disc. Those that are wanted are always there,
 * and others give way to them.
 *
 * @param {Board} board
 * @param {Size} size
 * @param {number[]} [wanted] countries
 * @returns {Named}
 */
export function settled(board, size, wanted = []) {
  const { names, free, boxes, discs, notes: written } = settledAt(board, size);
  const shown = names.map((name, k) => {
    const gives = wanted.some((other) => other !== k && shared(boxes[k], boxes[other]) > 0);
    return wanted.includes(k) || (free[k] && !gives) ? name : null;
  });
  const taken = [...boxes.filter((_, k) => shown[k]), ...discs];
  const notes = board.notes.filter((_, k) => !taken.some((box) => shared(box, written[k]) > 0));
  return { names: shown, notes };
}

/**
 * The position next to a disc that covers least of the visible names, notes and discs, and of the area beyond
 * the map.
 *
 * @param {Board} board
 * @param {Size} size
 * @param {number[]} wanted countries, as for `settled`
 * @param {Box[]} choices best first
 * @returns {number} one of them
 */
export function clearest(board, size, wanted, choices) {
  const { names, notes } = settled(board, size, wanted);
  const written = notes.map((each) => boxOfNote(each, size.note ?? size.type));
  const taken = [...names.flatMap((name) => (name ? [boxOf(name, size)] : [])), ...written, ...discsOf(board, size)];
  const costs = choices.map((box) => {
    const hidden = taken.reduce((sum, other) => sum + shared(box, other), 0);
    return hidden + area(box) - shared(box, [0, 0, board.width, board.height]);
  });
  return costs.indexOf(Math.min(...costs));
}

/** Which names stand clear of discs, of the rim and of each other; those with the most in their way go first. @type {(board: Board, names: Name[], size: Size) => boolean[]} */
function roomy(board, names, size) {
  const boxes = names.map((name) => boxOf(name, size));
  const discs = discsOf(board, size);
  const free = boxes.map((box) => {
    const inside = shared(box, [0, 0, board.width, board.height]) > area(box) - 0.01;
    return inside && !discs.some((disc) => shared(box, disc) > 0.01 * area(disc));
  });
  for (;;) {
    const against = boxes.map((box, k) => (free[k] ? boxes.filter((other, j) => j !== k && free[j] && shared(box, other) > 0).length : 0));
    const most = Math.max(0, ...against);
    if (!most) return free;
    free[against.indexOf(most)] = false;
  }
}

/** Boxes of a disc and its sign that must stay visible. @type {(board: Board, size: Size) => Box[]} */
function discsOf(board, { disc }) {
  return board.countries.map(({ label: [x, y] }) => [x - 1.15 * disc, y - 1.15 * disc, x + 1.15 * disc, y + disc]);
}

/** @type {(note: Note, type: number) => Box} */
function boxOfNote({ x, y, text, anchor }, type) {
  const width = text.length * LETTER * type;
  return around([anchor === "end" ? x - width / 2 : x + width / 2, y - 2.2], width, type);
}

/** @type {(board: Board, size: Size) => Name[]} */
function settle(board, size) {
  const discs = discsOf(board, size);
  const choices = board.countries.map((each) => placesOf(each, size));
  const names = choices.map(([first]) => first);
  const boxes = names.map((name) => boxOf(name, size));
  const cost = (/** @type {number} */ k, /** @type {Box} */ box, /** @type {number} */ rank) => {
    const covered = boxes.reduce((sum, other, j) => sum + (j === k ? 0 : shared(box, other)), 0);
    const hidden = discs.reduce((sum, disc) => sum + shared(box, disc), 0);
    const inside = shared(box, [0, 0, board.width, board.height]);
    return covered + UNDER_DISC * hidden + BEYOND * (area(box) - inside) + AWAY * rank * size.type;
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
 * Candidate positions of a name, best first: as in the drawing, then around its disc.
 *
 * @param {Country} country
 * @param {Size} size
 * @returns {Name[]}
 */
function placesOf(country, size) {
  const { label: [x, y] } = country;
  const lines = linesOf(country, size.type);
  const { width, height } = extent(lines, size.type);
  const [aside, over] = [1.15 * size.disc + width / 2 + 1, 1.15 * size.disc + height / 2 + 0.5];
  const slanted = width * 0.3;
  const around = [[0, over], [0, -over], [slanted, over], [-slanted, over], [slanted, -over], [-slanted, -over], [aside, 0], [-aside, 0]];
  const drawn = { lines, place: drawnPlace(country, size.disc, (lines.length - country.name_lines.length) * size.type) };
  return [drawn, ...around.map(([dx, dy]) => ({ lines, place: /** @type {Point} */ ([x + dx, y + dy]) }))];
}

/** @type {(country: Country, type: number) => string[]} */
function linesOf({ name_lines }, type) {
  const [name] = name_lines;
  if (type < 8.6 || name_lines.length > 1 || name.length < (type < 11 ? LONG : LONG_IF_LARGE)) return name_lines;
  const ends = [...name].flatMap((each, k) => (each === " " || each === "-" ? [k + 1] : []));
  const middle = name.length / 2;
  const at = ends.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a), -99);
  return at < 0 ? name_lines : [name.slice(0, at).trim(), name.slice(at)];
}

/**
 * Position of a name in the drawing, further out where discs are larger.
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

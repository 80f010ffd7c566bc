/**
 * Positions of the place names on the map, and the names that fit. Pure: a function of the board, of how large it
 * is drawn, and of what must be named.
 */

/** @import { Board, Country, Note, Point } from "../base/protocol.js" */
import { DISC } from "./geometry.js";
import { landIn, seaBeside } from "./land.js";

/**
 * @typedef {object} Size in units of the drawing
 * @property {number} disc radius
 * @property {number} type height of the letters
 * @property {number} [note] of those of the notes
 *
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 * @typedef {{lines: string[], place: Point, leader?: [Point, Point]}} Name the middle of its lines; the line from its disc,
 *   if it stands away from it
 * @typedef {{names: (Name | null)[], notes: Note[]}} Named by country, null where there is no room; and the notes that have some
 * @typedef {Name & {box: Box, cost: number, free: boolean}} Choice a position; `free`: it covers no disc and no plate, and is on the map
 */

/** The distance of two lines, in heights of the type. */
const LEADING = 1.25;

/** Part of the height of a line that letters fill: names may stand closer than their lines are high. */
const INK = 1.08;

/** A name with more letters may have three lines. */
const LONG = 22;

/** Half of a disc with its sign that names must not cover, and of the tips of the sign, in radii of the disc. */
const [CLEAR, TIPS] = [1.15, 1.7];

/** Cost of a position: of each rank after the first, and of covering the tips of a sign, in areas of a letter. */
const [RANK, TIP] = [0.15, 0.4];

/** Number of passes over the names. They settle within these. */
const ROUNDS = 4;

/** For so many names without room others are moved away. */
const RESCUED = 4;

/** Longest line from a disc to its name, in heights of the type, and the distance of the places that are tried, in units of the drawing. */
const [FAR, GRID] = [12, 6];

/** A line may cross land at this price: a unit of it counts as so many of sea. */
const INLAND = 3;

/** Names of so many sizes and choices are kept: as many boards may stand in a page, each as wide as it is. */
const KEPT = 12;

/** Widths of letters in bold, in heights of the type: the wider one of DejaVu Sans and Verdana. @type {[RegExp, number][]} */
const WIDTHS = [[/[ijl.,' ]/, 0.36], [/[-frtI()]/, 0.5], [/[mMwW]/, 1.06], [/[A-Z]/, 0.82], [/[cszJ]/, 0.6]];

/** @type {WeakMap<Board, Map<string, any>>} */
const known = new WeakMap();

/** Return the cached result of a function of a board. @type {<T>(board: Board, key: string, make: () => T) => T} */
function kept(board, key, make) {
  const all = known.get(board) ?? new Map();
  known.set(board, all);
  if (!all.has(key)) {
    if (all.size === KEPT) all.delete(all.keys().next().value);
    all.set(key, make());
  }
  return all.get(key);
}

/** @type {(size: Size) => string} */
const keyOf = ({ disc, type, note }) => `${disc} ${type} ${note}`;

/**
 * The names that have room: none covers another, a disc or a plate. Those that are wanted are always there, and others
 * give way to them.
 *
 * @param {Board} board
 * @param {Size} size
 * @param {number[]} [wanted] countries
 * @returns {Named}
 */
export function settled(board, size, wanted = []) {
  const free = kept(board, keyOf(size), () => settle(board, size, []));
  if (wanted.every((k) => free.names[k])) return free;
  const first = [...new Set(wanted)].sort((a, b) => a - b);
  return kept(board, `${keyOf(size)} ${first}`, () => settle(board, size, first));
}

/** The names of some places alone, where a map is too small for the others. @type {(board: Board, size: Size, wanted: number[]) => Named} */
export function only(board, size, wanted) {
  return { ...settle(board, size, wanted, wanted), notes: [] };
}

/**
 * The first position next to a disc that covers least of what is there, and of the area beyond the map.
 *
 * @param {Board} board
 * @param {Box[]} taken
 * @param {Box[]} choices best first
 * @returns {{place: number, covers: number}} one of them, and the area that it covers
 */
export function clearest(board, taken, choices) {
  const costs = choices.map((box) => taken.reduce((sum, other) => sum + shared(box, other), 0) + area(box) - shared(box, [0, 0, board.width, board.height]));
  const covers = Math.min(...costs);
  return { place: costs.indexOf(covers), covers };
}

/** Boxes of names, notes, discs and plates. @type {(board: Board, size: Size, named: Named) => Box[]} */
export function boxesOf(board, size, { names, notes }) {
  const written = notes.map((note) => boxOfNote(note, size.note ?? size.type));
  return [...names.flatMap((name) => (name ? [boxOf(name, size)] : [])), ...written, ...discsOf(board, size), ...platesOf(board, size).map((plate) => plate.box)];
}

/**
 * @param {Board} board
 * @param {Size} size
 * @param {number[]} wanted
 * @param {number[]} named the countries that have names at all
 * @returns {Named}
 */
function settle(board, size, wanted, named = [...board.countries.keys()]) {
  const plates = platesOf(board, size).map((plate) => plate.box);
  const obstacles = [...discsOf(board, size), ...plates];
  const choices = board.countries.map((country, k) => (named.includes(k) ? choicesOf(board, country, size, obstacles, k) : []));
  /** @type {(Choice | null)[]} */
  const at = choices.map(([first]) => first ?? null);
  const hidden = (/** @type {number} */ k, /** @type {Box} */ box) => at.reduce((sum, other, j) => sum + (other && j !== k ? shared(box, other.box) : 0), 0);
  const blockers = (/** @type {number} */ k, /** @type {Box} */ box) => at.flatMap((other, j) => (other && j !== k && shared(box, other.box) > 0 ? [j] : []));
  for (let round = 0; round < ROUNDS; round++) {
    choices.forEach((all, k) => all.length && (at[k] = least(all, (each) => each.cost + hidden(k, each.box))));
  }
  dropCovered(at, wanted);
  const clear = (/** @type {number} */ k) => choices[k].find((each) => each.free && !blockers(k, each.box).length) ?? null;
  /** Give a name a place from which one other can move away. @type {(k: number) => boolean} */
  const swapped = (k) => choices[k].some((each) => {
    const [other, ...more] = blockers(k, each.box);
    if (!each.free || more.length) return false;
    if (other == null) return Boolean((at[k] = each));
    const before = at[other];
    [at[k], at[other]] = [each, null];
    at[other] = clear(other);
    if (at[other]) return true;
    [at[k], at[other]] = [null, before];
    return false;
  });
  const missing = () => named.filter((k) => !at[k]).sort((a, b) => Number(wanted.includes(b)) - Number(wanted.includes(a)) || a - b);
  const fill = () => {
    for (const k of missing()) at[k] = clear(k);
    for (const k of missing()) swapped(k);
    for (const k of missing()) at[k] = led(board, size, k, [...obstacles, ...at.flatMap((each) => (each ? [each.box, ...boxesOfLine(each)] : []))], at);
  };
  fill();
  for (const k of missing().slice(0, RESCUED)) {
    const [before, many] = [[...at], missing().length];
    for (const all of [choices[k], [led(board, size, k, obstacles, [])]]) {
      const free = all.filter((each) => each?.free);
      if (!free.length || at[k]) continue;
      forced(at, k, /** @type {Choice[]} */ (free), wanted);
      fill();
      if (missing().length >= many) before.forEach((each, j) => (at[j] = each));
    }
  }
  for (const k of missing()) {
    const away = wanted.includes(k) && led(board, size, k, obstacles, []);
    if (away !== false) forced(at, k, away ? [away] : choices[k], wanted);
  }
  const taken = [...obstacles, ...at.flatMap((each) => (each ? [each.box, ...boxesOfLine(each)] : []))];
  const notes = board.notes.filter((note) => !taken.some((box) => shared(box, boxOfNote(note, size.note ?? size.type)) > 0));
  return { names: at.map((each) => each && { lines: each.lines, place: each.place, ...(each.leader && { leader: each.leader }) }), notes };
}

/** @template T @param {T[]} all @param {(each: T) => number} cost @returns {T} */
function least(all, cost) {
  let [best, lowest] = [all[0], Infinity];
  for (const each of all) {
    const now = cost(each);
    if (now < lowest) [best, lowest] = [each, now];
  }
  return best;
}

/** Take away the names that cover something, those with the most in their way first. @type {(at: (Choice | null)[], wanted: number[]) => void} */
function dropCovered(at, wanted) {
  at.forEach((each, k) => each && !each.free && (at[k] = null));
  for (;;) {
    const against = at.map((each, k) => (each ? at.filter((other, j) => other && j !== k && shared(each.box, other.box) > 0).length - (wanted.includes(k) ? 0.5 : 0) : 0));
    const most = Math.max(0, ...against.map(Math.ceil));
    if (most <= 0) return;
    at[against.findIndex((each) => Math.ceil(each) === most && each === Math.max(...against.filter((one) => Math.ceil(one) === most)))] = null;
  }
}

/** Give a wanted name the place where it covers least of others that are wanted; the rest give way. @type {(at: (Choice | null)[], k: number, choices: Choice[], wanted: number[]) => void} */
function forced(at, k, choices, wanted) {
  const cost = (/** @type {Choice} */ each) => each.cost + at.reduce((sum, other, j) => sum + (other ? shared(each.box, other.box) * (wanted.includes(j) ? 100 : 1) : 0), 0);
  const best = least(choices, (each) => cost(each) + (each.free ? 0 : 1e5));
  at.forEach((other, j) => other && !wanted.includes(j) && shared(best.box, other.box) > 0 && (at[j] = null));
  at[k] = best;
}

/** A name in the sea, or at worst on land, with a line to its disc that crosses nothing. @type {(board: Board, size: Size, k: number, taken: Box[], at: (Choice | null)[]) => Choice | null} */
function led(board, size, k, taken, at) {
  const { label: [x, y], name_lines } = board.countries[k];
  const others = discsOf(board, size).filter((_, j) => j !== k);
  const lines = at.flatMap((each) => (each?.leader ? [each.leader] : []));
  const written = at.flatMap((each) => (each ? [each.box] : []));
  const rows = [name_lines, ...broken(name_lines)];
  /** @type {{place: Point, lines: string[], away: number}[]} */
  const tries = [];
  for (const each of rows) {
    const { width, height } = extent(each, size.type);
    for (let top = height / 2 + 2; top <= board.height - height / 2 - 2; top += GRID) {
      for (let left = width / 2 + 2; left <= board.width - width / 2 - 2; left += GRID) {
        const [dx, dy] = [Math.max(Math.abs(left - x) - width / 2, 0), Math.max(Math.abs(top - y) - height / 2, 0)];
        const away = Math.hypot(dx, dy);
        if (away > FAR * size.type || away < 1.5 * size.disc) continue;
        const land = landIn(board, around([left, top], width, height));
        tries.push({ place: [left, top], lines: each, away: away * (land ? INLAND : 1) + (each === name_lines ? 0 : 2) });
      }
    }
  }
  tries.sort((a, b) => a.away - b.away);
  /** @type {Choice | null} */
  let under = null; // a line may pass under a disc where there is no other way
  for (const { place, lines: text } of tries) {
    const box = boxOf({ lines: text, place }, size);
    const leader = leaderOf([x, y], box, size.disc);
    if (taken.some((other) => shared(box, other) > 0) || written.some((other) => crosses(leader, other))) continue;
    if (lines.some((other) => crossing(leader, other) || crosses(other, box))) continue;
    const choice = { lines: text, place, leader, box, cost: 0, free: true };
    if (!others.some((other) => crosses(leader, other))) return choice;
    under ??= choice;
  }
  return under;
}

/** From the rim of a disc to the nearest point of a box. @type {(from: Point, box: Box, disc: number) => [Point, Point]} */
function leaderOf([x, y], [left, top, right, bottom], disc) {
  const to = /** @type {Point} */ ([Math.min(Math.max(x, left + 2), right - 2), Math.min(Math.max(y, top), bottom)]);
  const length = Math.hypot(to[0] - x, to[1] - y) || 1;
  return [[x + ((to[0] - x) * disc) / length, y + ((to[1] - y) * disc) / length], to];
}

/** Small boxes along the line of a name. @type {(name: Name) => Box[]} */
function boxesOfLine({ leader }) {
  if (!leader) return [];
  const [[ax, ay], [bx, by]] = leader;
  const pieces = Math.ceil(Math.hypot(bx - ax, by - ay) / 4);
  return Array.from({ length: pieces + 1 }, (_, n) => around([ax + ((bx - ax) * n) / pieces, ay + ((by - ay) * n) / pieces], 2, 2));
}

/** @type {(line: [Point, Point], box: Box) => boolean} */
function crosses([[ax, ay], [bx, by]], [left, top, right, bottom]) {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [[ax, bx - ax, left, right], [ay, by - ay, top, bottom]]) {
    if (!way && (start < low || start > high)) return false;
    if (!way) continue;
    const [near, far] = [(low - start) / way, (high - start) / way].sort((a, b) => a - b);
    [from, to] = [Math.max(from, near), Math.min(to, far)];
  }
  return from < to;
}

/** @type {(a: [Point, Point], b: [Point, Point]) => boolean} */
function crossing([a, b], [c, d]) {
  const side = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** Boxes of a disc and its sign that must stay visible. @type {(board: Board, size: Size) => Box[]} */
function discsOf(board, { disc }) {
  return board.countries.map(({ label: [x, y] }) => [x - CLEAR * disc, y - CLEAR * disc, x + CLEAR * disc, y + disc]);
}

/**
 * The plates beside the continents, which say what each one gives: one unit of it for each glyph.
 *
 * @param {Board} board
 * @param {Size} size
 * @returns {{continent: number, box: Box}[]} with the glyphs side by side in the middle of the box, a height apart
 */
export function platesOf(board, size) {
  if (!board.continents.some(({ gives }) => gives)) return [];
  return kept(board, `plates ${keyOf(size)}`, () => {
    /** @type {Box[]} */
    const taken = discsOf(board, size);
    return board.continents.flatMap(({ gives = [] }, continent) => {
      const height = 1.6 * size.type;
      const width = (gives.length - 0.4) * 1.35 * size.type + size.type;
      const [near, others] = [true, false].map((own) => board.countries.flatMap((each) => ((each.continent === continent) === own ? [each.label] : [])));
      const box = gives.length ? seaBeside(board, { width, height }, near, others, taken) : null;
      if (!box) return [];
      taken.push(box);
      return [{ continent, box }];
    });
  });
}

/** @type {(note: Note, type: number) => Box} */
function boxOfNote({ x, y, text, anchor }, type) {
  const width = widthOf(text) * type;
  return around([anchor === "end" ? x - width / 2 : x + width / 2, y - 2.2], width, type);
}

/**
 * Candidate positions of a name, best first: as in the drawing, then below, above, right and left of its disc, slanted,
 * and all of them in two lines.
 *
 * @type {(board: Board, country: Country, size: Size, obstacles: Box[], own: number) => Choice[]}
 */
function choicesOf(board, country, size, obstacles, own) {
  const { label: [x, y], name_lines } = country;
  const tips = board.countries.map(({ label }) => around(label, 2 * TIPS * size.disc, 2 * TIPS * size.disc)).filter((_, j) => j !== own);
  const letter = size.type * size.type * 0.7;
  return [name_lines, ...broken(name_lines)].flatMap((lines, variant) => {
    const { width, height } = extent(lines, size.type);
    const [aside, over] = [CLEAR * size.disc + width / 2 + 1, CLEAR * size.disc + height / 2 + 0.5];
    const [slanted, far] = [width * 0.25, width * 0.45];
    const places = /** @type {Point[]} */ ([
      [0, over], [0, -over], [aside, 0], [-aside, 0],
      [slanted, over], [-slanted, over], [slanted, -over], [-slanted, -over],
      [far, over], [-far, over], [far, -over], [-far, -over],
      [aside, size.disc * 0.9], [-aside, size.disc * 0.9], [aside, -size.disc * 0.9], [-aside, -size.disc * 0.9],
    ]);
    const drawn = drawnPlace(country, size.disc, (lines.length - name_lines.length) * size.type);
    return [drawn, ...places.map(([dx, dy]) => /** @type {Point} */ ([x + dx, y + dy]))].map((place, rank) => {
      const box = boxOf({ lines, place }, size);
      const covered = obstacles.reduce((sum, other) => sum + shared(box, other), 0);
      const beyond = area(box) - shared(box, [0, 0, board.width, board.height]);
      const signs = tips.reduce((sum, other) => sum + shared(box, other), 0);
      const cost = 3 * covered + 2 * beyond + TIP * signs + RANK * letter * (rank && 1 + rank / 4) + variant * letter;
      return { lines, place, box, cost, free: covered < 0.01 && beyond < 0.01 };
    });
  });
}

/** A name of one line in two, at the hyphen or blank nearest to its middle; a very long one in three too. @type {(lines: string[]) => string[][]} */
function broken(lines) {
  const [name] = lines;
  if (lines.length > 1) return [];
  const ends = [...name].flatMap((letter, k) => (letter === " " || letter === "-" ? [k + 1] : []));
  const cut = (/** @type {number} */ share) => least(ends, (end) => Math.abs(end - name.length * share));
  const parts = (/** @type {number[]} */ cuts) => [0, ...cuts].map((from, k) => name.slice(from, cuts[k]).trim());
  const twice = ends.length > 1 && name.length > LONG ? [parts([cut(1 / 3), cut(2 / 3)])] : [];
  return ends.length ? [parts([cut(1 / 2)]), ...twice] : [];
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

/** Width of a text in bold, in heights of the type. @type {(text: string) => number} */
export function widthOf(text) {
  const letters = [...text.normalize("NFD").replace(/\p{M}/gu, "")];
  return letters.reduce((sum, letter) => sum + (WIDTHS.find(([which]) => which.test(letter))?.[1] ?? 0.71), 0);
}

/** @type {(lines: string[], type: number) => {width: number, height: number}} */
function extent(lines, type) {
  return { width: Math.max(...lines.map(widthOf)) * type + 1, height: (INK + LEADING * (lines.length - 1)) * type };
}

/** @type {(name: Name, size: Size) => Box} */
export function boxOf({ lines, place }, { type }) {
  const { width, height } = extent(lines, type);
  return around(place, width, height);
}

/** @type {(middle: Point, width: number, height: number) => Box} */
export function around([x, y], width, height) {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** @type {(box: Box) => number} */
const area = ([left, top, right, bottom]) => Math.max(right - left, 0) * Math.max(bottom - top, 0);

/** The area that two boxes share. @type {(a: Box, b: Box) => number} */
export function shared(a, b) {
  const [left, right] = [Math.max(a[0], b[0]), Math.min(a[2], b[2])];
  if (left >= right) return 0;
  const [top, bottom] = [Math.max(a[1], b[1]), Math.min(a[3], b[3])];
  return top >= bottom ? 0 : (right - left) * (bottom - top);
}

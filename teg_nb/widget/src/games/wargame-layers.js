/** Map layers of the resource war besides the discs: what continents give, what stands in territories, one's own stocks. No DOM. */

/** @import { Board, Line, Point, View } from "../base/protocol.js" */
/** @import { Box } from "../map/labels.js" */
/** @import { Trace } from "../map/traces.js" */
import { circle, pathOfRings, sizes } from "../map/geometry.js";
import { around, boxOf, boxesOf, clearest, platesOf, widthOf } from "../map/labels.js";
import { FONT, inUnits, namesOn } from "../map/traces.js";
import { BASIC, GLYPHS, GOODS, WORKS, placed } from "./wargame-glyphs.js";

/** A glyph with its number; `tile`: on a white tile, as buildings are. @typedef {{name: string, count: number, tile?: boolean}} Item */

/** Below this width of the map, in pixels, the basic resources of a territory are not drawn. */
const NARROW = 700;

/** Height of a glyph, in heights of the type, and the gap after one. */
const [HIGH, GAP] = [1.06, 0.22];

/** A row that would cover more than this share of itself is left out; a touch of the territory tells the rest. */
const COVERED = 0.12;

/** Colours of the glyphs: each is a trace. */
const COLORS = [...new Set(Object.values(GLYPHS).map((glyph) => glyph.color))];

/**
 * Buildings, planes and ships of a territory. A wall is the ring around its disc; its level is told from the second on.
 *
 * @param {View} view
 * @param {number} country
 * @returns {Item[]}
 */
export function standingAt({ planes = [], ships = [], levels = [] }, country) {
  const works = WORKS.map((name, k) => ({ name, count: levels[k]?.[country] ?? 0, tile: true }));
  const units = [{ name: "plane", count: planes[country] ?? 0 }, { name: "ship", count: ships[country] ?? 0 }];
  return [...works, ...units].filter(({ name, count }) => count > (name === "wall" ? 1 : 0));
}

/**
 * The viewer's own stock in a territory: one cube for metal, cement and food, then each other good.
 *
 * @param {View} view
 * @param {number} country
 * @param {boolean} narrow only what is special
 * @returns {Item[]}
 */
export function stockAt({ stocks: open, held, owner, viewer }, country, narrow) {
  const stocks = held ?? open;
  if (!stocks || stocks.pooled || viewer == null || owner[country] !== viewer) return [];
  const goods = stocks.rows.find(([place]) => place === country)?.[1] ?? [];
  const basic = goods.reduce((sum, [good, count]) => sum + (good < BASIC ? count : 0), 0);
  const special = goods.flatMap(([good, count]) => (good < BASIC ? [] : [{ name: GOODS[good], count }]));
  return [...(basic && !narrow ? [{ name: "basic", count: basic }] : []), ...special];
}

/**
 * The rows of glyphs that have room: of buildings and units beside the discs, of own stocks below the names.
 *
 * @param {Board} board
 * @param {View} view
 * @param {import("../board/game.js").Marks} marks
 * @param {number} scale pixels per unit
 * @param {number} [least] the smallest type, in pixels
 * @returns {{items: Item[], box: Box}[]}
 */
export function rowsOf(board, view, marks, scale, least) {
  const size = sizes(scale, least, board.width);
  if (size.small) return [];
  const units = inUnits(size);
  const { type } = units;
  const named = namesOn(board, view, marks, size);
  const taken = boxesOf(board, units, named);
  /** @type {{items: Item[], box: Box}[]} */
  const rows = [];
  const lay = (/** @type {Item[]} */ items, /** @type {(width: number, height: number) => Point[]} */ choices) => {
    if (!items.length) return;
    const width = items.reduce((sum, item) => sum + widthOfItem(item, type), -GAP * type);
    const height = HIGH * type * 1.15;
    const boxes = choices(width, height).map((middle) => around(middle, width, height));
    const { place, covers } = clearest(board, taken, boxes);
    if (covers > COVERED * width * height) return lay(items.slice(0, -1), choices);
    taken.push(boxes[place]);
    rows.push({ items, box: boxes[place] });
  };
  const aside = 1.35 * size.grown;
  board.countries.forEach(({ label: [x, y] }, country) => {
    lay(standingAt(view, country), (width, height) => {
      const over = 1.3 * size.grown + height / 2;
      return [[x + aside + width / 2, y], [x - aside - width / 2, y], [x, y - over], [x, y + over], ...shifted(x, y, aside, width, height)];
    });
  });
  board.countries.forEach(({ label: [x, y] }, country) => {
    const name = named.names[country];
    const [left, top, right, bottom] = name ? boxOf(name, units) : around([x, y], 2 * size.grown, 2 * size.grown);
    lay(stockAt(view, country, scale * board.width < NARROW), (width, height) => {
      const [middle, level, over] = [(left + right) / 2, (top + bottom) / 2, 1.3 * size.grown + height / 2];
      const beside = /** @type {Point[]} */ ([[middle, bottom + height / 2], [middle, top - height / 2], [right + 2 + width / 2, level], [left - 2 - width / 2, level]]);
      return [...beside, [x, y + over], [x, y - over], ...shifted(x, y, aside, width, height)];
    });
  });
  return rows;
}

/**
 * @param {Board} board
 * @param {View} view
 * @param {import("../board/game.js").Marks} marks
 * @param {number} scale pixels per unit
 * @param {number} [least] the smallest type, in pixels
 * @returns {Trace[]} always the same uids in the same order
 */
export function traces(board, view, marks, scale, least) {
  const size = sizes(scale, least, board.width);
  const { type } = inUnits(size);
  const sheet = /** @type {Sheet} */ ({ tiles: [], colored: Object.fromEntries(COLORS.map((color) => [color, []])), holes: [], counts: [] });
  const plates = platesOf(board, inUnits(size));
  for (const { continent, box } of plates) drawPlate(sheet, board.continents[continent].gives ?? [], box, type);
  for (const { items, box: [left, top, , bottom] } of rowsOf(board, view, marks, scale, least)) drawRow(sheet, items, [left, (top + bottom) / 2], type);
  return [...walls(board, view, size, scale), ...plateTraces(board, plates, scale), ...drawn(board, sheet, scale, size.name)];
}

/** Places beside a disc, half a row up or down. @type {(x: number, y: number, aside: number, width: number, height: number) => Point[]} */
const shifted = (x, y, aside, width, height) => [-1, 1].flatMap((side) => [-1, 1].map((way) => /** @type {Point} */ ([x + side * (aside + width / 2), y + (way * height) / 2])));

/**
 * Shapes by the trace that they belong to.
 *
 * @typedef {object} Sheet
 * @property {Line[]} tiles
 * @property {Record<string, Line[]>} colored
 * @property {Line[]} holes
 * @property {{at: Point, text: string}[]} counts
 */

/** @type {(item: Item, type: number) => number} with the gap after it */
const widthOfItem = ({ count, name }, type) => (HIGH + GAP + (written(name, count) ? widthOf(String(count)) + 0.1 : 0)) * type;

/** Numbers of stocks always stand there; one plane, ship or building needs none. @type {(name: string, count: number) => boolean} */
const written = (name, count) => count > 1 || (GOODS.includes(name) || name === "basic");

/** @type {(sheet: Sheet, items: Item[], from: Point, type: number) => void} */
function drawRow(sheet, items, [left, y], type) {
  let x = left;
  for (const item of items) {
    const high = HIGH * type;
    const at = /** @type {Point} */ ([x + high / 2, y]);
    if (item.tile) sheet.tiles.push(rounded(around(at, high * 1.12, high * 1.12), high * 0.22));
    stamp(sheet, item.name, at, item.tile ? high * 0.82 : high);
    if (written(item.name, item.count)) sheet.counts.push({ at: [x + high + 0.08 * type, y], text: String(item.count) });
    x += widthOfItem(item, type);
  }
}

/** @type {(sheet: Sheet, name: string, at: Point, high: number) => void} */
function stamp(sheet, name, at, high) {
  const { color, shape, holes } = GLYPHS[name];
  sheet.colored[color].push(...placed(shape, at, high));
  sheet.holes.push(...placed(holes, at, high));
}

/** The glyphs on a plate, a star at the rare one. @type {(sheet: Sheet, gives: [string, boolean][], box: Box, type: number) => void} */
function drawPlate(sheet, gives, [left, top, right, bottom], type) {
  const step = 1.35 * type;
  const middle = (left + right) / 2 - (step * (gives.length - 1)) / 2;
  gives.forEach(([name, rare], k) => {
    stamp(sheet, name, [middle + k * step, (top + bottom) / 2], HIGH * type);
    if (rare) sheet.colored[STAR_COLOR].push(star([middle + k * step + 0.62 * type, top + 0.18 * type], 0.48 * type));
  });
}

const STAR_COLOR = GLYPHS.nuclear.color;

/** @type {(middle: Point, radius: number) => Line} */
const star = ([x, y], radius) =>
  Array.from({ length: 10 }, (_, k) => {
    const [angle, away] = [(Math.PI * k) / 5, k % 2 ? radius * 0.42 : radius];
    return [x + away * Math.sin(angle), y - away * Math.cos(angle)];
  });

/** A box with round corners, as a ring. @type {(box: Box, radius: number) => Line} */
function rounded([left, top, right, bottom], radius) {
  const corners = [[right - radius, bottom - radius], [left + radius, bottom - radius], [left + radius, top + radius], [right - radius, top + radius]];
  return corners.flatMap(([x, y], corner) =>
    Array.from({ length: 5 }, (_, k) => {
      const angle = (Math.PI / 2) * (corner + k / 4);
      return /** @type {Point} */ ([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    }),
  );
}

/** Bricks around the disc of a territory with a wall. @type {(board: Board, view: View, size: ReturnType<typeof sizes>, scale: number) => Trace[]} */
function walls(board, { levels = [] }, size, scale) {
  const width = Math.max(3.4 * scale, 3);
  const rings = board.countries.flatMap(({ label }, country) => (levels[0]?.[country] ? [circle(label, size.grown + width / scale / 2 + 0.4)] : []));
  return [
    shape("wall-under", rings, { color: "#4a2e0c", width: width + 1.4 }),
    shape("wall", rings, { color: "#e2b277", width, dash: `${Math.max(3.6 * scale, 3)}px,${Math.max(1 * scale, 0.9)}px` }),
  ];
}

/** @type {(board: Board, plates: ReturnType<typeof platesOf>, scale: number) => Trace[]} */
function plateTraces(board, plates, scale) {
  const rings = plates.map(({ box }) => rounded(box, (box[3] - box[1]) / 2.4));
  return [shape("plates", rings, { fill: "#ffffffe6", color: board.palette.note, width: Math.max(scale, 0.8), dash: "3px,2px" })];
}

/** @type {(board: Board, sheet: Sheet, scale: number, type: number) => Trace[]} */
function drawn(board, { tiles, colored, holes, counts }, scale, type) {
  const casing = Math.max(2 * scale, 2);
  return [
    shape("casing", Object.values(colored).flat(), { fill: "#ffffff", color: "#ffffff", width: casing }),
    shape("tiles", tiles, { fill: "#ffffff", color: board.palette.border, width: 0.7 }),
    ...COLORS.map((color, k) => shape(`ink${k}`, colored[color], { fill: color, color, width: 0 })),
    shape("holes", holes, { fill: "#ffffff", color: "#ffffff", width: 0 }),
    {
      uid: "war-counts",
      type: "scatter",
      mode: "text",
      x: counts.map((each) => each.at[0]),
      y: counts.map((each) => each.at[1]),
      text: counts.map((each) => each.text),
      textposition: "middle right",
      textfont: { family: FONT, weight: 700, size: type, color: board.palette.ink },
      hoverinfo: "skip",
      cliponaxis: false,
    },
  ];
}

/** @type {(uid: string, rings: Line[], style: {fill?: string, color: string, width: number, dash?: string}) => Trace} */
function shape(uid, rings, { fill, color, width, dash = "solid" }) {
  const filled = fill ? { fill: "toself", hoveron: "fills", fillcolor: fill } : {};
  return { uid: `war-${uid}`, type: "scatter", mode: "lines", ...pathOfRings(rings), ...filled, line: { color, width, dash, simplify: false }, hoverinfo: "skip" };
}

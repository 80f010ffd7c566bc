/** Map layers of La Reconquista: names of the regions, and who may own a province. No DOM. */

/** @import { Board, Line, Point, View } from "../base/protocol.js" */
/** @import { Box } from "../map/labels.js" */
/** @import { Trace } from "../map/traces.js" */
import { texts } from "../base/texts.js";
import { circle, inside, pathOfRings, sizes } from "../map/geometry.js";
import { around, boxesOf, clearest, widthOf } from "../map/labels.js";
import { seaBeside } from "../map/land.js";
import { FONT, inUnits, namesOn } from "../map/traces.js";

/** A province that more seats may own is as good as unknown. */
export const MOST = 3;

/** Height of the letters of a region, in those of a province, and width of one of its spaced letters. */
const [REGION, SPACED] = [0.86, 0.98];

/** Seats on the map. */
const SEATS = 6;

/** @typedef {{seat: number, at: Point, radius: number}} Mark a dot in the colour of a seat that may own a province */

/**
 * The seats that may own a province, where few can: dots in the place of its disc, or above it.
 *
 * @param {Board} board
 * @param {View} view
 * @param {number} disc radius in units
 * @returns {Mark[]}
 */
export function suspected(board, { suspects = [], owner, armies, hatched = [] }, disc) {
  const sure = new Set(hatched.map(([place]) => place));
  return suspects.flatMap(([place, seats]) => {
    if (seats.length < 2 || seats.length > MOST || owner[place] >= 0 || sure.has(place)) return [];
    const radius = (1.1 * disc) / seats.length;
    const [x, y] = board.countries[place].label;
    const row = armies[place] > 0 ? y - disc - radius : y;
    return seats.map((seat, k) => ({ seat, at: /** @type {Point} */ ([x + radius * (2 * k - seats.length + 1), row]), radius: 0.9 * radius }));
  });
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
  const units = inUnits(size);
  const taken = boxesOf(board, units, namesOn(board, view, marks, size));
  const dots = suspected(board, view, size.grown);
  const key = size.small || (!dots.length && !view.hatched?.length) ? [] : keyOf(board, view, units.type, taken);
  const regions = size.small ? [] : regionsOn(board, units.type * REGION, taken);
  const colors = Array.from({ length: SEATS }, (_, seat) => view.seats[seat]?.color ?? "#888888");
  return [
    written("regions", regions, size.name * REGION, "#26303b99", "normal"),
    shape("suspects-under", dots.map(({ at, radius }) => circle(at, radius + 1.2 / scale, 20)), "#ffffff"),
    ...colors.map((color, seat) => shape(`suspects${seat}`, dots.filter((dot) => dot.seat === seat).map(({ at, radius }) => circle(at, radius, 20)), color, board.palette.ink)),
    written("rec-key", key, Math.max(size.note, size.least), board.palette.note, "italic"),
  ];
}

/** Place the key to stripes and dots in the sea. @type {(board: Board, view: View, type: number, taken: Box[]) => {at: Point, text: string}[]} */
function keyOf(board, view, type, taken) {
  const t = texts(view.lang);
  const lines = [t.rec_key_sure, t.rec_key_maybe];
  const [width, height] = [Math.max(...lines.map(widthOf)) * type, 2.6 * type];
  const box = seaBeside(board, { width, height }, [[board.width * 0.85, board.height * 0.75]], [[0, 0]], taken);
  return box ? [{ at: [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], text: lines.join("<br>") }] : [];
}

/** The regions whose names have room on their own land. @type {(board: Board, type: number, taken: Box[]) => {at: Point, text: string}[]} */
function regionsOn(board, type, taken) {
  const all = [...taken];
  return board.continents.flatMap(({ name }, continent) => {
    const own = board.countries.filter((country) => country.continent === continent);
    const text = name.toUpperCase();
    const [width, height] = [text.length * SPACED * type, 1.15 * type];
    const labels = own.map((country) => country.label);
    const middle = [0, 1].map((k) => labels.reduce((sum, label) => sum + label[k], 0) / labels.length);
    const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4];
    const places = steps.flatMap((down) => steps.map((over) => /** @type {Point} */ ([middle[0] + over * 12, middle[1] + down * 8])));
    const ends = (/** @type {Point} */ [x, y]) => /** @type {Point[]} */ ([[x - width / 2, y], [x, y], [x + width / 2, y]]);
    const within = places.filter((place) => ends(place).every((end) => own.some((country) => inside(country.polygons, end))));
    if (own.length < 2 || !within.length) return [];
    const boxes = within.map((place) => around(place, width, height));
    const { place, covers } = clearest(board, all, boxes);
    if (covers > 0.01 * width * height) return [];
    all.push(boxes[place]);
    return [{ at: within[place], text }];
  });
}

/** @type {(uid: string, words: {at: Point, text: string}[], size: number, color: string, style: string) => Trace} */
const written = (uid, words, size, color, style) => ({
  uid,
  type: "scatter",
  mode: "text",
  x: words.map((word) => word.at[0]),
  y: words.map((word) => word.at[1]),
  text: words.map((word) => word.text),
  textfont: { family: FONT, size, weight: 700, style, color },
  hoverinfo: "skip",
  cliponaxis: false,
});

/** @type {(uid: string, rings: Line[], fill: string, edge?: string) => Trace} */
const shape = (uid, rings, fill, edge = fill) => ({
  uid,
  type: "scatter",
  mode: "lines",
  ...pathOfRings(rings),
  fill: "toself",
  hoveron: "fills",
  fillcolor: fill,
  line: { color: edge, width: 0.8, simplify: false },
  hoverinfo: "skip",
});

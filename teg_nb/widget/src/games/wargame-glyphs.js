/** Glyphs of the resource war, the same on the map and beside it. They differ in shape, not in colour alone. No DOM. */

/** @import { Line, Point } from "../base/protocol.js" */
import { circle, linesOf } from "../map/geometry.js";

/** Weapons, by number. */
export const WEAPONS = ["missile", "atomic_bomb", "epidemic", "cyber_attack"];

/** Resources and weapons, by number. */
export const GOODS = [...["metal", "cement", "food", "oil", "network", "lithium", "nuclear", "tribes", "technology", "niobium", "virus", "workforce"], ...WEAPONS];

/** Goods below this number are basic, and lie in one cube on the map. */
export const BASIC = 3;

export const UNITS = ["troop", "plane", "ship"];

/** Installations, by number. */
export const WORKS = ["wall", "armoury", "airfield", "shipyard"];

/** A closed shape in a square of side 20 around its middle; `holes` are drawn on it in white. @typedef {{color: string, shape: Line[], holes: Line[]}} Glyph */

const INK = "#20242a";

/** @type {(x: number, y: number, radius: number) => Line} */
const round = (x, y, radius) => circle([x, y], radius, 14);

/** A straight bar between two points. @type {(a: Point, b: Point, width: number) => Line} */
function bar([ax, ay], [bx, by], width) {
  const length = Math.hypot(bx - ax, by - ay);
  const [dx, dy] = [((by - ay) * width) / length / 2, ((ax - bx) * width) / length / 2];
  return [[ax + dx, ay + dy], [bx + dx, by + dy], [bx - dx, by - dy], [ax - dx, ay - dy]];
}

/** Bars from the middle to a rim, at equal angles. @type {(count: number, radius: number, width: number) => Line[]} */
const rays = (count, radius, width) =>
  Array.from({ length: count }, (_, k) => (2 * Math.PI * k) / count).map((angle) => bar([0, 0], [radius * Math.sin(angle), -radius * Math.cos(angle)], width));

/** The three blades of the sign of radiation. @type {() => Line[]} */
const blades = () =>
  [0, 1, 2].map((k) => {
    const at = (/** @type {number} */ angle, /** @type {number} */ radius) => /** @type {Point} */ ([radius * Math.sin(angle), -radius * Math.cos(angle)]);
    const middle = (2 * Math.PI * k) / 3;
    return [at(middle, 1.6), at(middle - 0.5, 7.6), at(middle, 8.2), at(middle + 0.5, 7.6)];
  });

/** @type {(color: string, shape: Line[], holes?: Line[]) => Glyph} */
const glyph = (color, shape, holes = []) => ({ color, shape, holes });

/** @type {Record<string, Glyph>} */
export const GLYPHS = {
  basic: glyph("#6f7b88", linesOf("M0-10 9-5V5L0 10-9 5V-5z"), [bar([-8, -4], [0, 0.5], 1.8), bar([8, -4], [0, 0.5], 1.8), bar([0, 0], [0, 9], 1.8)]),
  metal: glyph("#6f7b88", linesOf("M-10 7-6-6H6L10 7z"), [bar([-5, -1], [5, -1], 1.6)]),
  cement: glyph("#8d7757", linesOf("M-9-8H9V8H-9z"), [bar([-9, 0], [9, 0], 1.7), bar([0, -8], [0, 0], 1.7), bar([-4.5, 0], [-4.5, 8], 1.7), bar([4.5, 0], [4.5, 8], 1.7)]),
  food: glyph("#4c8527", linesOf("M0 10Q-10 6-8-3Q-6-8 0-10Q6-8 8-3Q10 6 0 10z"), [bar([0, 9], [0, -5], 1.6), bar([0, 3], [-4, -1], 1.5), bar([0, 3], [4, -1], 1.5)]),
  oil: glyph(INK, linesOf("M0-10Q7-1 7 3Q7 10 0 10Q-7 10-7 3Q-7-1 0-10z")),
  network: glyph("#1f63b5", [round(0, -6.5, 3.5), round(-6.5, 6, 3.5), round(6.5, 6, 3.5), bar([0, -6], [-6, 6], 2.2), bar([0, -6], [6, 6], 2.2), bar([-6, 6], [6, 6], 2.2)]),
  lithium: glyph("#17766d", linesOf("M-6.500-7H-2.500V-10H2.500V-7H6.500V10H-6.500z"), linesOf("M2-5-4 3H-.5L-2 8 4 0H.5z")),
  nuclear: glyph("#b06a00", [circle([0, 0], 9.5, 24)], blades()),
  tribes: glyph("#a9522a", linesOf("M0-9 10 8H-10z"), linesOf("M0-1 3.500 8H-3.500z")),
  technology: glyph("#5b3a8e", [...linesOf("M-6.500-6.500H6.500V6.500H-6.500z"), ...[-3.5, 3.5].flatMap((at) => [bar([at, -10], [at, 10], 2), bar([-10, at], [10, at], 2)])], linesOf("M-3-3H3V3H-3z")),
  niobium: glyph("#b3125f", linesOf("M-6-8H6L10-2 0 10-10-2z"), [bar([-9, -2], [9, -2], 1.5), bar([-3.5, -2], [0, 7], 1.5), bar([3.5, -2], [0, 7], 1.5)]),
  virus: glyph("#66780a", [round(0, 0, 5.5), ...rays(8, 10, 2.2)], [round(-1.5, -1, 1.3), round(2, 1.5, 1.3)]),
  workforce: glyph("#34506b", [bar([-7, 9], [2, -3], 3.6), bar([-5, -8], [7, 1], 6.5), bar([6, 0], [9, 4], 2.4)]),
  treasure: glyph("#7d4f14", linesOf("M-9 8V-3Q-9-8 0-8Q9-8 9-3V8z"), [bar([-9, -1], [9, -1], 1.7), ...linesOf("M-2-3H2V3H-2z")]),
  missile: glyph("#8e2f63", linesOf("M0-10Q3-7 3-3V5L6 10H-6L-3 5V-3Q-3-7 0-10z")),
  atomic_bomb: glyph(INK, linesOf("M0 10Q-5 5-4-2L-7-6V-10H7V-6L4-2Q5 5 0 10z"), [round(0, 1, 2)]),
  epidemic: glyph("#66780a", linesOf("M-3-10H3V-3L9 9H-9L-3-3z"), [bar([-5, 4], [5, 4], 1.8)]),
  cyber_attack: glyph("#1f63b5", linesOf("M-10-8H10V5H3V8H6V10H-6V8H-3V5H-10z"), linesOf("M2-6-4 0H0L-2 4 4-2H0z")),
  plane: glyph(INK, linesOf("M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z")),
  ship: glyph(INK, linesOf("M-10 3H-1V-10L8 0H1V3H10L7 9H-7z")),
  troop: glyph(INK, linesOf("M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z")),
  wall: glyph("#7d4f14", linesOf("M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z"), [bar([-9, 3], [9, 3], 1.4)]),
  armoury: glyph(INK, [bar([-8, -8], [7, 7], 3), bar([8, -8], [-7, 7], 3), bar([2, 7.5], [7.5, 2], 2.4), bar([-2, 7.5], [-7.5, 2], 2.4)]),
  airfield: glyph(INK, linesOf("M-5-9H5L8 9H-8z"), [bar([0, -7], [0, -3.5], 1.8), bar([0, -1], [0, 2.5], 1.8), bar([0, 5], [0, 8.5], 1.8)]),
  shipyard: glyph(INK, [circle([0, -7], 2.8, 12), bar([0, -6], [0, 9], 2.4), bar([-5, -2.5], [5, -2.5], 2.2), bar([0, 8.6], [-6.6, 5], 2.4), bar([0, 8.6], [6.6, 5], 2.4), bar([-6.2, 5.6], [-8.4, 1], 2.2), bar([6.2, 5.6], [8.4, 1], 2.2)]),
};

/** Rings of a glyph around a point, so high. @type {(rings: Line[], at: Point, size: number) => Line[]} */
export const placed = (rings, [x, y], size) => rings.map((ring) => ring.map(([dx, dy]) => [x + (dx * size) / 20, y + (dy * size) / 20]));

/** Rings as an SVG path. @type {(rings: Line[]) => string} */
export const pathData = (rings) => rings.map((ring) => `M${ring.map(([x, y]) => `${round1(x)} ${round1(y)}`).join("L")}z`).join("");

/** @type {(value: number) => number} */
const round1 = (value) => Math.round(value * 10) / 10;

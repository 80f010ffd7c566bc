/** Glyphs of the resource war, the same on the map and beside it. They differ in shape, not in colour alone. No DOM. */

/** @import { Line, Point } from "../base/protocol.js" */
import glyphs from "../../../engine/svg/glyphs.json" with { type: "json" };
import { linesOf } from "../map/geometry.js";

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

/** The shapes are those of the pictures that the engine draws. @type {Record<string, Glyph>} */
export const GLYPHS = Object.fromEntries(Object.entries(glyphs).map(([name, { color, shape, holes }]) => [name, { color, shape: linesOf(shape), holes: linesOf(holes) }]));

/** Rings of a glyph around a point, so high. @type {(rings: Line[], at: Point, size: number) => Line[]} */
export const placed = (rings, [x, y], size) => rings.map((ring) => ring.map(([dx, dy]) => [x + (dx * size) / 20, y + (dy * size) / 20]));

/** Rings as an SVG path. @type {(rings: Line[]) => string} */
export const pathData = (rings) => rings.map((ring) => `M${ring.map(([x, y]) => `${round1(x)} ${round1(y)}`).join("L")}z`).join("");

/** @type {(value: number) => number} */
const round1 = (value) => Math.round(value * 10) / 10;

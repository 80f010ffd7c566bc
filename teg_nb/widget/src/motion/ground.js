/** The ground on which things move: the overlay's nodes, in pixels of the map's frame. */

/** @import { Board, Line, Point, View } from "../base/protocol.js" */
import { s } from "../base/dom.js";
import { flight } from "../map/geometry.js";
import { FONT } from "../map/traces.js";

/**
 * @typedef {object} Ground
 * @property {HTMLElement} root of the board
 * @property {HTMLElement} plot the element of the map
 * @property {SVGElement} svg the overlay
 * @property {DOMRect} box of the overlay, in the window
 * @property {Board} board
 * @property {View} before
 * @property {View} after
 * @property {number} unit pixels of a unit of the drawing
 * @property {(point: Point) => Point} at a point of the drawing in the overlay
 * @property {{radius: number, type: number} | null} disc as the map draws them; null where it has none
 * @property {SVGElement} low what lies below arrows and discs
 * @property {SVGElement} arrows
 * @property {SVGElement} high
 * @property {Map<number, {text: SVGElement, group: SVGElement}>} discs that stand for those of the map
 */

/**
 * @param {{root: HTMLElement, plot: HTMLElement, svg: SVGElement, board: Board, before: View, after: View}} parts
 * @param {(point: Point) => {x: number, y: number} | null} pixel of a point, in the window
 * @returns {Ground | null} null while there is no map
 */
export function groundOf(parts, pixel) {
  const { svg, plot } = parts;
  const [zero, one] = [pixel([0, 0]), pixel([1, 0])];
  const box = svg.getBoundingClientRect();
  if (!zero || !one || !box.width) return null;
  const unit = one.x - zero.x;
  const [left, top] = [zero.x - box.left, zero.y - box.top];
  const point = /** @type {SVGGraphicsElement | null} */ (plot.querySelector(".tracediscs .point"));
  const text = plot.querySelector(".tracediscs text");
  const disc = point && text ? { radius: point.getBBox().width / 2, type: parseFloat(/** @type {SVGElement} */ (text).style.fontSize) || 11 } : null;
  const [low, arrows, high] = [s("g"), s("g"), s("g")];
  svg.replaceChildren(low, arrows, high);
  return { ...parts, box, unit, at: ([x, y]) => [left + x * unit, top + y * unit], disc, low, arrows, high, discs: new Map() };
}

/** @type {(ground: Ground, place: number) => Point} the middle of a place's disc, in the overlay */
export const middle = ({ board, at }, place) => at(board.countries[place].label);

/** @type {(ground: Ground, rings: Line[], closed?: boolean) => string} */
export const pathOf = ({ at }, rings, closed = true) =>
  rings.map((ring) => `M${ring.map((point) => at(point).map((each) => each.toFixed(1)).join(",")).join("L")}${closed ? "Z" : ""}`).join("");

/** A disc with a number. @type {(ground: Ground, text: string, fill: string, ink: string, edge: string) => {group: SVGElement, text: SVGElement}} */
export function discOf({ disc }, words, fill, ink, edge) {
  const { radius, type } = disc ?? { radius: 9, type: 11 };
  const text = s("text", { "text-anchor": "middle", dy: "0.36em", style: { font: `700 ${words.length > 2 ? type * 0.8 : type}px ${FONT}`, fill: ink } }, words);
  return { group: s("g", {}, s("circle", { r: radius, style: { fill, stroke: edge, strokeWidth: "1.3px" } }), text), text };
}

/**
 * The disc of a place over that of the map: its number may change and it may grow.
 *
 * @param {Ground} ground
 * @param {number} place
 * @param {number} number
 */
export function standing(ground, place, number) {
  const known = ground.discs.get(place);
  if (known) return known;
  const { palette } = ground.board;
  const made = discOf(ground, String(number), palette.disc, palette.disc_ink, palette.frontier);
  ground.discs.set(place, made);
  ground.high.append(made.group);
  put(made.group, middle(ground, place));
  return made;
}

/** Shared places have a disc for each occupant, which stand side by side. @type {(ground: Ground, place: number) => boolean} */
export const counted = ({ disc, before }, place) => disc != null && !(before.guests ?? []).some(([country]) => country === place);

/** @type {(node: Element, point: Point, scale?: number, turn?: number) => void} */
export function put(node, [x, y], scale = 1, turn = 0) {
  node.setAttribute("transform", `translate(${x.toFixed(2)},${y.toFixed(2)})${turn ? ` rotate(${turn.toFixed(1)})` : ""}${scale === 1 ? "" : ` scale(${scale.toFixed(3)})`}`);
}

/**
 * The way through places, leaving the board on one side where that is shorter.
 *
 * @param {Ground} ground
 * @param {number[]} places
 * @param {boolean} [bent]
 * @returns {Line[]} in the overlay
 */
export function way(ground, places, bent = false) {
  const lines = flight(ground.board, places).map((line) => (bent ? line : [line[0], line[line.length - 1]]));
  return lines.map((line) => line.map(ground.at));
}

/** A point of a way, and the direction there in degrees. @type {(lines: Line[], share: number) => {point: Point, turn: number}} */
export function along(lines, share) {
  const steps = lines.flatMap((line) => line.slice(1).map((b, k) => ({ a: line[k], b, length: Math.hypot(b[0] - line[k][0], b[1] - line[k][1]) })));
  let left = share * steps.reduce((sum, { length }) => sum + length, 0);
  const step = steps.find(({ length }, k) => {
    if (left <= length || k === steps.length - 1) return true;
    left -= length;
    return false;
  });
  if (!step) return { point: lines[0]?.[0] ?? [0, 0], turn: 0 };
  const { a, b, length } = step;
  const t = Math.min(left / (length || 1), 1);
  return { point: [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])], turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
}

/** @type {(share: number) => number} slow at both ends */
export const eased = (share) => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

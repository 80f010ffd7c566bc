/** Map layers of the resource war besides the discs. No DOM. */

/** @import { Board, Line, Point, View } from "../base/protocol.js" */
/** @import { Trace } from "../map/traces.js" */
import { linesOf, pathOfLines, pathOfRings, sizes } from "../map/geometry.js";
import { clearest } from "../map/labels.js";
import { FONT, chosen, inUnits } from "../map/traces.js";
import { TROOP } from "./wargame-clicks.js";

/** Outlines, 20 by 20 around their middle. @type {Record<string, string>} */
export const OUTLINES = {
  plane: "M0-10 2-4 10 2v2.500L2 2 1.400 6 4 8v1.500L0 8.500-4 9.500V8l2.600-2L-2 2l-8 2.500V2l8-6z",
  ship: "M-10 3H-1V-10L8 0H1V3H10L7 9H-7z",
  wall: "M-9 9V-7h4.500v3.500h2.500V-7h4v3.500h2.500V-7H9V9z",
  armoury: "M-8-9H8V-1Q7 6 0 10Q-7 6-8-1z",
  airfield: "M-9 10-3-10H3L9 10H2V4H-2V10z",
  shipyard: "M-8 10V-9H8V-4H-3V10z",
  troop: "M-3.500-4.500Q-3.500-10 0-10Q3.500-10 3.500-4.500L5.500-3.500V-2H-5.500V-3.500zM-7 10V5Q-7 0-2.500 0H2.500Q7 0 7 5V10z",
};

/** Installations after the wall, by number. */
const WORKS = ["armoury", "airfield", "shipyard"];

/** From this scale on, numbers stand beside the icons; and from this one, the other installations too. */
const [NUMBERS, DETAILS] = [0.55, 0.9];

/**
 * The visible facts of a territory.
 *
 * @param {View} view
 * @param {number} country
 * @param {number} scale
 * @returns {[string, number][]} icons and their numbers
 */
export function iconsOf({ planes = [], ships = [], levels = [] }, country, scale) {
  const all = /** @type {[string, number][]} */ ([
    ["plane", planes[country]],
    ["ship", ships[country]],
    ["wall", levels[0]?.[country]],
    ...(scale < DETAILS ? [] : WORKS.map((name, k) => [name, levels[k + 1]?.[country]])),
  ]);
  return all.filter(([, count]) => count > 0);
}

/**
 * Icons of planes, ships, walls and other works, and how much of the garrison has still no task.
 *
 * @param {Board} board
 * @param {View} view
 * @param {import("../board/game.js").Marks} marks
 * @param {number} scale pixels per unit
 * @param {number} [least] the smallest type, in pixels
 * @returns {Trace[]} always the same uids in the same order
 */
export function traces(board, view, marks, scale, least) {
  const size = sizes(scale, least);
  const icon = Math.max(8.4, size.least / scale);
  const digit = 0.7 * Math.max(icon * 0.95, size.least / scale);
  const numbered = scale >= NUMBERS;
  /** @type {Record<string, Line[]>} */
  const rings = Object.fromEntries(Object.keys(OUTLINES).map((name) => [name, []]));
  /** @type {{at: Point, text: string}[]} */
  const counts = [];
  board.countries.forEach(({ label: [x, y] }, country) => {
    const icons = iconsOf(view, country, scale);
    if (!icons.length) return;
    const widths = icons.map(([, count]) => icon + (numbered && count > 1 ? icon * 0.1 + digit * String(count).length : 0) + 1.5);
    const wide = widths.reduce((a, b) => a + b, 0);
    const [over, aside] = [size.grown + 2.6 + icon / 2, size.grown + 2.6];
    const places = /** @type {Point[]} */ ([[x - wide / 2, y - over], [x - wide / 2, y + over], [x + aside, y], [x - aside - wide, y]]);
    const boxes = places.map(([left, row]) => /** @type {[number, number, number, number]} */ ([left, row - icon / 2, left + wide, row + icon / 2]));
    let [left, row] = places[clearest(board, inUnits(size), chosen(marks), boxes)];
    icons.forEach(([name, count], k) => {
      const middle = /** @type {Point} */ ([left + icon / 2, row]);
      rings[name].push(...linesOf(OUTLINES[name]).map((line) => line.map(([dx, dy]) => /** @type {Point} */ ([middle[0] + (dx * icon) / 20, middle[1] + (dy * icon) / 20]))));
      if (numbered && count > 1) counts.push({ at: [left + icon + 0.6, row], text: String(count) });
      left += widths[k];
    });
  });
  return [
    ...gauges(board, view, size, scale),
    ...["plane", "ship", "wall", ...WORKS].flatMap((name) => [outline(`${name}-under`, rings[name], board, scale, true), outline(name, rings[name], board, scale, false)]),
    {
      uid: "war-counts",
      type: "scatter",
      mode: "text",
      x: counts.map((each) => each.at[0]),
      y: counts.map((each) => each.at[1]),
      text: counts.map((each) => each.text),
      textposition: "middle right",
      textfont: { family: FONT, weight: 700, size: Math.max(icon * scale * 0.95, size.least), color: board.palette.badge },
      hoverinfo: "skip",
      cliponaxis: false,
    },
  ];
}

/** @type {(uid: string, rings: Line[], board: Board, scale: number, under: boolean) => Trace} */
function outline(uid, rings, board, scale, under) {
  const width = under ? Math.max(2.6 * scale, 2.4) : 0;
  return {
    uid: `war-${uid}`,
    type: "scatter",
    mode: "lines",
    ...pathOfRings(rings),
    fill: "toself",
    hoveron: "fills",
    fillcolor: under ? "#ffffff" : board.palette.badge,
    line: { color: "#ffffff", width, simplify: false },
    hoverinfo: "skip",
  };
}

/**
 * An arc around the discs of the seat in turn: the share of its troops that have no task yet.
 *
 * @param {Board} board
 * @param {View} view
 * @param {ReturnType<typeof sizes>} size
 * @param {number} scale
 * @returns {Trace[]}
 */
function gauges(board, view, size, scale) {
  const arcs = view.over
    ? []
    : board.countries.flatMap(({ label }, country) => {
        const share = view.owner[country] === view.turn ? (view.free?.[TROOP][country] ?? 0) / Math.max(view.armies[country], 1) : 0;
        return share > 0 ? [arc(label, size.grown + 1.5 / scale, share)] : [];
      });
  const line = (/** @type {string} */ uid, /** @type {string} */ color, /** @type {number} */ width) => ({
    uid,
    type: "scatter",
    mode: "lines",
    ...pathOfLines(arcs),
    hoverinfo: "skip",
    line: { color, width, simplify: false },
  });
  return [line("war-free-under", "#ffffff", Math.max(4.2 * scale, 3.4)), line("war-free", board.palette.covered, Math.max(2.4 * scale, 2))];
}

/** A part of a circle, from the top on. @type {(middle: Point, radius: number, share: number) => Line} */
function arc([x, y], radius, share) {
  const points = Math.max(3, Math.round(28 * share));
  return Array.from({ length: points + 1 }, (_, k) => {
    const angle = 2 * Math.PI * share * (k / points);
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

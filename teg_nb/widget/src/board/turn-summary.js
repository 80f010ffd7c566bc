/** Summary since the viewer's last turn: three lines, and arrows on the map. */

/** @import { Marks, Section } from "./game.js" */
/** @import { View } from "../base/protocol.js" */
import { h } from "../base/dom.js";
import { card, dot } from "../base/pieces.js";

/**
 * Countries by the seat that they went to or came from.
 *
 * @param {[number, number | null, ...any][]} changes
 * @returns {[number | null, number[]][]}
 */
export function bySeat(changes) {
  /** @type {Map<number | null, number[]>} */
  const found = new Map();
  for (const [country, seat] of changes) found.set(seat, [...(found.get(seat) ?? []), country]);
  return [...found];
}

/** @type {Section["draw"]} */
function draw({ board, view }, t) {
  if (!view.since) return null;
  const { lost, won, taken, cards, pacts } = view.since;
  const of = (/** @type {number | null} */ seat) => (seat === null ? null : h("span", {}, dot(view, seat), view.seats[seat].name));
  /** @type {(title: string, changes: [number, number | null, ...any][]) => HTMLElement | false} */
  const countries = (title, changes) => changes.length > 0 && h(
    "span",
    {},
    h("b", {}, `${title}: `),
    ...bySeat(changes).flatMap(([seat, all], k) => [
      `${k ? "; " : ""}${all.map((each) => board.countries[each].name).join(", ")} (`,
      of(seat),
      ")",
    ]),
    ". ",
  );
  const others = taken.length > 0 && h(
    "span",
    {},
    h("b", {}, `${t.since_taken}: `),
    ...taken.flatMap(([seat, count], k) => [k ? ", " : "", of(seat), ` ${count}`]),
    ".",
  );
  const line = (/** @type {string} */ title, /** @type {string} */ text) => text && h("p", {}, h("b", {}, `${title}: `), text);
  const map = [countries(t.since_lost, lost), countries(t.since_won, won), others];
  const told = card(t.since, map.some(Boolean) && h("p", {}, ...map), line(t.cards, cards), line(t.pacts, pacts));
  told.classList.add("teg-since");
  return told;
}

/** @type {Section} */
export const SINCE = { draw, depends: ({ view }) => view.since };

/**
 * Arrows to what the viewer lost, until it has chosen something.
 *
 * @param {Marks} marks
 * @param {View} view
 * @returns {Marks}
 */
export function withLosses(marks, { since }) {
  if (!since || marks.source !== null || marks.target !== null || marks.arrows?.length) return marks;
  const arrows = since.lost.flatMap(([country, , from]) => (from === null ? [] : [[from, country]]));
  return arrows.length ? { ...marks, arrows } : marks;
}

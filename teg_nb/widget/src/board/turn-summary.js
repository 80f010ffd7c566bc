/** Summary since the viewer's last turn: three lines, the rest on request, and arrows on the map. */

/** @import { Marks, Scene, Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
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

/** So many lines are told at once. */
const FIRST = 3;

/**
 * Lines of the summary: what the viewer lost, what it won, what others took. Cards and pacts of others come last.
 *
 * @param {Scene} scene
 * @param {Texts} t
 * @returns {{seat: number | null, text: string, minor: boolean}[]}
 */
export function linesOf({ board, view }, t) {
  const { lost, won, taken, cards, pacts } = /** @type {NonNullable<View["since"]>} */ (view.since);
  const names = (/** @type {number[]} */ countries) => countries.map((country) => board.countries[country].name).join(", ");
  const who = (/** @type {number | null} */ seat) => (seat === null ? "" : `${view.seats[seat].name}: `);
  const line = (/** @type {number | null} */ seat, /** @type {string} */ text, minor = false) => ({ seat, text: `${who(seat)}${text}`, minor });
  return [
    ...bySeat(lost).map(([seat, countries]) => line(seat, `${t.since_lost} ${names(countries)}`)),
    ...bySeat(won).map(([seat, countries]) => line(seat, `${t.since_won} ${names(countries)}`)),
    ...taken.map(([seat, count]) => line(seat, `${t.since_taken} ${count}`)),
    ...(cards ? [line(null, `${t.cards}: ${cards}`, true)] : []),
    ...(pacts ? [line(null, `${t.pacts}: ${pacts}`, true)] : []),
  ];
}

/** @type {Section["draw"]} */
function draw(scene, t) {
  const { view } = scene;
  if (!view.since) return null;
  const all = linesOf(scene, t);
  const first = all.filter(({ minor }) => !minor).slice(0, FIRST);
  const rest = all.filter((line) => !first.includes(line));
  const item = (/** @type {typeof all[0]} */ { seat, text }) => h("li", {}, seat === null ? h("i", { class: "teg-dot teg-none" }) : dot(view, seat), h("span", {}, text));
  const told = card(
    t.since,
    first.length > 0 ? h("ol", {}, ...first.map(item)) : h("p", { class: "teg-hint" }, t.since_nothing),
    rest.length > 0 && h("details", {}, h("summary", { "data-key": "since-more" }, `${rest.length} ${t.more}`), h("ol", {}, ...rest.map(item))),
  );
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

/** Summary since the viewer's last turn: three lines, the rest on request, and arrows on the map. */

/** @import { Marks, Scene, Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { View } from "../base/protocol.js" */
import { button, h } from "../base/dom.js";
import { card, dot, icon } from "../base/pieces.js";

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

/** So many places of a seat are named at once; the rest on request. */
const FEW = 3;

/** A line: what is told at once, and what is left out of it. @typedef {{head: string, parts: {seat: number, text: string}[], rest: {seat: number, text: string}[], left: number}} Line */

/**
 * Three lines at most: what the viewer lost, what it gained, what the others took from each other.
 *
 * @param {Scene} scene
 * @param {Texts} t
 * @returns {Line[]}
 */
export function linesOf({ board, view }, t) {
  const { lost, won, taken } = /** @type {NonNullable<View["since"]>} */ (view.since);
  const names = (/** @type {number[]} */ countries) => countries.map((country) => board.countries[country].name).join(", ");
  /** @type {(head: string, word: string, changes: [number, number | null, ...any][]) => Line[]} */
  const ofMine = (head, word, changes) => {
    if (!changes.length) return [];
    const named = (/** @type {typeof changes} */ some) => bySeat(some).map(([seat, countries]) => ({ seat: seat ?? -1, text: `${names(countries)}${seat == null ? "" : ` (${word} ${view.seats[seat].name})`}` }));
    return [{ head: `${head} ${changes.length}`, parts: named(changes.slice(0, FEW)), rest: named(changes.slice(FEW)), left: Math.max(changes.length - FEW, 0) }];
  };
  const others = taken.map(([seat, count]) => ({ seat, text: `${view.seats[seat].name} +${count}` }));
  return [
    ...ofMine(t.since_lost, t.since_by, lost),
    ...ofMine(t.since_won, t.since_of, won),
    ...(others.length ? [{ head: t.since_taken, parts: others.slice(0, FEW), rest: others.slice(FEW), left: Math.max(others.length - FEW, 0) }] : []),
  ];
}

/** @type {(scene: Scene, line: Line, parts: Line["parts"], left?: string) => HTMLElement} */
const item = ({ view }, { head }, parts, left = "") => h("li", {}, h("b", {}, `${head}: `), ...parts.map(({ seat, text }, k) => h("span", {}, k > 0 && " · ", seat >= 0 && dot(view, seat), text)), left);

/** The lines alone. `key`: the name of the button in this place; `brief`: the rest is not listed here, so it is counted. @type {(scene: Scene, t: Texts, key: string, brief?: boolean) => HTMLElement[]} */
export function sinceLines(scene, t, key, brief = false) {
  const lines = linesOf(scene, t);
  const { view, watch } = scene;
  return [
    view.memory && button(key, h("span", {}, icon("forward"), ` ${t.since_watch}`), watch, { class: "teg-watch" }),
    lines.length > 0 ? h("ol", {}, ...lines.map((line) => item(scene, line, line.parts, brief && line.left ? ` · ${line.left} ${t.more}` : ""))) : h("p", { class: "teg-hint" }, t.since_nothing),
  ].filter((part) => part instanceof Node);
}

/** @type {Section["draw"]} */
function draw(scene, t) {
  const { view } = scene;
  if (!view.since) return null;
  const { cards, pacts } = view.since;
  const rest = [
    ...linesOf(scene, t).filter((line) => line.rest.length).map((line) => item(scene, line, line.rest)),
    ...(cards ? [h("li", {}, h("b", {}, `${t.cards}: `), cards)] : []),
    ...(pacts ? [h("li", {}, h("b", {}, `${t.pacts}: `), pacts)] : []),
  ];
  const told = card(t.since, ...sinceLines(scene, t, "since-watch"), rest.length > 0 && h("details", {}, h("summary", { "data-key": "since-more" }, `${rest.length} ${t.more}`), h("ol", {}, ...rest)));
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
  if (!since || marks.source != null || marks.target != null || marks.arrows?.length) return marks;
  const arrows = since.lost.flatMap(([country, , from]) => (from == null ? [] : [[from, country]]));
  return arrows.length ? { ...marks, arrows } : marks;
}

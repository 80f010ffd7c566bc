/** The note of the shown step: arrows and marks drawn with the right button, and a comment. It stands in the study. */

/** @import { Board, Remark } from "../base/protocol.js" */
/** @import { Section } from "../board/game.js" */
/** @import { Window } from "./zoom.js" */
import { button, h, s } from "../base/dom.js";
import { arrows, circle } from "./geometry.js";
import * as protocol from "../base/protocol.js";
import { seen } from "./zoom.js";

/** Letters of a comment. */
const LONGEST = 2000;

/** Radius of a marked place, in units of the board. */
const RING = 15;

/** Tone of a shape by the keys held while drawing, as on other boards: none, Shift, Alt, both. @type {(event: {shiftKey: boolean, altKey: boolean}) => string} */
export const toneOf = ({ shiftKey, altKey }) => (shiftKey ? (altKey ? "look" : "bad") : altKey ? "idea" : "good");

/**
 * A note with one shape more; with one less, if it was there in that tone.
 *
 * @param {Remark} note
 * @param {string[]} places two of an arrow, one of a mark
 * @param {string} tone
 * @returns {Remark}
 */
export function withShape(note, places, tone) {
  const key = places.length === 2 ? "arrows" : "marks";
  const same = (/** @type {string[]} */ each) => places.every((place, k) => each[k] === place);
  const all = note[key] ?? [];
  const before = all.find(same);
  const others = all.filter((each) => !same(each));
  return whole({ ...note, [key]: before && (before[places.length] ?? "good") === tone ? others : [...others, [...places, tone]] });
}

/** A note with another comment, in the language of the page where it has several. @type {(note: Remark, text: string, lang: "es" | "en") => Remark} */
export function said(note, text, lang) {
  const now = text.trim();
  if (typeof note.say !== "object") return whole({ ...note, say: now });
  const { [lang]: _, ...others } = note.say;
  const say = now ? { ...others, [lang]: now } : others;
  return whole({ ...note, say: Object.keys(say).length ? say : "" });
}

/** A comment as the page reads it. @type {(words: Remark["say"], lang: "es" | "en") => string} */
export const wordsOf = (words, lang) => (typeof words === "object" ? (words[lang] ?? words.es ?? words.en ?? "") : (words ?? ""));

/** A note without what is empty. @type {(note: Remark) => Remark} */
const whole = (note) => Object.fromEntries(Object.entries(note).filter(([, value]) => typeof value === "object" ? Object.keys(value).length : value));

/** The comment, with a field for it; and what takes the shapes away. @type {Section} */
export const NOTE = {
  depends: ({ view }) => [view.note, view.memory, view.line],
  draw: ({ view, send, pace, pause }, t) => {
    const { note, lang, memory } = view;
    if (!memory) return null;
    const [say, ask] = [wordsOf(note.say, lang), wordsOf(note.ask, lang)];
    const shapes = [...(note.arrows ?? []), ...(note.marks ?? [])];
    const keep = (/** @type {any} */ { target }) => target.value.trim() !== say && send(protocol.annotate(view, said(note, target.value, lang)));
    const field = h("textarea", { "data-key": "say", rows: 2, maxlength: LONGEST, "aria-label": t.comment, change: keep, focus: () => pace.auto && view.goes_on && pause() });
    field.textContent = say;
    return h(
      "div",
      { class: "teg-note" },
      ask && h("p", {}, h("b", {}, ask)),
      say && h("p", {}, note.glyph && h("b", {}, `${note.glyph} `), say),
      h(
        "div",
        { class: "teg-timeline" },
        h("details", {}, h("summary", { title: t.draw_how }, say ? t.comment_change : t.comment_add), field),
        shapes.length > 0 && button("wipe", t.wipe, () => send(protocol.annotate(view, whole({ ...note, arrows: [], marks: [] })))),
      ),
    );
  },
};

/**
 * The overlay of a map: an element, and a function that draws a note in it.
 *
 * @param {Board} board
 */
export function overlay(board) {
  const svg = s("svg", { class: "teg-drawn", preserveAspectRatio: "none", "aria-hidden": "true" });
  const number = (/** @type {string} */ name) => board.countries.findIndex((each) => each.name === name);
  const path = (/** @type {string} */ tone, /** @type {protocol.Line[]} */ rings, /** @type {string} */ kind) =>
    s("path", { class: `teg-${kind} teg-tone-${tone}`, d: rings.map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}Z`).join("") });
  return {
    svg,
    /** @type {(note: Remark, map: {window: Window, shape: number}) => void} */
    draw(note, { window, shape }) {
      if (!note.arrows?.length && !note.marks?.length && !svg.firstChild) return;
      const tall = shape || board.height / board.width;
      const [left, top, right, bottom] = seen(board, tall, window);
      svg.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
      const lines = (note.arrows ?? []).map(([from, to, tone = "good"]) => path(tone, arrows(board, number(from), number(to)), "drawn-arrow"));
      const rings = (note.marks ?? []).map(([place, tone = "good"]) => path(tone, [circle(board.countries[number(place)].label, RING)], "drawn-mark"));
      svg.replaceChildren(...rings, ...lines);
    },
  };
}

/**
 * The right button, from place to place, or on one.
 *
 * @param {HTMLElement} element
 * @param {(event: MouseEvent) => number} at the place there, or -1
 * @param {{may: () => boolean, over: (places: number[], tone: string) => void, done: (places: number[], tone: string) => void}} hears
 * @param {(() => void)[]} stops
 */
export function sketched(element, at, { may, over, done }, stops) {
  const gone = new AbortController();
  stops.push(() => gone.abort());
  window.addEventListener("mousedown", (down) => {
    if (down.button !== 2 || !element.contains(/** @type {Node} */ (down.composedPath()[0])) || !may()) return;
    const from = at(down);
    if (from < 0) return;
    down.stopPropagation(); // Lab would choose the cell
    const places = (/** @type {MouseEvent} */ event) => [...new Set([from, at(event)])].filter((each) => each >= 0);
    const move = (/** @type {MouseEvent} */ event) => over(places(event), toneOf(event));
    const up = (/** @type {MouseEvent} */ event) => {
      if (event.button !== 2) return;
      window.removeEventListener("mousemove", move, true);
      window.removeEventListener("mouseup", up, true);
      if (at(event) >= 0) done(places(event), toneOf(event));
      else over([], "");
    };
    window.addEventListener("mousemove", move, { capture: true, signal: gone.signal });
    window.addEventListener("mouseup", up, { capture: true, signal: gone.signal });
  }, { capture: true, signal: gone.signal });
  element.addEventListener("contextmenu", (event) => {
    if (event.button !== 2 || !may() || at(event) < 0) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true, signal: gone.signal });
}

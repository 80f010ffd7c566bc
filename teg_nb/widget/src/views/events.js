/** All events of a line by rounds, with what is said of them and the lines that leave it; a click goes there. */

/** @import { Film, Path, Tail } from "./replay-feed.js" */
/** @import { Texts } from "../base/texts.js" */
import { h } from "../base/dom.js";
import { pathOf } from "./replay-feed.js";
import { nameOf } from "../board/lines.js";
import { list } from "../base/list.js";
import { dot } from "../base/pieces.js";

/** A row of one line is so high, in pixels. */
const HEIGHT = 24;

/** Widths in pixels: the step of a row, the gap on each side of its text, and the seat's dot before the text. */
const [STEP, GAP, DOT] = [44, 8, 21];

/**
 * Count the lines of a text that a browser breaks between words.
 *
 * @param {string} text
 * @param {number} room of the lines
 * @param {(text: string) => number} wide of a word
 * @param {number} [before] what stands before the first word
 */
export function linesOf(text, room, wide, before = 0) {
  const space = wide(" ");
  let [lines, at] = [1, before];
  for (const word of text.split(" ")) {
    const width = wide(word);
    if (at + width > room && at > 0) [lines, at] = [lines + 1, 0];
    if (width > room) lines += Math.ceil(width / room) - 1;
    at += width + space;
  }
  return lines;
}

/** The width of a word in a font, measured once. @param {() => string} font */
function widthIn(font) {
  const pen = document.createElement("canvas").getContext("2d");
  /** @type {Map<string, number>} */
  const known = new Map();
  let used = "";
  return (/** @type {string} */ word) => {
    const width = known.get(word);
    if (width != null || !pen) return width ?? 0;
    pen.font = used ||= font();
    const measured = pen.measureText(word).width;
    known.set(word, measured);
    return measured;
  };
}

/** @typedef {{kind: "round" | "entry" | "note" | "way", step: number, text: string, seat: number, line: string}} Item */

/**
 * Rows of the list, from the top.
 *
 * @param {Film} film
 * @param {Path} path
 * @param {{seat: number, kind: string}} only -1 and "": all
 * @param {Texts} t
 * @returns {Item[]}
 */
export function itemsOf(film, path, only, t) {
  /** @type {Item[]} */
  const items = [];
  const ways = (/** @type {number} */ step) => path.ways.filter((each) => each.step === step);
  let round = NaN;
  for (let k = 0; k < path.text.length; k++) {
    const step = path.first + k;
    const line = path.line_of(step);
    const [text, seat] = [path.text[k], path.seat[k]];
    const note = path.note(step);
    const chosen = (only.seat < 0 || seat === only.seat) && (!only.kind || path.kind[k] === only.kind);
    if (chosen && (text || note || step === 0)) {
      if (path.round[k] !== round) {
        round = path.round[k];
        items.push({ kind: "round", step, seat: -1, line, text: round > 0 ? `${t.round} ${round}` : t.beginning });
      }
      if (text || note?.glyph) items.push({ kind: "entry", step, seat, line, text: note?.glyph ? `${text} ${note.glyph}` : text });
      if (note?.say) items.push({ kind: "note", step, seat: -1, line, text: note.say });
    }
    for (const way of ways(step)) {
      const rows = film.rows[way.line.name];
      const said = rows?.text.find(Boolean) ?? "";
      items.push({ kind: "way", step: step + 1, seat: -1, line: way.line.name, text: `${nameOf(way.line, t)} (${step + 1}–${way.line.end})${said && `: ${said}`}` });
    }
  }
  return items;
}

/**
 * @param {(step: number, line: string) => void} go
 * @param {() => number} now
 * @returns what draws the list
 */
export function eventList(go, now) {
  /** @type {Item[]} */
  let items = [];
  /** @type {Film | null} */
  let film = null;
  /** @type {Path | null} */
  let path = null;
  let from = /** @type {unknown[]} */ ([]);
  let here = { step: 0, line: "" };
  const only = { seat: -1, kind: "" };
  let words = /** @type {Texts | null} */ (null);

  const sign = (/** @type {Item} */ { kind }) => (kind === "way" ? "↳ " : kind === "note" ? "✎ " : "");
  const draw = (/** @type {number} */ k) => {
    const { kind, step, text, seat } = items[k];
    const number = h("span", { class: "teg-at", role: "gridcell" }, kind === "entry" ? step : "");
    const who = kind === "entry" && (seat < 0 ? h("i", { class: "teg-dot teg-none" }) : dot(/** @type {any} */ (film), seat));
    return h("div", { class: `teg-item teg-item-${kind}`, title: text }, number, h("span", { role: "gridcell" }, who, sign(items[k]), text));
  };
  let wide = (/** @type {string} */ word) => word.length;
  /** Lines by text, for a list of one width. Most texts stay when events are added. */
  const counted = { room: 0, lines: /** @type {Map<string, number>} */ (new Map()) };
  const lines = (/** @type {number} */ k, /** @type {number} */ width, /** @type {number} */ type) => {
    const item = items[k];
    const room = width - STEP * type - 2 * GAP - 2;
    if (room <= 0) return 1;
    if (room !== counted.room) Object.assign(counted, { room, lines: new Map() });
    const text = sign(item) + item.text;
    const found = counted.lines.get(text) ?? linesOf(text, room, wide, item.kind === "entry" ? DOT * type : 0);
    counted.lines.set(text, found);
    return found;
  };
  const pick = (/** @type {number} */ k) => items[k] && go(items[k].step, items[k].line);
  const at = () => {
    let found = -1;
    for (let [low, high] = [0, items.length - 1]; low <= high; ) {
      const middle = (low + high) >> 1;
      if (items[middle].step <= here.step) [found, low] = [middle, middle + 1];
      else high = middle - 1;
    }
    while (found > 0 && items[found].kind !== "entry") found--;
    return found;
  };
  const move = (/** @type {number} */ by) => {
    if (!path) return;
    const step = Math.min(Math.max(now() + by, path.first), path.end);
    go(step, path.line);
  };
  const rows = list({ height: HEIGHT, lines, label: "", draw, pick, move });
  const seats = /** @type {HTMLSelectElement} */ (h("select", { "data-key": "events-seat" }));
  const kinds = /** @type {HTMLSelectElement} */ (h("select", { "data-key": "events-kind" }));
  const filled = () => {
    if (!film || !path || !words) return;
    only.seat = seats.value === "" ? -1 : Number(seats.value);
    only.kind = kinds.value;
    items = itemsOf(film, path, only, words);
    wide = widthIn(() => getComputedStyle(rows.root).font);
    rows.root.hidden = !items.length;
    none.hidden = items.length > 0;
    rows.fill(items.length, Number(getComputedStyle(rows.root).getPropertyValue("--teg-type")) || 1);
    rows.show(-1);
    rows.show(at());
  };
  for (const each of [seats, kinds]) each.addEventListener("change", filled);
  const none = h("p", { class: "teg-hint", hidden: true });
  const root = h("div", { class: "teg-events" }, h("div", { class: "teg-filters" }, seats, kinds), rows.root, none);

  /** @param {Film} told @param {Texts} t */
  const label = (told, t) => {
    const before = [seats.value, kinds.value];
    const used = new Set(Object.values(told.rows).flatMap((each) => each.kind));
    seats.replaceChildren(h("option", { value: "" }, t.every_seat), ...told.seats.map((each, k) => h("option", { value: k }, each.name)));
    kinds.replaceChildren(
      h("option", { value: "" }, t.every_kind),
      ...Object.entries(told.kinds).filter(([kind]) => used.has(kind)).map(([kind, name]) => h("option", { value: kind }, name)),
    );
    [seats.value, kinds.value] = before;
    seats.setAttribute("aria-label", t.seats);
    kinds.setAttribute("aria-label", t.kind_of);
    rows.root.setAttribute("aria-label", t.events);
    none.textContent = t.no_news;
  };

  return {
    root,
    /** Nothing has come yet. @param {Texts} t */
    wait(t) {
      rows.root.hidden = true;
      none.hidden = false;
      none.textContent = t.busy;
    },
    /** @param {Film} told @param {Tail} tail @param {string} line @param {Texts} t */
    tell(told, tail, line, t) {
      const state = [told, tail, line, t];
      if (state.every((each, k) => each === from[k])) return;
      from = state;
      if (film !== told || words !== t) label(told, t);
      film = told;
      words = t;
      path = pathOf(told, tail, line);
      filled();
    },
    /** @param {number} step @param {string} line */
    show(step, line) {
      here = { step, line };
      rows.show(at());
    },
    stop: rows.stop,
  };
}

/** Small pieces that every panel is made of. */

/** @import { View } from "./protocol.js" */
/** @import { Texts } from "./texts.js" */
import { dieDots } from "../map/geometry.js";
import { h, s } from "./dom.js";
import { filled } from "./texts.js";

/** The colour of a seat, and its sign. @type {(view: View, seat: number) => HTMLElement} */
export function dot(view, seat) {
  const { color = "transparent", ink, sign = [] } = view.seats[seat] ?? {};
  const drawn = sign.length && s("svg", { viewBox: "-3 -3 6 6", "aria-hidden": "true" }, s("path", { d: `M${sign.join("L")}Z`, fill: ink }));
  return h("i", { class: "teg-dot", style: { background: color } }, drawn || null);
}

/** A button that shows a clause. @param {string | null | undefined} clause */
export function chip(clause) {
  return clause ? h("button", { type: "button", class: "teg-chip", "data-clause": clause }, clause) : null;
}

/** Notice about acting in a position that is not the last of its line. @type {(view: View, t: Texts) => HTMLElement | false} */
export function past(view, t) {
  const text = { off: t.past_off, own: filled(t.past_own, { step: view.step, steps: view.steps }), free: t.past, same: t.past }[view.undoing];
  return view.step < view.steps && h("p", { class: "teg-past" }, text);
}

/**
 * @param {string} title
 * @param {...import("./dom.js").Child} content
 */
export function card(title, ...content) {
  return h("section", { class: "teg-card" }, h("h4", {}, title), ...content);
}

/**
 * @param {number | null} value
 * @param {string} kind
 * @param {string} fill
 * @param {string} ink
 */
export function die(value, kind, fill, ink) {
  if (value == null) return h("span", { class: "teg-die" });
  return s(
    "svg",
    { viewBox: "-2.4 -2.4 4.8 4.8", class: `teg-die teg-${kind}`, role: "img", "aria-label": String(value) },
    s("rect", { x: -2, y: -2, width: 4, height: 4, rx: 0.8, fill, stroke: ink, "stroke-width": 0.16 }),
    ...dieDots(value).map(([cx, cy]) => s("circle", { cx, cy, r: 0.4, fill: ink })),
  );
}

/** Signs that not every font has. @type {Record<string, string>} */
const ICONS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M12 3v10L4 8z",
  forward: "M4 3v10l8-5z",
  last: "M11 3h2v10h-2zM3 3v10l7-5z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  stop: "M4 4h8v8H4z",
  flag: "M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",
  army: "M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",
  card: "M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",
  rocket: "M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",
  plane: "M8 0.5 9.500 6.500 15 10v1.800L9.500 10 9 13l2 1.500V16l-3-.8-3 .8v-1.500L7 13l-.5-3L1 11.800V10l5.500-3.500z",
  ship: "M1 10h7V1l5 7H9v2h6l-2.500 4h-9z",
  exchange: "M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z",
};

/** Pieces that share a drawing. @type {Record<string, string>} */
const ALIKE = {
  countries: "flag",
  territories: "flag",
  provinces: "flag",
  armies: "army",
  troops: "army",
  cards: "card",
  exchanges: "exchange",
  missiles: "rocket",
  planes: "plane",
  ships: "ship",
  infantry: "soldier",
  soldiers: "army",
};

/**
 * @param {string} name
 * @returns {SVGElement | null} null where there is none of that name
 */
export function icon(name) {
  const path = ICONS[ALIKE[name] ?? name];
  if (!path) return null;
  return s(
    "svg",
    { viewBox: "0 0 16 16", class: "teg-icon", "aria-hidden": "true" },
    s("path", { d: path, fill: "currentColor", "fill-rule": "evenodd" }),
  );
}

/** Small pictures on the cards. @type {Record<string, string>} */
const SYMBOLS = {
  plane: "M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",
  anchor: "M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",
  soldier: "M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",
  cannon: "M-9-1.5-2.5-6 8-6.5 8.5-2 1-1.5A4.5 4.5 0 1 1-6.6 1.8L-8 2.2zM-2.5 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  cavalry: "M-5 9-4 3C-6 2-7.5 0-8-1L-4-3.5-2-7.5 0-6 2-8.5 3-5.5C6-3.5 7.5 1 7 9H-1C-1 6 1 5 1 3-1 3-3 2-4 1z",
  joker: "M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z",
};

/** @param {string} name */
export function symbol(name) {
  return s(
    "svg",
    { viewBox: "-10 -10 20 20", class: "teg-symbol", "aria-hidden": "true" },
    s("path", { d: SYMBOLS[ALIKE[name] ?? name] ?? SYMBOLS.joker, fill: "currentColor" }),
  );
}

/** Everything that is there from the start; `panel.js` fills the slots. The order here is that of the Tab key; the grid places it. */

import { h } from "../base/dom.js";

/** @typedef {HTMLDivElement & {tegPixel?: (name: string) => import("../map/map.js").Pixel | null}} Root */

/** Regions that hold slots of sections. @typedef {"top" | "dice" | "move" | "sheet" | "help" | "news" | "table" | "cards" | "notes" | "end" | "time" | "seats" | "menu"} Region */

/** Tabs of the side, in their order. */
export const TABS = /** @type {const} */ (["end", "help", "news", "table", "cards", "notes"]);

/** @typedef {typeof TABS[number]} Tab */

let made = 0;

/** @param {SVGElement} drawn what is drawn over the map */
export function skeleton(drawn) {
  const id = `teg-${(made += 1)}`;
  const div = (/** @type {string} */ name, /** @type {import("../base/dom.js").Child[]} */ ...children) => h("div", { class: `teg-${name}` }, ...children);
  const panels = /** @type {Record<Tab, HTMLElement>} */ (
    Object.fromEntries(TABS.map((tab) => [tab, h("div", { class: `teg-tab-panel teg-tab-${tab}`, id: `${id}-${tab}`, role: "tabpanel", tabindex: -1, hidden: true, "aria-labelledby": `${id}-${tab}-tab` })]))
  );
  const tabs = /** @type {Record<Tab, HTMLButtonElement>} */ (
    Object.fromEntries(TABS.map((tab) => [tab, h("button", { type: "button", role: "tab", id: `${id}-${tab}-tab`, "data-key": `tab-${tab}`, "aria-controls": `${id}-${tab}`, "aria-selected": "false" })]))
  );
  /** @type {Record<Region, HTMLElement>} */
  const places = {
    ...panels,
    news: div("slots"),
    end: div("slots"),
    top: div("bar-top"),
    dice: div("bar-dice"),
    move: div("bar-move"),
    sheet: h("section", { class: "teg-sheet", role: "dialog", tabindex: -1, hidden: true }),
    time: div("time"),
    seats: div("chips"),
    menu: div("menu-body"),
  };
  const bar = h("section", { class: "teg-bar", tabindex: -1 }, places.top, places.dice, places.move);
  const map = h("div", { class: "teg-map", tabindex: 0, role: "application" });
  const here = h("div", { class: "teg-here", hidden: true });
  const ring = h("div", { class: "teg-ring", "aria-hidden": "true", hidden: true });
  const credit = h("small", { class: "teg-credit" });
  const heard = h("div", { class: "teg-unseen", role: "status" });
  const busy = h("div", { class: "teg-busy", role: "status" });
  const card = h("div", { class: "teg-hovercard", hidden: true });
  const tool = (/** @type {string} */ key, /** @type {string} */ sign) => /** @type {HTMLButtonElement} */ (h("button", { type: "button", "data-key": key }, sign));
  const [wide, closer, further] = [tool("wide", "⤢"), tool("zoom-in", "+"), tool("zoom-out", "−")];
  const sounds = [tool("sound", "♪"), tool("sound-menu", "♪")]; // the second one where the head has no room
  const caption = h("p", { class: "teg-caption", "aria-live": "polite", hidden: true });
  const events = h("details", { class: "teg-card teg-whole" });
  panels.news.append(places.news, events);
  const standings = h("div", { class: "teg-standings", hidden: true });
  panels.end.append(places.end, standings);
  const winner = h("div", { class: "teg-winner", "aria-hidden": "true", hidden: true });
  const keys = h("p", { class: "teg-keys" });
  const frame = h("div", { class: "teg-frame" }, h("div", { class: "teg-fit" }, map, drawn), credit, h("div", { class: "teg-zoom" }, closer, further), here, ring, winner, card, busy, heard);
  const tablist = h("div", { class: "teg-tabs", role: "tablist" }, ...TABS.map((tab) => tabs[tab]));
  const foot = h("div", { class: "teg-foot" });
  const side = h("div", { class: "teg-side" }, caption, tablist, ...TABS.map((tab) => panels[tab]), foot);
  const dots = h("details", { class: "teg-dots" }, h("summary", { "data-key": "menu" }, "⋯"), h("div", { class: "teg-menu-options" }, places.menu, sounds[1], keys));
  const drawer = tool("side", "☰");
  const tools = h("div", { class: "teg-tools" }, drawer, sounds[0], wide, dots);
  const round = h("p", { class: "teg-round" });
  const head = h("header", { class: "teg-head" }, places.seats, round, tools);
  const said = h("div", { class: "teg-unseen teg-said", role: "log", "aria-live": "polite" });
  const notice = h("p", { class: "teg-notice", role: "alert", hidden: true });
  const skip = /** @type {HTMLButtonElement} */ (h("button", { type: "button", class: "teg-skip", "data-key": "skip", click: () => map.focus() }));
  const stage = h("div", { class: "teg-stage" }, bar, places.sheet, frame, side, places.time, head);
  const root = /** @type {Root} */ (h("div", { class: "teg", role: "group", tabindex: 0 }, notice, said, skip, stage));
  return { root, stage, bar, head, places, side, panels, tabs, tablist, foot, round, dots, skip, map, credit, caption, events, busy, card, wide, drawer, closer, further, sounds, tools, keys, frame, standings, winner, notice, said, here, ring, heard };
}

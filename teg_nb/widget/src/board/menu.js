/** The menu behind ⋯: how the board looks, and how fast bots play. */

/** @import { Section } from "./game.js" */
import { SPEEDS } from "./autoplay.js";
import { button, h } from "../base/dom.js";
import { HELP } from "./hint-panel.js";
import { savePage } from "../base/protocol.js";
import { filled, tourTexts } from "../base/texts.js";

/** The seat of the person here, while it has secrets. @type {(view: import("../base/protocol.js").View) => import("../base/protocol.js").Seat | null} */
const ownSeat = ({ viewer, over, exploring, seats }) => (viewer == null || over || exploring ? null : seats[viewer]);

/** @type {Section} */
export const MENU = {
  steady: true,
  depends: ({ pace, size, help, view }) => [ownSeat(view)?.name, pace, size, help, view.lang, view.people?.length, view.seats.some((seat) => seat.bot)],
  draw: ({ pace, size, help, setSize, setSpeed, setHelp, startTour, readRules, saveMap, send, ask, view }, t) => {
    const own = ownSeat(view);
    const bots = view.seats.some((seat) => seat.bot);
    const speeds = SPEEDS.map((speed) => h("option", { value: speed, selected: speed === pace.speed }, t[speed]));
    const change = (/** @type {any} */ event) => setSpeed(event.target.value);
    const helps = HELP.map((level) => h("option", { value: level, selected: level === help }, t[`advice_${level}`]));
    const chooses = (/** @type {any} */ event) => setHelp(event.target.value);
    const large = size === "class";
    return h(
      "div",
      { class: "teg-menu-rows" },
      bots && h("label", { class: "teg-row-of" }, h("span", { class: "teg-label" }, t.speed), h("select", { "data-key": "speed", change }, ...speeds)),
      help !== "off" && Boolean(view.people?.length) && h("label", { class: "teg-row-of" }, h("span", { class: "teg-label" }, t.advice_when), h("select", { "data-key": "hints", change: chooses }, ...helps)),
      h("div", { class: "teg-row-of" }, button("size", t.size_class, () => setSize(large ? "page" : "class"), { "aria-pressed": String(large) })),
      h("div", { class: "teg-row-of" }, button("menu-rules", t.rules_all, readRules)),
      h("div", { class: "teg-row-of" }, button("menu-save-map", t.save_map, saveMap)),
      h("div", { class: "teg-row-of" }, button("menu-save-page", t.save_page, () => send(savePage()), { title: t.save_page_what })),
      own && h("div", { class: "teg-row-of" }, button("menu-save-seat", filled(t.save_seat, { seat: own.name }), () => ask({ kind: "save", seat: own.name }))),
      h("div", { class: "teg-row-of" }, button("tour", tourTexts(view.lang).tour, startTour)),
    );
  },
};

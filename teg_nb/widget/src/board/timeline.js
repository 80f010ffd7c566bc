/** The timeline: the position shown, and buttons that go to others. */

/** @import { Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { View } from "../base/protocol.js" */
import { button, h } from "../base/dom.js";
import { icon } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { turnMarks } from "../views/turning-points.js";

/** @type {Section["draw"]} */
function draw({ view, turns, send, go, by }, t) {
  const { step, steps, lang } = view;
  const free = view.memory;
  const jump = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ to, goes = () => go(to)) =>
    button(key, icon(sign), goes, { title: label, "aria-label": label, disabled: protocol.go(view, to) == null });
  const counter = h("output", { class: "teg-counter" }, `${step}/${steps}`);
  const slider = h("input", {
    type: "range",
    "data-key": "position",
    "aria-label": t.position,
    min: 0,
    max: steps,
    value: step,
    input: (/** @type {any} */ event) => (counter.textContent = `${event.target.value}/${steps}`),
    change: (/** @type {any} */ event) => go(event.target.valueAsNumber),
  });
  const marked = turns.filter((turn) => turn.line === view.line);
  return h(
    "div",
    { class: "teg-timeline" },
    free && h("span", { class: "teg-group" }, jump("first", "first", t.first_step, 0), jump("back", "back", t.back, step - 1, () => by(-1))),
    free && h("span", { class: "teg-slider" }, slider, turnMarks(marked, [0, steps], go, t, lang)),
    free && h("span", { class: "teg-group" }, jump("forward", "forward", t.forward, step + 1, () => by(1)), jump("last", "last", t.last_step, steps)),
    free && counter,
    view.undoing !== "off" && h(
      "span",
      { class: "teg-group" },
      button("undo", `↶ ${t.undo}`, () => send(protocol.undo(view)), { disabled: !view.undo, title: "U" }),
      free && button("redo", `↷ ${t.redo}`, () => send(protocol.redo(view)), { disabled: !view.redo, title: "R" }),
    ),
  );
}

/** @type {Section} */
export const TIMELINE = {
  draw,
  depends: ({ view, turns }) => [turns, view.steps, view.undo, view.redo, view.undoing, view.memory],
};

/** Buttons for the two languages. @type {(view: View, send: (message: protocol.Message | null) => void, t: Texts) => HTMLElement} */
export const languages = ({ lang }, send, t) =>
  h(
    "span",
    { class: "teg-group", role: "group", "aria-label": t.language },
    .../** @type {const} */ (["es", "en"]).map((name) =>
      button(`lang-${name}`, name, () => send(name === lang ? null : protocol.language(name)), { "aria-pressed": String(name === lang) }),
    ),
  );

/** @type {Section} */
export const LANGUAGE = { draw: ({ view, send }, t) => h("div", { class: "teg-row-of" }, h("span", { class: "teg-label" }, t.language), languages(view, send, t)), depends: () => null, steady: true };

/** Chance results of a real table, typed by people: dice, cards, objectives. */

/** @import { Move, Scene } from "./game.js" */
/** @import { View } from "../base/protocol.js" */
/** @import { Texts } from "../base/texts.js" */
import { h } from "../base/dom.js";
import * as protocol from "../base/protocol.js";

/** Letters of an example that are shown. */
const LONGEST = 90;

let made = 0;

/** Dice or cards of a real table are due: the sheet holds the field. @type {(scene: Scene, t: Texts) => Move} */
export function thrownMove({ view, send }, t) {
  const { label, example, names } = /** @type {NonNullable<View["throw"]>} */ (view.throw);
  const list = `teg-throw-${(made += 1)}`;
  // A host may keep Enter from the form.
  const keydown = (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && submit(event);
  const field = /** @type {HTMLInputElement} */ (
    h("input", { type: "text", "data-key": "throw", "aria-label": `${t.throw_what}: ${label}`, autocomplete: "off", spellcheck: "false", list: names.length ? list : null, keydown })
  );
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (field.value.trim() || !example) send(protocol.typed(view, field.value));
  };
  const short = example.length > LONGEST ? `${example.slice(0, LONGEST)}…` : example;
  queueMicrotask(() => {
    // Whoever is at the board goes on typing.
    const root = /** @type {HTMLElement | null} */ (field.closest(".teg"));
    const at = /** @type {Document | ShadowRoot} */ (field.getRootNode()).activeElement;
    if (root && at && (at === root || (root.contains(at) && !at.matches("input, select, textarea")))) field.focus({ preventScroll: true });
  });
  const body = [
    h("form", { class: "teg-throw", submit }, h("label", {}, h("span", {}, label), field), h("button", { type: "submit", class: "teg-main", "data-key": "throw-enter" }, t.throw_enter)),
    names.length > 0 && h("datalist", { id: list }, ...names.map(([value, label]) => h("option", { value, label: label === value ? null : label }))),
    h("p", { class: "teg-hint" }, `${t.throw_as} `, h("kbd", { title: example }, short)),
  ];
  return { facts: [h("b", {}, t.throw)], more: [h("p", { class: "teg-hint" }, `${t.throw_what}: ${label}`)], buttons: [], sheet: { key: "throw", title: t.throw, body } };
}

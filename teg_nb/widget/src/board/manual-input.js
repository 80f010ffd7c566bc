/** Chance results of a real table, typed by people: dice, cards, objectives. */

/** @import { Section } from "./game.js" */
import { h } from "../base/dom.js";
import { card } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";

/** Letters of an example that are shown. */
const LONGEST = 90;

let made = 0;

/** @type {Section} */
export const THROW = {
  depends: ({ view }) => view.throw,
  draw: ({ view, send }, t) => {
    if (!view.throw) return null;
    const { label, example, names } = view.throw;
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
    return card(
      t.throw,
      h("form", { class: "teg-throw", submit }, h("label", {}, h("span", {}, label), field), h("button", { type: "submit", class: "teg-main", "data-key": "throw-enter" }, t.throw_enter)),
      names.length > 0 && h("datalist", { id: list }, ...names.map(([value, label]) => h("option", { value, label: label === value ? null : label }))),
      h("p", { class: "teg-hint" }, `${t.throw_as} `, h("kbd", { title: example }, short)),
    );
  },
};

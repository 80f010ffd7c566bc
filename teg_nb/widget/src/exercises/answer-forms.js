/** Forms of answers: what is chosen so far, its controls, and what is sent. `exercises/forms.py` has their data. */

/** @import { Told, Words } from "./exercise.js" */
import { button, h } from "../base/dom.js";

/**
 * @typedef {object} Answer
 * @property {(told: Told, selected: string[]) => void} renew there is other news of it
 * @property {() => boolean} ready whether there is something to check
 * @property {() => unknown} value
 * @property {(t: Words) => HTMLElement[]} draw
 * @property {(key: string, target: Element) => boolean} keys whether a key meant something
 */

/** @typedef {(also?: {entry?: number}) => void} Changed */

/**
 * @typedef {object} Form
 * @property {(told: Told, id: string, changed: Changed) => Answer} answer its controls; the id is of this view
 * @property {"look" | "pick" | "play"} manner what is done on the board
 */

const NO_KEYS = { keys: () => false };

/** On the map. @returns {Answer} */
function marked() {
  let names = /** @type {string[]} */ ([]);
  return {
    ...NO_KEYS,
    renew: (_, selected) => (names = selected),
    ready: () => names.length > 0,
    value: () => names,
    draw: (t) => [h("p", { class: "teg-picked" }, names.length ? `${t.picked}: ${names.join(", ")}` : t.pick)],
  };
}

/** In a field. @type {(told: Told, id: string, changed: Changed) => Answer} */
function written(_, id, changed) {
  let text = "";
  return {
    ...NO_KEYS,
    renew: () => {},
    ready: () => text.trim() !== "",
    value: () => text.trim(),
    draw: (t) => [field("number", t.number_how, text, (now) => ((text = now), changed()))],
  };
}

/** @type {(key: string, label: string, value: string, take: (text: string) => void) => HTMLElement} */
function field(key, label, value, take) {
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", "data-key": key, "aria-label": label, placeholder: label, maxlength: 60, autocomplete: "off" }));
  input.value = value;
  input.addEventListener("input", () => {
    const [from, to] = [input.selectionStart, input.selectionEnd];
    take(input.value);
    const now = /** @type {HTMLInputElement | null} */ (/** @type {Document | ShadowRoot} */ (input.getRootNode()).activeElement);
    now?.setSelectionRange?.(from, to);
  });
  return input;
}

/** One of a list. @type {(told: Told, id: string, changed: Changed) => Answer} */
function chosen(told, id, changed) {
  let { options, values, numbered } = told;
  let at = 0;
  return {
    ...NO_KEYS,
    renew: (now) => ({ options, values, numbered } = now),
    ready: () => at > 0,
    value: () => values[at - 1],
    draw: () => [
      h("ol", { class: "teg-options" }, ...options.map((each, k) =>
        option("radio", `option-${k + 1}`, `teg-${id}`, each, at === k + 1, () => {
          at = k + 1;
          changed(numbered ? { entry: at } : {});
        }, numbered ? k + 1 : 0),
      )),
    ],
  };
}

/** Some of a list. @type {(told: Told, id: string, changed: Changed) => Answer} */
function ticked(told, _, changed) {
  let { options, values } = told;
  const on = /** @type {Set<number>} */ (new Set());
  return {
    ...NO_KEYS,
    renew: (now) => ({ options, values } = now),
    ready: () => on.size > 0,
    value: () => [...on].sort((a, b) => a - b).map((k) => values[k - 1]),
    draw: (t) => [
      h("p", { class: "teg-picked" }, t.several),
      h("ol", { class: "teg-options" }, ...options.map((each, k) =>
        option("checkbox", `option-${k + 1}`, "", each, on.has(k + 1), () => {
          if (!on.delete(k + 1)) on.add(k + 1);
          changed();
        }),
      )),
    ],
  };
}

/** Legal or not, and by which clause. @type {(told: Told, id: string, changed: Changed) => Answer} */
function judged(_, id, changed) {
  let legal = /** @type {boolean | null} */ (null);
  let clause = "";
  const take = (/** @type {boolean} */ now) => () => ((legal = now), changed());
  return {
    ...NO_KEYS,
    renew: () => {},
    ready: () => legal != null,
    value: () => (legal ? "legal" : clause.trim() || "illegal"),
    draw: (t) => [
      h("ol", { class: "teg-options" },
        option("radio", "legal", `teg-${id}`, t.legal, legal === true, take(true)),
        option("radio", "illegal", `teg-${id}`, t.illegal, legal === false, take(false))),
      ...(legal === false ? [field("clause", t.which_clause, clause, (now) => ((clause = now), changed()))] : []),
    ],
  };
}

/** @type {(type: string, key: string, name: string, text: string, on: boolean, take: () => void, number?: number) => HTMLElement} */
function option(type, key, name, text, on, take, number = 0) {
  const input = /** @type {HTMLInputElement} */ (h("input", { type, "data-key": key, name: name || null, change: take }));
  input.checked = on;
  return h("li", {}, h("label", {}, input, " ", number > 0 && h("b", {}, `${number}. `), text));
}

/** A list that is put in order. @type {(told: Told, id: string, changed: Changed) => Answer} */
function ordered(told, _, changed) {
  let { options, values } = told;
  const order = /** @type {number[]} */ ([...values]);
  const textOf = (/** @type {number} */ value) => options[values.indexOf(value)];
  /** @param {number} from @param {number} to */
  const move = (from, to) => {
    if (to < 0 || to >= order.length || from === to) return false;
    order.splice(to, 0, ...order.splice(from, 1));
    changed();
    return true;
  };
  let dragged = -1;
  const drop = (/** @type {number} */ to) => (/** @type {Event} */ event) => {
    event.preventDefault();
    if (dragged >= 0) move(dragged, to);
    dragged = -1;
  };
  return {
    renew: (now) => ({ options, values } = now),
    ready: () => true,
    value: () => [...order],
    keys: (key, target) => {
      const item = target.closest("[data-order]");
      const way = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (!item || way == null) return false;
      const from = order.indexOf(Number(item.getAttribute("data-order")));
      move(from, from + way);
      return true;
    },
    draw: (t) => [
      h("p", { class: "teg-picked" }, t.order_how),
      h("ol", { class: "teg-order" }, ...order.map((each, k) =>
        h("li", {
          tabindex: 0, draggable: "true", "data-order": each, "data-key": `item-${each}`, "aria-label": `${k + 1}. ${textOf(each)}`,
          dragstart: (/** @type {DragEvent} */ event) => {
            dragged = k;
            event.dataTransfer?.setData("text/plain", String(each));
          },
          dragover: (/** @type {Event} */ event) => event.preventDefault(),
          drop: drop(k),
        },
          h("span", {}, `${k + 1}. ${textOf(each)}`),
          h("span", { class: "teg-group" },
            button(`up-${each}`, "▲", () => move(k, k - 1), { "aria-label": `${t.up}: ${textOf(each)}`, disabled: k === 0 }),
            button(`down-${each}`, "▼", () => move(k, k + 1), { "aria-label": `${t.down}: ${textOf(each)}`, disabled: k === order.length - 1 })),
        ),
      )),
    ],
  };
}

/** Nothing is sent: what is played on the board is the answer, or nothing is asked. @returns {Answer} */
const silent = () => ({ ...NO_KEYS, renew: () => {}, ready: () => false, value: () => null, draw: () => [] });

/** The forms by the name of their control. @type {Record<Told["form"], Form>} */
export const FORMS = {
  map: { answer: marked, manner: "pick" },
  ticks: { answer: ticked, manner: "look" },
  radio: { answer: chosen, manner: "look" },
  text: { answer: written, manner: "look" },
  order: { answer: ordered, manner: "look" },
  clause: { answer: judged, manner: "look" },
  moves: { answer: silent, manner: "play" },
  none: { answer: silent, manner: "look" },
};

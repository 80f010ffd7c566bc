/** The card of a clause: its text, its source and the other readings, next to its chip. */

/** @import { Clause, Rules, Ruling } from "../base/protocol.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { chip as chipOf } from "../base/pieces.js";

/** Room between the chip, the box and the edge, in pixels. */
const GAP = 4;

/**
 * The box of a widget; it hides until a clause is shown.
 *
 * @param {HTMLElement} root
 */
export function ruleBox(root) {
  const box = h("section", { class: "teg-rule", role: "dialog", tabindex: -1, hidden: true });
  /** @type {HTMLElement | null} */
  let chip = null;

  const close = () => {
    if (box.hidden) return false;
    const focused = box.contains(/** @type {ShadowRoot | Document} */ (root.getRootNode()).activeElement);
    box.hidden = true;
    if (focused) (chip?.isConnected ? chip : root).focus({ preventScroll: true });
    return true;
  };

  const place = () => {
    if (box.hidden) return;
    const around = root.getBoundingClientRect();
    const from = (chip?.isConnected ? chip : root).getBoundingClientRect();
    const below = from.bottom + GAP + box.offsetHeight <= window.innerHeight || from.top < box.offsetHeight;
    const top = below ? from.bottom + GAP : from.top - GAP - box.offsetHeight;
    const left = Math.min(Math.max(from.left, around.left + GAP), around.right - box.offsetWidth - GAP);
    Object.assign(box.style, { top: `${top - around.top}px`, left: `${left - around.left}px` });
  };

  const open = () => {
    box.hidden = false;
    place();
    box.focus({ preventScroll: true });
  };

  return {
    box,
    close,
    place,
    /** @param {HTMLElement} asked what was pressed; the box stays where it is for what is in it */
    from: (asked) => {
      if (!box.contains(asked)) chip = asked;
    },
    /** @type {(clause: Clause, t: Texts) => void} */
    show(clause, t) {
      box.setAttribute("aria-label", clause.name);
      box.replaceChildren(
        button("close-rule", "×", close, { class: "teg-close", "aria-label": t.close }),
        ...ruling(clause, t),
        ...clause.decisions.map((each) => h("section", {}, ...ruling(each, t))),
      );
      open();
    },
    /** Show all rules: a press on a name shows its source. @type {(rules: Rules, t: Texts) => void} */
    list({ chapters }, t) {
      const line = (/** @type {Rules["chapters"][0]["clauses"][0]} */ { name, title, text }) => h("p", {}, chipOf(name), " ", h("strong", {}, title), ` ${text}`);
      box.setAttribute("aria-label", t.rules_all);
      box.replaceChildren(
        button("close-rule", "×", close, { class: "teg-close", "aria-label": t.close }),
        h("div", { class: "teg-rules" }, ...chapters.map(({ title, clauses }) => h("details", {}, h("summary", {}, title), ...clauses.map(line)))),
      );
      open();
    },
  };
}

/** @type {(rule: Ruling, t: Texts) => HTMLElement[]} */
function ruling({ name, title, text, mark, marked, option, others }, t) {
  const lines = others.map((each) => h("li", {}, `${t.other_reading}: ${each.text}`, each.option && h("code", {}, each.option)));
  if (option) lines.push(h("li", {}, `${t.option}: `, h("code", {}, option)));
  return [
    h("header", {}, h("span", { class: "teg-chip" }, name), " ", h("strong", {}, title)),
    h("p", {}, text),
    h("p", { class: `teg-mark teg-mark-${mark}` }, marked),
    h("ul", {}, ...lines),
  ];
}

/** Lines of play: which one is shown, where one can go on from here, and what may be done to a line. */

/** @import { Section } from "./game.js" */
/** @import { Course } from "../base/protocol.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { dot } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";

/** Letters of what a line is called. */
const LONGEST = 80;

/**
 * The displayed name of a line.
 *
 * @param {Course} line
 * @param {Texts} t
 */
export function nameOf(line, t) {
  if (line.of == null) return t.main_line;
  return line.title || `${t.variation} ${line.name.replace(/^v(?=\d+$)/, "")}`;
}

/** @type {Section["draw"]} */
function draw({ view, way: taken, looks, send, go }, t) {
  const { lines, line, branches } = view;
  const shown = lines.find((each) => each.name === line);
  if (!shown || (lines.length < 2 && (!view.restore || looks) && !view.exploring)) return null;
  const named = (/** @type {string} */ name) => lines.find((each) => each.name === name);
  const menu = lineMenu();
  const opens = (/** @type {Course | undefined} */ each) => (/** @type {MouseEvent} */ event) => {
    if (each && each.of != null && !looks) menu.open(event, nameOf(each, t), [renaming, promotion, deletion].map((part) => part(view, each, send, t)));
  };
  const chosen = (/** @type {any} */ event) => go(Infinity, event.target.value);
  return h(
    "div",
    { class: "teg-lines" },
    view.exploring && h("p", { class: "teg-hint" }, t.exploring_tree),
    view.exploring && tree(view, go, t),
    !view.exploring && lines.length > 1 && h(
      "label",
      { class: "teg-line" },
      h("span", { class: "teg-label" }, t.line),
      h(
        "select",
        { "data-key": "line", change: chosen, contextmenu: opens(shown) },
        ...lines.map((each) => h("option", { value: each.name, selected: each.name === line }, `${nameOf(each, t)} · ${each.end}`)),
      ),
    ),
    shown.of != null && !looks && h("button", { type: "button", "data-key": "line-menu", title: t.line_menu, "aria-label": t.line_menu, "aria-haspopup": "dialog", click: opens(shown) }, "⋯"),
    view.restore && !looks && button("restore", `↶ ${t.restore}`, () => send(protocol.restore(view))),
    branches.length > 0 && h(
      "div",
      { class: "teg-ways", role: "group", "aria-label": t.ways },
      h("span", { class: "teg-label" }, t.ways),
      ...branches.map((way, k) =>
        button(
          `way-${way.line}`,
          h("span", {}, way.seat == null ? null : dot(view, way.seat), h("b", {}, nameOf(named(way.line) ?? shown, t)), way.text && ` ${way.text}`),
          () => go(way.step, way.line),
          { "aria-current": k === taken ? "true" : null, contextmenu: opens(named(way.line)) },
        ),
      ),
    ),
    menu.box,
  );
}

/** The lines of an exploration as a tree: each under the one that it leaves. @type {(view: protocol.View, go: (step: number, line?: string) => void, t: Texts, of?: string | null) => HTMLElement | null} */
function tree(view, go, t, of = null) {
  const own = view.lines.filter((line) => (line.of ?? null) === of);
  if (!own.length) return null;
  const way = (/** @type {Course} */ line) => {
    const chosen = line.name === view.line;
    return button(`tree-${line.name}`, `${nameOf(line, t)} · ${line.from ?? 0}–${line.end}`, () => go(Infinity, line.name), { "aria-current": chosen ? "true" : null });
  };
  return h("ul", { class: "teg-tree" }, ...own.map((line) => h("li", {}, way(line), tree(view, go, t, line.name))));
}

/** The menu of a line, next to its button. It closes on blur and on Escape. */
function lineMenu() {
  /** @type {HTMLElement | null} */
  let from = null;
  const keydown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    from?.focus({ preventScroll: true });
  };
  const focusout = (/** @type {FocusEvent} */ event) => {
    box.hidden = !box.contains(/** @type {Node | null} */ (event.relatedTarget));
  };
  const box = h("section", { class: "teg-menu", role: "dialog", tabindex: -1, hidden: true, keydown, focusout });
  /** @type {(event: MouseEvent, title: string, content: HTMLElement[]) => void} */
  const open = (event, title, content) => {
    event.preventDefault();
    event.stopPropagation(); // the page around has a menu of its own
    from = /** @type {HTMLElement} */ (event.currentTarget);
    box.setAttribute("aria-label", title);
    box.replaceChildren(h("b", {}, title), ...content);
    box.hidden = false;
    const around = /** @type {HTMLElement} */ (box.offsetParent).clientWidth;
    const left = Math.max(Math.min(from.offsetLeft, around - box.offsetWidth), 0);
    Object.assign(box.style, { left: `${left}px`, top: `${from.offsetTop + from.offsetHeight + 2}px` });
    box.focus({ preventScroll: true });
  };
  return { box, open };
}

/** @typedef {(view: protocol.View, line: Course, send: (message: protocol.Message | null) => void, t: Texts) => HTMLElement} Control */

/** @type {Control} */
function renaming(view, line, send, t) {
  const keydown = (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && submit(event); // a host may keep it from the form
  const field = h("input", { type: "text", keydown, "data-key": "line-title", "aria-label": t.line_title, maxlength: LONGEST, value: line.title });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    send(protocol.rename(view, line.name, /** @type {HTMLInputElement} */ (field).value));
  };
  return h("form", { submit }, field, h("button", { type: "submit", "data-key": "rename-yes" }, t.rename));
}

/** @type {Control} */
function promotion(view, line, send, t) {
  return button("promote", t.promote, () => send(protocol.edit(view, "promote", line.name)), { title: t.promote_what });
}

/** Asks first. @type {Control} */
function deletion(view, line, send, t) {
  return h(
    "details",
    { class: "teg-ask" },
    h("summary", { "data-key": "delete" }, t.delete),
    h("p", {}, t.delete_sure),
    button("delete-yes", t.delete_yes, () => send(protocol.edit(view, "delete", line.name))),
  );
}

/** @type {Section} */
export const LINES = {
  draw,
  depends: ({ view, way }) => [view.line, view.lines, view.branches, view.restore, view.exploring, way],
};

/** A button that begins an exploration. @type {Section} */
export const EXPLORE = {
  depends: ({ view }) => [view.memory, view.exploring],
  draw: ({ view, explore }, t) => (view.memory && !view.exploring ? h("div", { class: "teg-buttons" }, button("explore-here", t.explore, explore, { title: t.exploring_what })) : null),
};

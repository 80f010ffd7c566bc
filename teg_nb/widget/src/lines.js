/** Lines of play: which one is shown, where one can go on from here, and what may be done to a line. */

/** @import { Section } from "./game.js" */
/** @import { Course } from "./protocol.js" */
/** @import { Texts } from "./texts.js" */
import { button, h } from "./dom.js";
import { dot } from "./parts.js";
import * as protocol from "./protocol.js";

/** Letters of what a line is called. */
const LONGEST = 80;

/**
 * What people call a line.
 *
 * @param {Course} line
 * @param {Texts} t
 */
export function nameOf(line, t) {
  if (line.of === null) return t.main_line;
  return line.title || `${t.variation} ${line.name.replace(/^v(?=\d+$)/, "")}`;
}

/** @type {Section["draw"]} */
function draw({ view, send }, t) {
  const { lines, line, branches } = view;
  const shown = lines.find((each) => each.name === line);
  if (!shown || (lines.length < 2 && !view.restore)) return null;
  const called = (/** @type {string} */ name) => nameOf(lines.find((each) => each.name === name) ?? shown, t);
  const chosen = (/** @type {any} */ event) => send(protocol.go(view, Infinity, event.target.value));
  return h(
    "div",
    { class: "teg-lines" },
    lines.length > 1 && h(
      "label",
      { class: "teg-line" },
      h("span", { class: "teg-label" }, t.line),
      h(
        "select",
        { "data-key": "line", change: chosen },
        ...lines.map((each) => h("option", { value: each.name, selected: each.name === line }, `${nameOf(each, t)} · ${each.end}`)),
      ),
    ),
    ...(shown.of === null ? [] : [renaming(view, shown, send, t), promotion(view, shown, send, t), deletion(view, shown, send, t)]),
    view.restore && button("restore", `↶ ${t.restore}`, () => send(protocol.restore(view))),
    branches.length > 0 && h(
      "div",
      { class: "teg-ways", role: "group", "aria-label": t.ways },
      h("span", { class: "teg-label" }, t.ways),
      ...branches.map((way) =>
        button(
          `way-${way.line}`,
          h("span", {}, way.seat === null ? null : dot(view, way.seat), h("b", {}, called(way.line)), way.text && ` ${way.text}`),
          () => send(protocol.go(view, way.step, way.line)),
          { "aria-current": way.line === line ? "true" : null },
        ),
      ),
    ),
  );
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
  return h(
    "details",
    { class: "teg-ask" },
    h("summary", { "data-key": "rename" }, t.rename),
    h("form", { submit }, field, h("button", { type: "submit", "data-key": "rename-yes" }, t.rename_yes)),
  );
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
  depends: ({ view }) => [view.line, view.lines, view.branches, view.restore],
};

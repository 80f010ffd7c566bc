/** The log as a table whose row is the step. */

/** @import { Film, Path, Tail } from "./replay-feed.js" */
/** @import { Texts } from "../base/texts.js" */
import { h } from "../base/dom.js";
import { pathOf } from "./replay-feed.js";
import { list } from "../base/list.js";
import { dot } from "../base/pieces.js";

const HEIGHT = 24;

/** @param {(step: number, line: string) => void} go @param {() => number} now */
export function logTable(go, now) {
  /** @type {Film | null} */
  let film = null;
  /** @type {Path | null} */
  let path = null;
  let from = /** @type {unknown[]} */ ([]);
  let here = 0;
  const head = h("div", { class: "teg-entry teg-entry-head", role: "row" });
  const cells = (/** @type {import("../base/dom.js").Child[]} */ ...values) => values.map((each) => h("span", { role: "gridcell" }, each));
  const draw = (/** @type {number} */ k) => {
    const { first, round, seat, kind, text } = /** @type {Path} */ (path);
    const { seats, kinds } = /** @type {Film} */ (film);
    const who = seat[k] < 0 ? "" : h("span", {}, dot(/** @type {any} */ (film), seat[k]), seats[seat[k]].name);
    return h("div", { class: "teg-entry", title: text[k] }, ...cells(first + k, round[k], who, kinds[kind[k]] ?? kind[k], text[k]));
  };
  const to = (/** @type {number} */ step) => path && go(Math.min(Math.max(step, path.first), path.end), path.line);
  const rows = list({ height: HEIGHT, label: "", head, draw, pick: (k) => to((path?.first ?? 0) + k), move: (by) => to(now() + by) });
  return {
    root: h("div", { class: "teg-log" }, rows.root),
    /** @param {Film} told @param {Tail} tail @param {string} line @param {Texts} t */
    tell(told, tail, line, t) {
      const state = [told, tail, line, t];
      if (state.every((each, k) => each === from[k])) return;
      from = state;
      film = told;
      path = pathOf(told, tail, line);
      head.replaceChildren(...[t.step, t.round, t.seat, t.kind_of, t.event].map((each) => h("span", { role: "columnheader" }, each)));
      rows.root.setAttribute("aria-label", t.log);
      rows.fill(path.text.length, Number(getComputedStyle(rows.root).getPropertyValue("--teg-type")) || 1);
      rows.show(-1);
      rows.show(here - path.first);
    },
    /** @param {number} step */
    show(step) {
      here = step;
      rows.show(step - (path?.first ?? 0));
    },
    stop: rows.stop,
  };
}

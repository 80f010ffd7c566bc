/** The chapters of a workbook: their progress, the next exercise, and the trainer. */

/** @import { Told, Words } from "./exercise.js" */
import { button, h } from "../base/dom.js";
import { filled } from "../base/texts.js";

/**
 * @param {HTMLElement} place
 * @param {Told} told
 * @param {Words} t
 * @param {(what: string, fields?: Record<string, unknown>) => void} ask
 */
export function drawChapters(place, told, t, ask) {
  const { chapters = [], chapter, trainer } = told;
  const sum = (/** @type {"solved" | "total"} */ part) => chapters.reduce((all, each) => all + each[part], 0);
  const opens = (/** @type {string} */ title, /** @type {number} */ number) =>
    button(`chapter-${number}`, title, () => ask("chapter", { number }), { "aria-current": number === chapter ? "true" : null });
  const rows = chapters.map(({ title, solved, total, goals, known }, number) => {
    const text = filled(t.solved_of, { solved, total });
    return h("li", {},
      opens(title, number),
      h("progress", { max: total, value: solved, "aria-label": `${title}: ${text}` }),
      h("small", {}, `${text} · ${filled(t.known, { known, goals })}`));
  });
  const scrolled = place.querySelector("ol")?.scrollTop ?? 0;
  const list = h("ol", {}, ...rows);
  place.replaceChildren(
    h("summary", { "data-key": "chapters" }, h("b", {}, t.chapters), ` · ${filled(t.solved_of, { solved: sum("solved"), total: sum("total") })}`),
    list,
    h("div", { class: "teg-buttons" },
      button("forward", t.forward, () => ask("forward"), { class: "teg-main" }),
      trainer && opens(trainer, chapters.length)),
  );
  list.scrollTop = scrolled;
}

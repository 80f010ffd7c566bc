/** Hints: numbered arrows on the map, and their lines. Each lights the other; a press chooses, and plays nothing. */

/** @import { Marks, Scene, ShownHint } from "./game.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";

/**
 * The marks of a game, with the plans of a hint. On a grid the best plan is the way of a soldier.
 *
 * @type {(marks: Marks, hint: ShownHint | null, grid: boolean) => Marks}
 */
export function hinted(marks, hint, grid) {
  if (!hint?.open) return marks;
  const [best] = hint.plans;
  if (grid) return { ...marks, ...(best?.places.length && { pointed: best.places }), ...(best?.path.length && { path: best.path }) };
  const shown = hint.plans.map(({ arrows, places }, k) => ({ number: k + 1, arrows, places, lit: hint.lit === k + 1 }));
  return { ...marks, hints: shown };
}

/** The lines of a hint, or its question alone. @type {(scene: Scene, hint: ShownHint, t: Texts) => (HTMLElement | false)[]} */
export function hintLines({ view, pointHint, chooseHint, tellHint }, { plans, question, quiz, open }, t) {
  const [asked, answer] = question[view.lang];
  if (!open) return [h("p", { class: "teg-quiz" }, asked), button("hint-tell", t.advice_tell, tellHint)];
  const line = (/** @type {import("../base/protocol.js").Plan} */ { told, places }, /** @type {number} */ k) => {
    const { text, chance, odds, reasons } = told[view.lang];
    const number = k + 1;
    const head = [h("b", { class: "teg-hint-number" }, number), h("b", {}, text), chance && h("b", { class: "teg-hint-chance" }, chance)];
    const points = { pointerenter: () => pointHint(number), pointerleave: () => pointHint(0), focus: () => pointHint(number), blur: () => pointHint(0) };
    return h(
      "li",
      {},
      places.length ? h("button", { type: "button", "data-key": `hint-${number}`, ...points, click: () => chooseHint(number) }, ...head) : h("p", points, ...head),
      odds !== "" && h("p", {}, odds),
      h("ul", {}, ...reasons.map((reason) => h("li", {}, reason))),
    );
  };
  return [quiz && h("p", { class: "teg-quiz" }, asked, " ", h("b", {}, answer)), h("ol", { class: "teg-plans" }, ...plans.map(line))];
}

/** @param {Parts} parts */
export function hintIntents({ store, board, dom }) {
  const { get, dispatch, table } = store;
  const light = (/** @type {number} */ lit) => {
    const { hint } = get();
    if (!hint?.open || (hint.lit ?? 0) === lit) return;
    dom.root.querySelectorAll(".teg-plans > li").forEach((line, k) => line.toggleAttribute("data-lit", k + 1 === lit));
    dispatch({ type: "set", part: { hint: { ...hint, lit } } });
  };
  return {
    /** Light a plan on the map; 0: none. */
    pointHint: light,

    /** Light the line of the plan that leads to a country under the pointer. @param {number} country */
    pointHintAt(country) {
      const { hint } = get();
      if (!hint?.open || board.cell) return;
      light(hint.plans.findIndex(({ arrows, places }) => (arrows.length ? arrows.some(([, to]) => to === country) : places.includes(country))) + 1);
    },

    /** Choose the places of a plan as clicks on the map would, as far as they play nothing. @param {number} number */
    chooseHint(number) {
      const plan = get().hint?.plans[number - 1];
      const places = plan?.arrows[0] ?? plan?.places.slice(0, 1) ?? [];
      let { local } = get();
      const { game } = get();
      for (const place of places) {
        if (game.marks(table(), local).source === place) continue; // a click would let go of it
        const turn = game.click(table(), local, place, false);
        const { source, target } = game.marks(table(), turn.local);
        if (turn.message && source !== place && target !== place) break; // it would be played, not chosen
        local = turn.local;
      }
      dispatch({ type: "set", part: { local } });
    },
  };
}

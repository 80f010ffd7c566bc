/** The first turn: what comes next in a turn that is learned by hand, beside the map. */

/** @import { Scene } from "./game.js" */
/** @import { Parts } from "./parts.js" */
import { button, h } from "../base/dom.js";
import { keep } from "../base/kept.js";
import { filled, firstTurnTexts } from "../base/texts.js";
import { KEPT } from "./tour.js";

/** Parts of the turn, in their order; their names are those of the texts. */
const STEPS = /** @type {const} */ (["place", "attack", "conquer", "card"]);

/** @param {Parts} parts */
export function firstTurnOf({ dom, wire }) {
  const box = h("section", { class: "teg-tour", hidden: true });
  dom.stage.prepend(box);
  let drawn = "";
  const back = () => wire.send({ kind: "again" });

  return {
    /** @param {Scene} scene */
    draw({ view }) {
      const step = view.first_turn ?? null;
      const state = step ? `${view.lang} ${step}` : "";
      if (state === drawn) return;
      drawn = state;
      box.hidden = !step;
      if (!step) return box.replaceChildren();
      keep(KEPT, "seen");
      const t = firstTurnTexts(view.lang);
      const done = step === "done";
      const at = done ? "" : filled(t.count, { at: STEPS.indexOf(step) + 1, all: STEPS.length });
      box.setAttribute("aria-label", t.first_turn);
      box.replaceChildren(
        h("div", { "aria-live": "polite" }, h("h4", {}, t[step]), h("p", {}, t[`${step}_text`])),
        h("div", { class: "teg-buttons" }, button("learn-leave", done ? t.play : t.leave, back, { class: done ? "teg-main" : null }), h("small", {}, at)),
      );
    },
  };
}

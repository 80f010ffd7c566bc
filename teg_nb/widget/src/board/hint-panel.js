/** The section of hints in the tab of help: the plan of the best player for a person, on request. */

/** @import { Game, Section } from "./game.js" */
import { button, h } from "../base/dom.js";
import { hintLines } from "./hints.js";

/** Return true if others may look at the same screen: a hint speaks of the objective. @type {(view: import("../base/protocol.js").View, game: Game) => boolean} */
const covers = (view, game) => Boolean(game.curtain) || (view.people ?? []).length > 1;

/** The person to move may ask what the best bot would do. @type {Section["draw"]} */
function draw(scene, t) {
  const { view, hint, secret, game, askHint } = scene;
  if (view.over || view.viewer == null || view.viewer !== view.to_move || (covers(view, game) && !secret)) return null;
  return h(
    "section",
    { class: "teg-card teg-hints", role: "group", "aria-label": t.advice },
    h("h4", {}, t.advice),
    h("div", { class: "teg-buttons" }, button("hint", t.advice_ask, () => askHint(false), { title: t.advice_what }), button("hint-quiz", t.advice_quiz, () => askHint(true), { title: t.advice_quiz_what })),
    hint && h("div", { class: "teg-advice", "aria-live": "polite" }, ...hintLines(scene, hint, t)),
  );
}

/** @type {Section} */
export const HINT = { draw, depends: ({ view, hint, secret, game }) => [view.viewer, view.to_move, view.over, hint && [hint.step, hint.plans.length, hint.open, hint.quiz], covers(view, game) && secret == null] };

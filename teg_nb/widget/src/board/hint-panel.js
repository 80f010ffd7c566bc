/** The section of hints in the tab of help: the plan of the best player for a person, on request or at every decision. */

/** @import { Game, Section, Table } from "./game.js" */
/** @import { Parts } from "./parts.js" */
import { button, h } from "../base/dom.js";
import { hintLines } from "./hints.js";
import * as protocol from "../base/protocol.js";

/** Levels of help that a page may choose. @typedef {"off" | "on_request" | "always"} Help */
export const HELP = /** @type {const} */ (["on_request", "always"]);

/** The level of help of a board. An exercise has hints of its own. @type {(host: import("../hosts/host.js").Host) => Help} */
export const helpOf = (host) => host.get("hints") ?? "off";

/** Return true if others may look at the same screen: a hint speaks of the objective. @type {(view: import("../base/protocol.js").View, game: Game) => boolean} */
const covers = (view, game) => Boolean(game.curtain) || (view.people ?? []).length > 1;

/** True if the person to move may have a hint now. @type {(table: Table & {game: Game, help: Help}) => boolean} */
const mayAsk = ({ view, secret, game, help }) => help !== "off" && !view.over && view.viewer != null && view.viewer === view.to_move && (!covers(view, game) || secret != null);

/** @type {Section["draw"]} */
function draw(scene, t) {
  const { hint, help, askHint } = scene;
  if (!mayAsk(scene)) return null;
  const asks = [button("hint", t.advice_ask, () => askHint(false), { title: t.advice_what }), button("hint-quiz", t.advice_quiz, () => askHint(true), { title: t.advice_quiz_what })];
  return h(
    "section",
    { class: "teg-card teg-hints", role: "group", "aria-label": t.advice },
    h("h4", {}, t.advice),
    help === "on_request" && h("div", { class: "teg-buttons" }, ...asks),
    help === "always" && !hint && h("p", { class: "teg-hint" }, t.busy),
    hint && h("div", { class: "teg-advice", "aria-live": "polite" }, ...hintLines(scene, hint, t)),
  );
}

/** @type {Section} */
export const HINT = { draw, depends: ({ view, hint, help, secret, game }) => [view.viewer, view.to_move, view.over, help, hint && [hint.step, hint.plans.length, hint.open, hint.quiz], covers(view, game) && secret == null] };

/** Ask for the hint of a position beside all else, once, where every decision comes with one. @param {Parts} parts */
export function hintAlways({ host, store, wire }) {
  /** @type {protocol.View | null} */
  let asked = null;
  return () => {
    const { game, hint, film } = store.get();
    const table = store.table();
    const now = store.view();
    if (helpOf(host) !== "always" || asked === now || hint || film || now.step < now.steps || !mayAsk({ ...table, game, help: "always" })) return;
    asked = now;
    store.dispatch({ type: "set", part: { quiz: false } });
    wire.ask(protocol.askHint(now));
  };
}

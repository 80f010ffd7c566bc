/** The tour of one minute: a few steps, each beside the part of the stage that it explains. Bots wait meanwhile. */

/** @import { Scene } from "./game.js" */
/** @import { Parts } from "./parts.js" */
import { button, h } from "../base/dom.js";
import { keep, kept } from "../base/kept.js";
import { filled, tourTexts } from "../base/texts.js";

/** The browser keeps under this name that a tour was seen. */
export const KEPT = "teg-tour";

/** Parts of the stage in the order of the tour; their names are those of the texts. */
export const STOPS = /** @type {const} */ (["map", "bar", "side", "head", "time"]);

/** True if nobody has seen the tour in this browser. */
export const isNew = () => kept(KEPT) == null;

/** Keys that go along the tour. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** @param {Parts} parts */
export function tourOf({ dom, store, driver }) {
  const regions = { map: dom.frame, bar: dom.bar, side: dom.side, head: dom.head, time: dom.places.time };
  const box = h("section", { class: "teg-tour", role: "dialog", hidden: true });
  dom.stage.prepend(box);
  let drawn = "";

  const set = (/** @type {number | null} */ tour) => store.dispatch({ type: "set", part: { tour } });
  /** A closed side, or a game without a past, has nothing to explain. */
  const stops = () => STOPS.filter((name) => regions[name].childElementCount > 0 && (name === "side" || regions[name].offsetHeight > 0) && getComputedStyle(regions[name]).display !== "none");

  const leave = () => {
    if (store.get().tour == null) return false;
    set(null);
    return true;
  };

  box.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || !step) return;
    event.preventDefault();
    event.stopPropagation();
    go((store.get().tour ?? 0) + step);
  });

  /** @param {number} at */
  const go = (at) => {
    if (at >= 0) set(at < stops().length ? at : null);
  };

  return {
    leave,
    /** @param {Scene} scene */
    draw({ view, tour }) {
      const all = tour == null || view.start ? [] : stops();
      const at = Math.min(tour ?? 0, all.length - 1);
      const state = all.length ? JSON.stringify([view.lang, all, at]) : "";
      if (state === drawn) return;
      const ends = drawn !== "";
      drawn = state;
      box.hidden = !all.length;
      for (const name of STOPS) regions[name].toggleAttribute("data-toured", name === all[at]);
      if (!all.length) {
        box.replaceChildren();
        if (ends) dom.bar.focus({ preventScroll: true });
        return driver.drive();
      }
      keep(KEPT, "seen");
      const t = tourTexts(view.lang);
      const last = at === all.length - 1;
      box.dataset.at = all[at];
      box.setAttribute("aria-label", t.tour);
      const next = button("tour-next", last ? t.done : t.next, () => go(at + 1), { class: "teg-main" });
      box.replaceChildren(
        h("div", { "aria-live": "polite" }, h("h4", {}, t[all[at]]), h("p", {}, t[`${all[at]}_text`])),
        h(
          "div",
          { class: "teg-buttons" },
          next,
          at > 0 && button("tour-back", t.back, () => go(at - 1)),
          !last && button("tour-leave", t.leave, leave),
          h("small", {}, filled(t.count, { at: at + 1, all: all.length })),
        ),
      );
      next.focus({ preventScroll: true });
    },
  };
}

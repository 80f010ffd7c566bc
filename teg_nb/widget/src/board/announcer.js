/** For those who hear the page, and go by keys: what happened is told, and a decision takes the focus. */

/** @import { View } from "../base/protocol.js" */
/** @import { Scene } from "./game.js" */
import { h } from "../base/dom.js";

/** So many of the latest lines are told at once. */
const SAID = 4;

/** They are told at most so often, ms. */
const PAUSE = 1500;

/**
 * @param {ReturnType<typeof import("./skeleton.js").skeleton>} dom
 * @param {(() => void)[]} stops
 */
export function announcerOf(dom, stops) {
  let told = { line: "", step: -1 };
  /** @type {string[]} */
  let unsaid = [];
  let spoke = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let speaks;
  stops.push(() => clearTimeout(speaks));

  const speak = () => {
    spoke = performance.now();
    if (unsaid.length || dom.said.firstChild) dom.said.replaceChildren(...unsaid.slice(-SAID).map((text) => h("p", {}, text)));
    unsaid = [];
  };

  /** Announce the news since the last shown position to screen readers, not too often. @param {View} now */
  const tell = (now) => {
    const { line, step } = told;
    told = { line: now.line, step: now.step };
    if (line !== now.line || step === now.step) return;
    unsaid.push(...now.news.filter((news) => news.step > Math.min(step, now.step - 1)).map((news) => news.text));
    clearTimeout(speaks);
    const rest = spoke + PAUSE - performance.now();
    if (rest > 0) speaks = setTimeout(speak, rest);
    else speak();
  };

  let mine = false;
  let sheet = "";
  /** Take the focus to a decision that comes to a person who is at this board, but not out of a field or the tour. @param {Scene} drawn */
  const attend = ({ view: now }) => {
    const before = { mine, sheet };
    mine = now.viewer != null && now.viewer === now.to_move && !now.over;
    sheet = /** @type {HTMLElement | null} */ (dom.places.sheet.querySelector("[data-sheet]"))?.dataset.sheet ?? "";
    const at = /** @type {Document | ShadowRoot} */ (dom.root.getRootNode()).activeElement;
    if (!at || !dom.root.contains(at) || at.matches("input, select, textarea, .teg-tour *")) return;
    if (sheet && sheet !== before.sheet && !dom.map.contains(at)) dom.places.sheet.focus({ preventScroll: true });
    else if (mine && !before.mine) dom.bar.focus({ preventScroll: true });
  };

  return { tell, attend };
}

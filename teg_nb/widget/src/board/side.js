/** The side: tabs, one panel at a time, and the latest news at its foot. */

/** @import { Parts } from "./parts.js" */
/** @import { Scene } from "./game.js" */
/** @import { Tab } from "./skeleton.js" */
import { h } from "../base/dom.js";
import { texts } from "../base/texts.js";
import { endOf } from "./end.js";
import { latest } from "./news.js";
import { sinceLines } from "./turn-summary.js";
import { TABS } from "./skeleton.js";

/** Keys that go along the tabs. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs of a position: the end takes the place of help once it has come, and a tab that holds nothing is left out. @type {(over: boolean, holds: (tab: Tab) => boolean) => Tab[]} */
export const tabsOf = (over, holds) => TABS.filter((tab) => (tab === "end" ? over : !(over && tab === "help") && holds(tab)));

/** @param {Parts} parts */
export function sideOf({ dom, store }) {
  let drawn = "";
  let seen = -1; // the last step whose news were in sight
  const holds = (/** @type {Tab} */ tab) => dom.panels[tab].querySelector(".teg-slot > *, details") != null;
  const open = (/** @type {Tab} */ tab) => store.dispatch({ type: "set", part: { tab } });
  for (const tab of TABS) dom.tabs[tab].addEventListener("click", () => open(tab));
  dom.tablist.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const shown = TABS.filter((tab) => !dom.tabs[tab].hidden);
    const at = shown.findIndex((tab) => dom.tabs[tab] === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = shown[(at + step + shown.length) % shown.length];
    open(next);
    dom.tabs[next].focus();
  });
  return {
    open,
    /** @param {Scene} scene */
    draw(scene) {
      const { view } = scene;
      const t = texts(view.lang);
      const all = tabsOf(Boolean(view.over) || endOf(scene.ended, view) != null, holds);
      const at = all.includes(scene.tab) ? scene.tab : all[0];
      if (at === "news") seen = view.step;
      const fresh = view.news.filter((news) => news.step > seen).length;
      const state = JSON.stringify([view.lang, view.step, all, at, fresh, view.news.slice(-2), view.since]);
      if (state === drawn) return;
      drawn = state;
      for (const tab of TABS) {
        const [button, panel] = [dom.tabs[tab], dom.panels[tab]];
        const more = tab === "news" && at !== "news" && fresh > 0;
        button.hidden = !all.includes(tab);
        button.replaceChildren(t[`tab_${tab}`], ...(more ? [h("span", { class: "teg-fresh" }, fresh)] : []));
        button.setAttribute("aria-selected", String(tab === at));
        button.tabIndex = tab === at ? 0 : -1;
        panel.hidden = tab !== at;
      }
      const waited = view.since != null; // at the beginning of a turn: what happened meanwhile
      dom.foot.replaceChildren(...(waited ? [h("h4", {}, t.since), ...sinceLines(scene, t, "foot-watch", true)] : latest(scene, t)));
      dom.foot.hidden = at === "news" || at === "end" || view.news.length === 0;
    },
  };
}

/** Sections of the news: the latest lines. */

/** @import { Scene, Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { News } from "../base/protocol.js" */
import { h } from "../base/dom.js";
import { chip, dot } from "../base/pieces.js";

/** @type {(scene: Scene, news: News) => HTMLElement[]} */
const line = ({ view, game }, { seat, text, clause }) =>
  /** @type {HTMLElement[]} */ ([seat == null ? h("i", { class: "teg-dot teg-none" }) : dot(view, seat), h("span", {}, ...(game.worded?.(view, text) ?? [text]), " ", chip(clause))]);

/** @type {Section["draw"]} */
function draw(scene, t) {
  const { view } = scene;
  const items = [...view.news].reverse();
  return h(
    "section",
    { class: "teg-card teg-news" },
    h("h4", {}, t.news),
    items.length
      ? h("ol", { tabindex: 0, "aria-label": t.news }, ...items.map((news) => h("li", { class: news.step === view.step ? "teg-new" : null }, ...line(scene, news))))
      : h("p", { class: "teg-hint" }, t.no_news),
  );
}

/** @type {Section} */
export const NEWS = { draw, depends: ({ view }) => view.news };

/** So many of the news stand at the foot of the side. */
const LATEST = 2;

/** The latest news, without their clauses. @type {(scene: Scene, t: Texts) => HTMLElement[]} */
export const latest = ({ view, game }, t) => [
  h("h4", {}, t.latest),
  ...view.news.slice(-LATEST).reverse().map(({ seat, text }) => h("p", {}, seat == null ? h("i", { class: "teg-dot teg-none" }) : dot(view, seat), ...(game.worded?.(view, text) ?? [text]))),
];

/** Sections of the news: the latest lines, and the end of the match. */

/** @import { Scene, Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { News } from "../base/protocol.js" */
import { h } from "../base/dom.js";
import { chip, dot } from "../base/pieces.js";

/** @type {(scene: Scene, news: News) => HTMLElement[]} */
const line = ({ view, game }, { seat, text, clause }) =>
  /** @type {HTMLElement[]} */ ([seat === null ? h("i", { class: "teg-dot teg-none" }) : dot(view, seat), h("span", {}, ...(game.worded?.(view, text) ?? [text]), " ", chip(clause))]);

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
  ...view.news.slice(-LATEST).reverse().map(({ seat, text }) => h("p", {}, seat === null ? h("i", { class: "teg-dot teg-none" }) : dot(view, seat), ...(game.worded?.(view, text) ?? [text]))),
];

/** @type {Section["draw"]} */
function banner({ view }, t) {
  if (!view.over) return null;
  const { winners, reason, objectives } = view.over;
  const alone = winners.length === 1 ? view.seats[winners[0]] : null;
  const title = alone ? `${t.winner}: ${alone.name}` : winners.length ? t.winners : t.draw;
  return h(
    "section",
    {
      class: "teg-banner",
      role: "status",
      style: alone ? { background: alone.color, color: alone.ink } : {},
    },
    h("small", {}, t.over),
    h("strong", {}, title),
    !alone && winners.length > 0 &&
      h("span", { class: "teg-winners" }, ...winners.map((seat) => h("span", {}, dot(view, seat), view.seats[seat].name))),
    h("span", {}, reason),
    objectives.length > 0 && h("h5", {}, t.objectives),
    ...objectives.map(([seat, text]) => h("p", {}, dot(view, seat), `${view.seats[seat].name}: ${text}`)),
  );
}

/** @type {Section} */
export const BANNER = { draw: banner, depends: ({ view }) => [view.over, view.seats] };

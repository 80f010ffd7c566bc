/** The end of a match: who won and why, what decided it, standings over time, luck, and one's own moves again. */

/** @import { Report, View } from "../base/protocol.js" */
/** @import { Move, Scene, Section } from "./game.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { Film, Tail } from "../views/replay-feed.js" */
import { button, h } from "../base/dom.js";
import { dot } from "../base/pieces.js";
import { filled, texts } from "../base/texts.js";
import { savePage } from "../base/protocol.js";
import { race } from "../views/race.js";

/** The banner over the map lasts so long, ms. */
const BANNER_LASTS = 3000;

/** A line that has ended: it stays known while one looks back on it. @typedef {{line: string, steps: number, round: number, over: NonNullable<View["over"]>}} Ended */

/** The report of an end, in a language. @typedef {Report & {lang: string}} Told */

/** Return the remembered end, if it is that of the line shown. @type {(ended: Ended | null, view: View) => Ended | null} */
export const endOf = (ended, view) => (ended && !view.exploring && ended.line === view.line && ended.steps === view.steps ? ended : null);

/** Return the end to remember after a new view: that of its line, if it is known. @type {(ended: Ended | null, view: View) => Ended | null} */
export function endSeen(ended, view) {
  if (view.exploring) return ended;
  const { line, steps, round, over } = view;
  return over && view.step === steps ? { line, steps, round, over } : endOf(ended, view);
}

/** Winners, each with its colour. @type {(view: View, winners: number[]) => HTMLElement[]} */
const named = (view, winners) => winners.map((seat) => h("span", {}, dot(view, seat), h("b", {}, view.seats[seat].name), " "));

/** Return the heading of the end, with the names of the winners. @type {(view: View, over: NonNullable<View["over"]>) => (string | HTMLElement)[]} */
const headed = (view, { title, winners }) => [winners.length ? `${title}: ` : title, ...named(view, winners)];

/** The bar at the end. @type {(scene: Scene, t: Texts) => Move} */
export function endedMove({ view, report, tab, size, go, open, explore, send }, t) {
  const own = report?.decisions ?? [];
  const first = own.length ? button("own-first", t.own_first, () => go(own[0]), { class: "teg-main" }) : button("replay", t.replay, () => go(0), { class: "teg-main", disabled: view.step === 0 });
  return {
    facts: view.over ? headed(view, view.over) : [],
    buttons: view.exploring ? [] : [view.memory && first, view.memory && button("explore", t.explore, explore), (tab !== "end" || size === "class") && button("open-end", t.tab_end, () => open("end")), view.again && button("again", t.again, () => send({ kind: "again" })), button("save", t.save, () => send({ kind: "save" }))],
    rest: view.exploring ? [] : [button("save-page", t.save_page, () => send(savePage()), { title: t.save_page_what })],
  };
}

/** The bar where one looks back on a match that has ended: from one's own move to the next. @type {(scene: Scene, t: Texts) => Move | null} */
export function ownMovesMove({ view, report, ended, go, explore }, t) {
  const own = endOf(ended, view) && view.step < view.steps ? (report?.decisions ?? []) : [];
  if (!own.length) return null;
  const before = own.filter((step) => step < view.step);
  const next = own.find((step) => step > view.step);
  const at = own.indexOf(view.step) + 1;
  return {
    facts: [h("b", {}, at ? filled(t.own_at, { number: at, count: own.length }) : filled(t.past_own, { step: view.step, steps: view.steps }))],
    more: [h("p", { class: "teg-hint" }, view.news.at(-1)?.text ?? "")],
    buttons: [
      button("own-next", t.own_next, () => go(next ?? view.steps), { class: "teg-main" }),
      button("own-back", t.own_back, () => go(before.at(-1) ?? 0), { disabled: !before.length }),
      view.memory && button("explore", t.explore, explore),
      button("to-end", t.to_end, () => go(view.steps)),
    ],
  };
}

/** @type {Section} */
export const BANNER = {
  depends: ({ view, ended }) => [endOf(ended, view), view.seats],
  draw: ({ view, ended }, t) => {
    const end = endOf(ended, view);
    if (!end) return null;
    const { winners, title, why, objectives } = end.over;
    const alone = winners.length === 1 ? view.seats[winners[0]] : null;
    return h(
      "section",
      { class: "teg-banner", role: "status", style: alone ? { background: alone.color, color: alone.ink } : {} },
      h("small", {}, `${t.over} · ${t.round} ${end.round}`),
      h("strong", {}, alone ? `${title}: ${alone.name}` : title),
      !alone && winners.length > 0 && h("span", { class: "teg-winners" }, ...named(view, winners)),
      h("p", { class: "teg-why" }, why),
      objectives.length > 0 && h("h5", {}, t.objectives),
      ...objectives.map(([seat, text, met]) => h("p", { class: "teg-goal" }, dot(view, seat), `${view.seats[seat].name}: ${text} `, h("em", {}, met ? t.objective_met : t.objective_unmet))),
    );
  },
};

/** A number with its sign, which is as wide as on the map. @type {(number: number, lang: string) => string} */
const signed = (number, lang) => number.toLocaleString(lang, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).replace("-", "−");

/** The seats whose luck is told: people's, or all where bots alone have played. @type {(view: View, report: Report) => Report["luck"]} */
function lucky({ people }, { luck }) {
  const own = luck.filter(({ seat }) => people?.includes(seat));
  return own.length ? own : luck;
}

/** @type {Section} */
export const REPORT = {
  depends: ({ view, ended, report }) => [endOf(ended, view) && report, view.step],
  draw: ({ view, ended, report, go }, t) => {
    if (!report || !endOf(ended, view)) return null;
    const { decided, luck, best } = report;
    const see = (/** @type {string} */ key, /** @type {{step: number, text: string}} */ { step, text }) =>
      h("li", {}, h("span", {}, text), button(key, t.see, () => go(step), { "aria-label": `${t.see}: ${text}`, "aria-current": step === view.step ? "step" : null }));
    const throwing = lucky(view, report).map(({ seat, throws, balance, expected }) =>
      h("li", {}, h("span", {}, dot(view, seat), h("b", {}, signed(balance, view.lang)), ` ${filled(t.luck_expected, { expected: signed(expected, view.lang), rolls: throws })}`)),
    );
    return h(
      "section",
      { class: "teg-card teg-report" },
      decided.length > 0 && h("h4", {}, t.decided),
      decided.length > 0 && h("ol", {}, ...decided.map((fact, k) => see(`decided-${k}`, fact))),
      luck.length > 0 && h("h4", { title: t.luck_what }, t.luck),
      luck.length > 0 && h("ol", {}, ...throwing),
      best && h("h4", {}, t.best_throw),
      best && h("ol", {}, see("best", best)),
    );
  },
};

/**
 * Standings over time, below the report, and a banner over the map when the match ends in sight.
 *
 * @param {Parts} parts
 */
export function endOfMatch({ dom, store, where, intents, stops }) {
  const chart = race(intents.go, () => where.now().step, 1);
  stops.push(chart.stop);
  dom.standings.append(chart.root);
  /** @type {{film: Film, tail: Tail} | null} */
  let here = null;
  let over = true; // a match that has ended already needs no banner
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let fades;
  stops.push(() => clearTimeout(fades));

  return {
    /** True if the standings are in sight. */
    wants: () => store.get().tab === "end" && endOf(store.get().ended, store.view()) != null,

    /** @param {Film} film @param {Tail} tail */
    told(film, tail) {
      here = { film, tail };
    },

    /** @param {Scene} scene */
    draw({ view, turns, ended }) {
      const end = endOf(ended, view);
      dom.standings.hidden = !here || !end;
      if (here && end) {
        chart.tell(here.film, here.tail, view.line, texts(view.lang), turns);
        chart.show(view.step);
      }
      if (view.over && !over) {
        dom.winner.replaceChildren(...headed(view, view.over));
        dom.winner.hidden = false;
        fades = setTimeout(() => (dom.winner.hidden = true), BANNER_LASTS);
      } else if (!view.over) dom.winner.hidden = true;
      over = Boolean(view.over) || end != null;
    },
  };
}

/** Odds of an attack to its end: the chance of conquest, the losses and the survivors. */

/** @import { Odds } from "../base/protocol.js" */
/** @import { Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
import { h } from "../base/dom.js";
import { card } from "../base/pieces.js";
import { texts } from "../base/texts.js";

/** Bars of the spread; where there are more ends, neighbours share one. */
const BARS = 12;

/** Format a share. Nearly certain is not printed as certain. @type {(share: number, lang: string) => string} */
export function percent(share, lang) {
  const said = (/** @type {number} */ value) => value.toLocaleString(lang, { style: "percent", maximumFractionDigits: share > 0.1 && share < 0.9 ? 0 : 1 });
  if (share > 0.9995 && share < 1) return `> ${said(0.999)}`;
  return share > 0 && share < 0.0005 ? `< ${said(0.001)}` : said(share);
}

/**
 * @param {Odds} odds
 * @param {"es" | "en"} lang
 * @returns {HTMLElement[]}
 */
export function oddsLines(odds, lang) {
  const t = texts(lang);
  const [mine, theirs] = odds.losses.map((each) => each.toLocaleString(lang, { maximumFractionDigits: 1 }));
  const told = bars(odds, lang, t);
  const { once, conquest } = odds;
  const chance = (/** @type {number} */ share, /** @type {string} */ of) => [h("b", {}, percent(share, lang)), ` ${of}. `];
  const end = once == null ? chance(conquest, t.odds_conquest) : conquest === once ? [] : chance(conquest, t.odds_end);
  return [
    h("p", { class: "teg-odds" }, ...(once == null ? [] : chance(once, t.odds_once)), ...end, `${t.odds_losses}: ${mine} – ${theirs}`),
    told.length > 1 && h(
      "div",
      { class: "teg-spread", role: "img", "aria-label": told.map((each) => each.text).join("; ") },
      ...told.map(({ text, span, height }) => h("span", { title: text }, h("i", { style: { height } }), h("small", {}, span))),
    ),
    told.length > 1 && h("small", { class: "teg-label" }, once == null ? t.odds_axis : t.odds_group),
  ].filter((each) => each !== false);
}

/**
 * The ends in which the place falls, by what is left in the source: from, to, chance.
 *
 * @param {Odds} odds
 * @returns {[number, number, number][]}
 */
export function grouped({ left }) {
  const wide = Math.max(Math.ceil(left.length / BARS), 1);
  /** @type {[number, number, number][]} */
  const found = [];
  for (let k = 0; k < left.length; k += wide) {
    const part = left.slice(k, k + wide);
    found.push([part[0][0], part[part.length - 1][0], part.reduce((sum, each) => sum + each[1], 0)]);
  }
  return found;
}

/** @type {(odds: Odds, lang: string, t: Texts) => {text: string, span: string, height: string}[]} */
function bars(odds, lang, t) {
  const groups = grouped(odds);
  const most = Math.max(...groups.map((each) => each[2]));
  return groups.map(([from, to, chance]) => {
    const span = from === to ? String(from) : `${from}–${to}`;
    return { text: `${t.odds_left} ${span}: ${percent(chance, lang)}`, span, height: `calc((100% - 14px * var(--teg-type)) * ${Math.max(chance / most, 0.02).toFixed(4)})` };
  });
}

/** Of the attack that is chosen. @type {Section} */
export const ODDS = {
  draw: ({ view, odds }, t) => odds && card(`${t.odds}: ${odds.sources.join(", ")} → ${odds.target}`, ...oddsLines(odds, view.lang)),
  depends: ({ odds }) => odds,
};

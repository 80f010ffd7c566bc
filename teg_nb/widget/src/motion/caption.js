/** The caption over the map: one line that says who does what. */

/** @import { Board, View } from "../base/protocol.js" */
/** @import { Motion } from "./plan.js" */
import { toldTexts } from "../base/texts.js";

/** Letters of a caption. */
export const LONGEST = 60;

/**
 * @param {Motion} motion
 * @param {Board} board
 * @param {View} view
 * @returns {string} at most `LONGEST` letters; empty where there is nothing to say
 */
export function captionOf(motion, board, view) {
  const t = /** @type {Record<string, string>} */ (toldTexts(view.lang));
  const { act, seat, sources, targets, amount, words } = motion;
  const name = (/** @type {number | undefined} */ place) => (place == null ? "" : (board.countries[place]?.name ?? ""));
  const called = (/** @type {number | undefined} */ who) => view.seats[who ?? -1]?.name ?? "";
  const continent = board.continents[act.continent ?? -1];
  const [attack = 0, defence = 0] = act.losses ?? [];
  const facts = {
    seat: called(seat),
    other: called(act.defender ?? act.partner ?? act.loser),
    source: sources.length === 1 ? name(sources[0]) : "",
    target: targets.length === 1 ? name(targets[0]) : "",
    amount: act.amounts ? String(act.amounts.reduce((sum, each) => sum + each, 0)) : amount == null ? "" : String(amount),
    attack: String(attack),
    defence: String(defence),
    continent: continent?.name ?? "",
    armies: continent?.armies ? `: +${continent.armies}` : "",
    die: String(act.die ?? ""),
  };
  // From the fullest sentence to the shortest: the first that says only what is known, and is short enough.
  for (const key of [`${view.game}_${words}_full`, `${view.game}_${words}`, `${words}_full`, words, `${words}_short`]) {
    const text = t[key] && filled(t[key], facts);
    if (text && text.length <= LONGEST) return text;
  }
  return "";
}

/** A sentence with its facts; empty if one of them is not known. @type {(text: string, facts: Record<string, string>) => string} */
function filled(text, facts) {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (names.some((name) => name !== "armies" && !facts[name])) return "";
  return text.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
}

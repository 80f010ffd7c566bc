/** Turning points: marks where one winds through a match, to click and to hear. */

/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { percent } from "../board/odds.js";

/** @typedef {{line: string, step: number, seat: string, before: number, after: number}} TurningPoint */

/** @type {(turn: TurningPoint, t: Texts, lang: string) => string} */
export const turnText = ({ step, seat, before, after }, t, lang) => `${t.step} ${step}: ${seat} ${percent(before, lang)} → ${percent(after, lang)}`;

/**
 * The marks along a slider.
 *
 * @param {TurningPoint[]} turns
 * @param {[first: number, last: number]} ends
 * @param {(step: number) => void} go
 * @param {Texts} t
 * @param {string} lang
 */
export function turnMarks(turns, [first, last], go, t, lang) {
  const inside = turns.filter(({ step }) => step >= first && step <= last);
  const share = (/** @type {number} */ step) => (step - first) / Math.max(last - first, 1);
  return inside.length > 0 && h(
    "span",
    { class: "teg-turns", role: "group", "aria-label": t.turns },
    ...inside.map((turn, k) => {
      const text = turnText(turn, t, lang);
      // A thumb of a slider never hangs over its ends.
      const left = `calc(8px + (100% - 16px) * ${share(turn.step).toFixed(5)})`;
      return button(`turn-${turn.step}`, String(k + 1), () => go(turn.step), { title: text, "aria-label": `${t.turn_point} ${k + 1}. ${text}`, style: { left } });
    }),
  );
}

/** Turning points: marks where one winds through a match, to click and to hear. */

/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { percent } from "../board/odds.js";

/**
 * @typedef {object} TurningPoint
 * @property {string} line
 * @property {number} step the position after the turn
 * @property {string | null} seat the seat whose turn it was
 * @property {string} moved the seat whose chance of winning changed
 * @property {number} before
 * @property {number} after
 * @property {"" | "all_luck" | "evaluated"} split how the change is divided
 * @property {number | null} luck
 * @property {number | null} decision
 */

/** @type {(points: number, lang: string) => string} */
const signed = (points, lang) => (100 * points).toLocaleString(lang, { maximumFractionDigits: 0, signDisplay: "exceptZero" }).replace("-", "−");

/** @type {(turn: TurningPoint, t: Texts, lang: string) => string} */
export function turnText({ step, seat, moved, before, after, split, luck, decision }, t, lang) {
  const whose = seat ? `, ${t.turn_of} ${seat}` : "";
  const parts = split === "all_luck" ? ` (${t.turn_all_luck})` : split ? ` (${t.turn_luck} ${signed(luck ?? 0, lang)}, ${t.turn_decision} ${signed(decision ?? 0, lang)})` : "";
  return `${t.step} ${step}${whose}: ${moved} ${percent(before, lang)} → ${percent(after, lang)}${parts}`;
}

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

/** The pace of what moves: speeds, and how a long turn of a bot is fitted into its time. */

/** @import { Motion } from "./plan.js" */

/** Times as long as at normal speed. @type {Record<string, number>} */
const TIMES = { slow: 2, normal: 1, quick: 0.35, at_once: 0 };

/** A turn of a bot lasts so long at most at normal speed, ms. */
export const TURN = 8000;

/** A decision of a bot takes at most this share of what is left of its turn, unless the turn is over with it. */
const SHARE = 0.25;

/** With reduced motion an arrow and the caption stand so long at normal speed, ms. */
export const STILL = 800;

/** @type {(motions: Motion[]) => number} time at normal speed, ms */
export const total = (motions) => motions.reduce((sum, { ms }) => sum + ms, 0);

/** @type {(speed: string) => number} */
export const times = (speed) => TIMES[speed] ?? 1;

/**
 * The factor on the time of each motion of a step. It is such that a whole turn fits in its time, however long it gets.
 *
 * @param {Motion[]} motions
 * @param {string} speed
 * @param {number} spent time at normal speed that the turn has taken so far, ms
 * @param {boolean} last the turn is over with this step
 * @returns {number}
 */
export function factor(motions, speed, spent, last) {
  const room = Math.max(TURN - spent, 0) * (last ? 1 : SHARE);
  return times(speed) * Math.min(1, room / Math.max(total(motions), 1));
}

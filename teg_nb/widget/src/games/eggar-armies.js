/** The armies of EGGAR in the order of the turn: who stands, who fell, and whom each seat asks. */

/** @import { View } from "../base/protocol.js" */
/** @import { Section } from "../board/game.js" */
import { h } from "../base/dom.js";
import { card, dot } from "../base/pieces.js";
import { eggarTexts } from "../base/texts.js";
import { ARMY } from "./grid.js";

/**
 * The soldiers of a seat by their numbers.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {{number: number, fallen: boolean}[]}
 */
export const armyOf = ({ soldiers = [] }, seat) =>
  Array.from({ length: ARMY }, (_, number) => ({ number, fallen: (soldiers[seat * ARMY + number] ?? -1) < 0 }));

/** @type {Section} */
export const armies = {
  depends: ({ view }) => [view.soldiers, view.turn, view.over],
  draw: ({ view }) => {
    const w = eggarTexts(view.lang);
    const row = (/** @type {number} */ seat) => {
      const { name, color, ink } = view.seats[seat];
      const all = armyOf(view, seat);
      const fallen = all.filter((soldier) => soldier.fallen).length;
      const tokens = all.map((soldier) => h("b", { class: `egg-token${soldier.fallen ? " egg-fallen" : ""}`, style: soldier.fallen ? {} : { background: color, color: ink } }, soldier.number));
      const moves = seat === view.turn && !view.over;
      return h(
        "tr",
        { class: moves ? "teg-moving" : null },
        h("th", { scope: "row" }, moves ? "▸ " : "", dot(view, seat), name),
        h("td", { "aria-label": `${ARMY - fallen} ${w.stand}, ${fallen} ${w.fallen}` }, ...tokens),
      );
    };
    return card(w.armies, h("table", { class: "teg-seats egg-armies" }, ...view.seats.map((_, seat) => row(seat))), h("p", { class: "teg-hint" }, w.armies_how));
  },
};

/** Dice of the last fight: they lie in a slot of the bar that has one size. */

/** @import { Section } from "./game.js" */
import { pairs } from "../map/geometry.js";
import { h } from "../base/dom.js";
import { die, dot } from "../base/pieces.js";

/** The slot before the first throw. */
export const NONE = () => h("div", { class: "teg-no-dice", "aria-hidden": "true" }, ...Array.from({ length: 6 }, () => h("i")));

/** @type {Section["draw"]} */
function draw({ board, view }, t) {
  const fight = view.battle;
  if (!fight || fight.source == null || fight.target == null) return NONE();
  const rows = pairs(fight.attack, fight.defence);
  const sides = /** @type {const} */ ([
    ["attack", fight.seat, fight.source, fight.losses[0]],
    ["defence", fight.defender, fight.target, fight.losses[1]],
  ]);
  const side = (/** @type {typeof sides[number]} */ [name, seat, country, lost]) => {
    const { color, ink } = view.seats[seat];
    const fell = (/** @type {typeof rows[0]} */ row) => (row.winner === name ? "won" : row.winner ? "lost" : "idle");
    return [
      h("span", { class: "teg-dice-of", title: board.countries[country].name }, dot(view, seat), h("span", { class: "teg-dice-name" }, board.countries[country].name)),
      h("span", { class: "teg-dice-row" }, ...rows.flatMap((row) => (row[name] == null ? [] : [die(row[name], fell(row), color, ink)]))),
      h("b", { class: "teg-dice-lost", title: t.losses }, lost ? `−${lost}` : "0"),
    ];
  };
  return h("div", { class: "teg-battle" }, h("div", { class: "teg-dice", role: "group", "aria-label": t.dice }, ...sides.flatMap(side)), fight.conquered && h("strong", { class: "teg-conquered" }, t.conquered));
}

/** @type {Section} */
export const DICE = { draw, depends: ({ view }) => view.battle };

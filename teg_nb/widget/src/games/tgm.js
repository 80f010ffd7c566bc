/** Tercera Guerra Mundial: dice that both sides choose, cards, a secret objective. */

/** @import { Scene } from "../board/game.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { Child } from "../base/dom.js" */
import { secretOf } from "../board/composer.js";
import { h } from "../base/dom.js";
import { card, dot, symbol } from "../base/pieces.js";
import { composed } from "./plain.js";

/** @type {Parameters<typeof composed>[0]} */
const MANNER = {
  first: ["place", "attack", "fortify"],
  quick: ["attack"],
  until: "attack",
  amounts: { attack: Infinity },
  note: ({ secret }, verb, t, row) => (verb === "exchange" ? `+${secret?.values?.[row] ?? "?"} ${t.armies.toLowerCase()}` : ""),
  extra: (scene, t) => [announced(scene, t)],
};

/** The attack that waits for its defender. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function announced({ board, view }, t) {
  const { fight } = view;
  if (!fight || view.to_move === view.turn) return null;
  const { source, target, dice } = fight;
  const name = (/** @type {number} */ country) => `${board.countries[country].name} (${view.armies[country]})`;
  return h("p", { class: "teg-hint" }, dot(view, view.turn), `${name(source)} → ${name(target)}. ${t.dice}: ${dice}`);
}

/** Objective and hand of the viewer. @type {(scene: Scene, t: Texts) => Child[]} */
function holdings({ secret }, t) {
  if (!secret) return [];
  const { objective, hand = [] } = secret;
  return [
    objective && h("h5", {}, t.objective),
    objective && h("p", { class: "teg-objective" }, objective),
    h("h5", {}, t.hand),
    hand.length ? h("ul", { class: "teg-hand" }, ...hand.map(cardItem)) : h("p", { class: "teg-hint" }, t.no_cards),
  ];
}

/** @type {(card: import("../base/protocol.js").Card) => HTMLElement} */
function cardItem({ name, symbol: sign, label, bonus }) {
  return h("li", {}, symbol(sign), h("b", {}, name), h("small", {}, label), bonus > 0 && h("span", { class: "teg-gain" }, `+${bonus}`));
}

/** Deck, discards, and what exchanges are worth. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function pack({ view }, t) {
  const { cards } = view;
  if (!cards) return null;
  const sign = (/** @type {string} */ kind) => h("span", { title: cards.weapons[kind] }, symbol(kind));
  return card(
    t.exchanges,
    h(
      "ul",
      { class: "teg-values" },
      ...cards.values.map(([set, armies]) => h("li", {}, ...(Array.isArray(set) ? set.map(sign) : [set]), h("b", {}, armies))),
    ),
    h("p", { class: "teg-hint" }, `${t.made}: ${cards.exchanges} · ${t.deck}: ${cards.deck} · ${t.discards}: ${cards.discards}`),
  );
}

export default composed(MANNER, {
  phases: [["phase_place", "placing", "reinforce"], ["phase_attack", "combat"], ["phase_regroup", "move"]],
  tabs: { table: ["pack"], cards: ["secret"] },
  sections: {
    secret: secretOf(holdings),
    pack: { draw: pack, depends: ({ view }) => view.cards },
  },
});

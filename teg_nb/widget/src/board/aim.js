/** Sections of the tab of help: the aim of the match, and the parts of a turn. */

/** @import { Scene, Section } from "./game.js" */
import { phasesOf } from "./bar.js";
import { h } from "../base/dom.js";
import { card, chip } from "../base/pieces.js";
import { turnTexts } from "../base/texts.js";

/** The aim of the match. The tab of cards has secret objectives. @type {Section} */
export const AIM = {
  depends: ({ view }) => view.aim,
  draw: ({ view }) => {
    const { text, clause } = view.aim;
    return text ? card(turnTexts(view.lang).aim, h("p", { class: "teg-aim" }, text, " ", clause && chip(clause))) : null;
  },
};

/** The parts of a turn in words, the present one marked. @type {Section} */
export const TURN = {
  depends: ({ view, game }) => [game.phases, view.phase, view.over],
  draw: (scene, t) => {
    const { view } = scene;
    const { phases, at } = phasesOf(scene);
    const words = /** @type {Record<string, string>} */ (turnTexts(view.lang));
    const item = (/** @type {Scene["game"]["phases"][0]} */ [name], /** @type {number} */ k) =>
      h("li", { "aria-current": k === at ? "step" : null }, h("b", {}, t[name]), `. ${words[`${view.game}_${name}`]}`);
    return phases.length ? card(words.turn, h("ol", { class: "teg-turn-parts" }, ...phases.map(item))) : null;
  },
};

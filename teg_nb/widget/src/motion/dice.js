/** Dice that roll where the last throw is shown, and stop at what the engine drew. */

/** @import { Ground } from "./ground.js" */
/** @import { Motion } from "./plan.js" */
import { h, s } from "../base/dom.js";
import { die, dot } from "../base/pieces.js";
import { dieDots, pairs } from "../map/geometry.js";
import { captionOf } from "./caption.js";

/** They roll for this share of the time; then the pairs are compared. */
const ROLLS = 2 / 3;

/** So many faces are seen while they roll. */
const FACES = 7;

/** Elements that show dice of a fight or of a walk. */
const SHOWN = ".teg-dice svg.teg-die, .egg-throw svg.teg-die, .egg-steps svg.teg-die";

/**
 * @param {Ground} ground
 * @param {Motion} motion
 * @returns {(share: number) => void}
 */
export function rolled(ground, motion) {
  const { root } = ground;
  const large = root.dataset.size === "class" && motion.kind === "dice" ? largeDice(ground, motion) : null;
  let face = -1;
  return (share) => {
    const now = share < ROLLS ? Math.floor((share / ROLLS) * FACES) : FACES;
    if (now === face) return;
    face = now;
    const rolls = face < FACES;
    if (rolls) root.dataset.rolling = "roll";
    else root.removeAttribute("data-rolling");
    const dice = /** @type {SVGElement[]} */ ([...root.querySelectorAll(`${SHOWN}, .teg-large svg.teg-die`)]);
    dice.forEach((each, k) => {
      turnTo(each, rolls ? 1 + Math.floor(Math.random() * 6) : Number(each.getAttribute("aria-label")));
      each.style.transform = rolls ? `rotate(${((face + k) % 4) * 24 - 36}deg)` : "";
    });
    large?.classList.toggle("teg-rolls", rolls);
  };
}

/** Stop every die at its number, and take large dice away. @param {HTMLElement} root */
export function stopped(root) {
  root.removeAttribute("data-rolling");
  for (const each of /** @type {NodeListOf<SVGElement>} */ (root.querySelectorAll(SHOWN))) {
    turnTo(each, Number(each.getAttribute("aria-label")));
    each.style.transform = "";
  }
  root.querySelector(".teg-large")?.remove();
}

/** Show a face of a die. @type {(node: SVGElement, value: number) => void} */
function turnTo(node, value) {
  const ink = node.querySelector("rect")?.getAttribute("stroke") ?? "#26303b";
  node.querySelectorAll("circle").forEach((each) => each.remove());
  node.append(...dieDots(value).map(([cx, cy]) => s("circle", { cx, cy, r: 0.4, fill: ink })));
}

/** For a class: the throw in the lower corner of the map that is farther from the fight. @type {(ground: Ground, motion: Motion) => HTMLElement} */
function largeDice(ground, motion) {
  const { root, svg, board, before, box } = ground;
  const { act, seat, sources, targets } = motion;
  const rows = pairs(act.attack ?? [], act.defence ?? []);
  const row = (/** @type {"attack" | "defence"} */ side, /** @type {number} */ who, /** @type {number | undefined} */ place) => {
    const { color = "#ffffff", ink = "#26303b" } = before.seats[who] ?? {};
    const kind = (/** @type {typeof rows[0]} */ pair) => (pair.winner === side ? "won" : pair.winner ? "lost" : "idle");
    return h("div", {}, dot(before, who), h("span", {}, board.countries[place ?? -1]?.name ?? ""), ...rows.map((pair) => die(pair[side], kind(pair), color, ink)));
  };
  const left = Math.max(...[...sources, ...targets].map((place) => ground.at(board.countries[place].label)[0])) > box.width / 2;
  const [lost, won] = act.losses ?? [0, 0];
  const words = captionOf({ ...motion, words: lost && won ? "losses" : lost ? "losses_attack" : "losses_defence" }, board, before);
  root.querySelector(".teg-large")?.remove();
  const shown = h("div", { class: `teg-large ${left ? "teg-at-left" : "teg-at-right"}`, "aria-hidden": "true" }, row("attack", seat, sources[0]), row("defence", act.defender ?? -1, targets[0]), h("b", {}, words));
  svg.after(shown);
  return shown;
}

/** The player: it shows the plan of a step over the map, and gives way to whatever a person does. */

/** @import { Board, Point, View } from "../base/protocol.js" */
/** @import { Motion } from "./plan.js" */
import { h, s } from "../base/dom.js";
import { captionOf } from "./caption.js";
import { stopped } from "./dice.js";
import { begun } from "./draw.js";
import { groundOf, middle } from "./ground.js";
import { STILL, factor, times, total } from "./pace.js";
import { plan } from "./plan.js";
import { sound } from "./sound.js";

/** Steps that follow each other faster than this are not shown moving, ms. */
const FAST = 250;

/** Motions that are shorter than this are not shown, ms. */
const SHORT = 16;

/** True of a place where a caption at the lower edge would lie. @type {(ground: import("./ground.js").Ground, place: number) => boolean} */
function isLow(ground, place) {
  const [x, y] = middle(ground, place);
  return y > ground.box.height - 80 && Math.abs(x - ground.box.width / 2) < Math.max(ground.box.width * 0.3, 220);
}

const reduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {{root: HTMLElement, frame: HTMLElement, plot: HTMLElement, board: Board}} dom `frame`: holds the map and what lies over it
 * @param {(point: Point) => {x: number, y: number} | null} pixel of a point of the drawing, in the window
 * @param {{ended: () => void, says: (text: string) => void}} heard nothing moves any more, so the map may be drawn; a caption is shown
 * @param {(() => void)[]} stops
 */
export function playerOf({ root, frame, plot, board }, pixel, { ended, says }, stops) {
  const svg = s("svg", { class: "teg-moves", "aria-hidden": "true" });
  const caption = h("p", { class: "teg-told", "aria-hidden": "true", hidden: true });
  frame.append(svg, caption);

  /** @type {{motions: Motion[], factor: number, now: number, start: number, shown: ReturnType<typeof begun> | null, ground: import("./ground.js").Ground, still: boolean} | null} */
  let running = null;
  let ask = 0; // of the next frame, or the end of a still
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let stepped = -Infinity; // when the last step was shown
  let turn = { name: "", spent: 0 };

  const over = () => {
    if (!running) return;
    running.shown?.end();
    cancelAnimationFrame(ask);
    clearTimeout(timer);
    running = null;
    root.removeAttribute("data-moving");
    stopped(root);
    caption.hidden = true;
    ended();
  };

  /** @param {Motion} motion */
  const tell = (motion) => {
    if (!running) return;
    const text = captionOf(motion, board, running.ground.before);
    if (!text || caption.textContent === text) return;
    const { color = "transparent" } = running.ground.before.seats[motion.seat] ?? {};
    caption.replaceChildren(h("i", { class: "teg-dot", style: { background: color } }), text);
    caption.hidden = false;
    says(text);
  };

  const step = (/** @type {number} */ time) => {
    if (!running) return;
    const { motions, factor: pace, ground } = running;
    for (;;) {
      const motion = motions[running.now];
      if (!motion) return over();
      if (!running.shown) {
        running.shown = begun(ground, motion);
        root.dataset.moving = motion.kind;
        tell(motion);
        sound.play(motion.kind);
      }
      const share = (time - running.start) / Math.max(motion.ms * pace, 1);
      if (share < 1) {
        running.shown.frame(Math.max(share, 0));
        break;
      }
      running.shown.end();
      running.start += motion.ms * pace;
      running.now++;
      running.shown = null;
    }
    ask = requestAnimationFrame(step);
  };

  /** The panel, which is drawn in the frame before, takes no time of what moves. */
  const first = () => {
    ask = requestAnimationFrame((time) => {
      if (running) running.start = time;
      step(time);
    });
  };

  /** Without travel: the arrow stands beside the result. */
  const stand = () => {
    if (!running) return;
    const { motions, ground, factor: pace } = running;
    const best = motions.find(({ sources, targets }) => sources.length && targets.length) ?? motions[0];
    const arrow = best.sources.length && best.targets.length === 1 && begun(ground, { ...best, kind: "attack", counts: [] });
    if (arrow) arrow.end();
    root.dataset.moving = "still";
    tell(best);
    timer = setTimeout(over, STILL * pace);
  };

  const hidden = () => document.hidden && over();
  document.addEventListener("visibilitychange", hidden);
  stops.push(() => document.removeEventListener("visibilitychange", hidden), () => {
    cancelAnimationFrame(ask);
    clearTimeout(timer);
    running = null;
  });

  return {
    /**
     * Show moving what leads from one position to another.
     *
     * @param {View | null} before as it was shown
     * @param {View} after
     * @param {{speed: string, jumps: boolean, asked: boolean}} how `jumps`: somebody went there, or bots play without a pause; `asked`: somebody asked to see each step
     */
    show(before, after, { speed, jumps, asked }) {
      const fast = !asked && performance.now() - stepped < FAST && before?.steps === after.steps;
      stepped = performance.now();
      const late = running != null;
      over();
      if (!before || late || fast || jumps || document.hidden || !times(speed)) return;
      const motions = plan(board, before, after);
      const name = `${before.line}/${before.round}/${before.turn}`;
      const bot = Boolean(before.seats[before.turn]?.bot);
      if (turn.name !== name) turn = { name, spent: 0 };
      const still = reduced();
      const pace = still ? times(speed) : factor(motions, speed, bot ? turn.spent : 0, !bot || before.turn !== after.turn);
      const length = total(motions) * pace;
      turn.spent += length / times(speed);
      if (!motions.length || length < SHORT) return;
      const ground = groundOf({ root, plot, svg, board, before, after }, pixel);
      if (!ground) return;
      running = { motions, factor: pace, now: 0, start: 0, shown: null, ground, still };
      const dice = motions.some(({ kind }) => kind === "dice" || kind === "roll");
      const large = dice && root.dataset.size === "class"; // dice lie in a lower corner
      caption.classList.toggle("teg-at-top", large || motions.some(({ sources, targets }) => [...sources, ...targets].some((place) => isLow(ground, place))));
      if (still) stand();
      else {
        if (dice) root.dataset.rolling = "wait";
        ask = requestAnimationFrame(first);
      }
    },

    /** True while something moves or stands over the map. */
    moves: () => running != null,

    /** True while the map must stay as it is. */
    holds: () => running != null && !running.still,

    /** End the motion that is shown now, with its result. @returns {boolean} whether there was one */
    finish() {
      if (!running) return false;
      if (running.still) over();
      else if (running.shown) running.start = performance.now() - running.motions[running.now].ms * running.factor;
      return true;
    },

    /** End all that moves. */
    skip: over,

    /** Take away the results of what moved: the map shows them now. */
    clear() {
      if (!running && svg.firstChild) svg.replaceChildren();
    },
  };
}

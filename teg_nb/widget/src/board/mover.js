/** Motion on a board: which steps are shown moving, and what a person does meanwhile. */

/** @import { Message, View } from "../base/protocol.js" */
/** @import { Parts } from "./parts.js" */
import { h } from "../base/dom.js";
import { playerOf } from "../motion/player.js";
import { sound } from "../motion/sound.js";

/** Messages after which the map shows another place, rather than what led there. */
const JUMPS = new Set(["go", "undo", "redo", "step"]);

/** @param {Parts} parts */
export function moverOf(parts) {
  const { board, dom, map, store, stops } = parts;
  /** Tell a caption to those who hear the page, unless the news of the step say it more fully. @param {string} text */
  const says = (text) => {
    if (!dom.said.firstChild) dom.said.append(h("p", {}, text));
  };
  const player = playerOf({ root: dom.root, frame: dom.frame, plot: dom.map, board }, map.pixel, { ended: () => parts.scheduler.schedule(), says }, stops);
  /** The view that was drawn last. @type {View | null} */
  let last = null;
  let jumps = false;
  let moved = false;

  const hears = () => dom.sounds.forEach((tool) => tool.setAttribute("aria-pressed", String(sound.on())));
  for (const tool of dom.sounds) {
    tool.addEventListener("click", () => {
      sound.toggle();
      hears();
    });
  }
  hears();
  dom.root.addEventListener("pointerdown", () => void player.finish(), true);

  /** True of the step before or after the one shown, and of one act of a bot. @param {Message} message */
  const near = (message) => (message.kind === "go" && Math.abs(message.step - store.view().step) <= 1) || (message.kind === "step" && message.until === "action");

  /** Of bots, or of what is shown again: that is always seen. */
  const speed = () => {
    const { speed } = parts.driver.pace();
    return store.get().film && speed === "at_once" ? "quick" : speed;
  };

  return {
    ...player,
    /** A person sends a message: what moves gives way. @param {Message} message */
    said(message) {
      if (message.kind === "private") return; // a page asks for it by itself as well
      player.skip();
      jumps = JUMPS.has(message.kind) && !near(message);
    },
    /** Show moving what led to a view, if it is another one. @param {View} view @param {boolean} passing steps follow each other at once */
    follow(view, passing) {
      if (view === last) return;
      player.show(last, view, { speed: speed(), asked: store.get().film != null, jumps: jumps || passing || Boolean(view.playing) });
      moved = player.moves();
      jumps = false;
      last = view;
    },
    /** True if what led to the view was shown moving. */
    moved: () => moved,
  };
}

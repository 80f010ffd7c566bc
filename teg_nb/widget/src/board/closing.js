/** End a placement after 1 s, if the board is set to do so. The person can still stop it or undo it. */

/** @import { Parts } from "./parts.js" */
import { sizeOf } from "./pointer.js";
import * as protocol from "../base/protocol.js";

/** Wait before a placement ends, in ms. */
const WAIT = 1000;

/**
 * The placement ends by itself only after a mouse. With keys, with touch and in front of a class, a person presses the
 * button. Any click or key during the wait stops it.
 *
 * @param {Parts} parts
 * @returns {() => void} to be called with each new position
 */
export function closingOf({ host, dom, store, intents, looks, alone, stops }) {
  const { root } = dom;
  const { view } = store;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due;
  /** @type {protocol.View | null} */
  let before = null;
  let mouse = false; // what was used last

  const stop = () => {
    clearTimeout(due);
    root.removeAttribute("data-closing");
  };
  stops.push(stop);
  root.addEventListener("pointerdown", (event) => {
    mouse = event.pointerType === "mouse";
    stop();
  }, true);
  root.addEventListener("keydown", () => {
    mouse = false;
    stop();
  }, true);

  /** The verb to be played, if the person has just placed the last army. @param {protocol.View | null} last @param {protocol.View} now */
  const verbOf = (last, now) => {
    const placed = last?.line === now.line && last.step === now.step - 1 && last.viewer === now.viewer && Boolean(last.menu.place);
    const asks = looks || alone || host.get("confirm") !== "auto" || sizeOf(host) === "class" || !mouse || document.hidden;
    const own = now.viewer != null && now.viewer === now.to_move && now.step === now.steps && now.undo && !now.exploring;
    return placed && !asks && own ? store.get().game.closes?.(store.table()) ?? null : null;
  };

  return () => {
    stop();
    const now = view();
    const verb = verbOf(before, now);
    before = now;
    if (!verb) return;
    root.setAttribute("data-closing", "");
    due = setTimeout(() => {
      stop();
      intents.send(protocol.act(view(), verb));
    }, WAIT);
  };
}

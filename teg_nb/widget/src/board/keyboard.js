/** Keys of the board: steps along the match, and a walk from place to place on the map. */

/** @import { Parts } from "./parts.js" */
import { keptFromLab, keyed } from "../base/keys.js";
import * as protocol from "../base/protocol.js";
import { texts } from "../base/texts.js";
import { walked } from "../map/arrow-keys.js";
import { larger, whole } from "../map/zoom.js";
import { marked, standing } from "./board-table.js";
import { STEP, closePops } from "./pointer.js";

/** Buttons that letters press where they are there. @type {Record<string, string>} */
const LETTERS = {
  a: '.teg-question [data-key^="accept"]',
  r: '.teg-question [data-key^="decline"]',
  s: '.teg-bar [data-key="until-end"]',
  h: '[data-key="hint"]',
  f: '[data-key="wide"]',
  "?": '[data-key="menu"]',
};

/** Letters mean nothing where one reads: they are for the map and the bar. */
const READING = ".teg-tour, .teg-side, .teg-head, .teg-time";

/** @param {Parts} parts */
export function keyboardOf(parts) {
  const { board, dom, looks, store, map, wire, where, scheduler, intents, driver, pointer, rule, stops } = parts;
  const { get, dispatch, view, table } = store;
  let here = -1; // the place that arrow keys have gone to
  let tail = -1; // where an arrow has been begun by keys

  const ring = () => {
    const at = here < 0 ? null : map.pixel(board.countries[here].label);
    dom.here.hidden = !at || dom.root.querySelector(".teg-map:focus") == null;
    if (!at) return;
    const box = dom.frame.getBoundingClientRect();
    Object.assign(dom.here.style, { left: `${at.x - box.left}px`, top: `${at.y - box.top}px` });
  };

  /** @param {number} place */
  const goTo = (place) => {
    here = place;
    map.reveal(board.countries[place].label);
    ring();
    pointer.point(place);
    const { game, local } = get();
    const t = texts(view().lang);
    const words = [board.countries[place].name, standing(table(), game, place, t), marked(game.marks(table(), local), place, t)];
    dom.heard.textContent = words.filter(Boolean).join(". ");
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether it meant something */
  const onMapKey = ({ key, shiftKey }) => {
    if (!protocol.isView(view())) return false;
    if (key.startsWith("Arrow") && !shiftKey) {
      const marks = get().game.marks(table(), get().local);
      const first = [marks.source, ...marks.legal, ...marks.targets, 0].find((place) => place != null) ?? 0;
      goTo(here < 0 ? first : walked(board, here, key));
      return true;
    }
    if ((key === "Enter" || key === " ") && here >= 0) {
      if (looks) pointer.select(board.countries[here].name);
      else intents.click(here, shiftKey);
      return true;
    }
    if ((key === "*" || key === ">") && here >= 0 && view().memory) {
      const begins = key === ">" && tail < 0;
      if (!begins) pointer.draws(key === "*" || tail === here ? [here] : [tail, here], "good");
      tail = begins ? here : -1;
      return true;
    }
    return false;
  };

  /** Steps along the match, and along its lines. @param {string} key @param {boolean} shift */
  const stepped = (key, shift) => {
    const now = where.now();
    if (!now.memory) return false;
    const last = now.branches.length - 1;
    const way = get().way;
    if (key === "ArrowLeft") wire.send(protocol.go(now, shift ? protocol.forkBefore(now) : now.step - 1));
    else if (key === "ArrowRight" && shift) wire.send(protocol.go(now, protocol.forkAfter(now)));
    else if (key === "ArrowRight") wire.send(protocol.onward(now, way));
    else {
      const down = key === "ArrowDown";
      if (last < 0) wire.send(protocol.go(now, down ? now.steps : 0));
      else dispatch({ type: "set", part: { way: Math.min(Math.max(way + (down ? 1 : -1), 0), last) } });
      scheduler.schedule();
    }
    return true;
  };

  /** Press a button of the stage that a letter stands for, if it is there. @param {string} key */
  const presses = (key) => {
    const button = /** @type {HTMLButtonElement | null} */ (LETTERS[key] ? dom.root.querySelector(`${LETTERS[key]}:not([disabled])`) : null);
    button?.click();
    return button != null;
  };

  const closeSheet = () => {
    const sheet = dom.places.sheet.querySelector("[data-sheet]");
    if (sheet) intents.show(/** @type {HTMLElement} */ (sheet).dataset.sheet ?? "", false);
    return sheet != null;
  };

  /** Take back the question of the bar, or leave an exploration in which nothing is chosen. @returns {boolean} whether there was one */
  const leaves = () => {
    const { asking, game, local } = get();
    const { source, target } = game.marks(table(), local);
    if (asking) intents.ask(null);
    else if (!view().exploring || source != null || target != null) return false;
    else intents.askToLeave();
    return true;
  };

  /** @param {string} key @param {boolean} shift @returns {boolean} whether it meant something */
  const onKey = (key, shift) => {
    const now = where.now();
    if (key === "Escape" && (intents.endFilm() || parts.mover.finish() || rule.close() || parts.tour.leave() || closePops(dom.root, null) || closeSheet() || leaves())) return true;
    if (key === "Escape" && now.playing) driver.stop();
    else if (key === "+" || key === "=" || key === "-") map.look(larger(board, map.window, key === "-" ? 1 / STEP : STEP));
    else if (key === "Home") map.look(whole());
    else if (key.startsWith("Arrow")) return stepped(key, shift);
    else if (looks) return false;
    else if (presses(key.toLowerCase())) return true;
    else if (key.toLowerCase() === "u") wire.send(protocol.undo(now));
    else if (key.toLowerCase() === "r" && now.memory) wire.send(protocol.redo(now));
    else if (key.toLowerCase() === "p" && now.seats.some((seat) => seat.bot)) driver.pause();
    else {
      const turn = get().game.key(table(), get().local, key);
      if (turn) parts.mover.skip();
      return intents.take(turn);
    }
    return true;
  };

  keyed(dom.root, (event, target) => {
    if (target === dom.map && onMapKey(event)) return true;
    if (/^[a-z?]$/i.test(event.key) && target.closest(READING)) return false;
    const leaves = event.key === "Backspace" && document.fullscreenElement === dom.root; // there the browser takes Escape
    return protocol.isView(view()) && onKey(leaves ? "Escape" : event.key, event.shiftKey);
  });
  keptFromLab(dom.root, stops);

  // Keys walk where the map has the focus, which a pointer does not give it: clicks leave the arrows to the line.
  let pressed = false;
  dom.map.addEventListener("pointerdown", () => (pressed = true), { capture: true });
  dom.map.addEventListener("focus", () => {
    if (pressed) dom.root.focus({ preventScroll: true });
    else ring();
  });
  dom.map.addEventListener("blur", () => {
    dom.here.hidden = true;
    pointer.hide();
  });
  const released = () => setTimeout(() => (pressed = false));
  window.addEventListener("pointerup", released, true);
  stops.push(() => window.removeEventListener("pointerup", released, true));

  return { ring };
}

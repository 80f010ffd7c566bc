/** The map: what draws and listens on the element that Plotly draws into. */

/** @import { Board, Point, View } from "../base/protocol.js" */
/** @import { Game, Marks } from "../board/game.js" */
/** @import { Trace } from "./traces.js" */
import { held, pinched } from "./touch.js";
import { inside } from "./geometry.js";
import { placed, rewritten } from "./dom-patch.js";
import { sketched } from "./first-paint.js";
import { COUNTRY_UID, PLACES_UID, build, changes, layout } from "./traces.js";
import { larger, moved, showing, whole } from "./zoom.js";

/**
 * All maps of the page have stood still for so long when Plotly is told what was written into its nodes, or draws the map
 * that was sketched, ms: longer than a slow machine takes for a step, or for one more board.
 */
const REST = 1500;

/** So long it waits where the kernel is at work: a further board may be on its way. */
const WORK = 6000;

/** When a map of this page has been drawn last. */
let drawnLast = 0;

/** The map before it has been measured, in pixels. */
const FIRST_WIDTH = 640;

const CONFIG = { displayModeBar: false, responsive: false, doubleClick: false, scrollZoom: false };

/** @typedef {typeof import("../plotly.js").default} Plotly */
/** @typedef {{x: number, y: number}} Pixel in the window, as a mouse event gives it */

/**
 * The map: it owns the Plotly element and restyles only what changed.
 *
 * @param {HTMLElement} element
 * @param {number} least the smallest type, in pixels
 * @param {() => Promise<Plotly>} library asked for once something has been drawn
 */
export function mapOf(element, least, library) {
  const plot = /** @type {any} */ (element);
  /** @type {Trace[]} */
  let traces = [];
  /** @type {Board | null} */
  let drawn = null;
  let look = "";
  const gone = new AbortController();
  let width = 0;
  let stale = false; // Plotly does not know all that is drawn
  let plotted = false; // it has drawn anything at all
  /** @type {Plotly} */
  let Plotly;
  let scale = scaleOf([1, 1], whole());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  let settling = Promise.resolve();

  /** @param {any} event */
  const countryOf = (event) => {
    const [point] = event.points ?? [];
    const { uid = "" } = traces[point?.curveNumber] ?? {};
    if (uid === PLACES_UID) return point.pointNumber;
    const found = COUNTRY_UID.exec(uid);
    return found ? Number(found[1]) : -1;
  };

  const self = {
    /** @type {(country: number, event: MouseEvent | undefined) => void} */
    onClick: () => {},
    /** @type {(from: number, to: number) => void} */
    onDrag: () => {},
    /** @type {(country: number) => void} */
    onHover: () => {},
    onLeave: () => {},
    onZoom: () => {},
    /** @type {(country: number) => void} */
    onHold: () => {},
    window: whole(),

    /** @param {number} type the smallest, in pixels */
    type(type) {
      least = type;
      look = "";
    },

    /** @param {import("./zoom.js").Window} next what to show of the board */
    look(next) {
      if (next.times === self.window.times && next.left === self.window.left && next.top === self.window.top) return;
      self.window = next;
      self.onZoom();
    },

    /** @param {Point} point to be well inside what is seen */
    reveal(point) {
      if (drawn) self.look(showing(drawn, self.window, point));
    },

    /**
     * @param {Board} board
     * @param {View | null} view
     * @param {Marks} marks
     * @param {boolean} dark
     * @param {Game} game
     */
    async draw(board, view, marks, dark, game) {
      element.style.aspectRatio = `${board.width} / ${board.height}`;
      const wide = (width ||= element.clientWidth) || FIRST_WIDTH;
      const window = self.window;
      const next = (game.drawing ?? build)(board, view, marks, (window.times * wide) / board.width, game.traces, least).map(placed);
      const seen = `${wide} ${dark} ${window.times} ${window.left} ${window.top}`;
      const same = drawn === board && traces.length === next.length && look === seen;
      const changed = same ? changes(traces, next) : null;
      const looks = layout(board, dark, wide, window);
      const all = async () => {
        Plotly ??= await library();
        await Plotly.react(plot, next.map(thawed), looks, CONFIG);
        stale = false;
        if (!plotted) self.take();
      };
      await settling;
      if (gone.signal.aborted) return;
      clearTimeout(rest);
      const before = traces;
      const fresh = drawn === null;
      [traces, drawn, look] = [next, board, seen];
      scale = scaleOf([wide / board.width, looks.height / board.height], window);
      const sketch = !plotted && same && element.querySelector(".teg-sketch");
      if (sketch && (!changed || rewritten(sketch, before, next, changed, scale))) stale = true;
      else if (!plotted && self.sketch(sketched(next, looks, scale))) stale = true;
      else if (changed && rewritten(plot, before, next, changed, scale)) stale = true;
      else if (!same || (stale && changed)) await all();
      else if (changed) await Plotly.restyle(plot, changed.update, changed.traces);
      const settle = async () => {
        const [mine, works] = [rest, element.closest("[data-kernel=busy]") !== null];
        const left = drawnLast + (works ? WORK : REST) - performance.now();
        if (left > 0) return void (rest = setTimeout(settle, Math.min(left, REST)));
        Plotly ??= await library(); // meanwhile the map may be stepped
        if (rest === mine && !gone.signal.aborted) settling = all();
      };
      drawnLast = performance.now();
      if (stale) rest = setTimeout(settle, REST);
      if (fresh) self.listen(game);
    },

    /** Show a sketch in the place of Plotly's map. @param {SVGElement | null} sketch @returns {boolean} whether there is one */
    sketch(sketch) {
      element.querySelector(".teg-sketch")?.remove();
      if (sketch) element.append(sketch);
      return sketch !== null;
    },

    /** Plotly has drawn the map for the first time. */
    take() {
      plotted = true;
      self.sketch(null);
      if (gone.signal.aborted) return self.purge();
      plot.on("plotly_hover", (/** @type {any} */ event) => {
        const country = countryOf(event);
        if (country >= 0) self.onHover(country);
      });
      plot.on("plotly_unhover", () => self.onLeave());
    },

    /** @param {Game} game */
    listen(game) {
      // Not plotly_click: it is lost when the pointer has only just arrived. At the window, since Lab
      // keeps Shift+click for its cells; the map's it does not get.
      window.addEventListener("mousedown", (down) => {
        if (!element.contains(/** @type {Node} */ (down.composedPath()[0]))) return;
        if (down.shiftKey) {
          down.stopPropagation();
          down.preventDefault();
        }
        const country = self.at(down);
        const before = self.window;
        const place = self.point(down);
        const pans = before.times > 1 && place && !(game.drag && country >= 0);
        const pan = (/** @type {MouseEvent} */ event) => {
          const box = element.getBoundingClientRect();
          const unit = (drawn?.width ?? 0) / before.times / box.width;
          const [dx, dy] = [down.clientX - event.clientX, down.clientY - event.clientY];
          if (drawn && Math.hypot(dx, dy) >= 8) self.look(moved(drawn, before, dx * unit, dy * unit));
        };
        if (pans && !down.button) window.addEventListener("mousemove", pan);
        const up = (/** @type {MouseEvent} */ event) => {
          window.removeEventListener("mousemove", pan);
          const still = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < 8;
          if (country >= 0 && still) self.onClick(country, event);
          if (country >= 0 && !still && !pans) self.onDrag(country, self.at(event));
        };
        if (!down.button) window.addEventListener("mouseup", up, { once: true, capture: true });
      }, { capture: true, signal: gone.signal });
      // A wheel alone scrolls the page; a trackpad's pinch comes as a wheel with Ctrl.
      element.addEventListener("wheel", (event) => {
        const at = self.point(event);
        if (!(event.ctrlKey || event.metaKey) || !drawn || !at) return;
        event.preventDefault();
        event.stopPropagation();
        self.look(larger(drawn, self.window, Math.exp(-event.deltaY / 250), at));
      }, { capture: true, passive: false, signal: gone.signal });
      held(element, gone.signal, (touch) => {
        const country = self.at(touch);
        if (country >= 0) self.onHold(country);
        return country >= 0;
      }, () => self.onLeave());
      pinched(element, gone.signal, (factor, from, to) => {
        const [a, b] = [self.point(from), self.point(to)];
        if (drawn && a && b) self.look(moved(drawn, larger(drawn, self.window, factor, b), a[0] - b[0], a[1] - b[1]));
      });
    },

    /**
     * @param {number} now
     * @returns {boolean} whether the map must be drawn again
     */
    resized(now) {
      if (!now || Math.abs(now - width) < 1) return false;
      width = now;
      return true;
    },

    /**
     * @param {Point} point of the drawing
     * @returns {Pixel | null}
     */
    pixel([x, y]) {
      if (!drawn) return null;
      const box = element.getBoundingClientRect();
      return { x: box.left + (x - scale.window.left) * scale.unit[0], y: box.top + (y - scale.window.top) * scale.unit[1] };
    },

    /**
     * @param {{clientX: number, clientY: number}} event
     * @returns {number} the country there, or -1
     */
    at(event) {
      const point = self.point(event);
      return point && drawn ? drawn.countries.findIndex((each) => inside(each.polygons, point)) : -1;
    },

    /**
     * @param {{clientX: number, clientY: number}} event
     * @returns {Point | null} the point of the drawing there
     */
    point({ clientX, clientY }) {
      if (!drawn) return null;
      const box = element.getBoundingClientRect();
      return [scale.window.left + (clientX - box.left) / scale.unit[0], scale.window.top + (clientY - box.top) / scale.unit[1]];
    },

    /** @param {number} country */
    group(country) {
      return element.querySelector(`.tracec${country}`);
    },

    purge() {
      gone.abort();
      clearTimeout(rest);
      if (plotted) Plotly.purge(plot);
    },
  };
  return self;
}

/**
 * Points of the drawing in the plot, in pixels with two decimals, as Plotly writes them.
 *
 * @param {[number, number]} whole pixels per unit of the whole board, along x and along y
 * @param {import("./zoom.js").Window} window what is seen of it
 */
function scaleOf([wide, tall], window) {
  const unit = [wide * window.times, tall * window.times];
  const pixels = (/** @type {number} */ start, /** @type {number} */ each) => (/** @type {number} */ value) => String(Math.round((value - start) * each * 100) / 100);
  return { unit, window, x: pixels(window.left, unit[0]), y: pixels(window.top, unit[1]) };
}

/**
 * A copy for Plotly to keep: it writes into the traces it is given.
 *
 * @param {Trace} trace
 * @returns {Trace}
 */
function thawed(trace) {
  return structuredClone(trace);
}

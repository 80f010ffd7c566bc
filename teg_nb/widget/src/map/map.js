/** The map: what draws and listens on the element that Plotly draws into. */

/** @import { Board, Point, View } from "../base/protocol.js" */
/** @import { Game, Marks } from "../board/game.js" */
/** @import { Trace } from "./traces.js" */
import { held, pinched } from "./touch.js";
import { inside } from "./geometry.js";
import { placed, rewritten } from "./dom-patch.js";
import { sketched } from "./first-paint.js";
import { COUNTRY_UID, PLACES_UID, build, changes, layout } from "./traces.js";
import { fitted, larger, moved, seen, showing, shows, whole } from "./zoom.js";

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

/** A map that is narrower is cut to what matters, in pixels. */
const NARROW = 500;

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
  let [width, height] = [0, 0];
  let left = ""; // the decision for which somebody has chosen what to see
  let decision = "";
  let narrowed = false; // a narrow map was cut by itself
  /** @type {(() => Promise<void>) | null} */
  let again = null; // draws the same
  /** Return what Plotly draws a picture of. @type {(() => object) | null} */
  let figure = null;
  /** @type {number | null} */
  let touched = null; // named while the map is too small for names
  let stale = false; // Plotly does not know all that is drawn
  let plotted = false; // it has drawn anything at all
  /** @type {Plotly} */
  let Plotly;
  let scale = scaleOf([0, 0, 1, 1], [1, 1]);
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

    /** Height of the map's box by its width, 0 before it is drawn. Measuring at each step would force a layout of the page. */
    get shape() {
      return width ? height / width : 0;
    },

    /** @param {number} type the smallest, in pixels */
    type(type) {
      least = type;
      look = "";
    },

    /** @param {import("./zoom.js").Window} next what to show of the board */
    look(next) {
      left = decision;
      narrowed = false;
      if (next.times === self.window.times && next.left === self.window.left && next.top === self.window.top) return;
      self.window = next;
      self.onZoom();
    },

    /** @param {Point} point to be well inside what is seen */
    reveal(point) {
      if (drawn) self.look(showing(drawn, self.window, point));
    },

    /**
     * Show what matters of a narrow map: both places with their neighbours, or where something can be done. What somebody
     * has chosen to see stays until the next decision.
     *
     * @param {Board} board
     * @param {View | null} view
     * @param {Marks} marks
     */
    cut(board, view, marks) {
      const { viewer = null, to_move, step, over, line } = view ?? {};
      decision = `${line} ${viewer === to_move ? view?.turn : step} ${view?.phase}`;
      if (width >= NARROW && narrowed) [self.window, narrowed] = [whole(), false];
      if (width >= NARROW || !view || board.cell || left === decision) return;
      const two = (/** @type {(number | null)[]} */ all) => all.flatMap((place) => (place == null ? [] : [place]));
      const chosen = two([marks.source, marks.target]);
      const mine = viewer === to_move && marks.legal.length > 0; // nothing is chosen yet
      const pair = chosen.length || mine ? chosen : two([marks.last.source, marks.last.target]);
      const places = pair.length ? pair : marks.legal;
      const points = places.map((place) => board.countries[place].label);
      const tall = height / width;
      if (!over && points.length && self.window.times > 1 && shows(board, tall, self.window, points)) return;
      const around = pair.length ? pair.flatMap((place) => board.countries[place].neighbours.map((k) => board.countries[k].label)) : [];
      narrowed = !over;
      self.window = over ? whole() : fitted(board, tall, [...points, ...nearTo(board, points, around)]);
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
      if (!width) [width, height] = [element.clientWidth, element.clientHeight];
      const wide = width || FIRST_WIDTH;
      const tall = height || Math.round((wide * board.height) / board.width);
      self.cut(board, view, marks);
      again = () => self.draw(board, view, marks, dark, game);
      const window = self.window;
      const next = (game.drawing ?? build)(board, view, { ...marks, touched }, (window.times * wide) / board.width, game.traces, least).map(placed);
      const looksLike = `${wide} ${tall} ${dark} ${window.times} ${window.left} ${window.top}`;
      const same = drawn === board && traces.length === next.length && look === looksLike;
      const changed = same ? changes(traces, next) : null;
      const looks = layout(board, dark, wide, window, tall);
      figure = () => ({ data: next.map(outlined), layout: { ...thawed(looks), paper_bgcolor: dark ? board.palette.sea_dark : board.palette.sea }, config: CONFIG });
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
      const fresh = drawn == null;
      [traces, drawn, look] = [next, board, looksLike];
      scale = scaleOf(seen(board, tall / wide, window), [wide, tall]);
      const sketch = !plotted && same && element.querySelector(".teg-sketch");
      if (sketch && (!changed || rewritten(sketch, before, next, changed, scale))) stale = true;
      else if (!plotted && self.sketch(sketched(next, looks, scale))) stale = true;
      else if (changed && rewritten(plot, before, next, changed, scale)) stale = true;
      else if (!same || (stale && changed)) await all();
      else if (changed) await Plotly.restyle(plot, changed.update, changed.traces);
      const settle = async () => {
        const [mine, works] = [rest, element.closest("[data-kernel=busy]") != null];
        const left = drawnLast + (works ? WORK : REST) - performance.now();
        const moves = element.closest("[data-moving]") != null; // the map is drawn once that has ended
        if (left > 0 || moves) return void (rest = setTimeout(settle, left > 0 ? Math.min(left, REST) : REST));
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
      return sketch != null;
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
          if (still && width < NARROW) self.touch(country);
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

    /** Save what is seen of the map as a picture for the reader. @param {string} filename without its ending */
    async save(filename) {
      Plotly ??= await library();
      if (figure) await Plotly.downloadImage(figure(), { format: "png", width, height, scale: 2, filename });
    },

    /** True for a map that is cut to what matters. */
    narrow: () => width > 0 && width < NARROW,

    /** Name a place that is too small to be named, until another is touched. @param {number} country or -1 */
    touch(country) {
      touched = country < 0 ? null : country;
      again?.();
    },

    /**
     * @param {number} now
     * @returns {boolean} whether the map must be drawn again
     */
    resized(now) {
      const tall = element.clientHeight;
      if (!now || (Math.abs(now - width) < 1 && Math.abs(tall - height) < 1)) return false;
      [width, height] = [now, tall];
      return true;
    },

    /**
     * @param {Point} point of the drawing
     * @returns {Pixel | null}
     */
    pixel([x, y]) {
      if (!drawn) return null;
      const box = element.getBoundingClientRect();
      return { x: box.left + (x - scale.corner[0]) * scale.unit[0], y: box.top + (y - scale.corner[1]) * scale.unit[1] };
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
      return [scale.corner[0] + (clientX - box.left) / scale.unit[0], scale.corner[1] + (clientY - box.top) / scale.unit[1]];
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

/** Of some points those that are no farther from the nearest of others than a share of the board. @type {(board: Board, places: Point[], points: Point[]) => Point[]} */
function nearTo(board, places, points) {
  return points.filter(([x, y]) => places.some(([px, py]) => Math.hypot(px - x, py - y) < board.width / 6));
}

/**
 * Points of the drawing in the plot, in pixels with two decimals, as Plotly writes them.
 *
 * @param {[left: number, top: number, right: number, bottom: number]} part what is seen of the drawing
 * @param {[number, number]} size of the plot, in pixels
 */
function scaleOf([left, top, right, bottom], [wide, tall]) {
  const unit = [wide / (right - left), tall / (bottom - top)];
  const pixels = (/** @type {number} */ start, /** @type {number} */ size) => (/** @type {number} */ value) => String(Math.round((value - start) * size * 100) / 100);
  return { unit, corner: [left, top], x: pixels(left, unit[0]), y: pixels(top, unit[1]) };
}

/** A copy for a picture, in which text of one colour has an edge: on the page the style sheet draws it. @type {(trace: any) => any} */
function outlined(trace) {
  const edge = { "#ffffff": "#26303b", "#26303b": "#ffffff" }[String(trace.textfont?.color)];
  return thawed(edge ? { ...trace, textfont: { ...trace.textfont, shadow: Array(3).fill(`0 0 2px ${edge}`).join(", ") } } : trace);
}

/**
 * A copy for Plotly to keep: it writes into what it is given.
 *
 * @template T
 * @param {T} given
 * @returns {T}
 */
function thawed(given) {
  return structuredClone(given);
}

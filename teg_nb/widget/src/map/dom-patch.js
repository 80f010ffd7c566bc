/**
 * A step of the map without Plotly's machinery: what differs is written into the nodes that Plotly, or the sketch before it, has drawn.
 *
 * Stepping through a match must follow a key that is held; working out a hundred traces anew for a colour and two numbers
 * does not. What is written here is what Plotly would draw of the same traces, which it does as soon as nothing moves.
 * A node that is to stay as it is is not touched: whatever is, the browser lays out and paints again.
 */

/** @import { Trace } from "./traces.js" */
import { s } from "../base/dom.js";

/** @typedef {{x: (x: number) => string, y: (y: number) => string}} Scale from units to pixels of the plot */

/** Plotly drops a trace without points, and its group; with one that is nowhere it keeps both. @type {(trace: Trace) => Trace} */
export function placed(trace) {
  return trace.x?.length === 0 ? { ...trace, x: [null], y: [null], ...(trace.text && { text: [""] }) } : trace;
}

/** Keys in which a trace of lines, words or discs may differ to be patched; the rest is left to Plotly. */
const LINES = new Set(["x", "y", "fillcolor", "line.color", "line.width"]);
const WORDS = new Set(["x", "y", "text", "textposition"]);
const DISCS = new Set(["text", "textfont.size", "textfont.color", "marker.color", "marker.line.color", "marker.line.width"]);

/**
 * @param {any} plot the element that Plotly draws into
 * @param {Trace[]} before as they are drawn
 * @param {Trace[]} traces as they are to be
 * @param {{update: Record<string, any[]>, traces: number[]}} changed see `changes`
 * @param {Scale} scale
 * @returns {boolean} false if Plotly must draw; then nothing was written
 */
export function rewritten(plot, before, traces, changed, scale) {
  const writes = changed.traces.map((k, at) => {
    const trace = traces[k];
    const group = plot.querySelector(`.trace${trace.uid}`);
    // Plotly leaves what is undefined as it is; null takes it away.
    const keys = Object.keys(changed.update).filter((key) => typeof changed.update[key][at] !== "undefined");
    return group && writer(before[k], trace, group, keys, scale);
  });
  if (!writes.every(Boolean)) return false;
  for (const write of writes) write();
  return true;
}

/**
 * @param {Trace} old
 * @param {Trace} trace
 * @param {Element} group
 * @param {string[]} keys what has changed
 * @param {Scale} scale
 * @returns {(() => void) | null}
 */
function writer(old, trace, group, keys, scale) {
  const all = (/** @type {Set<string>} */ known) => keys.every((key) => known.has(key));
  if (trace.type !== "scatter" || trace.fillpattern) return null;
  const fill = group.querySelector(".js-fill");
  if (fill && keys.length === 1 && keys[0] === "fillcolor") return () => void (/** @type {SVGElement} */ (fill).style.fill = trace.fillcolor);
  if (trace.mode === "lines" && all(LINES)) return () => lines(trace, group, scale);
  if (trace.mode === "text" && all(WORDS)) return () => words(old, trace, group, scale);
  const points = group.querySelectorAll(".point");
  const whole = points.length === trace.x.length && group.querySelectorAll("text").length === points.length;
  if (trace.mode === "markers+text" && all(DISCS) && whole) return () => discs(old, trace, group, points);
  return null;
}

/** @type {(trace: Trace, group: Element, scale: Scale) => void} */
export function lines(trace, group, scale) {
  const d = path(trace, scale);
  const clip = group.querySelector(".points")?.getAttribute("clip-path") ?? null;
  if (trace.fill === "toself") {
    const box = group.querySelector(".fills");
    const fill = box?.querySelector(".js-fill") ?? box?.appendChild(s("g")).appendChild(s("path", { class: "js-fill" }));
    fill?.setAttribute("d", d);
    Object.assign(/** @type {any} */ (fill)?.style ?? {}, { fill: trace.fillcolor, fillOpacity: "", strokeWidth: 0 });
  }
  const { color, width, dash = "solid" } = trace.line;
  const line = s("path", {
    ...{ class: "js-line", "clip-path": clip, d },
    style: { fill: "none", stroke: color, strokeWidth: `${width}px`, strokeDasharray: dash === "solid" ? "" : dash },
  });
  group.querySelector(".lines")?.replaceChildren(line);
}

/** Pieces of a line are parted by a point that is nowhere. @type {(trace: Trace, scale: Scale) => string} */
function path({ x, y }, scale) {
  let d = "";
  let pen = "M";
  for (let k = 0; k < x.length; k++) {
    if (x[k] == null) pen = "M";
    else {
      d += `${pen}${scale.x(x[k])},${scale.y(y[k])}`;
      pen = "L";
    }
  }
  return d;
}

const ANCHOR = /** @type {Record<string, string>} */ ({ left: "end", center: "middle", right: "start" });
const LINE_SPACING = 1.3;

/** @typedef {{text: string, x: number, y: number, place: string, size: number, color: string}} Word */

const at = (/** @type {any} */ value, /** @type {number} */ k) => (Array.isArray(value) ? value[k] : value);

/** @type {(trace: Trace) => Word[]} those that are there */
function wordsOf({ x, y, text, textposition = "middle center", textfont }) {
  return text.flatMap((/** @type {string} */ each, /** @type {number} */ k) =>
    each ? [{ text: each, x: x[k], y: y[k], place: at(textposition, k), size: at(textfont.size, k), color: at(textfont.color, k) }] : [],
  );
}

/** @type {(word: Word) => string} */
const nameOf = ({ text, x, y, place }) => `${x} ${y} ${place} ${text}`;

/** @type {(old: Trace, trace: Trace, group: Element, scale: Scale) => void} */
export function words(old, trace, group, scale) {
  const { family, weight = 400, style = "normal" } = trace.textfont;
  const made = (/** @type {Word} */ word) => {
    const rows = word.text.split("<br>");
    const [x, y] = [scale.x(word.x), scale.y(word.y)];
    const font = { fontFamily: family, fontSize: `${word.size}px`, fontWeight: weight, fontStyle: style, fill: word.color, whiteSpace: "pre" };
    const height = (rows.length - 1) * LINE_SPACING + 1;
    const node = s("text", { x, y, "text-anchor": ANCHOR[word.place.split(" ")[1]], style: font });
    if (rows.length === 1) node.textContent = word.text;
    else node.append(...rows.map((row, n) => s("tspan", { class: "line", x, y, dy: `${n * LINE_SPACING}em` }, row)));
    return s("g", { class: "textpoint", transform: `translate(0,${word.size * (0.75 - height / 2)})` }, node);
  };
  const box = group.querySelector(".text");
  if (!box) return;
  const [before, after] = [wordsOf(old), wordsOf(trace)];
  const nodes = [...box.children];
  const known = new Map(nodes.length === before.length ? before.map((each, k) => [nameOf(each), nodes[k]]) : []);
  const kept = after.map((each) => known.get(nameOf(each)));
  const stays = new Set(kept);
  for (const each of nodes) if (!stays.has(each)) each.remove();
  let next = box.firstElementChild;
  after.forEach((each, k) => {
    const node = kept[k] ?? made(each);
    if (node === next) next = next.nextElementSibling;
    else box.insertBefore(node, next);
  });
}

/** @type {(old: Trace, trace: Trace, group: Element, points: NodeListOf<Element>) => void} */
function discs(old, trace, group, points) {
  const numbers = group.querySelectorAll("text");
  const lookOf = (/** @type {Trace} */ { marker, textfont }, /** @type {number} */ k) => ({
    point: { fill: at(marker.color, k), stroke: at(marker.line.color, k), strokeWidth: `${at(marker.line.width, k)}px` },
    number: { fontSize: `${at(textfont.size, k)}px`, fill: at(textfont.color, k) },
  });
  const write = (/** @type {Element} */ node, /** @type {Record<string, string>} */ was, /** @type {Record<string, string>} */ now) => {
    for (const key of Object.keys(now)) if (now[key] !== was[key]) /** @type {any} */ (node).style[key] = now[key];
  };
  points.forEach((point, k) => {
    const [was, now] = [lookOf(old, k), lookOf(trace, k)];
    write(point, was.point, now.point);
    write(numbers[k], was.number, now.number);
    if (old.text[k] !== trace.text[k]) numbers[k].textContent = trace.text[k];
  });
}

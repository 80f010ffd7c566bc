/**
 * The map as it is shown before Plotly has drawn it, from the same traces and in the same look: a person sees the board,
 * and can play on it, in a fraction of the time.
 */

/** @import { Scale } from "./dom-patch.js" */
/** @import { Trace } from "./traces.js" */
import { s } from "../base/dom.js";
import { lines, words } from "./dom-patch.js";

/**
 * @param {Trace[]} traces
 * @param {{width: number, height: number, plot_bgcolor: string}} layout
 * @param {Scale} scale
 * @returns {SVGElement | null} null where Plotly alone can draw it
 */
export function sketched(traces, { width, height, plot_bgcolor }, scale) {
  if (traces.some((trace) => trace.fillpattern)) return null;
  const sea = s("rect", { width, height, style: { fill: plot_bgcolor } });
  return s("svg", { class: "teg-sketch main-svg", width, height }, sea, ...traces.map((trace) => groupOf(trace, scale)));
}

/** @type {(trace: Trace, scale: Scale) => SVGElement} */
function groupOf(trace, scale) {
  const group = s("g", { class: `trace trace${trace.uid}` }, ...["fills", "lines", "points", "text"].map((each) => s("g", { class: each })));
  const { mode, marker } = trace;
  if (mode === "lines") lines(trace, group, scale);
  if (marker?.opacity) group.querySelector(".points")?.append(...pointsOf(trace, scale));
  if (mode.endsWith("text")) words({ ...trace, text: [] }, trace, group, scale);
  return group;
}

/** @type {(trace: Trace, scale: Scale) => SVGElement[]} */
function pointsOf({ x, y, marker: { size, color, line } }, scale) {
  const at = (/** @type {any} */ value, /** @type {number} */ k) => (Array.isArray(value) ? value[k] : value);
  const r = size / 2;
  const d = `M${r},0A${r},${r} 0 1,1 0,-${r}A${r},${r} 0 0,1 ${r},0Z`;
  return x.flatMap((/** @type {number | null} */ each, /** @type {number} */ k) => {
    if (each == null) return [];
    const style = { fill: at(color, k), stroke: at(line.color, k), strokeWidth: `${at(line.width, k)}px` };
    return [s("path", { class: "point", transform: `translate(${scale.x(each)},${scale.y(y[k])})`, d, style })];
  });
}

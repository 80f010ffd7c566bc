/** A conquest: armies arrive along the arrow, and the new colour spreads from the border. */

/** @import { Point } from "../base/protocol.js" */
/** @import { Drawer } from "./draw.js" */
/** @import { Ground } from "./ground.js" */
import { s } from "../base/dom.js";
import { gates } from "../map/geometry.js";
import { along, counted, discOf, eased, middle, pathOf, put, standing, way } from "./ground.js";

/** The armies have arrived after this share of the time. */
const ARRIVED = 0.5;

/** Clips are named in the whole page. */
let clips = 0;

/** @type {Drawer} */
export function conquest(ground, { sources: [source], targets: [target], seat, amount, counts }, own) {
  if (target == null) return () => {};
  const { board, before, after } = ground;
  const { color = "#888888", ink = "#26303b", sign = [] } = before.seats[seat] ?? {};
  const rings = board.countries[target].polygons;
  const from = shore(rings, source == null ? board.countries[target].label : (gates(board, source, target).at(-1)?.[0] ?? board.countries[source].label)).map(ground.at)[0];
  const far = Math.max(...rings.flat().map((point) => apart(ground.at(point), from)));
  const name = `teg-clip-${++clips}`;
  const clip = s("circle", { cx: from[0], cy: from[1], r: 1 });
  const land = s("path", { d: pathOf(ground, rings), style: { fill: color, stroke: board.palette.border, strokeWidth: "1px" } });
  ground.low.append(s("clipPath", { id: name }, clip), s("g", { "clip-path": `url(#${name})` }, land), ...words(ground, target));
  const radius = ground.disc?.radius ?? 9;
  const at = middle(ground, target);
  const corners = sign.map(([x, y]) => `${x * radius},${y * radius}`);
  const shape = s("path", { d: corners.length ? `M${corners.join("L")}Z` : "", style: { fill: ink } });
  const first = counts.find(([place]) => place === target);
  if (counted(ground, target)) {
    ground.low.append(shape);
    put(shape, at);
    standing(ground, target, first?.[1] ?? before.armies[target]);
  }
  const travels = source == null ? null : discOf(ground, String(amount || Math.max(after.armies[target] ?? 1, 1)), color, ink, "#ffffff").group;
  if (travels) own.append(travels);
  const lines = source == null ? [] : way(ground, [source, target]);
  return (share) => {
    if (travels) put(travels, along(lines, eased(Math.min(share / ARRIVED, 1))).point);
    if (travels) travels.style.opacity = String(share < 0.85 ? 1 : 0);
    const spread = Math.max((share - ARRIVED / 2) / (1 - ARRIVED / 2), 0);
    clip.setAttribute("r", String(Math.max(spread * (far + 2), 0.1)));
    shape.style.opacity = String(Math.max(spread * 2 - 1, 0));
  };
}

/** The corner of some rings that is nearest to a point. @type {(rings: Point[][], point: Point) => [Point]} */
const shore = (rings, point) => [rings.flat().reduce((best, corner) => (apart(corner, point) < apart(best, point) ? corner : best))];

/** @type {(a: Point, b: Point) => number} */
const apart = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

/** Copies of the names over a place, which its new colour would cover. @type {(ground: Ground, place: number) => SVGElement[]} */
function words(ground, place) {
  const points = ground.board.countries[place].polygons.flat().map(ground.at);
  const [xs, ys] = [points.map(([x]) => x + ground.box.left), points.map(([, y]) => y + ground.box.top)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { left: dx, top: dy } = ground.plot.getBoundingClientRect();
  return ["names", "names-light", "notes"].map((uid) => {
    const group = s("g", { class: `trace${uid}`, transform: `translate(${dx - ground.box.left},${dy - ground.box.top})` });
    for (const node of ground.plot.querySelectorAll(`.trace${uid} .text > *`)) {
      const box = node.getBoundingClientRect();
      if (box.right > left && box.left < right && box.bottom > top && box.top < bottom) group.append(node.cloneNode(true));
    }
    return group;
  });
}

/** The picture of each kind of motion: nodes in the overlay, and a function that moves them. */

/** @import { Point } from "../base/protocol.js" */
/** @import { Ground } from "./ground.js" */
/** @import { Motion } from "./plan.js" */
import { s } from "../base/dom.js";
import { conquest } from "./conquest.js";
import { rolled } from "./dice.js";
import { along, counted, discOf, eased, middle, pathOf, put, standing, way } from "./ground.js";

/** @typedef {(share: number) => void} Frame how much of the motion is over, 0 to 1 */
/** @typedef {(ground: Ground, motion: Motion, own: SVGElement) => Frame} Drawer `own`: nodes that go with the motion */

/**
 * Begin to show a motion.
 *
 * @param {Ground} ground
 * @param {Motion} motion
 * @returns {{frame: Frame, end: () => void}} `end`: shows its result, and takes away what only moved
 */
export function begun(ground, motion) {
  const own = s("g");
  ground.high.append(own);
  const frames = [DRAWN[motion.kind], counts].map((draw) => draw?.(ground, motion, own) ?? (() => {}));
  const frame = (/** @type {number} */ share) => frames.forEach((each) => each(share));
  return {
    frame,
    end() {
      frame(1);
      own.remove();
    },
  };
}

/** Numbers count, their discs grow for a moment, and what changed rises from losses. @type {Drawer} */
function counts(ground, { kind, counts: all }, own) {
  const late = kind === "conquest" || kind === "march" ? 0.8 : 0.25;
  const rises = kind === "losses" || kind === "shift";
  const shown = all.filter(([place]) => counted(ground, place)).map(([place, from, to]) => {
    const { group, text } = standing(ground, place, from);
    const at = middle(ground, place);
    const sign = rises ? s("text", { class: "teg-change", "text-anchor": "middle" }, to < from ? `−${from - to}` : `+${to - from}`) : null;
    if (sign) own.append(sign);
    return { group, text, at, from, to, sign };
  });
  return (share) => {
    for (const { group, text, at, from, to, sign } of shown) {
      const done = Math.max((share - late) / (1 - late), 0);
      const words = String(Math.round(from + (to - from) * Math.min(done * 1.6, 1)));
      if (text.textContent !== words) text.textContent = words;
      put(group, at, 1 + 0.25 * Math.sin(Math.PI * done));
      if (!sign) continue;
      put(sign, [at[0] + (ground.disc?.radius ?? 9) * 1.6, at[1] - 6 - 22 * share]);
      sign.style.opacity = String(Math.min(1, 2.4 * (1 - share)));
    }
  };
}

/** An arrow that grows from its source; it stays while the attack lasts. @type {Drawer} */
function arrow(ground, { sources, targets: [target] }) {
  ground.arrows.replaceChildren();
  if (target == null) return () => {};
  if (!sources.length) return rings(ground, [target], ground.arrows);
  const grown = sources.flatMap((source) => way(ground, [source, target]).map((line) => {
    const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]];
    const { turn } = along([line], 1);
    const length = Math.hypot(bx - ax, by - ay);
    const { palette } = ground.board;
    const node = s("path", { class: "teg-sent", d: shaft(length, ground.disc?.radius ?? 14), style: { fill: palette.source } });
    ground.arrows.append(node);
    return { node, at: /** @type {Point} */ ([ax, ay]), turn };
  }));
  return (share) => {
    for (const { node, at, turn } of grown) put(node, at, Math.max(eased(share), 0.01), turn);
  };
}

/** A tapering arrow along x, in pixels. @type {(length: number, disc: number) => string} */
function shaft(length, disc) {
  const size = Math.min(Math.max(disc / 8, 1), 2);
  const tip = Math.max(length - disc - 2, 10);
  const neck = tip - 10 * size;
  const foot = Math.min(disc, neck - 4);
  return `M${foot},${-1.4 * size}L${neck},${-2.8 * size}L${neck - 1},${-6.6 * size}L${tip},0L${neck - 1},${6.6 * size}L${neck},${2.8 * size}L${foot},${1.4 * size}Z`;
}

/** Rings that widen around places and fade. @type {(ground: Ground, places: number[], own: SVGElement) => Frame} */
function rings(ground, places, own) {
  const radius = (ground.disc?.radius ?? 14) * 1.2;
  const all = places.filter((place) => ground.board.countries[place]).map((place) => {
    const node = s("circle", { class: "teg-pulse", r: radius });
    own.append(node);
    return { node, at: middle(ground, place) };
  });
  return (share) => {
    for (const { node, at } of all) {
      put(node, at, 1 + 0.9 * share);
      node.style.opacity = String(1 - share);
    }
  };
}

/** A disc with its number travels. @type {Drawer} */
function march(ground, { sources: [source], targets: [target], amount, seat }, own) {
  if (source == null || target == null) return () => {};
  const { color = "#555555", ink = "#ffffff" } = ground.before.seats[seat] ?? {};
  const { group } = discOf(ground, amount ? String(amount) : "", color, ink, "#ffffff");
  own.append(group);
  const lines = way(ground, [source, target]);
  return (share) => put(group, along(lines, eased(share)).point);
}

/** A missile flies, and bursts. @type {Drawer} */
function flight(ground, { act, sources: [source], targets: [target], kind }, own) {
  if (source == null || target == null) return () => {};
  const between = (act.path ?? []).filter((place) => place !== source && place !== target);
  const lines = way(ground, [source, ...between, target], true);
  const trail = s("path", { class: "teg-trail", d: lines.map((line) => `M${line.map((point) => point.join(",")).join("L")}`).join(""), pathLength: 1 });
  const body = kind === "strike" && act.unit === 2 ? "M-9,3L-6,8L6,8L10,2L2,2L2,-4L-3,-4L-3,2Z" : kind === "strike" ? "M10,0L3,-2L-2,-10L-5,-10L-2,-2L-7,-1L-9,-4L-11,-4L-9,0L-11,4L-9,4L-7,1L-2,2L-5,10L-2,10L3,2Z" : "M12,0L5,-4L-7,-4L-11,-8L-11,8L-7,4L5,4Z";
  const flier = s("path", { class: "teg-flier", d: body, style: { fill: ground.board.palette.missile ?? "#26303b" } });
  const burst = s("circle", { class: "teg-burst", r: 16 });
  own.append(trail, burst, flier);
  const end = middle(ground, target);
  return (share) => {
    const gone = Math.min(share / 0.8, 1);
    const { point, turn } = along(lines, eased(gone));
    put(flier, point, 1, act.unit === 2 ? 0 : turn);
    const bursts = Math.max((share - 0.75) / 0.25, 0);
    flier.style.opacity = String(bursts > 0 ? 1 - bursts : 1);
    put(burst, end, 0.2 + 1.3 * bursts);
    burst.style.opacity = String(bursts > 0 ? 1 - bursts * 0.6 : 0);
    trail.style.opacity = String(0.8 * (1 - bursts));
  };
}

/** A soldier walks from square to square. @type {Drawer} */
function walk(ground, { act, seat }) {
  const { board, before, unit } = ground;
  const path = act.path ?? [];
  if (path.length < 2) return () => {};
  const [start] = path;
  const { color, ink } = before.seats[seat] ?? { color: "#555555", ink: "#ffffff" };
  const size = 15.5 * unit;
  const number = s("text", { "text-anchor": "middle", dy: "0.36em", style: { font: `700 ${Math.max(19 * unit, 11)}px sans-serif`, fill: ink } }, String((act.soldier ?? 0) % 8));
  const gear = s("path", { d: board.shapes?.gear[seat] ?? "", transform: `translate(0,${-6 * unit}) scale(${unit})`, style: { fill: color, stroke: "#26303b" } });
  const body = s("g", {}, s("circle", { r: size, style: { fill: color, stroke: "#26303b", strokeWidth: "2px" } }), gear, number);
  // The square that it leaves: it stands there no more.
  const width = board.size ?? 1;
  const shade = (Math.floor(start / width) + (start % width)) % 2 ? board.palette.dark : board.palette.light;
  const camp = board.countries[start].continent >= 0;
  ground.low.append(s("path", { d: pathOf(ground, board.countries[start].polygons), style: { fill: shade, opacity: camp ? "0.8" : "1" } }));
  ground.high.append(body); // it stands where it came to until the map is drawn
  const lines = [path.map((square) => ground.at([board.countries[square].label[0], board.countries[square].label[1] + 7]))];
  return (share) => put(body, along(lines, eased(share)).point);
}

/** A cross where a soldier fell. @type {Drawer} */
function fall(ground, { targets: [square] }) {
  if (square == null) return () => {};
  const size = 11 * Math.max(ground.unit, 0.7);
  const cross = s("path", { class: "teg-cross", d: `M${-size},${-size}L${size},${size}M${-size},${size}L${size},${-size}` });
  ground.high.append(cross);
  return (share) => {
    put(cross, middle(ground, square), 0.4 + 0.6 * eased(Math.min(share * 1.5, 1)));
    cross.style.opacity = String(Math.min(1, share * 3));
  };
}

/** A chip goes from the map to the seats in the head, where they are in sight. @type {Drawer} */
function chip(ground, { seat, act, kind }, own) {
  const { box, root, before } = ground;
  const from = /** @type {Point} */ ([box.width / 2, box.height * 0.55]);
  const seats = [seat, ...(kind === "pact" && act.partner != null ? [act.partner] : [])];
  const all = seats.map((each) => {
    const { name = "", color = "#555555" } = before.seats[each] ?? {};
    const there = root.querySelector(`[data-seat="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    const to = /** @type {Point} */ (there?.width ? [there.left + there.width / 2 - box.left, there.top + there.height / 2 - box.top] : [from[0], -10]);
    const node = s("g", { class: "teg-flown" }, s("rect", { x: -9, y: -12, width: 18, height: 24, rx: 3 }), s("circle", { r: 5, style: { fill: color } }));
    own.append(node);
    return { node, line: [from, to] };
  });
  return (share) => {
    for (const { node, line } of all) {
      put(node, along([line], eased(share)).point, 1.6 - 0.6 * share);
      node.style.opacity = String(Math.min(1, 4 * (1 - share)));
    }
  };
}

/** The outline of a continent lights up once. @type {Drawer} */
function continent(ground, { act, seat }, own) {
  const { board, before } = ground;
  const d = pathOf(ground, board.continents[act.continent ?? 0].outline, false);
  const light = s("g", { class: "teg-lights" }, s("path", { d, style: { strokeWidth: "9px", stroke: "#ffffff" } }), s("path", { d, style: { stroke: before.seats[seat]?.color ?? "#26303b" } }));
  own.append(light);
  return (share) => void (light.style.opacity = String(Math.sin(Math.PI * share)));
}

/** The winner's places light up in the order in which they were taken. @type {Drawer} */
function end(ground, { targets, seat }, own) {
  const { board, after } = ground;
  const mine = after.owner.flatMap((owner, place) => (owner === seat ? [place] : []));
  const order = [...mine.filter((place) => !targets.includes(place)), ...targets.filter((place) => mine.includes(place))];
  const lights = (board.cell ? [] : order).map((place) => {
    const node = s("path", { class: "teg-won-place", d: pathOf(ground, board.countries[place].polygons), style: { opacity: "0" } });
    own.append(node);
    return node;
  });
  return (share) => {
    const now = share * (lights.length + 6);
    lights.forEach((node, k) => {
      const age = (now - k) / 6;
      const opacity = String(age > 0 && age < 1 ? Math.sin(Math.PI * age) : 0);
      if (node.style.opacity !== opacity) node.style.opacity = opacity;
    });
  };
}

/** @type {Record<string, Drawer>} */
const DRAWN = {
  attack: arrow,
  dice: (ground, motion) => rolled(ground, motion),
  roll: (ground, motion) => rolled(ground, motion),
  conquest,
  march,
  convoy: march,
  strike: flight,
  flight,
  walk,
  fall,
  card: chip,
  pact: chip,
  continent,
  end,
  work: (ground, { targets }, own) => rings(ground, targets, own),
  place: (ground, { targets }, own) => rings(ground, targets, own),
  flag: (ground, { targets }, own) => rings(ground, targets, own),
};

/** The board of EGGAR as Plotly traces: squares, camps, flags and soldiers. No DOM. */

/** @import { Board, Line, Point, View } from "../base/protocol.js" */
/** @import { Marks } from "../board/game.js" */
/** @import { Trace } from "../map/traces.js" */
import { LEAST, circle, linesOf, pathOfLines, pathOfRings } from "../map/geometry.js";
import { FONT, PLACES_UID, tint } from "../map/traces.js";

/** Soldiers of each seat. */
export const ARMY = 8;

/** Radius of a soldier's disc, and how far it stands below the middle of its square, in units. */
const DISC = 15.5;
const LOW = 6;

/** @type {(soldier: number) => number} */
export const seatOf = (soldier) => Math.floor(soldier / ARMY);

/** @type {(color: string, share?: number) => string} */
function shade(color, share = 0.35) {
  const parts = [1, 3, 5].map((k) => parseInt(color.slice(k, k + 2), 16));
  return `#${parts.map((part) => Math.round(part * (1 - share)).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * @param {Board} board
 * @param {View | null} view
 * @param {Marks} marks
 * @param {number} scale pixels per unit
 * @param {any} [own] nothing
 * @param {number} [least] the smallest type, in pixels
 * @returns {Trace[]} always the same uids in the same order
 */
export function grid(board, view, marks, scale, own, least = LEAST) {
  return [
    ...field(board, scale, least),
    ...camps(board, scale),
    ...trails(board, view, marks, scale),
    ...reach(board, view, marks, scale, least),
    ...frames(board, marks, scale),
    ...flags(board, scale),
    ...crosses(board, view, scale),
    ...soldiers(board, view, scale, least),
    places(board, scale),
  ];
}

/**
 * @param {string} uid
 * @param {Line[]} rings
 * @param {Record<string, any>} style fill, line colour, width and dash
 * @returns {Trace}
 */
function shape(uid, rings, { fill, color = "rgba(0,0,0,0)", width = 1, dash = "solid" }) {
  const drawn = fill ? { fill: "toself", fillcolor: fill, hoveron: "fills" } : {};
  return { uid, type: "scatter", mode: "lines", ...pathOfRings(rings), hoverinfo: "skip", line: { color, width, dash, simplify: false }, ...drawn };
}

/** @type {(uid: string, lines: Line[], color: string, width: number, dash?: string) => Trace} */
function stroke(uid, lines, color, width, dash = "solid") {
  return { uid, type: "scatter", mode: "lines", ...pathOfLines(lines), hoverinfo: "skip", line: { color, width, dash, simplify: false } };
}

/**
 * @param {string} uid
 * @param {{at: Point, text: string, color?: string}[]} words
 * @param {number} size
 * @param {string} color
 * @param {Record<string, any>} [marker]
 * @returns {Trace}
 */
function written(uid, words, size, color, marker) {
  return {
    uid,
    type: "scatter",
    mode: marker ? "markers+text" : "text",
    x: words.map((each) => each.at[0]),
    y: words.map((each) => each.at[1]),
    text: words.map((each) => each.text),
    textposition: "middle center",
    textfont: { family: FONT, size, weight: 700, color: words.map((each) => each.color ?? color) },
    ...(marker ? { marker } : {}),
    hoverinfo: "skip",
    cliponaxis: false,
  };
}

/** @type {(board: Board, square: number) => Point} */
const middle = (board, square) => board.countries[square].label;

/** A ring around a square, a little inside it. @type {(board: Board, square: number, inset: number) => Line} */
function inner(board, square, inset) {
  const [[left, top], , [right, bottom]] = board.countries[square].polygons[0];
  return [[left + inset, top + inset], [right - inset, top + inset], [right - inset, bottom - inset], [left + inset, bottom - inset]];
}

/** The constant parts, built once per board. @type {WeakMap<Board, {dark: Line[], lines: Line[], words: {at: Point, text: string}[], tents: Line[], ground: Record<string, Line[]>}>} */
const prepared = new WeakMap();

/** @param {Board} board */
function fixed(board) {
  const known = prepared.get(board);
  if (known) return known;
  const { size = 0, cell = 0, edge = 0 } = board;
  const far = edge + size * cell;
  const all = Array.from({ length: size + 1 }, (_, k) => edge + k * cell);
  const ends = [edge / 2, far + edge / 2];
  const camps = board.countries.flatMap(({ continent, label }, k) => (continent < 0 || board.flags?.includes(k) ? [] : [label]));
  const found = {
    tents: camps.flatMap((at) => linesOf(board.shapes?.tent ?? "", at)),
    ground: Object.fromEntries(Object.entries(board.shapes?.ground ?? {}).map(([name, path]) => [name, linesOf(path, [edge, edge])])),
    dark: board.countries.flatMap((each, k) => ((Math.floor(k / size) + (k % size)) % 2 ? each.polygons : [])),
    lines: all.flatMap((at) => /** @type {Line[]} */ ([[[at, edge], [at, far]], [[edge, at], [far, at]]])),
    words: all.slice(0, -1).flatMap((at, k) =>
      ends.flatMap((end) => [
        { at: /** @type {Point} */ ([at + cell / 2, end]), text: String.fromCharCode(65 + k) },
        { at: /** @type {Point} */ ([end, at + cell / 2]), text: String(k + 1) },
      ]),
    ),
  };
  prepared.set(board, found);
  return found;
}

/** The squares, light and dark in turn, and their coordinates. @type {(board: Board, scale: number, least: number) => Trace[]} */
function field(board, scale, least) {
  const { size = 0, cell = 0, edge = 0, palette } = board;
  const far = edge + size * cell;
  const { dark, lines, words, ground } = fixed(board);
  const around = /** @type {Line} */ ([[edge, edge], [far, edge], [far, far], [edge, far]]);
  return [
    shape("field", [around], { fill: palette.light }),
    shape("meadow", ground.meadow ?? [], { fill: palette.meadow }),
    shape("dark", dark, { fill: `${palette.meadow}80` }),
    shape("stones", ground.stones ?? [], { fill: palette.stones }),
    stroke("tufts", ground.tufts ?? [], palette.tufts, Math.max(scale, 0.7)),
    stroke("lines", lines, palette.line, Math.max(scale, 0.6)),
    shape("border", [around], { color: palette.border, width: Math.max(3 * scale, 2) }),
    written("letters", words, Math.max(15 * scale, least), palette.border),
  ];
}

/** The block around each flag, in a light tint of its seat, with a palisade and a tent for each soldier. @type {(board: Board, scale: number) => Trace[]} */
function camps(board, scale) {
  const blocks = board.continents.map(({ color, outline }, seat) => {
    const [[left, top], , [right, bottom]] = outline[0];
    const rings = [rounded([left + 4, top + 4], [right - 4, bottom - 4], 12)];
    return [rings, shape(`camp${seat}`, rings, { fill: `${tint(color, 0.5)}d0`, color: shade(color, 0.35), width: Math.max(4.5 * scale, 2.6) })];
  });
  const stakes = blocks.flatMap(([rings]) => /** @type {Line[]} */ (rings));
  return [
    ...blocks.map(([, block]) => /** @type {Trace} */ (block)),
    shape("palisade", stakes, { color: "#ffffff66", width: Math.max(3 * scale, 1.6), dash: `${Math.max(2 * scale, 1)}px,${Math.max(5 * scale, 3)}px` }),
    shape("tents", fixed(board).tents, { fill: "#00000024" }),
  ];
}

/** @type {(from: Point, to: Point, radius: number) => Line} */
function rounded([left, top], [right, bottom], radius) {
  const corners = [[right - radius, bottom - radius], [left + radius, bottom - radius], [left + radius, top + radius], [right - radius, top + radius]];
  return corners.flatMap(([x, y], corner) =>
    Array.from({ length: 5 }, (_, k) => {
      const angle = (Math.PI / 2) * (corner + k / 4);
      return /** @type {Point} */ ([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    }),
  );
}

/** Recent paths of soldiers, and the path under the pointer. @type {(board: Board, view: View | null, marks: Marks, scale: number) => Trace[]} */
function trails(board, view, marks, scale) {
  const walks = view?.moves ?? [];
  const line = (/** @type {number[]} */ path) => path.map((square) => middle(board, square));
  const color = view?.seats[seatOf(ofWalk(view, walks))]?.color ?? "#888888";
  const start = walks.map((path) => circle(middle(board, path[0]), 6, 16));
  return [
    stroke("walks-under", walks.map(line), "#ffffff", Math.max(8 * scale, 5)),
    stroke("walks", walks.map(line), shade(color, 0.15), Math.max(4.5 * scale, 3), `${Math.max(5 * scale, 3)}px,${Math.max(4 * scale, 3)}px`),
    shape("walk-starts", start, { fill: "#ffffff", color: shade(color, 0.15), width: Math.max(2.5 * scale, 1.6) }),
    stroke("way", marks.path?.length ? [line(marks.path)] : [], board.palette.source, Math.max(5 * scale, 3)),
  ];
}

/** The soldier that walked last. @type {(view: View | null, walks: number[][]) => number} */
function ofWalk(view, walks) {
  const end = walks.at(-1)?.at(-1);
  return end == null ? -1 : (view?.soldiers ?? []).indexOf(end);
}

/** A spot with the number of steps on each square in reach. @type {(board: Board, view: View | null, marks: Marks, scale: number, least: number) => Trace[]} */
function reach(board, view, marks, scale, least) {
  const color = view?.seats[view.turn]?.color ?? "#888888";
  const spots = (marks.steps ?? []).map(([square, steps]) => ({ at: middle(board, square), text: String(steps) }));
  const marker = { size: 25 * scale, color: tint(color, 0.25), opacity: 0.9, line: { color: shade(color), width: Math.max(1.6 * scale, 1) } };
  return [written("reach", spots, Math.max(15 * scale, least), board.palette.ink, marker)];
}

/** Frames inside marked squares, light under coloured. @type {(board: Board, marks: Marks, scale: number) => Trace[]} */
function frames(board, marks, scale) {
  const { palette } = board;
  const [under, over] = [Math.max(5 * scale, 3.4), Math.max(2.8 * scale, 1.8)];
  const rings = (/** @type {(number | null)[]} */ squares) => squares.flatMap((each) => (each == null ? [] : [inner(board, each, 3)]));
  const dash = `${Math.max(6 * scale, 4)}px,${Math.max(4 * scale, 3)}px`;
  const kinds = /** @type {[string, (number | null)[], string, string][]} */ ([
    ["legal", marks.legal, palette.legal, dash],
    ["aims", marks.targets.filter((each) => each !== marks.target), palette.target, dash],
    ["target", [marks.target], palette.target, "solid"],
    ["source", [marks.source, ...(marks.pointed ?? [])], palette.source, "solid"],
  ]);
  return kinds.flatMap(([uid, squares, color, style]) => [
    shape(`${uid}-under`, rings(squares), { color: "#ffffffcc", width: under }),
    shape(uid, rings(squares), { color, width: over, dash: style }),
  ]);
}

/** A pole with a pennant; that of a seat that is out still waves. @type {(board: Board, scale: number) => Trace[]} */
function flags(board, scale) {
  const { flags: squares = [], shapes, palette } = board;
  if (!shapes) return [];
  const width = Math.max(2 * scale, 1);
  return [
    stroke("poles", squares.flatMap((each) => linesOf(shapes.pole, middle(board, each))), palette.ink, Math.max(3.2 * scale, 1.6)),
    ...squares.map((each, seat) => shape(`flag${seat}`, linesOf(shapes.pennant, middle(board, each)), { fill: board.continents[seat].color, color: palette.ink, width })),
  ];
}

/** Squares where soldiers fell recently. @type {(board: Board, view: View | null, scale: number) => Trace[]} */
function crosses(board, view, scale) {
  const fallen = view?.fallen ?? [];
  const lines = fallen.flatMap(([, square]) => {
    const [x, y] = middle(board, square);
    return /** @type {Line[]} */ ([[[x - 9, y - 9], [x + 9, y + 9]], [[x - 9, y + 9], [x + 9, y - 9]]]);
  });
  return [stroke("crosses-under", lines, "#ffffff", Math.max(8 * scale, 5)), stroke("crosses", lines, "#9c2f2f", Math.max(4 * scale, 2.4))];
}

/** A disc with the number of the soldier, under the headgear of its army. @type {(board: Board, view: View | null, scale: number, least: number) => Trace[]} */
function soldiers(board, view, scale, least) {
  const { shapes, palette } = board;
  const all = (view?.soldiers ?? []).flatMap((square, soldier) => {
    if (square < 0) return [];
    const [x, y] = middle(board, square);
    return [{ soldier, seat: seatOf(soldier), at: /** @type {Point} */ ([x, y + LOW + 1]) }];
  });
  const seat = (/** @type {number} */ k) => view?.seats[k];
  const words = all.map(({ soldier, seat: k, at }) => ({ at, text: String(soldier % ARMY), color: seat(k)?.ink }));
  const marker = {
    size: 2 * DISC * scale,
    opacity: 1,
    color: all.map((each) => seat(each.seat)?.color),
    line: { color: palette.ink, width: Math.max(2 * scale, 1) },
  };
  const shadows = all.map(({ at: [x, y] }) => circle([x + 1.5, y + 2], DISC, 20).map(([px, py]) => /** @type {Point} */ ([px, y + 12 + (py - y) * 0.45])));
  return [
    shape("shadows", shadows, { fill: "#1b232c38" }),
    written("soldiers", words, Math.max(19 * scale, least), palette.ink, marker),
    ...(shapes?.gear ?? []).map((path, k) => {
      const rings = all.filter((each) => each.seat === k).flatMap(({ at: [x, y] }) => linesOf(path, [x, y - LOW]));
      return shape(`gear${k}`, rings, { fill: shade(board.continents[k].color), color: palette.ink, width: Math.max(1.6 * scale, 0.8) });
    }),
  ];
}

/** Targets for the pointer: a point in the middle of every square. @type {(board: Board, scale: number) => Trace} */
function places(board, scale) {
  return {
    uid: PLACES_UID,
    type: "scatter",
    mode: "markers",
    x: board.countries.map((each) => each.label[0]),
    y: board.countries.map((each) => each.label[1]),
    marker: { size: (board.cell ?? 0) * scale, symbol: "square", opacity: 0, color: "#000000" },
    hoverinfo: "none",
    cliponaxis: false,
  };
}

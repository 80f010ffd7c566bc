/** The map as Plotly traces: a pure function of board, view and marks. No DOM. */

/** @import { Board, Line, Point, View } from "../base/protocol.js" */
/** @import { Game, Marks } from "../board/game.js" */
import { arrows, bars, circle, flight, pathOfLines, pathOfRings, rocket, sizes } from "./geometry.js";
import { only, settled } from "./labels.js";
import { seen, whole } from "./zoom.js";

/** @typedef {Record<string, any>} Trace */

export const FONT = "DejaVu Sans, Verdana, sans-serif";
const LIGHT = "#ffffff";

/** Each trace has a `uid`; Plotly makes it the class `trace<uid>` of its group. */
export const COUNTRY_UID = /^c(\d+)$/;

/** The trace of a drawing whose points are the places, in their order. */
export const PLACES_UID = "places";

/**
 * @param {Board} board
 * @param {View | null} view
 * @param {Marks} marks
 * @param {number} scale pixels per unit
 * @param {Game["traces"]} [own] what the game adds
 * @param {number} [least] the smallest type, in pixels
 * @returns {Trace[]} always the same uids in the same order
 */
export function build(board, view, marks, scale, own, least) {
  const size = sizes(scale, least, board.width);
  const named = namesOn(board, view, marks, size);
  return [
    ...coasts(board, size),
    bridges(board, scale),
    ...countries(board, view, size),
    ...reach(board, marks),
    line("frontiers", fixed(board).frontiers, board.palette.frontier, Math.max(2.2 * scale, 1.4)),
    ...outlines(board, marks, scale),
    pointed(board, marks, scale),
    arrowTrace(board, marks, size.grown),
    ...hints(board, marks, size.grown, scale),
    ...blocked(board, view, size, scale),
    ...leaders(board, named, size),
    ...names(board, view, size, named),
    notes(board, size, named),
    ...covered(board, view, scale),
    ...flightTraces(board, marks, scale),
    ...signs(board, view, size),
    discs(board, view, marks, size),
    ...missiles(board, view, size),
    badges(board, marks, size),
    hintNumbers(board, marks, size),
    ...(view && own ? own(board, view, marks, scale, least) : []),
  ];
}

/**
 * @param {Board} board
 * @param {boolean} dark
 * @param {number} width in pixels
 * @param {import("./zoom.js").Window} [window] what is seen of the board
 * @param {number} [height] in pixels; default: as the board's shape has it
 */
export function layout(board, dark, width, window = whole(), height = Math.round((width * board.height) / board.width)) {
  const [left, top, right, bottom] = seen(board, height / width, window);
  const axis = { visible: false, fixedrange: true, autorange: false };
  return {
    width,
    height,
    margin: { l: 0, r: 0, t: 0, b: 0 },
    showlegend: false,
    dragmode: false,
    hovermode: "closest",
    paper_bgcolor: "rgba(0,0,0,0)",
    plot_bgcolor: dark ? board.palette.sea_dark : board.palette.sea,
    xaxis: { ...axis, range: [left, right] },
    yaxis: { ...axis, range: [bottom, top] },
  };
}

/** Paths that never change, made once per board. @type {WeakMap<Board, ReturnType<typeof prepare>>} */
const prepared = new WeakMap();

/** @param {Board} board */
function fixed(board) {
  const found = prepared.get(board) ?? prepare(board);
  prepared.set(board, found);
  return found;
}

/** @param {Board} board */
function prepare(board) {
  return {
    countries: board.countries.map((each) => pathOfRings(each.polygons)),
    continents: board.continents.map((each) => pathOfLines(each.outline)),
    land: pathOfLines(board.continents.flatMap((each) => each.outline)),
    bridges: pathOfLines(board.bridges.flatMap((each) => each.segments)),
    frontiers: pathOfLines(board.frontiers ?? []),
  };
}

/**
 * @param {string} uid
 * @param {import("./geometry.js").Path} path
 * @param {string} color
 * @param {number} width
 * @param {string} [dash]
 * @returns {Trace}
 */
function line(uid, path, color, width, dash = "solid") {
  return {
    uid,
    type: "scatter",
    mode: "lines",
    ...path,
    hoverinfo: "skip",
    line: { color, width, dash, simplify: false },
  };
}

/**
 * Shallow water, and a band in the colour of each continent; the land will lie on top.
 *
 * @param {Board} board
 * @param {ReturnType<typeof sizes>} size
 */
function coasts(board, size) {
  const { land, continents } = fixed(board);
  return [
    line("shallow", land, "rgba(255,255,255,0.33)", size.shallow),
    ...board.continents.map((each, k) => line(`band${k}`, continents[k], each.color, size.band)),
  ];
}

/**
 * @param {Board} board
 * @param {number} scale
 */
function bridges(board, scale) {
  const dash = `${Math.max(4 * scale, 3)}px,${Math.max(3 * scale, 2.2)}px`;
  return line("bridges", fixed(board).bridges, board.palette.bridge, Math.max(1.6 * scale, 1.2), dash);
}

/**
 * Each country's fill: one colour, or the stripes of its two occupants.
 *
 * @param {Board} board
 * @param {View | null} view
 * @param {number} country
 */
function fill(board, view, country) {
  const seat = view ? view.owner[country] : -1;
  const color = view?.seats[seat]?.color ?? view?.neutral ?? tint(board.continents[board.countries[country].continent].color);
  const guest = view?.guests?.find((each) => each[0] === country);
  const known = seat < 0 && view?.hatched?.find((each) => each[0] === country);
  const second = view?.seats[(guest || known || [])[1] ?? -1]?.color;
  if (!second) return { fillcolor: color };
  const stripes = { fillmode: "replace", bgcolor: color, fgcolor: second, size: 9, solidity: 0.5 };
  return { fillcolor: color, fillpattern: { shape: "/", ...stripes } };
}

/**
 * @param {string} color #rrggbb
 * @returns {string} the same, nearer to white
 */
export function tint(color, share = 0.45) {
  const parts = [1, 3, 5].map((k) => parseInt(color.slice(k, k + 2), 16));
  return `#${parts.map((part) => Math.round(part + (255 - part) * share).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * @param {Board} board
 * @param {View | null} view
 * @param {ReturnType<typeof sizes>} size
 * @returns {Trace[]}
 */
function countries(board, view, size) {
  return board.countries.map((each, k) => ({
    uid: `c${k}`,
    name: each.name,
    type: "scatter",
    mode: "lines",
    ...fixed(board).countries[k],
    fill: "toself",
    hoveron: "fills",
    hoverinfo: "none",
    line: { color: board.palette.border, width: size.border, simplify: false },
    ...fill(board, view, k),
  }));
}

/**
 * Marks along borders: a light line under a coloured one, so that they are seen on every fill.
 *
 * @param {Board} board
 * @param {Marks} marks
 * @param {number} scale
 */
function outlines(board, marks, scale) {
  const rings = (/** @type {(number | null)[]} */ which) =>
    pathOfRings(which.flatMap((k) => (k == null ? [] : board.countries[k].polygons)));
  const { palette } = board;
  const [under, over] = [Math.max(4.2 * scale, 3), Math.max(2.6 * scale, 1.8)];
  const aims = marks.targets.filter((each) => each !== marks.target);
  const source = rings([marks.source ?? marks.last.source]);
  const target = rings([marks.target ?? marks.last.target]);
  return [
    line("aims-under", rings(aims), "#ffffff", under),
    line("aims", rings(aims), palette.legal, over, `${Math.max(3.6 * scale, 3)}px,${Math.max(3 * scale, 2.5)}px`),
    line("target-under", target, "#ffffff", under),
    line("target", target, palette.target, over),
    line("source-under", source, "#ffffff", under),
    line("source", source, palette.source, over),
  ];
}

/**
 * The countries of the control under the pointer.
 *
 * @param {Board} board
 * @param {Marks} marks
 * @param {number} scale
 */
function pointed(board, marks, scale) {
  const rings = (marks.pointed ?? []).flatMap((k) => board.countries[k].polygons);
  return line("pointed", pathOfRings(rings), board.palette.target, Math.max(3 * scale, 2.2));
}

/**
 * @param {Board} board
 * @param {Marks} marks
 * @param {number} disc radius in units
 * @returns {Trace}
 */
function arrowTrace(board, marks, disc) {
  const [a, b] =
    marks.source == null
      ? [marks.last.source, marks.last.target]
      : [marks.source, marks.target];
  const one = a == null || b == null || a === b ? [] : [[a, b]];
  const rings = (marks.arrows ?? one).flatMap(([from, to]) => arrows(board, from, to, disc));
  return solid("arrow", rings, board.palette.source);
}

/**
 * Arrows of plans: the first one solid, the others dashed, all on white; a ring where a plan is at one place.
 *
 * @param {Board} board
 * @param {Marks} marks
 * @param {number} disc radius in units
 * @param {number} scale
 * @returns {Trace[]}
 */
function hints(board, marks, disc, scale) {
  const { palette } = board;
  const all = marks.hints ?? [];
  const rings = (/** @type {typeof all} */ some) =>
    some.flatMap((hint) => (hint.arrows.length ? hint.arrows.flatMap(([from, to]) => arrows(board, from, to, disc)) : hint.places.map((place) => circle(board.countries[place].label, disc * 1.6))));
  const width = Math.max(1.6 * scale, 1.4);
  const [first, others, lit] = [rings(all.slice(0, 1)), rings(all.slice(1)), rings(all.filter((hint) => hint.lit))];
  const arrow = (/** @type {string} */ uid, /** @type {Line[]} */ some, /** @type {string} */ fillcolor, dash = "solid") => ({ ...solid(uid, some, fillcolor), line: { color: palette.source, width, dash, simplify: false } });
  return [
    line("hints-lit", pathOfRings(lit), palette.selected, width + 9),
    line("hints-under", pathOfRings([...first, ...others]), "#ffffff", width + 4),
    arrow("hints", all[0]?.arrows.length ? first : [], palette.source),
    arrow("hints-ring", all[0]?.arrows.length ? [] : first, "rgba(0,0,0,0)"),
    arrow("hints-others", others, "rgba(255,255,255,0.85)", `${Math.max(4 * scale, 3)}px,${Math.max(3 * scale, 2.4)}px`),
  ];
}

/** The number of each plan, beside its first arrow or place. @type {(board: Board, marks: Marks, size: ReturnType<typeof sizes>) => Trace} */
function hintNumbers(board, marks, size) {
  const all = (marks.hints ?? []).flatMap(({ number, arrows: [first], places: [place] }) => {
    const [a, b] = (first ?? [place, place]).map((country) => board.countries[country]?.label);
    if (!a || !b) return [];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const beside = first ? [(-dy / length) * size.grown * 1.5, (dx / length) * size.grown * 1.5] : [-size.grown * 2, -size.grown];
    const share = Math.abs(dx) > board.width / 2 ? 0 : 0.45;
    return [{ number, x: a[0] + dx * share + beside[0], y: a[1] + dy * share + beside[1] }];
  });
  return {
    uid: "hint-numbers",
    type: "scatter",
    mode: "markers+text",
    x: all.map((each) => each.x),
    y: all.map((each) => each.y),
    text: all.map((each) => String(each.number)),
    textposition: "middle center",
    textfont: { family: FONT, weight: 700, size: size.count, color: "#ffffff" },
    marker: { size: 1.9 * size.disc, opacity: 1, color: board.palette.source, line: { color: "#ffffff", width: 1.6 } },
    hoverinfo: "skip",
    cliponaxis: false,
  };
}

/**
 * @param {string} uid
 * @param {Line[]} rings
 * @param {string} fillcolor
 * @returns {Trace}
 */
function solid(uid, rings, fillcolor) {
  return { ...line(uid, pathOfRings(rings), "#ffffff", 1), fill: "toself", fillcolor, hoveron: "fills" };
}

/** Damage of a missile, from one army to three. */
export const DAMAGE = ["#fff0a8", "#ff9d2e", "#d31616"];

/**
 * Places that a missile would hit, shaded by damage. The colour of the owner shows through.
 *
 * @param {Board} board
 * @param {Marks} marks
 */
function reach(board, marks) {
  return DAMAGE.map((color, k) => {
    const rings = (marks.reach?.[k] ?? []).flatMap((country) => board.countries[country].polygons);
    const trace = solid(`reach${k + 1}`, rings, `${color}b8`);
    return { ...trace, line: { ...trace.line, color: board.palette.border, width: 0.8 } };
  });
}

/**
 * @param {Board} board
 * @param {Marks} marks
 * @param {number} scale
 */
function flightTraces(board, marks, scale) {
  const path = pathOfLines(flight(board, marks.path ?? []));
  const width = Math.max(2.6 * scale, 2);
  return [
    line("flight-under", path, "#ffffff", width + 2.4),
    line("flight", path, board.palette.flight, width, `${Math.max(5 * scale, 4)}px,${Math.max(2.6 * scale, 2)}px`),
  ];
}

/**
 * A chain around the disc of each blocked country.
 *
 * @param {Board} board
 * @param {View | null} view
 * @param {ReturnType<typeof sizes>} size
 * @param {number} scale
 */
function blocked(board, view, size, scale) {
  const shared = new Set((view?.guests ?? []).map((each) => each[0]));
  const rings = (view?.blocked ?? []).flatMap((country) => {
    const { label } = board.countries[country];
    const radius = size.grown * (shared.has(country) ? 2.4 : 1) + 2.1 / Math.max(scale, 0.5);
    return [circle(label, radius)];
  });
  const path = pathOfRings(rings);
  return [
    line("blocked-under", path, board.palette.frontier, Math.max(4 * scale, 3.2)),
    line("blocked", path, board.palette.blocked, Math.max(2.4 * scale, 1.9), `${Math.max(3.4 * scale, 2.8)}px,${Math.max(2.2 * scale, 1.8)}px`),
  ];
}

/**
 * A double bar on each border that a pact closes.
 *
 * @param {Board} board
 * @param {View | null} view
 * @param {number} scale
 */
function covered(board, view, scale) {
  const pairs = new Map((view?.covered ?? []).map(([a, b]) => [`${Math.min(a, b)}/${Math.max(a, b)}`, [a, b]]));
  const path = pathOfLines([...pairs.values()].flatMap(([a, b]) => bars(board, a, b, 11 / Math.max(Math.min(scale, 1), 0.6))));
  return [
    line("covered-under", path, "#ffffff", Math.max(5 * scale, 4.4)),
    line("covered", path, board.palette.covered, Math.max(2.6 * scale, 2.2)),
  ];
}

/** @type {(size: ReturnType<typeof sizes>) => import("./labels.js").Size} */
export function inUnits({ grown, disc, name, note }) {
  return { disc: grown, type: (name * grown) / disc, note: (note * grown) / disc };
}

/** Chosen and touched places. @type {(marks: Marks) => number[]} */
const chosen = ({ source, target, touched = null }) => [source, target, touched].flatMap((each) => (each == null ? [] : [each]));

/**
 * The names on a map. Chosen places keep theirs, and those of the viewer and of the last action; a map as small as a phone's
 * has no others.
 *
 * @param {Board} board
 * @param {View | null} view
 * @param {Marks} marks
 * @param {ReturnType<typeof sizes>} size
 * @returns {import("./labels.js").Named}
 */
export function namesOn(board, view, marks, size) {
  if (size.small) return only(board, inUnits(size), chosen(marks));
  const { source, target } = marks.last;
  const own = view?.owner.flatMap((seat, k) => (seat >= 0 && seat === view.viewer ? [k] : [])) ?? [];
  return settled(board, inUnits(size), [...chosen(marks), ...chosen({ ...marks, source, target }), ...own]);
}

/** Thin lines from discs to the names that stand away from them. @type {(board: Board, named: import("./labels.js").Named, size: ReturnType<typeof sizes>) => Trace[]} */
function leaders(board, { names: all }, size) {
  const path = pathOfLines(all.flatMap((name) => (name?.leader ? [name.leader] : [])));
  return [line("leaders-under", path, "#ffffff", size.border + 2.2), line("leaders", path, board.palette.ink, size.border + 0.5)];
}

/**
 * Names in dark ink, and those in light ink on dark countries; CSS gives each group its halo.
 *
 * @param {Board} board
 * @param {View | null} view
 * @param {ReturnType<typeof sizes>} size
 * @param {import("./labels.js").Named} named
 * @returns {Trace[]}
 */
function names(board, view, size, { names: all }) {
  const ink = (/** @type {number} */ k) => view?.seats[view.owner[k]]?.ink ?? board.palette.ink;
  return [false, true].map((light) => {
    const which = board.countries.flatMap((_, k) => (all[k] && (ink(k).toLowerCase() === LIGHT) === light ? [k] : []));
    return {
      uid: light ? "names-light" : "names",
      type: "scatter",
      mode: "text",
      x: which.map((k) => all[k]?.place[0]),
      y: which.map((k) => all[k]?.place[1]),
      text: which.map((k) => all[k]?.lines.join("<br>")),
      textfont: { family: FONT, size: size.name, weight: 700, color: light ? LIGHT : board.palette.ink },
      hoverinfo: "skip",
      cliponaxis: false,
    };
  });
}

/**
 * @param {Board} board
 * @param {ReturnType<typeof sizes>} size
 * @param {import("./labels.js").Named} named
 * @returns {Trace}
 */
function notes(board, size, { notes: shown }) {
  return {
    uid: "notes",
    type: "scatter",
    mode: "text",
    x: shown.map((each) => each.x),
    y: shown.map((each) => each.y - 2.2),
    text: shown.map((each) => each.text),
    textposition: shown.map((each) => (each.anchor === "end" ? "middle left" : "middle right")),
    textfont: { family: FONT, size: size.note, style: "italic", color: board.palette.note },
    hoverinfo: "skip",
    cliponaxis: false,
  };
}

/**
 * Occupants of the countries: one entry for each occupant of each country, shared countries' side by side.
 *
 * @param {Board} board
 * @param {View} view
 * @param {number} disc radius in units
 */
function occupants(board, view, disc) {
  return board.countries.flatMap(({ label: [x, y] }, country) => {
    const guests = (view.guests ?? []).filter((each) => each[0] === country);
    const all = [
      { seat: view.owner[country], armies: view.armies[country], missiles: view.missiles?.[country] ?? 0 },
      ...guests.map(([, seat, armies, missiles]) => ({ seat, armies, missiles })),
    ];
    return all.map((each, k) => ({
      ...each,
      country,
      shared: guests.length > 0,
      x: x + disc * 1.16 * (2 * k - all.length + 1),
      y,
    }));
  });
}

/** True if an occupant has a disc. @type {(each: {seat: number, armies: number}) => boolean} */
const standing = ({ seat, armies }) => (seat >= 0 ? armies >= 0 : armies > 0);

/**
 * The sign of the seat behind each disc, in the ink of its countries.
 *
 * @param {Board} board
 * @param {View | null} view
 * @param {ReturnType<typeof sizes>} size
 * @returns {Trace[]}
 */
function signs(board, view, size) {
  const all = view && !size.small ? occupants(board, view, size.grown).filter(standing) : [];
  return [false, true].map((light) => {
    const rings = all.flatMap(({ seat, x, y }) => {
      const { ink = "", sign = [] } = view?.seats[seat] ?? {};
      if (!sign.length || (ink.toLowerCase() === LIGHT) !== light) return [];
      return [sign.map(([dx, dy]) => /** @type {Point} */ ([x + size.grown * dx, y + size.grown * dy]))];
    });
    const color = light ? LIGHT : board.palette.ink;
    return { ...line(light ? "signs-light" : "signs", pathOfRings(rings), color, 0), fill: "toself", fillcolor: color, hoveron: "fills" };
  });
}

/**
 * @param {Board} board
 * @param {View | null} view
 * @param {Marks} marks
 * @param {ReturnType<typeof sizes>} size
 * @returns {Trace}
 */
function discs(board, view, marks, size) {
  const { palette } = board;
  const all = view ? occupants(board, view, size.grown).filter(standing) : [];
  const seat = (/** @type {number} */ k) => view?.seats[k];
  const legal = new Set([...marks.legal, ...marks.targets]);
  const chosen = new Set([marks.source, marks.target]);
  const ring = (/** @type {number} */ country) =>
    chosen.has(country) || legal.has(country) ? palette.selected : palette.frontier;
  return {
    uid: "discs",
    type: "scatter",
    mode: "markers+text",
    x: all.map((each) => each.x),
    y: all.map((each) => each.y),
    text: all.map((each) => String(each.armies)),
    textposition: "middle center",
    textfont: {
      family: FONT,
      weight: 700,
      size: all.map((each) => (each.armies > 99 ? size.count * 0.8 : size.count)),
      color: all.map((each) => (each.shared && seat(each.seat)?.ink) || palette.disc_ink),
    },
    marker: {
      size: 2 * size.disc,
      opacity: 1,
      color: all.map((each) => (each.shared && seat(each.seat)?.color) || palette.disc),
      line: {
        color: all.map((each) => ring(each.country)),
        width: all.map((each) => (legal.has(each.country) || chosen.has(each.country) ? 3 : 1.1)),
      },
    },
    hoverinfo: "skip",
    cliponaxis: false,
  };
}

/**
 * @param {Board} board
 * @param {View | null} view
 * @param {ReturnType<typeof sizes>} size
 * @returns {Trace[]}
 */
function missiles(board, view, size) {
  const armed = view ? occupants(board, view, size.grown).filter((each) => each.missiles > 0) : [];
  const rings = armed.map((each) => rocket([each.x + size.grown + 3.2, each.y + 1], size.grown * 1.8));
  const many = armed.filter((each) => each.missiles > 1);
  return [
    solid("missiles", rings, board.palette.missile),
    {
      uid: "missile-counts",
      type: "scatter",
      mode: "text",
      x: many.map((each) => each.x + size.grown * 1.4 + 4.5),
      y: many.map((each) => each.y - size.grown),
      text: many.map((each) => String(each.missiles)),
      textposition: "middle right",
      textfont: { family: FONT, weight: 700, size: size.name, color: board.palette.missile },
      hoverinfo: "skip",
      cliponaxis: false,
    },
  ];
}

/**
 * Small words beside the discs: what is being put together would change there.
 *
 * @param {Board} board
 * @param {Marks} marks
 * @param {ReturnType<typeof sizes>} size
 * @returns {Trace}
 */
function badges(board, marks, size) {
  const all = marks.badges ?? [];
  return {
    uid: "badges",
    type: "scatter",
    mode: "text",
    x: all.map(([country]) => board.countries[country].label[0] + size.grown),
    y: all.map(([country]) => board.countries[country].label[1] - size.grown),
    text: all.map(([, text]) => text),
    textposition: "middle right",
    textfont: { family: FONT, weight: 700, size: size.count * 1.1, color: board.palette.source },
    hoverinfo: "skip",
    cliponaxis: false,
  };
}

/**
 * The restyling that turns traces into others with the same uids.
 *
 * @param {Trace[]} before
 * @param {Trace[]} after
 * @returns {{update: Record<string, any[]>, traces: number[]} | null} null if nothing changed
 */
export function changes(before, after) {
  /** @type {Map<number, Record<string, any>>} */
  const found = new Map();
  after.forEach((trace, k) => {
    const old = flat(before[k]);
    const now = flat(trace);
    const fresh = Object.entries(now).filter(([key, value]) => !same(old[key], value));
    const gone = Object.keys(old).flatMap((key) => (key in now ? [] : [[key, null]]));
    if (fresh.length + gone.length) found.set(k, Object.fromEntries([...fresh, ...gone]));
  });
  if (!found.size) return null;
  const traces = [...found.keys()];
  /** @type {Record<string, any[]>} */
  const update = {};
  for (const key of new Set([...found.values()].flatMap(Object.keys))) {
    update[key] = traces.map((k) => found.get(k)?.[key]);
  }
  return { update, traces };
}

/**
 * @param {Trace} trace
 * @returns {Record<string, any>} with keys such as "marker.line.color"
 */
function flat(trace, prefix = "") {
  return Object.fromEntries(
    Object.entries(trace).flatMap(([key, value]) =>
      value && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(flat(value, `${prefix}${key}.`))
        : [[prefix + key, value]],
    ),
  );
}

/**
 * @param {any} a
 * @param {any} b
 */
function same(a, b) {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((each, k) => each === b[k]);
}

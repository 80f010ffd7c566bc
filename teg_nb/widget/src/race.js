/** How seats stand, step by step: a line for each, with a cursor. */

/** @import { Film, Path, Tail } from "./film.js" */
/** @import { Texts } from "./texts.js" */
import { h, s, write } from "./dom.js";
import { pathOf } from "./film.js";
import { dot } from "./parts.js";

/** Units of the drawing, which is as wide as its place. */
const [WIDE, HIGH] = [1000, 100];

/** Lines are told apart without colour as well. */
const DASHES = ["", "9 4", "2.5 3", "12 3 2.5 3", "5 2.5", "16 5"];

/**
 * A line that goes along until its value changes.
 *
 * @param {number[]} values
 * @param {number} most the value at the top
 */
export function stairs(values, most) {
  const x = (/** @type {number} */ k) => +((WIDE * k) / Math.max(values.length - 1, 1)).toFixed(2);
  const y = (/** @type {number} */ value) => +(HIGH * (1 - value / Math.max(most, 1))).toFixed(2);
  let path = `M0 ${y(values[0] ?? 0)}`;
  for (let k = 1; k < values.length; k++) if (values[k] !== values[k - 1]) path += `H${x(k)}V${y(values[k])}`;
  return `${path}H${WIDE}`;
}

/**
 * The line of a seat, on a wider one: white is seen on white too.
 *
 * @param {string} d
 * @param {string} color
 * @param {number} seat
 */
function stroke(d, color, seat) {
  const dashed = { d, "stroke-dasharray": DASHES[seat % DASHES.length] };
  return [s("path", { ...dashed, class: "teg-halo" }), s("path", { ...dashed, class: "teg-line-of", stroke: color })];
}

/** @param {(step: number, line: string) => void} go */
export function race(go) {
  /** @type {Film | null} */
  let film = null;
  /** @type {Path | null} */
  let path = null;
  let from = /** @type {unknown[]} */ ([]);
  let here = 0;
  let [label, nothing] = ["", ""];
  const charts = h("div", { class: "teg-races" });
  const table = h("div", { class: "teg-standing", "aria-live": "off" });
  const root = h("div", { class: "teg-race", tabindex: 0, role: "slider" }, charts, table);
  /** @type {HTMLElement[]} */
  let cursors = [];
  /** What each seat has at the step. @type {HTMLElement[]} */
  let stands = [];
  const clamped = (/** @type {number} */ step) => Math.round(Math.min(Math.max(step, path?.first ?? 0), path?.end ?? 0));
  const to = (/** @type {number} */ step) => path && go(clamped(step), path.line);
  const length = () => Math.max((path?.text.length ?? 1) - 1, 1);

  const at = (/** @type {PointerEvent} */ event) => {
    const plot = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    to((path?.first ?? 0) + ((event.clientX - plot.left) / plot.width) * length());
  };
  const chart = (/** @type {number} */ measure) => {
    const [now, { counts }] = [/** @type {Film} */ (film), /** @type {Path} */ (path)];
    const seats = now.seats.length;
    const values = now.seats.map((_, seat) => counts.map((each) => each[measure * seats + seat] ?? 0));
    const most = values.reduce((top, each) => each.reduce((a, b) => Math.max(a, b), top), 1);
    const cursor = h("div", { class: "teg-cursor" });
    cursors.push(cursor);
    /** @type {HTMLElement} */
    const plot = h(
      "div",
      {
        class: "teg-plot",
        pointerdown: (/** @type {PointerEvent} */ event) => {
          if (event.button) return;
          plot.setPointerCapture(event.pointerId);
          at(event);
        },
        pointermove: (/** @type {PointerEvent} */ event) => plot.hasPointerCapture(event.pointerId) && at(event),
      },
      s(
        "svg",
        { viewBox: `0 -2 ${WIDE} ${HIGH + 4}`, preserveAspectRatio: "none", "aria-hidden": "true" },
        s("path", { class: "teg-grid", d: `M0 ${HIGH}H${WIDE}M0 ${HIGH / 2}H${WIDE}M0 0H${WIDE}` }),
        ...values.flatMap((each, seat) => stroke(stairs(each, most), now.seats[seat].color, seat)),
      ),
      cursor,
      h("b", { class: "teg-most" }, most),
    );
    return h("figure", {}, h("figcaption", {}, now.measures[measure][1]), plot);
  };
  const draw = () => {
    cursors = [];
    const now = /** @type {Film} */ (film);
    const { measures } = now;
    charts.replaceChildren(...measures.map((_, k) => chart(k)), measures.length ? "" : h("p", { class: "teg-hint" }, nothing));
    stands = now.seats.map(() => h("b"));
    table.replaceChildren(
      ...now.seats.map((each, seat) => {
        const dash = s("svg", { viewBox: "0 0 26 8", class: "teg-dash", "aria-hidden": "true" }, ...stroke("M0 4H26", each.color, seat));
        return h("span", {}, dash, dot(/** @type {any} */ (now), seat), `${each.name} `, stands[seat]);
      }),
    );
    root.setAttribute("aria-label", label);
    root.setAttribute("aria-valuemin", String(path?.first));
    root.setAttribute("aria-valuemax", String(path?.end));
  };
  const point = () => {
    if (!film || !path) return;
    const now = film;
    const row = Math.min(Math.max(here - path.first, 0), path.text.length - 1);
    for (const each of cursors) each.style.left = `${(100 * row) / length()}%`;
    const counts = path.counts[row] ?? [];
    root.setAttribute("aria-valuenow", String(path.first + row));
    stands.forEach((each, seat) => write(each, now.measures.map((_, k) => counts[k * now.seats.length + seat] ?? 0).join(" · ")));
  };
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !path) return;
    const by = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity })[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to(Math.min(here, path.end) + by);
  });
  return {
    root,
    /** @param {Film} now @param {Tail} tail @param {string} line @param {Texts} t */
    tell(now, tail, line, t) {
      const state = [now, tail, line, t];
      if (state.every((each, k) => each === from[k])) return;
      from = state;
      film = now;
      path = pathOf(now, tail, line);
      label = `${t.race}: ${now.measures.map((each) => each[1]).join(", ")}`;
      nothing = t.race_secret;
      draw();
      point();
    },
    /** @param {number} step */
    show(step) {
      here = step;
      point();
    },
    stop: () => {},
  };
}

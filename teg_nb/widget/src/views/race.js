/** Standings over time: a line for each seat, with a cursor. */

/** @import { Film, Path, Tail } from "./replay-feed.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h, s, write } from "../base/dom.js";
import { pathOf } from "./replay-feed.js";
import { dot } from "../base/pieces.js";
import { turnText } from "./turning-points.js";

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

/** Names at the ends of lines stand so far apart, in hundredths of the height. */
const GAP = 13;

/**
 * Numbers in order, moved until they are so far apart, from 0 to 100.
 *
 * @param {number[]} numbers
 * @param {number} gap
 */
export function apart(numbers, gap) {
  const found = numbers.slice();
  for (let k = 1; k < found.length; k++) found[k] = Math.max(found[k], found[k - 1] + gap);
  for (let [k, most] = [found.length - 1, 100]; k >= 0; k--, most -= gap) found[k] = Math.min(found[k], most);
  return found;
}

/** @param {(step: number, line: string) => void} go @param {() => number} step where the view is, shown or not @param {number} [most] number of measures shown, the first ones */
export function race(go, step, most = Infinity) {
  /** @type {Film | null} */
  let film = null;
  /** @type {Path | null} */
  let path = null;
  let from = /** @type {unknown[]} */ ([]);
  let here = 0;
  let turns = /** @type {import("./turning-points.js").TurningPoint[]} */ ([]);
  let words = /** @type {Texts | null} */ (null);
  let [label, nothing] = ["", ""];
  const charts = h("div", { class: "teg-races" });
  const table = h("div", { class: "teg-standing", "aria-live": "off" });
  const slider = h("div", { class: "teg-race", tabindex: 0, role: "slider" }, charts, table);
  const turned = h("ol", { class: "teg-turn-list" });
  const root = h("div", {}, slider, turned);
  /** @type {HTMLElement[]} */
  let cursors = [];
  /** Values of the seats at the step. @type {HTMLElement[]} */
  let stands = [];
  const clamped = (/** @type {number} */ step) => Math.round(Math.min(Math.max(step, path?.first ?? 0), path?.end ?? 0));
  const to = (/** @type {number} */ step) => path && go(clamped(step), path.line);
  const length = () => Math.max((path?.text.length ?? 1) - 1, 1);

  const at = (/** @type {PointerEvent} */ event) => {
    const plot = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    to((path?.first ?? 0) + ((event.clientX - plot.left) / plot.width) * length());
  };
  const chart = (/** @type {number} */ measure) => {
    const [now, { counts, first }] = [/** @type {Film} */ (film), /** @type {Path} */ (path)];
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
      ...turns.map((each, k) => h("i", { class: "teg-turned", "data-turn": k + 1, style: { left: `${(100 * (each.step - first)) / length()}%` } })),
      cursor,
      h("b", { class: "teg-most" }, most),
    );
    return h("figure", {}, h("figcaption", {}, now.measures[measure][1]), h("div", { class: "teg-plot-row" }, plot, named(now, values.map((each) => each.at(-1) ?? 0), most)));
  };
  const draw = () => {
    cursors = [];
    turned.hidden = !turns.length;
    turned.setAttribute("aria-label", words?.turns ?? "");
    turned.replaceChildren(...turns.map((each) => h("li", {}, button(`turn-${each.step}`, turnText(each, /** @type {Texts} */ (words), /** @type {Film} */ (film).lang), () => to(each.step)))));
    const now = /** @type {Film} */ (film);
    const { measures } = now;
    charts.replaceChildren(...measures.slice(0, most).map((_, k) => chart(k)), measures.length ? "" : h("p", { class: "teg-hint" }, nothing));
    stands = now.seats.map(() => h("b"));
    table.replaceChildren(
      ...now.seats.map((each, seat) => {
        const dash = s("svg", { viewBox: "0 0 26 8", class: "teg-dash", "aria-hidden": "true" }, ...stroke("M0 4H26", each.color, seat));
        return h("span", {}, dash, dot(/** @type {any} */ (now), seat), `${each.name} `, stands[seat]);
      }),
    );
    slider.setAttribute("aria-label", label);
    slider.setAttribute("aria-valuemin", String(path?.first));
    slider.setAttribute("aria-valuemax", String(path?.end));
  };
  /** Whose line each is, where it ends. @type {(now: Film, last: number[], most: number) => HTMLElement} */
  const named = (now, last, most) => {
    const order = [...last.keys()].sort((a, b) => last[b] - last[a] || a - b);
    const tops = apart(order.map((seat) => 100 * (1 - last[seat] / Math.max(most, 1))), GAP);
    return h("div", { class: "teg-ends", "aria-hidden": "true" }, ...order.map((seat, k) => h("span", { style: { top: `${tops[k].toFixed(1)}%` } }, dot(/** @type {any} */ (now), seat), now.seats[seat].name)));
  };
  const point = () => {
    if (!film || !path) return;
    const now = film;
    const row = Math.min(Math.max(here - path.first, 0), path.text.length - 1);
    for (const each of cursors) each.style.left = `${(100 * row) / length()}%`;
    const counts = path.counts[row] ?? [];
    slider.setAttribute("aria-valuenow", String(path.first + row));
    stands.forEach((each, seat) => write(each, now.measures.slice(0, most).map((_, k) => counts[k * now.seats.length + seat] ?? 0).join(" · ")));
  };
  slider.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !path) return;
    const by = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1, ArrowUp: 1, ArrowDown: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity })[event.key];
    if (by == null) return;
    event.preventDefault();
    event.stopPropagation();
    to(Math.min(step(), path.end) + by);
  });
  return {
    root,
    /** @param {Film} now @param {Tail} tail @param {string} line @param {Texts} t @param {import("./turning-points.js").TurningPoint[]} marks */
    tell(now, tail, line, t, marks) {
      const state = [now, tail, line, t, marks];
      if (state.every((each, k) => each === from[k])) return;
      from = state;
      film = now;
      path = pathOf(now, tail, line);
      words = t;
      const { first, end } = path;
      turns = marks.filter((each) => each.line === line && each.step >= first && each.step <= end);
      label = `${t.race}: ${now.measures.slice(0, most).map((each) => each[1]).join(", ")}`;
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

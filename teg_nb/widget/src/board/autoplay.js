/** Bots that go on by themselves: how fast, and how to stop them. */

/** @import { Section } from "./game.js" */
/** @import { View } from "../base/protocol.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { icon } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";

/** @typedef {"slow" | "normal" | "quick" | "at_once"} Speed */

/**
 * Display times of an act that is not shown moving, in ms: between two places or with dice, at one place, and off the map.
 *
 * @type {Record<Speed, [number, number, number]>}
 */
const SHOWN = { slow: [2000, 900, 250], normal: [1200, 500, 120], quick: [600, 200, 60], at_once: [0, 0, 0] };

export const SPEEDS = /** @type {Speed[]} */ (Object.keys(SHOWN));

/**
 * @param {View} view
 * @param {Speed} speed
 * @returns {number} how long the last act is shown, ms
 */
export function shownFor({ battle, last }, speed) {
  const [way, place, nothing] = SHOWN[speed] ?? SHOWN.normal;
  if (battle || (last.source !== null && last.target !== null)) return way;
  return last.target === null ? nothing : place;
}

/** True if the match waits for bots or dice. @param {View} view */
export function waits(view) {
  return view.over === null && !(view.to_move >= 0 && !view.seats[view.to_move].bot);
}

/**
 * Action of the pause button and of its key.
 *
 * @param {View} view
 * @param {boolean} auto
 * @returns {{pauses: boolean, message: protocol.Message | null}} `message`: what makes them go on from here
 */
export function toggled(view, auto) {
  const stopped = waits(view) && !view.goes_on;
  return { pauses: auto && !stopped, message: stopped ? protocol.step(view, "action") : null };
}

/** It stays as it is while they go on, so that it can be pressed. @type {Section} */
export const BOTS = {
  draw: bots,
  depends: ({ view, pace }) => [pace, toggled(view, pace.auto).pauses, view.playing?.until, waits(view), view.over, view.people, view.seats.some((seat) => seat.bot)],
  steady: true,
};

/** Progress of bots that play without a pause, next to the button that stops them. @type {Section} */
export const PROGRESS = {
  draw: ({ view }, t) => {
    if (!view.playing) return null;
    const { until, moves } = view.playing;
    const what = t[/** @type {keyof Texts} */ (`playing_${whose(view, until)}`)];
    return h("p", { class: "teg-progress", role: "status" }, h("progress", { "aria-label": what }), `${what} · ${t.round} ${view.round} · ${t.moves}: ${moves}`);
  },
  depends: ({ view }) => view.playing,
  steady: true,
};

/** The name of an end: before that of a match comes the turn of a person. @param {View} view @param {string} until */
const whose = (view, until) => (until === "end" && view.people?.length ? "mine" : until);

/** @type {Section["draw"]} */
function bots({ view, now, pace, pause, stop, setSpeed, send }, t) {
  if (!view.seats.some((seat) => seat.bot)) return null;
  const { pauses } = toggled(view, pace.auto);
  return h(
    "div",
    { class: "teg-timeline", role: "group", "aria-label": t.bots },
    h(
      "span",
      { class: "teg-group" },
      h("span", { class: "teg-label" }, t.bots),
      view.playing ? button("stop", h("span", {}, icon("stop"), ` ${t.stop}`), stop, { class: "teg-main", title: "Esc" }) : button("pause", h("span", {}, icon(pauses ? "pause" : "forward"), ` ${pauses ? t.pause : t.go_on}`), pause, {
        class: !pauses && waits(view) ? "teg-main" : null,
        title: "P",
        disabled: view.over !== null,
      }),
      h(
        "select",
        { "data-key": "speed", "aria-label": t.speed, title: t.speed, change: (/** @type {any} */ event) => setSpeed(event.target.value) },
        ...SPEEDS.map((each) => h("option", { value: each, selected: each === pace.speed }, t[each])),
      ),
    ),
    h(
      "span",
      { class: "teg-group" },
      .../** @type {const} */ (["action", "turn", "round", "end"]).map((until) =>
        button(`until-${until}`, t[/** @type {keyof Texts} */ (`until_${whose(view, until)}`)], () => send(protocol.step(now(), until)), { disabled: !waits(view) || Boolean(view.playing) }),
      ),
    ),
  );
}

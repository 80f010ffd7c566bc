/** Bots that go on by themselves: how fast, and how to stop them. */

/** @import { Move, Scene } from "./game.js" */
/** @import { View } from "../base/protocol.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { dot, icon } from "../base/pieces.js";
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
  if (battle || (last.source != null && last.target != null)) return way;
  return last.target == null ? nothing : place;
}

/** True if the match waits for bots or dice. @param {View} view */
export function waits(view) {
  return view.over == null && !(view.to_move >= 0 && !view.seats[view.to_move].bot);
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

/** The name of an end: before that of a match comes the turn of a person. @param {View} view @param {string} until */
const whose = (view, until) => (until === "end" && view.people?.length ? "mine" : until);

/** The choice of a pace. @type {(scene: Scene, t: Texts) => HTMLElement} */
const speed = ({ pace, setSpeed }, t) =>
  h(
    "select",
    { "data-key": "pace", "aria-label": t.speed, title: t.speed, change: (/** @type {any} */ event) => setSpeed(event.target.value) },
    ...SPEEDS.map((name) => h("option", { value: name, selected: name === pace.speed }, t[name])),
  );

/** Bots play without a pause: how far they are, and the button that stops them. @type {(scene: Scene, t: Texts) => Move} */
export function playingMove({ view, stop }, t) {
  const { until, moves } = /** @type {NonNullable<View["playing"]>} */ (view.playing);
  const what = t[/** @type {keyof Texts} */ (`playing_${whose(view, until)}`)];
  return {
    facts: [h("p", { class: "teg-progress", role: "status" }, h("progress", { "aria-label": what }), `${what} · ${t.round} ${view.round} · ${t.moves}: ${moves}`)],
    buttons: [button("stop", h("span", {}, icon("stop"), ` ${t.stop}`), stop, { class: "teg-main", title: "Esc" })],
  };
}

/** It is the turn of a bot. @type {(scene: Scene, t: Texts) => Move} */
export function botsMove(scene, t) {
  const { view, now, pace, pause, send } = scene;
  const seat = view.to_move >= 0 ? view.to_move : view.turn;
  const { pauses } = toggled(view, pace.auto);
  const until = (/** @type {"action" | "turn" | "round" | "end"} */ end, main = false) =>
    button(`until-${end}`, main ? t[/** @type {keyof Texts} */ (`skip_${whose(view, end)}`)] : t[/** @type {keyof Texts} */ (`until_${whose(view, end)}`)], () => send(protocol.step(now(), end)), { title: end === "end" ? "S" : null });
  return {
    facts: [h("b", {}, dot(view, seat), `${t.plays} ${view.seats[seat]?.name ?? ""}`), ` ${!pauses && pace.auto && view.unread ? t.read_first : view.phase_name}`],
    more: [h("span", { class: "teg-group teg-second", role: "group", "aria-label": t.bots }, ...(/** @type {const} */ (["action", "turn", "round"])).map((end) => until(end)))],
    buttons: [button("pause", h("span", {}, icon(pauses ? "pause" : "forward"), ` ${pauses ? t.pause : t.go_on}`), pause, { class: "teg-main", title: "P" }), until("end", true), speed(scene, t)],
  };
}

/** The action bar: what is asked of whom, what is chosen, and the buttons that answer. One state at a time. */

/** @import { Move, Scene, Section } from "./game.js" */
/** @import { Child } from "../base/dom.js" */
/** @import { Texts } from "../base/texts.js" */
import { askingMove, hasExplored } from "./asking.js";
import { botsMove, playingMove, waits } from "./autoplay.js";
import { button, h } from "../base/dom.js";
import { endOf, endedMove, ownMovesMove } from "./end.js";
import { chip, dot, past } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { thrownMove } from "./manual-input.js";
import { percent } from "./odds.js";
import { filled } from "../base/texts.js";

/** True if the viewer has not chosen a seat yet. @type {(scene: Scene) => boolean} */
export function isCurtained({ game, view, secret }) {
  return Boolean(game.curtain) && view.viewer != null && secret?.seat !== view.viewer && !view.over;
}

/** The state of the bar. @type {(scene: Scene, t: Texts) => Move} */
export function moveOf(scene, t) {
  const { view, game } = scene;
  const asking = askingMove(scene, t);
  if (asking) return asking;
  if (looksBack(scene)) return lookingMove(scene, t);
  if (view.over) return endedMove(scene, t);
  if (view.playing) return playingMove(scene, t);
  if (isCurtained(scene)) return curtain(scene, t);
  const asked = game.asks?.(scene, t);
  if (asked) return asked;
  if (view.throw) return thrownMove(scene, t);
  const own = game.move.of(scene, t);
  if (own) return own;
  if (waits(view) && view.seats.some((seat) => seat.bot)) return botsMove(scene, t);
  return waiting(scene, t);
}

/** True of an earlier position from which nobody plays on without a question, until a person chooses something there. @type {(scene: Scene) => boolean} */
function looksBack(scene) {
  const { view, game, local, ended, report } = scene;
  const reviews = endOf(ended, view) != null && Boolean(report?.decisions.length);
  if (!(view.undoing === "own" || reviews) || view.exploring || view.step === view.steps) return false;
  const { source, target } = game.marks(scene, local);
  return source == null && target == null;
}

/** @type {(scene: Scene, t: Texts) => Move} */
function lookingMove(scene, t) {
  const own = ownMovesMove(scene, t);
  if (own) return own;
  const { view, go, explore } = scene;
  return {
    facts: [h("b", {}, filled(t.past_own, { step: view.step, steps: view.steps }))],
    more: [h("p", { class: "teg-hint" }, t.past_own_what)],
    buttons: [button("present", t.present, () => go(view.steps), { class: "teg-main" }), view.memory && button("explore", t.explore, explore)],
  };
}

/** @type {(scene: Scene, t: Texts) => Move} */
function curtain({ view, send }, t) {
  const viewer = view.viewer ?? -1;
  const { name, color, ink } = view.seats[viewer];
  return {
    facts: [h("p", { class: "teg-curtain", role: "status" }, `${t.curtain_turn} `, h("b", {}, dot(view, viewer), name), ". ")],
    more: [h("p", { class: "teg-hint" }, t.curtain_pass)],
    buttons: [button("private", `${t.curtain_me} ${name}`, () => send(protocol.PRIVATE), { class: "teg-seat-button", style: { background: color, color: ink } })],
  };
}

/** Nothing can be done here now, and why. @type {(scene: Scene, t: Texts) => Move} */
function waiting({ view, secret, send }, t) {
  if (view.viewer != null && view.viewer === view.to_move && !secret) {
    return { facts: [h("p", { class: "teg-hint" }, t.look_first)], buttons: [button("look", t.secret_show, () => send(protocol.PRIVATE), { class: "teg-main" })] };
  }
  const awaited = view.awaited ?? view.to_move;
  const other = awaited !== view.viewer ? view.seats[awaited] : null;
  const why = other ? `${t.awaiting} ${other.name}.` : view.to_move === protocol.CHANCE ? t.chance_due : view.viewer == null ? t.watching : t.waiting;
  return { facts: [h("p", { class: "teg-hint" }, why)], buttons: [] };
}

/** Over the phases, until the next click: it moves nothing. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function refused({ refusal, dismiss }, t) {
  if (!refusal) return null;
  return h(
    "div",
    { class: "teg-refusal", role: "alert", "data-code": refusal.code },
    h("p", {}, !refusal.text.startsWith(t.refused) && h("b", {}, `${t.refused}. `), refusal.text, " ", chip(refusal.clause)),
    button("dismiss", "×", dismiss, { class: "teg-close", "aria-label": t.close }),
  );
}

/** @type {Section["draw"]} */
function draw(scene, t) {
  const { view, wants, asking } = scene;
  const { facts, more = [], buttons, rest = [], sheet, question } = moveOf(scene, t);
  const plain = asking != null || looksBack(scene);
  const earlier = view.step < view.steps && !view.over;
  const place = view.exploring ? exploringLine(scene, t) : earlier ? past(view, t) : h("div", { class: "teg-fact-more" }, ...more);
  const shut = sheet && !wants(sheet.key);
  const hasMain = buttons.some((each) => each instanceof Element && each.classList.contains("teg-main")); // one at most
  return h(
    "div",
    { class: question ? "teg-moving-parts teg-question" : "teg-moving-parts" },
    refused(scene, t),
    h("div", { class: "teg-facts" }, h("div", { class: "teg-fact-line" }, ...facts), plain ? h("div", { class: "teg-fact-more" }, ...more) : place),
    h(
      "div",
      { class: "teg-answers" },
      shut && button("open-sheet", `${sheet.title}…`, () => scene.show(sheet.key, true), { class: hasMain ? null : "teg-main" }),
      ...buttons,
      rest.length > 0 && h("details", { class: "teg-pop" }, h("summary", { "data-key": "more", "aria-label": t.menu }, "⋯"), h("div", { class: "teg-buttons" }, ...rest)),
      ...(earlier && !plain && !view.exploring ? elsewhere(scene, t) : []),
    ),
  );
}

/** Buttons of an earlier position: to the present, or to explore from there. @type {(scene: Scene, t: Texts) => Child[]} */
const elsewhere = ({ view, go, explore }, t) => [button("present", t.present, () => go(view.steps)), view.memory && view.undoing !== "own" && button("explore", t.explore, explore)];

/** The mode, with the two ways out of it. The buttons of the decision keep their places. @type {(scene: Scene, t: Texts) => HTMLElement} */
const exploringLine = ({ view, ask, askToLeave }, t) =>
  h(
    "div",
    { class: "teg-exploring" },
    h("span", { class: "teg-past" }, t.exploring),
    button("explore-keep", t.explore_keep, () => ask({ kind: "keep" }), { disabled: !hasExplored(view), title: t.explore_keep_what }),
    button("leave", t.explore_leave, askToLeave, { title: `${t.explore_leave_what} (Esc)` }),
  );

/** Facts that any state of the bar is drawn from. @type {Section["depends"]} */
const stateOf = (scene) => {
  const { view, pace, secret, shut, game, asking, ended, report } = scene;
  if (asking) return [asking, view.lang]; // a name that is typed stays
  return [game.move.depends(scene), view.over, view.playing, pace, view.throw, view.viewer, view.to_move, view.menu, view.steps, view.people, view.seats.map((seat) => seat.bot), view.proposals, view.exploring, secret?.seat, shut, ended && [report, scene.tab, scene.size, view.again], view.news.at(-1)];
};

/** @type {Section} */
export const MOVE = { draw, depends: (scene) => [stateOf(scene), scene.refusal] };

/** Draw the sheet: contents for which the bar has no room. @type {Section} */
export const SHEET = {
  depends: stateOf,
  draw: (scene, t) => {
    const { sheet } = moveOf(scene, t);
    if (!sheet || !scene.wants(sheet.key)) return null;
    const close = button("close-sheet", "×", () => scene.show(sheet.key, false), { class: "teg-close", "aria-label": t.close });
    return h("div", { class: "teg-sheet-inner", "data-sheet": sheet.key }, h("h4", {}, sheet.title), close, h("div", { class: "teg-sheet-body" }, ...sheet.body), sheet.buttons && h("div", { class: "teg-buttons" }, ...sheet.buttons));
  },
};

/** The chance of the chosen attack; its slot is there before. @type {Section} */
export const CHANCE = {
  depends: ({ odds }) => odds,
  draw: ({ view, odds }, t) => {
    if (!odds) return h("div", { class: "teg-chance" });
    const [mine, theirs] = odds.losses.map((loss) => loss.toLocaleString(view.lang, { maximumFractionDigits: 1 }));
    const share = percent(odds.once ?? odds.conquest, view.lang);
    const title = `${odds.once == null ? t.odds_conquest : t.odds_once}. ${t.odds_losses}: ${mine} – ${theirs}`;
    return h("div", { class: "teg-chance", title }, h("b", {}, share), h("small", {}, filled(t.odds_mine, { mine })));
  },
};

/** The phases that a match has, and the place of the present one; -1: it is none of them. @type {(scene: Scene) => {phases: Scene["game"]["phases"], at: number}} */
export function phasesOf({ view, game }) {
  const absent = game.absent?.(view) ?? [];
  const phases = game.phases.filter(([name]) => !absent.includes(name));
  return { phases, at: phases.findIndex(([, ...names]) => names.includes(view.phase)) };
}

/** The phases of a turn as a row of words, with whose turn it is. @type {Section} */
export const PHASES = {
  depends: ({ view, game }) => [game.phases, view.round, view.phase, view.turn, view.to_move, view.due, view.over],
  draw: (scene, t) => {
    const { view } = scene;
    const seat = view.to_move >= 0 ? view.to_move : view.turn;
    const { phases, at } = phasesOf(scene);
    const state = (/** @type {number} */ k) => (k === at ? "step" : null);
    return h(
      "div",
      { class: "teg-turn" },
      !view.over && view.seats[seat] && h("strong", {}, dot(view, seat), view.seats[seat].name, view.to_move === protocol.CHANCE && h("em", {}, ` · ${t.chance}`)),
      h("ol", { class: "teg-phases" }, ...phases.map(([name], k) => h("li", { "aria-current": state(k) }, k < at ? `✓ ${t[name]}` : t[name]))),
      h("span", { class: "teg-phase-name" }, view.phase_name),
      view.round > 0 && h("small", {}, `${t.round} ${view.round}`),
      view.due.length > 0 &&
        h("ul", { class: "teg-due", title: t.due, "aria-label": t.due }, ...view.due.map((due) => h("li", {}, h("b", {}, due.armies), ` ${due.source}`))),
    );
  },
};

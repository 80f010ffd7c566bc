/**
 * State of a board on this page: what the person has chosen, uncovered and been told. It is never synced.
 *
 * The position is not in it: `view` is the kernel's, and read from the host. `reduce` is pure.
 */

/** @import { Board, Odds, Private, Refusal, Reply, View } from "../base/protocol.js" */
/** @import { Game, ShownHint, Table } from "./game.js" */
/** @import { Host } from "../hosts/host.js" */
/** @import { Tab } from "./skeleton.js" */
import { endSeen } from "./end.js";
import { gameOf } from "../games/index.js";
import * as protocol from "../base/protocol.js";

/**
 * @typedef {object} State
 * @property {Game} game
 * @property {any} local the choice so far; only the game looks into it
 * @property {Private | null} secret
 * @property {boolean} lasts the secret is open in this position without a press
 * @property {boolean} alone one person plays; the secret needs no cover
 * @property {boolean} hides that person covered it all the same
 * @property {string} place where the secret was uncovered
 * @property {Refusal | null} refusal
 * @property {ShownHint | null} hint
 * @property {boolean} quiz the question of the next hint comes before its plan
 * @property {Map<string, Odds>} odds of the position shown, by countries
 * @property {Tab} tab the open one of the side
 * @property {string} shut the sheet that was closed, with its position
 * @property {import("./asking.js").Asking | null} asking the question that the board asks in its bar
 * @property {import("../base/protocol.js").Message | null} next what is played once an exploration has begun
 * @property {import("./end.js").Ended | null} ended the end of the line shown, as far as it is known
 * @property {import("./end.js").Told | null} report of that end
 * @property {{line: string, next: number, end: number} | null} film what happened is shown again, step by step: the one that comes next, and the last
 * @property {number | null} tour the step of the tour that is shown
 * @property {number} way of the branches, the one that the right arrow takes
 */

/**
 * @typedef {{type: "view", view: View}
 *   | {type: "reply", reply: Reply, table: Table}
 *   | {type: "odds", odds: Odds}
 *   | {type: "set", part: Partial<State>}} Event
 */

/** @type {(game: string | undefined) => State} */
export const initial = (game) => ({
  game: gameOf(game),
  local: gameOf(game).start,
  secret: null,
  lasts: false,
  alone: false,
  hides: false,
  place: "",
  refusal: null,
  hint: null,
  quiz: false,
  odds: new Map(),
  tab: "news",
  shut: "",
  asking: null,
  next: null,
  ended: null,
  report: null,
  film: null,
  tour: null,
  way: 0,
});

/**
 * The state after an event.
 *
 * @param {State} state
 * @param {Event} event
 * @returns {State}
 */
export function reduce(state, event) {
  switch (event.type) {
    case "view":
      return moved(state, event.view);
    case "reply":
      return answered(state, event.reply, event.table);
    case "odds":
      return { ...state, odds: new Map(state.odds).set(oddsKey(event.odds.sources, event.odds.target), event.odds) };
    case "set":
      return { ...state, ...event.part };
  }
}

/** @type {(sources: string[], target: string) => string} */
export const oddsKey = (sources, target) => [...sources, target].join();

/** @type {(state: State, view: View) => State} */
function moved(state, view) {
  const game = gameOf(view.game);
  const kept = state.hint && state.hint.step === view.step && state.hint.seat === view.viewer;
  const stays = state.asking?.kind === "seat" || placeOf(view) === state.place; // bots may go on meanwhile
  const back = view.undoing === "own" && !view.exploring && view.step < view.steps && placeOf(view) !== state.place; // one looks, before one plays
  const ended = endSeen(state.ended, view);
  const report = ended && ended.line === state.ended?.line && ended.steps === state.ended.steps ? state.report : null;
  const own = { ended, report, film: filmed(state.film, view), asking: stays ? state.asking : null, game, local: game === state.game && !back ? state.local : game.start, tab: tabOf(state, view) };
  return { ...covered({ ...state, ...own }, view), hint: kept ? state.hint : null, odds: new Map(), way: protocol.ownWay(view), refusal: view.error ?? null };
}

/** A film goes on to the next step, and is over at its last one, or when somebody goes elsewhere. @type {(film: State["film"], view: View) => State["film"]} */
function filmed(film, { line, step }) {
  if (!film || line !== film.line || step < film.next - 1 || step > film.next || step === film.end) return null;
  return step === film.next ? { ...film, next: step + 1 } : film;
}

/**
 * The end opens its tab, an exploration that of its lines, and a first position that of what a person needs; else the
 * person's choice stays.
 *
 * @type {(state: State, view: View) => Tab}
 */
function tabOf({ tab, place }, { over, viewer, to_move: mover, step, steps, exploring }) {
  if (exploring) return place.includes(EXPLORED) ? tab : "notes";
  if (over && step === steps && !place.endsWith("/over")) return "end";
  return place === "" && viewer != null && viewer === mover ? "help" : tab;
}

/**
 * Cover the secret in another position, unless nobody else may be looking: one person plays alone, or the same one
 * goes on looking and the game leaves it open.
 *
 * @type {(state: State, view: View) => State}
 */
function covered(state, view) {
  const { secret, game } = state;
  const place = placeOf(view);
  const alone = view.people?.length === 1;
  if (place === state.place && alone === state.alone) return state;
  const same = !state.alone && secret?.seat === view.viewer && Boolean(game.curtain || game.stays);
  const open = alone ? !state.hides && !(view.over && game.curtain) : same && !view.over; // the end lifts the curtain
  const lasts = open && view.viewer != null;
  // Uncovered secrets stay visible until the kernel sends new ones.
  return { ...state, place, alone, lasts, secret: !lasts || game.curtain ? null : secret };
}

const EXPLORED = "/explored";

/** @type {(view: View) => string} */
const placeOf = ({ line, step, steps, viewer, over, exploring }) => `${line}/${step}/${steps}/${viewer}${exploring ? EXPLORED : ""}${over ? "/over" : ""}`;

/**
 * True if the secret of another position has to be asked for.
 *
 * @param {State} before
 * @param {State} now
 */
export const asksAgain = (before, now) => now.lasts && (now.place !== before.place || now.alone !== before.alone);

/** @type {(state: State, reply: Reply, table: Table) => State} */
function answered(before, reply, table) {
  const { view } = table;
  const refused = reply.kind === "refused";
  const refusal = refused ? reply : before.refusal;
  const stale = !before.lasts && before.secret?.step !== view.step;
  const state = { ...before, refusal, next: refused ? null : before.next, secret: stale ? null : before.secret };
  if (reply.kind === "private") {
    const own = reply.step === view.step && (view.people?.includes(reply.seat) ?? true);
    return { ...state, hides: false, secret: own ? reply : null };
  }
  if (reply.kind === "hint") {
    const own = reply.step === view.step && reply.seat === view.viewer;
    return { ...state, hint: own ? { ...reply, quiz: state.quiz, open: !state.quiz || !reply.question[view.lang][0] } : null };
  }
  return state.game.hear ? { ...state, local: state.game.hear({ ...table, secret: state.secret }, state.local, reply) } : state;
}

/** Parts of the state that are drawn. @type {(keyof State)[]} */
const DRAWN = ["game", "local", "secret", "refusal", "hint", "odds", "tab", "shut", "asking", "report", "tour"];

/** Return the view with the news as the viewer may read them: her own cards are named. @type {(view: View, secret: Private | null) => View} */
export const known = (view, secret) => (secret?.news && secret.seat === view.viewer ? { ...view, news: secret.news } : view);

/**
 * @param {Host} host
 * @param {Board} board
 */
export function storeOf(host, board) {
  const view = viewOf(host);
  let state = initial(host.get("view")?.game);
  /** @type {(() => void)[]} */
  const drawers = [];
  return {
    get: () => state,
    view,
    /** The position as the viewer may see it. @returns {Table} */
    table() {
      const seen = known(view(), state.secret);
      return { board, view: state.game.shown?.(seen, state.secret) ?? seen, secret: state.secret };
    },
    /** @param {Event} event */
    dispatch(event) {
      const before = state;
      state = reduce(state, event);
      if (DRAWN.some((name) => state[name] !== before[name])) drawers.forEach((draw) => draw());
    },
    /** @param {() => void} draw called when something that is drawn has changed */
    subscribe: (draw) => void drawers.push(draw),
  };
}

/** @typedef {ReturnType<typeof storeOf>} Store */

/**
 * The view of the kernel. Lines of play come separately, because they seldom change.
 *
 * @param {Host} host
 * @returns {() => View}
 */
function viewOf(host) {
  /** @type {unknown[]} */
  let from = [];
  /** @type {any} */
  let whole;
  return () => {
    const now = [host.get("view"), host.get("lines")];
    if (now.some((value, k) => value !== from[k])) {
      from = now;
      whole = protocol.isView(now[0]) ? { ...now[0], lines: now[1] ?? [] } : now[0];
    }
    return whole;
  };
}

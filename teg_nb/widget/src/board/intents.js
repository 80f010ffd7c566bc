/** Calls that a person makes, whatever the way: a button of a section, a click on the map, a key. */

/** @import { Message, Odds } from "../base/protocol.js" */
/** @import { Turn } from "./game.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Tab } from "./skeleton.js" */
import * as protocol from "../base/protocol.js";
import { askedBefore, askingIntents } from "./asking.js";
import { hintIntents } from "./hints.js";
import { oddsKey } from "./store.js";

/** @param {Parts} parts */
export function intentsOf(parts) {
  const { board, store, wire, where } = parts;
  const { get, dispatch, view, table } = store;
  /** Countries whose odds are asked for, of the position that is shown. */
  let asked = { view: view(), keys: new Set() };

  /** @param {any} local */
  const set = (local) => dispatch({ type: "set", part: { local } });

  const dismiss = () => dispatch({ type: "set", part: { refusal: null } });

  /** @param {Message | null} message */
  const send = (message) => {
    if (message && get().refusal) dismiss();
    if (message && get().film) dispatch({ type: "set", part: { film: null } });
    const asking = message && askedBefore(view(), message);
    if (asking) dispatch({ type: "set", part: { asking } });
    else wire.send(message);
  };

  /** @param {Turn | null} turn */
  const take = (turn) => {
    if (!turn) return false;
    dispatch({ type: "set", part: { local: turn.local, ...(turn.refusal && { refusal: turn.refusal }) } });
    send(turn.message ?? null);
    return true;
  };

  const sheetAt = (/** @type {string} */ key) => `${view().line}/${view().step}/${key}`;

  return {
    ...hintIntents(parts),
    ...askingIntents(parts),
    set,
    send,
    open(/** @type {Tab} */ tab) {
      parts.dom.root.setAttribute("data-drawer", ""); // a side that is closed opens over the map
      dispatch({ type: "set", part: { tab } });
    },
    /** True unless the sheet was closed in this position. @param {string} key */
    wants: (key) => get().shut !== sheetAt(key),
    /** Open a sheet, or close it. @param {string} key @param {boolean} open */
    show: (key, open) => dispatch({ type: "set", part: { shut: open ? "" : sheetAt(key) } }),
    /** Show again what the others did since the viewer's last turn. */
    watch() {
      const { since, line, step } = view();
      if (!since) return;
      dispatch({ type: "set", part: { film: { line, next: since.begin, end: step } } });
      wire.send(protocol.go(view(), since.begin));
    },
    /** End what is shown again, where it began. */
    endFilm() {
      const { film } = get();
      if (!film) return false;
      dispatch({ type: "set", part: { film: null } });
      wire.send(protocol.go(where.now(), film.end));
      return true;
    },
    /** Begin the tour. */
    startTour() {
      parts.dom.dots.removeAttribute("open");
      dispatch({ type: "set", part: { tour: 0 } });
    },
    /** Read all rules, over the map. */
    readRules() {
      parts.dom.dots.removeAttribute("open");
      parts.rule.from(parts.dom.dots);
      wire.send({ kind: "rules" });
    },
    saveMap: () => parts.map.save(`${view().game}-${view().step}`),
    setSize: (/** @type {"page" | "class"} */ size) => wire.write({ size }),
    setHelp: (/** @type {import("./hint-panel.js").Help} */ help) => wire.write({ hints: help }),
    take,
    dismiss,
    /** Part of the local, whatever the rest of it is by now. @param {Record<string, any>} part */
    patch: (part) => set({ ...get().local, ...part }),
    cover: () => dispatch({ type: "set", part: { secret: null, lasts: false, hides: true } }),

    /** As a click on a place does, however it is chosen. @param {number} place @param {boolean} [again] */
    click(place, again = false) {
      if (wire.busy() || !protocol.isView(view())) return;
      parts.mover.skip();
      if (get().refusal) dismiss();
      take(get().game.click(table(), get().local, place, again));
    },

    go: (/** @type {number} */ step, /** @type {string} */ line = view().line) => send(protocol.go(where.now(), step, line)),
    by: (/** @type {number} */ steps) => send(protocol.go(where.now(), where.now().step + steps)),

    /** @param {boolean} quiz the question comes first */
    askHint(quiz) {
      dispatch({ type: "set", part: { quiz } });
      send(protocol.askHint(view()));
    },
    tellHint() {
      const { hint } = get();
      dispatch({ type: "set", part: { hint: hint && { ...hint, open: true } } });
    },

    /** The odds of an attack; they are asked for where they are not known. @param {number | null} country under the pointer; null: what is chosen @returns {Odds | null} */
    odds(country) {
      const { game, local, odds } = get();
      const fight = game.fight?.(table(), local, country);
      if (!fight || !wire.there()) return null;
      const name = (/** @type {number} */ place) => board.countries[place].name;
      const [sources, target] = [fight.sources.map(name), name(fight.target)];
      const key = oddsKey(sources, target);
      if (asked.view !== view()) asked = { view: view(), keys: new Set() };
      if (!asked.keys.has(key)) {
        asked.keys.add(key);
        wire.ask(protocol.askOdds(view(), sources, target));
      }
      return odds.get(key) ?? null;
    },
  };
}

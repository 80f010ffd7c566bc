/** Drawing of a board: map, panel, and what lies over the map. */

/** @import { View } from "../base/protocol.js" */
/** @import { Marks, Scene } from "./game.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Texts } from "../base/texts.js" */
import { panel } from "./panel.js";
import { chosenNames } from "./selection.js";
import { hinted } from "./hints.js";
import { withLosses } from "./turn-summary.js";
import { h } from "../base/dom.js";
import * as protocol from "../base/protocol.js";
import { stillOf } from "../base/snapshot.js";
import { texts } from "../base/texts.js";
import { isDark, watchTheme } from "../base/theme.js";
import { wordsOf } from "../map/annotations.js";

/** So many of the latest lines are told to those who hear the page. */
const SAID = 4;

/** Of a board that is shown alone. @type {Marks} */
const NO_MARKS = { legal: [], targets: [], source: null, target: null, last: { source: null, target: null } };

/** @param {Parts} parts */
export function painterOf(parts) {
  const { model, board, el, dom, store, map, sketch, looks, alone, stops } = parts;
  const { root } = dom;
  const { view } = store;
  const drawPanel = panel(dom.places, looks, alone);
  const still = stillOf(el, () => parts.wire.ask({ kind: "still" }), stops);
  let dark = isDark();
  stops.push(watchTheme(() => {
    dark = isDark();
    parts.scheduler.schedule();
  }));

  /** @type {() => Scene} */
  const scene = () => {
    const { driver, intents } = parts;
    const { pause, stop, setSpeed } = driver;
    return { ...store.get(), ...store.table(), ...intents, odds: intents.odds(null), turns: model.get("turns") ?? [], pace: driver.pace(), now: view, pause, stop, setSpeed };
  };

  /** Values from cells and links: caption, marks and arrows; and the state of the board's file. */
  const point = () => {
    const chosen = looks || !chosenNames(parts).length ? model.get("selected") ?? [] : []; // what is chosen here is marked already
    const { note = {}, lang } = view() ?? {};
    dom.caption.textContent = [model.get("notice"), model.get("caption"), looks && wordsOf(note.say, lang)].filter(Boolean).join("\n");
    dom.caption.hidden = !dom.caption.textContent;
    const [marks, arrows] = [model.get("marks") ?? [], model.get("arrows") ?? []];
    const open = chosen.filter((/** @type {string} */ name) => !parts.picks || !marks.some((/** @type {string[]} */ [marked]) => marked === name)); // the others are judged
    const all = { ...note, marks: [...(note.marks ?? []), ...marks, ...open.map((/** @type {string} */ name) => [name, "chosen"])], arrows: [...(note.arrows ?? []), ...arrows] };
    sketch.draw(all, map.window);
  };

  let picked = "";
  /** Only the page on which something was chosen says so, and that it is no more. */
  const writeChosen = () => {
    const names = chosenNames(parts);
    if (names.join() === picked) return;
    picked = names.join();
    parts.wire.write({ selected: names });
  };

  /** @type {unknown[]} */
  let labelled = [];

  /** Set the labels that depend on language and game alone. @param {Texts} t */
  const label = (t) => {
    const { game } = store.get();
    const keys = view()?.keys ?? game.keys ?? "keys"; // a table may play without some
    if (labelled[0] === t && labelled[1] === keys) return;
    labelled = [t, keys];
    const tools = /** @type {const} */ ([["wide", dom.wide], ["zoom_in", dom.closer], ["zoom_out", dom.further], ["sound", dom.sound]]);
    for (const [name, tool] of tools) {
      tool.title = t[name];
      tool.setAttribute("aria-label", t[name]);
    }
    root.setAttribute("aria-label", t.map);
    dom.map.setAttribute("aria-label", t.walk);
    dom.keys.textContent = `${t[keys]} ${t.keys_map}`;
  };

  let told = { line: "", step: -1 };

  /** Announce the news since the last shown position to screen readers. @param {View} now */
  const tell = (now) => {
    const { line, step } = told;
    told = { line: now.line, step: now.step };
    if (line !== now.line || step === now.step) return;
    const since = now.news.filter((news) => news.step > Math.min(step, now.step - 1));
    if (since.length || dom.said.firstChild) dom.said.replaceChildren(...since.slice(-SAID).map((news) => h("p", {}, news.text)));
  };

  return {
    point,
    /** @param {boolean} passing only the map, and where one is */
    async paint(passing) {
      const now = view();
      const shown = protocol.isView(now) ? now : null;
      const { game, hint } = store.get();
      parts.wire.tell();
      label(texts(now?.lang));
      dom.further.disabled = map.window.times === 1;
      if (shown) tell(shown);
      if (shown) parts.mover.follow(shown, passing || parts.where.ahead());
      root.dataset.theme = dark ? "dark" : "light";
      const drawn = shown && scene();
      if (drawn) drawPanel(drawn, passing);
      const { view: seen, local } = drawn ?? {};
      if (!parts.mover.holds()) await map.draw(board, seen ?? null, shown ? hinted(withLosses(game.marks(store.table(), local), shown), hint, Boolean(board.cell)) : NO_MARKS, dark, game);
      if (!parts.mover.holds()) parts.mover.clear();
      point();
      parts.keyboard.ring();
      writeChosen();
      if (!shown) return;
      parts.events.show(shown);
      root.dataset.step = String(shown.step);
      root.dataset.steps = String(shown.steps);
      still(`${shown.line}/${shown.step}/${shown.steps}/${shown.lang}`);
    },
  };
}

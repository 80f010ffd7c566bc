/** Drawing of a board: map, panel, and what lies over the map. */

/** @import { View } from "../base/protocol.js" */
/** @import { Marks, Scene } from "./game.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Texts } from "../base/texts.js" */
import { announcerOf } from "./announcer.js";
import { panel } from "./panel.js";
import { chosenNames } from "./selection.js";
import { hinted } from "./hints.js";
import { helpOf } from "./hint-panel.js";
import { sideOf } from "./side.js";
import { sizeOf } from "./pointer.js";
import { withLosses } from "./turn-summary.js";
import { write } from "../base/dom.js";
import * as protocol from "../base/protocol.js";
import { stillOf } from "../base/snapshot.js";
import { texts } from "../base/texts.js";
import { isDark, watchTheme } from "../base/theme.js";
import { wordsOf } from "../map/annotations.js";

/** Of a board that is shown alone. @type {Marks} */
const NO_MARKS = { legal: [], targets: [], source: null, target: null, last: { source: null, target: null } };

/** @param {Parts} parts */
export function painterOf(parts) {
  const { host, board, el, dom, store, map, sketch, looks, alone, stops } = parts;
  const { root } = dom;
  const { view } = store;
  const drawPanel = panel(dom.places, looks, alone);
  const side = sideOf(parts);
  const announcer = announcerOf(dom, stops);
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
    return { ...store.get(), ...store.table(), ...intents, looks, odds: intents.odds(null), size: sizeOf(host), help: helpOf(host), turns: host.get("turns") ?? [], pace: driver.pace(), now: view, pause, stop, setSpeed };
  };

  /** Values from cells and links: caption, marks and arrows; and the state of the board's file. */
  const point = () => {
    const chosen = looks || !chosenNames(parts).length ? host.get("selected") ?? [] : []; // what is chosen here is marked already
    const { note = {}, lang } = view() ?? {};
    dom.caption.textContent = [host.get("notice"), host.get("caption"), looks && wordsOf(note.say, lang)].filter(Boolean).join("\n");
    dom.caption.hidden = !dom.caption.textContent;
    const [marks, arrows] = [host.get("marks") ?? [], host.get("arrows") ?? []];
    const open = chosen.filter((/** @type {string} */ name) => !parts.picks || !marks.some((/** @type {string[]} */ [marked]) => marked === name)); // the others are judged
    const all = { ...note, marks: [...(note.marks ?? []), ...marks, ...open.map((/** @type {string} */ name) => [name, "chosen"])], arrows: [...(note.arrows ?? []), ...arrows] };
    sketch.draw(all, map);
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
    const tools = /** @type {const} */ ([["wide", dom.wide], ["panels", dom.drawer], ["zoom_in", dom.closer], ["zoom_out", dom.further], ["sound", dom.sounds[0]], ["sound", dom.sounds[1]]]);
    for (const [name, tool] of tools) {
      tool.title = t[name];
      tool.setAttribute("aria-label", t[name]);
    }
    root.setAttribute("aria-label", t.map);
    dom.map.setAttribute("aria-label", t.walk);
    dom.bar.setAttribute("aria-label", t.actions);
    dom.tablist.setAttribute("aria-label", t.panels);
    dom.dots.firstElementChild?.setAttribute("aria-label", t.menu);
    dom.places.sheet.setAttribute("aria-label", t.actions);
    dom.skip.textContent = t.skip_to_map;
    dom.keys.textContent = `${t[keys]} ${t.keys_map}`;
  };

  /** Parts of the stage that are no slots. @param {Scene} drawn */
  const dress = (drawn) => {
    side.draw(drawn);
    parts.end.draw(drawn);
    parts.tour.draw(drawn);
    parts.firstTurn.draw(drawn);
    dom.places.sheet.hidden = !dom.places.sheet.querySelector(".teg-sheet-inner");
    announcer.attend(drawn);
    root.toggleAttribute("data-exploring", Boolean(drawn.view.exploring));
    dom.head.style.setProperty("--teg-seats", String(drawn.view.seats.length));
    const { situation } = drawn.view;
    dom.round.title = situation ? `${situation.name}. ${situation.text}` : "";
    write(dom.round, [drawn.view.table, now(drawn.view), situation?.name].filter(Boolean).join(" · "));
  };
  /** @param {View} view */
  const now = ({ over, round, lang }) => (over ? texts(lang).over : round > 0 ? `${texts(lang).round} ${round}` : "");

  return {
    point,
    /** @param {boolean} passing only the map, and where one is */
    async paint(passing) {
      const now = view();
      const shown = protocol.isView(now) ? now : null;
      const { game, hint } = store.get();
      parts.wire.tell();
      label(texts(now?.lang));
      if (shown) announcer.tell(shown);
      if (shown) parts.mover.follow(shown, passing || parts.where.ahead());
      root.dataset.theme = dark ? "dark" : "light";
      if (shown) root.dataset.game = shown.game;
      dom.frame.style.background = dark ? board.palette.sea_dark : board.palette.sea;
      const drawn = shown && scene();
      if (drawn) drawPanel(drawn, passing);
      if (drawn && !passing && !looks) dress(drawn);
      const { view: seen, local } = drawn ?? {};
      if (!parts.mover.holds()) await map.draw(board, seen ?? null, shown ? hinted(withLosses(game.marks(store.table(), local), shown), hint, Boolean(board.cell)) : NO_MARKS, dark, game);
      dom.further.disabled = map.window.times === 1; // drawing may have cut it
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

/** Slots of the stage, and the drawer that fills them section by section. What all games share is listed here. */

/** @import { Game, Scene, Section } from "./game.js" */
/** @import { Region, Tab } from "./skeleton.js" */
import { AIM, TURN } from "./aim.js";
import { tableSection } from "./board-table.js";
import { CHANCE, MOVE, PHASES, SHEET } from "./bar.js";
import { DICE } from "./dice.js";
import { h } from "../base/dom.js";
import { BANNER, REPORT } from "./end.js";
import { HINT } from "./hint-panel.js";
import { EXPLORE, LINES } from "./lines.js";
import { MENU } from "./menu.js";
import { NEWS } from "./news.js";
import { NOTE } from "../map/annotations.js";
import { ODDS } from "./odds.js";
import { CHIPS, SEATS } from "./seats.js";
import { LANGUAGE, TIMELINE } from "./timeline.js";
import { SINCE } from "./turn-summary.js";
import { texts } from "../base/texts.js";
import { TAKEN_BACK } from "./taken-back.js";
import { TABS } from "./skeleton.js";

/** @type {Record<string, Section>} */
const SECTIONS = {
  phases: PHASES,
  battle: DICE,
  move: MOVE,
  chance: CHANCE,
  sheet: SHEET,
  chips: CHIPS,
  menu: MENU,
  taken: TAKEN_BACK,
  timeline: TIMELINE,
  language: LANGUAGE,
  aim: AIM,
  turn: TURN,
  hint: HINT,
  odds: ODDS,
  since: SINCE,
  news: NEWS,
  seats: SEATS,
  note: NOTE,
  lines: LINES,
  explore: EXPLORE,
  banner: BANNER,
  report: REPORT,
};

/** Sections of the regions, which every game has. @type {Record<Region, string[]>} */
const STAGE = {
  time: ["timeline"],
  top: ["phases"],
  dice: ["battle"],
  move: ["move", "chance"],
  sheet: ["sheet"],
  seats: ["chips"],
  menu: ["menu", "language", "taken"],
  help: ["aim", "hint", "odds", "turn"],
  news: ["since", "news"],
  table: ["seats", "places"],
  cards: [],
  notes: ["note", "lines", "explore"],
  end: ["banner", "report"],
};

/** Sections of a board in an exercise, on which one plays alone. @type {Partial<Record<Region, string[]>>} */
const ALONE = { time: ["timeline", "language"], help: ["odds"], news: ["news"], notes: [], menu: [] };

/** Sections of a board on which nobody plays. @type {Partial<Record<Region, string[]>>} */
const LOOK = { time: ["timeline", "language", "lines"], news: ["news"] };

/** Sections of a position in an exercise. @type {Partial<Record<Region, string[]>>} */
const POSITION = { time: ["timeline", "language"] };

/** @type {(game: Game, looks: boolean, alone: boolean, reads: boolean) => [Region, string][]} `reads`: the board is for one seat */
function arranged(game, looks, alone, reads) {
  const base = looks ? (alone ? POSITION : LOOK) : { ...STAGE, ...(alone && ALONE) };
  const regions = /** @type {[Region, string[]][]} */ (Object.entries(base));
  const moved = new Set(Object.values(game.tabs ?? {}).flat());
  return regions.flatMap(([region, names]) => {
    const own = looks ? (reads && region === "news" ? [...(game.tabs?.cards ?? []), ...(game.tabs?.news ?? [])] : []) : (game.tabs?.[/** @type {Tab} */ (region)] ?? []);
    const before = TABS.includes(/** @type {any} */ (region)) && region !== "news" && region !== "end";
    const kept = names.filter((name) => !moved.has(name));
    const all = before ? [...own, ...kept] : [...kept, ...own];
    return all.map((name) => /** @type {[Region, string]} */ ([region, name]));
  });
}

/**
 * A drawer for the panel: it replaces the sections that changed and keeps the focus.
 *
 * @param {Record<Region, HTMLElement>} places
 * @param {boolean} looks nobody plays on this board: it is the map, and where one is
 * @param {boolean} alone it is of an exercise: one plays alone, and adds nothing to a study
 * @returns {(scene: Scene, passing?: boolean) => void} `passing`: only where one is, since one goes on at once
 */
export function panel(places, looks, alone) {
  /** @type {Game | null} */
  let game = null;
  /** @type {{slot: HTMLElement, section: Section, drawn: string}[]} */
  let slots = [];
  const own = { ...SECTIONS, places: tableSection() };
  const begin = (/** @type {Game} */ next, /** @type {boolean} */ reads) => {
    for (const place of Object.values(places)) place.replaceChildren();
    slots = arranged(next, looks, alone, reads).map(([region, name]) => {
      const slot = h("div", { class: `teg-slot teg-slot-${name}` });
      places[region].append(slot);
      return { slot, section: next.sections[name] ?? own[/** @type {keyof typeof own} */ (name)], drawn: "" };
    });
    game = next;
  };
  return (scene, passing = false) => {
    if (scene.game !== game) begin(scene.game, scene.view.viewer != null);
    const t = texts(scene.view.lang);
    for (const part of passing ? slots.slice(0, 1) : slots) {
      const place = part.section.steady ? [] : [scene.view.line, scene.view.step];
      const state = JSON.stringify([scene.view.lang, ...place, part.section.depends(scene)]);
      if (part.drawn === state) continue;
      part.drawn = state;
      replace(part.slot, part.section.draw(scene, t));
    }
  };
}

/**
 * @param {HTMLElement} slot
 * @param {HTMLElement | null} content
 */
function replace(slot, content) {
  const root = /** @type {Document | ShadowRoot} */ (slot.getRootNode());
  const focused = slot.contains(root.activeElement) && root.activeElement?.getAttribute("data-key");
  slot.replaceChildren(...(content ? [content] : []));
  const first = /** @type {HTMLElement | null} */ (slot.querySelector("[autofocus]"));
  if (first) return first.focus({ preventScroll: true });
  if (!focused) return;
  const again = /** @type {HTMLElement | null} */ (slot.querySelector(`[data-key="${focused}"]:not([disabled])`));
  const board = slot.closest(".teg");
  const bar = board?.querySelector(".teg-bar");
  (again ?? /** @type {HTMLElement | null} */ (bar?.checkVisibility() ? bar : board))?.focus({ preventScroll: true });
}

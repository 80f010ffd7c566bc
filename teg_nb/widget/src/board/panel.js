/** Everything beside the map, section by section. What all games share is here. */

/** @import { Game, Scene, Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
import { tableSection } from "./board-table.js";
import { pairs } from "../map/geometry.js";
import { button, h } from "../base/dom.js";
import { hintLines } from "./hints.js";
import { LINES } from "./lines.js";
import { NOTE } from "../map/annotations.js";
import { ODDS } from "./odds.js";
import { BOTS, PROGRESS } from "./autoplay.js";
import { chip, die, dot, icon } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { SINCE } from "./turn-summary.js";
import { THROW } from "./manual-input.js";
import { turnMarks } from "../views/turning-points.js";
import { texts } from "../base/texts.js";

/** @type {Record<string, Section>} */
const SECTIONS = {
  timeline: {
    draw: timeline,
    depends: ({ view, turns }) => [turns, view.steps, view.undo, view.redo, view.undoing, view.memory],
  },
  bots: BOTS,
  progress: PROGRESS,
  lines: LINES,
  note: NOTE,
  hint: { draw: hint, depends: ({ view, hint, secret, game }) => [view.viewer, view.to_move, view.over, hint && [hint.step, hint.plans.length, hint.open, hint.quiz], covers(view, game) && secret === null] },
  banner: { draw: banner, depends: ({ view }) => [view.over, view.seats] },
  turn: {
    draw: turn,
    depends: ({ view }) => [view.round, view.phase, view.turn, view.to_move, view.due, view.over],
  },
  since: SINCE,
  throw: THROW,
  refusal: { draw: refusal, depends: ({ refusal }) => refusal },
  odds: ODDS,
  battle: { draw: battle, depends: ({ view }) => view.battle },
  seats: { draw: seats, depends: ({ view }) => [view.seats, view.to_move, view.first, view.viewer] },
  news: { draw: news, depends: ({ view }) => view.news },
};

/**
 * A drawer for the panel: it replaces the sections that changed and keeps the focus.
 *
 * @param {{timeline: HTMLElement, side: HTMLElement, below: HTMLElement}} places
 * @param {boolean} [looks] nobody plays on this board: it is the map, and where one is
 * @param {boolean} [alone] it is of an exercise: one plays alone, and adds nothing to a study
 * @returns {(scene: Scene, passing?: boolean) => void} `passing`: only where one is, since one goes on at once
 */
export function panel(places, looks = false, alone = false) {
  /** @type {Game | null} */
  let game = null;
  /** @type {{slot: HTMLElement, section: Section, drawn: string}[]} */
  let parts = [];
  /** @type {Record<string, Section>} */
  const own = { ...SECTIONS, places: tableSection() };
  const begin = (/** @type {Game} */ next) => {
    const slot = (/** @type {string} */ name) => ({
      slot: h("div", { class: `teg-slot teg-slot-${name}` }),
      section: next.sections[name] ?? own[name],
      drawn: "",
    });
    const side = (looks ? [] : next.side.flatMap((each) => (each === "turn" ? [each, "throw"] : each))).map(slot);
    const below = (alone && looks ? [] : looks ? ["news"] : [...next.below, "places"]).map(slot);
    const top = (alone ? ["timeline"] : looks ? ["timeline", "lines"] : ["timeline", "bots", "progress", "lines", "hint", "note"]).map(slot);
    places.timeline.replaceChildren(...top.map((each) => each.slot));
    places.side.replaceChildren(...side.map((each) => each.slot));
    places.below.replaceChildren(...below.map((each) => each.slot));
    game = next;
    parts = [...top, ...side, ...below];
  };
  return (scene, passing = false) => {
    if (scene.game !== game) begin(scene.game);
    const t = texts(scene.view.lang);
    for (const part of passing ? parts.slice(0, 1) : parts) {
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
  if (!focused) return;
  const again = /** @type {HTMLElement | null} */ (slot.querySelector(`[data-key="${focused}"]:not([disabled])`));
  (again ?? /** @type {HTMLElement | null} */ (slot.closest(".teg")))?.focus({ preventScroll: true });
}

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function timeline({ view, turns, send, go, by }, t) {
  const { step, steps, lang } = view;
  const free = view.memory;
  const jump = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ to, goes = () => go(to)) =>
    button(key, icon(sign), goes, {
      title: label,
      "aria-label": label,
      disabled: protocol.go(view, to) === null,
    });
  const counter = h("output", { class: "teg-counter" }, `${step}/${steps}`);
  const slider = h("input", {
    type: "range",
    "data-key": "position",
    "aria-label": t.position,
    min: 0,
    max: steps,
    value: step,
    input: (/** @type {any} */ event) => (counter.textContent = `${event.target.value}/${steps}`),
    change: (/** @type {any} */ event) => go(event.target.valueAsNumber),
  });
  return h(
    "div",
    { class: "teg-timeline" },
    free && h(
      "span",
      { class: "teg-group" },
      jump("first", "first", t.first_step, 0),
      jump("back", "back", t.back, step - 1, () => by(-1)),
      jump("forward", "forward", t.forward, step + 1, () => by(1)),
      jump("last", "last", t.last_step, steps),
    ),
    free && h("span", { class: "teg-slider" }, slider, turnMarks(turns.filter((each) => each.line === view.line), [0, steps], go, t, lang)),
    free && counter,
    view.undoing !== "off" && h(
      "span",
      { class: "teg-group" },
      button("undo", `↶ ${t.undo}`, () => send(protocol.undo(view)), { disabled: !view.undo, title: "U" }),
      free && button("redo", `↷ ${t.redo}`, () => send(protocol.redo(view)), { disabled: !view.redo, title: "R" }),
    ),
    h(
      "span",
      { class: "teg-group", role: "group", "aria-label": t.language },
      .../** @type {const} */ (["es", "en"]).map((each) =>
        button(`lang-${each}`, each, () => send(each === lang ? null : protocol.language(each)), {
          "aria-pressed": String(each === lang),
        }),
      ),
    ),
  );
}

/** Return true if others may look at the same screen: a hint speaks of the objective. @type {(view: protocol.View, game: Game) => boolean} */
const covers = (view, game) => Boolean(game.curtain) || (view.people ?? []).length > 1;

/** The person to move may ask what the best bot would do. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function hint(scene, t) {
  const { view, hint, secret, game, askHint } = scene;
  if (view.over || view.viewer === null || view.viewer !== view.to_move || (covers(view, game) && !secret)) return null;
  return h(
    "div",
    { class: "teg-hints", role: "group", "aria-label": t.advice },
    button("hint", t.advice_ask, () => askHint(false), { title: t.advice_what }),
    button("hint-quiz", t.advice_quiz, () => askHint(true), { title: t.advice_quiz_what }),
    hint && h("div", { class: "teg-advice", "aria-live": "polite" }, ...hintLines(scene, hint, t)),
  );
}

/** Another level for a seat that a bot plays. @type {(view: protocol.View, seat: number, send: Scene["send"], t: Texts) => HTMLElement} */
function level(view, seat, send, t) {
  const { bot, name } = view.seats[seat];
  const characters = protocol.CHARACTERS[view.game] ?? [];
  const known = /** @type {readonly string[]} */ ([...protocol.LEVELS, ...characters]).includes(bot ?? "");
  return h(
    "select",
    {
      class: "teg-bot",
      "data-key": `level-${name}`,
      "aria-label": `${t.level} ${name}`,
      change: (/** @type {any} */ event) => send(protocol.setLevel(view, seat, event.target.value)),
    },
    !known && h("option", { value: "", selected: true, disabled: true }, bot),
    ...protocol.LEVELS.map((each) => h("option", { value: each, selected: each === bot }, t[each])),
    ...characters.map((each) => h("option", { value: each, selected: each === bot, title: t[`${each}_what`] }, t[each])),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function banner({ view }, t) {
  if (!view.over) return null;
  const { winners, reason, objectives } = view.over;
  const alone = winners.length === 1 ? view.seats[winners[0]] : null;
  const title = alone ? `${t.winner}: ${alone.name}` : winners.length ? t.winners : t.draw;
  return h(
    "section",
    {
      class: "teg-banner",
      role: "status",
      style: alone ? { background: alone.color, color: alone.ink } : {},
    },
    h("small", {}, t.over),
    h("strong", {}, title),
    !alone && winners.length > 0 &&
      h("span", { class: "teg-winners" }, ...winners.map((seat) => h("span", {}, dot(view, seat), view.seats[seat].name))),
    h("span", {}, reason),
    objectives.length > 0 && h("h5", {}, t.objectives),
    ...objectives.map(([seat, text]) => h("p", {}, dot(view, seat), `${view.seats[seat].name}: ${text}`)),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function turn({ view }, t) {
  if (view.over) return null;
  const seat = view.seats[view.to_move >= 0 ? view.to_move : view.turn];
  const chance = view.to_move === protocol.CHANCE;
  return h(
    "section",
    {
      class: "teg-turn",
      "aria-live": "polite",
      style: seat ? { background: seat.color, color: seat.ink } : {},
    },
    view.round > 0 && h("small", {}, `${t.round} ${view.round}`),
    h("strong", {}, seat?.name ?? "", chance && h("em", {}, ` · ${t.chance}`)),
    h("span", {}, view.phase_name),
    view.due.length > 0 &&
      h(
        "ul",
        { class: "teg-due", title: t.due, "aria-label": t.due },
        ...view.due.map((each) => h("li", {}, h("b", {}, each.armies), ` ${each.source}`)),
      ),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function refusal({ refusal, dismiss }, t) {
  if (!refusal) return null;
  return h(
    "section",
    { class: "teg-refusal", role: "alert", "data-code": refusal.code },
    h("b", {}, t.refused),
    button("dismiss", "×", dismiss, { class: "teg-close", "aria-label": t.close }),
    h("p", {}, refusal.text),
    chip(refusal.clause),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function battle({ board, view }, t) {
  const fight = view.battle;
  if (!fight || fight.source === null || fight.target === null) return null;
  const rows = pairs(fight.attack, fight.defence);
  const sides = { attack: view.seats[fight.seat], defence: view.seats[fight.defender] };
  const [lost, won] = fight.losses;
  const cell = (/** @type {"attack" | "defence"} */ side, /** @type {typeof rows[0]} */ row) =>
    die(
      row[side],
      row.winner === side ? "won" : row.winner ? "lost" : "idle",
      sides[side].color,
      sides[side].ink,
    );
  const mark = { attack: "▸", defence: "◂" };
  return h(
    "section",
    { class: "teg-card teg-battle" },
    h("h4", {}, t.dice),
    h(
      "div",
      { class: "teg-dice", role: "group", "aria-label": t.dice },
      h("span", {}, dot(view, fight.seat), board.countries[fight.source].name),
      h("span", {}),
      h("span", {}, dot(view, fight.defender), board.countries[fight.target].name),
      ...rows.flatMap((row) => [
        cell("attack", row),
        h("b", { class: "teg-versus" }, row.winner ? mark[row.winner] : ""),
        cell("defence", row),
      ]),
      h("b", {}, lost ? `−${lost}` : "0"),
      h("small", {}, t.losses),
      h("b", {}, won ? `−${won}` : "0"),
    ),
    fight.conquered && h("strong", { class: "teg-conquered" }, t.conquered),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function seats({ view, game, send }, t) {
  const columns = view.seats.map((seat) => game.columns?.(seat, t) ?? seat.facts);
  const widest = columns.reduce((a, b) => (b.length > a.length ? b : a));
  const head = [["", t.seats], ...widest];
  return h(
    "section",
    { class: "teg-card" },
    h(
      "table",
      { class: "teg-seats" },
      h("tr", {}, ...head.map(([sign, label]) => h("th", { scope: "col", title: label }, ...(sign ? signOf(sign, label) : [label])))),
      ...view.seats.flatMap((seat, k) => [
        h(
          "tr",
          {
            "data-seat": seat.name,
            class: [!seat.living && "teg-dead", k === view.to_move && "teg-moving"].filter(Boolean).join(" "),
          },
          h(
            "th",
            { scope: "row", title: seat.living ? seat.name : `${seat.name}: ${t.dead}` },
            dot(view, k),
            seat.name,
            k === view.first && h("small", { title: t.first }, " ①"),
            k === view.viewer && h("small", { title: t.viewer }, " ◂"),
            seat.bot && level(view, k, send, t),
          ),
          ...widest.map(([key, label]) => h("td", { title: label }, columns[k].find((each) => each[0] === key)?.[2] ?? "?")),
        ),
        seat.continent_cards?.length > 0 &&
          h("tr", { class: "teg-continents" }, h("td", { colspan: head.length, title: t.continent_cards }, ...seat.continent_cards.map((each) => h("span", {}, each)))),
      ]),
    ),
    h("p", { class: "teg-signs", "aria-hidden": "true" }, ...widest.flatMap(([sign, label]) => (icon(sign) ? [h("span", {}, icon(sign), ` ${label.toLowerCase()}`)] : []))),
  );
}

/** An icon for what is counted, and its name for those who do not see it; or the name. @type {(sign: string, label: string) => (Element | string)[]} */
function signOf(sign, label) {
  const drawn = icon(sign);
  return drawn ? [drawn, h("span", { class: "teg-unseen" }, label)] : [label];
}

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function news({ view }, t) {
  const items = [...view.news].reverse();
  return h(
    "section",
    { class: "teg-card teg-news" },
    h("h4", {}, t.news),
    items.length
      ? h(
          "ol",
          { tabindex: 0, "aria-label": t.news },
          ...items.map((each) =>
            h(
              "li",
              { class: each.step === view.step ? "teg-new" : null },
              each.seat === null ? h("i", { class: "teg-dot teg-none" }) : dot(view, each.seat),
              h("span", {}, each.text, " ", chip(each.clause)),
            ),
          ),
        )
      : h("p", { class: "teg-hint" }, t.no_news),
  );
}

/** Everything beside the map: what the position is, and every action as a plain control. */

/** @import { ActionWords, Board, Message, Private, Refusal, View } from "./protocol.js" */
/** @import { Choice } from "./play.js" */
/** @import { Texts } from "./texts.js" */
import { dieDots, pairs } from "./geometry.js";
import { button, h, number, s, select } from "./dom.js";
import * as play from "./play.js";
import * as protocol from "./protocol.js";
import { phaseName, symbolName, texts, verbName } from "./texts.js";

/**
 * What the panel shows, and what it may do about it.
 *
 * @typedef {object} Scene
 * @property {Board} board
 * @property {View} view
 * @property {Choice} choice
 * @property {Private | null} secret uncovered cards and objective
 * @property {Refusal | null} refusal
 * @property {(message: Message | null) => void} send
 * @property {(choice: Partial<Choice>) => void} choose
 * @property {() => void} cover covers the secret
 * @property {() => void} dismiss closes the refusal
 */

/** @typedef {Record<string, HTMLElement>} Slots */

/** Where each section stands: in the column beside the map, or below the map. */
export const SIDE = ["banner", "turn", "refusal", "actions", "situation", "seats", "secret"];
export const BELOW = ["battle", "news"];

/** @type {Record<string, (scene: Scene, t: Texts) => HTMLElement | null>} */
const SECTIONS = { timeline, banner, turn, refusal, actions, situation, battle, seats, secret, news };

/** What each section depends on, besides the language; drawn again only when that changes. */
/** @type {Record<string, (scene: Scene) => unknown>} */
const DEPENDS = {
  timeline: ({ view }) => [view.steps, view.to_move, view.over, view.seats.map((seat) => seat.bot)],
  banner: ({ view }) => [view.over, view.seats],
  turn: ({ view }) => [view.round, view.phase, view.turn, view.to_move, view.due, view.over],
  refusal: ({ refusal }) => refusal,
  actions: ({ view, choice }) => [view.step, view.steps, view.menu, view.viewer, view.to_move, { ...choice, amount: String(choice.amount) }],
  situation: ({ view }) => view.situation,
  battle: ({ view }) => view.battle,
  seats: ({ view }) => [view.seats, view.to_move, view.first, view.viewer],
  secret: ({ view, secret }) => [view.viewer, view.step, secret, view.to_move],
  news: ({ view }) => view.news,
};

/**
 * A drawer for the panel: it replaces the sections that changed and keeps the focus.
 *
 * @param {Slots} slots
 * @returns {(scene: Scene) => void}
 */
export function panel(slots) {
  /** @type {Record<string, string>} */
  const drawn = {};
  return (scene) => {
    const t = texts(scene.view.lang);
    for (const [name, section] of Object.entries(SECTIONS)) {
      const state = JSON.stringify([scene.view.lang, scene.view.step, DEPENDS[name](scene)]);
      if (drawn[name] === state) continue;
      drawn[name] = state;
      replace(slots[name], section(scene, t));
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

/**
 * @param {View} view
 * @param {number} seat
 */
function dot(view, seat) {
  return h("i", { class: "teg-dot", style: { background: view.seats[seat]?.color ?? "transparent" } });
}

/** @param {string | null | undefined} clause */
function chip(clause) {
  return clause ? h("span", { class: "teg-chip" }, clause) : null;
}

/**
 * @param {string} title
 * @param {...import("./dom.js").Child} content
 */
function card(title, ...content) {
  return h("section", { class: "teg-card" }, h("h4", {}, title), ...content);
}

// --- where we are ---------------------------------------------------------------------------------

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function timeline({ view, send }, t) {
  const { step, steps, lang } = view;
  const person = view.to_move >= 0 && !view.seats[view.to_move].bot;
  const jump = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ to) =>
    button(key, icon(sign), () => send(protocol.go(view, to)), {
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
    change: (/** @type {any} */ event) => send(protocol.go(view, event.target.valueAsNumber)),
  });
  return h(
    "div",
    { class: "teg-timeline" },
    h(
      "span",
      { class: "teg-group" },
      jump("first", "first", t.first_step, 0),
      jump("back", "back", t.back, step - 1),
      jump("forward", "forward", t.forward, step + 1),
      jump("last", "last", t.last_step, steps),
    ),
    slider,
    counter,
    button("undo", `↶ ${t.undo}`, () => send(protocol.UNDO), { disabled: step === 0, title: "U" }),
    h(
      "span",
      { class: "teg-group", role: "group", "aria-label": t.bots },
      h("span", { class: "teg-label" }, t.bots),
      .../** @type {const} */ (["action", "turn", "round", "end"]).map((until) =>
        button(`until-${until}`, t[`until_${until}`], () => send(protocol.step(until)), {
          disabled: view.over !== null || person,
        }),
      ),
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

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function banner({ view }, t) {
  if (!view.over) return null;
  const { winners, reason, objectives } = view.over;
  const names = winners.map((seat) => view.seats[seat].name).join(", ");
  const title = winners.length ? `${winners.length > 1 ? t.winners : t.winner}: ${names}` : t.draw;
  const first = view.seats[winners[0]];
  return h(
    "section",
    {
      class: "teg-banner",
      role: "status",
      style: first ? { background: first.color, color: first.ink } : {},
    },
    h("small", {}, t.over),
    h("strong", {}, title),
    h("span", {}, reason),
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
    h("span", {}, phaseName(view.lang, view.phase)),
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
function situation({ view }, t) {
  if (!view.situation) return null;
  return h(
    "section",
    { class: "teg-card teg-situation", "data-situation": view.situation.id },
    h("h4", {}, t.situation),
    h("strong", {}, view.situation.name),
    h("p", {}, view.situation.text),
  );
}

// --- what can be done -----------------------------------------------------------------------------

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function actions(scene, t) {
  const { view } = scene;
  if (view.over) return null;
  const past = view.step < view.steps && h("p", { class: "teg-past" }, t.past);
  const nothing = Object.values(view.menu).every((rows) => !rows.length);
  if (nothing) {
    const why = view.to_move === protocol.CHANCE ? t.chance_due : view.viewer === null ? t.watching : t.waiting;
    return card(t.actions, h("p", { class: "teg-hint" }, why), past);
  }
  return card(t.actions, onTheMap(scene, t), conquest(scene, t), plain(scene), past);
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function onTheMap(scene, t) {
  const { view, choice, choose, board } = scene;
  const verb = play.mapVerb(view.menu);
  if (!verb) return null;
  const names = (/** @type {number[]} */ which) =>
    which
      .map((k) => ({ value: String(k), text: board.countries[k].name }))
      .sort((a, b) => a.text.localeCompare(b.text, "es"));
  const pick = (/** @type {string} */ value) => (value === "" ? null : Number(value));
  const text = (/** @type {number | null} */ value) => (value === null ? "" : String(value));
  return h(
    "div",
    { class: "teg-play", "data-verb": verb },
    h("p", { class: "teg-hint" }, hint(verb, choice, t)),
    select(
      "source",
      verb === "place" ? t.country : t.source,
      names(play.sources(view.menu)),
      text(choice.source),
      (value) => choose({ source: pick(value), target: null }),
      t.choose,
    ),
    verb !== "place" &&
      select(
        "target",
        t.target,
        names(play.targets(view.menu, choice.source)),
        text(choice.target),
        (value) => choose({ target: pick(value) }),
        t.choose,
      ),
    verb === "attack" ? attackButtons(scene, t) : amountButtons(scene, verb, t),
  );
}

/** @type {(verb: play.MapVerb, choice: Choice, t: Texts) => string} */
function hint(verb, choice, t) {
  if (verb === "place") return t.hint_place;
  if (verb === "attack") return choice.source === null ? t.hint_source : t.hint_target;
  if (verb === "fire_missile") return t.hint_missile;
  return choice.target === null ? t.hint_regroup : t.hint_regroup_target;
}

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function attackButtons({ board, view, choice, choose, send }, t) {
  const ready = play.message(board, view, choice) !== null;
  const here = choice.source === null ? 99 : view.armies[choice.source];
  return h(
    "div",
    { class: "teg-buttons" },
    button("act-attack", t.do_attack, () => send(play.message(board, view, choice)), {
      class: "teg-main",
      disabled: !ready,
    }),
    h(
      "span",
      { class: "teg-group" },
      button("act-attack_until", t.do_attack_until, () => send(play.message(board, view, choice, true)), {
        disabled: !ready,
      }),
      number("keep", t.keep, choice.keep, [1, Math.max(here, 1)], (keep) => choose({ keep })),
    ),
  );
}

/** @type {(scene: Scene, verb: string, t: Texts) => HTMLElement} */
function amountButtons({ board, view, choice, choose, send }, verb, t) {
  const ready = play.message(board, view, choice) !== null;
  const limit = play.most(view.menu, choice.source, choice.target) || 999;
  const set = (/** @type {number} */ amount) => choose({ amount });
  const act = button(
    `act-${verb}`,
    /** @type {Record<string, string>} */ (t)[`do_${verb}`],
    () => send(play.message(board, view, choice)),
    { class: "teg-main", disabled: !ready },
  );
  if (verb === "fire_missile") return h("div", { class: "teg-buttons" }, act);
  const shown = choice.amount === Infinity && limit === 999 ? 1 : Math.min(choice.amount, limit);
  return h(
    "div",
    {},
    h(
      "div",
      { class: "teg-group teg-amounts", role: "group", "aria-label": t.amount },
      h("span", { class: "teg-label" }, t.amount),
      ...[1, 5].map((each) =>
        button(`amount-${each}`, String(each), () => set(each), { "aria-pressed": String(choice.amount === each) }),
      ),
      button("amount-all", t.all, () => set(Infinity), { "aria-pressed": String(choice.amount === Infinity) }),
      number("amount", t.amount, shown, [1, limit], set),
    ),
    limit > 1 &&
      limit < 999 &&
      h("input", {
        type: "range",
        "data-key": "amount-range",
        "aria-label": t.amount,
        min: 1,
        max: limit,
        value: shown,
        change: (/** @type {any} */ event) => set(event.target.valueAsNumber),
      }),
    h("div", { class: "teg-buttons" }, act),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function conquest({ view, send }, t) {
  const range = play.conquestRange(view.menu);
  if (!range) return null;
  const [min, max] = range;
  return h(
    "div",
    {},
    h("p", { class: "teg-hint" }, t.hint_conquest),
    h(
      "div",
      { class: "teg-buttons teg-conquest", role: "group", "aria-label": t.conquest },
      ...Array.from({ length: max - min + 1 }, (_, k) =>
        button(`act-conquest_move-${min + k}`, String(min + k), () => send(protocol.act(view, "conquest_move", min + k)), {
          class: "teg-main",
        }),
      ),
    ),
  );
}

/** Verbs without arguments: a button each. @type {(scene: Scene) => HTMLElement | null} */
function plain({ view, send }) {
  const verbs = Object.keys(view.menu).filter((verb) => view.menu[verb].some((row) => row.length === 0));
  if (!verbs.length) return null;
  return h(
    "div",
    { class: "teg-buttons" },
    ...verbs.map((verb) =>
      button(`act-${verb}`, verbName(view.lang, verb), () => send(protocol.act(view, verb)), {
        title: verb === play.endVerb(view.menu) ? "E" : null,
        class: verb === "request_card" ? "teg-main" : null,
      }),
    ),
  );
}

// --- dice -----------------------------------------------------------------------------------------

/**
 * @param {number | null} value
 * @param {string} kind
 * @param {string} fill
 * @param {string} ink
 */
function die(value, kind, fill, ink) {
  if (value === null) return h("span", { class: "teg-die" });
  return s(
    "svg",
    { viewBox: "-2.4 -2.4 4.8 4.8", class: `teg-die teg-${kind}`, role: "img", "aria-label": String(value) },
    s("rect", { x: -2, y: -2, width: 4, height: 4, rx: 0.8, fill, stroke: ink, "stroke-width": 0.16 }),
    ...dieDots(value).map(([cx, cy]) => s("circle", { cx, cy, r: 0.4, fill: ink })),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function battle({ board, view }, t) {
  const fight = view.battle;
  if (!fight || fight.source === null || fight.target === null) return null;
  const rows = pairs(fight.attack, fight.defence);
  const attacker = view.seats[view.turn];
  const [lost, won] = fight.losses;
  const cell = (/** @type {"attack" | "defence"} */ side, /** @type {typeof rows[0]} */ row) =>
    die(
      row[side],
      row.winner === side ? "won" : row.winner ? "lost" : "idle",
      side === "attack" ? (attacker?.color ?? "#fff") : "#ffffff",
      side === "attack" ? (attacker?.ink ?? "#26303b") : "#26303b",
    );
  const mark = { attack: "▸", defence: "◂" };
  return h(
    "section",
    { class: "teg-card teg-battle" },
    h("h4", {}, t.dice),
    h(
      "div",
      { class: "teg-dice" },
      h("span", {}, board.countries[fight.source].name),
      h("span", {}),
      h("span", {}, board.countries[fight.target].name),
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

// --- who, and what happened -----------------------------------------------------------------------

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function seats({ view }, t) {
  const head = [
    ["", t.seats],
    ["flag", t.countries],
    ["army", t.armies],
    ["card", t.cards],
    ["exchange", t.exchanges],
  ];
  return h(
    "section",
    { class: "teg-card" },
    h(
      "table",
      { class: "teg-seats" },
      h("tr", {}, ...head.map(([sign, label]) => h("th", { scope: "col", title: label, "aria-label": label }, sign && icon(sign)))),
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
            k === view.viewer && h("small", {}, " ◂"),
            seat.bot && h("small", { class: "teg-bot", title: t.bot }, ` ${seat.bot}`),
          ),
          ...[seat.countries, seat.armies, seat.cards, seat.exchanges].map((n) => h("td", {}, n)),
        ),
        seat.continent_cards.length > 0 &&
          h("tr", { class: "teg-continents" }, h("td", { colspan: 5 }, ...seat.continent_cards.map((each) => h("span", {}, each)))),
      ]),
    ),
  );
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
          { role: "log" },
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

// --- what only one may see ------------------------------------------------------------------------

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function secret({ view, secret, send, cover }, t) {
  if (view.viewer === null) return null;
  const whose = h("span", { class: "teg-whose" }, `${t.secret_whose} `, dot(view, view.viewer), view.seats[view.viewer].name);
  if (!secret) {
    return h(
      "section",
      { class: "teg-card teg-secret" },
      h("h4", {}, t.secret),
      whose,
      button("private", t.secret_show, () => send(protocol.PRIVATE), { class: "teg-cover" }),
    );
  }
  const act = (/** @type {ActionWords} */ ...words) => send(protocol.act(view, ...words));
  return h(
    "section",
    { class: "teg-card teg-secret teg-open" },
    h("h4", {}, t.secret),
    whose,
    h("h5", {}, t.objective),
    ...secret.objectives.map((each) => h("p", { class: "teg-objective" }, each)),
    h("h5", {}, t.hand),
    secret.hand.length
      ? h(
          "ul",
          { class: "teg-hand" },
          ...secret.hand.map((each) =>
            h(
              "li",
              {},
              symbol(each.symbol),
              h("b", {}, each.country),
              h("small", {}, symbolName(view.lang, each.symbol)),
              each.bonus && button(`bonus-${each.country}`, `+${secret.bonus_armies ?? 3} ${t.armies.toLowerCase()}`, () => act("bonus", each.country)),
            ),
          ),
        )
      : h("p", { class: "teg-hint" }, t.no_cards),
    ...secret.exchanges.map((each, k) =>
      button(
        `exchange-${k}`,
        `${t.exchange}: ${[...each.cards, ...each.continents].join(" + ")} = ${each.armies}`,
        () => act("exchange", each.cards, each.continents),
        { class: "teg-exchange" },
      ),
    ),
    button("cover", t.secret_hide, cover, { class: "teg-cover" }),
  );
}

/** Signs that not every font has. @type {Record<string, string>} */
const ICONS = {
  first: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M12 3v10L4 8z",
  forward: "M4 3v10l8-5z",
  last: "M11 3h2v10h-2zM3 3v10l7-5z",
  flag: "M3 1h1.5v1H13l-2 3.5L13 9H4.5v6H3z",
  army: "M8 2a3 3 0 0 1 3 3H5a3 3 0 0 1 3-3zM5 6h6a3 3 0 0 1-6 0zM2.5 15v-2.5A3 3 0 0 1 5.5 10h5a3 3 0 0 1 3 2.5V15z",
  card: "M3 1h10v14H3zM4.5 2.5v11h7v-11zM8 5l2 3-2 3-2-3z",
  exchange: "M1 5.5 5 2v2.5h9v2H5V9zM15 10.5 11 14v-2.5H2v-2h9V7z",
};

/** @param {string} name */
function icon(name) {
  return s(
    "svg",
    { viewBox: "0 0 16 16", class: "teg-icon", "aria-hidden": "true" },
    s("path", { d: ICONS[name], fill: "currentColor", "fill-rule": "evenodd" }),
  );
}

/** Small pictures on the cards. @type {Record<string, string>} */
const SYMBOLS = {
  plane: "M0-9 2-3 9 2v2L2 2l-.6 4L4 8v1.5L0 8.5-4 9.5V8l2.6-2L-2 2l-7 2V2l7-5z",
  anchor: "M0-9a2.4 2.4 0 0 1 1.2 4.4V-2H4V.5H1.2v5.6C4 5.7 5.8 4.2 6.2 2L4.6 2.4 7-1.5 9 2.6 8 2.5C7.5 6.5 4 9 0 9S-7.5 6.5-8 2.5l-1 .1 2-4.1 2.4 3.9L-6.2 2C-5.8 4.2-4 5.7-1.2 6.1V.5H-4V-2h2.8v-2.6A2.4 2.4 0 0 1 0-9z",
  soldier: "M0-9a3 3 0 0 1 3 3H4.5v1.5h-9V-6H-3a3 3 0 0 1 3-3zM-2.5-4h5a2.5 2.5 0 0 1-5 0zM-5 9V2.5A3.5 3.5 0 0 1-1.5-1h3A3.5 3.5 0 0 1 5 2.5V9z",
  joker: "M0-9 2.3-2.8 9-2.5 3.7 1.6 5.6 8 0 4.3-5.6 8-3.7 1.6-9-2.5-2.3-2.8z",
};

/** @param {string} name */
function symbol(name) {
  return s(
    "svg",
    { viewBox: "-10 -10 20 20", class: "teg-symbol", "aria-hidden": "true" },
    s("path", { d: SYMBOLS[name] ?? SYMBOLS.joker, fill: "currentColor" }),
  );
}

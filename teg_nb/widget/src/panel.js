/** Everything beside the map: what the position is, and every action as a plain control. */

/** @import { ActionWords, Board, Message, Offers, Pact, Private, Proposal, Reach, Refusal, View } from "./protocol.js" */
/** @import { Choice } from "./play.js" */
/** @import { Texts } from "./texts.js" */
import { dieDots, pairs } from "./geometry.js";
import { DAMAGE } from "./traces.js";
import { button, h, number, s, select } from "./dom.js";
import * as play from "./play.js";
import * as protocol from "./protocol.js";
import { pactName, phaseName, symbolName, texts, verbName } from "./texts.js";

/**
 * What is unfolded and picked in the register of pacts; it never leaves the browser.
 *
 * @typedef {object} Register
 * @property {boolean | null} open null until somebody folds it: open if there is something in it
 * @property {Offers | null} offers what may be proposed now
 * @property {string} kind
 * @property {string} partner
 * @property {string} terms index of the chosen terms
 * @property {string} first what the terms shown begin with; all if empty
 * @property {string | null} breaking pact and seat of a break that waits to be confirmed
 */

/** @type {Register} */
export const FOLDED = { open: null, offers: null, kind: "", partner: "", first: "", terms: "", breaking: null };

/**
 * What the panel shows, and what it may do about it.
 *
 * @typedef {object} Scene
 * @property {Board} board
 * @property {View} view
 * @property {Choice} choice
 * @property {Private | null} secret uncovered cards and objective
 * @property {Refusal | null} refusal
 * @property {Register} register
 * @property {Reach | null} reach
 * @property {number | null} aim country under the pointer, in missile mode
 * @property {(part: Partial<Register>) => void} arrange
 * @property {(message: Message | null) => void} send
 * @property {(choice: Partial<Choice>) => void} choose
 * @property {() => void} cover covers the secret
 * @property {() => void} dismiss closes the refusal
 */

/** @typedef {Record<string, HTMLElement>} Slots */

/** Where each section stands: in the column beside the map, or below the map. */
export const SIDE = ["banner", "turn", "refusal", "actions", "situation", "seats", "secret"];
export const BELOW = ["battle", "news", "pacts"];

/** @type {Record<string, (scene: Scene, t: Texts) => HTMLElement | null>} */
const SECTIONS = { timeline, banner, turn, refusal, actions, situation, battle, pacts, seats, secret, news };

/** What each section depends on, besides the language; drawn again only when that changes. */
/** @type {Record<string, (scene: Scene) => unknown>} */
const DEPENDS = {
  timeline: ({ view }) => [view.steps, view.to_move, view.over, view.people, view.seats.map((seat) => seat.bot)],
  banner: ({ view }) => [view.over, view.seats],
  turn: ({ view }) => [view.round, view.phase, view.turn, view.to_move, view.due, view.over],
  refusal: ({ refusal }) => refusal,
  actions: ({ board, view, choice, reach, aim }) => [
    [view.step, view.steps, view.menu, view.viewer, view.to_move, view.awaited, view.joint],
    { ...choice, amount: String(choice.amount) },
    view.proposals,
    [reach?.source, play.reachOf(board, reach, aim ?? choice.target)],
  ],
  pacts: ({ view, register }) => [view.pacts, view.proposals, view.people, view.viewer, view.to_move, view.over, register],
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
        button(`until-${until}`, until === "end" && view.people?.length ? t.until_mine : t[`until_${until}`], () => send(protocol.step(until)), {
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
  if (!play.hasMoves(view.menu)) {
    const other = (view.awaited ?? view.viewer) !== view.viewer && view.seats[view.awaited ?? -1];
    const why = other ? `${t.awaiting} ${other.name}.` : view.to_move === protocol.CHANCE ? t.chance_due : view.viewer === null ? t.watching : t.waiting;
    return card(t.actions, h("p", { class: "teg-hint" }, why), asked(scene, t), past);
  }
  return card(t.actions, asked(scene, t), counts(scene, t), decisions(scene, t), missileMode(scene, t), onTheMap(scene, t), plain(scene), past);
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function onTheMap(scene, t) {
  const { view, choice, choose, board } = scene;
  const menu = play.menuOf(view.menu, choice);
  const verb = play.mapVerb(menu);
  if (!verb) return null;
  const pickSource = (/** @type {string} */ value) => {
    const part = { source: pick(value), target: null, occupant: null };
    choose(part);
    scene.send(play.reachMessage(board, view, { ...choice, ...part }));
  };
  const names = (/** @type {number[]} */ which) =>
    which
      .map((k) => ({ value: String(k), text: board.countries[k].name }))
      .sort((a, b) => a.text.localeCompare(b.text, "es"));
  const pick = (/** @type {string} */ value) => (value === "" ? null : Number(value));
  const text = (/** @type {number | null} */ value) => (value === null ? "" : String(value));
  return h(
    "div",
    { class: "teg-play", "data-verb": verb },
    h("p", { class: "teg-hint" }, hint(verb, scene, t)),
    select(
      "source",
      verb === "place" ? t.country : t.source,
      names(play.sources(menu)),
      text(choice.source),
      pickSource,
      t.choose,
    ),
    verb !== "place" &&
      select(
        "target",
        t.target,
        names(play.targets(menu, choice.source)),
        text(choice.target),
        (value) => choose({ target: pick(value), occupant: null }),
        t.choose,
      ),
    verb === "fire_missile" && choice.source !== null && aimLine(scene, t),
    occupantButtons(scene, menu, t),
    verb === "attack" ? attackButtons(scene, t) : amountButtons(scene, verb, t),
    verb === "place" && missileButtons(scene, t),
  );
}

/**
 * What is said about the country that is aimed at, and what the shades mean.
 *
 * @type {(scene: Scene, t: Texts) => HTMLElement}
 */
function aimLine({ board, choice, reach, aim }, t) {
  const country = aim ?? choice.target;
  const found = country === choice.source ? null : play.reachOf(board, reach, country);
  const name = found && `${found.country}: `;
  return h(
    "div",
    { class: "teg-aim" },
    h(
      "p",
      { class: "teg-legend", "aria-label": t.damage },
      h("span", {}, t.damage),
      ...[3, 2, 1].map((damage) => h("span", {}, h("i", { style: { background: DAMAGE[damage - 1] } }), String(damage))),
    ),
    found &&
      h(
        "p",
        { class: found.refusal ? "teg-out" : "teg-in", role: "status" },
        h("b", {}, name),
        found.refusal ? found.refusal.text : `${t.damage} ${found.damage}`,
        " ",
        found.refusal && chip(found.refusal.clause),
      ),
  );
}

/** @type {(scene: Scene, menu: import("./protocol.js").Menu, t: Texts) => HTMLElement | null} */
function occupantButtons({ view, choice, choose }, menu, t) {
  const found = play.occupantsAt(menu, choice.source, choice.target);
  if (!found.length) return null;
  const aimed = play.aimedAt(found, choice);
  return h(
    "div",
    { class: "teg-buttons teg-occupants", role: "group", "aria-label": t.occupant },
    h("span", { class: "teg-label" }, t.occupant),
    ...found.map((seat) =>
      button(`occupant-${seat}`, view.seats[seat].name, () => choose({ occupant: seat }), {
        "aria-pressed": String(seat === aimed),
        style: { background: view.seats[seat].color, color: view.seats[seat].ink },
      }),
    ),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function missileMode({ board, view, choice, choose, send }, t) {
  if (!play.canFire(view.menu)) return null;
  const toggle = () => {
    const part = { missile: !choice.missile, source: null, target: null, occupant: null };
    const { fire_missile } = view.menu;
    const only = [...new Set(fire_missile.map((row) => row[0]))];
    if (part.missile && only.length === 1) part.source = /** @type {any} */ (only[0]);
    choose(part);
    send(play.reachMessage(board, view, { ...choice, ...part }));
  };
  return h(
    "div",
    { class: "teg-buttons teg-mode" },
    button("missile-mode", h("span", {}, icon("rocket"), ` ${t.missile_mode}`), toggle, {
      "aria-pressed": String(choice.missile),
      title: "M",
    }),
  );
}

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function missileButtons({ board, view, choice, choose, send }, t) {
  const { place_missile: placing = [], convert_to_missile: converting = [] } = view.menu;
  if (!placing.length && !converting.length) return null;
  const place = play.missileMessage(board, view, choice, "place_missile");
  const most = converting.find((row) => row[0] === choice.source)?.[1] ?? 0;
  const many = Math.min(choice.convert ?? 1, Math.max(most, 1));
  return h(
    "div",
    { class: "teg-buttons" },
    placing.length > 0 && button("act-place_missile", t.place_missile, () => send(place), { disabled: !place }),
    converting.length > 0 &&
      h(
        "span",
        { class: "teg-group" },
        button(
          "act-convert_to_missile",
          t.convert,
          () => send(play.missileMessage(board, view, choice, "convert_to_missile", many)),
          { disabled: !most },
        ),
        h(
          "select",
          {
            "data-key": "convert-count",
            "aria-label": t.convert_count,
            disabled: !most,
            change: (/** @type {any} */ event) => choose({ convert: Number(event.target.value) }),
          },
          ...Array.from({ length: Math.max(most, 1) }, (_, k) =>
            h("option", { value: k + 1, selected: k + 1 === many }, k + 1),
          ),
        ),
      ),
  );
}

/** @type {(verb: play.MapVerb, scene: Scene, t: Texts) => string} */
function hint(verb, { view, choice }, t) {
  if (verb === "place") return view.menu.place_missile?.length || view.menu.convert_to_missile?.length ? t.hint_placing_missiles : t.hint_place;
  if (verb === "attack") return choice.source === null ? t.hint_source : t.hint_target;
  if (verb === "fire_missile") return choice.source === null ? t.hint_fire : t.hint_fire_target;
  return choice.target === null ? t.hint_regroup : t.hint_regroup_target;
}

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function attackButtons({ board, view, choice, choose, send }, t) {
  const ready = play.message(board, view, choice) !== null;
  const until = play.message(board, view, choice, true) !== null;
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
        disabled: !until,
      }),
      number("keep", t.keep, choice.keep, [1, Math.max(here, 1)], (keep) => choose({ keep })),
    ),
  );
}

/** @type {(scene: Scene, verb: string, t: Texts) => HTMLElement} */
function amountButtons({ board, view, choice, choose, send }, verb, t) {
  const ready = play.message(board, view, choice) !== null;
  const exact = play.exactVerb(play.menuOf(view.menu, choice), choice) ?? verb;
  const kinds = verb === "regroup" ? play.units(view.menu, choice.source, choice.target) : [];
  const limit = play.most(view.menu, choice.source, choice.target, exact) || 999;
  const set = (/** @type {number} */ amount) => choose({ amount });
  const act = button(
    `act-${exact}`,
    /** @type {Record<string, string>} */ (t)[`do_${verb}`],
    () => send(play.message(board, view, choice)),
    { class: "teg-main", disabled: !ready },
  );
  if (verb === "fire_missile") return h("div", { class: "teg-buttons" }, act);
  const shown = choice.amount === Infinity && limit === 999 ? 1 : Math.min(choice.amount, limit);
  return h(
    "div",
    {},
    kinds.includes("missiles") &&
      h(
        "div",
        { class: "teg-group teg-amounts", role: "group", "aria-label": t.unit },
        ...kinds.map((unit) =>
          button(`unit-${unit}`, t[`unit_${unit}`], () => choose({ unit }), {
            "aria-pressed": String((unit === "missiles") === (exact === "regroup_missiles")),
          }),
        ),
      ),
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

/** That a proposal waits for a person here. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function asked({ view, arrange }, t) {
  const waits = view.proposals?.find((each) => view.people?.includes(each.seats[1]));
  if (!waits) return null;
  const show = (/** @type {any} */ event) => {
    arrange({ open: true });
    event.target.closest(".teg")?.querySelector(".teg-slot-pacts")?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  };
  return h("button", { type: "button", "data-key": "asked", class: "teg-wide-button teg-asked", click: show }, dot(view, waits.seats[0]), t.asked);
}

/** So many armies or dice: a button each. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function counts({ view, send }, t) {
  const due = play.countDue(view.menu);
  if (!due) return null;
  const { verb, range } = due;
  const [min, max] = range;
  const hints = { intrusion_move: t.hint_intrusion, aggression_move: t.hint_aggression, choose_dice: t.hint_dice };
  return h(
    "div",
    {},
    h("p", { class: "teg-hint" }, /** @type {Record<string, string>} */ (hints)[verb] ?? t.hint_conquest),
    h(
      "div",
      { class: "teg-buttons teg-conquest", role: "group", "aria-label": verb === "conquest_move" ? t.conquest : verb },
      ...Array.from({ length: max - min + 1 }, (_, k) =>
        button(`act-${verb}-${min + k}`, String(min + k), () => send(protocol.act(view, verb, min + k)), {
          class: "teg-main",
        }),
      ),
    ),
  );
}

/** What is due about joint attacks and zones. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function decisions({ board, view, send }, t) {
  const { joint_decision: joint = [], zone_decision: zones = [], open_joint_attack: open = [] } = view.menu;
  if (!joint.length && !zones.length && !open.length) return null;
  const textOf = (/** @type {number} */ pact) => view.pacts?.find((each) => each.number === pact)?.text ?? `#${pact}`;
  const target = view.joint && board.countries[view.joint.target]?.name;
  const seats = (view.joint?.seats ?? []).map((seat) => view.seats[seat].name).join(" + ");
  const seat = view.viewer ?? view.to_move;
  return h(
    "div",
    { class: "teg-decisions" },
    joint.length > 0 &&
      h(
        "div",
        {},
        h("p", {}, h("b", {}, t.joint), target && `: ${seats} → ${target}`),
        h(
          "div",
          { class: "teg-buttons" },
          ...joint.map((row) => {
            const on = Boolean(row[0]);
            return button(`act-joint_decision-${on}`, on ? t.joint_on : t.joint_stop, () => send(protocol.act(view, "joint_decision", on)), {
              class: on ? "teg-main" : null,
            });
          }),
        ),
      ),
    ...[...new Set(zones.map((row) => row[0]))].map((pact) =>
      h(
        "div",
        {},
        h("p", {}, t.zone, " ", h("small", {}, textOf(pact))),
        h(
          "div",
          { class: "teg-buttons" },
          button(`zone-${pact}-keep`, t.zone_keep, () => send(protocol.say(view, seat, "zone_decision", pact, true))),
          button(`zone-${pact}-end`, t.zone_end, () => send(protocol.say(view, seat, "zone_decision", pact, false))),
        ),
      ),
    ),
    ...open.map(([pact]) =>
      h(
        "div",
        {},
        h("p", { class: "teg-hint" }, textOf(pact)),
        button(`act-open_joint_attack-${pact}`, t.joint_open, () => send(protocol.act(view, "open_joint_attack", pact)), {
          class: "teg-wide-button",
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

// --- pacts ----------------------------------------------------------------------------------------

/** @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function pacts(scene, t) {
  const { view, register, arrange } = scene;
  if (!view.pacts && !view.proposals) return null;
  const [made, offered] = [view.pacts ?? [], view.proposals ?? []];
  const many = made.length + offered.length;
  const open = register.open ?? many > 0;
  const people = view.people ?? [];
  return h(
    "section",
    { class: "teg-card teg-pacts" },
    button(
      "pacts",
      h("span", {}, h("i", {}, open ? "▾" : "▸"), ` ${t.pacts}`, many > 0 && h("b", {}, many)),
      () => arrange({ open: !open }),
      { class: "teg-fold", "aria-expanded": String(open) },
    ),
    open &&
      h(
        "div",
        { class: "teg-register" },
        made.length > 0 ? h("ul", {}, ...made.map((each) => pactItem(scene, each, t))) : h("p", { class: "teg-hint" }, t.no_pacts),
        h(
          "div",
          {},
          offered.length > 0 && h("h5", {}, t.proposals),
          offered.length > 0 && h("ul", {}, ...offered.map((each) => proposalItem(scene, each, t))),
          !view.over && people.length > 0 && view.viewer !== null && offerForm(scene, t),
        ),
      ),
  );
}

/** @type {(view: View, seats: number[]) => HTMLElement} */
function pair(view, seats) {
  return h("span", { class: "teg-pair" }, ...seats.map((seat) => dot(view, seat)));
}

/**
 * Which people of this screen speak, of some seats: the viewer first.
 *
 * @type {(view: View, seats: number[]) => number[]}
 */
function speakers(view, seats) {
  const mine = seats.filter((seat) => view.people?.includes(seat));
  return mine.sort((a, b) => Number(b === view.viewer) - Number(a === view.viewer));
}

/** @type {(scene: Scene, pact: Pact, t: Texts) => HTMLElement} */
function pactItem({ view, register, arrange, send }, pact, t) {
  const { number: n } = pact;
  const voices = view.over ? [] : speakers(view, pact.breakable_by ?? []);
  const breaker = voices.find((seat) => register.breaking === `${n}/${seat}`);
  return h(
    "li",
    { "data-pact": n, class: pact.breaker === null ? null : "teg-breaking" },
    pair(view, pact.seats),
    h("span", {}, pact.text, " ", chip(pact.clause)),
    notice(view, pact, t),
    voices.length > 0 &&
      breaker === undefined &&
      h(
        "div",
        { class: "teg-buttons" },
        ...voices.map((seat, k) =>
          button(
            k ? `break-${n}-${seat}` : `break-${n}`,
            h("span", {}, voices.length > 1 && dot(view, seat), t.break_pact),
            () => arrange({ breaking: `${n}/${seat}` }),
            { "aria-label": `${view.seats[seat].name}: ${t.break_pact}` },
          ),
        ),
      ),
    breaker !== undefined &&
      h(
        "div",
        { class: "teg-buttons", role: "alert" },
        h("b", { class: "teg-out" }, dot(view, breaker), t.break_sure),
        button(`break-${n}-yes`, t.yes, () => send(protocol.say(view, breaker, "announce_break", n)), { class: "teg-danger" }),
        button(`break-${n}-no`, t.no, () => arrange({ breaking: null })),
      ),
  );
}

/**
 * Who announced to break a pact, and until when that seat must go on respecting it (TEG-14.24).
 *
 * @type {(view: View, pact: Pact, t: Texts) => HTMLElement | null}
 */
function notice(view, { breaker, seats, notice }, t) {
  if (breaker === null) return null;
  const other = seats.find((seat) => seat !== breaker) ?? breaker;
  return h(
    "p",
    { class: "teg-out" },
    `${t.broken_by} `,
    dot(view, breaker),
    `${view.seats[breaker]?.name}; ${notice ? t.bound_now : t.bound_until} `,
    dot(view, other),
    `${view.seats[other]?.name}.`,
  );
}

/** @type {(scene: Scene, proposal: Proposal, t: Texts) => HTMLElement} */
function proposalItem({ view, send }, proposal, t) {
  const { number: n, seats: [proposer, partner] } = proposal;
  const mine = (/** @type {number} */ seat) => !view.over && view.people?.includes(seat);
  const saying = (/** @type {string} */ verb, /** @type {number} */ seat) => () => send(protocol.say(view, seat, verb, n));
  return h(
    "li",
    { "data-proposal": n },
    pair(view, proposal.seats),
    h("span", {}, proposal.text),
    (mine(partner) || mine(proposer)) &&
      h(
        "div",
        { class: "teg-buttons" },
        mine(partner) && button(`accept-${n}`, h("span", {}, dot(view, partner), t.accept), saying("accept_pact", partner)),
        mine(partner) && button(`decline-${n}`, h("span", {}, dot(view, partner), t.decline), saying("decline_pact", partner)),
        mine(proposer) && button(`withdraw-${n}`, h("span", {}, dot(view, proposer), t.withdraw), saying("withdraw_proposal", proposer)),
      ),
  );
}

/** More terms than this are looked up by what they begin with. */
const MANY_TERMS = 12;

/** @type {(scene: Scene, t: Texts) => HTMLElement} */
function offerForm({ view, register, arrange, send }, t) {
  const ask = button("offers", t.propose, () => send(protocol.askOffers(view)), { class: "teg-wide-button" });
  const { offers, kind, partner, first, terms } = register;
  if (!offers) return ask;
  if (!offers.offers.length) return h("div", {}, ask, h("p", { class: "teg-hint" }, t.no_offers));
  const kinds = [...new Set(offers.offers.map((each) => each.kind))];
  const partners = [...new Set(offers.offers.filter((each) => each.kind === kind).map((each) => each.partner))];
  const offer = offers.offers.find((each) => each.kind === kind && each.partner === partner);
  const rows = offer?.terms ?? [];
  const chosen = play.termsOf(offer, terms);
  const message = offer && chosen ? protocol.act(view, offer.verb, offer.partner, ...chosen) : null;
  const options = (/** @type {string[]} */ values, /** @type {(value: string) => string} */ text) =>
    values.map((value) => ({ value, text: text(value) }));
  return h(
    "div",
    { class: "teg-offer" },
    select("offer-kind", t.offer_kind, options(kinds, (each) => pactName(view.lang, each)), kind, (value) => arrange({ kind: value, partner: "", first: "", terms: "" }), t.choose),
    select("offer-partner", t.offer_partner, options(partners, (each) => each), partner, (value) => arrange({ partner: value, first: "", terms: "" }), t.choose),
    rows.length > MANY_TERMS &&
      select(
        "offer-first",
        t.offer_first,
        options([...new Set(rows.map((row) => String(row[0])))].sort((a, b) => a.localeCompare(b, "es")), (each) => each),
        first,
        (value) => arrange({ first: value, terms: "" }),
        t.offer_all,
      ),
    (!offer || rows.some((row) => row.length > 0)) &&
      select(
        "offer-terms",
        t.offer_terms,
        rows
          .map((row, k) => ({ value: String(k), text: play.termsText(row), begins: String(row[0]) }))
          .filter((each) => !first || each.begins === first)
          .sort((a, b) => a.text.localeCompare(b.text, "es")),
        terms,
        (value) => arrange({ terms: value }),
        t.choose,
      ),
    h(
      "div",
      { class: "teg-buttons" },
      button("offer-send", t.send_offer, () => send(message), { class: "teg-main", disabled: !message }),
      button("offer-close", t.close, () => arrange({ offers: null, kind: "", partner: "", first: "", terms: "" })),
    ),
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
  rocket: "M8 0c2 1.6 2.8 3.8 2.8 6v3.2L13 12v3l-3-1.4H6L3 15v-3l2.2-2.8V6C5.2 3.800 6 1.600 8 0z",
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

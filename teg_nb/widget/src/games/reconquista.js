/**
 * La Reconquista: each seat has its own map, so nothing is seen before the curtain is lifted.
 *
 * Troops to place, transfers and cards to pass are put together here, from what the private reply says
 * may be (`compose`), and sent as one action.
 */

/** @import { Message, Private, View } from "../base/protocol.js" */
/** @import { Game, Marks, Move, Scene, Table } from "../board/game.js" */
/** @import { Texts } from "../base/texts.js" */
import * as compose from "../board/action-form.js";
import { isCurtained } from "../board/bar.js";
import { plain, stepper, whose } from "../board/composer.js";
import { button, h, select } from "../base/dom.js";
import { card, chip, dot } from "../base/pieces.js";
import { act, look } from "../base/protocol.js";
import { traces } from "./reconquista-layers.js";

/**
 * The action so far.
 *
 * @typedef {object} Local
 * @property {"attack" | "move" | null} mode of a turn; null: the first that is legal
 * @property {number | null} target to attack
 * @property {Record<number, number>} placed troops by province
 * @property {number | null} origin of the next transfer
 * @property {[number, number, number][]} transfers origin, target and number
 * @property {number} amount of the next transfer; Infinity for all
 * @property {number[]} cards provinces to pass
 * @property {number[]} pointed provinces of the control under the pointer
 */

/** @type {Local} */
const NOTHING = { mode: null, target: null, placed: {}, origin: null, transfers: [], amount: 1, cards: [], pointed: [] };

/** Actions that the viewer may build now. @type {(table: Table) => any} */
const freely = ({ view, secret }) => (secret?.seat === view.viewer ? secret?.compose : null) ?? {};

/** @type {(numbers: number[]) => number} */
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** @type {(table: Table, country: number) => string} */
const nameOf = ({ board }, country) => board.countries[country].name;

// --- what may be done -----------------------------------------------------------------------------

/** @typedef {"placing" | "attack" | "move" | "commit" | null} Stage */

/** @type {(table: Table, local: Local) => Stage} */
export function stageOf(table, local) {
  const free = freely(table);
  if (free.place_five) return "placing";
  if (free.commit) return "commit";
  if (!free.move) return null;
  const modes = modesOf(table);
  return modes.find((each) => each === local.mode) ?? modes[0];
}

/** @type {(table: Table) => ("attack" | "move")[]} */
export function modesOf(table) {
  return compose.offer(table).menu.attack?.length ? ["attack", "move"] : ["move"];
}

/** Troops that a transfer could still take from an origin. @type {(table: Table, local: Local, origin: number) => number} */
export function leftAt(table, { transfers }, origin) {
  const found = freely(table).move?.provinces.find((/** @type {any} */ each) => each[0] === origin);
  return (found?.[1] ?? 0) - sum(transfers.filter((each) => each[0] === origin).map((each) => each[2]));
}

/** Own neighbours of an own province. @type {(table: Table, origin: number | null) => number[]} */
export function waysFrom(table, origin) {
  return freely(table).move?.provinces.find((/** @type {any} */ each) => each[0] === origin)?.[2] ?? [];
}

/** Changes of a move, by province. @type {(local: Local) => [number, number][]} */
export function changesOf({ transfers }) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [origin, target, number] of transfers) {
    found.set(origin, (found.get(origin) ?? 0) - number);
    found.set(target, (found.get(target) ?? 0) + number);
  }
  return [...found].filter(([, change]) => change);
}

/** Troops on the cards that are passed. @type {(table: Table, local: Local) => number} */
export function totalOf(table, { cards }) {
  const { commit } = freely(table);
  const own = commit.provinces.filter((/** @type {any} */ each) => cards.includes(each[0]));
  const target = commit.included ? table.view.armies[commit.target] : 0;
  return target + sum(own.map((/** @type {any} */ each) => each[1]));
}

/**
 * The message of what has been put together, if it is complete.
 *
 * @param {Table} table
 * @param {Local} local
 * @returns {Message | null}
 */
export function message(table, local) {
  const name = (/** @type {number} */ country) => nameOf(table, country);
  switch (stageOf(table, local)) {
    case "placing": {
      const placed = Object.entries(local.placed).filter(([, n]) => n > 0);
      if (sum(placed.map(([, n]) => n)) !== freely(table).place_five.troops) return null;
      return act(table.view, "place_five", /** @type {any} */ (placed.map(([country, n]) => [name(Number(country)), n])));
    }
    case "attack":
      return local.target == null ? null : act(table.view, "attack", name(local.target));
    case "move":
      if (!changesOf(local).length && !freely(table).move.null) return null;
      return act(table.view, "move", /** @type {any} */ (local.transfers.map(([a, b, n]) => [name(a), name(b), n])));
    case "commit":
      return act(table.view, "commit", local.cards.map(name));
    default:
      return null;
  }
}

/** One troop more or less on a province of one's own. @type {(table: Table, local: Local, country: number, step: number) => Local} */
export function placed(table, local, country, step) {
  const { troops, provinces } = freely(table).place_five;
  const total = sum(Object.values(local.placed));
  const now = local.placed[country] ?? 0;
  const legal = provinces.some((/** @type {any} */ each) => each[0] === country) && now + step >= 0 && total + step <= troops;
  return legal ? { ...local, placed: { ...local.placed, [country]: now + step } } : local;
}

/** One transfer more; the same way twice is one. @type {(table: Table, local: Local, target: number) => Local} */
export function transferred(table, local, target) {
  const origin = /** @type {number} */ (local.origin);
  const number = Math.min(local.amount, leftAt(table, local, origin));
  if (number < 1) return local;
  const others = local.transfers.filter(([a, b]) => a !== origin || b !== target);
  const before = local.transfers.find(([a, b]) => a === origin && b === target)?.[2] ?? 0;
  const transfers = /** @type {Local["transfers"]} */ ([...others, [origin, target, before + number]]);
  const next = { ...local, transfers };
  return leftAt(table, next, origin) ? next : { ...next, origin: null };
}

/** @type {Game["click"]} */
export function click(table, local, country, back) {
  switch (stageOf(table, local)) {
    case "placing":
      return { local: placed(table, local, country, back ? -1 : 1) };
    case "attack": {
      const legal = compose.offer(table).menu.attack.some((/** @type {any} */ row) => row[0] === country);
      // Once to choose, twice to ask for it; the kernel says why one's own cannot be attacked.
      if (local.target === country || !legal) return { local, message: act(table.view, "attack", nameOf(table, country)) };
      return { local: { ...local, target: country } };
    }
    case "move":
      if (local.origin != null && waysFrom(table, local.origin).includes(country)) return { local: transferred(table, local, country) };
      return { local: { ...local, origin: country !== local.origin && leftAt(table, local, country) > 0 ? country : null } };
    case "commit": {
      const legal = freely(table).commit.provinces.some((/** @type {any} */ each) => each[0] === country);
      const cards = local.cards.includes(country) ? local.cards.filter((/** @type {number} */ each) => each !== country) : [...local.cards, country];
      return { local: legal ? { ...local, cards } : local };
    }
    default:
      return { local };
  }
}

/** @type {(table: Table, local: Local) => Marks} */
export function marks(table, local) {
  const { view, secret } = table;
  const free = freely(table);
  const target = view.parties?.target ?? null;
  /** @type {Marks} */
  const shown = { legal: [], targets: [], source: null, target: null, last: { source: null, target }, pointed: local.pointed };
  const places = (/** @type {any[][]} */ rows) => rows.map((row) => Number(row[0]));
  switch (stageOf(table, local)) {
    case "placing":
      return { ...shown, legal: places(free.place_five.provinces), badges: entries(local.placed).map(([country, n]) => [country, `+${n}`]) };
    case "attack":
      return { ...shown, target: local.target };
    case "move": {
      const able = places(free.move.provinces).filter((/** @type {number} */ each) => leftAt(table, local, each) > 0);
      const badges = changesOf(local).map(([country, n]) => /** @type {[number, string]} */ ([country, n > 0 ? `+${n}` : `−${-n}`]));
      const begun = local.origin != null;
      return {
        ...shown,
        legal: begun ? [] : able,
        targets: waysFrom(table, local.origin),
        source: local.origin,
        arrows: local.transfers.map(([a, b]) => [a, b]),
        badges,
      };
    }
    case "commit":
      return { ...shown, target, legal: places(free.commit.provinces), pointed: local.pointed.length ? local.pointed : local.cards };
    default:
      return secret?.fight ? { ...shown, pointed: local.pointed } : shown;
  }
}

/** @type {(placed: Record<number, number>) => [number, number][]} */
const entries = (placed) => Object.entries(placed).flatMap(([country, n]) => (n ? [[Number(country), n]] : []));

/** @type {Game["key"]} */
function key(table, local, name) {
  if (name === "Escape") return { local: { ...local, origin: null, target: null } };
  if (name === "Enter") return { local, message: message(table, local) };
  if (name < "1" || name > "9") return null;
  return { local: { ...local, amount: Number(name) } };
}

/**
 * The view with what the viewer knows of the map.
 *
 * @param {View} view
 * @param {Private | null} secret
 * @returns {View}
 */
export function shown(view, secret) {
  if (!secret?.owner || !secret.armies) return view;
  const seats = view.seats.map((seat, k) => (k === secret.seat ? { ...seat, facts: secret.facts ?? [] } : seat));
  return { ...view, owner: secret.owner, armies: secret.armies, hatched: secret.hatched, suspects: secret.suspects, seats, news: secret.news };
}

// --- the panel ------------------------------------------------------------------------------------

/** @type {(scene: Scene, t: Texts) => Move | null} */
function moves(scene, t) {
  const stage = stageOf(scene, scene.local);
  const offered = compose.offer(scene);
  if (stage) {
    const { facts, more, buttons, sheet } = { placing, attack, move, commit }[stage](scene, t);
    const others = plain(scene, offered, {});
    const rest = others.filter((each) => each.dataset.key === "act-offer_draw"); // seldom meant, so never under a finger
    return { facts: [stage === "attack" || stage === "move" ? modes(scene) : null, ...facts], more, buttons: [...buttons, ...others.filter((each) => !rest.includes(each))], rest, sheet };
  }
  const buttons = plain(scene, offered, {});
  return buttons.length ? { facts: [whose(scene, t), announced(scene)], buttons } : null;
}

/** The offer of a draw, with what the viewer stands to win or lose. @type {(scene: Scene, t: Texts) => Move | null} */
function asks(scene, t) {
  const { view, secret } = scene;
  if (!compose.offer(scene).menu.answer_draw) return null;
  const own = (secret?.facts ?? []).map(([, label, n]) => `${n} ${label}`).join(" · ");
  const answers = (/** @type {boolean} */ yes) => () => scene.send(act(view, "answer_draw", yes));
  return {
    question: true,
    facts: [h("span", { role: "alert", class: "teg-proposal" }, dot(view, view.turn), h("b", {}, `${view.seats[view.turn].name} ${t.rec_offers}`))],
    more: [h("p", { class: "teg-hint" }, `${t.rec_own}: ${own}; ${t.rec_goal} ${secret?.goal}. ${t.rec_draw} `, chip("REC-10.5"))],
    buttons: [button("accept-draw", t.accept, answers(true), { title: "A" }), button("decline-draw", t.decline, answers(false), { title: "R" })],
  };
}

/** @type {(scene: Scene) => HTMLElement | null} */
function modes(scene) {
  const { local, set } = scene;
  const { forms } = compose.offer(scene);
  const stage = stageOf(scene, local);
  const all = modesOf(scene);
  if (all.length < 2) return null;
  return h(
    "div",
    { class: "teg-group teg-verbs" },
    ...all.map((mode) => button(`verb-${mode}`, forms[mode]?.label ?? mode, () => set({ ...local, mode, origin: null, target: null }), { "aria-pressed": String(mode === stage) })),
  );
}

/** The button that plays what has been put together. @type {(scene: Scene, verb: string, more?: string) => HTMLElement} */
function send(scene, verb, more = "") {
  const ready = message(scene, scene.local);
  const label = compose.offer(scene).forms[verb]?.label ?? verb;
  return button(`act-${verb}`, label + more, () => scene.send(ready), { class: "teg-main", disabled: !ready });
}

/** A list from which provinces can be picked as on the map. @type {(scene: Scene, name: string, label: string, provinces: number[], chosen: number | null, t: Texts) => HTMLElement} */
function list(scene, name, label, provinces, chosen, t) {
  const options = provinces.map((each) => ({ value: String(each), text: nameOf(scene, each) })).sort((a, b) => a.text.localeCompare(b.text, "es"));
  const pick = (/** @type {string} */ value) => value !== "" && Number(value) !== chosen && scene.set(click(scene, scene.local, Number(value), false).local);
  return select(name, label, options, chosen == null ? "" : String(chosen), pick, t.choose);
}

/** @type {(scene: Scene, t: Texts) => Move} */
function placing(scene, t) {
  const { local, set } = scene;
  const { troops, provinces } = freely(scene).place_five;
  const left = troops - sum(Object.values(local.placed));
  const rows = entries(local.placed).map(([country, n]) =>
    h(
      "li",
      {},
      h("span", {}, nameOf(scene, country)),
      h("b", {}, `+${n}`),
      button(`less-${country}`, "−", () => set(placed(scene, local, country, -1)), { "aria-label": `${nameOf(scene, country)} −1` }),
      button(`more-${country}`, "+", () => set(placed(scene, local, country, 1)), { disabled: !left, "aria-label": `${nameOf(scene, country)} +1` }),
    ),
  );
  return {
    facts: [h("p", { class: "teg-left-over" }, `${t.rec_left}: `, h("b", {}, left)), list(scene, "source", t.place, provinces.map((/** @type {any} */ row) => row[0]), null, t)],
    more: [h("p", { class: "teg-hint" }, t.rec_place)],
    buttons: [send(scene, "place_five")],
    ...(rows.length > 0 && { sheet: { key: "placing", title: t.troops, body: [h("ul", { class: "teg-list" }, ...rows)] } }),
  };
}

/** @type {(scene: Scene, t: Texts) => Move} */
function attack(scene, t) {
  const { local } = scene;
  const provinces = compose.offer(scene).menu.attack.map(([province]) => province);
  const name = local.target == null ? "" : `: ${nameOf(scene, local.target)}`;
  return { facts: [list(scene, "target", t.place, provinces, local.target, t)], more: [h("p", { class: "teg-hint" }, t.rec_attack)], buttons: [send(scene, "attack", name)] };
}

/** @type {(scene: Scene, t: Texts) => Move} */
function move(scene, t) {
  const { local, set } = scene;
  const { provinces } = freely(scene).move;
  const able = provinces.map((/** @type {any} */ row) => row[0]).filter((/** @type {number} */ province) => province === local.origin || leftAt(scene, local, province) > 0);
  const most = local.origin == null ? 0 : leftAt(scene, local, local.origin);
  const without = (/** @type {number} */ k) => set({ ...local, transfers: local.transfers.filter((/** @type {any} */ _, /** @type {number} */ n) => n !== k) });
  const rows = local.transfers.map((/** @type {[number, number, number]} */ [a, b, n], /** @type {number} */ k) =>
    h("li", {}, h("span", {}, `${nameOf(scene, a)} → ${nameOf(scene, b)}`), h("b", {}, n), button(`drop-${k}`, "×", () => without(k), { "aria-label": t.rec_drop })),
  );
  const first = modesOf(scene).length < 2;
  return {
    facts: [
      list(scene, "source", t.source, able, local.origin, t),
      local.origin != null && list(scene, "target", t.target, waysFrom(scene, local.origin), null, t),
      ...(most > 1 ? stepper(Math.min(local.amount, most), [1, most], (amount) => set({ ...local, amount }), t) : []),
    ],
    more: [h("p", { class: "teg-hint" }, local.origin != null ? t.rec_move_to : first ? t.rec_first_turn : t.rec_move)],
    buttons: [send(scene, "move")],
    ...(rows.length > 0 && { sheet: { key: "transfers", title: t.transfers, body: [h("ul", { class: "teg-list" }, ...rows)] } }),
  };
}

/** @type {(scene: Scene, t: Texts) => Move} */
function commit(scene, t) {
  const { local, set, view } = scene;
  const { target, included, provinces } = freely(scene).commit;
  const toggle = (/** @type {number} */ country) => set(click(scene, local, country, false).local);
  const row = (/** @type {string} */ key, /** @type {number} */ country, /** @type {number} */ troops, /** @type {boolean} */ on, fixed = false) =>
    h(
      "label",
      { class: "teg-check" },
      h("input", { type: "checkbox", "data-key": key, checked: on, disabled: fixed, change: () => toggle(country) }),
      h("span", {}, nameOf(scene, country)),
      h("b", {}, troops),
    );
  const body = [
    included && row(`card-${target}`, target, view.armies[target], true, true),
    ...provinces.map((/** @type {[number, number]} */ [country, troops]) => row(`card-${country}`, country, troops, local.cards.includes(country))),
    !provinces.length && h("p", { class: "teg-hint" }, t.rec_no_cards),
    scene.secret?.shown && h("p", {}, `${t.rec_shown}: ${names(scene, scene.secret.shown)}`),
  ];
  return {
    facts: [announced(scene), h("p", { class: "teg-total" }, `${included ? t.defence : t.attack}: `, h("b", {}, totalOf(scene, local)))],
    more: [h("p", { class: "teg-hint" }, included ? t.rec_commit_defender : t.rec_commit)],
    buttons: [send(scene, "commit")],
    sheet: { key: "commit", title: t.phase_cards, body },
  };
}

/** @type {(scene: Table, provinces: number[]) => string} */
const names = (scene, provinces) => provinces.map((each) => `${nameOf(scene, each)} (${scene.view.armies[each]})`).join(", ") || "—";

/** The attack under way: attacker, defender and province, all public. @type {(scene: Table) => HTMLElement | null} */
function announced(scene) {
  const { view } = scene;
  if (!view.parties) return null;
  const { attacker, defender, target } = view.parties;
  return h("p", { class: "teg-parties" }, dot(view, attacker), view.seats[attacker].name, " → ", h("b", {}, nameOf(scene, target)), " (", dot(view, defender), view.seats[defender].name, ")");
}

/** The last attack: for its two sides what came of it; for people who may be one of them, a way to see it. */
const result = {
  depends: (/** @type {Scene} */ { view, secret }) => [view.parties, view.people, view.phase, secret?.seat, secret?.fight],
  draw: (/** @type {Scene} */ scene, /** @type {Texts} */ t) => {
    const { view, secret, send: say, cover } = scene;
    if (!view.parties || view.phase === "commit") return null;
    const { attacker, defender } = view.parties;
    const sides = [attacker, defender].filter((seat) => view.people?.includes(seat) && seat !== secret?.seat && seat !== view.viewer);
    const open = sides.map((seat) =>
      button(`look-${seat}`, h("span", {}, dot(view, seat), `${t.curtain_me} ${view.seats[seat].name}`), () => say(look(view, seat)), { class: "teg-wide-button" }),
    );
    const fight = secret?.fight;
    return card(
      t.rec_result,
      announced(scene),
      fight && h("p", {}, `${t.attack}: `, h("b", {}, fight.offence), ` · ${names(scene, fight.cards)}`),
      fight && h("p", {}, `${t.defence}: `, h("b", {}, fight.defence), ` · ${names(scene, fight.defence_cards)}`),
      fight && h("strong", { class: fight.success ? "teg-conquered" : "teg-out" }, fight.success ? t.rec_success : t.rec_failure),
      !fight && h("p", { class: "teg-hint" }, t.rec_secret_result),
      ...open,
      secret && secret.seat !== view.viewer && button("cover", t.secret_hide, cover, { class: "teg-cover" }),
    );
  },
};

/** The viewer's own holdings, and its notes if the table allows them. */
const own = {
  depends: (/** @type {Scene} */ { secret }) => [secret],
  draw: (/** @type {Scene} */ scene, /** @type {Texts} */ t) => {
    const { view, secret, cover } = scene;
    if (!secret || view.over) return null;
    const notes = secret.suspects ?? [];
    return h(
      "section",
      { class: "teg-card teg-secret teg-open" },
      h("h4", {}, t.rec_own),
      h("span", { class: "teg-whose" }, `${t.secret_whose} `, dot(view, secret.seat), view.seats[secret.seat].name),
      h("p", {}, ...(secret.facts ?? []).map(([, label, n], k) => h("span", {}, k ? " · " : "", h("b", {}, n), ` ${label}`)), ` · ${t.rec_goal} ${secret.goal}`),
      notes.length > 0 && h("h5", {}, t.rec_notes),
      notes.length > 0 &&
        h(
          "ul",
          { class: "teg-notes" },
          ...notes.map(([country, seats]) => h("li", {}, h("span", {}, nameOf(scene, country)), h("span", {}, ...seats.map((seat) => h("span", { title: view.seats[seat].name }, dot(view, seat)))))),
        ),
      !isCurtained(scene) && (view.people?.length ?? 0) > 1 && button("cover", t.secret_hide, cover, { class: "teg-cover" }),
    );
  },
};

/** @type {Game} */
export default {
  start: NOTHING,
  move: { of: moves, depends: ({ view, local, secret }) => [{ ...local, pointed: null, amount: String(local.amount) }, secret, view.armies, view.parties] },
  asks,
  phases: [["phase_place", "placing"], ["phase_play", "play"], ["phase_cards", "commit"], ["phase_draw", "draw"]],
  tabs: { cards: ["own"], news: ["result"] },
  sections: { result, own },
  curtain: true,
  keys: "keys_rec",
  shown,
  renew: (table, local) => ({ local: fitting(table, local) }),
  click,
  key,
  marks,
  traces,
  facts: ({ view, secret }, _, country) => {
    const seats = secret?.suspects?.find(([place]) => place === country)?.[1] ?? [];
    const sure = view.hatched?.find(([place]) => place === country);
    const known = sure ? [sure[1]] : seats;
    return { lines: known.length ? [h("p", {}, "? ", ...known.map((seat) => h("span", {}, dot(view, seat), `${view.seats[seat].name} `)))] : [] };
  },
};

/** The rest of a choice in a new position: only the number to move. @type {(table: Table, local: Local) => Local} */
function fitting(table, local) {
  const fresh = { ...NOTHING, amount: local.amount === Infinity ? 1 : local.amount };
  const { commit } = freely(table);
  // To pass every card is the usual choice; it can be taken back one by one.
  return commit ? { ...fresh, cards: commit.provinces.map((/** @type {any} */ each) => each[0]) } : fresh;
}

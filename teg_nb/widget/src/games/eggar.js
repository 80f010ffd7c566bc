/** EGGAR: soldiers that walk on a grid, dice, and a question for the rival at the right. */

/** @import { Board, Message, View } from "../base/protocol.js" */
/** @import { Game, Marks, Move, Scene, Section, Table, Turn } from "../board/game.js" */
/** @import { Texts } from "../base/texts.js" */
import { NONE } from "../board/dice.js";
import { plain, whose } from "../board/composer.js";
import { offer } from "../board/action-form.js";
import { button, h, select } from "../base/dom.js";
import { card, chip, die, dot } from "../base/pieces.js";
import { act, look } from "../base/protocol.js";
import { eggarTexts } from "../base/texts.js";
import { armies, armyOf } from "./eggar-armies.js";
import { ARMY, grid, seatOf } from "./grid.js";

/**
 * The choice so far.
 *
 * @typedef {object} Local
 * @property {number | null} soldier that will walk
 * @property {number | null} over the square under the pointer
 * @property {number | null} to the square that is picked in the list
 * @property {number | null} target soldier under attack
 * @property {number[] | null} group that attacks it; null: all that may
 */

/** @type {Local} */
const NOTHING = { soldier: null, over: null, to: null, target: null, group: null };

// --- what may be done -----------------------------------------------------------------------------

/** The walks of each soldier that can move: by soldier, by square, the path. @type {(table: Table) => Map<number, Map<number, number[]>>} */
export function walks(table) {
  /** @type {Map<number, Map<number, number[]>>} */
  const found = new Map();
  for (const [soldier, path] of offer(table).menu.move ?? []) {
    if (!found.has(soldier)) found.set(soldier, new Map());
    found.get(soldier)?.set(path.at(-1), path);
  }
  return found;
}

/** Enemies in touch, each with all that may attack it. @type {(table: Table) => Map<number, number[]>} */
export function targets(table) {
  /** @type {Map<number, number[]>} */
  const found = new Map();
  for (const [target, group] of offer(table).menu.attack ?? []) {
    if (group.length > (found.get(target)?.length ?? 0)) found.set(target, group);
  }
  return found;
}

/** @type {(table: Table, local: Local) => number[]} */
function groupOf(table, { target, group }) {
  const all = targets(table).get(target ?? -1) ?? [];
  return group ? all.filter((each) => group.includes(each)) : all;
}

/** Soldiers one of which has to go. @type {(table: Table) => number[]} */
const doomed = (table) => (offer(table).menu.remove ?? []).map(([soldier]) => soldier);

/** @type {(table: Table, kind: string, value: number) => string} */
const name = (table, kind, value) => offer(table).names[kind]?.[value]?.[0] ?? "?";

/** @type {(soldier: number) => string} */
const numberOf = (soldier) => String(soldier % ARMY);

/**
 * The message that walks along a path, legal or not.
 *
 * @type {(table: Table, soldier: number, path: number[]) => Message}
 */
function walk(table, soldier, path) {
  const squares = path.map((square) => table.board.countries[square].name);
  return act(table.view, "move", name(table, "soldier", soldier), squares);
}

/** @type {(table: Table, local: Local) => Message | null} */
function strike(table, local) {
  const group = groupOf(table, local);
  if (local.target == null || !group.length) return null;
  const soldier = (/** @type {number} */ each) => name(table, "soldier", each);
  return act(table.view, "attack", soldier(local.target), group.map(soldier));
}

/** The way to a square as the crow walks, so that the kernel can say what is against it. @type {(board: Board, from: number, to: number) => number[]} */
export function straight({ size = 1 }, from, to) {
  /** @type {number[]} */
  const path = [];
  let square = from;
  while (square !== to) {
    const rows = Math.floor(to / size) - Math.floor(square / size);
    square += rows ? Math.sign(rows) * size : Math.sign((to % size) - (square % size));
    path.push(square);
  }
  return path;
}

// --- clicks and keys ------------------------------------------------------------------------------

/** @type {(table: Table, local: Local, square: number) => Turn} */
export function click(table, local, square) {
  const { view } = table;
  const { menu } = offer(table);
  const soldier = view.soldiers?.indexOf(square) ?? -1;
  if (menu.remove) {
    const falls = doomed(table).includes(soldier);
    return { local, message: falls ? act(view, "remove", name(table, "soldier", soldier)) : null };
  }
  if (menu.attack) return aim(table, local, soldier);
  if (!menu.move && !menu.end_move) return { local };
  const own = soldier >= 0 && seatOf(soldier) === view.viewer;
  if (own) return { local: { ...local, soldier: soldier === local.soldier ? null : soldier, over: null, to: null } };
  if (local.soldier == null) return { local };
  const path = walks(table).get(local.soldier)?.get(square) ?? straight(table.board, view.soldiers?.[local.soldier] ?? square, square);
  return { local: { ...local, over: null, to: null }, message: path.length ? walk(table, local.soldier, path) : null };
}

/** In the attack: an enemy is chosen, and then attacked; an own soldier comes along or stays. @type {(table: Table, local: Local, soldier: number) => Turn} */
function aim(table, local, soldier) {
  const all = targets(table);
  if (all.has(soldier)) {
    if (soldier === local.target) return { local, message: strike(table, local) };
    return { local: { ...local, target: soldier, group: null } };
  }
  const mine = all.get(local.target ?? -1) ?? [];
  if (!mine.includes(soldier)) return { local };
  const group = groupOf(table, local);
  return { local: { ...local, group: group.includes(soldier) ? group.filter((each) => each !== soldier) : [...group, soldier] } };
}

/** Drag a soldier to where it goes, or to whom it attacks. @type {(table: Table, local: Local, from: number, to: number) => Turn} */
export function drag(table, local, from, to) {
  const soldier = table.view.soldiers?.indexOf(from) ?? -1;
  const { menu } = offer(table);
  if (soldier < 0 || seatOf(soldier) !== table.view.viewer) return { local };
  if (menu.move) return click(table, { ...local, soldier }, to);
  return menu.attack ? aim(table, local, table.view.soldiers?.indexOf(to) ?? -1) : { local };
}

/** @type {(table: Table, local: Local, key: string) => Turn | null} */
export function press(table, local, key) {
  const { menu } = offer(table);
  if (key === "Escape") return { local: { ...NOTHING } };
  if (key.toLowerCase() === "e") {
    const end = ["end_move", "end_attack"].find((verb) => menu[verb]);
    return { local, message: end ? act(table.view, end) : null };
  }
  if (key === "Enter" && menu.attack) return { local, message: strike(table, local) };
  if (!menu.move || key < "0" || key > "7") return null;
  const soldier = [...walks(table).keys()].find((each) => numberOf(each) === key);
  return { local: { ...local, soldier: soldier ?? local.soldier, to: null } };
}

/** The rest of a choice in a new position. @type {(table: Table, local: Local) => Local} */
export function keep(table, local) {
  const all = targets(table);
  const soldier = walks(table).has(local.soldier ?? -1) ? local.soldier : null;
  if (all.has(local.target ?? -1)) return { ...local, soldier, over: null, to: null };
  const [only] = all.size === 1 ? all.keys() : [null];
  return { soldier, over: null, to: null, target: only, group: null };
}

/** @type {(table: Table, local: Local) => Marks} */
export function marks(table, local) {
  const { view } = table;
  const squares = view.soldiers ?? [];
  const places = (/** @type {number[]} */ soldiers) => soldiers.map((each) => squares[each]);
  const none = { source: null, target: null };
  /** @type {Marks} */
  const shown = { legal: [], targets: [], source: null, target: null, last: none };
  if (doomed(table).length) return { ...shown, targets: places(doomed(table)) };
  const enemies = targets(table);
  if (enemies.size) {
    const target = local.target == null ? null : squares[local.target];
    return { ...shown, targets: places([...enemies.keys()]), target, pointed: places(groupOf(table, local)) };
  }
  const able = walks(table);
  const reach = able.get(local.soldier ?? -1);
  if (!reach || local.soldier == null) return { ...shown, legal: places([...able.keys()]) };
  const way = reach.get(local.over ?? -1);
  return {
    ...shown,
    source: squares[local.soldier],
    steps: [...reach].map(([square, path]) => [square, path.length]),
    path: way ? [squares[local.soldier], ...way] : [],
  };
}

// --- the panel ------------------------------------------------------------------------------------

/** A soldier as it is named: its colour and number. @type {(view: View, soldier: number) => HTMLElement} */
function token(view, soldier) {
  const { color, ink, name: seat } = view.seats[seatOf(soldier)];
  return h("b", { class: "egg-token", title: seat, style: { background: color, color: ink } }, numberOf(soldier));
}

/** @type {(scene: Scene, t: Texts) => Move | null} */
function moves(scene, t) {
  const offered = offer(scene);
  const { menu } = offered;
  if (scene.view.question) return open(scene, t);
  const parts = [menu.move && moving(scene, t), menu.attack && attacking(scene), menu.ask && asking(scene), menu.remove && removing(scene)].flatMap((part) => part || []);
  const ends = plain(scene, offered, {});
  if (!parts.length && !ends.length) return null;
  return {
    facts: [whose(scene, t), ...parts.flatMap((part) => part.facts)],
    more: parts.flatMap((part) => part.more ?? []),
    buttons: [...parts.flatMap((part) => part.buttons), ...ends],
    sheet: parts.find((part) => part.sheet)?.sheet,
  };
}

/** The attack that is chosen, or the one on the soldier of a square by all that may. @type {NonNullable<Game["fight"]>} */
export function fight(table, local, square) {
  const { soldiers = [] } = table.view;
  const target = square == null ? local.target : soldiers.indexOf(square);
  const group = groupOf(table, target === local.target ? local : { ...local, target, group: null });
  return group.length ? { sources: group.map((each) => soldiers[each]), target: soldiers[target] } : null;
}

/** @type {(scene: Scene, t: Texts) => Move} */
function moving(scene, t) {
  const { board, view, local, set, send } = scene;
  const w = eggarTexts(view.lang);
  const able = walks(scene);
  const { die: total = 0, steps_left: left = 0 } = view;
  const reach = able.get(local.soldier ?? -1) ?? new Map();
  const options = [...reach].map(([square, path]) => ({ value: String(square), text: `${board.countries[square].name} (${path.length})` }));
  const path = reach.get(local.to ?? -1);
  const soldiers = [...able.keys()].map((soldier) =>
    button(`soldier-${numberOf(soldier)}`, token(view, soldier), () => set({ ...local, soldier: soldier === local.soldier ? null : soldier, to: null }), {
      "aria-label": `${w.soldier} ${numberOf(soldier)}`,
      "aria-pressed": String(soldier === local.soldier),
    }),
  );
  return {
    facts: [
      die(total || null, "plain", "#ffffff", "#26303b"),
      h("span", { class: "egg-steps" }, `${w.steps}: `, h("b", {}, left), ` / ${total} `, h("span", { class: "egg-pips", "aria-hidden": "true" }, "●".repeat(left) + "○".repeat(Math.max(total - left, 0)))),
      h("div", { class: "teg-group egg-soldiers", role: "group", "aria-label": w.soldier }, ...soldiers),
      local.soldier != null && select("square", w.square, options, path ? String(local.to) : "", (value) => set({ ...local, to: value === "" ? null : Number(value) }), "…"),
    ],
    more: [h("p", { class: "teg-hint" }, w.move)],
    buttons: [button("act-move", t.phase_move, () => path && send(walk(scene, local.soldier, path)), { class: "teg-main", disabled: !path })], // arrow keys change a list: they must not play
  };
}

/** @type {(scene: Scene) => Move} */
function attacking(scene) {
  const { view, local, set, send } = scene;
  const w = eggarTexts(view.lang);
  const all = targets(scene);
  const group = groupOf(scene, local);
  const aimed = all.get(local.target ?? -1) ?? [];
  const ready = strike(scene, local);
  const toggle = (/** @type {number} */ soldier) => set(aim(scene, local, soldier).local);
  const many = (/** @type {string} */ label, /** @type {string} */ key, /** @type {number[]} */ soldiers, /** @type {(soldier: number) => boolean} */ on) =>
    soldiers.length > 0 &&
    h("span", { class: "egg-choose" }, h("span", { class: "teg-label" }, label), h("span", { class: "teg-group egg-soldiers", role: "group", "aria-label": label }, ...soldiers.map((soldier) => button(`${key}-${soldier}`, token(view, soldier), () => toggle(soldier), { "aria-pressed": String(on(soldier)) }))));
  return {
    facts: [many(w.against, "target", [...all.keys()], (soldier) => soldier === local.target), many(w.group, "with", aimed, (soldier) => group.includes(soldier))],
    more: [h("p", { class: "teg-hint" }, w.attack)],
    buttons: [button("act-attack", `${w.throw} ${group.length || "…"}`, () => send(ready), { class: "teg-main", disabled: !ready })],
  };
}

/** @type {(scene: Scene) => Move} */
function asking(scene) {
  const { view, send } = scene;
  const w = eggarTexts(view.lang);
  const rival = view.answerer ?? -1;
  const level = (/** @type {any[]} */ [number]) => {
    const [label, left] = view.cards_left?.[number] ?? ["", 0];
    return button(`ask-${number}`, h("span", {}, h("b", {}, label), h("small", {}, ` ${left} ${w.cards}`)), () => send(act(view, "ask", name(scene, "level", number))));
  };
  return { facts: [h("p", {}, `${w.ask} `, dot(view, rival), h("b", {}, view.seats[rival]?.name))], buttons: offer(scene).menu.ask.map(level) };
}

/** @type {(scene: Scene) => Move} */
function removing(scene) {
  const { view, send } = scene;
  const w = eggarTexts(view.lang);
  const soldiers = doomed(scene).map((soldier) =>
    button(`remove-${numberOf(soldier)}`, token(view, soldier), () => send(act(view, "remove", name(scene, "soldier", soldier))), { "aria-label": `${w.soldier} ${numberOf(soldier)}` }),
  );
  return { facts: [h("p", {}, w.remove)], buttons: soldiers };
}

/** The last card that was read, with its answer. @type {Section} */
const question = { depends: ({ view }) => [view.question, view.reply], draw: (scene) => (scene.view.question ? null : answered(scene)) };

/** @type {(view: View, card: NonNullable<View["question"]>) => HTMLElement} */
function between(view, { reader, seat, level, topic }) {
  const w = eggarTexts(view.lang);
  const who = (/** @type {number} */ each) => h("span", {}, dot(view, each), view.seats[each].name);
  return h("p", { class: "egg-between" }, who(reader), ` ${w.reads} ${w.for} `, h("b", {}, who(seat)), ` · ${level}`, topic && ` · ${topic}`);
}

/** The card that is read: the sheet holds it, with its answers. @type {(scene: Scene, t: Texts) => Move | null} */
function open(scene, t) {
  const { view, secret, send, cover } = scene;
  const w = eggarTexts(view.lang);
  if (!view.question || view.over) return null;
  const { reader, seat, text, choices } = view.question;
  const told = secret?.seat === reader && secret.step === view.step ? (secret.answer ?? null) : null;
  const may = Boolean(offer(scene).menu.answer) && told == null;
  const reply = (/** @type {number} */ choice) => send(act(view, "answer", choice));
  const peeks = view.people?.includes(reader) && view.people.includes(seat);
  const answers = h(
    "div",
    { class: "teg-rows egg-answers" },
    ...choices.map((choice, k) =>
      button(`answer-${k}`, h("span", {}, h("i", {}, `${String.fromCharCode(65 + k)} `), choice), () => reply(k), { class: `teg-row egg-choice${told === k ? " egg-right" : ""}`, disabled: !may }),
    ),
    button("answer-none", w.unknown, () => reply(-1), { class: "teg-row egg-choice", disabled: !may }),
  );
  const body = [
    h(
      "div",
      { class: "egg-question", role: "status" },
      between(view, view.question),
      h("p", { class: "egg-text" }, text),
      answers,
      peeks && told == null && h("p", { class: "teg-hint" }, w.peek_first),
      peeks && told == null && button("peek", h("span", {}, `${w.peek} `, dot(view, reader), view.seats[reader].name), () => send(look(view, reader)), { class: "teg-cover" }),
      told != null && h("p", { class: "teg-hint" }, `${w.right_is}: `, h("b", {}, choices[told])),
      told != null && button("cover", t.secret_hide, cover, { class: "teg-cover" }),
    ),
  ];
  return {
    facts: [h("p", { class: "teg-asks" }, dot(view, seat), h("b", {}, view.seats[seat].name), ` ${t.answers}`)],
    more: [h("p", { class: "teg-hint" }, `${w.at_stake}: ${armyOf(view, seat).filter(({ fallen }) => !fallen).length} ${w.stand}. ${w.in_the_sheet}`)],
    buttons: [],
    sheet: { key: "question", title: w.question, body },
  };
}

/** @type {(scene: Scene) => HTMLElement | null} */
function answered({ view }) {
  const w = eggarTexts(view.lang);
  if (!view.reply) return null;
  const { text, choices, choice, answer, right, note, source } = view.reply;
  const sign = (/** @type {number} */ k) => (k === answer ? "✓ " : k === choice ? "✗ " : "");
  return h(
    "section",
    { class: "teg-card egg-question egg-answered" },
    h("h4", {}, w.question),
    between(view, view.reply),
    h("p", { class: "egg-text" }, text),
    h("ul", { class: "egg-choices" }, ...choices.map((each, k) => h("li", { class: k === answer ? "egg-right" : k === choice ? "egg-wrong" : null }, sign(k), each))),
    h("strong", { class: right ? "egg-verdict egg-right" : "egg-verdict egg-wrong" }, right ? w.right : choice < 0 ? `${w.wrong} · ${w.said} ${w.nothing}` : w.wrong),
    note && h("p", { class: "egg-note" }, note),
    source && h("p", { class: "teg-hint" }, `${w.source}: ${source}`),
  );
}

/** The last throw of the last fight, and how many there were. @type {Section} */
const battle = {
  depends: ({ view }) => view.battle,
  draw: ({ view }, t) => {
    const fight = /** @type {any} */ (view.battle);
    if (!fight) return NONE();
    const w = eggarTexts(view.lang);
    const [attacker, defender] = [seatOf(fight.soldiers[0]), seatOf(fight.soldier)];
    const side = (/** @type {number} */ seat) => /** @type {[string, string]} */ ([view.seats[seat].color, view.seats[seat].ink]);
    const row = (/** @type {{attack: number[], defence: number}} */ { attack, defence }) => {
      const best = Math.max(...attack);
      const tie = best === defence;
      const kind = (/** @type {boolean} */ won) => (tie ? "plain" : won ? "won" : "lost");
      return h(
        "div",
        { class: "egg-throw" },
        h("span", {}, ...attack.map((each) => die(each, kind(each === best && best > defence), ...side(attacker)))),
        h("b", { class: "teg-versus" }, tie ? "=" : best > defence ? "▸" : "◂"),
        die(defence, kind(defence > best), ...side(defender)),
        fight.throws.length > 1 && h("small", { title: w.again }, `×${fight.throws.length}`),
      );
    };
    return card(
      t.dice,
      h("p", { class: "egg-fight" }, ...fight.soldiers.map((/** @type {number} */ each) => token(view, each)), h("b", {}, " → "), token(view, fight.soldier)),
      ...fight.throws.slice(-1).map(row),
      fight.fallen.length > 0 && h("p", { class: "egg-fell" }, `${w.fell}: `, ...fight.fallen.map((/** @type {number} */ each) => token(view, each)), chip(fight.fallen[0] === fight.soldier ? "EGG-6.4" : "EGG-6.5")),
    );
  },
};

/** @type {(table: Table, local: Local, square: number) => {instead: HTMLElement[]} | null} what stands there, if anything does */
function facts({ board, view }, local, square) {
  const w = eggarTexts(view.lang);
  const soldier = view.soldiers?.indexOf(square) ?? -1;
  const flag = board.flags?.indexOf(square) ?? -1;
  if (soldier < 0 && flag < 0) return null;
  return {
    instead: [
      h("p", {}, soldier >= 0 && h("span", {}, token(view, soldier), ` ${w.soldier} ${numberOf(soldier)}`), flag >= 0 && h("span", {}, ` ${w.flag} ${view.seats[flag].name}`)),
    ],
  };
}

/** @type {(view: View, square: number) => string} */
const stands = (view, square) =>
  (view.soldiers ?? []).flatMap((at, k) => (at === square ? [`${view.seats[seatOf(k)].name} ${numberOf(k)}`] : [])).join(", ");

/** @type {Game} */
export default {
  start: { ...NOTHING },
  move: { of: moves, depends: ({ view, local, secret }) => [[view.cards_left, view.question, view.answerer], { ...local, over: null }, [secret?.seat, secret?.answer]] },
  phases: [["phase_move", "move"], ["phase_attack", "attack"], ["phase_question", "question"]],
  tabs: { help: ["armies"], news: ["question"], end: ["armies"] },
  sections: { question, battle, armies },
  renew: (table, local) => ({ local: keep(table, local) }),
  click,
  drag,
  fight,
  key: press,
  marks,
  hover: (table, local, square) => {
    const over = walks(table).get(local.soldier ?? -1)?.has(square) ? square : null;
    return over === local.over ? local : { ...local, over };
  },
  drawing: grid,
  facts,
  stands,
  keys: "keys_eggar",
};

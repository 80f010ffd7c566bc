/**
 * Clicks in the resource war: a territory of one's own is chosen, then an order for it.
 *
 * An order is put together in the page: a verb, a source, perhaps a target, what it is about (an aim, a
 * resource, an item, ...), a number, and what is taken along. Pure, like all that a game does.
 */

/** @import { Message, View } from "../base/protocol.js" */
/** @import { Marks, Table, Turn } from "../board/game.js" */
import { offer } from "../board/action-form.js";
import { act } from "../base/protocol.js";

/** Every order, as they are offered; with the kind of thing that it is about. @type {Record<string, string>} */
export const ABOUT = {
  attack: "",
  strike_air: "aim",
  strike_sea: "aim",
  fire: "weapon",
  march: "",
  carry: "vehicle",
  gather: "resource",
  build: "item",
  upgrade: "installation",
  defend: "unit",
};

/** Those against others, in the order in which a click on an enemy tries them. */
const HOSTILE = ["attack", "strike_air", "strike_sea", "fire"];

/** Orders of which one is meant, until another number is said; of the others, all. */
const SINGLE = ["build"];

/** Units, and the vehicles among them. */
export const [TROOP, PLANE, SHIP] = [0, 1, 2];

/**
 * An order that can be given; `most`: its largest number, 0 where it has none.
 *
 * @typedef {{verb: string, source: number, target: number | null, about: number | null, most: number}} Order
 */

/**
 * The choice so far.
 *
 * @typedef {object} Local
 * @property {string | null} verb
 * @property {number | null} source
 * @property {number | null} target
 * @property {Record<string, number>} about by verb
 * @property {Record<string, number>} amounts by verb; Infinity for all
 * @property {number} aboard troops that travel by plane or ship
 * @property {Record<number, number>} cargo by good
 * @property {number[] | null} chosen territories for the next troops; null: not being chosen
 * @property {number | null} over the territory under the pointer
 * @property {number | null} good whose places the map shows
 * @property {boolean} goals whether the list of objectives is unfolded
 * @property {string} turn the turn that all this is for
 */

/** @type {Local} */
export const NOTHING = { verb: null, source: null, target: null, about: {}, amounts: {}, aboard: 0, cargo: {}, chosen: null, over: null, good: null, goals: false, turn: "" };

/** @type {WeakMap<View, {secret: unknown, orders: Order[]}>} */
const known = new WeakMap();

/**
 * The orders that can be given, from the menus.
 *
 * @param {Table} table
 * @returns {Order[]}
 */
export function orders(table) {
  const found = known.get(table.view);
  if (found && found.secret === table.secret) return found.orders;
  const { menu, forms } = offer(table);
  const made = Object.keys(ABOUT).flatMap((verb) => {
    const { fields = [], amount = "" } = forms[verb] ?? {};
    const names = fields.map(([name]) => name).filter((name) => name !== amount);
    return (menu[verb] ?? []).map((row) => {
      const value = (/** @type {string} */ name) => (names.includes(name) ? row[names.indexOf(name)] : null);
      const most = amount ? row.at(-1) : (value("number") ?? 0);
      return { verb, source: value("source") ?? value("country"), target: value("target"), about: ABOUT[verb] ? value(ABOUT[verb]) : null, most };
    });
  });
  known.set(table.view, { secret: table.secret, orders: made });
  return made;
}

/** @template T @param {(T | null)[]} values @returns {T[]} */
const different = (values) => /** @type {T[]} */ ([...new Set(values)].filter((each) => each != null));

/** Verbs of the orders that a territory can be given. @type {(table: Table, source: number | null) => string[]} */
export function verbsAt(table, source) {
  return different(orders(table).filter((each) => each.source === source).map((each) => each.verb));
}

/**
 * An order that is being put together, and what follows from what has been chosen.
 *
 * @typedef {object} Draft
 * @property {string} verb
 * @property {number} source
 * @property {number | null} target
 * @property {number[]} targets empty: it needs none
 * @property {number | null} about
 * @property {number[]} abouts
 * @property {number} amount
 * @property {number} most
 * @property {Load | null} load what can be taken along; null: the order takes nothing
 * @property {boolean} done
 */

/** @typedef {{room: number, used: number, troops: number, aboard: number, goods: [number, number][], cargo: [number, number][], sizes: number[]}} Load */

/**
 * @param {Table} table
 * @param {Local} local
 * @returns {Draft | null}
 */
export function draft(table, local) {
  const { source } = local;
  const verbs = verbsAt(table, source);
  const verb = verbs.includes(local.verb ?? "") ? local.verb : (["attack", "gather"].find((each) => verbs.includes(each)) ?? verbs[0]);
  if (source == null || !verb) return null;
  const all = orders(table).filter((each) => each.verb === verb && each.source === source);
  const wanted = local.about[verb];
  const about = (/** @type {Order[]} */ rows) => different(rows.map((each) => each.about)).sort((a, b) => a - b);
  const explicit = about(all).includes(wanted);
  const targets = different((explicit ? all.filter((each) => each.about === wanted) : all).map((each) => each.target));
  const target = targets.includes(local.target ?? -1) ? local.target : null;
  const aimed = target == null ? all : all.filter((each) => each.target === target);
  const abouts = about(aimed);
  const chosen = abouts.includes(wanted) ? wanted : (abouts[0] ?? null);
  const fits = aimed.filter((each) => each.about === chosen);
  const most = Math.max(0, ...fits.map((each) => each.most));
  const amount = Math.min(Math.max(local.amounts[verb] ?? (SINGLE.includes(verb) ? 1 : Infinity), Math.min(1, most)), most);
  const done = fits.length > 0 && (!targets.length || target != null);
  const now = { verb, source, target, targets, about: chosen, abouts, amount, most, done };
  return { ...now, load: loadOf(table, local, now) };
}

/** Cargo that a trip can take. Goods count only if their seat has uncovered them. @type {(table: Table, local: Local, now: Omit<Draft, "load">) => Load | null} */
function loadOf({ view, secret }, local, { verb, source, about, amount }) {
  if (verb !== "march" && verb !== "carry") return null;
  const free = secret?.compose?.[verb]?.find((/** @type {any} */ each) => each.source === source && (verb === "march" || each.vehicle === about));
  const sizes = secret?.compose?.sizes ?? [];
  const room = amount * (view.capacity?.[verb === "march" ? TROOP : (about ?? 0) + 1] ?? 0);
  const size = view.troop_size ?? 1;
  const troops = verb === "march" ? 0 : Math.min(view.leave?.[source] ?? 0, Math.floor(room / size));
  const aboard = Math.min(local.aboard, troops);
  const goods = /** @type {[number, number][]} */ (free?.goods ?? []);
  const cargo = goods.flatMap(([good, have]) => {
    const count = Math.min(local.cargo[good] ?? 0, have);
    return count ? [/** @type {[number, number]} */ ([good, count])] : [];
  });
  const used = size * aboard + cargo.reduce((sum, [good, count]) => sum + sizes[good] * count, 0);
  return { room, used, troops, aboard, goods, cargo, sizes };
}

/** @type {(table: Table, country: number) => string} */
const nameOf = ({ board }, country) => board.countries[country].name;

/** A word of an action, as the kernel reads it. @type {(table: Table, kind: string, value: number | null) => string} */
const word = (table, kind, value) => offer(table).names[kind]?.[value ?? -1]?.[0] ?? "?";

/**
 * The message that gives an order.
 *
 * @param {Table} table
 * @param {Draft | null} now
 * @returns {Message | null}
 */
export function message(table, now) {
  if (!now?.done) return null;
  const { verb, source, target, about, amount, load } = now;
  const from = nameOf(table, source);
  const to = target == null ? "" : nameOf(table, target);
  const thing = ABOUT[verb] && word(table, ABOUT[verb], about);
  const cargo = /** @type {any} */ ((load?.cargo ?? []).map(([good, count]) => [word(table, "good", good), count]));
  const say = (/** @type {any[]} */ ...words) => act(table.view, verb, ...words);
  switch (verb) {
    case "attack":
      return say(from, to, amount);
    case "strike_air":
    case "strike_sea":
      return say(from, to, thing, amount);
    case "fire":
      return say(thing, from, to);
    case "march":
      return say(from, to, cargo, amount);
    case "carry":
      return say(from, to, thing, amount, load?.aboard ?? 0, cargo);
    case "upgrade":
      return say(from, thing);
    default:
      return say(from, thing, amount);
  }
}

/** The message that ends the turn. @type {(table: Table, chosen: number[] | null) => Message | null} */
export function endMessage(table, chosen) {
  return chosen?.length ? act(table.view, "end_turn", chosen.map((each) => nameOf(table, each))) : null;
}

/** Ready choices for the next delivery: own borders, and all territories. @type {(table: Table) => number[][]} */
export function deliveries(table) {
  const rows = (offer(table).menu.end_turn ?? []).map(([row]) => row).filter((row) => row.length > 1);
  return rows.sort((a, b) => a.length - b.length);
}

/**
 * Spread of the next troops over territories (WAR-4.2).
 *
 * @param {number} troops
 * @param {number[]} chosen
 * @returns {number[]} by place in `chosen`
 */
export function shares(troops, chosen) {
  return chosen.map((_, k) => Math.floor(troops / chosen.length) + (k < troops % chosen.length ? 1 : 0));
}

/**
 * The result of an attack by land: fights have no dice (WAR-6.3 to WAR-6.6).
 *
 * @param {View} view
 * @param {number} source
 * @param {number} target
 * @param {number} troops
 */
export function landForecast({ armies, power = [], block = [], defence = [] }, source, target, troops) {
  const [four, each] = power[source];
  const hits = Math.floor((troops * four) / 4) + each;
  const left = Math.max(0, hits - block[target]);
  const conquered = left > defence[target];
  const lost = Math.min(conquered ? troops - 1 : troops, Math.ceil((4 * defence[target]) / four));
  const destroyed = conquered ? armies[target] : Math.min(armies[target] - 1, left);
  return { hits, block: block[target], defence: defence[target], conquered, lost, destroyed };
}

/**
 * The result of a strike: vehicles lost in the duel, and hits that arrive (WAR-9.4, WAR-9.5).
 *
 * @param {View} view
 * @param {number} unit
 * @param {number} source
 * @param {number} target
 * @param {number} number
 */
export function strikeForecast({ ready = [], strike = [], block = [], suppressed = [] }, unit, source, target, number) {
  const duel = suppressed.includes(target) ? 0 : Math.min(number, ready[unit][target]);
  const stopped = unit === SHIP ? block[target] : 0;
  return { duel, hits: Math.max(0, (number - duel) * strike[unit - 1][source] - stopped) };
}

/** True if the viewer must choose a delivery first. @type {(table: Table) => boolean} */
const onlyDelivers = (table) => Boolean(offer(table).menu.end_turn) && !orders(table).length;

/** @type {(table: Table, local: Local) => number[] | null} */
export const chosenOf = (table, local) => local.chosen ?? (onlyDelivers(table) ? [] : null);

// --- clicks and keys ------------------------------------------------------------------------------

/** Another territory to give orders to; the trip before it is forgotten. @type {(source: number | null) => Partial<Local>} */
export const from = (source) => ({ source, target: null, aboard: 0, cargo: {} });

/** @type {(local: Local, source: number | null) => Local} */
const at = (local, source) => ({ ...local, ...from(source) });

/** @type {(table: Table, local: Local, country: number) => Turn} */
export function click(table, local, country) {
  const { view } = table;
  const own = view.owner[country] === view.viewer;
  const chosen = chosenOf(table, local);
  if (chosen) return { local: own ? { ...local, chosen: toggled(chosen, country) } : local };
  const now = draft(table, local);
  if (now?.targets.includes(country)) {
    if (now.target === country) return { local, message: message(table, now) };
    return { local: { ...local, verb: now.verb, target: country } };
  }
  if (own) return { local: at(local, country === local.source ? null : country) };
  if (!now) return { local };
  const other = HOSTILE.find((verb) => orders(table).some((each) => each.verb === verb && each.source === now.source && each.target === country));
  if (other) return { local: { ...local, verb: other, target: country } };
  // Nothing reaches it: the kernel says why.
  const verb = HOSTILE.includes(now.verb) ? now.verb : "attack";
  const about = ABOUT[verb] ? (now.about ?? 0) : null;
  return { local, message: message(table, { ...now, verb, about, target: country, amount: Math.max(now.amount, 1), load: null, done: true }) };
}

/** @type {(chosen: number[], country: number) => number[]} */
export const toggled = (chosen, country) => (chosen.includes(country) ? chosen.filter((each) => each !== country) : [...chosen, country]);

/** @type {(table: Table, local: Local, key: string) => Turn | null} */
export function press(table, local, key) {
  const { menu } = offer(table);
  const now = draft(table, local);
  if (key === "Escape") return { local: { ...at(local, null), chosen: null } };
  if (key.toLowerCase() === "e" && menu.end_turn) return { local: { ...local, chosen: chosenOf(table, local) ?? [] } };
  if (key === "Enter") {
    const chosen = chosenOf(table, local);
    return { local, message: chosen ? endMessage(table, chosen) : message(table, now) };
  }
  if (key < "1" || key > "9" || !now) return null;
  return { local: { ...local, amounts: { ...local.amounts, [now.verb]: Number(key) } } };
}

/** The rest of a choice in a new position. @type {(table: Table, local: Local) => Local} */
export function keep(table, local) {
  const { view } = table;
  const turn = `${view.round}/${view.turn}/${view.viewer}`;
  if (turn !== local.turn || !offer(table).menu.end_turn) return { ...NOTHING, turn, over: local.over, goals: local.goals, good: local.good };
  const mine = local.source != null && view.owner[local.source] === view.viewer;
  const next = mine ? local : at(local, null);
  const now = draft(table, next);
  const target = now && now.verb === local.verb ? now.target : null;
  const chosen = next.chosen?.filter((each) => view.owner[each] === view.viewer) ?? null;
  return { ...next, chosen, target, aboard: 0, cargo: {} };
}

/** @type {(table: Table, local: Local) => Marks} */
export function marks(table, local) {
  const { view } = table;
  const { last = { source: null, target: null } } = view;
  /** @type {Marks} */
  const shown = { legal: [], targets: [], source: null, target: null, last, badges: badges(table, local) };
  const chosen = chosenOf(table, local);
  if (chosen) return { ...shown, pointed: chosen, last: { source: null, target: null } };
  const now = draft(table, local);
  if (local.source != null) {
    const { target = null, targets = [] } = now ?? {};
    return { ...shown, source: local.source, target, targets, last: { source: null, target: null } };
  }
  return { ...shown, legal: idle(view) };
}

/** Territories of the viewer where some unit has no task yet, while orders can be given. @type {(view: View) => number[]} */
const idle = ({ owner, viewer, to_move, free = [], over }) =>
  over || viewer == null || viewer !== to_move ? [] : owner.flatMap((seat, k) => (seat === viewer && free.some((units) => units[k] > 0) ? [k] : []));

/** Labels next to the discs: troops to come, or the amount of a good. @type {(table: Table, local: Local) => [number, string][]} */
function badges(table, local) {
  const { view } = table;
  const chosen = chosenOf(table, local);
  if (chosen) {
    const troops = view.next_troops?.[view.viewer ?? -1] ?? 0;
    return shares(troops, chosen).map((n, k) => [chosen[k], `+${n}`]);
  }
  if (local.good == null) return [];
  return stockRows(table).flatMap(([country, goods]) => goods.filter(([good]) => good === local.good).map(([, n]) => /** @type {[number, string]} */ ([country, `${n}`])));
}

/** Stocks that may be seen, by territory; none where seats have one each. @type {(table: Table) => [number, [number, number][]][]} */
export function stockRows({ view, secret }) {
  const stocks = secret?.stocks ?? view.stocks;
  return !stocks || stocks.pooled ? [] : stocks.rows;
}

/**
 * Whatever a territory of the viewer's could build or improve, were its stock larger: each with the goods of its price,
 * how many it takes, and how many are there.
 *
 * @param {Table} table
 * @param {number} source
 * @returns {{kind: "item" | "installation", number: number, price: [number, number, number][]}[]}
 */
export function unpaid({ board, view, secret }, source) {
  const stocks = secret?.stocks ?? view.stocks;
  const row = stocks?.pooled ? secret?.seat : source;
  const have = new Map(stocks?.rows.find((/** @type {[number, unknown]} */ [place]) => place === row)?.[1] ?? []);
  const inland = board.landlocked?.includes(source);
  const { item = [], installation = [] } = view.prices ?? {};
  const all = [
    ...item.map((price, number) => ({ kind: /** @type {const} */ ("item"), number, price, sails: number === 1 })),
    ...installation.flatMap((levels, number) => {
      const price = levels[view.levels?.[number][source] ?? 0];
      return price ? [{ kind: /** @type {const} */ ("installation"), number, price, sails: number === 3 }] : [];
    }),
  ];
  return all
    .filter(({ price, sails }) => !(sails && inland) && price.some(([good, count]) => (have.get(good) ?? 0) < count))
    .map(({ kind, number, price }) => ({ kind, number, price: price.map(([good, count]) => [good, count, have.get(good) ?? 0]) }));
}

/** Totals by good of what may be seen of the viewer's. @type {(table: Table) => [number, number][]} */
export function totals({ secret }) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [, goods] of secret?.stocks?.rows ?? []) {
    for (const [good, count] of goods) found.set(good, (found.get(good) ?? 0) + count);
  }
  return [...found].sort(([a], [b]) => a - b);
}

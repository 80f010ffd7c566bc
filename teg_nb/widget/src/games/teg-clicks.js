/** Clicks in La Revancha. Pure: a choice and a click give a choice and perhaps a message. */

/** @import { Board, Menu, Message, Reach, ReachTarget, Refusal, View } from "../base/protocol.js" */
/** @import { Marks } from "../board/game.js" */
import { act, askReach, attackUntil, why } from "../base/protocol.js";
import { texts } from "../base/texts.js";

/**
 * The choice so far. It never leaves the browser.
 *
 * @typedef {object} Choice
 * @property {number | null} source
 * @property {number | null} target
 * @property {number} amount armies; Infinity for all
 * @property {number} keep armies to keep at the source, in an attack until
 * @property {number | null} occupant seat aimed at, where two share the target
 * @property {boolean} missile whether clicks fire missiles
 * @property {"armies" | "missiles"} unit what is regrouped
 * @property {number} [convert] missiles to make of armies
 * @property {string | null} [verb] what the amount was said for
 * @property {number} [latest] country in which armies were placed last
 */

/** Armies that a click with Shift places. */
const MANY = 5;

/** @typedef {"place" | "attack" | "fire_missile" | "regroup" | "ally_regroup"} MapVerb */

/** @type {Choice} */
export const NOTHING = {
  source: null,
  target: null,
  amount: 1,
  keep: 1,
  occupant: null,
  missile: false,
  unit: "armies",
};

/** Verbs that are played on the map, the most urgent first. @type {MapVerb[]} */
const ON_THE_MAP = ["place", "attack", "regroup", "ally_regroup", "fire_missile"];

/** Verbs whose rows count as those of a verb on the map. @type {Record<string, string[]>} */
const FAMILY = {
  place: ["place", "place_missile", "convert_to_missile"],
  regroup: ["regroup", "regroup_missiles"],
};

/** Moves of so many armies or dice that must be said before anything else, as a button each. */
export const COUNTS = ["conquest_move", "intrusion_move", "aggression_move", "choose_dice"];

/** Decisions that must be taken before anything else. */
const DECISIONS = [...COUNTS, "joint_decision"];

/** Verbs of the register of pacts: no move in the turn. */
const REGISTER = new Set(["accept_pact", "decline_pact", "withdraw_proposal", "announce_break"]);

/** Verbs with an amount as their last argument. */
const WITH_AMOUNT = new Set(["place", "regroup", "ally_regroup", "regroup_missiles", "convert_to_missile"]);

/** Verbs that end a phase, in the order of a turn. */
export const ENDS = ["end_placement", "end_attack", "end_regroup", "end_ally_regroup", "end_turn"];

/**
 * The verb that clicks on the map play now, if any.
 *
 * @param {Menu} menu
 * @returns {MapVerb | null}
 */
export function mapVerb(menu) {
  if (DECISIONS.some((verb) => menu[verb]?.length)) return null;
  return ON_THE_MAP.find((verb) => rowsOf(menu, verb).length) ?? null;
}

/**
 * The rows of a verb on the map and of its family.
 *
 * @param {Menu} menu
 * @param {string} verb
 */
function rowsOf(menu, verb) {
  return (FAMILY[verb] ?? [verb]).flatMap((each) => menu[each] ?? []);
}

/**
 * The menu as the mode has it: only missiles in missile mode.
 *
 * @param {Menu} menu
 * @param {Choice} choice
 * @returns {Menu}
 */
export function menuOf(menu, choice) {
  return choice.missile && canFire(menu) ? { fire_missile: menu.fire_missile } : menu;
}

/** @param {Menu} menu */
export function canFire(menu) {
  return Boolean(menu.fire_missile?.length) && !DECISIONS.some((verb) => menu[verb]?.length);
}

/**
 * True if the menu holds a move, and not only talk about pacts.
 *
 * @param {Menu} menu
 */
export function hasMoves(menu) {
  return Object.entries(menu).some(([verb, rows]) => rows.length > 0 && !REGISTER.has(verb) && !verb.startsWith("propose_"));
}

/**
 * The occupants that can be aimed at in a shared target; empty where there is nothing to choose.
 *
 * @param {Menu} menu
 * @param {number | null} source
 * @param {number | null} target
 * @returns {number[]} seats
 */
export function occupantsAt(menu, source, target) {
  const verb = mapVerb(menu);
  if (verb !== "attack" && verb !== "fire_missile") return [];
  const rows = menu[verb].filter((row) => row[0] === source && row[1] === target && (row[2] ?? -1) >= 0);
  return [...new Set(rows.map((row) => row[2]))].sort((a, b) => a - b);
}

/**
 * True if armies and missiles can go from one country to another.
 *
 * @param {Menu} menu
 * @param {number | null} source
 * @param {number | null} target
 * @returns {("armies" | "missiles")[]}
 */
export function units(menu, source, target) {
  const goes = (/** @type {string} */ verb) => menu[verb]?.some((row) => row[0] === source && row[1] === target);
  const armies = goes("regroup") || goes("ally_regroup");
  /** @type {("armies" | "missiles")[]} */
  const found = [];
  if (armies) found.push("armies");
  if (goes("regroup_missiles")) found.push("missiles");
  return found;
}

/**
 * The verb that a choice means: the one on the map, or its sister for missiles.
 *
 * @param {Menu} menu
 * @param {Choice} choice
 * @returns {string | null}
 */
export function exactVerb(menu, choice) {
  const verb = mapVerb(menu);
  if (verb !== "regroup") return verb;
  const found = units(menu, choice.source, choice.target);
  const unit = found.includes(choice.unit) ? choice.unit : (found[0] ?? choice.unit);
  return unit === "missiles" ? "regroup_missiles" : verb;
}

/**
 * @param {Menu} menu
 * @returns {string | null} the verb that ends this phase
 */
export function endVerb(menu) {
  return ENDS.find((verb) => menu[verb]?.length) ?? null;
}

/**
 * True if a verb gives up a card, so that a person is asked first.
 *
 * @param {View} view
 * @param {string} verb
 */
export function forfeits(view, verb) {
  return view.warning?.verb === verb;
}

/**
 * The end of a placement in which nothing is left but to end it, or the turn. Cards that are covered may do more.
 *
 * @param {import("../board/game.js").Table} table
 * @returns {string | null}
 */
export function closes({ view, secret }) {
  const verbs = Object.keys(view.menu);
  const seat = view.viewer == null ? null : view.seats[view.viewer];
  const more = secret ? Object.keys(secret.menu).length : seat?.cards;
  const done = verbs.includes("end_placement") && verbs.every((verb) => ENDS.includes(verb));
  return done && !more && !forfeits(view, "end_placement") ? "end_placement" : null;
}

/**
 * @param {Menu} menu
 * @returns {number[]} countries where something can be done now, in rising order
 */
export function sources(menu) {
  const verb = mapVerb(menu);
  return verb ? [...new Set(rowsOf(menu, verb).map((row) => row[0]))].sort((a, b) => a - b) : [];
}

/**
 * @param {Menu} menu
 * @param {number | null} source
 * @returns {number[]} countries that can be aimed at from a source, in rising order
 */
export function targets(menu, source) {
  const verb = mapVerb(menu);
  if (!verb || verb === "place" || source == null) return [];
  const found = rowsOf(menu, verb).filter((row) => row[0] === source).map((row) => row[1]);
  return [...new Set(found)].sort((a, b) => a - b);
}

/**
 * The largest amount for what is chosen; 0 if it is not legal.
 *
 * @param {Menu} menu
 * @param {number | null} source
 * @param {number | null} [target]
 * @param {string | null} [verb]
 */
export function most(menu, source, target = null, verb = mapVerb(menu)) {
  if (!verb || !WITH_AMOUNT.has(verb)) return 0;
  const places = verb === "place" || verb === "convert_to_missile" ? 1 : 2;
  const row = menu[verb]?.find((each) => each[0] === source && (places === 1 || each[1] === target));
  return row?.[places] ?? 0;
}

/**
 * The number that must be said before anything else, or null if none is due.
 *
 * @param {Menu} menu
 * @returns {{verb: string, range: [number, number]} | null}
 */
export function countDue(menu) {
  const verb = COUNTS.find((each) => menu[each]?.[0]?.length);
  if (!verb) return null;
  const row = menu[verb][0];
  const least = verb === "intrusion_move" ? 0 : 1;
  return { verb, range: row.length > 1 ? [row[0], row[1]] : [least, row[0]] };
}

/**
 * The message for what is chosen, if it is complete and legal.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Choice} choice
 * @param {boolean} [until] attack again and again
 * @returns {Message | null}
 */
export function message(board, view, choice, until = false) {
  const menu = menuOf(view.menu, choice);
  const verb = exactVerb(menu, choice);
  const { source, target } = choice;
  if (!verb || source == null || !sources(menu).includes(source)) return null;
  const name = board.countries[source].name;
  if (verb === "place") {
    return most(menu, source) ? act(view, verb, name, amount(menu, choice)) : null;
  }
  if (target == null || !targets(menu, source).includes(target)) return null;
  const aim = board.countries[target].name;
  if (WITH_AMOUNT.has(verb)) return act(view, verb, name, aim, amount(menu, choice));
  const occupants = occupantsAt(menu, source, target);
  if (!occupants.length) {
    return verb === "attack" && until ? attackUntil(view, name, aim, Math.max(1, choice.keep)) : act(view, verb, name, aim);
  }
  const occupant = aimedAt(occupants, choice);
  return occupant == null || until ? null : act(view, verb, name, aim, view.seats[occupant].name);
}

/**
 * The country of the last placement, and the message that puts there all that may still go there.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Choice} choice
 * @returns {{name: string, message: Message} | null} null where there is no more than a click places
 */
export function restOf(board, view, { latest }) {
  if (latest == null || mapVerb(view.menu) !== "place") return null;
  const { name } = board.countries[latest];
  const limit = most(view.menu, latest);
  return limit > 1 ? { name, message: act(view, "place", name, limit) } : null;
}

/**
 * The occupant that a choice aims at: the chosen one, or the only one.
 *
 * @param {number[]} occupants
 * @param {Choice} choice
 * @returns {number | null}
 */
export function aimedAt(occupants, choice) {
  if (choice.occupant != null && occupants.includes(choice.occupant)) return choice.occupant;
  return occupants.length === 1 ? occupants[0] : null;
}

/**
 * The message that puts or makes missiles in the chosen country, if it is legal.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Choice} choice
 * @param {"place_missile" | "convert_to_missile"} verb
 * @param {number} [count] missiles to convert to
 * @returns {Message | null}
 */
export function missileMessage(board, view, choice, verb, count = 1) {
  const row = view.menu[verb]?.find((each) => each[0] === choice.source);
  if (!row || choice.source == null) return null;
  const { name } = board.countries[choice.source];
  if (verb === "place_missile") return act(view, verb, name);
  return act(view, verb, name, Math.min(Math.max(count, 1), row[1] ?? 1));
}

/**
 * The chosen amount, brought into range.
 *
 * @param {Menu} menu
 * @param {Choice} choice
 */
export function amount(menu, choice) {
  const limit = Math.max(most(menu, choice.source, choice.target, exactVerb(menu, choice)), 1);
  return Math.min(Math.max(choice.amount, 1), limit);
}

/**
 * A click on a country.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Choice} choice
 * @param {number} country
 * @param {boolean} [until] with Shift: attack until the target falls, or place five
 * @returns {{choice: Choice, message: Message | null}}
 */
export function click(board, view, choice, country, until = false) {
  const menu = menuOf(view.menu, choice);
  const verb = mapVerb(menu);
  if (!verb) return { choice, message: null };
  if (verb === "place") {
    const placed = { ...choice, source: country, target: null };
    const legal = sources(menu).includes(country);
    const kept = { ...placed, source: legal && makesMissiles(view.menu) ? country : null, ...(legal && { latest: country }) };
    return { choice: kept, message: message(board, view, until ? { ...placed, amount: MANY } : placed) };
  }
  if (targets(menu, choice.source).includes(country)) {
    const again = choice.target === country;
    const aimed = { ...choice, target: country, occupant: again ? choice.occupant : null };
    const ready = again || (!WITH_AMOUNT.has(verb) && verb !== "regroup" && country !== choice.source);
    return { choice: aimed, message: ready ? message(board, view, aimed, until) : null };
  }
  const fresh = country !== choice.source && sources(menu).includes(country);
  if (verb === "fire_missile" && !fresh && choice.source != null && country !== choice.source) {
    return { choice, message: null }; // out of reach: it says why, and the source stays
  }
  const picked = { ...choice, source: fresh ? country : null, target: null, occupant: null };
  return { choice: picked, message: reachMessage(board, view, picked) };
}

/**
 * The refusal for a click on an unmarked country: the rules are asked about what it may have meant, or
 * where it could be done from is said. Null where the click means something.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Choice} choice
 * @param {number} country
 * @returns {{message: Message} | {refusal: Refusal} | null}
 */
export function meant(board, view, choice, country) {
  const menu = menuOf(view.menu, choice);
  const verb = mapVerb(menu);
  const { source } = choice;
  if (!verb || verb === "fire_missile" || country === source) return null;
  if (sources(menu).includes(country) || targets(menu, source).includes(country)) return null;
  const named = (/** @type {number[]} */ ...places) => places.map((k) => board.countries[k].name);
  const asked = (/** @type {number[]} */ ...places) => {
    const message = why(view, verb, ...named(...places), ...(WITH_AMOUNT.has(verb) ? [1] : []));
    return { message };
  };
  if (verb === "place") return asked(country);
  if (source != null) return asked(source, country);
  const mine = (/** @type {number} */ k) => view.owner[k] === view.viewer;
  const { neighbours } = board.countries[country];
  if (mine(country)) return asked(country, neighbours.find((k) => mine(k) !== (verb === "attack")) ?? neighbours[0]);
  const able = sources(menu).filter((k) => targets(menu, k).includes(country));
  if (able.length) return { refusal: { code: "source_first", clause: null, text: `${texts(view.lang).source_first} ${named(...able).join(", ")}.` } };
  const from = neighbours.find(mine) ?? view.owner.findIndex((seat) => seat === view.viewer);
  return from < 0 ? null : asked(from, country);
}

/** @param {Menu} menu */
function makesMissiles(menu) {
  return Boolean(menu.place_missile?.length || menu.convert_to_missile?.length);
}

/**
 * The question what a missile from the chosen country could hit.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Choice} choice
 * @returns {Message | null}
 */
export function reachMessage(board, view, choice) {
  const firing = mapVerb(menuOf(view.menu, choice)) === "fire_missile";
  return firing && choice.source != null ? askReach(view, board.countries[choice.source].name) : null;
}

/**
 * The rest of a choice in a new position.
 *
 * @param {View} view
 * @param {Choice} choice
 * @returns {Choice}
 */
export function keep(view, choice) {
  const missile = choice.missile && canFire(view.menu);
  const menu = menuOf(view.menu, { ...choice, missile });
  const stays = mapVerb(menu) !== "place" || makesMissiles(view.menu);
  const source =
    stays && choice.source != null && sources(menu).includes(choice.source) ? choice.source : null;
  const target =
    choice.target != null && targets(menu, source).includes(choice.target) ? choice.target : null;
  const occupant = occupantsAt(menu, source, target).includes(choice.occupant ?? -1) ? choice.occupant : null;
  const verb = mapVerb(view.menu);
  // All that can be placed is not all that can be regrouped.
  const amount = choice.amount === Infinity && choice.verb != null && choice.verb !== verb ? 1 : choice.amount;
  // A country that has just been regrouped into is done with; an attack may go on.
  return { ...choice, source, target, occupant, missile, verb, amount };
}

/**
 * @param {View} view
 * @param {Choice} choice
 * @param {Reach | null} [reach] answer of the kernel for the chosen source
 * @param {number | null} [aim] the country under the pointer
 * @param {Board} [board]
 * @returns {Marks}
 */
export function marks(view, choice, reach = null, aim = null, board = undefined) {
  const menu = menuOf(view.menu, choice);
  const aims = targets(menu, choice.source);
  const placing = mapVerb(menu) === "place";
  const shown = {
    legal: choice.source == null || placing ? sources(menu) : [],
    targets: aims,
    source: choice.source,
    target: choice.target,
    last: choice.source == null ? (view.last ?? NO_LAST) : NO_LAST,
  };
  if (!reach || !board || choice.source == null) return shown;
  return { ...shown, reach: byDamage(board, reach), path: flight(board, reach, aim ?? choice.target) };
}

/**
 * @param {Board} board
 * @param {Reach} reach
 * @returns {number[][]} countries by damage: 1, 2, 3; those that are refused are left out
 */
export function byDamage(board, reach) {
  return [1, 2, 3].map((damage) => [
    ...new Set(
      reach.targets.flatMap((each) => (each.damage === damage && !each.refusal ? [placeOf(board, each.country)] : [])),
    ),
  ]);
}

/**
 * The reply of the kernel about firing at a country.
 *
 * @param {Board} board
 * @param {Reach | null} reach
 * @param {number | null} country
 * @returns {ReachTarget | null} the entry that may be fired at, if one may
 */
export function reachOf(board, reach, country) {
  if (!reach || country == null) return null;
  const found = reach.targets.filter((each) => each.country === board.countries[country].name);
  return found.find((each) => !each.refusal) ?? found[0] ?? null;
}

/** @type {(board: Board, reach: Reach, country: number | null) => number[]} */
function flight(board, reach, country) {
  return (reachOf(board, reach, country)?.path ?? []).map((name) => placeOf(board, name)).filter((k) => k >= 0);
}

/** @type {(board: Board, name: string) => number} */
const placeOf = (board, name) => board.countries.findIndex((each) => each.name === name);

/**
 * The chosen terms of an offer; an offer without terms has nothing to choose.
 *
 * @param {import("../base/protocol.js").Offer | undefined} offer
 * @param {string} chosen index, or nothing
 */
export function termsOf(offer, chosen) {
  if (!offer) return null;
  if (chosen !== "") return offer.terms[Number(chosen)] ?? null;
  return offer.terms.every((row) => row.length === 0) ? [] : null;
}

/**
 * @param {import("../base/protocol.js").ActionWords} row
 * @returns {string}
 */
export function termsText(row) {
  return row.map((each) => (Array.isArray(each) ? each.join(", ") : String(each))).join(" · ");
}

const NO_LAST = { source: null, target: null };

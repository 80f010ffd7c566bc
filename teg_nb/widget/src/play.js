/** What a click means. Pure: a choice and a click give a choice and perhaps a message. */

/** @import { Board, Menu, Message, View } from "./protocol.js" */
import { act, attackUntil } from "./protocol.js";

/**
 * What the person has picked so far; it never leaves the browser.
 *
 * @typedef {object} Choice
 * @property {number | null} source
 * @property {number | null} target
 * @property {number} amount armies; Infinity for all
 * @property {number} keep armies to keep at the source, in an attack until
 */

/** @typedef {"place" | "attack" | "fire_missile" | "regroup" | "ally_regroup"} MapVerb */

/** @type {Choice} */
export const NOTHING = { source: null, target: null, amount: 1, keep: 1 };

/** Verbs that are played on the map, the most urgent first. @type {MapVerb[]} */
const ON_THE_MAP = ["place", "attack", "regroup", "ally_regroup", "fire_missile"];

/** Verbs with an amount as their last argument. */
const WITH_AMOUNT = new Set(["place", "regroup", "ally_regroup"]);

/** Verbs that end a phase, in the order of a turn. */
export const ENDS = ["end_placement", "end_attack", "end_regroup", "end_ally_regroup", "end_turn"];

/**
 * The verb that clicks on the map play now, if any.
 *
 * @param {Menu} menu
 * @returns {MapVerb | null}
 */
export function mapVerb(menu) {
  if (menu.conquest_move?.length) return null;
  return ON_THE_MAP.find((verb) => menu[verb]?.length) ?? null;
}

/**
 * @param {Menu} menu
 * @returns {string | null} the verb that ends this phase
 */
export function endVerb(menu) {
  return ENDS.find((verb) => menu[verb]?.length) ?? null;
}

/**
 * @param {Menu} menu
 * @returns {number[]} countries where something can be done now, in rising order
 */
export function sources(menu) {
  const verb = mapVerb(menu);
  return verb ? [...new Set(menu[verb].map((row) => row[0]))].sort((a, b) => a - b) : [];
}

/**
 * @param {Menu} menu
 * @param {number | null} source
 * @returns {number[]} countries that can be aimed at from a source, in rising order
 */
export function targets(menu, source) {
  const verb = mapVerb(menu);
  if (!verb || verb === "place" || source === null) return [];
  const found = menu[verb].filter((row) => row[0] === source).map((row) => row[1]);
  return [...new Set(found)].sort((a, b) => a - b);
}

/**
 * The largest amount for what is chosen; 0 if it is not legal.
 *
 * @param {Menu} menu
 * @param {number | null} source
 * @param {number | null} [target]
 */
export function most(menu, source, target = null) {
  const verb = mapVerb(menu);
  if (!verb || !WITH_AMOUNT.has(verb)) return 0;
  const places = verb === "place" ? 1 : 2;
  const row = menu[verb].find((each) => each[0] === source && (places === 1 || each[1] === target));
  return row?.[places] ?? 0;
}

/**
 * Smallest and largest conquest move, or null if none is due.
 *
 * @param {Menu} menu
 * @returns {[number, number] | null}
 */
export function conquestRange(menu) {
  const row = menu.conquest_move?.[0];
  if (!row?.length) return null;
  return row.length > 1 ? [row[0], row[1]] : [1, row[0]];
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
  const verb = mapVerb(view.menu);
  const { source, target } = choice;
  if (!verb || source === null || !sources(view.menu).includes(source)) return null;
  const name = board.countries[source].name;
  if (verb === "place") return act(view, verb, name, amount(view.menu, choice));
  if (target === null || !targets(view.menu, source).includes(target)) return null;
  const aim = board.countries[target].name;
  if (verb === "attack" && until) return attackUntil(view, name, aim, Math.max(1, choice.keep));
  if (!WITH_AMOUNT.has(verb)) return act(view, verb, name, aim);
  return act(view, verb, name, aim, amount(view.menu, choice));
}

/**
 * The chosen amount, brought into range.
 *
 * @param {Menu} menu
 * @param {Choice} choice
 */
export function amount(menu, choice) {
  const limit = Math.max(most(menu, choice.source, choice.target), 1);
  return Math.min(Math.max(choice.amount, 1), limit);
}

/**
 * A click on a country.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Choice} choice
 * @param {number} country
 * @param {boolean} [until]
 * @returns {{choice: Choice, message: Message | null}}
 */
export function click(board, view, choice, country, until = false) {
  const verb = mapVerb(view.menu);
  if (!verb) return { choice, message: null };
  if (verb === "place") {
    const placed = { ...choice, source: country, target: null };
    return { choice: { ...placed, source: null }, message: message(board, view, placed) };
  }
  if (targets(view.menu, choice.source).includes(country)) {
    const aimed = { ...choice, target: country };
    const ready = !WITH_AMOUNT.has(verb) || choice.target === country;
    return { choice: aimed, message: ready ? message(board, view, aimed, until) : null };
  }
  const fresh = country !== choice.source && sources(view.menu).includes(country);
  return { choice: { ...choice, source: fresh ? country : null, target: null }, message: null };
}

/**
 * What is left of a choice in a new position.
 *
 * @param {View} view
 * @param {Choice} choice
 * @returns {Choice}
 */
export function keep(view, choice) {
  const verb = mapVerb(view.menu);
  const source =
    verb !== "place" && choice.source !== null && sources(view.menu).includes(choice.source)
      ? choice.source
      : null;
  const target =
    choice.target !== null && targets(view.menu, source).includes(choice.target)
      ? choice.target
      : null;
  // A country that has just been regrouped into is done with; an attack may go on.
  return { ...choice, source, target };
}

/**
 * Which countries to mark on the map.
 *
 * @typedef {object} Marks
 * @property {number[]} legal where something can be done
 * @property {number[]} targets what can be aimed at from the source
 * @property {number | null} source chosen
 * @property {number | null} target chosen
 * @property {{source: number | null, target: number | null}} last action
 */

/**
 * @param {View} view
 * @param {Choice} choice
 * @returns {Marks}
 */
export function marks(view, choice) {
  const aims = targets(view.menu, choice.source);
  return {
    legal: choice.source === null ? sources(view.menu) : [],
    targets: aims,
    source: choice.source,
    target: choice.target,
    last: choice.source === null ? (view.last ?? { source: null, target: null }) : NO_LAST,
  };
}

const NO_LAST = { source: null, target: null };

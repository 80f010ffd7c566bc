/**
 * Clicks in a game without a panel of its own. An action is built from its form.
 *
 * A form says what arguments a verb takes, and the rows of the menu which ones are legal. Countries, by
 * whatever name the board has them, are picked on the map, in the order of the form; the rest with
 * buttons. Pure, like all that a game does.
 */

/** @import { Form, Menu, Message, Value } from "../base/protocol.js" */
/** @import { Marks, Table, Turn } from "./game.js" */
import { act, attackUntil, why } from "../base/protocol.js";

/**
 * @typedef {object} Choice
 * @property {string | null} verb null: the first of those that the map plays
 * @property {(Value | null)[]} picks arguments so far, without the amount
 * @property {Record<string, number>} amounts by verb; Infinity for all
 * @property {number} keep pieces to keep at the source, in an attack that goes on
 * @property {number[]} pointed countries of the control under the pointer
 * @property {number} [latest] place at which pieces were put last
 */

/** Pieces that a click with Shift puts. */
const MANY = 5;

/** @type {Choice} */
export const NOTHING = { verb: null, picks: [], amounts: {}, keep: 1, pointed: [] };

/**
 * Settings of a game for its verbs, beyond their forms.
 *
 * @typedef {object} Manner
 * @property {string[]} [first] verbs in the order in which they are offered
 * @property {string[]} [quick] verbs that a click on the last country plays at once, amount and all
 * @property {string} [until] the verb that can go on until the target falls
 * @property {Record<string, number>} [amounts] what the amount of a verb is before anybody says it
 */

/** @typedef {{menu: Menu, forms: Record<string, Form>, names: Record<string, [string, string][]>}} Offer */

/**
 * Everything that the viewer may do: what anybody may know, and what only the viewer may, once shown.
 *
 * @param {Table} table
 * @returns {Offer}
 */
export function offer({ view, secret }) {
  const own = secret?.seat === view.viewer ? secret : null;
  return {
    menu: { ...view.menu, ...own?.menu },
    forms: { ...view.forms, ...own?.forms },
    names: { ...view.names, ...own?.names },
  };
}

/** Arguments of a form but for its amount: name and kind. @type {(form: Form) => [string, string][]} */
export const argumentsOf = ({ fields, amount }) => fields.filter(([name]) => name !== amount);

/** @type {(kind: string) => string} */
const bare = (kind) => kind.replace(/[?*]+$/, "");

/** @type {(kind: string) => boolean} */
const isList = (kind) => kind.includes("*") || kind.includes("+");

/**
 * Ways to play a verb: as a `plain` button, by a `count` alone, from `rows` that are ready, or put
 * together on the `map`.
 *
 * @param {Form} form
 * @returns {"plain" | "count" | "rows" | "map"}
 */
export function wayOf(form) {
  const kinds = argumentsOf(form).map(([, kind]) => kind);
  if (!kinds.length) return form.amount ? "count" : "plain";
  return kinds.some(isList) || kinds.every((kind) => bare(kind) === "flag") ? "rows" : "map";
}

/**
 * The verbs that are played in a way, in the order in which a game wants them.
 *
 * @param {Offer} offered
 * @param {"plain" | "count" | "rows" | "map"} way
 * @param {Manner} [manner]
 */
export function verbsOf({ menu, forms }, way, { first = [] } = {}) {
  const place = (/** @type {string} */ verb) => (first.includes(verb) ? first.indexOf(verb) : first.length);
  const found = Object.keys(menu).filter((verb) => menu[verb].length && forms[verb] && wayOf(forms[verb]) === way);
  return found.sort((a, b) => place(a) - place(b));
}

/**
 * The verb that the map plays now.
 *
 * @param {Offer} offered
 * @param {Choice} choice
 * @param {Manner} [manner]
 * @returns {string | null}
 */
export function verbOf(offered, choice, manner) {
  const verbs = verbsOf(offered, "map", manner);
  return verbs.find((verb) => verb === choice.verb) ?? verbs[0] ?? null;
}

/**
 * Rows that agree with some picks; a pick of null agrees with all.
 *
 * @param {Value[][]} rows
 * @param {(Value | null)[]} picks
 */
function agreeing(rows, picks) {
  return rows.filter((row) => picks.every((pick, k) => pick == null || pick === row[k]));
}

/**
 * Choices for an argument, given the other choices; undefined if it may be left out.
 *
 * @param {Value[][]} rows
 * @param {(Value | null)[]} picks
 * @param {number} place of the argument
 * @returns {Value[]}
 */
export function choices(rows, picks, place) {
  const others = picks.map((pick, k) => (k === place ? null : pick));
  return [...new Set(agreeing(rows, others).map((row) => row[place]))];
}

/**
 * A verb, what has been picked for it, and what follows from that.
 *
 * @typedef {object} Draft
 * @property {string} verb
 * @property {Form} form
 * @property {[string, string][]} args
 * @property {Value[][]} rows of the menu, the amount taken off
 * @property {number[]} places which of them are countries
 * @property {(Value | null)[]} picks with what can only be one thing filled in
 * @property {boolean} done every argument is there
 * @property {[number, number] | null} range of the amount; null where there is none
 * @property {number} amount
 */

/**
 * @param {Table} table
 * @param {Choice} choice
 * @param {Manner} [manner]
 * @returns {Draft | null}
 */
export function draft(table, choice, manner = {}) {
  const offered = offer(table);
  const verb = verbOf(offered, choice, manner);
  if (!verb) return null;
  const form = offered.forms[verb];
  const args = argumentsOf(form);
  const places = args.flatMap(([, kind], k) => (bare(kind) === table.board.place ? [k] : []));
  const all = offered.menu[verb];
  const rows = form.amount ? all.map((row) => row.slice(0, -1)) : all;
  const given = choice.verb === verb || choice.verb == null ? choice.picks : [];
  const picks = args.map((_, k) => given[k] ?? null);
  args.forEach((_, k) => {
    const found = choices(rows, picks, k);
    if (picks[k] == null && !places.includes(k) && found.length === 1 && found[0] != null) picks[k] = found[0];
  });
  const fits = agreeing(rows, picks);
  const done = fits.some((row) => row.every((_, k) => picks[k] != null));
  const most = form.amount ? Math.max(0, ...all.filter((row) => agreeing([row], picks).length).map((row) => Number(row.at(-1)))) : 0;
  const range = /** @type {[number, number] | null} */ (form.amount ? [form.least, Math.max(most, form.least)] : null);
  const wanted = choice.amounts[verb] ?? manner.amounts?.[verb] ?? form.least;
  return { verb, form, args, places, rows, picks, done, range, amount: range ? Math.min(Math.max(wanted, range[0]), range[1]) : 0 };
}

/**
 * The argument that the next click on the map is for, or null.
 *
 * @param {Draft} draft
 */
function nextPlace({ places, rows, picks }) {
  return places.find((k) => picks[k] == null && choices(rows, picks, k).some((each) => each != null)) ?? null;
}

/**
 * A value as an action writes it.
 *
 * @param {Table} table
 * @param {string} kind
 * @param {Value} value
 * @returns {any}
 */
export function word(table, kind, value) {
  if (Array.isArray(value)) {
    const parts = kind.replace(/\*$/, "").split("+");
    if (kind.endsWith("*")) return value.map((each) => word(table, kind.slice(0, -1), each));
    return value.map((each, k) => word(table, parts[k], each));
  }
  const name = bare(kind);
  if (name === table.board.place) return table.board.countries[Number(value)].name;
  if (name === "seat") return table.view.seats[Number(value)].name;
  const names = offer(table).names[name];
  return names ? names[Number(value)][0] : value;
}

/**
 * A value as people read it.
 *
 * @param {Table} table
 * @param {string} kind
 * @param {Value} value
 * @param {[string, string]} flags words for yes and no
 * @returns {string}
 */
export function label(table, kind, value, flags = ["✓", "✗"]) {
  if (Array.isArray(value)) {
    const parts = kind.replace(/\*$/, "").split("+");
    if (kind.endsWith("*")) return value.map((each) => label(table, kind.slice(0, -1), each, flags)).join(" + ");
    return value.map((each, k) => label(table, parts[k], each, flags)).join(" → ");
  }
  const name = bare(kind);
  if (name === "flag") return flags[value ? 0 : 1];
  return offer(table).names[name]?.[Number(value)]?.[1] ?? String(word(table, kind, value));
}

/**
 * The countries that a row is about, to show them on the map: also those that a card is named after.
 *
 * @param {Table} table
 * @param {Form} form
 * @param {Value[]} row
 * @returns {number[]}
 */
export function countriesOf(table, form, row) {
  const names = argumentsOf(form).flatMap(([, kind], k) => [word(table, kind, row[k])]).flat(3);
  return table.board.countries.flatMap((each, k) => (names.includes(each.name) ? [k] : []));
}

/**
 * The message that plays a row of the menu, amount left out.
 *
 * @param {Table} table
 * @param {string} verb
 * @param {Value[]} row
 * @param {number} [amount]
 * @returns {Message}
 */
export function play(table, verb, row, amount) {
  const form = offer(table).forms[verb];
  const given = [...row];
  const words = form.fields.flatMap(([name, kind]) => {
    if (name === form.amount) return [/** @type {any} */ (amount)];
    const value = given.shift();
    return value == null ? [] : [word(table, kind, value)];
  });
  return act(table.view, verb, ...words);
}

/**
 * The message of a draft, if it is complete.
 *
 * @param {Table} table
 * @param {Draft | null} drafted
 * @returns {Message | null}
 */
export function message(table, drafted) {
  if (!drafted?.done) return null;
  return play(table, drafted.verb, /** @type {Value[]} */ (drafted.picks), drafted.amount);
}

/** True of a draft that puts pieces at a place. @type {(draft: Draft) => boolean} */
const putsAt = ({ form, places }) => Boolean(form.amount) && places.length === 1;

/** A choice after a draft is played: it keeps the place at which pieces were put. @type {(choice: Choice, draft: Draft) => Choice} */
export const putting = (choice, draft) => (putsAt(draft) ? { ...choice, latest: Number(draft.picks[draft.places[0]]) } : choice);

/**
 * The place of the last pieces that were put, and the message that puts there all that may still go there.
 *
 * @param {Table} table
 * @param {Choice} choice
 * @param {Manner} manner
 * @returns {{name: string, message: Message} | null} null where there is no more than a click puts
 */
export function restOf(table, choice, manner) {
  const now = choice.latest == null ? null : draft(table, choice, manner);
  if (!now || !putsAt(now)) return null;
  const picks = replaced(now.picks, now.places[0], /** @type {number} */ (choice.latest));
  const all = draft(table, { ...choice, verb: now.verb, picks, amounts: { [now.verb]: Infinity } }, manner);
  if (!all?.done || all.amount < 2) return null;
  return { name: table.board.countries[Number(choice.latest)].name, message: play(table, now.verb, /** @type {Value[]} */ (all.picks), all.amount) };
}

/**
 * The message of a draft that goes on until its target falls, if the verb can.
 *
 * @param {Table} table
 * @param {Draft | null} drafted
 * @param {Choice} choice
 * @param {Manner} manner
 */
export function untilMessage({ board, view }, drafted, choice, manner) {
  if (!drafted?.done || drafted.verb !== manner.until) return null;
  const [source, target] = drafted.places.map((k) => board.countries[Number(drafted.picks[k])].name);
  return attackUntil(view, source, target, choice.keep);
}

/**
 * A click on a country: it is picked, or the action is played. What is not legal is sent as well, when
 * it is complete: the kernel says which clause is against it.
 *
 * @param {Table} table
 * @param {Choice} choice
 * @param {number} country
 * @param {Manner} [manner]
 * @param {boolean} [again] with Shift: until the target falls, or five at once
 * @returns {Turn}
 */
export function click(table, choice, country, manner = {}, again = false) {
  const before = draft(table, choice, manner);
  if (!before?.places.length) return { local: choice };
  const { places } = before;
  const [first, last] = [places[0], places[places.length - 1]];
  const picked = (/** @type {(Value | null)[]} */ picks) => ({ ...choice, verb: before.verb, picks });
  const next = nextPlace(before);
  const legal = next != null && choices(before.rows, before.picks, next).includes(country);
  if (legal) {
    const picks = replaced(before.picks, next, country);
    const local = picked(picks);
    const now = draft(table, again && putsAt(before) ? { ...local, amounts: { ...local.amounts, [before.verb]: MANY } } : local, manner);
    const atOnce = next === last && now?.done && (!now.form.amount || places.length === 1 || manner.quick?.includes(now.verb));
    if (!atOnce) return { local };
    const until = again ? untilMessage(table, now, choice, manner) : null;
    // An attack may go on. Else the last country is free again.
    return { local: putting(now.verb === manner.until ? local : picked(replaced(picks, last, null)), now), message: until ?? message(table, now) };
  }
  if (before.done && country === before.picks[last]) return { local: putting(choice, before), message: message(table, before) };
  if (country === before.picks[first] && places.length > 1) return { local: picked(without(before.picks, places)) };
  const starts = choices(before.rows, without(before.picks, places), first).includes(country);
  if (starts && places.length > 1) return { local: picked(replaced(without(before.picks, places), first, country)) };
  const said = next == null ? replaced(before.picks, last, country) : replaced(before.picks, next, country);
  if (said.some((each) => each == null)) return { local: choice, message: about(table, before, said, country) };
  return { local: choice, message: play(table, before.verb, /** @type {Value[]} */ (said), before.amount) };
}

/**
 * The question what is against an action that is not complete: the rest of it is a neighbour, or what others would
 * take. It must not be played, so it is no act.
 *
 * @param {Table} table
 * @param {Draft} drafted
 * @param {(Value | null)[]} said
 * @param {number} country that was clicked
 * @returns {Message | null}
 */
function about(table, { verb, form, args, places, rows, amount }, said, country) {
  const near = table.board.countries[country].neighbours;
  const nothing = args.map(() => null);
  const whole = said.map((each, k) => {
    if (each != null) return each;
    const known = choices(rows, nothing, k);
    return (places.includes(k) ? (known.find((one) => near.includes(Number(one))) ?? near[0]) : known[0]) ?? null;
  });
  if (whole.some((each) => each == null)) return null;
  const { kind, action } = /** @type {any} */ (play(table, verb, /** @type {Value[]} */ (whole), form.amount ? amount : undefined));
  return kind === "act" ? why(table.view, ...action) : null;
}

/**
 * The attack that is chosen, or that a click on a country would be.
 *
 * @param {Table} table
 * @param {Choice} choice
 * @param {number | null} country
 * @param {Manner} manner
 */
export function fight(table, choice, country, manner) {
  const now = draft(table, choice, manner);
  if (!now || now.verb !== manner.until) return null;
  const [first, last] = now.places;
  const source = now.picks[first];
  const target = country ?? now.picks[last];
  if (source == null || target == null || !choices(now.rows, replaced(now.picks, last, null), last).includes(target)) return null;
  return { sources: [Number(source)], target: Number(target) };
}

/** @type {(picks: (Value | null)[], places: number[]) => (Value | null)[]} */
const without = (picks, places) => picks.map((each, k) => (places.includes(k) ? null : each));

/**
 * The rest of a choice in a new position.
 *
 * @param {Table} table
 * @param {Choice} choice
 * @param {Manner} [manner]
 * @returns {Choice}
 */
export function keep(table, choice, manner = {}) {
  const offered = offer(table);
  const verb = verbOf(offered, choice, manner);
  const { viewer, turn } = table.view;
  // An answer that another seat owes comes between: what was begun goes on after it.
  if (!verb && viewer != null && viewer !== turn) return { ...choice, pointed: [] };
  const fresh = { ...choice, verb: choice.verb === verb ? verb : null, picks: [], pointed: [] };
  if (!verb || choice.verb !== verb) return fresh;
  const { args, rows } = /** @type {Draft} */ (draft(table, fresh, manner));
  /** @type {(Value | null)[]} */
  const picks = args.map(() => null);
  choice.picks.forEach((pick, k) => {
    if (pick != null && choices(rows, picks, k).includes(pick)) picks[k] = pick;
  });
  return { ...fresh, picks };
}

/**
 * @param {Table} table
 * @param {Choice} choice
 * @param {Manner} [manner]
 * @returns {Marks}
 */
export function marks(table, choice, manner) {
  const last = table.view.last ?? NO_LAST;
  const now = draft(table, choice, manner);
  const shown = { legal: [], targets: [], source: null, target: null, last, pointed: choice.pointed };
  if (!now) return shown;
  const [source = null, target = null] = now.places.map((k) => /** @type {number | null} */ (now.picks[k]));
  const next = nextPlace(now);
  const open = next == null ? [] : /** @type {number[]} */ (choices(now.rows, now.picks, next)).filter((each) => each != null);
  const begun = source != null;
  return { ...shown, legal: begun ? [] : open, targets: begun ? open : [], source, target, last: begun ? NO_LAST : last };
}

/**
 * The verb that ends the phase, if one may.
 *
 * @param {Offer} offered
 */
export function endVerb(offered) {
  return verbsOf(offered, "plain").find((verb) => verb.startsWith("end_")) ?? null;
}

/**
 * @param {Table} table
 * @param {Choice} choice
 * @param {string} key
 * @param {Manner} [manner]
 * @returns {Turn | null}
 */
export function press(table, choice, key, manner) {
  const offered = offer(table);
  if (key === "Escape") return { local: { ...choice, picks: [] } };
  if (key.toLowerCase() === "e") {
    const end = endVerb(offered);
    return { local: choice, message: end ? act(table.view, end) : null };
  }
  if (key < "1" || key > "9") return null;
  const digit = Number(key);
  const [count] = verbsOf(offered, "count");
  if (!count) {
    const verb = verbOf(offered, choice, manner);
    return { local: verb ? { ...choice, amounts: { ...choice.amounts, [verb]: digit } } : choice };
  }
  const [least, most] = /** @type {number[]} */ (offered.menu[count][0]);
  return { local: choice, message: digit >= least && digit <= most ? act(table.view, count, digit) : null };
}

/** @type {(picks: (Value | null)[], place: number, value: Value | null) => (Value | null)[]} */
export const replaced = (picks, place, value) => picks.map((each, k) => (k === place ? value : each));

const NO_LAST = { source: null, target: null };

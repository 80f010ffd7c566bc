/** Moves made from menu and forms, for games without moves of their own; and the section of what only one may see. */

/** @import { Value } from "../base/protocol.js" */
/** @import { Game, Move, Scene, Section } from "./game.js" */
/** @import { Draft, Manner, Offer } from "./action-form.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { Child } from "../base/dom.js" */
import { button, h, number, select } from "../base/dom.js";
import * as compose from "./action-form.js";
import { isCurtained } from "./bar.js";
import { dot } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { filled } from "../base/texts.js";

/** So many values are buttons; more are a list, or a slider. */
const FEW = 6;

/**
 * @typedef {Manner & {
 *   extra?: (scene: Scene, t: Texts) => Child[],
 *   note?: (scene: Scene, verb: string, t: Texts, row: number) => string,
 * }} Style `extra`: what stands above the verbs; `note`: what is said of a row that is ready
 */

/**
 * The moves of a game that is played with menu and forms.
 *
 * @param {Style} [manner]
 * @returns {Game["move"]}
 */
export function movesOf(manner = {}) {
  return {
    of: (scene, t) => composedMove(scene, t, manner),
    depends: ({ local }) => ({ ...local, pointed: null, amounts: Object.entries(local.amounts).map(String) }), // only the map shows the place under the pointer
  };
}

/** @type {(scene: Scene, t: Texts, manner: Style) => Move | null} */
function composedMove(scene, t, manner) {
  const offered = compose.offer(scene);
  if (!Object.values(offered.menu).some((rows) => rows.length)) return null;
  const extra = manner.extra?.(scene, t).filter((part) => part) ?? [];
  const onMap = onTheMap(scene, offered, manner, t);
  const counts = compose.verbsOf(offered, "count", manner).map((verb) => counted(scene, offered, verb, t));
  const rows = compose.verbsOf(offered, "rows", manner);
  const rest = compose.restOf(scene, scene.local, manner);
  const asks = whose(scene, t);
  return {
    facts: [asks, ...extra, ...counts.flatMap((part) => part.facts), ...(onMap?.facts ?? [])],
    more: onMap?.more,
    buttons: [...counts.flatMap((part) => part.buttons), ...(onMap?.buttons ?? []), ...plain(scene, offered, manner), rest && button("place-rest", filled(t.place_rest, { place: rest.name }), () => scene.send(rest.message))],
    ...(rows.length > 0 && { sheet: { key: rows.join(), title: rows.map((verb) => offered.forms[verb].label).join(" · "), body: rows.map((verb) => ready(scene, offered, verb, manner, t)) } }),
  };
}

/** That somebody else than the seat in turn is asked. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
export function whose({ view }, t) {
  const seat = view.seats[view.viewer ?? -1];
  if (!seat || view.viewer === view.turn) return null;
  return h("p", { class: "teg-asks", role: "status" }, dot(view, view.viewer ?? -1), h("b", {}, seat.name), ` ${t.answers}`);
}

/** Verbs without arguments: a button each. @type {(scene: Scene, offered: Offer, manner: Manner) => HTMLElement[]} */
export function plain({ view, send }, offered, manner) {
  const end = compose.endVerb(offered);
  return compose.verbsOf(offered, "plain", manner).map((verb) =>
    button(`act-${verb}`, offered.forms[verb].label, () => send(protocol.act(view, verb)), { title: verb === end ? "E" : null }),
  );
}

/** A verb that is only a number. @type {(scene: Scene, offered: Offer, verb: string, t: Texts) => {facts: Child[], buttons: Child[]}} */
function counted({ view, local, set, send }, offered, verb, t) {
  const [least, most] = /** @type {number[]} */ (offered.menu[verb][0]);
  const form = offered.forms[verb];
  const name = h("b", { "data-verb": verb }, form.label);
  const play = (/** @type {number} */ n) => () => send(protocol.act(view, verb, n));
  if (least > 0 && most - least < FEW) {
    const all = Array.from({ length: most - least + 1 }, (_, k) => most - k);
    return { facts: [name], buttons: all.map((n, k) => button(`act-${verb}-${n}`, String(n), play(n), { class: k ? null : "teg-main" })) };
  }
  const amount = Math.min(Math.max(local.amounts[verb] ?? least, least), most);
  return {
    facts: [name, ...stepper(amount, [least, most], (n) => set({ ...local, amounts: { ...local.amounts, [verb]: n } }), t)],
    buttons: [button(`act-${verb}`, `${form.label}: ${amount}`, play(amount), { class: "teg-main" })],
  };
}

/**
 * An amount: the usual ones at once, any other with the number or the slider.
 *
 * @type {(amount: number, range: [number, number], set: (amount: number) => void, t: Texts, label?: string) => HTMLElement[]}
 */
export function stepper(amount, [least, most], set, t, label = "") {
  const quick = [...new Set([least, 1, 2, 3])].filter((n) => n >= least && n <= most);
  const parts = [
    h(
      "div",
      { class: "teg-group teg-amounts", role: "group", "aria-label": t.amount },
      label && h("span", { class: "teg-label" }, label),
      ...quick.map((n) => button(`amount-${n}`, String(n), () => set(n), { "aria-pressed": String(amount === n) })),
      most > 3 && button("amount-all", t.all, () => set(Infinity), { "aria-pressed": String(amount === most) }),
      most > 3 && number("amount", t.amount, amount, [least, most], set),
    ),
  ];
  return parts;
}

/** Rows that are ready to be played: a button each. @type {(scene: Scene, offered: Offer, verb: string, manner: Style, t: Texts) => HTMLElement} */
export function ready(scene, offered, verb, manner, t) {
  const { local, set, send } = scene;
  const form = offered.forms[verb];
  const rows = offered.menu[verb];
  const point = (/** @type {number[]} */ pointed) => set({ ...local, pointed });
  return h(
    "div",
    { "data-verb": verb },
    h("p", { class: "teg-verb" }, h("b", {}, form.label)),
    h(
      "div",
      { class: "teg-rows" },
      ...rows.map((row, k) => {
        const countries = compose.countriesOf(scene, form, row);
        const amount = form.amount ? Number(row.at(-1)) : undefined;
        const values = form.amount ? row.slice(0, -1) : row;
        const text = compose.argumentsOf(form).map(([, kind], n) => compose.label(scene, kind, values[n], [t.flag_yes, t.flag_no])).join(" · ");
        const note = manner.note?.(scene, verb, t, k);
        return button(`act-${verb}-${k}`, h("span", {}, text || "—", note && h("b", {}, ` ${note}`)), () => send(compose.play(scene, verb, values, amount)), {
          class: "teg-row",
          mouseenter: () => point(countries),
          mouseleave: () => point([]),
          focus: () => point(countries),
          blur: () => point([]),
        });
      }),
    ),
  );
}

/** @type {(scene: Scene, offered: Offer, manner: Manner, t: Texts) => {facts: Child[], more: Child[], buttons: Child[]} | null} */
function onTheMap(scene, offered, manner, t) {
  const { local, set, send } = scene;
  const now = compose.draft(scene, local, manner);
  if (!now) return null;
  const verbs = compose.verbsOf(offered, "map", manner);
  const message = compose.message(scene, now);
  const plays = () => {
    set(compose.putting(local, now));
    send(message);
  };
  const amounts = (/** @type {number} */ n) => set({ ...local, verb: now.verb, amounts: { ...local.amounts, [now.verb]: n } });
  const choices = verbs.map((verb) => button(`verb-${verb}`, offered.forms[verb].label, () => set({ ...local, verb, picks: [] }), { "aria-pressed": String(verb === now.verb) }));
  return {
    facts: [
      verbs.length > 1 && h("div", { class: "teg-group teg-verbs", role: "group", "aria-label": t.actions }, ...choices),
      h("span", { class: "teg-play", "data-verb": now.verb }, ...now.args.map((_, k) => argument(scene, now, k, t))),
      ...(now.range && now.range[1] > now.range[0] ? stepper(now.amount, now.range, amounts, t, now.form.amount === "dice" ? t.dice : "") : []),
    ],
    more: [h("p", { class: "teg-hint" }, hint(now, manner, t))],
    buttons: [button(`act-${now.verb}`, now.form.label, plays, { class: "teg-main", disabled: !message }), now.verb === manner.until && untilButton(scene, now, manner, t)],
  };
}

/** @type {(scene: Scene, now: Draft, manner: Manner, t: Texts) => HTMLElement} */
function untilButton(scene, now, manner, t) {
  const { local, set, send } = scene;
  const message = compose.untilMessage(scene, now, local, manner);
  return h(
    "span",
    { class: "teg-group" },
    button(`act-${now.verb}_until`, t.do_attack_until, () => send(message), { disabled: !message }),
    number("keep", t.keep, local.keep, [1, 99], (keep) => set({ ...local, keep })),
  );
}

/** @type {(now: Draft, manner: Manner, t: Texts) => string} */
function hint(now, { quick = [] }, t) {
  const { places } = now;
  if (!places.length) return t.hint_choose;
  if (places.length === 1) return now.form.amount ? t.hint_one_amount : t.hint_one;
  const begun = now.picks[places[0]] != null;
  if (!begun) return t.hint_first;
  return now.form.amount && !quick.includes(now.verb) ? t.hint_second_amount : t.hint_second;
}

/** @type {(scene: Scene, now: Draft, place: number, t: Texts) => HTMLElement | null} */
function argument(scene, now, place, t) {
  const { local, set } = scene;
  const [, kind] = now.args[place];
  const { places } = now;
  const at = places.indexOf(place);
  // Later countries depend on the earlier ones, not the other way round.
  const picks = now.picks.map((pick, k) => (at >= 0 && k > place && places.includes(k) ? null : pick));
  const values = compose.choices(now.rows, picks, place).filter((each) => each != null);
  const pick = (/** @type {Value | null} */ value) => set({ ...local, verb: now.verb, picks: compose.replaced(picks, place, value) });
  const text = (/** @type {Value} */ value) => compose.label(scene, kind, value, [t.flag_yes, t.flag_no]);
  if (at >= 0) {
    const known = at === 0 || now.picks[places[at - 1]] != null;
    const options = (known ? values : []).map((value) => ({ value: String(value), text: text(value) })).sort((a, b) => a.text.localeCompare(b.text, "es"));
    const chosen = now.picks[place] == null ? "" : String(now.picks[place]);
    const name = places.length === 1 ? t.place : at === 0 ? t.source : at === 1 ? t.target : t.further;
    return select(["source", "target", `country-${at}`][Math.min(at, 2)], name, options, chosen, (value) => pick(value === "" ? null : Number(value)), t.choose);
  }
  if (!values.length) return null;
  if (values.length <= FEW) {
    return h(
      "div",
      { class: "teg-buttons teg-kinds", role: "group", "aria-label": kind },
      ...values.map((value) => button(`${kind.replace(/[?*]/g, "")}-${String(value)}`, text(value), () => pick(value), { "aria-pressed": String(now.picks[place] === value) })),
    );
  }
  const options = values.map((value) => ({ value: String(value), text: text(value) }));
  return select(kind.replace(/[?*]/g, ""), "", options, String(now.picks[place] ?? ""), (value) => pick(value === "" ? null : Number(value)), t.choose);
}

// --- what only one may see ------------------------------------------------------------------------

/**
 * The section of cards: covered until the viewer asks for them.
 *
 * @param {(scene: Scene, t: Texts) => Child[]} contents
 * @returns {Section}
 */
export function secretOf(contents) {
  return {
    depends: ({ view, secret }) => [view.viewer, view.step, secret, view.to_move],
    draw: (scene, t) => {
      const { view, secret, game, send, cover } = scene;
      if (view.viewer == null || isCurtained(scene)) return null;
      const owner = h("span", { class: "teg-whose" }, `${t.secret_whose} `, dot(view, view.viewer), view.seats[view.viewer].name);
      if (!secret) {
        return h("section", { class: "teg-card teg-secret" }, h("h4", {}, t.secret), owner, button("private", t.secret_show, () => send(protocol.PRIVATE), { class: "teg-cover" }));
      }
      const found = contents(scene, t).filter((each) => each);
      const close = button("cover", t.secret_hide, cover, { class: "teg-cover" });
      if (!found.length && game.curtain) return null;
      return h("section", { class: "teg-card teg-secret teg-open" }, h("h4", {}, t.secret), owner, ...found, close);
    },
  };
}

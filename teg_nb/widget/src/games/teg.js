/** La Revancha: what it has beyond the other games, missiles, pacts and allies. */

/** @import { ActionWords, Board, Message, Offers, Pact, Proposal, Reach, View } from "../base/protocol.js" */
/** @import { Game, Move, Table, Scene as Common } from "../board/game.js" */
/** @import { Child } from "../base/dom.js" */
/** @import { Choice } from "./teg-clicks.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h, number, select } from "../base/dom.js";
import { chip, dot, icon, symbol } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { filled, nameOf, texts } from "../base/texts.js";
import { DAMAGE } from "../map/traces.js";
import * as play from "./teg-clicks.js";

/**
 * The open and chosen entries of the register of pacts. They never leave the browser.
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
const FOLDED = { open: null, offers: null, kind: "", partner: "", first: "", terms: "", breaking: null };

/**
 * The choice of the person, and the reply of the kernel about it.
 *
 * @typedef {object} Local
 * @property {Choice} choice
 * @property {Register} register
 * @property {Reach | null} reach
 * @property {number | null} aim country under the pointer, in missile mode
 */

/**
 * @typedef {Common & Local & {
 *   arrange: (part: Partial<Register>) => void,
 *   choose: (choice: Partial<Choice>) => void,
 * }} Scene
 */

// --- what a click, a key or an answer means -------------------------------------------------------

/** The answer about the chosen source, if it is that. @type {(table: Table, local: Local) => Reach | null} */
function reaching({ board, view }, { choice, reach }) {
  const chosen = choice.source == null ? null : board.countries[choice.source]?.name;
  const firing = play.mapVerb(play.menuOf(view.menu, choice)) === "fire_missile";
  return firing && reach?.source === chosen ? reach : null;
}

/** @type {(local: Local, part: Partial<Choice>) => Local} */
function chosen(local, part) {
  const choice = { ...local.choice, ...part };
  return !("target" in part) ? { ...local, choice } : { ...local, choice, aim: null };
}

/** @type {(local: Local, part: Partial<Register>) => Local} */
function arranged(local, part) {
  return { ...local, register: { ...local.register, ...part } };
}

/** Missile mode on or off, and the question about the reach. @type {(table: Table, local: Local) => {local: Local, message: Message | null}} */
function toggled({ board, view }, local) {
  const part = { missile: !local.choice.missile, source: null, target: null, occupant: null };
  const only = [...new Set(view.menu.fire_missile.map((row) => row[0]))];
  if (part.missile && only.length === 1) part.source = /** @type {any} */ (only[0]);
  const next = chosen(local, part);
  return { local: next, message: play.reachMessage(board, view, next.choice) };
}

/** @type {Game["key"]} */
function key({ board, view }, local, name) {
  const { choice } = local;
  const end = play.endVerb(view.menu);
  if (name === "Escape") {
    return { local: chosen(local, { source: null, target: null, occupant: null, missile: choice.source != null && choice.missile }) };
  }
  if (name.toLowerCase() === "m") {
    if (play.canFire(view.menu)) return toggled({ board, view, secret: null }, local);
    return { local, refusal: { code: "no_missile", clause: null, text: texts(view.lang).no_missile } };
  }
  if (name.toLowerCase() === "e" && end && play.forfeits(view, end)) {
    return { local, refusal: { code: "card_forfeit", clause: view.warning?.clause ?? null, text: view.warning?.text ?? "" } };
  }
  if (name.toLowerCase() === "e") return { local, message: end ? protocol.act(view, end) : null };
  if (name < "1" || name > "9") return null;
  const digit = Number(name);
  const due = play.countDue(view.menu);
  if (!due) return { local: chosen(local, { amount: digit }) };
  const legal = digit >= due.range[0] && digit <= due.range[1];
  return { local, message: legal ? protocol.act(view, due.verb, digit) : null };
}

// --- sections -------------------------------------------------------------------------------------

/**
 * A drawer that is given the game's own part of the scene.
 *
 * @template T
 * @param {(scene: Scene, t: Texts) => T} draw
 * @returns {(scene: Common, t: Texts) => T}
 */
function own(draw) {
  return (scene, t) => {
    /** @type {Local} */
    const local = scene.local;
    return draw(
      {
        ...scene,
        ...local,
        reach: reaching(scene, local),
        arrange: (part) => scene.set(arranged(local, part)),
        choose: (part) => scene.set(chosen(local, part)),
      },
      t,
    );
  };
}

/** @type {(scene: Common, t: Texts) => HTMLElement | null} */
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

/** @type {(scene: Common, t: Texts) => HTMLElement | null} */
function scenery({ view }) {
  return view.scenery ? h("section", { class: "teg-card teg-scenery" }, h("p", {}, view.scenery)) : null;
}

/** @type {(scene: Scene, t: Texts) => Move | null} */
function moves(scene, t) {
  const { view } = scene;
  if (!play.hasMoves(view.menu)) return null;
  const due = counts(scene, t);
  const open = decisions(scene, t);
  const onMap = onTheMap(scene, t);
  const [end, ...others] = plain(scene, t);
  const placed = play.closes(scene) != null;
  const undo = protocol.undo(view);
  const rest = play.restOf(scene.board, view, scene.choice);
  const idle = !due && !onMap && !open.facts.length && !placed; // the bar would say nothing
  return {
    facts: [...(due?.facts ?? []), ...open.facts, ...(onMap?.facts ?? []), placed && h("b", {}, t.placed_all)],
    more: onMap?.more ?? (idle && view.situation ? [h("p", { class: "teg-hint" }, `${view.situation.name}. ${view.situation.text}`)] : []),
    buttons: [...(due?.buttons ?? []), ...open.buttons, ...(onMap?.buttons ?? []), missileMode(scene, t), end, placed && undo && button("undo-place", `↶ ${t.undo}`, () => scene.send(undo), { title: "U" }), askedBefore(scene, t), rest && button("place-rest", filled(t.place_rest, { place: rest.name }), () => scene.send(rest.message))],
    rest: others,
  };
}

/** @type {(scene: Scene, t: Texts) => {facts: Child[], more: Child[], buttons: Child[]} | null} */
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
  const text = (/** @type {number | null} */ value) => (value == null ? "" : String(value));
  const armies = (/** @type {number | null} */ country) => country != null && h("b", { class: "teg-armies" }, view.armies[country]);
  const attacks = verb === "attack" ? attackButtons(scene, t) : null;
  const amounts = attacks ? null : amountParts(scene, verb, t);
  return {
    facts: [
      h(
        "span",
        { class: "teg-play", "data-verb": verb },
        select("source", verb === "place" ? t.country : t.source, names(play.sources(menu)), text(choice.source), pickSource, t.choose),
        armies(choice.source),
        verb !== "place" && select("target", t.target, names(play.targets(menu, choice.source)), text(choice.target), (value) => choose({ target: pick(value), occupant: null }), t.choose),
        verb !== "place" && armies(choice.target),
      ),
      ...(amounts?.facts ?? []),
      occupantButtons(scene, menu, t),
    ],
    more: [verb === "fire_missile" && choice.source != null ? aimLine(scene, t) : h("p", { class: "teg-hint" }, hint(verb, scene, t))],
    buttons: [...(attacks ?? amounts?.buttons ?? []), ...(verb === "place" ? missileButtons(scene, t) : [])],
  };
}

/**
 * The text for the targeted country, and the legend of the shades.
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

/** @type {(scene: Scene, menu: import("../base/protocol.js").Menu, t: Texts) => HTMLElement | null} */
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
function missileMode(scene, t) {
  const { view, choice, set, send } = scene;
  if (!play.canFire(view.menu)) return null;
  const toggle = () => {
    const { local, message } = toggled(scene, scene.local);
    set(local);
    send(message);
  };
  return button("missile-mode", h("span", {}, icon("rocket"), ` ${t.missile_mode}`), toggle, { "aria-pressed": String(choice.missile), title: "M" });
}

/** @type {(scene: Scene, t: Texts) => Child[]} */
function missileButtons({ board, view, choice, choose, send }, t) {
  const { place_missile: placing = [], convert_to_missile: converting = [] } = view.menu;
  const place = play.missileMessage(board, view, choice, "place_missile");
  const most = converting.find((row) => row[0] === choice.source)?.[1] ?? 0;
  const many = Math.min(choice.convert ?? 1, Math.max(most, 1));
  const convert = () => send(play.missileMessage(board, view, choice, "convert_to_missile", many));
  return [
    placing.length > 0 && button("act-place_missile", t.place_missile, () => send(place), { disabled: !place }),
    converting.length > 0 &&
      h(
        "span",
        { class: "teg-group" },
        button("act-convert_to_missile", t.convert, convert, { disabled: !most }),
        h(
          "select",
          { "data-key": "convert-count", "aria-label": t.convert_count, disabled: !most, change: (/** @type {any} */ event) => choose({ convert: Number(event.target.value) }) },
          ...Array.from({ length: Math.max(most, 1) }, (_, k) => h("option", { value: k + 1, selected: k + 1 === many }, k + 1)),
        ),
      ),
  ];
}

/** @type {(verb: play.MapVerb, scene: Scene, t: Texts) => string} */
function hint(verb, { view, choice }, t) {
  if (spent(view, verb)) return t.hint_convert;
  if (verb === "place") return view.menu.place_missile?.length || view.menu.convert_to_missile?.length ? t.hint_placing_missiles : t.hint_place;
  if (verb === "attack") return choice.source == null ? t.hint_source : t.hint_target;
  if (verb === "fire_missile") return choice.source == null ? t.hint_fire : t.hint_fire_target;
  return choice.target == null ? t.hint_regroup : t.hint_regroup_target;
}

/** @type {(scene: Scene, t: Texts) => Child[]} */
function attackButtons({ board, view, choice, choose, send }, t) {
  const once = play.message(board, view, choice);
  const until = play.message(board, view, choice, true);
  const here = choice.source == null ? 99 : view.armies[choice.source];
  return [
    button("act-attack", t.do_attack, () => send(once), { class: "teg-main", disabled: !once }),
    h(
      "span",
      { class: "teg-group" },
      button("act-attack_until", t.do_attack_until, () => send(until), { disabled: !until }),
      number("keep", t.keep, choice.keep, [1, Math.max(here, 1)], (keep) => choose({ keep })),
    ),
  ];
}

/** All armies are placed; some may still be made missiles. @type {(view: import("../base/protocol.js").View, verb: string) => boolean} */
const spent = ({ menu }, verb) => verb === "place" && !menu.place?.length;

/** @type {(scene: Scene, verb: string, t: Texts) => {facts: Child[], buttons: Child[]}} */
function amountParts({ board, view, choice, choose, send }, verb, t) {
  const message = play.message(board, view, choice);
  const exact = play.exactVerb(play.menuOf(view.menu, choice), choice) ?? verb;
  const kinds = verb === "regroup" ? play.units(view.menu, choice.source, choice.target) : [];
  const limit = play.most(view.menu, choice.source, choice.target, exact) || 999;
  const set = (/** @type {number} */ amount) => choose({ amount });
  const word = /** @type {Record<string, string>} */ (t)[`do_${verb}`];
  const plays = () => {
    if (verb === "place") choose({ latest: choice.source ?? undefined });
    send(message);
  };
  const buttons = [button(`act-${exact}`, word, plays, { class: "teg-main", disabled: !message })];
  if (verb === "fire_missile") return { facts: [], buttons };
  const shown = choice.amount === Infinity && limit === 999 ? 1 : Math.min(choice.amount, limit);
  if (spent(view, verb)) return { facts: [h("b", {}, t.placed_all)], buttons: [] };
  const unit = (/** @type {typeof kinds[number]} */ kind) =>
    button(`unit-${kind}`, t[`unit_${kind}`], () => choose({ unit: kind }), { "aria-pressed": String((kind === "missiles") === (exact === "regroup_missiles")) });
  return {
    facts: [
      kinds.includes("missiles") && h("div", { class: "teg-group", role: "group", "aria-label": t.unit }, ...kinds.map(unit)),
      h(
        "div",
        { class: "teg-group teg-amounts", role: "group", "aria-label": t.amount },
        ...[1, 5].map((many) => button(`amount-${many}`, String(many), () => set(many), { "aria-pressed": String(choice.amount === many) })),
        button("amount-all", t.all, () => set(Infinity), { "aria-pressed": String(choice.amount === Infinity) }),
        number("amount", t.amount, shown, [1, limit], set),
      ),
    ],
    buttons,
  };
}

/** The reason that the proposer gives. @type {(proposal: Proposal) => HTMLElement | null} */
function reasonOf({ reason }) {
  return reason ? h("q", { class: "teg-reason" }, reason) : null;
}

/** Proposals that wait for a person here. @type {(view: View) => Proposal[]} */
const waiting = (view) => (view.over ? [] : (view.proposals ?? []).filter(({ seats }) => view.people?.includes(seats[1])));

/** A proposal to a person here, one by one, until it is answered or put off. @type {(scene: Common, t: Texts) => Move | null} */
function asks({ view, send, wants, show, open }, t) {
  const all = waiting(view);
  const proposal = all.find(({ number }) => wants(`ask-${number}`));
  if (!proposal) return null;
  const { number: n, seats: [proposer, partner], text } = proposal;
  const alone = view.people?.length === 1;
  const to = alone ? t.proposes_you : `${t.proposes} ${view.seats[partner].name}`;
  const held = (/** @type {number} */ seat) => (proposal.places ?? []).filter((country) => view.owner[country] === seat).length;
  const there = proposal.places?.length ? `${t.there}: ${view.seats[proposer].name} ${held(proposer)}, ${alone ? t.you : view.seats[partner].name} ${held(partner)}. ` : "";
  const say = (/** @type {string} */ verb) => () => send(protocol.say(view, partner, verb, n));
  const other = () => {
    show(`ask-${n}`, false);
    open("table");
  };
  return {
    question: true,
    facts: [h("span", { role: "alert", class: "teg-proposal" }, dot(view, proposer), h("b", {}, `${view.seats[proposer].name} ${to}: ${text}`), all.length > 1 && ` (${all.indexOf(proposal) + 1}/${all.length})`)],
    more: [h("p", { class: "teg-hint" }, there, reasonOf(proposal))],
    buttons: [button(`accept-${n}`, t.accept, say("accept_pact"), { title: "A" }), button(`decline-${n}`, t.decline, say("decline_pact"), { title: "R" }), button(`other-${n}`, t.other, other)],
  };
}

/** The way back to a question that was put off. @type {(scene: Scene, t: Texts) => HTMLElement | null} */
function askedBefore({ view, show }, t) {
  const [proposal] = waiting(view);
  return proposal ? button("asked", h("span", {}, dot(view, proposal.seats[0]), t.asked), () => show(`ask-${proposal.number}`, true)) : null;
}

/** So many armies or dice: a button each, the most first. @type {(scene: Scene, t: Texts) => {facts: Child[], buttons: Child[]} | null} */
function counts({ view, send }, t) {
  const due = play.countDue(view.menu);
  if (!due) return null;
  const { verb, range } = due;
  const [min, max] = range;
  const hints = { intrusion_move: t.hint_intrusion, aggression_move: t.hint_aggression, choose_dice: t.hint_dice };
  const all = Array.from({ length: max - min + 1 }, (_, k) => max - k);
  return {
    facts: [h("b", {}, /** @type {Record<string, string>} */ (hints)[verb] ?? t.hint_conquest), ` ${min}–${max}`],
    buttons: all.map((many, k) => button(`act-${verb}-${many}`, String(many), () => send(protocol.act(view, verb, many)), { class: k ? null : "teg-main" })),
  };
}

/** Open decisions about joint attacks and zones. @type {(scene: Scene, t: Texts) => {facts: Child[], buttons: Child[]}} */
function decisions({ board, view, send }, t) {
  const { joint_decision: joint = [], zone_decision: zones = [], open_joint_attack: open = [] } = view.menu;
  const textOf = (/** @type {number} */ pact) => view.pacts?.find((known) => known.number === pact)?.text ?? `#${pact}`;
  const target = view.joint && board.countries[view.joint.target]?.name;
  const seats = (view.joint?.seats ?? []).map((seat) => view.seats[seat].name).join(" + ");
  const seat = view.viewer ?? view.to_move;
  const asked = [...new Set(zones.map((row) => row[0]))];
  return {
    facts: [
      joint.length > 0 && h("p", {}, h("b", {}, t.joint), target && `: ${seats} → ${target}`),
      ...asked.map((pact) => h("p", {}, t.zone, " ", h("small", {}, textOf(pact)))),
      ...open.map(([pact]) => h("p", { class: "teg-hint" }, textOf(pact))),
    ],
    buttons: [
      ...joint.map(([on]) => button(`act-joint_decision-${Boolean(on)}`, on ? t.joint_on : t.joint_stop, () => send(protocol.act(view, "joint_decision", Boolean(on))), { class: on ? "teg-main" : null })),
      ...asked.flatMap((pact) => [
        button(`zone-${pact}-keep`, t.zone_keep, () => send(protocol.say(view, seat, "zone_decision", pact, true))),
        button(`zone-${pact}-end`, t.zone_end, () => send(protocol.say(view, seat, "zone_decision", pact, false))),
      ]),
      ...open.map(([pact]) => button(`act-open_joint_attack-${pact}`, t.joint_open, () => send(protocol.act(view, "open_joint_attack", pact)))),
    ],
  };
}

/** Verbs without arguments: a button each; what would forfeit a card asks first. @type {(scene: Scene, t: Texts) => HTMLElement[]} */
function plain(scene, t) {
  const { view, send } = scene;
  const verbs = Object.keys(view.menu).filter((verb) => view.menu[verb].some((row) => row.length === 0));
  const press = (/** @type {string} */ verb) => () => send(protocol.act(view, verb));
  return verbs.map((verb) => {
    const { label } = view.forms[verb];
    if (!play.forfeits(view, verb)) {
      const only = Object.keys(view.menu).length === 1;
      const main = only || verb === "request_card" || verb === play.closes(scene) || (verb === "end_placement" && spent(view, "place")) ? "teg-main" : null;
      return button(`act-${verb}`, label, press(verb), { title: verb === play.endVerb(view.menu) ? "E" : null, class: main });
    }
    return h(
      "details",
      { class: "teg-ask teg-pop" },
      h("summary", { "data-key": `ask-${verb}` }, `${label}…`),
      h("div", {}, h("p", {}, `${view.warning?.text} `, chip(view.warning?.clause ?? "")), button(`act-${verb}`, label, press(verb), { class: "teg-danger" })),
    );
  });
}

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
          !view.over && people.length > 0 && view.viewer != null && offerForm(scene, t),
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
    { "data-pact": n, class: pact.breaker == null ? null : "teg-breaking" },
    pair(view, pact.seats),
    h("span", {}, pact.text, " ", chip(pact.clause)),
    notice(view, pact, t),
    voices.length > 0 &&
      breaker == null &&
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
    breaker != null &&
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
 * Seats that announced to break a pact, and the end of their obligation (TEG-14.24).
 *
 * @type {(view: View, pact: Pact, t: Texts) => HTMLElement | null}
 */
function notice(view, { breaker, seats, notice }, t) {
  if (breaker == null) return null;
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
  const { number: n, seats: [proposer] } = proposal;
  const mine = (/** @type {number} */ seat) => !view.over && view.people?.includes(seat);
  const saying = (/** @type {string} */ verb, /** @type {number} */ seat) => () => send(protocol.say(view, seat, verb, n));
  return h(
    "li",
    { "data-proposal": n },
    pair(view, proposal.seats),
    h("span", {}, proposal.text),
    reasonOf(proposal),
    mine(proposer) && h("div", { class: "teg-buttons" }, button(`withdraw-${n}`, h("span", {}, dot(view, proposer), t.withdraw), saying("withdraw_proposal", proposer))),
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
    select("offer-kind", t.offer_kind, options(kinds, (each) => nameOf(view.lang, "pact", each)), kind, (value) => arrange({ kind: value, partner: "", first: "", terms: "" }), t.choose),
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

/** @type {(scene: Common, t: Texts) => HTMLElement | null} */
function secret({ view, secret, send, cover, looks }, t) {
  if (view.viewer == null) return null;
  const goal = view.goal && [h("h4", {}, t.objective), h("p", { class: "teg-objective" }, view.goal)];
  if (goal && view.seats[view.viewer].cards == null) return h("section", { class: "teg-card" }, ...goal);
  const whose = h("span", { class: "teg-whose" }, `${t.secret_whose} `, dot(view, view.viewer), view.seats[view.viewer].name);
  if (!secret) {
    return h(
      "section",
      { class: "teg-card teg-secret" },
      ...(goal || []),
      h("h4", {}, t.secret),
      whose,
      button("private", t.secret_show, () => send(protocol.PRIVATE), { class: "teg-cover" }),
    );
  }
  const act = (/** @type {ActionWords} */ ...words) => send(protocol.act(view, ...words));
  return h(
    "section",
    { class: "teg-card teg-secret teg-open" },
    ...(goal || []),
    h("h4", {}, t.secret),
    whose,
    secret.objectives.length > 0 && h("h5", {}, t.objective),
    ...secret.objectives.map((each) => h("p", { class: "teg-objective" }, each)),
    secret.hand && h("h5", {}, t.hand),
    secret.hand && (secret.hand.length
      ? h(
          "ul",
          { class: "teg-hand" },
          ...secret.hand.map((each) =>
            h(
              "li",
              {},
              symbol(each.symbol),
              h("b", {}, each.country),
              h("small", {}, nameOf(view.lang, "symbol", each.symbol)),
              each.bonus && !looks && button(`bonus-${each.country}`, `+${secret.bonus_armies ?? 3} ${t.armies.toLowerCase()}`, () => act("bonus", each.country)),
            ),
          ),
        )
      : h("p", { class: "teg-hint" }, t.no_cards)),
    ...(looks ? [] : secret.exchanges).map((each, k) =>
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

// --- what the map says of a country ---------------------------------------------------------------

/** Missiles, guests, and what is closed. @type {(view: View, board: Board, country: number) => HTMLElement[]} */
function standing(view, board, country) {
  const t = texts(view.lang);
  const rockets = view.missiles?.[country];
  const guests = (view.guests ?? []).filter((each) => each[0] === country);
  const many = (/** @type {number} */ n) => `${n} ${t.missiles.toLowerCase()}`;
  return [
    ...(rockets ? [h("p", {}, many(rockets))] : []),
    ...guests.map(([, guest, armies, missiles]) =>
      h("p", {}, `${t.shared} `, dot(view, guest), `${view.seats[guest]?.name} · ${armies}`, missiles ? ` · ${many(missiles)}` : null),
    ),
    ...(view.blocked?.includes(country) ? [h("p", { class: "teg-out" }, h("b", {}, t.blocked))] : []),
    ...pactsAt(board, view, country).map((text) => h("p", { class: "teg-closed" }, `${t.closed}: ${text}`)),
  ];
}

/**
 * The damage of a missile there, or the reason against it.
 *
 * @param {Board} board
 * @param {View} view
 * @param {Reach | null} reach
 * @param {number} country
 * @returns {HTMLElement[]}
 */
function firing(board, view, reach, country) {
  const found = play.reachOf(board, reach, country);
  const t = texts(view.lang);
  if (!found) return [];
  if (!found.refusal) return [h("p", { class: "teg-in" }, h("b", {}, `${t.damage}: ${found.damage}`))];
  return [h("p", { class: "teg-out" }, found.refusal.text, found.refusal.clause && ` (${found.refusal.clause})`)];
}

/**
 * The pacts that close borders of a country, each with the neighbours behind them.
 *
 * @param {Board} board
 * @param {View | null} view
 * @param {number} country
 * @returns {string[]}
 */
function pactsAt(board, view, country) {
  const found = (view?.covered ?? []).filter(([a, b]) => a === country || b === country);
  return [...new Set(found.map((each) => each[2]))].map((n) => {
    const behind = found.filter((each) => each[2] === n).map(([a, b]) => board.countries[a === country ? b : a].name);
    return `${behind.join(", ")} (${view?.pacts?.find((each) => each.number === n)?.text ?? `#${n}`})`;
  });
}

/** @type {Game} */
export default {
  start: { choice: { ...play.NOTHING }, register: { ...FOLDED }, reach: null, aim: null },
  phases: [
    ["phase_place", "initial_1", "initial_2", "extra_reinforcement", "reinforce"],
    ["phase_attack", "attack"],
    ["phase_regroup", "regroup", "ally_regroup"],
    ["phase_card", "card"],
  ],
  absent: ({ seats }) => (seats[0]?.cards == null ? ["phase_card"] : []),
  tabs: { help: ["situation", "scenery"], table: ["pacts"], cards: ["secret"] },
  move: {
    of: own(moves),
    depends: ({ board, view, local, ...scene }) => [
      { ...local.choice, amount: String(local.choice.amount) },
      [view.awaited, view.joint, view.armies, view.pacts, view.undo, play.closes({ board, view, secret: scene.secret })],
      [local.reach?.source, play.reachOf(board, reaching({ board, view, ...scene }, local), local.aim ?? local.choice.target)],
    ],
  },
  closes: play.closes,
  keys: "keys_teg",
  sections: {
    pacts: {
      draw: own(pacts),
      depends: ({ view, local }) => [view.pacts, view.proposals, view.people, view.viewer, view.to_move, view.over, local.register],
    },
    situation: { draw: situation, depends: ({ view }) => view.situation },
    scenery: { draw: scenery, depends: ({ view }) => view.scenery },
    secret: { draw: secret, depends: ({ view, secret }) => [view.viewer, view.step, secret, view.to_move] },
  },
  renew({ board, view }, local) {
    const choice = play.keep(view, local.choice);
    const register = { ...FOLDED, open: local.register.open };
    const message = choice.missile ? play.reachMessage(board, view, choice) : null;
    return { local: { choice, register, reach: null, aim: null }, message };
  },
  click({ board, view }, local, country, until) {
    const wrong = play.meant(board, view, local.choice, country);
    if (wrong) return { local, ...wrong };
    const { choice, message } = play.click(board, view, local.choice, country, until);
    return { local: { ...local, choice, aim: country }, message };
  },
  fight({ view }, { choice }, country) {
    const menu = play.menuOf(view.menu, choice);
    const target = country ?? choice.target;
    const able = play.mapVerb(menu) === "attack" && target != null && play.targets(menu, choice.source).includes(target);
    return able ? { sources: [choice.source], target } : null;
  },
  hover(table, local, country) {
    // It stays the last one when the pointer leaves.
    return local.reach && country !== local.aim ? { ...local, aim: country } : local;
  },
  key,
  hear({ view }, local, reply) {
    if (reply.kind === "reach") return { ...local, reach: reply };
    if (reply.kind !== "offers" || reply.step !== view.step) return local;
    return arranged(local, { open: true, offers: reply, kind: "", partner: "", first: "", terms: "" });
  },
  asks,
  marks(table, local) {
    const marks = play.marks(table.view, local.choice, reaching(table, local), local.aim, table.board);
    const [proposal] = waiting(table.view);
    return proposal?.places && marks.source == null ? { ...marks, pointed: proposal.places } : marks;
  },
  // A table without cards counts none.
  columns: ({ countries, armies, cards, exchanges }, t) => [
    ["flag", t.countries, countries],
    ["army", t.armies, armies],
    .../** @type {[string, string, number][]} */ (cards == null ? [] : [["card", t.cards, cards], ["exchange", t.exchanges, exchanges]]),
  ],
  // A card over the flight of a missile is short.
  facts(table, local, country) {
    const { board, view } = table;
    return { lines: standing(view, board, country), instead: firing(board, view, reaching(table, local), country) };
  },
};

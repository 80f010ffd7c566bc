/** The resource war: orders for the units of a territory, stocks that only their seat sees, a delivery. */

/** @import { View } from "../base/protocol.js" */
/** @import { Game, Move, Scene, Section, Table } from "../board/game.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { Child } from "../base/dom.js" */
/** @import { Draft } from "./wargame-clicks.js" */
import { secretOf, stepper } from "../board/composer.js";
import { offer } from "../board/action-form.js";
import { button, h, s, select } from "../base/dom.js";
import { card, chip, dot } from "../base/pieces.js";
import { routine } from "../base/protocol.js";
import { wargameTexts } from "../base/texts.js";
import * as play from "./wargame-clicks.js";
import { GLYPHS, GOODS, UNITS, WEAPONS, WORKS, pathData } from "./wargame-glyphs.js";
import { traces } from "./wargame-layers.js";

/** A glyph as on the map. @type {(name: string, label?: string) => Element} */
function sign(name, label = "") {
  const { color, shape, holes } = GLYPHS[name];
  const own = color === GLYPHS.troop.color || WORKS.includes(name) ? "currentColor" : color; // ink would not be seen in the dark
  const paths = [s("path", { d: pathData(shape), fill: own }), s("path", { d: pathData(holes), class: "war-hole" })];
  return s("svg", { viewBox: "-10 -10 20 20", class: "teg-symbol war-sign", role: label ? "img" : null, "aria-label": label || null, "aria-hidden": label ? null : "true" }, ...paths);
}

/** Glyphs of the things that an order may be about, by kind and number. @type {Record<string, readonly string[]>} */
const SIGNS = { resource: GOODS, good: GOODS, item: ["plane", "ship", "troop", ...WEAPONS], unit: UNITS, installation: WORKS, aim: [...UNITS, ...WORKS], vehicle: UNITS.slice(1), weapon: WEAPONS };

/**
 * A text in which each thing has its glyph before its name.
 *
 * @param {View} view
 * @param {string} text
 * @returns {Child[]}
 */
function worded({ things = {} }, text) {
  const names = Object.entries(things).flatMap(([kind, labels]) => labels.map((label, k) => /** @type {[string, string]} */ ([label.toLowerCase(), SIGNS[kind]?.[k] ?? ""])));
  const glyphs = new Map(names.filter(([, glyph]) => glyph));
  if (!glyphs.size) return [text];
  const longest = [...glyphs.keys()].sort((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`(?<!\\p{L})(${longest.join("|")})(?!\\p{L})`, "iu"));
  return parts.flatMap((part, k) => (k % 2 ? [sign(glyphs.get(part.toLowerCase()) ?? ""), ` ${part}`] : [part]));
}

/** Goods with their glyphs, numbers and names. @type {(view: View, goods: [number, number][]) => HTMLElement} */
const listed = (view, goods) =>
  h("span", { class: "war-goods-list" }, ...goods.map(([good, count]) => h("span", {}, sign(GOODS[good]), h("b", {}, ` ${count}`), ` ${view.things?.good[good]}`)));

/** @type {(table: Table, country: number | null) => string} */
const nameOf = ({ board }, country) => (country == null ? "" : board.countries[country].name);

// --- the orders -----------------------------------------------------------------------------------

/** @type {(scene: Scene, t: Texts) => Move | null} */
function moves(scene, t) {
  if (!offer(scene).menu.end_turn) return null;
  const chosen = play.chosenOf(scene, scene.local);
  return chosen ? delivery(scene, chosen, t) : order(scene, t);
}

/** Units of the viewer that have no task yet. @type {(scene: Scene) => HTMLElement} */
function idle({ view }) {
  const w = wargameTexts(view.lang);
  const counts = UNITS.map((_, unit) => view.owner.reduce((sum, seat, k) => sum + (seat === view.viewer ? (view.free?.[unit][k] ?? 0) : 0), 0));
  return h("span", { class: "war-idle" }, `${w.free}: `, ...counts.flatMap((count, unit) => (count || !unit ? [h("span", { title: view.things?.aim[unit] }, sign(UNITS[unit]), h("b", {}, count))] : [])));
}

/** Many orders at one press. @type {(scene: Scene) => HTMLElement[]} */
function routines({ view, send }) {
  const w = wargameTexts(view.lang);
  const all = Object.entries(view.routines ?? {}).filter(([, count]) => count);
  const words = /** @type {Record<string, string>} */ ({ again: w.as_before, gather: w.all_gather });
  return all.map(([name, count]) => button(`routine-${name}`, `${words[name]} (${count})`, () => send(routine(view, name))));
}

/** @type {(scene: Scene, t: Texts) => Move} */
function order(scene, t) {
  const { view, local, patch } = scene;
  const w = wargameTexts(view.lang);
  const now = play.draft(scene, local);
  const verbs = play.verbsAt(scene, local.source);
  const forms = offer(scene).forms;
  const own = view.owner.flatMap((seat, k) => (seat === view.viewer && play.verbsAt(scene, k).length ? [k] : []));
  const choices = verbs.map((verb) => button(`verb-${verb}`, forms[verb].label, () => patch({ verb, target: null, aboard: 0, cargo: {} }), { "aria-pressed": String(verb === now?.verb) }));
  const parts = now ? details(scene, now, t) : { facts: [], more: [], buttons: [], body: [] };
  const hint = verbs.length ? "" : w.nothing_here;
  const many = local.source == null ? routines(scene) : []; // the bar has room for one of them
  const body = [verbs.length > 1 && h("div", { class: "teg-buttons teg-verbs war-verbs", role: "group", "aria-label": t.actions }, ...choices), ...parts.body, beyond(scene), locked(scene)];
  return {
    facts: [pick(scene, "source", t.source, own, local.source, (country) => patch(play.from(country)), t), ...parts.facts],
    more: local.source == null ? [h("p", { class: "teg-hint" }, idle(scene), w.choose)] : hint ? [h("p", { class: "teg-hint" }, hint)] : parts.more,
    buttons: [...parts.buttons, ...many.slice(0, 1), ending(scene)],
    rest: many.slice(1),
    ...(local.source != null && verbs.length > 0 && { sheet: { key: `orders-${local.source}`, title: nameOf(scene, local.source), body } }),
  };
}

/** A list of territories, as an alternative to the map. @type {(scene: Scene, key: string, label: string, countries: number[], chosen: number | null, set: (country: number | null) => void, t: Texts) => HTMLElement} */
function pick(scene, key, label, countries, chosen, set, t) {
  const options = countries.map((each) => ({ value: String(each), text: nameOf(scene, each) })).sort((a, b) => a.text.localeCompare(b.text, "es"));
  return select(key, label, options, chosen == null ? "" : String(chosen), (value) => set(value === "" ? null : Number(value)), t.choose);
}

/** @type {(scene: Scene, now: Draft, t: Texts) => {facts: Child[], more: Child[], buttons: Child[], body: Child[]}} */
function details(scene, now, t) {
  const { view, local, patch, send } = scene;
  const w = wargameTexts(view.lang);
  const { names, forms } = offer(scene);
  const kind = play.ABOUT[now.verb];
  const hostile = now.targets.length > 0 && now.verb !== "march" && now.verb !== "carry";
  const ready = play.message(scene, now);
  const amount = (/** @type {number} */ n) => patch({ verb: now.verb, amounts: { ...local.amounts, [now.verb]: n } });
  const hint = !now.targets.length ? w.here : hostile ? w.aim : w.where;
  const kinds = now.abouts.map((about) =>
    button(`${kind}-${about}`, h("span", {}, ...signed(kind, about), names[kind]?.[about]?.[1] ?? String(about)), () => patch({ verb: now.verb, about: { ...local.about, [now.verb]: about } }), { "aria-pressed": String(about === now.about) }),
  );
  return {
    facts: [
      now.targets.length > 0 && pick(scene, "target", t.target, now.targets, now.target, (target) => patch({ verb: now.verb, target }), t),
      ...(now.most > 1 ? stepper(now.amount, [1, now.most], amount, t) : []),
    ],
    more: [forecast(scene, now) ?? h("p", { class: "teg-hint" }, hint)],
    buttons: [button(`act-${now.verb}`, h("span", {}, ...signed(kind, now.about), `${forms[now.verb].label}${now.most > 0 ? `: ${now.amount}` : ""}`), () => send(ready), { class: "teg-main", disabled: !ready })],
    body: [kind && h("div", { class: "teg-buttons teg-kinds", role: "group", "aria-label": kind }, ...kinds), price(scene, now), now.load && load(scene, now, now.load)],
  };
}

/** The glyph of a thing and a blank, where it has one. @type {(kind: string, number: number | null) => Child[]} */
const signed = (kind, number) => (number != null && SIGNS[kind]?.[number] ? [sign(SIGNS[kind][number]), " "] : []);

/** Whatever the stock of the territory cannot pay, with its price. @type {(scene: Scene) => HTMLElement | null} */
function beyond(scene) {
  const { view, local, secret } = scene;
  const w = wargameTexts(view.lang);
  const all = secret && local.source != null ? play.unpaid(scene, local.source) : [];
  if (!all.length) return null;
  const line = (/** @type {ReturnType<typeof play.unpaid>[0]} */ { kind, number, price }) =>
    h(
      "li",
      { "aria-disabled": "true" },
      ...signed(kind, number),
      `${view.things?.[kind][number]}: `,
      listed(view, price.map(([good, count]) => [good, count])),
      ` (${w.you_have} ${price.map(([, , have]) => have).join(", ")})`,
    );
  return h("details", { class: "war-beyond", open: local.verb === "build" || local.verb === "upgrade" }, h("summary", { "data-key": "beyond" }, `${w.beyond} (${all.length})`), h("ul", {}, ...all.map(line)));
}

/** @type {(scene: Scene, now: Draft) => HTMLElement | null} */
function price({ view }, { verb, source, about, amount }) {
  const { prices, levels = [] } = view;
  if (about == null || !prices || (verb !== "build" && verb !== "upgrade")) return null;
  const one = verb === "build" ? prices.item[about] : prices.installation[about][levels[about][source]];
  const all = (one ?? []).map(([good, count]) => /** @type {[number, number]} */ ([good, count * Math.max(amount, 1)]));
  return h("p", { class: "teg-hint" }, `${wargameTexts(view.lang).each_costs} `, listed(view, all));
}

/** The outcome by the numbers. Fights have no dice (WAR-D-2). @type {(scene: Scene, now: Draft) => HTMLElement | null} */
function forecast({ view }, { verb, source, target, amount, about }) {
  const w = wargameTexts(view.lang);
  if (target == null) return null;
  if (verb === "attack") {
    const { hits, block, defence, conquered, lost, destroyed } = play.landForecast(view, source, target, amount);
    return h(
      "p",
      { class: `war-forecast ${conquered ? "war-good" : ""}` },
      h("b", {}, conquered ? w.conquers : w.holds),
      ` ${hits} ${w.hits}${block ? ` − ${Math.min(block, hits)} (${w.stops})` : ""} ${conquered ? ">" : "≤"} ${w.defence.toLowerCase()} ${defence}. `,
      `${w.lose} ${lost}, ${w.loses} ${destroyed}.`,
    );
  }
  if (verb !== "strike_air" && verb !== "strike_sea") return null;
  const { duel, hits } = play.strikeForecast(view, verb === "strike_air" ? play.PLANE : play.SHIP, source, target, amount);
  return h("p", { class: "war-forecast" }, h("b", {}, `${hits} ${w.hits}`), ` → ${view.things?.aim[about ?? 0]}`, duel > 0 && `. ${duel} ${w.duel}.`);
}

/** Troops and goods that travel along. @type {(scene: Scene, now: Draft, load: import("./wargame-clicks.js").Load) => HTMLElement | null} */
function load(scene, now, { room, used, troops, aboard, goods, cargo, sizes }) {
  const { view, local, patch } = scene;
  const w = wargameTexts(view.lang);
  if (!troops && !goods.length) return null;
  const count = (/** @type {number} */ good) => cargo.find(([each]) => each === good)?.[1] ?? 0;
  const row = (/** @type {string} */ key, /** @type {Child} */ name, /** @type {number} */ n, /** @type {number} */ most, /** @type {number} */ size, /** @type {(n: number) => void} */ change) =>
    h(
      "li",
      {},
      h("span", {}, name, h("small", {}, ` /${most}`)),
      h("b", {}, n),
      button(`${key}-less`, "−", () => change(n - 1), { disabled: n < 1, "aria-label": `${key} −1` }),
      button(`${key}-more`, "+", () => change(n + 1), { disabled: n >= most || used + size > room, "aria-label": `${key} +1` }),
      button(`${key}-most`, "⇥", () => change(Math.min(most, n + Math.floor((room - used) / size))), { disabled: n >= most || used + size > room, "aria-label": `${key} max` }),
    );
  return h(
    "div",
    { class: "war-load" },
    h("h5", {}, `${w.cargo}: `, h("span", { class: used > room ? "teg-out" : null }, `${used} / ${room}`)),
    h(
      "ul",
      { class: "teg-list" },
      now.verb === "carry" && troops > 0 && row("aboard", w.aboard, aboard, troops, view.troop_size ?? 1, (n) => patch({ aboard: n })),
      ...goods.map(([good, have]) => row(`cargo-${good}`, h("span", {}, sign(GOODS[good]), ` ${view.things?.good[good]}`), count(good), have, sizes[good], (n) => patch({ cargo: { ...local.cargo, [good]: n } }))),
    ),
  );
}

/** Actions that need uncovered stocks. @type {(scene: Scene) => HTMLElement | null} */
function locked({ view, secret }) {
  if (secret || view.viewer == null) return null;
  return h("p", { class: "teg-hint war-locked" }, wargameTexts(view.lang).locked);
}

/** @type {(scene: Scene) => HTMLElement} */
function ending({ view, patch }) {
  return button("end", wargameTexts(view.lang).end, () => patch({ chosen: [] }), { title: "E" });
}

/** Placing of the next troops, which ends the turn. @type {(scene: Scene, chosen: number[], t: Texts) => Move} */
function delivery(scene, chosen, t) {
  const { view, secret, patch, send } = scene;
  const w = wargameTexts(view.lang);
  const troops = view.next_troops?.[view.viewer ?? -1] ?? 0;
  const share = play.shares(troops, chosen);
  const rows = play.deliveries(scene);
  const before = (secret?.delivery ?? []).filter((/** @type {number} */ country) => view.owner[country] === view.viewer);
  const ready = play.endMessage(scene, chosen);
  const choose = (/** @type {number[]} */ next) => patch({ chosen: next });
  const own = view.owner.flatMap((seat, k) => (seat === view.viewer && !chosen.includes(k) ? [k] : []));
  const ways = [
    rows.length > 1 && button("deliver-borders", w.borders, () => choose(rows[0])),
    rows.length > 0 && button("deliver-all", w.all, () => choose(rows[rows.length - 1])),
    before.length > 0 && button("deliver-before", w.before, () => choose(before)),
  ];
  const list = chosen.map((country, k) =>
    h("li", {}, h("span", {}, nameOf(scene, country)), h("b", {}, `+${share[k]}`), button(`drop-${country}`, "×", () => choose(play.toggled(chosen, country)), { "aria-label": `${nameOf(scene, country)} ×` })),
  );
  return {
    facts: [`${w.troops}: `, h("b", {}, troops), pick(scene, "source", t.place, own, null, (country) => country != null && choose([...chosen, country]), t)],
    more: [h("p", { class: "teg-hint" }, w.deliver)],
    buttons: [
      button("act-end_turn", w.end_now, () => send(ready), { class: "teg-main", disabled: !ready }),
      view.phase === "orders" && button("back-to-orders", w.back, () => patch({ chosen: null })),
    ],
    sheet: { key: "delivery", title: w.troops, body: [h("div", { class: "teg-buttons" }, ...ways), h("ul", { class: "teg-list" }, ...list)] },
  };
}

// --- what there is --------------------------------------------------------------------------------

/** @type {Section} */
const place = {
  depends: ({ view, local, secret }) => [local.over ?? local.source, view.owner, secret],
  draw: (scene) => {
    const country = scene.local.over ?? scene.local.source;
    const { view } = scene;
    const w = wargameTexts(view.lang);
    if (country == null) return card(w.place, h("p", { class: "teg-hint" }, w.look));
    return card(w.place, h("p", { class: "war-name" }, dot(view, view.owner[country]), h("b", {}, nameOf(scene, country)), h("small", {}, ` ${scene.board.continents[scene.board.countries[country].continent].name}`)), holdings(scene, country));
  },
};

/** The same in one line, for the card under the pointer. @type {(table: Table, country: number) => HTMLElement} */
function summary({ view }, country) {
  const { things } = view;
  const names = [...(things?.aim.slice(1, 3) ?? []), ...(things?.installation ?? [])];
  const counts = [view.planes?.[country] ?? 0, view.ships?.[country] ?? 0, ...WORKS.map((_, k) => view.levels?.[k][country] ?? 0)];
  const signs = [...UNITS.slice(1), ...WORKS];
  return h("p", { class: "war-idle" }, ...counts.flatMap((count, k) => (count ? [h("span", {}, sign(signs[k], names[k]), h("b", {}, count))] : [])));
}

/** Units, installations and stock of a territory. @type {(table: Table, country: number) => HTMLElement} */
function holdings(table, country) {
  const { view } = table;
  const w = wargameTexts(view.lang);
  const all = [view.armies, view.planes ?? [], view.ships ?? []];
  const units = UNITS.flatMap((name, unit) => {
    const [count, ready] = [all[unit][country], view.ready?.[unit][country] ?? 0];
    if (!count && unit) return [];
    const busy = count - ready;
    return [h("tr", {}, h("th", { scope: "row" }, sign(name), ` ${view.things?.aim[unit]}`), h("td", {}, h("b", {}, count)), h("td", {}, busy > 0 && `${busy} ${w.busy}`))];
  });
  const works = WORKS.flatMap((name, k) => {
    const level = view.levels?.[k][country] ?? 0;
    return level ? [h("tr", {}, h("th", { scope: "row" }, sign(name), ` ${view.things?.installation[k]}`), h("td", {}, h("b", {}, level)), h("td", {}, w.level))] : [];
  });
  const defence = h("tr", {}, h("th", { scope: "row" }, w.defence), h("td", {}, h("b", {}, view.defence?.[country])), h("td", {}, (view.block?.[country] ?? 0) > 0 && `+ ${view.block?.[country]}`));
  return h("div", {}, h("table", { class: "teg-seats war-place" }, ...units, ...works, defence), stock(table, country));
}

/** @type {(table: Table, country: number) => HTMLElement | null} */
function stock(table, country) {
  const { view, secret } = table;
  const w = wargameTexts(view.lang);
  const stocks = secret?.stocks ?? view.stocks;
  if (stocks?.pooled) return null;
  const mine = view.stocks || (secret && view.owner[country] === secret.seat);
  if (!mine) return view.owner[country] === view.viewer ? null : h("p", { class: "teg-hint" }, `${w.stock}: ${w.hidden_stock}`);
  const goods = play.stockRows(table).find(([each]) => each === country)?.[1] ?? [];
  return h("p", { class: "war-stock" }, `${w.stock}: `, goods.length ? listed(view, goods) : w.no_stock);
}

/** Objective, treasures and stocks of the viewer. @type {(scene: Scene, t: Texts) => Child[]} */
function uncovered(scene, t) {
  const { view, secret, local, patch } = scene;
  if (!secret) return [];
  const w = wargameTexts(view.lang);
  const all = play.totals(scene);
  const sent = (secret.delivery ?? []).map((/** @type {number} */ each) => nameOf(scene, each)).join(", ");
  return [
    secret.objective && h("h5", {}, t.objective),
    secret.objective && h("p", { class: "teg-objective" }, secret.objective),
    h("h5", {}, w.own_stock),
    h(
      "div",
      { class: "teg-buttons war-goods" },
      ...all.map(([good, count]) =>
        button(`good-${good}`, h("span", {}, sign(GOODS[good]), ` ${view.things?.good[good]} `, h("b", {}, count)), () => patch({ good: local.good === good ? null : good }), {
          "aria-pressed": String(local.good === good),
          disabled: Boolean(secret.stocks?.pooled),
        }),
      ),
    ),
    all.length ? !secret.stocks?.pooled && h("p", { class: "teg-hint" }, w.see_good) : h("p", { class: "teg-hint" }, w.no_stock),
    h("p", { class: "teg-hint" }, `${w.treasures}: ${secret.treasures ?? 0}`),
    sent && h("p", { class: "teg-hint" }, `${w.sent_to}: ${sent}`),
  ];
}

/** The words of what is covered, where they are not those of cards. @type {(view: View, t: Texts) => Texts} */
const own = (view, t) => ({ ...t, secret: wargameTexts(view.lang).lock_title, secret_show: wargameTexts(view.lang).show });

const hidden = secretOf(uncovered);

/** @type {Section} */
const secret = { draw: (scene, t) => hidden.draw(scene, own(scene.view, t)), depends: (scene) => [hidden.depends(scene), scene.local.good] };

/** Everybody knows which objectives there are. @type {Section} */
const goals = {
  depends: ({ view, local }) => [local.goals, view.goals?.length],
  draw: ({ view, local, patch }) =>
    h(
      "section",
      { class: "teg-card" },
      button("goals", h("span", {}, h("i", {}, local.goals ? "▾" : "▸"), wargameTexts(view.lang).goals), () => patch({ goals: !local.goals }), { class: "teg-fold", "aria-expanded": String(local.goals) }),
      local.goals && h("ul", { class: "war-goals" }, ...(view.goals ?? []).map((each) => h("li", {}, each))),
    ),
};

/** The effect of the last attack, strike or weapon. @type {Section} */
const battle = {
  depends: ({ view }) => view.battle,
  draw: (scene, t) => {
    const { view } = scene;
    const fight = /** @type {any} */ (view.battle);
    if (!fight) return null;
    const w = wargameTexts(view.lang);
    const where = h("p", {}, h("b", {}, nameOf(scene, fight.source)), " → ", h("b", {}, nameOf(scene, fight.target)));
    const [lost, killed] = fight.losses;
    if (fight.kind === "weapon_fired") {
      const names = [...(view.things?.unit ?? []), ...(view.things?.installation ?? [])];
      const done = fight.destroyed.flatMap((/** @type {number} */ n, /** @type {number} */ k) => (n ? [`${n} ${names[k]}`] : []));
      return card(w.last, where, h("p", {}, `${view.things?.weapon[fight.weapon]}: ${w.destroyed} ${done.join(", ") || w.none}.`), chip("WAR-9.8"));
    }
    const land = fight.kind === "land_attack";
    const unit = land ? 0 : fight.unit;
    return card(
      w.last,
      where,
      h("p", { class: "war-fight" }, sign(UNITS[unit]), h("b", {}, fight.sent), ` ${w.sent} · `, h("b", {}, fight.hits), ` ${w.hits}`, fight.block > 0 && ` · ${fight.block} ${w.stops}`),
      h("p", {}, `${t.losses}: ${lost} / ${killed}`, !land && ` (${view.things?.aim[fight.aim]})`, fight.wall > 0 && ` · ${view.things?.installation[0]} −${fight.wall}`),
      chip(land ? "WAR-6.3" : "WAR-9.5"),
      fight.conquered && h("strong", { class: "teg-conquered" }, t.conquered),
    );
  },
};

/** @type {Game} */
export default {
  start: { ...play.NOTHING },
  move: {
    of: moves,
    depends: ({ local, secret }) => [{ ...local, over: null, goals: null, good: null, amounts: Object.entries(local.amounts).map(String) }, secret],
  },
  phases: [["phase_delivery", "first_delivery"], ["phase_orders", "orders"]],
  tabs: { help: ["place", "goals"], news: ["battle"], cards: ["secret"] },
  sections: { place, secret, goals, battle },
  renew: (table, local) => ({ local: play.keep(table, local) }),
  click: play.click,
  key: play.press,
  marks: play.marks,
  hover: (_, local, country) => (country === local.over ? local : { ...local, over: country }),
  shown: (view, known) => (known?.seat === view.viewer ? { ...view, held: known?.stocks } : view),
  facts: (table, _, country) => ({ lines: [summary(table, country)] }),
  keys: "keys_wargame",
  stays: true,
  traces,
  worded,
};

import assert from "node:assert/strict";
import { test } from "node:test";
import game from "../../teg_nb/widget/src/games/wargame.js";
import * as play from "../../teg_nb/widget/src/games/wargame-clicks.js";
import { GLYPHS, GOODS } from "../../teg_nb/widget/src/games/wargame-glyphs.js";
import { rowsOf, standingAt, stockAt } from "../../teg_nb/widget/src/games/wargame-layers.js";
import { inside, sizes } from "../../teg_nb/widget/src/map/geometry.js";
import { boxesOf, shared } from "../../teg_nb/widget/src/map/labels.js";
import { inUnits, namesOn } from "../../teg_nb/widget/src/map/traces.js";
import { BOARD, sample, scene, wargameBoard } from "./samples.js";

/** A scene with its stocks uncovered or not, its local, and clicks by name. */
function begin(name, open = true) {
  const found = scene("wargame", name);
  const { place } = found;
  const table = { ...found.table, secret: open ? found.table.secret : null };
  let { local } = game.renew(table, game.start);
  return {
    table,
    place,
    get local() {
      return local;
    },
    set(part) {
      local = { ...local, ...part };
      return play.draft(table, local);
    },
    click(country) {
      const turn = game.click(table, local, place(country), false);
      local = turn.local;
      return turn.message ?? null;
    },
    key(name) {
      const turn = game.key(table, local, name);
      local = turn?.local ?? local;
      return turn?.message ?? null;
    },
    message: () => play.message(table, play.draft(table, local)),
  };
}

test("an attack: a territory, its target, and a click or the number", () => {
  const page = begin("orders", false);
  assert.equal(page.click("Brasil"), null);
  assert.equal(page.click("Chile-Bolivia-Perú"), null);
  assert.deepEqual(page.message().action, ["attack", "Brasil", "Chile-Bolivia-Perú", 14]);
  page.key("6");
  assert.deepEqual(page.click("Chile-Bolivia-Perú").action, ["attack", "Brasil", "Chile-Bolivia-Perú", 6]);
});

test("a click on an enemy that cannot be reached by land is a strike", () => {
  const page = begin("orders", false);
  page.click("Brasil");
  page.click("China");
  assert.deepEqual(page.message().action, ["strike_air", "Brasil", "China", "Tropas", 3]);
  page.set({ about: { strike_air: 1 } });
  assert.deepEqual(page.message().action, ["strike_air", "Brasil", "China", "Aviones", 3]);
});

test("what nothing reaches is asked for all the same: the kernel says why not", () => {
  const page = begin("orders", false);
  page.click("Argentina-Paraguay-Uruguay");
  assert.deepEqual(page.click("China").action, ["attack", "Argentina-Paraguay-Uruguay", "China", 3]);
});

test("covered stocks offer nothing that tells of them", () => {
  const page = begin("orders", false);
  assert.deepEqual(play.verbsAt(page.table, page.place("Brasil")), ["attack", "strike_air", "strike_sea", "march", "carry", "gather", "defend"]);
  page.click("Brasil");
  assert.deepEqual(page.set({ verb: "march", target: page.place("Argentina-Paraguay-Uruguay") }).load.goods, []);
  assert.deepEqual(play.stockRows(page.table), []);
});

test("uncovered, one may build, improve and fire", () => {
  const page = begin("orders");
  const verbs = play.verbsAt(page.table, page.place("Brasil"));
  for (const verb of ["fire", "build", "upgrade"]) assert.ok(verbs.includes(verb));
  page.click("Brasil");
  page.set({ verb: "build" });
  assert.deepEqual(page.message().action, ["build", "Brasil", "Avión", 1]);
  page.set({ verb: "upgrade" });
  assert.equal(page.message().action[0], "upgrade");
  page.set({ verb: "fire" });
  assert.equal(page.message(), null);
  page.click("México");
  assert.deepEqual(page.message().action, ["fire", "Misil", "Brasil", "México"]);
});

test("a trip takes troops and goods along as far as there is room", () => {
  const page = begin("orders");
  page.click("Brasil");
  page.set({ verb: "carry" });
  page.click("Egipto");
  const { load, most } = page.set({ aboard: 3, cargo: { 0: 99, 3: 2 } });
  assert.equal(most, 3);
  assert.equal(load.room, 12);
  assert.equal(load.used, 2 * 3 + 12 + 2); // more than there is room for: it shows, and the kernel refuses
  page.set({ cargo: { 0: 4, 3: 2 } });
  assert.deepEqual(page.message().action, ["carry", "Brasil", "Egipto", "Avión", 3, 3, [["Metal", 4], ["Petróleo", 2]]]);
});

test("a march takes what its troops can carry", () => {
  const page = begin("orders");
  page.click("Brasil");
  page.set({ verb: "march", amounts: { march: 2 }, cargo: { 12: 1 } });
  page.click("Argentina-Paraguay-Uruguay");
  assert.deepEqual(page.message().action, ["march", "Brasil", "Argentina-Paraguay-Uruguay", [["Misil", 1]], 2]);
});

test("the forecast says what the rules say (worked examples E2 and E3)", () => {
  const view = { armies: [9, 3], power: [[4, 0], [4, 0]], block: [0, 2], defence: [9, 3] };
  assert.deepEqual(play.landForecast(view, 0, 1, 6), { hits: 6, block: 2, defence: 3, conquered: true, lost: 3, destroyed: 3 });
  assert.deepEqual(play.landForecast(view, 0, 1, 4), { hits: 4, block: 2, defence: 3, conquered: false, lost: 3, destroyed: 2 });
});

test("every forecast is what the engine foretells", () => {
  const { scenes, forecasts } = sample("wargame");
  for (const [name, rows] of Object.entries(forecasts)) {
    for (const [source, target, troops, hits, block, defence, conquered, lost, destroyed] of rows) {
      assert.deepEqual(play.landForecast(scenes[name].view, source, target, troops), { hits, block, defence, conquered, lost, destroyed });
    }
  }
});

test("strikes meet the vehicles that are ready, unless they are under a cyber attack (E6)", () => {
  const view = { ready: [[0, 4], [5, 2], [0, 0]], strike: [[2, 1], [1, 1]], block: [0, 2], suppressed: [] };
  assert.deepEqual(play.strikeForecast(view, play.PLANE, 0, 1, 5), { duel: 2, hits: 6 });
  assert.deepEqual(play.strikeForecast({ ...view, suppressed: [1] }, play.PLANE, 0, 1, 5), { duel: 0, hits: 10 });
  assert.deepEqual(play.strikeForecast(view, play.SHIP, 0, 1, 3), { duel: 0, hits: 1 });
});

test("the turn ends with the places of the next troops, in order", () => {
  const page = begin("orders");
  page.key("e");
  assert.equal(page.key("Enter"), null); // none chosen
  page.click("Egipto");
  page.click("Brasil");
  page.click("China"); // another's: nothing
  assert.deepEqual(page.key("Enter").action, ["end_turn", ["Egipto", "Brasil"]]);
  page.click("Egipto");
  assert.deepEqual(page.key("Enter").action, ["end_turn", ["Brasil"]]);
  assert.deepEqual(game.marks(page.table, page.local).badges, [[page.place("Brasil"), "+1"]]);
  page.key("Escape");
  assert.equal(page.local.chosen, null);
});

test("troops are spread one by one, round and round (E1)", () => {
  assert.deepEqual(play.shares(4, [7, 9]), [2, 2]);
  assert.deepEqual(play.shares(5, [7, 9, 3]), [2, 2, 1]);
});

test("the first delivery asks for nothing else", () => {
  const page = begin("first");
  page.click("Brasil");
  assert.deepEqual(page.key("Enter").action, ["end_turn", ["Brasil"]]);
});

test("the places of a good are shown only to whom it is told", () => {
  const open = begin("orders");
  open.set({ good: 3 });
  assert.deepEqual(game.marks(open.table, open.local).badges, [[open.place("Brasil"), "3"]]);
  const shut = begin("orders", false);
  shut.set({ good: 3 });
  assert.deepEqual(game.marks(shut.table, shut.local).badges, []);
});

test("a territory shows its buildings, planes and ships; its wall is told from the second level on", () => {
  const { table, place } = scene("wargame", "orders");
  assert.deepEqual(standingAt(table.view, place("Brasil")).map(({ name, count }) => [name, count]), [["wall", 2], ["armoury", 1], ["plane", 3], ["ship", 2]]);
  assert.deepEqual(standingAt(table.view, place("México")), []);
});

test("own stocks are drawn while they are uncovered: one cube of basic goods, then each other", () => {
  const { table, place } = scene("wargame", "orders");
  const seen = game.shown(table.view, table.secret);
  const told = (view, narrow) => stockAt(view, place("Brasil"), narrow).map(({ name, count }) => [name, count]);
  assert.deepEqual(told(seen, false), [["basic", 17], ["oil", 3], ["technology", 1], ["missile", 1]]);
  assert.deepEqual(told(seen, true), [["oil", 3], ["technology", 1], ["missile", 1]]);
  assert.deepEqual(told(game.shown(table.view, null), false), []);
});

test("stocks of others are drawn nowhere, nor any for a spectator", () => {
  const { table, place } = scene("wargame", "orders");
  const open = { ...table.view, stocks: { pooled: false, rows: table.view.owner.map((_, k) => [k, [[0, 2]]]) } };
  const drawn = (view) => view.owner.flatMap((_, k) => (stockAt(view, k, false).length ? [k] : []));
  assert.deepEqual(drawn(open), open.owner.flatMap((seat, k) => (seat === open.viewer ? [k] : [])));
  assert.ok(drawn(open).includes(place("Brasil")));
  assert.deepEqual(drawn({ ...open, viewer: null }), []);
  const pooled = { ...open, stocks: { ...open.stocks, pooled: true } };
  assert.deepEqual(drawn(pooled), []);
});

const NONE = { source: null, target: null, legal: [], targets: [], last: { source: null, target: null } };

test("no glyph nor number of a full board lies on a name, a disc, a plate or another row", () => {
  const board = { ...BOARD, ...wargameBoard(), frontiers: [] };
  const many = board.countries.map((_, k) => k % 3);
  const view = {
    ...{ owner: many, armies: many, viewer: 0, over: null, seats: [] },
    ...{ planes: many, ships: many.map((n) => 2 - n), levels: [many, many, many, many] },
    held: { pooled: false, rows: many.map((_, k) => [k, [[0, 3], [3, 2], [8, 1]]]) },
  };
  for (const [pixels, least] of [[688, 11], [742, 11], [948, 11], [910, 15]]) {
    const scale = pixels / board.width;
    const size = sizes(scale, least, board.width);
    const rows = rowsOf(board, view, NONE, scale, least);
    assert.ok(rows.length > 30, `${pixels}: ${rows.length} rows`);
    const taken = boxesOf(board, inUnits(size), namesOn(board, view, NONE, size));
    const share = (box, other) => shared(box, other) / ((box[2] - box[0]) * (box[3] - box[1]));
    rows.forEach(({ box }, k) => {
      const over = [...taken, ...rows.slice(0, k).map((each) => each.box)].filter((other) => share(box, other) > 0.12);
      assert.deepEqual(over, [], `${pixels}: ${rows[k].items.map((each) => each.name)}`);
    });
  }
});

test("the glyphs differ in shape: no two of them cover the same area, whatever their colours", () => {
  const cells = Array.from({ length: 400 }, (_, k) => [(k % 20) - 9.5, Math.floor(k / 20) - 9.5]);
  const covers = ({ shape, holes }) => cells.map((cell) => shape.some((ring) => inside([ring], cell)) && !holes.some((ring) => inside([ring], cell)));
  const names = [...GOODS, "treasure", "basic", "plane", "ship", "troop", "wall", "armoury", "airfield", "shipyard"];
  const masks = names.map((name) => covers(GLYPHS[name]));
  names.forEach((name, k) => names.slice(k + 1).forEach((other, n) => {
    const both = masks[k].map((cell, j) => [cell, masks[k + 1 + n][j]]).filter(([a, b]) => a || b);
    const apart = both.filter(([a, b]) => a !== b).length / both.length;
    assert.ok(apart > 0.25, `${name} and ${other}: ${apart.toFixed(2)}`);
  }));
});

test("a choice is kept in the next position as far as it is still there", () => {
  const page = begin("orders", false);
  page.click("Brasil");
  page.click("Chile-Bolivia-Perú");
  const next = scene("wargame", "fought").table; // it fell
  const { local } = game.renew({ ...next, secret: null }, page.local);
  assert.equal(local.source, page.place("Brasil"));
  assert.equal(local.target, null);
});

test("another turn begins with nothing chosen", () => {
  const page = begin("orders");
  page.click("Brasil");
  page.key("e");
  page.click("Brasil");
  const view = { ...page.table.view, round: 3 };
  const { local } = game.renew({ ...page.table, view }, page.local);
  assert.deepEqual([local.source, local.chosen], [null, null]);
});

test("what the stock cannot pay is listed with its price and what there is", () => {
  const page = begin("orders");
  const brasil = play.unpaid(page.table, page.place("Brasil"));
  assert.ok(brasil.length > 0);
  for (const { kind, number, price } of brasil) {
    assert.ok(price.some(([, count, have]) => have < count), `${kind} ${number}`);
  }
  // Brasil has 12 of metal, and a plane costs 3 of it.
  assert.ok(!brasil.some(({ kind, number }) => kind === "item" && number === 0));
  const inland = { ...page.table, board: { ...page.table.board, landlocked: [page.place("Brasil")] } };
  const ships = (rows) => rows.filter(({ kind, number }) => (kind === "item" ? number === 1 : number === 3)).length;
  assert.equal(ships(play.unpaid(inland, page.place("Brasil"))), 0);
});

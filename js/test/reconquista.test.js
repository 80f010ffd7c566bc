import assert from "node:assert/strict";
import { test } from "node:test";
import game, * as reconquista from "../../teg_nb/widget/src/games/reconquista.js";
import { suspected } from "../../teg_nb/widget/src/games/reconquista-layers.js";
import { scene } from "./samples.js";

/** A scene, its local, and clicks by name. */
function begin(name) {
  const { table, place } = scene("reconquista", name);
  let { local } = game.renew(table, game.start);
  return {
    table,
    place,
    get local() {
      return local;
    },
    set(part) {
      local = { ...local, ...part };
    },
    click(country, back = false) {
      const turn = game.click(table, local, place(country), back);
      local = turn.local;
      return turn.message ?? null;
    },
    message: () => reconquista.message(table, local),
  };
}

test("five troops are placed click by click, taken back with Shift, and sent together", () => {
  const page = begin("placing");
  const mine = page.table.secret.compose.place_five.provinces.map(([k]) => page.table.board.countries[k].name);
  for (const name of [mine[0], mine[0], mine[1], mine[1], mine[1]]) assert.equal(page.click(name), null);
  page.click(mine[2]);
  assert.deepEqual(page.message().action, ["place_five", [[mine[0], 2], [mine[1], 3]]]);
  page.click(mine[1], true);
  assert.equal(page.message(), null);
  page.click(mine[2]);
  assert.deepEqual(page.message().action[1].map(([, n]) => n), [2, 2, 1]);
  assert.deepEqual(game.marks(page.table, page.local).badges.map(([, text]) => text), ["+2", "+2", "+1"]);
});

test("nothing is placed on a province of another seat", () => {
  const page = begin("placing");
  const other = page.table.board.countries.findIndex((_, k) => !page.table.secret.compose.place_five.provinces.some(([p]) => p === k));
  page.click(page.table.board.countries[other].name);
  assert.deepEqual(page.local.placed, {});
});

test("there is no attack in the first turn", () => {
  const page = begin("first");
  assert.deepEqual(reconquista.modesOf(page.table), ["move"]);
  assert.equal(reconquista.stageOf(page.table, page.local), "move");
});

test("an attack is chosen with one click and asked for with the next", () => {
  const page = begin("play");
  assert.equal(page.click("Zaragoza"), null);
  assert.deepEqual(page.message().action, ["attack", "Zaragoza"]);
  assert.deepEqual(page.click("Zaragoza").action, ["attack", "Zaragoza"]);
  assert.deepEqual(begin("play").click("Soria").action, ["attack", "Soria"]); // the kernel says why not
});

test("transfers are added up, and nothing that has arrived leaves again", () => {
  const page = begin("play");
  page.set({ mode: "move", amount: 2 });
  page.click("Soria");
  assert.ok(game.marks(page.table, page.local).targets.includes(page.place("Guadalajara")));
  page.click("Guadalajara");
  page.click("Guadalajara");
  assert.deepEqual(page.local.transfers, [[page.place("Soria"), page.place("Guadalajara"), 4]]);
  assert.equal(page.local.origin, null); // Soria is empty
  assert.equal(reconquista.leftAt(page.table, page.local, page.place("Guadalajara")), 3);
  page.click("Guadalajara");
  page.set({ amount: Infinity });
  page.click("Soria");
  assert.deepEqual(page.message().action, ["move", [["Soria", "Guadalajara", 4], ["Guadalajara", "Soria", 3]]]);
  assert.deepEqual(new Map(reconquista.changesOf(page.local)), new Map([[page.place("Soria"), -1], [page.place("Guadalajara"), 1]]));
});

test("a move that changes nothing is sent only where it is legal", () => {
  const page = begin("play");
  page.set({ mode: "move" });
  assert.deepEqual(page.message().action, ["move", []]);
  page.table.secret.compose.move.null = false;
  assert.equal(page.message(), null);
});

test("cards are passed one by one, with their total", () => {
  const page = begin("commit");
  assert.equal(reconquista.totalOf(page.table, page.local), 7);
  page.click("Guadalajara");
  assert.equal(reconquista.totalOf(page.table, page.local), 4);
  const [verb, cards] = page.message().action;
  assert.equal(verb, "commit");
  assert.ok(cards.includes("Soria") && !cards.includes("Guadalajara"));
  page.click("Burgos"); // not involved
  assert.deepEqual(page.message().action, [verb, cards]);
  for (const name of cards) page.click(name);
  assert.deepEqual(page.message().action, ["commit", []]);
  assert.equal(game.marks(page.table, page.local).target, page.place("Zaragoza"));
});

test("the map has the colours that the viewer knows, and no others", () => {
  const { table, place } = scene("reconquista", "play");
  const { view, secret } = table;
  assert.ok(view.owner.every((owner) => owner === -1));
  const seen = game.shown(view, secret);
  assert.ok(seen.owner.every((owner) => owner === -1 || owner === secret.seat));
  assert.equal(seen.owner[place("Soria")], secret.seat);
  assert.equal(game.shown(view, null), view);
  const aided = scene("reconquista", "aided");
  const known = game.shown(aided.table.view, aided.table.secret).hatched;
  assert.deepEqual(known, [[aided.place("Teruel"), 2]]);
});

test("nothing can be done for a seat that is only looked at", () => {
  const { table } = scene("reconquista", "play");
  const looking = { ...table, secret: { ...table.secret, seat: 1 } };
  assert.equal(reconquista.stageOf(looking, game.start), null);
  assert.equal(reconquista.message(looking, game.start), null);
});

test("a new position forgets what was put together", () => {
  const page = begin("play");
  page.set({ mode: "move", transfers: [[0, 1, 2]], amount: Infinity, target: 3 });
  const { local } = game.renew(page.table, page.local);
  assert.deepEqual(local, { ...game.start, amount: 1 });
});

test("where few seats may own a province there is a dot for each; who is sure is striped instead", () => {
  const { table, place } = scene("reconquista", "aided");
  const none = { ...table.view, owner: table.view.owner.map(() => -1), armies: table.view.armies.map(() => -1), hatched: [[place("Teruel"), 1]] };
  const of = (suspects, more = {}) => suspected(table.board, { ...none, suspects, ...more }, 8);
  const two = of([[place("Huesca"), [1, 2]], [place("Teruel"), [1, 2]], [place("Soria"), [2]], [place("Burgos"), [0, 1, 2, 3]]]);
  assert.deepEqual(two.map(({ seat }) => seat), [1, 2]);
  const [x, y] = table.board.countries[place("Huesca")].label;
  for (const { at: [dx, dy], radius } of two) assert.ok(Math.abs(dx - x) + radius <= 1.15 * 8 && dy === y);
  const owned = of([[place("Huesca"), [1, 2]]], { owner: none.owner.map(() => 0) });
  assert.deepEqual(owned, []);
});

test("dots and notes of a seat are on its own map alone", () => {
  const { table } = scene("reconquista", "aided");
  assert.equal(game.shown(table.view, null).suspects, undefined);
  assert.deepEqual(game.shown(table.view, table.secret).suspects, table.secret.suspects);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { armyOf } from "../../teg_nb/widget/src/games/eggar-armies.js";
import game, * as eggar from "../../teg_nb/widget/src/games/eggar.js";
import { linesOf } from "../../teg_nb/widget/src/map/geometry.js";
import { scene } from "./samples.js";

/** A scene, its local, and what a person does, by name. */
function begin(name) {
  const { table, place } = scene("eggar", name);
  let { local } = game.renew(table, game.start);
  const take = (turn) => {
    local = turn?.local ?? local;
    return turn?.message ?? null;
  };
  return {
    table,
    place,
    get local() {
      return local;
    },
    click: (square) => take(game.click(table, local, place(square), false)),
    drag: (from, to) => take(game.drag(table, local, place(from), place(to))),
    key: (key) => take(game.key(table, local, key)),
    hover(square) {
      local = game.hover(table, local, place(square));
    },
    marks: () => game.marks(table, local),
  };
}

test("a soldier is chosen, and walks to the square that is clicked, by the path of the menu", () => {
  const page = begin("move");
  assert.equal(page.click("C3"), null);
  const { source, steps } = page.marks();
  assert.equal(source, page.place("C3"));
  assert.ok(steps.some(([square, n]) => square === page.place("C6") && n === 3));
  assert.ok(steps.every(([, n]) => n >= 1 && n <= 3));
  assert.deepEqual(page.click("C5").action, ["move", "s0-7", ["C4", "C5"]]);
});

test("or it is dragged there", () => {
  const page = begin("move");
  assert.deepEqual(page.drag("C3", "D3").action, ["move", "s0-7", ["D3"]]);
  assert.equal(page.drag("F6", "F5"), null); // another's
});

test("a square out of reach is asked for all the same: the kernel says why not", () => {
  const page = begin("move");
  page.click("C3");
  assert.deepEqual(page.click("A7").action, ["move", "s0-7", ["C4", "C5", "C6", "C7", "B7", "A7"]]);
  assert.deepEqual(eggar.straight(page.table.board, page.place("B2"), page.place("B2")), []);
});

test("the way to the square under the pointer is shown", () => {
  const page = begin("move");
  page.click("C3");
  page.hover("C5");
  assert.deepEqual(page.marks().path, ["C3", "C4", "C5"].map(page.place));
  page.hover("M13");
  assert.deepEqual(page.marks().path, []);
});

test("keys: a number is a soldier, E ends the phase, Escape lets go", () => {
  const page = begin("move");
  page.key("7");
  assert.equal(page.marks().source, page.place("C3"));
  page.key("Escape");
  assert.equal(page.marks().source, null);
  assert.deepEqual(page.key("e").action, ["end_move"]);
  assert.equal(page.key("9"), null);
});

test("the only enemy in touch is the target, of all who touch it", () => {
  const page = begin("attack");
  assert.equal(page.marks().target, page.place("F6"));
  assert.deepEqual(page.click("F6").action, ["attack", "s1-2", ["s0-4", "s0-5", "s0-6"]]);
});

test("a click on an attacker leaves it out, another takes it along again", () => {
  const page = begin("attack");
  page.click("F7");
  assert.deepEqual(page.click("F6").action, ["attack", "s1-2", ["s0-4", "s0-6"]]);
  page.click("F7");
  assert.deepEqual(page.key("Enter").action, ["attack", "s1-2", ["s0-4", "s0-6", "s0-5"].sort()]);
  for (const square of ["E6", "F7", "G6"]) page.click(square);
  assert.equal(page.click("F6"), null); // nobody is left
});

test("who may fall is marked, and clicked", () => {
  const page = begin("remove");
  assert.deepEqual(page.marks().targets.sort(), ["L13", "M12"].map(page.place).sort());
  assert.deepEqual(page.click("M12").action, ["remove", "s1-6"]);
  assert.equal(page.click("J9"), null);
});

test("an open question is not answered by clicks on the board", () => {
  const page = begin("question");
  assert.equal(page.click("J9"), null);
  assert.deepEqual(page.marks().legal, []);
  assert.equal(page.table.secret.answer, null); // the one who answers is not told
});

test("the fight tells all its throws, and the reply its answer", () => {
  const { view } = begin("fought").table;
  assert.deepEqual(view.battle.throws.map(({ attack, defence }) => [...attack, defence]), [[4, 2, 4], [3, 1, 5]]);
  assert.equal(view.battle.fallen.length, 1);
  assert.equal(begin("remove").table.view.reply.right, false);
});

test("the odds are of the group that attacks, or of all that may attack what is under the pointer", () => {
  const { table, local } = begin("attack");
  const squares = table.view.soldiers;
  const [[target, group]] = eggar.targets(table);
  assert.deepEqual(game.fight(table, { ...local, target: null }, squares[target]), { sources: group.map((each) => squares[each]), target: squares[target] });
  assert.deepEqual(game.fight(table, { ...local, target, group: group.slice(1) }, null)?.sources ?? [], group.slice(1).map((each) => squares[each]));
  assert.equal(game.fight(table, local, squares.find((square, k) => square >= 0 && !eggar.targets(table).has(k))), null);
  assert.equal(game.fight(begin("move").table, game.start, squares[target]), null);
});

test("the board is drawn with the same traces in every position", () => {
  const [first, ...others] = ["move", "attack", "over"].map((name) => {
    const { table } = scene("eggar", name);
    const cell = 48;
    const countries = table.board.countries.map((each) => {
      const [x, y] = each.label;
      return { ...each, polygons: [[[x - 24, y - 24], [x + 24, y - 24], [x + 24, y + 24], [x - 24, y + 24]]] };
    });
    const camp = { name: "Verde", color: "#7dbb7c", outline: [[[30, 30], [174, 30], [174, 174], [30, 174]]] };
    const shapes = { pennant: "M-9-18q11-7 18 0t10 0v17z", pole: "M-10-20v39M-16 19h12", gear: ["M-15-6h30", "M-9-6q1-8 9-8t9 8z"] };
    const board = { ...table.board, cell, edge: 30, countries, continents: [camp, { ...camp, name: "Azul" }], shapes, palette: {} };
    const { local } = game.renew(table, game.start);
    return game.drawing(board, table.view, game.marks(table, local), 1);
  });
  for (const each of others) assert.deepEqual(each.map(({ uid }) => uid), first.map(({ uid }) => uid));
  const soldiers = first.find(({ uid }) => uid === "soldiers");
  assert.deepEqual([...soldiers.text].sort(), ["2", "3", "4", "5", "5", "6", "6", "7"]);
});

test("SVG paths become lines: straight, curved, relative, absolute", () => {
  assert.deepEqual(linesOf("M1 2h3v-1zM5 5L6 7"), [[[1, 2], [4, 2], [4, 1]], [[5, 5], [6, 7]]]);
  assert.deepEqual(linesOf("m1-2l.5.5", [10, 10]), [[[11, 8], [11.5, 8.5]]]);
  const [curve] = linesOf("M0 0q3 6 6 0t6 0");
  assert.deepEqual(curve.at(-1), [12, 0]);
  assert.ok(curve[3][1] > 0 && curve[9][1] < 0); // the second bow mirrors the first
});

test("an army has all its soldiers in their order, and those that fell are told", () => {
  const soldiers = Array.from({ length: 16 }, (_, k) => (k === 3 || k === 12 ? -1 : k));
  const fallen = (seat) => armyOf({ soldiers }, seat).flatMap((soldier) => (soldier.fallen ? [soldier.number] : []));
  assert.deepEqual([fallen(0), fallen(1)], [[3], [4]]);
  assert.equal(armyOf({ soldiers }, 1).length, 8);
});

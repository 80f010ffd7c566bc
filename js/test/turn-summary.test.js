import assert from "node:assert/strict";
import { test } from "node:test";
import { bySeat, linesOf, withLosses } from "../../teg_nb/widget/src/board/turn-summary.js";

const MARKS = { legal: [], targets: [], source: null, target: null, last: { source: 1, target: 2 } };
const since = { lost: [[5, 1, 4], [6, 2, 7], [8, 1, null]], won: [], taken: [], cards: "", pacts: "" };

test("what was lost stands by whom it went to", () => {
  assert.deepEqual(bySeat(since.lost), [[1, [5, 8]], [2, [6]]]);
});

test("arrows point to what was lost until something is chosen", () => {
  assert.deepEqual(withLosses(MARKS, { since }).arrows, [[4, 5], [7, 6]]);
  assert.equal(withLosses(MARKS, { since: null }).arrows, undefined);
  assert.equal(withLosses({ ...MARKS, source: 3 }, { since }).arrows, undefined);
  assert.deepEqual(withLosses({ ...MARKS, arrows: [[1, 2]] }, { since }).arrows, [[1, 2]]);
});

test("three lines tell what was lost, gained, and taken among the others", () => {
  const board = { countries: Array.from({ length: 12 }, (_, k) => ({ name: `P${k}` })) };
  const seats = ["Azul", "Rojo", "Verde"].map((name) => ({ name }));
  const lost = [[0, 1, 4], [1, 1, 4], [2, 2, 5], [3, 2, 5]];
  const view = { seats, since: { lost, won: [[9, 2]], taken: [[1, 4], [2, 1]], cards: "", pacts: "" } };
  const t = { since_lost: "Lost", since_won: "Gained", since_taken: "Others", since_by: "to", since_of: "from" };
  const lines = linesOf({ board, view }, t);
  assert.deepEqual(lines.map(({ head }) => head), ["Lost 4", "Gained 1", "Others"]);
  assert.deepEqual(lines[0].parts.map(({ text }) => text), ["P0, P1 (to Rojo)", "P2 (to Verde)"]);
  assert.deepEqual(lines[0].rest.map(({ text }) => text), ["P3 (to Verde)"]);
  assert.deepEqual(lines[2].parts.map(({ text }) => text), ["Rojo +4", "Verde +1"]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { bySeat, withLosses } from "../../teg_nb/widget/src/board/turn-summary.js";

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

import assert from "node:assert/strict";
import { test } from "node:test";
import { apart } from "../../teg_nb/widget/src/views/race.js";
import { turnText } from "../../teg_nb/widget/src/views/turning-points.js";
import { texts } from "../../teg_nb/widget/src/base/texts.js";

test("names at the ends of lines do not lie on each other", () => {
  assert.deepEqual(apart([0, 0, 50], 13), [0, 13, 50]);
  assert.deepEqual(apart([90, 100, 100], 13), [74, 87, 100]);
  const found = apart([100, 100, 100, 100, 100, 100], 13);
  assert.ok(found.every((each, k) => !k || each - found[k - 1] >= 13));
  assert.equal(found[5], 100);
});

test("a turning point says step, turn, the chance before and after, luck and decisions", () => {
  const turn = { line: "main", step: 12, seat: "Rojo", moved: "Negro", before: 0.334, after: 0.001, split: /** @type {const} */ ("evaluated"), luck: -0.2, decision: -0.133 };
  assert.equal(turnText(turn, texts("en"), "en"), "Step 12, turn of Rojo: Negro 33% → 0.1% (dice −20, decisions −13)");
  assert.equal(turnText({ ...turn, seat: null, luck: 0.001 }, texts("en"), "en"), "Step 12: Negro 33% → 0.1% (dice 0, decisions −13)");
  assert.equal(turnText({ ...turn, split: "all_luck" }, texts("en"), "en"), "Step 12, turn of Rojo: Negro 33% → 0.1% (all luck)");
  assert.equal(turnText({ ...turn, split: "", luck: null, decision: null }, texts("en"), "en"), "Step 12, turn of Rojo: Negro 33% → 0.1%");
});

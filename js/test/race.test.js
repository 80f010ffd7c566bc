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

test("a turning point says step, seat, and the chance before and after", () => {
  const turn = { line: "main", step: 12, seat: "Negro", before: 0.334, after: 0.001 };
  assert.equal(turnText(turn, texts("en"), "en"), "Step 12: Negro 33% → 0.1%");
});

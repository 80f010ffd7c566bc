import assert from "node:assert/strict";
import { test } from "node:test";
import { grouped, percent } from "../../teg_nb/widget/src/board/odds.js";

const odds = (left) => ({ kind: "odds", sources: ["A"], target: "B", conquest: 0.5, losses: [1, 2], left, once: null });

test("few ends have a bar each", () => {
  assert.deepEqual(grouped(odds([[2, 0.1], [3, 0.4]])), [[2, 2, 0.1], [3, 3, 0.4]]);
  assert.deepEqual(grouped(odds([])), []);
});

test("many ends share bars, and no chance is lost", () => {
  const left = Array.from({ length: 30 }, (_, k) => [k + 2, 1 / 64]);
  const found = grouped(odds(left));
  assert.equal(found.length, 10);
  assert.deepEqual(found[0].slice(0, 2), [2, 4]);
  assert.equal(found[9][1], 31);
  assert.equal(found.reduce((sum, each) => sum + each[2], 0), 30 / 64);
});

test("what is nearly certain is not said to be so", () => {
  const said = [0, 0.0001, 0.087, 0.416, 0.9996, 1].map((share) => percent(share, "en"));
  assert.deepEqual(said, ["0%", "< 0.1%", "8.7%", "42%", "> 99.9%", "100%"]);
});

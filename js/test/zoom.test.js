import assert from "node:assert/strict";
import { test } from "node:test";
import { larger, moved, showing, whole } from "../../teg_nb/widget/src/map/zoom.js";

const BOARD = { width: 900, height: 560 };
const unit = ({ times }) => 1 / times;

test("what is under the pointer stays under it", () => {
  const before = larger(BOARD, whole(), 2, [300, 200]);
  const after = larger(BOARD, before, 1.5, [300, 200]);
  for (const window of [before, after]) {
    assert.equal(((300 - window.left) / unit(window)).toFixed(6), (300).toFixed(6));
    assert.equal(((200 - window.top) / unit(window)).toFixed(6), (200).toFixed(6));
  }
});

test("nothing beyond the board is seen, and it is never smaller than the map", () => {
  assert.deepEqual(larger(BOARD, whole(), 0.5), whole());
  assert.deepEqual(larger(BOARD, larger(BOARD, whole(), 3, [0, 0]), 1 / 3), whole());
  assert.deepEqual(moved(BOARD, larger(BOARD, whole(), 2), 9999, -9999), { times: 2, left: 450, top: 0 });
  assert.equal(larger(BOARD, whole(), 1000).times, 6);
});

test("a place that is not well in sight comes to the middle", () => {
  const window = larger(BOARD, whole(), 3);
  assert.equal(showing(BOARD, window, [450, 280]), window);
  assert.deepEqual(showing(BOARD, window, [200, 280]), { times: 3, left: 50, top: 280 - 560 / 6 });
});

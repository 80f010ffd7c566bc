import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARD } from "./samples.js";
import { cornerFor } from "../../teg_nb/widget/src/map/hover.js";
import { fitted, larger, moved, seen, showing, shows, whole } from "../../teg_nb/widget/src/map/zoom.js";


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

test("a box higher than the board shows more above and below, and the same across", () => {
  const natural = seen(BOARD, BOARD.height / BOARD.width, whole());
  assert.deepEqual(natural.map(Math.round), [0, 0, BOARD.width, BOARD.height]);
  const [left, top, right, bottom] = seen(BOARD, 1, whole());
  assert.deepEqual([left, right], [0, BOARD.width]);
  assert.equal(Math.round(bottom - top), BOARD.width);
  assert.equal(Math.round(top + bottom), BOARD.height);
});

test("a narrow map is cut to a place and its neighbours, with room around; what is spread wide stays whole", () => {
  const tall = 365 / 388;
  BOARD.countries.forEach((country, k) => {
    const near = country.neighbours.map((j) => BOARD.countries[j].label).filter(([x]) => Math.abs(x - country.label[0]) < 250);
    const window = fitted(BOARD, tall, [country.label, ...near]);
    assert.ok(shows(BOARD, tall, window, [country.label, ...near]), BOARD.countries[k].name);
    const [left, , right] = seen(BOARD, tall, window);
    assert.ok(left >= 0 && right <= BOARD.width + 1e-6);
  });
  assert.deepEqual(fitted(BOARD, tall, [[20, 20], [880, 540]]), whole());
  assert.deepEqual(fitted(BOARD, tall, []), whole());
});

test("the card of a place hides neither the place nor a neighbour, on a map of any laptop", () => {
  const card = { width: 210, height: 96 };
  for (const width of [688, 742, 948]) {
    const frame = { width, height: (width * BOARD.height) / BOARD.width };
    const pixel = (k) => BOARD.countries[k].label.map((value) => (value * width) / BOARD.width);
    const hidden = BOARD.countries.flatMap((country, k) => {
      const [left, top] = cornerFor(card, frame, [k, ...country.neighbours].map(pixel));
      return [k, ...country.neighbours].filter((j) => {
        const [x, y] = pixel(j);
        return x > left - 12 && x < left + card.width + 12 && y > top - 12 && y < top + card.height + 12;
      }).map((j) => `${country.name}: ${BOARD.countries[j].name}`);
    });
    assert.deepEqual(hidden, []);
  }
});

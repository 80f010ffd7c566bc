import assert from "node:assert/strict";
import { test } from "node:test";
import * as geometry from "../../teg_nb/widget/src/map/geometry.js";
import { BOARD, country } from "./samples.js";

test("paths of rings are closed and kept apart by null", () => {
  const path = geometry.pathOfRings([[[0, 0], [1, 0], [1, 1]], [[5, 5], [6, 5], [6, 6]]]);
  assert.deepEqual(path.x, [0, 1, 1, 0, null, 5, 6, 6, 5]);
  assert.deepEqual(path.y, [0, 0, 1, 0, null, 5, 5, 6, 5]);
});

test("every disc lies inside its own country and no other", () => {
  BOARD.countries.forEach((each, k) => {
    const around = BOARD.countries.flatMap((other, n) => (geometry.inside(other.polygons, each.label) ? [n] : []));
    assert.deepEqual(around, [k], each.name);
  });
});

test("an arrow starts at one disc and points at the rim of the other", () => {
  const ring = geometry.arrow([0, 0], [100, 0], 10);
  assert.equal(Math.max(...ring.map(([x]) => x)), 88);
});

test("an arrow round the world leaves the board and comes back", () => {
  assert.equal(geometry.arrows(BOARD, country("Chile"), country("Australia")).length, 2);
  assert.equal(geometry.arrows(BOARD, country("Chile"), country("Brasil")).length, 1);
});

test("a die has as many dots as its number", () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const dots = geometry.dieDots(value);
    assert.equal(new Set(dots.map(String)).size, value);
  }
});

test("highest meets highest, and equal dice go to the defence (TEG-8.8)", () => {
  assert.deepEqual(geometry.pairs([1, 6, 4], [4, 6]), [
    { attack: 6, defence: 6, winner: "defence" },
    { attack: 4, defence: 4, winner: "defence" },
    { attack: 1, defence: null, winner: null },
  ]);
  assert.equal(geometry.pairs([5], [4])[0].winner, "attack");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../../teg_nb/widget/src/map/geometry.js";
import { settled } from "../../teg_nb/widget/src/map/labels.js";
import { BOARD } from "./samples.js";

/** Size of the map of so many pixels, in units of the drawing. */
function sizeOf(pixels) {
  const { disc, grown, name } = sizes(pixels / BOARD.width);
  return { disc: grown, type: (name * grown) / disc };
}

/** What a name covers, or nearly: letters are narrower than 0.69 of their height. */
function box({ lines, place: [x, y] }, { type }) {
  const width = Math.max(...lines.map((each) => each.length)) * 0.69 * type;
  const height = (1 + 1.3 * (lines.length - 1)) * type;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

const wide = (a, b) => Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
const high = (a, b) => Math.min(a[3], b[3]) - Math.max(a[1], b[1]);

for (const pixels of [420, 560, 660, 960]) {
  test(`on a map of ${pixels} pixels no name lies on another, nor on the number of a country`, () => {
    const size = sizeOf(pixels);
    const { names } = settled(BOARD, size);
    const boxes = names.map((name) => (name ? box(name, size) : [0, 0, 0, 0]));
    const discs = BOARD.countries.map(({ label: [x, y] }) => [x - size.disc, y - size.disc, x + size.disc, y + size.disc]);
    const touching = boxes.flatMap((one, k) => {
      const near = [...boxes.slice(k + 1), ...discs].filter((other) => Math.min(wide(one, other), high(one, other)) > size.disc / 5);
      return near.map(() => BOARD.countries[k].name);
    });
    assert.deepEqual(touching, []);
  });
}

test("the larger the map, the more names have room; all on one as large as two pages", () => {
  const shown = [420, 640, 960, 2000].map((pixels) => settled(BOARD, sizeOf(pixels)).names.filter(Boolean).length);
  assert.deepEqual(shown, [...shown].sort((a, b) => a - b));
  assert.ok(shown[1] > 36, String(shown));
  assert.ok(shown[2] > 60, String(shown));
  assert.ok(shown[3] > 69, String(shown));
});

test("what is chosen has a name on the smallest map, and others give way", () => {
  const size = sizeOf(420);
  const hidden = settled(BOARD, size).names.findIndex((each) => each === null);
  const { names } = settled(BOARD, size, [hidden]);
  assert.ok(names[hidden]);
  const own = box(names[hidden], size);
  names.forEach((name, k) => assert.ok(!name || k === hidden || Math.min(wide(own, box(name, size)), high(own, box(name, size))) <= 0));
});

test("a name stays where the drawing has it, unless it would cover something", () => {
  const { names } = settled(BOARD, sizeOf(2 * BOARD.width));
  const moved = names.filter((name, k) => name?.place.join() !== BOARD.countries[k].name_pos.join());
  assert.ok(moved.length <= BOARD.countries.length / 10, moved.map((each) => each?.lines.join(" ")).join(", "));
});

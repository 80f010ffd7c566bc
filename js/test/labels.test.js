import assert from "node:assert/strict";
import { test } from "node:test";
import { sizes } from "../../teg_nb/widget/src/map/geometry.js";
import { boxOf, only, platesOf, settled, shared, widthOf } from "../../teg_nb/widget/src/map/labels.js";
import { landIn } from "../../teg_nb/widget/src/map/land.js";
import { inUnits } from "../../teg_nb/widget/src/map/traces.js";
import { BOARD, drawing, wargameBoard } from "./samples.js";

const BOARDS = { teg72: BOARD, classic42: drawing("classic42"), iberia60: drawing("iberia60"), world42: wargameBoard() };

/** Pixels of the map in a page, and the smallest type; in class the map is wide, and its type large. */
const PAGES = [[688, 11], [742, 11], [948, 11], [910, 15], [1354, 15]];

/** Size of the map of so many pixels, in units of the drawing. */
const sizeOf = (pixels, least = 11) => inUnits(sizes(pixels / BOARD.width, least, BOARD.width));

/** The box of a disc. */
const discsOf = (board, { disc }) => board.countries.map(({ label: [x, y] }) => [x - disc, y - disc, x + disc, y + disc]);

/** Pairs of things on a map that share some area, by name. */
function overlaps(board, size, names) {
  const things = [
    ...names.flatMap((name, k) => (name ? [[board.countries[k].name, boxOf(name, size)]] : [])),
    ...platesOf(board, size).map(({ continent, box }) => [`plate ${continent}`, box]),
  ];
  const discs = discsOf(board, size).map((box, k) => [`disc ${board.countries[k].name}`, box]);
  return things.flatMap(([one, box], k) => [...things.slice(k + 1), ...discs].filter(([, other]) => shared(box, other) > 0).map(([other]) => `${one}, ${other}`));
}

for (const [name, board] of Object.entries(BOARDS)) {
  for (const [pixels, least] of PAGES) {
    test(`${name}, ${pixels} pixels, type ${least}: every place has a name, and nothing covers anything`, () => {
      const size = sizeOf(pixels, least);
      const { names } = settled(board, size);
      assert.deepEqual(board.countries.filter((_, k) => !names[k]).map((each) => each.name), []);
      assert.deepEqual(overlaps(board, size, names), []);
      for (const each of names) {
        const [left, top, right, bottom] = boxOf(each, size);
        assert.ok(left >= 0 && top >= 0 && right <= board.width && bottom <= board.height, each.lines.join(" "));
      }
    });
  }

  test(`${name}, 388 pixels: any place can be named, with nothing in its way but discs`, () => {
    const size = sizeOf(388);
    board.countries.forEach((country, k) => {
      const { names, notes } = only(board, size, [k]);
      assert.deepEqual(names.flatMap((each, j) => (each ? [j] : [])), [k]);
      assert.deepEqual(notes, []);
      assert.equal(names[k].lines.join("").replaceAll(/[ -]/g, ""), country.name_lines.join("").replaceAll(/[ -]/g, ""));
      assert.deepEqual(overlaps(board, size, names), []);
    });
  });

  test(`${name}: cut to a third of it, a phone names every place`, () => {
    const { names } = settled(board, sizeOf(3 * 388));
    assert.ok(names.every(Boolean));
  });
}

test("a place that is wanted has a name where room is short, and others give way", () => {
  const size = sizeOf(520, 15);
  const hidden = settled(BOARD, size).names.flatMap((each, k) => (each ? [] : [k]));
  assert.ok(hidden.length > 1, String(hidden));
  const { names } = settled(BOARD, size, hidden.slice(0, 2));
  for (const k of hidden.slice(0, 2)) assert.ok(names[k], BOARD.countries[k].name);
  assert.deepEqual(overlaps(BOARD, size, names), []);
});

test("a name stays where the drawing has it, unless it would cover something", () => {
  const { names } = settled(BOARD, sizeOf(2 * BOARD.width));
  const moved = names.filter((name, k) => name?.place.join() !== BOARD.countries[k].name_pos.join());
  assert.ok(moved.length <= BOARD.countries.length / 10, moved.map((each) => each?.lines.join(" ")).join(", "));
});

test("a name is broken at a blank or hyphen where one line has no room, and keeps its letters", () => {
  const broken = Object.values(BOARDS).flatMap((board) => {
    const { names } = settled(board, sizeOf(700, 15));
    return names.flatMap((each, k) => ((each?.lines.length ?? 0) > board.countries[k].name_lines.length ? [[each.lines, board.countries[k].name_lines[0]]] : []));
  });
  assert.ok(broken.length > 0);
  for (const [lines, name] of broken) assert.ok([lines.join(" "), lines.join("")].includes(name), lines.join("|"));
});

test("a name that has no room beside its disc stands away from it, at a thin line that crosses no other", () => {
  const crowd = [[450, 280], [466, 280], [482, 280], [450, 296], [466, 296], [482, 296], [450, 264], [466, 264], [482, 264]];
  const countries = crowd.map((label, k) => ({ name: `Place ${k}`, name_lines: [`Place ${k}`], label, name_pos: [label[0], label[1] + 13], polygons: [[[440, 250], [494, 250], [494, 310], [440, 310]]], neighbours: [], continent: 0 }));
  const board = { ...BOARD, notes: [], continents: [], countries };
  const size = { disc: 7.4, type: 11, note: 8 };
  const { names } = settled(board, size);
  assert.ok(names.every(Boolean));
  const led = names.filter((each) => each.leader);
  assert.ok(led.length > 0);
  assert.deepEqual(overlaps(board, size, names), []);
  for (const { leader: [, [x, y]] } of led) {
    const ends = names.filter((each) => shared(boxOf(each, size), [x - 1, y - 1, x + 1, y + 1]) > 0);
    assert.equal(ends.length, 1);
  }
});

test("plates stand in the sea, each beside its continent", () => {
  const board = BOARDS.world42;
  for (const [pixels, least] of PAGES) {
    const plates = platesOf(board, sizeOf(pixels, least));
    assert.deepEqual(plates.map((each) => each.continent), board.continents.flatMap(({ gives }, k) => (gives.length ? [k] : [])));
    for (const { box } of plates) assert.equal(landIn(board, box), false);
  }
});

test("a text is as wide as its letters", () => {
  assert.ok(widthOf("MMM") > widthOf("nnn") && widthOf("nnn") > widthOf("iii"));
  assert.equal(widthOf("Ávila"), widthOf("Avila"));
});

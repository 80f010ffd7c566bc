import assert from "node:assert/strict";
import { test } from "node:test";
import { itemsOf, linesOf } from "../../teg_nb/widget/src/views/events.js";
import { pathOf } from "../../teg_nb/widget/src/views/replay-feed.js";
import { stairs } from "../../teg_nb/widget/src/views/race.js";
import { texts } from "../../teg_nb/widget/src/base/texts.js";

/** @param {number} first @param {string[]} text @param {number} round */
const rows = (first, text, round) => ({ first, text, round: text.map(() => round), seat: text.map(() => 0), kind: text.map(() => "attack"), counts: text.map(() => [1]) });
const LINES = [
  { name: "main", title: "", of: null, from: null, end: 4 },
  { name: "v1", title: "", of: "main", from: 2, end: 4 },
  { name: "v2", title: "", of: "v1", from: 3, end: 4 },
];
/** @type {any} */
const FILM = { rows: { main: rows(0, ["", "a", "b", "c"], 1), v1: rows(3, ["x", "y"], 1) } };
/** @type {any} */
const TAIL = { rows: { main: rows(4, ["d"], 2), v2: rows(4, ["z"], 2) }, lines: LINES, notes: { v1: { 3: { say: "here" } } } };

test("a line is told from the beginning, with what came since", () => {
  assert.deepEqual(pathOf(FILM, TAIL, "main").text, ["", "a", "b", "c", "d"]);
  assert.deepEqual(pathOf(FILM, TAIL, "v1").text, ["", "a", "b", "x", "y"]);
  const path = pathOf(FILM, TAIL, "v2");
  assert.deepEqual([path.text, path.end], [["", "a", "b", "x", "z"], 4]);
  assert.deepEqual([0, 2, 3, 4].map(path.line_of), ["main", "main", "v1", "v2"]);
  assert.equal(path.note(3)?.say, "here");
  assert.equal(path.note(2), undefined);
});

test("lines that leave the one shown are its ways, and no others", () => {
  const ways = (/** @type {string} */ name) => pathOf(FILM, TAIL, name).ways.map((each) => [each.line.name, each.step]);
  assert.deepEqual(ways("main"), [["v1", 2]]);
  assert.deepEqual(ways("v1"), [["v2", 3]]);
  assert.deepEqual(ways("v2"), []);
});

test("a line that is gone is the main one; one of which the beginning is closed begins later", () => {
  assert.deepEqual(pathOf(FILM, TAIL, "v9").text.length, 5);
  /** @type {any} */
  const closed = { rows: { main: rows(7, ["g", "h"], 3) } };
  const path = pathOf(closed, { rows: {}, lines: [LINES[0]], notes: {} }, "main");
  assert.deepEqual([path.first, path.end], [7, 8]);
});

test("stairs go along until a value changes", () => {
  assert.equal(stairs([2, 2, 4, 4, 4], 4), "M0 50H500V0H1000");
  assert.equal(stairs([0], 0), "M0 100H1000");
});

test("events are filtered by kind and by seat; what leaves the line, and the step, stay reachable", () => {
  /** @type {any} */
  const film = { rows: { main: { ...rows(0, ["", "a", "b", "c"], 1), kind: ["", "attack", "roll", "attack"], seat: [-1, 0, 1, 1] } } };
  const tail = { rows: {}, lines: [{ name: "main", title: "", of: null, from: null, end: 3 }], notes: {} };
  const path = pathOf(film, tail, "main");
  const told = (/** @type {{seat: number, kind: string}} */ only) => itemsOf(film, path, only, texts("en")).filter((each) => each.kind === "entry").map((each) => [each.step, each.text]);
  assert.deepEqual(told({ seat: -1, kind: "attack" }), [[1, "a"], [3, "c"]]);
  assert.deepEqual(told({ seat: 1, kind: "" }), [[2, "b"], [3, "c"]]);
  assert.deepEqual(told({ seat: 1, kind: "attack" }), [[3, "c"]]);
  assert.deepEqual(told({ seat: -1, kind: "" }).length, 3);
});

test("a text is broken between words, and a long word in itself", () => {
  const wide = (/** @type {string} */ word) => word.length;
  assert.equal(linesOf("one two", 7, wide), 1);
  assert.equal(linesOf("one two", 6, wide), 2);
  assert.equal(linesOf("one two", 7, wide, 1), 2);
  assert.equal(linesOf("abcdefghij k", 4, wide), 4);
});

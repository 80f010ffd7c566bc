import assert from "node:assert/strict";
import { test } from "node:test";
import { SPEEDS, shownFor, toggled, waits } from "../../teg_nb/widget/src/board/autoplay.js";
import { sample } from "./samples.js";

const watching = { ...sample("view_watching"), over: null };
const bot = watching.seats.map((/** @type {object} */ seat) => ({ ...seat, bot: "greedy" }));
const view = { ...watching, to_move: 0, seats: bot };

test("an act between two places is shown longer than one at a place, and that longer than what is not on the map", () => {
  const at = (/** @type {number | null} */ source, /** @type {number | null} */ target) => ({ ...view, battle: null, last: { source, target } });
  for (const speed of SPEEDS) {
    const times = [at(1, 2), at(null, 2), at(null, null)].map((each) => shownFor(each, speed));
    assert.deepEqual(times, times.toSorted((a, b) => b - a));
    assert.equal(times[0] > times[2], speed !== "at_once");
  }
  assert.equal(shownFor(at(1, 2), "at_once"), 0);
  assert.ok(shownFor(at(1, 2), "slow") > shownFor(at(1, 2), "quick"));
  assert.equal(shownFor({ ...at(null, null), battle: sample("view_attack").battle }, "slow"), shownFor(at(1, 2), "slow"));
});

test("a match waits for bots and dice, not for people, nor after its end", () => {
  assert.ok(waits(view));
  assert.ok(waits({ ...view, to_move: -1 }));
  assert.ok(!waits({ ...view, seats: bot.map((/** @type {object} */ seat) => ({ ...seat, bot: null })) }));
  assert.ok(!waits({ ...view, over: { winners: [], title: "", why: "", objectives: [] } }));
});

test("the button pauses bots that go on, and lets go on those that have stopped", () => {
  assert.deepEqual(toggled({ ...view, goes_on: true }, true), { pauses: true, message: null });
  assert.deepEqual(toggled({ ...view, goes_on: true }, false), { pauses: false, message: null });
  const message = { kind: "step", line: view.line, step: view.step, until: "action" };
  for (const auto of [true, false]) assert.deepEqual(toggled({ ...view, goes_on: false }, auto), { pauses: false, message });
});

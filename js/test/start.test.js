import assert from "node:assert/strict";
import test from "node:test";

import { firstSetup, lengthOf, logOf, remark, seated, setupMessage } from "../../teg_nb/widget/src/board/start.js";

const colours = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo"].map((name) => ({ name, color: "#fff", ink: "#000", sign: [] }));
const presets = [{ name: "default", title: "Our rules", text: "The whole game." }];
const choices = {
  colours,
  counts: [3, 4],
  levels: ["easy", "normal", "hard"],
  seats: [["Blanco", "person"], ["Negro", "easy"], ["Rojo", "normal"], ["Azul", "normal"]],
  presets,
  aims: { default: { text: "You win.", clause: "X-1" } },
  lengths: { default: { 3: [8, 6, 14], 4: [12, 7, 21] } },
  rounds: 20,
  rules: [{ name: "X-D-1", title: "Steps", text: "Steps may be lost.", others: [["All are used.", { must_use_all_steps: true }]] }],
};
const setup = firstSetup(choices);

test("the first choice can be started as it is", () => {
  assert.deepEqual(seated(setup), choices.seats);
  assert.equal(remark(choices, setup), "");
  assert.deepEqual(setupMessage("start", setup, choices), {
    kind: "start", seats: choices.seats, preset: "default", chance: "random", rounds: 0, seed: "", options: {},
  });
});

test("the whole of La Revancha is chosen first, though it is the last step", () => {
  const steps = [{ name: "dice", title: "", text: "" }, { name: "revancha", title: "", text: "" }];
  assert.equal(firstSetup({ ...choices, presets: steps }).preset, "revancha");
});

/** @param {Record<string, string>} players */
const seats = (players) => remark(choices, { ...setup, players: { ...setup.players, ...players } });

test("it is said why a match cannot start, and what people who share a board should know", () => {
  assert.equal(seats({ Azul: "nobody", Rojo: "nobody" }), "too_few");
  assert.equal(seats({ Amarillo: "easy" }), "too_many");
  assert.equal(seats({ Negro: "person" }), "shared");
  assert.equal(seats({ Blanco: "hard" }), "watched");
});

test("another reading of a rule goes along as an option", () => {
  assert.deepEqual(setupMessage("code", { ...setup, rules: { "X-D-1": 0 } }, choices).options, { must_use_all_steps: true });
  assert.deepEqual(setupMessage("code", { ...setup, rules: { "X-D-1": -1 } }, choices).options, {});
});

test("a file that is no text, or too large, is not sent", async () => {
  const file = (/** @type {number[]} */ bytes, size = bytes.length) => ({ size, arrayBuffer: async () => new Uint8Array(bytes).buffer });
  assert.deepEqual(await logOf(file([123, 125])), { text: "{}" });
  assert.deepEqual(await logOf(file([255, 216])), { why: "log_text" });
  assert.deepEqual(await logOf(file([123], 7_000_000)), { why: "log_large" });
});

test("the measured length is of the match that was chosen, else none is told", () => {
  assert.deepEqual(lengthOf(choices, setup), { median: 12, low: 7, high: 21 });
  assert.deepEqual(lengthOf(choices, { ...setup, players: { ...setup.players, Azul: "nobody" } }), { median: 8, low: 6, high: 14 });
  for (const other of [{ preset: "printed" }, { rounds: 5 }, { rules: { "X-D-1": 0 } }, { players: { ...setup.players, Amarillo: "easy" } }]) {
    assert.equal(lengthOf(choices, { ...setup, ...other }), null);
  }
});

import assert from "node:assert/strict";
import test from "node:test";

import { firstSetup, remark, seated, setupMessage } from "../../teg_nb/widget/src/board/start.js";

const colours = ["Blanco", "Negro", "Rojo", "Azul", "Amarillo"].map((name) => ({ name, color: "#fff", ink: "#000", sign: [] }));
const presets = [{ name: "default", title: "Our rules", text: "The whole game." }];
const choices = {
  colours,
  counts: [3, 4],
  levels: ["easy", "normal", "hard"],
  seats: [["Blanco", "person"], ["Negro", "easy"], ["Rojo", "normal"], ["Azul", "normal"]],
  presets,
  aims: { default: { text: "You win.", clause: "X-1" } },
  rounds: 20,
};
const setup = firstSetup(choices);

test("the first choice can be started as it is", () => {
  assert.deepEqual(seated(setup), choices.seats);
  assert.equal(remark(choices, setup), "");
  assert.deepEqual(setupMessage("start", setup), {
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

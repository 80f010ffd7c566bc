import assert from "node:assert/strict";
import { test } from "node:test";
import { walked } from "../../teg_nb/widget/src/map/arrow-keys.js";
import { BOARD } from "./samples.js";

const named = (name) => BOARD.countries.findIndex((each) => each.name === name);
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("an arrow goes to the neighbour in its direction", () => {
  const to = (name, key) => BOARD.countries[walked(BOARD, named(name), key)].name;
  assert.equal(to("España", "ArrowLeft"), "Portugal");
  assert.equal(to("Portugal", "ArrowRight"), "España");
  assert.equal(to("Argentina", "ArrowRight"), "Uruguay");
  assert.equal(to("Egipto", "ArrowLeft"), "Sahara");
});

test("arrows reach every place from every other one, and never leave the board", () => {
  const seen = new Set([0]);
  for (const from of seen) for (const key of KEYS) seen.add(walked(BOARD, from, key));
  assert.equal(seen.size, BOARD.countries.length);
  const back = new Map(BOARD.countries.map((_, k) => [k, KEYS.map((key) => walked(BOARD, k, key))]));
  for (const start of back.keys()) {
    const reached = new Set([start]);
    for (const from of reached) for (const next of back.get(from)) reached.add(next);
    assert.equal(reached.size, BOARD.countries.length, BOARD.countries[start].name);
  }
});

test("another key goes nowhere", () => assert.equal(walked(BOARD, 3, "x"), 3));

import assert from "node:assert/strict";
import { test } from "node:test";
import { said, toneOf, withShape, wordsOf } from "../../teg_nb/widget/src/map/annotations.js";

test("an arrow or a mark is drawn, changes its tone, and goes when it is drawn again", () => {
  const one = withShape({ say: "Why?" }, ["A", "B"], "good");
  assert.deepEqual(one, { say: "Why?", arrows: [["A", "B", "good"]] });
  const back = withShape(one, ["B", "A"], "bad");
  assert.deepEqual(back.arrows, [["A", "B", "good"], ["B", "A", "bad"]]);
  assert.deepEqual(withShape(back, ["A", "B"], "idea").arrows, [["B", "A", "bad"], ["A", "B", "idea"]]);
  assert.deepEqual(withShape(one, ["A", "B"], "good"), { say: "Why?" });
  const marked = withShape({}, ["A"], "look");
  assert.deepEqual(marked, { marks: [["A", "look"]] });
  assert.deepEqual(withShape(marked, ["A"], "look"), {});
  assert.deepEqual(withShape({ marks: [["A"]] }, ["A"], "good"), {}, "without a tone it is a good one");
});

test("keys that are held say what a shape means", () => {
  const tones = [[false, false], [true, false], [false, true], [true, true]].map(([shiftKey, altKey]) => toneOf({ shiftKey, altKey }));
  assert.deepEqual(tones, ["good", "bad", "idea", "look"]);
});

test("a comment is written in the language of the page, and taken away", () => {
  assert.deepEqual(said({ glyph: "!" }, " Hello ", "en"), { glyph: "!", say: "Hello" });
  assert.deepEqual(said({ say: "Hello" }, "", "en"), {});
  const both = { say: { es: "Hola", en: "Hello" } };
  assert.deepEqual(said(both, "Hi", "en"), { say: { es: "Hola", en: "Hi" } });
  assert.deepEqual(said(both, "", "en"), { say: { es: "Hola" } });
  assert.deepEqual(said({ say: { en: "Hello" } }, "", "en"), {});
  assert.deepEqual([wordsOf(both.say, "es"), wordsOf({ en: "Hello" }, "es"), wordsOf("x", "es"), wordsOf(undefined, "es")], ["Hola", "Hello", "x", ""]);
});

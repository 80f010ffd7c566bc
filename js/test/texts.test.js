import assert from "node:assert/strict";
import { test } from "node:test";
import { symbolName, texts, verbName } from "../../teg_nb/widget/src/texts.js";
import { VIEWS, sample } from "./samples.js";

test("both languages have the same words", () => {
  assert.deepEqual(Object.keys(texts("es")), Object.keys(texts("en")));
  for (const lang of ["es", "en"]) assert.ok(Object.values(texts(lang)).every((each) => each.length));
});

test("every button of the samples has a name", () => {
  for (const each of VIEWS) {
    const view = sample(`view_${each}`);
    for (const verb of Object.keys(view.menu)) assert.doesNotMatch(verbName("es", verb), /_.*_/);
  }
  for (const card of sample("reply_private").hand) assert.notEqual(symbolName("es", card.symbol), card.symbol);
});

test("an id that is not known is shown as it is", () => {
  assert.equal(verbName("en", "tea_break"), "tea break");
});

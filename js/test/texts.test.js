import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, texts } from "../../teg_nb/widget/src/base/texts.js";
import { VIEWS, sample } from "./samples.js";

test("both languages have all words", () => {
  for (const lang of ["es", "en"]) assert.ok(Object.values(texts(lang)).every((each) => each.length));
  assert.notEqual(texts("es").round, texts("en").round);
});

test("every button and card of the samples has a name", () => {
  for (const each of VIEWS) {
    const view = sample(`view_${each}`);
    for (const verb of Object.keys(view.menu)) assert.doesNotMatch(view.forms[verb].label, /_/);
  }
  for (const card of sample("reply_private").hand) assert.notEqual(nameOf("es", "symbol", card.symbol), card.symbol);
});

test("an id that is not known is shown as it is", () => {
  assert.equal(nameOf("en", "symbol", "teapot"), "teapot");
});

test("the tab of news and its heading have one word", () => {
  for (const lang of ["es", "en"]) assert.equal(texts(lang).tab_news, texts(lang).news);
});

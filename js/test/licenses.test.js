import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), "utf8");
const { version } = JSON.parse(read("../node_modules/plotly.js-basic-dist-min/package.json"));

test("the licences are those of the plotly.js that is in the bundle: npm run licenses writes them", () => {
  const licences = read("../../teg_nb/widget/static/LICENSES.txt");
  assert.match(licences, new RegExp(`plotly.js-basic-dist-min ${version.replaceAll(".", "\\.")}\\b`));
  for (const name of ["@plotly/d3", "d3-format", "polybooljs", "native-promise-only", "object-assign"])
    assert.match(licences, new RegExp(`^${name} [\\d.]+ \\(`, "m"));
});

test("the bundle says whose plotly.js is", () => {
  const bundle = read("../../teg_nb/widget/static/plotly.js");
  assert.ok(bundle.slice(0, 200).includes(`plotly.js ${version} (MIT, Copyright Plotly, Inc.)`));
});

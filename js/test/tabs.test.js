import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";

import { tabOf } from "../../docs/site/play/tabs.js";

// A plain http address: no locks.
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });

/** A tab that notes what it hears. @param {string} name @param {string[]} heard */
const tab = (name, heard) => {
  const says = (/** @type {string} */ what) => () => void heard.push(`${name} ${what}`);
  return tabOf("m1", { lost: says("lost"), asked: () => ({ state: { step: 3 }, parts: {} }), seen: says("sees") });
};

test("without locks the second tab watches, and takes over when it is told to", async () => {
  const heard = [];
  const [first, second] = [tab("first", heard), tab("second", heard)];
  assert.equal(await first.play(false), true);
  assert.equal(await second.play(false), false);
  const shown = new BroadcastChannel("teg_nb match m1");
  const told = once(shown, "message");
  first.show({ state: { step: 4 }, parts: {} });
  await told;
  assert.ok(heard.includes("second sees") && !heard.includes("first sees"));
  assert.equal(await second.play(true), true);
  while (!heard.includes("first lost")) await new Promise(setImmediate);
  assert.equal(await first.play(false), false);
  shown.close();
  first.leave();
  second.leave();
  const third = tab("third", heard);
  assert.equal(await third.play(false), true);
  third.leave();
});

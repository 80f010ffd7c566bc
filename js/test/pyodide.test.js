/** The host with Python in a worker: it stands before Python does, and each message has one end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pyodide } from "../../teg_nb/widget/src/hosts/pyodide.js";

const stage = () => {
  const posted = /** @type {any[]} */ ([]);
  const heard = /** @type {any[]} */ ([]);
  const line = pyodide({ view: { step: 0 }, lang: "es", lines: [] }, '{"name":"teg72"}', async (name) => name, (said) => posted.push(said));
  for (const event of ["change:view", "change:lang", "change:lines", "change:board", "message"]) line.host.hear(/** @type {any} */ (event), (content) => heard.push([event, content]));
  return { line, host: line.host, posted, heard };
};

test("each message has one end, in the order in which they were sent", () => {
  const { line, host, posted } = stage();
  const states = /** @type {string[]} */ ([]);
  host.send({ kind: "hint" }, (state) => states.push(`hint ${state}`));
  host.set({ lang: "en" });
  host.send({ kind: "undo" }, (state) => states.push(`undo ${state}`));
  assert.deepEqual(posted.map((said) => said.method), ["custom", "update", "custom"]);
  assert.equal(line.isIdle(), false);
  line.done();
  assert.deepEqual(states, ["hint busy", "undo busy", "hint idle"]);
  line.done();
  line.done();
  assert.equal(states.at(-1), "undo idle");
  assert.equal(line.isIdle(), true);
});

test("when nobody answers any more, nobody waits", () => {
  const { line, host } = stage();
  const states = /** @type {string[]} */ ([]);
  host.send({ kind: "hint" }, (state) => states.push(state));
  line.free();
  assert.deepEqual(states, ["busy", "idle"]);
});

test("once Python is there, only what differs is heard", async () => {
  const { line, host, heard } = stage();
  line.open({ values: { view: { step: 0 }, lang: "en", lines: [] }, parts: { board: '{"name":"teg72"}' } });
  assert.deepEqual(heard, [["change:lang", "en"]]);
  line.take({ method: "update", state: { view: { step: 1 } }, parts: { board: '{"name":"world42"}' } });
  assert.deepEqual(heard.slice(1).map(([event]) => event), ["change:view", "change:board"]);
  assert.deepEqual(await host.part("board"), { name: "world42" });
  line.take({ method: "custom", content: { kind: "hint" } });
  assert.deepEqual(heard.at(-1), ["message", { kind: "hint" }]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { of85 } from "../../teg_nb/widget/src/base/unpack.js";
import { replaying } from "../../teg_nb/widget/src/hosts/replay.js";

/** @returns {any} */
const replay = () => ({
  values: { line: "main", step: 2, lang: "es" },
  lines: {
    main: {
      of: null,
      first: 0,
      end: 2,
      columns: {
        line: { at: [0], es: ["main"] },
        step: { at: [0, 1, 2], es: [0, 1, 2] },
        steps: { at: [0], es: [2] },
        text: { at: [0], es: ["hola"], en: ["hello"] },
        goal: { at: [0, 2], es: ["x", null] },
        news: { at: [0, 1, 2], es: [[0, ["a", "b"]], [1, ["c"]], [0, ["d"]]] },
      },
      secrets: { kind: { at: [0], es: ["private"] }, step: { at: [0, 1, 2], es: [0, 1, 2] }, card: { at: [1], es: ["as"], en: ["ace"] } },
    },
    v1: { of: "main", first: 2, end: 2, columns: { line: { at: [0], es: ["v1"] }, step: { at: [0], es: [2] }, steps: { at: [0], es: [2] }, text: { at: [0], es: ["otra"] } }, secrets: {} },
  },
  courses: [{ name: "main" }, { name: "v1" }],
  feeds: { es: { film: "ES", tail: {} }, en: { film: "EN", tail: {} } },
  clauses: { "TEG-1": { es: { kind: "clause", text: "regla" }, en: { kind: "clause", text: "rule" } } },
});

const next = () => new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(null))));

test("texts of a page are read as Python wrote them", () => {
  const written = /** @type {[string, number[]][]} */ ([["", []], ["|Nj", [255, 255]], ["Xk~0{Zy_Ne", [104, 101, 108, 108, 111, 33, 33, 33]], ["009C", [0, 1, 2]], ["$jQpf%+1cv(9zP,)YaD4*Z", Array.from({ length: 17 }, (_, k) => 200 + k)]]);
  for (const [text, bytes] of written) assert.deepEqual([...of85(text)], bytes);
});

test("a step shows its view, made of what has changed, and no step is beyond the ends", () => {
  const host = replaying(replay(), async () => null)("look");
  assert.deepEqual(host.get("view"), { line: "main", step: 2, steps: 2, text: "hola", goal: null, news: ["b", "c", "d"] });
  host.set({ step: 1 });
  assert.deepEqual([host.get("view").step, host.get("view").goal, host.get("view").news], [1, "x", ["b", "c"]]);
  host.set({ step: 99 });
  assert.equal(host.get("step"), 2);
  host.set({ step: -4 });
  assert.equal(host.get("step"), 0);
});

test("all views of a page move together, and hear only what has changed", () => {
  const hostOf = replaying(replay(), async () => null);
  const [board, race] = [hostOf("look"), hostOf("race")];
  assert.deepEqual([board.get("face"), race.get("face")], ["look", "race"]);
  const heard = /** @type {string[]} */ ([]);
  const ends = ["step", "view", "film", "steps"].map((name) => race.hear(`change:${name}`, () => heard.push(name)));
  board.set({ step: 1 });
  assert.deepEqual(heard.splice(0), ["step", "view"]);
  ends.forEach((end) => end());
  board.set({ step: 2 });
  assert.deepEqual([heard, race.get("step")], [[], 2]);
});

test("a variation begins where it leaves its line", () => {
  const host = replaying(replay(), async () => null)("look");
  host.set({ line: "v1" });
  assert.equal(host.get("view").text, "otra");
  host.set({ step: 1 });
  assert.deepEqual([host.get("view").line, host.get("view").text, host.get("line")], ["v1", "hola", "v1"]);
  host.set({ line: "nowhere" });
  assert.equal(host.get("line"), "v1");
});

test("the seat that reads asks for its secrets at the step shown; nobody else gets any", async () => {
  const told = async (/** @type {number | null} */ viewer) => {
    const given = replay();
    given.lines.main.columns.viewer = { at: [0], es: [viewer] };
    const host = replaying(given, async () => null)("look");
    const heard = /** @type {any[]} */ ([]);
    host.hear("message", (reply) => heard.push(reply));
    host.set({ step: 1, lang: "en" });
    host.send({ kind: "private", nonce: "n" });
    await next();
    return heard;
  };
  assert.deepEqual(await told(0), [{ kind: "private", step: 1, card: "ace", nonce: "n" }]);
  assert.deepEqual(await told(null), []);
});

test("language, clauses and events are answered here; what nobody can answer is done at once", async () => {
  const host = replaying(replay(), async (name, lang) => `${name} ${lang}`)("look");
  const heard = /** @type {any[]} */ ([]);
  host.hear("message", (reply) => heard.push(reply));
  const said = async (/** @type {any} */ message) => {
    host.send({ ...message, nonce: "n" }, (state) => heard.push(state));
    await next();
    return heard.splice(0);
  };
  assert.deepEqual(await said({ kind: "clause", name: "TEG-1" }), [{ kind: "clause", text: "regla", nonce: "n" }, "idle"]);
  assert.deepEqual(await said({ kind: "clause", name: "TEG-9" }), ["idle"]);
  assert.deepEqual(await said({ kind: "lang", lang: "en" }), ["idle"]);
  assert.deepEqual([host.get("view").text, host.get("film"), await host.part("film")], ["hello", "en", "film en"]);
  assert.equal((await said({ kind: "events", have: "es" }))[0].film, "EN");
  assert.equal((await said({ kind: "events", have: "en" }))[0].film, "");
  await said({ kind: "go", line: "v1", step: 2 });
  assert.deepEqual([host.get("line"), host.get("step")], ["v1", 2]);
  assert.deepEqual([await said({ kind: "act", action: [] }), host.presence()], [["idle"], "here"]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { askedBefore, hasExplored } from "../../teg_nb/widget/src/board/asking.js";
import { initial, reduce } from "../../teg_nb/widget/src/board/store.js";
import { sample } from "./samples.js";

const VIEW = { ...sample("view_attack"), undoing: "own", exploring: null, people: [0] };
const BACK = { ...VIEW, steps: VIEW.step + 3 };
const ACT = { kind: "act", line: "main", step: VIEW.step, action: ["end_attack"] };
const EXPLORING = { ...VIEW, exploring: { line: "main", step: VIEW.step }, step: 0, steps: 0 };

const seen = (state, view) => reduce(state, { type: "view", view });
const set = (state, part) => reduce(state, { type: "set", part });
const START = seen(initial("teg"), VIEW);

test("an act at an earlier position is asked about where one takes back only one's own acts", () => {
  assert.deepEqual(askedBefore(BACK, ACT), { kind: "past", message: ACT });
  for (const kind of ["attack_until", "routine", "answer", "throw", "step"]) assert.ok(askedBefore(BACK, { ...ACT, kind }), kind);
  for (const kind of ["go", "undo", "annotate", "odds", "private", "level"]) assert.equal(askedBefore(BACK, { ...ACT, kind }), null, kind);
});

test("it is not asked about at the end of a line, in an exploration, or where a variation begins", () => {
  assert.equal(askedBefore(VIEW, ACT), null);
  assert.equal(askedBefore({ ...BACK, exploring: { line: "main", step: 3 } }, ACT), null);
  for (const undoing of ["free", "same", "off"]) assert.equal(askedBefore({ ...BACK, undoing }, ACT), null, undoing);
});

test("a question goes with its position, but who plays a seat may be answered later", () => {
  const asked = set(START, { asking: { kind: "past", message: ACT } });
  assert.equal(seen(asked, { ...VIEW, lang: "en" }).asking, asked.asking);
  assert.equal(seen(asked, { ...VIEW, step: VIEW.step + 1, steps: VIEW.steps + 1 }).asking, null);
  const seat = set(START, { asking: { kind: "seat", seat: 1 } });
  assert.equal(seen(seat, { ...VIEW, step: VIEW.step + 1, steps: VIEW.steps + 1 }).asking, seat.asking);
});

test("what was to be played in an exploration is dropped if there is none", () => {
  const waits = set(START, { next: ACT });
  const refused = { kind: "refused", code: "x", clause: null, text: "…", step: VIEW.step };
  const table = { board: {}, view: VIEW, secret: null };
  assert.equal(reduce(waits, { type: "reply", reply: refused, table }).next, null);
  assert.equal(seen(waits, EXPLORING).next, ACT);
});

test("an exploration opens the tab with its lines once, and then leaves the choice of tabs alone", () => {
  const begun = seen(set(START, { tab: "table" }), EXPLORING);
  assert.equal(begun.tab, "notes");
  assert.equal(seen(set(begun, { tab: "help" }), { ...EXPLORING, step: 1, steps: 1 }).tab, "help");
});

test("a choice is dropped where one looks back, before one may play there", () => {
  const chosen = set(START, { local: "a choice" });
  assert.equal(seen(chosen, { ...BACK, step: VIEW.step - 1 }).local, initial("teg").local);
  assert.equal(seen(chosen, { ...BACK, step: VIEW.step - 1, undoing: "free" }).local, "a choice");
});

test("an exploration without an act and with one line has nothing to lose", () => {
  const line = { name: "main", title: "", of: null, from: null, end: 0 };
  assert.equal(hasExplored({ ...EXPLORING, lines: [line] }), false);
  assert.equal(hasExplored({ ...EXPLORING, steps: 1, lines: [line] }), true);
  assert.equal(hasExplored({ ...EXPLORING, lines: [line, { ...line, name: "v1", of: "main" }] }), true);
});

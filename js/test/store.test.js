import assert from "node:assert/strict";
import { test } from "node:test";
import { asksAgain, initial, known, reduce } from "../../teg_nb/widget/src/board/store.js";
import { BOARD, sample, scene } from "./samples.js";

const VIEW = { ...sample("view_attack"), people: [0, 4] };
const SECRET = { kind: "private", seat: VIEW.viewer, step: VIEW.step, menu: {}, objectives: [], hand: [] };
const HINT = { kind: "hint", seat: VIEW.viewer, step: VIEW.step, plans: [], question: { es: ["?", "!"], en: ["", ""] } };

const table = (view) => ({ board: BOARD, view, secret: null });
const set = (state, part) => reduce(state, { type: "set", part });
const seen = (state, view) => reduce(state, { type: "view", view });
const heard = (state, reply, view = VIEW) => reduce(state, { type: "reply", reply, table: table(view) });
const START = seen(initial("teg"), VIEW);
const AT = { ...VIEW, step: VIEW.step + 1, steps: VIEW.steps + 1 };

test("an event leaves the state before it as it was", () => {
  const before = structuredClone({ ...START, game: null });
  seen(set(START, { refusal: { code: "x" } }), AT);
  assert.deepEqual({ ...START, game: null }, before);
});

test("another game begins with its own local", () => {
  const { table: other } = scene("eggar", "move");
  const state = seen(set(START, { local: "a choice" }), other.view);
  assert.equal(state.local, initial("eggar").local);
  assert.equal(seen(set(START, { local: "a choice" }), AT).local, "a choice");
});

test("a secret is covered in another position where people share the board", () => {
  const open = heard(START, SECRET);
  assert.equal(open.secret, SECRET);
  const shared = seen(open, { ...AT, people: [0, 1] });
  assert.equal(shared.secret, null);
  assert.equal(asksAgain(open, shared), false);
});

test("a person who plays alone need not press: it is asked for in each position, until she hides it", () => {
  const one = { ...VIEW, people: [VIEW.viewer] };
  const next = { ...AT, people: [VIEW.viewer] };
  const begun = seen(initial("teg"), one);
  assert.equal(asksAgain(initial("teg"), begun), true);
  const open = heard(begun, SECRET, one);
  const after = seen(open, next);
  assert.equal(after.secret, SECRET);
  assert.equal(asksAgain(open, after), true);
  assert.equal(asksAgain(after, seen(after, next)), false);
  const hidden = set(open, { secret: null, lasts: false, hides: true });
  assert.equal(asksAgain(hidden, seen(hidden, next)), false);
  const again = heard(seen(hidden, next), { ...SECRET, step: next.step }, next);
  assert.equal(again.secret.step, next.step);
  assert.equal(seen(again, one).lasts, true);
});

test("it is covered as soon as another person plays here too, and for those who only watch", () => {
  const open = heard(seen(initial("wargame"), { ...VIEW, game: "wargame", people: [VIEW.viewer] }), SECRET, { ...VIEW, people: [VIEW.viewer] });
  const shared = seen(open, { ...VIEW, game: "wargame", people: [VIEW.viewer, VIEW.viewer + 1] });
  assert.deepEqual([shared.secret, asksAgain(open, shared)], [null, false]);
  for (const watched of [{ ...VIEW, viewer: null, people: [] }, { ...VIEW, viewer: null, people: [1] }]) {
    assert.equal(asksAgain(initial("teg"), seen(initial("teg"), watched)), false);
  }
});

test("a secret of another position, or of somebody who is not here, is not shown", () => {
  assert.equal(heard(START, { ...SECRET, step: VIEW.step - 1 }).secret, null);
  assert.equal(heard(START, SECRET, { ...VIEW, people: [VIEW.viewer + 1] }).secret, null);
});

test("a hint is of its position and seat, and shows its question first where that was asked for", () => {
  assert.equal(heard(START, HINT).hint.open, true);
  const asked = heard(set(START, { quiz: true }), HINT, { ...VIEW, lang: "es" });
  assert.equal(asked.hint.open, false);
  assert.equal(heard(set(START, { quiz: true }), HINT, { ...VIEW, lang: "en" }).hint.open, true);
  assert.equal(heard(START, { ...HINT, seat: VIEW.viewer + 1 }).hint, null);
  assert.equal(seen(asked, AT).hint, null);
});

test("a refusal stays until another position comes", () => {
  const refused = { kind: "refused", code: "not_yours", clause: "TEG-7.3", text: "…", step: VIEW.step };
  const state = heard(START, refused);
  assert.equal(state.refusal, refused);
  assert.equal(seen(state, AT).refusal, null);
  assert.equal(seen(state, { ...AT, error: refused }).refusal, refused);
});

test("odds are known by their countries, of one position", () => {
  const odds = { kind: "odds", sources: ["Cuba"], target: "Jamaica", conquest: 0.9, losses: [1, 2], left: [], once: null };
  const state = reduce(START, { type: "odds", odds });
  assert.equal(state.odds.get("Cuba,Jamaica"), odds);
  assert.equal(START.odds.size, 0);
  assert.equal(seen(state, AT).odds.size, 0);
});

test("what is shown again goes on step by step, and ends at the last, or when somebody goes elsewhere", () => {
  const at = (/** @type {number} */ step) => ({ ...VIEW, step });
  const film = { line: VIEW.line, next: 3, end: 5 };
  const third = seen(set(START, { film }), at(3));
  assert.deepEqual(third.film, { ...film, next: 4 });
  assert.deepEqual(seen(third, { ...at(3), lang: "en" }).film, third.film);
  const fourth = seen(third, at(4));
  assert.deepEqual(fourth.film, { ...film, next: 5 });
  for (const other of [at(5), at(2), at(6), { ...at(5), line: "other" }]) assert.equal(seen(fourth, other).film, null);
});

test("whoever has uncovered her secrets reads the news with them", () => {
  const news = [{ text: "Blanco draws Japón." }];
  assert.equal(known(VIEW, { seat: VIEW.viewer, news }).news, news);
  assert.equal(known(VIEW, { seat: VIEW.viewer + 1, news }), VIEW);
  assert.equal(known(VIEW, null), VIEW);
});

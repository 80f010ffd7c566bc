import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST, captionOf } from "../../teg_nb/widget/src/motion/caption.js";
import { TURN, factor, total } from "../../teg_nb/widget/src/motion/pace.js";
import { LASTS, merged, plan } from "../../teg_nb/widget/src/motion/plan.js";
import { toldTexts } from "../../teg_nb/widget/src/base/texts.js";
import { BOARD, country, sample } from "./samples.js";

const [BRASIL, COLOMBIA, CHILE] = ["Brasil", "Colombia", "Chile"].map(country);
const start = sample("view_attack");

/** A position, and one some entries later that says what happened. @param {any[]} acts @param {any} [change] */
function positions(acts, { armies = {}, owner = {} } = {}) {
  const before = { ...start, step: 10, steps: 10, acts: [], armies: start.armies.map(() => 5), owner: start.owner.map(() => 0) };
  const with_ = (/** @type {number[]} */ values, /** @type {Record<number, number>} */ now) => values.map((value, place) => now[place] ?? value);
  const after = { ...before, step: 11, steps: 11, acts: acts.map((act) => ({ step: 11, seat: 1, ...act })), armies: with_(before.armies, armies), owner: with_(before.owner, owner) };
  return { before, after };
}

/** @param {any[]} acts @param {any} [change] */
const planned = (acts, change) => {
  const { before, after } = positions(acts, change);
  return plan(BOARD, before, after);
};

const BATTLE = { kind: "battle", defender: 0, source: BRASIL, target: COLOMBIA, attack: [6, 4, 2], defence: [5, 5, 1], losses: [1, 2] };

test("a throw is declared, thrown and counted, in 1.2 s", () => {
  const motions = planned([BATTLE], { armies: { [BRASIL]: 4, [COLOMBIA]: 3 } });
  assert.deepEqual(motions.map(({ kind }) => kind), ["attack", "dice", "losses"]);
  assert.equal(total(motions), 1200);
  assert.deepEqual(motions[2].counts, [[BRASIL, 5, 4], [COLOMBIA, 5, 3]]);
});

test("throws of one attack are one motion with the result of all", () => {
  const motions = planned([BATTLE, BATTLE, { ...BATTLE, losses: [0, 1], attack: [6], defence: [1] }], { armies: { [BRASIL]: 3, [COLOMBIA]: 0 } });
  assert.deepEqual(motions.map(({ kind }) => kind), ["attack", "dice", "losses"]);
  assert.deepEqual(motions[2].counts, [[BRASIL, 5, 3], [COLOMBIA, 5, 0]]);
  assert.deepEqual(motions[1].act.attack, [6]);
});

test("a conquest takes along who goes with it, from where the attack came", () => {
  const conquest = { kind: "conquest", target: COLOMBIA, loser: 0 };
  const march = { kind: "march", source: BRASIL, target: COLOMBIA, amount: 3 };
  const motions = planned([BATTLE, conquest, march], { armies: { [BRASIL]: 1, [COLOMBIA]: 3 }, owner: { [COLOMBIA]: 1 } });
  assert.deepEqual(motions.map(({ kind }) => kind), ["attack", "dice", "losses", "conquest"]);
  assert.deepEqual([motions[3].sources, motions[3].amount], [[BRASIL], 3]);
  assert.deepEqual(motions[3].counts.at(-1), [COLOMBIA, 0, 3]);
});

test("an army that goes along with a conquest leaves its country with it", () => {
  const motions = planned([{ ...BATTLE, losses: [0, 5] }, { kind: "conquest", target: COLOMBIA, loser: 0 }], { armies: { [BRASIL]: 4, [COLOMBIA]: 1 }, owner: { [COLOMBIA]: 1 } });
  assert.deepEqual(motions.map(({ kind }) => kind), ["attack", "dice", "losses", "conquest"]);
  assert.deepEqual(motions[3].counts.at(-1), [BRASIL, 5, 4]);
});

test("places of one seat are filled at the same time, and each number ends at what the position says", () => {
  const [motion, ...more] = planned([{ kind: "place", target: CHILE, amount: 2 }, { kind: "place", target: BRASIL, amount: 1 }, { kind: "place", target: CHILE, amount: 1 }], { armies: { [CHILE]: 9, [BRASIL]: 6 } });
  assert.deepEqual(more, []);
  assert.deepEqual(motion.counts, [[CHILE, 5, 9], [BRASIL, 5, 6]]);
});

test("a continent that is completed lights up, and the end comes last", () => {
  const continent = BOARD.countries[BRASIL].continent;
  const owner = Object.fromEntries(BOARD.countries.flatMap((/** @type {any} */ place, /** @type {number} */ k) => (place.continent === continent ? [[k, 1]] : [])));
  const motions = planned([{ kind: "end", winners: [1], order: [] }], { owner });
  assert.deepEqual(motions.map(({ kind }) => kind), ["continent", "end"]);
});

test("nothing moves backwards, to another line, or of entries that were shown", () => {
  const { before, after } = positions([BATTLE]);
  assert.deepEqual(plan(BOARD, after, before), []);
  assert.deepEqual(plan(BOARD, { ...before, line: "other" }, after), []);
  assert.deepEqual(plan(BOARD, { ...before, step: 10 }, { ...after, acts: [{ ...BATTLE, step: 10 }] }), []);
});

test("numbers that no act explains are counted, unless the whole board changes", () => {
  assert.deepEqual(planned([], { armies: { [CHILE]: 3 } }).map(({ kind, counts }) => [kind, counts]), [["losses", [[CHILE, 5, 3]]]]);
  const all = Object.fromEntries(start.armies.map((/** @type {number} */ _, /** @type {number} */ k) => [k, 7]));
  assert.deepEqual(planned([], { armies: all }), []);
});

test("an attack that waited for its defender is the throw that follows", () => {
  const declared = { kind: "attack", step: 1, seat: 1, source: BRASIL, target: COLOMBIA };
  assert.deepEqual(merged([declared, { ...BATTLE, step: 2, seat: 1 }]).map(({ kind }) => kind), ["battle"]);
});

test("a turn of a bot fits in its time, however long it gets", () => {
  const motions = planned([BATTLE]);
  for (const [speed, times] of /** @type {[string, number][]} */ ([["slow", 2], ["normal", 1], ["quick", 0.35]])) {
    assert.equal(factor(motions, speed, 0, false), times);
    let spent = 0;
    for (let k = 0; k < 100; k++) spent += (total(motions) * factor(motions, speed, spent, k === 99)) / times;
    assert.ok(spent <= TURN && spent > TURN / 2, `${speed}: ${spent}`);
  }
  assert.equal(factor(motions, "at_once", 0, false), 0);
});

test("every motion has a caption in both languages, short enough for one line", () => {
  const acts = [BATTLE, { kind: "place", target: CHILE, amount: 3 }, { kind: "card" }, { kind: "conquest", target: COLOMBIA, loser: 0 }, { kind: "march", source: BRASIL, target: CHILE, amount: 2 }, { kind: "flight", defender: 0, source: BRASIL, target: CHILE, path: [COLOMBIA, CHILE], amount: 1 }, { kind: "pact", partner: 2 }, { kind: "end", winners: [1], order: [] }];
  for (const lang of /** @type {const} */ (["es", "en"])) {
    for (const motion of planned(acts, { armies: { [BRASIL]: 4, [COLOMBIA]: 3 } })) {
      const text = captionOf(motion, BOARD, { ...start, lang });
      assert.ok(text && text.length <= LONGEST && !text.includes("{"), `${motion.kind}: ${text}`);
    }
  }
  const names = { ...BOARD, countries: BOARD.countries.map((/** @type {any} */ place) => ({ ...place, name: place.name.padEnd(30, "a") })) };
  const [attack] = planned([BATTLE]);
  const text = captionOf(attack, names, start);
  assert.ok(text && text.length <= LONGEST, text);
});

test("a caption says who does it and where", () => {
  const [attack, , losses] = planned([BATTLE], { armies: { [BRASIL]: 4, [COLOMBIA]: 3 } });
  const [one, other] = [start.seats[1].name, start.seats[0].name];
  assert.equal(captionOf(attack, BOARD, { ...start, lang: "es" }), `${one} ataca Colombia desde Brasil`);
  assert.equal(captionOf(losses, BOARD, { ...start, lang: "en" }), `${one} loses 1, ${other} loses 2`);
  assert.ok(Object.keys(toldTexts("es")).length > Object.keys(LASTS).length);
});

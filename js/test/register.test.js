import assert from "node:assert/strict";
import { test } from "node:test";
import { bars, flight, gates, inside } from "../../teg_nb/widget/src/map/geometry.js";
import * as play from "../../teg_nb/widget/src/games/teg-clicks.js";
import * as protocol from "../../teg_nb/widget/src/base/protocol.js";
import { build } from "../../teg_nb/widget/src/map/traces.js";
import { gameOf } from "../../teg_nb/widget/src/games/index.js";
import { BOARD, country, sample } from "./samples.js";

const name = (/** @type {number} */ k) => BOARD.countries[k].name;
const choice = (part = {}) => ({ ...play.NOTHING, ...part });
const [ETHIOPIA, EGYPT, NIGERIA] = [country("Etiopía"), country("Egipto"), country("Nigeria")];
const withMenu = (menu) => ({ ...sample("view_attack"), menu });
const REACH = {
  kind: "reach",
  source: "Etiopía",
  targets: [
    { country: "Egipto", damage: 3, path: ["Etiopía", "Egipto"], occupant: null, refusal: null },
    { country: "Nigeria", damage: 2, path: [], occupant: null, refusal: { code: "x", clause: "TEG-9.6", text: "No." } },
  ],
};

test("a shared target waits for the choice between its occupants", () => {
  const view = withMenu({ attack: [[ETHIOPIA, EGYPT, 2], [ETHIOPIA, EGYPT, 5], [ETHIOPIA, NIGERIA]] });
  const first = play.click(BOARD, view, choice({ source: ETHIOPIA }), EGYPT);
  assert.equal(first.message, null);
  assert.deepEqual(play.occupantsAt(view.menu, ETHIOPIA, EGYPT), [2, 5]);
  const chosen = { ...first.choice, occupant: 5 };
  assert.deepEqual(play.message(BOARD, view, chosen).action, ["attack", "Etiopía", "Egipto", view.seats[5].name]);
  assert.equal(play.message(BOARD, view, chosen, true), null);
  assert.deepEqual(play.click(BOARD, view, choice({ source: ETHIOPIA }), NIGERIA).message.action.length, 3);
});

test("a fight inside a shared country is aimed at first, and fought with a second click", () => {
  const view = withMenu({ attack: [[EGYPT, EGYPT, 5]] });
  const aimed = play.click(BOARD, view, choice({ source: EGYPT }), EGYPT);
  assert.equal(aimed.message, null);
  const again = play.click(BOARD, view, aimed.choice, EGYPT);
  assert.deepEqual(again.message.action, ["attack", "Egipto", "Egipto", view.seats[5].name]);
});

test("in missile mode a source asks for its reach, and a legal target is fired at", () => {
  const view = withMenu({ attack: [[ETHIOPIA, NIGERIA]], fire_missile: [[ETHIOPIA, EGYPT]] });
  const mode = choice({ missile: true });
  const picked = play.click(BOARD, view, mode, ETHIOPIA);
  assert.deepEqual(picked.message, { kind: "reach", line: "main", step: view.step, source: "Etiopía" });
  const out = play.click(BOARD, view, picked.choice, NIGERIA);
  assert.deepEqual([out.message, out.choice.source], [null, ETHIOPIA]);
  const fired = play.click(BOARD, view, picked.choice, EGYPT);
  assert.deepEqual(fired.message.action, ["fire_missile", "Etiopía", "Egipto"]);
  assert.equal(play.keep(withMenu({ attack: [[ETHIOPIA, NIGERIA]] }), fired.choice).missile, false);
});

test("reach is shaded by damage without what is refused; the path is that of the aim", () => {
  const view = withMenu({ fire_missile: [[ETHIOPIA, EGYPT]] });
  const marks = play.marks(view, choice({ missile: true, source: ETHIOPIA }), REACH, EGYPT, BOARD);
  assert.deepEqual(marks.reach, [[], [], [EGYPT]]);
  assert.deepEqual(marks.path, [ETHIOPIA, EGYPT]);
  const traces = build(BOARD, view, marks, 0.75);
  assert.ok(traces.find((each) => each.uid === "reach3").x.length > 3);
  assert.equal(traces.find((each) => each.uid === "reach1").x.length, 0);
  assert.equal(play.reachOf(BOARD, REACH, NIGERIA).refusal.clause, "TEG-9.6");
});

test("missiles are placed and made where that is legal", () => {
  const view = withMenu({ place: [[EGYPT, 7]], place_missile: [[EGYPT]], convert_to_missile: [[NIGERIA, 2]] });
  assert.deepEqual(play.sources(view.menu), [EGYPT, NIGERIA].sort((a, b) => a - b));
  const there = play.click(BOARD, view, choice(), EGYPT).choice;
  assert.deepEqual(play.missileMessage(BOARD, view, there, "place_missile").action, ["place_missile", "Egipto"]);
  assert.equal(play.missileMessage(BOARD, view, there, "convert_to_missile"), null);
  const other = play.click(BOARD, view, choice(), NIGERIA);
  assert.equal(other.message, null);
  const made = play.missileMessage(BOARD, view, other.choice, "convert_to_missile", 9);
  assert.deepEqual(made.action, ["convert_to_missile", "Nigeria", 2]);
});

test("armies or missiles are regrouped, each with its own limit", () => {
  const view = withMenu({ regroup: [[EGYPT, ETHIOPIA, 5]], regroup_missiles: [[EGYPT, ETHIOPIA, 1]] });
  const pair = choice({ source: EGYPT, target: ETHIOPIA, amount: Infinity });
  assert.deepEqual(play.units(view.menu, EGYPT, ETHIOPIA), ["armies", "missiles"]);
  assert.deepEqual(play.message(BOARD, view, pair).action, ["regroup", "Egipto", "Etiopía", 5]);
  const rockets = play.message(BOARD, view, { ...pair, unit: "missiles" });
  assert.deepEqual(rockets.action, ["regroup_missiles", "Egipto", "Etiopía", 1]);
});

test("numbers that are due come before the map; an intrusion may be of nobody", () => {
  assert.deepEqual(play.countDue({ intrusion_move: [[0, 3]] }), { verb: "intrusion_move", range: [0, 3] });
  assert.deepEqual(play.countDue({ choose_dice: [[1, 3]] })?.range, [1, 3]);
  assert.equal(play.mapVerb({ attack: [[1, 2]], joint_decision: [[true]] }), null);
  assert.equal(play.hasMoves({ accept_pact: [[1]], announce_break: [[2]] }), false);
});

test("a person speaks in its turn by an action, out of it by an answer", () => {
  const view = { ...sample("view_attack"), viewer: 4, to_move: 4 };
  assert.deepEqual(protocol.say(view, 4, "accept_pact", 7), { kind: "act", line: "main", step: view.step, action: ["accept_pact", 7] });
  const answer = protocol.say(view, 2, "zone_decision", 7, false);
  assert.deepEqual(answer, { kind: "answer", line: "main", step: view.step, seat: "Rojo", action: ["zone_decision", 7, false] });
});

test("terms are chosen where there are any", () => {
  const offer = { kind: "country", verb: "propose_country", partner: "Rojo", terms: [["Chile", "Perú"], ["Chile", "Irán"]] };
  assert.equal(play.termsOf(offer, ""), null);
  assert.deepEqual(play.termsOf(offer, "1"), ["Chile", "Irán"]);
  assert.deepEqual(play.termsOf({ ...offer, terms: [[]] }, ""), []);
  assert.equal(play.termsText(["Chile", 2]), "Chile · 2");
});

test("closed borders and blocked countries are marked, also across the edge of the board", () => {
  const [alaska, kamchatka] = [country("Alaska"), country("Kamchatka")];
  assert.equal(bars(BOARD, ETHIOPIA, EGYPT).length, 2);
  assert.equal(bars(BOARD, alaska, kamchatka).length, 4);
  assert.equal(flight(BOARD, [alaska, kamchatka]).length, 2);
  assert.equal(flight(BOARD, [ETHIOPIA, EGYPT, country("Irak")]).length, 2);
  const view = { ...sample("view_attack"), blocked: [EGYPT], covered: [[ETHIOPIA, EGYPT, 3], [EGYPT, ETHIOPIA, 4]] };
  const traces = build(BOARD, view, play.marks(view, choice()), 0.75);
  assert.equal(traces.find((each) => each.uid === "blocked").x.length, 33);
  assert.equal(traces.find((each) => each.uid === "covered").x.length, 5);
  assert.ok(name(EGYPT));
});

test("every border is crossed in its middle, from one country into the other", () => {
  BOARD.countries.forEach((here, a) => {
    for (const b of here.neighbours) {
      const bridge = BOARD.bridges.find((each) => [each.a, each.b].includes(a) && [each.a, each.b].includes(b));
      const found = gates(BOARD, a, b);
      assert.equal(found.length, bridge ? bridge.segments.length : 1, `${name(a)} ${name(b)}`);
      if (bridge) continue;
      const [[x, y], [ux, uy]] = found[0];
      const sides = [-1.5, 1.5].map((d) => [x + d * ux, y + d * uy]);
      const lands = [a, b].map((k) => sides.some((point) => inside(BOARD.countries[k].polygons, point)));
      assert.deepEqual(lands, [true, true], `${name(a)} ${name(b)}`);
    }
  });
});

test("the sample of allies draws its marks and offers what the kernel words", () => {
  const view = sample("view_allies");
  const traces = build(BOARD, view, play.marks(view, choice()), 0.75);
  const lines = (uid) => traces.find((each) => each.uid === uid).x.filter((x) => x === null).length + 1;
  assert.equal(lines("blocked"), view.blocked.length);
  const closed = new Set(view.covered.map(([a, b]) => [a, b].sort().join("/")));
  assert.equal(lines("covered"), 2 * closed.size);
  assert.ok(view.pacts.some((each) => each.breaker !== null && each.breakable_by.length === 0));
  const reach = sample("reply_reach");
  const uruguay = play.reachOf(BOARD, reach, country("Uruguay"));
  assert.deepEqual([uruguay.damage, uruguay.refusal], [3, null]);
  assert.match(play.reachOf(BOARD, reach, country("Brasil")).refusal.clause, /^TEG-14/);
  for (const offer of sample("reply_offers").offers) assert.ok(play.termsOf(offer, "0"), offer.kind);
});

test("the key of missiles says so where none can be fired", () => {
  const teg = gameOf("teg");
  const view = withMenu({ attack: [[ETHIOPIA, EGYPT]] });
  const { local, refusal } = teg.key({ board: BOARD, view, secret: null }, teg.start, "m");
  assert.deepEqual([local, refusal.code, refusal.text.length > 0], [teg.start, "no_missile", true]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import * as play from "../../teg_nb/widget/src/games/teg-clicks.js";
import * as protocol from "../../teg_nb/widget/src/base/protocol.js";
import { BOARD, VIEWS, sample } from "./samples.js";

const name = (/** @type {number} */ k) => BOARD.countries[k].name;
const choice = (part = {}) => ({ ...play.NOTHING, ...part });

test("a click on a legal country places the amount that is set", () => {
  const view = sample("view_placement");
  const [country, limit] = view.menu.place[0];
  const { message } = play.click(BOARD, view, choice({ amount: 1 }), country);
  assert.deepEqual(message, { kind: "act", line: "main", step: view.step, action: ["place", name(country), 1] });
  const all = play.click(BOARD, view, choice({ amount: Infinity }), country);
  assert.deepEqual(all.message.action, ["place", name(country), limit]);
  const five = play.click(BOARD, { ...view, menu: { place: [[country, 9]] } }, choice(), country, true);
  assert.deepEqual(five.message.action, ["place", name(country), 5]);
  assert.equal(five.choice.amount, 1); // only Shift says five
});

test("the rest of the armies can be put where the last ones were", () => {
  const view = sample("view_placement");
  const [country] = view.menu.place[0];
  const { choice: after } = play.click(BOARD, view, choice(), country);
  const left = { ...view, menu: { place: [[country, 4]] } };
  assert.equal(play.restOf(BOARD, left, choice()), null);
  assert.deepEqual(play.restOf(BOARD, left, play.keep(left, after)).message.action, ["place", name(country), 4]);
  assert.equal(play.restOf(BOARD, { ...view, menu: { place: [[country, 1]] } }, after), null);
});

test("a click on another's country places nothing", () => {
  const view = sample("view_placement");
  const other = view.owner.findIndex((seat) => seat !== view.viewer);
  assert.equal(play.click(BOARD, view, choice(), other).message, null);
});

test("an attack is a click on the source and one on the target", () => {
  const view = sample("view_attack");
  const [source, target] = view.menu.attack[0];
  const first = play.click(BOARD, view, choice(), source);
  assert.equal(first.message, null);
  assert.equal(first.choice.source, source);
  assert.ok(play.marks(view, first.choice).targets.includes(target));
  const second = play.click(BOARD, view, first.choice, target);
  assert.deepEqual(second.message.action, ["attack", name(source), name(target)]);
  const until = play.click(BOARD, view, { ...first.choice, keep: 3 }, target, true);
  assert.deepEqual(until.message, {
    kind: "attack_until",
    line: "main",
    step: view.step,
    source: name(source),
    target: name(target),
    keep: 3,
  });
});

test("a second click on the source lets it go; another source takes its place", () => {
  const view = sample("view_attack");
  const [one, two] = play.sources(view.menu);
  const picked = play.click(BOARD, view, choice(), one).choice;
  assert.equal(play.click(BOARD, view, picked, one).choice.source, null);
  assert.equal(play.click(BOARD, view, picked, two).choice.source, two);
});

test("a regroup waits for the amount, or for a second click on the target", () => {
  const view = sample("view_regroup");
  const [source, target, limit] = view.menu.regroup[0];
  const picked = choice({ source, amount: 99 });
  const aimed = play.click(BOARD, view, picked, target);
  assert.equal(aimed.message, null);
  const again = play.click(BOARD, view, aimed.choice, target);
  assert.deepEqual(again.message.action, ["regroup", name(source), name(target), limit]);
});

test("nothing on the map can be played while a conquest move is due", () => {
  const view = sample("view_conquest");
  assert.equal(play.mapVerb(view.menu), null);
  assert.deepEqual(play.countDue(view.menu)?.range, [1, 3]);
  assert.deepEqual(play.countDue({ conquest_move: [[2]] })?.range, [1, 2]);
});

test("a choice is kept while it is legal, and dropped when it is not", () => {
  const attack = sample("view_attack");
  const [source, target] = attack.menu.attack[0];
  const chosen = choice({ source, target });
  assert.deepEqual(play.keep(attack, chosen), { ...chosen, verb: "attack" });
  assert.deepEqual(play.keep(sample("view_over"), chosen), { ...choice(), verb: null });
});

test("the last action is marked until something is chosen", () => {
  const view = sample("view_attack");
  const [source] = view.menu.attack[0];
  assert.deepEqual(play.marks(view, choice()).last, view.last);
  assert.deepEqual(play.marks(view, choice({ source })).last, { source: null, target: null });
});

test("every message that is offered is one that the kernel knows", () => {
  const known = sample("messages").map(shape);
  for (const each of VIEWS) {
    const view = sample(`view_${each}`);
    for (const source of play.sources(view.menu)) {
      for (const target of [null, ...play.targets(view.menu, source)]) {
        for (const until of [false, true]) {
          const message = play.message(BOARD, view, choice({ source, target }), until);
          if (message) assert.ok(known.includes(shape(message)), shape(message));
        }
      }
    }
  }
});

test("a position is asked for only if it exists and is another one", () => {
  const view = { ...sample("view_attack"), step: 3, steps: 9 };
  assert.deepEqual(protocol.go(view, 99), { kind: "go", line: "main", step: 9 });
  assert.deepEqual(protocol.go(view, -1), { kind: "go", line: "main", step: 0 });
  assert.equal(protocol.go(view, 3), null);
});

/** The kind of a message, its fields and the types of its arguments. */
function shape(message) {
  const words = (message.action ?? []).map((word, k) => (k ? typeof word : word));
  return [...Object.keys(message), ...words].join(" ");
}

test("all that can be placed is not all that can be regrouped", () => {
  const placing = play.keep(sample("view_placement"), choice({ amount: Infinity }));
  assert.equal(placing.amount, Infinity);
  assert.equal(play.keep(sample("view_placement"), placing).amount, Infinity);
  assert.equal(play.keep(sample("view_regroup"), placing).amount, 1);
  assert.equal(play.keep(sample("view_regroup"), { ...placing, amount: 3 }).amount, 3);
});

const asked = (view, part, country) => play.meant(BOARD, view, choice(part), country);
const k = (country) => BOARD.countries.findIndex((each) => each.name === country);

test("the rules are asked what is against a click that means nothing", () => {
  const view = sample("view_attack");
  const [source] = view.menu.attack[0];
  const mine = (place) => view.owner[place] === view.viewer;
  const far = view.owner.findIndex((_, place) => !mine(place) && !BOARD.countries[place].neighbours.some(mine));
  assert.deepEqual(asked(view, { source }, far), {
    message: { kind: "why", line: "main", step: view.step, action: ["attack", name(source), name(far)] },
  });
  const idle = view.owner.findIndex((_, place) => mine(place) && !play.sources(view.menu).includes(place));
  assert.deepEqual(asked(view, {}, idle).message.action.slice(0, 2), ["attack", name(idle)]);
  const [from] = asked(view, {}, far).message.action.slice(1);
  assert.ok(mine(k(from)));
  const placing = sample("view_placement");
  const other = placing.owner.findIndex((seat) => seat !== placing.viewer);
  assert.deepEqual(asked(placing, {}, other).message.action, ["place", name(other), 1]);
  const moving = sample("view_regroup");
  const [to] = moving.menu.regroup[0];
  assert.deepEqual(asked(moving, { source: to }, far).message.action, ["regroup", name(to), name(far), 1]);
});

test("a target before its source is told where it can be attacked from", () => {
  const view = sample("view_attack");
  const [source, target] = view.menu.attack[0];
  const { refusal } = asked(view, {}, target);
  assert.equal(refusal.code, "source_first");
  assert.match(refusal.text, new RegExp(name(source)));
});

test("nothing is asked about what is marked, chosen, or not to be played now", () => {
  const view = sample("view_attack");
  const [source, target] = view.menu.attack[0];
  assert.equal(asked(view, {}, source), null);
  assert.equal(asked(view, { source }, source), null);
  assert.equal(asked(view, { source }, target), null);
  assert.equal(asked(sample("view_watching"), {}, source), null);
});

test("ending the turn gives up a card that was earned; nothing else does", () => {
  const warning = { verb: "end_turn", text: "You have earned a card.", clause: "TEG-12.4" };
  const view = { ...sample("view_attack"), warning };
  assert.equal(play.forfeits(view, "end_turn"), true);
  assert.equal(play.forfeits(view, "end_attack"), false);
  assert.equal(play.forfeits({ ...view, warning: null }, "end_turn"), false);
});

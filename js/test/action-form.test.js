import assert from "node:assert/strict";
import { test } from "node:test";
import * as compose from "../../teg_nb/widget/src/board/action-form.js";
import { GAMES, gameOf } from "../../teg_nb/widget/src/games/index.js";
import { sample, scene } from "./samples.js";

const choice = (part = {}) => ({ ...compose.NOTHING, ...part });
const tgm = GAMES.tgm;

/** Click countries one after another; the last turn. */
function clicks(table, local, ...countries) {
  let turn = { local };
  for (const each of countries) turn = tgm.click(table, turn.local, each, false);
  return turn;
}

test("every game has the hooks that the page asks for, and an unknown one is played by its forms", () => {
  for (const game of [...Object.values(GAMES), gameOf("chess")]) {
    for (const hook of ["renew", "click", "key", "marks"]) assert.equal(typeof game[hook], "function");
    assert.equal(typeof game.move.of, "function");
    for (const name of Object.values(game.tabs).flat()) assert.equal(typeof game.sections[name].draw, "function");
    assert.ok(game.start);
  }
  assert.equal(gameOf(undefined), gameOf("chess"));
});

test("verbs are played by their forms: a button, a number, ready rows, or on the map", () => {
  const way = (fields, amount = "") => compose.wayOf({ label: "", fields, amount, least: 1 });
  assert.equal(way([]), "plain");
  assert.equal(way([["dice", "count"]], "dice"), "count");
  assert.equal(way([["cards", "card*"]]), "rows");
  assert.equal(way([["accept", "flag"]]), "rows");
  assert.equal(way([["country", "country"], ["armies", "count"]], "armies"), "map");
  assert.equal(way([["source", "country"], ["weapon", "weapon"]]), "map");
});

test("a click on one's own territory places the amount that is set", () => {
  const { table, place } = scene("tgm", "reinforce");
  const turn = clicks(table, choice(), place("Alaska"));
  assert.deepEqual(turn.message.action, ["place", "Alaska", 1]);
  const all = clicks(table, choice({ amounts: { place: Infinity } }), place("Alaska"));
  assert.deepEqual(all.message.action, ["place", "Alaska", 6]);
  assert.deepEqual(tgm.click(table, choice(), place("Alaska"), true).message.action, ["place", "Alaska", 5]);
  assert.deepEqual(compose.restOf(table, turn.local, {}), { name: "Alaska", message: all.message });
  assert.equal(compose.restOf(table, choice(), {}), null);
});

test("what is not legal is sent as well, for the kernel says why", () => {
  const { table, place } = scene("tgm", "reinforce");
  assert.deepEqual(clicks(table, choice(), place("China")).message.action, ["place", "China", 1]);
  const fight = scene("tgm", "attack");
  const far = clicks(fight.table, choice(), fight.place("Alaska"), fight.place("China"));
  assert.deepEqual(far.message.action.slice(0, 3), ["attack", "Alaska", "China"]);
});

test("places that are of a kind of their own are picked on the map as countries are", () => {
  const { table, place } = scene("tgm", "attack");
  const renamed = Object.entries(table.view.forms).map(([verb, form]) => [
    verb,
    { ...form, fields: form.fields.map(([name, kind]) => [name, kind === "country" ? "plot" : kind]) },
  ]);
  const plots = { ...table, board: { ...table.board, place: "plot" }, view: { ...table.view, forms: Object.fromEntries(renamed) } };
  const now = compose.draft(plots, choice());
  assert.deepEqual(now.args.slice(0, 2).map(([, kind]) => kind), ["plot", "plot"]);
  assert.deepEqual(now.places, [0, 1]);
  assert.deepEqual(tgm.marks(plots, choice()), tgm.marks(table, choice()));
  const [source, target] = now.rows[0].map(Number);
  const turn = clicks(plots, choice(), source);
  assert.deepEqual(turn.local.picks.slice(0, 2), [source, null]);
  const names = [source, target].map((each) => table.board.countries[each].name);
  assert.deepEqual(clicks(plots, choice(), source, target).message.action.slice(0, 3), ["attack", ...names]);
  assert.equal(place(compose.label(plots, "plot", source)), source);
  assert.equal(clicks({ ...plots, board: table.board }, choice(), source).message, undefined);
});

test("a click with nothing chosen asks what is against it, and plays nothing", () => {
  const { table, place } = scene("tgm", "attack");
  const { view } = table;
  const marked = tgm.marks(table, tgm.start).legal;
  for (const country of table.board.countries.keys()) {
    if (marked.includes(country)) continue;
    const { local, message } = tgm.click(table, tgm.start, country, false);
    assert.equal(local, tgm.start);
    assert.deepEqual([message.kind, ...message.action.slice(0, 2)], ["why", "attack", table.board.countries[country].name]);
    assert.equal(message.step, view.step);
  }
});

test("the odds are of the attack that is chosen, or that a click would be", () => {
  const { table } = scene("tgm", "attack");
  const [source, target] = table.view.menu.attack[0];
  const { local } = tgm.click(table, tgm.start, source, false);
  assert.equal(tgm.fight(table, tgm.start, target), null);
  assert.deepEqual(tgm.fight(table, local, target), { sources: [source], target });
  assert.equal(tgm.fight(table, local, source), null);
  assert.equal(tgm.fight(table, local, null), null);
  assert.equal(tgm.fight(scene("tgm", "reinforce").table, tgm.start, source), null);
});

test("an attack is a source and a target, with as many dice as there may be", () => {
  const { table, place } = scene("tgm", "attack");
  const first = clicks(table, choice(), place("Alaska"));
  assert.equal(first.message, undefined);
  assert.equal(tgm.marks(table, first.local).source, place("Alaska"));
  assert.ok(tgm.marks(table, first.local).targets.includes(place("Kamchatka")));
  const second = clicks(table, first.local, place("Kamchatka"));
  assert.deepEqual(second.message.action, ["attack", "Alaska", "Kamchatka", 3]);
  const fewer = clicks(table, { ...first.local, amounts: { attack: 1 } }, place("Kamchatka"));
  assert.deepEqual(fewer.message.action, ["attack", "Alaska", "Kamchatka", 1]);
  // Both places stay, for another throw; another target takes the place of the first.
  assert.deepEqual(second.local.picks.slice(0, 2), [place("Alaska"), place("Kamchatka")]);
  assert.deepEqual(clicks(table, second.local, place("Kamchatka")).message.action, second.message.action);
});

test("with Shift an attack goes on until its target falls", () => {
  const { table, place } = scene("tgm", "attack");
  const { local } = clicks(table, choice({ keep: 2 }), place("Alaska"));
  const { message } = tgm.click(table, local, place("Kamchatka"), true);
  assert.deepEqual(message, { kind: "attack_until", line: "main", step: table.view.step, source: "Alaska", target: "Kamchatka", keep: 2 });
});

test("a second click on the source lets it go, another source takes its place", () => {
  const { table, place } = scene("tgm", "attack");
  const { local } = clicks(table, choice(), place("Alaska"));
  assert.equal(clicks(table, local, place("Alaska")).local.picks[0], null);
  assert.equal(clicks(table, local, place("Brasil")).local.picks[0], place("Brasil"));
});

test("a displacement waits for its amount, or for a second click on where it goes", () => {
  const { table, place } = scene("tgm", "move");
  const aimed = clicks(table, choice({ amounts: { fortify: Infinity } }), place("Alaska"), place("Alberta"));
  assert.equal(aimed.message, undefined);
  const most = table.view.armies[place("Alaska")] - 1;
  const again = clicks(table, aimed.local, place("Alberta"));
  assert.deepEqual(again.message.action, ["fortify", "Alaska", "Alberta", most]);
});

test("what another seat answers comes between, and the choice goes on after it", () => {
  const { table, place } = scene("tgm", "attack");
  const { local } = clicks(table, choice(), place("Alaska"), place("Kamchatka"));
  const asked = scene("tgm", "defend").table;
  const kept = tgm.renew(asked, local).local;
  assert.equal(tgm.renew(table, kept).local.picks[0], place("Alaska"));
});

test("keys: a digit answers with so many dice, or sets the amount; E ends the phase", () => {
  const { table } = scene("tgm", "defend");
  assert.deepEqual(tgm.key(table, choice(), "2").message.action, ["defend", 2]);
  assert.equal(tgm.key(table, choice(), "3").message, null);
  const { table: fight } = scene("tgm", "attack");
  assert.equal(tgm.key(fight, choice(), "2").local.amounts.attack, 2);
  assert.deepEqual(tgm.key(fight, choice(), "e").message.action, ["end_combat"]);
  assert.equal(tgm.key(fight, choice(), "x"), null);
});

test("sets of cards are ready rows, and say which territories they show", () => {
  const { table, place } = scene("tgm", "reinforce");
  const offered = compose.offer(table);
  assert.deepEqual(compose.verbsOf(offered, "rows"), ["exchange"]);
  const [row] = offered.menu.exchange;
  const message = compose.play(table, "exchange", row);
  assert.equal(message.action[1].length, 3);
  const shown = compose.countriesOf(table, offered.forms.exchange, row);
  assert.ok(shown.length && shown.every((country) => message.action[1].includes(table.board.countries[country].name)));
  assert.ok(shown.includes(place("Alaska")));
  assert.equal(table.secret.values.length, offered.menu.exchange.length);
});

test("nobody is offered what another seat's cards allow", () => {
  const { table } = scene("tgm", "reinforce");
  const other = { ...table, secret: { ...table.secret, seat: 1 } };
  assert.equal(compose.offer(other).menu.exchange, undefined);
});

test("arguments of other kinds are picked with buttons; what can only be one thing is filled in", () => {
  const { table, place } = scene("tgm", "attack");
  const [a, b] = [place("Alaska"), place("Kamchatka")];
  const view = {
    ...table.view,
    menu: { strike: [[a, 0, b, 4], [a, 1, b, 2], [b, 1, a, 1]] },
    forms: { strike: { label: "", fields: [["source", "country"], ["kind", "weapon"], ["target", "country"], ["n", "count"]], amount: "n", least: 1 } },
    names: { weapon: [["plane", "avión"], ["ship", "barco"]] },
  };
  const strike = { ...table, view };
  const open = compose.draft(strike, choice({ picks: [a, null, null] }));
  assert.deepEqual(compose.choices(open.rows, open.picks, 1), [0, 1]);
  assert.equal(open.done, false);
  const done = compose.draft(strike, choice({ picks: [a, 0, b], amounts: { strike: Infinity } }));
  assert.deepEqual(compose.message(strike, done).action, ["strike", "Alaska", "plane", "Kamchatka", 4]);
  assert.equal(compose.draft(strike, choice({ picks: [b, null, null] })).picks[1], 1);
  assert.equal(compose.label(strike, "weapon", 1), "barco");
});

test("an argument that may be left out is left out", () => {
  const { table, place } = scene("tgm", "attack");
  const view = {
    ...table.view,
    menu: { hit: [[place("Alaska")], [place("Japón"), 2]] },
    forms: { hit: { label: "", fields: [["country", "country"], ["seat", "seat?"]], amount: "", least: 1 } },
  };
  const words = (country) => compose.message({ ...table, view }, compose.draft({ ...table, view }, choice({ picks: [country] })))?.action;
  assert.deepEqual(words(place("Alaska")), ["hit", "Alaska"]);
  assert.deepEqual(words(place("Japón")), ["hit", "Japón", table.view.seats[2].name]);
});

test("lists are written with names, and read with labels", () => {
  const { table, place } = scene("tgm", "attack");
  const value = [[place("Alaska"), place("Japón"), 2]];
  assert.deepEqual(compose.word(table, "country+country+count*", value), [["Alaska", "Japón", 2]]);
  assert.equal(compose.label(table, "country+country+count*", value), "Alaska → Japón → 2");
  assert.deepEqual(compose.label(table, "flag", true, ["Sí", "No"]), "Sí");
});

test("every scene can be marked, and a click anywhere never breaks", () => {
  for (const game of ["tgm", "reconquista"]) {
    for (const name of Object.keys(sample(game).scenes)) {
      const { table } = scene(game, name);
      const rules = GAMES[game];
      for (const country of table.board.countries.keys()) {
        const fresh = rules.renew(table, rules.start).local;
        const { local } = rules.click(table, fresh, country, false);
        for (const mark of rules.marks(table, local).legal) assert.equal(typeof mark, "number");
      }
    }
  }
});

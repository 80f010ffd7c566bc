import assert from "node:assert/strict";
import { test } from "node:test";
import * as play from "../../teg_nb/widget/src/games/teg-clicks.js";
import { COUNTRY_UID, build, changes, layout, tint } from "../../teg_nb/widget/src/map/traces.js";
import { BOARD, VIEWS, sample } from "./samples.js";

const of = (view, choice = play.NOTHING, scale = 0.75) => build(BOARD, view, play.marks(view, choice), scale);
const trace = (traces, uid) => traces.find((each) => each.uid === uid);

test("every position has the same traces in the same order", () => {
  const uids = of(sample("view_attack")).map((each) => each.uid);
  assert.equal(new Set(uids).size, uids.length);
  assert.equal(uids.filter((uid) => COUNTRY_UID.test(uid)).length, BOARD.countries.length);
  for (const each of VIEWS) assert.deepEqual(of(sample(`view_${each}`)).map((one) => one.uid), uids);
});

test("the sign of its owner stands under each disc, in ink that can be read", () => {
  const view = sample("view_attack");
  const traces = of(view);
  const corners = (uid) => trace(traces, uid).x.filter((each) => each !== null).length;
  const wanted = (ink) =>
    view.owner.map((k) => view.seats[k]).filter((seat) => seat.sign.length && seat.ink === ink).reduce((sum, seat) => sum + seat.sign.length + 1, 0);
  assert.equal(corners("signs"), wanted("#26303b"));
  assert.equal(corners("signs-light"), wanted("#ffffff"));
});

test("a country has the colour of its owner, and its number on a disc", () => {
  const view = sample("view_attack");
  const traces = of(view);
  view.owner.forEach((seat, k) => assert.equal(trace(traces, `c${k}`).fillcolor, view.seats[seat].color));
  assert.deepEqual(trace(traces, "discs").text, view.armies.map(String));
});

test("each name that has room is written once, in ink that can be read", () => {
  const traces = of(sample("view_attack"), play.NOTHING, 2);
  const [dark, light] = [trace(traces, "names").text, trace(traces, "names-light").text];
  const all = BOARD.countries.map((each) => each.name_lines.join("<br>"));
  const written = [...dark, ...light];
  assert.ok(written.length > all.length - 3, String(written.length));
  assert.equal(new Set(written).size, written.length);
  assert.deepEqual(written.filter((each) => !all.includes(each)), []);
  assert.ok(light.includes("Nigeria") && dark.includes("Brasil"));
});

test("what is being put together is written beside the discs, and what is known is striped", () => {
  const view = { ...sample("view_attack"), hatched: [[3, 1]], neutral: "#d3cfc6" };
  view.owner = view.owner.map((seat, k) => (k === 3 ? -1 : seat));
  view.armies = view.armies.map((n, k) => (k === 4 ? -1 : k === 3 ? 0 : n));
  const marks = { ...play.marks(view, play.NOTHING), badges: [[5, "+2"]], pointed: [6] };
  const traces = build(BOARD, view, marks, 0.75);
  assert.deepEqual(trace(traces, "badges").text, ["+2"]);
  assert.ok(trace(traces, "pointed").x.length > 3);
  const { fillcolor, fillpattern } = trace(traces, "c3");
  assert.equal(fillcolor, "#d3cfc6");
  assert.equal(fillpattern.fgcolor, view.seats[1].color);
  // Neither nobody's empty place nor what may not be seen has a disc.
  assert.equal(trace(traces, "discs").text.length, BOARD.countries.length - 2);
});

test("a board without a position has the colours of its continents", () => {
  const traces = build(BOARD, null, play.marks({ menu: {}, last: { source: null, target: null } }, play.NOTHING), 1);
  assert.equal(trace(traces, "c0").fillcolor, tint(BOARD.continents[0].color));
  assert.deepEqual(trace(traces, "discs").text, []);
});

test("a shared country is striped and has two discs; missiles stand beside them", () => {
  const view = sample("view_attack");
  const guest = (view.owner[0] + 1) % view.seats.length;
  view.guests = [[0, guest, 7, 2]];
  const traces = of(view);
  const { fillpattern } = trace(traces, "c0");
  assert.equal(fillpattern.shape, "/");
  assert.equal(fillpattern.fgcolor, view.seats[guest].color);
  assert.deepEqual(trace(traces, "discs").text.slice(0, 2), [String(view.armies[0]), "7"]);
  assert.deepEqual(trace(traces, "missile-counts").text, ["2"]);
});

test("nothing is restyled when nothing changed", () => {
  assert.equal(changes(of(sample("view_attack")), of(sample("view_attack"))), null);
});

test("only what changed is restyled", () => {
  const [before, after] = [sample("view_attack"), sample("view_attack")];
  after.owner[5] = (before.owner[5] + 1) % 2;
  after.seats.forEach((seat) => (seat.ink = "#26303b"));
  before.seats.forEach((seat) => (seat.ink = "#26303b"));
  after.armies[5] += 1;
  const found = changes(of(before), of(after));
  const uids = of(after).map((each) => each.uid);
  assert.deepEqual(found.traces.map((k) => uids[k]), ["c5", "signs", "discs"]);
  assert.equal(found.update.fillcolor.length, 3);
  assert.equal(found.update.fillcolor[1], undefined);
  assert.deepEqual(found.update.text, [undefined, undefined, after.armies.map(String)]);
});

test("the stripes of a country that is no longer shared are taken away", () => {
  const [before, after] = [sample("view_attack"), sample("view_attack")];
  before.guests = [[0, (after.owner[0] + 1) % after.seats.length, 7, 0]];
  const { update, traces } = changes(of(before), of(after));
  const place = traces.indexOf(of(after).findIndex((each) => each.uid === "c0"));
  assert.equal(update["fillpattern.shape"][place], null);
});

test("the map keeps the shape of the board", () => {
  assert.equal(layout(BOARD, false, 450).height, 280);
});

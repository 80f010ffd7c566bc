import assert from "node:assert/strict";
import { test } from "node:test";
import { kernelOf } from "../../teg_nb/widget/src/kernel.js";

class Signal {
  slots = new Set();
  connect(slot) {
    this.slots.add(slot);
  }
  disconnect(slot) {
    this.slots.delete(slot);
  }
}

/** A kernel as a host shows it, and what is made of it. */
function watched() {
  const [statusChanged, connectionStatusChanged, disposed] = [new Signal(), new Signal(), new Signal()];
  const kernel = { id: "k1", status: "idle", connectionStatus: "connected", isDisposed: false, statusChanged, connectionStatusChanged, disposed };
  const manager = { kernel };
  const stops = [];
  const heard = [];
  const now = kernelOf({ widget_manager: manager }, () => heard.push(now()), stops);
  const say = (part) => {
    Object.assign(kernel, part);
    for (const slot of statusChanged.slots) slot();
    return now();
  };
  return { kernel, manager, stops, heard, now, say, signals: [statusChanged, connectionStatusChanged, disposed] };
}

test("a kernel is here, busy, or out of reach for a while", () => {
  const { now, say, heard } = watched();
  assert.equal(now(), "here");
  assert.equal(say({ status: "busy" }), "busy");
  assert.equal(say({ connectionStatus: "connecting" }), "away");
  assert.equal(say({ connectionStatus: "connected", status: "idle" }), "here");
  assert.deepEqual(heard, ["busy", "away", "here"]);
});

test("one that was restarted, has died or has ended is gone, whatever comes after it", () => {
  for (const status of ["restarting", "autorestarting", "terminating", "dead"]) {
    const { say } = watched();
    assert.equal(say({ status }), "gone");
    assert.equal(say({ status: "idle" }), "gone");
  }
  const shut = watched();
  assert.equal(shut.say({ isDisposed: true }), "gone");
  const changed = watched();
  changed.manager.kernel = { ...changed.kernel, id: "k2" };
  assert.equal(changed.say({}), "gone");
});

test("a host that does not say leaves it open, and nothing is listened to in the end", () => {
  for (const model of [{}, { widget_manager: {} }, { widget_manager: { kernel: null } }]) {
    assert.equal(kernelOf(model, () => assert.fail(), [])(), "unknown");
  }
  const { stops, signals } = watched();
  assert.deepEqual(signals.map((each) => each.slots.size), [1, 1, 1]);
  for (const stop of stops) stop();
  assert.deepEqual(signals.map((each) => each.slots.size), [0, 0, 0]);
});

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { jupyter } from "../../teg_nb/widget/src/hosts/jupyter.js";

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
  const [statusChanged, connectionStatusChanged, disposed, iopubMessage] = Array.from({ length: 4 }, () => new Signal());
  const kernel = { id: "k1", status: "idle", connectionStatus: "connected", isDisposed: false, statusChanged, connectionStatusChanged, disposed, iopubMessage };
  const manager = { kernel };
  const stops = [];
  const heard = [];
  const sent = [];
  const model = { widget_manager: manager, set: (name, value) => sent.push([name, value]), save_changes: () => sent.push("saved"), send: (message) => sent.push(message) };
  const line = jupyter(model, async () => null, stops);
  line.hear("presence", () => heard.push(line.presence()));
  const now = line.presence;
  const say = (part) => {
    Object.assign(kernel, part);
    for (const slot of statusChanged.slots) slot();
    return now();
  };
  const hear = (type, session) => {
    for (const slot of iopubMessage.slots) slot(kernel, { header: { msg_type: type, session } });
    return now();
  };
  return { kernel, manager, stops, heard, now, say, line, model, sent, signals: [statusChanged, connectionStatusChanged, disposed, iopubMessage], hear };
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
  for (const status of ["restarting", "autorestarting", "terminating", "dead", "starting"]) {
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

test("one that another page restarts says so itself, or is another process by the next word that is heard", () => {
  const ends = watched();
  assert.deepEqual([ends.hear("status", "s1"), ends.hear("comm_msg", "s1"), ends.heard], ["here", "here", []]);
  assert.equal(ends.hear("shutdown_reply", "s1"), "gone");
  assert.equal(ends.hear("status", "s2"), "gone");
  assert.deepEqual(ends.heard, ["gone"]);

  const killed = watched();
  killed.hear("status", "s1");
  assert.equal(killed.hear("status", "s2"), "gone");
  assert.equal(killed.hear("status", "s1"), "gone");
  assert.deepEqual(killed.heard, ["gone"]);
});

test("to a kernel that is gone nothing is sent, whether the host has said so or refuses it", async () => {
  const { line, sent } = watched();
  line.send({ kind: "still" });
  line.set({ step: 3 });
  assert.deepEqual(sent.splice(0), [{ kind: "still" }, ["step", 3], "saved"]);

  const ended = watched();
  ended.kernel.isDisposed = true; // no signal has come
  ended.line.send({ kind: "still" });
  ended.line.set({ step: 3 });
  assert.deepEqual([ended.sent, ended.heard], [[["step", 3]], ["gone", "gone"]]);

  const late = async () => Promise.reject(Error("Cannot send"));
  for (const refuse of [() => assert.fail("Cannot send"), late]) {
    const { line, model, heard } = watched();
    model.send = refuse;
    line.send({ kind: "still" });
    await new Promise(setImmediate);
    assert.deepEqual([line.presence(), heard], ["gone", ["gone"]]);
    model.save_changes = () => assert.fail("it is known");
    line.set({ step: 4 });
  }
});

test("a host that does not say leaves it open, and nothing is listened to in the end", () => {
  for (const model of [{}, { widget_manager: {} }, { widget_manager: { kernel: null } }]) {
    assert.equal(jupyter(model, async () => null, []).presence(), "unknown");
  }
  const { stops, signals } = watched();
  assert.deepEqual(signals.map((each) => each.slots.size), [1, 1, 1, 1]);
  for (const stop of stops) stop();
  assert.deepEqual(signals.map((each) => each.slots.size), [0, 0, 0, 0]);
});

test("no view knows what kind of host it has", () => {
  const folder = new URL("../../teg_nb/widget/src/", import.meta.url);
  const known = /\bmodel\.(get|set|send|on|off|save_changes)\(|widget_manager|IPY_MODEL_/;
  const files = readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(".js") && known.test(readFileSync(new URL(name, folder), "utf8")));
  assert.deepEqual(files.sort(), ["hosts/jupyter.js", "hosts/loader.js", "hosts/reconnect.js"]);
});

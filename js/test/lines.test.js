import assert from "node:assert/strict";
import { test } from "node:test";
import { LINES, nameOf } from "../../teg_nb/widget/src/board/lines.js";
import * as protocol from "../../teg_nb/widget/src/base/protocol.js";
import { texts } from "../../teg_nb/widget/src/base/texts.js";
import { sample } from "./samples.js";

/** As much of a page as a section is made of. */
class Node {}
class Element extends Node {
  constructor(tag) {
    super();
    Object.assign(this, { tag, attributes: {}, children: [], listeners: {}, style: {} });
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  addEventListener(name, callback) {
    this.listeners[name] = callback;
  }
  append(child) {
    this.children.push(child);
  }
  replaceChildren(...children) {
    this.children = children;
  }
  focus() {}
  get offsetParent() {
    return { clientWidth: 600 };
  }
  get value() {
    return this.attributes.value;
  }
  get text() {
    return this.children.map((each) => (each instanceof Node ? each.text : each)).join("");
  }
  all() {
    return [this, ...this.children.flatMap((each) => (each instanceof Node ? each.all() : []))];
  }
  key(name) {
    return this.all().find((each) => each.attributes["data-key"] === name);
  }
}
Object.assign(globalThis, { Node, document: { createElement: (tag) => new Element(tag) } });

const MAIN = { name: "main", title: "", of: null, from: null, end: 20 };
const V1 = { name: "v1", title: "", of: "main", from: 11, end: 14 };
const V2 = { name: "v2", title: "¿Y si esperaba?", of: "v1", from: 12, end: 30 };

const study = (part = {}) => ({ ...sample("view_attack"), lang: "es", step: 12, steps: 14, line: "v1", lines: [MAIN, V1, V2], ...part });

/** Draw the section of a view, and collect the messages that it sends. */
function drawn(view, way = 0) {
  const sent = [];
  const send = (message) => sent.push(message);
  const box = LINES.draw({ view, way, send, go: (step, line) => send(protocol.go(view, step, line)) }, texts(view.lang));
  return { box, sent };
}

/** Open the menu of a line, from what stands for it. */
function pressed(control, kind) {
  control.listeners[kind]({ preventDefault() {}, stopPropagation() {}, currentTarget: control });
}

test("a match without variations has no lines to choose", () => {
  assert.equal(drawn(study({ line: "main", lines: [MAIN] })).box, null);
});

test("where the past is closed nothing is shown of the lines", () => {
  assert.equal(drawn(study({ lines: [], branches: [] })).box, null);
});

test("a line has the name that it was given, or a number", () => {
  assert.deepEqual([MAIN, V1, V2].map((each) => nameOf(each, texts("es"))), ["Principal", "Variante 1", "¿Y si esperaba?"]);
  assert.deepEqual([MAIN, V1, { ...V1, name: "wait" }].map((each) => nameOf(each, texts("en"))), ["Main line", "Variation 1", "Variation wait"]);
});

test("choosing a line goes to its end", () => {
  const { box, sent } = drawn(study());
  const list = box.key("line");
  list.listeners.change({ target: { value: "main" } });
  list.listeners.change({ target: { value: "v2" } });
  assert.deepEqual(sent, [
    { kind: "go", line: "main", step: 20 },
    { kind: "go", line: "v2", step: 30 },
  ]);
});

test("a fork shows how play goes on, and a click goes there", () => {
  const branches = [
    { line: "v1", step: 13, seat: 0, text: "Atacar: Chile, Perú" },
    { line: "v2", step: 13, seat: null, text: "" },
  ];
  const { box, sent } = drawn(study({ branches }));
  assert.match(box.key("way-v1").text, /Variante 1 Atacar: Chile, Perú/);
  assert.equal(box.key("way-v1").attributes["aria-current"], "true");
  box.key("way-v2").listeners.click();
  assert.deepEqual(sent, [{ kind: "go", line: "v2", step: 13 }]);
});

test("a variation is named, promoted, and deleted after a question; the main line is not", () => {
  const { box, sent } = drawn(study());
  assert.equal(box.key("promote"), undefined);
  pressed(box.key("line-menu"), "click");
  box.key("line-title").attributes.value = "Sin atacar";
  const form = box.all().find((each) => each.tag === "form");
  let kept = true;
  form.listeners.submit({ preventDefault: () => (kept = false) });
  assert.equal(kept, false);
  box.key("promote").listeners.click();
  assert.equal(box.key("delete").listeners.click, undefined);
  box.key("delete-yes").listeners.click();
  const here = { line: "v1", step: 12, name: "v1" };
  assert.deepEqual(sent, [
    { kind: "rename", ...here, title: "Sin atacar" },
    { kind: "promote", ...here },
    { kind: "delete", ...here },
  ]);
  assert.equal(drawn(study({ line: "main" })).box.key("line-menu"), undefined);
});

test("the menu of a branch is about its line; the main line has none", () => {
  const branches = ["main", "v2"].map((line) => ({ line, step: 13, seat: null, text: "" }));
  const { box, sent } = drawn(study({ line: "main", branches }));
  pressed(box.key("way-main"), "contextmenu");
  assert.equal(box.key("promote"), undefined);
  pressed(box.key("way-v2"), "contextmenu");
  box.key("promote").listeners.click();
  assert.deepEqual(sent, [{ kind: "promote", line: "main", step: 12, name: "v2" }]);
});

test("the right arrow takes the branch that is chosen: the line shown, until another is", () => {
  const branches = ["main", "v1", "v2"].map((line) => ({ line, step: 13, seat: null, text: "" }));
  const view = study({ branches });
  assert.equal(protocol.ownWay(view), 1);
  assert.equal(protocol.ownWay(study({ branches: [] })), 0);
  assert.deepEqual(protocol.onward(view, 1), { kind: "go", line: "v1", step: 13 });
  assert.deepEqual(protocol.onward(view, 2), { kind: "go", line: "v2", step: 13 });
  assert.deepEqual(protocol.onward(study({ branches: [] }), 0), { kind: "go", line: "v1", step: 13 });
  const marked = drawn(view, 2).box.all().filter((each) => each.attributes["aria-current"]);
  assert.deepEqual(marked.map((each) => each.attributes["data-key"]), ["way-v2"]);
});

test("forks are those of the line shown and of what it comes from", () => {
  const forks = (step, line = "v1") => [protocol.forkBefore(study({ step, line })), protocol.forkAfter(study({ step, line }))];
  assert.deepEqual(forks(14), [12, 14]);
  assert.deepEqual(forks(12), [11, 14]);
  assert.deepEqual(forks(3), [0, 11]);
  assert.deepEqual(forks(12, "main"), [11, 14]); // v2 leaves v1, not this
});

test("what was changed can be taken back, even when no variation is left", () => {
  const { box, sent } = drawn(study({ line: "main", lines: [MAIN], restore: true }));
  box.key("restore").listeners.click();
  assert.deepEqual(sent, [{ kind: "restore", line: "main", step: 12 }]);
});

test("undo and redo are sent where there is something to move to", () => {
  const here = { line: "v1", step: 12 };
  assert.deepEqual(protocol.undo(study({ undo: true })), { kind: "undo", ...here });
  assert.equal(protocol.undo(study({ undo: false })), null);
  assert.deepEqual(protocol.redo(study({ redo: true })), { kind: "redo", ...here });
  assert.equal(protocol.redo(study({ redo: false })), null);
  assert.equal(protocol.restore(study()), null);
});

test("a place of another line is asked for within that line", () => {
  assert.deepEqual(protocol.go(study(), 99, "v2"), { kind: "go", line: "v2", step: 30 });
  assert.deepEqual(protocol.go(study(), 12, "main"), { kind: "go", line: "main", step: 12 });
  assert.equal(protocol.go(study(), 12), null);
});

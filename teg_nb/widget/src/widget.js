/**
 * The widget: it draws what the kernel says, listens, and sends what the person means.
 *
 * What is chosen or hovered stays here; nothing of it is synced. Only `view` comes in, only the messages of
 * protocol.js go out.
 */

/** @import { Board, Hint, Message, Odds, Private, Refusal, Reply, View } from "./protocol.js" */
/** @import { Game, Marks, Table, Turn } from "./game.js" */
/** @import { AnyModel, RenderProps } from "@anywidget/types" */
/** @import { Trace } from "./traces.js" */
import Plotly from "plotly.js-basic-dist-min";
import { h } from "./dom.js";
import { inside } from "./geometry.js";
import { gameOf } from "./games/index.js";
import { kernelOf } from "./kernel.js";
import { oddsLines } from "./odds.js";
import { actCard, shownFor, toggled } from "./pace.js";
import { BATTLE, panel } from "./panel.js";
import { dot } from "./parts.js";
import * as protocol from "./protocol.js";
import { placed, rewritten } from "./rewrite.js";
import { ruleBox } from "./rule.js";
import { withLosses } from "./since.js";
import { stillOf } from "./still.js";
import { texts } from "./texts.js";
import style from "./widget.css";
import { COUNTRY_UID, PLACES_UID, build, changes, layout } from "./traces.js";
import { marked, standing } from "./board-table.js";
import { walked } from "./walk.js";
import { larger, moved, showing, whole } from "./zoom.js";

/** A second click on the same country within this time is the first one again, ms. */
const SAME_CLICK = 250;

/** After this time without an answer the controls work again where the host does not say how the kernel is, ms. */
const PATIENCE = 15000;

/** Attributes that keep the shortcuts of JupyterLab from what has them. */
const SUPPRESSED = ["data-lm-suppress-shortcuts", "data-p-suppress-shortcuts"];

/** A finger must rest on a country for so long before the map says more about it, ms; and may stir so far, pixels. */
const HOLD = 500;
const STIR = 10;

/** The pointer must rest on a country for so long before the map says more about it, ms. */
const HOVER_REST = 350;

/** So many of the latest lines are told to those who hear the page. */
const SAID = 4;

/** A press of a key or a button makes the map so many times larger. */
const STEP = 1.5;

/** The smallest type on the map in pixels, by what the board is for. @type {Record<string, number>} */
const LEAST_TYPE = { page: 11, class: 18 };

/** Of bots that play at once the map shows a position now and then, ms. */
const SELDOM = 250;

/** What may be sent at another position than the one it was meant for, while bots go on: it says the same there. */
const ANYWHERE = new Set(["undo", "redo", "step", "level"]);

/** An answer that takes longer than this is waited for in sight, ms: to show it sooner would cost as much as a step. */
const SLOW = 250;

/** The map has stood still for so long when Plotly is told what was written into its nodes, ms. */
const REST = 400;

/** The map before it has been measured, in pixels. */
const FIRST_WIDTH = 640;

const CONFIG = { displayModeBar: false, responsive: false, doubleClick: false, scrollZoom: false };

/** @typedef {HTMLDivElement & {tegPixel?: (name: string) => Pixel | null}} Root */
/** @typedef {{x: number, y: number}} Pixel in the window, as a mouse event gives it */

/**
 * @param {RenderProps<any> & {board: Board}} props
 * @returns {() => void} clean-up
 */
export function render({ model, el, board }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const dom = skeleton();
  const { root } = dom;
  el.append(h("style", {}, style), root);

  /** @type {Private | null} */
  let secret = null;
  /** @type {Refusal | null} */
  let refusal = null;
  /** @type {Hint | null} */
  let hint = null;
  let game = gameOf(model.get("view")?.game);
  let local = game.start;
  let seen = "";
  let way = 0; // of the branches, the one that the right arrow takes
  let dark = isDark();

  const rule = ruleBox(root);
  root.append(rule.box);

  const large = model.get("size") === "class" ? "class" : "page";
  root.dataset.size = large;
  const map = mapOf(dom.map, LEAST_TYPE[large]);
  const still = stillOf(el, () => model.send({ kind: "still", nonce: aside }), stops);
  const drawPanel = panel(dom.places);

  const view = viewOf(model);
  /** @returns {Table} */
  const table = () => ({ board, view: game.shown?.(view(), secret) ?? view(), secret });

  // --- sending ---------------------------------------------------------------------------------

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let slow;
  let begun = false; // the kernel is at work on what was sent
  let number = 0; // of the message that was sent last
  let driven = false; // it was sent by the page itself, to let bots go on
  /** @type {Message | null} */
  let waiting = null; // what a person said meanwhile
  /** @type {Message | null} */
  let said = null; // by a person, last

  // Replies come to every page and to every view of a page; this one listens to its own alone.
  const nonce = Array.from(crypto.getRandomValues(new Uint32Array(3)), (each) => each.toString(36)).join("-");

  const free = () => {
    clearTimeout(patience);
    clearTimeout(slow);
    root.removeAttribute("data-slow");
    root.removeAttribute("data-busy");
    root.setAttribute("aria-busy", "false");
  };

  const wait = () => {
    patience = setTimeout(() => {
      const there = kernel();
      if (there === "busy" || (begun && there !== "unknown")) return wait();
      free();
      refusal = { code: "no_answer", clause: null, text: texts(view().lang).no_answer };
      schedule();
    }, PATIENCE);
  };

  const sayKernel = () => {
    const t = texts(view()?.lang);
    const there = kernel();
    root.dataset.kernel = there;
    if (there === "gone" || there === "away") free();
    dom.notice.hidden = there !== "gone" && there !== "away";
    dom.notice.textContent = dom.notice.hidden ? "" : t[there === "gone" ? "kernel_gone" : "kernel_away"];
    dom.busy.textContent = there === "busy" && !begun ? t.kernel_busy : t.busy;
  };
  const kernel = kernelOf(model, sayKernel, stops);

  // What the kernel says of a message; at last that it is done, even if nothing came of it.
  const onStatus = (/** @type {number} */ which, /** @type {any} */ status) => {
    if (which !== number) return;
    const state = status?.content?.execution_state;
    if (state === "idle") free();
    begun ||= state === "busy";
    sayKernel();
    drive();
  };

  /**
   * @param {Message | null} message
   * @param {string} [from] what the reply shall name
   */
  const send = (message, from = nonce) => {
    if (!message) return;
    if (root.hasAttribute("data-busy")) {
      if (driven) waiting = message;
      return;
    }
    if (!dom.notice.hidden) return dom.notice.scrollIntoView({ block: "nearest" });
    root.setAttribute("data-busy", message.kind);
    root.setAttribute("aria-busy", "true");
    slow = setTimeout(() => root.setAttribute("data-slow", ""), SLOW);
    begun = false;
    driven = from === driver;
    if (!driven) said = message;
    const which = ++number;
    sayKernel();
    wait();
    // Jupyter looks at what the callback holds; marimo calls it.
    const status = (/** @type {any} */ each) => onStatus(which, each);
    model.send({ ...message, nonce: from }, Object.assign(() => {}, { iopub: { status } }));
  };

  // --- bots that go on by themselves -----------------------------------------------------------

  const driver = `${nonce}!`;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let beat;

  const pace = () => ({ auto: Boolean(model.get("auto")), speed: model.get("speed") });
  const going = () => pace().auto && Boolean(view()?.goes_on) && dom.notice.hidden;
  const atOnce = () => going() && pace().speed === "at_once";

  /** @param {Partial<ReturnType<typeof pace>>} part of the traits, which all pages share */
  const setPace = (part) => {
    for (const [name, value] of Object.entries(part)) model.set(name, value);
    model.save_changes();
  };

  const pause = () => {
    const { pauses, message } = toggled(view(), pace().auto);
    if (pauses === pace().auto) setPace({ auto: !pauses });
    if (!pauses) send(message);
  };

  /** Let the bots go on, a decision a message, once this position has been seen. */
  const drive = () => {
    clearTimeout(beat);
    if (root.hasAttribute("data-busy")) return;
    if (waiting) {
      const { line, step } = view();
      const message = ANYWHERE.has(waiting.kind) ? { ...waiting, line, step } : waiting;
      waiting = null;
      return send(/** @type {Message} */ (message));
    }
    if (!going()) return;
    root.setAttribute("data-going", "");
    if (!count || (!atOnce() && (due || drawing))) return; // first it is drawn
    beat = setTimeout(() => send(protocol.step(view(), "action"), driver), shownFor(view(), pace().speed));
  };

  // What is asked beside: nobody waits for it, and what is refused of it is not said.
  const aside = `${nonce}?`;

  /** Odds of the position shown, by countries; null while they are asked for. @type {Map<string, Odds | null>} */
  let known = new Map();

  /** @param {number | null} country under the pointer; null: what is chosen */
  const oddsOf = (country) => {
    const fight = game.fight?.(table(), local, country);
    if (!fight || !dom.notice.hidden) return null;
    const { source, target } = fight;
    const names = /** @type {const} */ ([board.countries[source].name, board.countries[target].name]);
    const key = names.join();
    if (!known.has(key)) {
      known.set(key, null);
      model.send({ ...protocol.askOdds(view(), ...names), nonce: aside });
    }
    return known.get(key) ?? null;
  };

  /** @param {any} next */
  const set = (next) => {
    if (next === local) return;
    local = next;
    schedule();
  };

  /** @param {Record<string, any>} part of the local, whatever the rest of it is by now */
  const patch = (part) => set({ ...local, ...part });

  /** @param {Turn | null} turn */
  const take = (turn) => {
    if (!turn) return false;
    if (turn.refusal) {
      refusal = turn.refusal;
      schedule();
    }
    set(turn.local);
    send(turn.message ?? null);
    return true;
  };

  const cover = () => {
    secret = null;
    schedule();
  };

  const dismiss = () => {
    refusal = null;
    schedule();
  };

  // --- drawing ---------------------------------------------------------------------------------

  let due = false;
  let drawing = false;
  let count = 0;
  let drawn = -Infinity; // when

  const schedule = () => {
    if (due) return;
    due = true;
    const rest = atOnce() ? drawn + SELDOM - performance.now() : 0;
    if (rest > 0) setTimeout(draw, rest);
    else queueMicrotask(draw);
  };

  const draw = async () => {
    if (drawing) return; // it will look again when it is done
    drawing = true;
    while (due) {
      due = false;
      await drawOnce();
    }
    drawing = false;
    drawn = performance.now();
    if (!going()) root.removeAttribute("data-going");
    drive();
  };

  const drawOnce = async () => {
    const now = view();
    const shown = protocol.isView(now) ? now : null;
    sayKernel();
    for (const [name, each] of Object.entries({ wide: dom.wide, zoom_in: dom.closer, zoom_out: dom.further })) {
      each.title = texts(now?.lang)[/** @type {"wide"} */ (name)];
      each.setAttribute("aria-label", each.title);
    }
    dom.further.disabled = map.window.times === 1;
    root.setAttribute("aria-label", texts(now?.lang).map);
    dom.map.setAttribute("aria-label", texts(now?.lang).walk);
    if (shown) tell(shown);
    dom.keys.textContent = `${texts(now?.lang)[game.keys ?? "keys"]} ${texts(now?.lang).keys_map}`;
    root.dataset.theme = dark ? "dark" : "light";
    const scene = shown && { ...table(), way, odds: oddsOf(null), pace: pace(), now: view, game, local, refusal, hint, set, patch, send, click: choose, cover, dismiss, pause, setSpeed };
    if (scene) drawPanel(scene);
    await map.draw(board, shown && table().view, shown ? hinted(withLosses(game.marks(table(), local), shown), hint) : NO_MARKS, dark, game);
    showAct(scene && actCard(scene, game.sections.battle ?? BATTLE, texts(now.lang)), now);
    ring();
    if (shown) root.dataset.step = String(shown.step);
    if (shown) still(`${shown.line}/${shown.step}/${shown.steps}/${shown.lang}`);
    root.dataset.seq = String(++count);
  };

  let told = { line: "", step: -1 };

  /** What happened since the position that was shown, for who hears it. @param {View} now */
  const tell = (now) => {
    const { line, step } = told;
    told = { line: now.line, step: now.step };
    if (line !== now.line || step === now.step) return;
    const since = now.news.filter((each) => each.step > Math.min(step, now.step - 1));
    dom.said.replaceChildren(...since.slice(-SAID).map((each) => h("p", {}, each.text)));
  };

  const setSpeed = (/** @type {string} */ speed) => setPace({ speed });

  /** Lay what a bot did on the map, beside where it did it. @type {(act: HTMLElement | null, now: View) => void} */
  const showAct = (act, now) => {
    dom.act.hidden = !act;
    dom.act.replaceChildren(...(act ? [act] : []));
    if (!act) return;
    root.dataset.beat = String(now.step % 2);
    place(dom.act, dom.frame, map.pixel(board.countries[/** @type {number} */ (now.last.target)].label));
  };

  // --- hearing from the kernel -----------------------------------------------------------------

  const onView = () => {
    free();
    const now = view();
    if (!protocol.isView(now)) return schedule();
    if (gameOf(now.game) !== game) {
      game = gameOf(now.game);
      local = game.start;
    }
    const asked = covered(now);
    way = protocol.ownWay(now);
    known = new Map();
    refusal = now.error ?? null;
    if (hint && (hint.step !== now.step || hint.seat !== now.viewer)) hint = null;
    rule.close();
    hover.hide();
    take(game.renew(table(), local));
    if (asked) send(protocol.PRIVATE);
    schedule();
    drive();
  };

  /**
   * Cover the secret in another position.
   *
   * @param {View} now
   * @returns {boolean} whether the same person still looks, alone or behind a curtain, and may go on
   */
  const covered = (now) => {
    const place = `${now.line}/${now.step}/${now.steps}/${now.viewer}`;
    if (place === seen) return false;
    const same = secret !== null && secret.seat === now.viewer;
    seen = place;
    const alone = now.people?.length === 1;
    const stays = game.curtain ? same || alone : Boolean(game.stays) && same;
    const open = stays && now.viewer !== null && !now.over;
    // What stays uncovered is shown until the kernel has said what it is now.
    if (!open || game.curtain) secret = null;
    return open;
  };

  /** @param {Reply} reply */
  const onReply = (reply) => {
    if (reply?.nonce === aside && reply.kind === "odds") {
      known.set(`${reply.source},${reply.target}`, reply);
      hover.again();
      return schedule();
    }
    if (reply?.nonce !== nonce && reply?.nonce !== driver) return;
    free();
    // Bots that another page lets go on were faster: nothing is amiss, and what a person wants is said again.
    const late = reply.kind === "refused" && reply.code === "stale_step";
    if (late && reply.nonce === driver) return drive();
    if (late && said && ANYWHERE.has(said.kind) && going()) {
      waiting = said;
      return drive();
    }
    if (reply?.kind === "clause") return rule.show(reply, texts(view().lang));
    if (reply?.kind === "refused") refusal = reply;
    if (reply?.kind === "refused" && reply.nonce === driver) setPace({ auto: false });
    if (secret?.step !== view().step) secret = null;
    if (reply?.kind === "private") {
      const now = view();
      secret = reply.step === now.step && (now.people?.includes(reply.seat) ?? true) ? reply : null;
      take(game.renew(table(), local));
    } else if (reply?.kind === "hint") {
      hint = reply.step === view().step && reply.seat === view().viewer ? reply : null;
    } else if (reply && game.hear) local = game.hear(table(), local, reply);
    schedule();
  };

  listen(model, "change:view", onView, stops);
  listen(model, "change:lines", schedule, stops);
  for (const each of ["auto", "speed"]) listen(model, `change:${each}`, schedule, stops);
  listen(model, "msg:custom", onReply, stops);

  // --- hearing from the person -----------------------------------------------------------------

  const hover = hoverCard(dom, table, map, (country) => {
    const odds = oddsOf(country);
    const own = game.facts ? game.facts(table(), local, country) : {};
    return odds && own ? { ...own, instead: oddsLines(odds, view().lang) } : own;
  });
  let clicked = { country: -1, time: 0 };

  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const chip = /** @type {HTMLElement | null} */ (target.closest("[data-clause]"));
    if (!rule.box.contains(target)) rule.close();
    if (!chip) return;
    rule.from(chip);
    send(protocol.askClause(chip.dataset.clause ?? ""));
  });

  /** As a click on a place does, however it is chosen. @param {number} place @param {boolean} [again] */
  const choose = (place, again = false) => {
    if (root.hasAttribute("data-busy") || !protocol.isView(view())) return;
    if (refusal) dismiss();
    take(game.click(table(), local, place, again));
  };

  map.onClick = (country, event) => {
    if (event?.button) return;
    const time = performance.now();
    const again = country === clicked.country && time - clicked.time < SAME_CLICK;
    clicked = { country, time };
    if (again || root.hasAttribute("data-busy") || !protocol.isView(view())) return;
    hover.hide();
    choose(country, Boolean(event?.shiftKey));
  };
  map.onDrag = (from, to) => {
    if (to < 0 || from === to || root.hasAttribute("data-busy") || !protocol.isView(view())) return;
    take(game.drag?.(table(), local, from, to) ?? null);
  };
  map.onHover = (country) => {
    hover.point(country);
    if (game.hover && protocol.isView(view())) set(game.hover(table(), local, country));
  };
  map.onLeave = hover.hide;
  map.onHold = (country) => hover.point(country, 0);

  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation(); // whatever it means here, it means nothing to the page around
    const target = /** @type {Element} */ (event.target);
    if (event.altKey || (target.matches("input, select, textarea") && event.key !== "Escape")) return;
    if (event.key === "Enter" && target.matches("button, summary")) return; // it is pressed
    if (target === dom.map && onMapKey(event)) return event.preventDefault();
    if (protocol.isView(view()) && onKey(event.key, event.shiftKey)) event.preventDefault();
  });

  // Lab reads keys before the page does, going up from the element that has the focus: those without Ctrl it must
  // not read, those with it, for saving, it must.
  const shortcuts = (/** @type {KeyboardEvent} */ event) => {
    const path = event.composedPath();
    const inside = /** @type {Element[]} */ (path.slice(0, path.indexOf(root) + 1));
    const ours = !event.ctrlKey && !event.metaKey;
    for (const each of inside) for (const name of SUPPRESSED) each.toggleAttribute(name, ours && each === path[0]);
  };
  window.addEventListener("keydown", shortcuts, true);
  stops.push(() => window.removeEventListener("keydown", shortcuts, true));

  // --- walking on the map ------------------------------------------------------------------------

  let here = -1; // the place that arrow keys have gone to

  const ring = () => {
    const at = here < 0 ? null : map.pixel(board.countries[here].label);
    dom.here.hidden = !at || root.querySelector(".teg-map:focus") === null;
    if (!at) return;
    const box = dom.frame.getBoundingClientRect();
    Object.assign(dom.here.style, { left: `${at.x - box.left}px`, top: `${at.y - box.top}px` });
  };

  /** @param {number} place */
  const goTo = (place) => {
    here = place;
    map.reveal(board.countries[place].label);
    ring();
    hover.point(place);
    const now = table().view;
    const t = texts(now.lang);
    const words = [board.countries[place].name, standing(now, place, t), marked(game.marks(table(), local), place, t)];
    dom.heard.textContent = words.filter(Boolean).join(". ");
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether it meant something */
  const onMapKey = ({ key, shiftKey }) => {
    if (!protocol.isView(view())) return false;
    if (key.startsWith("Arrow") && !shiftKey) {
      const marks = game.marks(table(), local);
      const first = [marks.source, ...marks.legal, ...marks.targets, 0].find((each) => each !== null) ?? 0;
      goTo(here < 0 ? first : walked(board, here, key));
      return true;
    }
    if ((key === "Enter" || key === " ") && here >= 0) {
      choose(here, shiftKey);
      return true;
    }
    return false;
  };

  // Keys walk where the map has the focus, which a pointer does not give it: clicks leave the arrows to the line.
  let pressed = false;
  dom.map.addEventListener("pointerdown", () => (pressed = true), { capture: true });
  dom.map.addEventListener("focus", () => {
    if (pressed) root.focus({ preventScroll: true });
    else ring();
  });
  dom.map.addEventListener("blur", () => {
    dom.here.hidden = true;
    hover.hide();
  });
  const released = () => setTimeout(() => (pressed = false));
  window.addEventListener("pointerup", released, true);
  stops.push(() => window.removeEventListener("pointerup", released, true));

  /**
   * @param {string} key
   * @param {boolean} shift
   * @returns {boolean} whether it meant something
   */
  const onKey = (key, shift) => {
    const now = view();
    if (key === "Escape" && rule.close()) return true;
    if (key === "+" || key === "=" || key === "-") {
      map.look(larger(board, map.window, key === "-" ? 1 / STEP : STEP));
      return true;
    }
    if (key === "Home") {
      map.look(whole());
      return true;
    }
    if (!now.memory && key.startsWith("Arrow")) return false;
    const last = now.branches.length - 1;
    if (key === "ArrowLeft") send(protocol.go(now, shift ? protocol.forkBefore(now) : now.step - 1));
    else if (key === "ArrowRight" && shift) send(protocol.go(now, protocol.forkAfter(now)));
    else if (key === "ArrowRight") send(protocol.onward(now, way));
    else if (key === "ArrowUp" || key === "ArrowDown") {
      const down = key === "ArrowDown";
      if (last < 0) send(protocol.go(now, down ? now.steps : 0));
      else way = Math.min(Math.max(way + (down ? 1 : -1), 0), last);
      schedule();
    } else if (key.toLowerCase() === "u") send(protocol.undo(now));
    else if (key.toLowerCase() === "r" && now.memory) send(protocol.redo(now));
    else if (key.toLowerCase() === "p" && now.seats.some((seat) => seat.bot)) pause();
    else return take(game.key(table(), local, key));
    return true;
  };

  dom.wide.addEventListener("click", () => root.classList.toggle("teg-wide"));
  map.onZoom = () => {
    hover.hide();
    schedule();
  };
  dom.closer.addEventListener("click", () => map.look(larger(board, map.window, STEP)));
  dom.further.addEventListener("click", () => map.look(larger(board, map.window, 1 / STEP)));

  const themes = watchTheme(() => {
    dark = isDark();
    schedule();
  });
  const sizes = new ResizeObserver(() => map.resized(dom.map.clientWidth) && schedule());
  sizes.observe(dom.map);
  stops.push(themes, () => sizes.disconnect(), () => clearTimeout(patience), () => clearTimeout(beat), hover.hide, map.purge);

  root.tegPixel = (name) => {
    const country = board.countries.findIndex((each) => each.name === name);
    return country < 0 ? null : map.pixel(board.countries[country].label);
  };
  /** @type {any} */ (el).tegPixel = root.tegPixel;

  onView();
  return () => stops.forEach((stop) => stop());
}

/**
 * What the kernel shows. The lines of play come apart from the rest: they seldom change.
 *
 * @param {AnyModel<any>} model
 * @returns {() => View}
 */
function viewOf(model) {
  /** @type {unknown[]} */
  let from = [];
  /** @type {any} */
  let whole;
  return () => {
    const now = [model.get("view"), model.get("lines")];
    if (now.some((each, k) => each !== from[k])) {
      from = now;
      whole = protocol.isView(now[0]) ? { ...now[0], lines: now[1] ?? [] } : now[0];
    }
    return whole;
  };
}

/** Of a board that is shown alone. @type {Marks} */
const NO_MARKS = { legal: [], targets: [], source: null, target: null, last: { source: null, target: null } };

/** The marks of a game, with what a hint would do: an arrow between two places, else the places. @type {(marks: Marks, hint: Hint | null) => Marks} */
function hinted(marks, hint) {
  const places = hint?.actions[0]?.places ?? [];
  if (!places.length) return marks;
  return places.length === 2 ? { ...marks, arrows: [...(marks.arrows ?? []), places] } : { ...marks, pointed: places };
}

/** Everything that is there from the start; the panel fills the slots. */
function skeleton() {
  const places = { timeline: h("div"), side: h("div", { class: "teg-right" }), below: h("div", { class: "teg-below" }) };
  const map = h("div", { class: "teg-map", tabindex: 0, role: "application" });
  const here = h("div", { class: "teg-here", hidden: true });
  const heard = h("div", { class: "teg-unseen", role: "status" });
  const busy = h("div", { class: "teg-busy", role: "status" });
  const card = h("div", { class: "teg-hovercard", hidden: true });
  const act = h("div", { class: "teg-hovercard teg-act", hidden: true, "aria-hidden": "true" });
  const tool = (/** @type {string} */ key, /** @type {string} */ sign) => /** @type {HTMLButtonElement} */ (h("button", { type: "button", "data-key": key }, sign));
  const [wide, closer, further] = [tool("wide", "⤢"), tool("zoom-in", "+"), tool("zoom-out", "−")];
  const tools = h("div", { class: "teg-tools" }, wide, closer, further);
  const keys = h("p", { class: "teg-keys" });
  const frame = h("div", { class: "teg-frame" }, map, here, act, card, tools, busy, heard);
  const said = h("div", { class: "teg-unseen teg-said", role: "log", "aria-live": "polite" });
  const notice = h("p", { class: "teg-notice", role: "alert", hidden: true });
  const root = /** @type {Root} */ (
    h(
      "div",
      {
        class: "teg",
        role: "group",
        tabindex: 0,
      },
      notice,
      said,
      h(
        "div",
        { class: "teg-columns" },
        h(
          "div",
          { class: "teg-left" },
          frame,
          places.timeline,
          places.below,
          keys,
        ),
        places.side,
      ),
    )
  );
  return { root, places, map, busy, act, card, wide, closer, further, keys, frame, notice, said, here, heard };
}

/**
 * The map: it owns the Plotly element and restyles only what changed.
 *
 * @param {HTMLElement} element
 * @param {number} least the smallest type, in pixels
 */
function mapOf(element, least) {
  const plot = /** @type {any} */ (element);
  /** @type {Trace[]} */
  let traces = [];
  /** @type {Board | null} */
  let drawn = null;
  let look = "";
  const gone = new AbortController();
  let width = 0;
  let stale = false; // Plotly does not know all that is drawn
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  let settling = Promise.resolve();

  /** @param {any} event */
  const countryOf = (event) => {
    const [point] = event.points ?? [];
    const { uid = "" } = traces[point?.curveNumber] ?? {};
    if (uid === PLACES_UID) return point.pointNumber;
    const found = COUNTRY_UID.exec(uid);
    return found ? Number(found[1]) : -1;
  };

  const self = {
    /** @type {(country: number, event: MouseEvent | undefined) => void} */
    onClick: () => {},
    /** @type {(from: number, to: number) => void} */
    onDrag: () => {},
    /** @type {(country: number) => void} */
    onHover: () => {},
    onLeave: () => {},
    onZoom: () => {},
    /** @type {(country: number) => void} */
    onHold: () => {},
    window: whole(),

    /** @param {import("./zoom.js").Window} next what to show of the board */
    look(next) {
      if (next.times === self.window.times && next.left === self.window.left && next.top === self.window.top) return;
      self.window = next;
      self.onZoom();
    },

    /** @param {protocol.Point} point to be well inside what is seen */
    reveal(point) {
      if (drawn) self.look(showing(drawn, self.window, point));
    },

    /**
     * @param {Board} board
     * @param {View | null} view
     * @param {Marks} marks
     * @param {boolean} dark
     * @param {Game} game
     */
    async draw(board, view, marks, dark, game) {
      element.style.aspectRatio = `${board.width} / ${board.height}`;
      const wide = width || element.clientWidth || FIRST_WIDTH;
      const window = self.window;
      const next = (game.drawing ?? build)(board, view, marks, (window.times * wide) / board.width, game.traces, least).map(placed);
      const seen = `${wide} ${dark} ${window.times} ${window.left} ${window.top}`;
      const same = drawn === board && traces.length === next.length && look === seen;
      const changed = same ? changes(traces, next) : null;
      const fresh = drawn === null;
      const all = () => Plotly.react(plot, next.map(thawed), layout(board, dark, wide, window), CONFIG);
      await settling;
      clearTimeout(rest);
      traces = next;
      if (changed && rewritten(plot, next, changed)) stale = true;
      else if (!same || (stale && changed)) {
        await all();
        stale = false;
      } else if (changed) await Plotly.restyle(plot, changed.update, changed.traces);
      if (stale) rest = setTimeout(() => (settling = all().then(() => void (stale = false))), REST);
      drawn = board;
      look = seen;
      if (fresh) self.listen(game);
    },

    /** @param {Game} game */
    listen(game) {
      // Not plotly_click: it is lost when the pointer has only just arrived. At the window, since Lab
      // keeps Shift+click for its cells; the map's it does not get.
      window.addEventListener("mousedown", (down) => {
        if (!element.contains(/** @type {Node} */ (down.target))) return;
        if (down.shiftKey) {
          down.stopPropagation();
          down.preventDefault();
        }
        const country = self.at(down);
        const before = self.window;
        const place = self.point(down);
        const pans = before.times > 1 && place && !(game.drag && country >= 0);
        const pan = (/** @type {MouseEvent} */ event) => {
          const box = element.getBoundingClientRect();
          const unit = (drawn?.width ?? 0) / before.times / box.width;
          const [dx, dy] = [down.clientX - event.clientX, down.clientY - event.clientY];
          if (drawn && Math.hypot(dx, dy) >= 8) self.look(moved(drawn, before, dx * unit, dy * unit));
        };
        if (pans && !down.button) window.addEventListener("mousemove", pan);
        const up = (/** @type {MouseEvent} */ event) => {
          window.removeEventListener("mousemove", pan);
          const still = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < 8;
          if (country >= 0 && still) self.onClick(country, event);
          if (country >= 0 && !still && !pans) self.onDrag(country, self.at(event));
        };
        if (!down.button) window.addEventListener("mouseup", up, { once: true, capture: true });
      }, { capture: true, signal: gone.signal });
      // A wheel alone scrolls the page; a trackpad's pinch comes as a wheel with Ctrl.
      element.addEventListener("wheel", (event) => {
        const at = self.point(event);
        if (!(event.ctrlKey || event.metaKey) || !drawn || !at) return;
        event.preventDefault();
        event.stopPropagation();
        self.look(larger(drawn, self.window, Math.exp(-event.deltaY / 250), at));
      }, { capture: true, passive: false, signal: gone.signal });
      held(element, gone.signal, (touch) => {
        const country = self.at(touch);
        if (country >= 0) self.onHold(country);
        return country >= 0;
      }, () => self.onLeave());
      pinched(element, gone.signal, (factor, from, to) => {
        const [a, b] = [self.point(from), self.point(to)];
        if (drawn && a && b) self.look(moved(drawn, larger(drawn, self.window, factor, b), a[0] - b[0], a[1] - b[1]));
      });
      plot.on("plotly_hover", (/** @type {any} */ event) => {
        const country = countryOf(event);
        if (country >= 0) self.onHover(country);
      });
      plot.on("plotly_unhover", () => self.onLeave());
    },

    /**
     * @param {number} now
     * @returns {boolean} whether the map must be drawn again
     */
    resized(now) {
      if (!now || Math.abs(now - width) < 1) return false;
      width = now;
      return true;
    },

    /**
     * @param {protocol.Point} point of the drawing
     * @returns {Pixel | null}
     */
    pixel([x, y]) {
      const { xaxis, yaxis } = plot._fullLayout ?? {};
      if (!xaxis) return null;
      const box = element.getBoundingClientRect();
      return { x: box.left + xaxis._offset + xaxis.l2p(x), y: box.top + yaxis._offset + yaxis.l2p(y) };
    },

    /**
     * @param {{clientX: number, clientY: number}} event
     * @returns {number} the country there, or -1
     */
    at(event) {
      const point = self.point(event);
      return point && drawn ? drawn.countries.findIndex((each) => inside(each.polygons, point)) : -1;
    },

    /**
     * @param {{clientX: number, clientY: number}} event
     * @returns {protocol.Point | null} the point of the drawing there
     */
    point({ clientX, clientY }) {
      const { xaxis, yaxis } = plot._fullLayout ?? {};
      if (!xaxis) return null;
      const box = element.getBoundingClientRect();
      return [xaxis.p2l(clientX - box.left - xaxis._offset), yaxis.p2l(clientY - box.top - yaxis._offset)];
    },

    /** @param {number} country */
    group(country) {
      return element.querySelector(`.tracec${country}`);
    },

    purge() {
      gone.abort();
      clearTimeout(rest);
      if (drawn) Plotly.purge(plot);
    },
  };
  return self;
}

/**
 * One finger that rests on an element: what comes of it is no click.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 * @param {(touch: Touch) => boolean} onHold whether it means something
 * @param {() => void} onTouch whenever a finger comes down
 */
function held(element, signal, onHold, onTouch) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** @type {Touch | null} */
  let down = null;
  let done = false;
  const away = () => {
    clearTimeout(rest);
    down = null;
  };
  const options = { capture: true, passive: false, signal };
  element.addEventListener("touchstart", ({ touches }) => {
    away();
    done = false;
    onTouch();
    if (touches.length > 1) return;
    const touch = (down = touches[0]);
    rest = setTimeout(() => (done = onHold(touch)), HOLD);
  }, options);
  element.addEventListener("touchmove", ({ touches: [touch] }) => {
    if (down && Math.hypot(touch.clientX - down.clientX, touch.clientY - down.clientY) > STIR) away();
  }, options);
  element.addEventListener("contextmenu", (event) => {
    if (down) event.preventDefault();
  }, options);
  element.addEventListener("touchend", (event) => {
    away();
    if (done && event.cancelable) event.preventDefault();
  }, options);
  element.addEventListener("touchcancel", away, options);
}

/**
 * Two fingers on an element: by how much they went apart, and where their middle went from and to.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 * @param {(factor: number, from: {clientX: number, clientY: number}, to: {clientX: number, clientY: number}) => void} onPinch
 */
function pinched(element, signal, onPinch) {
  /** @type {{clientX: number, clientY: number, apart: number} | null} */
  let before = null;
  const two = (/** @type {TouchEvent} */ { touches: [a, b] }) => ({
    clientX: (a.clientX + b.clientX) / 2,
    clientY: (a.clientY + b.clientY) / 2,
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
  });
  const options = { capture: true, passive: false, signal };
  const hear = (/** @type {TouchEvent} */ event) => {
    const now = event.touches.length === 2 ? two(event) : null;
    if (now) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (now && before) onPinch(now.apart / before.apart, before, now);
    before = now;
  };
  for (const name of /** @type {const} */ (["touchstart", "touchmove", "touchend", "touchcancel"])) element.addEventListener(name, hear, options);
}

/**
 * A copy for Plotly to keep: it writes into the traces it is given.
 *
 * @param {Trace} trace
 * @returns {Trace}
 */
function thawed(trace) {
  return structuredClone(trace);
}

/** Lay a card over the map beside a point of it. @type {(card: HTMLElement, frame: HTMLElement, at: Pixel | null) => void} */
function place(card, frame, at) {
  if (!at) return;
  card.hidden = false;
  const box = frame.getBoundingClientRect();
  const [x, y] = [at.x - box.left, Math.min(Math.max(at.y - box.top, 0), box.height)]; // the map may be closer
  const left = Math.min(Math.max(x - card.offsetWidth / 2, 4), box.width - card.offsetWidth - 4);
  const above = y > box.height / 2;
  Object.assign(card.style, { left: `${left}px`, top: `${above ? y - card.offsetHeight - 22 : y + 30}px` });
}

/**
 * What is said about the country under the pointer.
 *
 * @param {ReturnType<typeof skeleton>} dom
 * @param {() => Table} table
 * @param {ReturnType<typeof mapOf>} map
 * @param {(country: number) => {lines?: HTMLElement[], instead?: HTMLElement[]} | null} own what the game says
 */
function hoverCard({ card, frame }, table, map, own) {
  /** @type {Element | null} */
  let lit = null;
  let over = -1; // the country that the card is about
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const hide = () => {
    clearTimeout(rest);
    over = -1;
    lit?.classList.remove("teg-lit");
    lit = null;
    card.hidden = true;
  };
  const point = (/** @type {number} */ country, rested = HOVER_REST) => {
    hide();
    lit = map.group(country);
    lit?.classList.add("teg-lit");
    rest = setTimeout(() => show(country), rested);
  };
  const show = (/** @type {number} */ country) => {
    over = country;
    const { board, view } = table();
    const shown = protocol.isView(view) ? view : null;
    const said = shown ? own(country) : {};
    if (!said) return;
    const { lines = [], instead = [] } = said;
    const borders = instead.length ? instead : [bordersOf(board, shown, country)];
    card.replaceChildren(...whatIs(board, shown, country), ...lines, ...borders);
    const at = map.pixel(board.countries[country].label);
    place(card, frame, at);
  };
  const again = () => over >= 0 && show(over);
  return { point, hide, again };
}

/** @type {(board: Board, view: View | null, country: number) => HTMLElement} */
function dotOf(board, view, country) {
  if (view && view.owner[country] >= 0) return dot(view, view.owner[country]);
  const color = board.continents[board.countries[country].continent]?.color ?? "transparent";
  return h("i", { class: "teg-dot", style: { background: color } });
}

/** Name, owner and pieces. @type {(board: Board, view: View | null, country: number) => HTMLElement[]} */
function whatIs(board, view, country) {
  const { name, continent } = board.countries[country];
  const t = texts(view?.lang ?? "es");
  const seat = view?.seats[view.owner[country]];
  const armies = view?.armies[country] ?? -1;
  return [
    h("header", {}, h("b", {}, name), h("small", {}, board.continents[continent]?.name ?? "")),
    h(
      "p",
      {},
      dotOf(board, view, country),
      seat?.name ?? (view?.neutral === undefined ? t.nobody : t.unknown),
      armies >= 0 && ` · ${armies} ${armies === 1 ? t.army : t.armies.toLowerCase()}`,
    ),
  ];
}

/** @type {(board: Board, view: View | null, country: number) => HTMLElement} */
function bordersOf(board, view, country) {
  const t = texts(view?.lang ?? "es");
  return h(
    "p",
    { class: "teg-borders" },
    `${t.borders}: `,
    ...board.countries[country].neighbours.map((k) =>
      h("span", {}, dotOf(board, view, k), board.countries[k].name, (view?.armies[k] ?? -1) >= 0 && h("b", {}, ` ${view?.armies[k]}`)),
    ),
  );
}

/**
 * @param {AnyModel<any>} model
 * @param {string} event
 * @param {(...args: any[]) => void} callback
 * @param {(() => void)[]} stops
 */
function listen(model, event, callback, stops) {
  model.on(/** @type {any} */ (event), callback);
  stops.push(() => model.off(/** @type {any} */ (event), callback));
}

/** Whether the page is dark: JupyterLab, VS Code and marimo each say it in their own way. */
function isDark() {
  const { body, documentElement } = document;
  const lab = body.dataset.jpThemeLight;
  if (lab) return lab === "false";
  const code = body.dataset.vscodeThemeKind;
  if (code) return code.includes("dark") || code === "vscode-high-contrast";
  for (const each of [body, documentElement]) {
    if (each.classList.contains("dark") || each.dataset.theme === "dark") return true;
    if (each.classList.contains("light") || each.dataset.theme === "light") return false;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/**
 * @param {() => void} changed
 * @returns {() => void} stops watching
 */
function watchTheme(changed) {
  const watcher = new MutationObserver(changed);
  const attributeFilter = ["data-jp-theme-light", "data-vscode-theme-kind", "data-theme", "class"];
  watcher.observe(document.body, { attributes: true, attributeFilter });
  watcher.observe(document.documentElement, { attributes: true, attributeFilter });
  const query = matchMedia("(prefers-color-scheme: dark)");
  query.addEventListener("change", changed);
  return () => {
    watcher.disconnect();
    query.removeEventListener("change", changed);
  };
}

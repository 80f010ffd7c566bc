/**
 * The widget: it draws what the kernel says, listens, and sends what the person means. Here the rooms are put together.
 *
 * The choice and the hovered place stay here; neither is synced. Only `view` comes in, only the messages of
 * protocol.js go out.
 */

/** @import { Board, Odds, Private, Refusal, Reply, View } from "../base/protocol.js" */
/** @import { Marks, Table, Turn } from "./game.js" */
/** @import { AnyModel, RenderProps } from "@anywidget/types" */
import { marked, standing } from "./board-table.js";
import { h } from "../base/dom.js";
import { eventsBox } from "./event-list.js";
import { gameOf } from "../games/index.js";
import { hoverCard, place } from "../map/hover.js";
import { keptFromLab, keyed } from "../base/keys.js";
import { mapOf } from "../map/map.js";
import { oddsLines } from "./odds.js";
import { actCard, shownFor, toggled } from "./autoplay.js";
import { panel } from "./panel.js";
import { placeOf } from "../base/position-traits.js";
import * as protocol from "../base/protocol.js";
import { ruleBox } from "./clause-card.js";
import { withLosses } from "./turn-summary.js";
import { overlay, sketched, withShape, wordsOf } from "../map/annotations.js";
import { skeleton } from "./skeleton.js";
import { stillOf } from "../base/snapshot.js";
import { texts } from "../base/texts.js";
import { isDark, watchTheme } from "../base/theme.js";
import { walked } from "../map/arrow-keys.js";
import { withStyle } from "../base/styles.js";
import { wireOf } from "../base/connection.js";
import { larger, whole } from "../map/zoom.js";

/** A second click on the same country within this time is the first one again, ms. */
const SAME_CLICK = 250;

/** So many of the latest lines are told to those who hear the page. */
const SAID = 4;

/** A press of a key or a button makes the map so many times larger. */
const STEP = 1.5;

/** The smallest type on the map in pixels, by what the board is for. @type {Record<string, number>} */
const LEAST_TYPE = { page: 11, class: 18 };

/** Of bots that play at once the map shows a position now and then, ms. */
const SELDOM = 250;

/** While a key is held the map shows every position that comes, what is beside it one of so many. */
const PASSED = 6;

/**
 * @param {RenderProps<any> & {board: Board, manner?: "play" | "look" | "pick", part: (name: "plotly") => Promise<{default: import("../map/map.js").Plotly}>}} props `part`:
 *   what the kernel shares with all boards; `manner`: of a board in an exercise
 * @returns {() => void} clean-up
 */
export function render({ model, el, board, manner, part }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const sketch = overlay(board);
  const dom = skeleton(sketch.svg);
  const { root } = dom;
  withStyle(el);
  el.append(root);

  /** @type {Private | null} */
  let secret = null;
  /** @type {Refusal | null} */
  let refusal = null;
  /** @type {import("./game.js").ShownHint | null} */
  let hint = null;
  /** True to show the question of the next hint before its plan. */
  let quiz = false;
  let game = gameOf(model.get("view")?.game);
  let local = game.start;
  let seen = "";
  let way = 0; // of the branches, the one that the right arrow takes
  let dark = isDark();

  const rule = ruleBox(root);
  root.append(rule.box);

  const picks = manner === "pick"; // places are marked, as an answer
  const looks = picks || manner === "look" || model.get("face") === "look"; // nobody plays here
  if (looks) root.dataset.face = "look";
  if (looks && manner) dom.events.hidden = true; // what came before is not asked
  root.style.setProperty("--teg-ratio", String(board.width / board.height));
  dom.credit.textContent = board.credit ?? "";
  dom.credit.title = board.notice ?? "";
  const map = mapOf(dom.map, LEAST_TYPE.page, async () => (await part("plotly")).default);
  const still = stillOf(el, () => wire.ask({ kind: "still" }), stops);
  const drawPanel = panel(dom.places, looks, Boolean(manner));

  const view = viewOf(model);
  /** @returns {Table} */
  const table = () => ({ board, view: game.shown?.(view(), secret) ?? view(), secret });

  // --- the line to the kernel --------------------------------------------------------------------

  const unanswered = () => {
    refusal = { code: "no_answer", clause: null, text: texts(view().lang).no_answer };
    schedule();
  };
  const where = placeOf(model, view, (traits) => wire.write(traits), stops);
  const wire = wireOf(model, dom, view, { freed: () => drive(), unanswered, goes: (message) => where.goes(message) }, stops);
  const { own, driver, aside } = wire.names;
  const { send } = wire;
  const go = (/** @type {number} */ step, /** @type {string} */ line = view().line) => send(protocol.go(where.now(), step, line));
  const by = (/** @type {number} */ steps) => go(where.now().step + steps);

  // --- bots that go on by themselves -----------------------------------------------------------

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let beat;

  const pace = () => ({ auto: Boolean(model.get("auto")), speed: model.get("speed") });
  const going = () => pace().auto && Boolean(view()?.goes_on) && wire.there();
  /** True while bots play a turn, a round or more. The page requests one slice after another. */
  const plays = () => Boolean(view()?.playing) && wire.there();
  const atOnce = () => plays() || (going() && pace().speed === "at_once");

  /** @param {Partial<ReturnType<typeof pace>>} part of the traits, which all pages share */
  const setPace = (part) => wire.write(part);

  const stop = () => {
    if (pace().auto) setPace({ auto: false });
    send(protocol.STOP);
  };

  const pause = () => {
    if (view().playing) return stop();
    const { pauses, message } = toggled(view(), pace().auto);
    if (pauses === pace().auto) setPace({ auto: !pauses });
    if (!pauses) send(message);
  };

  /** Let the bots go on: as fast as they can with what they are at, else a decision a message, once this position has been seen. */
  const drive = () => {
    clearTimeout(beat);
    if (wire.busy()) return;
    const kept = wire.kept();
    if (kept) return send(kept);
    if (!plays() && !going()) return;
    root.setAttribute("data-going", "");
    if (plays()) return send(protocol.more(view()), driver);
    if (!count || (!atOnce() && (due || drawing))) return; // first it is drawn
    beat = setTimeout(() => send(protocol.step(view(), "action"), driver), shownFor(view(), pace().speed));
  };

  /** Odds of the position shown, by countries; null while they are asked for. @type {Map<string, Odds | null>} */
  let known = new Map();

  /** @param {number | null} country under the pointer; null: what is chosen */
  const oddsOf = (country) => {
    const fight = game.fight?.(table(), local, country);
    if (!fight || !wire.there()) return null;
    const name = (/** @type {number} */ place) => board.countries[place].name;
    const [sources, target] = [fight.sources.map(name), name(fight.target)];
    const key = [...sources, target].join();
    if (!known.has(key)) {
      known.set(key, null);
      wire.ask(protocol.askOdds(view(), sources, target));
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

  let gone = false; // the board has been taken away
  let due = false;
  let drawing = false;
  let count = 0;
  let drawn = -Infinity; // when
  let passed = 0; // so many positions, without the panel
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;

  /** @param {boolean} first */
  const askHint = (first) => {
    quiz = first;
    send(protocol.askHint(view()));
  };
  const tellHint = () => {
    hint = hint && { ...hint, open: true };
    schedule();
  };

  const schedule = () => {
    if (due || gone) return;
    due = true;
    const rest = atOnce() ? drawn + SELDOM - performance.now() : 0;
    if (rest > 0) later = setTimeout(draw, rest);
    else if (where.ahead()) setTimeout(draw); // first the kernel is told: it goes on meanwhile
    else queueMicrotask(draw);
  };

  const draw = async () => {
    if (drawing) return; // it will look again when it is done
    drawing = true;
    while (due && !gone) {
      due = false;
      await drawOnce();
    }
    drawing = false;
    if (gone) return;
    drawn = performance.now();
    if (!plays() && !going()) root.removeAttribute("data-going");
    drive();
  };

  const drawOnce = async () => {
    const now = view();
    const shown = protocol.isView(now) ? now : null;
    wire.tell();
    label(texts(now?.lang));
    dom.further.disabled = map.window.times === 1;
    if (shown) tell(shown);
    root.dataset.theme = dark ? "dark" : "light";
    const scene = shown && { ...table(), way, odds: oddsOf(null), turns: model.get("turns") ?? [], pace: pace(), now: view, go, by, game, local, refusal, hint, askHint, tellHint, set, patch, send, click: choose, cover, dismiss, pause, stop, setSpeed };
    passed = where.ahead() ? (passed + 1) % PASSED : 0;
    clearTimeout(later);
    if (passed) later = setTimeout(schedule, SELDOM); // should no answer come
    if (scene) drawPanel(scene, passed > 0);
    await map.draw(board, shown && table().view, shown ? hinted(withLosses(game.marks(table(), local), shown), hint, Boolean(board.cell)) : NO_MARKS, dark, game);
    point();
    showAct(scene && actCard(scene), now);
    ring();
    write();
    if (shown) events.show(shown);
    if (shown) root.dataset.step = String(shown.step);
    if (shown) root.dataset.steps = String(shown.steps);
    if (shown) still(`${shown.line}/${shown.step}/${shown.steps}/${shown.lang}`);
    root.dataset.seq = String(++count);
  };

  /** Values from cells and links: caption, marks and arrows; and the state of the board's file. */
  const point = () => {
    const chosen = looks || !pick().length ? model.get("selected") ?? [] : []; // what is chosen here is marked already
    const { note = {}, lang } = view() ?? {};
    dom.caption.textContent = [model.get("notice"), model.get("caption"), looks && wordsOf(note.say, lang)].filter(Boolean).join("\n");
    dom.caption.hidden = !dom.caption.textContent;
    const [marks, arrows] = [model.get("marks") ?? [], model.get("arrows") ?? []];
    const open = chosen.filter((/** @type {string} */ each) => !picks || !marks.some((/** @type {string[]} */ [place]) => place === each)); // the others are judged
    const all = { ...note, marks: [...(note.marks ?? []), ...marks, ...open.map((/** @type {string} */ each) => [each, "chosen"])], arrows: [...(note.arrows ?? []), ...arrows] };
    sketch.draw(all, map.window);
  };

  /** The choice on this page, by name, without secrets. */
  const pick = () => {
    const now = view();
    if (looks || game.curtain || !protocol.isView(now) || now.viewer === null) return [];
    const bare = { ...table(), secret: null }; // a target may tell of a weapon
    const { source, target } = game.marks(bare, local);
    const group = source === null ? game.fight?.(bare, local, null) : null;
    if (group) return [...group.sources, group.target].map((each) => board.countries[each].name);
    if (source === null || !Object.values(now.menu).some((rows) => rows.some((row) => row[0] === source))) return [];
    return [source, target].flatMap((each) => (each === null ? [] : [board.countries[each].name]));
  };
  let picked = "";
  /** Only the page on which something was chosen says so, and that it is no more. */
  const write = () => {
    const names = pick();
    if (names.join() === picked) return;
    picked = names.join();
    wire.write({ selected: names });
  };

  const type = () => {
    const size = model.get("size") === "class" ? "class" : "page";
    root.dataset.size = size;
    map.type(LEAST_TYPE[size]);
    schedule();
  };

  /** @type {unknown[]} */
  let labelled = [];

  /** Set the labels that depend on language and game alone. @param {import("../base/texts.js").Texts} t */
  const label = (t) => {
    if (labelled[0] === t && labelled[1] === game) return;
    labelled = [t, game];
    const tools = /** @type {const} */ ([["wide", dom.wide], ["zoom_in", dom.closer], ["zoom_out", dom.further]]);
    for (const [name, each] of tools) {
      each.title = t[name];
      each.setAttribute("aria-label", t[name]);
    }
    root.setAttribute("aria-label", t.map);
    dom.map.setAttribute("aria-label", t.walk);
    dom.keys.textContent = `${t[game.keys ?? "keys"]} ${t.keys_map}`;
  };

  let told = { line: "", step: -1 };

  /** Announce the news since the last shown position to screen readers. @param {View} now */
  const tell = (now) => {
    const { line, step } = told;
    told = { line: now.line, step: now.step };
    if (line !== now.line || step === now.step) return;
    const since = now.news.filter((each) => each.step > Math.min(step, now.step - 1));
    if (since.length || dom.said.firstChild) dom.said.replaceChildren(...since.slice(-SAID).map((each) => h("p", {}, each.text)));
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
    wire.free();
    const now = view();
    if (!protocol.isView(now)) return schedule();
    where.shown();
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
    // Wait for it where it decides the possible actions.
    if (asked && (game.curtain || game.stays)) send(protocol.PRIVATE);
    else if (asked && !atOnce()) wire.ask(protocol.PRIVATE);
    schedule();
    drive();
  };

  let lasts = false; // the secret stays open from position to position

  /**
   * Cover the secret in another position, unless the same person goes on looking: one that is alone, or where the
   * game leaves it open.
   *
   * @param {View} now
   * @returns {boolean} whether it is asked for anew
   */
  const covered = (now) => {
    const place = `${now.line}/${now.step}/${now.steps}/${now.viewer}`;
    if (place === seen) return false;
    const same = secret !== null && secret.seat === now.viewer;
    seen = place;
    const alone = now.people?.length === 1;
    const stays = game.curtain ? same || alone : same && (alone || Boolean(game.stays));
    lasts = stays && now.viewer !== null && !now.over;
    // Uncovered secrets stay visible until the kernel sends new ones.
    if (!lasts || game.curtain) secret = null;
    return lasts;
  };

  /** @param {Reply} reply */
  const onReply = (reply) => {
    if (reply?.nonce === aside && reply.kind === "events") return events.hear(reply);
    if (reply?.nonce === aside && reply.kind === "odds") {
      known.set([...reply.sources, reply.target].join(), reply);
      hover.again();
      return schedule();
    }
    if (reply?.nonce === aside && reply.kind === "private" && secret?.seat === reply.seat && reply.step === view().step) {
      secret = reply;
      take(game.renew(table(), local));
      return schedule();
    }
    if (reply?.nonce !== own && reply?.nonce !== driver) return;
    wire.free();
    // Bots that another page lets go on were faster: nothing is amiss, and what a person wants is said again.
    const late = reply.kind === "refused" && reply.code === "stale_step";
    if (late && reply.nonce === driver) return drive();
    if (late && (plays() || going()) && wire.keep()) return drive();
    if (reply?.kind === "clause") return rule.show(reply, texts(view().lang));
    if (reply?.kind === "refused") refusal = reply;
    if (reply?.kind === "refused" && reply.nonce === driver) setPace({ auto: false });
    if (!lasts && secret?.step !== view().step) secret = null;
    if (reply?.kind === "private") {
      const now = view();
      secret = reply.step === now.step && (now.people?.includes(reply.seat) ?? true) ? reply : null;
      take(game.renew(table(), local));
    } else if (reply?.kind === "hint") {
      const own = reply.step === view().step && reply.seat === view().viewer;
      hint = own ? { ...reply, quiz, open: !quiz || !reply.told[view().lang].question } : null;
    } else if (reply && game.hear) local = game.hear(table(), local, reply);
    schedule();
  };

  listen(model, "change:view", onView, stops);
  listen(model, "change:lines", schedule, stops);
  for (const each of ["auto", "speed", "turns"]) listen(model, `change:${each}`, schedule, stops);
  for (const each of ["notice", "caption", "marks", "arrows", "selected"]) listen(model, `change:${each}`, () => count && point(), stops);
  listen(model, "change:size", type, stops);
  listen(model, "change:window", () => zoomed(), stops);
  listen(model, "msg:custom", onReply, stops);

  // --- hearing from the person -----------------------------------------------------------------

  const hover = hoverCard(dom, table, map, (country) => {
    const odds = oddsOf(country);
    const own = game.facts ? game.facts(table(), local, country) : {};
    return odds && own ? { ...own, instead: oddsLines(odds, view().lang) } : own;
  });
  let clicked = { country: -1, time: 0 };

  /** On a board to look at a click chooses a place, or leaves it; others stay where places are marked. @param {string} name */
  const select = (name) => {
    const before = /** @type {string[]} */ (model.get("selected") ?? []);
    const [others, there] = [picks ? before.filter((each) => each !== name) : [], before.includes(name)];
    wire.write({ selected: there ? others : [...others, name] });
    if (picks) dom.heard.textContent = `${name}: ${texts(view().lang)[there ? "unmarked" : "marked"]}`;
  };

  const events = eventsBox(dom.events, { view: () => where.now(), ask: wire.ask, go }, stops);

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
    if (wire.busy() || !protocol.isView(view())) return;
    if (refusal) dismiss();
    take(game.click(table(), local, place, again));
  };

  map.onClick = (country, event) => {
    if (event?.button) return;
    const time = performance.now();
    const again = country === clicked.country && time - clicked.time < SAME_CLICK;
    clicked = { country, time };
    if (again || wire.busy() || !protocol.isView(view())) return;
    hover.hide();
    if (looks) return select(board.countries[country].name);
    choose(country, Boolean(event?.shiftKey));
  };
  map.onDrag = (from, to) => {
    if (to < 0 || from === to || wire.busy() || !protocol.isView(view())) return;
    take(game.drag?.(table(), local, from, to) ?? null);
  };
  map.onHover = (country) => {
    hover.point(country);
    if (game.hover && protocol.isView(view())) set(game.hover(table(), local, country));
  };
  map.onLeave = hover.hide;

  /** Draw an arrow between two places, or mark one; again, and it goes. @type {(places: number[], tone: string) => void} */
  const draws = (places, tone) => send(protocol.annotate(view(), withShape(view().note, places.map((each) => board.countries[each].name), tone)));
  sketched(dom.map, map.at, {
    may: () => !looks && protocol.isView(view()) && view().memory,
    over: (places, tone) => sketch.draw(places.length ? withShape(view().note, places.map((each) => board.countries[each].name), tone) : view().note, map.window),
    done: draws,
  }, stops);
  map.onHold = (country) => hover.point(country, 0);

  keyed(root, (event, target) => {
    if (target === dom.map && onMapKey(event)) return true;
    return protocol.isView(view()) && onKey(event.key, event.shiftKey);
  });
  keptFromLab(root, stops);

  // --- walking on the map ------------------------------------------------------------------------

  let here = -1; // the place that arrow keys have gone to
  let tail = -1; // where an arrow has been begun by keys

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
    const words = [board.countries[place].name, standing(table(), game, place, t), marked(game.marks(table(), local), place, t)];
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
      if (looks) select(board.countries[here].name);
      else choose(here, shiftKey);
      return true;
    }
    if ((key === "*" || key === ">") && here >= 0 && view().memory) {
      const begins = key === ">" && tail < 0;
      if (!begins) draws(key === "*" || tail === here ? [here] : [tail, here], "good");
      tail = begins ? here : -1;
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
    const now = where.now();
    if (key === "Escape" && rule.close()) return true;
    if (key === "Escape" && now.playing) {
      stop();
      return true;
    }
    if (key === "+" || key === "=" || key === "-") {
      map.look(larger(board, map.window, key === "-" ? 1 / STEP : STEP));
      return true;
    }
    if (key === "Home") {
      map.look(whole());
      return true;
    }
    if (!now.memory && key.startsWith("Arrow")) return false;
    if (looks && !key.startsWith("Arrow")) return false;
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
    const { times, left, top } = map.window;
    if (`${model.get("window")}` === `${[times, left, top]}`) return;
    wire.write({ window: [times, left, top] });
  };
  const zoomed = () => {
    const [times, left, top] = model.get("window") ?? [1, 0, 0];
    map.look({ times, left, top });
  };
  dom.closer.addEventListener("click", () => map.look(larger(board, map.window, STEP)));
  dom.further.addEventListener("click", () => map.look(larger(board, map.window, 1 / STEP)));

  const themes = watchTheme(() => {
    dark = isDark();
    schedule();
  });
  const sizes = new ResizeObserver(() => {
    rule.place();
    if (map.resized(dom.map.clientWidth)) schedule();
  });
  sizes.observe(dom.map);
  stops.push(themes, () => sizes.disconnect(), () => clearTimeout(beat), () => clearTimeout(later), hover.hide, map.purge);

  root.tegPixel = (name) => {
    const country = board.countries.findIndex((each) => each.name === name);
    return country < 0 ? null : map.pixel(board.countries[country].label);
  };

  type();
  if ((model.get("window")?.[0] ?? 1) !== 1) zoomed();
  onView();
  return () => {
    gone = true;
    stops.forEach((stop) => stop());
  };
}

/**
 * The view of the kernel. Lines of play come separately, because they seldom change.
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

/** The marks of a game, with what a hint would do: arrows and the places that no arrow names; on a grid, the path. @type {(marks: Marks, hint: import("./game.js").ShownHint | null, grid: boolean) => Marks} */
function hinted(marks, hint, grid) {
  if (!hint?.open) return marks;
  const { arrows, places, path } = hint;
  const named = new Set(grid ? [] : arrows.flat());
  const pointed = places.filter((each) => !named.has(each));
  return {
    ...marks,
    ...(arrows.length > 0 && { arrows: [...(marks.arrows ?? []), ...arrows] }),
    ...(pointed.length > 0 && { pointed }),
    ...(path.length > 0 && { path }),
  };
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

/**
 * The play page. A board stands at once: an opening from a file, or the match that the browser keeps. Meanwhile a worker
 * starts Python; what a person does waits for it. After each action the browser keeps the log.
 */

/** @import { Bar, Lang } from "./frame.js" */
/** @import { Kept } from "./store.js" */
import { h } from "../../../teg_nb/widget/src/base/dom.js";
import { pyodide } from "../../../teg_nb/widget/src/hosts/pyodide.js";
import { saveFile } from "../../../teg_nb/widget/src/base/save-file.js";
import { drawnName, frameOf, language, place } from "./frame.js";
import { keeping } from "./store.js";
import { tabOf } from "./tabs.js";

/** The source of a board: an opening, a match that the browser keeps, or a log alone. @typedef {{game: string, id?: string, log?: string, values?: Record<string, any>, board?: string}} Source */

const GAMES = ["teg", "tgm", "reconquista", "wargame", "eggar"];
const DEALT = 3;

const version = document.documentElement.dataset.version ?? "";
const asked = new URLSearchParams(location.search);
const owner = drawnName();

/** @type {ReturnType<typeof keeping<Kept>>} */
const store = keeping("matches");
const front = import("./widget.js");
const plotly = import("./plotly.js");

/** @type {ReturnType<typeof pyodide> | null} */
let line = null; // to Python
/** @type {Worker | null} */
let worker = null;
/** Messages to Python from before it was told to open a board. @type {object[] | null} */
let early = null;
/** @type {ReturnType<typeof tabOf> | null} */
let tab = null;
/** @type {() => void} */
let stopBoard = () => {};
let source = /** @type {Source} */ ({ game: "teg" });
let id = ""; // of the match shown, once it is kept
let log = ""; // of the match shown
let number = 0; // of that match among those begun in this worker

const frame = frameOf(language(asked), "title");
const { said, tell, loading } = frame;

/** Write the page in a language. @param {Lang} chosen */
function speak(chosen) {
  frame.speak(chosen);
  drawLinks();
  listMatches();
}

function drawLinks() {
  document.querySelector("[data-practice]")?.setAttribute("href", `practice/?game=${source.game}&lang=${frame.lang()}`);
  for (const link of document.querySelectorAll("#games a:not([data-practice])")) {
    const game = link.getAttribute("data-game");
    link.setAttribute("href", `?game=${game ?? source.game}&lang=${frame.lang()}${game ? "" : "&now"}`);
    if (game === source.game) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

// Boards

/**
 * Show a board, and let Python open it.
 *
 * @param {Source} given
 * @param {boolean} [force] play here, though another tab plays
 * @param {Worker | null} [runs] Python that waits for an order
 */
async function show(given, force = false, runs = null) {
  leave(runs);
  worker = runs ?? started(); // Python starts while the board is drawn
  early = [];
  source = given;
  drawLinks();
  id = given.id ?? "";
  log = given.log ?? "";
  number = 0;
  const ready = given.values && given.board;
  const opening = ready ? null : await brought(`${given.game}.json`);
  const values = opening ? opening[frame.lang()] : given.values;
  const here = (line = pyodide(values, opening?.board ?? given.board, async () => plotly, post));
  here.host.hear("change:lang", () => here === line && speak(here.values.lang));
  place("board").inert = !ready && Boolean(log); // the opening is of another match
  stopBoard = (await front).show({ host: here.host, el: place("board"), board: JSON.parse(here.drawing()) });
  document.documentElement.dataset.page = "board";
  if (id && !(await play(force))) return;
  order();
}

/** @param {string} file */
const brought = async (file) => (await fetch(`openings/${file}`)).json();

/** @param {Worker | null} runs */
function leave(runs) {
  if (!runs) worker?.terminate();
  worker = null;
  tab?.leave();
  tab = null;
  stopBoard();
  place("board").replaceChildren();
  for (const key of ["watching", "died", "refused", "not_kept"]) tell(key, null);
}

/** Start Python. */
function started() {
  const made = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  made.onmessage = ({ data }) => made === worker && hear(JSON.parse(data));
  made.onerror = () => made === worker && died();
  loading(true);
  return made;
}

/** Let Python open the match, or the start screen of the game. */
function order() {
  const said = early ?? [];
  early = null;
  [{ order: { game: source.game, log, lang: frame.lang() } }, ...said].forEach(post);
}

/** @param {object} message */
function post(message) {
  if (early) early.push(message);
  else worker?.postMessage(JSON.stringify(message));
}

/** Nobody answers here any more, and bots stop. */
function rest() {
  worker?.terminate();
  worker = early = null;
  place("board").inert = true;
  line?.host.show({ auto: false });
  line?.free();
  loading(false);
}

function died() {
  rest();
  tell("died", { word: "died", buttons: [["resume", again], ["file", save]] });
}

function again() {
  tell("died", null);
  number = 0;
  worker = started();
  order();
}

/** Take a message of the worker. @param {any} told */
function hear(told) {
  if (told.idle) line?.done();
  else if (told.kept) keep(told.kept);
  else if (told.opened) opened(told.opened);
  else if (told.refused) refused(told.refused);
  else if (told.died) died();
  else {
    line?.take(told);
    if (told.method === "update") tab?.show({ state: told.state, parts: told.parts });
  }
}

/** @param {any} values */
function opened(values) {
  line?.open(values);
  place("board").inert = false;
  loading(false);
  document.documentElement.dataset.page = "ready";
  stay(); // after all that the match needs
}

/** A log that Python does not take: it stays where it is, and the start screen of its game opens. @param {Record<Lang, string>} why */
function refused(why) {
  const file = saving(source.game, log);
  const bar = /** @type {Bar} */ ({ word: "refused", facts: { why: why[frame.lang()] }, buttons: [["file", file]] });
  history.replaceState(null, "", `?game=${source.game}&lang=${frame.lang()}`);
  show({ game: source.game }, false, worker).then(() => tell("refused", bar));
}

// Matches that are kept

let writing = Promise.resolve();
let due = false;

/** @param {{number: number, log: string}} kept */
function keep(kept) {
  const another = number && kept.number !== number;
  number = kept.number;
  if (kept.log === log && (id || source.values)) return; // as it was opened
  log = kept.log;
  if (another || !id) begin();
  if (due) return;
  due = true;
  writing = writing.then(write);
}

/** A match begins: it gets a name, in the address of the page as well. */
function begin() {
  tab?.leave();
  id = drawnName();
  history.replaceState(null, "", `?match=${id}&lang=${frame.lang()}`);
  play(false);
}

async function write() {
  due = false;
  if (!line || !id || !worker) return;
  const values = /** @type {Record<string, any>} */ ({ ...line.values, selected: [] });
  await store.put({ id, owner, version, game: values.view.game, log, values, board: line.drawing(), when: Date.now() }).then(
    () => tell("not_kept", null),
    () => tell("not_kept", { word: "not_kept", buttons: [["file", save]] }),
  );
  listMatches();
}

/** Become the tab that plays this match, or watch it. @param {boolean} force */
async function play(force) {
  const match = id;
  tab = tabOf(match, {
    lost: () => match === id && watch(),
    asked: () => line && { state: { ...line.values }, parts: { board: line.drawing() } },
    seen: ({ state, parts }) => line?.take({ method: "update", state: { ...state, auto: false }, parts }),
  });
  if (!(await tab.play(force))) {
    watch();
    return false;
  }
  if (source.id !== match) return true; // it has just begun here
  const kept = await store.take(match, owner).catch(() => undefined);
  if (kept && kept.log !== log) {
    log = kept.log; // the other tab went on
    line?.take({ method: "update", state: kept.values, parts: { board: kept.board } });
  }
  return true;
}

function watch() {
  rest();
  tell("watching", { word: "watching", buttons: [["take_over", takeOver]] });
}

async function takeOver() {
  const match = id;
  const kept = await store.get(match);
  if (kept) show(usable(kept), true);
}

/** Return the source of a board for a kept match; values of another version of the page are left out. @param {Kept} kept @returns {Source} */
const usable = (kept) => (kept.version === version ? kept : { id: kept.id, game: kept.game, log: kept.log });

/** @param {string} game @param {string} text @returns {() => void} */
const saving = (game, text) => () => saveFile({ kind: "file", name: `${game}-${new Date().toISOString().slice(0, 10)}.jsonl`, type: "application/jsonl", text });

function save() {
  saving(line?.values.view.game ?? source.game, log)();
}

async function listMatches() {
  const all = (await store.all().catch(() => [])).sort((a, b) => b.when - a.when);
  const when = new Intl.DateTimeFormat(frame.lang(), { dateStyle: "medium", timeStyle: "short" });
  const rows = all.map((kept) => {
    const view = kept.values?.view;
    const seats = view ? view.seats.map((/** @type {{name: string}} */ seat) => seat.name).join(", ") : "";
    const remove = async () => {
      if (!confirm(said("really"))) return;
      await store.remove(kept.id);
      if (kept.id === id) location.assign(`?game=${kept.game}&lang=${frame.lang()}`);
      else listMatches();
    };
    return h(
      "li",
      { "data-match": kept.id },
      h("span", {}, h("b", {}, place("games").querySelector(`[data-game="${kept.game}"] [data-lang="${frame.lang()}"]`)?.textContent ?? kept.game), ` ${seats} · ${when.format(kept.when)}`),
      kept.id === id ? null : h("a", { href: `?match=${kept.id}&lang=${frame.lang()}`, "data-do": "go_on" }, said("go_on")),
      h("button", { type: "button", "data-do": "file", click: saving(kept.game, kept.log) }, said("file")),
      h("button", { type: "button", "data-do": "delete", click: remove }, said("delete")),
    );
  });
  place("matches").replaceChildren(...rows);
  /** @type {HTMLElement} */ (place("matches").parentElement).hidden = !rows.length;
}

/** @param {Event} event */
async function openFile(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const text = (await input.files?.[0]?.text()) ?? "";
  input.value = "";
  const game = gameOf(text);
  const runs = !early && line?.isIdle() ? worker : null; // Python need not start again
  if (game) await show({ game, log: text }, false, runs);
  else tell("refused", { word: "refused", facts: { why: said("no_log") } });
}

/** @param {string} text of a log @returns {string} its game, if it is one of these */
function gameOf(text) {
  try {
    const { game } = JSON.parse(text.replace(/^\ufeff/, "").split("\n", 1)[0]);
    return GAMES.includes(game) ? game : "";
  } catch {
    return "";
  }
}

// The page itself

/** Keep the page for times without a connection. A new version waits until the reader reloads. */
async function stay() {
  if (!navigator.serviceWorker) return;
  const kept = await navigator.serviceWorker.register("sw.js").catch(() => null);
  if (!kept) return;
  const renew = () => {
    navigator.serviceWorker.oncontrollerchange = () => location.reload();
    kept.waiting?.postMessage("now");
  };
  const look = () => kept.waiting && navigator.serviceWorker.controller && tell("version", { word: "version", buttons: [["reload", renew]] });
  kept.onupdatefound = () => kept.installing?.addEventListener("statechange", look);
  look();
}

/** @returns {Promise<Source>} what the address asks for */
async function chosen() {
  const match = asked.get("match");
  const kept = match ? await store.get(match).catch(() => undefined) : undefined;
  if (match && !kept) tell("gone", { word: "gone" });
  if (kept) return usable(kept);
  const game = GAMES.find((name) => name === asked.get("game")) ?? GAMES[0];
  if (!asked.has("now")) return { game };
  const dealt = await brought(`${game}-${1 + Math.floor(Math.random() * DEALT)}.json`);
  return { game, log: dealt.log, values: dealt[frame.lang()], board: dealt.board };
}

place("open").addEventListener("change", openFile);
place("language").addEventListener("click", () => {
  const other = frame.lang() === "es" ? "en" : "es";
  speak(other);
  line?.host.send({ kind: "lang", lang: other });
});
speak(frame.lang());
chosen().then((given) => show(given));
if (navigator.serviceWorker?.controller) stay();

/** The practice page: chapters of exercises, judged by Python in a worker. The browser keeps the answers. */

/** @import { Answers } from "../play/store.js" */
import { pyodide } from "../../../teg_nb/widget/src/hosts/pyodide.js";
import { saveFile } from "../../../teg_nb/widget/src/base/save-file.js";
import { drawnName, frameOf, language, place } from "../play/frame.js";
import { keeping } from "../play/store.js";
import { tabOf } from "../play/tabs.js";

const asked = new URLSearchParams(location.search);
const game = place("games").querySelector(`[data-game="${CSS.escape(asked.get("game") ?? "")}"]`)?.getAttribute("data-game") ?? "teg";
const frame = frameOf(language(asked), "practice");
const owner = drawnName();
/** @type {ReturnType<typeof keeping<Answers>>} */
const store = keeping("practice");

/** @type {Answers} */
let kept = { id: game, owner, journal: "", learner: "" };
/** @type {ReturnType<typeof pyodide> | null} */
let line = null; // to Python
/** @type {Worker | null} */
let worker = null;

/** @param {"es" | "en"} lang */
function speak(lang) {
  frame.speak(lang);
  for (const link of document.querySelectorAll("#games a")) {
    const name = link.getAttribute("data-game");
    link.setAttribute("href", name ? `?game=${name}&lang=${lang}` : `../?game=${game}&lang=${lang}`);
    if (name === game) link.setAttribute("aria-current", "page");
  }
}

const save = () => saveFile({ kind: "file", name: "answers.jsonl", type: "application/jsonl", text: kept.journal });

/** Start Python and open the exercises of the game, with the answers so far. */
async function start() {
  frame.loading(true);
  frame.tell("died", null);
  const started = (worker = new Worker(new URL("../worker.js", import.meta.url), { type: "module", name: "practice" }));
  started.onmessage = ({ data }) => started === worker && hear(JSON.parse(data));
  started.onerror = () => started === worker && died();
  const files = await (await fetch(`exercises/${game}.json`)).json();
  const { journal, learner } = kept;
  started.postMessage(JSON.stringify({ order: { game, lang: frame.lang(), files, journal, learner } }));
}

function rest() {
  worker?.terminate();
  worker = null;
  place("board").inert = true;
  line?.free();
  frame.loading(false);
}

function died() {
  rest();
  frame.tell("died", { word: "practice_died", buttons: [["practice_resume", start]] });
}

/** @param {any} told */
function hear(told) {
  if (told.idle) line?.done();
  else if (told.kept) keep(told.kept);
  else if (told.opened) opened(told.opened);
  else if (told.died || told.refused) died();
  else line?.take(told);
}

/** @param {{values: Record<string, any>, parts: Record<string, string>}} given */
async function opened({ values, parts }) {
  const front = await import("../widget.js");
  const here = (line = pyodide(values, parts.board, async () => import("../plotly.js"), (said) => worker?.postMessage(JSON.stringify(said))));
  here.host.hear("change:lang", () => speak(here.values.lang));
  place("board").replaceChildren();
  place("board").inert = false;
  front.show({ host: here.host, el: place("board"), board: JSON.parse(parts.board) });
  frame.loading(false);
  document.documentElement.dataset.page = "ready";
}

/** @param {{journal: string, learner: string}} given */
function keep(given) {
  kept = { ...kept, ...given };
  store.put(kept).then(
    () => frame.tell("not_kept", null),
    () => frame.tell("not_kept", { word: "not_kept_answers", buttons: [["answers", save]] }),
  );
}

/** Open the exercises in this tab, unless another one has them. @param {boolean} force */
async function open(force) {
  if (!(await tab.play(force))) return watch();
  frame.tell("watching", null);
  kept = { ...kept, ...(await store.take(game, owner).catch(() => undefined)), owner };
  start();
}

function watch() {
  rest();
  frame.tell("watching", { word: "practice_elsewhere", buttons: [["practice_here", () => open(true)]] });
}

const tab = tabOf(`practice ${game}`, { lost: watch, asked: () => null, seen: () => {} });
place("answers").addEventListener("click", save);
place("language").addEventListener("click", () => {
  const other = frame.lang() === "es" ? "en" : "es";
  speak(other);
  line?.host.send({ kind: "lang", lang: other });
});
speak(frame.lang());
open(false);

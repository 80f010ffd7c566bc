/**
 * A task beside a board: exercises one after another, and tours. The kernel judges (`exercise_model.py`); here it is drawn, and
 * what is being answered stays here until it is checked.
 */

import { FORMS } from "./answer-forms.js";
import { drawChapters } from "./chapters.js";
import { button, h } from "../base/dom.js";
import { goesOn, keptFromLab, keyed } from "../base/keys.js";
import { ruleBox } from "../board/clause-card.js";
import { stillOf } from "../base/snapshot.js";
import { askingTexts, texts } from "../base/texts.js";
import { isDark, watchTheme } from "../base/theme.js";
import { withStyle } from "../base/styles.js";
import { render as renderBoard } from "../board/board.js";

/**
 * The part of a stop that is shown.
 *
 * @typedef {object} Told
 * @property {number} at
 * @property {string[]} dots of each stop: "right", "wrong", "seen" or ""
 * @property {boolean} last
 * @property {boolean} shut what comes next is closed
 * @property {boolean} endless what comes next is made on request
 * @property {number} [chapter] index of the one shown
 * @property {{title: string, solved: number, total: number, goals: number, known: number}[]} [chapters] of a workbook
 * @property {string} [trainer] title of what has no end in a workbook, after its chapters
 * @property {string} title
 * @property {string} task
 * @property {boolean} board whether there is one
 * @property {"map" | "ticks" | "radio" | "text" | "order" | "clause" | "moves" | "none"} form the controls of its answer
 * @property {string[]} options
 * @property {(string | number)[]} values what each option stands for
 * @property {boolean} numbered each option has a number, and shows the position after it
 * @property {number} [entry] after how many the board is shown
 * @property {number} [moves] that were made
 * @property {boolean} [done]
 * @property {boolean} [spent] it takes no more answers, and explains
 * @property {number | null} [left] tries; null for no limit
 * @property {boolean} [another] a similar exercise may be made
 * @property {boolean} [enough] as many similar ones as a sitting has
 * @property {{right: boolean | null, text: string, clause: string} | null} [verdict]
 * @property {[string, boolean][]} [tried]
 * @property {string[]} [hints]
 * @property {boolean} [more] hints
 * @property {boolean} [solvable] a right answer is written
 * @property {string | null} [solution]
 * @property {string} [stamp] the learner's code, and the stamp of the answers
 */

/** @typedef {ReturnType<typeof askingTexts>} Words */

/** After this time without an answer the kernel may be gone, ms. */
const LATE = 15_000;

const CLAUSE = /\b([A-Z]{3}-(?:D-)?\d+(?:\.\d+[a-z]?)?)\b/;

/** A text, its clauses as chips. @type {(text: string) => HTMLElement[]} */
const cited = (text) =>
  text.split("\n").map((line) =>
    h("p", {}, ...line.split(CLAUSE).map((each, k) => (k % 2 ? h("button", { type: "button", class: "teg-chip", "data-clause": each }, each) : each))),
  );

/** Printed forms of signs. @type {Record<string, string>} */
const SIGNS = { true: "✓", false: "✗", null: "…" };

/**
 * @param {any} props
 * @returns {() => void} clean-up
 */
export function asking({ host, el, board }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const told = () => /** @type {Told} */ (host.get("told"));
  const lang = () => host.get("lang");
  const own = Array.from(crypto.getRandomValues(new Uint32Array(3)), (each) => each.toString(36)).join("-");

  const heard = h("p", { class: "teg-verdict", role: "status", "aria-live": "assertive" });
  const head = h("header", {});
  const body = h("div", { class: "teg-asked" });
  const foot = h("div", { class: "teg-asked" });
  const task = h("section", { class: "teg-task" }, head, body, heard, foot);
  const place = h("div", { class: "teg-task-board" });
  const chapters = told().chapters ? h("details", { class: "teg-chapters", open: true }) : null;
  const root = h("div", { class: "teg teg-asking", role: "group", tabindex: -1, "data-face": host.get("face") }, chapters, h("div", { class: "teg-both" }, task, place));
  const rule = ruleBox(root);
  root.append(rule.box);
  withStyle(el);
  el.append(root);
  keptFromLab(root, stops);
  goesOn(root);
  stops.push(host.hear("presence", () => host.presence() === "gone" && unanswered(texts(lang()).kernel_gone)));
  const still = stillOf(el, () => host.send({ kind: "still" }), stops);

  let refusal = "";
  let busy = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let late;

  /** @param {string} what @param {Record<string, unknown>} [fields] */
  const ask = (what, fields = {}) => {
    refusal = "";
    busy = true;
    clearTimeout(late);
    late = setTimeout(() => unanswered(texts(lang()).no_answer), LATE);
    host.send({ kind: "exercise", do: what, at: told().at, ...(chapters && { chapter: told().chapter }), ...fields, nonce: own });
  };

  /** @param {string} why */
  const unanswered = (why) => {
    clearTimeout(late);
    [busy, refusal] = [false, why];
    draw();
  };

  // --- the board ---------------------------------------------------------------------------------

  let beside = { board: "", manner: "", stop: () => {} };

  /** The board hears nothing that is about the next one. @param {string} id */
  const hostOf = (id) => ({
    ...host,
    hear: (/** @type {any} */ event, /** @type {any} */ callback) => host.hear(event, (/** @type {any} */ content) => host.get("board") === id && callback(content)),
  });

  const drawBoard = async () => {
    const { form, board: there } = told();
    const { manner } = FORMS[form];
    const id = host.get("board");
    if (beside.board === id && beside.manner === `${there}${manner}`) return;
    beside.stop();
    place.replaceChildren();
    place.hidden = !there;
    root.classList.toggle("teg-alone", !there);
    beside = { board: id, manner: `${there}${manner}`, stop: () => {} };
    if (!there) return;
    const mine = beside;
    const drawing = first === id ? board : await host.part("board");
    if (mine !== beside || gone) return;
    mine.stop = renderBoard(/** @type {any} */ ({ host: hostOf(id), el: place, board: drawing, manner }));
  };
  const first = host.get("board");
  let gone = false;

  // --- what is asked -----------------------------------------------------------------------------

  let answer = FORMS[told().form].answer(told(), own, change);
  /** Subject of the answer. */
  let asked = "";

  /** @param {{entry?: number}} [also] an entry whose position is to be shown */
  function change({ entry } = {}) {
    if (entry != null) ask("entry", { entry });
    draw();
  }

  const check = () => {
    if (busy || told().spent || !answer.ready()) return;
    ask("check", { answer: answer.value() });
    draw();
  };

  const go = (/** @type {number} */ stop) => {
    const { at, dots, shut } = told();
    if (stop < 0 || (stop > at && shut) || (stop > dots.length)) return;
    ask("go", { stop });
  };

  const draw = () => {
    const now = told();
    const t = askingTexts(lang());
    const subject = `${now.chapter ?? ""}/${now.at}`;
    if (subject !== asked) {
      asked = subject;
      answer = FORMS[now.form].answer(now, own, change);
    }
    answer.renew(now, host.get("selected") ?? []);
    const active = /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;
    const key = active && (task.contains(active) || chapters?.contains(active)) && active.getAttribute("data-key");
    root.lang = lang();
    root.setAttribute("aria-label", now.title || t.exercise);
    root.dataset.theme = isDark() ? "dark" : "light";
    root.dataset.size = host.get("size") ?? "page";
    root.dataset.at = String(now.at);
    root.toggleAttribute("data-done", Boolean(now.done));
    if (chapters) drawChapters(chapters, now, t, ask);
    head.replaceChildren(...headOf(now, t));
    body.replaceChildren(h("div", { class: "teg-task-text" }, ...cited(now.task)), ...answer.draw(t));
    const said = refusal ? { right: null, text: refusal, clause: "" } : (now.verdict ?? null);
    heard.dataset.right = String(said?.right ?? null);
    heard.hidden = !said;
    if (heard.dataset.said !== JSON.stringify([said, subject, now.tried?.length])) {
      heard.dataset.said = JSON.stringify([said, subject, now.tried?.length]);
      heard.replaceChildren(...(said ? worded(said) : []));
    }
    foot.replaceChildren(...footOf(now, t));
    if (key) {
      const again = /** @type {HTMLElement | null} */ (root.querySelector(`:is(.teg-task, .teg-chapters) [data-key="${CSS.escape(key)}"]:not([disabled])`));
      (again ?? root).focus({ preventScroll: true });
    }
    still(`${subject}/${now.tried?.length}/${now.moves}/${lang()}`);
    drawBoard();
  };

  /** @type {(said: {right: boolean | null, text: string, clause: string}) => (Node | string)[]} */
  const worded = ({ right, text, clause }) => [
    h("b", {}, SIGNS[String(right ?? null)]),
    " ",
    ...cited(text).map((each) => h("span", {}, ...each.childNodes)),
    ...(clause && !text.includes(clause) ? [" ", h("button", { type: "button", class: "teg-chip", "data-clause": clause }, clause)] : []),
  ];

  /** @type {(now: Told, t: Words) => HTMLElement[]} */
  const headOf = (now, t) => {
    const dots = now.dots.map((state, k) =>
      h("li", {}, button(`dot-${k}`, SIGNS[{ right: "true", wrong: "false" }[state] ?? ""] ?? (state ? "•" : ""), () => go(k), {
        class: `teg-stop teg-stop-${state || "new"}`,
        "aria-label": `${t.stop} ${k + 1}${state ? `: ${t[/** @type {"right"} */ (state)]}` : ""}`,
        "aria-current": k === now.at ? "step" : null,
        disabled: k > now.at && now.shut,
      })),
    );
    const several = now.dots.length > 1;
    return [
      h("h4", {}, now.title),
      several && h("ol", { class: "teg-stops", "aria-label": t.progress }, ...dots),
      button("full", "⤢", () => (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen()), { class: "teg-full", title: t.full, "aria-label": t.full, hidden: !document.fullscreenEnabled }),
    ].filter((each) => each instanceof HTMLElement);
  };

  /** @type {(now: Told, t: Words) => HTMLElement[]} */
  const footOf = (now, t) => {
    const many = now.dots.length > 1 || !now.last;
    const asks = now.form !== "none";
    const played = FORMS[now.form].manner === "play";
    const does = [
      asks && !played && !now.spent && button("check", t.check, check, { class: "teg-main", disabled: busy || !answer.ready() }),
      now.spent && now.another && !now.enough && button("another", t.another, () => ask("another"), { class: now.done ? "" : "teg-main", disabled: busy }),
      played && button("undo", `↶ ${t.undo}`, () => ask("undo"), { disabled: !now.moves }),
      played && button("again", t.again, () => ask("again"), { disabled: !now.moves }),
      asks && button("hint", t.hint, () => ask("hint"), { disabled: !now.more }),
      asks && button("solution", t.solution, () => ask("solution"), { disabled: Boolean(now.solution) || !now.solvable }),
    ];
    const goes = [
      many && button("before", t.before, () => go(now.at - 1), { disabled: now.at === 0 }),
      many && button("next", now.endless && now.at === now.dots.length - 1 ? t.one_more : t.next, () => go(now.at + 1), { disabled: now.last || now.shut, class: now.done || !asks ? "teg-main" : "" }),
    ];
    const tried = now.tried ?? [];
    const left = tried.length > 0 && !now.spent ? now.left : null;
    return [
      now.spent && now.another && now.enough && h("p", { class: "teg-hint" }, t.enough),
      left != null && h("p", { class: "teg-hint" }, left === 1 ? t.left_one : `${t.left}: ${left}`),
      asks && now.shut && !now.last && h("p", { class: "teg-hint" }, t.your_turn),
      h("div", { class: "teg-steps" }, h("div", { class: "teg-buttons" }, ...does), many && h("div", { class: "teg-buttons" }, ...goes)),
      ...(now.hints ?? []).map((each, k) => h("div", { class: "teg-given" }, h("b", {}, `${t.hint} ${k + 1}`), ...cited(each))),
      now.solution && h("div", { class: "teg-given teg-solved" }, ...cited(now.solution)),
      tried.length > 0 && h("details", { open: tried.length < 4 }, h("summary", { "data-key": "tried" }, `${t.tried}: ${tried.length}`),
        h("ol", { class: "teg-tried" }, ...tried.map(([text, right]) => h("li", { "data-right": String(right ?? null) }, `${SIGNS[String(right ?? null)]} ${text}`)))),
      now.stamp && h("small", { class: "teg-stamp" }, now.stamp),
    ].filter((each) => each instanceof HTMLElement);
  };

  // --- hearing -----------------------------------------------------------------------------------

  const listen = (/** @type {any} */ event, /** @type {(content: any) => void} */ callback) => void stops.push(host.hear(event, callback));
  listen("change:told", draw);
  for (const each of ["size", "selected"]) listen(`change:${each}`, draw);
  listen("message", (reply) => {
    if (reply?.nonce !== own) return;
    clearTimeout(late);
    busy = false;
    if (reply.kind === "clause") rule.show(reply, texts(lang()));
    if (reply.kind === "refused") refusal = reply.text;
    draw();
  });

  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (place.contains(target)) return; // the board has its own
    if (!rule.box.contains(target)) rule.close();
    const chip = /** @type {HTMLElement | null} */ (target.closest("[data-clause]"));
    if (!chip) return;
    rule.from(chip);
    ask("clause", { name: chip.dataset.clause ?? "" });
  });
  keyed(root, ({ key }, target) => {
    if (key === "Escape") return rule.close();
    const arrows = answer.keys(key, target);
    if (arrows || target.matches("input, textarea")) return arrows;
    if (key === "PageDown" || key === "ArrowRight") return go(told().at + 1), true;
    if (key === "PageUp" || key === "ArrowLeft") return go(told().at - 1), true;
    return false;
  });
  // `keyed` leaves keys in fields to them; Enter there checks.
  task.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(/** @type {Element} */ (event.target).matches("input"))) return;
    event.preventDefault();
    check();
  });
  stops.push(watchTheme(draw), () => clearTimeout(late));
  draw();
  return () => {
    gone = true;
    beside.stop();
    stops.forEach((stop) => stop());
  };
}

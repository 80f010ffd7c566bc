/**
 * From here, many times: a button, bars that grow with their intervals, a stop; two positions side by side.
 *
 * The kernel plays, counts and words (`playouts_view.py`); here it is drawn. Nothing of it is a trait.
 */

/** @import { RenderProps } from "@anywidget/types" */

import words from "../../../engine/text/locale/playouts.json" with { type: "json" };
import { along } from "../base/board-link.js";
import { button, h, s, write } from "../base/dom.js";
import { jupyter } from "../hosts/jupyter.js";
import { reconnect } from "../hosts/reconnect.js";
import css from "../styles/playouts.css";
import { isDark, watchTheme } from "../base/theme.js";

/**
 * @typedef {object} Run playouts from one place
 * @property {string} place
 * @property {number} done
 * @property {number} asked
 * @property {[number, number, number, number][]} wins by seat: count, share, and its interval
 * @property {[string, number][]} ends
 * @property {[number, number, number] | null} rounds
 */

/**
 * @typedef {object} Told
 * @property {"playouts"} kind
 * @property {boolean} running
 * @property {number[]} games
 * @property {string[]} bots
 * @property {boolean} over
 * @property {string} from
 * @property {string | null} against
 * @property {{name: string, color: string, ink: string, sign: [number, number][]}[]} seats
 * @property {Run[]} runs
 * @property {[number, number, number][] | null} difference
 * @property {string | null} said
 */

/** @typedef {keyof typeof words} Word */

/** @typedef {(key: Word, facts?: Record<string, string | number>) => string} Say */

/** After this time without an answer the kernel may be gone, ms. */
const LATE = 15_000;

/** While somebody steps along, the kernel is not asked at each step, ms. */
const REST = 200;

/** @type {(lang: "es" | "en") => Say} */
const saying = (lang) => (key, facts = {}) => words[key][lang].replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));

/** A share that is not all or nothing is not told as such. @type {(share: number, lang: string) => string} */
export function percent(share, lang) {
  const whole = (/** @type {number} */ value) => value.toLocaleString(lang, { style: "percent" });
  if (share > 0 && share < 0.01) return `<${whole(0.01)}`;
  if (share < 1 && share > 0.99) return `>${whole(0.99)}`;
  return whole(share);
}

/** In points of a hundred, with its sign. @type {(value: number, lang: string) => string} */
export const points = (value, lang) => (100 * value).toLocaleString(lang, { maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** @param {RenderProps<any>} props */
function render({ model, el }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const host = jupyter(model, async () => null, stops);
  /** @type {Told | null} */
  let told = null;
  let refusal = "";
  let games = 0;
  let bots = "";
  let late = 0;
  let resting = 0;

  const style = h("style", {});
  style.textContent = css;
  const root = h("div", { class: "teg-playouts" });
  el.append(style, root);
  const paint = () => (root.dataset.theme = isDark() ? "dark" : "light");
  const unwatch = watchTheme(paint);
  paint();

  const lang = () => /** @type {"es" | "en"} */ (host.get("lang"));
  const send = (/** @type {Record<string, unknown>} */ message) => {
    refusal = "";
    clearTimeout(late);
    late = window.setTimeout(lost, LATE);
    host.send(message);
  };
  const lost = () => {
    refusal = saying(lang())("gone");
    draw();
  };
  stops.push(host.hear("presence", () => host.presence() === "gone" && lost()));
  along(host, ["line", "step"], stops, () => again());

  function draw() {
    const held = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement.dataset.key : "";
    const say = saying(lang());
    root.lang = lang();
    root.replaceChildren(...(told ? drawn(told, say) : [h("p", { role: "status" }, refusal || say("waiting"))]));
    if (held) /** @type {HTMLElement | null} */ (root.querySelector(`[data-key="${held}"]`))?.focus();
  }

  /** @type {(told: Told, say: Say) => string} */
  const whence = ({ from }, say) => {
    const [line, step] = [host.get("line"), host.get("step")];
    return ` ${line === "main" ? say("place", { step }) : say("place_of", { line, step })}, ${from}`;
  };

  /** @type {(told: Told, say: Say) => HTMLElement[]} */
  function drawn(told, say) {
    games ||= told.games[1];
    bots ||= told.bots[0];
    const run = told.runs[0];
    const choice = (/** @type {string} */ key, /** @type {string} */ label, /** @type {(string | number)[]} */ all, /** @type {string | number} */ chosen, /** @type {(value: string) => void} */ take) =>
      h(
        "label",
        {},
        `${label} `,
        h(
          "select",
          { "data-key": key, disabled: told.running, change: (/** @type {any} */ event) => (take(event.target.value), draw()) },
          ...all.map((each) => h("option", { value: each, selected: each === chosen }, typeof each === "number" ? each.toLocaleString(lang()) : each)),
        ),
      );
    return /** @type {HTMLElement[]} */ (
      [
        h("h4", {}, say("title"), h("small", {}, whence(told, say))),
        h(
          "div",
          { class: "controls" },
          told.running
            ? button("stop", say("stop"), () => send({ kind: "stop" }), { class: "main" })
            : button("start", say("start", { games: games.toLocaleString(lang()) }), () => send({ kind: "start", n: games, bots }), { class: "main", disabled: told.over }),
          choice("games", say("games"), told.games, games, (value) => (games = Number(value))),
          choice("bots", say("bots"), told.bots, bots, (value) => (bots = value)),
        ),
        told.over && h("p", {}, say("over")),
        ...told.runs.map((each) => progress(each, say)),
        told.runs.length > 0 && shares(told, say),
        told.runs.length > 0 && h("small", {}, say("level")),
        told.difference && differences(told, told.difference, say),
        run && run.done > 0 && ends(run, say),
        told.against && h("p", {}, say("pinned", { place: told.against })),
        h(
          "div",
          { class: "controls" },
          run && run.done > 0 && !told.running && button("keep", say("keep"), () => send({ kind: "keep" })),
          told.against ? button("unpin", say("unpin"), () => send({ kind: "unpin" })) : !told.running && button("pin", say("pin"), () => send({ kind: "pin" })),
        ),
        h("p", { role: "status", class: refusal ? "refusal" : "" }, refusal || told.said || ""),
      ].filter(Boolean)
    );
  }

  /** @type {(run: Run, say: Say) => HTMLElement} */
  const progress = (run, say) =>
    h("p", { class: "progress" }, h("progress", { max: run.asked, value: run.done, "aria-label": run.place }), ` ${run.place}: ${say("done", { done: run.done.toLocaleString(lang()), asked: run.asked.toLocaleString(lang()) })}`);

  /** @type {(told: Told, say: Say) => HTMLElement} */
  const shares = (told, say) =>
    h(
      "table",
      {},
      told.runs.length > 1 && h("thead", {}, h("tr", {}, h("th", {}), ...told.runs.map((run) => h("th", { colspan: 2, scope: "colgroup" }, run.place)))),
      h(
        "tbody",
        {},
        ...told.seats.map((seat, k) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, sign(seat), ` ${seat.name}`),
            ...told.runs.flatMap((run) => {
              const [, share, low, high] = run.wins[k];
              const between = say("interval", { low: percent(low, lang()), high: percent(high, lang()) });
              const label = `${say("chance")} ${percent(share, lang())}, ${between}`;
              return [h("td", { class: "bar" }, bar(seat.color, share, low, high, label)), h("td", { class: "number" }, h("b", {}, percent(share, lang())), h("small", {}, ` ${between}`))];
            }),
          ),
        ),
      ),
    );

  /** @type {(told: Told, rows: [number, number, number][], say: Say) => HTMLElement} */
  const differences = (told, rows, say) =>
    h(
      "table",
      {},
      h("caption", {}, say("difference", { here: told.runs[0].place, there: told.runs[1].place })),
      h(
        "tbody",
        {},
        ...rows.map(([value, low, high], k) => {
          const apart = low > 0 || high < 0;
          return h(
            "tr",
            {},
            h("th", { scope: "row" }, sign(told.seats[k]), ` ${told.seats[k].name}`),
            h("td", { class: "bar" }, gap(told.seats[k].color, value, low, high)),
            h("td", { class: "number" }, h("b", {}, say("points", { value: points(value, lang()) })), h("small", {}, ` ${say("interval", { low: points(low, lang()), high: points(high, lang()) })}; ${say(apart ? "apart" : "not_apart")}`)),
          );
        }),
      ),
    );

  /** @type {(run: Run, say: Say) => HTMLElement} */
  const ends = (run, say) =>
    h(
      "div",
      {},
      h("h5", {}, say("ends")),
      h("ul", {}, ...run.ends.map(([text, count]) => h("li", {}, h("b", {}, percent(count / run.done, lang())), ` ${text}`))),
      run.rounds && h("p", {}, say("rounds", { low: number(run.rounds[0]), middle: number(run.rounds[1]), high: number(run.rounds[2]) })),
    );

  const number = (/** @type {number} */ value) => value.toLocaleString(lang(), { maximumFractionDigits: 0 });

  const hear = (/** @type {any} */ content) => {
    clearTimeout(late);
    if (content?.kind === "playouts") told = content;
    else if (content?.kind === "refused") refusal = content.text;
    draw();
  };
  const again = () => {
    const place = root.querySelector("h4 small");
    if (told && place) write(place, whence(told, saying(lang())));
    clearTimeout(resting);
    resting = window.setTimeout(() => host.send({ kind: "show" }), REST);
  };
  const retold = () => {
    draw();
    again();
  };
  stops.push(host.hear("message", hear), host.hear("change:lang", retold));
  draw();
  reconnect(model).then(() => send({ kind: "show" }));
  return () => {
    clearTimeout(late);
    clearTimeout(resting);
    unwatch();
    stops.forEach((stop) => stop());
  };
}

/** The colour of a seat, and its sign. @type {(seat: Told["seats"][number]) => SVGElement} */
const sign = ({ color, ink, sign }) =>
  s(
    "svg",
    { viewBox: "-3 -3 6 6", class: "sign", "aria-hidden": "true" },
    s("circle", { r: 2.6, fill: color, stroke: "currentColor", "stroke-width": 0.2 }),
    sign.length > 0 && s("path", { d: `M${sign.join("L")}Z`, fill: ink }),
  );

/** @type {(color: string, share: number, low: number, high: number, label: string) => SVGElement} */
const bar = (color, share, low, high, label) =>
  s(
    "svg",
    { viewBox: "0 0 100 10", preserveAspectRatio: "none", role: "img", "aria-label": label },
    s("rect", { class: "track", x: 0, y: 1, width: 100, height: 8 }),
    s("rect", { class: "share", x: 0, y: 1, width: 100 * share, height: 8, fill: color }),
    ...whisker(100 * low, 100 * high),
  );

/** @type {(color: string, value: number, low: number, high: number) => SVGElement} */
const gap = (color, value, low, high) =>
  s(
    "svg",
    { viewBox: "-100 0 200 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    s("rect", { class: "track", x: -100, y: 1, width: 200, height: 8 }),
    s("rect", { class: "share", x: Math.min(0, 100 * value), y: 1, width: Math.abs(100 * value), height: 8, fill: color }),
    s("path", { class: "zero", d: "M0 0V10" }),
    ...whisker(100 * low, 100 * high),
  );

/** Twice, so that it is seen on any colour. @type {(low: number, high: number) => SVGElement[]} */
const whisker = (low, high) => ["under", "over"].map((each) => s("path", { class: each, d: `M${low} 5H${high}M${low} 2.5V7.5M${high} 2.5V7.5` }));

export default { render };

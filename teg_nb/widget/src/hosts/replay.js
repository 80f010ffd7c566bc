/** A host without Python: a match that the page itself holds, step by step, in both languages. */

/** @import { Host, Part } from "./host.js" */

/** @typedef {"es" | "en"} Lang */

/**
 * Values of a field of the view, which hold from the rows `at` on. Spanish serves for English where both are the same.
 *
 * @typedef {{at: number[], es: any[], en?: any[]}} Column
 */

/**
 * A match as `widget/session/saved_page.py` writes it.
 *
 * @typedef {object} Replay
 * @property {Record<string, any>} values values of the views: `line`, `step`, `lang`, `size` ...
 * @property {Record<string, {of: string | null, first: number, end: number, columns: Record<string, Column>, secrets: Record<string, Column>}>} lines
 *   from the first step that is the line's own; `secrets`: of the seat that reads, if any
 * @property {import("../base/protocol.js").Course[]} courses
 * @property {Record<Lang, {film: string, tail: object}>} feeds what followers show
 * @property {Record<string, Record<Lang, object>>} clauses replies, by name
 */

/** Fields that list the latest items. Each value says how many go at the front, and has the new ones. */
const SLIDING = ["news", "acts"];

/** Views of a line, or secrets, row by row. @type {(line: Replay["lines"][string], part: "columns" | "secrets", lang: Lang) => any[]} */
function rowsOf(line, part, lang) {
  const { first, end, [part]: columns } = line;
  const changes = Array.from({ length: end - first + 1 }, () => /** @type {Record<string, any>} */ ({}));
  for (const [name, column] of Object.entries(columns)) {
    /** @type {any[]} */
    let latest = [];
    (column[lang] ?? column.es).forEach((value, k) => {
      const slides = SLIDING.includes(name);
      if (slides) latest = [...latest.slice(value[0]), ...value[1]];
      changes[column.at[k]][name] = slides ? latest : value;
    });
  }
  let view = {};
  return changes.map((changed) => (view = { ...view, ...changed }));
}

/** Views by line and step; those of a line are made when one of them is shown. @type {(lines: Replay["lines"], part: "columns" | "secrets") => (line: string, step: number, lang: Lang) => any} */
function lookingUp(lines, part) {
  /** @type {Map<string, any[]>} */
  const made = new Map();
  /** @type {(line: string, step: number, lang: Lang) => any} */
  const view = (line, step, lang) => {
    const { of, first, end } = lines[line];
    if (step < first && of != null) return { ...view(of, step, lang), line, steps: end };
    const key = `${lang}/${line}`;
    const views = made.get(key) ?? rowsOf(lines[line], part, lang);
    made.set(key, views);
    return views[Math.min(Math.max(step, first), end) - first];
  };
  return view;
}

/** Take over the values that are a view's own, and return the others. @type {(own: Record<string, any>, given: Record<string, any>) => Record<string, any>} */
function divided(own, given) {
  const others = Object.entries(given).filter(([name]) => !(name in own));
  for (const name of Object.keys(given)) if (name in own) own[name] = given[name];
  return Object.fromEntries(others);
}

/**
 * @param {Replay} replay
 * @param {(name: Part, lang: Lang) => Promise<any>} part
 * @returns {(face: string, own?: Record<string, any>) => Host} the host of a view; all of them share line, step and language.
 *   `own`: values of this view alone
 */
export function replaying({ values, lines, courses, feeds, clauses }, part) {
  const viewAt = lookingUp(lines, "columns");
  const secretsAt = lookingUp(lines, "secrets");
  /** @type {Map<string, Set<(content: any) => void>>} */
  const heard = new Map();
  const tell = (/** @type {string} */ event, /** @type {any} */ content) => [...(heard.get(event) ?? [])].forEach((callback) => callback(content));
  const lang = () => /** @type {Lang} */ (values.lang);

  /** Take values over, and what follows of them. @param {Record<string, any>} given */
  const take = (given) => {
    const before = { ...values };
    Object.assign(values, given);
    if (!(values.line in lines)) values.line = before.line ?? "main";
    const view = viewAt(values.line, values.step, lang());
    Object.assign(values, { view, step: view.step, steps: view.steps, lines: courses, film: lang(), tail: feeds[lang()].tail });
    for (const name of Object.keys(values)) if (values[name] !== before[name]) tell(`change:${name}`, values[name]);
  };

  /** Messages that the page can answer itself. @type {Record<string, (message: any) => object | null | void>} */
  const answers = {
    go: ({ line, step }) => take({ line, step }),
    lang: (message) => take({ lang: message.lang }),
    events: ({ have }) => ({ kind: "events", have: lang(), film: have === lang() ? "" : feeds[lang()].film, tail: values.tail }),
    private: () => (values.view.viewer == null ? null : secretsAt(values.line, values.step, lang())),
    clause: ({ name }) => clauses[name]?.[lang()] ?? null,
  };

  take({});
  return (face, own = {}) => ({
    get: (name) => (name === "face" ? face : name in own ? own[name] : values[name]),
    set: (given) => take(divided(own, given)),
    show: (given) => take(divided(own, given)),
    send(message, told) {
      queueMicrotask(() => {
        const { kind, nonce } = /** @type {any} */ (message);
        const reply = answers[kind]?.(message);
        if (reply) tell("message", { ...reply, nonce });
        told?.("idle");
      });
    },
    hear(event, callback) {
      const all = heard.get(event) ?? new Set();
      heard.set(event, all.add(callback));
      return () => void all.delete(callback);
    },
    part: (name) => part(name, lang()),
    presence: () => "here",
    beside: async () => null,
    embed: null,
  });
}

/** A host without Python: a match that the page itself holds, step by step, in both languages. */

/** @import { Host, Part } from "./host.js" */

/** @typedef {"es" | "en"} Lang */

/**
 * A step of a line in both languages: what differs from the step before. What is gone is null.
 *
 * @typedef {Record<Lang, Record<string, any>>} Step
 */

/**
 * A match as `widget/session/saved_page.py` writes it.
 *
 * @typedef {object} Replay
 * @property {Record<string, any>} values values of the views: `line`, `step`, `lang`, `size` ...
 * @property {Record<string, {of: string | null, first: number, steps: Step[]}>} lines steps by line, from the first that is its own
 * @property {import("../base/protocol.js").Course[]} courses
 * @property {Record<Lang, {film: string, tail: object}>} feeds what followers show
 * @property {Record<string, Record<Lang, object>>} clauses replies, by name
 */

/**
 * Views by line and step, made of the differences when they are first shown.
 *
 * @param {Replay["lines"]} lines
 * @returns {(line: string, step: number, lang: Lang) => any}
 */
function viewsOf(lines) {
  /** @type {Map<string, any[]>} */
  const made = new Map();
  /** @type {(line: string, step: number, lang: Lang) => any} */
  const view = (line, step, lang) => {
    const { of, first, steps } = lines[line];
    const end = first + steps.length - 1;
    if (step < first && of != null) return { ...view(of, step, lang), line, steps: end };
    const key = `${lang}/${line}`;
    const views = made.get(key) ?? [];
    made.set(key, views);
    const at = Math.min(Math.max(step, first), end) - first;
    for (let k = views.length; k <= at; k++) views.push({ ...views[k - 1], ...steps[k][lang] });
    return views[at];
  };
  return view;
}

/**
 * @param {Replay} replay
 * @param {(name: Part, lang: Lang) => Promise<any>} part
 * @returns {(face: string) => Host} the host of a view; all of them share line, step and language
 */
export function replaying({ values, lines, courses, feeds, clauses }, part) {
  const viewAt = viewsOf(lines);
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
    clause: ({ name }) => clauses[name]?.[lang()] ?? null,
  };

  take({});
  return (face) => ({
    get: (name) => (name === "face" ? face : values[name]),
    set: take,
    show: take,
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

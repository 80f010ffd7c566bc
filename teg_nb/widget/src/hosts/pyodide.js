/** A host with Python in the same browser: a worker runs it, and the page passes messages on. */

/** @import { Host, Part } from "./host.js" */

/** A message as `widget/session/board_model.py` sends it. @typedef {{method: string, state?: Record<string, any>, parts?: Record<string, string>, content?: any}} Said */

/**
 * A host may be shown before Python is there: its values are then those of an opening or of a kept match, and what the page
 * says waits.
 *
 * @param {Record<string, any>} values of the board
 * @param {string} drawing of the board, as JSON
 * @param {(name: Part) => Promise<any>} fetched other parts
 * @param {(said: Said) => void} post
 */
export function pyodide(values, drawing, fetched, post) {
  /** @type {Map<string, Set<(content: any) => void>>} */
  const heard = new Map();
  const tell = (/** @type {string} */ event, /** @type {any} */ content) => [...(heard.get(event) ?? [])].forEach((callback) => callback(content));

  /** Callbacks for the end of each message, in the order in which the messages were sent. @type {(((state: "busy" | "idle") => void) | undefined)[]} */
  const waiting = [];
  const say = (/** @type {Said} */ said, /** @type {((state: "busy" | "idle") => void) | undefined} */ told) => {
    waiting.push(told);
    post(said);
    told?.("busy");
  };

  const show = (/** @type {Record<string, any>} */ given, /** @type {string[]} */ names = Object.keys(given)) => {
    Object.assign(values, given);
    for (const name of names) tell(`change:${name}`, values[name]);
  };

  /** @type {Host} */
  const host = {
    get: (name) => values[name],
    set(given) {
      show(given);
      say({ method: "update", state: given }, undefined);
    },
    show,
    send: (content, told) => say({ method: "custom", content }, told),
    hear(event, callback) {
      const all = heard.get(event) ?? new Set();
      heard.set(event, all.add(callback));
      return () => void all.delete(callback);
    },
    part: async (name) => (name === "board" ? JSON.parse(drawing) : fetched(name)),
    presence: () => "here",
    beside: async () => null,
    embed: null,
  };

  return {
    host,
    values,
    drawing: () => drawing,

    /** Take a message of Python. @param {Said} said */
    take({ method, state = {}, parts = {}, content }) {
      if (method === "custom") return tell("message", content);
      const anew = parts.board != null && parts.board !== drawing;
      if (anew) drawing = parts.board;
      show(state);
      if (anew) tell("change:board", null);
    },

    /** Take over all values, once Python is there: views hear of those that differ. @param {{values: Record<string, any>, parts: Record<string, string>}} opened */
    open(opened) {
      const differ = Object.entries(opened.values).filter(([name, value]) => JSON.stringify(values[name]) !== JSON.stringify(value));
      this.take({ method: "update", state: Object.fromEntries(differ), parts: opened.parts });
    },

    /** True if no message waits for its end. */
    isIdle: () => waiting.length === 0,

    /** The oldest message is done. */
    done: () => waiting.shift()?.("idle"),

    /** Nobody answers any more. */
    free: () => waiting.splice(0).forEach((told) => told?.("idle")),
  };
}

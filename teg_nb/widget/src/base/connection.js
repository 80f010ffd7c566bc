/** The line to the kernel: one message of a person at a time, and what is heard of it until it is done. */

/** @import { Message, View } from "./protocol.js" */
/** @import { Host } from "../hosts/host.js" */
import { write } from "./dom.js";
import { texts } from "./texts.js";

/** After this time without an answer the controls work again where the host does not say how the kernel is, ms. */
const PATIENCE = 15000;

/** An answer that takes longer than this is waited for in sight, ms: to show it sooner would cost as much as a step. */
const SLOW = 250;

/** Messages that keep their meaning at a later position, while bots go on. */
const ANYWHERE = new Set(["undo", "redo", "step", "level"]);

/**
 * @param {Host} host
 * @param {{root: HTMLElement, notice: HTMLElement, busy: HTMLElement}} dom
 * @param {() => View} view
 * @param {{freed: () => void, unanswered: () => void, goes: (message: Message) => boolean, said: (message: Message) => void}} heard a
 *   status has come; none has for too long; whether a message needs not to be sent, since what it asks for is a trait; a
 *   person sends one
 * @param {(() => void)[]} stops
 */
export function wireOf(host, { root, notice, busy }, view, heard, stops) {
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
  const own = Array.from(crypto.getRandomValues(new Uint32Array(3)), (each) => each.toString(36)).join("-");
  const driver = `${own}!`;
  const aside = `${own}?`;

  const busyNow = () => root.hasAttribute("data-busy");

  const free = () => {
    clearTimeout(patience);
    clearTimeout(slow);
    root.removeAttribute("data-slow");
    root.removeAttribute("data-busy");
    root.setAttribute("aria-busy", "false");
  };
  stops.push(free);

  const wait = () => {
    patience = setTimeout(() => {
      const there = host.presence();
      if (there === "busy" || (begun && there !== "unknown")) return wait();
      free();
      heard.unanswered();
    }, PATIENCE);
  };

  const tell = () => {
    const t = texts(view()?.lang);
    const there = host.presence();
    if (root.dataset.kernel !== there) root.dataset.kernel = there;
    if (there === "gone" || there === "away") free();
    notice.hidden = there !== "gone" && there !== "away";
    write(notice, notice.hidden ? "" : t[there === "gone" ? "kernel_gone" : "kernel_away"]);
    write(busy, there === "busy" && !begun ? t.kernel_busy : t.busy);
  };
  stops.push(host.hear("presence", tell));

  // Replies of the kernel to a message. The last one says that it is done, also without a result.
  const onStatus = (/** @type {number} */ which, /** @type {"busy" | "idle"} */ state) => {
    if (which !== number) return;
    if (state === "idle") free();
    begun ||= state === "busy";
    tell();
    heard.freed();
  };

  return {
    /** Names of replies: to a person, to bots that go on, and to messages without a waiter. */
    names: { own, driver, aside },
    free,
    /** Say how the kernel is, in the language of now. */
    tell,
    busy: busyNow,
    /** True unless the kernel is known to be unreachable. */
    there: () => notice.hidden,

    /**
     * @param {Message | null} message
     * @param {string} [from] what the reply shall name
     */
    send(message, from = own) {
      if (!message) return;
      if (from === own) heard.said(message);
      if (notice.hidden && (driven || !busyNow()) && heard.goes(message)) return;
      if (busyNow()) {
        if (driven) waiting = message;
        return;
      }
      if (!notice.hidden) return notice.scrollIntoView({ block: "nearest" });
      root.setAttribute("data-busy", message.kind);
      root.setAttribute("aria-busy", "true");
      slow = setTimeout(() => root.setAttribute("data-slow", ""), SLOW);
      begun = false;
      driven = from === driver;
      if (!driven) said = message;
      const which = ++number;
      tell();
      wait();
      host.send({ ...message, nonce: from }, (state) => onStatus(which, state));
    },

    /** Ask beside: nobody waits for it, and what is refused of it is not said. @param {Message | {kind: "still"}} message */
    ask(message) {
      host.send({ ...message, nonce: aside });
    },

    write: host.set,

    /** Take the message that a person sent while bots went on, ready to be sent now. @returns {Message | null} */
    kept() {
      const message = waiting;
      waiting = null;
      const { line, step } = view();
      return message && ANYWHERE.has(message.kind) ? /** @type {Message} */ ({ ...message, line, step }) : message;
    },

    /** Keep what a person said last, to be sent again, if it says the same at another position. */
    keep() {
      const same = said != null && ANYWHERE.has(said.kind);
      if (same) waiting = said;
      return same;
    },
  };
}

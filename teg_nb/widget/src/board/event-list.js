/** The board's own list of events, whole: asked for once it is opened, and when there are more. */

/** @import { Message, View } from "../base/protocol.js" */
/** @import { Film, Tail } from "../views/replay-feed.js" */
import { h } from "../base/dom.js";
import { eventList } from "../views/events.js";
import { unpacked } from "../views/replay-feed.js";
import { texts } from "../base/texts.js";

/**
 * @param {HTMLElement} box a `details`
 * @param {{view: () => View, ask: (message: Message) => void, go: (step: number, line: string) => void, wants: () => boolean, told: (film: Film, tail: Tail) => void}} board `wants`: somebody else waits for the events, who is `told`
 * @param {(() => void)[]} stops
 */
export function eventsBox(box, { view, ask, go, wants, told }, stops) {
  const details = /** @type {HTMLDetailsElement} */ (box);
  const title = h("summary", { "data-key": "events" });
  const list = eventList(go, () => view().step);
  stops.push(list.stop);
  details.append(title, list.root);
  let have = ""; // the film that is here
  let asked = ""; // for which place
  /** @type {{film: Film, tail: Tail} | null} */
  let here = null;

  const show = (/** @type {View} */ now) => {
    const t = texts(now.lang);
    title.textContent = t.events;
    if (!details.open && !wants()) return;
    const wanted = JSON.stringify([now.lang, now.line, now.steps, now.lines, now.memory, Boolean(now.over), now.memory ? 0 : now.step]);
    if (wanted !== asked) {
      asked = wanted;
      ask({ kind: "events", have });
    }
    if (!details.open) return;
    if (here) list.tell(here.film, here.tail, now.line, t);
    else list.wait(t);
    list.show(now.step, now.line);
  };
  details.addEventListener("toggle", () => show(view()));
  return {
    show,
    /** @param {any} reply */
    async hear(reply) {
      const film = reply.film ? await unpacked(reply.film) : here?.film;
      if (!film) return;
      here = { film, tail: reply.tail };
      have = reply.have;
      told(film, reply.tail);
      show(view());
    },
  };
}

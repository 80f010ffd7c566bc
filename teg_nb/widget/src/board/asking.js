/** Questions that the board itself asks before it does something. They stand in the action bar, so the map stays in sight. */

/** @import { Message, View } from "../base/protocol.js" */
/** @import { Move, Scene } from "./game.js" */
/** @import { Child } from "../base/dom.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { dot } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { filled } from "../base/texts.js";

/**
 * An open question: about an act at an earlier position, leaving an exploration, the name of what is kept, a person
 * who takes the seat of a bot, or a page with the secrets of a seat.
 *
 * @typedef {{kind: "past", message: Message} | {kind: "leave"} | {kind: "keep"} | {kind: "seat", seat: number} | {kind: "save", seat: string}} Asking
 */

/** Letters of the name of a variation. */
const LONGEST = 80;

/** Messages that play at the position shown. */
const PLAYS = new Set(["act", "attack_until", "routine", "answer", "throw", "step"]);

/**
 * The question that comes before a message, where the table lets nobody play on from an earlier position.
 *
 * @param {View} view
 * @param {Message} message
 * @returns {Asking | null}
 */
export function askedBefore(view, message) {
  const earlier = view.undoing === "own" && !view.exploring && view.step < view.steps;
  return earlier && PLAYS.has(message.kind) ? { kind: "past", message } : null;
}

/** True if something would be lost by leaving. @type {(view: View) => boolean} */
export const hasExplored = (view) => view.steps > 0 || view.lines.length > 1;

/** The open question as contents of the bar. @type {(scene: Scene, t: Texts) => Move | null} */
export function askingMove(scene, t) {
  const { asking, view, ask } = scene;
  if (!asking) return null;
  const cancel = (/** @type {string} */ text) => button("asking-cancel", text, () => ask(null));
  const question = (/** @type {string} */ text, /** @type {Child} */ sign = null) => h("b", { role: "alert" }, sign, text);
  switch (asking.kind) {
    case "past":
      return {
        question: true,
        facts: [question(t.past_ask)],
        more: [h("p", { class: "teg-hint" }, view.replaces ? t.past_ask_both : t.past_ask_explore)],
        buttons: [
          button("past-explore", t.past_explore, () => scene.playExplored(asking.message)),
          view.replaces && asking.message.kind === "act" && button("past-replace", t.past_replace, () => scene.playInstead(asking.message)),
          cancel(t.cancel),
        ],
      };
    case "leave":
      return {
        question: true,
        facts: [question(t.leave_ask)],
        buttons: [button("leave-yes", t.leave_yes, scene.leave), button("explore-keep", t.explore_keep, () => ask({ kind: "keep" })), cancel(t.leave_no)],
      };
    case "keep":
      return naming(scene, t);
    case "seat": {
      const { seat } = asking;
      return {
        question: true,
        facts: [question(filled(t.seat_ask, { seat: view.seats[seat].name }), dot(view, seat))],
        buttons: [button("seating-yes", t.seat_yes, () => scene.seat(seat, protocol.PERSON)), cancel(t.cancel)],
      };
    }
    case "save": {
      const { seat } = asking;
      return {
        question: true,
        facts: [question(filled(t.save_seat_ask, { seat }))],
        more: [h("p", { class: "teg-hint" }, filled(t.save_seat_what, { seat }))],
        buttons: [button("save-seat-yes", t.save_seat_yes, () => scene.saveSeat(seat), { class: "teg-main" }), cancel(t.cancel)],
      };
    }
  }
}

/** The name under which an exploration is kept. @type {(scene: Scene, t: Texts) => Move} */
function naming({ ask, keep }, t) {
  const keydown = (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && submit(event); // a host may keep it from the form
  const field = /** @type {HTMLInputElement} */ (h("input", { type: "text", "data-key": "keep-title", "aria-label": t.keep_title, placeholder: t.keep_title, maxlength: LONGEST, autofocus: true, keydown }));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (field.value.trim()) keep(field.value);
    else field.focus();
  };
  return {
    facts: [h("form", { class: "teg-keep", submit }, h("b", {}, t.keep_ask), field)],
    buttons: [h("button", { type: "button", class: "teg-main", "data-key": "keep-yes", click: submit }, t.keep_yes), button("asking-cancel", t.cancel, () => ask(null))],
  };
}

/** @param {import("./parts.js").Parts} parts */
export function askingIntents({ store, wire }) {
  const { dispatch, view } = store;
  const ask = (/** @type {Asking | null} */ asking) => dispatch({ type: "set", part: { asking } });
  return {
    /** Ask a question in the bar, or take it back. */
    ask,

    /** Explore from here, and play there. @param {Message} message */
    playExplored(message) {
      dispatch({ type: "set", part: { asking: null, next: message } });
      wire.send(protocol.explore(view()));
    },

    /** Play in place of what followed. @param {Message} message */
    playInstead(message) {
      ask(null);
      if (message.kind === "act") wire.send(protocol.replace(view(), message.action));
    },

    explore: () => wire.send(protocol.explore(view())),

    /** Leave the exploration. */
    leave() {
      ask(null);
      wire.send({ kind: "leave" });
    },

    /** Ask to leave, unless nothing would be lost. */
    askToLeave() {
      if (hasExplored(view())) ask({ kind: "leave" });
      else wire.send({ kind: "leave" });
    },

    /** Keep the exploration as a variation. @param {string} title */
    keep(title) {
      wire.send(protocol.keep(view(), title));
    },

    /** Save the page of a seat. @param {string} seat */
    saveSeat(seat) {
      ask(null);
      wire.send(protocol.savePage(seat));
    },

    /** Let somebody else play a seat. @param {number} seat @param {string} player */
    seat(seat, player) {
      ask(null);
      wire.send(protocol.setLevel(view(), seat, player));
    },
  };
}

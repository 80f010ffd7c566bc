/** Acts that were taken back: a list in the menu, each with a button that brings it back where the table allows it. */

/** @import { Section } from "./game.js" */
import { h } from "../base/dom.js";
import { dot } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { closePops } from "./pointer.js";

/** @type {Section} */
export const TAKEN_BACK = {
  depends: ({ view }) => view.taken_back,
  draw: ({ view, send }, t) => {
    const { taken_back: gone } = view;
    if (!gone.length) return null;
    const back = (/** @type {string} */ line) => (/** @type {Event} */ event) => {
      closePops(/** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest(".teg")), null); // to see it on the map
      send(protocol.bringBack(view, line));
    };
    return h(
      "details",
      { class: "teg-taken-back" },
      h("summary", { "data-key": "taken-back" }, `${t.taken_back} (${gone.length})`),
      h(
        "ol",
        {},
        ...[...gone].reverse().map(({ line, step, seat, text, can }) =>
          h(
            "li",
            {},
            h("span", {}, seat == null ? null : dot(view, seat), text || `${t.position} ${step}`),
            can ? h("button", { type: "button", "data-key": `bring-back-${line}`, "aria-label": `${t.bring_back}: ${text}`, click: back(line) }, t.bring_back) : h("em", {}, t.bring_back_not),
          ),
        ),
      ),
    );
  },
};

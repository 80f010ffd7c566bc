/** Everything that is there from the start; the panel fills the slots. */

import { h } from "../base/dom.js";

/** @typedef {HTMLDivElement & {tegPixel?: (name: string) => import("../map/map.js").Pixel | null}} Root */

/** @param {SVGElement} drawn what is drawn over the map */
export function skeleton(drawn) {
  const places = { timeline: h("div", { class: "teg-tops" }), side: h("div", { class: "teg-right" }), below: h("div", { class: "teg-below" }) };
  const map = h("div", { class: "teg-map", tabindex: 0, role: "application" });
  const here = h("div", { class: "teg-here", hidden: true });
  const credit = h("small", { class: "teg-credit" });
  const heard = h("div", { class: "teg-unseen", role: "status" });
  const busy = h("div", { class: "teg-busy", role: "status" });
  const card = h("div", { class: "teg-hovercard", hidden: true });
  const tool = (/** @type {string} */ key, /** @type {string} */ sign) => /** @type {HTMLButtonElement} */ (h("button", { type: "button", "data-key": key }, sign));
  const [wide, closer, further, sound] = [tool("wide", "⤢"), tool("zoom-in", "+"), tool("zoom-out", "−"), tool("sound", "♪")];
  const tools = h("div", { class: "teg-tools" }, sound, wide, closer, further);
  const caption = h("p", { class: "teg-caption", "aria-live": "polite", hidden: true });
  const events = h("details", { class: "teg-card teg-whole" });
  const keys = h("p", { class: "teg-keys" });
  const frame = h("div", { class: "teg-frame" }, map, drawn, credit, here, card, busy, heard);
  const said = h("div", { class: "teg-unseen teg-said", role: "log", "aria-live": "polite" });
  const notice = h("p", { class: "teg-notice", role: "alert", hidden: true });
  const root = /** @type {Root} */ (
    h(
      "div",
      {
        class: "teg",
        role: "group",
        tabindex: 0,
      },
      notice,
      said,
      h(
        "div",
        { class: "teg-columns" },
        h(
          "div",
          { class: "teg-left" },
          frame,
          caption,
          h("div", { class: "teg-top" }, places.timeline, tools),
          places.below,
          events,
          keys,
        ),
        places.side,
      ),
    )
  );
  return { root, places, map, credit, caption, events, busy, card, wide, closer, further, sound, keys, frame, notice, said, here, heard };
}

/** Predict, then see: a bet first; then the result and its reveal come in a message. No trait holds them. */

import { button, h } from "../base/dom.js";
import { goesOn, keptFromLab } from "../base/keys.js";
import { stillOf } from "../base/snapshot.js";
import { askingTexts, texts } from "../base/texts.js";
import { isDark, watchTheme } from "../base/theme.js";
import { withStyle } from "../base/styles.js";

/** Forms of a bet. @type {("yes" | "number" | "range" | "chance")[]} */
const KINDS = ["yes", "number", "range", "chance"];

/**
 * The result of a bet.
 *
 * @typedef {object} Came
 * @property {string} bet
 * @property {string} result
 * @property {string} judged
 * @property {boolean | null} hit of a chance null
 * @property {string} score
 * @property {Revealed[]} reveal
 */

/**
 * An item of a reveal. A widget is shown alive where the host can create its view.
 *
 * @typedef {object} Revealed
 * @property {string} html
 * @property {string} [view] id of the model of a widget
 */

/** @param {import("../hosts/host.js").Host} host @param {Revealed} item @param {(() => void)[]} stops */
function revealed(host, { html, view }, stops) {
  const place = h("div", {});
  const still = () => (place.innerHTML = html);
  const live = async () => {
    const shown = await /** @type {NonNullable<typeof host.embed>} */ (host.embed)(/** @type {string} */ (view));
    place.replaceChildren(shown.el);
    stops.push(() => shown.remove());
  };
  if (view && host.embed) live().catch(still);
  else still();
  return place;
}

/**
 * @param {any} props
 * @returns {() => void} clean-up
 */
export function guess({ host, el }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const root = h("div", { class: "teg teg-guess", role: "group" });
  withStyle(el);
  el.append(root);
  keptFromLab(root, stops);
  goesOn(root);
  const still = stillOf(el, () => {}, stops);

  /** @type {Came | null} */
  let came = null;
  const reveal = h("div", { class: "teg-reveal" });
  let refusal = "";
  let working = false;
  let kind = /** @type {"yes" | "number" | "range" | "chance"} */ (host.get("asks") || "yes");
  let [one, two, chance] = ["", "", 50];

  const lost = () => {
    [working, refusal] = [false, texts(host.get("lang")).kernel_gone];
    draw();
  };
  stops.push(host.hear("presence", () => host.presence() === "gone" && lost()));

  const bet = (/** @type {unknown} */ said) => {
    [working, refusal] = [true, ""];
    draw();
    host.send({ kind: "bet", bet: said });
  };

  const giveUp = () => {
    [working, refusal] = [true, ""];
    draw();
    host.send({ kind: "give_up" });
  };

  const draw = () => {
    const t = askingTexts(host.get("lang"));
    root.dataset.theme = isDark() ? "dark" : "light";
    root.lang = host.get("lang");
    root.setAttribute("aria-label", t.guess);
    root.replaceChildren(
      h("h4", {}, t.guess),
      h("p", { class: "teg-task-text" }, host.get("question")),
      ...(came ? told(came, t) : asked(t)),
    );
    still(`${Boolean(came)}`);
  };

  /** @type {(t: ReturnType<typeof askingTexts>) => HTMLElement[]} */
  const asked = (t) => {
    const ways = host.get("asks") ? [] : KINDS.map((each) => {
      const input = /** @type {HTMLInputElement} */ (h("input", { type: "radio", name: "teg-bet", "data-key": `kind-${each}`, change: () => ((kind = each), draw(), focus(each)) }));
      input.checked = each === kind;
      return h("label", {}, input, " ", t[`kind_${each}`]);
    });
    return [
      ...(ways.length ? [h("fieldset", { class: "teg-ways" }, h("legend", { class: "teg-unseen" }, t.how), ...ways)] : []),
      h("div", { class: "teg-buttons" }, ...controls(t), button("give_up", t.give_up, giveUp, { disabled: working })),
      h("p", { class: "teg-verdict", role: "status", hidden: !refusal && !working, "data-right": "null" }, working ? t.working : refusal),
    ];
  };
  const focus = (/** @type {string} */ each) => /** @type {HTMLElement | null} */ (root.querySelector(`[data-key="kind-${each}"]`))?.focus();

  /** @type {(t: ReturnType<typeof askingTexts>) => HTMLElement[]} */
  const controls = (t) => {
    if (kind === "yes") return [button("yes", t.yes, () => bet(true), { disabled: working }), button("no", t.no, () => bet(false), { disabled: working })];
    const send = () => bet(kind === "chance" ? `${chance} %` : kind === "range" ? [one, two] : one);
    const field = (/** @type {string} */ key, /** @type {string} */ label, /** @type {string} */ value, /** @type {(text: string) => void} */ take) => {
      const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", "data-key": key, "aria-label": label, placeholder: label, maxlength: 60, autocomplete: "off", input: (/** @type {any} */ event) => take(event.target.value) }));
      input.value = value;
      input.addEventListener("keydown", (event) => event.key === "Enter" && send());
      return input;
    };
    const shown = h("output", {}, `${chance} %`);
    const slider = h("input", { type: "range", min: 0, max: 100, step: 5, value: chance, "data-key": "chance", "aria-label": t.kind_chance, input: (/** @type {any} */ event) => {
      chance = event.target.valueAsNumber;
      shown.textContent = `${chance} %`;
    } });
    return [
      ...(kind === "chance" ? [slider, shown] : []),
      ...(kind === "number" ? [field("number", t.kind_number, one, (now) => (one = now))] : []),
      ...(kind === "range" ? [field("from", t.from, one, (now) => (one = now)), field("to", t.to, two, (now) => (two = now))] : []),
      button("bet", t.bet, send, { class: "teg-main", disabled: working }),
    ];
  };

  /** @type {(came: Came, t: ReturnType<typeof askingTexts>) => HTMLElement[]} */
  const told = ({ bet, result, judged, hit, score }, t) => [
    h("dl", { class: "teg-came" }, h("dt", {}, t.you_said), h("dd", {}, bet), h("dt", {}, t.came_out), h("dd", {}, result)),
    h("p", { class: "teg-verdict", role: "status", "data-right": String(hit ?? null) }, judged),
    h("p", { class: "teg-hint" }, score),
    reveal,
  ];

  const hear = (/** @type {any} */ content) => {
    if (content?.kind === "came") {
      came = content.came;
      reveal.replaceChildren(...content.came.reveal.map((/** @type {Revealed} */ item) => revealed(host, item, stops)));
    } else if (content?.kind === "refused") refusal = content.text;
    else return;
    working = false;
    draw();
  };
  stops.push(watchTheme(draw), host.hear("message", hear), host.hear("change:question", draw), host.hear("change:lang", draw));
  draw();
  host.send({ kind: "show" });
  return () => stops.forEach((stop) => stop());
}

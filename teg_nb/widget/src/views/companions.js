/** Views beside a board that the kernel answers: what stands in them follows from what it says of the step. */

/** @import { Board } from "../base/protocol.js" */
import { along } from "../base/board-link.js";
import { h } from "../base/dom.js";
import { kernelOf } from "../base/kernel.js";
import { keptFromLab } from "../base/keys.js";
import { knowledge } from "./knowledge.js";
import { oddsView } from "./odds-view.js";
import { stillAlone } from "../base/snapshot.js";
import { withStyle } from "../base/styles.js";
import { isDark, watchTheme } from "../base/theme.js";

/**
 * @typedef {object} Beside
 * @property {HTMLElement} root
 * @property {string[]} traits it is drawn again when one of them changes
 * @property {() => void} draw
 * @property {(content: any) => void} [hear] a message of the kernel
 */

/** @typedef {ReturnType<typeof kernelOf> & {lead: ReturnType<typeof along>}} Kernel `lead`: what sets traits that are the board's */

/** @type {Record<string, (model: any, board: Board, kernel: Kernel) => Beside>} */
export const BESIDE = { odds: oddsView, knowledge };

/**
 * @param {any} props
 * @returns {() => void} clean-up
 */
export function beside({ model, el, board }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const face = model.get("face");
  const lead = along(model, ["line", "step", ...(face === "odds" ? ["selected"] : [])], stops, () => draw());
  const kernel = kernelOf(model, () => {}, stops);
  const still = stillAlone(el, kernel, stops);
  const view = BESIDE[face](model, board, { ...kernel, lead });
  const caption = h("p", { class: "teg-caption", "aria-live": "polite" });
  const root = h("div", { class: "teg teg-follower", role: "group", "data-face": face }, view.root, caption);
  withStyle(el);
  el.append(root);
  keptFromLab(root, stops);
  const draw = () => {
    root.dataset.size = model.get("size");
    root.dataset.step = String(model.get("step"));
    caption.textContent = model.get("caption");
    view.draw();
    still([...view.traits, "line", "step", "lang"].map((each) => JSON.stringify(model.get(each))).join());
  };
  const listen = (/** @type {string} */ event, /** @type {(content: any) => void} */ callback) => {
    model.on(event, callback);
    stops.push(() => model.off(event, callback));
  };
  for (const each of ["lang", "size", "caption", ...view.traits]) listen(`change:${each}`, draw);
  if (view.hear) listen("msg:custom", view.hear);
  const theme = () => void (root.dataset.theme = isDark() ? "dark" : "light");
  theme();
  stops.push(watchTheme(theme));
  draw();
  return () => stops.forEach((stop) => stop());
}

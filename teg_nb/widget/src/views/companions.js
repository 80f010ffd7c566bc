/** Views beside a board that the kernel answers: what stands in them follows from what it says of the step. */

/** @import { Board } from "../base/protocol.js" */
/** @import { Host } from "../hosts/host.js" */
import { along } from "../base/board-link.js";
import { h } from "../base/dom.js";
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

/** @typedef {Host & {lead: ReturnType<typeof along>}} Led `lead`: what sets values that are the board's */

/** @type {Record<string, (host: Led, board: Board) => Beside>} */
export const BESIDE = { odds: oddsView, knowledge };

/**
 * @param {any} props
 * @returns {() => void} clean-up
 */
export function beside({ host, el, board }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const face = host.get("face");
  const lead = along(host, ["line", "step", ...(face === "odds" ? ["selected"] : [])], stops, () => draw());
  const still = stillAlone(el, host, stops);
  const view = BESIDE[face]({ ...host, lead }, board);
  const caption = h("p", { class: "teg-caption", "aria-live": "polite" });
  const root = h("div", { class: "teg teg-follower", role: "group", "data-face": face }, view.root, caption);
  withStyle(el);
  el.append(root);
  keptFromLab(root, stops);
  const draw = () => {
    root.dataset.size = host.get("size");
    root.dataset.step = String(host.get("step"));
    caption.textContent = host.get("caption");
    view.draw();
    still([...view.traits, "line", "step", "lang"].map((each) => JSON.stringify(host.get(each))).join());
  };
  const listen = (/** @type {any} */ event, /** @type {(content: any) => void} */ callback) => void stops.push(host.hear(event, callback));
  for (const each of ["lang", "size", "caption", ...view.traits]) listen(`change:${each}`, draw);
  if (view.hear) listen("message", view.hear);
  const theme = () => void (root.dataset.theme = isDark() ? "dark" : "light");
  theme();
  stops.push(watchTheme(theme));
  draw();
  return () => stops.forEach((stop) => stop());
}

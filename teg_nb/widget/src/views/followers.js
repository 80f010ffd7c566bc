/** Views that follow a step. Each is a widget of its own. */

/** @import { Film, Tail } from "./replay-feed.js" */
/** @import { Texts } from "../base/texts.js" */
import { along } from "../base/board-link.js";
import { h } from "../base/dom.js";
import { eventList } from "./events.js";
import { unpacked } from "./replay-feed.js";
import { keptFromLab } from "../base/keys.js";
import { logTable } from "./log-table.js";
import { race } from "./race.js";
import { stillAlone } from "../base/snapshot.js";
import { withStyle } from "../base/styles.js";
import { texts } from "../base/texts.js";
import { isDark, watchTheme } from "../base/theme.js";

/**
 * @typedef {object} Follower
 * @property {HTMLElement} root
 * @property {(film: Film, tail: Tail, line: string, t: Texts, turns: import("./turning-points.js").TurningPoint[]) => void} tell there is another film, or another line
 * @property {(step: number, line: string) => void} show
 * @property {() => void} stop
 */

/** `now`: the step where the view is, shown or not. @type {Record<string, (go: (step: number, line: string) => void, now: () => number) => Follower>} */
export const FOLLOWERS = { timeline: eventList, table: logTable, race };

/** @type {import("./turning-points.js").TurningPoint[]} */
const NO_TURNS = [];

/**
 * @param {any} props `part`: what the kernel shares with all views
 * @returns {() => void} clean-up
 */
export function follower({ host, el, film: packed }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const still = stillAlone(el, host, stops);
  const lead = along(host, ["line", "step"], stops, () => show());
  /** @type {Film | null} */
  let film = null;
  let loaded = "";
  /** A step that somebody chose here; a view never writes in answer to another. @param {number} step @param {string} line */
  const go = (step, line) => {
    lead({ ...(line !== host.get("line") && { line }), ...(step !== host.get("step") && { step }) });
  };
  const view = FOLLOWERS[host.get("face")](go, () => host.get("step"));
  const caption = h("p", { class: "teg-caption", "aria-live": "polite" });
  const root = h("div", { class: "teg teg-follower", role: "group", "data-face": host.get("face") }, view.root, caption);
  withStyle(el);
  el.append(root);
  keptFromLab(root, stops);

  const tell = () => {
    if (!film || loaded !== host.get("film")) return; // it is on its way
    view.tell(film, host.get("tail"), host.get("line"), texts(film.lang), host.get("turns") ?? NO_TURNS);
    root.dataset.size = host.get("size") ?? "page";
    caption.textContent = host.get("caption");
    show();
  };
  const show = () => {
    view.show(host.get("step"), host.get("line"));
    root.dataset.step = String(host.get("step"));
    still(`${host.get("line")}/${host.get("step")}/${host.get("steps")}`);
  };
  const another = async (/** @type {string} */ text) => {
    const id = host.get("film");
    [film, loaded] = [await unpacked(text), id];
    tell();
  };
  const listen = (/** @type {any} */ event, /** @type {() => void} */ callback) => void stops.push(host.hear(event, callback));
  for (const each of ["line", "tail", "caption", "size", "turns"]) listen(`change:${each}`, tell);
  listen("change:film", async () => another(await host.part("film")));
  const theme = () => void (root.dataset.theme = isDark() ? "dark" : "light");
  theme();
  stops.push(watchTheme(theme), view.stop);
  another(packed);
  return () => stops.forEach((stop) => stop());
}

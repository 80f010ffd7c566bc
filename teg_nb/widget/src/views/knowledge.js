/** Knowledge of the seats where owners are secret. Only the view that asks gets the reply. */

/** @import { Board } from "../base/protocol.js" */
/** @import { Beside } from "./companions.js" */
/** @import { FilmSeat } from "./replay-feed.js" */
import { button, h } from "../base/dom.js";
import { dot } from "../base/pieces.js";
import { texts } from "../base/texts.js";

/** A held key is asked about once it rests, ms. */
const REST = 80;

/** @typedef {[place: number, mine: number[], all: number[]]} Known */

/** @typedef {{seat: string, line: string, step: number, rows: Known[]}} Told */

/**
 * @param {import("./companions.js").Led} host
 * @param {Board} board
 * @returns {Beside}
 */
export function knowledge(host, board) {
  const nonce = Array.from(crypto.getRandomValues(new Uint32Array(3)), (each) => each.toString(36)).join("-");
  /** @type {Told | null} */
  let told = null;
  /** Of whom; null: covered. @type {string | null} */
  let who = "";
  let asked = "";
  let refusal = /** @type {{text: string} | null} */ (null);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  const root = h("div", { class: "teg-knowledge" });

  const here = () => `${host.get("line")}/${Math.min(host.get("step"), host.get("steps"))}/${host.get("steps")}`;
  const ask = () => who != null && host.send({ kind: "knowledge", seat: who, nonce });
  const look = (/** @type {string | null} */ seat) => {
    [who, told, refusal] = [seat, null, null];
    draw();
    ask();
  };

  const draw = () => {
    const t = texts(host.get("lang"));
    const seats = /** @type {FilmSeat[]} */ (host.get("seats"));
    const [may, alone] = [host.get("may_ask") ?? [], host.get("alone")];
    if (asked !== here()) {
      // Another position: another person may sit before the screen.
      const first = asked === "";
      asked = here();
      if (who && (!alone || !may.some((/** @type {number} */ k) => seats[k].name === who))) [who, told] = [null, null];
      clearTimeout(resting);
      resting = setTimeout(ask, first ? 0 : REST);
    }
    const choice = (/** @type {string} */ seat, /** @type {import("../base/dom.js").Child[]} */ ...label) =>
      button(`know-${seat || "all"}`, h("span", {}, ...label), () => look(seat), { "aria-pressed": String(who === seat) });
    const painted = /** @type {any} */ ({ seats });
    const key = /** @type {HTMLElement | null} */ (/** @type {Document} */ (root.getRootNode()).activeElement)?.getAttribute?.("data-key");
    const inside = root.contains(/** @type {Document} */ (root.getRootNode()).activeElement);
    root.replaceChildren(
      h("h4", {}, t.knowledge),
      h(
        "div",
        { class: "teg-buttons", role: "group", "aria-label": t.know_whose },
        choice("", t.know_all),
        ...may.map((/** @type {number} */ k) => choice(seats[k].name, dot(painted, k), alone ? seats[k].name : `${t.curtain_me} ${seats[k].name}`)),
        who != null && who !== "" && !alone && button("know-cover", t.secret_hide, () => look(null)),
      ),
      ...(refusal ? [h("p", { class: "teg-hint", role: "alert" }, refusal.text)] : []),
      ...(told ? table(told, seats, t) : who == null ? [h("p", { class: "teg-hint" }, t.know_covered)] : []),
    );
    if (inside && key) /** @type {HTMLElement | null} */ (root.querySelector(`[data-key="${key}"]`))?.focus({ preventScroll: true });
  };

  /** @type {(told: Told, seats: FilmSeat[], t: import("../base/texts.js").Texts) => HTMLElement[]} */
  const table = ({ seat, rows }, seats, t) => {
    const painted = /** @type {any} */ ({ seats });
    const me = seats.findIndex((each) => each.name === seat);
    const whose = (/** @type {number[]} */ which) =>
      h("td", {}, ...(which.length ? which.flatMap((each, k) => [k ? ` ${t.or} ` : "", h("span", { class: "teg-who" }, dot(painted, each), seats[each].name)]) : ["?"]));
    const sure = rows.filter(([, mine]) => mine.length === 1 && mine[0] !== me).length;
    const open = rows.filter(([, mine, all]) => mine.length === 1 && mine[0] === me && all.length !== 1).length;
    const counts = me < 0 ? `${t.know_sure_all}: ${rows.filter(([, , all]) => all.length === 1).length}` : `${t.know_sure}: ${sure}. ${t.know_hidden}: ${open}`;
    return [
      host.get("aid") ? h("p", {}, counts) : h("p", { class: "teg-hint" }, t.know_no_aid),
      rows.length
        ? h(
            "div",
            { class: "teg-known", tabindex: 0, role: "group", "aria-label": t.knowledge },
            h(
              "table",
              {},
              h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t.place), me >= 0 && h("th", { scope: "col" }, `${seat} ${t.know_knows}`), h("th", { scope: "col" }, t.know_all))),
              h("tbody", {}, ...rows.map(([place, mine, all]) => h("tr", {}, h("th", { scope: "row" }, board.countries[place].name), me >= 0 && whose(mine), whose(all)))),
            ),
          )
        : h("p", { class: "teg-hint" }, t.know_nothing),
    ];
  };

  const hear = (/** @type {any} */ content) => {
    if (content?.nonce !== nonce) return;
    const late = content.kind === "knowledge" && (content.seat !== who || content.line !== host.get("line") || content.step !== Math.min(host.get("step"), host.get("steps")));
    if (late) return;
    if (content.kind === "knowledge") [told, refusal] = [content, null];
    else if (content.kind === "refused") [told, refusal] = [null, content];
    draw();
  };
  return { root, traits: ["steps", "seats", "may_ask", "alone", "aid"], draw, hear };
}

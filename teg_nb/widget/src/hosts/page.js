/**
 * The script of a saved page. The page begins with a picture of the last position. The board replaces it once it is drawn.
 * If anything fails, the picture stays.
 */

/** @import { Part } from "./host.js" */
/** @import { Lang } from "./replay.js" */
import { imported, inflated, of85 } from "../base/unpack.js";
import { replaying } from "./replay.js";

/** Views, by the id of their place in the page. */
const VIEWS = { board: "look", standings: "race", events: "timeline" };

const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const packed = (/** @type {string} */ id) => inflated(/** @type {string} */ (place(id).textContent), of85);

async function open() {
  const [front, board, replay] = await Promise.all([packed("front").then(imported), packed("drawing").then(JSON.parse), packed("replay").then(JSON.parse)]);
  const made = /** @type {Record<string, (lang: Lang) => Promise<any>>} */ ({
    board: async () => board,
    plotly: () => packed("plotly").then(imported),
    film: async (lang) => replay.feeds[lang].film,
  });
  const hostOf = replaying(replay, (/** @type {Part} */ name, lang) => made[name](lang));
  const told = hostOf("page");
  const label = () => {
    document.documentElement.lang = told.get("lang");
    for (const each of document.querySelectorAll("[data-lang]")) /** @type {HTMLElement} */ (each).hidden = each.getAttribute("data-lang") !== told.get("lang");
  };
  told.hear("change:lang", label);
  place("match").hidden = false; // views measure their place
  for (const [id, face] of Object.entries(VIEWS)) front.show({ host: hostOf(face), el: place(id), board, film: told.get("film") && replay.feeds[told.get("lang")].film });
  place("still").remove();
  label();
  /** @type {HTMLElement | null} */ (place("board").querySelector(".teg"))?.focus({ preventScroll: true }); // the arrows step
  place("rights").textContent = await packed("notices");
}

/** Keep the picture and its sentence if the browser cannot show the board. @param {unknown} fault */
function stay(fault) {
  place("match").hidden = true;
  document.documentElement.dataset.page = "picture";
  console.warn(fault);
}

open().then(() => (document.documentElement.dataset.page = "board"), stay);

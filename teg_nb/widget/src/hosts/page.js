/**
 * The script of a saved page: of a match, or of a lesson with many boards. A figure begins with a picture. Its views replace
 * the picture once they are drawn. If anything fails, the picture stays.
 */

/** @import { Part } from "./host.js" */
/** @import { Lang } from "./replay.js" */
import { imported, inflated, of85 } from "../base/unpack.js";
import { replaying } from "./replay.js";

/** A figure is drawn when it is so near, in heights of the window. */
const NEAR = "100%";

/** @template T @param {(id: string) => Promise<T>} make @returns {(id: string) => Promise<T>} what is made once for an id */
function once(make) {
  /** @type {Map<string, Promise<T>>} */
  const made = new Map();
  return (id) => {
    const result = made.get(id) ?? make(id);
    made.set(id, result);
    return result;
  };
}

const text = (/** @type {string} */ id) => inflated(/** @type {string} */ (/** @type {HTMLElement} */ (document.getElementById(id)).textContent), of85);
const code = once((id) => text(id).then(imported));
const json = once((id) => text(id).then(JSON.parse));

/** Hosts of the views that move together, by the name of their group. @type {Map<string, ReturnType<typeof replaying>>} */
const groups = new Map();

/** @param {HTMLElement} el of the first view of a group, or of a further one */
async function hostsOf(el) {
  const { group = "", replay = "", drawing = "", begins = "{}" } = el.dataset;
  const told = await json(replay);
  const made = /** @type {Record<string, (lang: Lang) => Promise<any>>} */ ({
    board: () => json(drawing),
    plotly: () => code("plotly"),
    film: async (lang) => told.feeds[lang].film,
  });
  const hostOf = groups.get(group) ?? replaying({ ...told, values: JSON.parse(begins) }, (/** @type {Part} */ name, lang) => made[name](lang));
  groups.set(group, hostOf);
  return { hostOf, told, board: await json(drawing) };
}

/** Texts of a page in two languages follow its board. @param {import("./host.js").Host} told */
function label(told) {
  const texts = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lang]"));
  if (!texts.length) return;
  document.documentElement.lang = told.get("lang");
  for (const each of texts) each.hidden = each.dataset.lang !== told.get("lang");
}

/** @param {HTMLElement} figure */
async function open(figure) {
  const live = /** @type {HTMLElement} */ (figure.querySelector(".teg-live"));
  const faces = /** @type {HTMLElement[]} */ ([...live.querySelectorAll("[data-face]")]);
  try {
    const front = await code("front");
    const ready = await Promise.all(faces.map(hostsOf));
    live.hidden = false; // views measure their place
    faces.forEach((el, k) => {
      const { hostOf, told, board } = ready[k];
      const host = hostOf(/** @type {string} */ (el.dataset.face), JSON.parse(el.dataset.own ?? "{}"));
      front.show({ host, el, board, film: told.feeds[host.get("lang")].film });
      if (k > 0) return;
      host.hear("change:lang", () => label(host));
      label(host);
    });
    /** @type {HTMLElement} */ (figure.querySelector(".teg-still")).hidden = true;
    figure.dataset.shows = "board";
  } catch (fault) {
    live.hidden = true;
    figure.dataset.shows = "picture";
    console.warn(fault);
  }
}

const figures = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".teg-figure")]);

async function begin() {
  const [first, ...rest] = figures;
  if (!rest.length) {
    await open(first);
    const focus = first.dataset.shows === "board" && first.querySelector(".teg");
    if (focus) /** @type {HTMLElement} */ (focus).focus({ preventScroll: true }); // the arrows step
  } else {
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          if (!isIntersecting) continue;
          watch.unobserve(target);
          open(/** @type {HTMLElement} */ (target));
        }
      },
      { rootMargin: NEAR },
    );
    figures.forEach((figure) => watch.observe(figure));
  }
  /** @type {HTMLElement} */ (document.getElementById("rights")).textContent = await text("notices");
}

begin().catch(console.warn);

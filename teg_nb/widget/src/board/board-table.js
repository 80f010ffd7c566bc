/** The map as a table: what it shows, in words, for those who do not see it. */

/** @import { Game, Marks, Scene, Section, Table } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { dot } from "../base/pieces.js";
import { texts } from "../base/texts.js";

/**
 * The marks of a place, in words.
 *
 * @param {Marks} marks
 * @param {number} place
 * @param {Texts} t
 */
export function marked({ source, target, legal, targets }, place, t) {
  if (place === source) return t.is_source;
  if (place === target) return t.is_target;
  if (targets.includes(place)) return t.is_aim;
  return legal.includes(place) ? t.is_legal : "";
}

/**
 * Whose a place is and what stands there, in words; empty where nobody is to be seen.
 *
 * @param {Table} table
 * @param {Game} game
 * @param {number} place
 * @param {Texts} t
 */
export function standing({ view }, game, place, t) {
  if (game.stands) return game.stands(view, place);
  const armies = view.armies[place];
  const guests = (view.guests ?? []).filter((each) => each[0] === place).map(([, seat, many]) => `${view.seats[seat].name} ${many}`);
  const owner = view.seats[view.owner[place]]?.name ?? (view.neutral == null ? t.nobody : t.unknown);
  const own = armies >= (view.owner[place] < 0 ? 1 : 0) ? `${owner}, ${armies} ${armies === 1 ? t.army : t.armies.toLowerCase()}` : owner;
  return [own, ...guests].join("; ");
}

/** A section that is filled once it is opened. @returns {Section} */
export function tableSection() {
  let open = false;
  /** @type {Scene} */
  let now;
  const marksOf = (/** @type {Scene} */ scene) => scene.game.marks(scene, scene.local);
  const rows = () => {
    const { board, view, game, click } = now;
    const t = texts(view.lang);
    const marks = marksOf(now);
    const sparse = Boolean(game.stands); // a grid, mostly empty
    return board.countries.flatMap(({ name, continent }, k) => {
      const [what, mark] = [standing(now, game, k, t), marked(marks, k, t)];
      if (sparse && !what && !mark) return [];
      return [
        h(
          "tr",
          { class: mark ? "teg-marked" : null },
          h("th", { scope: "row" }, button(`place-${k}`, name, () => click(k))),
          h("td", {}, board.continents[continent]?.name ?? ""),
          h("td", {}, view.owner[k] >= 0 && !sparse ? dot(view, view.owner[k]) : null, what),
          h("td", {}, mark),
        ),
      ];
    });
  };
  return {
    depends: (scene) => {
      if (!open) return false;
      const t = texts(scene.view.lang);
      return [scene.board.countries.map((_, k) => standing(scene, scene.game, k, t)), scene.view.owner, marksOf(scene)];
    },
    draw: (scene, t) => {
      now = scene;
      const heads = [t.place, t.region, t.stands, t.marks].map((each) => h("th", { scope: "col" }, each));
      const body = h("tbody", {}, ...(open ? rows() : []));
      const details = /** @type {HTMLDetailsElement} */ (
        h(
          "details",
          {
            class: "teg-card teg-places",
            open,
            toggle: () => {
              if (details.open === open) return;
              open = details.open;
              body.replaceChildren(...(open ? rows() : []));
            },
          },
          h("summary", { "data-key": "places" }, t.as_table),
          h("div", { class: "teg-scroll", tabindex: 0, role: "group", "aria-label": t.as_table }, h("table", {}, h("thead", {}, h("tr", {}, ...heads)), body)),
        )
      );
      return details;
    },
  };
}

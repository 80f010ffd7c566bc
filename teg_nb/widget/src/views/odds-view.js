/** The odds of the attack that is chosen on the board, or here, as a view of its own. */

/** @import { Board } from "../base/protocol.js" */
/** @import { Beside } from "./companions.js" */
import { h } from "../base/dom.js";
import { oddsLines } from "../board/odds.js";
import { card } from "../base/pieces.js";
import { texts } from "../base/texts.js";

/**
 * @param {import("./companions.js").Led} host
 * @param {Board} board
 * @returns {Beside}
 */
export function oddsView(host, board) {
  const places = new Map(board.countries.map((each, k) => [each.name, k]));
  const choose = (/** @type {string[]} */ names) => host.lead({ selected: names });
  const from = /** @type {HTMLSelectElement} */ (h("select", { "data-key": "odds-from", change: () => choose(from.value ? [from.value] : []) }));
  const to = /** @type {HTMLSelectElement} */ (h("select", { "data-key": "odds-to", change: () => choose(to.value ? [from.value, to.value] : [from.value]) }));
  const labels = [h("span"), h("span")];
  const told = h("div", { role: "status" });
  const root = h("div", { class: "teg-odds-view" }, h("div", { class: "teg-attack" }, h("label", {}, labels[0], from), h("label", {}, labels[1], to)), told);

  /** Places in the order of the board, by continent where it has some. @type {(field: HTMLSelectElement, which: number[], first: string) => void} */
  const fill = (field, which, first) => {
    const option = (/** @type {number} */ k) => h("option", { value: board.countries[k].name }, board.countries[k].name);
    const inside = (/** @type {number} */ continent) => which.filter((k) => (board.countries[k].continent ?? -1) === continent);
    const groups = (board.continents ?? []).map((each, k) => ({ name: each.name, options: inside(k).map(option) }));
    field.replaceChildren(
      h("option", { value: "" }, first),
      ...groups.filter((each) => each.options.length).map((each) => h("optgroup", { label: each.name }, ...each.options)),
      ...inside(-1).map(option),
    );
  };

  let [filled, said] = ["", ""];
  const draw = () => {
    const lang = host.get("lang");
    const t = texts(lang);
    const [source = "", ...others] = host.get("selected") ?? [];
    const odds = host.get("odds") ?? {};
    const [key, target] = [`${lang}/${source}`, others.at(-1) ?? ""];
    if (key !== filled) {
      filled = key;
      labels[0].textContent = t.source;
      labels[1].textContent = t.target;
      fill(from, [...board.countries.keys()], t.choose);
      fill(to, board.countries[places.get(source) ?? -1]?.neighbours ?? [], t.choose);
    }
    [from.value, to.value, to.disabled] = [source, target, !source];
    const all = JSON.stringify([lang, odds]);
    if (all === said) return;
    said = all;
    const title = odds.target ? `${t.odds}: ${odds.sources.join(", ")} → ${odds.target}` : t.odds;
    const lines = "conquest" in odds ? oddsLines(odds, lang) : [h("p", { class: "teg-hint" }, odds.target ? t.odds_none : t.odds_choose)];
    told.replaceChildren(card(title, ...lines));
  };
  return { root, traits: ["odds"], draw };
}

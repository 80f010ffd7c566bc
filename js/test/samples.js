/** The sample messages that both sides' tests read. */
import { readFileSync } from "node:fs";

/** Further fields of a view, for a study that is one match. */
const ALONE = { line: "main", lines: [], branches: [], undoing: "free", redo: false, restore: false, goes_on: false, since: null };

/** @param {string} name */
export function sample(name) {
  const file = new URL(`../../tests/widget/session/messages/${name}.json`, import.meta.url);
  const read = JSON.parse(readFileSync(file, "utf8"));
  return name.startsWith("view_") ? { ...read, ...ALONE } : read;
}

/** The drawing of a board, as the package has it. @param {string} name of its file */
export function drawing(name) {
  const file = new URL(`../../teg_nb/engine/boards/${name}.json`, import.meta.url);
  const { countries, ...board } = JSON.parse(readFileSync(file, "utf8"));
  const places = Object.entries(countries).map(([place, drawn]) => ({ name: place, neighbours: [], continent: 0, ...drawn }));
  return { notes: [], continents: [], ...board, countries: places };
}

/** The board of the resource war, with what its continents give. */
export function wargameBoard() {
  const board = drawing("world42");
  const { continents, countries } = sample("wargame");
  const of = new Map(countries.map((each) => [each.name, each.continent]));
  return { ...board, continents, countries: board.countries.map((each) => ({ ...each, continent: of.get(each.name) })) };
}

export const BOARD = sample("board");
export const VIEWS = ["allies", "attack", "conquest", "exchange", "over", "placement", "regroup", "watching"];

/** @param {string} name */
export const country = (name) => BOARD.countries.findIndex((each) => each.name === name);

/**
 * A scene of a game: what is on the table, with what its person to move alone may see.
 *
 * @param {"tgm" | "reconquista" | "wargame" | "eggar"} game
 * @param {string} name
 */
export function scene(game, name) {
  const { scenes, ...board } = sample(game);
  const { countries } = board;
  const { view, private: secret } = scenes[name];
  const place = (/** @type {string} */ country) => countries.findIndex((each) => each.name === country);
  return { table: { board: { name: game, ...board }, view: { ...view, ...ALONE }, secret: secret ?? null }, place };
}

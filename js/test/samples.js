/** The sample messages that both sides' tests read. */
import { readFileSync } from "node:fs";

/** @param {string} name */
export function sample(name) {
  const file = new URL(`../../tests/messages/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
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
  return { table: { board: { name: game, ...board }, view, secret: secret ?? null }, place };
}

/** The games, by the name that the kernel gives them. A game that has no entry is played by `plain`. */

/** @import { Game } from "../board/game.js" */
import eggar from "./eggar.js";
import plain from "./plain.js";
import reconquista from "./reconquista.js";
import teg from "./teg.js";
import tgm from "./tgm.js";
import wargame from "./wargame.js";

/** @type {Record<string, Game>} */
export const GAMES = { teg, tgm, reconquista, wargame, eggar };

/** @param {string | undefined} name */
export function gameOf(name) {
  return GAMES[name ?? ""] ?? plain;
}

/** A game as the kernel describes it, without a word of its own: what other games are made of. */

/** @import { Game } from "../board/game.js" */
/** @import { Style } from "../board/composer.js" */
import { movesOf, secretOf } from "../board/composer.js";
import * as compose from "../board/action-form.js";

/**
 * A game that is played with menu and forms.
 *
 * @param {Style} manner
 * @param {Partial<Game>} [own] what it has beyond that
 * @returns {Game}
 */
export function composed(manner = {}, own = {}) {
  return {
    start: { ...compose.NOTHING },
    move: movesOf(manner),
    phases: [],
    tabs: { cards: ["secret"] },
    renew: (table, local) => ({ local: compose.keep(table, local, manner) }),
    click: (table, local, country, again) => compose.click(table, local, country, manner, again),
    fight: (table, local, country) => compose.fight(table, local, country, manner),
    key: (table, local, key) => compose.press(table, local, key, manner),
    marks: (table, local) => compose.marks(table, local, manner),
    ...own,
    sections: { secret: secretOf(() => []), ...own.sections },
  };
}

export default composed();

/** Walking on the map by arrow keys: from a place to the nearest one in a direction. Pure. */

/** @import { Board } from "../base/protocol.js" */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Penalty for a place off the direction of the arrow key. */
const ASIDE = 2;

/**
 * @param {Board} board
 * @param {number} from
 * @param {string} key
 * @returns {number} a neighbour in that direction, if there is one; else the nearest place there; else where one is
 */
export function walked(board, from, key) {
  const way = WAYS[key];
  if (!way) return from;
  const [x, y] = board.countries[from].label;
  const nearest = (/** @type {number[]} */ among) => {
    const costs = among.map((k) => {
      const [dx, dy] = [board.countries[k].label[0] - x, board.countries[k].label[1] - y];
      const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])];
      return k !== from && ahead > 0 && aside <= ASIDE * ahead ? Math.hypot(ahead, ASIDE * aside) : Infinity;
    });
    const best = Math.min(...costs);
    return best < Infinity ? among[costs.indexOf(best)] : null;
  };
  return nearest(board.countries[from].neighbours) ?? nearest([...board.countries.keys()]) ?? from;
}

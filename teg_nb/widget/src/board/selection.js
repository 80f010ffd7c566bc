/** The choice on this page as other views and cells may know it. */

/** @import { Parts } from "./parts.js" */
import * as protocol from "../base/protocol.js";

/** The choice by name, without secrets. @type {(parts: Parts) => string[]} */
export function chosenNames({ board, looks, store }) {
  const { game, local } = store.get();
  const now = store.view();
  if (looks || game.curtain || !protocol.isView(now) || now.viewer == null) return [];
  const bare = { ...store.table(), secret: null }; // a target may tell of a weapon
  const { source, target } = game.marks(bare, local);
  const name = (/** @type {number} */ country) => board.countries[country].name;
  const group = source == null ? game.fight?.(bare, local, null) : null;
  if (group) return [...group.sources, group.target].map(name);
  if (source == null || !Object.values(now.menu).some((rows) => rows.some((row) => row[0] === source))) return [];
  return [source, target].flatMap((country) => (country == null ? [] : [name(country)]));
}

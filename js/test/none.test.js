/** A host may send `undefined` for a None of Python: JupyterLite does. For the front end it is the same as `null`. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { initial, reduce } from "../../teg_nb/widget/src/board/store.js";
import { gameOf } from "../../teg_nb/widget/src/games/index.js";
import { withLosses } from "../../teg_nb/widget/src/board/turn-summary.js";
import { BOARD, VIEWS, sample, scene } from "./samples.js";

const SOURCE = new URL("../../teg_nb/widget/src/", import.meta.url);

/** A value as a host sends it that has no null. @type {(value: any) => any} */
const without = (value) => {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(without);
  return typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part)])) : value;
};

/** @type {(value: unknown) => string} */
const read = (value) => JSON.stringify(value, (_, part) => part ?? undefined);

const TABLES = [
  ...VIEWS.map((name) => ({ board: BOARD, view: sample(`view_${name}`), secret: null })),
  ...["tgm", "reconquista", "wargame", "eggar"].flatMap((game) => Object.keys(sample(game).scenes).map((name) => scene(/** @type {any} */ (game), name).table)),
];

test("no module tells null from undefined", () => {
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const wrong = readFileSync(new URL(file, SOURCE), "utf8").match(/.*[!=]== *(null|undefined)\b.*/);
    assert.equal(wrong, null, `${file}: write == null or != null`);
  }
});

test("undefined in place of null changes no mark, click or key of any game", () => {
  for (const table of TABLES) {
    const answers = [table, without(table)].map(({ board, view, secret = null }) => {
      const game = gameOf(view.game);
      const state = reduce(initial(view.game), { type: "view", view });
      const seen = { board, secret, view: game.shown?.(view, secret) ?? view };
      const { local } = game.renew(seen, state.local);
      const places = [...board.countries.keys()];
      const turns = [...places.map((place) => game.click(seen, local, place, false)), ...["e", "1", "Escape"].map((key) => game.key?.(seen, local, key))];
      const next = turns.map((turn) => turn?.local && game.marks(seen, turn.local));
      return read([state.tab, game.marks(seen, local), turns, next, withLosses(game.marks(seen, local), view)]);
    });
    assert.equal(answers[1], answers[0], `${table.view.game} ${table.view.phase}`);
  }
});

/** The seats: a chip for each in the head, and a table with all that is counted. */

/** @import { Scene, Section } from "./game.js" */
/** @import { Texts } from "../base/texts.js" */
import { button, h } from "../base/dom.js";
import { dot, icon } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";

/** The player of a seat: a choice, where seats may change hands. @type {(scene: Scene, seat: number, t: Texts) => HTMLElement | false} */
function player(scene, seat, t) {
  const { view, ask } = scene;
  const { bot, name } = view.seats[seat];
  const words = /** @type {Record<string, string>} */ (t);
  if (!view.players.length) return bot != null && h("small", { class: "teg-bot" }, words[bot] ?? bot);
  const change = (/** @type {any} */ event) => {
    const { value } = event.target;
    if (value === protocol.PERSON && bot != null) ask({ kind: "seat", seat });
    else scene.seat(seat, value);
  };
  const now = bot ?? protocol.PERSON;
  return h(
    "select",
    {
      class: "teg-bot",
      "data-key": `level-${name}`,
      "aria-label": `${t.player_of} ${name}`,
      change,
    },
    !view.players.includes(now) && h("option", { value: "", selected: true, disabled: true }, words[now] ?? now),
    ...view.players.map((player) => h("option", { value: player, selected: player === now, title: words[`${player}_what`] }, words[player])),
  );
}

/** Numbers of a seat, by column. @type {(scene: Scene, t: Texts) => [string, string, number][][]} */
const columnsOf = ({ view, game }, t) => view.seats.map((seat) => game.columns?.(seat, t) ?? seat.facts);

/** @type {Section["draw"]} */
function table(scene, t) {
  const { view } = scene;
  const columns = columnsOf(scene, t);
  const widest = columns.reduce((a, b) => (b.length > a.length ? b : a));
  const head = [["", t.seats], ...widest];
  return h(
    "section",
    { class: "teg-card" },
    h(
      "table",
      { class: "teg-seats" },
      h("tr", {}, ...head.map(([sign, label]) => h("th", { scope: "col", title: label }, ...(sign ? signOf(sign, label) : [label])))),
      ...view.seats.flatMap((seat, k) => [
        h(
          "tr",
          {
            "data-seat": seat.name,
            class: [!seat.living && "teg-dead", k === view.to_move && "teg-moving"].filter(Boolean).join(" "),
          },
          h(
            "th",
            { scope: "row", title: seat.living ? seat.name : `${seat.name}: ${t.dead}` },
            dot(view, k),
            seat.name,
            k === view.first && h("small", { title: t.first }, " ①"),
            k === view.viewer && h("small", { title: t.viewer }, " ◂"),
            player(scene, k, t),
          ),
          ...widest.map(([key, label]) => h("td", { title: label }, columns[k].find((fact) => fact[0] === key)?.[2] ?? "?")),
        ),
        seat.continent_cards?.length > 0 &&
          h("tr", { class: "teg-continents" }, h("td", { colspan: head.length, title: t.continent_cards }, ...seat.continent_cards.map((card) => h("span", {}, card)))),
      ]),
    ),
    h("p", { class: "teg-signs", "aria-hidden": "true" }, ...widest.flatMap(([sign, label]) => (icon(sign) ? [h("span", {}, icon(sign), ` ${label.toLowerCase()}`)] : []))),
  );
}

/** An icon for what is counted, and its name for those who do not see it; or the name. @type {(sign: string, label: string) => (Element | string)[]} */
function signOf(sign, label) {
  const drawn = icon(sign);
  return drawn ? [drawn, h("span", { class: "teg-unseen" }, label)] : [label];
}

/** @type {Section} */
export const SEATS = { draw: table, depends: ({ view, asking }) => [view.seats, view.players, view.to_move, view.first, view.viewer, asking?.kind === "seat"] };

/** So many facts of a seat stand on its chip. */
const TOLD = 2;

/** @type {Section["draw"]} */
function chips(scene, t) {
  const { view, open } = scene;
  const columns = columnsOf(scene, t);
  const own = view.people?.length === 1 ? view.people[0] : -1;
  return h(
    "ul",
    { class: view.seats.length > 5 ? "teg-seat-chips teg-many" : "teg-seat-chips", "aria-label": t.seats },
    ...view.seats.map((seat, k) => {
      const moves = k === view.to_move;
      const facts = columns[k].slice(0, TOLD).map(([sign, label, count]) => h("span", { class: `teg-fact teg-fact-${sign}`, title: label }, ...signOf(sign, label), ` ${count ?? "?"}`));
      const state = [moves && "teg-moving", k === own && "teg-own", !seat.living && "teg-dead"].filter(Boolean).join(" ");
      const name = h("span", { class: "teg-seat-name" }, k === own ? `${seat.name} (${t.you})` : seat.name);
      return h("li", {}, button(`seat-${seat.name}`, h("span", {}, dot(view, k), name, ...facts), () => open("table"), { class: state, "data-seat": seat.name, title: seat.living ? seat.name : `${seat.name}: ${t.dead}`, "aria-current": moves ? "true" : null }));
    }),
  );
}

/** @type {Section} */
export const CHIPS = { draw: chips, depends: ({ view }) => [view.seats, view.to_move, view.people] };

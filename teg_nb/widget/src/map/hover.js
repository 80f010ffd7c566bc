/** The card beside the country under the pointer or the finger, and how any card is laid over the map. */

/** @import { Board, View } from "../base/protocol.js" */
/** @import { Table } from "../board/game.js" */
/** @import { Pixel } from "./map.js" */
import { h } from "../base/dom.js";
import { dot } from "../base/pieces.js";
import * as protocol from "../base/protocol.js";
import { texts } from "../base/texts.js";

/** The pointer must rest on a country for so long before the map says more about it, ms. */
const HOVER_REST = 350;

/** Lay a card over the map beside a point of it. @type {(card: HTMLElement, frame: HTMLElement, at: Pixel | null) => void} */
export function place(card, frame, at) {
  if (!at) return;
  card.hidden = false;
  const box = frame.getBoundingClientRect();
  const [x, y] = [at.x - box.left, Math.min(Math.max(at.y - box.top, 0), box.height)]; // the map may be closer
  const left = Math.min(Math.max(x - card.offsetWidth / 2, 4), box.width - card.offsetWidth - 4);
  const above = y > box.height / 2;
  Object.assign(card.style, { left: `${left}px`, top: `${above ? y - card.offsetHeight - 22 : y + 30}px` });
}

/** A frame that is narrower has no corner to spare, in pixels: the card of a country stands below it. */
const NARROW = 500;

/** Half of what a disc and its name take on the screen, in pixels: across, and up and down. */
const [ACROSS, UPRIGHT] = [34, 22];

/**
 * The corner of a map for a card that must not hide some points: the one that covers fewest of them, and of these the
 * farthest from the first.
 *
 * @param {{width: number, height: number}} card
 * @param {{width: number, height: number}} frame
 * @param {[number, number][]} points within the frame, in pixels
 * @returns {[left: number, top: number]}
 */
export function cornerFor(card, frame, points) {
  const [right, bottom] = [frame.width - card.width - 6, frame.height - card.height - 6];
  const corners = /** @type {[number, number][]} */ ([[right, 6], [6, 6], [right, bottom], [6, bottom]]);
  const [[x, y]] = points;
  const rank = (/** @type {[number, number]} */ [left, top]) => {
    const covered = points.filter(([px, py]) => px > left - ACROSS && px < left + card.width + ACROSS && py > top - UPRIGHT && py < top + card.height + UPRIGHT).length;
    return covered * 1e4 - Math.hypot(left + card.width / 2 - x, top + card.height / 2 - y);
  };
  return corners.reduce((best, corner) => (rank(corner) < rank(best) ? corner : best));
}

/**
 * Lay a card over the map so that it hides neither what it is about nor the places around; below a narrow map.
 *
 * @param {HTMLElement} card
 * @param {HTMLElement} frame
 * @param {(Pixel | null)[]} points what it is about, and its neighbours
 */
function aside(card, frame, points) {
  card.hidden = false;
  const box = frame.getBoundingClientRect();
  const seen = points.flatMap((at) => (at ? [/** @type {[number, number]} */ ([at.x - box.left, at.y - box.top])] : []));
  if (!seen.length) return;
  const below = box.width < NARROW;
  const [left, top] = below ? [4, box.height + 4] : cornerFor({ width: card.offsetWidth, height: card.offsetHeight }, box, seen);
  Object.assign(card.style, { left: `${left}px`, top: `${top}px`, maxWidth: below ? `${box.width - 8}px` : "" });
}

/**
 * The text for the country under the pointer.
 *
 * @param {{card: HTMLElement, frame: HTMLElement}} dom
 * @param {() => Table} table
 * @param {ReturnType<typeof import("./map.js").mapOf>} map
 * @param {(country: number) => {lines?: HTMLElement[], instead?: HTMLElement[]} | null} own what the game says
 */
export function hoverCard({ card, frame }, table, map, own) {
  /** @type {Element | null} */
  let lit = null;
  let over = -1; // the country that the card is about
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const hide = () => {
    clearTimeout(rest);
    over = -1;
    lit?.classList.remove("teg-lit");
    lit = null;
    card.hidden = true;
  };
  const point = (/** @type {number} */ country, rested = HOVER_REST) => {
    hide();
    lit = map.group(country);
    lit?.classList.add("teg-lit");
    rest = setTimeout(() => show(country), rested);
  };
  const show = (/** @type {number} */ country) => {
    over = country;
    const { board, view } = table();
    const shown = protocol.isView(view) ? view : null;
    const said = shown ? own(country) : {};
    if (!said) return;
    const { lines = [], instead = [] } = said;
    const borders = instead.length ? instead : [bordersOf(board, shown, country)];
    card.replaceChildren(...whatIs(board, shown, country), ...lines, ...borders);
    aside(card, frame, [country, ...board.countries[country].neighbours].map((k) => map.pixel(board.countries[k].label)));
  };
  const again = () => over >= 0 && show(over);
  return { point, hide, again };
}

/** @type {(board: Board, view: View | null, country: number) => HTMLElement} */
function dotOf(board, view, country) {
  if (view && view.owner[country] >= 0) return dot(view, view.owner[country]);
  const color = board.continents[board.countries[country].continent]?.color ?? "transparent";
  return h("i", { class: "teg-dot", style: { background: color } });
}

/** Name, owner and pieces. @type {(board: Board, view: View | null, country: number) => HTMLElement[]} */
function whatIs(board, view, country) {
  const { name, continent } = board.countries[country];
  const t = texts(view?.lang ?? "es");
  const seat = view?.seats[view.owner[country]];
  const armies = view?.armies[country] ?? -1;
  return [
    h("header", {}, h("b", {}, name), h("small", {}, board.continents[continent]?.name ?? "")),
    h(
      "p",
      {},
      dotOf(board, view, country),
      seat?.name ?? (view?.neutral == null ? t.nobody : t.unknown),
      armies >= 0 && ` · ${armies} ${armies === 1 ? t.army : t.armies.toLowerCase()}`,
    ),
  ];
}

/** @type {(board: Board, view: View | null, country: number) => HTMLElement} */
function bordersOf(board, view, country) {
  const t = texts(view?.lang ?? "es");
  return h(
    "p",
    { class: "teg-borders" },
    `${t.borders}: `,
    ...board.countries[country].neighbours.map((k) =>
      h("span", {}, dotOf(board, view, k), board.countries[k].name, (view?.armies[k] ?? -1) >= 0 && h("b", {}, ` ${view?.armies[k]}`)),
    ),
  );
}

/** Mouse and touch on the map and its tools: what a click, a drag and a pointer that rests mean. */

/** @import { Parts } from "./parts.js" */
import { hoverCard } from "../map/hover.js";
import { sketched, withShape } from "../map/annotations.js";
import { larger, whole } from "../map/zoom.js";
import { oddsLines } from "./odds.js";
import { watchSize } from "./stage-size.js";
import * as protocol from "../base/protocol.js";
import { texts } from "../base/texts.js";

/** A second click on the same country within this time is the first one again, ms. */
const SAME_CLICK = 250;

/** A press of a key or a button makes the map so many times larger. */
export const STEP = 1.5;

/** The smallest type on the map in pixels, by what the board is for. @type {Record<string, number>} */
export const LEAST_TYPE = { page: 11, class: 15 };

/** @param {import("../hosts/host.js").Host} host @returns {"page" | "class"} */
export const sizeOf = (host) => (host.get("size") === "class" ? "class" : "page");

/**
 * Close what lies open over the stage, but for what holds an element.
 *
 * @param {HTMLElement} root
 * @param {Element | null} kept
 * @returns {boolean} whether something was closed
 */
export function closePops(root, kept) {
  const open = /** @type {HTMLDetailsElement[]} */ ([...root.querySelectorAll(":is(.teg-dots, .teg-pop)[open]")]).filter((pop) => !pop.contains(kept));
  for (const pop of open) pop.open = false;
  return open.length > 0;
}

/** @param {Parts} parts */
export function pointerOf(parts) {
  const { host, board, picks, looks, dom, store, map, sketch, wire, scheduler, intents, stops } = parts;
  const { get, view, table } = store;
  const ready = () => !wire.busy() && protocol.isView(view());

  const hover = hoverCard(dom, table, map, (country) => {
    const odds = intents.odds(country);
    const { game, local } = get();
    const own = game.facts ? game.facts(table(), local, country) : {};
    return odds && own ? { ...own, instead: oddsLines(odds, view().lang) } : own;
  });
  stops.push(hover.hide);

  /** On a board to look at a click chooses a place, or leaves it; others stay where places are marked. @param {string} name */
  const select = (name) => {
    const before = /** @type {string[]} */ (host.get("selected") ?? []);
    const [others, there] = [picks ? before.filter((other) => other !== name) : [], before.includes(name)];
    wire.write({ selected: there ? others : [...others, name] });
    if (picks) dom.heard.textContent = `${name}: ${texts(view().lang)[there ? "unmarked" : "marked"]}`;
  };

  let clicked = { country: -1, time: 0 };
  map.onClick = (country, event) => {
    if (event?.button) return;
    const time = performance.now();
    const again = country === clicked.country && time - clicked.time < SAME_CLICK;
    clicked = { country, time };
    if (again || !ready()) return;
    hover.hide();
    if (looks) return select(board.countries[country].name);
    intents.click(country, Boolean(event?.shiftKey));
  };
  map.onDrag = (from, to) => {
    if (to < 0 || from === to || !ready()) return;
    parts.mover.skip();
    intents.take(get().game.drag?.(table(), get().local, from, to) ?? null);
  };
  map.onHover = (country) => {
    hover.point(country);
    intents.pointHintAt(country);
    const { game, local } = get();
    if (game.hover && protocol.isView(view())) intents.set(game.hover(table(), local, country));
  };
  map.onLeave = () => {
    hover.hide();
    intents.pointHint(0);
  };
  map.onHold = (country) => hover.point(country, 0);

  const named = (/** @type {number[]} */ places) => places.map((country) => board.countries[country].name);
  /** Draw an arrow between two places, or mark one; again, and it goes. @type {(places: number[], tone: string) => void} */
  const draws = (places, tone) => wire.send(protocol.annotate(view(), withShape(view().note, named(places), tone)));
  sketched(dom.map, map.at, {
    may: () => !looks && protocol.isView(view()) && view().memory,
    over: (places, tone) => sketch.draw(places.length ? withShape(view().note, named(places), tone) : view().note, map),
    done: draws,
  }, stops);

  dom.root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const chip = /** @type {HTMLElement | null} */ (target.closest("[data-clause]"));
    if (!parts.rule.box.contains(target)) parts.rule.close();
    closePops(dom.root, target);
    if (!chip) return;
    parts.rule.from(chip);
    wire.send(protocol.askClause(chip.dataset.clause ?? ""));
  });

  // A class sees where the teacher points.
  const points = (/** @type {PointerEvent} */ event) => {
    dom.ring.hidden = sizeOf(host) !== "class" || event.pointerType === "touch" || event.type === "pointerleave";
    const { left, top } = dom.frame.getBoundingClientRect();
    dom.ring.style.translate = `${event.clientX - left}px ${event.clientY - top}px`;
  };
  dom.map.addEventListener("pointermove", points);
  dom.map.addEventListener("pointerleave", points);

  map.onZoom = () => {
    parts.mover.skip();
    hover.hide();
    scheduler.schedule();
    const { times, left, top } = map.window;
    if (`${host.get("window")}` === `${[times, left, top]}`) return;
    wire.write({ window: [times, left, top] });
  };
  const look = () => {
    const [times, left, top] = host.get("window") ?? [1, 0, 0];
    map.look({ times, left, top });
  };
  dom.closer.addEventListener("click", () => map.look(larger(board, map.window, STEP)));
  dom.further.addEventListener("click", () => map.look(map.narrow() ? whole() : larger(board, map.window, 1 / STEP)));

  const stage = watchSize(parts, () => {
    parts.rule.place();
    if (!map.resized(dom.map.clientWidth)) return;
    parts.mover.skip();
    scheduler.schedule();
  });
  dom.wide.addEventListener("click", stage.toggle);
  dom.drawer.addEventListener("click", () => dom.root.toggleAttribute("data-drawer"));

  return {
    ...hover,
    select,
    draws,
    look,
    /** Take up the size of the board. */
    type() {
      const size = sizeOf(host);
      dom.root.dataset.size = size;
      map.type(LEAST_TYPE[size]);
      scheduler.schedule();
    },
  };
}

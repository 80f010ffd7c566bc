/**
 * The widget: it draws what the kernel says, listens, and sends what the person means. Here the parts are put together.
 *
 * The choice and the hovered place stay in the page (`store.js`). Only `view` comes in, only the messages of
 * protocol.js go out.
 */

/** @import { Board } from "../base/protocol.js" */
/** @import { Film, Tail } from "../views/replay-feed.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Host } from "../hosts/host.js" */
import { ruleBox } from "./clause-card.js";
import { endOfMatch } from "./end.js";
import { driverOf } from "./driver.js";
import { firstTurnOf } from "./first-turn.js";
import { eventsBox } from "./event-list.js";
import { intentsOf } from "./intents.js";
import { keyboardOf } from "./keyboard.js";
import { moverOf } from "./mover.js";
import { painterOf } from "./paint.js";
import { LEAST_TYPE, pointerOf } from "./pointer.js";
import { listenToKernel } from "./replies.js";
import { schedulerOf } from "./scheduler.js";
import { skeleton } from "./skeleton.js";
import { startOf } from "./start.js";
import { storeOf } from "./store.js";
import { tourOf } from "./tour.js";
import { wireOf } from "../base/connection.js";
import { placeOf } from "../base/position-traits.js";
import { withStyle } from "../base/styles.js";
import { texts } from "../base/texts.js";
import { mapOf } from "../map/map.js";
import { overlay } from "../map/annotations.js";

/** The box of a map is a little wider than its board: there is sea at its sides. */
const WIDER = 1.045;

/** A map of land has a box of at least this aspect, so that it has half of the stage. */
const WIDEST = 1.68;

/**
 * @param {{host: Host, el: HTMLElement, board: Board, manner?: "play" | "look" | "pick"}} props `manner`: of a board in an
 *   exercise
 * @returns {() => void} clean-up
 */
export function render({ host, el, board, manner }) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const sketch = overlay(board);
  const dom = skeleton(sketch.svg);
  const { root } = dom;
  withStyle(el);
  el.append(root);
  const picks = manner === "pick";
  const looks = picks || manner === "look" || host.get("face") === "look";
  if (looks) root.dataset.face = "look";
  root.dataset.stage = looks || manner ? "flow" : "full";
  if (looks && manner) dom.events.hidden = true; // what came before is not asked
  if (looks) dom.tablist.hidden = dom.foot.hidden = true;
  if (looks) dom.panels.news.hidden = false;
  const ratio = board.width / board.height;
  root.style.setProperty("--teg-ratio", String(ratio));
  root.style.setProperty("--teg-box", String(board.cell ? ratio : Math.max(ratio * WIDER, WIDEST)));
  dom.credit.textContent = board.credit ?? "";
  dom.credit.title = board.notice ?? "";

  const store = storeOf(host, board);
  const { view } = store;
  const map = mapOf(dom.map, LEAST_TYPE.page, async () => (await host.part("plotly")).default);
  stops.push(map.purge);
  const parts = /** @type {Parts} */ ({ host, el, board, picks, looks, alone: Boolean(manner), stops, dom, store, map, sketch });
  parts.rule = ruleBox(root);
  root.append(parts.rule.box);
  const unanswered = () => store.dispatch({ type: "set", part: { refusal: { code: "no_answer", clause: null, text: texts(view().lang).no_answer } } });
  parts.where = placeOf(host, view, (traits) => parts.wire.write(traits), stops);
  parts.wire = wireOf(host, dom, view, { freed: () => parts.driver.drive(), unanswered, goes: (message) => parts.where.goes(message), said: (message) => parts.mover.said(message) }, stops);
  parts.driver = driverOf(parts);
  parts.mover = moverOf(parts);
  parts.scheduler = schedulerOf(parts, (passing) => parts.painter.paint(passing));
  parts.intents = intentsOf(parts);
  parts.painter = painterOf(parts);
  parts.pointer = pointerOf(parts);
  parts.keyboard = keyboardOf(parts);
  parts.end = endOfMatch(parts);
  parts.tour = tourOf(parts);
  parts.firstTurn = firstTurnOf(parts);
  const told = (/** @type {Film} */ film, /** @type {Tail} */ tail) => {
    parts.end.told(film, tail);
    parts.scheduler.schedule();
  };
  parts.events = eventsBox(dom.events, { view: () => parts.where.now(), ask: parts.wire.ask, go: parts.intents.go, wants: parts.end.wants, told }, stops);
  store.subscribe(parts.scheduler.schedule);

  root.tegPixel = (name) => {
    const country = board.countries.findIndex((place) => place.name === name);
    return country < 0 ? null : map.pixel(board.countries[country].label);
  };
  parts.pointer.type();
  if ((host.get("window")?.[0] ?? 1) !== 1) parts.pointer.look();
  startOf(parts);
  listenToKernel(parts);
  return () => stops.forEach((stop) => stop());
}

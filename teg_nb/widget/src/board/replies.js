/** Messages and positions from the kernel. */

/** @import { Reply } from "../base/protocol.js" */
/** @import { Parts } from "./parts.js" */
import * as protocol from "../base/protocol.js";
import { closingOf } from "./closing.js";
import { saveFile } from "../base/save-file.js";
import { hintAlways } from "./hint-panel.js";
import { asksAgain } from "./store.js";
import { texts } from "../base/texts.js";

/** @param {Parts} parts */
export function listenToKernel(parts) {
  const { host, store, wire, where, driver, scheduler, intents, rule, pointer, events, stops } = parts;
  const { get, dispatch, view, table } = store;
  const { schedule } = scheduler;
  const advise = parts.looks || parts.alone ? () => {} : hintAlways(parts);
  const closing = closingOf(parts);

  const renew = () => intents.take(get().game.renew(table(), get().local));

  const onView = () => {
    wire.free();
    const now = view();
    if (!protocol.isView(now)) return schedule();
    where.shown();
    const before = get();
    dispatch({ type: "view", view: now });
    rule.close();
    pointer.hide();
    renew();
    const { game } = get();
    if (asksAgain(before, get()) && wire.there()) {
      // Wait for it where it decides the possible actions.
      if (game.curtain || (game.stays && now.viewer === now.to_move)) wire.send(protocol.PRIVATE);
      else if (!driver.atOnce()) wire.ask(protocol.PRIVATE);
    }
    schedule();
    advise();
    closing();
    const { next, ended, report } = get();
    if (ended && report?.lang !== now.lang && now.over && !parts.looks && !parts.alone) wire.ask({ kind: "report", line: now.line, step: now.step });
    if (next && now.exploring) {
      dispatch({ type: "set", part: { next: null } });
      return wire.send(/** @type {import("../base/protocol.js").Message} */ ({ ...next, line: now.line, step: now.step }));
    }
    driver.drive();
  };

  /** Replies to messages that nobody waits for. @param {Reply} reply */
  const onAside = (reply) => {
    if (reply.kind === "events") return events.hear(reply);
    if (reply.kind === "report") return dispatch({ type: "set", part: { report: { ...reply, lang: view().lang } } });
    if (reply.kind === "hint") return dispatch({ type: "reply", reply, table: table() });
    if (reply.kind === "odds") {
      dispatch({ type: "odds", odds: reply });
      return pointer.again();
    }
    if (reply.kind !== "private" || !get().lasts || reply.seat !== view().viewer || reply.step !== view().step) return;
    dispatch({ type: "set", part: { secret: reply } });
    renew();
    advise();
  };

  /** @param {Reply} reply */
  const onReply = (reply) => {
    const { own, driver: driven, aside } = wire.names;
    if (reply?.nonce === aside) return onAside(reply);
    if (reply?.nonce !== own && reply?.nonce !== driven) return;
    wire.free();
    // Bots that another page lets go on were faster: nothing is amiss, and what a person wants is said again.
    const late = reply.kind === "refused" && reply.code === "stale_step";
    if (late && reply.nonce === driven) return driver.drive();
    if (late && driver.moves() && wire.keep()) return driver.drive();
    if (reply.kind === "file") return saveFile(reply);
    if (reply.kind === "rules") return rule.list(reply, texts(view().lang));
    if (reply.kind === "clause") return rule.show(reply, texts(view().lang));
    if (reply.kind === "refused" && reply.nonce === driven) driver.setPace({ auto: false });
    dispatch({ type: "reply", reply, table: table() });
    if (reply.kind === "private") renew();
    if (reply.kind === "private") advise();
    schedule();
  };

  /** @param {string} event @param {(...args: any[]) => void} callback */
  const listen = (event, callback) => void stops.push(host.hear(/** @type {any} */ (event), callback));
  listen("change:view", onView);
  listen("change:lines", schedule);
  for (const trait of ["auto", "speed", "turns"]) listen(`change:${trait}`, schedule);
  for (const trait of ["notice", "caption", "marks", "arrows", "selected"]) listen(`change:${trait}`, () => scheduler.begun() && parts.painter.point());
  listen("change:hints", () => {
    schedule();
    advise();
  });
  listen("change:size", pointer.type);
  listen("change:window", pointer.look);
  listen("message", onReply);
  onView();
}

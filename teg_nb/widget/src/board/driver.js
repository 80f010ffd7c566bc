/** Bots that go on: the page asks for one slice after another, at the pace that is set. */

/** @import { Speed } from "./autoplay.js" */
/** @import { Parts } from "./parts.js" */
import { shownFor, toggled } from "./autoplay.js";
import * as protocol from "../base/protocol.js";

/** @param {Parts} parts */
export function driverOf(parts) {
  const { host, dom, store, stops } = parts;
  const { view } = store;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let beat;
  stops.push(() => clearTimeout(beat));

  const pace = () => ({ auto: Boolean(host.get("auto")), speed: /** @type {Speed} */ (host.get("speed")) });
  const going = () => pace().auto && store.get().tour == null && Boolean(view()?.goes_on) && parts.wire.there();
  /** True while bots play a turn, a round or more. The page requests one slice after another. */
  const plays = () => Boolean(view()?.playing) && parts.wire.there();
  const atOnce = () => plays() || (going() && pace().speed === "at_once");

  /** @param {Partial<ReturnType<typeof pace>>} part of the traits, which all pages share */
  const setPace = (part) => parts.wire.write(part);

  /** Show the next step of what happened once this one has been seen. @param {NonNullable<import("./store.js").State["film"]>} film */
  const film = ({ next }) => {
    const { scheduler, mover, wire, where } = parts;
    if (where.ahead() || !scheduler.begun() || !scheduler.rests() || mover.moves()) return;
    beat = setTimeout(() => wire.send(protocol.go(view(), next)), mover.moved() ? 0 : shownFor(view(), "quick"));
  };

  const stop = () => {
    if (pace().auto) setPace({ auto: false });
    parts.wire.send(protocol.STOP);
  };

  return {
    pace,
    atOnce,
    setPace,
    stop,
    setSpeed: (/** @type {Speed} */ speed) => setPace({ speed }),
    /** True while bots go on in any way. */
    moves: () => plays() || going(),

    pause() {
      if (view().playing) return stop();
      const { pauses, message } = toggled(view(), pace().auto);
      if (pauses === pace().auto) setPace({ auto: !pauses });
      if (!pauses) parts.intents.send(message);
    },

    /** Let the bots go on: as fast as they can with what they are at, else a decision a message, once this position has been seen. */
    drive() {
      const { wire, scheduler, mover } = parts;
      clearTimeout(beat);
      if (wire.busy()) return;
      const kept = wire.kept();
      if (kept) return wire.send(kept);
      const shown = store.get().film;
      if (shown) return film(shown);
      if (!plays() && !going()) return;
      dom.root.setAttribute("data-going", "");
      if (plays()) return wire.send(protocol.more(view()), wire.names.driver);
      if (!scheduler.begun() || mover.moves() || (!atOnce() && !scheduler.rests())) return; // first it is shown
      beat = setTimeout(() => wire.send(protocol.step(view(), "action"), wire.names.driver), mover.moved() ? 0 : shownFor(view(), pace().speed));
    },
  };
}

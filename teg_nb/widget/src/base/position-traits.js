/** The shown position, as traits. Linked views move at once, before the kernel answers. */

/** @import { Message, View } from "./protocol.js" */
/** @import { Host } from "../hosts/host.js" */

/**
 * @param {Host} host
 * @param {() => View} view what the kernel shows
 * @param {(traits: {step: number}) => void} write
 * @param {(() => void)[]} stops
 */
export function placeOf(host, view, write, stops) {
  /** A step that was written here and is not shown yet. @type {number | null} */
  let asked = null;
  const onStep = () => {
    if (host.get("step") !== asked) asked = null; // somebody else has gone elsewhere
  };
  stops.push(host.hear("change:step", onStep));
  return {
    /** The view at the last requested step. @returns {View} */
    now() {
      const shown = view();
      return asked == null || asked === shown.step ? shown : { ...shown, step: asked, branches: [] };
    },

    /** True if the requested step is not shown yet. */
    ahead: () => asked != null && asked !== view().step,

    /** Go along the line shown, if it is that which a message asks for. @param {Message | null} message @returns {boolean} */
    goes(message) {
      if (message?.kind !== "go" || message.line !== view().line || view().exploring) return false; // the traits name the position explored from
      asked = message.step;
      write({ step: message.step });
      return true;
    },

    /** The kernel shows another position. */
    shown() {
      const { step } = view();
      if (asked !== step) return;
      // Bots that went on meanwhile may have moved it.
      if (host.get("step") !== step) host.show({ step });
      asked = null;
    },
  };
}

/** Whether the kernel behind a board is still there, as the host tells it (Lab and Notebook do). */

/** @import { AnyModel } from "@anywidget/types" */

/**
 * `gone`: it was restarted or ended, and what stood behind the board with it; `away`: out of reach for now;
 * `busy`: with whatever it may be; `unknown`: the host does not say.
 *
 * @typedef {"here" | "busy" | "away" | "gone" | "unknown"} Presence
 */

/** What a kernel says of itself when it, or the one after it, no longer knows the board. */
const ENDED = new Set(["restarting", "autorestarting", "terminating", "dead"]);

/**
 * @param {AnyModel<any>} model
 * @param {() => void} changed
 * @param {(() => void)[]} stops
 * @returns {() => Presence}
 */
export function kernelOf(model, changed, stops) {
  const kernelNow = () => /** @type {any} */ (model.widget_manager)?.kernel;
  const kernel = kernelNow();
  if (!kernel?.statusChanged) return () => "unknown";
  let gone = false;
  const look = () => {
    gone ||= kernel.isDisposed || ENDED.has(kernel.status) || kernelNow()?.id !== kernel.id;
    changed();
  };
  for (const signal of ["statusChanged", "connectionStatusChanged", "disposed"]) {
    kernel[signal]?.connect(look);
    stops.push(() => kernel[signal]?.disconnect(look));
  }
  return () => {
    if (gone) return "gone";
    if (kernel.connectionStatus !== "connected") return "away";
    return kernel.status === "busy" ? "busy" : "here";
  };
}

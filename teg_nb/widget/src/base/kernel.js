/**
 * The kernel behind a view: whether it is still there, as the host tells it (Lab and Notebook do), and the one way to it.
 * A host refuses what is sent to a kernel that has ended, perhaps before it says so.
 */

/** @import { AnyModel } from "@anywidget/types" */

/**
 * `gone`: it was restarted or ended, and what stood behind the board with it; `away`: out of reach for now;
 * `busy`: with whatever it may be; `unknown`: the host does not say.
 *
 * @typedef {"here" | "busy" | "away" | "gone" | "unknown"} Presence
 */

/**
 * Status words of a host for a kernel that no longer knows the board. A kernel starts once, before it
 * has a board.
 */
const ENDED = new Set(["restarting", "autorestarting", "terminating", "dead", "starting"]);

/**
 * @param {AnyModel<any>} model
 * @param {() => void} changed
 * @param {(() => void)[]} stops
 */
export function kernelOf(model, changed, stops) {
  const kernelNow = () => /** @type {any} */ (model.widget_manager)?.kernel;
  const found = kernelNow();
  const kernel = found?.statusChanged ? found : null;
  let gone = false;
  let session = ""; // of the process: another one is another kernel, under the same id
  const ended = () => (gone ||= Boolean(kernel) && (kernel.isDisposed || ENDED.has(kernel.status) || kernelNow()?.id !== kernel.id));
  const look = () => {
    ended();
    changed();
  };
  for (const signal of ["statusChanged", "connectionStatusChanged", "disposed"]) {
    kernel?.[signal]?.connect(look);
    stops.push(() => kernel?.[signal]?.disconnect(look));
  }
  // A kernel that is restarted by another page, or by the server, says so itself: its host does not.
  const hear = (/** @type {any} */ _, /** @type {any} */ message) => {
    const { msg_type: type, session: from } = message?.header ?? {};
    session ||= from ?? "";
    if (gone || (type !== "shutdown_reply" && (from ?? session) === session)) return;
    gone = true;
    changed();
  };
  kernel?.iopubMessage?.connect(hear);
  stops.push(() => kernel?.iopubMessage?.disconnect(hear));
  /** @param {() => unknown} act */
  const tried = async (act) => {
    if (ended()) return changed();
    try {
      await act();
    } catch {
      gone = true;
      changed();
    }
  };
  return {
    /** @returns {Presence} */
    presence() {
      if (gone) return "gone";
      if (!kernel) return "unknown";
      if (kernel.connectionStatus !== "connected") return "away";
      return kernel.status === "busy" ? "busy" : "here";
    },
    /** @param {object} message @param {any} [callbacks] */
    send: (message, callbacks) => void tried(() => model.send(message, callbacks)),
    /** Set traits: here, and at the kernel if it is there. @param {Record<string, unknown>} traits */
    write(traits) {
      for (const [name, value] of Object.entries(traits)) model.set(name, value);
      tried(() => model.save_changes());
    },
  };
}

/** A host with a kernel: any page that shows an anywidget. Parts that anywidget does not promise may be missing. */

/** @import { Host, Part } from "./host.js" */

/**
 * Status words for a kernel that no longer knows the board. A kernel starts once, before it has a board.
 */
const ENDED = new Set(["restarting", "autorestarting", "terminating", "dead", "starting"]);

/** Prefix of a reference to another model. */
const MODEL = "IPY_MODEL_";

/**
 * @param {any} model an `AnyModel`; `widget_manager` has the kernel in Lab and Notebook
 * @param {(name: Part) => Promise<any>} part
 * @param {(() => void)[]} stops
 * @returns {Host}
 */
export function jupyter(model, part, stops) {
  const kernelNow = () => model.widget_manager?.kernel;
  const known = kernelNow();
  const kernel = known?.statusChanged ? known : null;
  /** @type {Set<(content: any) => void>} */
  const watchers = new Set();
  const changed = () => watchers.forEach((tell) => tell(null));
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
  const heard = (/** @type {any} */ _, /** @type {any} */ message) => {
    const { msg_type: type, session: from } = message?.header ?? {};
    session ||= from ?? "";
    if (gone || (type !== "shutdown_reply" && (from ?? session) === session)) return;
    gone = true;
    changed();
  };
  kernel?.iopubMessage?.connect(heard);
  stops.push(() => kernel?.iopubMessage?.disconnect(heard));
  /** A host refuses what is sent to a kernel that has ended, perhaps before it says so. @param {() => unknown} act */
  const tried = async (act) => {
    if (ended()) return changed();
    try {
      await act();
    } catch {
      gone = true;
      changed();
    }
  };
  const show = (/** @type {Record<string, unknown>} */ values) => {
    for (const [name, value] of Object.entries(values)) model.set(name, value);
  };
  const bare = (/** @type {string} */ name) => (name.startsWith(MODEL) ? name.slice(MODEL.length) : name);
  const manager = model.widget_manager;
  return {
    get: (name) => model.get(name),
    show,
    set(values) {
      show(values);
      tried(() => model.save_changes());
    },
    send(message, told, files) {
      const status = (/** @type {any} */ said) => told?.(said?.content?.execution_state);
      // Jupyter looks at what the callback holds; marimo calls it.
      const callbacks = told && Object.assign(() => {}, { iopub: { status } });
      tried(() => model.send(message, callbacks, files));
    },
    hear(event, callback) {
      if (event === "presence") {
        watchers.add(callback);
        return () => void watchers.delete(callback);
      }
      const name = event === "message" ? "msg:custom" : event;
      model.on(name, callback);
      return () => model.off(name, callback);
    },
    part,
    presence() {
      if (gone) return "gone";
      if (!kernel) return "unknown";
      if (kernel.connectionStatus !== "connected") return "away";
      return kernel.status === "busy" ? "busy" : "here";
    },
    async beside(name) {
      const other = await manager?.get_model?.(bare(name)).catch(() => null);
      return other ? jupyter(other, part, stops) : null;
    },
    embed: manager?.create_view ? async (name) => manager.create_view(await manager.get_model(bare(name))) : null,
  };
}

/** The interface between the front end and the page around it. Each kind of page has a module in this folder. */

/**
 * State of the process behind a view. `here`: it is idle. `busy`: it works. `away`: it cannot be reached now. `gone`: it
 * has ended. `unknown`: the page cannot tell.
 *
 * @typedef {"here" | "busy" | "away" | "gone" | "unknown"} Presence
 */

/** Long texts that views share. @typedef {"board" | "film" | "plotly" | "front"} Part */

/**
 * A host knows the values and messages of `docs/protocol.md`. A value that is None may be `null` or `undefined`.
 *
 * @typedef {object} Host
 * @property {(name: string) => any} get a value
 * @property {(values: Record<string, unknown>) => void} set values, here at once and on the other side
 * @property {(values: Record<string, unknown>) => void} show values on this page alone: the other side knows them already
 * @property {(message: object, heard?: (state: "busy" | "idle") => void, files?: ArrayBuffer[]) => void} send a message;
 *   `heard`: the other side works on it, or is done
 * @property {(event: "message" | "presence" | `change:${string}`, callback: (content: any) => void) => () => void} hear
 *   a message from the other side, its presence, or a new value; returns what ends the hearing
 * @property {(name: Part) => Promise<any>} part what is made of a shared text
 * @property {() => Presence} presence
 * @property {(name: string) => Promise<Host | null>} beside the host of another view of the page, once that is there
 * @property {((name: string) => Promise<{el: HTMLElement, remove: () => void}>) | null} embed another widget, as an element
 */

export {};

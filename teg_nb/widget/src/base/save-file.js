/** Files that a page gives to its reader. */

import { h } from "./dom.js";

/** Save a file for the reader. @type {(file: import("./protocol.js").File) => void} */
export function saveFile({ name, type, text }) {
  const link = /** @type {HTMLAnchorElement} */ (h("a", { download: name, href: URL.createObjectURL(new Blob([text], { type })) }));
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Keys that are pressed inside the board, and what the page around would make of them. */

/** Attributes that keep the shortcuts of JupyterLab from what has them. */
const SUPPRESSED = ["data-lm-suppress-shortcuts", "data-p-suppress-shortcuts"];

/**
 * Keep keys without Ctrl or Meta from Lab. It reads keys before the page does, going up from the element that has the
 * focus; those with Ctrl, for saving, it must read.
 *
 * @param {HTMLElement} root
 * @param {(() => void)[]} stops
 */
export function keptFromLab(root, stops) {
  const shortcuts = (/** @type {KeyboardEvent} */ event) => {
    const path = event.composedPath();
    const inside = /** @type {Element[]} */ (path.slice(0, path.indexOf(root) + 1));
    const ours = !event.ctrlKey && !event.metaKey;
    for (const each of inside) for (const name of SUPPRESSED) each.toggleAttribute(name, ours && each === path[0]);
  };
  window.addEventListener("keydown", shortcuts, true);
  stops.push(() => window.removeEventListener("keydown", shortcuts, true));
}

/**
 * Hear the keys that may mean something to the board: without Ctrl, Meta and Alt, and not typed into a field.
 *
 * @param {HTMLElement} root
 * @param {(event: KeyboardEvent, target: Element) => boolean} onKey whether it meant something
 */
export function keyed(root, onKey) {
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation(); // whatever it means here, it means nothing to the page around
    const target = /** @type {Element} */ (event.target);
    if (event.altKey || (target.matches("input, select, textarea") && event.key !== "Escape")) return;
    if (event.key === "Enter" && target.matches("button, summary")) return; // it is pressed
    if (onKey(event, target)) event.preventDefault();
  });
}

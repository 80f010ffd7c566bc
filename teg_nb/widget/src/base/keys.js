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
 * Let Shift+Enter go on to the next cell of a notebook in Lab. It does not run this cell again: what is answered stays.
 *
 * @param {HTMLElement} root
 */
export function goesOn(root) {
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const next = root.closest(".jp-Cell")?.nextElementSibling?.closest(".jp-Cell");
    if (!next) return;
    // Lab selects the cell that is pressed, and takes the focus to its notebook.
    const prompt = next.querySelector(".jp-InputPrompt") ?? next;
    for (const type of ["mousedown", "mouseup"]) prompt.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, button: 0 }));
    /** @type {HTMLElement | null} */ (next.closest(".jp-Notebook"))?.focus();
    next.scrollIntoView({ block: "nearest" });
  }, true);
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

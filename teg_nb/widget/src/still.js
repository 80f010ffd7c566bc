/**
 * The picture of the board at rest: an output of its own before the board, for the notebook that is opened again
 * without a kernel. While the board is there the picture is hidden; once nothing moves, it is drawn anew.
 */

/** The board has stood still for so long, ms. */
const REST = 1500;

const MARK = 'data-still="teg_nb"';

/**
 * @param {HTMLElement} el
 * @param {() => void} ask for the picture to be drawn anew
 * @param {(() => void)[]} stops
 * @returns {(position: string) => void} to be told of whenever the board has been drawn
 */
export function stillOf(el, ask, stops) {
  /** @type {HTMLElement | null} */
  let still = null;
  let seen = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  stops.push(() => {
    clearTimeout(rest);
    if (still) still.style.display = "";
  });
  const hidden = () => {
    if (!still?.isConnected) still = found(el);
    if (still) still.style.display = "none";
    return still;
  };
  return (position) => {
    hidden();
    if (position === seen) return;
    const first = seen === "";
    seen = position;
    clearTimeout(rest);
    if (!first) rest = setTimeout(() => hidden() && ask(), REST); // the picture may have come after the board
  };
}

/** @type {(el: HTMLElement) => HTMLElement | null} */
function found(el) {
  const before = el.closest(".jp-OutputArea-child")?.previousElementSibling;
  if (before?.querySelector(".teg-exercise")) return /** @type {HTMLElement} */ (before); // words and a picture
  const image = before?.querySelector("img");
  return image && decodeURIComponent(image.src).slice(0, 400).includes(MARK) ? /** @type {HTMLElement} */ (before) : null;
}

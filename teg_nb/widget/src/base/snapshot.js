/**
 * The picture of the board at rest: an output of its own before the board, for the notebook that is opened again
 * without a kernel. While the board is there the picture is hidden; once nothing moves, it is drawn anew.
 */

/** The board has stood still for so long, ms. */
const REST = 1500;

const MARK = 'data-still="teg_nb"';

/** Placeholder until it arrives: words, and a last line of their own. */
const COMES = /\n…$/;

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
  // Lab puts another element in its place for what is of another kind.
  const watch = new MutationObserver(() => still && !still.isConnected && hide(before(el)));
  stops.push(() => {
    clearTimeout(rest);
    watch.disconnect();
    if (still) still.style.display = "";
  });
  const hide = (/** @type {HTMLElement | null} */ next) => {
    still = next;
    if (!still) return;
    still.style.display = "none";
    watch.observe(/** @type {Node} */ (still.parentNode), { childList: true });
  };
  const hidden = () => {
    if (!still?.isConnected) hide(found(el));
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

/**
 * The same of a view that follows: one in a box has no picture of its own.
 *
 * @param {HTMLElement} el
 * @param {{send: (message: {kind: "still"}) => void}} host
 * @param {(() => void)[]} stops
 */
export const stillAlone = (el, host, stops) => stillOf(el, () => el.parentElement?.closest(".widget-box") || host.send({ kind: "still" }), stops);

/** @type {(el: HTMLElement) => HTMLElement | null} */
const before = (el) => /** @type {HTMLElement | null} */ (el.closest(".jp-OutputArea-child")?.previousElementSibling ?? null);

/** @type {(el: HTMLElement) => HTMLElement | null} */
function found(el) {
  const still = before(el);
  if (still?.querySelector(".teg-exercise")) return still; // words and a picture
  const image = still?.querySelector("img");
  const comes = COMES.test(still?.querySelector("pre")?.textContent?.trim() ?? "");
  return comes || (image && decodeURIComponent(image.src).slice(0, 400).includes(MARK)) ? still : null;
}

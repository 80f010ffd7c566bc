/** Touch gestures besides a tap: a long press, and a pinch. */

/** A finger must rest for so long, ms; and may stir so far, pixels. */
const HOLD = 500;
const STIR = 10;

/**
 * One finger that rests on an element: what comes of it is no click.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 * @param {(touch: Touch) => boolean} onHold whether it means something
 * @param {() => void} onTouch whenever a finger comes down
 */
export function held(element, signal, onHold, onTouch) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** @type {Touch | null} */
  let down = null;
  let done = false;
  const away = () => {
    clearTimeout(rest);
    down = null;
  };
  const options = { capture: true, passive: false, signal };
  element.addEventListener("touchstart", ({ touches }) => {
    away();
    done = false;
    onTouch();
    if (touches.length > 1) return;
    const touch = (down = touches[0]);
    rest = setTimeout(() => (done = onHold(touch)), HOLD);
  }, options);
  element.addEventListener("touchmove", ({ touches: [touch] }) => {
    if (down && Math.hypot(touch.clientX - down.clientX, touch.clientY - down.clientY) > STIR) away();
  }, options);
  element.addEventListener("contextmenu", (event) => {
    if (down) event.preventDefault();
  }, options);
  element.addEventListener("touchend", (event) => {
    away();
    if (done && event.cancelable) event.preventDefault();
  }, options);
  element.addEventListener("touchcancel", away, options);
}

/**
 * Two fingers on an element: by how much they went apart, and where their middle went from and to.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 * @param {(factor: number, from: {clientX: number, clientY: number}, to: {clientX: number, clientY: number}) => void} onPinch
 */
export function pinched(element, signal, onPinch) {
  /** @type {{clientX: number, clientY: number, apart: number} | null} */
  let before = null;
  const two = (/** @type {TouchEvent} */ { touches: [a, b] }) => ({
    clientX: (a.clientX + b.clientX) / 2,
    clientY: (a.clientY + b.clientY) / 2,
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
  });
  const options = { capture: true, passive: false, signal };
  const hear = (/** @type {TouchEvent} */ event) => {
    const now = event.touches.length === 2 ? two(event) : null;
    if (now) {
      if (event.cancelable) event.preventDefault(); // not where the page scrolls already
      event.stopPropagation();
    }
    if (now && before) onPinch(now.apart / before.apart, before, now);
    before = now;
  };
  for (const name of /** @type {const} */ (["touchstart", "touchmove", "touchend", "touchcancel"])) element.addEventListener(name, hear, options);
}

/** The height of the stage: that of the panel in which it is seen, so that nothing to decide is below its edge. */

/** @import { Parts } from "./parts.js" */

/** Room that is left of the visible panel, pixels. */
const MARGIN = 16;

/** A stage is never lower, pixels. */
const LEAST = 480;

/** A frame that is as high as its contents does not say how much is seen of it, pixels. */
const FRAMED = 640;

/** The panel that scrolls around an element, as Lab's notebook does. @type {(element: HTMLElement) => HTMLElement | null} */
function scroller(element) {
  let outermost = null;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(at).overflowY)) outermost = at;
  }
  return outermost;
}

/**
 * Keep the height of a stage; `changed` is called when its map may have another size.
 *
 * @param {Parts} parts
 * @param {() => void} changed
 */
export function watchSize({ dom, el, stops }, changed) {
  const { root } = dom;
  const panel = scroller(el);
  const framed = !panel && window !== window.top;
  const seen = () => (panel ? Math.min(panel.clientHeight, window.innerHeight) : framed ? FRAMED + MARGIN : window.innerHeight);
  const fit = () => {
    const whole = root.ownerDocument.fullscreenElement === root || root.classList.contains("teg-wide");
    const high = whole ? window.innerHeight : Math.max(seen() - MARGIN, LEAST);
    root.style.setProperty("--teg-high", `${high}px`);
  };
  const sizes = new ResizeObserver(() => {
    fit();
    changed();
  });
  sizes.observe(dom.map);
  if (panel) sizes.observe(panel);
  window.addEventListener("resize", fit);
  document.addEventListener("fullscreenchange", fit);
  stops.push(() => {
    sizes.disconnect();
    window.removeEventListener("resize", fit);
    document.removeEventListener("fullscreenchange", fit);
  });
  fit();
  return {
    /** Fill the screen, or leave it; a host that forbids it gets a view as large as its window. */
    async toggle() {
      const { fullscreenElement } = document;
      if (fullscreenElement) return document.exitFullscreen();
      const enlarged = root.classList.contains("teg-wide");
      await (enlarged ? Promise.reject() : root.requestFullscreen()).catch(() => root.classList.toggle("teg-wide", !enlarged));
      fit();
    },
  };
}

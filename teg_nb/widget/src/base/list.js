/** A list of which only what is seen is in the page: 20,000 rows cost little more than twenty. */

import { h } from "./dom.js";

/** A further line of a row is so high, in pixels, before the size of the type. */
const LINE = 18;

/** Rows that are drawn beyond what is seen, on each side. */
const SPARE = 6;

/**
 * @param {object} of
 * @param {number} of.height of a row of one line, in pixels, before the size of the type
 * @param {(row: number, width: number, type: number) => number} [of.lines] of a row, in a list so wide; 1 if left out
 * @param {string} of.label
 * @param {HTMLElement} [of.head] stays above the rows
 * @param {(row: number) => HTMLElement} of.draw
 * @param {(row: number) => void} of.pick a row that was clicked
 * @param {(by: number) => void} of.move the arrow keys: so many steps
 */
export function list({ height, lines = () => 1, label, head, draw, pick, move }) {
  const all = h("div", { class: "teg-roll-all" });
  const root = h("div", { class: "teg-roll", role: "grid", tabindex: 0, "aria-label": label }, head ?? null, all);
  /** @type {Map<number, HTMLElement>} */
  const pool = new Map();
  let [count, current, queued, tall, size] = [0, -1, false, height, 1];
  /** Top of each row, in pixels. One number more is the end of the last row. */
  let tops = new Int32Array(1);
  /** Cached size of the visible part. Measuring at each step would force a layout of the page. */
  const seen = { top: 0, high: 0, over: 0, wide: 0 };

  /** The row at a height. @param {number} y */
  const rowAt = (y) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tops[middle + 1] <= y) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const paint = () => {
    queued = false;
    const first = Math.max(0, rowAt(seen.top) - SPARE);
    const last = Math.min(count, rowAt(seen.top + seen.high) + 1 + SPARE);
    for (const [k, row] of pool) {
      if (k >= first && k < last) continue;
      row.remove();
      pool.delete(k);
    }
    for (let k = first; k < last; k++) {
      let row = pool.get(k);
      if (!row) {
        row = draw(k);
        row.classList.add("teg-roll-row");
        row.setAttribute("role", "row");
        row.setAttribute("aria-rowindex", String(k + 1));
        row.dataset.row = String(k);
        row.style.top = `${tops[k]}px`;
        row.style.height = `${tops[k + 1] - tops[k]}px`;
        pool.set(k, row);
        all.append(row);
      }
      if ((row.getAttribute("aria-selected") === "true") !== (k === current)) row.setAttribute("aria-selected", String(k === current));
    }
  };
  const later = () => {
    if (queued) return;
    queued = true;
    requestAnimationFrame(paint);
  };
  const reveal = () => {
    if (current < 0 || !seen.high) return;
    const top = tops[current];
    const room = seen.high - seen.over - (tops[current + 1] - top);
    if (top >= seen.top && top <= seen.top + room) return;
    root.scrollTop = Math.max(0, top - room / 2);
    seen.top = root.scrollTop;
  };
  const lay = () => {
    tall = Math.round(height * size);
    const more = Math.round(LINE * size);
    root.style.setProperty("--teg-entry", `${tall}px`);
    root.style.setProperty("--teg-entry-line", `${more}px`);
    tops = new Int32Array(count + 1);
    for (let k = 0; k < count; k++) tops[k + 1] = tops[k] + tall + (lines(k, seen.wide, size) - 1) * more;
    all.style.height = `${tops[count]}px`;
    for (const row of pool.values()) row.remove();
    pool.clear();
    later();
  };
  root.addEventListener("scroll", () => {
    seen.top = root.scrollTop;
    later();
  });
  root.addEventListener("click", (event) => {
    const row = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".teg-roll-row"));
    if (row) pick(Number(row.dataset.row));
  });
  root.addEventListener("keydown", (event) => {
    if (event.target !== root || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(root.clientHeight / tall) - 1);
    const by = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity })[event.key];
    if (by == null) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  });
  const sizes = new ResizeObserver(() => {
    const { wide } = seen;
    Object.assign(seen, { top: root.scrollTop, high: root.clientHeight, over: head?.offsetHeight ?? 0, wide: all.clientWidth });
    if (seen.wide !== wide) lay();
    reveal();
    later();
  });
  for (const each of [root, head]) each && sizes.observe(each);

  return {
    root,
    /** @param {number} rows there are new ones, so many @param {number} [type] how large words are */
    fill(rows, type = 1) {
      count = rows;
      size = type;
      root.setAttribute("aria-rowcount", String(rows));
      lay();
    },
    /** Bring a row into sight, and mark it. @param {number} row */
    show(row) {
      if (row === current) return;
      current = row;
      reveal();
      paint();
    },
    stop: () => sizes.disconnect(),
  };
}

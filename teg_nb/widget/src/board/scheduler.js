/** Order of drawing: changes of one moment are one drawing, and nothing is drawn twice at once. */

/** @import { Parts } from "./parts.js" */

/** Of bots that play at once the map shows a position now and then, ms. */
const SELDOM = 250;

/** While a key is held the map shows every position that comes, the rest of the page one of so many. */
const PASSED = 6;

/**
 * @param {Parts} parts
 * @param {(passing: boolean) => Promise<void>} paint `passing`: only the map, since one goes on at once
 */
export function schedulerOf(parts, paint) {
  const { dom, where, stops } = parts;
  let gone = false; // the board has been taken away
  let due = false;
  let drawing = false;
  let count = 0;
  let drawn = -Infinity; // when
  let passed = 0; // so many positions, without the panel
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  stops.push(() => {
    gone = true;
    clearTimeout(later);
  });

  const schedule = () => {
    if (due || gone) return;
    due = true;
    const rest = parts.driver.atOnce() ? drawn + SELDOM - performance.now() : 0;
    if (rest > 0) later = setTimeout(draw, rest);
    else if (where.ahead()) setTimeout(draw); // first the kernel is told: it goes on meanwhile
    else queueMicrotask(draw);
  };

  const once = async () => {
    passed = where.ahead() ? (passed + 1) % PASSED : 0;
    clearTimeout(later);
    if (passed) later = setTimeout(schedule, SELDOM); // should no answer come
    await paint(passed > 0);
    dom.root.dataset.seq = String(++count);
  };

  const draw = async () => {
    if (drawing) return; // it will look again when it is done
    drawing = true;
    while (due && !gone) {
      due = false;
      await once();
    }
    drawing = false;
    if (gone) return;
    drawn = performance.now();
    if (!parts.driver.moves()) dom.root.removeAttribute("data-going");
    parts.driver.drive();
  };

  return {
    schedule,
    /** True once something has been drawn. */
    begun: () => count > 0,
    /** True unless a drawing is due or under way. */
    rests: () => !due && !drawing,
  };
}

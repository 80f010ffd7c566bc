/**
 * Tabs with the same match: one plays, the others watch. A lock of the browser says which. On a plain http address there
 * are no locks, and the tabs ask each other.
 */

/** Time for a tab that plays to say so, where there are no locks, ms. */
const ANSWER = 500;

/** @typedef {{state: Record<string, any>, parts: Record<string, string>}} Shown */

/**
 * @param {string} id of the match
 * @param {{lost: () => void, asked: () => Shown | null, seen: (shown: Shown) => void}} heard another tab has taken the match
 *   over; a tab that watches asks what is shown; the tab that plays shows something
 */
export function tabOf(id, { lost, asked, seen }) {
  const name = `teg_nb match ${id}`;
  const channel = new BroadcastChannel(name);
  let plays = false;
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  let taken = () => {};

  channel.onmessage = ({ data }) => {
    if (data === "who plays") plays && channel.postMessage("I do");
    else if (data === "I do") taken();
    else if (data === "I take over") plays && ((plays = false), lost());
    else if (data === "show") {
      const shown = asked();
      if (shown) channel.postMessage(shown);
    } else if (!plays) seen(data);
  };

  /** Ask whether no other tab plays. @returns {Promise<boolean>} */
  const free = () =>
    new Promise((done) => {
      taken = () => done(false);
      channel.postMessage("who plays");
      setTimeout(() => done(true), ANSWER);
    });

  return {
    /** Become the tab that plays. Without force only if no other does. @param {boolean} force @returns {Promise<boolean>} */
    async play(force) {
      if (!navigator.locks) {
        if (force) channel.postMessage("I take over");
        plays = force || (await free());
        if (!plays) channel.postMessage("show");
        return plays;
      }
      const got = new Promise((done) => {
        const hold = (/** @type {Lock | null} */ lock) => {
          done(lock !== null);
          return lock ? new Promise((free) => (release = free)) : undefined;
        };
        navigator.locks.request(name, force ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
          plays = false;
          lost();
        });
      });
      plays = await got;
      if (!plays) channel.postMessage("show");
      return plays;
    },

    /** Show something to the tabs that watch. @param {Shown} shown */
    show: (shown) => plays && channel.postMessage(shown),

    leave() {
      channel.close();
      release();
    },
  };
}

/** Tabs with the same match: one plays, the others watch. A lock of the browser says which. */

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

  channel.onmessage = ({ data }) => {
    const shown = data === "show" ? asked() : null;
    if (shown) channel.postMessage(shown);
    if (data !== "show" && !plays) seen(data);
  };

  return {
    /** Become the tab that plays. Without force only if no other does. @param {boolean} force @returns {Promise<boolean>} */
    async play(force) {
      if (!navigator.locks) return (plays = true); // on a plain http address: tabs cannot be told apart
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

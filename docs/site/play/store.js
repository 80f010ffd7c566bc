/** Matches that the browser keeps, one record each. */

/**
 * A match. `values` and `board` are what the page showed last: they stand on the screen before Python is there. A page of
 * another version reads `log` alone.
 *
 * @typedef {object} Kept
 * @property {string} id
 * @property {string} owner the tab that may write it
 * @property {string} version of the page
 * @property {string} game
 * @property {string} log the text of a log file
 * @property {Record<string, any>} values
 * @property {string} board
 * @property {number} when of the last action, ms
 */

const STORE = "matches";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const asked = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
function opened() {
  const request = indexedDB.open("teg_nb play", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return asked(request);
}

/** All functions fail where the browser keeps nothing, or no more. */
export function keeping() {
  const database = opened();
  database.catch(() => {}); // who asks hears of it

  /** @template T @param {IDBTransactionMode} mode @param {(matches: IDBObjectStore) => Promise<T>} act @returns {Promise<T>} */
  const within = async (mode, act) => {
    const deal = (await database).transaction(STORE, mode);
    const over = new Promise((done, failed) => {
      deal.oncomplete = done;
      deal.onabort = () => failed(deal.error);
    });
    const result = await act(deal.objectStore(STORE));
    await over;
    return result;
  };

  return {
    /** The latest first. @returns {Promise<Kept[]>} */
    all: async () => (await within("readonly", (matches) => asked(matches.getAll()))).sort((a, b) => b.when - a.when),

    /** @param {string} id @returns {Promise<Kept | undefined>} */
    get: (id) => within("readonly", (matches) => asked(matches.get(id))),

    /** Make a tab the only one that may write a match, and return it. @param {string} id @param {string} owner @returns {Promise<Kept | undefined>} */
    take: (id, owner) =>
      within("readwrite", async (matches) => {
        const kept = await asked(matches.get(id));
        if (kept) await asked(matches.put({ ...kept, owner }));
        return kept;
      }),

    /** Keep a match, unless another tab has taken it over. @param {Kept} kept */
    put: (kept) =>
      within("readwrite", async (matches) => {
        const before = await asked(matches.get(kept.id));
        if (!before || before.owner === kept.owner) await asked(matches.put(kept));
      }),

    /** @param {string} id */
    remove: (id) => within("readwrite", (matches) => asked(matches.delete(id))),
  };
}

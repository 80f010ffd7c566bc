/** The browser's own store: a record for each match, and one for the answers to the exercises of each game. */

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

/**
 * The answers to the exercises of a game.
 *
 * @typedef {object} Answers
 * @property {string} id the game
 * @property {string} owner
 * @property {string} journal the text of `answers.jsonl`
 * @property {string} learner the code of the learner
 */

/** Kinds of records. */
const STORES = ["matches", "practice"];

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const asked = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
function opened() {
  const request = indexedDB.open("teg_nb play", 1);
  request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name, { keyPath: "id" }));
  return asked(request);
}

/** All functions fail where the browser keeps nothing, or no more. @template {{id: string, owner: string}} T @param {"matches" | "practice"} kind */
export function keeping(kind) {
  const database = opened();
  database.catch(() => {}); // who asks hears of it

  /** @template R @param {IDBTransactionMode} mode @param {(kept: IDBObjectStore) => Promise<R>} act @returns {Promise<R>} */
  const within = async (mode, act) => {
    const deal = (await database).transaction(kind, mode);
    const over = new Promise((done, failed) => {
      deal.oncomplete = done;
      deal.onabort = () => failed(deal.error);
    });
    const result = await act(deal.objectStore(kind));
    await over;
    return result;
  };

  return {
    /** @returns {Promise<T[]>} */
    all: () => within("readonly", (records) => asked(records.getAll())),

    /** @param {string} id @returns {Promise<T | undefined>} */
    get: (id) => within("readonly", (records) => asked(records.get(id))),

    /** Make a tab the only one that may write a record, and return it. @param {string} id @param {string} owner @returns {Promise<T | undefined>} */
    take: (id, owner) =>
      within("readwrite", async (records) => {
        const kept = await asked(records.get(id));
        if (kept) await asked(records.put({ ...kept, owner }));
        return kept;
      }),

    /** Keep a record, unless another tab has taken it over. @param {T} kept */
    put: (kept) =>
      within("readwrite", async (records) => {
        const before = await asked(records.get(kept.id));
        if (!before || before.owner === kept.owner) await asked(records.put(kept));
      }),

    /** @param {string} id */
    remove: (id) => within("readwrite", (records) => asked(records.delete(id))),
  };
}

/** A study as the page can wind through it: what the kernel tells of each step, line by line. */

/** @import { Course } from "../base/protocol.js" */
import { inflated } from "../base/unpack.js";

/**
 * Steps of a line one after the other, from `first`; column by column, all of the same length.
 *
 * @typedef {object} Rows
 * @property {number} first
 * @property {number[]} round
 * @property {number[]} seat -1: nobody in particular
 * @property {string[]} kind
 * @property {string[]} text
 * @property {number[][]} counts by measure, then by seat
 */

/** @typedef {{name: string, color: string, ink: string, sign: [number, number][]}} FilmSeat */

/**
 * @typedef {object} Film
 * @property {string} game
 * @property {"es" | "en"} lang
 * @property {FilmSeat[]} seats
 * @property {Record<string, string>} kinds what verbs are called
 * @property {[string, string][]} measures what is counted of a seat, and what it is called
 * @property {Record<string, Rows>} rows by line
 */

/** Additions since the replay feed was built. @typedef {{rows: Record<string, Rows>, lines: Course[], notes: Record<string, Record<string, {say?: string, glyph?: string}>>}} Tail */

/** @typedef {"round" | "seat" | "kind" | "text" | "counts"} Column */
const COLUMNS = /** @type {const} */ (["round", "seat", "kind", "text", "counts"]);

/** The latest films, by their text. Views of one study share theirs. @type {Map<string, Promise<Film>>} */
const made = new Map();

/** @param {string} text deflated JSON in base64 @returns {Promise<Film>} */
export function unpacked(text) {
  const film = made.get(text) ?? inflated(text).then(JSON.parse);
  made.delete(text);
  made.set(text, film);
  if (made.size > 4) made.delete(/** @type {string} */ (made.keys().next().value));
  return film;
}

/**
 * Everything from the beginning to the end of a line, as if it were one.
 *
 * @typedef {Rows & {
 *   line: string,
 *   line_of: (step: number) => string,
 *   end: number,
 *   ways: {step: number, line: Course}[],
 *   note: (step: number) => {say?: string, glyph?: string} | undefined,
 * }} Path
 */

/**
 * @param {Film} film
 * @param {Tail} tail
 * @param {string} name of the line
 * @returns {Path}
 */
export function pathOf(film, tail, name) {
  const lines = tail.lines.length ? tail.lines : [{ name: "main", title: "", of: null, from: null, end: 0 }];
  /** @type {{name: string, to: number}[]} */
  const parts = [];
  for (let line = lines.find((each) => each.name === name) ?? lines[0], to = Infinity; ; ) {
    parts.unshift({ name: line.name, to });
    if (line.of == null) break;
    to = Math.min(to, line.from ?? 0);
    line = lines.find((each) => each.name === line.of) ?? lines[0];
  }
  /** @type {any} */
  const all = { first: -1, round: [], seat: [], kind: [], text: [], counts: [] };
  /** @type {{from: number, name: string}[]} */
  const owners = [];
  for (const part of parts) {
    for (const rows of [film.rows[part.name], tail.rows[part.name]]) {
      if (!rows?.text?.length) continue;
      if (all.first < 0) all.first = rows.first;
      const most = Math.min(rows.text.length, part.to + 1 - rows.first);
      if (most <= 0) continue;
      if (owners.at(-1)?.name !== part.name) owners.push({ from: rows.first, name: part.name });
      for (const column of COLUMNS) for (let k = 0; k < most; k++) all[column].push(rows[column][k]);
    }
  }
  all.first = Math.max(all.first, 0);
  const line_of = (/** @type {number} */ step) => owners.filter((each) => each.from <= step).at(-1)?.name ?? "main";
  const inside = new Map(parts.map((each) => [each.name, each.to]));
  const ways = lines
    .filter((each) => !inside.has(each.name) && each.of != null && (each.from ?? 0) <= (inside.get(each.of) ?? -1))
    .map((each) => ({ step: each.from ?? 0, line: each }));
  return {
    ...all,
    line: parts[parts.length - 1].name,
    line_of,
    end: all.first + all.text.length - 1,
    ways,
    note: (step) => tail.notes[line_of(step)]?.[step],
  };
}

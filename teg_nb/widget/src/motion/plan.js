/** The plan of a step: what moves on the map, in which order and for how long. Pure: no DOM, no clock. */

/** @import { Act, Board, View } from "../base/protocol.js" */

/**
 * A number on a disc that changes: the place, the number before and after it.
 *
 * @typedef {[number, number, number]} Count
 */

/**
 * One thing that moves.
 *
 * @typedef {object} Motion
 * @property {string} kind see `LASTS`
 * @property {number} ms at normal speed
 * @property {number} seat whose act it is; -1: nobody's
 * @property {number[]} sources places that it starts from
 * @property {number[]} targets places that it leads to
 * @property {Count[]} counts
 * @property {number | null} amount armies that travel
 * @property {Act} act that it comes from
 * @property {string} words name of the caption, in the texts of the screen
 */

/** Time of each kind at normal speed, ms. */
export const LASTS = /** @type {const} */ ({
  place: 180, work: 180, count: 180, attack: 250, dice: 600, losses: 350, conquest: 500, march: 400, convoy: 400, shift: 350, card: 300, pact: 300,
  strike: 500, flight: 600, walk: 400, roll: 400, fall: 350, reply: 300, flag: 700, continent: 700, end: 1500,
});

/** Acts that cost armies. */
const FIGHTS = new Set(["attack", "battle", "strike", "flight"]);

/** Numbers that change without an act that says so are counted at so many places at most. */
const MOST = 12;

/**
 * List the motions of a step, first to last.
 *
 * @param {Board} board
 * @param {View} before as anybody may see it, and was shown
 * @param {View} after the same, some entries later
 * @returns {Motion[]} none where one goes back, or to another line
 */
export function plan(board, before, after) {
  if (before.game !== after.game || before.line !== after.line || after.step <= before.step) return [];
  const acts = merged((after.acts ?? []).filter((act) => act.step > before.step));
  const armies = board.cell ? [] : [...before.armies];
  const motions = acts.flatMap((act) => (MOTIONS[act.kind] ?? (() => []))(act, countsOf(armies)));
  const end = motions.filter((motion) => motion.kind === "end");
  const all = [...motions.filter((motion) => motion.kind !== "end"), ...continents(board, before, after), ...end];
  return settled(all, armies, after);
}

/** @typedef {(place: number | undefined, change: number) => Count[]} Change of the armies at a place */

/** A function that counts armies on from act to act. @type {(armies: number[]) => Change} */
function countsOf(armies) {
  return (place, change) => {
    const from = place == null ? -1 : (armies[place] ?? -1);
    if (place == null || from < 0 || !change) return [];
    armies[place] = Math.max(from + change, 0);
    return [[place, from, armies[place]]];
  };
}

/** @type {(kind: keyof typeof LASTS, act: Act, more?: Partial<Motion>) => Motion} */
function motion(kind, act, more = {}) {
  const sources = act.sources ?? (act.source == null ? [] : [act.source]);
  const targets = act.targets ?? (act.target == null ? [] : [act.target]);
  return { kind, ms: LASTS[kind], seat: act.seat ?? -1, sources, targets, counts: [], amount: act.amount ?? null, act, words: kind, ...more };
}

/** A journey of armies, and the numbers at both ends. @type {(kind: "march" | "convoy", act: Act, change: Change) => Motion[]} */
const travel = (kind, act, change) =>
  act.amount ? [motion(kind, act, { counts: kind === "convoy" ? [] : [...change(act.source, -act.amount), ...change(act.target, act.amount)] })] : [];

/** The motions of each kind of act. @type {Record<string, (act: Act, change: Change) => Motion[]>} */
const MOTIONS = {
  place: (act, change) => [motion("place", act, { counts: (act.targets ?? [act.target]).flatMap((place, k) => change(place, act.amounts?.[k] ?? act.amount ?? 1)) })],
  work: (act) => [motion("work", act)],
  attack: (act) => [motion("attack", act)],
  battle: (act, change) => {
    const [attack = 0, defence = 0] = act.losses ?? [];
    const counts = [...change(act.source, -attack), ...change(act.target, -defence)];
    return [
      motion("attack", act),
      ...(act.attack?.length ? [motion("dice", act, { words: "attack" })] : []),
      ...(counts.length ? [motion("losses", act, { counts, words: attack && defence ? "losses" : attack ? "losses_attack" : "losses_defence" })] : []),
    ];
  },
  conquest: (act, change) => {
    const left = change(act.source, -(act.amount ?? 0));
    const [fallen] = act.target == null ? [] : change(act.target, -Infinity);
    const counts = act.amount ? change(act.target, act.amount) : fallen ? [fallen] : [];
    return [motion("conquest", act, { counts: [...left, ...counts] })];
  },
  march: (act, change) => travel("march", act, change),
  convoy: (act, change) => travel("convoy", act, change),
  strike: (act) => [motion("strike", act)],
  flight: (act, change) => [motion("flight", act), motion("losses", act, { counts: change(act.target, -(act.amount ?? 0)), words: "flight" })],
  shift: (act, change) => [motion("shift", act, { targets: act.places ?? [], counts: (act.places ?? []).flatMap((place, k) => change(place, act.changes?.[k] ?? 0)) })],
  card: (act) => [motion("card", act)],
  question: (act) => [motion("card", act, { words: "question" })],
  reply: (act) => [motion("reply", act, { words: act.right ? "right" : "wrong" })],
  pact: (act) => [motion("pact", act)],
  roll: (act) => [motion("roll", act)],
  walk: (act) => [motion("walk", act, { sources: act.path?.slice(0, 1) ?? [], targets: act.path?.slice(-1) ?? [] })],
  fall: (act) => [motion("fall", act)],
  flag: (act) => [motion("flag", act)],
  end: (act) => [motion("end", act, { targets: act.order ?? [], seat: act.winners?.[0] ?? -1, words: act.winners?.length === 1 ? "end" : "end_all" })],
};

/**
 * Join what is one thing to see: throws of one attack, armies placed in a row, a conquest and who goes along.
 *
 * @param {Act[]} acts
 * @returns {Act[]}
 */
export function merged(acts) {
  /** @type {Act[]} */
  const joined = [];
  for (const act of acts) {
    const last = joined.at(-1);
    const same = last && last.seat === act.seat;
    const alike = same && last.source === act.source && last.target === act.target;
    if (alike && last.kind === "attack" && act.kind === "battle") joined[joined.length - 1] = act;
    else if (alike && last.kind === "battle" && act.kind === "attack") continue;
    else if (alike && last.kind === "battle" && act.kind === "battle" && !act.sources) joined[joined.length - 1] = thrown(last, act);
    else if (same && last.kind === act.kind && (act.kind === "place" || act.kind === "work")) joined[joined.length - 1] = together(last, act);
    else if (same && last.kind === "battle" && act.kind === "conquest" && act.target === last.target) joined.push({ ...act, source: act.source ?? last.source });
    else if (same && last.kind === "conquest" && act.kind === "march" && act.target === last.target && act.step === last.step) {
      joined[joined.length - 1] = { ...last, source: act.source, amount: (last.amount ?? 0) + (act.amount ?? 0) };
    } else joined.push(act);
  }
  return joined;
}

/** Two throws of an attack: the dice of the last, the losses of both. @type {(one: Act, two: Act) => Act} */
const thrown = (one, two) => ({ ...two, losses: [0, 1].map((k) => (one.losses?.[k] ?? 0) + (two.losses?.[k] ?? 0)), throws: (one.throws ?? 1) + 1 });

/** Two acts of a seat at places, shown at the same time. @type {(one: Act, two: Act) => Act} */
function together(one, two) {
  const targets = one.targets ?? [one.target ?? -1];
  const amounts = one.amounts ?? [one.amount ?? 1];
  const at = targets.indexOf(two.target ?? -1);
  const more = two.amount ?? 1;
  if (at >= 0) return { ...two, target: undefined, targets, amounts: amounts.map((amount, k) => (k === at ? amount + more : amount)) };
  return { ...two, target: undefined, targets: [...targets, two.target ?? -1], amounts: [...amounts, more] };
}

/** The continents that a seat has completed. @type {(board: Board, before: View, after: View) => Motion[]} */
function continents(board, before, after) {
  if (board.cell) return [];
  return board.continents.flatMap((_, continent) => {
    const places = board.countries.flatMap((place, k) => (place.continent === continent ? [k] : []));
    const seat = after.owner[places[0]] ?? -1;
    const whole = (/** @type {number[]} */ owner) => seat >= 0 && places.length > 1 && places.every((k) => owner[k] === seat);
    if (!whole(after.owner) || whole(before.owner)) return [];
    return [motion("continent", { kind: "continent", step: after.step, seat, continent, targets: places })];
  });
}

/**
 * Let each number end at what the position says, and count the places that no act speaks of.
 *
 * @param {Motion[]} motions
 * @param {number[]} armies as counted
 * @param {View} after
 * @returns {Motion[]}
 */
function settled(motions, armies, after) {
  const seen = new Set();
  for (const each of [...motions].reverse()) {
    for (const count of [...each.counts].reverse()) {
      const now = after.armies[count[0]];
      if (!seen.has(count[0]) && now >= 0) count[2] = now;
      seen.add(count[0]);
    }
  }
  const last = motions.at(-1);
  const rest = /** @type {Count[]} */ (armies.flatMap((from, place) => {
    const to = after.armies[place];
    return seen.has(place) || from < 0 || to < 0 || from === to ? [] : [[place, from, to]];
  }));
  if (!rest.length || rest.length > MOST) return motions;
  if (last?.kind === "conquest" && rest.every(([place]) => last.sources.includes(place))) {
    last.counts.push(...rest); // one army has gone along
    return motions;
  }
  const act = last?.act ?? { kind: "losses", step: after.step };
  const kind = !last || FIGHTS.has(act.kind) ? "losses" : "count";
  return [...motions, { ...motion(kind, act, { counts: rest, sources: [], targets: rest.map(([place]) => place) }), words: last?.words ?? "" }];
}

/** The start screen: seats, rules, dice and language of a match that has not begun. */

/** @import { Choices, Message, Reply } from "../base/protocol.js" */
/** @import { Parts } from "./parts.js" */
import { button, h } from "../base/dom.js";
import * as protocol from "../base/protocol.js";
import { filled, startTexts } from "../base/texts.js";
import { isNew } from "./tour.js";

const NOBODY = "nobody";
const LENGTHS = [5, 8, 10, 15, 20];

/** @typedef {{players: Record<string, string>, preset: string, chance: "random" | "manual", rounds: number, seed: string, more: boolean, unclear: boolean, rules: Record<string, number>}} Setup what was chosen so far */

/** The first choice. @type {(choices: Choices) => Setup} */
export function firstSetup({ colours, seats, presets }) {
  const seated = new Map(seats);
  const players = Object.fromEntries(colours.map(({ name }) => [name, seated.get(name) ?? NOBODY]));
  return { players, preset: presets.at(-1)?.name === "revancha" ? "revancha" : presets[0].name, chance: "random", rounds: 0, seed: "", more: false, unclear: false, rules: {} };
}

/** Seats that somebody plays. @type {(setup: Setup) => [string, string][]} */
export const seated = ({ players }) => Object.entries(players).filter(([, player]) => player !== NOBODY);

/** @type {(kind: "start" | "code", setup: Setup, choices: Choices) => Message} */
export function setupMessage(kind, setup, choices) {
  const { preset, chance, rounds, seed } = setup;
  const options = Object.assign({}, ...choices.rules.map(({ name, others }) => others[setup.rules[name] ?? -1]?.[1] ?? {}));
  return { kind, seats: seated(setup), preset, chance, rounds, seed, options };
}

/** The longest log that is sent, in bytes: a host takes messages of 10 MB at most. */
const LONGEST_LOG = 6_000_000;

/** The text of a log, or the key of the sentence that says why there is none. @type {(file: {size: number, arrayBuffer: () => Promise<ArrayBuffer>}) => Promise<{text: string} | {why: "log_large" | "log_text"}>} */
export async function logOf(file) {
  if (file.size > LONGEST_LOG) return { why: "log_large" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { why: "log_text" };
  }
}

/** Why the match cannot start, or what people should know; a key of the texts. @type {(choices: Choices, setup: Setup) => "too_few" | "too_many" | "shared" | "watched" | ""} */
export function remark({ counts }, setup) {
  const seats = seated(setup);
  const people = seats.filter(([, player]) => player === protocol.PERSON).length;
  if (seats.length < counts[0]) return "too_few";
  if (!counts.includes(seats.length)) return "too_many";
  return people > 1 ? "shared" : people ? "" : "watched";
}

/** The measured length of the match that was chosen; null where nobody measured such a table. @type {(choices: Choices, setup: Setup) => {median: number, low: number, high: number} | null} */
export function lengthOf({ lengths }, setup) {
  const known = lengths[setup.preset]?.[seated(setup).length];
  if (!known || setup.rounds || Object.values(setup.rules).some((reading) => reading >= 0)) return null;
  const [median, low, high] = known;
  return { median, low, high };
}

/**
 * Show the start screen instead of the board, as long as the view has one.
 *
 * @param {Parts} parts
 */
export function startOf({ host, dom, wire, stops, store }) {
  const { root } = dom;
  const box = /** @type {HTMLFormElement} */ (h("form", { class: "teg-start", hidden: true, submit: (/** @type {Event} */ event) => event.preventDefault() }));
  const told = h("p", { class: "teg-unseen", role: "status" });
  root.append(box, told);
  /** @type {Setup | null} */
  let setup = null;
  let said = "";
  let code = "";
  /** The button that began, and its message until it is sent. @type {{key: string, message: Message | null} | null} */
  let begun = null;

  /** @param {string} key @param {Message} message */
  const begin = (key, message) => {
    begun = { key, message };
    goOn();
  };

  /** Send what begins once nothing else is under way, and wait for its answer in sight. */
  const goOn = () => {
    const message = begun?.message;
    if (begun && message && !wire.busy()) {
      begun.message = null;
      wire.send(message);
    }
    if (!wire.busy()) begun = null;
    draw();
  };

  /** @param {Partial<Setup>} part */
  const choose = (part) => {
    if (setup) setup = { ...setup, ...part };
    said = code = "";
    draw();
  };

  const draw = () => {
    const view = store.view();
    const choices = protocol.isView(view) ? view.start : null;
    root.toggleAttribute("data-start", Boolean(choices));
    box.hidden = !choices;
    if (!choices) {
      if (setup) root.scrollIntoView({ block: "start" }); // the match starts: the whole stage is in sight
      if (!view?.first_turn) setup = null; // what was chosen stays for after a first turn
      begun = null;
      told.textContent = "";
      box.replaceChildren();
      return;
    }
    setup ??= firstSetup(choices);
    const focus = /** @type {HTMLElement | null} */ (box.querySelector(":focus"))?.dataset.key;
    box.replaceChildren(...screen(choices, setup, view.lang));
    told.textContent = begun ? startTexts(view.lang).starting : "";
    if (begun) for (const each of box.elements) /** @type {HTMLButtonElement} */ (each).disabled = true;
    if (focus) /** @type {HTMLElement | null} */ (box.querySelector(`[data-key="${focus}"]`))?.focus();
  };

  /** Go on with the match of a file. @param {Event} event */
  const opens = async (event) => {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    if (!file) return;
    const log = await logOf(file);
    said = code = "";
    if ("text" in log) return wire.send({ kind: "open_log", text: log.text });
    said = startTexts(store.view().lang)[log.why];
    draw();
  };

  /** Readings of unclear rules. @param {Choices} choices @param {Setup} chosen @param {ReturnType<typeof startTexts>} t */
  const readings = ({ rules }, chosen, t) => {
    const change = (/** @type {string} */ name) => (/** @type {string} */ value) => choose({ rules: { ...chosen.rules, [name]: Number(value) } });
    const row = (/** @type {Choices["rules"][0]} */ { name, title, text, others }) => {
      const options = [{ value: "-1", text: t.as_played }, ...others.map(([reading], k) => ({ value: String(k), text: reading }))];
      return field(`rule-${name}`, title, options, String(chosen.rules[name] ?? -1), change(name), text);
    };
    return h("details", { class: "teg-start-rules", open: chosen.unclear, toggle: (/** @type {Event} */ event) => { if (setup) setup.unclear = /** @type {HTMLDetailsElement} */ (event.target).open; } }, h("summary", { "data-key": "start-rules" }, t.optional), ...rules.map(row));
  };

  /** @param {Choices} choices @param {Setup} chosen @param {"es" | "en"} lang */
  const screen = (choices, chosen, lang) => {
    const t = startTexts(lang);
    const { counts, presets, aims } = choices;
    const note = remark(choices, chosen);
    const cannot = note === "too_few" || note === "too_many";
    const preset = presets.find(({ name }) => name === chosen.preset);
    const facts = { least: counts[0], most: counts[counts.length - 1] };
    const aim = aims[chosen.preset];
    const length = lengthOf(choices, chosen);
    const begins = (/** @type {string} */ key, /** @type {number | null} */ tour) => {
      store.dispatch({ type: "set", part: { tour } });
      begin(key, setupMessage("start", setup ?? chosen, choices));
    };
    const goes = (/** @type {string} */ key, /** @type {string} */ label, /** @type {() => void} */ go, props = {}) =>
      button(key, begun?.key === key ? t.starting : label, go, { ...props, "data-begun": begun?.key === key || null });
    const lengths = [
      { value: "0", text: choices.rounds ? filled(t.by_rules, { rounds: choices.rounds }) : t.no_limit },
      ...LENGTHS.filter((rounds) => rounds !== choices.rounds).map((rounds) => ({ value: String(rounds), text: filled(t.so_many, { rounds }) })),
    ];
    return [
      h("h3", { class: "teg-start-aim" }, aim?.text ?? ""),
      h("fieldset", { class: "teg-start-seats" }, h("legend", {}, t.seats), ...choices.colours.map((colour) => row(choices, chosen, colour, t))),
      note && h("p", { class: "teg-start-note", role: "status" }, filled(t[note], facts)),
      field("preset", t.rules, presets.map(({ name, title }) => ({ value: name, text: title })), chosen.preset, (value) => choose({ preset: value }), preset?.text),
      field("chance", t.dice, /** @type {const} */ (["random", "manual"]).map((value) => ({ value, text: t[value] })), chosen.chance, (value) => choose({ chance: value === "manual" ? "manual" : "random" })),
      field("rounds", t.rounds, lengths, String(chosen.rounds), (value) => choose({ rounds: Number(value) }), length ? filled(t.lasts, length) : ""),
      field("lang", t.language, [{ value: "es", text: "Español" }, { value: "en", text: "English" }], lang, (value) => wire.send(protocol.language(value === "en" ? "en" : "es"))),
      choices.rules.length > 0 && readings(choices, chosen, t),
      h(
        "details",
        { class: "teg-start-more", open: chosen.more, toggle: (/** @type {Event} */ event) => { if (setup) setup.more = /** @type {HTMLDetailsElement} */ (event.target).open; } },
        h("summary", { "data-key": "start-more" }, t.more),
        h("label", { class: "teg-field" }, h("span", {}, t.seed), h("input", { "data-key": "start-seed", inputmode: "numeric", maxlength: 18, value: chosen.seed, input: (/** @type {Event} */ event) => { if (setup) setup.seed = /** @type {HTMLInputElement} */ (event.target).value.replace(/\D/g, ""); } })),
        button("start-code", t.code, () => wire.send(setupMessage("code", setup ?? chosen, choices)), { disabled: cannot }),
        code && h("p", { role: "status" }, said),
        code && h("pre", { class: "teg-start-code", tabindex: 0 }, code),
      ),
      !code && said && h("p", { class: "teg-refusal", role: "alert" }, said),
      h(
        "div",
        { class: "teg-start-go" },
        goes("start", t.start, () => begins("start", null), { class: "teg-primary", disabled: cannot }),
        isNew() && (store.view().game === "teg" ? goes("start-learn", t.learn, () => begin("start-learn", { kind: "learn" })) : goes("start-tour", t.start_tour, () => begins("start-tour", 0), { disabled: cannot })),
      ),
      h("label", { class: "teg-start-open" }, t.open, h("input", { type: "file", "data-key": "start-open", accept: ".jsonl", change: opens })),
    ].filter((part) => part instanceof Node);
  };

  /** @param {Choices} choices @param {Setup} chosen @param {Choices["colours"][number]} colour @param {Record<string, string>} t */
  const row = (choices, chosen, { name, color, ink }, t) => {
    const people = seated(chosen).filter(([, player]) => player === protocol.PERSON).length;
    const players = [protocol.PERSON, ...choices.levels, NOBODY];
    const options = players.map((player) => ({ value: player, text: player === protocol.PERSON && people < 2 ? t.you : t[player] ?? player }));
    const change = (/** @type {string} */ player) => choose({ players: { ...chosen.players, [name]: player } });
    return h(
      "label",
      { class: "teg-start-seat" },
      h("span", { class: "teg-start-colour", style: { background: color, color: ink } }, name),
      list(`seat-${name}`, options, chosen.players[name], change, filled(t.player, { seat: name })),
    );
  };

  const listener = (/** @type {Reply} */ reply) => {
    if (box.hidden || reply?.nonce !== wire.names.own) return;
    if (reply.kind === "refused") said = reply.text;
    else if (reply.kind !== "code") return;
    else {
      code = reply.text;
      const t = startTexts(store.view().lang);
      said = t.pasted;
      navigator.clipboard?.writeText(code).then(
        () => {
          said = t.copied;
          draw();
        },
        () => {}, // the page may not write there: the text below can be copied by hand
      );
    }
    draw();
  };
  const answered = new MutationObserver(() => begun && goOn());
  answered.observe(root, { attributeFilter: ["data-busy"] });
  stops.push(host.hear("change:view", draw), host.hear("message", listener), () => answered.disconnect());
  draw();
}

/** @param {string} key @param {string} label @param {{value: string, text: string}[]} options @param {string} value @param {(value: string) => void} onChange @param {string} [more] */
function field(key, label, options, value, onChange, more) {
  return h("label", { class: "teg-field" }, h("span", {}, label), list(`start-${key}`, options, value, onChange), more && h("small", {}, more));
}

/** @param {string} key @param {{value: string, text: string}[]} options @param {string} value @param {(value: string) => void} onChange @param {string} [name] */
function list(key, options, value, onChange, name) {
  const change = (/** @type {Event} */ event) => onChange(/** @type {HTMLSelectElement} */ (event.target).value);
  return h("select", { "data-key": key, "aria-label": name, change }, ...options.map((option) => h("option", { value: option.value, selected: option.value === value }, option.text)));
}

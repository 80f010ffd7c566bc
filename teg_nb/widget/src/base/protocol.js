/**
 * Messages and traits between kernel and browser; see docs/protocol.md.
 *
 * Arguments of actions are written as in the log: names of countries, numbers of armies, without the
 * seat, which is the kernel's to know.
 */

/** @typedef {[number, number]} Point in units of the drawing, y downwards */
/** @typedef {Point[]} Line */

/**
 * @typedef {object} Country
 * @property {string} name
 * @property {number} continent
 * @property {Line[]} polygons open rings
 * @property {Point} label centre of the disc
 * @property {Point} name_pos centre of the name
 * @property {string[]} name_lines
 * @property {number[]} neighbours
 */

/**
 * @typedef {object} Board
 * @property {string} name
 * @property {string} place the kind that its countries are of, in forms
 * @property {number} width
 * @property {number} height
 * @property {Country[]} countries
 * @property {{name: string, color: string, armies?: number, outline: Line[], gives?: [string, boolean][]}[]} continents `gives`: resources, and true for the rare
 * @property {Line[]} [frontiers] borders between continents
 * @property {{a: number, b: number, segments: Line[]}[]} bridges
 * @property {Note[]} notes
 * @property {Record<string, string>} palette
 * @property {string} [credit] of the map's data, shown on the map
 * @property {string} [notice] the whole notice of its licence
 * @property {number[]} [landlocked] countries without ships
 * @property {number} [size] of a grid: squares on each side
 * @property {number} [cell] side of a square
 * @property {number} [edge] around the squares
 * @property {number[]} [flags] by seat, the square of its flag
 * @property {{pennant: string, pole: string, gear: string[], tent?: string, ground?: Record<string, string>}} [shapes] SVG paths around a middle; headgear by seat; those of the ground, from the corner of the squares
 */

/**
 * @typedef {object} Seat
 * @property {[string, string, number][]} facts what is counted of it: key, label, number
 * @property {string} name
 * @property {string} color
 * @property {string} ink
 * @property {Point[]} sign corners of a shape under its discs, in radii of one: it tells seats apart without colour
 * @property {boolean} living
 * @property {number} countries
 * @property {number} armies
 * @property {number} cards
 * @property {number} exchanges
 * @property {string[]} continent_cards
 * @property {string | null} bot
 */

/** @typedef {{x: number, y: number, text: string, anchor: string}} Note words at the edge of the board */
/** @typedef {any} Value of an argument: a number in its kind, a flag, or a list of values */
/** @typedef {Record<string, any[][]>} Menu by verb: its arguments, amounts last */

/**
 * The name of a verb and its arguments.
 *
 * @typedef {object} Form
 * @property {string} label
 * @property {[string, string][]} fields name and kind, as in the log
 * @property {string} amount the field that is an amount, or nothing
 * @property {number} least the smallest amount
 */

/**
 * @typedef {object} Battle
 * @property {number} seat that attacks
 * @property {number} defender
 * @property {number} source
 * @property {number} target
 * @property {number[]} attack
 * @property {number[]} defence
 * @property {[number, number]} losses
 * @property {boolean} conquered
 */

/** @typedef {{step: number, seat: number | null, text: string, clause: string | null}} News */

/**
 * Public effects of an entry on the map. Only some kinds have the fields from `sources` on.
 *
 * @typedef {object} Act
 * @property {string} kind
 * @property {number} step after its entry
 * @property {number} [seat] whose act it is
 * @property {number} [defender]
 * @property {number} [loser] who lost the place
 * @property {number} [partner] of a pact
 * @property {number} [source] place
 * @property {number} [target] place
 * @property {number} [amount] armies
 * @property {number[]} [path] places
 * @property {number[]} [attack] dice
 * @property {number[]} [defence] dice
 * @property {number[]} [losses] attacker's, defender's
 * @property {number} [throws] of one attack, joined
 * @property {number[]} [sources] places of a group that attacks
 * @property {number[]} [targets] places, joined
 * @property {number[]} [amounts] armies at each of them
 * @property {number[]} [places] whose armies changed by `changes`
 * @property {number[]} [changes]
 * @property {number} [continent] completed
 * @property {number} [soldier]
 * @property {number} [die]
 * @property {number} [unit] kind of vehicle
 * @property {number} [weapon]
 * @property {boolean} [right] of a reply
 * @property {number[]} [winners]
 * @property {number[]} [order] places, as they were taken
 */
/** @typedef {{code: string, clause: string | null, text: string}} Refusal */
/** @typedef {{name: string, title: string, of: string | null, from: number | null, end: number}} Course a line of play: `of` and `from` say where it leaves another */
/** @typedef {{begin: number, lost: [number, number, number | null][], won: [number, number | null][], taken: [number, number][], cards: string, pacts: string}} Since the viewer's last turn: the step before the first act of the others, what the viewer lost, to whom, from where; what it won; how many the others took of each other */
/** @typedef {{line: string, step: number, seat: number | null, text: string}} Way that play goes on from here */

/**
 * Choices of the start screen.
 *
 * @typedef {object} Choices
 * @property {{name: string, color: string, ink: string, sign: Point[]}[]} colours in the order of turns
 * @property {number[]} counts allowed numbers of seats
 * @property {string[]} levels of bots
 * @property {[string, string][]} seats colours and players, as first proposed
 * @property {{name: string, title: string, text: string}[]} presets
 * @property {Record<string, {text: string, clause: string | null}>} aims by preset
 * @property {Record<string, Record<string, [number, number, number]>>} lengths rounds of a match by preset and number of seats, as far as measured: the median, and the range of the middle 80 %
 * @property {number | null} rounds the limit of the rules
 * @property {{name: string, title: string, text: string, others: [string, Record<string, unknown>][]}[]} rules that may be read in other ways
 */

/**
 * Public facts. The fields from `situation` on are those of some games.
 *
 * @typedef {object} View
 * @property {string} game
 * @property {string} line the one shown
 * @property {Course[]} lines the main one first; none where the past is closed
 * @property {Way[]} branches where another line leaves the position shown; else none
 * @property {number} step
 * @property {number} steps
 * @property {"es" | "en"} lang
 * @property {number | null} viewer
 * @property {Seat[]} seats
 * @property {number} round
 * @property {string} phase
 * @property {string} phase_name in words
 * @property {"free" | "same" | "own" | "off"} undoing what the table allows
 * @property {(Way & {can: boolean})[]} taken_back lines that were replaced; `can`: they may come back
 * @property {boolean} replaces an act here may take the place of what followed
 * @property {{line: string, step: number} | null} exploring the position explored from
 * @property {string[]} players that a seat may have: a person or bots; empty where seats do not change hands
 * @property {Choices | null} start of the start screen, before the match begins
 * @property {"place" | "attack" | "conquer" | "card" | "done"} [first_turn] what comes next in a turn to learn, before the match begins
 * @property {boolean} again another match may begin on this board
 * @property {boolean} undo whether there is a decision to go back before
 * @property {boolean} redo whether there is one to go on to
 * @property {boolean} restore whether there is a note, a title, a promotion or a deletion to take back
 * @property {Remark} note what is said of the position shown
 * @property {boolean} goes_on whether bots go on here by themselves, if they are let
 * @property {boolean} unread whether they stop so that people read what happened
 * @property {{until: "turn" | "round" | "end", moves: number} | null} [playing] what bots are at, a while at each message, and how many
 *   decisions they have made of it
 * @property {{label: string, example: string, names: [string, string][]} | null} [throw] what people are asked to type of a real table
 * @property {Since | null} since
 * @property {boolean} memory whether earlier positions may be looked at
 * @property {number} turn
 * @property {number} to_move a seat, -1 for chance, -2 when it is over
 * @property {number} first
 * @property {{id: string, name: string, text: string} | null} situation
 * @property {string} table title of the table, where it is not the whole game
 * @property {{text: string, clause: string | null}} aim how one wins, in one sentence
 * @property {keyof import("./texts.js").Texts} [keys] the text that says what the keys do at this table
 * @property {string | null} [goal] what everybody has to reach, where no objective is secret
 * @property {string | null} [scenery] a sentence where countries filled in take the common objective out
 * @property {{source: string, armies: number}[]} due
 * @property {number[]} owner seat, or -1: nobody, or nobody may know
 * @property {number[]} armies -1: not to be seen
 * @property {number[]} missiles
 * @property {number[][]} guests [country, seat, armies, missiles]
 * @property {Menu} menu
 * @property {Record<string, Form>} forms by verb
 * @property {Record<string, [string, string][]>} names by kind: words, and their labels
 * @property {Battle | null} battle
 * @property {{source: number | null, target: number | null}} last
 * @property {News[]} news
 * @property {Act[]} [acts] what the latest entries did on the map, oldest first
 * @property {{winners: number[], title: string, why: string, objectives: [number, string, boolean][]} | null} over
 * @property {Refusal | null} error
 * @property {Pact[]} [pacts]
 * @property {Proposal[]} [proposals]
 * @property {number[]} [people] seats played by persons on this screen
 * @property {number[]} [blocked] countries
 * @property {number[][]} [covered] [country, country, pact]: borders that a pact closes
 * @property {number[]} [by_pact] countries
 * @property {{verb: string, text: string, clause: string} | null} [warning] a verb that would give up a card
 * @property {{target: number, seats: number[], origins: number[]} | null} [joint]
 * @property {number | null} [awaited] the seat that has to say something, out of turn
 * @property {Cards} [cards] the pack of a game that shows it
 * @property {{source: number, target: number, dice: number} | null} [fight] an attack that waits for its defender
 * @property {{attacker: number, defender: number, target: number} | null} [parties] the attack under way, or just over
 * @property {string} [neutral] of a game with secret owners: colour of places whose owner is not known
 * @property {[number, number][]} [hatched] [country, seat]: places that the viewer knows to be a seat's
 * @property {[number, number[]][]} [suspects] places, and the seats that may own them as the viewer knows
 * @property {number[]} [planes] by territory, as all that follow up to `suppressed`
 * @property {number[]} [ships]
 * @property {number[][]} [ready] by kind of unit
 * @property {number[][]} [free] by kind of unit: ready, and not kept for defence
 * @property {number[]} [leave] troops that may leave
 * @property {number[][]} [levels] by installation
 * @property {number[]} [defence] strength of the garrison
 * @property {number[]} [block] hits that the wall stops
 * @property {[number, number][]} [power] hits of four troops that attack from there, and hits that each order adds
 * @property {number[][]} [strike] hits of each plane, and of each ship
 * @property {number[]} [suppressed] territories under a cyber attack
 * @property {number[]} [capacity] cargo units of a troop, a plane, a ship
 * @property {number} [troop_size] cargo units that a troop takes
 * @property {Record<string, number>} [routines] how many orders each would give
 * @property {number[]} [next_troops] by seat, what the next delivery would bring
 * @property {Record<string, string[]>} [things] by kind, labels of what orders name
 * @property {{item: [number, number][][], installation: [number, number][][][]}} [prices] in goods; by level
 * @property {string[]} [goals] the objectives that there are
 * @property {Stocks | null} [stocks] where everybody sees them
 * @property {Stocks} [held] those of the viewer, while they are uncovered
 * @property {number[]} [soldiers] by soldier, its square; -1 once it is removed
 * @property {number} [die] of the movement
 * @property {number} [steps_left]
 * @property {number} [answerer] the seat that is asked in this turn
 * @property {[string, number][]} [cards_left] by level, its name and the cards of its pile
 * @property {number[][]} [moves] the squares of each walk of late
 * @property {[number, number][]} [fallen] [soldier, square] of late
 * @property {Quiz | null} [question] the card that waits for its answer
 * @property {(Quiz & {choice: number, answer: number, right: boolean, note: string, source: string}) | null} [reply] the last one
 */

/** @typedef {{pooled: boolean, rows: [number, [number, number][]][]}} Stocks by territory (or seat) its goods */

/** @typedef {{reader: number, seat: number, level: string, topic: string, text: string, choices: string[]}} Quiz */

/**
 * @typedef {object} Cards
 * @property {number} deck how many are left
 * @property {number} discards
 * @property {number} exchanges made so far
 * @property {[string | string[], number][]} values what sets, or the next exchanges, are worth
 * @property {Record<string, string>} weapons in words
 */

/**
 * @typedef {object} Fight
 * @property {number} attacker
 * @property {number} defender
 * @property {number} target
 * @property {number[]} cards
 * @property {number[]} defence_cards
 * @property {number} offence
 * @property {number} defence
 * @property {boolean} success
 */

/** @typedef {{name: string, symbol: string, label: string, bonus: number}} Card */

/** @typedef {{number: number, kind: string, seats: number[], text: string, reason?: string, places?: number[]}} Proposal `places`: countries that it is about */

/** @typedef {Proposal & {clause: string | null, breaker: number | null, notice: boolean, breakable_by: number[]}} Pact */

/** @typedef {(string | number | boolean | string[])[]} ActionWords */

// messages
/**
 * @typedef {{kind: "act", line: string, step: number, action: ActionWords}
 *   | {kind: "attack_until", line: string, step: number, source: string, target: string, keep: number}
 *   | {kind: "routine", line: string, step: number, name: string}
 *   | {kind: "answer", line: string, step: number, seat: string, action: ActionWords}
 *   | {kind: "throw", line: string, step: number, text: string}
 *   | {kind: "step", line: string, step: number, until: "action" | "turn" | "round" | "end"}
 *   | {kind: "more", line: string, step: number}
 *   | {kind: "stop"}
 *   | {kind: "level", line: string, step: number, seat: string, level: string}
 *   | {kind: "start", seats: [string, string][], preset: string, chance: "random" | "manual", rounds: number, seed: string, options: Record<string, unknown>}
 *   | {kind: "learn"}
 *   | {kind: "again"}
 *   | {kind: "code", seats: [string, string][], preset: string, chance: "random" | "manual", rounds: number, seed: string, options: Record<string, unknown>}
 *   | {kind: "open_log", text: string}
 *   | {kind: "go", line: string, step: number}
 *   | {kind: "undo", line: string, step: number}
 *   | {kind: "redo", line: string, step: number}
 *   | {kind: "replace", line: string, step: number, action: ActionWords}
 *   | {kind: "bring_back", line: string, step: number, name: string}
 *   | {kind: "explore", line: string, step: number}
 *   | {kind: "leave"}
 *   | {kind: "keep", line: string, step: number, title: string}
 *   | {kind: "annotate", line: string, step: number, note: Remark}
 *   | {kind: "rename", line: string, step: number, name: string, title: string}
 *   | {kind: "promote", line: string, step: number, name: string}
 *   | {kind: "delete", line: string, step: number, name: string}
 *   | {kind: "restore", line: string, step: number}
 *   | {kind: "why", line: string, step: number, action: ActionWords}
 *   | {kind: "odds", line: string, step: number, sources: string[], target: string}
 *   | {kind: "reach", line: string, step: number, source: string}
 *   | {kind: "offers", line: string, step: number}
 *   | {kind: "hint", line: string, step: number}
 *   | {kind: "private"}
 *   | {kind: "look", seat: string}
 *   | {kind: "clause", name: string}
 *   | {kind: "rules"}
 *   | {kind: "events", have: string}
 *   | {kind: "report", line: string, step: number}
 *   | {kind: "save_page", seat: string}
 *   | {kind: "save"}
 *   | {kind: "still"}
 *   | {kind: "lang", lang: "es" | "en"}} Message
 */
// end

/**
 * Facts for one seat alone. The fields from `objectives` on are those of some games.
 *
 * @typedef {object} Private
 * @property {"private"} kind
 * @property {number} seat
 * @property {number} step
 * @property {Menu} menu what may be done that nobody else may know of
 * @property {Record<string, Form>} forms
 * @property {Record<string, [string, string][]>} names
 * @property {any} compose what may be put together freely
 * @property {News[]} news
 * @property {string[]} objectives
 * @property {any[]} hand
 * @property {string | null} [objective]
 * @property {number[]} [owner] as the seat knows it
 * @property {number[]} [armies]
 * @property {[number, number][]} [hatched]
 * @property {[string, string, number][]} [facts] what is counted of the seat
 * @property {number} [goal] provinces that win
 * @property {number[] | null} [passed] provinces that the seat has passed in the attack
 * @property {number[] | null} [shown] provinces that the attacker has shown
 * @property {Fight | null} [fight] the last attack, for its two sides
 * @property {[number, number[]][]} [suspects] provinces, and the seats that may own them
 * @property {number[]} [values] armies of the exchanges of the menu
 * @property {{cards: string[], continents: string[], armies: number}[]} exchanges
 * @property {number} [bonus_armies]
 * @property {Stocks} [stocks] of the seat
 * @property {number} [treasures] found
 * @property {number[]} [delivery] territories chosen for the next troops
 * @property {number | null} [answer] the right choice of the card that the seat reads
 */

/** @typedef {{country: string, damage: number, path: string[], occupant: string | null, refusal: Refusal | null}} ReachTarget */
/** @typedef {{kind: "reach", source: string, targets: ReachTarget[]}} Reach */
/** @typedef {{kind: string, verb: string, partner: string, terms: ActionWords[], label?: string}} Offer */
/** @typedef {{kind: "offers", step: number, offers: Offer[]}} Offers */


/**
 * A clause, or a decision that settles one.
 *
 * @typedef {object} Ruling
 * @property {string} name as people call it
 * @property {string} title
 * @property {string} text
 * @property {"book" | "inferred" | "ours"} mark whose it is
 * @property {string} marked the same in words
 * @property {{text: string, option: string}[]} others the readings that were not chosen, and the option that does
 * @property {string} option that chooses otherwise, where no reading says so
 */

/** @typedef {Ruling & {kind: "clause", decisions: Ruling[]}} Clause */

/** The rules of a table, by chapter. @typedef {{kind: "rules", chapters: {title: string, clauses: {name: string, title: string, text: string}[]}[]}} Rules */

/** @typedef {{text: string, chance: string, odds: string, reasons: string[]}} Advice */

/** @typedef {{arrows: number[][], places: number[], path: number[], told: {es: Advice, en: Advice}}} Plan pairs of places, places, and the way of a soldier */

/** Plans of the best player for a seat, and a question with its answer. @typedef {{kind: "hint", seat: number, step: number, plans: Plan[], question: {es: [string, string], en: [string, string]}}} Hint */

/** @typedef {string | {es?: string, en?: string}} Said */

/** @typedef {{say?: Said, ask?: Said, glyph?: string, arrows?: string[][], marks?: string[][]}} Remark what is said of a step; places by name, then a tone */

/** @typedef {{kind: "odds", sources: string[], target: string, conquest: number, losses: [number, number], left: [number, number][], once: number | null}} Odds of a fight to its end; `left`: armies left when the target falls, and how likely; `once`: the chance of a single throw that decides it */

/** All events: the film, if the page has another one, and what has come since. @typedef {{kind: "events", have: string, film: string, tail: import("../views/replay-feed.js").Tail}} Events */

/**
 * Report of a finished match: facts alone.
 *
 * @typedef {object} Report
 * @property {"report"} kind
 * @property {number} step
 * @property {number[]} winners
 * @property {{text: string, step: number}[]} decided at most three facts, in order
 * @property {{seat: number, throws: number, balance: number, expected: number}[]} luck armies that the others lost in its throws minus its own, and the mean of that
 * @property {{step: number, text: string} | null} best throw of the viewer
 * @property {number[]} decisions steps after those of the viewer, and what chance made of them
 */

/** A file for the reader: the log of a match, or its page. @typedef {{kind: "file", name: string, type: string, text: string}} File */

/** A cell that makes the same match. @typedef {{kind: "code", text: string}} Code */

/** @typedef {(Private | Hint | Reach | Offers | Clause | Rules | Events | Odds | Report | Code | File | (Refusal & {kind: "refused", step: number})) & {nonce?: string}} Reply */

export const CHANCE = -1;
export const NOBODY = -2;

/**
 * @param {View} view
 * @param {ActionWords} action
 * @returns {Message}
 */
export function act(view, ...action) {
  return { kind: "act", line: view.line, step: view.step, action };
}

/**
 * @param {View} view
 * @param {string} source
 * @param {string} target
 * @param {number} keep
 * @returns {Message}
 */
export function attackUntil(view, source, target, keep) {
  return { kind: "attack_until", line: view.line, step: view.step, source, target, keep };
}

/**
 * The refusal of an action, which is not played.
 *
 * @param {View} view
 * @param {...any} action
 * @returns {Message}
 */
export function why(view, ...action) {
  return { kind: "why", line: view.line, step: view.step, action };
}

/**
 * Say something of the place shown, in place of what was said of it.
 *
 * @param {View} view
 * @param {Remark} note
 * @returns {Message}
 */
export function annotate(view, note) {
  return { kind: "annotate", line: view.line, step: view.step, note };
}

/**
 * A chance result of a real table, as typed by people.
 *
 * @param {View} view
 * @param {string} text
 * @returns {Message}
 */
export function typed(view, text) {
  return { kind: "throw", line: view.line, step: view.step, text };
}

/**
 * Let many actions follow from one press, which the game knows by name.
 *
 * @param {View} view
 * @param {string} name
 * @returns {Message}
 */
export function routine(view, name) {
  return { kind: "routine", line: view.line, step: view.step, name };
}

/**
 * The odds of an attack to its end.
 *
 * @param {View} view
 * @param {string[]} sources
 * @param {string} target
 * @returns {Message}
 */
export function askOdds(view, sources, target) {
  return { kind: "odds", line: view.line, step: view.step, sources, target };
}

/**
 * Targets of a missile from a country.
 *
 * @param {View} view
 * @param {string} source
 * @returns {Message}
 */
export function askReach(view, source) {
  return { kind: "reach", line: view.line, step: view.step, source };
}

/**
 * Proposals open to the viewer now.
 *
 * @param {View} view
 * @returns {Message}
 */
export function askOffers(view) {
  return { kind: "offers", line: view.line, step: view.step };
}

/**
 * Values of a search for the decision of the person to move.
 *
 * @param {View} view
 * @returns {Message}
 */
export function askHint(view) {
  return { kind: "hint", line: view.line, step: view.step };
}

/**
 * Let another bot, or a person, play a seat.
 *
 * @param {View} view
 * @param {number} seat
 * @param {string} level
 * @returns {Message}
 */
export function setLevel(view, seat, level) {
  return { kind: "level", line: view.line, step: view.step, seat: view.seats[seat].name, level };
}

/** Player of a seat that a person plays. */
export const PERSON = "person";

/**
 * An action of a person's seat, in its turn or out of it.
 *
 * @param {View} view
 * @param {number} seat
 * @param {ActionWords} action
 * @returns {Message}
 */
export function say(view, seat, ...action) {
  if (seat === view.viewer && seat === view.to_move) return act(view, ...action);
  return { kind: "answer", line: view.line, step: view.step, seat: view.seats[seat].name, action };
}

/**
 * Explore from the position shown.
 *
 * @param {View} view
 * @returns {Message}
 */
export function explore({ line, step }) {
  return { kind: "explore", line, step };
}

/**
 * Keep what is explored as a variation.
 *
 * @param {View} view
 * @param {string} title
 * @returns {Message}
 */
export function keep({ line, step }, title) {
  return { kind: "keep", line, step, title };
}

/**
 * Play in place of what followed.
 *
 * @param {View} view
 * @param {ActionWords} action
 * @returns {Message}
 */
export function replace({ line, step }, action) {
  return { kind: "replace", line, step, action };
}

/**
 * Go on with a line that was taken back.
 *
 * @param {View} view
 * @param {string} name
 * @returns {Message}
 */
export function bringBack({ line, step }, name) {
  return { kind: "bring_back", line, step, name };
}

/**
 * The position of a line after `step` entries; null if it is the one shown, or there is no such position.
 *
 * @param {View} view
 * @param {number} step
 * @param {string} [line] the one shown, if nothing is said
 * @returns {Message | null}
 */
export function go(view, step, line = view.line) {
  const last = line === view.line ? view.steps : view.lines.find((each) => each.name === line)?.end ?? 0;
  const wanted = Math.min(Math.max(Math.round(step), 0), last);
  const here = line === view.line && wanted === view.step;
  return here || Number.isNaN(wanted) ? null : { kind: "go", line, step: wanted };
}

/**
 * Which of the branches is the line shown, or the first of them.
 *
 * @param {View} view
 */
export function ownWay(view) {
  return Math.max(view?.branches?.findIndex((each) => each.line === view.line) ?? 0, 0);
}

/**
 * The next position, along a branch where there are several.
 *
 * @param {View} view
 * @param {number} way of the branches
 * @returns {Message | null}
 */
export function onward(view, way) {
  const branch = view.branches[way];
  return branch ? go(view, branch.step, branch.line) : go(view, view.step + 1);
}

/**
 * The last fork before the shown position, or the beginning of its line.
 *
 * @param {View} view
 * @returns {number}
 */
export function forkBefore(view) {
  return Math.max(0, ...forks(view).filter((step) => step < view.step));
}

/**
 * The same after the position shown; or the end of the line.
 *
 * @param {View} view
 * @returns {number}
 */
export function forkAfter(view) {
  return Math.min(view.steps, ...forks(view).filter((step) => step > view.step));
}

/** Steps of the line shown at which another line leaves it, or it another. @type {(view: View) => number[]} */
function forks({ line, lines }) {
  const found = [];
  /** @type {string | null | undefined} */
  let name = line;
  for (let until = Infinity; name; ) {
    const below = until;
    found.push(...lines.filter((each) => each.of === name && (each.from ?? 0) <= below).map((each) => each.from ?? 0));
    const own = lines.find((each) => each.name === name);
    until = own?.from ?? 0;
    name = own?.of;
  }
  return found;
}

/**
 * @param {View} view
 * @returns {Message | null} null: there is nothing to undo, or the table does not undo
 */
export function undo(view) {
  return view.undo ? { kind: "undo", line: view.line, step: view.step } : null;
}

/**
 * @param {View} view
 * @returns {Message | null}
 */
export function redo(view) {
  return view.redo ? { kind: "redo", line: view.line, step: view.step } : null;
}

/**
 * @param {View} view
 * @param {string} name of a variation
 * @param {string} title what people call it
 * @returns {Message}
 */
export function rename(view, name, title) {
  return { kind: "rename", line: view.line, step: view.step, name, title };
}

/**
 * Let a variation take the place of the line that it leaves; or take it away.
 *
 * @param {View} view
 * @param {"promote" | "delete"} kind
 * @param {string} name
 * @returns {Message}
 */
export function edit(view, kind, name) {
  return { kind, line: view.line, step: view.step, name };
}

/**
 * Take back the last title, promotion or deletion.
 *
 * @param {View} view
 * @returns {Message | null}
 */
export function restore(view) {
  return view.restore ? { kind: "restore", line: view.line, step: view.step } : null;
}

/** @type {Message} */
export const PRIVATE = { kind: "private" };

/**
 * The secrets of another person's seat on this screen.
 *
 * @param {View} view
 * @param {number} seat
 * @returns {Message}
 */
export function look(view, seat) {
  return { kind: "look", seat: view.seats[seat].name };
}

/**
 * Let the bots play on from the position shown.
 *
 * @param {View} view
 * @param {"action" | "turn" | "round" | "end"} until
 * @returns {Message}
 */
export function step(view, until) {
  return { kind: "step", line: view.line, step: view.step, until };
}

/**
 * Let the bots play on with what they are at.
 *
 * @param {View} view
 * @returns {Message}
 */
export function more(view) {
  return { kind: "more", line: view.line, step: view.step };
}

/** Let be what the bots are at. @type {Message} */
export const STOP = { kind: "stop" };

/** The match as a file that any browser opens: as everybody may know it, or also a seat of this screen. @type {(seat?: string) => Message} */
export const savePage = (seat = "") => ({ kind: "save_page", seat });

/**
 * The text of a clause.
 *
 * @param {string} name
 * @returns {Message}
 */
export function askClause(name) {
  return { kind: "clause", name };
}

/**
 * @param {"es" | "en"} lang
 * @returns {Message}
 */
export function language(lang) {
  return { kind: "lang", lang };
}

/**
 * True if a trait holds a position. It is an empty object until the kernel fills it.
 *
 * @param {any} view
 * @returns {view is View}
 */
export function isView(view) {
  return Array.isArray(view?.owner) && Array.isArray(view?.seats) && view.seats.length > 0;
}

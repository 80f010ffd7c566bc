/**
 * Description of a game for the browser. `games/index.js` is the table of them.
 *
 * A game owns a `local`: what the person has chosen so far. It never leaves the browser, and only the
 * game looks into it. Its functions are pure: they are given a table and a local, and give a new local
 * and perhaps a message.
 */

/** @import { Board, Hint, Message, Odds, Private, Refusal, Reply, Seat, View } from "../base/protocol.js" */
/** @import { Child } from "../base/dom.js" */
/** @import { Asking } from "./asking.js" */
/** @import { Speed } from "./autoplay.js" */
/** @import { Tab } from "./skeleton.js" */
/** @import { Texts } from "../base/texts.js" */
/** @import { Trace } from "../map/traces.js" */

/**
 * The position that the person sees.
 *
 * @typedef {object} Table
 * @property {Board} board
 * @property {View} view as the one who looks may see it: see `shown`
 * @property {Private | null} secret what only the viewer may see, while it is uncovered
 */

/** @typedef {{local: any, message?: Message | null, refusal?: Refusal | null}} Turn */

/**
 * Which countries to mark on the map.
 *
 * @typedef {object} Marks
 * @property {number[]} legal where something can be done
 * @property {number[]} targets what can be aimed at from the source
 * @property {number | null} source chosen
 * @property {number | null} target chosen
 * @property {{source: number | null, target: number | null}} last action
 * @property {number | null} [touched] named, though nothing is done there
 * @property {number[]} [pointed] what a control under the pointer is about
 * @property {[number, string][]} [badges] countries, and what is written beside their discs
 * @property {number[][]} [arrows] pairs of countries: moves that are being put together
 * @property {{number: number, arrows: number[][], places: number[], lit: boolean}[]} [hints] plans, the best first; `lit`: pointed at
 * @property {number[][]} [reach] the countries that a missile would hit, by damage: 1, 2, 3
 * @property {number[]} [path] the way of a missile, or of a soldier
 * @property {[number, number][]} [steps] squares that can be reached, and at how many steps
 */

/** A hint on the page. `quiz`: its question comes first; `open`: the plans are shown; `lit`: the number of the one that is pointed at. @typedef {Hint & {quiz: boolean, open: boolean, lit?: number}} ShownHint */

/**
 * A section of the panel, and the calls that it may make. A section that is not drawn again with
 * every change of the local changes parts of it with `patch`.
 *
 * @typedef {Table & {
 *   game: Game,
 *   way: number,
 *   odds: Odds | null,
 *   turns: import("../views/turning-points.js").TurningPoint[],
 *   now: () => View,
 *   go: (step: number, line?: string) => void,
 *   by: (steps: number) => void,
 *   pace: {auto: boolean, speed: Speed},
 *   local: any,
 *   refusal: Refusal | null,
 *   hint: ShownHint | null,
 *   help: import("./hint-panel.js").Help,
 *   setHelp: (help: import("./hint-panel.js").Help) => void,
 *   askHint: (first: boolean) => void,
 *   tellHint: () => void,
 *   pointHint: (number: number) => void,
 *   chooseHint: (number: number) => void,
 *   set: (local: any) => void,
 *   patch: (part: Record<string, any>) => void,
 *   send: (message: Message | null) => void,
 *   asking: Asking | null,
 *   ended: import("./end.js").Ended | null,
 *   tour: number | null,
 *   report: import("./end.js").Told | null,
 *   ask: (asking: Asking | null) => void,
 *   playExplored: (message: Message) => void,
 *   playInstead: (message: Message) => void,
 *   explore: () => void,
 *   leave: () => void,
 *   askToLeave: () => void,
 *   saveSeat: (seat: string) => void,
 *   keep: (title: string) => void,
 *   seat: (seat: number, player: string) => void,
 *   click: (place: number) => void,
 *   looks: boolean,
 *   tab: Tab,
 *   shut: string,
 *   size: "page" | "class",
 *   watch: () => void,
 *   startTour: () => void,
 *   readRules: () => void,
 *   saveMap: () => void,
 *   setSize: (size: "page" | "class") => void,
 *   open: (tab: Tab) => void,
 *   wants: (sheet: string) => boolean,
 *   show: (sheet: string, open: boolean) => void,
 *   cover: () => void,
 *   dismiss: () => void,
 *   pause: () => void,
 *   stop: () => void,
 *   setSpeed: (speed: Speed) => void,
 * }} Scene
 */

/**
 * A part of the panel. `depends`: what it is drawn from, besides the language and the step; it is drawn
 * again only when that changes. One that is `steady` is not drawn again for another step alone: what it sends, it makes
 * of `now`. `go` and `by` go elsewhere, from what was asked for last, shown or not.
 *
 * @typedef {object} Section
 * @property {(scene: Scene, t: Texts) => HTMLElement | null} draw
 * @property {(scene: Scene) => unknown} depends
 * @property {boolean} [steady]
 */

/**
 * Contents of the action bar, and of the sheet for what the bar cannot hold. The one filled button is the first.
 *
 * @typedef {object} Move
 * @property {Child[]} facts what is asked and what is chosen
 * @property {Child[]} [more] a second line of facts
 * @property {Child[]} buttons
 * @property {Child[]} [rest] buttons that are seldom needed: behind ⋯
 * @property {boolean} [question] its answers have equal weight
 * @property {{key: string, title: string, body: Child[], buttons?: Child[]}} [sheet] it opens with the decision
 */

/**
 * @typedef {object} Game
 * @property {any} start the local of a page that has just been opened
 * @property {{of: (scene: Scene, t: Texts) => Move | null, depends: (scene: Scene) => unknown}} move what the person can do now;
 *   null: nothing
 * @property {(scene: Scene, t: Texts) => Move | null} [asks] what others ask a person here, in turn or out of it
 * @property {[keyof Texts, ...string[]][]} phases of a turn: a word, and the phases of the engine that it stands for
 * @property {(view: View) => string[]} [absent] words of phases that a match is played without
 * @property {Partial<Record<Tab, string[]>>} [tabs] names of the game's own sections, by the tab in which they are
 * @property {Record<string, Section>} sections those that only this game has, or has in its own way
 * @property {(table: Table, local: any) => Turn} renew what is left of a local in a new position
 * @property {(table: Table, local: any, country: number, again: boolean) => Turn} click on the map;
 *   `again`: with Shift
 * @property {(table: Table, local: any, from: number, to: number) => Turn} [drag] from place to place
 * @property {(table: Table, local: any, key: string) => Turn | null} key null: it means nothing
 * @property {(table: Table, local: any) => Marks} marks
 * @property {(table: Table, local: any, country: number) => any} [hover] the local as it is then
 * @property {(table: Table, local: any, reply: Reply) => any} [hear] the local after a reply of the
 *   kernel that is the game's own
 * @property {(view: View, secret: Private | null) => View} [shown] the view as the viewer may see it,
 *   where its own reply says more of the map than everybody's view
 * @property {(table: Table, local: any, country: number | null) => {sources: number[], target: number} | null} [fight]
 *   the attack that is chosen, or that a click there would be
 * @property {(view: View, text: string) => Child[]} [worded] a line of the news, with the game's own signs in it
 * @property {(view: View, place: number) => string} [stands] what stands at a place, in words, where that is not armies of
 *   the owner; most places are empty then
 * @property {(table: Table) => string | null} [closes] the verb that ends a placement in which nothing else can be done now
 * @property {keyof Texts} [keys] the text that says what the keys do
 * @property {boolean} [stays] what a person has uncovered stays so until it is covered, or another looks
 * @property {boolean} [curtain] nothing can be done before the viewer has said who it is
 * @property {(board: Board, view: View, marks: Marks, scale: number, least?: number) => Trace[]} [traces] what lies on
 *   the map besides; always the same uids; `least`: the smallest type, in pixels
 * @property {(board: Board, view: View | null, marks: Marks, scale: number, own?: any, least?: number) => Trace[]} [drawing] the
 *   whole board, drawn in another way: the traces of the places have uids `c0`, `c1`, ...
 * @property {(seat: Seat, t: Texts) => [string, string, number][]} [columns] of the table of seats:
 *   icon, label and number
 * @property {(table: Table, local: any, country: number) => {lines?: HTMLElement[], instead?: HTMLElement[]} | null} [facts]
 *   what the card of a country says besides; `instead` of its borders; null: there is no card
 */

export {};

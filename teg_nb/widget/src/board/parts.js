/** Types of the parts of a board. `board.js` puts them together; each finds the others here. */

/** @import { Board } from "../base/protocol.js" */
/** @import { Host } from "../hosts/host.js" */

/**
 * @typedef {object} Parts
 * @property {Host} host
 * @property {HTMLElement} el
 * @property {Board} board
 * @property {boolean} picks places are marked, as an answer
 * @property {boolean} looks nobody plays here
 * @property {boolean} alone the board is of an exercise: one plays alone, and adds nothing to a study
 * @property {(() => void)[]} stops
 * @property {ReturnType<typeof import("./skeleton.js").skeleton>} dom
 * @property {import("./store.js").Store} store
 * @property {ReturnType<typeof import("../map/map.js").mapOf>} map
 * @property {ReturnType<typeof import("../map/annotations.js").overlay>} sketch
 * @property {ReturnType<typeof import("../base/connection.js").wireOf>} wire
 * @property {ReturnType<typeof import("../base/position-traits.js").placeOf>} where
 * @property {ReturnType<typeof import("./driver.js").driverOf>} driver
 * @property {ReturnType<typeof import("./mover.js").moverOf>} mover
 * @property {ReturnType<typeof import("./scheduler.js").schedulerOf>} scheduler
 * @property {ReturnType<typeof import("./intents.js").intentsOf>} intents
 * @property {ReturnType<typeof import("./paint.js").painterOf>} painter
 * @property {ReturnType<typeof import("./pointer.js").pointerOf>} pointer
 * @property {ReturnType<typeof import("./keyboard.js").keyboardOf>} keyboard
 * @property {ReturnType<typeof import("./clause-card.js").ruleBox>} rule
 * @property {ReturnType<typeof import("./end.js").endOfMatch>} end
 * @property {ReturnType<typeof import("./tour.js").tourOf>} tour
 * @property {ReturnType<typeof import("./first-turn.js").firstTurnOf>} firstTurn
 * @property {ReturnType<typeof import("./event-list.js").eventsBox>} events
 */

export {};

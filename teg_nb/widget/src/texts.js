/** The words of the front end. Everything else that is read comes worded from the kernel. */

const ES = {
  round: "Vuelta",
  turn_of: "Juega",
  chance: "Azar",
  over: "Fin de la partida",
  winner: "Ganó",
  winners: "Ganaron",
  draw: "Sin ganador",
  due: "Para poner",
  situation: "Situación",
  dice: "Dados",
  attack: "Ataque",
  defence: "Defensa",
  losses: "Bajas",
  conquered: "¡País conquistado!",
  seats: "Colores",
  countries: "Países",
  armies: "Ejércitos",
  army: "ejército",
  cards: "Tarjetas",
  exchanges: "Canjes",
  first: "mano",
  bot: "máquina",
  dead: "eliminado",
  news: "Novedades",
  no_news: "Todavía no pasó nada.",
  secret: "Tarjetas y objetivo",
  secret_show: "Ver mis tarjetas y mi objetivo",
  secret_hide: "Tapar",
  secret_whose: "Sólo para",
  objective: "Objetivo",
  hand: "Tarjetas",
  no_cards: "Sin tarjetas",
  exchange: "Canjear",
  actions: "Tu jugada",
  waiting: "Ahora juega otro.",
  watching: "Mirás la partida.",
  chance_due: "Falta tirar dados o sacar una tarjeta.",
  past: "Ves una posición anterior; si jugás, la partida sigue desde acá.",
  country: "País",
  source: "Desde",
  target: "Hacia",
  choose: "elegir…",
  amount: "Cantidad",
  all: "todos",
  keep: "Dejar en el origen",
  do_place: "Poner",
  do_attack: "Atacar",
  do_attack_until: "Atacar hasta dejar",
  do_regroup: "Mover",
  do_ally_regroup: "Mover",
  do_fire_missile: "Lanzar misil",
  conquest: "Pasan al país conquistado",
  hint_place: "Clic en un país marcado para poner.",
  hint_source: "Clic en un país marcado: desde ahí se ataca.",
  hint_target: "Clic en el blanco: un tiro. Mayús+clic: hasta dejar esa cantidad.",
  hint_regroup: "Clic en el país que cede, y después en su vecino.",
  hint_regroup_target: "Elegí cuántos y apretá Mover, o clic otra vez en el destino.",
  hint_missile: "Clic en el país que lanza y después en el blanco.",
  hint_conquest: "¿Cuántos ejércitos entran?",
  first_step: "Al comienzo",
  back: "Atrás",
  forward: "Adelante",
  last_step: "Al final",
  position: "Posición",
  undo: "Deshacer",
  bots: "Máquinas",
  until_action: "una jugada",
  until_turn: "un turno",
  until_round: "una vuelta",
  until_end: "hasta el final",
  language: "Idioma",
  wide: "Agrandar o achicar el mapa",
  refused: "No se puede",
  close: "Cerrar",
  busy: "Pensando…",
  nobody: "de nadie",
  borders: "Limita con",
  map: "Mapa",
  keys: "Flechas: atrás y adelante. U: deshacer. E: terminar la fase. 1 a 9: cantidad. Esc: soltar.",
  no_board: "Esperando el tablero…",
  missiles: "Misiles",
  shared: "compartido con",
};

/** @type {typeof ES} */
const EN = {
  round: "Round",
  turn_of: "To move",
  chance: "Chance",
  over: "Game over",
  winner: "Winner",
  winners: "Winners",
  draw: "No winner",
  due: "To place",
  situation: "Situation",
  dice: "Dice",
  attack: "Attack",
  defence: "Defence",
  losses: "Losses",
  conquered: "Country conquered!",
  seats: "Seats",
  countries: "Countries",
  armies: "Armies",
  army: "army",
  cards: "Cards",
  exchanges: "Exchanges",
  first: "first",
  bot: "bot",
  dead: "eliminated",
  news: "News",
  no_news: "Nothing has happened yet.",
  secret: "Cards and objective",
  secret_show: "Show my cards and objective",
  secret_hide: "Cover",
  secret_whose: "Only for",
  objective: "Objective",
  hand: "Cards",
  no_cards: "No cards",
  exchange: "Exchange",
  actions: "Your move",
  waiting: "Somebody else is to move.",
  watching: "You are watching.",
  chance_due: "Dice or a card are due.",
  past: "This is an earlier position; if you act, the match goes on from here.",
  country: "Country",
  source: "From",
  target: "To",
  choose: "choose…",
  amount: "Amount",
  all: "all",
  keep: "Keep at the source",
  do_place: "Place",
  do_attack: "Attack",
  do_attack_until: "Attack until left with",
  do_regroup: "Move",
  do_ally_regroup: "Move",
  do_fire_missile: "Fire missile",
  conquest: "Move into the conquered country",
  hint_place: "Click a marked country to place.",
  hint_source: "Click a marked country to attack from it.",
  hint_target: "Click the target: one throw. Shift+click: until that many are left.",
  hint_regroup: "Click the country that gives, then its neighbour.",
  hint_regroup_target: "Say how many and press Move, or click the target again.",
  hint_missile: "Click the country that fires, then the target.",
  hint_conquest: "How many armies move in?",
  first_step: "To the start",
  back: "Back",
  forward: "Forward",
  last_step: "To the end",
  position: "Position",
  undo: "Undo",
  bots: "Bots",
  until_action: "one action",
  until_turn: "one turn",
  until_round: "one round",
  until_end: "to the end",
  language: "Language",
  wide: "Enlarge or shrink the map",
  refused: "Not allowed",
  close: "Close",
  busy: "Thinking…",
  nobody: "nobody's",
  borders: "Borders",
  map: "Map",
  keys: "Arrows: back and forward. U: undo. E: end the phase. 1 to 9: amount. Esc: let go.",
  no_board: "Waiting for the board…",
  missiles: "Missiles",
  shared: "shared with",
};

/** @type {Record<string, {es: string, en: string}>} */
const PHASES = {
  setup: { es: "Preparación", en: "Setup" },
  initial_1: { es: "Primera colocación", en: "First placement" },
  initial_2: { es: "Segunda colocación", en: "Second placement" },
  round_start: { es: "Comienzo de la vuelta", en: "Start of the round" },
  extra_reinforcement: { es: "Refuerzos extras", en: "Extra reinforcements" },
  reinforce: { es: "Incorporar ejércitos", en: "Reinforce" },
  attack: { es: "Atacar", en: "Attack" },
  regroup: { es: "Reagrupar", en: "Regroup" },
  ally_regroup: { es: "Reagrupa el aliado", en: "The ally regroups" },
  card: { es: "Tarjeta", en: "Card" },
  game_over: { es: "Partida terminada", en: "Game over" },
};

/** @type {Record<string, {es: string, en: string}>} */
const VERBS = {
  end_placement: { es: "Terminar de poner", en: "Finish placing" },
  end_attack: { es: "Terminar los ataques", en: "Finish attacking" },
  end_regroup: { es: "Terminar de reagrupar", en: "Finish regrouping" },
  end_ally_regroup: { es: "Terminar de reagrupar", en: "Finish regrouping" },
  end_turn: { es: "Terminar el turno", en: "End the turn" },
  request_card: { es: "Pedir tarjeta", en: "Ask for a card" },
  declare_victory: { es: "Declarar la victoria", en: "Declare victory" },
};

/** @type {Record<string, {es: string, en: string}>} */
const SYMBOLS = {
  plane: { es: "avión", en: "plane" },
  soldier: { es: "soldado", en: "soldier" },
  anchor: { es: "ancla", en: "anchor" },
  joker: { es: "comodín", en: "joker" },
  supercard: { es: "supertarjeta", en: "supercard" },
};

/** @typedef {typeof ES} Texts */

/**
 * @param {string} lang
 * @returns {Texts}
 */
export function texts(lang) {
  return lang === "en" ? EN : ES;
}

/**
 * A name by its id; an id that we do not know is shown as it is.
 *
 * @param {Record<string, {es: string, en: string}>} table
 * @param {string} lang
 * @param {string} id
 */
function word(table, lang, id) {
  return table[id]?.[lang === "en" ? "en" : "es"] ?? id.replaceAll("_", " ");
}

/** @type {(lang: string, id: string) => string} */
export const phaseName = (lang, id) => word(PHASES, lang, id);

/** @type {(lang: string, id: string) => string} */
export const verbName = (lang, id) => word(VERBS, lang, id);

/** @type {(lang: string, id: string) => string} */
export const symbolName = (lang, id) => word(SYMBOLS, lang, id);

/** The words of the front end, from the catalogue. Everything else that is read comes worded from the kernel. */

import screen from "../../../engine/text/locale/screen.json" with { type: "json" };

/**
 * The words of a part of the screen, by language.
 *
 * @template {Record<string, {es: string, en: string}>} Section
 * @param {Section} section
 * @returns {(lang: string) => Record<keyof Section, string>}
 */
function say(section) {
  const worded = (/** @type {"es" | "en"} */ lang) =>
    /** @type {Record<keyof Section, string>} */ (Object.fromEntries(Object.entries(section).map(([key, each]) => [key, each[lang]])));
  const [es, en] = [worded("es"), worded("en")];
  return (lang) => (lang === "en" ? en : es);
}

/** A text with its facts, which stand in braces. @type {(text: string, facts: Record<string, string | number>) => string} */
export const filled = (text, facts) => Object.entries(facts).reduce((all, [name, fact]) => all.replace(`{${name}}`, String(fact)), text);

export const texts = say(screen.all);
export const askingTexts = say(screen.asking);
export const eggarTexts = say(screen.eggar);
export const firstTurnTexts = say(screen.first_turn);
export const startTexts = say(screen.start);
export const tourTexts = say(screen.tour);
export const turnTexts = say(screen.turn);
export const toldTexts = say(screen.told);
export const wargameTexts = say(screen.wargame);

/** @typedef {ReturnType<typeof texts>} Texts */

const NAMES = { symbol: say(screen.symbol), pact: say(screen.pact) };

/** The name of an id. An unknown id is shown unchanged. @type {(lang: string, kind: keyof typeof NAMES, id: string) => string} */
export const nameOf = (lang, kind, id) => /** @type {Record<string, string>} */ (NAMES[kind](lang))[id] ?? id;

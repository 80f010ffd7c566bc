/** The frame of a page around a board: its sentences, in the language of the reader. */

import words from "../../../teg_nb/engine/text/locale/play_page.json" with { type: "json" };
import { h } from "../../../teg_nb/widget/src/base/dom.js";

/** @typedef {"es" | "en"} Lang */
/** @typedef {keyof typeof words} Word */

/** A sentence above the board. @typedef {{word: Word, facts?: Record<string, string>, buttons?: [Word, () => void][]}} Bar */

export const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** A name that nothing else has. */
export function drawnName() {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join("");
}

/** The language that the address asks for, else that of the browser. @param {URLSearchParams} asked @returns {Lang} */
export function language(asked) {
  return (asked.get("lang") ?? navigator.language).startsWith("es") ? "es" : "en";
}

/** @param {Lang} lang @param {Word} title */
export function frameOf(lang, title) {
  /** @type {Map<string, Bar>} */
  const bars = new Map();
  let loads = false;

  const said = (/** @type {Word} */ word, /** @type {Record<string, string>} */ facts = {}) => words[word][lang].replace(/\{(\w+)\}/g, (_, fact) => facts[fact] ?? "");

  const draw = () => {
    place("loading").textContent = loads ? said("loading") : "";
    const drawn = [...bars].map(([key, { word, facts, buttons = [] }]) =>
      h("p", { "data-bar": key }, h("span", {}, said(word, facts)), ...buttons.map(([label, click]) => h("button", { type: "button", "data-do": label, click }, said(label)))),
    );
    place("bars").replaceChildren(...drawn);
  };

  return {
    said,
    lang: () => lang,

    /** Show a bar, or no longer. @param {string} key @param {Bar | null} bar */
    tell(key, bar) {
      if (bar) bars.set(key, bar);
      else if (!bars.delete(key)) return;
      draw();
    },

    /** @param {boolean} now Python starts, or opens something */
    loading(now) {
      loads = now;
      draw();
    },

    /** Write the page in a language. @param {Lang} chosen */
    speak(chosen) {
      lang = chosen;
      document.documentElement.lang = lang;
      document.title = said(title);
      for (const each of document.querySelectorAll("[data-lang]")) /** @type {HTMLElement} */ (each).hidden = each.getAttribute("data-lang") !== lang;
      draw();
    },
  };
}

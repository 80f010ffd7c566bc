/** Small choices that the browser keeps for a person. A host may forbid it: then they hold as long as the page. */

/** @type {Map<string, string>} */
const here = new Map();

/** @type {(name: string) => string | null} */
export function kept(name) {
  try {
    return localStorage.getItem(name) ?? here.get(name) ?? null;
  } catch {
    return here.get(name) ?? null;
  }
}

/** @type {(name: string, value: string) => void} */
export function keep(name, value) {
  here.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // it is kept here
  }
}

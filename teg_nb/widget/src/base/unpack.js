/** Texts that travel compressed, and modules that travel as texts. */

/** @param {string} text in base64 @returns {Uint8Array<ArrayBuffer>} */
const of64 = (text) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

/** Letters of Python's base85. A comma stands for `<`, which would open a tag. */
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~";

/** Decode base85. Five letters are four bytes, so a text is a sixteenth shorter than in base64. @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function of85(text) {
  const values = new Uint8Array(128);
  for (let k = 0; k < LETTERS.length; k++) values[LETTERS.charCodeAt(k)] = k;
  const words = Math.ceil(text.length / 5);
  const bytes = new DataView(new ArrayBuffer(4 * words));
  for (let word = 0; word < words; word++) {
    let value = 0;
    for (let k = 5 * word; k < 5 * word + 5; k++) value = 85 * value + (k < text.length ? values[text.charCodeAt(k)] : 84);
    bytes.setUint32(4 * word, value);
  }
  return new Uint8Array(bytes.buffer, 0, 4 * words - (5 * words - text.length));
}

/** @param {string} text deflated @param {(text: string) => Uint8Array<ArrayBuffer>} bytes what it is written in @returns {Promise<string>} */
export async function inflated(text, bytes = of64) {
  const stream = new Blob([bytes(text)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

/** @type {(code: string) => Promise<any>} */
export async function imported(code) {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return await import(/* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

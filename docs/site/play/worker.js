/**
 * The worker of the play page, and of the practice page, which names it so. It starts Python, and passes messages to
 * `teg_nb.web.worker` and back, as JSON texts.
 */

import { loadPyodide } from "./pyodide/pyodide.mjs";

const address = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
const say = (/** @type {string} */ text) => self.postMessage(text);

/** Files of the package that only a saved page needs. */
const FRONT = ["widget.js", "plotly.js", "page.js", "LICENSES.txt"];
const PACKAGE = "/lib/site";

const archive = fetch(address("teg_nb.zip")).then((reply) => reply.arrayBuffer());

const START = `
import sys
sys.path.insert(0, "${PACKAGE}")
sys.dont_write_bytecode = True
from teg_nb.web.worker.${self.name === "practice" ? "practice_host import PracticeHost" : "match_host import MatchHost"} as Host
host = Host(say)
`;

/** @type {Promise<any>} */
const python = loadPyodide({ indexURL: address("pyodide/") }).then(async (python) => {
  python.unpackArchive(await archive, "zip", { extractDir: PACKAGE });
  python.globals.set("say", say);
  python.runPython(START);
  return { python, host: python.globals.get("host") };
});

/** Bring the files of a saved page, once. @param {any} python */
async function bringFront(python) {
  const folder = `${PACKAGE}/teg_nb/widget/static`;
  if (python.FS.analyzePath(folder).exists) return;
  const texts = await Promise.all(FRONT.map((name) => fetch(address(name)).then((reply) => reply.text())));
  python.FS.mkdirTree(folder);
  FRONT.forEach((name, k) => python.FS.writeFile(`${folder}/${name}`, texts[k]));
}

/** Pass a message on. An order opens a match; anything else is for the board. @param {string} text */
async function pass(text) {
  const { python: runs, host } = await python;
  const { order, content } = JSON.parse(text);
  if (order) return host.open(JSON.stringify({ ...order, seed: crypto.getRandomValues(new Uint32Array(8)).join("-") }));
  if (content?.kind === "save_page") await bringFront(runs);
  host.receive(text);
}

const die = (/** @type {unknown} */ fault) => say(JSON.stringify({ died: String(fault) }));
python.catch(die);

/** An error of Python leaves it as it was; after any other it cannot be trusted. @param {any} fault */
function failed(fault) {
  if (fault?.constructor?.name === "PythonError") console.warn(fault.message);
  else die(fault);
}

let turn = Promise.resolve();
self.onmessage = ({ data }) => {
  turn = turn.then(() => pass(data)).catch(failed);
};

/**
 * Builds the scripts and the Python of the play page into a folder: `node play.mjs FOLDER`. `make play` calls it, and
 * makes the rest (docs/site/play/make_play.py).
 */
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const out = resolve(process.argv[2]);

await build({
  absWorkingDir: here("../docs/site/play"),
  entryPoints: { play: "play.js", worker: "worker.js", offline: "offline.js", "practice/practice": "../practice/practice.js" },
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  external: ["./pyodide/*", "./widget.js", "./plotly.js", "../widget.js", "../plotly.js"],
});

const python = await loadPyodide({ args: ["pack.py", "/package/teg_nb", "/out/teg_nb.zip"] });
python.FS.mkdirTree("/package/teg_nb");
python.FS.mkdirTree("/out");
python.FS.mount(python.FS.filesystems.NODEFS, { root: here("../teg_nb") }, "/package/teg_nb");
python.FS.mount(python.FS.filesystems.NODEFS, { root: out }, "/out");
python.runPython(readFileSync(here("../docs/site/play/pack.py"), "utf8"));

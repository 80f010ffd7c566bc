/**
 * Copies Pyodide into ../artifacts/pyodide/, for pages that run Python in a browser. `npm ci` has fetched it, by the hash in
 * package-lock.json; neither builds nor pages ask another host. A page loads pyodide.mjs, which loads the other four files.
 */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Python's standard library is in the zip file; the lock file lists packages, of which these pages load none. */
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

const folder = here("../artifacts/pyodide");
mkdirSync(folder, { recursive: true });
for (const file of FILES) copyFileSync(join(here("node_modules/pyodide"), file), join(folder, file));

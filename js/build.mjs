/**
 * Builds ../teg_nb/widget/static from ../teg_nb/widget/src: what each board carries (loader.js), what it fetches, once a
 * page (widget.js, with its style; plotly.js), the script of a saved page (page.js), and the views that carry all of theirs
 * (playouts.js, drop.js).
 */
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const plotly = JSON.parse(readFileSync(here("node_modules/plotly.js-basic-dist-min/package.json"), "utf8"));

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: here("."),
  outdir: "../teg_nb/widget/static",
  nodePaths: [here("node_modules")],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "inline",
};

await build({ ...common, entryPoints: ["../teg_nb/widget/src/hosts/loader.js"] });
await build({ ...common, entryPoints: ["../teg_nb/widget/src/hosts/page.js"], format: "iife" });
await build({ ...common, entryPoints: [{ in: "../teg_nb/widget/src/views/drop.js", out: "drop" }] });
await build({ ...common, entryPoints: [{ in: "../teg_nb/widget/src/views/playouts.js", out: "playouts" }], loader: { ".css": "text" } });
await build({
  ...common,
  entryPoints: [{ in: "../teg_nb/widget/src/front.js", out: "widget" }],
  loader: { ".css": "text" },
});
await build({
  ...common,
  entryPoints: ["../teg_nb/widget/src/plotly.js"],
  // plotly.js says whose it is in a comment that does not survive; notebooks hold this file alone.
  banner: {
    js: `/*! plotly.js ${plotly.version} (${plotly.license}, Copyright Plotly, Inc.) and what it contains: LICENSES.txt */`,
  },
  define: { "define.amd": "false" },
});

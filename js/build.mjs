/** Builds ../teg_nb/widget/static from ../teg_nb/widget/src: one module and one style sheet. */
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  absWorkingDir: here("."),
  entryPoints: ["../teg_nb/widget/src/widget.js", "../teg_nb/widget/src/widget.css"],
  outdir: "../teg_nb/widget/static",
  nodePaths: [here("node_modules")],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "inline",
  define: { "define.amd": "false" },
});

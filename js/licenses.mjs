/**
 * Writes ../teg_nb/widget/static/LICENSES.txt: the licences of what the bundle is made of besides our own code.
 *
 * plotly.js comes as one file, so node_modules does not hold what is in it. Its unminified twin, in the package
 * plotly.js, names each module; npm fetches that package, of the same version, and what it depends on, into a folder
 * that is removed again. Run it when the version of plotly.js changes.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), "utf8");

const bundled = here("node_modules/plotly.js-basic-dist-min");
const { version } = JSON.parse(read(bundled, "package.json"));
const folder = mkdtempSync(join(tmpdir(), "licenses-"));
try {
  writeFileSync(join(folder, "package.json"), "{}");
  const words = ["install", "--ignore-scripts", "--no-audit", "--no-fund", `plotly.js@${version}`];
  execFileSync("npm", words, { cwd: folder, stdio: "inherit" });
  const modules = join(folder, "node_modules");
  const plotly = join(modules, "plotly.js");
  const code = read(bundled, "plotly-basic.min.js");
  if (code !== read(plotly, "dist/plotly-basic.min.js")) throw new Error("two plotly-basic.min.js differ");

  const comments = read(plotly, "dist/plotly-basic.js").matchAll(/^ *\/\/ (?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//gm);
  const names = [...new Set([...comments].map((found) => found[1]))].sort();
  const mit = read(plotly, "LICENSE").replace(/^[^]*?(?=Permission is hereby granted)/, "");
  const parts = names.map((name) => section(join(modules, name), mit));
  const heading = code.slice(0, code.indexOf("*/")).replace(/^[/* ]+/gm, "").trim();
  const first = `The file plotly.js contains plotly.js-basic-dist-min ${version}, which is made of what follows.`;
  const all = [first, `plotly.js-basic-dist-min ${version}\n\n${heading}\n\n${read(bundled, "LICENSE").trim()}`, ...parts];
  writeFileSync(here("../teg_nb/widget/static/LICENSES.txt"), `${all.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

/** The licence of a package in its own words: in its file, in its README, or in one word and the name of its author. */
function section(/** @type {string} */ path, /** @type {string} */ mit) {
  const { name, version, license, author } = JSON.parse(read(path, "package.json"));
  const files = readdirSync(path);
  const file = files.find((each) => /^licen[cs]e/i.test(each));
  const readme = files.find((each) => /^readme/i.test(each));
  let text = file ? read(path, file) : (readme && read(path, readme).split(/^## License$/m)[1]) || "";
  if (!/copyright/i.test(text)) {
    if (license !== "MIT") throw new Error(`${name} does not say its licence`);
    text = `Copyright (c) ${author?.name ?? author}\n\n${mit}`;
  }
  const lines = text.replaceAll("\r\n", "\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").split("\n");
  return `${name} ${version} (${license})\n\n${lines.map((line) => line.trimEnd()).join("\n").trim()}`;
}

/** True if the surrounding page is dark. */

/** JupyterLab, VS Code and marimo each say it in their own way. @returns {boolean} */
export function isDark() {
  const { body, documentElement } = document;
  const lab = body.dataset.jpThemeLight;
  if (lab) return lab === "false";
  const code = body.dataset.vscodeThemeKind;
  if (code) return code.includes("dark") || code === "vscode-high-contrast";
  for (const each of [body, documentElement]) {
    if (each.classList.contains("dark") || each.dataset.theme === "dark") return true;
    if (each.classList.contains("light") || each.dataset.theme === "light") return false;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/**
 * @param {() => void} changed
 * @returns {() => void} stops watching
 */
export function watchTheme(changed) {
  const watcher = new MutationObserver(changed);
  const attributeFilter = ["data-jp-theme-light", "data-vscode-theme-kind", "data-theme", "class"];
  watcher.observe(document.body, { attributes: true, attributeFilter });
  watcher.observe(document.documentElement, { attributes: true, attributeFilter });
  const query = matchMedia("(prefers-color-scheme: dark)");
  query.addEventListener("change", changed);
  return () => {
    watcher.disconnect();
    query.removeEventListener("change", changed);
  };
}

// Numbers of clauses have a dot, which means a class where Sphinx looks an anchor up: "#TEG-8.5".
// A result that was found by its index entry names its section, as one found by its title does.
document.addEventListener("DOMContentLoaded", () => {
  if (typeof Search === "undefined") return;
  const { htmlToText, _performSearch } = Search;
  Search.htmlToText = (html, anchor) =>
    htmlToText(html, anchor && `#${CSS.escape(anchor.slice(1))}`);
  Search._performSearch = (...query) => {
    const { alltitles, docnames } = Search._index;
    const names = new Map();
    for (const [title, places] of Object.entries(alltitles))
      for (const [page, id] of places) if (id) names.set(`${docnames[page]}#${id}`, title);
    const results = new Map();
    for (const [page, title, anchor, ...rest] of _performSearch(...query)) {
      const name = names.get(page + anchor) ?? anchor?.match(/^#([A-Z]{3}-.*)/)?.[1];
      const shown = name && !title.includes(name) ? `${title} > ${name}` : title;
      results.delete(page + anchor); // the last one has the best score
      results.set(page + anchor, [page, shown, anchor, ...rest]);
    }
    return [...results.values()];
  };
});

// Numbers of clauses have a dot, which means a class where Sphinx looks an anchor up: "#TEG-8.5".
addEventListener("DOMContentLoaded", () => {
  if (typeof Search === "undefined") return;
  const { htmlToText } = Search;
  Search.htmlToText = (html, anchor) =>
    htmlToText(html, anchor && `#${CSS.escape(anchor.slice(1))}`);
});

// The switch of languages keeps the place on the page.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a.language-switch");
  if (link) link.hash = location.hash;
});

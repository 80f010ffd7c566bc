// The board of the first page: its frame is made when the button is pressed.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".live-board button");
  if (!button) return;
  const place = button.closest(".live-board");
  const frame = Object.assign(document.createElement("iframe"), {
    src: place.dataset.page, loading: "lazy", title: button.textContent,
  });
  button.replaceWith(frame);
});

// Old browsers read this script as well. It starts the page, or says why the page cannot run.
(function () {
  var lacking = [];
  if (typeof WebAssembly !== "object") lacking.push("WebAssembly");
  if (typeof Worker !== "function") lacking.push("Worker");
  if (typeof BroadcastChannel !== "function") lacking.push("BroadcastChannel");
  if (typeof indexedDB === "undefined") lacking.push("IndexedDB");
  if (!("noModule" in HTMLScriptElement.prototype)) lacking.push("modules");
  var opened = location.protocol === "file:";
  var lang = /lang=en/.test(location.search) || (!/lang=es/.test(location.search) && !/^es/.test(navigator.language)) ? "en" : "es";
  document.documentElement.lang = lang;
  var all = document.querySelectorAll("[data-lang]");
  for (var k = 0; k < all.length; k++) /** @type {HTMLElement} */ (all[k]).hidden = all[k].getAttribute("data-lang") !== lang;
  if (opened || lacking.length) {
    var why = /** @type {HTMLElement} */ (document.querySelector('[data-bar="' + (opened ? "needs_server" : "old_browser") + '"]'));
    why.innerHTML = why.innerHTML.replace(/\{missing\}/g, lacking.join(", "));
    why.hidden = false;
    document.documentElement.setAttribute("data-page", "cannot");
    return;
  }
  ["widget.js", "plotly.js"].forEach(function (name) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = document.body.getAttribute("data-base") + name;
    document.head.appendChild(link);
  });
  var script = document.createElement("script");
  script.type = "module";
  script.src = document.body.getAttribute("data-script") || "";
  document.body.appendChild(script);
})();

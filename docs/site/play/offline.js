/**
 * The service worker of the play page. It keeps the files of one version, so that the page works without a connection. A new
 * version waits until a page asks for it. The build puts the name and the files of the version before this script.
 */

/** @type {any} */
const worker = self;

worker.addEventListener("install", (/** @type {any} */ event) => {
  const files = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(files)));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("teg_nb play ") && name !== VERSION);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(clean());
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "now") worker.skipWaiting();
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  const answer = async () => {
    const cache = await caches.open(VERSION);
    return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(answer());
});

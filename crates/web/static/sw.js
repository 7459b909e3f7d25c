// Keeps the page for use offline. FILES are the names that a build has given to its files: a name never changes its
// content, so what is kept is right; only the entry page is asked for anew.
const CACHE = "outflank-{{version}}";
const PAGE = {{page-files}};
const ENGINE = {{engine-files}};

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(["./", ...PAGE]);
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("outflank-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

// The engine is large: it follows when the page asks, after it has started.
addEventListener("message", (event) => {
  if (event.data === "keep-engine") {
    event.waitUntil((async () => {
      const cache = await caches.open(CACHE);
      for (const file of ENGINE) {
        if (!(await cache.match(file))) await cache.add(file);
      }
    })().catch(() => {}));
  }
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") {
    event.respondWith(
      fetch(event.request).catch(async () => (await caches.match("./")) ?? Response.error()),
    );
  } else {
    event.respondWith((async () => (await caches.match(event.request)) ?? fetch(event.request))());
  }
});

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

// What another app shares is put aside; the page, which comes next, takes it.
async function share(request) {
  const form = await request.formData();
  const texts = ["title", "text", "url"].map((name) => form.get(name)).filter(Boolean);
  const shared = form.getAll("games").map((file) => [file.name, file]);
  if (texts.length > 0) shared.push(["", texts.join("\n")]);
  const cache = await caches.open("shared");
  for (const [number, [name, content]] of shared.entries()) {
    await cache.put(`./share?number=${number}&name=${encodeURIComponent(name)}`, new Response(content));
  }
  return Response.redirect("./?shared#/analyse", 303);
}

// Offline, each document is the one that was kept.
const kept = (url) => caches.match(url.pathname.endsWith("/embed.html") ? "embed.html" : "./");

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  if (event.request.method === "POST" && url.pathname === new URL("share", registration.scope).pathname) {
    event.respondWith(share(event.request));
    return;
  }
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate") {
    event.respondWith(
      fetch(event.request).catch(async () => (await kept(url)) ?? Response.error()),
    );
  } else {
    event.respondWith((async () => (await caches.match(event.request)) ?? fetch(event.request))());
  }
});

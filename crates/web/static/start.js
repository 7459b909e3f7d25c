import init, { fetch_parts } from "./outflank_web.js";

const starting = document.getElementById("starting");

// Where a server sends no headers, the page itself refuses to be framed: what is clicked in it is meant for it.
// For frames there is embed.html.
let started;
if (window.top === window) {
  started = init({ module_or_path: new URL("outflank_web_bg.wasm", import.meta.url) });
  started.catch((error) => {
    // These sentences are not in the Fluent files: they are part of what did not start.
    starting.textContent = `Outflank does not start in this browser: ${error}`;
  });
} else {
  starting.textContent = "Outflank does not run in a frame of another page.";
}

// What the system hands over waits here until the page takes it.
const handed = [];
globalThis.outflankHanded = () => handed.splice(0);

function hand(files) {
  handed.push(...files);
  dispatchEvent(new Event("outflank-handed"));
}

// Files that are opened with the installed app.
globalThis.launchQueue?.setConsumer(async ({ files }) => {
  hand(await Promise.all((files ?? []).map((file) => file.getFile())));
});

// What another app shares with it: the service worker has put it aside, and names it here.
async function takeShared() {
  const cache = await caches.open("shared");
  const files = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const name = new URL(request.url).searchParams.get("name") ?? "";
    files.push(new File([await response.blob()], name));
    await cache.delete(request);
  }
  // Together: they are one list.
  hand(files);
}

if (new URLSearchParams(location.search).has("shared")) {
  history.replaceState(null, "", location.pathname + location.hash);
  takeShared().catch(() => {});
}

// Keeps the page for use offline: first the page, with all its parts, then the engine.
async function keep() {
  await navigator.serviceWorker.register("sw.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.connection?.saveData) active.postMessage("keep-engine");
}

// When the page has started, it is kept, and its other parts and the engine come, so that nobody waits for them.
async function complete() {
  await started;
  // Where nothing can be kept, everything else works.
  if ("serviceWorker" in navigator) await keep().catch(() => {});
  if (navigator.connection?.saveData) return;
  await fetch_parts();
  dispatchEvent(new Event("complete"));
}

if (started) {
  addEventListener("load", () => complete().catch(() => {}));
}

import init from "./outflank_web.js";

init({ module_or_path: new URL("outflank_web_bg.wasm", import.meta.url) }).catch((error) => {
  // The only sentence that is not in the Fluent files: they are part of what did not start.
  document.getElementById("starting").textContent = `Outflank does not start in this browser: ${error}`;
});

// Keeps the page for use offline: first what it needs to start, then, when it has started, the engine.
async function keep() {
  await navigator.serviceWorker.register("sw.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.connection?.saveData) active.postMessage("keep-engine");
}

if ("serviceWorker" in navigator) {
  // Where nothing can be kept, everything else works.
  addEventListener("load", () => keep().catch(() => {}));
}

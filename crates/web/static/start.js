import init from "./outflank_web.js";

init({ module_or_path: new URL("outflank_web_bg.wasm", import.meta.url) }).catch((error) => {
  // The only sentence that is not in the Fluent files: they are part of what did not start.
  document.getElementById("starting").textContent = `Outflank does not start in this browser: ${error}`;
});

if ("serviceWorker" in navigator) {
  // Without it everything works but the page is not there offline.
  addEventListener("load", () => navigator.serviceWorker.register("sw.js").catch(() => {}));
}

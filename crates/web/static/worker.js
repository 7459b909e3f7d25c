// The engine's worker: everything but the plumbing is WebAssembly. The page sends the compiled module, the weights and
// the opening book first, so that a new worker starts at once.
import { EngineWorker, initSync } from "./outflank_web_worker.js";

let engine;
const send = (text) => postMessage(text);

onmessage = ({ data }) => {
  if (typeof data === "string") {
    engine.take(data, send);
  } else {
    initSync({ module: data.module });
    engine = new EngineWorker(new Uint8Array(data.weights), new Uint8Array(data.book));
    send(engine.ready());
  }
};

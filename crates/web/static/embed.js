// A game to step through in a frame of another page: embed.html#moves=f5d6c3&at=2&lang=fr, perhaps with a position.
// The rules and the drawing are WebAssembly. The texts are those of the Fluent files: the build puts them here.
import init, { Viewer } from "./outflank_embed.js";

const TEXTS = {{texts}};

const asked = new URLSearchParams(location.hash.slice(1));
const wanted = [asked.get("lang"), ...navigator.languages].map((it) => (it ?? "").slice(0, 2).toLowerCase());
const language = wanted.find((it) => it in TEXTS) ?? "en";
const texts = TEXTS[language];
const say = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

const [board, here, steps, open] = ["board", "here", "steps", "open"].map((id) => document.getElementById(id));
const [position, moves] = ["position", "moves"].map((name) => asked.get(name) ?? "");

document.documentElement.lang = language;
document.title = texts.title;
const game = new URLSearchParams(Object.entries({ position, moves }).filter(([, value]) => value));
open.href = `./#/analyse?${game}`;
open.textContent = texts.open;

function show(viewer) {
  const last = viewer.moves();
  let at = last;
  const go = (to) => {
    at = Math.max(0, Math.min(last, to));
    const square = viewer.square(at);
    const mv = at === 0 ? texts.start : say(texts.move, { number: at, total: last, mv: square || texts.pass });
    const score = say(texts.score, { black: viewer.black(at), white: viewer.white(at) });
    board.src = `data:image/svg+xml,${encodeURIComponent(viewer.picture(at))}`;
    board.alt = here.textContent = `${mv} · ${score}`;
    for (const button of steps.children) {
      button.disabled = ["first", "back"].includes(button.dataset.step) ? at === 0 : at === last;
    }
  };
  const step = { first: () => go(0), back: () => go(at - 1), on: () => go(at + 1), last: () => go(last) };
  for (const button of steps.children) {
    button.setAttribute("aria-label", texts[button.dataset.step]);
    button.addEventListener("click", step[button.dataset.step]);
  }
  const keys = { Home: step.first, ArrowLeft: step.back, ArrowRight: step.on, End: step.last };
  addEventListener("keydown", (event) => {
    if (keys[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      keys[event.key]();
    }
  });
  steps.hidden = last === 0;
  go(asked.has("at") ? Number(asked.get("at")) || 0 : last);
}

try {
  await init({ module_or_path: new URL("outflank_embed_bg.wasm", import.meta.url) });
  show(Viewer.read(position, moves));
} catch (error) {
  // A number names the character that is wrong.
  board.remove();
  here.textContent = typeof error === "number" ? say(texts.wrong, { character: error }) : String(error);
}

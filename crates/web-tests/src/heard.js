// Keeps what is said to a screen reader and what notices say: they are gone again before a slow test has looked.
window.heard = { announced: [], "announced-urgently": [], thinking: [], info: [], refusal: [], banner: [], warning: [] };
// All that was said in each region since it was last compared.
window.said = { announced: "", "announced-urgently": "" };
const notices = new WeakSet();
const listen = () => {
  for (const id of ["announced", "announced-urgently"]) {
    const text = document.getElementById(id)?.textContent ?? "";
    const before = heard[id].before ?? "";
    heard[id].before = text;
    if (text === before) continue;
    // A sentence is added to what is being said; a blank that is added says it again.
    const added = text.startsWith(before) ? text.slice(before.length) : text;
    const piece = added.trim() ? added : text;
    heard[id].push(piece);
    said[id] += ` ${piece}`;
  }
  const thinking = document.querySelector(".play-thinking")?.textContent;
  if (thinking && thinking !== heard.thinking.at(-1)) heard.thinking.push(thinking);
  for (const notice of document.querySelectorAll(".notice")) {
    if (notices.has(notice)) continue;
    notices.add(notice);
    heard[notice.classList[1]]?.push(notice.textContent);
  }
};
new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });

// Whether a text was heard; it is then forgotten, and so is what came before it.
window.hear = (where, text) => {
  const at = heard[where].findIndex((it) => it.includes(text));
  if (at < 0) return false;
  const said = heard[where][at];
  heard[where].splice(0, at + 1, said.slice(said.indexOf(text) + text.length));
  return true;
};

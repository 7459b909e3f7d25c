// Keeps what is said to a screen reader and what notices say: they are gone again before a slow test has looked.
window.heard = { announced: [], "announced-urgently": [], info: [], refusal: [], banner: [], warning: [] };
const notices = new WeakSet();
const listen = () => {
  for (const id of ["announced", "announced-urgently"]) {
    const said = document.getElementById(id)?.textContent ?? "";
    if (said && said !== heard[id].last) heard[id].push(said);
    heard[id].last = said;
  }
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
  heard[where].splice(0, at + 1);
  return at >= 0;
};

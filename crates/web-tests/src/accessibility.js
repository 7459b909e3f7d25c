// Rules of accessibility that can be checked by a program. Returns a list of sentences, empty if all is well.
const problems = [];
const visible = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const where = (it) => {
  const id = it.id ? `#${it.id}` : "";
  const classes = [...it.classList].map((name) => `.${name}`).join("");
  return `<${it.tagName.toLowerCase()}${id}${classes}> “${(it.textContent ?? "").trim().slice(0, 30)}”`;
};
const all = (css) => [...document.querySelectorAll(css)];
const shown = (css) => all(css).filter(visible);

// The document.
if (!document.documentElement.lang) problems.push("the document has no language");
if (!document.title.trim()) problems.push("the document has no title");
for (const [css, least, most] of [["main", 1, 1], ["h1", 1, 1], ["body > header", 1, 1]]) {
  const count = all(css).length;
  if (count < least || count > most) problems.push(`there are ${count} of <${css}>`);
}
let level = 0;
for (const heading of shown("h1, h2, h3, h4, h5, h6")) {
  const own = Number(heading.tagName[1]);
  if (own > level + 1 && level > 0) problems.push(`${where(heading)} skips a level of headings`);
  level = own;
}
const landmarks = "header, nav, main, footer, dialog, .notices, .skip, [role=status], [role=alert]";
for (const element of document.body.children) {
  if (visible(element) && element.textContent.trim() && !element.matches(landmarks)) {
    problems.push(`${where(element)} is in no landmark`);
  }
}

// References and roles.
const ids = all("[id]").map((it) => it.id);
for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) problems.push(`the id ${id} is there twice`);
for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-activedescendant", "for"]) {
  for (const element of all(`[${name}]`)) {
    for (const id of element.getAttribute(name).split(/\s+/).filter(Boolean)) {
      if (!document.getElementById(id)) problems.push(`${where(element)}: ${name} names ${id}, which is not there`);
    }
  }
}
const parents = {
  row: "[role=grid], [role=table], [role=rowgroup], [role=treegrid]",
  gridcell: "[role=row]",
  cell: "[role=row]",
  columnheader: "[role=row]",
  rowheader: "[role=row]",
  option: "[role=listbox], [role=group]",
  tab: "[role=tablist]",
  listitem: "[role=list], ul, ol",
  menuitem: "[role=menu], [role=menubar]",
  radio: "[role=radiogroup]",
};
const roles = new Set([
  ...Object.keys(parents), "alert", "application", "article", "banner", "button", "checkbox", "complementary",
  "contentinfo", "dialog", "figure", "form", "grid", "group", "heading", "img", "link", "list", "listbox", "log", "main",
  "menu", "menubar", "meter", "navigation", "none", "note", "presentation", "progressbar", "radiogroup", "region",
  "rowgroup", "search", "separator", "slider", "spinbutton", "status", "switch", "table", "tablist", "tabpanel",
  "textbox", "timer", "toolbar", "tooltip",
]);
for (const element of all("[role]")) {
  const role = element.getAttribute("role");
  if (!roles.has(role)) problems.push(`${where(element)} has the unknown role ${role}`);
  if (parents[role] && !element.parentElement.closest(parents[role])) {
    problems.push(`${where(element)} is a ${role} outside of what it belongs to`);
  }
}
for (const list of all("ul, ol")) {
  for (const child of list.children) {
    if (!child.matches("li, script, template")) problems.push(`${where(child)} is in a list and no item`);
  }
}
for (const item of all("dt, dd")) {
  if (!item.closest("dl")) problems.push(`${where(item)} is outside of a <dl>`);
}
for (const image of shown("img, svg[role=img], [role=img]")) {
  if (!image.hasAttribute("alt") && !image.hasAttribute("aria-label") && !image.hasAttribute("aria-labelledby")) {
    problems.push(`${where(image)} is a picture without words`);
  }
}

// Focus.
const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
for (const element of all("[tabindex]")) {
  if (Number(element.getAttribute("tabindex")) > 0) problems.push(`${where(element)} has a tabindex above 0`);
}
for (const hidden of all("[aria-hidden=true]")) {
  for (const element of [hidden, ...hidden.querySelectorAll(focusable)]) {
    if (element.matches(focusable) && element.tabIndex >= 0) problems.push(`${where(element)} is hidden and takes the focus`);
  }
}
for (const element of shown("button, [role=button], [role=link], [role=tab]")) {
  if (element.querySelector(focusable)) problems.push(`${where(element)} contains something else to press`);
}
for (const grid of shown("[role=grid]")) {
  const tabs = [...grid.querySelectorAll("[tabindex='0']")].length;
  if (tabs !== 1) problems.push(`${where(grid)} has ${tabs} cells for the tab key`);
}

// Size of what is pressed: 24 pixels, but for links in a sentence and controls inside a larger label.
for (const element of shown("button, input, select, textarea, summary, a[href], [role=gridcell][tabindex]")) {
  if (element.matches("a") && getComputedStyle(element).display === "inline") continue;
  const target = element.matches("input") ? (element.closest("label") ?? element) : element;
  const { width, height } = target.getBoundingClientRect();
  if (width > 1 && (width < 24 || height < 24)) {
    problems.push(`${where(element)} is only ${Math.round(width)} × ${Math.round(height)} pixels`);
  }
}

// Contrast of text.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const rgba = (color) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
};
const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
const ground = (element) => {
  const layers = [];
  for (let it = element; it; it = it.parentElement) {
    layers.push(rgba(getComputedStyle(it).backgroundColor));
    if (layers.at(-1)[3] === 1) break;
  }
  return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
};
const luminance = (color) => {
  const [r, g, b] = color.slice(0, 3).map((it) => {
    const part = it / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const faded = (element) => {
  let opacity = 1;
  for (let it = element; it; it = it.parentElement) opacity *= Number(getComputedStyle(it).opacity);
  return opacity;
};
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = texts.nextNode(); node; node = texts.nextNode()) {
  const element = node.parentElement;
  // What is inactive needs no contrast; the board's drawing has its own colours.
  const exempt = element.closest("svg, script, noscript, :disabled, [aria-disabled=true], .visually-hidden, .skip:not(:focus)");
  if (!node.data.trim() || exempt || !visible(element)) continue;
  const style = getComputedStyle(element);
  const behind = ground(element);
  const [r, g, b, a] = rgba(style.color);
  const color = over([r, g, b, a * faded(element)], behind);
  const [dark, light] = [luminance(color), luminance(behind)].sort((x, y) => x - y);
  const contrast = (light + 0.05) / (dark + 0.05);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (contrast < (large ? 3 : 4.5)) problems.push(`${where(element)} has a contrast of only ${contrast.toFixed(2)}`);
}

// Nothing is cut off sideways. A phone shows a page that is too wide by making everything smaller.
const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
if (wide > 0) problems.push(`the page is ${wide} pixels wider than the window`);

return problems;

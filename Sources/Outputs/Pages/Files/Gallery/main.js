// A gallery: the pages are complete without this; it searches, chooses variants and themes, and marks views.
const byId = (id) => document.getElementById(id);
const attempt = (action, otherwise) => { try { return action(); } catch { return otherwise; } };

// The theme of the pages: that of the system, or light or dark. A browser may keep nothing for pages of files.
const themes = ["auto", "light", "dark"], theme = byId("theme");
const useTheme = (name) => {
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  theme.textContent = name[0].toUpperCase() + name.slice(1);
};
let themeName = attempt(() => localStorage.getItem("quadrant-theme"), null);
if (!themes.includes(themeName)) themeName = "auto";
useTheme(themeName);
theme.addEventListener("click", () => {
  themeName = themes[(themes.indexOf(themeName) + 1) % themes.length];
  attempt(() => localStorage.setItem("quadrant-theme", themeName));
  useTheme(themeName);
});

// The overview.
const search = byId("search");
if (search) {
  const cards = [...document.querySelectorAll(".card")].map((node) => ({ node, words: node.dataset.words,
    pictures: JSON.parse(node.dataset.pictures), image: node.querySelector("img") }));
  const files = [...document.querySelectorAll(".file")];
  const count = byId("count");
  const find = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const card of cards) {
      card.node.hidden = !words.every((word) => card.words.includes(word));
      if (!card.node.hidden) shown += 1;
    }
    for (const file of files) file.hidden = !file.querySelector(".card:not([hidden])");
    byId("none").hidden = shown > 0;
    count.textContent = shown === cards.length ? `${shown} previews` : `${shown} of ${cards.length}`;
  };
  search.addEventListener("input", find);
  byId("variant").addEventListener("change", (event) => {
    for (const { image, pictures } of cards) {
      if (image) image.src = pictures[event.target.value] ?? pictures[""];
    }
  });
  find();
}
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || ["INPUT", "SELECT"].includes(event.target.tagName)) return;
  const turn = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (event.key === "/" && search) { search.focus(); event.preventDefault(); }
  if (turn && event.target === document.body) document.querySelector(`a[rel=${turn}]`)?.click();
});

// The page of a preview.
const paper = byId("paper");
if (paper) {
  const image = paper.querySelector("img"), mark = byId("mark"), size = byId("size");
  const buttons = [...document.querySelectorAll(".variants button")];
  const views = [...document.querySelectorAll("#why li")].map((node) => ({ node,
    frame: node.dataset.frame.split(" ").map(Number), line: node.dataset.line }));
  const choose = (button) => {
    const { picture, width, height } = button.dataset;
    for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
    image.src = `../pictures/${picture}`;
    paper.style.setProperty("--width", width);
    paper.style.setProperty("--height", height);
    size.textContent = `${width} × ${height} points`;
    if (button !== buttons[0]) mark.hidden = true;
  };
  for (const button of buttons) button.addEventListener("click", () => choose(button));

  // The frames are those of the first picture.
  const show = (view, follows) => {
    if (buttons[0].getAttribute("aria-pressed") !== "true") choose(buttons[0]);
    const { width, height } = buttons[0].dataset, [x, y, w, h] = view.frame;
    const part = (value, whole) => `${value / whole * 100}%`;
    Object.assign(mark.style, { left: part(x, width), top: part(y, height), width: part(w, width),
      height: part(h, height) });
    mark.hidden = false;
    document.querySelectorAll(".shown").forEach((node) => node.classList.remove("shown"));
    view.node.classList.add("shown");
    const line = view.line && byId(`L${view.line}`);
    line?.classList.add("shown");
    if (follows) line?.scrollIntoView({ block: "nearest" });
  };
  for (const view of views) {
    const summary = view.node.querySelector("summary");
    summary.addEventListener("mouseenter", () => show(view, false));
    summary.addEventListener("focus", () => show(view, false));
    summary.addEventListener("click", () => show(view, true));
  }
  // A press on the picture opens the innermost view there; those that are written later lie on top.
  paper.addEventListener("click", (event) => {
    const box = paper.getBoundingClientRect(), { width, height } = buttons[0].dataset;
    const px = (event.clientX - box.left) / box.width * width, py = (event.clientY - box.top) / box.height * height;
    let found = null;
    for (const view of views) {
      const [x, y, w, h] = view.frame;
      if (px < x || py < y || px > x + w || py > y + h) continue;
      if (!found || w * h <= found.frame[2] * found.frame[3]) found = view;
    }
    if (!found) return;
    found.node.querySelector("details").open = true;
    show(found, false);
    found.node.scrollIntoView({ block: "nearest" });
  });
}

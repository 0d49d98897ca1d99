// The previews on the page: their sizes, which of them are shown, and which are near.

// A picture stays where it was while the program changes under it.
const showScreens = (entries) => {
  clearIssues();
  screens.forEach(forgetElements);
  const old = new Map(screens.map((screen) => [screen.id, screen]));
  screens = entries.map((entry, index) => {
    const known = old.get(entry.id);
    old.delete(entry.id);
    if (known && known.index === index) {
      known.place.textContent = entry.place;
      return Object.assign(known, { title: entry.title, file: fileOf(entry), isChanged: entry.isChanged === true });
    }
    known?.figure.remove();
    return makeScreen(entry, index);
  });
  for (const left of old.values()) left.figure.remove();
  baseCount = screens.length;
  if (solo >= screens.length) solo = -1;
  if (statesOf >= screens.length) showStates(-1);
  if (insightOf >= screens.length) showInsight(-1);
  endRecording();
  placeScreens();
};

const placeScreens = () => {
  document.body.classList.toggle("many", isMany());
  groups = new Map();
  const hasGroups = isMany() && new Set(screens.slice(0, baseCount).map(({ file }) => file)).size > 1;
  stage.replaceChildren(...screens.flatMap(({ figure, file }, index) => {
    if (!hasGroups || index >= baseCount || groups.has(file)) return [figure];
    const title = element("h2", { class: "file" }, file);
    groups.set(file, title);
    return [title, figure];
  }));
  // Of a few previews the tabs do the same.
  for (const { figure } of screens) figure.querySelector(".title").tabIndex = isMany() ? 0 : -1;
  nearness.disconnect();
  nearScreens = new Map(screens.map((screen) => [screen.figure, screen]));
  screens.forEach(({ figure }) => nearness.observe(figure));
  active = Math.min(active, Math.max(0, screens.length - 1));
  showTabs();
  tellVisible();
  arrange();
};

const fileOf = (entry) => entry.place.replace(/:\d+$/, "");
const makeScreen = (entry, index) => {
  const canvas = element("canvas", { tabindex: 0, role: "application", "aria-label": entry.title,
    "aria-describedby": "canvasHint" });
  const layer = element("div", { class: "elements", role: "group", "aria-label": entry.title }, element("div"));
  const device = element("div", { class: "device" }, canvas, layer), place = element("code", {}, entry.place);
  const figure = element("figure", {}, device, element("figcaption", {}, element("button", {
    class: "title", title: "Show this one alone, or all", onclick: () => chooseScreen(solo === screen.index ? -1
      : screen.index) }, entry.title), place));
  const screen = { id: entry.id, title: entry.title, index, figure, device, canvas, layer, place, width: 0, height: 0,
    elements: new Map(), context: null, file: fileOf(entry), isChanged: entry.isChanged === true };
  canvas.addEventListener("focus", () => { active = index; });
  listenInspect(screen, index);
  listen(screen, index);
  return screen;
};

const isShown = (index) => variantsOf >= 0 ? index === variantsOf || index >= baseCount
  : solo >= 0 ? solo === index : isFound(index);
// Of many previews, the pictures of those that were shown last are kept.
const keptPictures = 12;
let painted = [];
const forgetPictures = (shown) => {
  if (!isMany()) return [];
  painted = [...painted.filter((index) => !shown.includes(index) && index < screens.length), ...shown];
  const old = painted.splice(0, Math.max(0, painted.length - shown.length - keptPictures));
  for (const screen of old.map((index) => screens[index])) {
    screen.canvas.width = screen.canvas.height = 0;
    screen.isPainted = false;
    forgetElements(screen);
  }
  return old;
};
const tellVisible = () => {
  const shown = document.hidden ? [] : screens.map((_, index) => index)
    .filter((index) => isShown(index) && screens[index].isNear);
  send({ kind: "visible", screens: shown, forgotten: forgetPictures(shown) });
};
// Previews are drawn, and move, while they are on the page or less than half a page away.
let nearScreens = new Map(), groups = new Map();
const nearness = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const screen = nearScreens.get(entry.target);
    if (screen) screen.isNear = entry.isIntersecting;
  }
  tellVisible();
}, { root: view, rootMargin: "50% 0px" });
document.addEventListener("visibilitychange", tellVisible);

// Sizes on the page, and how fine the pictures must be for them.
const arrange = () => {
  const shown = screens.filter((_, index) => isShown(index)), known = shown.filter(({ width }) => width > 0);
  const files = new Set(shown.map(({ file }) => file));
  screens.forEach(({ figure }, index) => { figure.hidden = !isShown(index); });
  for (const [file, title] of groups) title.hidden = solo >= 0 || variantsOf >= 0 || !files.has(file);
  const isDevice = settings?.device !== "fit";
  let factor = Number(zoom);
  if (!(factor > 0)) {
    const high = Math.max(1, ...known.map(({ height }) => height));
    const wide = Math.max(1, ...known.map(({ width }) => width));
    const header = document.querySelector("header").getBoundingClientRect();
    const room = view.clientHeight - (innerWidth > 640 ? header.height : 0) - 36;
    // As many rows of variants as make them largest.
    const sizeIn = (rows) => Math.min((room / rows - 70) / high,
      (view.clientWidth - 44) / (Math.ceil(known.length / rows) * (wide + 60)));
    const isMany = variantsOf >= 0 && innerWidth > 640;
    const rows = isMany ? [1, 2, 3].reduce((best, rows) => sizeIn(rows) > sizeIn(best) ? rows : best) : 1;
    const fitting = isMany ? sizeIn(rows) : 1;
    const lines = variantsOf < 0 && solo < 0 && known.length > manyCount ? 2 : rows;
    const pair = lines === 2 && innerWidth <= 640 ? (view.clientWidth - 90) / 2 / wide : 1;
    factor = Math.min(1, fitting, pair, Math.max(320 / lines, room / lines - 70) / high, Math.max(160, view.clientWidth - 44) / wide);
    factor = Math.max(0.1, Math.round(factor * 200) / 200);
  }
  const scale = Math.round(Math.min(4, Math.max(0.5, devicePixelRatio * factor)) * 1000) / 1000;
  // The server draws whole pixels only; here each is one of the window's, or of one size with the others.
  const length = (side) => `${Math.max(1, Math.floor(side * scale + 1e-6)) * factor / scale}px`;
  stage.dataset.dark = String(Boolean(settings?.dark));
  const look = `${factor} ${scale} ${isDevice}`;
  for (const screen of known) {
    const { canvas, layer, device, figure, width, height, frame } = screen;
    // Five hundred previews of which one has changed.
    const own = `${look} ${width} ${height} ${frame?.cornerRadius}`;
    if (screen.look === own) continue;
    screen.look = own;
    layer.firstChild.style.transform = `scale(${factor})`;
    canvas.style.width = length(width);
    canvas.style.height = length(height);
    const isPhone = isDevice && Math.max(width, height) > 500;
    device.style.setProperty("--round", `${(frame?.cornerRadius ?? 10) * factor}px`);
    device.style.setProperty("--bezel-width", isPhone ? `${Math.max(3, 9 * factor)}px` : "0px");
    device.classList.toggle("plain", !isPhone);
    figure.style.containIntrinsicSize = `${width * factor + 24}px ${height * factor + 60}px`;
  }
  if (!settings || !known.length) return;
  if (settings.scale !== scale) {
    settings.scale = scale;
    clearTimeout(arrange.timer);
    arrange.timer = setTimeout(() => sendSettings(), 60);
  }
};
// Many sizes that come at once are one arrangement.
let arrangeFrame = 0;
const arrangeSoon = () => {
  arrangeFrame ||= requestAnimationFrame(() => { arrangeFrame = 0; arrange(); });
};

// The controls of the page, and the layout of its previews.
const attempt = (make, otherwise) => { try { return make(); } catch { return otherwise; } };
const kept = attempt(() => JSON.parse(localStorage.getItem("quadrant") ?? "{}"), {});
const fillControls = () => {
  settings = { ...choices.settings };
  for (const name of ["device", "landscape", "dark", "rightToLeft", "dynamicType", "locale"]) {
    if (typeof kept[name] === typeof settings[name]) settings[name] = kept[name];
  }
  if (typeof kept.zoom === "string") zoom = kept.zoom;
  showsFrame = kept.frame === true;
  if (Array.isArray(kept.variants)) chosenVariants = new Set(kept.variants);
  if (typeof kept.repeats === "boolean") repeats = kept.repeats;
  if (typeof kept.marks === "boolean") marks = kept.marks;
  if (typeof kept.flashes === "boolean") flashes = kept.flashes;
  // A driver of tests looks for elements by their roles.
  if (kept.reach === true || navigator.webdriver) reach(true);
  else if (isReaching) send({ kind: "elements", phase: "on" });
  // A program that was started again knows nothing of the panel and of the time.
  if (statesOf >= 0) askStates();
  if (insightOf >= 0) askInsight();
  if (clockRate !== 1) setClock(clockRate === 0 ? "pause" : "run");
  const fill = (id, entries) => {
    const select = byId(id);
    select.replaceChildren(...entries.map(([value, text]) => new Option(text, value)));
    if (!entries.some(([value]) => value === settings[id])) settings[id] = choices.settings[id];
    select.value = settings[id];
  };
  fill("device", [["", "As the preview asks"], ["fit", "Size of the view"],
    ...choices.devices.map(({ name, title }) => [name, title])]);
  fill("dynamicType", choices.dynamicTypes.map((name) => [name, textSizes[name] ?? name]));
  const names = attempt(() => new Intl.DisplayNames("en", { type: "language" }), null);
  fill("locale", choices.locales.map((name) => [name,
    attempt(() => names.of(name.replace("_", "-")) ?? name, name)]));
  for (const id of ["landscape", "dark", "rightToLeft"]) byId(id).setAttribute("aria-pressed", settings[id]);
  byId("frame").setAttribute("aria-pressed", showsFrame);
  byId("zoom").value = zoom;
};
const textSizes = { xSmall: "Extra small", small: "Small", medium: "Medium", large: "Large (standard)",
  xLarge: "Extra large", xxLarge: "2× extra large", xxxLarge: "3× extra large",
  ...Object.fromEntries([1, 2, 3, 4, 5].map((step) => [`accessibility${step}`, `Accessibility ${step}`])) };

const keep = () => {
  const { scale, ...rest } = settings;
  attempt(() => localStorage.setItem("quadrant", JSON.stringify({ ...rest, zoom, frame: showsFrame,
    reach: isReaching, variants: [...chosenVariants], repeats, marks, flashes })));
};
let sent = "";
const sendSettings = (isFirst = false) => {
  if (!settings) return;
  const words = JSON.stringify(settings);
  if (!isFirst && words === sent) return;
  sent = words;
  send({ kind: "settings", settings });
};
for (const id of ["device", "dynamicType", "locale"]) {
  byId(id).addEventListener("change", (event) => {
    settings[id] = event.target.value;
    keep();
    sendSettings();
  });
}
for (const id of ["landscape", "dark", "rightToLeft"]) {
  byId(id).addEventListener("click", () => {
    settings[id] = !settings[id];
    byId(id).setAttribute("aria-pressed", settings[id]);
    keep();
    sendSettings();
    if (variantsOf >= 0) askVariants();
  });
}
byId("zoom").addEventListener("change", (event) => { zoom = event.target.value; keep(); arrange(); });

byId("frame").addEventListener("click", () => {
  showsFrame = !showsFrame;
  byId("frame").setAttribute("aria-pressed", showsFrame);
  keep();
  screens.forEach(drawFrame);
});

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
      return Object.assign(known, { title: entry.title });
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
  stage.replaceChildren(...screens.map(({ figure }) => figure));
  nearness.disconnect();
  screens.forEach(({ device }) => nearness.observe(device));
  active = Math.min(active, Math.max(0, screens.length - 1));
  showTabs();
  tellVisible();
  arrange();
};

const makeScreen = (entry, index) => {
  const canvas = element("canvas", { tabindex: 0, role: "application", "aria-label": entry.title,
    "aria-description": "The tab key goes to its controls." });
  const layer = element("div", { class: "elements", role: "group", "aria-label": entry.title }, element("div"));
  const device = element("div", { class: "device" }, canvas, layer), place = element("code", {}, entry.place);
  const figure = element("figure", {}, device, element("figcaption", {}, element("b", {}, entry.title), place));
  const screen = { id: entry.id, title: entry.title, index, figure, device, canvas, layer, place, width: 0, height: 0,
    elements: new Map(), context: canvas.getContext("2d", { alpha: true, desynchronized: false }) };
  canvas.addEventListener("focus", () => { active = index; });
  listenInspect(screen, index);
  listen(screen, index);
  return screen;
};

const showTabs = () => {
  const tabs = byId("tabs");
  const choose = (index) => {
    solo = index;
    if (variantsOf >= 0) chooseVariants(index);
    showTabs();
    tellVisible();
    arrange();
  };
  const add = (text, index) => {
    const tab = document.createElement("button");
    tab.textContent = text;
    tab.setAttribute("aria-current", String((variantsOf >= 0 ? variantsOf : solo) === index));
    tab.addEventListener("click", () => choose(index));
    return tab;
  };
  if (baseCount < 2) return tabs.replaceChildren();
  tabs.replaceChildren(add("All", -1), ...screens.slice(0, baseCount).map(({ title }, index) => add(title, index)));
};

const isShown = (index) => variantsOf >= 0 ? index === variantsOf || index >= baseCount : solo < 0 || solo === index;
const tellVisible = () => {
  const shown = document.hidden ? [] : screens.map((_, index) => index)
    .filter((index) => isShown(index) && screens[index].isNear);
  send({ kind: "visible", screens: shown });
};
// Previews are drawn, and move, while they are on the page or less than half a page away.
const nearness = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const screen = screens.find(({ device }) => device === entry.target);
    if (screen) screen.isNear = entry.isIntersecting;
  }
  tellVisible();
}, { root: view, rootMargin: "50% 0px" });
document.addEventListener("visibilitychange", tellVisible);

// Sizes on the page, and how fine the pictures must be for them.
const arrange = () => {
  const shown = screens.filter((_, index) => isShown(index)), known = shown.filter(({ width }) => width > 0);
  screens.forEach(({ figure }, index) => { figure.hidden = !isShown(index); });
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
    factor = Math.min(1, fitting, Math.max(320 / rows, room / rows - 70) / high, Math.max(160, view.clientWidth - 44) / wide);
    factor = Math.max(0.1, Math.round(factor * 200) / 200);
  }
  const scale = Math.round(Math.min(4, Math.max(0.5, devicePixelRatio * factor)) * 1000) / 1000;
  // The server draws whole pixels only; here each is one of the window's, or of one size with the others.
  const length = (side) => `${Math.max(1, Math.floor(side * scale + 1e-6)) * factor / scale}px`;
  stage.dataset.dark = String(Boolean(settings?.dark));
  for (const { canvas, layer, device, width, height, frame } of known) {
    layer.firstChild.style.transform = `scale(${factor})`;
    canvas.style.width = length(width);
    canvas.style.height = length(height);
    const isPhone = isDevice && Math.max(width, height) > 500;
    device.style.setProperty("--round", `${(frame?.cornerRadius ?? 10) * factor}px`);
    device.style.setProperty("--bezel-width", isPhone ? `${Math.max(3, 9 * factor)}px` : "0px");
    device.classList.toggle("plain", !isPhone);
  }
  if (!settings || !known.length) return;
  if (settings.scale !== scale) {
    settings.scale = scale;
    clearTimeout(arrange.timer);
    arrange.timer = setTimeout(() => sendSettings(), 60);
  }
};
addEventListener("resize", arrange);
new ResizeObserver(() => {
  document.body.style.setProperty("--bars", `${byId("bars").offsetHeight}px`);
  arrange();
}).observe(view);
connect();

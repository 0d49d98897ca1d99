// The controls of the page, and the layout of its previews.
const attempt = (make, otherwise) => { try { return make(); } catch { return otherwise; } };
const kept = attempt(() => JSON.parse(localStorage.getItem("quadrant") ?? "{}"), {});
const fillControls = () => {
  settings = { ...choices.settings };
  for (const name of ["device", "landscape", "dark", "rightToLeft", "dynamicType", "locale"]) {
    if (typeof kept[name] === typeof settings[name]) settings[name] = kept[name];
  }
  if (["focus", "shown"].includes(kept.keyboard)) settings.keyboard = kept.keyboard;
  if (kept.isCalling === true) settings.isCalling = true;
  showsStatusBar = kept.statusBar !== false;
  showsCutout = kept.cutout !== false;
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
    reach: isReaching, variants: [...chosenVariants], repeats, marks, flashes,
    statusBar: showsStatusBar, cutout: showsCutout })));
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
  drawSurroundings();
});

addEventListener("resize", arrange);
new ResizeObserver(() => {
  document.body.style.setProperty("--bars", `${byId("bars").offsetHeight}px`);
  arrange();
}).observe(view);
connect();

// What changes in one preview: the words of each event, the times of frames, the order in which VoiceOver reads, and
// what the audits find. `Session+Changes.swift` is the server's side.
const insightPanel = byId("insight"), insightButton = byId("changes");
const insightTabs = [["events", "Events"], ["frames", "Frames"], ["order", "Order"], ["audits", "Audits"]];
const longestEvents = 60, longestFrames = 120;
let insightOf = -1, insightTab = "events", flashes = false, changeEvents = [], frameTimes = [], viewCosts = new Map();
let findings = null;

const insightBody = () => insightPanel.querySelector(".body");
const askInsight = () => send({ kind: "watch", phase: insightOf >= 0 ? "on" : "off", screen: Math.max(insightOf, 0),
  isMarked: flashes, isRepeated: insightTab === "audits" });
const clearInsight = () => {
  [changeEvents, frameTimes, viewCosts, findings] = [[], [], new Map(), null];
};
const showInsight = (index) => {
  if (index === insightOf) return;
  const isOn = index >= 0;
  if (isOn) leavePanels("insight");
  unmark();
  insightOf = index;
  insightButton.setAttribute("aria-pressed", String(isOn));
  document.body.classList.toggle("beside", isOn);
  insightPanel.hidden = !isOn;
  clearInsight();
  insightPanel.querySelector(".state").textContent = screens[index]?.title ?? "";
  askInsight();
  chooseInsight(insightTab);
  arrange();
};
insightButton.addEventListener("click", () => showInsight(insightOf >= 0 ? -1 : solo >= 0 ? solo
  : Math.min(active, baseCount - 1)));
insightPanel.querySelector(".close").addEventListener("click", () => showInsight(-1));

const insightList = insightPanel.querySelector("[role=tablist]");
const chooseInsight = (key, takesFocus = false) => {
  insightTab = key;
  for (const tab of insightList.children) {
    const isChosen = tab.dataset.key === key;
    write(tab, { "aria-selected": String(isChosen), tabindex: isChosen ? 0 : -1 });
    if (isChosen && takesFocus) tab.focus();
  }
  insightBody().setAttribute("aria-label", insightTabs.find(([name]) => name === key)[1]);
  // The elements are those that the keyboard reaches.
  if (insightOf >= 0 && key === "order") reach(true);
  if (insightOf >= 0) askInsight();
  insightBody().replaceChildren();
  drawInsight();
};
insightList.replaceChildren(...insightTabs.map(([key, title]) => element("button", { role: "tab", "data-key": key,
  "aria-controls": "insightBody", onclick: () => chooseInsight(key) }, title)));
insightList.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = insightTabs.findIndex(([key]) => key === insightTab);
  chooseInsight(insightTabs[(at + step + insightTabs.length) % insightTabs.length][0], true);
});

const hint = (...words) => element("p", { class: "hint" }, ...words);
const insightPlace = (source) => {
  if (!source) return null;
  const full = `${source.file}:${source.line}`;
  const button = element("button", { class: "place", title: `Copy ${full}`, onclick: () => copy(full, button) },
    `${source.file.split("/").pop()}:${source.line}`);
  return button;
};

const changeArticle = (told) => {
  const parts = told.sections.map(({ title, count, items }) => [element("h4", {}, title),
    element("ul", {}, items.map(({ text, source }) => element("li", {}, text, " ", insightPlace(source)))),
    count > items.length ? hint(`and ${count - items.length} more`) : null]);
  return element("article", {}, element("h3", {}, told.cause === "time" ? "Without an event" : told.cause,
    told.times > 1 ? element("span", { class: "times" }, `×\u202f${told.times}`) : null),
  element("p", {}, told.sections.length ? told.headline.replace(/^After .*?: (?=\d)/s, "") : "Nothing has changed."),
  parts);
};
const drawEvents = () => {
  const box = element("label", { class: "check" }, element("input", { type: "checkbox", checked: flashes,
    onchange: (event) => { flashes = event.target.checked; keep(); askInsight(); } }),
  "Flash views that are drawn again");
  insightBody().replaceChildren(box, ...(changeEvents.length ? changeEvents.map((told) => told.node ??= changeArticle(told))
    : [hint("Do something in the preview: here is said what was written, which bodies were evaluated because of it, "
      + "and what moved.")]));
};

const frameParts = [["build", "Bodies"], ["layout", "Layout"], ["display", "Display list"], ["raster", "Pixels"],
  ["encode", "Packing"]];
const wholeFrame = (frame) => frameParts.reduce((sum, [key]) => sum + frame[key], 0);
const milliseconds = (value) => value.toFixed(value < 10 ? 2 : 1);
const drawFrames = () => {
  if (!frameTimes.length) return insightBody().replaceChildren(hint("No frame was drawn yet. What follows is measured on "
    + "this machine, while the panel is open."));
  const totals = frameTimes.map(wholeFrame), most = Math.max(16.7, ...totals), last = frameTimes.at(-1);
  const slowest = frameTimes[totals.indexOf(Math.max(...totals))];
  const middle = (key) => frameTimes.map((frame) => frame[key]).sort((a, b) => a - b)[frameTimes.length >> 1];
  const bars = frameTimes.map((frame, index) => {
    let y = 60;
    return frameParts.map(([key]) => {
      const height = frame[key] / most * 60;
      return drawing("rect", { class: key, x: index * 3, y: y -= height, width: 2.4, height });
    });
  });
  const limit = 60 - 16.7 / most * 60;
  const chart = drawing("svg", { class: "bars", viewBox: `0 0 ${longestFrames * 3} 60`, preserveAspectRatio: "none",
    role: "img", "aria-label": `The times of the last ${frameTimes.length} frames` }, ...bars.flat(),
  drawing("line", { x1: 0, x2: longestFrames * 3, y1: limit, y2: limit }));
  const row = (name, key, value) => element("tr", {}, element("th", { scope: "row", class: key }, name),
    [last, slowest].map((frame) => element("td", {}, milliseconds(value(frame)))),
    element("td", {}, milliseconds(key ? middle(key) : totals.toSorted((a, b) => a - b)[totals.length >> 1])));
  const costs = [...viewCosts.values()].sort((a, b) => b.time - a.time).slice(0, 8);
  insightBody().replaceChildren(chart, element("table", {},
    element("thead", {}, element("tr", {}, ["ms", "Last", "Slowest", "Median"].map((title) => element("th", { scope: "col" },
      title)))), element("tbody", {}, frameParts.map(([key, name]) => row(name, key, (frame) => frame[key])),
      row("Together", "", wholeFrame))),
  hint(`${frameTimes.length} frames; the line is a sixtieth of a second.`),
  costs.length ? element("table", {}, element("thead", {}, element("tr", {}, ["View", "Bodies", "ms"].map((title) =>
    element("th", { scope: "col" }, title)))), element("tbody", {}, costs.map(({ name, bodies, time }) =>
    element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, String(bodies)),
      element("td", {}, milliseconds(time)))))) : "");
};

// What VoiceOver says of an element: label, value, what it is, its state, its hint.
const spokenRoles = { header: "heading", image: "image", link: "link", toggle: "switch button", slider: "adjustable",
  stepper: "adjustable", textField: "text field", secureField: "secure text field", searchField: "search field",
  textEditor: "text field", button: "button", menu: "button, pop-up menu", menuItem: "button", tab: "tab",
  picker: "button", disclosure: "button", datePicker: "button", colorPicker: "button", progress: "progress" };
const spoken = (told) => [told.isSelected && told.role !== "toggle" ? "Selected" : null, told.label || null,
  told.isOn === undefined || told.isOn === null ? told.value : told.isOn ? "on" : "off",
  told.isDisabled ? "dimmed" : null, spokenRoles[told.role] ?? (told.canPress ? "button" : null), told.hint]
  .filter(Boolean).join(", ");
const readingOrder = (screen) => {
  const found = [];
  const walk = (ids) => {
    for (const id of ids) {
      const entry = screen.elements.get(id);
      if (!entry) continue;
      if (!entry.told.children.length || entry.told.canPress || entry.told.canAdjust) found.push(entry);
      walk(entry.told.children);
    }
  };
  walk(screen.top ?? []);
  return found;
};
const markOrder = (screen, entries) => {
  screen.order?.remove();
  const part = (value, whole) => `${value / whole * 100}%`;
  screen.order = element("div", { class: "chrome order", "aria-hidden": "true" }, entries.map(({ told }, index) => {
    const [x, y, width, height] = told.frame, mark = element("div", {}, element("span", {}, String(index + 1)));
    Object.assign(mark.style, { left: part(x, screen.width), top: part(y, screen.height),
      width: part(width, screen.width), height: part(height, screen.height) });
    return mark;
  }));
  screen.device.append(screen.order);
};
const unmark = () => {
  for (const screen of screens) {
    screen.order?.remove();
    screen.finding?.remove();
    [screen.order, screen.finding] = [null, null];
  }
};
const drawOrder = () => {
  const screen = screens[insightOf];
  if (!screen?.width) return;
  const entries = readingOrder(screen);
  markOrder(screen, entries);
  insightBody().replaceChildren(hint("What VoiceOver reads, one swipe after the other."), element("ol", { class: "order" },
    entries.map(({ told }, index) => element("li", {
      onpointerenter: () => screen.order?.children[index]?.classList.add("on"),
      onpointerleave: () => screen.order?.children[index]?.classList.remove("on") },
    spoken(told) || element("em", {}, "nothing is read")))), entries.length ? "" : hint("There are no elements."));
};

const markFinding = (frame) => {
  const screen = screens[insightOf];
  screen?.finding?.remove();
  if (!screen || !frame) return;
  const mark = element("div"), part = (value, whole) => `${value / whole * 100}%`;
  Object.assign(mark.style, { left: part(frame.x, screen.width), top: part(frame.y, screen.height),
    width: part(frame.width, screen.width), height: part(frame.height, screen.height) });
  screen.device.append(screen.finding = element("div", { class: "chrome finding", "aria-hidden": "true" }, mark));
};
const drawAudits = () => {
  if (!findings) return insightBody().replaceChildren(hint("The view is checked when it rests."));
  insightBody().replaceChildren(
    hint(findings.length === 0 ? "Nothing was found in the present state."
      : findings.length === 1 ? "1 finding in the present state." : `${findings.length} findings in the present state.`),
    ...findings.map(({ audit, view, frame, message, fix }) => element("article", {}, element("button", { class: "finding",
      title: "Show where", onclick: () => markFinding(frame) }, element("h3", {}, message)),
    element("p", {}, fix), element("p", { class: "from" }, [view ? `“${view}”` : null, audit].filter(Boolean).join(" · ")))),
    hint("The audit of layout directions draws the view twice: quadrant audit has it."));
};

const drawInsight = () => {
  if (insightOf < 0) return;
  if (insightTab !== "order") { const screen = screens[insightOf]; screen?.order?.remove(); if (screen) screen.order = null; }
  if (insightTab !== "audits") markFinding(null);
  ({ events: drawEvents, frames: drawFrames, order: drawOrder, audits: drawAudits })[insightTab]();
};
// Several messages in one frame of the browser are drawn once.
let insightFrame = 0;
const drawInsightSoon = (tab) => {
  if (insightOf < 0 || insightTab !== tab || insightFrame) return;
  insightFrame = requestAnimationFrame(() => { insightFrame = 0; if (insightTab === tab) drawInsight(); });
};

told.changes = (message) => {
  if (message.screen !== insightOf) return;
  // What comes by itself, again and again, is one entry.
  const last = changeEvents[0], isSame = last && message.cause === "time" && last.cause === "time";
  changeEvents = [{ ...message, times: isSame ? (last.times ?? 1) + 1 : 1 }, ...changeEvents.slice(isSame ? 1 : 0)]
    .slice(0, longestEvents);
  drawInsightSoon("events");
};
told.frames = (message) => {
  if (message.screen !== insightOf) return;
  frameTimes = [...frameTimes, ...message.frames].slice(-longestFrames);
  for (const { name, bodies, time } of message.costs) {
    const known = viewCosts.get(name) ?? { name, bodies: 0, time: 0 };
    viewCosts.set(name, { name, bodies: known.bodies + bodies, time: known.time + time });
  }
  drawInsightSoon("frames");
};
told.findings = (message) => {
  if (message.screen !== insightOf) return;
  findings = message.findings;
  drawInsightSoon("audits");
};
told.redrawn = (message) => {
  const screen = screens[message.screen];
  if (!screen?.width) return;
  const part = (value, whole) => `${value / whole * 100}%`;
  const marks = message.frames.map(([x, y, width, height]) => {
    const mark = element("div");
    Object.assign(mark.style, { left: part(x, screen.width), top: part(y, screen.height),
      width: part(width, screen.width), height: part(height, screen.height) });
    return mark;
  });
  const layer = element("div", { class: "chrome flashes", "aria-hidden": "true" }, marks);
  screen.device.append(layer);
  // Without animations, as a user may ask for, the marks stay for as long.
  setTimeout(() => layer.remove(), 450);
};

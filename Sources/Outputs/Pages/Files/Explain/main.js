// Selection, and what follows it.
let turn = 0;
/** What the last event changed, above the explanation of a view. */
let changes = null;
function makeChanges() {
  if (!view.changes) return [];
  const item = ([text, source]) => element("li", {}, text, source && element("code", { title: source },
    source.split("/").pop()));
  changes = changes || element("details", { id: "changes", open: "" },
    element("summary", {}, view.changes.headline), view.changes.sections.map(({ title, items }) =>
      [element("h3", {}, title), element("ul", {}, items.map(item))]));
  return [changes];
}
async function show() {
  const i = state.selected, mine = ++turn;
  if (i < 0) { drawCaption(null); drawOver(); return; }
  const d = await detail(i), up = parent[i] >= 0 ? await detail(parent[i]) : null;
  if (mine !== turn) return;
  lastDetails = { id: i, d, up };
  state.spaces = spaces(i, d);
  state.shownSpace = state.spaces.find(s => spaceKey(s) === state.space)
    || state.spaces.filter(s => !s.isParent).at(-1) || state.spaces[0];
  drawCaption(d);
  drawOver();
  const parts = await explain(i, d);
  if (mine !== turn) return;
  $("why").replaceChildren(...makeChanges(), ...parts);
  report.selected = i;
}
function select(i, options = {}) {
  if (i < 0 || i >= count) return;
  if (options.from !== "replay") {
    stopPlaying();
    // While a replay stands still, selecting another node shows its step of the same kind.
    if (state.step >= 0 && stepOf[i * 3 + stepPhase()] >= 0) state.step = stepOf[i * 3 + stepPhase()];
    if (state.step >= 0) $("step").value = state.step;
  }
  if (state.selected !== i) $("why").scrollTop = 0;
  state.selected = i;
  reveal(i);
  if (options.from !== "stage") showSelection();
  // An address with the node's number opens the report there.
  try { history.replaceState(null, "", "#" + i); } catch { /* Some viewers have no history. */ }
  return show();
}
function hover(i) {
  if (state.hover === i) return;
  state.hover = i;
  drawOver();
}
function drawToggles() {
  const button = (text, isOn, act) => element("button", { "aria-pressed": String(isOn), onclick: act }, text);
  const names = { frames: "All frames", guides: "Guides", spacing: "Spacing", axes: "Axes", overflow: "Overflow" };
  $("toggles").replaceChildren(...Object.entries(names).map(([key, text]) => button(text, state.show[key], () => {
    state.show[key] = !state.show[key];
    drawToggles();
    drawOver();
  })), element("span", { class: "fill" }),
  element("button", { "aria-label": "Zoom out", onclick() { zoomTo(state.zoom / 1.4); } }, "−"),
  button("Fit", state.fits, () => zoomTo(null)),
  element("button", { "aria-label": "Zoom in", onclick() { zoomTo(state.zoom * 1.4); } }, "+"));
}
const themes = ["auto", "light", "dark"];
function nextTheme() {
  const root = document.documentElement, now = root.dataset.theme || "auto";
  const next = themes[(themes.indexOf(now) + 1) % 3];
  if (next === "auto") delete root.dataset.theme; else root.dataset.theme = next;
  $("theme").textContent = next[0].toUpperCase() + next.slice(1);
}
function chooseTab(tab) {
  document.body.dataset.tab = tab;
  for (const button of $("tabs").children) button.setAttribute("aria-selected", String(button.dataset.tab === tab));
  drawnRows = "";
  if (state.selected >= 0) reveal(state.selected);
}
function listen() {
  $("search").addEventListener("input", event => {
    state.query = event.target.value.trim();
    if (state.query && innerWidth <= 760) chooseTab("views");
    $("tree").scrollTop = 0;
    listRows();
    if (!state.query && state.selected >= 0) reveal(state.selected);
  });
  $("search").addEventListener("keydown", event => {
    const index = rows.findIndex(row => row[0] === state.selected);
    if (event.key === "Enter" && rows.length) select(rows[(index + 1) % rows.length][0]);
    if (event.key === "ArrowDown" && rows.length) { $("tree").focus(); select(rows[Math.max(0, index)][0]); }
    if (event.key === "Escape") { event.target.value = ""; event.target.dispatchEvent(new Event("input")); }
  });
  $("parts").addEventListener("click", () => {
    state.parts = !state.parts;
    $("parts").setAttribute("aria-pressed", String(state.parts));
    state.step = -1;
    listSteps();
    listRows();
    goTo(-1);
  });
  $("tree").addEventListener("scroll", drawRows, { passive: true });
  $("tree").addEventListener("keydown", treeKey);
  $("stage").addEventListener("keydown", stageKey);
  $("over").addEventListener("click", clickStage);
  $("over").addEventListener("pointermove", event => {
    if (event.pointerType === "mouse") hover(nodesAt(...pointAt(event))[0] ?? -1);
  });
  $("over").addEventListener("pointerleave", () => hover(-1));
  $("stage").addEventListener("wheel", event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(state.zoom * Math.exp(-event.deltaY / 300));
  }, { passive: false });
  $("step").addEventListener("input", event => { stopPlaying(); goTo(Number(event.target.value)); });
  $("back").addEventListener("click", () => { stopPlaying(); stepBack(); });
  $("next").addEventListener("click", () => { stopPlaying(); stepNext(); });
  $("play").addEventListener("click", play);
  $("theme").addEventListener("click", nextTheme);
  for (const button of $("tabs").children) button.addEventListener("click", () => chooseTab(button.dataset.tab));
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.type === "search") return;
    if (event.key === "/") { event.preventDefault(); $("search").focus(); }
    if (event.key === ".") { stopPlaying(); stepNext(); }
    if (event.key === ",") { stopPlaying(); stepBack(); }
    if (event.key === "Escape" && state.step >= 0) { stopPlaying(); goTo(-1); }
  });
  new ResizeObserver(() => { layOutStage(); listRows(); }).observe($("stage"));
  addEventListener("hashchange", () => select(Number(location.hash.slice(1))));
}
/** What a test of the page reads. */
const report = { selected: -1, ready: 0, state, select, nodesAt, bounds: () => bounds, count: () => count };
window.report = report;
unpack(lines[0]).then(async index => {
  prepare(index);
  document.title = `${view.view} explained`;
  $("title").replaceChildren(view.view, element("span", {}, " · why is it there?"));
  $("picture").alt = `Picture of ${view.view}`;
  $("paper").style.background = view.paper;
  $("picture").src = view.picture;
  measureBounds();
  listSteps();
  openFirst();
  listRows();
  drawToggles();
  listen();
  layOutStage();
  goTo(-1);
  const wanted = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : view.selected;
  await select(Math.min(wanted, count - 1));
  report.ready = performance.now();
});

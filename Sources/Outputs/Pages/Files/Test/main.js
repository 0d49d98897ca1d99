const all = JSON.parse(document.getElementById("data").textContent);
const isReview = "review" in document.currentScript.dataset;
const order = ["changed", "failed", "missing", "accepted", "recorded", "passed"];
const modes = { side: "Side by side", swipe: "Swipe", onion: "Onion skin", difference: "Difference" };
const state = { status: "", mode: "side", zoom: 1, text: "", current: null };
const nodes = new Map();
const main = document.getElementById("main");
function toggles(id, choices, key) {
  const group = document.getElementById(id);
  group.replaceChildren(...choices.map(([value, label]) => element("button", {
    "aria-pressed": String(state[key] === value), "data-value": value,
    onclick() { state[key] = value; draw(); }
  }, label)), "");
}
function picture(source, caption, width) {
  return element("figure", { style: `width:${width * state.zoom}px` }, element("figcaption", {}, caption),
    element("div", { class: "frame" }, element("img", { src: source, alt: caption, loading: "lazy" })));
}
function overlaid(entry, apply) {
  const over = element("img", { class: "over", src: entry.new, alt: "new picture" });
  const range = element("input", { class: "range", type: "range", min: 0, max: 100, value: 50,
    "aria-label": modes[state.mode], oninput() { apply(over, range.value); } });
  apply(over, 50);
  return element("figure", { style: `width:${entry.width * state.zoom}px` },
    element("figcaption", {}, "reference, and the new picture over it"),
    element("div", { class: "frame" }, element("img", { src: entry.old, alt: "reference" }), over), range);
}
function pictures(entry) {
  const box = element("div", { class: "pictures" + (state.zoom > 1 ? " zoomed" : "") });
  if (entry.old && entry.new) {
    if (state.mode === "side") {
      box.append(picture(entry.old, "reference", entry.width), picture(entry.new, "new", entry.width));
      if (entry.difference) box.append(picture(entry.difference, "difference", entry.width));
    } else if (state.mode === "difference" && entry.difference) {
      box.append(picture(entry.difference, "difference: changed pixels are red", entry.width));
    } else if (state.mode === "onion") {
      box.append(overlaid(entry, (image, value) => { image.style.opacity = value / 100; }));
    } else {
      box.append(overlaid(entry, (image, value) => { image.style.clipPath = `inset(0 0 0 ${value}%)`; }));
    }
  } else if (entry.new) {
    box.append(picture(entry.new, entry.status === "changed" ? "new" : "picture", entry.width));
  }
  return box;
}
// Review: the buttons ask the command, which answers with the new state of a preview.
const open = entry => isReview && entry.new && (entry.status === "missing"
  || entry.status === "changed" && entry.old);
let socket = null, isConnected = false;
function ask(message) {
  if (isConnected) socket.send(JSON.stringify(message));
}
function toggleAccepted(entry) {
  const index = all.indexOf(entry);
  if (entry.status === "accepted") ask({ undo: index });
  else if (open(entry)) ask({ accept: index });
}
function answered({ index, isAccepted, error }) {
  const entry = all[index];
  entry.was ??= entry.status;
  entry.status = isAccepted ? "accepted" : entry.was;
  entry.error = error;
  // The card stays where it is until the list is drawn again.
  const old = nodes.get(entry);
  if (old) {
    const hadFocus = old.contains(document.activeElement);
    const node = card(entry);
    old.replaceWith(node);
    nodes.set(entry, node);
    mark();
    if (hadFocus) (node.querySelector(".head button") || node).focus({ preventScroll: true });
  }
  drawFilters();
}
function shown() {
  const text = state.text.toLowerCase();
  return all.filter(e => (!state.status || e.status === state.status)
    && (!text || (e.file + " " + e.title).toLowerCase().includes(text)));
}
function drawReview() {
  if (!isReview) return;
  const waiting = shown().filter(open);
  const box = document.getElementById("review");
  box.hidden = false;
  box.replaceChildren(
    element("button", { disabled: !isConnected || !waiting.length,
      onclick() { for (const entry of waiting) toggleAccepted(entry); } },
      `Accept ${waiting.length} shown`),
    element("button", { disabled: !isConnected, onclick() { ask({ end: true }); } }, "End review"),
    element("span", { class: "file", role: "status" }, isConnected ? "" : "The review has ended."));
  for (const button of main.querySelectorAll(".head button")) button.disabled = !isConnected;
}
function connect() {
  socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[#?].*$/, "").replace(/\/?$/, "/live"),
    "quadrant");
  socket.onopen = () => { isConnected = true; drawReview(); };
  socket.onmessage = event => answered(JSON.parse(event.data));
  socket.onclose = () => { isConnected = false; drawReview(); };
}
function heading(entry) {
  return element("div", { class: "head" }, element("span", { class: "tag " + entry.status }, entry.status),
    element("b", {}, entry.title || entry.file),
    element("span", { class: "file" }, entry.file + (entry.line ? ":" + entry.line : "")),
    open(entry) || entry.status === "accepted" ? element("button", { onclick() { toggleAccepted(entry); },
      disabled: !isConnected }, entry.status === "accepted" ? "Undo" : "Accept") : null);
}
function card(entry) {
  const node = element("article", { tabindex: -1 }, heading(entry));
  if (entry.error) node.append(element("div", { class: "error", role: "alert" }, entry.error));
  if (entry.layout) node.append(element("pre", {}, entry.layout));
  if (entry.pixels) node.append(element("div", { class: "file" }, entry.pixels));
  if (entry.message) node.append(element("pre", {}, entry.message));
  if (entry.displayList && entry.displayList !== "Equal.") {
    node.append(element("details", {}, element("summary", {}, "Display list"),
      element("pre", {}, entry.displayList)));
  }
  node.append(pictures(entry));
  return node;
}
function small(entry) {
  return element("article", { tabindex: -1 }, element("b", {}, entry.title || entry.file),
    element("div", { class: "file" }, entry.file + (entry.line ? ":" + entry.line : "")),
    entry.new ? element("div", { class: "frame" }, element("img", { src: entry.new, alt: entry.title,
      loading: "lazy" })) : null);
}
function drawFilters() {
  const counts = Object.fromEntries(order.map(s => [s, all.filter(e => e.status === s).length]));
  toggles("filters", [["", `All ${all.length}`]].concat(
    order.filter(s => counts[s]).map(s => [s, `${s} ${counts[s]}`])), "status");
  drawReview();
}
function draw() {
  toggles("modes", Object.entries(modes), "mode");
  main.replaceChildren();
  nodes.clear();
  const list = shown();
  for (const status of order) {
    const part = list.filter(e => e.status === status);
    if (!part.length) continue;
    main.append(element("h2", {}, `${status} (${part.length})`));
    const isSmall = status === "passed" || status === "recorded";
    const box = element("div", { class: isSmall ? "grid" : "" }, ...part.map(e => {
      const node = isSmall ? small(e) : card(e);
      nodes.set(e, node);
      return node;
    }));
    main.append(box);
  }
  if (!list.length) main.append(element("p", { class: "none" }, "No preview matches."));
  drawFilters();
  mark();
}
function mark() {
  for (const [entry, node] of nodes) node.classList.toggle("current", entry === state.current);
}
function move(step) {
  const entries = [...nodes.keys()];
  if (!entries.length) return;
  const at = entries.indexOf(state.current);
  state.current = entries[Math.min(entries.length - 1, Math.max(0, at < 0 ? 0 : at + step))];
  mark();
  const node = nodes.get(state.current);
  node.scrollIntoView({ block: node.offsetHeight > innerHeight * 0.8 ? "start" : "center" });
  node.focus({ preventScroll: true });
}
document.getElementById("search").addEventListener("input", e => { state.text = e.target.value; draw(); });
document.getElementById("zoom").addEventListener("change", e => {
  state.zoom = Number(e.target.value);
  draw();
});
document.addEventListener("keydown", e => {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  const typing = ["INPUT", "SELECT"].includes(e.target.tagName);
  if (e.key === "Escape" && typing) { e.target.blur(); return; }
  if (typing) return;
  if (e.key === "j" || e.key === "k") { move(e.key === "j" ? 1 : -1); e.preventDefault(); }
  if ("1234".includes(e.key)) { state.mode = Object.keys(modes)[Number(e.key) - 1]; draw(); }
  if (e.key === "a" && !e.repeat && nodes.has(state.current)) toggleAccepted(state.current);
  if (e.key === "/") { document.getElementById("search").focus(); e.preventDefault(); }
});
draw();
if (isReview) connect();

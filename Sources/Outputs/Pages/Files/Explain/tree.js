// The tree: only the rows in sight are elements.
let rowHeight = 28, rows = [], drawnRows = "";

function listRows() {
  rowHeight = innerWidth <= 760 ? 38 : 28;
  const found = [];
  if (state.query) {
    const text = state.query.toLowerCase();
    for (let i = 0; i < count; i++) if (!isHidden(i) && searchText(i).includes(text)) found.push([i, 0]);
  } else {
    const waiting = roots().reverse().map(i => [i, 0]);
    while (waiting.length) {
      const row = waiting.pop();
      found.push(row);
      if (!state.open.has(row[0])) continue;
      const inside = children(row[0]);
      for (let k = inside.length - 1; k >= 0; k--) waiting.push([inside[k], row[1] + 1]);
    }
  }
  rows = found;
  drawnRows = "";
  $("rows").style.height = rows.length * rowHeight + "px";
  $("found").textContent = state.query
    ? `${rows.length} of ${count.toLocaleString("en")} match` : `${count.toLocaleString("en")} nodes`;
  drawRows();
}
function searchText(i) {
  const views = note("views", i), identifier = note("identifiers", i);
  return (titleOf(i) + (views ? " " + views.join(" ") : "") + (identifier ? " " + identifier : "")).toLowerCase();
}
/** Opens rows from the outermost inwards while few rows are in sight. */
function openFirst() {
  let level = roots(), total = level.length;
  while (level.length && total < 400) {
    const next = [];
    for (const i of level) {
      const inside = children(i);
      if (!inside.length || total + inside.length > 400) continue;
      state.open.add(i);
      total += inside.length;
      next.push(...inside);
    }
    level = next;
  }
}
function drawRows() {
  const tree = $("tree"), start = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - 6);
  const end = Math.min(rows.length, start + Math.ceil(tree.clientHeight / rowHeight) + 12);
  const key = [start, end, state.selected, rows.length, state.query].join();
  if (key === drawnRows) return;
  drawnRows = key;
  $("rows").replaceChildren(...rows.slice(start, end).map((row, k) => rowElement(row, start + k)));
  tree.setAttribute("aria-activedescendant", document.getElementById("row" + state.selected)
    ? "row" + state.selected : "");
  if (!rows.length) $("rows").append(element("p", { class: "empty" }, "No view matches."));
}
function rowElement([i, depth], index) {
  const isOpen = state.open.has(i), folds = !state.query && hasChildren(i);
  const views = note("views", i);
  const order = kind[i] === MODIFIER ? written(i).indexOf(i) : 0;
  const parts = [element("span", { class: "fold", "aria-hidden": "true" }, folds ? isOpen ? "▾" : "▸" : ""),
    element("span", { class: kind[i] >= MODIFIER ? "modifier" : "" }, titleOf(i))];
  if (order > 0) parts.push(element("span", { class: "order", title: `modifier ${order} in the code` }, order));
  if (views) parts.push(element("span", { class: "of" }, views.join(", ")));
  const flag = (text, title) => parts.push(element("span", { class: "flag", title }, text));
  if (overflows(i)) flag("↗ outside", "reaches out of what is around");
  if (flags[i] & ADVICE) flag("● advice", "has advice");
  return element("div", { class: "row", role: "treeitem", id: "row" + i, "aria-level": depth + 1,
    "aria-selected": String(i === state.selected), "aria-expanded": folds ? String(isOpen) : null,
    "aria-posinset": index + 1, "aria-setsize": rows.length,
    style: `top:${index * rowHeight}px;padding-left:${8 + Math.min(depth, 40) * 13}px`,
    onclick(event) {
      if (event.target.className === "fold" && folds) toggle(i); else select(i, { from: "tree" });
    }, onpointerenter() { hover(i); }, onpointerleave() { hover(-1); } }, parts);
}
function toggle(i) {
  if (state.open.has(i)) state.open.delete(i); else state.open.add(i);
  listRows();
}
/** Opens what is around a node and scrolls to it. */
function reveal(i) {
  if (!state.query) {
    let changed = false;
    for (let at = outer(i); at >= 0; at = outer(at)) if (!state.open.has(at)) changed = !!state.open.add(at);
    if (changed) listRows();
  }
  const index = rows.findIndex(row => row[0] === i), tree = $("tree");
  if (index >= 0) {
    const y = index * rowHeight;
    if (y < tree.scrollTop || y + rowHeight > tree.scrollTop + tree.clientHeight) {
      tree.scrollTop = y - tree.clientHeight / 2 + rowHeight / 2;
    }
  }
  drawRows();
}
function treeKey(event) {
  const index = rows.findIndex(row => row[0] === state.selected), i = state.selected;
  const go = k => { if (rows[k]) select(rows[k][0], { from: "tree" }); };
  const page = Math.max(1, Math.floor($("tree").clientHeight / rowHeight) - 1);
  const last = rows.length - 1;
  const acts = { ArrowDown: () => go(Math.min(last, index + 1)), ArrowUp: () => go(Math.max(0, index - 1)),
    Home: () => go(0), End: () => go(last), PageDown: () => go(Math.min(last, index + page)),
    PageUp: () => go(Math.max(0, index - page)),
    ArrowRight: () => { if (i >= 0 && hasChildren(i)) { if (state.open.has(i)) go(index + 1); else toggle(i); } },
    ArrowLeft: () => { if (state.open.has(i)) toggle(i); else if (i >= 0 && outer(i) >= 0) select(outer(i)); },
    " ": () => { if (i >= 0 && hasChildren(i)) toggle(i); } };
  if (!acts[event.key]) return;
  event.preventDefault();
  acts[event.key]();
}

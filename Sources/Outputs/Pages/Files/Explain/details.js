// The explanation of the selected node.
function equations(reason, names) {
  if (!reason) return [];
  return [1, 2].filter(k => /[=≈]/.test(reason[k] ?? "")).map(k => `${names[k - 1]}: ${reason[k]}`);
}
function arrow(isDown) {
  const node = element("span", { class: isDown ? "arrowdown" : "arrowup", "aria-hidden": "true" });
  node.innerHTML = `<svg width="22" height="44" viewBox="0 0 22 44"><path d="${isDown ? "M11 2V40M6 33L11 41L16 33"
    : "M11 42V4M6 11L11 3L16 11"}" fill="none" stroke="currentColor" stroke-width="1.8"/></svg>`;
  return node;
}
function chainBox(i, size, isSelf) {
  const inner = [element("span", {}, i < 0 ? "the window" : titleOf(i)), element("span", {}, size)];
  return element("li", {}, i < 0 ? element("div", { class: "box" }, inner)
    : element("button", { class: "box" + (isSelf ? " self" : ""), onclick() { select(i); } }, inner));
}
/** The two arrows between a node and what is around it: the proposal goes down, the size comes up. */
function chainLink(i, d, isFull) {
  const text = (reason, names) => isFull && reason ? [element("small", {}, reason[0]),
    ...equations(reason, names).map(e => element("em", {}, e))] : [];
  const isNow = isFull && state.step >= 0 && stepPhase() !== PLACE;
  return element("li", { class: "link" + (isNow ? " now" : ""), "data-node": i }, arrow(true),
    element("span", { class: "down" }, element("small", {}, "proposes"), element("b", {}, pair(d.p)),
      isFull && !d.pr ? element("small", {}, "passed on unchanged") : text(d.pr, ["width", "height"])),
    element("span", { class: "up" }, element("small", {}, "answers"), element("b", {}, pair(d.s)),
      isFull && !d.sr && allChildren(i).length ? element("small", {}, "the size of its content")
        : text(d.sr, ["width", "height"])), arrow(false));
}
async function chain(i, d) {
  const path = [];
  for (let at = outer(i); at >= 0 && path.length < 3; at = outer(at)) path.unshift(at);
  const list = [], top = path.length ? outer(path[0]) : outer(i);
  if (top < 0) list.push(chainBox(-1, pair([view.width, view.height])));
  else list.push(element("li", { class: "tiny" }, `… inside ${titleOf(top)}`));
  for (const at of path) {
    const other = await detail(at);
    list.push(chainLink(at, other, false), chainBox(at, pair(other.s)));
  }
  list.push(chainLink(i, d, true), chainBox(i, pair(d.s), true));
  const inside = children(i);
  for (const at of inside.slice(0, 6)) {
    const other = await detail(at);
    list.push(chainLink(at, other, false), chainBox(at, pair(other.s)));
  }
  if (inside.length > 6) list.push(element("li", { class: "tiny" }, `… and ${inside.length - 6} more inside`));
  return element("ol", { class: "chain" }, list);
}
function spaces(i, d) {
  const found = (d.sc || []).map(([name_, node, x, y, w, h]) => ({ name: name_, node, x, y, w, h }));
  const up = parent[i] < 0 ? null : parent[i];
  found.push({ name: `in ${up === null ? "the window" : titleOf(up)}`, node: up, x: d.o[0], y: d.o[1],
    w: d.s[0], h: d.s[1], isParent: true });
  return found;
}
function spaceKey(space) { return space.isParent ? "parent" : space.name + "@" + space.node; }
function spaceTable(list) {
  const names = ["space", "x", "y", "width", "height"];
  const head = element("tr", {}, names.map(t => element("th", { scope: "col" }, t)));
  return element("table", { class: "spaces" }, head, list.map(space => element("tr", {},
    element("td", {}, element("label", { class: "space" }, (() => {
      const input = element("input", { type: "radio", name: "space", value: spaceKey(space),
        onchange() { state.space = spaceKey(space); state.shownSpace = space; state.show.axes = true;
          drawToggles(); drawOver(); } });
      input.checked = state.shownSpace && spaceKey(space) === spaceKey(state.shownSpace);
      return input;
    })(), space.name)), ["x", "y", "w", "h"].map(k => element("td", {}, number(space[k]))))));
}
function table(head, list) {
  return element("table", {}, element("tr", {}, head.map(t => element("th", { scope: "col" }, t))),
    list.map(row => element("tr", {}, row.map(cell => element("td", {}, cell)))));
}
function section(title, ...inner) { return [element("h3", {}, title), ...inner.flat(2)]; }
async function explain(i, d) {
  const parts = [element("h2", {}, titleOf(i))], views = note("views", i), source = note("sources", i);
  if (source) {
    parts.push(element("p", { class: "place", style: "margin:0" }, element("button", { title: "Copy the place",
      onclick(event) { navigator.clipboard?.writeText(source).then(() => { event.target.title = "Copied"; }); } },
      source)));
  }
  if (views) parts.push(element("p", { class: "tiny" }, `the outermost part of ${views.join(", ")}`));
  if (d.head) parts.push(element("p", { class: "headline" }, d.head));
  for (const [message, evidence, fix] of d.adv || []) {
    parts.push(element("div", { class: "advice", role: "note" }, element("b", {}, message),
      element("p", {}, `Because ${evidence}`), element("p", {}, `Fix: ${fix}`)));
  }
  parts.push(element("dl", { class: "words" }, (d.w || []).map(([topic, text, node]) => node !== undefined
    ? element("dt", { class: "part" }, element("button", { onclick() { select(node); } }, text))
    : [element("dt", {}, topic), element("dd", {}, text)])));
  parts.push(...section("Proposals go down, sizes come up", await chain(i, d)));
  parts.push(...section("Place", element("p", { class: "tiny", style: "margin:0" },
    `at (${number(d.o[0])}, ${number(d.o[1])}) in ${parent[i] < 0 ? "the window" : titleOf(parent[i])}`
    + (d.lr ? `: ${d.lr[0]}` : ": in its corner")),
    equations(d.lr, ["x", "y"]).map(e => element("p", { class: "tiny" }, e))));
  const code = written(i);
  if (code.length > 1) {
    const sizes = await Promise.all(code.map(at => detail(at)));
    const rows_ = code.map((at, k) => element("li", {}, element("button", { "aria-current": String(at === i),
      onclick() { select(at); } }, element("span", {}, titleOf(at)), element("span", {}, pair(sizes[k].s)))));
    parts.push(...section("As written: the first modifier is the innermost",
      element("ol", { class: "code" }, rows_)));
  }
  parts.push(...section("Frame in each coordinate space", spaceTable(state.spaces)));
  if (d.g) {
    const guides = d.g.map(([guide, isHorizontal, value, isSet]) => [guide,
      isHorizontal ? "horizontal" : "vertical", number(value), isSet ? "set" : "default"]);
    parts.push(...section("Alignment guides", table(["guide", "axis", "value", ""], guides)));
  }
  if (d.sp) {
    parts.push(...section("Spacing", table(["between", "", "points", ""], d.sp.slice(0, 50).map(s =>
      [titleOf(s[1]), titleOf(s[2]), number(s[3]), s[4] ? "given" : "default"]))));
  }
  if (d.a) {
    const answers = d.a.map(([p, s, isPlaced]) => [pair(p), pair(s), isPlaced ? "placed with this" : ""]);
    parts.push(...section(`Asked ${d.a.length}${d.more ? " or more" : ""} times`,
      table(["proposed", "answered", ""], answers)));
  }
  const facts = Object.entries(d.at || {});
  if (d.prio) facts.push(["layout priority", number(d.prio)]);
  if (d.safe) facts.push(["safe area", d.safe.map(number).join(", ")]);
  if (d.ign) facts.push(["proposal without effect", d.ign]);
  if (flags[i] & CLIPS) facts.push(["clips", "what is outside of it is not drawn"]);
  facts.push(["rules", `width ${d.r[0]}, height ${d.r[1]}`]);
  parts.push(...section("Properties", table(["", ""], facts)));
  return parts;
}

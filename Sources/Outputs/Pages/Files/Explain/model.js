// The data: line 0 describes every node in columns; each further line has the rest of 256 nodes. The lines are
// compressed and are read when a node of theirs is shown, so that a large tree opens as fast as a small one.
const $ = id => document.getElementById(id);
const lines = $("data").textContent.trim().split("\n");
async function unpack(line) {
  const text = atob(line), bytes = new Uint8Array(text.length);
  for (let k = 0; k < text.length; k++) bytes[k] = text.charCodeAt(k);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}
const INTERNAL = 1, SYSTEM = 2, CLIPS = 4, ADVICE = 8, VIEW = 0, CONTAINER = 1, MODIFIER = 2, SECONDARY = 3;
const state = { selected: -1, hover: -1, step: -1, space: null, zoom: 1, fits: true, tab: "why", parts: false,
  playing: 0, open: new Set(), query: "",
  show: { frames: false, guides: true, spacing: true, axes: true, overflow: true } };
let view, count, parent, kind, flags, left, top_, width, height, firstChild, childList, titleOf;
let details = new Map();

function prepare(index) {
  view = index;
  count = index.parent.length;
  parent = Int32Array.from(index.parent);
  kind = Uint8Array.from(index.kind, Number);
  flags = Uint8Array.from(index.flags, c => parseInt(c, 32));
  [left, top_, width, height] = [0, 1, 2, 3].map(() => new Float64Array(count));
  for (let i = 0, j = 0; i < count; i++) {
    left[i] = index.frames[j++]; top_[i] = index.frames[j++];
    width[i] = index.frames[j++]; height[i] = index.frames[j++];
  }
  firstChild = new Int32Array(count + 2);
  for (let i = 0; i < count; i++) if (parent[i] >= 0) firstChild[parent[i] + 2]++;
  for (let i = 1; i < count + 2; i++) firstChild[i] += firstChild[i - 1];
  childList = new Int32Array(count);
  for (let i = 0; i < count; i++) if (parent[i] >= 0) childList[firstChild[parent[i] + 1]++] = i;
  titleOf = i => kind[i] === SECONDARY && parent[i] >= 0 ? `content of ${name(parent[i])}` : name(i);
}
function name(i) { return view.strings[view.title[i]].replace(/^the /, ""); }
function note(table, i) { return view[table][i]; }
/** The children that take part in layout. */
const allChildren = i => childList.subarray(firstChild[i], firstChild[i + 1]);
const isHidden = i => !state.parts && (flags[i] & INTERNAL) !== 0 && !(flags[i] & SYSTEM);
/** The children that are listed: parts of the framework's views are replaced by what the program put in them. */
function children(i) {
  const found = [], waiting = [...allChildren(i)].reverse();
  while (waiting.length) {
    const next = waiting.pop();
    if (isHidden(next)) waiting.push(...[...allChildren(next)].reverse()); else found.push(next);
  }
  return found;
}
function outer(i) {
  let at = parent[i];
  while (at >= 0 && isHidden(at)) at = parent[at];
  return at;
}
const hasChildren = i => allChildren(i).length > 0 && children(i).length > 0;
function roots() {
  const found = [];
  for (let i = 0; i < count && parent[i] < 0; i++) found.push(...(isHidden(i) ? children(i) : [i]));
  return found;
}
/** What is placed inside of a modifier: the first child that is not the content of a background or overlay. */
function content(i) {
  const first = children(i)[0];
  return first === undefined || kind[first] === SECONDARY ? -1 : first;
}
/** The modifiers of the view, innermost first, as they are written; and the view itself before them. */
function written(i) {
  let at = i;
  while (kind[at] === MODIFIER && content(at) >= 0) at = content(at);
  const found = [at];
  while (outer(at) >= 0 && kind[outer(at)] === MODIFIER && content(outer(at)) === at) found.push(at = outer(at));
  return found;
}
/** The container around that a frame is compared with, and the node that clips. */
function around(i, holds) {
  let at = parent[i];
  while (at >= 0 && !holds(at)) at = parent[at];
  return at;
}
const container = i => around(i, at => kind[at] === CONTAINER && !(flags[at] & INTERNAL));
const clipper = i => around(i, at => (flags[at] & CLIPS) !== 0);
function box(i) {
  return i < 0 ? { x: 0, y: 0, w: view.width, h: view.height }
    : { x: left[i], y: top_[i], w: width[i], h: height[i] };
}
/** Whether the frame leaves the container around it, or the window. */
function overflows(i) {
  if (kind[i] === MODIFIER || kind[i] === SECONDARY) return false;
  const a = box(i), b = box(container(i)), e = 0.01;
  return a.x < b.x - e || a.y < b.y - e || a.x + a.w > b.x + b.w + e || a.y + a.h > b.y + b.h + e;
}
const chunkCount = 256;
async function detail(i) {
  const chunk = Math.floor(i / chunkCount);
  if (!details.has(chunk)) {
    if (details.size > 24) details.delete(details.keys().next().value);
    details.set(chunk, unpack(lines[chunk + 1]));
  }
  return (await details.get(chunk))[i % chunkCount];
}
const number = n => n === null ? "nil" : n === "∞" ? "∞" : String(Math.round(n * 1000) / 1000 || 0);
const pair = p => `${number(p[0])} × ${number(p[1])}`;

// The picture with what is drawn over it. Coordinates are points of the window; lines and letters keep their size.
const margin = 40;
let bounds, lastDetails = {};

function measureBounds() {
  // What leaves the window a little is shown; what is far away, as in a scrolled list, is not.
  let [x, y, right, bottom] = [0, 0, view.width, view.height];
  for (let i = 0; i < count; i++) {
    if (left[i] > -120) x = Math.min(x, left[i]);
    if (top_[i] > -120) y = Math.min(y, top_[i]);
    if (left[i] + width[i] < view.width + 120) right = Math.max(right, left[i] + width[i]);
    if (top_[i] + height[i] < view.height + 120) bottom = Math.max(bottom, top_[i] + height[i]);
  }
  bounds = { x: x - margin, y: y - margin, w: right - x + 2 * margin, h: bottom - y + 2 * margin };
}
function layOutStage() {
  const stage = $("stage"), sheet = $("sheet").style;
  if (state.fits) {
    // A phone shows the whole width, and scrolls to the selected view.
    const high = innerWidth <= 760 ? Infinity : stage.clientHeight / bounds.h;
    const zoom = Math.min(stage.clientWidth / bounds.w, high, innerWidth <= 760 ? 1.5 : 3);
    state.zoom = Math.max(0.05, zoom);
  }
  const z = state.zoom;
  [sheet.width, sheet.height] = [bounds.w * z + "px", bounds.h * z + "px"];
  sheet.marginTop = Math.max(0, (stage.clientHeight - bounds.h * z) / 2) + "px";
  for (const { style } of [$("picture"), $("paper")]) {
    [style.left, style.top] = [-bounds.x * z + "px", -bounds.y * z + "px"];
    [style.width, style.height] = [view.width * z + "px", view.height * z + "px"];
  }
  drawOver();
  showSelection();
}
/** Scrolls the picture to the selected view if it is not in sight. */
function showSelection() {
  if (state.selected < 0) return;
  const stage = $("stage"), a = box(state.selected), x = sx(a.x + a.w / 2), y = sy(a.y + a.h / 2);
  const isIn = (at, start, length) => at > start + 30 && at < start + length - 30;
  if (!isIn(y, stage.scrollTop, stage.clientHeight)) stage.scrollTop = y - stage.clientHeight / 2;
  if (!isIn(x, stage.scrollLeft, stage.clientWidth)) stage.scrollLeft = x - stage.clientWidth / 2;
}
function zoomTo(zoom) {
  const stage = $("stage"), old = state.zoom;
  const x = (stage.scrollLeft + stage.clientWidth / 2) / old, y = (stage.scrollTop + stage.clientHeight / 2) / old;
  state.fits = zoom === null;
  if (zoom !== null) state.zoom = Math.max(0.1, Math.min(zoom, 8));
  layOutStage();
  if (zoom !== null) {
    stage.scrollLeft = x * state.zoom - stage.clientWidth / 2;
    stage.scrollTop = y * state.zoom - stage.clientHeight / 2;
  }
  drawToggles();
}
const sx = x => (x - bounds.x) * state.zoom, sy = y => (y - bounds.y) * state.zoom;
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape_ = text => String(text).replace(/[&<>"]/g, c => entities[c]);
function rect(b, attributes) {
  const w = Math.max(b.w * state.zoom, 1), h = Math.max(b.h * state.zoom, 1);
  return `<rect x="${sx(b.x)}" y="${sy(b.y)}" width="${w}" height="${h}" ${attributes}/>`;
}
function line(x1, y1, x2, y2, attributes = "") {
  return `<line x1="${sx(x1)}" y1="${sy(y1)}" x2="${sx(x2)}" y2="${sy(y2)}" stroke="var(--accent)" ${attributes}/>`;
}
/** A label on a plate, kept inside of what is in sight; `x` and `y` are its middle, in pixels of the sheet. */
function label(text, x, y, isStrong) {
  const size = text.length * 6.2 + 12, w = bounds.w * state.zoom, h = bounds.h * state.zoom;
  x = Math.max(size / 2 + 2, Math.min(w - size / 2 - 2, x));
  y = Math.max(11, Math.min(h - 11, y));
  const [plate, letters] = isStrong ? ["var(--accent)", "var(--card)"] : ["var(--card)", "var(--accent)"];
  return `<rect x="${x - size / 2}" y="${y - 9}" width="${size}" height="18" rx="5" fill="${plate}" `
    + `stroke="var(--accent)" stroke-opacity=".5"/><text x="${x}" y="${y + 4}" text-anchor="middle" `
    + `fill="${letters}" font-weight="600">${escape_(text)}</text>`;
}
function band(x, y, w, h, text) {
  if (Math.abs(w) < 0.01 || Math.abs(h) < 0.01) return "";
  return rect({ x: Math.min(x, x + w), y: Math.min(y, y + h), w: Math.abs(w), h: Math.abs(h) },
    'fill="url(#hatch)" stroke="var(--accent)" stroke-width=".75" stroke-dasharray="2 2"')
    + label(text, sx(x + w / 2), sy(y + h / 2));
}
function drawSpacing(i, list) {
  // Of a very long stack the first distances; the others show with the views beside them.
  return list.slice(0, 300).map(([isHorizontal, before, after, length]) => {
    const a = box(before), b = box(after), all = box(i);
    if (!isHorizontal) return band(all.x, a.y + a.h, all.w, b.y - a.y - a.h, number(length));
    const start = a.x < b.x ? a.x + a.w : b.x + b.w, end = a.x < b.x ? b.x : a.x;
    return band(start, all.y, end - start, all.h, number(length));
  }).join("");
}
function drawPadding(i) {
  const inner = content(i);
  if (inner < 0 || note("padding", i) === undefined) return "";
  const a = box(i), b = box(inner), [top, leading, bottom, trailing] = [b.y - a.y, b.x - a.x,
    a.y + a.h - b.y - b.h, a.x + a.w - b.x - b.w];
  return band(a.x, a.y, a.w, top, number(top)) + band(a.x, b.y + b.h, a.w, bottom, number(bottom))
    + band(a.x, b.y, leading, b.h, number(leading)) + band(b.x + b.w, b.y, trailing, b.h, number(trailing));
}
function drawGuides(i, guides) {
  const a = box(i), around = box(parent[i]);
  return guides.map(([guide, isHorizontal, value, isSet]) => {
    const text = `${guide} ${number(value)}`, dash = isSet ? "" : 'stroke-dasharray="5 4"';
    if (isHorizontal) {
      const x = view.rightToLeft ? a.x + a.w - value : a.x + value;
      return line(x, Math.min(a.y, around.y) - 6, x, Math.max(a.y + a.h, around.y + around.h) + 6, dash)
        + (isSet ? label(text, sx(x), sy(Math.max(a.y + a.h, around.y + around.h)) + 16) : "");
    }
    const y = a.y + value;
    return line(Math.min(a.x, around.x) - 6, y, Math.max(a.x + a.w, around.x + around.w) + 6, y, dash)
      + (isSet ? label(text, sx(Math.max(a.x + a.w, around.x + around.w)), sy(y)) : "");
  }).join("");
}
/** The axes of a coordinate space, and where the frame of the node is in it. */
function drawAxes(i, space) {
  const a = box(i), ox = a.x - space.x, oy = a.y - space.y, around = box(space.node ?? -1);
  const right = Math.max(ox + 40 / state.zoom, around.x + around.w), low = Math.max(oy + 40 / state.zoom,
    around.y + around.h);
  let step = 1;
  for (const unit of [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]) {
    step = unit;
    if (unit * state.zoom >= 44) break;
  }
  let text = line(ox, oy, right, oy, 'marker-end="url(#head)"') + line(ox, oy, ox, low, 'marker-end="url(#head)"');
  for (let x = step, n = 0; ox + x < right - 4 && n < 100; x += step, n++) {
    text += line(ox + x, oy, ox + x, oy + 4 / state.zoom);
    text += `<text x="${sx(ox + x)}" y="${sy(oy) + (space.y < 0 ? 13 : -4)}" class="tick">${x}</text>`;
  }
  for (let y = step, n = 0; oy + y < low - 4 && n < 100; y += step, n++) {
    text += line(ox, oy + y, ox + 4 / state.zoom, oy + y);
    text += `<text x="${sx(ox) - 4}" y="${sy(oy + y) + 3}" class="tick" style="text-anchor:end">${y}</text>`;
  }
  text += `<circle cx="${sx(ox)}" cy="${sy(oy)}" r="3.5" fill="var(--accent)"/>`;
  const dash = 'stroke-dasharray="1.5 3"';
  if (Math.abs(space.x) > 0.01) text += line(ox, a.y, a.x, a.y, dash);
  if (Math.abs(space.y) > 0.01) text += line(a.x, oy, a.x, a.y, dash);
  return text + label(`${number(space.x)}, ${number(space.y)}`, sx(a.x), sy(a.y) + (space.y < 0 ? -11 : 11));
}
function drawOverflow(i) {
  const a = box(i), clip = clipper(i), limit = clip >= 0 ? clip : container(i), b = box(limit);
  let text = "";
  if (clip >= 0) text += rect(b, 'fill="none" stroke="var(--bad)" stroke-width="1.5" stroke-dasharray="7 4"');
  if (!overflows(i)) return text;
  const outside = [[a.x, a.y, a.w, Math.min(a.h, b.y - a.y)],
    [a.x, Math.max(a.y, b.y + b.h), a.w, Math.min(a.h, a.y + a.h - b.y - b.h)],
    [a.x, Math.max(a.y, b.y), Math.min(a.w, b.x - a.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)],
    [Math.max(a.x, b.x + b.w), Math.max(a.y, b.y), Math.min(a.w, a.x + a.w - b.x - b.w),
      Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)]];
  for (const [x, y, w, h] of outside) {
    if (w > 0.01 && h > 0.01) text += rect({ x, y, w, h }, 'fill="url(#bad)" stroke="var(--bad)"');
  }
  return text;
}
/** The frames of all views in one path; at most 6,000, those on the page. */
function allFrames(holds) {
  let path = "", n = 0;
  for (let i = 0; i < count && n < 6000; i++) {
    const b = box(i);
    if (isHidden(i) || !holds(i) || b.x > bounds.x + bounds.w || b.y > bounds.y + bounds.h) continue;
    path += `M${sx(b.x)} ${sy(b.y)}h${b.w * state.zoom}v${b.h * state.zoom}h${-b.w * state.zoom}z`;
    n++;
  }
  return `<path d="${path}" fill="none" stroke="var(--accent)" stroke-opacity=".55" stroke-width=".75"/>`;
}
const patterns = [["hatch", "accent"], ["bad", "bad"]].map(([id, color]) => `<pattern id="${id}" `
  + `width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" `
  + `fill="var(--${color})" fill-opacity=".1"/><path d="M0 0V6" stroke="var(--${color})" stroke-opacity=".6"/>`
  + "</pattern>").join("");
const definitions = `<defs>${patterns}<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" `
  + 'markerHeight="8" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="var(--accent)"/></marker></defs>'
  + "<style>.tick{fill:var(--accent);font-size:9px;text-anchor:middle;paint-order:stroke;stroke:var(--card);"
  + "stroke-width:2.5px}</style>";
function drawOver() {
  const i = state.selected, { d, up } = lastDetails, isNow = lastDetails.id === i;
  let text = definitions;
  if (state.show.frames) text += allFrames(() => true);
  if (i >= 0 && state.step < 0) {
    const a = box(i);
    if (container(i) >= 0) text += rect(box(container(i)),
      'fill="none" stroke="var(--accent)" stroke-opacity=".7" stroke-dasharray="4 3"');
    text += rect(a, 'fill="var(--tint)" stroke="var(--accent)" stroke-width="2" id="selection"');
    if (state.show.spacing) {
      if (isNow && d.sp) text += drawSpacing(i, d.sp);
      if (isNow && up && up.sp) text += drawSpacing(parent[i], up.sp.filter(s => s[1] === i || s[2] === i));
      text += drawPadding(i);
    }
    if (state.show.guides && isNow && d.g) text += drawGuides(i, d.g);
    if (state.show.overflow) text += drawOverflow(i);
    if (state.show.axes && isNow && state.shownSpace) text += drawAxes(i, state.shownSpace);
    const text_ = `${titleOf(i)}  ${number(width[i])} × ${number(height[i])}`;
    // Above the frame, and above the label of the coordinates where that is.
    const space = state.show.axes && isNow ? state.shownSpace : null;
    const high = sy(a.y) - 14 - (space && space.y < 0 ? 20 : 0);
    text += label(text_.length > 44 ? text_.slice(0, 43) + "…" : text_, sx(a.x + a.w / 2),
      high > 12 ? high : sy(a.y + a.h) + 14, true);
  } else if (i >= 0 && isNow) text += drawStep(i, d);
  if (state.hover >= 0 && state.hover !== i && state.step < 0) {
    const b = box(state.hover);
    text += rect(b, 'fill="none" stroke="var(--accent)" stroke-width="1.5"')
      + label(`${titleOf(state.hover)}  ${pair([b.w, b.h])}`.slice(0, 50), sx(b.x + b.w / 2), sy(b.y) - 13);
  }
  $("over").innerHTML = text;
}
/** A step: a proposal and a size start in the corner of what is around; placing moves the size to its place. */
function drawStep(i, d) {
  const phase = stepPhase(), around = box(parent[i]), a = box(i);
  const finite = (p, other) => p === null || p === "∞" ? other : p;
  const corner = { x: around.x, y: around.y };
  const asked = { ...corner, w: finite(d.p[0], around.w), h: finite(d.p[1], around.h) };
  let text = allFrames(k => stepOf[k * 3 + PLACE] >= 0 && stepOf[k * 3 + PLACE] < state.step);
  text += rect(around, 'fill="none" stroke="var(--text)" stroke-opacity=".45"');
  const size = { ...corner, w: d.s[0], h: d.s[1] };
  const fill = 'fill="var(--tint)" stroke="var(--accent)" stroke-width="2"';
  if (phase === PROPOSE) {
    return text + rect(asked, 'fill="none" stroke="var(--accent)" stroke-width="2" stroke-dasharray="6 4"')
      + label(`proposed ${pair(d.p)}`, sx(asked.x + asked.w / 2),
        sy(asked.y + asked.h / 2), true);
  }
  if (phase === CHOOSE) {
    return text + rect(asked, 'fill="none" stroke="var(--accent)" stroke-opacity=".7" stroke-dasharray="6 4"')
      + rect(size, fill) + label(`chose ${pair(d.s)}`, sx(size.x + size.w / 2), sy(size.y + size.h / 2), true);
  }
  return text + rect(size, 'fill="none" stroke="var(--accent)" stroke-opacity=".6" stroke-dasharray="3 3"')
    + rect(a, fill + ' id="placed"') + (Math.hypot(a.x - corner.x, a.y - corner.y) * state.zoom > 6
      ? line(corner.x, corner.y, a.x, a.y, 'marker-end="url(#head)" stroke-width="1.5"') : "")
    + label(`placed at ${number(d.o[0])}, ${number(d.o[1])}`, sx(a.x + a.w / 2), sy(a.y + a.h / 2), true);
}
/** The views at a point, the one in front first, then what is around it. */
function nodesAt(x, y) {
  let front = -1;
  for (let i = count - 1; i >= 0; i--) {
    if (isHidden(i) || kind[i] === SECONDARY || x < left[i] || y < top_[i] || x >= left[i] + width[i]
      || y >= top_[i] + height[i]) continue;
    if (kind[i] !== MODIFIER) { front = i; break; }
    if (front < 0) front = i;
  }
  const found = [];
  for (let at = front; at >= 0; at = outer(at)) found.push(at);
  return found;
}
function pointAt(event) {
  const sheet = $("sheet").getBoundingClientRect();
  return [(event.clientX - sheet.left) / state.zoom + bounds.x,
    (event.clientY - sheet.top) / state.zoom + bounds.y];
}
let lastPoint = null;
function clickStage(event) {
  const [x, y] = pointAt(event), found = nodesAt(x, y);
  // A second click at the same point selects what is around.
  const again = lastPoint && Math.hypot(lastPoint[0] - event.clientX, lastPoint[1] - event.clientY) < 4;
  const at = found.indexOf(state.selected);
  lastPoint = [event.clientX, event.clientY];
  if (found.length) select(again && at >= 0 ? found[(at + 1) % found.length] : found[0],
    { from: "stage" });
}
function stageKey(event) {
  const i = state.selected, beside = i < 0 ? [] : outer(i) < 0 ? roots() : children(outer(i));
  const k = beside.indexOf(i);
  const target = { ArrowUp: () => outer(i), ArrowDown: () => children(i)[0], ArrowLeft: () => beside[k - 1],
    ArrowRight: () => beside[k + 1] }[event.key];
  if (!target || i < 0) return;
  event.preventDefault();
  if ((target() ?? -1) >= 0) select(target());
}

// The parts of a device that cover its screen, if the page shows them: status bar, camera, home indicator.
const drawing = (name, attributes, ...children) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};
const box = (x, y, width, height, rx, more = {}) => drawing("rect", { x, y, width, height, rx, ...more });

// Signal, Wi-Fi and battery, 12 points high, from `x` on and around the line `y`.
const drawSignal = (x, y) => [0, 1, 2, 3].map((bar) =>
  box(x + bar * 4.7, y + 2.7 - bar * 2.7, 3.2, 3.3 + bar * 2.7, 0.9));
const drawWaves = (x, y) => {
  // Rings around one centre, each a quarter of a circle, open upwards.
  const middle = x + 8, low = y + 5;
  const arc = (r) => [middle - r * Math.SQRT1_2, low - r * Math.SQRT1_2, middle + r * Math.SQRT1_2];
  const ring = (r, [left, top, right] = arc(r)) => drawing("path", { fill: "none", stroke: "currentColor",
    "stroke-width": 2.4, d: `M${left} ${top}A${r} ${r} 0 0 1 ${right} ${top}` });
  const [left, top, right] = arc(3.7);
  return [ring(10), ring(6.2),
    drawing("path", { d: `M${middle} ${low}L${left} ${top}A3.700 3.700 0 0 1 ${right} ${top}z` })];
};
const drawBattery = (x, y) => [
  box(x + 0.5, y - 6, 24, 12, 3.8, { fill: "none", stroke: "currentColor", "stroke-opacity": 0.4 }),
  box(x + 2, y - 4.5, 21, 9, 2.5),
  drawing("path", { d: `M${x + 26} ${y - 2}v4a2.200 2.200 0 0 0 0-4z`, "fill-opacity": 0.45 })];
const drawTime = (x, y, size) => {
  const text = drawing("text", { x, y: y + size * 0.36, "text-anchor": "middle", "font-size": size,
    "font-weight": 600, "font-family": '-apple-system, "Inter", "Inter Variable", system-ui, sans-serif' });
  text.textContent = "9:41";
  return text;
};

// A call: a pill around the time; without a camera, a second line below the status bar.
const drawCall = (frame, width) => {
  if (!settings?.isCalling || !frame.statusBarHeight) return [];
  const green = { fill: "#34c759", class: "call" };
  if (frame.cutout === "none") {
    const text = drawing("text", { x: width / 2, y: frame.statusBarHeight + 14, "text-anchor": "middle", fill: "#fff",
      "font-size": 13, "font-family": "system-ui, sans-serif" });
    text.textContent = "Touch to return to call";
    return [box(0, 0, width, frame.statusBarHeight + 20, 0, green), text];
  }
  const side = (width - frame.cutoutWidth) / 2;
  const y = frame.cutout === "island" ? frame.cutoutTop + frame.cutoutHeight / 2 + 1 : frame.statusBarHeight * 0.52;
  return [box(side / 2 - 27, y - 12, 60, 24, 12, green)];
};
const drawStatusBar = (frame, width) => {
  const height = frame.statusBarHeight;
  if (!height || !showsStatusBar) return [];
  if (frame.cutout === "none") {
    const y = height / 2;
    return [...drawSignal(7, y), ...drawWaves(29, y), drawTime(width / 2, y, 12.5),
      ...drawBattery(width - 34, y)];
  }
  const side = (width - frame.cutoutWidth) / 2;
  const y = frame.cutout === "island" ? frame.cutoutTop + frame.cutoutHeight / 2 + 1 : height * 0.52;
  const start = width - side / 2 - 38;
  return [drawTime(side / 2 + 3, y, 17), ...drawSignal(start, y), ...drawWaves(start + 24, y),
    ...drawBattery(start + 46, y)];
};

const drawCutout = (frame, width, height) => {
  const { cutout, cutoutWidth: w, cutoutHeight: h, cutoutTop: top } = frame;
  if (cutout === "none") return [];
  const across = frame.isLandscape ? height : width, x = (across - w) / 2;
  const shape = cutout === "island" ? box(x, top, w, h, h / 2)
    // The upper corners of a notch flare into the edge.
    : drawing("path", { d: `M${x - 6} 0q6 0 6 6v${h - 26}a20 20 0 0 0 20 20h${w - 40}a20 20 0 0 0 20-20`
      + `v${26 - h}q0-6 6-6z` });
  shape.setAttribute("fill", "#000");
  shape.setAttribute("class", "cutout");
  // On its side the device lies with its upper edge to the left.
  return [frame.isLandscape
    ? drawing("g", { transform: `translate(0 ${height}) rotate(-90)` }, shape) : shape];
};

const drawFrame = (screen) => {
  const { frame, width, height } = screen;
  screen.chrome?.remove();
  screen.chrome = null;
  if (!frame || !showsFrame) return;
  const chrome = drawing("svg", { class: "chrome", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true",
    fill: "currentColor" }, ...(showsStatusBar ? drawCall(frame, width) : []), ...drawStatusBar(frame, width),
  ...(showsCutout ? drawCutout(frame, width, height) : []));
  if (frame.indicatorWidth) {
    chrome.append(box((width - frame.indicatorWidth) / 2, height - 13, frame.indicatorWidth, 5, 2.5,
      { class: "indicator" }));
  }
  chrome.style.color = screen.isDark ? "#fff" : "#000";
  screen.device.append(chrome);
  screen.chrome = chrome;
};

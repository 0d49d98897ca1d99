// The keyboard on the screen of a device: it covers the lower part of the preview, whose safe area ends above it.
const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
let isShifted = false;

const drawKeyboard = (screen) => {
  screen.keys?.remove();
  screen.keys = null;
  const { keyboard, width, height, frame } = screen;
  if (!keyboard) return;
  // What is typed goes to the field that has the focus in the preview.
  const type = (key, text) => {
    active = screen.index;
    if (text) return send({ kind: "text", screen: screen.index, text, time: performance.now() });
    for (const phase of ["down", "up"]) {
      send({ kind: "key", screen: screen.index, key, text: "", phase, modifiers: 0, time: performance.now() });
    }
  };
  const suggestions = width > height && width < 1000 ? 38 : width > 700 ? 55 : 45;
  const below = frame?.indicatorWidth ? width > height ? 21 : width > 700 ? 20 : 75 : 0;
  const row = (keyboard - suggestions - below) / 4, unit = width / 10;
  const key = (label, x, y, wide, press, name = label) => {
    const node = element("button", { tabindex: -1, "aria-label": name, class: name.length > 1 ? "special" : null,
      onpointerdown: (event) => { event.preventDefault(); event.stopPropagation(); press(); },
      onclick: (event) => { if (event.detail === 0) press(); } }, label);
    Object.assign(node.style, { left: `${x / width * 100}%`, top: `${(suggestions + y * row) / keyboard * 100}%`,
      width: `${wide / width * 100}%`, height: `${row / keyboard * 100}%` });
    return node;
  };
  const letters = keyRows.flatMap((text, line) => [...text].map((letter, index) => {
    const shown = isShifted ? letter.toUpperCase() : letter;
    return key(shown, (10 - text.length) / 2 * unit + index * unit, line, unit, () => {
      type(null, shown);
      if (isShifted) { isShifted = false; drawKeyboard(screen); }
    });
  }));
  const layer = element("div", { class: "keyboard", role: "group", "aria-label": "Keyboard" }, letters,
    key("⇧", 0, 2, 1.3 * unit, () => { isShifted = !isShifted; drawKeyboard(screen); }, "Shift"),
    key("⌫", 8.7 * unit, 2, 1.3 * unit, () => type("Backspace"), "Delete"),
    key("space", 2.5 * unit, 3, 5 * unit, () => type(null, " "), "Space"),
    key("return", 7.5 * unit, 3, 2.5 * unit, () => type("Enter"), "Return"));
  layer.dataset.dark = String(Boolean(screen.isDark));
  layer.style.height = `${keyboard / height * 100}%`;
  layer.addEventListener("pointerdown", (event) => event.preventDefault());
  screen.keys = element("div", { class: "chrome keys" }, layer);
  screen.device.insertBefore(screen.keys, screen.layer.nextSibling);
};

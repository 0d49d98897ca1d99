// What is around the program: keyboard, status bar, network and clock. `Session+Conditions.swift` is the server's side.
const aroundPanel = byId("surroundings"), aroundButton = byId("around");
let surroundings = { hasNetwork: false, hasClock: false, network: "normal", clock: 0 };
let showsStatusBar = true, showsCutout = true;

const showSurroundings = (isOn) => {
  if (isOn === !aroundPanel.hidden) return;
  if (isOn) leavePanels("surroundings");
  aroundPanel.hidden = !isOn;
  aroundButton.setAttribute("aria-pressed", String(isOn));
  document.body.classList.toggle("beside", isOn);
  drawSurroundings();
  arrange();
};
aroundButton.addEventListener("click", () => showSurroundings(aroundPanel.hidden));
aroundPanel.querySelector(".close").addEventListener("click", () => showSurroundings(false));

const setSurrounding = (change) => {
  Object.assign(settings, change);
  keep();
  sendSettings();
};
const showParts = () => {
  if ((showsStatusBar || showsCutout) && !showsFrame) byId("frame").click();
  keep();
  screens.forEach(drawFrame);
};
// The field has the time where the program runs, which is this machine's zone.
const clockText = (date) => new Date(date - date.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
const setDate = (text) => {
  const date = text ? new Date(text) : null;
  if (date && Number.isNaN(date.valueOf())) return;
  send({ kind: "conditions", phase: "clock", ...(date ? { value: date / 1000 } : {}) });
};

const drawSurroundings = () => {
  if (aroundPanel.hidden || !settings) return;
  const select = (label, value, options, onchange) => {
    const node = element("select", { "aria-label": label, onchange: () => onchange(node.value) },
      options.map(([key, text]) => element("option", { value: key }, text)));
    node.value = value;
    return [element("dt", {}, label), element("dd", {}, node)];
  };
  const check = (label, isOn, onchange) => {
    const node = element("input", { type: "checkbox", onchange: () => onchange(node.checked) });
    node.checked = isOn;
    return element("label", { class: "check" }, node, label);
  };
  const list = (...rows) => element("dl", {}, rows);
  const parts = [element("h3", {}, "Device"),
    list(select("Keyboard", settings.keyboard ?? "hidden", [["hidden", "That of this machine"],
      ["focus", "On the screen, for a text field"], ["shown", "On the screen, always"]],
    (value) => setSurrounding({ keyboard: value }))),
    check("Status bar", showsFrame && showsStatusBar, (isOn) => { showsStatusBar = isOn; showParts(); }),
    check("Camera or Dynamic Island", showsFrame && showsCutout, (isOn) => { showsCutout = isOn; showParts(); }),
    check("A call is going on", settings.isCalling === true, (isOn) => {
      setSurrounding({ isCalling: isOn });
      if (isOn) { showsStatusBar = true; showParts(); } else screens.forEach(drawFrame);
    })];
  if (surroundings.hasNetwork) {
    parts.push(element("h3", {}, "Network"), list(select("What is loaded", surroundings.network,
      [["normal", "As on this machine"], ["slow", "Slowly"], ["off", "Not at all"]],
      (text) => send({ kind: "conditions", phase: "network", text }))),
    element("p", { class: "hint" }, "The previews load again. Slow requests begin after 1.5 s, at 60 kB a second."));
  }
  if (surroundings.hasClock) {
    const field = element("input", { type: "datetime-local", "aria-label": "Date and time",
      onchange: () => setDate(field.value) });
    field.value = clockText(new Date(Date.now() + surroundings.clock * 1000));
    parts.push(element("h3", {}, "Clock"), element("div", { class: "date" }, field,
      element("button", { disabled: surroundings.clock === 0, onclick: () => setDate("") }, "Now")),
    element("p", { class: "hint" }, surroundings.clock === 0 ? "The program reads the clock of this machine."
      : "The program reads a clock that continues from the date that was set."));
  }
  const label = document.activeElement?.getAttribute?.("aria-label");
  const hadFocus = aroundPanel.contains(document.activeElement);
  aroundPanel.querySelector(".body").replaceChildren(...parts);
  if (hadFocus && label) aroundPanel.querySelector(`[aria-label="${label}"]`)?.focus();
};
told.conditions = (message) => {
  surroundings = message;
  aroundButton.classList.toggle("slow", message.network !== "normal" || message.clock !== 0);
  drawSurroundings();
};

// The Inspect mode: what is below the pointer, while the view runs. `Session+Inspect.swift` is the server's side.
const inspector = byId("inspector"), inspectButton = byId("inspect");
let isInspecting = false, isKept = false, canEdit = false, inspected = null, hoverFrame = 0;

const inspect = (isOn) => {
  if (isOn === isInspecting) return;
  if (isOn) leavePanels("inspector");
  isInspecting = isOn;
  inspectButton.setAttribute("aria-pressed", String(isOn));
  document.body.classList.toggle("inspecting", isOn);
  inspector.hidden = !isOn;
  inspected = null;
  isKept = false;
  if (!isOn) send({ kind: "inspect", phase: "off" });
  showInspected();
  arrange();
};
inspectButton.addEventListener("click", () => inspect(!isInspecting));
const release = () => { isKept = false; send({ kind: "inspect", phase: "released" }); };
// Before the view receives the key.
document.addEventListener("keydown", (event) => {
  const isToggle = event.code === "KeyI" && event.altKey && !event.ctrlKey && !event.metaKey;
  if (!isToggle && !(event.key === "Escape" && isInspecting)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isToggle) inspect(!isInspecting); else if (isKept) release(); else inspect(false);
}, true);

// The pointer selects without a button. A press keeps the view selected, and still reaches the preview, so that
// one view can be looked at while another one is dragged.
const listenInspect = (screen, index) => {
  const { canvas } = screen;
  const tell = (event, phase) => send({ kind: "inspect", screen: index, phase, ...place(screen, event) });
  canvas.addEventListener("pointermove", (event) => {
    if (!isInspecting || isKept || event.buttons || event.pointerType !== "mouse" || hoverFrame) return;
    hoverFrame = requestAnimationFrame(() => { hoverFrame = 0; if (isInspecting) tell(event, "hovered"); });
  });
  canvas.addEventListener("pointerdown", (event) => {
    if (!isInspecting || event.button !== 0 || (isKept && !event.altKey)) return;
    tell(event, "kept");
    // With Alt, the press is for the inspector alone.
    if (!event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
};

const plain = (number) => String(Math.round(number * 1000) / 1000);

const copy = async (text, button) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without the permission, the selection of a field is copied.
    const field = document.body.appendChild(element("textarea", {}, text));
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const before = button.textContent;
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = before; }, 900);
};

// The place in the source: a press copies it, a second button opens it.
const makePlace = (source, id) => {
  const full = `${source.file}:${source.line}`;
  const line = element("button", { title: `Copy ${full}`, onclick: () => copy(full, line) },
    `${source.file.split("/").pop()}:${source.line}`);
  return element("span", { class: "source" }, line, canEdit ? element("button", {
    title: `Open ${full} in the editor`, onclick: () => send({ kind: "edit", id }) }, "Open") : null);
};

const drawInspected = () => {
  const screen = inspected && screens[inspected.screen];
  for (const other of screens.filter((each) => each !== screen)) {
    other.mark?.layer.remove();
    other.mark = null;
  }
  if (!screen || !screen.width) return;
  const { x, y, width, height } = inspected.view.frame;
  if (!screen.mark) {
    const size = element("span"), box = element("div", {}, size);
    screen.mark = { layer: element("div", { class: "chrome inspected" }, box), box, size };
    screen.device.append(screen.mark.layer);
  }
  const { box: mark, size } = screen.mark;
  mark.className = isKept ? "mark kept" : "mark";
  size.textContent = `${plain(width)} × ${plain(height)}`;
  const part = (value, whole) => `${value / whole * 100}%`;
  Object.assign(mark.style, { left: part(x, screen.width), top: part(y, screen.height),
    width: part(width, screen.width), height: part(height, screen.height) });
  // The size stands above the view, or in it at the upper edge; it ends with the screen.
  size.classList.toggle("inside", y < 24);
  size.classList.toggle("end", x > screen.width / 2);
};

const showInspected = () => {
  drawInspected();
  const body = inspector.querySelector(".body"), view = inspected?.view;
  inspector.querySelector(".state").textContent = view && isKept ? "selected" : "";
  inspector.querySelector(".release").hidden = !view || !isKept;
  inspector.querySelector(".outer").disabled = !view?.hasOuterView;
  if (!view) {
    body.replaceChildren(element("p", { class: "hint" }, "Point at a view. A press keeps it selected, until Escape, "
      + "and reaches the preview; with Alt it does not, and selects another view."));
    return;
  }
  const { x, y, width, height } = view.frame, rows = [];
  const title = element("h2", {}, view.title), facts = element("dl");
  const fact = (name, value) => facts.append(element("dt", {}, name), element("dd", {}, value));
  fact("frame", `(${plain(x)}, ${plain(y)})  ${plain(width)} × ${plain(height)}`);
  fact("proposal", view.proposal);
  rows.push(title);
  if (view.parts[0]?.source) rows.push(makePlace(view.parts[0].source, 0));
  rows.push(element("p", {}, view.headline), facts);
  view.parts.forEach((part, id) => {
    if (part.title) {
      rows.push(element("h3", {}, `in ${part.title}`));
      if (part.source) rows.push(makePlace(part.source, id));
    }
    rows.push(element("dl", { class: "words" }, part.lines.map(({ topic, text }) =>
      [element("dt", {}, topic), element("dd", {}, text)])));
  });
  body.replaceChildren(...rows);
};

told.inspected = (message) => {
  if (!isInspecting) return;
  const before = inspected && JSON.stringify(inspected);
  inspected = message.view ? message : null;
  isKept = message.isKept;
  if (JSON.stringify(inspected) !== before) showInspected();
};
inspector.querySelector(".outer").addEventListener("click", () => send({ kind: "inspect", phase: "outer" }));
inspector.querySelector(".release").addEventListener("click", release);
inspector.querySelector(".close").addEventListener("click", () => inspect(false));

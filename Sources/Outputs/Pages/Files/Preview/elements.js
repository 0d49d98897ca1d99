// The accessibility elements of the previews as elements of the page, over the canvas at their frames: for the
// keyboard, as Full Keyboard Access has it, for assistive technology and for test drivers. They are asked for by the
// button, by the tab key in a preview, or by a driver; until then nothing is sent. `Session+Elements.swift` is the
// server's side.
const reachButton = byId("reach");
let isReaching = false, entering = 0;

const reach = (isOn) => {
  if (isOn === isReaching) return;
  isReaching = isOn;
  reachButton.setAttribute("aria-pressed", String(isOn));
  if (!isOn) screens.forEach(forgetElements);
  send({ kind: "elements", phase: isOn ? "on" : "off" });
};
reachButton.addEventListener("click", () => { reach(!isReaching); keep(); });

const forgetElements = (screen) => {
  screen.elements = new Map();
  screen.layer.firstChild.replaceChildren();
};
const act = (entry, phase, more = {}) => send({ kind: "element", screen: entry.screen.index, element: entry.id, phase,
  time: performance.now(), ...more });

// The role of an element on the page.
const roles = { header: "heading", image: "img", link: "link", toggle: "switch", slider: "slider",
  stepper: "spinbutton", progress: "progressbar", gauge: "meter", datePicker: "button", colorPicker: "button",
  menu: "button", menuItem: "menuitem", tab: "tab", disclosure: "button", button: "button", group: "group",
  list: "list", tabBar: "tablist", scrollArea: "group", dialog: "dialog", separator: "separator" };
const roleOf = (told) => {
  const isLeaf = told.children.length === 0;
  if (told.role === "picker") return !isLeaf ? "radiogroup" : told.canPress ? "combobox" : "spinbutton";
  if (told.role === "staticText" || told.role === "element") {
    return told.canPress ? "button" : told.number ? "meter" : told.role === "element" ? "group" : null;
  }
  if (told.role === "image" && told.canPress) return "button";
  return told.canAdjust && isLeaf && !["slider", "stepper"].includes(told.role) ? "spinbutton"
    : roles[told.role] ?? "group";
};
const inputs = { textField: "text", secureField: "text", searchField: "search" };
const isStop = ({ told }) => !told.isDisabled && (told.isText || told.canPress || told.canAdjust);

const makeEntry = (screen, told) => {
  const isInput = told.role in inputs, isText = isInput || told.role === "textEditor";
  const node = element(isInput ? "input" : isText ? "textarea" : "div", { "data-id": told.id,
    type: inputs[told.role], autocomplete: isText ? "off" : null, spellcheck: isText ? "false" : null });
  const entry = node.entry = { id: told.id, screen, node, told, isText };
  node.addEventListener("focus", () => {
    active = screen.index;
    screen.visited = [...(screen.visited ?? []).filter((id) => id !== entry.id), entry.id].slice(-40);
    const [x, y, width, height] = entry.told.frame;
    if (x < 0 || y < 0 || x + width > screen.width || y + height > screen.height) act(entry, "reveal");
    if (isText && !entry.told.isFocused) act(entry, "focus");
  });
  if (isText) {
    // Keys are the view's, which answers with the new text; what comes without keys replaces it.
    node.addEventListener("input", (event) => { if (!event.isComposing) act(entry, "text", { text: node.value }); });
    node.addEventListener("compositionstart", () => { entry.isComposing = true; });
    node.addEventListener("compositionend", () => {
      entry.isComposing = false;
      act(entry, "text", { text: node.value });
    });
    node.addEventListener("blur", (event) => {
      if (event.relatedTarget !== screen.canvas && event.relatedTarget !== keys) act(entry, "leave");
    });
  }
  // A click of a pointer has reached the view as one; others are those of assistive technology.
  node.addEventListener("click", (event) => {
    if (event.detail > 0 || !entry.told.canPress || isText) return;
    event.stopPropagation();
    act(entry, "press");
  });
  return entry;
};

const write = (node, attributes) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  }
};
const drawEntry = (entry) => {
  const { node, told, isText } = entry, role = isText ? null : roleOf(told);
  const isPlain = !role && !isText, isValue = ["slider", "spinbutton", "progressbar", "meter"].includes(role);
  const flag = (value) => value ? "true" : "false";
  const words = [isValue || isText || role === "switch" ? null : told.value, told.hint].filter(Boolean).join(", ");
  // A dialog without a name has that of its first words.
  const inside = role === "dialog" && !told.label ? entry.screen.elements.get(told.children[0])?.told.label : null;
  write(node, { role, "aria-label": isPlain ? null : told.label || inside || null, "data-testid": told.identifier,
    "aria-description": isPlain ? null : words || null, tabindex: isStop(entry) ? 0 : null,
    "aria-disabled": told.isDisabled ? "true" : null, "aria-level": role === "heading" ? told.level ?? 1 : null,
    "aria-checked": role === "switch" ? flag(told.isOn) : role === "radio" ? flag(told.isSelected) : null,
    "aria-pressed": role === "button" && told.isSelected ? "true" : null,
    "aria-selected": role === "tab" ? flag(told.isSelected) : null,
    "aria-expanded": told.role === "disclosure" ? flag(told.isOn) : role === "combobox" ? "false" : null,
    "aria-haspopup": role === "combobox" || told.role === "menu" ? "menu" : null,
    "aria-modal": role === "dialog" ? "true" : null,
    "aria-valuenow": isValue ? told.number?.[0] ?? (Number.parseFloat(told.value) || 0) : null,
    "aria-valuemin": isValue ? told.number?.[1] : null, "aria-valuemax": isValue ? told.number?.[2] : null,
    "aria-valuetext": isValue ? told.value : null, placeholder: isText ? told.hint : null });
  if (isText) {
    node.disabled = told.isDisabled;
    if (!entry.isComposing && node.value !== (told.value ?? "")) node.value = told.value ?? "";
  } else if (!told.children.length) {
    const text = isPlain ? [told.label, told.value].filter(Boolean).join(", ") : "";
    if (node.textContent !== text) node.textContent = text;
  }
};

// Puts elements into their parents in reading order. What is in a list is an item of it, what is in a picker a choice.
const arrangeElements = (screen) => {
  const arrangeIn = (ids, parent, corner, isList, isChoice) => {
    let at = parent.firstElementChild;
    for (const id of ids) {
      const entry = screen.elements.get(id);
      if (!entry) continue;
      let holder = entry.node;
      if (isList) {
        entry.item ??= element("div", { role: "listitem" });
        if (entry.node.parentElement !== entry.item) entry.item.append(entry.node);
        holder = entry.item;
      }
      // An element that stays where it is keeps the focus.
      if (holder === at) at = at.nextElementSibling; else parent.insertBefore(holder, at);
      const [x, y, width, height] = entry.told.frame;
      entry.node.style.cssText = `left:${x - corner[0]}px;top:${y - corner[1]}px;width:${width}px;height:${height}px`;
      if (isChoice && entry.told.role === "button") {
        write(entry.node, { role: "radio", "aria-checked": String(entry.told.isSelected), "aria-pressed": null });
      }
      if (!entry.isText) {
        arrangeIn(entry.told.children, entry.node, entry.told.frame, entry.told.role === "list",
          entry.told.role === "picker");
      }
    }
    while (at) { const next = at.nextElementSibling; at.remove(); at = next; }
  };
  arrangeIn(screen.top, screen.layer.firstChild, [0, 0], false, false);
};

told.elements = (message) => {
  const screen = screens[message.screen];
  if (!screen || !isReaching) return;
  const before = document.activeElement?.entry?.screen === screen ? document.activeElement.entry : null;
  if (message.isWhole) forgetElements(screen);
  for (const id of message.removed) screen.elements.delete(id);
  for (const news of message.changed) {
    let entry = screen.elements.get(news.id);
    const isOther = entry && entry.isText !== (news.role in inputs || news.role === "textEditor");
    if (!entry || isOther) screen.elements.set(news.id, entry = makeEntry(screen, news));
    entry.told = news;
  }
  for (const { id } of message.changed) drawEntry(screen.elements.get(id));
  screen.top = message.top ?? screen.top ?? [];
  arrangeElements(screen);
  if (screen.index === insightOf) drawInsightSoon("order");
  const stops = elementStops(screen);
  if (entering && active === screen.index) {
    // The tab key that has asked for the elements.
    const first = entering > 0 ? stops[0] : stops.at(-1);
    entering = 0;
    if (first) first.node.focus({ preventScroll: true }); else pressTab(false);
  } else if (before ? !before.node.isConnected : screen.waits && document.activeElement === screen.canvas) {
    // The last of those that had the focus and is there, as after a menu was closed; else the first one. Where nothing
    // takes the focus, as in a sheet of text, the preview has it until it is closed.
    const known = (screen.visited ?? []).findLast((id) => stops.some((stop) => stop.id === id));
    (screen.elements.get(known) ?? stops[0])?.node.focus({ preventScroll: true });
    screen.waits = !stops.length;
    if (screen.waits) screen.canvas.focus({ preventScroll: true });
  } else if (before?.isText && !before.told.isFocused) {
    // The view itself has moved the focus to its next field.
    stops.find((stop) => stop.isText && stop.told.isFocused)?.node.focus({ preventScroll: true });
  }
};

/** The elements that take the focus, in reading order. */
const elementStops = (screen) => [...screen.layer.querySelectorAll("[data-id]")].map((node) => node.entry)
  .filter(isStop);

const pressTab = (isBackwards) => {
  for (const phase of ["down", "up"]) {
    send({ kind: "key", screen: active, key: "Tab", phase, modifiers: isBackwards ? 2 : 0, time: performance.now() });
  }
};

/** The nearest element in a direction: what is beside it first, then what is near. */
const neighbour = (entry, key) => {
  const [x, y, width, height] = entry.told.frame, isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const middle = [x + width / 2, y + height / 2], own = isAcross ? 0 : 1;
  let best = null, least = Infinity;
  for (const other of elementStops(entry.screen)) {
    const [ox, oy, ow, oh] = other.told.frame, far = [ox + ow / 2 - middle[0], oy + oh / 2 - middle[1]];
    const ahead = far[own] * sign;
    if (other === entry || ahead <= 1) continue;
    const overlaps = isAcross ? oy < y + height && oy + oh > y : ox < x + width && ox + ow > x;
    const score = ahead + Math.abs(far[1 - own]) * (overlaps ? 0.2 : 3);
    if (score < least) [best, least] = [other, score];
  }
  return best;
};

/** Whether a key has been taken by an element, or is left to the browser. Before the view receives it. */
const takeElementKey = (event) => {
  const focused = document.activeElement, entry = focused?.entry;
  const isTab = event.key === "Tab" && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isTab && focused?.tagName === "CANVAS") {
    const screen = screens[active];
    if (isReaching) return elementStops(screen).length > 0;
    event.preventDefault();
    entering = event.shiftKey ? -1 : 1;
    // Backwards, the page's control before the preview is next.
    if (event.shiftKey) { entering = 0; return false; }
    reach(true);
    return true;
  }
  if (isTab && focused === keys && isReaching) {
    const stops = elementStops(screens[active]), at = stops.findIndex(({ told }) => told.isFocused);
    const next = at < 0 ? null : stops[at + (event.shiftKey ? -1 : 1)];
    if (!next) return false;
    event.preventDefault();
    isEditing = false;
    if (!next.isText) act(stops[at], "leave");
    next.node.focus({ preventScroll: true });
    return true;
  }
  if (!entry) return false;
  if (isTab) return true;
  if (entry.isText || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { told } = entry;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (!event.repeat && told.canPress) act(entry, "press");
    return true;
  }
  if (!event.key.startsWith("Arrow")) return false;
  event.preventDefault();
  const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
  if (told.canAdjust && !told.children.length && !(isVertical && told.role === "slider")) {
    act(entry, event.key === "ArrowUp" || event.key === "ArrowRight" ? "increment" : "decrement");
  } else neighbour(entry, event.key)?.node.focus({ preventScroll: true });
  return true;
};
document.addEventListener("keydown", (event) => {
  if (event.code !== "KeyK" || !event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  reachButton.click();
}, true);

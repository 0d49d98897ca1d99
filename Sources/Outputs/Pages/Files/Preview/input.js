// Input: pointers, keys, focus, the clipboard.
const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
// The command key of a keyboard without one is its control key.
const heldKeys = (event) => (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0)
  | (event.ctrlKey ? (isMac ? 4 : 16) : 0) | (event.altKey ? 8 : 0) | (event.metaKey ? (isMac ? 16 : 4) : 0);

const place = (screen, event) => {
  const box = screen.canvas.getBoundingClientRect();
  return { x: (event.clientX - box.left) / box.width * screen.width,
    y: (event.clientY - box.top) / box.height * screen.height };
};

let isEditing = false;
const focusOn = (index) => {
  active = index;
  (isEditing ? keys : screens[index].canvas).focus({ preventScroll: true });
};

// The tab key has left the first or the last control of a preview: the page's next one has the focus.
const leaveScreen = (index, backwards) => {
  const canvas = screens[index]?.canvas;
  if (!canvas || !hasFocus()) return;
  const stops = [...document.querySelectorAll("a[href], button, select, input, textarea, [tabindex]")]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && each.getClientRects().length > 0);
  const next = stops[stops.indexOf(canvas) + (backwards ? -1 : 1)];
  isEditing = false;
  // At the end the browser continues from the canvas with the next press.
  if (next) next.focus(); else document.activeElement.blur();
};

const listen = (screen, index) => {
  // Over the canvas are its elements, if the page has them.
  const { canvas, layer } = screen, down = new Set();
  const on = (name, action, options) => {
    for (const part of [canvas, layer]) part.addEventListener(name, action, options);
  };
  const tell = (event, phase) => send({ kind: "pointer", screen: index, phase, id: event.pointerId,
    type: event.pointerType === "mouse" ? "mouse" : "touch", modifiers: heldKeys(event),
    time: performance.now(), ...place(screen, event) });
  on("pointerdown", (event) => {
    if (event.pointerType === "mouse" && (event.button !== 0 || (isMac && event.ctrlKey))) return;
    event.preventDefault();
    focusOn(index);
    try { event.currentTarget.setPointerCapture(event.pointerId); } catch { /* it is up again */ }
    down.add(event.pointerId);
    tell(event, "began");
  });
  on("pointermove", (event) => {
    if (down.has(event.pointerId)) tell(event, "moved");
    else if (event.pointerType === "mouse") tell(event, "hovered");
  });
  const lift = (phase) => (event) => { if (down.delete(event.pointerId)) tell(event, phase); };
  on("pointerup", lift("ended"));
  on("pointercancel", lift("cancelled"));
  // A browser may take the capture away while the button is down; the press continues.
  on("lostpointercapture", (event) => {
    if (!down.has(event.pointerId)) return;
    if (!event.buttons) return lift("cancelled")(event);
    try { event.currentTarget.setPointerCapture(event.pointerId); } catch { lift("cancelled")(event); }
  });
  on("pointerleave", (event) => {
    if (canvas.contains(event.relatedTarget) || layer.contains(event.relatedTarget)) return;
    if (event.pointerType === "mouse" && !down.has(event.pointerId)) tell(event, "exited");
  });
  // The secondary button and the key for menus; a finger that is held is a gesture of the view's own.
  on("contextmenu", (event) => {
    event.preventDefault();
    if (down.size || event.pointerType === "touch") return;
    focusOn(index);
    send({ kind: "menu", screen: index, time: performance.now(), ...place(screen, event) });
  });
  on("dragstart", (event) => event.preventDefault());

  let pinch = 0, pinchEnd = 0;
  const tellPinch = (event, phase) => send({ kind: "pinch", screen: index, phase, scale: pinch,
    time: performance.now(), ...place(screen, event) });
  on("wheel", (event) => {
    event.preventDefault();
    if (event.ctrlKey) {
      const isNew = pinch === 0;
      pinch = (pinch || 1) * Math.exp(-event.deltaY / 100);
      tellPinch(event, isNew ? "began" : "moved");
      clearTimeout(pinchEnd);
      pinchEnd = setTimeout(() => { tellPinch(event, "ended"); pinch = 0; }, 180);
      return;
    }
    const unit = [1, 16, 400][event.deltaMode] ?? 1;
    const ratio = screen.width / canvas.getBoundingClientRect().width || 1;
    let dx = event.deltaX * unit * ratio, dy = event.deltaY * unit * ratio;
    if (event.shiftKey && dx === 0) [dx, dy] = [dy, 0];
    const isContinuous = event.deltaMode === 0 && (Math.abs(event.deltaY) < 50 || event.deltaX !== 0);
    send({ kind: "wheel", screen: index, dx, dy, continuous: isContinuous, time: performance.now(),
      ...place(screen, event) });
  }, { passive: false });
};

// Keys go to the preview that was touched last, while it or the hidden field has the focus.
const hasFocus = () => document.activeElement === keys || document.activeElement?.tagName === "CANVAS"
  || Boolean(document.activeElement?.entry);
const tellKey = (event, phase) => {
  const isPlain = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  send({ kind: "key", screen: active, key: event.key, text: isPlain && phase !== "up" ? event.key : "", phase,
    mac: isMac, modifiers: heldKeys(event), time: performance.now() });
};
// Keys that are down and that the view has not received.
const takenKeys = new Set();
document.addEventListener("keydown", (event) => {
  if (!hasFocus() || event.isComposing || event.keyCode === 229) return;
  if (takeElementKey(event)) {
    takenKeys.add(event.code);
    return;
  }
  const isCommand = isMac ? event.metaKey : event.ctrlKey;
  // Pasting arrives as an event of its own; what the browser keeps for itself stays its own.
  if (isCommand && /^[vrtwnl0+-]$/i.test(event.key)) return;
  if (/^F\d+$/.test(event.key)) return;
  event.preventDefault();
  tellKey(event, event.repeat ? "repeat" : "down");
});
document.addEventListener("keyup", (event) => {
  if (takenKeys.delete(event.code)) return;
  if (hasFocus() && !event.isComposing && event.keyCode !== 229) tellKey(event, "up");
});
document.addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text/plain");
  if (!hasFocus() || !text) return;
  event.preventDefault();
  send({ kind: "paste", screen: active, text, time: performance.now() });
});

// Words that no key types: input methods, dictation, keyboards on glass.
const tellText = (kind, text) => send({ kind, screen: active, text, time: performance.now() });
keys.addEventListener("compositionupdate", (event) => tellText("composition", event.data ?? ""));
keys.addEventListener("compositionend", (event) => {
  tellText("composition", "");
  if (event.data) tellText("text", event.data);
  keys.value = "";
});
keys.addEventListener("beforeinput", (event) => {
  if (event.isComposing || event.inputType !== "deleteContentBackward") return;
  event.preventDefault();
  for (const phase of ["down", "up"]) {
    send({ kind: "key", screen: active, key: "Backspace", phase, modifiers: 0 });
  }
});
keys.addEventListener("input", (event) => {
  if (event.isComposing) return;
  if (keys.value) tellText("text", keys.value);
  keys.value = "";
});
const placeCaret = (index, rect) => {
  isEditing = Boolean(rect);
  const screen = screens[index];
  if (!rect || !screen) {
    if (document.activeElement === keys) screen?.canvas.focus({ preventScroll: true });
    return;
  }
  // The element of the field, which the keyboard has reached.
  if (document.activeElement?.entry?.isText && document.activeElement.entry.screen === screen) return;
  // A control of the page, or another preview, that has the focus keeps it.
  if (![document.body, keys, screen.canvas].includes(document.activeElement)) {
    isEditing = false;
    return;
  }
  const box = screen.canvas.getBoundingClientRect(), ratio = box.width / screen.width;
  keys.style.left = `${Math.max(0, box.left + rect[0] * ratio)}px`;
  keys.style.top = `${Math.max(0, box.top + rect[1] * ratio)}px`;
  keys.style.height = `${rect[3] * ratio}px`;
  if (document.activeElement !== keys) keys.focus({ preventScroll: true });
};

// The states of one preview: their values are shown while it runs, and set. `Session+States.swift` is the server's side.
const statePanel = byId("states"), stateButton = byId("state");
let statesOf = -1, shownStates = new Map();

const clearStates = () => {
  shownStates = new Map();
  statePanel.querySelector(".body").replaceChildren();
};
const askStates = () => {
  send(statesOf >= 0 ? { kind: "states", phase: "on", screen: statesOf } : { kind: "states", phase: "off" });
};
const showStates = (index) => {
  if (index === statesOf) return;
  if (index >= 0) leavePanels("states");
  statesOf = index;
  const isOn = index >= 0;
  stateButton.setAttribute("aria-pressed", String(isOn));
  document.body.classList.toggle("beside", isOn);
  statePanel.hidden = !isOn;
  clearStates();
  statePanel.querySelector(".state").textContent = isOn ? screens[index]?.title ?? "" : "";
  askStates();
  arrange();
};
stateButton.addEventListener("click", () => showStates(statesOf >= 0 ? -1 : solo >= 0 ? solo : active));
statePanel.querySelector(".close").addEventListener("click", () => showStates(-1));
statePanel.querySelector(".link").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = statePanel.querySelector(".link input").value;
  if (text) send({ kind: "link", screen: statesOf, text });
});

// A control for one state. While it is edited, its own text stays.
const stateControl = (state) => {
  const set = (text) => {
    send({ kind: "states", phase: "set", screen: statesOf, element: state.node, key: state.name, text });
  };
  const label = `${state.name} of ${state.view}`;
  if (state.form === "choices" && state.choices.length === 2 && state.choices.includes("true")) {
    const box = element("input", { type: "checkbox", "aria-label": label,
      onchange: () => set(String(box.checked)) });
    return { node: box, show: (text) => { box.checked = text === "true"; } };
  }
  if (state.form === "choices") {
    const select = element("select", { "aria-label": label, onchange: () => set(select.value) },
      state.choices.map((name) => element("option", { value: name }, name)));
    return { node: select, show: (text) => { select.value = text; } };
  }
  if (!state.form) {
    const text = element("output", { "aria-label": label });
    return { node: text, show: (value) => { text.textContent = value; } };
  }
  const field = element("input", { type: state.form === "text" ? "text" : "number", "aria-label": label,
    step: state.form === "number" ? "any" : null, spellcheck: "false",
    autocomplete: state.form === "text" ? "off" : null,
    onchange: () => set(field.value),
    // A number is set by each press of its arrows, a text once it is complete.
    oninput: () => { if (state.form !== "text" && field.value !== "") set(field.value); } });
  return { node: field, show: (text) => { if (document.activeElement !== field) field.value = text; } };
};

told.states = (message) => {
  if (message.screen !== statesOf) return;
  const body = statePanel.querySelector(".body"), old = shownStates, rows = [];
  const keys = message.states.map((state) => [state.node, state.name, state.type, state.form, state.choices].join("\n"));
  // Where the states are the same, their controls stay: a field that is taken out and put back has lost its edit.
  if (keys.length && !message.isCut && keys.join("\n\n") === [...old.keys()].join("\n\n")) {
    message.states.forEach((state, index) => old.get(keys[index]).control.show(state.text));
    return;
  }
  shownStates = new Map();
  let view = null, list = null;
  for (const [index, state] of message.states.entries()) {
    const row = old.get(keys[index]) ?? { control: stateControl(state) };
    row.control.show(state.text);
    shownStates.set(keys[index], row);
    if (view !== state.node) {
      view = state.node;
      list = element("dl");
      rows.push(element("h3", {}, state.view), list);
    }
    list.append(element("dt", { title: state.type }, state.name), element("dd", {}, row.control.node));
  }
  if (!rows.length) rows.push(element("p", { class: "hint" }, "The views of this preview have no @State and no @AppStorage."));
  if (message.isCut) rows.push(element("p", { class: "hint" }, "There are more states than are shown here."));
  const focused = document.activeElement;
  body.replaceChildren(...rows);
  if (body.contains(focused)) focused.focus();
};

// Slow motion, stepping from frame to frame, and the frames of the last seconds. `Session+Clock.swift` is the server's side.
const clockButton = byId("clock"), clockBar = byId("clockBar");
const clockRates = [["1", 1], ["½", 0.5], ["¼", 0.25], ["1/10", 0.1]];
let clockRate = 1, chosenRate = 1, clockBack = 0, clockReach = 0;

const setClock = (phase) => send({ kind: "clock", phase, value: chosenRate });
const clockChips = element("span", { class: "chips" });
// Stays in place while it is dragged.
const pastRange = element("input", { type: "range", min: -10, max: 0, step: "any", "aria-label": "Earlier frames",
  oninput: () => send({ kind: "clock", phase: "scrub", value: Math.max(-pastRange.valueAsNumber, 0) }) });
const pastText = element("output", {});
const clockPast = element("label", { class: "past", title: "What was shown in the last ten seconds" }, pastRange, pastText);
clockBar.append(clockChips, clockPast);
const showPast = () => {
  clockPast.hidden = clockRate !== 0 || clockReach < 0.02;
  pastRange.min = -clockReach;
  if (document.activeElement !== pastRange || clockBack === 0) pastRange.value = -clockBack;
  pastText.textContent = clockBack > 0 ? `−${clockBack.toFixed(2)} s` : "now";
};
const showClock = () => {
  const isOpen = !clockBar.hidden, isPaused = clockRate === 0;
  clockButton.setAttribute("aria-pressed", String(isOpen));
  clockButton.classList.toggle("slow", clockRate !== 1);
  showPast();
  if (!isOpen) return clockChips.replaceChildren();
  const chip = (text, isOn, title, action) => element("button", { "aria-pressed": String(isOn), title,
    onclick: action }, text);
  const focused = [...clockChips.children].indexOf(document.activeElement);
  clockChips.replaceChildren(
    chip("Pause", isPaused, "Let the time of the previews stand still", () => setClock(isPaused ? "run" : "pause")),
    chip("Step", false, "Let a sixtieth of a second pass", () => setClock("step")),
    element("span", { class: "gap" }),
    ...clockRates.map(([text, rate]) => chip(`${text} ×`, chosenRate === rate, null, () => {
      chosenRate = rate;
      if (clockRate === 0) showClock(); else setClock("run");
    })));
  if (focused >= 0) clockChips.children[focused].focus();
};
const openClock = (isOpen) => {
  clockBar.hidden = !isOpen;
  if (!isOpen && clockRate !== 1) {
    chosenRate = 1;
    setClock("run");
  }
  showClock();
  arrange();
};
clockButton.addEventListener("click", () => openClock(clockBar.hidden));
told.clock = (message) => {
  clockRate = message.rate;
  clockBack = message.back;
  clockReach = message.reach;
  showClock();
};

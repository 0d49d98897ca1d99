// Slow motion, and stepping from frame to frame. `Session+Clock.swift` is the server's side.
const clockButton = byId("clock"), clockBar = byId("clockBar");
const clockRates = [["1", 1], ["½", 0.5], ["¼", 0.25], ["1/10", 0.1]];
let clockRate = 1, chosenRate = 1;

const setClock = (phase) => send({ kind: "clock", phase, value: chosenRate });
const showClock = () => {
  const isOpen = !clockBar.hidden, isPaused = clockRate === 0;
  clockButton.setAttribute("aria-pressed", String(isOpen));
  clockButton.classList.toggle("slow", clockRate !== 1);
  if (!isOpen) return clockBar.replaceChildren();
  const chip = (text, isOn, title, action) => element("button", { "aria-pressed": String(isOn), title,
    onclick: action }, text);
  const focused = [...clockBar.children].indexOf(document.activeElement);
  clockBar.replaceChildren(
    chip("Pause", isPaused, "Let the time of the previews stand still", () => setClock(isPaused ? "run" : "pause")),
    chip("Step", false, "Let a sixtieth of a second pass", () => setClock("step")),
    element("span", { class: "gap" }),
    ...clockRates.map(([text, rate]) => chip(`${text} ×`, chosenRate === rate, null, () => {
      chosenRate = rate;
      if (clockRate === 0) showClock(); else setClock("run");
    })));
  if (focused >= 0) clockBar.children[focused].focus();
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
  showClock();
};

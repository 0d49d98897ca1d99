// What is done in one preview becomes options of `quadrant render`. `Session+Recording.swift` is the server's side.
const recordPanel = byId("recording"), recordButton = byId("record");
let recordingOf = -1, recorded = null, recordStart = 0, saving = "", videoFault = "";

const recordedScript = () => [recorded.command, ...recorded.lines, "-o preview.png"].join(" \\\n  ");
// At most the ten seconds that are kept, and not what was before the recording.
const videoSeconds = () => recordStart ? Math.min(10, Math.max(1, Math.ceil((Date.now() - recordStart) / 1000))) : 10;
const video = (format) => {
  saving = format;
  videoFault = "";
  send({ kind: "video", phase: format, value: videoSeconds(),
    screen: recordingOf >= 0 ? recordingOf : solo >= 0 ? solo : Math.min(active, baseCount - 1) });
  showRecording();
};
told.video = (message) => {
  saving = "";
  videoFault = message.fault ?? "";
  if (message.data) {
    const bytes = Uint8Array.from(atob(message.data), (letter) => letter.charCodeAt(0));
    const link = element("a", { download: `preview.${message.format === "apng" ? "png" : message.format}`,
      href: URL.createObjectURL(new Blob([bytes])) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    stats.video = bytes.length;
  }
  showRecording();
};
const showRecording = () => {
  const isOn = recordingOf >= 0;
  recordButton.classList.toggle("recording", isOn);
  recordPanel.querySelector(".state").textContent = isOn ? screens[recordingOf]?.title ?? "" : "";
  const start = element("button", { class: isOn ? "on" : null, onclick: () => record(!isOn) },
    isOn ? "Stop" : recorded ? "Record again" : "Record");
  const copied = element("button", { onclick: () => copy(recordedScript(), copied) }, "Copy");
  const hasScript = recorded !== null;
  recordPanel.querySelector(".body").replaceChildren(...[
    element("p", { class: "hint" }, "The preview starts anew. What is done in it becomes options of quadrant render, "
      + "which lead to the same state."),
    element("div", { class: "buttons" }, start, hasScript && !isOn ? copied : null),
    hasScript ? element("pre", { tabindex: "0", "aria-label": "Recorded script" }, recordedScript()) : null,
    element("h3", {}, "Video"),
    element("p", { class: "hint" }, `What was shown in the last ${videoSeconds()} seconds, as a file.`),
    element("div", { class: "buttons" }, ["gif", "apng", "mp4"].map((format) => element("button", { disabled: Boolean(saving),
      onclick: () => video(format) }, saving === format ? "Saving" : format.toUpperCase()))),
    videoFault ? element("p", { class: "hint", role: "status" }, `There is no video: ${videoFault}.`) : null,
    recorded?.lost.length ? element("p", { class: "hint" }, `Not in the script: ${recorded.lost.join(", ")}.`) : null,
  ].filter(Boolean));
};
const record = (isOn) => {
  if (isOn) recorded = null;
  else send({ kind: "recording", phase: "off" });
  recordStart = isOn ? Date.now() : recordStart;
  recordingOf = isOn ? solo >= 0 ? solo : Math.min(active, baseCount - 1) : -1;
  if (isOn) send({ kind: "recording", phase: "on", screen: recordingOf });
  showRecording();
};
// A new build, and a new start of the server, end a recording.
const endRecording = () => {
  if (recordingOf < 0) return;
  recordingOf = -1;
  showRecording();
};
const showRecorder = (isOn) => {
  if (isOn === !recordPanel.hidden) return;
  if (isOn) leavePanels("recording");
  recordPanel.hidden = !isOn;
  recordButton.setAttribute("aria-pressed", String(isOn));
  document.body.classList.toggle("beside", isOn);
  showRecording();
  arrange();
};
recordButton.addEventListener("click", () => showRecorder(recordPanel.hidden));
recordPanel.querySelector(".close").addEventListener("click", () => showRecorder(false));

told.recording = (message) => {
  if (message.screen !== recordingOf) return;
  recorded = message;
  showRecording();
};

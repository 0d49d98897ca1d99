// The replay: sizes are found from the outside in and back, then places from the outside in.
const PROPOSE = 0, CHOOSE = 1, PLACE = 2, stepNames = ["Propose", "Choose", "Place"];
let steps = null, stepOf = null;

function listSteps() {
  steps = new Int32Array(count * 3);
  stepOf = new Int32Array(count * 3).fill(-1);
  let at = 0;
  const add = (i, phase) => { stepOf[i * 3 + phase] = at; steps[at++] = i * 3 + phase; };
  const waiting = roots().reverse(), order = [];
  while (waiting.length) {
    const next = waiting.pop();
    if (next < 0) { add(~next, CHOOSE); continue; }
    add(next, PROPOSE);
    order.push(next);
    waiting.push(~next);
    const inside = children(next);
    for (let k = inside.length - 1; k >= 0; k--) waiting.push(inside[k]);
  }
  for (const i of order) add(i, PLACE);
  steps = steps.subarray(0, at);
  $("step").max = at;
}
const stepNode = () => state.step >= 0 ? Math.floor(steps[state.step] / 3) : -1;
const stepPhase = () => state.step >= 0 ? steps[state.step] % 3 : -1;
/** Goes to a step; the one after the last is the finished layout. */
function goTo(step, options = {}) {
  const isEnd = step >= steps.length;
  state.step = isEnd || step < 0 ? -1 : step;
  document.body.classList.toggle("replaying", state.step >= 0);
  $("step").value = state.step < 0 ? steps.length : state.step;
  if (isEnd) stopPlaying();
  if (state.step >= 0 && !options.keeps) select(stepNode(), { from: "replay" }); else show();
}
function stopPlaying() {
  clearInterval(state.playing);
  state.playing = 0;
  $("play").textContent = state.step >= 0 ? "Continue" : "Replay";
}
function play() {
  if (state.playing) return stopPlaying();
  if (state.step < 0) goTo(start());
  state.playing = setInterval(() => goTo(state.step + 1), 1100);
  $("play").textContent = "Pause";
}
const start = () => state.selected >= 0 ? Math.max(0, stepOf[state.selected * 3]) : 0;
const stepBack = () => goTo(state.step < 0 ? steps.length - 1 : Math.max(0, state.step - 1));
const stepNext = () => goTo(state.step < 0 ? start() : state.step + 1);
function sentence(i, d) {
  const by = parent[i] < 0 ? "the window" : titleOf(parent[i]), phase = stepPhase();
  const equation = r => !r ? "" : [r[1], r[2]].map((e, k) => e && /[=≈]/.test(e)
    ? `${phase === PLACE ? "xy"[k] : ["width", "height"][k]}: ${e}` : "").filter(Boolean).join(", ");
  const tail = r => r ? `: ${r[0]}${equation(r) ? "; " + equation(r) : ""}` : "";
  if (phase === PROPOSE) return `${by} proposes ${pair(d.p)} to ${titleOf(i)}${tail(d.pr)}.`;
  if (phase === CHOOSE) return `${titleOf(i)} chooses ${pair(d.s)}${tail(d.sr)}.`;
  return `${by} places ${titleOf(i)} at (${number(d.o[0])}, ${number(d.o[1])})${tail(d.lr)}.`;
}
function drawCaption(d) {
  const total = steps.length.toLocaleString("en");
  const now = (state.step + 1).toLocaleString("en");
  $("count").textContent = state.step < 0 ? `${total} steps` : `${now} / ${total}`;
  if (state.step < 0) {
    $("caption").textContent = "The finished layout. Replay shows how each view is proposed a size, chooses "
      + "its own, and is placed.";
  } else if (d) {
    $("caption").replaceChildren(element("b", {}, stepNames[stepPhase()] + ". "), sentence(stepNode(), d));
  }
  $("step").setAttribute("aria-valuetext", $("caption").textContent);
}

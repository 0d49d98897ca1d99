// The bars below the previews: runtime issues, and the program's output. They take up space instead of covering
// content.
const makeBar = (id, closes) => {
  const bar = byId(id), toggle = bar.querySelector(".toggle"), list = bar.querySelector(".list");
  const open = (isOpen) => {
    toggle.setAttribute("aria-expanded", String(isOpen));
    list.hidden = !isOpen;
    if (isOpen) list.scrollTop = list.scrollHeight;
  };
  toggle.addEventListener("click", () => open(list.hidden));
  bar.querySelector(".close").addEventListener("click", () => { bar.hidden = true; open(false); closes(); });
  return { bar, list, open, show: (count, last) => {
    bar.hidden = false;
    bar.querySelector(".count").textContent = count;
    bar.querySelector(".last").textContent = last;
  } };
};

// Issues that were closed come back with the next build, if it has them still.
let issueCount = 0;
const issueBar = makeBar("issues", () => {});
const clearIssues = () => {
  issueCount = 0;
  issueBar.list.replaceChildren();
  issueBar.bar.hidden = true;
  issueBar.open(false);
};
const showIssue = (text) => {
  issueBar.list.append(element("pre", {}, text.trim()));
  issueCount += 1;
  issueBar.show(issueCount === 1 ? "1 issue" : `${issueCount} issues`, text.trim().split("\n")[0]);
};

// Every start of the program prints into a part of its own: what one that has ended printed stays.
const longestOutput = 200000;
let outputParts = new Map();
const outputBar = makeBar("output", () => { outputParts = new Map(); outputBar.list.replaceChildren(); });
const showPrinted = ({ run, text, isFirst, isCut }) => {
  let part = outputParts.get(run);
  if (!part) {
    part = element("pre");
    outputParts.set(run, part);
    outputBar.list.append(part);
  }
  if (isFirst) part.textContent = "";
  const isAtEnd = outputBar.list.scrollTop + outputBar.list.clientHeight >= outputBar.list.scrollHeight - 4;
  let all = part.textContent + (isCut ? "…\n" : "") + text;
  if (all.length > longestOutput) all = all.slice(all.indexOf("\n", all.length - longestOutput) + 1);
  part.textContent = all;
  const lines = [...outputParts.values()].flatMap((each) => each.textContent.split("\n")).filter(Boolean);
  outputBar.show("Output", lines[lines.length - 1] ?? "");
  if (isAtEnd) outputBar.list.scrollTop = outputBar.list.scrollHeight;
  send({ kind: "heard" });
};

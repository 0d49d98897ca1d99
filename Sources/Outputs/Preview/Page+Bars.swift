extension Page {
    /// The bars below the previews: runtime issues, and the program's output. They take up space instead of covering
    /// content.
    static let bars = #"""
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
          const entry = document.createElement("pre");
          entry.textContent = text.trim();
          issueBar.list.appendChild(entry);
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
            part = document.createElement("pre");
            outputParts.set(run, part);
            outputBar.list.appendChild(part);
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
        """#

    static let barElements = #"""
        <footer id="bars">
          <section id="issues" class="bar" aria-label="Runtime issues" hidden>
            <div class="head"><button class="toggle" aria-expanded="false"><b class="count"></b>
              <span class="last"></span></button><button class="close" aria-label="Close the issues">×</button></div>
            <div class="list" role="log" tabindex="0" aria-label="Issues" hidden></div></section>
          <section id="output" class="bar" aria-label="Output of the program" hidden>
            <div class="head"><button class="toggle" aria-expanded="false"><b class="count"></b>
              <span class="last"></span></button><button class="close" aria-label="Clear the output">×</button></div>
            <div class="list" role="log" tabindex="0" aria-label="Printed lines" hidden></div></section>
        </footer>
        """#

    static let barStyle = #"""
        #bars { flex: none; z-index: 3; position: relative; }
        .bar { background: var(--panel); border-top: 1px solid var(--line); }
        .bar[hidden], .list[hidden] { display: none; }
        .bar .head { display: flex; align-items: center; padding: 0 8px; }
        .bar .head button { border: 0; background: none; padding: 7px 8px; }
        .bar .toggle { flex: 1; min-width: 0; display: flex; gap: 10px; align-items: baseline; text-align: start; }
        .bar .toggle::before { content: "▸"; color: var(--soft); transition: transform .15s; }
        .bar .toggle[aria-expanded=true]::before { transform: rotate(90deg); }
        .bar .count { font-weight: 600; white-space: nowrap; }
        .bar .last { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--soft);
          font: 11.500px/1.500 ui-monospace, "JetBrains Mono", "DejaVu Sans Mono", monospace; }
        .bar .toggle[aria-expanded=true] .last { visibility: hidden; }
        .bar .close { flex: none; width: 30px; font-size: 16px; line-height: 1; color: var(--soft); }
        .bar .list { max-height: 28vh; overflow: auto; padding: 2px 16px 10px; }
        .bar pre { margin: 0; padding: 3px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
        #issues .count, #issues pre { color: var(--warm); }
        """#
}

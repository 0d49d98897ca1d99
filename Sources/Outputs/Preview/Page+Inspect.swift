extension Page {
    /// The Inspect mode: what is below the pointer, while the view runs. `Session+Inspect.swift` is the server's side.
    static let inspect = #"""
        const inspector = byId("inspector"), inspectButton = byId("inspect");
        let isInspecting = false, isKept = false, canEdit = false, inspected = null, hoverFrame = 0;

        const inspect = (isOn) => {
          if (isOn === isInspecting) return;
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
        const element = (name, text, className = "") => {
          const made = document.createElement(name);
          made.textContent = text;
          made.className = className;
          return made;
        };

        const copy = async (text, button) => {
          try {
            await navigator.clipboard.writeText(text);
          } catch {
            // Without the permission, the selection of a field is copied.
            const field = document.body.appendChild(element("textarea", text));
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
          const row = element("span", "", "source"), full = `${source.file}:${source.line}`;
          const line = element("button", `${source.file.split("/").pop()}:${source.line}`);
          line.title = `Copy ${full}`;
          line.addEventListener("click", () => copy(full, line));
          row.append(line);
          if (canEdit) {
            const open = element("button", "Open");
            open.title = `Open ${full} in the editor`;
            open.addEventListener("click", () => send({ kind: "edit", id }));
            row.append(open);
          }
          return row;
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
            screen.mark = { layer: element("div", "", "chrome inspected"), box: element("div", ""),
              size: element("span", "") };
            screen.mark.box.append(screen.mark.size);
            screen.mark.layer.append(screen.mark.box);
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
            body.replaceChildren(element("p", "Point at a view. A press keeps it selected, until Escape, and reaches "
              + "the preview; with Alt it does not, and selects another view.", "hint"));
            return;
          }
          const { x, y, width, height } = view.frame, rows = [];
          const title = element("h2", view.title), facts = element("dl", "");
          const fact = (name, value) => facts.append(element("dt", name), element("dd", value));
          fact("frame", `(${plain(x)}, ${plain(y)})  ${plain(width)} × ${plain(height)}`);
          fact("proposal", view.proposal);
          rows.push(title);
          if (view.parts[0]?.source) rows.push(makePlace(view.parts[0].source, 0));
          rows.push(element("p", view.headline), facts);
          view.parts.forEach((part, id) => {
            if (part.title) {
              const head = element("h3", `in ${part.title}`);
              rows.push(head);
              if (part.source) rows.push(makePlace(part.source, id));
            }
            const lines = element("dl", "", "words");
            for (const { topic, text } of part.lines) lines.append(element("dt", topic), element("dd", text));
            rows.push(lines);
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
        """#

    static let inspectElements = #"""
        <aside id="inspector" aria-label="Inspected view" hidden>
          <div class="head"><b>Inspect</b><span class="state" role="status"></span>
            <button class="release" title="Select what the pointer is on again (Esc)" hidden>Release</button>
            <button class="outer" title="Select what is around the view">Outer</button>
            <button class="close" aria-label="End inspecting">×</button></div>
          <div class="body" aria-live="off"></div></aside>
        """#

    static let inspectStyle = #"""
        #inspector[hidden] { display: none; }
        #inspector { flex: none; z-index: 3; display: flex; flex-direction: column; background: var(--panel);
          border-top: 1px solid var(--line); max-height: 42dvh; }
        #inspector .head { display: flex; align-items: center; gap: 8px; padding: 7px 8px 7px 16px; flex: none; }
        #inspector .state { flex: 1; color: var(--soft); font-size: 12px; }
        #inspector button { border: 1px solid var(--line); border-radius: 7px; background: none; padding: 2px 9px; }
        #inspector button[hidden] { display: none; }
        #inspector button:disabled { opacity: .4; cursor: default; }
        #inspector .close { border: 0; width: 30px; font-size: 16px; line-height: 1; color: var(--soft); }
        #inspector .body { overflow: auto; padding: 2px 16px 16px; }
        #inspector .hint { color: var(--soft); margin: 6px 0; }
        #inspector h2 { margin: 2px 0 6px; font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
        #inspector p { margin: 0 0 8px; overflow-wrap: anywhere; }
        #inspector h3 { margin: 14px 0 4px; padding-top: 10px; border-top: 1px solid var(--line); font-size: 13px;
          font-weight: 550; overflow-wrap: anywhere; }
        #inspector .source { display: flex; gap: 6px; margin-bottom: 8px; }
        #inspector .source button { font: 11.500px/1.500 ui-monospace, "JetBrains Mono", "DejaVu Sans Mono", monospace;
          color: var(--accent); min-width: 0; overflow-wrap: anywhere; text-align: start; }
        #inspector dl { display: grid; grid-template-columns: max-content 1fr; gap: 3px 12px; margin: 0; }
        #inspector dt { color: var(--soft); }
        #inspector dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
        #inspector dl.words { margin-top: 8px; }
        .inspected { overflow: visible; z-index: 2; }
        .mark { position: absolute; outline: 1.500px solid var(--accent); background: #3f63e81f; min-width: 1px;
          min-height: 1px; }
        .mark.kept { outline-width: 2px; background: #3f63e82e; }
        .mark span { position: absolute; bottom: calc(100% + 3px); left: -1px; padding: 1px 5px; border-radius: 4px;
          background: #3f63e8; color: #fff; font: 11px/1.400 system-ui, sans-serif; white-space: nowrap; }
        .mark span.inside { bottom: auto; top: 2px; left: 2px; }
        .mark span.end { left: auto; right: -1px; }
        body.inspecting canvas { cursor: crosshair; }
        @media (max-width: 1670px) { body.inspecting .tools button span { display: none; } }
        @media (min-width: 860px) {
          #inspector { position: fixed; right: 0; top: 0; bottom: var(--bars, 0); width: 350px; max-height: none;
            border-top: 0; border-left: 1px solid var(--line); z-index: 6; }
          body.inspecting #view { margin-right: 350px; } }
        """#
}

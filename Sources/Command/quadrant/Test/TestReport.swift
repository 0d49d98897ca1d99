import Foundation
import QuadrantCairo
import QuadrantComparison
import QuadrantDisplayList

/// The results as one page without further files: changed pictures first, beside their references.
struct TestReport {
    let results: [TestResult]

    init(_ results: [TestResult]) { self.results = results }

    /// One result as the page's program reads it. Pictures are data URLs.
    private struct Entry: Encodable {
        var status, title, file: String
        var line: Int
        var width, height: Double
        var message: String
        var layout, displayList, pixels: String?
        var old, new, difference: String?
    }

    /// The page. With the nonce of a server, the page has buttons that accept pictures.
    func html(reviewNonce: String? = nil) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(results.map(entry))).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        // A text of the program must not end the script.
        let safe = data.replacingOccurrences(of: "</", with: "<\\/").replacingOccurrences(of: "<!--", with: "<\\!--")
        let script = reviewNonce.map { "<script nonce=\"\($0)\" data-review>" } ?? "<script>"
        return Self.page.replacingOccurrences(of: "<script>", with: script)
            .replacingOccurrences(of: "/*DATA*/", with: safe)
    }

    private func entry(_ result: TestResult) -> Entry {
        let new = result.result.flatMap { FileManager.default.contents(atPath: $0) }
        var old: Data?, difference: Data?
        if result.status == .changed {
            // With --record failed the reference is the new picture by now.
            old = FileManager.default.contents(atPath: result.reference).flatMap { $0 == new ? nil : $0 }
            if let old, let new, let a = PNG.decode([UInt8](old)), let b = PNG.decode([UInt8](new)) {
                difference = Self.png(PixelDifference.image(a, b))
            }
        }
        func url(_ data: Data?) -> String? { data.map { "data:image/png;base64," + $0.base64EncodedString() } }
        return Entry(
            status: result.status.rawValue, title: result.title, file: result.file, line: result.line,
            width: result.width, height: result.height, message: result.message,
            layout: result.difference?.layout, displayList: result.difference?.displayList,
            pixels: result.difference?.pixels, old: url(old), new: url(new), difference: url(difference))
    }

    private static func png(_ pixels: ImagePixels) -> Data? {
        let size = CGSize(width: pixels.width, height: pixels.height)
        let item = ImageItem(image: ImageHandle(pixels), frame: CGRect(origin: .zero, size: size), interpolation: .none)
        return try? PNG.encode(DisplayList(root: Fragment([.image(item)]), size: size, scale: 1))
    }

    private static let page = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>quadrant test</title>
        <style>
        :root { --back: #f5f5f7; --card: #fff; --text: #1d1d1f; --soft: #6e6e73; --line: #d2d2d7; --accent: #0066cc;
          --bad: #c9252d; --new: #8a5a00; --good: #1b7f37; }
        @media (prefers-color-scheme: dark) { :root { --back: #111113; --card: #1d1d20; --text: #f2f2f4;
          --soft: #a1a1a8; --line: #3a3a40; --accent: #5aa9ff; --bad: #ff6961; --new: #ffc14d; --good: #5fd17c; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
        header { position: sticky; top: 0; z-index: 2; background: var(--card); border-bottom: 1px solid var(--line);
          padding: 10px 16px; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
        h1 { font-size: 17px; margin: 0 8px 0 0; }
        button, input, select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 8px; padding: 5px 11px; min-height: 32px; }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: #fff; }
        @media (prefers-color-scheme: dark) { button[aria-pressed=true] { color: #08121f; } }
        input[type=search] { flex: 1 1 140px; min-width: 0; max-width: 320px; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
        main { max-width: 1320px; margin: 0 auto; padding: 16px; }
        h2 { font-size: 15px; color: var(--soft); margin: 22px 0 10px; }
        article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px;
          margin-bottom: 14px; scroll-margin-top: 76px; }
        article.current { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
        .head { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; }
        .head b { font-size: 16px; overflow-wrap: anywhere; }
        .file { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
        .tag { font-size: 12px; font-weight: 600; text-transform: uppercase; letter-spacing: .03em; }
        .failed, .changed, .missing { color: var(--bad); }
        .recorded { color: var(--new); } .passed, .accepted { color: var(--good); }
        .head button { margin-left: auto; }
        #review { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; }
        .error { color: var(--bad); }
        pre { margin: 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
        details summary { cursor: pointer; color: var(--soft); font-size: 13px; }
        .pictures { display: flex; flex-wrap: wrap; gap: 14px; margin-top: 10px; }
        figure { margin: 0; min-width: 0; }
        figcaption { font-size: 12px; color: var(--soft); margin-bottom: 4px; }
        .frame { position: relative; overflow: hidden; border: 1px solid var(--line); background: #fff; line-height: 0;
          max-width: 100%; }
        .frame img { width: 100%; height: auto; image-rendering: auto; }
        .zoomed .frame { overflow: auto; }
        .frame .over { position: absolute; inset: 0; }
        .range { width: 100%; margin-top: 6px; min-height: 24px; padding: 0; }
        .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 14px; }
        .grid article { margin: 0; padding: 10px; }
        .grid b { font-size: 13px; } .grid .file { font-size: 11px; }
        .grid .frame { max-height: 260px; }
        #filters, #modes { display: flex; flex-wrap: wrap; gap: 6px; }
        @media (max-width: 600px) { header { position: static; } main { padding: 12px; } }
        .none { color: var(--soft); padding: 40px 0; text-align: center; }
        </style>
        </head>
        <body>
        <header>
        <h1>quadrant test</h1>
        <span id="filters" role="group" aria-label="Status"></span>
        <input id="search" type="search" placeholder="Filter by file or name" aria-label="Filter by file or name">
        <span id="modes" role="group" aria-label="Comparison"></span>
        <label class="file">Zoom <select id="zoom" aria-label="Zoom"><option value="0.5">50 %</option>
        <option value="1" selected>100 %</option><option value="2">200 %</option><option value="4">400 %</option>
        </select></label>
        <span id="review" role="group" aria-label="Review" hidden></span>
        </header>
        <main id="main" aria-live="polite"></main>
        <script type="application/json" id="data">/*DATA*/</script>
        <script>
        "use strict";
        const all = JSON.parse(document.getElementById("data").textContent);
        const isReview = "review" in document.currentScript.dataset;
        const order = ["changed", "failed", "missing", "accepted", "recorded", "passed"];
        const modes = { side: "Side by side", swipe: "Swipe", onion: "Onion skin", difference: "Difference" };
        const state = { status: "", mode: "side", zoom: 1, text: "", current: null };
        const nodes = new Map();
        const main = document.getElementById("main");
        function element(name, attributes, ...children) {
          const node = document.createElement(name);
          for (const [key, value] of Object.entries(attributes || {})) {
            if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
            else if (value !== undefined && value !== null && value !== false) node.setAttribute(key, value);
          }
          for (const child of children) if (child !== null && child !== undefined) node.append(child);
          return node;
        }
        function toggles(id, choices, key) {
          const group = document.getElementById(id);
          group.replaceChildren(...choices.map(([value, label]) => element("button", {
            "aria-pressed": String(state[key] === value), "data-value": value,
            onclick() { state[key] = value; draw(); }
          }, label)), "");
        }
        function picture(source, caption, width) {
          return element("figure", { style: `width:${width * state.zoom}px` }, element("figcaption", {}, caption),
            element("div", { class: "frame" }, element("img", { src: source, alt: caption, loading: "lazy" })));
        }
        function overlaid(entry, apply) {
          const over = element("img", { class: "over", src: entry.new, alt: "new picture" });
          const range = element("input", { class: "range", type: "range", min: 0, max: 100, value: 50,
            "aria-label": modes[state.mode], oninput() { apply(over, range.value); } });
          apply(over, 50);
          return element("figure", { style: `width:${entry.width * state.zoom}px` },
            element("figcaption", {}, "reference, and the new picture over it"),
            element("div", { class: "frame" }, element("img", { src: entry.old, alt: "reference" }), over), range);
        }
        function pictures(entry) {
          const box = element("div", { class: "pictures" + (state.zoom > 1 ? " zoomed" : "") });
          if (entry.old && entry.new) {
            if (state.mode === "side") {
              box.append(picture(entry.old, "reference", entry.width), picture(entry.new, "new", entry.width));
              if (entry.difference) box.append(picture(entry.difference, "difference", entry.width));
            } else if (state.mode === "difference" && entry.difference) {
              box.append(picture(entry.difference, "difference: changed pixels are red", entry.width));
            } else if (state.mode === "onion") {
              box.append(overlaid(entry, (image, value) => { image.style.opacity = value / 100; }));
            } else {
              box.append(overlaid(entry, (image, value) => { image.style.clipPath = `inset(0 0 0 ${value}%)`; }));
            }
          } else if (entry.new) {
            box.append(picture(entry.new, entry.status === "changed" ? "new" : "picture", entry.width));
          }
          return box;
        }
        // Review: the buttons ask the command, which answers with the new state of a preview.
        const open = entry => isReview && entry.new && (entry.status === "missing"
          || entry.status === "changed" && entry.old);
        let socket = null, isConnected = false;
        function ask(message) {
          if (isConnected) socket.send(JSON.stringify(message));
        }
        function toggleAccepted(entry) {
          const index = all.indexOf(entry);
          if (entry.status === "accepted") ask({ undo: index });
          else if (open(entry)) ask({ accept: index });
        }
        function answered({ index, isAccepted, error }) {
          const entry = all[index];
          entry.was ??= entry.status;
          entry.status = isAccepted ? "accepted" : entry.was;
          entry.error = error;
          // The card stays where it is until the list is drawn again.
          const old = nodes.get(entry);
          if (old) {
            const hadFocus = old.contains(document.activeElement);
            const node = card(entry);
            old.replaceWith(node);
            nodes.set(entry, node);
            mark();
            if (hadFocus) (node.querySelector(".head button") || node).focus({ preventScroll: true });
          }
          drawFilters();
        }
        function shown() {
          const text = state.text.toLowerCase();
          return all.filter(e => (!state.status || e.status === state.status)
            && (!text || (e.file + " " + e.title).toLowerCase().includes(text)));
        }
        function drawReview() {
          if (!isReview) return;
          const waiting = shown().filter(open);
          const box = document.getElementById("review");
          box.hidden = false;
          box.replaceChildren(
            element("button", { disabled: !isConnected || !waiting.length,
              onclick() { for (const entry of waiting) toggleAccepted(entry); } },
              `Accept ${waiting.length} shown`),
            element("button", { disabled: !isConnected, onclick() { ask({ end: true }); } }, "End review"),
            element("span", { class: "file", role: "status" }, isConnected ? "" : "The review has ended."));
          for (const button of main.querySelectorAll(".head button")) button.disabled = !isConnected;
        }
        function connect() {
          socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[#?].*$/, "").replace(/\/?$/, "/live"),
            "quadrant");
          socket.onopen = () => { isConnected = true; drawReview(); };
          socket.onmessage = event => answered(JSON.parse(event.data));
          socket.onclose = () => { isConnected = false; drawReview(); };
        }
        function heading(entry) {
          return element("div", { class: "head" }, element("span", { class: "tag " + entry.status }, entry.status),
            element("b", {}, entry.title || entry.file),
            element("span", { class: "file" }, entry.file + (entry.line ? ":" + entry.line : "")),
            open(entry) || entry.status === "accepted" ? element("button", { onclick() { toggleAccepted(entry); },
              disabled: !isConnected }, entry.status === "accepted" ? "Undo" : "Accept") : null);
        }
        function card(entry) {
          const node = element("article", { tabindex: -1 }, heading(entry));
          if (entry.error) node.append(element("div", { class: "error", role: "alert" }, entry.error));
          if (entry.layout) node.append(element("pre", {}, entry.layout));
          if (entry.pixels) node.append(element("div", { class: "file" }, entry.pixels));
          if (entry.message) node.append(element("pre", {}, entry.message));
          if (entry.displayList && entry.displayList !== "Equal.") {
            node.append(element("details", {}, element("summary", {}, "Display list"),
              element("pre", {}, entry.displayList)));
          }
          node.append(pictures(entry));
          return node;
        }
        function small(entry) {
          return element("article", { tabindex: -1 }, element("b", {}, entry.title || entry.file),
            element("div", { class: "file" }, entry.file + (entry.line ? ":" + entry.line : "")),
            entry.new ? element("div", { class: "frame" }, element("img", { src: entry.new, alt: entry.title,
              loading: "lazy" })) : null);
        }
        function drawFilters() {
          const counts = Object.fromEntries(order.map(s => [s, all.filter(e => e.status === s).length]));
          toggles("filters", [["", `All ${all.length}`]].concat(
            order.filter(s => counts[s]).map(s => [s, `${s} ${counts[s]}`])), "status");
          drawReview();
        }
        function draw() {
          toggles("modes", Object.entries(modes), "mode");
          main.replaceChildren();
          nodes.clear();
          const list = shown();
          for (const status of order) {
            const part = list.filter(e => e.status === status);
            if (!part.length) continue;
            main.append(element("h2", {}, `${status} (${part.length})`));
            const isSmall = status === "passed" || status === "recorded";
            const box = element("div", { class: isSmall ? "grid" : "" }, ...part.map(e => {
              const node = isSmall ? small(e) : card(e);
              nodes.set(e, node);
              return node;
            }));
            main.append(box);
          }
          if (!list.length) main.append(element("p", { class: "none" }, "No preview matches."));
          drawFilters();
          mark();
        }
        function mark() {
          for (const [entry, node] of nodes) node.classList.toggle("current", entry === state.current);
        }
        function move(step) {
          const entries = [...nodes.keys()];
          if (!entries.length) return;
          const at = entries.indexOf(state.current);
          state.current = entries[Math.min(entries.length - 1, Math.max(0, at < 0 ? 0 : at + step))];
          mark();
          const node = nodes.get(state.current);
          node.scrollIntoView({ block: node.offsetHeight > innerHeight * 0.8 ? "start" : "center" });
          node.focus({ preventScroll: true });
        }
        document.getElementById("search").addEventListener("input", e => { state.text = e.target.value; draw(); });
        document.getElementById("zoom").addEventListener("change", e => {
          state.zoom = Number(e.target.value);
          draw();
        });
        document.addEventListener("keydown", e => {
          if (e.ctrlKey || e.metaKey || e.altKey) return;
          const typing = ["INPUT", "SELECT"].includes(e.target.tagName);
          if (e.key === "Escape" && typing) { e.target.blur(); return; }
          if (typing) return;
          if (e.key === "j" || e.key === "k") { move(e.key === "j" ? 1 : -1); e.preventDefault(); }
          if ("1234".includes(e.key)) { state.mode = Object.keys(modes)[Number(e.key) - 1]; draw(); }
          if (e.key === "a" && !e.repeat && nodes.has(state.current)) toggleAccepted(state.current);
          if (e.key === "/") { document.getElementById("search").focus(); e.preventDefault(); }
        });
        draw();
        if (isReview) connect();
        </script>
        </body>
        </html>

        """#
}

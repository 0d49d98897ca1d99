extension ExplainPage {
    /// The style sheet of the page.
    static let style = #"""
    :root { --back: #f5f5f7; --card: #fff; --text: #1d1d1f; --soft: #63636a; --line: #d9d9de; --accent: #0066cc;
      --tint: #0066cc1a; --bad: #c9252d; --badtint: #c9252d22; --pill: #1d1d1f; --pilltext: #fff; color-scheme: light; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --back: #111113; --card: #1b1b1e;
      --text: #f2f2f4; --soft: #a4a4ac; --line: #35353b; --accent: #5aa9ff; --tint: #5aa9ff26; --bad: #ff7a72;
      --badtint: #ff696133; --pill: #f2f2f4; --pilltext: #111113; color-scheme: dark; } }
    :root[data-theme=dark] { --back: #111113; --card: #1b1b1e; --text: #f2f2f4; --soft: #a4a4ac; --line: #35353b;
      --accent: #5aa9ff; --tint: #5aa9ff26; --bad: #ff7a72; --badtint: #ff696133; --pill: #f2f2f4;
      --pilltext: #111113; color-scheme: dark; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { background: var(--back); color: var(--text); font: 14px/1.45 system-ui, sans-serif; display: grid;
      grid-template: auto minmax(0, 1fr) / 300px minmax(0, 1fr) 400px;
      grid-template-areas: "head head head" "views stage why"; }
    header { grid-area: head; display: flex; gap: 12px; align-items: center; padding: 9px 16px;
      background: var(--card); border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; margin: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; }
    h1 span { color: var(--soft); font-weight: 400; }
    header .fill { flex: 1; }
    button, input, select { font: inherit; color: inherit; }
    button, input[type=search] { background: var(--back); border: 1px solid var(--line); border-radius: 8px;
      padding: 4px 10px; min-height: 32px; }
    button { cursor: pointer; }
    button[aria-pressed=true] { background: var(--tint); border-color: var(--accent); color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #search { width: 280px; }
    #views { grid-area: views; background: var(--card); border-right: 1px solid var(--line); display: flex;
      flex-direction: column; min-height: 0; }
    .bar { display: flex; gap: 6px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line);
      color: var(--soft); overflow-x: auto; white-space: nowrap; scrollbar-width: none; }
    .bar .fill { flex: 1; }
    .bar button { font-size: 13px; min-height: 28px; padding: 2px 9px; flex: none; }
    #tree { flex: 1; overflow: auto; position: relative; outline-offset: -2px; min-height: 0; }
    #rows { position: relative; width: max-content; min-width: 100%; }
    .row { position: absolute; left: 0; min-width: 100%; height: 28px; display: flex; align-items: center; gap: 5px;
      padding-right: 12px; white-space: nowrap; cursor: default; }
    .row:hover { background: var(--back); }
    .row[aria-selected=true] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
    .row .fold { width: 18px; flex: none; text-align: center; color: var(--soft); cursor: pointer; font-size: 11px; }
    .row .modifier { color: var(--soft); }
    .row .order { font-size: 11px; color: var(--soft); border: 1px solid var(--line); border-radius: 9px;
      padding: 0 5px; line-height: 15px; }
    .row .of { color: var(--soft); font-size: 12px; }
    .row .flag, .flag { color: var(--bad); font-size: 12px; }
    .row mark { background: var(--tint); color: inherit; border-radius: 3px; }
    #stagePane { grid-area: stage; display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    #stagePane > .bar { background: var(--card); }
    #stage { flex: 1; overflow: auto; min-height: 0; position: relative; outline-offset: -2px; }
    #sheet { position: relative; margin: 0 auto; }
    #sheet img, #paper { position: absolute; user-select: none; transition: opacity .2s; }
    #paper { box-shadow: 0 0 0 1px var(--line), 0 6px 24px #0002; }
    #sheet svg { position: absolute; inset: 0; width: 100%; height: 100%; font: 11px/1 system-ui, sans-serif;
      overflow: hidden; cursor: crosshair; }
    .replaying #sheet img { opacity: .28; }
    @media (prefers-reduced-motion: reduce) { #sheet img { transition: none; } }
    #replay { background: var(--card); border-top: 1px solid var(--line); padding: 8px 14px 10px; }
    #replay .controls { display: flex; gap: 8px; align-items: center; }
    #replay input { flex: 1; min-width: 60px; accent-color: var(--accent); min-height: 28px; }
    #count { color: var(--soft); font-variant-numeric: tabular-nums; min-width: 92px; text-align: right; }
    #caption { min-height: 42px; margin: 5px 2px 0; display: -webkit-box; -webkit-line-clamp: 2;
      -webkit-box-orient: vertical; overflow: hidden; }
    #caption b:first-child { color: var(--accent); }
    #why { grid-area: why; overflow: auto; background: var(--card); border-left: 1px solid var(--line);
      padding: 14px 18px 40px; min-height: 0; overflow-wrap: anywhere; outline-offset: -2px; }
    #why h2 { font-size: 18px; line-height: 1.3; margin: 0 0 2px; letter-spacing: -.01em; }
    #changes { margin-bottom: 18px; } #changes summary { cursor: pointer; font-weight: 600; }
    #changes ul { margin: 0; padding: 0; list-style: none; } #changes h3 { margin: 12px 0 4px; }
    #changes li { display: flow-root; padding: 3px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    #changes code { float: right; margin-left: 10px; color: var(--soft); font-size: 11.5px; line-height: 1.7; }
    #why h3 { font-size: 12px; color: var(--soft); font-weight: 600; margin: 24px 0 8px; }
    .place { color: var(--soft); font: 12px/1.5 ui-monospace, monospace; }
    .place button { border: 0; background: none; padding: 0; min-height: 0; color: var(--accent); font: inherit; }
    .headline { margin: 8px 0 0; }
    dl.words { margin: 10px 0 0; display: grid; grid-template-columns: 66px 1fr; gap: 5px 10px; }
    .words dt { color: var(--soft); } .words dd { margin: 0; }
    .words .part { grid-column: 1 / -1; margin-top: 7px; }
    .words .part button { border: 0; background: none; padding: 0; min-height: 0; color: var(--accent);
      font-weight: 600; text-align: left; }
    .advice { border-left: 3px solid var(--bad); background: var(--badtint); border-radius: 0 8px 8px 0;
      padding: 9px 12px; margin-top: 12px; }
    .advice p { margin: 4px 0 0; } .advice b { font-weight: 600; }
    .chain { list-style: none; margin: 0; padding: 0; }
    .box { display: flex; width: 100%; justify-content: space-between; gap: 10px; text-align: left; background: none;
      border-radius: 9px; padding: 7px 11px; }
    .box span:last-child { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .box.self { border: 2px solid var(--accent); font-weight: 600; }
    .box.self span:last-child { color: inherit; }
    .link { display: grid; grid-template-columns: 22px 1fr 1fr 22px; gap: 0 7px; padding: 3px 12px;
      align-items: start; }
    .link .up { text-align: right; }
    .link b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .link .down b, .link .arrowdown { color: var(--accent); }
    .link small, .link em { display: block; color: var(--soft); font-size: 12px; font-style: normal;
      line-height: 1.35; }
    .link.now { background: var(--tint); border-radius: 9px; }
    .tiny { color: var(--soft); font-size: 12px; margin: 6px 0 0; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 13px; }
    td, th { text-align: right; padding: 4px 0 4px 8px; border-top: 1px solid var(--line); font-weight: 400;
      vertical-align: top; }
    tr:first-child > * { border-top: 0; }
    td { white-space: nowrap; }
    td:first-child, th:first-child { text-align: left; padding-left: 0; white-space: normal; }
    th { white-space: nowrap; }
    th { color: var(--soft); font-size: 12px; }
    label.space { display: flex; gap: 7px; align-items: baseline; cursor: pointer; }
    label.space input { accent-color: var(--accent); margin: 0; transform: translateY(1px); }
    .code { list-style: none; margin: 0; padding: 0; font: 13px/1.35 ui-monospace, monospace; }
    .code button { display: flex; width: 100%; justify-content: space-between; gap: 10px; text-align: left; border: 0;
      background: none; padding: 5px 8px; font: inherit; min-height: 30px; border-radius: 7px; }
    .code li + li button { padding-left: 24px; }
    .code button:hover { background: var(--back); }
    .code [aria-current=true] { background: var(--tint); color: var(--accent); }
    .code span:last-child { color: var(--soft); white-space: nowrap; }
    #tabs { display: none; }
    .empty { color: var(--soft); padding: 16px; }
    .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    @media (max-width: 1100px) and (min-width: 761px) {
      body { grid-template-columns: 230px minmax(0, 1fr) 320px; } }
    @media (max-width: 760px) {
      body { grid-template: auto minmax(0, 46fr) auto minmax(0, 54fr) / minmax(0, 1fr);
        grid-template-areas: "head" "stage" "tabs" "why"; }
      body[data-tab=views] #why, body:not([data-tab=views]) #views { display: none; }
      #views { grid-area: why; border: 0; } #why { border: 0; padding-top: 10px; }
      header { padding: 7px 12px; gap: 8px; } #search { width: auto; flex: 1 1 120px; min-width: 0; }
      header .fill, h1 span { display: none; } h1 { max-width: 36%; }
      #tabs { grid-area: tabs; display: grid; grid-template-columns: 1fr 1fr; background: var(--card);
        border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); }
      #tabs button { border: 0; border-radius: 0; background: none; min-height: 44px; color: var(--soft); }
      #tabs [aria-selected=true] { color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
      button, #replay input { min-height: 36px; } .row { height: 38px; }
      #stagePane > .bar { padding: 5px 12px; } #replay { padding: 5px 12px; }
      #caption { min-height: 38px; font-size: 13px; margin-top: 3px; }
    }

    """#
}

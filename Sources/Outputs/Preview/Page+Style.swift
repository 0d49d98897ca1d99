extension Page {
    static let style = #"""
        :root { color-scheme: light dark;
          --paper: #f3f3f1; --panel: #ffffffd9; --ink: #1d1d1f; --soft: #6e6e73; --line: #00000014; --accent: #3f63e8;
          --well: #0000000a; --bad: #c4314b; --warm: #b25e09; --good: #2e8b57; --shadow: 0 1px 2px #0000001a,
          0 12px 32px -8px #00000038; --bezel: #1c1c1e; --dot: #00000012; }
        @media (prefers-color-scheme: dark) { :root {
          --paper: #161618; --panel: #1f1f22d9; --ink: #f2f2f4; --soft: #98989f; --line: #ffffff17; --accent: #8fa6ff;
          --well: #ffffff0f; --bad: #ff6b81; --warm: #f5a54a; --good: #5fce91; --shadow: 0 1px 2px #00000066,
          0 16px 40px -8px #000000b0; --bezel: #050506; --dot: #ffffff0d; } }
        * { box-sizing: border-box; scrollbar-width: thin; scrollbar-color: var(--soft) transparent; }
        html { height: 100%; -webkit-text-size-adjust: 100%; }
        body { margin: 0; height: 100dvh; display: flex; flex-direction: column; color: var(--ink);
          background: var(--paper) radial-gradient(var(--dot) 1px, transparent 1.500px) 0 0 / 22px 22px;
          font: 13px/1.400 system-ui, "Inter", "Cantarell", "Segoe UI", sans-serif; }
        #view { flex: 1; min-height: 0; overflow: auto; display: flex; flex-direction: column; }
        header { position: sticky; flex: none; top: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center;
          gap: 8px 18px; padding: 9px 16px; padding-left: max(16px, env(safe-area-inset-left));
          background: var(--panel); border-bottom: 1px solid var(--line); backdrop-filter: blur(18px) saturate(1.600); }
        .brand { display: flex; align-items: center; gap: 9px; min-width: 0; }
        .brand svg { width: 18px; height: 18px; flex: none; }
        h1 { margin: 0; font-size: 14px; font-weight: 600; letter-spacing: -.01em; white-space: nowrap;
          overflow: hidden; text-overflow: ellipsis; }
        #status { display: inline-flex; align-items: center; gap: 6px; color: var(--soft); font-size: 12px;
          white-space: nowrap; }
        #status::before { content: ""; width: 7px; height: 7px; border-radius: 50%; background: var(--good); }
        #status[data-state=lost]::before { background: var(--soft); animation: pulse 1.200s infinite alternate; }
        #status[data-state=problem]::before { background: var(--bad); }
        #status[data-state=busy]::before { background: var(--warm); animation: pulse .6s infinite alternate; }
        @keyframes pulse { to { opacity: .25; } }
        nav { display: flex; gap: 2px; padding: 2px; background: var(--well); border-radius: 9px; overflow-x: auto;
          scrollbar-width: none; max-width: 100%; }
        nav:empty { display: none; }
        nav button { border: 0; background: none; padding: 4px 11px; border-radius: 7px; white-space: nowrap; }
        nav button[aria-current=true] { background: var(--panel); box-shadow: 0 1px 2px #00000024; font-weight: 550; }
        .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-left: auto; max-width: 100%;
          padding: 1px; }
        button, select { font: inherit; color: inherit; cursor: pointer; }
        .tools button, .tools select, .tools label { height: 28px; border: 1px solid var(--line); border-radius: 8px;
          background: var(--panel); padding: 0 8px; display: inline-flex; align-items: center; gap: 5px; flex: none; }
        .tools label { padding: 0 0 0 7px; color: var(--soft); }
        .tools label select { border: 0; background: none; padding: 0 4px 0 0; color: var(--ink); }
        .tools select { field-sizing: content; max-width: 100%; }
        select option { color: #1d1d1f; background: #fff; }
        .tools svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.500;
          stroke-linecap: round; stroke-linejoin: round; flex: none; }
        .tools button[aria-pressed=true] { color: var(--accent); border-color: currentColor;
          background: color-mix(in srgb, var(--accent) 11%, transparent); }
        @media (max-width: 1320px) { .tools button span { display: none; } }
        @media (max-width: 1180px) { .tools { margin-left: 0; } }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        main { flex: 1; display: flex; flex-wrap: wrap; justify-content: center; align-content: safe center;
          align-items: flex-start; gap: 34px 40px; padding: 26px 20px 30px; transition: opacity .2s, filter .2s; }
        main[data-dim=true] { opacity: .38; filter: saturate(.5); }
        figure { margin: 0; display: flex; flex-direction: column; align-items: center; gap: 11px; max-width: 100%; }
        figure[hidden] { display: none; }
        .device { position: relative; padding: var(--bezel-width, 0); background: var(--bezel);
          border-radius: calc(var(--round, 10px) + var(--bezel-width, 0px)); box-shadow: var(--shadow); }
        .device.plain { background: none; }
        .chrome { position: absolute; inset: var(--bezel-width, 0); pointer-events: none;
          border-radius: var(--round, 10px); overflow: hidden; }
        canvas { display: block; border-radius: var(--round, 10px); touch-action: none; outline: none;
          user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; background: #fff; }
        main[data-dark=true] canvas { background: #000; }
        canvas:focus-visible { outline: none; }
        figure:focus-within .device { box-shadow: var(--shadow),
          0 0 0 2px color-mix(in srgb, var(--accent) 65%, transparent); }
        figcaption { display: flex; gap: 9px; align-items: baseline; max-width: 100%; }
        figcaption b { font-weight: 550; }
        figcaption code { color: var(--soft); }
        code, pre { font: 11.500px/1.500 ui-monospace, "JetBrains Mono", "DejaVu Sans Mono", monospace; }
        #problem { position: fixed; z-index: 4; left: 50%; bottom: calc(26px + var(--bars, 0px));
          transform: translateX(-50%);
          width: min(760px, calc(100vw - 32px)); max-height: min(60vh, 560px); overflow: auto; padding: 18px 20px;
          background: var(--panel); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow);
          backdrop-filter: blur(26px) saturate(1.600); }
        #problem[hidden], #lost[hidden] { display: none; }
        #problem h2 { margin: 0 0 10px; font-size: 15px; font-weight: 600; display: flex; gap: 8px; }
        #problem h2::before { content: "!"; flex: none; width: 20px; height: 20px; border-radius: 50%; color: #fff;
          background: var(--bad); text-align: center; font-size: 13px; line-height: 20px; }
        #problem article { padding: 10px 0; border-top: 1px solid var(--line); }
        #problem article > code { color: var(--accent); }
        #problem article p { margin: 3px 0 0; font-weight: 550; overflow-wrap: anywhere; }
        #problem pre { margin: 7px 0 0; padding: 8px 10px; background: var(--well); border-radius: 8px;
          overflow-x: auto; }
        #problem > p { margin: 10px 0 0; color: var(--soft); white-space: pre-wrap; }
        #problem button { margin-top: 12px; padding: 6px 14px; border: 0; border-radius: 8px; color: #fff;
          background: var(--accent); font-weight: 550; }
        #lost { position: fixed; left: 50%; bottom: 22px; transform: translateX(-50%); margin: 0; z-index: 6;
          padding: 9px 16px; border-radius: 999px; background: var(--ink); color: var(--paper);
          box-shadow: var(--shadow); max-width: calc(100vw - 32px); }
        #keys { position: fixed; left: 0; top: 0; width: 2px; height: 1em; opacity: 0; border: 0; padding: 0;
          resize: none; overflow: hidden; pointer-events: none; font-size: 16px; }
        @media (max-width: 640px) { header { position: static; gap: 8px; padding: 9px 12px; }
          .brand, nav, .tools { width: 100%; } main { padding: 16px 10px 24px; } }
        @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
        """#
}

/// The page: one self-contained document that loads nothing.
enum Page {
    /// `nonce` marks the page's own script and style; the browser runs no others.
    static func html(nonce: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <title>Quadrant</title>
        <link rel="icon" href="\(icon)">
        <style nonce="\(nonce)">\(style)\(barStyle)\(inspectStyle)</style>
        </head>
        <body>
        \(content)
        \(inspectElements)
        \(barElements)
        \(messages)
        </body>
        <script nonce="\(nonce)">"use strict";(() => {\(live)\(bars)\(frame)\(input)\(inspect)\(controls)})();</script>
        </html>

        """
    }

    /// `styles` replaces the nonce as the source of styles.
    static func headers(nonce: String, port: Int, styles: String? = nil) -> [(String, String)] {
        let styles = styles ?? "'nonce-\(nonce)'"
        let policy = [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src \(styles)", "img-src data: blob:",
            "connect-src ws://127.0.0.1:\(port) ws://localhost:\(port)", "base-uri 'none'", "form-action 'none'",
            "frame-ancestors 'none'",
        ].joined(separator: "; ")
        return [
            ("content-type", "text/html; charset=utf-8"), ("content-security-policy", policy),
            ("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"), ("referrer-policy", "no-referrer"),
            ("cache-control", "no-store"), ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ]
    }

    private static let icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
        + "%3Cpath d='M8 1a7 7 0 1 0 7 7H8z' fill='%235b7cfa'/%3E%3Cpath d='M10 0v6h6a6 6 0 0 0-6-6z' fill='%23f2994a'/%3E"
        + "%3C/svg%3E"

    private static let content = #"""
        <div id="view">
        <header>
          <div class="brand">
            <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a7 7 0 1 0 7 7H8z" fill="#5b7cfa"/>
              <path d="M10 0v6h6a6 6 0 0 0-6-6z" fill="#f2994a"/></svg>
            <h1 id="title">Quadrant</h1>
            <span id="status" role="status" data-state="lost">connecting</span>
          </div>
          <nav id="tabs" aria-label="Previews"></nav>
          <div class="tools" role="toolbar" aria-label="Surroundings of the previews">
            <button id="inspect" aria-pressed="false" aria-keyshortcuts="Alt+I"
              title="Say why a view is where it is, and as large as it is (Alt-I)">
              <svg viewBox="0 0 20 20"><path d="M8 4H4v4M12 4h4v4M8 16H4v-4M9 9l2.300 8 1.700-3.300L16.300 12z"/></svg>
              <span>Inspect</span></button>
            <select id="device" aria-label="Device"></select>
            <button id="landscape" aria-pressed="false" title="Turn the device on its side">
              <svg viewBox="0 0 20 20"><rect x="2.5" y="6" width="15" height="8.5" rx="2"/>
                <path d="M13 3.2a6 6 0 0 1 3 1.1M16.6 2.2l-.4 2.3-2.3-.4"/></svg><span>Landscape</span></button>
            <button id="dark" aria-pressed="false" title="Dark appearance">
              <svg viewBox="0 0 20 20"><path d="M15.5 12.4A6.4 6.4 0 0 1 7.6 4.5a6.4 6.4 0 1 0 7.9 7.9z"/></svg>
              <span>Dark</span></button>
            <button id="frame" aria-pressed="false" title="Show the status bar, the camera and the home indicator">
              <svg viewBox="0 0 20 20"><rect x="5" y="2" width="10" height="16" rx="2.500"/>
                <path d="M8.500 4.500h3M8 15.500h4"/></svg><span>Device</span></button>
            <button id="rightToLeft" aria-pressed="false" title="Lay out from right to left">
              <svg viewBox="0 0 20 20"><path d="M16 5H8M16 10H4M16 15h-6M6.5 7.5 4 10l2.5 2.5"/></svg>
              <span>Right to left</span></button>
            <label title="Text size"><svg viewBox="0 0 20 20">
              <path d="M2 15 6 6l4 9M3.4 12h5.2M11.5 15l3-6.5 3 6.5M12.5 13h4"/></svg>
              <select id="dynamicType" aria-label="Text size"></select></label>
            <label title="Language and region"><svg viewBox="0 0 20 20"><circle cx="10" cy="10" r="6.8"/>
              <path d="M3.2 10h13.6M10 3.2c-4 4-4 9.600 0 13.600M10 3.2c4 4 4 9.600 0 13.600"/></svg>
              <select id="locale" aria-label="Locale"></select></label>
            <label title="Zoom"><svg viewBox="0 0 20 20"><circle cx="9" cy="9" r="5.500"/><path d="m13 13 4 4"/></svg>
              <select id="zoom" aria-label="Zoom">
                <option value="fit">Fit</option><option value="0.5">50 %</option><option value="0.75">75 %</option>
                <option value="1">100 %</option><option value="1.5">150 %</option><option value="2">200 %</option>
                <option value="3">300 %</option></select></label>
          </div>
        </header>
        <main id="stage"></main>
        </div>
        """#

    private static let messages = #"""
        <section id="problem" role="alert" hidden></section>
        <p id="lost" role="status" hidden><b>Connection lost.</b>
          <span>Trying again. If quadrant was ended, start it and open the new address.</span></p>
        <textarea id="keys" aria-label="Text for the preview" autocapitalize="off" autocomplete="off" spellcheck="false"
          tabindex="-1"></textarea>
        """#
}

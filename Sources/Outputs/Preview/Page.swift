import QuadrantPages

/// The page: one self-contained document that loads nothing.
enum Page {
    /// `nonce` marks the page's own script and style; the browser runs no others.
    static func html(nonce: String) -> String { PageTemplate.page("Preview/page.html", ["nonce": .text(nonce)]) }

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
}

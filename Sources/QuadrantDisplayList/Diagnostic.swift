/// An error or a value that could not be used, in the four parts of every message: what happened, where, the rule
/// behind it, and how to fix it.
package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    package var what: String
    /// The path of the view, or the file, option or canvas concerned.
    package var at: String
    package var rule: String
    package var fix: String
    /// Whether no meaningful picture can be drawn.
    package var isFatal: Bool
    /// Diagnostics of equal identity are reported once; if nil, once for each place and rule.
    package var identity: String?
    /// The missing value that a view around the root must provide; nil for other diagnostics.
    package var missing: String?

    package init(what: String, at: String, rule: String, fix: String, isFatal: Bool = false, identity: String? = nil,
                 missing: String? = nil) {
        self.what = what
        self.at = at
        self.rule = rule
        self.fix = fix
        self.isFatal = isFatal
        self.identity = identity
        self.missing = missing
    }

    /// The four parts as shown by a terminal and by `--json`, one per line, after the name of the reporting program.
    package func text(from source: String) -> String {
        "\(source): \(what)\n  at    \(at)\n  rule  \(rule)\n  fix   \(fix)"
    }

    /// The rule and the fix as one paragraph, for a page that shows `what` as its title.
    package var advice: String { "\(rule) \(fix)" }

    package var description: String { text(from: "SwiftUI") }
}

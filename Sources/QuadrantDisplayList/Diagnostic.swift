/// An error or a value that could not be used, in the four parts of every message: what happened, where, the rule
/// behind it, and how to fix it.
package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    package var what: String
    /// The view, file, option or canvas concerned.
    package var at: String
    package var rule: String
    package var fix: String
    /// No sensible picture exists.
    package var isFatal: Bool
    /// Diagnostics of equal identity are reported once; nil is once for each place and rule.
    package var identity: String?
    /// What only a view around the root could have given it; nil for diagnostics of any other kind.
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

    /// The four parts as a terminal and `--json` show them, a line each, after the name of what reports them.
    package func text(from source: String) -> String {
        "\(source): \(what)\n  at    \(at)\n  rule  \(rule)\n  fix   \(fix)"
    }

    /// The rule and the fix as one paragraph, for a page that shows `what` as its title.
    package var advice: String { "\(rule) \(fix)" }

    package var description: String { text(from: "SwiftUI") }
}

/// A picture could not be made or written: what happened, where, the rule behind it and what to do about it.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
    package var what: String
    /// The canvas or file concerned.
    package var at: String
    package var rule: String
    package var fix: String

    package init(what: String, at: String, rule: String, fix: String) {
        self.what = what
        self.at = at
        self.rule = rule
        self.fix = fix
    }

    package var description: String {
        "SwiftUI: \(what)\n  at    \(at)\n  rule  \(rule)\n  fix   \(fix)"
    }
}

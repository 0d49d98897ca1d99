/// An error or a value that could not be used, in the four parts of every message: what happened, where, the rule
/// behind it, and how to fix it.
package struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// What happened, in the user's terms.
    package var what: String
    /// The path of the view, or the file, option or canvas concerned.
    package var at: String
    /// The rule behind it, as a sentence.
    package var rule: String
    /// What the user can do, as a sentence.
    package var fix: String
    /// Whether no meaningful picture can be drawn.
    package var isFatal: Bool
    /// Diagnostics of equal identity are reported once; if nil, once for each place and rule.
    package var identity: String?
    /// The missing value that a view around the root must provide; nil for other diagnostics.
    package var missing: String?

    /// A message in four parts. Its identity, unless given, is its rule and its place.
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
        "\(source): \(what.onOneLine)\n  at    \(at.onOneLine)\n  rule  \(rule.onOneLine)\n  fix   \(fix.onOneLine)"
    }

    /// The rule and the fix as one paragraph, for a page that shows `what` as its title.
    package var advice: String { "\(rule) \(fix)" }

    package var description: String { text(from: "SwiftUI") }
}

extension String {
    /// The text without what a terminal obeys: a line break is a space, other control characters are numbers. Messages
    /// have texts of views: an escape sequence would change the terminal, a line break would look like another message.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map { scalar in
            switch scalar {
            case "\n", "\r", "\t": " "
            case _ where scalar.isControl: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }

    /// The text line by line, without what a terminal obeys besides the line breaks.
    package var onLines: String {
        guard unicodeScalars.contains(where: { $0.isControl && $0 != "\n" }) else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false).map { String($0).onOneLine }
            .joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// Whether a terminal obeys this character, or begins a line at it.
    package var isControl: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}

package import QuadrantDisplayList

/// The exit status of the command; `quadrant help` prints this list.
package enum ExitCode: Int32, CaseIterable {
    case success = 0
    case input = 1
    case usage = 2
    case output = 3
    case view = 4
    case machine = 5
    case difference = 6
    case fault = 70

    package var meaning: String {
        switch self {
        case .success: "success"
        case .input: "the input is missing, does not compile, or contains no view"
        case .usage: "an option or argument is invalid"
        case .output: "the output could not be written; an existing file is unchanged"
        case .view: "the view failed at run time; an existing file is unchanged"
        case .machine: "a font, package or toolchain is missing; see 'quadrant doctor'"
        case .difference: "a picture differs from its reference or has none, a test failed, or an audit found something"
        case .fault: "an internal error of quadrant"
        }
    }
}

/// An error that ends the command: an exit status and a diagnostic.
package struct Failure: Error {
    package var code: ExitCode
    package var diagnostic: Diagnostic

    package init(_ code: ExitCode, _ diagnostic: Diagnostic) {
        self.code = code
        self.diagnostic = diagnostic
    }

    package init(_ code: ExitCode, _ what: String, at: String = "the command line", rule: String, fix: String) {
        self.init(code, Diagnostic(what: what, at: at, rule: rule, fix: fix))
    }

    package var what: String { diagnostic.what }
    package var text: String { diagnostic.text(from: "quadrant") + "\n" }
}

/// The parts of a failure, as JSON has them.
package struct FailureParts: Codable, Equatable, Sendable {
    package var what: String
    package var at: String
    package var rule: String
    package var fix: String

    package init(what: String, at: String, rule: String, fix: String) {
        (self.what, self.at, self.rule, self.fix) = (what, at, rule, fix)
    }

    /// A part may quote a request, which may be long: each has at most 2,000 bytes.
    package init(_ failure: Failure) {
        func short(_ text: String) -> String { text.utf8.count > 2_000 ? text.prefix(2_000) + "…" : text }
        let diagnostic = failure.diagnostic
        (what, at) = (short(diagnostic.what), short(diagnostic.at))
        (rule, fix) = (short(diagnostic.rule), short(diagnostic.fix))
    }

    /// All parts, one a line.
    package var text: String { "\(what)\n  at    \(at)\n  rule  \(rule)\n  fix   \(fix)" }
}

package func writeError(_ text: String) { StandardError.write(text, to: OutputTap.errorTarget) }

extension Failure {
    /// The same with the names of options as a request writes them.
    package var inRequest: Failure {
        func plain(_ text: String) -> String {
            text.replacing(#/(^|[^A-Za-z0-9-])--([a-z][a-z-]*)/#) { "\($0.output.1)\($0.output.2)" }
        }
        var copy = self
        // Of other failures the first part may quote the program.
        if code == .usage { copy.diagnostic.what = plain(diagnostic.what) }
        copy.diagnostic.at = plain(diagnostic.at)
        copy.diagnostic.rule = plain(diagnostic.rule)
        copy.diagnostic.fix = plain(diagnostic.fix)
        return copy
    }
}

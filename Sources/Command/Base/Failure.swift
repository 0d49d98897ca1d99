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

package func writeError(_ text: String) { StandardError.write(text, to: OutputTap.errorTarget) }

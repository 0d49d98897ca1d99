import QuadrantCore

/// What the command ends with; `quadrant help` prints this list.
enum ExitCode: Int32, CaseIterable {
    case success = 0
    case input = 1
    case usage = 2
    case output = 3
    case view = 4
    case machine = 5
    case fault = 70

    var meaning: String {
        switch self {
        case .success: "success"
        case .input: "the input is missing, does not compile, or contains no view"
        case .usage: "an option or argument is invalid"
        case .output: "the output could not be written; an existing file is unchanged"
        case .view: "the view failed at run time; an existing file is unchanged"
        case .machine: "a font, package or toolchain is missing; see 'quadrant doctor'"
        case .fault: "an internal error of quadrant"
        }
    }
}

/// An error in the four parts every message has: what happened, where, by which rule, and what to do.
struct Failure: Error {
    var code: ExitCode
    var what: String
    var at: String
    var rule: String
    var fix: String
    /// What a view lacks that only a view around it can give.
    var missing: String?

    init(_ code: ExitCode, _ what: String, at: String = "the command line", rule: String, fix: String) {
        self.code = code
        self.what = what
        self.at = at
        self.rule = rule
        self.fix = fix
    }

    var text: String {
        var lines = ["quadrant: " + what]
        lines.append("  at    " + at)
        lines.append("  rule  " + rule)
        lines.append("  fix   " + fix)
        return lines.joined(separator: "\n") + "\n"
    }
}

func writeError(_ text: String) { StandardError.write(text, to: OutputTap.errorTarget) }

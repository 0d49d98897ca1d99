/// One option of a command: the parser and the help text read the same record.
struct Option {
    var name: String
    var short: Character?
    /// The placeholder of the value in the help text; nil for a flag.
    var value: String?
    var repeats = false
    var summary: String
    /// The value where none follows, and all values; nil if the option requires one.
    var standard: String?
    var choices: [String] = []

    static func flag(_ name: String, _ short: Character? = nil, _ summary: String) -> Option {
        Option(name: name, short: short, summary: summary)
    }

    static func value(_ name: String, _ short: Character? = nil, _ value: String, _ summary: String) -> Option {
        Option(name: name, short: short, value: value, summary: summary)
    }

    static func list(_ name: String, _ value: String, _ summary: String) -> Option {
        Option(name: name, short: nil, value: value, repeats: true, summary: summary)
    }

    var spelling: String {
        let long = "--" + name + (value.map { " " + $0 } ?? "")
        return (short.map { "-\($0), " } ?? "    ") + long
    }
}

/// A command of `quadrant`, as the parser and the help text need it.
struct CommandForm {
    var name: String
    var summary: String
    /// The arguments in the usage line, after the command's name.
    var usage: String
    var options: [Option]
    /// The permitted number of positional arguments.
    var arguments: ClosedRange<Int>
    var notes: [String] = []

    static let help = Option.flag("help", "h", "print this help")
}

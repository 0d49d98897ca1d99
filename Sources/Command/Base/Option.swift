/// One option of a command: the parser and the help text read the same record.
package struct Option {
    package var name: String
    package var short: Character?
    /// The placeholder of the value in the help text; nil for a flag.
    package var value: String?
    package var repeats = false
    package var summary: String
    /// The value where none follows, and all values; nil if the option requires one.
    package var standard: String?
    package var choices: [String] = []

    package init(name: String, short: Character?, value: String? = nil, repeats: Bool = false, summary: String,
                 standard: String? = nil, choices: [String] = []) {
        (self.name, self.short, self.value, self.repeats, self.summary) = (name, short, value, repeats, summary)
        (self.standard, self.choices) = (standard, choices)
    }

    package static func flag(_ name: String, _ short: Character? = nil, _ summary: String) -> Option {
        Option(name: name, short: short, summary: summary)
    }

    package static func value(_ name: String, _ short: Character? = nil, _ value: String, _ summary: String) -> Option {
        Option(name: name, short: short, value: value, summary: summary)
    }

    package static func list(_ name: String, _ value: String, _ summary: String) -> Option {
        Option(name: name, short: nil, value: value, repeats: true, summary: summary)
    }

    package var spelling: String {
        let long = "--" + name + (value.map { " " + $0 } ?? "")
        return (short.map { "-\($0), " } ?? "    ") + long
    }
}

/// A command of `quadrant`, as the parser and the help text need it.
package struct CommandForm {
    package var name: String
    package var summary: String
    /// The arguments in the usage line, after the command's name.
    package var usage: String
    package var options: [Option]
    /// The permitted number of positional arguments.
    package var arguments: ClosedRange<Int>
    package var notes: [String] = []

    package init(name: String, summary: String, usage: String, options: [Option], arguments: ClosedRange<Int>,
                 notes: [String] = []) {
        (self.name, self.summary, self.usage, self.options) = (name, summary, usage, options)
        (self.arguments, self.notes) = (arguments, notes)
    }

    package static let help = Option.flag("help", "h", "print this help")
}

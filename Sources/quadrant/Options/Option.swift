/// One option of a command: what the parser accepts and what the help says are the same record.
struct Option {
    var name: String
    var short: Character?
    /// The word the help shows for the value; nil for a flag.
    var value: String?
    var repeats = false
    var summary: String

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

/// A command of `quadrant`, as the parser and the help need it.
struct CommandForm {
    var name: String
    var summary: String
    /// What follows the command's name in its usage line.
    var usage: String
    var options: [Option]
    /// How many plain arguments it takes.
    var arguments: ClosedRange<Int>
    var notes: [String] = []

    static let help = Option.flag("help", "h", "print this help")
}

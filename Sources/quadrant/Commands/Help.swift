enum Help {
    static func run(_ arguments: Arguments) throws {
        guard let name = arguments.plain.first else {
            print(overview, terminator: "")
            return
        }
        guard let form = CommandForm.named(name) else { throw unknownCommand(name) }
        print(text(form), terminator: "")
    }

    static func unknownCommand(_ name: String) -> Failure {
        let names = CommandForm.all.map(\.name)
        let near = Nearest.of(name, in: names).map { "Did you mean 'quadrant \($0)'? " } ?? ""
        let fix = name.hasSuffix(".swift")
            ? "To draw that file, write 'quadrant render \(name)'."
            : near + "'quadrant help' explains each command."
        return Failure(.usage, "there is no command '\(name)'",
                       rule: "The first word is one of \(names.joined(separator: ", ")).", fix: fix)
    }

    static var overview: String {
        let width = CommandForm.all.map(\.name.count).max() ?? 0
        let commands = CommandForm.all.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
        let codes = ExitCode.allCases.map { "  \(padded(String($0.rawValue), width))  \($0.meaning)\n" }.joined()
        return """
            usage: quadrant COMMAND [options]

            Draws the SwiftUI views of a Swift file without a screen.

            commands
            \(commands)
            exit codes
            \(codes)
            'quadrant COMMAND --help' explains a command.

            """
    }

    static func text(_ form: CommandForm) -> String {
        let width = min(30, form.options.map(\.spelling.count).max() ?? 0)
        let options = form.options.map { option in
            option.spelling.count <= width
                ? "  \(padded(option.spelling, width))  \(option.summary)\n"
                : "  \(option.spelling)\n  \(padded("", width))  \(option.summary)\n"
        }.joined()
        let notes = form.notes.isEmpty ? "" : "\n" + form.notes.map { $0 + "\n" }.joined()
        let codes = ExitCode.allCases.map { "  \($0.rawValue)  \($0.meaning)\n" }.joined()
        return """
            usage: quadrant \(form.name) \(form.usage)

            \(form.summary.prefix(1).uppercased() + form.summary.dropFirst()).

            options
            \(options)\(notes)
            exit codes
            \(codes)
            """
    }

    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

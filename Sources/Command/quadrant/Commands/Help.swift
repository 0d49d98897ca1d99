import QuadrantBase

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
        let near = SpellingSuggestion.of(name, in: names).map { "Did you mean 'quadrant \($0)'? " } ?? ""
        let fix = name.hasSuffix(".swift")
            ? "To render that file, run 'quadrant render \(name)'."
            : near + "Run 'quadrant help' for the list of commands."
        return Failure(.usage, "unknown command '\(name)'",
                       rule: "The commands are \(names.joined(separator: ", ")).", fix: fix)
    }

    static var overview: String {
        let width = CommandForm.all.map(\.name.count).max() ?? 0
        let commands = CommandForm.all.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
        let codes = ExitCode.allCases.map { "  \(padded(String($0.rawValue), width))  \($0.meaning)\n" }.joined()
        return """
            usage: quadrant COMMAND [options]

            Renders SwiftUI views on Linux: to files, in the browser, in windows.

            commands
            \(commands)
            exit codes
            \(codes)
            Run 'quadrant COMMAND --help' for the options of a command.

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

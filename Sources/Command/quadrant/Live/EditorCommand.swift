import Foundation
import QuadrantBase

/// The command of `--editor`: it opens a line of the program in the user's editor.
struct EditorCommand {
    /// The path of the program.
    let program: String
    /// With the placeholders `{file}`, `{line}` and `{column}`.
    let arguments: [String]

    /// How editors are given a line, by the names of their programs.
    private static let known: [(programs: [String], arguments: [String])] = [
        (["code", "code-insiders", "codium", "code-oss", "cursor", "windsurf"], ["-g", "{file}:{line}:{column}"]),
        (["zed", "zeditor", "subl", "hx", "helix", "lapce", "micro"], ["{file}:{line}:{column}"]),
        (["idea", "clion", "fleet", "xed", "kate", "kwrite"], ["--line", "{line}", "{file}"]),
        (["vi", "vim", "nvim", "gvim", "emacs", "emacsclient", "nano", "gedit", "gnome-text-editor", "geany",
          "mousepad"], ["+{line}", "{file}"]),
    ]

    /// Without a placeholder, a known editor is given the line in its own way, and another one the file.
    init(_ text: String, path: String? = nil) throws {
        guard let words = Self.words(text) else {
            throw Failure(.usage, "a quotation mark of '\(text)' is not closed", at: "--editor",
                          rule: "The command is split at spaces, except between quotation marks.",
                          fix: "Close it, or omit it.")
        }
        guard let name = words.first else {
            throw Failure(.usage, "the command of the editor is empty", at: "--editor",
                          rule: "It is a program and its arguments; {file}, {line} and {column} stand for the place.",
                          fix: "Write --editor code, or --editor 'gvim +{line} {file}'.")
        }
        let found = name.contains("/") ? Spawn.isProgram(name) ? name : nil : Spawn.program(name, in: path)
        guard let program = found else {
            throw Failure(.usage, "no program '\(name)' was found", at: "--editor",
                          rule: "The editor is a program in PATH, or the path of one.",
                          fix: "Install it, or name another one.")
        }
        self.program = program
        var arguments = Array(words.dropFirst())
        if !arguments.contains(where: { $0.contains("{file}") }) {
            let stem = (name as NSString).lastPathComponent
            arguments += Self.known.first { $0.programs.contains(stem) }?.arguments ?? ["{file}"]
        }
        self.arguments = arguments
    }

    /// Starts the editor without waiting for it; the end of this process does not end it. `report` receives what
    /// prevents it, on any thread.
    func open(_ file: String, line: Int, column: Int, report: @escaping @Sendable (String) -> Void) {
        guard FileManager.default.fileExists(atPath: file) else { return report("\(file) is not there any more") }
        let filled = arguments.map { argument in
            // The path comes last, so that braces in it stay.
            argument.replacing("{line}", with: String(line)).replacing("{column}", with: String(column))
                .replacing("{file}", with: file)
        }
        let program = program
        DispatchQueue.global().async {
            let result = Spawn.run(program, filled, group: .stays)
            if result?.status == 0 { return }
            let how = result.map { "ended with exit code \($0.status)" } ?? "could not be started"
            report("the editor \(program) \(how)")
        }
    }

    /// The words of a command, which quotation marks hold together; nil if one is not closed. No shell reads them.
    static func words(_ text: String) -> [String]? {
        var words: [String] = [], word: String?, mark: Character?
        for character in text {
            if character == mark {
                mark = nil
            } else if mark == nil, character == "'" || character == "\"" {
                mark = character
                word = word ?? ""
            } else if mark == nil, character.isWhitespace {
                words += [word].compactMap { $0 }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return mark == nil ? words + [word].compactMap { $0 } : nil
    }
}

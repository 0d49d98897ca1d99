import Foundation
import QuadrantProject

/// The compiler's output, parsed into messages.
package struct CompilerOutput {
    package struct Message {
        package var file: String
        package var line: Int
        package var column: Int
        /// error, warning, note or remark.
        package var kind: String
        package var text: String
        /// The lines as written, with the source excerpt.
        package var lines: [Substring]

        /// Whether the type checker gave up an expression before it found an error in it, or none.
        var isAboutTime: Bool { kind == "error" && text.contains("in reasonable time") }

        /// `file:line:column: text`, for lists.
        package var summary: String { "\(file):\(line):\(column): \(text)" }
    }

    package private(set) var messages: [Message] = []

    /// Repeated messages, such as from two compiler processes that read the same file, are kept once.
    package init(_ output: String) {
        var seen: Set<String> = [], isKnown = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if Self.isNoise(line) { continue }
            if var head = Self.head(line) {
                // A note belongs to the preceding message.
                if head.kind != "note" {
                    isKnown = !seen.insert(head.kind + head.summary).inserted
                }
                head.lines = [line]
                if !isKnown { messages.append(head) }
            } else if !isKnown, !messages.isEmpty {
                messages[messages.count - 1].lines.append(line)
            }
        }
    }

    /// Whether a line is about running the compiler's processes, or links to documentation.
    private static func isNoise(_ line: Substring) -> Bool {
        line.hasPrefix("[#") && line.contains("]: <") || line.contains("command failed with exit code")
            || line.contains("command failed due to signal")
            || line.hasPrefix("error: fatalError")
    }

    /// Parses the first line of a message, with or without colours.
    private static func head(_ line: Substring) -> Message? {
        guard line.contains("error: ") || line.contains("warning: ") || line.contains("note: ")
                || line.contains("remark: ") else { return nil }
        var plain = line
        if line.contains("\u{1b}") {
            let color = "\u{1b}\\[[0-9;]*m"
            plain = Substring(line.replacingOccurrences(of: color, with: "", options: .regularExpression))
        }
        // Excerpts repeat the message below the line.
        if plain.hasPrefix(" ") || plain.first?.isNumber == true && plain.contains(" | ") { return nil }
        for kind in ["error", "warning", "note", "remark"] {
            if plain.hasPrefix(kind + ": ") {
                return Message(file: "", line: 0, column: 0, kind: kind, text: String(plain.dropFirst(kind.count + 2)),
                               lines: [])
            }
            guard let mark = plain.range(of: ": \(kind): ") else { continue }
            let place = plain[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 2, let last = Int(place[place.count - 1]) else { continue }
            let text = String(plain[mark.upperBound...])
            guard place.count >= 3, let number = Int(place[place.count - 2]) else {
                return Message(file: place.dropLast().joined(separator: ":"), line: last, column: 0, kind: kind,
                               text: text, lines: [])
            }
            return Message(file: place.dropLast(2).joined(separator: ":"), line: number, column: last, kind: kind,
                           text: text, lines: [])
        }
        return nil
    }

    package var errors: [Message] { messages.filter { $0.kind == "error" } }

    /// The messages that `isWanted` accepts, each with its notes.
    package func text(_ isWanted: (Message) -> Bool) -> String {
        var lines: [Substring] = [], takes = false
        for message in messages {
            if message.kind != "note" { takes = isWanted(message) }
            if takes { lines += message.lines }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    package struct Place: Equatable {
        package var file: String
        package var line: Int
        package var column: Int
        /// Whether the message is about code that a macro expanded to at this place.
        var isOfMacro = false
    }

    /// The first location in one of `files` that an error, or a note on it, refers to. For errors in macro expansions,
    /// a note refers to the macro.
    package func place(of error: Message, in files: Set<String>) -> Place? {
        if files.contains(error.file) { return Place(file: error.file, line: error.line, column: error.column) }
        guard let start = messages.firstIndex(where: { $0.kind == "error" && $0.summary == error.summary }) else {
            return nil
        }
        var index = start
        repeat {
            let message = messages[index]
            if files.contains(message.file) {
                return Place(file: message.file, line: message.line, column: message.column, isOfMacro: true)
            }
            for line in message.lines {
                guard let slash = line.firstIndex(of: "/"), let end = line.range(of: ".swift:") else { continue }
                if slash < end.lowerBound {
                    let path = String(line[slash..<end.lowerBound]) + ".swift"
                    let numbers = line[end.upperBound...].split(separator: ":").prefix(2).compactMap { Int($0) }
                    if files.contains(path) {
                        return Place(file: path, line: numbers.first ?? 0, column: numbers.last ?? 0, isOfMacro: true)
                    }
                }
            }
            index += 1
        } while index < messages.count && messages[index].kind == "note"
        return nil
    }

    /// Shortens absolute paths to paths relative to the current folder.
    package static func shortened(_ text: String) -> String {
        let folder = FileManager.default.currentDirectoryPath
        return folder.count > 1 ? text.replacingOccurrences(of: folder + "/", with: "") : text
    }
}

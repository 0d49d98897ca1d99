import Foundation

/// An error of the compiler, read from its output.
package struct CompilerMessage: Codable, Equatable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var text: String
    /// The lines of the source around the error, with a caret below the place; may be empty.
    package var excerpt = ""
    /// What the compiler adds, such as what was declared where, or what was meant.
    package var notes: [String] = []

    /// With the lines of the program as they are in its files: the compiler may have read them with parts left out.
    package func quoting(_ files: [SourceSet.File]) -> CompilerMessage {
        guard let file = files.first(where: { [$0.path, $0.absolute].contains(self.file) }) else { return self }
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        var message = self
        message.excerpt = excerpt.split(separator: "\n").map { row in
            guard let bar = row.firstIndex(of: "|"), let number = Int(row[..<bar].trimmingCharacters(in: .whitespaces)),
                  lines.indices.contains(number - 1) else { return String(row) }
            return "\(row[...bar]) \(lines[number - 1])"
        }.joined(separator: "\n")
        return message
    }
}

/// Parses the errors in the compiler's output.
package enum CompilerMessages {
    /// Every error with its notes. Warnings are ignored.
    package static func parse(_ output: String) -> [CompilerMessage] {
        var found: [CompilerMessage] = []
        var isInside = false, isNoted = false
        for part in output.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(part)
            if let head = head(line) {
                if head.kind == "note" {
                    isInside = false
                    guard isNoted, let last = found.indices.last else { continue }
                    let note = "\(head.file):\(head.line): \(head.text)"
                    if !found[last].notes.contains(note) { found[last].notes.append(note) }
                    continue
                }
                isInside = head.kind == "error"
                isNoted = isInside
                guard isInside else { continue }
                let message = CompilerMessage(file: head.file, line: head.line, column: head.column, text: head.text)
                // The compiler repeats errors inside macro expansions.
                let isKnown = found.contains { (known: CompilerMessage) -> Bool in
                    known.line == message.line && known.text == message.text
                }
                if isKnown {
                    (isInside, isNoted) = (false, false)
                } else {
                    found.append(message)
                }
            } else if isInside, !line.isEmpty, line.contains("|") {
                // The excerpt repeats the text; it is replaced by a caret.
                let last = found.count - 1
                var mark = line
                if let error = line.range(of: "`- error: ") { mark = String(line[..<error.lowerBound]) + "^" }
                if !found[last].excerpt.isEmpty { found[last].excerpt += "\n" }
                found[last].excerpt += mark
            } else if !line.isEmpty {
                isInside = false
            }
        }
        return withoutConsequences(found)
    }

    /// Removes errors after an unterminated literal or comment: the compiler has not parsed that code correctly, so
    /// they are consequences.
    private static func withoutConsequences(_ found: [CompilerMessage]) -> [CompilerMessage] {
        func isUnterminated(_ message: CompilerMessage) -> Bool { message.text.hasPrefix("unterminated ") }
        let causes = found.filter(isUnterminated)
        func follows(_ message: CompilerMessage, _ cause: CompilerMessage) -> Bool {
            cause.file == message.file && cause.line <= message.line
        }
        return found.filter { message in
            isUnterminated(message) || !causes.contains { follows(message, $0) }
        }
    }

    private static func head(_ line: String) -> (file: String, line: Int, column: Int, kind: String, text: String)? {
        for kind in ["error", "warning", "note"] {
            guard let mark = line.range(of: ": \(kind): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let number = Int(place[place.count - 2]),
                  let column = Int(place[place.count - 1]) else { continue }
            return (place.dropLast(2).joined(separator: ":"), number, column, kind, String(line[mark.upperBound...]))
        }
        return nil
    }
}

#if canImport(QuadrantPreview)
import Foundation
import QuadrantPreview

/// Parses the errors in the compiler's output.
enum CompilerMessages {
    /// The location, text and source excerpt of every error. Warnings and notes are ignored.
    static func parse(_ output: String) -> [PreviewProblem.Message] {
        var found: [PreviewProblem.Message] = []
        var isInside = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let head = head(line) {
                isInside = head.kind == "error"
                guard isInside else { continue }
                let message = PreviewProblem.Message(file: head.file, line: head.line, column: head.column,
                                                     text: head.text)
                // The compiler repeats errors inside macro expansions.
                if found.contains(where: { $0.line == message.line && $0.text == message.text }) {
                    isInside = false
                } else {
                    found.append(message)
                }
            } else if isInside, !line.isEmpty, line.contains("|") {
                // The excerpt repeats the text; it is replaced by a caret.
                let mark = line.range(of: "`- error: ").map { String(line[..<$0.lowerBound]) + "^" } ?? String(line)
                found[found.count - 1].excerpt += (found[found.count - 1].excerpt.isEmpty ? "" : "\n") + mark
            } else if !line.isEmpty {
                isInside = false
            }
        }
        return withoutConsequences(found)
    }

    /// Removes errors after an unterminated literal or comment: the compiler has not parsed that code correctly, so
    /// they are consequences.
    private static func withoutConsequences(_ found: [PreviewProblem.Message]) -> [PreviewProblem.Message] {
        func isUnterminated(_ message: PreviewProblem.Message) -> Bool { message.text.hasPrefix("unterminated ") }
        return found.filter { message in
            isUnterminated(message) || !found.contains {
                isUnterminated($0) && $0.file == message.file && $0.line <= message.line
            }
        }
    }

    private static func head(_ line: Substring) -> (file: String, line: Int, column: Int, kind: String, text: String)? {
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
#endif

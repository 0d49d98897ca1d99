#if canImport(QuadrantPreview)
import Foundation
import QuadrantPreview

/// The messages in the compiler's output.
enum CompilerMessages {
    /// Of every error its place, its text and the excerpt below it. Warnings and notes are left out.
    static func parse(_ output: String) -> [PreviewProblem.Message] {
        var found: [PreviewProblem.Message] = []
        var isInside = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let head = head(line) {
                isInside = head.kind == "error"
                guard isInside else { continue }
                let message = PreviewProblem.Message(file: head.file, line: head.line, column: head.column,
                                                     text: head.text)
                // A macro's code is reported once more.
                if found.contains(where: { $0.line == message.line && $0.text == message.text }) {
                    isInside = false
                } else {
                    found.append(message)
                }
            } else if isInside, !line.isEmpty, line.contains("|") {
                // The words are said above; here a mark is enough.
                let mark = line.range(of: "`- error: ").map { String(line[..<$0.lowerBound]) + "^" } ?? String(line)
                found[found.count - 1].excerpt += (found[found.count - 1].excerpt.isEmpty ? "" : "\n") + mark
            } else if !line.isEmpty {
                isInside = false
            }
        }
        return withoutConsequences(found)
    }

    /// What the compiler says of code behind a literal or a comment that does not end is about code it cannot see: that
    /// goes until the end is written.
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

#if canImport(QuadrantPreview)
import Foundation
import QuadrantPreview

/// Parses the errors in the compiler's output.
enum CompilerMessages {
    /// The location, text and source excerpt of every error. Warnings and notes are ignored.
    static func parse(_ output: String) -> [PreviewProblem.Message] {
        var found: [PreviewProblem.Message] = []
        var isInside = false
        for part in output.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(part)
            if let head = head(line) {
                isInside = head.kind == "error"
                guard isInside else { continue }
                let message = PreviewProblem.Message(file: head.file, line: head.line, column: head.column,
                                                     text: head.text)
                // The compiler repeats errors inside macro expansions.
                let isKnown = found.contains { (known: PreviewProblem.Message) -> Bool in
                    known.line == message.line && known.text == message.text
                }
                if isKnown {
                    isInside = false
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
    private static func withoutConsequences(_ found: [PreviewProblem.Message]) -> [PreviewProblem.Message] {
        func isUnterminated(_ message: PreviewProblem.Message) -> Bool { message.text.hasPrefix("unterminated ") }
        let causes = found.filter(isUnterminated)
        func follows(_ message: PreviewProblem.Message, _ cause: PreviewProblem.Message) -> Bool {
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
#endif

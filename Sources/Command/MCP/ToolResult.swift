import Foundation
import QuadrantBase
import QuadrantCompiler

/// What a tool returns: a text first, then pictures.
struct ToolResult {
    var text: String
    var pictures: [Data] = []
    var isError = false
    /// For programs that read it: the errors of the compiler, the parts of a failure.
    var structured: JSONValue?

    /// Longer texts are cut: a client has to read all of it.
    private static let maxText = 30_000

    init(_ text: String, pictures: [Data] = []) { (self.text, self.pictures) = (text, pictures) }

    init(_ failure: FailureParts, _ messages: [CompilerMessage] = []) {
        text = failure.text + "\n" + messages.map(\.fullText).joined()
        isError = true
        structured = [
            "failure": ["what": .text(failure.what), "at": .text(failure.at), "rule": .text(failure.rule),
                        "fix": .text(failure.fix)],
            "errors": .list(messages.map(\.json)),
        ]
    }

    /// The result of `tools/call`.
    var json: [String: JSONValue] {
        var shown = text
        if shown.utf8.count > Self.maxText {
            shown = String(decoding: shown.utf8.prefix(Self.maxText), as: UTF8.self)
                + "…\nThe text was cut here: name a preview, a view or a point.\n"
        }
        var content: [JSONValue] = [["type": "text", "text": .text(shown)]]
        content += pictures.map {
            ["type": "image", "data": .text($0.base64EncodedString()), "mimeType": "image/png"]
        }
        var result: [String: JSONValue] = ["content": .list(content), "isError": .flag(isError)]
        if let structured { result["structuredContent"] = structured }
        return result
    }
}

extension CompilerMessage {
    var fullText: String {
        (["\(file):\(line):\(column): \(text)"] + (excerpt.isEmpty ? [] : [excerpt]) + notes.map { "  note: \($0)" })
            .joined(separator: "\n") + "\n"
    }

    var json: JSONValue {
        var parts: [String: JSONValue] = [
            "file": .text(file), "line": .number(Double(line)), "column": .number(Double(column)),
            "message": .text(text),
            "notes": .list(notes.map { .text($0) })
        ]
        if let fix = notes.first(where: { $0.contains("did you mean") || $0.contains("add ") || $0.contains("use ") }) {
            parts["fix"] = .text(fix)
        }
        return .object(parts)
    }
}

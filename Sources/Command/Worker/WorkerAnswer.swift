import Foundation
import QuadrantBase
import QuadrantDisplayList

/// The parts of an answer after the request's id and line.
struct WorkerAnswer: Codable {
    enum Status: String, Codable {
        case drawn
        /// The output existed already.
        case kept
        case error
    }

    /// A diagnostic, as JSON has it.
    struct Parts: Codable {
        var what: String
        var at: String
        var rule: String
        var fix: String
    }

    var status: Status
    var view: String?
    var output: String?
    /// The picture, without an output.
    var data: Data?
    var format: String?
    var width: Double?
    var height: Double?
    var scale: Double?
    var bytes: Int?
    /// Runtime issues and notes about the picture.
    var issues: [String]?
    var error: Parts?
    /// The exit code of the command that would draw only this picture.
    var code: Int32?

    init(_ status: Status) { self.status = status }

    init(_ failure: Failure) {
        status = .error
        let diagnostic = failure.diagnostic
        // A part may quote the request, which may be long.
        func short(_ text: String) -> String { text.utf8.count > 2_000 ? text.prefix(2_000) + "…" : text }
        error = Parts(what: short(diagnostic.what), at: short(diagnostic.at), rule: short(diagnostic.rule),
                      fix: short(diagnostic.fix))
        code = failure.code.rawValue
    }

    /// One line of JSON without its end.
    var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)) ?? Data("{\"status\":\"error\"}".utf8)
    }

    /// The whole line, with the request's id as JSON and the number of its line before the answer's own JSON.
    static func line(id: String, number: Int, _ json: Data) -> Data {
        Data("{\"id\":\(id),\"line\":\(number),".utf8) + json.dropFirst() + Data("\n".utf8)
    }
}

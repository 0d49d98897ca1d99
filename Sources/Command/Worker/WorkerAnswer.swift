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
    var error: FailureParts?
    /// The exit code of the command that would draw only this picture.
    var code: Int32?

    init(_ status: Status) { self.status = status }

    init(_ failure: Failure) {
        status = .error
        error = FailureParts(failure)
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

import Foundation
import QuadrantBase

/// What the command itself reads of a request: enough to answer it if the process that draws cannot.
struct RequestHead: Decodable {
    /// The id as JSON; `null` without one.
    private(set) var id = "null"
    /// The processor time in seconds that the picture may take, if the request sets it.
    private(set) var timeLimit: Int?

    private enum CodingKeys: String, CodingKey {
        case id
        case timeLimit = "time-limit"
    }

    private struct WrongID: Error {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        timeLimit = try? values.decode(Int.self, forKey: .timeLimit)
        guard values.contains(.id) else { return }
        if let number = try? values.decode(Int64.self, forKey: .id) {
            id = "\(number)"
        } else if let number = try? values.decode(Double.self, forKey: .id) {
            id = "\(number)"
        } else if let text = try? values.decode(String.self, forKey: .id) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            id = String(decoding: try encoder.encode(text), as: UTF8.self)
        } else if try !values.decodeNil(forKey: .id) {
            throw WrongID()
        }
    }

    /// Reads the head, or throws the failure that says what is wrong with the line.
    static func of(_ line: RequestLines.Line, limit: Int) throws -> (head: RequestHead, json: [UInt8]) {
        let place = "line \(line.number)"
        switch line.content {
        case .tooLong(let count):
            throw Failure(.usage, "the line has \(count) bytes, more than the limit of \(limit)", at: place,
                          rule: "A line has at most \(limit >> 20) MB; longer ones are skipped.",
                          fix: "Pass large data in files, or raise the limit with --max-line.")
        case .notUTF8(let position):
            throw Failure(.usage, "the line is not UTF-8", at: "\(place), byte \(position + 1)",
                          rule: "JSON is text in UTF-8 (RFC 8259).",
                          fix: "Write the line in UTF-8, or in ASCII with \\u.")
        case .text(let json):
            do { return (try JSONDecoder().decode(RequestHead.self, from: Data(json)), json) } catch is WrongID {
                throw Failure(.usage, "the id is neither text nor a number", at: "\(place), id",
                              rule: "The id is text or a number, and returned in the answer.",
                              fix: "Write \"id\": \"card-7\".")
            } catch let error as DecodingError {
                throw failure(error, line, json)
            }
        }
    }

    private static func failure(_ error: DecodingError, _ line: RequestLines.Line, _ json: [UInt8]) -> Failure {
        let place = "line \(line.number)", rule = "Each line is one JSON object: a request."
        guard case .dataCorrupted(let context) = error else {
            return Failure(.usage, "the line is no JSON object", at: place, rule: rule,
                           fix: "Write {\"view\": \"NAME\", \"output\": \"FILE\"}.")
        }
        if line.isCut || isUnfinished(json) {
            return Failure(.usage, "the line ends inside of its JSON", at: place, rule: rule,
                           fix: line.isCut ? "The input ended early: send the request again."
                               : "Write a request without line breaks; in text they are \\n.")
        }
        let said = (context.underlyingError as? NSError)?.userInfo["NSDebugDescription"] as? String
        return Failure(.usage, "the line is not JSON: \(said ?? context.debugDescription)", at: place, rule: rule,
                       fix: "Encode requests with a JSON library.")
    }

    /// Whether it begins as an object that is open at the end.
    private static func isUnfinished(_ json: [UInt8]) -> Bool {
        guard json.first(where: { ![0x20, 0x09].contains($0) }) == UInt8(ascii: "{") else { return false }
        var depth = 0, isText = false, isEscaped = false
        for byte in json {
            if isText {
                if isEscaped { isEscaped = false } else if byte == UInt8(ascii: "\\") { isEscaped = true } else if
                    byte == UInt8(ascii: "\"") { isText = false }
            } else if byte == UInt8(ascii: "\"") {
                isText = true
            } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
                depth -= 1
            }
        }
        return depth > 0 || isText
    }
}

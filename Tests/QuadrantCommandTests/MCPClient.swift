import Foundation
@testable import QuadrantBase

/// A client of `quadrant mcp`, over pipes.
final class MCPClient {
    struct Answer {
        var text: String
        var pictures: [Data]
        var isError: Bool
        var structured: JSONValue?
    }

    private let process = Process()
    private let input = Pipe(), output = Pipe()
    private var rest = Data()
    private var number = 0
    /// Every message of the server.
    private(set) var received: [JSONValue] = []

    init(_ command: Command, _ arguments: [String]) throws {
        command.prepare(process, ["mcp"] + arguments)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    func write(_ message: JSONValue) { input.fileHandleForWriting.write(message.data + Data("\n".utf8)) }

    /// Sends a line, and returns the next message.
    func send(_ line: String) -> JSONValue? {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
        return next()
    }

    func request(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
        number += 1
        let id = JSONValue.number(Double(number))
        write(["jsonrpc": "2.0", "id": id, "method": .text(method), "params": params])
        while let message = next() { if message["id"] == id { return message } }
        return .null
    }

    func call(_ tool: String, _ arguments: JSONValue = [:]) -> Answer {
        let result = request("tools/call", ["name": .text(tool), "arguments": arguments])["result"]
        let content = result?["content"]?.list ?? []
        return Answer(text: content.compactMap { $0["text"]?.text }.joined(),
                      pictures: content.compactMap { $0["data"]?.text.flatMap { Data(base64Encoded: $0) } },
                      isError: result?["isError"]?.flag ?? true, structured: result?["structuredContent"])
    }

    private func next() -> JSONValue? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[..<end])
                rest = Data(rest[(end + 1)...])
                guard let message = try? JSONValue(line) else { continue }
                received.append(message)
                return message
            }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            rest.append(data)
        }
    }

    /// The processes that the server has started.
    var children: [pid_t] {
        let path = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { pid_t($0) }
    }

    /// Closes the input and waits for the end; returns the exit code.
    @discardableResult func end() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

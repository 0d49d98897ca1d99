import Foundation
import QuadrantBase
import QuadrantThreads

/// A server of the Model Context Protocol on standard input and output: JSON-RPC 2.0, one message a line.
///
/// It serves the revisions with a handshake, and that of 2026-07-28, whose requests carry their revision. A thread
/// reads and answers what needs no program; the main thread calls the tools, one after the other.
final class MCPServer: Sendable {
    /// The revisions with a handshake, the newest last.
    static let handshakeVersions = ["2025-06-18", "2025-11-25"]
    /// The revisions whose requests carry their revision.
    static let statelessVersions = ["2026-07-28"]

    static var versions: [String] { handshakeVersions + statelessVersions }

    private static let versionKey = "io.modelcontextprotocol/protocolVersion"
    private static let serverKey = "io.modelcontextprotocol/serverInfo"

    /// A call that waits for the main thread.
    private struct Call: Sendable {
        var id: JSONValue
        var tool: Tool
        var arguments: [String: JSONValue]
        var progressToken: JSONValue?
        var isStateless: Bool
    }

    private struct State {
        var waiting: [Call] = []
        /// The requests that the client has cancelled before they were answered.
        var cancelled: Set<JSONValue> = []
        var present: JSONValue?
        var hasEnded = false
    }

    private let lines: MessageLines
    private let version: String
    private let state = Locked(State())
    private let arrived = DispatchSemaphore(value: 0)

    init(_ lines: MessageLines, version: String) { (self.lines, self.version) = (lines, version) }

    /// Serves until the client closes its end.
    func run(_ tools: ViewTools) {
        Thread { [self] in read() }.start()
        while true {
            arrived.wait()
            let (call, isOver) = state.withLock { state -> (Call?, Bool) in
                if state.hasEnded { return (nil, true) }
                guard !state.waiting.isEmpty else { return (nil, false) }
                let call = state.waiting.removeFirst()
                state.present = call.id
                return (call, false)
            }
            if isOver { return }
            guard let call else { continue }
            perform(call, tools)
            state.withLock { state in
                state.present = nil
                state.cancelled.remove(call.id)
            }
        }
    }

    private func perform(_ call: Call, _ tools: ViewTools) {
        let began = DispatchTime.now().uptimeNanoseconds
        var told = 0.0
        do {
            let result = try tools.call(call.tool, call.arguments) { [self] reason in
                let seconds = Double(DispatchTime.now().uptimeNanoseconds - began) / 1e9
                if let token = call.progressToken, seconds - told >= 1 {
                    told = seconds
                    lines.write([
                        "jsonrpc": "2.0", "method": "notifications/progress",
                        "params": ["progressToken": token, "progress": .number((seconds * 10).rounded() / 10),
                                   "message": .text("\(reason), \(Int(seconds)) s")],
                    ])
                }
                return !state.withLock { $0.hasEnded || $0.cancelled.contains(call.id) }
            }
            if state.withLock({ $0.cancelled.contains(call.id) }) { return }
            answer(call.id, result.json, isStateless: call.isStateless)
        } catch is Cancelled {
            return
        } catch {
            fail(call.id, -32603, "internal error: \(error)")
        }
    }

    // MARK: Reading

    private func read() {
        reading: while true {
            switch lines.read() {
            case .line(let line): receive(line)
            case .tooLong:
                fail(.null, -32600, "a message is longer than \(MessageLines.maxLength >> 20) MB")
            case .end: break reading
            }
        }
        state.withLock { $0.hasEnded = true }
        arrived.signal()
    }

    private func receive(_ line: Data) {
        if line.allSatisfy({ [UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains($0) }) { return }
        guard let message = try? JSONValue(line) else { return fail(.null, -32700, "a message is not JSON") }
        guard message.object != nil else {
            return fail(.null, -32600, "a message is an object; several in one list are not accepted")
        }
        // Answers to requests: this server asks nothing.
        if message["method"] == nil, message["result"] != nil || message["error"] != nil { return }
        let id = message["id"]
        let isKnown = id == nil || id?.text != nil || id?.number != nil
        guard message["jsonrpc"]?.text == "2.0", let method = message["method"]?.text, isKnown else {
            return fail(isKnown ? id ?? .null : .null, -32600,
                        "a message has \"jsonrpc\": \"2.0\", a method, and an id that is a text or a number")
        }
        let params = message["params"]?.object ?? [:]
        guard let id else { return notified(method, params) }
        request(id, method, params)
    }

    private func notified(_ method: String, _ params: [String: JSONValue]) {
        guard method == "notifications/cancelled", let id = params["requestId"] else { return }
        state.withLock { state in
            if state.present == id {
                state.cancelled.insert(id)
            } else {
                state.waiting.removeAll { $0.id == id }
            }
        }
    }

    private func request(_ id: JSONValue, _ method: String, _ params: [String: JSONValue]) {
        let meta = params["_meta"]?.object
        let isStateless = meta?[Self.versionKey] != nil
        if isStateless {
            let wanted = meta?[Self.versionKey]?.text ?? ""
            guard Self.statelessVersions.contains(wanted) else {
                let supported = Self.versions.map { JSONValue.text($0) }
                return fail(id, -32022, "the revision '\(wanted)' is not served",
                            ["supported": .list(supported), "requested": .text(wanted)])
            }
        }
        switch method {
        case "initialize": answer(id, initialized(params), isStateless: false)
        case "server/discover":
            answer(id, [
                "supportedVersions": .list(Self.statelessVersions.map { .text($0) }), "capabilities": Self.capabilities,
                "instructions": .text(Guides.instructions),
            ], isStateless: isStateless, isCacheable: true)
        case "ping": answer(id, [:], isStateless: isStateless)
        case "tools/list":
            answer(
                id, ["tools": .list(ToolCatalog.all.map(\.description))], isStateless: isStateless, isCacheable: true)
        case "tools/call":
            let name = params["name"]?.text ?? ""
            guard let tool = ToolCatalog.named(name) else {
                let near = SpellingSuggestion.of(name, in: ToolCatalog.all.map(\.name)).map { " Did you mean '\($0)'?" }
                return fail(id, -32602, "there is no tool '\(name)'.\(near ?? "")")
            }
            let call = Call(id: id, tool: tool, arguments: params["arguments"]?.object ?? [:],
                            progressToken: meta?["progressToken"], isStateless: isStateless)
            state.withLock { $0.waiting.append(call) }
            arrived.signal()
        case "resources/list":
            answer(id, ["resources": .list(Guides.resources)], isStateless: isStateless, isCacheable: true)
        case "resources/templates/list":
            answer(id, ["resourceTemplates": []], isStateless: isStateless, isCacheable: true)
        case "resources/read":
            let address = params["uri"]?.text ?? ""
            guard let text = Guides.text(at: address) else {
                return fail(
                    id, isStateless ? -32602 : -32002, "there is no resource '\(address)'", ["uri": .text(address)])
            }
            let content: JSONValue = ["uri": .text(address), "mimeType": "text/markdown", "text": .text(text)]
            answer(id, ["contents": [content]], isStateless: isStateless, isCacheable: true)
        case "prompts/list":
            answer(id, ["prompts": .list(Prompt.all.map(\.description))], isStateless: isStateless, isCacheable: true)
        case "prompts/get":
            let name = params["name"]?.text ?? ""
            guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
                return fail(id, -32602, "there is no prompt '\(name)'")
            }
            answer(id, prompt.messages(params["arguments"]?.object ?? [:]), isStateless: isStateless)
        default: fail(id, -32601, "there is no method '\(method)'")
        }
    }

    // MARK: Answers

    private static let capabilities: JSONValue = ["tools": [:], "resources": [:], "prompts": [:]]
    private var serverInfo: JSONValue {
        ["name": "quadrant", "title": "Quadrant: SwiftUI on Linux", "version": .text(version)]
    }

    private func initialized(_ params: [String: JSONValue]) -> [String: JSONValue] {
        let wanted = params["protocolVersion"]?.text ?? ""
        let agreed = Self.handshakeVersions.contains(wanted) ? wanted : Self.handshakeVersions.last ?? wanted
        return ["protocolVersion": .text(agreed), "capabilities": Self.capabilities, "serverInfo": serverInfo,
                "instructions": .text(Guides.instructions)]
    }

    private func answer(_ id: JSONValue, _ result: [String: JSONValue], isStateless: Bool, isCacheable: Bool = false) {
        var result = result
        if isStateless {
            result["resultType"] = "complete"
            result["_meta"] = [Self.serverKey: serverInfo]
            if isCacheable {
                result["ttlMs"] = 3_600_000
                result["cacheScope"] = "private"
            }
        }
        lines.write(["jsonrpc": "2.0", "id": id, "result": .object(result)])
    }

    private func fail(_ id: JSONValue, _ code: Int, _ message: String, _ data: JSONValue? = nil) {
        var error: [String: JSONValue] = ["code": .number(Double(code)), "message": .text(message)]
        if let data { error["data"] = data }
        lines.write(["jsonrpc": "2.0", "id": id, "error": .object(error)])
    }
}

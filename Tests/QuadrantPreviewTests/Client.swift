import Foundation

/// A client that can violate the protocol. Blocking; not for use on the main thread.
final class Client {
    private let handle: Int32
    private var buffer: [UInt8] = []
    let port: Int

    enum Frame: Equatable {
        case text(String)
        case binary([UInt8])
        /// A close frame, with its code if there is one.
        case close(Int?)
    }

    init?(port: Int) {
        self.port = port
        handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if !isConnected { return nil }
    }

    /// A client that connects as the server's own page does; nil if it is refused.
    convenience init?(page path: String, port: Int) {
        self.init(port: port)
        let host = "127.0.0.1:\(port)"
        if upgrade(path, host: host, origin: "http://\(host)") != 101 { return nil }
    }

    /// The layout of the first screen; empty if there is no response.
    func layout() -> String {
        say(#"{"kind":"layout","screen":0,"id":1}"#)
        while let frame = frame() {
            if case .text(let text) = frame, text.contains("\"layout\"") { return text }
        }
        return ""
    }

    /// The output of the program, up to `end`.
    func printed(until end: String) -> String {
        var all = ""
        while !all.hasSuffix(end), let frame = frame() {
            guard case .text(let text) = frame, text.contains("\"printed\"") else { continue }
            let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            all += message?["text"] as? String ?? ""
            say(#"{"kind":"heard"}"#)
        }
        return all
    }

    deinit { close(handle) }

    func write(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { send(handle, $0.baseAddress! + sent, bytes.count - sent,
                                                     Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return }
            sent += count
        }
    }

    func write(_ text: String) { write(Array(text.utf8)) }

    /// Returns false at the end of the connection.
    private func fill() -> Bool {
        var some = [UInt8](repeating: 0, count: 65_536)
        let count = recv(handle, &some, some.count, 0)
        if count <= 0 { return false }
        buffer += some[..<count]
        return true
    }

    private func take(_ count: Int) -> [UInt8]? {
        while buffer.count < count { if !fill() { return nil } }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    /// The status line and the headers of a response.
    func head() -> String {
        while true {
            let text = String(decoding: buffer, as: UTF8.self)
            if let end = text.range(of: "\r\n\r\n") {
                return String(decoding: take(text[..<end.upperBound].utf8.count) ?? [], as: UTF8.self)
            }
            if !fill() { return String(decoding: take(buffer.count) ?? [], as: UTF8.self) }
        }
    }

    /// The rest of the data until the connection is closed.
    func rest() -> String {
        while fill() {}
        return String(decoding: take(buffer.count) ?? [], as: UTF8.self)
    }

    /// Requests `path` unchanged. Returns the status and the body.
    func get(_ path: String, host: String?, origin: String? = nil,
             method: String = "GET") -> (status: Int, body: String) {
        var lines = ["\(method) \(path) HTTP/1.1"]
        if let host { lines.append("Host: \(host)") }
        if let origin { lines.append("Origin: \(origin)") }
        lines.append("Connection: close")
        let status = status(after: lines)
        return (status, rest())
    }

    /// The status of the response to a WebSocket upgrade; 101 if the socket is open.
    func upgrade(_ path: String, host: String?, origin: String?, protocols: String? = "quadrant") -> Int {
        var lines = ["GET \(path) HTTP/1.1"]
        if let host { lines.append("Host: \(host)") }
        lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines.append("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
        if let origin { lines.append("Origin: \(origin)") }
        if let protocols { lines.append("Sec-WebSocket-Protocol: \(protocols)") }
        return status(after: lines)
    }

    /// The status of the response to a request with these lines.
    private func status(after lines: [String]) -> Int {
        write(lines.joined(separator: "\r\n") + "\r\n\r\n")
        let string = head().split(separator: " ")
        return string.count > 1 ? Int(string[1]) ?? 0 : 0
    }

    func sendFrame(_ operation: UInt8, _ payload: [UInt8]) {
        var frame: [UInt8] = [0x80 | operation]
        switch payload.count {
        case 0..<126: frame.append(0x80 | UInt8(payload.count))
        case 126..<65_536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default:
            frame.append(0x80 | 127)
            for shift in (0..<8).reversed() { frame.append(UInt8((payload.count >> (shift * 8)) & 255)) }
        }
        // A mask of zeros leaves the payload unchanged.
        write(frame + [0, 0, 0, 0] + payload)
    }

    func say(_ json: String) { sendFrame(1, Array(json.utf8)) }

    /// The next text, after the pictures before it, which are acknowledged; nil where the connection is closed.
    func nextText() -> String? {
        while let frame = frame() {
            switch frame {
            case .text(let text): return text
            case .binary(let bytes): if bytes[13] == 1 { say(#"{"kind":"ack","frame":\#(bytes[8])}"#) }
            case .close: return nil
            }
        }
        return nil
    }

    /// The next frame; nil at the end of the connection.
    func frame() -> Frame? {
        var whole: [UInt8] = []
        var kind: UInt8 = 0
        while true {
            guard let start = take(2) else { return nil }
            var count = Int(start[1] & 127)
            if count == 126 {
                guard let more = take(2) else { return nil }
                count = Int(more[0]) << 8 | Int(more[1])
            } else if count == 127 {
                guard let more = take(8) else { return nil }
                count = more.reduce(0) { $0 << 8 | Int($1) }
            }
            guard let payload = take(count) else { return nil }
            let operation = start[0] & 15
            if operation == 8 { return .close(payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil) }
            if operation == 9 || operation == 10 { continue }
            if operation != 0 { kind = operation }
            whole += payload
            if start[0] & 0x80 != 0 { break }
        }
        return kind == 1 ? .text(String(decoding: whole, as: UTF8.self)) : .binary(whole)
    }
}

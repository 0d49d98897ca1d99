/// Access control. A page is private to the user who started the server: requests require the token, and must not have
/// the origin of another site.
package struct Access: Sendable {
    package let token: String
    package let port: Int

    package init(token: String, port: Int) {
        self.token = token
        self.port = port
    }

    /// The headers of a request that access depends on.
    package struct Request: Sendable {
        package var method: String
        package var path: String
        package var host: String?
        package var origin: String?
        package var protocols: String?
        package var isUpgrade: Bool

        package init(method: String = "GET", path: String, host: String?, origin: String? = nil,
                     protocols: String? = nil, isUpgrade: Bool = false) {
            self.method = method
            self.path = path
            self.host = host
            self.origin = origin
            self.protocols = protocols
            self.isUpgrade = isUpgrade
        }
    }

    package enum Response: Equatable, Sendable {
        case page
        case live
        /// An HTTP status.
        case refused(Int)
    }

    package static let protocolName = "quadrant"

    /// 128 random bits from the system's secure generator, in hexadecimal.
    package static func randomToken() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    package var url: String { "http://127.0.0.1:\(port)/\(token)/" }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    package func answer(_ request: Request) -> Response {
        // Requests under another host name are refused: another site may resolve its name to this address (DNS
        // rebinding).
        guard let host = request.host?.lowercased(), hosts.contains(host) else { return .refused(403) }
        if let origin = request.origin, !hosts.contains(where: { origin == "http://" + $0 }) { return .refused(403) }
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[0].isEmpty, isToken(parts[1]) else { return .refused(404) }
        let rest = parts.dropFirst(2).joined(separator: "/")
        if request.isUpgrade {
            // Browsers always send the origin of the page that opens a WebSocket.
            guard rest == "live", request.method == "GET" else { return .refused(404) }
            guard request.origin != nil, request.protocols == Self.protocolName else { return .refused(403) }
            return .live
        }
        guard rest.isEmpty, parts.count <= 3 else { return .refused(404) }
        return request.method == "GET" || request.method == "HEAD" ? .page : .refused(405)
    }

    /// Compares in constant time, independent of the first difference.
    private func isToken(_ word: Substring) -> Bool {
        let mine = Array(token.utf8), other = Array(word.utf8)
        guard mine.count == other.count else { return false }
        return zip(mine, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

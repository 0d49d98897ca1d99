import QuadrantPreview
import Testing

@Suite("Who may have the page")
struct AccessTests {
    private let access = Access(token: "0123456789abcdef", port: 8330)

    private func answer(_ path: String, host: String? = "127.0.0.1:8330", origin: String? = nil,
                        method: String = "GET") -> Access.Response {
        access.answer(.init(method: method, path: path, host: host, origin: origin))
    }

    private func upgrade(_ path: String = "/0123456789abcdef/live", host: String? = "127.0.0.1:8330",
                         origin: String? = "http://127.0.0.1:8330",
                             protocols: String? = "quadrant") -> Access.Response {
        access.answer(.init(path: path, host: host, origin: origin, protocols: protocols, isUpgrade: true))
    }

    @Test func thePageHasOneAddress() {
        #expect(answer("/0123456789abcdef/") == .page)
        #expect(answer("/0123456789abcdef") == .page)
        #expect(answer("/0123456789abcdef/", host: "localhost:8330") == .page)
        #expect(answer("/0123456789abcdef/", method: "HEAD") == .page)
        #expect(access.url == "http://127.0.0.1:8330/0123456789abcdef/")
    }

    @Test(arguments: [
        "", "/", "//", "/index.html", "/favicon.ico", "/0123456789abcde", "/0123456789abcdef0", "/0123456789ABCDEF/",
        "/0123456789abcdef/live", "/0123456789abcdef/x", "/0123456789abcdef//", "/0123456789abcdef/../",
        "/0123456789abcdef/..%2f", "//0123456789abcdef/", "/../0123456789abcdef/", "0123456789abcdef/",
    ])
    func nothingElseIsThere(path: String) { #expect(answer(path) == .refused(404)) }

    @Test(arguments: [
        nil, "", "127.0.0.1", "127.0.0.1:80", "evil.example:8330", "127.0.0.1:8330.evil.example", "[::1]:8330",
    ])
    func anotherHostGetsNothing(host: String?) {
        #expect(answer("/0123456789abcdef/", host: host) == .refused(403))
        #expect(upgrade(host: host) == .refused(403))
    }

    @Test(arguments: ["http://evil.example", "https://127.0.0.1:8330", "http://127.0.0.1:8331", "null", ""])
    func anotherOriginGetsNothing(origin: String) {
        #expect(answer("/0123456789abcdef/", origin: origin) == .refused(403))
        #expect(upgrade(origin: origin) == .refused(403))
    }

    @Test func theSocketIsForOurPage() {
        #expect(upgrade() == .live)
        #expect(upgrade(origin: "http://localhost:8330") == .live)
        #expect(upgrade(origin: nil) == .refused(403))
        #expect(upgrade(protocols: nil) == .refused(403))
        #expect(upgrade(protocols: "http") == .refused(403))
        #expect(upgrade("/0123456789abcdef/") == .refused(404))
        #expect(upgrade("/wrong/live") == .refused(404))
    }

    @Test func nothingIsWrittenToThePage() {
        #expect(answer("/0123456789abcdef/", method: "other") == .refused(405))
    }

    @Test func tokensAreLongAndNeverTheSame() {
        let tokens = (0..<100).map { _ in Access.randomToken() }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
}

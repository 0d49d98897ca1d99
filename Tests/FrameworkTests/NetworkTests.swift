import Dispatch
import Foundation
import Network
import Testing

@Suite("Network without a network")
struct NetworkTests {
    @Test func aHostIsANumberWhereTheTextIsOne() {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.Host("1.2.3.256") == .name("1.2.3.256", nil) && IPv4Address.loopback.isLoopback)
        let endpoint = NWEndpoint.hostPort(host: "example.com", port: .https)
        #expect(endpoint.debugDescription == "example.com:443" && NWEndpoint.Port("x") == nil)
    }

    @Test func aBrowserIsReadyAndFindsNothing() async {
        let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
        let state = await withCheckedContinuation { continuation in
            browser.stateUpdateHandler = { continuation.resume(returning: $0) }
            browser.start(queue: .global())
        }
        #expect(state == .ready && browser.browseResults.isEmpty)
    }

    @Test func pathsAreASequence() async {
        var paths: [NWPath.Status] = []
        for await path in NWPathMonitor() { paths.append(path.status) }
        #expect(paths == [.satisfied])
    }
}

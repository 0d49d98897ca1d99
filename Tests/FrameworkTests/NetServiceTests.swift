import Foundation
import QuadrantFoundation
import Testing

@Suite("Services of the local network")
struct NetServiceTests {
    private final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
        var events: [String] = []
        func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { events.append("search") }
        func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { events.append("end") }
        func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) { events.append("none") }
    }
    @Test func nothingIsFound() {
        let listener = Listener(), browser = NetServiceBrowser()
        browser.delegate = listener
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
        browser.stop()
        let service = NetService(domain: "local.", type: "_http._tcp.", name: "a", port: 80)
        service.delegate = listener
        service.resolve(withTimeout: 1)
        #expect(listener.events == ["search", "end", "none"] && service.port == 80 && service.hostName == nil)
    }
    @Test func anActorRunsOnASerialQueue() async {
        actor Counter {
            nonisolated let queue = DispatchSerialQueue(label: "counter")
            nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
            func check() -> Bool {
                dispatchPrecondition(condition: .onQueue(queue.queue))
                return true
            }
        }
        #expect(await Counter().check())
    }
}

import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Link and openURL")
struct LinkTests {
    private let log = Log()

    @Test func aTapOpensTheAddress() throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let scene = ViewHarness(offering: 200, 44) {
            Link("Site", destination: url).environment(\.openURL, OpenURLAction { [log] in
                log.note($0.absoluteString)
                return .handled
            })
        }
        scene.tap("Site")
        #expect(log.take() == ["https://example.org/a"])
    }

    private struct Opening: View {
        let url: URL
        let log: Log
        @Environment(\.openURL) private var openURL
        var body: some View {
            Button("Open") { openURL(url) { [log] accepted in log.note("\(accepted)") } }
        }
    }

    @Test func theResultIsToldToTheCaller() throws {
        let url = try #require(URL(string: "https://example.org"))
        for (result, told) in [(OpenURLAction.Result.handled, "true"), (.discarded, "false")] {
            let scene = ViewHarness(offering: 200, 44) {
                Opening(url: url, log: log).environment(\.openURL, OpenURLAction { _ in result })
            }
            scene.tap("Open")
            #expect(log.take() == [told])
        }
    }

    /// The host opens the URL that the handler received, or the one that it gives in place of it.
    @Test func theHostOpensTheAddress() throws {
        let url = try #require(URL(string: "https://example.org/a")), other = try #require(URL(string: "https://b.org"))
        func opened(_ view: some View) -> [String] {
            let scene = ViewHarness(offering: 200, 44) { view }
            scene.host.graph.input.services.openURL = { [log] in
                log.note($0.absoluteString)
                return true
            }
            scene.tap("Open")
            return log.take()
        }
        let link = Link("Open", destination: url)
        #expect(opened(link) == [url.absoluteString])
        #expect(opened(link.environment(\.openURL, OpenURLAction { _ in .systemAction(other) }))
            == [other.absoluteString])
        #expect(opened(link.onOpenURL(prefersInApp: true)) == [url.absoluteString])
    }
}

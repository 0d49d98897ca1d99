import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// The keyboard on the screen, the network and the clock.
@Suite("Conditions of a preview", .serialized)
@MainActor
struct ConditionsTests {
    private static let item = PreviewContent.Item(
        id: "bottom", title: "bottom", place: "bottom.swift:1",
        configuration: { _ in HostConfiguration(size: CGSize(width: 200, height: 400), scale: 1, background: .white) },
        keyboardHeight: { _ in 150 },
        open: {
            ViewHost(rootView: VStack { Spacer(); Color.red.frame(width: 20, height: 20) }, configuration: $0,
                     seeds: $1, onIssue: $2)
        })

    @Test func aKeyboardOnTheScreenTakesItsHeightOfTheSafeArea() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let (before, after) = await away { () -> (String, String) in
            guard let client = Client(page: path, port: port) else { return ("", "") }
            let before = client.layout()
            client.say(#"{"kind":"settings","settings":{"device":"","landscape":false,"dark":false,"#
                + #""rightToLeft":false,"dynamicType":"large","locale":"en_US","scale":2,"keyboard":"shown"}}"#)
            return (before, client.layout())
        }
        #expect(before.contains("\"globalY\":380"))
        #expect(after.contains("\"globalY\":230"))
    }

    @Test func theNetworkAndTheClockAreSetForTheProgram() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        var network: [String] = [], clock: [Double] = []
        server.onNetwork = { network.append($0) }
        server.onClock = { clock.append($0) }
        let port = server.access.port, path = server.livePath
        await away {
            guard let client = Client(page: path, port: port) else { return }
            client.say(#"{"kind":"conditions","phase":"network","text":"off"}"#)
            client.say(#"{"kind":"conditions","phase":"clock","value":\#(Date().timeIntervalSince1970 + 1_000_000)}"#)
            client.say(#"{"kind":"conditions","phase":"clock"}"#)
            _ = client.layout()
        }
        #expect(network == ["off"])
        #expect(clock.count == 2)
        #expect(abs((clock.first ?? 0) - 1_000_000) < 60)
        #expect(clock.last == 0)
    }
}

import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// The states of a preview, shown and set on a page.
@Suite("States of a preview", .serialized)
@MainActor
struct StatesTests {
    private struct Counter: View {
        @State private var count = 1
        @State private var name = "Ada"
        var body: some View { Button("\(name) \(count)") { count += 1 }.frame(width: 200, height: 100) }
    }

    private static let item = PreviewContent.Item(
        id: "counter", title: "counter", place: "counter.swift:1",
        configuration: { _ in HostConfiguration(size: CGSize(width: 200, height: 100), scale: 1, background: .white) },
        open: { ViewHost(rootView: Counter(), configuration: $0, seeds: $1, onIssue: $2) })

    private struct Message: Decodable, Sendable {
        struct State: Decodable, Sendable {
            var node: String
            var name: String
            var text: String
            var form: String?
        }
        var kind: String
        var text: String?
        var states: [State]?
    }

    private nonisolated static func next(_ client: Client, _ kind: String) -> Message? {
        while let text = client.nextText() {
            guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else { continue }
            if message.kind == kind { return message }
        }
        return nil
    }

    @Test func statesAreToldWhenTheyChangeAndSet() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let (told, issue) = await away { () -> ([[String]], String?) in
            guard let client = Client(page: path, port: port) else { return ([], nil) }
            var told: [[String]] = []
            func take() -> Message? {
                let message = Self.next(client, "states")
                told.append((message?.states ?? []).map { "\($0.name) \($0.text)" })
                return message
            }
            client.say(#"{"kind":"states","phase":"on","screen":0}"#)
            guard let node = take()?.states?.first?.node else { return (told, nil) }
            for phase in ["began", "ended"] {
                client.say(#"{"kind":"pointer","screen":0,"phase":"\#(phase)","id":1,"x":100,"y":50}"#)
            }
            _ = take()
            func set(_ name: String, _ text: String) {
                client.say(#"""
                    {"kind":"states","phase":"set","screen":0,"element":"\#(node)","key":"\#(name)","text":"\#(text)"}
                    """#)
            }
            set("count", "41")
            _ = take()
            set("name", "Grace")
            _ = take()
            set("count", "many")
            let issue = Self.next(client, "issue")?.text
            _ = take()
            return (told, issue)
        }
        #expect(told == [["count 1", "name Ada"], ["count 2", "name Ada"], ["count 41", "name Ada"],
                         ["count 41", "name Grace"], ["count 41", "name Grace"]])
        #expect(issue?.contains("'many' is no value of the state 'count'") == true)
    }
}

import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

@Suite("Recording a preview", .serialized)
@MainActor
struct RecordingTests {
    private struct Counter: View {
        @State private var count = 1
        var body: some View { Button("Add \(count)") { count += 1 }.frame(width: 200, height: 100) }
    }

    private static let item = PreviewContent.Item(
        id: "counter", title: "counter", place: "counter.swift:1",
        configuration: { _ in HostConfiguration(size: CGSize(width: 200, height: 100), scale: 1, background: .white) },
        command: { "quadrant render counter.swift" + ($0.dark ? " --dark" : "") },
        open: { ViewHost(rootView: Counter(), configuration: $0, seeds: $1, onIssue: $2) })

    private struct Message: Decodable, Sendable {
        var kind: String
        var lines: [String]?
        var command: String?
    }

    private nonisolated static func next(_ client: Client) -> Message? {
        while let text = client.nextText() {
            guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else { continue }
            if message.kind == "recording" { return message }
        }
        return nil
    }

    /// A recording starts the preview anew: the button has the name again that it had at first.
    @Test func tapsBecomeOptions() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let told = await away { () -> [Message?] in
            guard let client = Client(page: path, port: port) else { return [] }
            func tap() {
                for phase in ["began", "ended"] {
                    client.say(#"{"kind":"pointer","screen":0,"phase":"\#(phase)","id":1,"x":100,"y":50}"#)
                }
            }
            tap()
            client.say(#"{"kind":"recording","phase":"on","screen":0}"#)
            let start = Self.next(client)
            tap()
            return [start, Self.next(client)]
        }
        #expect(told.map { $0?.lines } == [[], ["--tap 'Add 1'"]])
        #expect(told.allSatisfy { $0?.command == "quadrant render counter.swift" })
    }
}

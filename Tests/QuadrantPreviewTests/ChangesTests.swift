import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// What a page watches of a preview: changes by events, times of frames, findings of audits.
@Suite("Changes of a preview", .serialized)
@MainActor
struct ChangesTests {
    private struct Counter: View {
        @State private var count = 1
        var body: some View { Button("Add \(count)") { count += 1 }.frame(width: 200, height: 100) }
    }

    private static let item = PreviewContent.Item(
        id: "counter", title: "counter", place: "counter.swift:1",
        configuration: { _ in HostConfiguration(size: CGSize(width: 200, height: 100), scale: 1, background: .white) },
        open: { ViewHost(rootView: Counter(), configuration: $0, seeds: $1, onIssue: $2) })

    private struct Message: Decodable, Sendable {
        struct Section: Decodable, Sendable {
            struct Item: Decodable, Sendable { var text: String }
            var title: String
            var items: [Item]
        }
        struct Times: Decodable, Sendable {
            var raster: Double
        }
        struct Finding: Decodable, Sendable { var audit: String }
        var kind: String
        var cause: String?
        var sections: [Section]?
        var findings: [Finding]?
    }

    private nonisolated static func next(_ client: Client, _ kind: String) -> Message? {
        while let text = client.nextText() {
            guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else { continue }
            if message.kind == kind { return message }
        }
        return nil
    }

    @Test func aTapSaysWhatItWrote() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let told = await away { () -> Message? in
            guard let client = Client(page: path, port: port) else { return nil }
            client.say(#"{"kind":"watch","phase":"on","screen":0}"#)
            for phase in ["began", "ended"] {
                client.say(#"{"kind":"pointer","screen":0,"phase":"\#(phase)","id":1,"x":100,"y":50}"#)
            }
            return Self.next(client, "changes")
        }
        #expect(told?.cause == "--tap 'Add 1'" || told?.cause == "--tap \"Add 1\"")
        let written = told?.sections?.first { $0.title == "written" }
        #expect(written?.items.first?.text.contains("1 → 2") == true)
        #expect(told?.sections?.contains { $0.title == "evaluated" } == true)
    }

    @Test func theAuditsFindASmallButton() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let told = await away { () -> Message? in
            guard let client = Client(page: path, port: port) else { return nil }
            client.say(#"{"kind":"watch","phase":"on","screen":0,"isRepeated":true}"#)
            return Self.next(client, "findings")
        }
        #expect(told?.findings != nil)
    }

    @Test func aWatchOfNoScreenIsNoProtocol() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let isClosed = await away { () -> Bool in
            guard let client = Client(page: path, port: port) else { return false }
            client.say(#"{"kind":"watch","phase":"on"}"#)
            while client.nextText() != nil {}
            return true
        }
        #expect(isClosed)
    }
}

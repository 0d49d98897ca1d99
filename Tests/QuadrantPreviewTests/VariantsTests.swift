import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// Variants of one preview on a page.
@Suite("Variants of a preview", .serialized)
@MainActor
struct VariantsTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 }.frame(maxWidth: .infinity, alignment: .leading) }
    }

    private static let item = PreviewContent.Item(
        id: "counter", title: "counter", place: "counter.swift:1",
        configuration: { settings in
            HostConfiguration(size: CGSize(width: settings.landscape ? 400 : 200, height: 100), scale: 1,
                              colorScheme: settings.dark ? .dark : .light,
                              layoutDirection: settings.rightToLeft ? .rightToLeft : .leftToRight, background: .white)
        },
        open: { ViewHost(rootView: Counter(), configuration: $0, seeds: $1, onIssue: $2) })

    private struct Message: Decodable, Sendable {
        struct Element: Decodable, Sendable {
            var id: String
            var label: String
        }
        var kind: String
        var screen: Int?
        var of: Int?
        var changed: [Element]?
        var frames: [[Double]]?
    }

    private nonisolated static let wanted = #"""
        {"kind":"variants","screen":0,"isRepeated":true,"isMarked":true,"variants":[{"title":"Dark","dark":true},
        {"title":"Mirrored","rightToLeft":true},{"title":"Wide","landscape":true}]}
        """#

    /// The messages of kinds, until `isEnd`.
    private nonisolated static func messages(_ client: Client, _ kinds: Set<String>,
                                             until isEnd: ([Message]) -> Bool) -> [Message] {
        var found: [Message] = []
        while !isEnd(found), let text = client.nextText() {
            guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)),
                  kinds.contains(message.kind) else { continue }
            found.append(message)
        }
        return found
    }

    /// What is done in one variant is done in all: they have the state of the preview, and a press reaches the same
    /// element wherever it is.
    @Test func aPressInOneIsAPressInAll() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let labels = await away { () -> [Int: [String]] in
            guard let client = Client(page: path, port: port) else { return [:] }
            client.say(Self.wanted)
            client.say(#"{"kind":"visible","screens":[0,1,2,3]}"#)
            client.say(#"{"kind":"elements","phase":"on"}"#)
            var labels: [Int: [String]] = [:]
            func take(_ messages: [Message]) {
                for message in messages {
                    labels[message.screen ?? -1, default: []] += (message.changed ?? []).map(\.label)
                }
            }
            let first = Self.messages(client, ["elements"]) { Set($0.map(\.screen)).count == 4 }
            take(first)
            guard let id = first.first(where: { $0.screen == 2 })?.changed?.first?.id else { return labels }
            client.say(#"{"kind":"element","screen":2,"element":"\#(id)","phase":"press"}"#)
            take(Self.messages(client, ["elements"]) { Set($0.map(\.screen)).count == 4 })
            // A finger on the button of the mirrored variant, which is at the right there.
            for phase in ["began", "ended"] {
                client.say(#"{"kind":"pointer","screen":2,"phase":"\#(phase)","id":1,"x":185,"y":50}"#)
            }
            take(Self.messages(client, ["elements"]) { Set($0.map(\.screen)).count == 4 })
            return labels
        }
        #expect(labels.keys.sorted() == [0, 1, 2, 3])
        #expect(labels.values.allSatisfy { $0 == ["Count 0", "Count 1", "Count 2"] }, "\(labels)")
    }

    /// A mirrored frame is the same frame; without variants the page has the screens of the previews alone.
    @Test func framesThatDifferAreMarked() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let (marks, ends) = await away { () -> ([Int: Int], [Int]) in
            guard let client = Client(page: path, port: port) else { return ([:], []) }
            client.say(Self.wanted)
            client.say(#"{"kind":"visible","screens":[0,1,2,3]}"#)
            let told = Self.messages(client, ["differences"]) { Set($0.map(\.screen)).count == 3 }
            let marks = Dictionary(told.map { ($0.screen ?? -1, $0.frames?.count ?? -1) }) { $1 }
            client.say(#"{"kind":"variants","screen":0,"variants":[]}"#)
            let end = Self.messages(client, ["variants"]) { $0.last?.of == -1 }
            return (marks, end.compactMap(\.of))
        }
        #expect(marks == [1: 0, 2: 0, 3: 0])
        #expect(ends == [-1])
    }
}

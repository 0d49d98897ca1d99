import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// The messages to a page other than frames, and their order.
@Suite("Pages of a preview", .serialized)
@MainActor
struct PageTests {
    private struct Fields: View {
        @State private var first = ""
        @State private var second = ""
        var body: some View {
            VStack {
                TextField("first", text: $first)
                TextField("second", text: $second)
            }
        }
    }

    /// The tab key moves the focus through the fields of a preview and then to the next element of the page; with Shift
    /// backwards (#9.28).
    @Test(arguments: [0, 2])
    func tabLeavesAfterTheLastFieldAndBeforeTheFirst(modifiers: Int) async throws {
        let server = try PreviewServer.showing([Self.item("fields", Fields())])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let told = await away { () -> [String] in
            guard let client = Client(page: path, port: port) else { return [] }
            var told: [String] = []
            for id in 1...4 {
                client.say(#"{"kind":"key","screen":0,"key":"Tab","phase":"down","modifiers":\#(modifiers)}"#)
                client.say(#"{"kind":"layout","screen":0,"id":\#(id)}"#)
                var word = "-"
                while let frame = client.frame() {
                    guard case .text(let text) = frame else { continue }
                    if text.contains("\"leave\"") { word = text.contains("true") ? "back" : "on" }
                    if text.contains("\"caret\""), !text.contains("null"), word == "-" { word = "field" }
                    if text.contains("\"id\":\(id)") { break }
                }
                told.append(word)
            }
            return told
        }
        // The fourth press starts the next cycle.
        #expect(told == ["field", "field", modifiers == 0 ? "on" : "back", "field"])
    }

    private static func item<Content: View>(
        _ id: String, _ view: @autoclosure @escaping @MainActor () -> Content, frame: DeviceFrame? = nil
    ) -> PreviewContent.Item {
        .init(id: id, title: id, place: "\(id).swift:1",
              configuration: {
                  HostConfiguration(size: CGSize(width: 100, height: 100), scale: CGFloat($0.scale), background: .white)
              },
              frame: { _ in frame },
              open: { ViewHost(rootView: view(), configuration: $0, seeds: $1, onIssue: $2) })
    }

    /// The page receives every preview's size and device immediately, and frames of the visible ones (#9.28).
    @Test func onlyShownPreviewsAreDrawn() async throws {
        let server = try PreviewServer.showing([])
        defer { server.stop() }
        var island = DeviceFrame(cornerRadius: 55)
        island.cutout = .island
        server.show(PreviewContent(items: (0..<8).map { Self.item("item \($0)", Color.red, frame: island) }))
        let port = server.access.port, path = server.livePath
        let (sizes, drawn) = await away { () -> (Set<Int>, Set<Int>) in
            guard let client = Client(page: path, port: port) else { return ([], []) }
            var sizes: Set<Int> = [], drawn: Set<Int> = []
            client.say(#"{"kind":"visible","screens":[2,3]}"#)
            client.say(#"{"kind":"layout","screen":0,"id":1}"#)
            var isAnswered = false
            while !isAnswered || !drawn.isSuperset(of: [2, 3]), let frame = client.frame() {
                switch frame {
                case .text(let text):
                    isAnswered = isAnswered || text.contains("\"layout\"")
                    guard text.contains("\"kind\":\"size\""), text.contains("\"island\"") else { continue }
                    for index in 0..<8 where text.contains("\"screen\":\(index),") { sizes.insert(index) }
                case .binary(let bytes):
                    drawn.insert(Int(bytes[14]))
                    if bytes[13] == 1 { client.say(#"{"kind":"ack","frame":\#(bytes[8])}"#) }
                case .close: return (sizes, drawn)
                }
            }
            return (sizes, drawn)
        }
        #expect(sizes == Set(0..<8))
        // The first preview may have been drawn before the page reported which are visible.
        #expect(drawn.subtracting([0]) == [2, 3])
    }

    /// The page receives what it inspects once, and again when something of it has changed; a wrong word ends the page.
    @Test func anInspectedViewIsToldAgainWhenItChanges() async throws {
        let server = try PreviewServer.showing([Self.item("growing", Growing())])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let told = await away { () -> [String] in
            guard let client = Client(page: path, port: port) else { return [] }
            var told: [String] = []
            client.say(#"{"kind":"inspect","screen":0,"phase":"kept","x":50,"y":50}"#)
            for phase in ["began", "ended"] {
                client.say(#"{"kind":"pointer","screen":0,"phase":"\#(phase)","id":1,"x":50,"y":50}"#)
            }
            // Neither of a view that is not there, nor of a place without a source, is anything said.
            client.say(#"{"kind":"inspect","screen":7,"phase":"kept","x":50,"y":50}"#)
            client.say(#"{"kind":"edit","id":12}"#)
            while told.count < 2, let frame = client.frame() {
                switch frame {
                case .text(let text): if text.contains("\"inspected\"") { told.append(text) }
                case .binary(let bytes): if bytes[13] == 1 { client.say(#"{"kind":"ack","frame":\#(bytes[8])}"#) }
                case .close: return told
                }
            }
            client.say(#"{"kind":"inspect","phase":"nonsense"}"#)
            while let frame = client.frame() {
                if case .close = frame {
                    told.append("closed")
                    break
                }
            }
            return told
        }
        #expect(told.count == 3 && told.last == "closed")
        #expect(told.first?.contains("\"width\":20") == true && told.first?.contains("\"isKept\":true") == true)
        #expect(told.dropFirst().first?.contains("\"width\":50") == true)
    }

    private struct Growing: View {
        @State private var width = 20.0
        var body: some View { Color.red.frame(width: width, height: 20).onTapGesture { width += 30 } }
    }

    /// Every page receives the program's output, complete and in order, including pages that are opened later (#9.28).
    @Test func printedLinesComeToThePage() async throws {
        let server = try PreviewServer.showing([])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let line = "größer als 3 \u{1F600}\n", bytes = Array(line.utf8)
        // The chunk ends in the middle of a character.
        server.show(output: Array(bytes.prefix(3)))
        server.show(output: Array(bytes.dropFirst(3)))
        let first = await away { Client(page: path, port: port)?.printed(until: "\n") }
        #expect(first == line)
        server.show(output: Array("second\n".utf8))
        let later = await away { Client(page: path, port: port)?.printed(until: "second\n") }
        #expect(later == line + "second\n")
    }

    /// Issues of a new build are sent after its previews, so that the page does not assign them to the old ones.
    @Test func issuesFollowThePreviewsThatHaveThem() async throws {
        let item = Self.item("wrong", Color.red.frame(width: -12))
        var issues = 0
        let server = try PreviewServer.showing([item]) { _ in issues += 1 }
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let reading = Task {
            await away { () -> [String] in
                guard let client = Client(page: path, port: port) else { return [] }
                var kinds: [String] = []
                while kinds.count < 4, let frame = client.frame() {
                    switch frame {
                    case .text(let text): kinds += ["content", "issue"].filter { text.contains("\"kind\":\"\($0)\"") }
                    case .binary(let bytes): client.say(#"{"kind":"ack","frame":\#(bytes[8])}"#)
                    case .close: return kinds
                    }
                }
                return kinds
            }
        }
        while issues == 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        server.show(PreviewContent(items: [item]))
        #expect(await reading.value == ["content", "issue", "content", "issue"])
    }

    /// An object that a view owns.
    private final class Owned: @unchecked Sendable {
        nonisolated(unsafe) static var count = 0
        init() { Self.count += 1 }
        deinit { Self.count -= 1 }
    }

    private struct Owner: View {
        @State private var owned = Owned()
        var body: some View { Color.red.onTapGesture { _ = owned } }
    }

    /// Views, their state and their surfaces are released with the page that shows them (#9.28).
    @Test func aClosedPageLeavesNoViews() async throws {
        let server = try PreviewServer.showing([Self.item("owner", Owner())])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let answers = await away { () -> Int in
            let clients = (0..<8).compactMap { _ in Client(page: path, port: port) }
            return clients.count { !$0.layout().isEmpty }
        }
        #expect(answers == 8)
        while server.pageCount > 0 { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(Owned.count == 0)
    }
}

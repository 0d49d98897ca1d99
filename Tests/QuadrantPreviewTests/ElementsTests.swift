import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// The accessibility elements that pages ask for.
@Suite("Elements of a preview", .serialized)
@MainActor
struct ElementsTests {
    private struct Light: View {
        @State private var isOn = false
        @State private var name = "Ada"
        var body: some View {
            VStack {
                Toggle("Lamp", isOn: $isOn)
                Text(isOn ? "bright" : "dark")
                TextField("Name", text: $name)
                Button("Off") {}.disabled(true)
            }
        }
    }

    private static let item = PreviewContent.Item(
        id: "light", title: "light", place: "light.swift:1",
        configuration: {
            HostConfiguration(size: CGSize(width: 300, height: 300), scale: CGFloat($0.scale), background: .white)
        },
        open: { ViewHost(rootView: Light(), configuration: $0, seeds: $1, onIssue: $2) })

    private struct Report: Decodable, Sendable {
        struct Element: Decodable, Sendable {
            var id: String
            var role: String
            var label: String
            var value: String?
            var isOn: Bool?
            var isDisabled: Bool
            var isFocused: Bool
            var isText: Bool
            var canPress: Bool
            var frame: [Double]
        }
        var isWhole: Bool
        var changed: [Element]
        var removed: [String]
        var top: [String]?
    }

    /// The next report to a page; nil if it is closed first.
    private nonisolated static func report(_ client: Client) -> Report? {
        while let text = client.nextText() {
            if text.contains("\"kind\":\"elements\"") {
                return try? JSONDecoder().decode(Report.self, from: Data(text.utf8))
            }
        }
        return nil
    }

    /// A page that asks has all elements once, and then those that have changed.
    @Test func onlyWhatHasChangedIsSent() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let reports = await away { () -> [Report] in
            guard let client = Client(page: path, port: port) else { return [] }
            client.say(#"{"kind":"elements","phase":"on"}"#)
            guard let first = Self.report(client),
                  let toggle = first.changed.first(where: { $0.role == "toggle" }) else { return [] }
            client.say(#"{"kind":"element","screen":0,"element":"\#(toggle.id)","phase":"press"}"#)
            return [first] + [Self.report(client)].compactMap { $0 }
        }
        try #require(reports.count == 2)
        let (first, second) = (reports[0], reports[1])
        #expect(first.isWhole && first.top?.count == 4)
        #expect(first.changed.map(\.role) == ["toggle", "staticText", "textField", "button"])
        #expect(first.changed.map(\.isText) == [false, false, true, false])
        #expect(first.changed[3].isDisabled && !first.changed[3].canPress)
        #expect(first.changed.allSatisfy { $0.frame.count == 4 && $0.frame[2] > 0 && $0.frame[3] > 0 })
        #expect(!second.isWhole && second.top == nil && second.removed.isEmpty)
        #expect(second.changed.map(\.role) == ["toggle", "staticText"])
        #expect(second.changed.first?.isOn == true && second.changed.last?.label == "bright")
    }

    /// A text is replaced, the focus is moved and taken back; an element that is gone is ignored, and a message that is
    /// none ends the page.
    @Test func elementsAreFocusedAndFilled() async throws {
        let server = try PreviewServer.showing([Self.item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let said = await away { () -> [String] in
            guard let client = Client(page: path, port: port) else { return [] }
            client.say(#"{"kind":"elements","phase":"on"}"#)
            guard let first = Self.report(client), let field = first.changed.first(where: \.isText) else { return [] }
            func ask(_ phase: String, _ more: String = "") -> String {
                client.say(#"{"kind":"element","screen":0,"element":"\#(field.id)","phase":"\#(phase)"\#(more)}"#)
                let found = Self.report(client)?.changed.first { $0.id == field.id }
                return "\(found?.value ?? "-") \(found?.isFocused ?? false)"
            }
            client.say(##"{"kind":"element","screen":0,"element":"4000000000.1","phase":"press"}"##)
            var said = [ask("focus"), ask("text", #","text":"Grace""#), ask("leave")]
            client.say(#"{"kind":"element","screen":0,"element":"\#(field.id)","phase":"nonsense"}"#)
            if Self.report(client) == nil { said.append("closed") }
            return said
        }
        #expect(said == ["Ada true", "Grace true", "Grace false", "closed"])
    }
}

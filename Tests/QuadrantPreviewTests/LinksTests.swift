import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantViews
import Testing

/// Links that a page opens in a preview.
@Suite("Links of a preview", .serialized)
@MainActor
struct LinksTests {
    private struct Taker: View {
        let takes: Bool
        @State private var opened = "nothing"
        var body: some View {
            if takes { Text(opened).onOpenURL { opened = $0.absoluteString } } else { Text(opened) }
        }
    }

    private static func item(_ takes: Bool) -> PreviewContent.Item {
        PreviewContent.Item(
            id: "taker", title: "taker", place: "taker.swift:1",
            configuration: { _ in
                HostConfiguration(size: CGSize(width: 200, height: 100), scale: 1, background: .white)
            },
            open: { ViewHost(rootView: Taker(takes: takes), configuration: $0, seeds: $1, onIssue: $2) })
    }

    private struct Message: Decodable, Sendable {
        struct State: Decodable, Sendable { var text: String }
        var kind: String
        var text: String?
        var lines: [String]?
        var states: [State]?
    }

    /// The texts of the messages of a kind that follow a link.
    private func told(_ link: String, takes: Bool, _ kind: String) async throws -> [String] {
        let server = try PreviewServer.showing([Self.item(takes)])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        return await away { () -> [String] in
            guard let client = Client(page: path, port: port) else { return [] }
            func next() -> [String] {
                while let text = client.nextText() {
                    guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)),
                          message.kind == kind else { continue }
                    return message.states?.map(\.text) ?? message.lines ?? [message.text ?? ""]
                }
                return []
            }
            if kind == "states" { client.say(#"{"kind":"states","phase":"on","screen":0}"#) }
            if kind == "recording" { client.say(#"{"kind":"recording","phase":"on","screen":0}"#) }
            if kind != "issue", next().count > 1 { return [] }
            client.say(#"{"kind":"link","screen":0,"text":"\#(link)"}"#)
            return next()
        }
    }

    @Test func aLinkReachesTheView() async throws {
        #expect(try await told("app://page/1", takes: true, "states") == ["app://page/1"])
    }

    @Test func aLinkIsRecorded() async throws {
        #expect(try await told("app://page/1", takes: true, "recording") == ["--open-url app://page/1"])
    }

    @Test(arguments: [("app://page/1", false, "no view of 'taker' has onOpenURL for 'app://page/1'"),
                      ("page one", true, "'page one' is no URL with a scheme, such as app://page/1")])
    func whatIsNotOpenedIsSaid(_ link: String, _ takes: Bool, _ words: String) async throws {
        #expect(try await told(link, takes: takes, "issue") == [words])
    }
}

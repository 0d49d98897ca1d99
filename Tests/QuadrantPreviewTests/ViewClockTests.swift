import Foundation
@testable import QuadrantPreview
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

/// The time of a page's views.
@Suite("Time of a preview", .serialized)
@MainActor
struct ViewClockTests {
    @Test func timeGoesOnFromWhereItsRateChanged() {
        var clock = ViewClock()
        #expect(clock.time(at: 4) == 4)
        clock.setRate(0.25, at: 4)
        #expect(clock.time(at: 8) == 5)
        #expect(clock.serverTime(of: 6) == 12)
        clock.setRate(0, at: 8)
        #expect(clock.time(at: 100) == 5)
        #expect(clock.serverTime(of: 6) == nil)
        clock.advance(by: 0.5)
        #expect(clock.time(at: 200) == 5.5)
        clock.setRate(1, at: 200)
        #expect(clock.time(at: 201) == 6.5)
        #expect(clock.serverTime(of: 7.5) == 202)
    }

    private struct Mover: View {
        @State private var isAway = false
        var body: some View {
            Button("Go") { withAnimation(.linear(duration: 1)) { isAway = true } }
                .frame(width: 200, height: 50)
                .frame(width: isAway ? 260 : 200)
        }
    }

    private struct Message: Decodable, Sendable {
        var kind: String
        var rate: Double?
        var time: Double?
        var back: Double?
        var reach: Double?
    }

    /// While the views stand still, a step lets a sixtieth of a second pass, whatever the server's clock says.
    @Test func aStepIsASixtiethOfASecond() async throws {
        let item = PreviewContent.Item(
            id: "mover", title: "mover", place: "mover.swift:1",
            configuration: { _ in
                HostConfiguration(size: CGSize(width: 300, height: 60), scale: 1, background: .white)
            },
            open: { ViewHost(rootView: Mover(), configuration: $0, seeds: $1, onIssue: $2) })
        let server = try PreviewServer.showing([item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let found = await away { () -> [Message] in
            guard let client = Client(page: path, port: port) else { return [] }
            var found: [Message] = []
            func say(_ phase: String, _ value: String = "null") {
                client.say(#"{"kind":"clock","phase":"\#(phase)","value":\#(value)}"#)
                while let text = client.nextText() {
                    guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)),
                          message.kind == "clock" else { continue }
                    found.append(message)
                    return
                }
            }
            say("pause")
            say("step")
            usleep(50_000)
            say("step")
            say("run", "0.5")
            return found
        }
        try #require(found.count == 4)
        #expect(found.map(\.rate) == [0, 0, 0, 0.5])
        let times = found.compactMap(\.time)
        #expect(abs(times[1] - times[0] - 1.0 / 60) < 1e-9)
        #expect(abs(times[2] - times[1] - 1.0 / 60) < 1e-9)
    }

    /// A scrub shows an earlier frame and lets time stand still; a tap returns to the present.
    @Test func earlierFramesAreShownAgain() async throws {
        let item = PreviewContent.Item(
            id: "mover", title: "mover", place: "mover.swift:1",
            configuration: { _ in
                HostConfiguration(size: CGSize(width: 300, height: 60), scale: 1, background: .white)
            },
            open: { ViewHost(rootView: Mover(), configuration: $0, seeds: $1, onIssue: $2) })
        let server = try PreviewServer.showing([item])
        defer { server.stop() }
        let port = server.access.port, path = server.livePath
        let found = await away { () -> [Message] in
            guard let client = Client(page: path, port: port) else { return [] }
            var found: [Message] = []
            func listen() {
                while let text = client.nextText() {
                    guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)),
                          message.kind == "clock" else { continue }
                    found.append(message)
                    return
                }
            }
            func say(_ phase: String, _ value: String = "null") {
                client.say(#"{"kind":"clock","phase":"\#(phase)","value":\#(value)}"#)
                listen()
            }
            usleep(200_000)
            say("scrub", "0.1")
            say("scrub", "0")
            say("scrub", "0.05")
            client.say(#"{"kind":"pointer","screen":0,"phase":"hovered","id":1,"x":100,"y":30}"#)
            client.say(#"{"kind":"pointer","screen":0,"phase":"began","id":1,"x":100,"y":30}"#)
            listen()
            return found
        }
        try #require(found.count == 4)
        #expect(found.map(\.rate) == [0, 0, 0, 0])
        #expect(abs((found[0].back ?? 0) - 0.1) < 1e-9 && found[1].back == 0 && found[3].back == 0)
        #expect(abs((found[2].back ?? 0) - 0.05) < 1e-9)
    }

    @Test func framesOfTenSecondsAreKept() {
        func list(_ width: Double) -> DisplayList {
            DisplayList(root: Fragment([]), size: CGSize(width: width, height: 1), scale: 1)
        }
        var history = FrameHistory()
        #expect(history.list(at: 0) == nil && history.reach(before: 5) == 0)
        for time in 0..<30 { history.note(list(Double(time) + 1), at: Double(time)) }
        #expect(history.list(at: 25.5)?.size.width == 26 && history.list(at: 19)?.size.width == 20)
        #expect(history.list(at: 3)?.size.width == 20 && history.reach(before: 29) == 10)
        for frame in 0..<5_000 { history.note(list(1), at: 30 + Double(frame) / 1_000) }
        #expect(history.list(at: 0)?.size.width == 1)
    }
}

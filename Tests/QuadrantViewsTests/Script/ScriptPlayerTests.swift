import Foundation
import Testing
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("Scripts: what people do, step by step")
struct ScriptPlayerTests {
    private final class Notes {
        var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
    }

    private let notes = Notes()

    private func board() -> ViewHarness {
        ViewHarness(offering: 200, 100) {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 40)
                    .gesture(DragGesture(minimumDistance: 0).onEnded { [notes] value in
                        notes.note("drag \(value.translation.width) \(value.velocity.width)")
                    })
                    .accessibilityIdentifier("track")
                Text("Save").frame(height: 30).onTapGesture { [notes] in notes.note("save") }
                Color.blue.frame(width: 50, height: 30)
                    .onTapGesture(count: 2) { [notes] in notes.note("twice") }
                    .accessibilityLabel("Sea")
            }
        }
    }

    @Test func viewsGoByIdentifierTextAndLabel() {
        let scene = board()
        scene.tap("Save")
        scene.tap("Sea", count: 2)
        scene.drag(from: "track", by: CGSize(width: 30, height: 0))
        #expect(notes.lines == ["save", "twice", "drag 30.0 0.0"])
    }

    /// The middle of the track is at (50 + 100 / 2, 40 / 2) in the window, a tenth of it at 50 + 100 / 10.
    @Test func placesArePointsOfTheWindow() throws {
        let host = board().host
        #expect(try host.point(of: "track") == CGPoint(x: 100, y: 20))
        #expect(try host.point(of: .view("track", at: UnitPoint(x: 0.1, y: 1))) == CGPoint(x: 60, y: 40))
        #expect(try host.point(of: .point(CGPoint(x: 3, y: 4))) == CGPoint(x: 3, y: 4))
        let unknown = #expect(throws: UnknownView.self) { try host.point(of: "tarck") }
        #expect(unknown?.known == ["track", "Save", "Sea"])
    }

    /// The duration of each action is exact: 0.25 s for a drag, 2 × 0.1 s for the presses and 0.1 s between for a
    /// double tap.
    @Test func verbsTakeExactlyTheirTime() throws {
        let host = board().host
        let player = ScriptPlayer(host)
        try player.perform(.drag(from: "track", to: .away(CGSize(width: 10, height: 0)), seconds: 0.25))
        #expect(host.now == 0.25)
        try player.perform(.wait(1.5))
        #expect(host.now == 0.25 + 1.5)
        let before = host.now
        try player.perform(.tap("Sea", count: 2))
        #expect(abs(host.now - before - 0.3) < 1e-12, "three sums of 0.1 round")
        try player.perform(.type("ab"))
        #expect(abs(host.now - before - 0.4) < 1e-12)
    }

    /// 60 steps per second; a stop between two of them is an additional step.
    @Test func timeStopsWhereItIsAsked() throws {
        let host = board().host
        let player = ScriptPlayer(host)
        var stops = [0.0, 0.5, 0.7], stopped: [Double] = []
        player.nextStop = { stops.first }
        player.onStop = {
            stopped.append(host.now)
            stops.removeFirst()
        }
        var steps = 0
        player.deliver = { steps += 1 }
        try player.pass(1)
        #expect(stopped == [0, 0.5, 0.7])
        #expect(host.now == 1)
        // The stop at 0.5 coincides with a step; so do those at 0 and 0.7 (42 / 60), except the first before any time
        // has passed.
        #expect(steps == 60 + 1)
    }

    /// A task that an action starts is done before a script rests, with what it starts in turn, and takes no wait.
    @Test func workThatAnActionHasStartedIsDoneBeforeTheEnd() throws {
        let player = ScriptPlayer(board().host)
        var ready: [() -> Void] = []
        ready = [{ ready = [{}] }]
        player.deliver = {
            let due = ready
            ready = []
            for work in due { work() }
        }
        let began = player.host.now
        try player.rest { ready.isEmpty ? nil : player.host.now }
        #expect(ready.isEmpty)
        #expect(player.host.now - began < 2 / ScriptPlayer.stepsPerSecond)
    }

    /// A drag of 0.25 s pauses at its end, one of 0.1 s does not: 300 points per tenth of a second.
    @Test func quickDragsFling() {
        let scene = board()
        scene.drag(from: "track", by: CGSize(width: 300, height: 0), seconds: 0.1)
        #expect(notes.lines.first?.hasPrefix("drag 300.0 ") == true)
        #expect(notes.lines.first != "drag 300.0 0.0")
    }

    @Test func placeOutsideTheWindowIsTold() throws {
        let player = ScriptPlayer(board().host)
        #expect(try player.perform(.tap(.point(CGPoint(x: 900, y: 5)))).outside == CGPoint(x: 900, y: 5))
        let outcome = try player.perform(.tap(.point(CGPoint(x: 1, y: 99))))
        #expect(!outcome.isTaken && outcome.outside == nil)
    }

    @Test func lettersTypeThemselves() {
        #expect(KeyEvent(typing: "a") == KeyEvent("a", characters: "a"))
        #expect(KeyEvent(typing: "A") == KeyEvent("a", characters: "A", modifiers: .shift))
        #expect(KeyEvent(typing: "ß") == KeyEvent("ß", characters: "ß"))
        #expect(KeyEvent(typing: "\n") == KeyEvent(.return, characters: "\r"))
    }
}

@MainActor @Suite("Random events")
struct RandomActsTests {
    /// The same seed gives the same events, and a part of them is independent of the others.
    @Test func seedDecidesEverything() {
        let list = Array(RandomActs(seed: 7).prefix(500))
        #expect(list == Array(RandomActs(seed: 7).prefix(500)))
        #expect(list != Array(RandomActs(seed: 8).prefix(500)))
        #expect(Set(list.map { String($0.description.prefix { $0 != " " }) }).isSuperset(
            of: ["tap", "drag", "scroll", "touch", "mouse", "pinch", "key", "type", "paste", "resize", "wait"]))
    }
}

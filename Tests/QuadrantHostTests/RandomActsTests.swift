import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Random events, and a script's time.
@Suite("Random events and a script's time") @MainActor
struct RandomActsTests {
    @Test func aSeedGivesTheSameEvents() {
        let first = Array(RandomActs(seed: 7).prefix(200)), second = Array(RandomActs(seed: 7).prefix(200))
        #expect(first == second && Array(RandomActs(seed: 8).prefix(200)) != first)
    }

    @Test func manyKindsOfEventsOccur() {
        let words = Set(RandomActs(seed: 1).prefix(2000).map { "\($0)".prefix { $0 != " " } })
        #expect(words.isSuperset(of: ["tap", "drag", "scroll", "key", "type", "wait", "resize", "pinch", "hold"]))
    }

    @Test func numbersAreThoseThatAreWritten() {
        for case .pass(let seconds) in RandomActs(seed: 3).prefix(500) {
            #expect((seconds * 100).rounded() / 100 == seconds)
        }
    }

    @Test func eventsArePlayedWithoutABrokenRule() {
        let host = ViewHost(rootView: VStack { Button("a") {}; Toggle("b", isOn: .constant(true)) },
                            configuration: HostConfiguration(size: CGSize(width: 200, height: 200)))
        let player = RandomPlayer(host)
        for act in RandomActs(seed: 5).prefix(100) { _ = player.play(act) }
        #expect(player.problems == [] && host.graph.checkInvariants().isEmpty)
    }

    private struct Turning: View {
        @State private var isOn = false
        var body: some View {
            Probe("box", 10, 10).offset(x: isOn ? 10 : 0)
                .animation(.linear(duration: 1).repeatForever(), value: isOn)
                .onAppear { isOn = true }
        }
    }

    @Test func aScriptRestsUntilNothingMoves() throws {
        let still = ViewHost(rootView: Color.red, configuration: HostConfiguration(size: CGSize(width: 10, height: 10)))
        let player = ScriptPlayer(still, pace: .instant)
        #expect(try player.settle(atMost: 5) == .settled && still.now == 0)
        try player.pass(1.5)
        #expect(still.now == 1.5)
        let turning = ViewHost(rootView: Turning(),
                               configuration: HostConfiguration(size: CGSize(width: 50, height: 50)))
        turning.settle()
        #expect(try ScriptPlayer(turning, pace: .instant).settle(atMost: 3) != .settled)
    }

    private struct Arriving: View {
        var delay = 0.0
        var isEndless = false
        @State private var isThere = false
        var body: some View {
            let animation = Animation.linear(duration: 1)
            Probe("box", 10, 10).offset(x: isThere ? 10 : 0)
                .animation(isEndless ? animation.repeatForever() : animation.delay(delay), value: isThere)
                .onAppear { isThere = true }
        }
    }

    /// The time at which a view has appeared.
    private func appeared(_ view: some View, _ nextWake: () -> Double? = { nil }) throws -> Double {
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 50, height: 50)))
        host.settle()
        try ScriptPlayer(host).appear(atMost: 3, nextWake)
        return host.now
    }

    @Test func aViewHasAppearedWhenItsAnimationsHaveEnded() throws {
        #expect(try appeared(Color.red) == 0)
        #expect(abs(try appeared(Arriving()) - 1) < 0.05)
        #expect(abs(try appeared(Arriving(delay: 0.5)) - 1.5) < 0.05)
        #expect(abs(try appeared(Arriving(delay: 10)) - 3) < 1e-9, "the limit")
        #expect(try appeared(Arriving(isEndless: true)) == 0)
        #expect(try appeared(Turning()) == 0)
    }

    /// What is due within two seconds belongs to the appearance, and what is due later does not.
    @Test func workThatIsDueSoonIsAwaited() throws {
        #expect(abs(try appeared(Color.red) { 1.9 } - 3) < 1e-9, "never done")
        #expect(try appeared(Color.red) { 2.1 } == 0)
    }

    /// Sixty steps a second, of which the script hears.
    @Test func timePassesInSteps() throws {
        let host = ViewHost(rootView: Color.red, configuration: HostConfiguration(size: CGSize(width: 10, height: 10)))
        let player = ScriptPlayer(host)
        var steps = 0
        player.deliver = { steps += 1 }
        try player.pass(1)
        #expect(steps == 60 && abs(host.now - 1) < 1e-9)
    }

    @Test func aScriptNamesAViewThatIsNotThere() throws {
        let host = ViewHost(
            rootView: Text("Here"), configuration: HostConfiguration(size: CGSize(width: 90, height: 50)))
        host.settle()
        #expect(throws: UnknownView.self) { try host.point(of: .view("There")) }
        let middle = try host.point(of: "Here")
        #expect(abs(middle.x - 45) <= 0.5 && abs(middle.y - 25) <= 0.5)
    }

    @Test func aHumanTakesTheirTime() throws {
        let host = ViewHost(rootView: Button("Go") {},
                            configuration: HostConfiguration(size: CGSize(width: 90, height: 50)))
        #expect(ScriptPlayer.Pace.human.tap == 0.1 && ScriptPlayer.Pace.instant.tap == 0)
        let outcome = try ScriptPlayer(host, pace: .human).perform(.tap("Go"))
        #expect(outcome.isTaken && host.now >= 0.1)
    }
}

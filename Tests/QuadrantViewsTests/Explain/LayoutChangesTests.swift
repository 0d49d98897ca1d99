import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The record of changes: which values were written, which bodies were evaluated because of them, what moved.
@MainActor @Suite struct LayoutChangesTests {
    typealias Changes = LayoutExplanation.Changes

    private func scene<V: View>(_ view: V) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 200, height: 300), evaluatesTwice: false) { view }
    }

    /// The changes of an action, and the frame after it.
    private func changes(_ scene: ViewHarness, _ action: () -> Void) -> Changes {
        let recording = ChangeRecording(scene.host, cause: "an action")
        action()
        scene.settle()
        return recording.changes(scene.host.explanation()) { _ in nil }
    }

    private struct Row: View {
        let number: Int
        var body: some View { Text("row \(number)") }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Row(number: count)
                Row(number: 7)
                Button("more") { count += 1 }
                if count > 0 { Text("new") }
            }
        }
    }

    @Test func aStateOfTheProgramIsNamedWithItsReader() {
        let scene = scene(Counter())
        let found = changes(scene) { scene.tap("more") }
        #expect(found.writes.map(\.value) == ["count of Counter"])
        #expect(found.writes.map(\.before) == ["0"] && found.writes.map(\.after) == ["1"])
        #expect(found.writes.map(\.actor) == ["the Button \"more\""] && found.writes.map(\.readers) == [["Counter"]])
        // The row with another number, and not the one with the same.
        #expect(found.evaluations.map(\.view) == ["Counter", "Row"])
        #expect(found.evaluations.map(\.reason) == [
            "count has changed", "Counter was evaluated and made another value of it",
        ])
        #expect(found.isSettled && found.removed.isEmpty)
        let record = scene.host.explanation()
        let isNew = found.moves.filter { $0.from == nil }.map { record.nodes[$0.node].text }
        #expect(isNew == ["new"])
        #expect(found.moves.contains { record.nodes[$0.node].text == "row 1" && $0.from != nil })
        #expect(found.drawn.contains { record.nodes[$0].text == "row 1" })
        let back = changes(scene) {}
        #expect(back.writes.isEmpty && back.evaluations.isEmpty && back.moves.isEmpty && back.drawn.isEmpty)
    }

    private struct Measured: View {
        @State private var isLong = false
        @State private var height: CGFloat = 0
        var body: some View {
            VStack {
                Text(isLong ? "two\nlines" : "one").onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
                    height = $0
                }
                Color.red.frame(width: 10, height: height)
                Button("change") { isLong.toggle() }
            }
        }
    }

    /// What the program writes after layout takes a further round, with its cause.
    @Test func aFurtherRoundHasItsCause() {
        let scene = scene(Measured())
        let found = changes(scene) { scene.tap("change") }
        #expect(found.frames.filter { $0.rounds > 1 }.flatMap(\.reasons) == [
            ".onGeometryChange wrote height of Measured",
        ])
        #expect(found.writes.map(\.value) == ["isLong of Measured", "height of Measured"])
        #expect(found.writes.last?.round == 1 && found.writes.first?.round == 0)
    }

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    /// Writes in each round what it read, and one more.
    struct Endless: View {
        @State private var width: CGFloat = 10
        var body: some View {
            Color.red.frame(width: width, height: 10)
                .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                .onPreferenceChange(Width.self) { width = $0 + 1 }
        }
    }

    /// The report of a layout that does not settle says who wrote what, without a recording.
    @Test func anEndlessLayoutSaysWhoWrites() throws {
        let scene = scene(Endless())
        let report = try #require(scene.takeReports().first)
        #expect(report.what.contains("did not settle"))
        #expect(report.what.contains(".onPreferenceChange writes width of Endless"))
        let record = scene.host.explanation()
        #expect(record.unsettled?.rounds == 8)
        #expect(record.unsettled?.writes.last?.actor == ".onPreferenceChange")
        #expect(scene.host.graph.loop.changes == nil)
        let settled = self.scene(Counter()).host.explanation()
        #expect(settled.unsettled == nil && settled.changes == nil)
    }

    /// The values that travel from the views that set them to the modifier that reads them.
    @Test func preferencesAreFollowedFromViewToReader() throws {
        let record = scene(VStack {
            Color.red.frame(width: 30, height: 5).preference(key: Width.self, value: 30)
            Color.blue.frame(width: 40, height: 5).preference(key: Width.self, value: 40)
        }
        .onPreferenceChange(Width.self) { _ in }).host.explanation()
        let reader = try #require(record.nodes.first { $0.preferences?.first?.reader != nil })
        #expect(reader.name == "VStack" && reader.preferences?.first?.value == "40")
        let setters = reader.preferences?.first?.nodes ?? []
        #expect(setters.map { record.nodes[$0].preferences?.first?.value } == ["30", "40"])
        #expect(setters.allSatisfy { record.nodes[$0].preferences?.first?.nodes == [reader.id] })
        let lines = reader.words.filter { $0.topic == "reads" }.map(\.text)
        #expect(lines == ["Width for .onPreferenceChange: 40, set in the first Color, the second Color"]
            || lines == ["Width for .onPreferenceChange: 40, set in the Color, the Color"], "\(lines)")
    }

    /// Recording changes nothing of the work, and without it nothing is kept.
    @Test func recordingCostsNoWork() {
        let plain = scene(Counter()), recorded = scene(Counter())
        let unwatched = plain.work { plain.tap("more") }
        let recording = ChangeRecording(recorded.host, cause: "a tap")
        let watched = recorded.work { recorded.tap("more") }
        #expect(unwatched == watched)
        #expect(!recording.changes(recorded.host.explanation()) { _ in nil }.writes.isEmpty)
        #expect(recorded.host.graph.loop.changes == nil && plain.host.graph.loop.changes == nil)
    }

    /// The text names each change once, with how often it happened.
    @Test func equalChangesStandOnce() {
        let scene = scene(Counter())
        let found = changes(scene) {
            scene.tap("more")
            scene.settle()
            scene.tap("more")
        }
        var record = scene.host.explanation()
        record.changes = found
        let text = record.text(of: found)
        #expect(text.contains("count of Counter: 0 → 2, by the Button \"more\", in 2 steps"), "\(text)")
        #expect(text.contains("Counter: count has changed (2 times)"), "\(text)")
        #expect(text.hasPrefix("After an action: 2 values were written, "), "\(text)")
    }

    private struct Copy: View {
        @State private var number: Int
        @State private var own = 3
        init(number: Int) { _number = State(initialValue: number) }
        var body: some View { Text("\(number) \(own)") }
    }

    private struct Copies: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Copy(number: count)
                Copy(number: 7)
                Button("more") { count += 1 }
            }
        }
    }

    @Test func aStateThatKeepsItsFirstValueIsNamed() throws {
        let scene = scene(Copies())
        let changes = changes(scene) { scene.tap("more") }
        let ignored = try #require(changes.ignored)
        #expect(ignored.map(\.property) == ["number"])
        #expect(ignored.map(\.view) == ["Copy"])
        #expect(ignored.map(\.value) == ["0"])
        #expect(ignored.map(\.given) == ["1"])
        let text = scene.host.explanation().text(of: changes)
        #expect(text.contains("number of Copy stays 0"))
        #expect(self.changes(scene) {}.ignored == nil)
    }
}

import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Checked mode")
@MainActor
struct CheckedModeTests {
    private final class Kept<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    // MARK: Writes during an evaluation

    @Test func aWriteInABodyIsReported() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                let _ = count == 0 ? count = 1 : ()
                Probe("count", Double(10 + count), 10)
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Counter() }
        #expect(scene.takeReports().map(\.what) == ["state was written while its body was being made."])
        #expect(scene.size("count").width == 11)
    }

    /// Calls a closure when it is measured or placed.
    private struct Calling: Layout {
        let isMeasuring: Bool
        let action: () -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            if isMeasuring { action() }
            return CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            if !isMeasuring { action() }
        }
    }

    @Test func aWriteInMeasureIsReported() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Calling(isMeasuring: true, action: { if count == 0 { count = 1 } }) { Probe("a", 1, 1) }
                    Probe("count", Double(10 + count), 10)
                }
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Screen() }
        #expect(scene.takeReports().map(\.what) == ["state was written while it was being measured."])
        #expect(scene.size("count").width == 11)
    }

    @Test func aWriteInPlaceIsReported() {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Calling(isMeasuring: false, action: { if count == 0 { count = 1 } }) { Probe("a", 1, 1) }
                    Probe("count", Double(10 + count), 10)
                }
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Screen() }
        #expect(scene.takeReports().map(\.what) == ["state was written while it was being placed."])
        #expect(scene.size("count").width == 11)
    }

    // MARK: Objects that last longer than an evaluation

    private enum Answer: CaseIterable { case measure, place, accessibility }

    private func scrollScene(_ answer: Answer, _ action: @escaping () -> Void, _ width: Input<Double>) -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) {
                ScrollView { Color.red.frame(height: 1_000) }
                if answer == .accessibility {
                    Color.blue.semantics(.button) { _ in action() }
                } else {
                    Calling(isMeasuring: answer == .measure, action: action) { Probe("a", width.value, 1) }
                }
            }
        }
    }

    @Test(arguments: [(Answer.measure, "it was being measured"), (.place, "it was being placed"),
                      (.accessibility, "the accessibility elements were made")])
    private func anObjectThatChangesWhileAnAnswerIsComputedIsReported(answer: Answer, during: String) {
        let model = Kept<ScrollModel?>(nil), width = Input(1.0)
        let scene = scrollScene(answer, { _ = model.value?.scroll(to: SIMD2(0, 10)) }, width)
        model.value = scene.host.graph.scrolling.scrollers[0]
        width.value = 2
        scene.settle()
        if answer == .accessibility { _ = AccessibilityTree(scene.host.graph).elements }
        #expect(scene.takeReports().map(\.what) == ["the offset of a scroll view changed while \(during)."])
    }

    @Test func anObjectThatChangesInAnActionIsNotReported() {
        let scene = scrollScene(.measure, {}, Input(1))
        #expect(scene.host.graph.scrolling.scrollers[0].scroll(to: SIMD2(0, 10)))
        scene.settle()
        #expect(scene.takeReports().isEmpty)
    }

    // MARK: I4

    /// A body reads the frame of a sibling: the body is evaluated before anything is placed.
    @Test func aReadOfALaterPhaseIsReported() {
        struct Beside: View {
            let isOn: Input<Bool>
            let proxy: Kept<GeometryProxy?>
            var body: some View {
                Probe("beside", isOn.value ? Double(proxy.value?.frame(in: .global).width ?? 0) : 1, 10)
            }
        }
        let isOn = Input(false), proxy = Kept<GeometryProxy?>(nil)
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                GeometryReader {
                    let _ = proxy.value = $0
                    Color.red
                }
                .frame(width: 30, height: 30)
                Beside(isOn: isOn, proxy: proxy)
            }
        }
        isOn.value = true
        scene.settle()
        #expect(scene.takeReports().map(\.what)
            == ["the place of a view was read while a body was being evaluated."])
        #expect(scene.size("beside").width == 30)
    }

    /// Content that is built while its reader is placed may read the reader's frame, even when it is evaluated again.
    @Test func aReadInContentBuiltWhilePlacingIsNot() {
        struct Inside: View {
            let factor: Input<Double>
            let proxy: GeometryProxy
            var body: some View { Probe("inside", Double(proxy.frame(in: .global).width) * factor.value, 10) }
        }
        let factor = Input(1.0)
        let scene = ViewHarness(offering: 100, 100) {
            GeometryReader { Inside(factor: factor, proxy: $0) }.frame(width: 30, height: 30)
        }
        factor.value = 0.5
        scene.settle()
        #expect(scene.size("inside").width == 15)
        #expect(scene.takeReports().isEmpty)
    }

    // MARK: I5

    /// Builds the content of another view while it is placed.
    private nonisolated struct Building: LayoutRole {
        typealias Body = Never
        let target: Kept<NodeIndex?>
        func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
            if let row = target.value {
                target.value = nil
                child.graph.reconcile(row) { Probe._append(Probe("built", 5, 5), to: &$0) }
            }
            return ChildPlacement(size: child.size(proposal), proposal: proposal)
        }
    }

    @Test func buildingOutsideOnesChildrenIsReported() {
        let target = Kept<NodeIndex?>(nil), width = Input(10.0)
        let scene = ViewHarness(offering: 100, 100) {
            HStack {
                Probe("a", width.value, 10).modifier(Building(target: target))
                Color.red.frame(width: 5, height: 5).tagged("target")
            }
        }
        scene.host.graph.eachNode { row, box in
            if (box.description?.debugAttributes ?? []).contains(where: { $0.1 == "target" }) { target.value = row }
        }
        #expect(target.value != nil)
        width.value = 20
        scene.settle()
        let reports = scene.takeReports().map(\.what)
        #expect(reports.count == 1)
        #expect(reports.first?.hasPrefix("content was built in ") == true)
        #expect(reports.first?.hasSuffix(" while another view was placed.") == true)
    }

    // MARK: Bodies

    @Test func aBodyThatMakesOtherViewsIsReported() {
        struct Alternating: View {
            let input: Input<Int>
            let count: Kept<Int>
            var body: some View {
                let _ = (input.value, count.value += 1)
                if count.value.isMultiple(of: 2) { Probe("even", 1, 1) } else { Color.red }
            }
        }
        let input = Input(0)
        let scene = ViewHarness(offering: 100, 100) { Alternating(input: input, count: Kept(0)) }
        scene.host.graph.loop.evaluatesTwice = true
        input.value = 1
        scene.settle()
        let reports = scene.takeReports().map(\.what)
        #expect(reports.count == 1)
        #expect(reports.first?.hasPrefix("a body was evaluated twice and made other views: ") == true)
    }

    /// Different values count as well, in views and inside of a type-erased one.
    @Test(arguments: [0, 1, 2])
    func valuesAreCompared(kind: Int) {
        struct Counting: View {
            let kind: Int
            let input: Input<Int>
            let count: Kept<Int>
            var body: some View {
                let _ = (input.value, count.value += 1)
                switch kind {
                case 0: Probe("count \(count.value)", 1, 1)
                case 1: VStack { Probe("a", 1, 1).tagged("count \(count.value)") }
                default: count.value.isMultiple(of: 2) ? AnyView(Color.red) : AnyView(EmptyView())
                }
            }
        }
        let input = Input(0)
        let scene = ViewHarness(offering: 100, 100) { Counting(kind: kind, input: input, count: Kept(0)) }
        scene.host.graph.loop.evaluatesTwice = true
        input.value = 1
        scene.settle()
        #expect(scene.takeReports().count == 1)
    }

    /// New closures and objects do not count as a difference.
    @Test func whatCannotBeComparedIsNoDifference() {
        struct Plain: View {
            let input: Input<Int>
            @State private var isOn = false
            var body: some View {
                let number = input.value
                VStack {
                    Button("Press") { isOn.toggle() }
                    Text("number \(number)").onAppear {}
                    if number > 0 { Color.red.frame(width: 10) }
                    ForEach(0..<3) { Probe("\($0)", 1, 1) }
                }
                .preference(key: Marks.self, value: [NSObject()])
            }
        }
        struct Marks: PreferenceKey {
            static var defaultValue: [NSObject] { [] }
            static func reduce(value: inout [NSObject], nextValue: () -> [NSObject]) { value += nextValue() }
        }
        let input = Input(0)
        let scene = ViewHarness(offering: 100, 100) { Plain(input: input) }
        scene.host.graph.loop.evaluatesTwice = true
        input.value = 1
        scene.settle()
        #expect(scene.takeReports().isEmpty)
    }
}

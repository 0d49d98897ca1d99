import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Stacks") @MainActor
struct StackTests {
    /// The least flexible child gets its share first; the others divide the rest.
    @Test func inflexibleChildrenComeFirst() {
        let scene = ViewHarness(offering: 300, 100) {
            HStack(spacing: 0) { Color.red.tagged("a"); Probe("b", 50, 10); Color.blue.tagged("c") }
        }
        #expect(scene.size("a").width == ((300.0 - 50) / 2 as CGFloat))
        #expect(scene.frame("c").minX == (125.0 + 50 as CGFloat))
    }

    /// A child with a higher priority gets all space except for the minimum sizes of the others.
    @Test func priorityComesBeforeShares() {
        let scene = ViewHarness(offering: 300, 100) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).tagged("a")
                Color.green.frame(minWidth: 20).layoutPriority(1).tagged("b")
                Color.blue.frame(width: 60).tagged("c")
            }
        }
        #expect(scene.size("a").width == 20)
        #expect(scene.size("b").width == (300.0 - 20 - 60 as CGFloat))
    }

    /// (#9.6) A priority that is NaN is reported and counts as 0, in every container that reads it.
    @Test func priorityIsANumber() {
        let scene = ViewHarness(offering: 300, 100) {
            HStack(spacing: 0) { Color.red.layoutPriority(.nan).tagged("a"); Color.blue.tagged("b") }
        }
        #expect(scene.size("a").width == 150)
        #expect(scene.takeReports().contains { $0.rule == "Layout priorities are numbers." })
        let others = ViewHarness(offering: 300, 100) {
            VStack(spacing: 0) { Color.red.layoutPriority(.nan); Color.blue.layoutPriority(.infinity).tagged("first") }
            ZStack { Probe("below", 20, 10).layoutPriority(.nan); Probe("other", 30, 10).layoutPriority(-.infinity) }
                .tagged("stack")
        }
        #expect(others.size("first").height > 50)
        #expect(others.size("stack") == CGSize(width: 20, height: 10))
        _ = others.takeReports()
    }

    /// Records its proposal, and takes all of it.
    private nonisolated struct Recorder: Layout {
        final class Record { var widths: [CGFloat?] = [] }
        nonisolated(unsafe) let record: Record
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            record.widths.append(proposal.width)
            return proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// A stack with an infinite proposal proposes infinity to each child, whatever the others take or require: never
    /// nil.
    @Test func infiniteChildrenLeaveOthersEverything() {
        let record = Recorder.Record()
        func offered(_ stack: some View) -> [CGFloat?] {
            record.widths = []
            let scene = ViewHarness(offering: 300, 100) { stack }
            _ = scene.sizeThatFits(.infinity, 100)
            // Infinite sizes cannot be placed.
            _ = scene.takeReports()
            return record.widths
        }
        let after = offered(HStack(spacing: 0) {
            Color.red.layoutPriority(1)
            Recorder(record: record) { EmptyView() }
        })
        #expect(after.contains(.infinity) && !after.contains(nil))
        // The minimum that is reserved for the first child is infinite as well.
        let before = offered(HStack(spacing: 0) {
            Color.red.frame(minWidth: .infinity)
            Recorder(record: record) { EmptyView() }.layoutPriority(1)
        })
        #expect(before.contains(.infinity) && !before.contains(nil))
        let apart = offered(HStack(spacing: .infinity) {
            Recorder(record: record) { EmptyView() }
            Recorder(record: record) { EmptyView() }
        })
        #expect(!apart.contains(nil))
    }

    /// The default spacing of views is 8; a text has its own (17 points at 2x: 6.6006 above, 10.8091 below).
    @Test func textKeepsItsDistance() {
        let scene = ViewHarness(offering: 100, 200) {
            VStack { Probe("a", 10, 10); Probe("b", 10, 10); Text("x").tagged("text"); Probe("c", 10, 10) }
        }
        #expect(scene.frame("b").minY - scene.frame("a").maxY == 8)
        let line = 17 * (1950.0 + 494) / 2048, tenth = (line / 10 * 2).rounded(.up) / 2
        let above = 17 * 494.0 / 2048 + tenth
        let below = line + tenth - 17 * 1443.0 / 2048
        #expect(abs(scene.frame("text").minY - scene.frame("b").maxY - above) < 1e-12)
        #expect(abs(scene.frame("c").minY - scene.frame("text").maxY - below) < 1e-12)
    }

    /// Guides are aligned on one line; the stack is the union of its children around it.
    @Test func customGuidesMakeTheUnion() {
        let scene = ViewHarness(offering: 300, 200) {
            VStack(alignment: .leading, spacing: 4) {
                Probe("a", 100, 20).alignmentGuide(.leading) { $0[.trailing] }
                Probe("b", 50, 20)
                Probe("c", 30, 20).alignmentGuide(.leading) { $0.width / 2 }
            }.tagged("stack")
        }
        #expect(scene.size("stack").width == (100.0 + 50 as CGFloat))
        #expect(scene.frame("b", in: "stack").minX == 100)
        #expect(scene.frame("c", in: "stack").minX == (100.0 - 15 as CGFloat))
    }

    /// In right-to-left layouts, an HStack starts at the right.
    @Test func rowsMirror() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 100, height: 20), .rightToLeft) {
            HStack(spacing: 0) { Probe("a", 20, 20); Spacer(); Probe("b", 30, 20) }
        }
        #expect(scene.frame("a").minX == 80)
        #expect(scene.frame("b").minX == 0)
    }

    /// A child nested in a thousand stacks is measured no more than nine times (Docs/Internals/MeasureCache.md).
    @Test func depthDoesNotMultiplyWork() {
        func nest(_ depth: Int) -> AnyView {
            var view = AnyView(Color.red)
            for level in 0..<depth {
                let inner = view
                view =
                    level.isMultiple(of: 2)
                    ? AnyView(
                        HStack {
                            inner; Probe("", 1, 1)
                        })
                    : AnyView(
                        VStack {
                            inner; Probe("", 1, 1)
                        })
            }
            return view
        }
        func measures(_ depth: Int) -> Int {
            let scene = ViewHarness(offering: ProposedViewSize(width: 500, height: 500), isChecked: false) {
                EmptyView()
            }
            let work = scene.work {
                scene.host.update(nest(depth))
            }
            return work.measured
        }
        // Two layout nodes per level (a stack and its fixed sibling), at most nine proposals each.
        #expect(measures(200) <= 200 * 2 * 9)
    }
}

@Suite("Identity and state") @MainActor
struct IdentityTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
    }

    /// State belongs to the element, wherever it is moved.
    @Test func stateFollowsTheElement() {
        let names = Input(["a", "b", "c"])
        let scene = ViewHarness(offering: 200, 200) {
            VStack { ForEach(names.value, id: \.self) { Counter(name: $0) } }
        }
        scene.tap("b 0")
        names.value = ["c", "b", "a"]
        scene.settle()
        scene.tap("b 1")
        #expect(scene.host.tap(text: "b 2") != nil)
        names.value = ["a"]
        scene.settle()
        names.value = ["a", "b"]
        scene.settle()
        #expect(scene.host.tap(text: "b 0") != nil, "a view that comes back starts anew")
    }

    /// A change evaluates the bodies that have read it, and no others.
    @Test func onlyReadersRunAgain() {
        let scene = ViewHarness(offering: 200, 200) { VStack { Counter(name: "a"); Counter(name: "b") } }
        let work = scene.work { _ = scene.host.tap(text: "a 0") }
        #expect(work.bodies == 1)
    }

    /// An environment value reaches exactly its readers.
    @Test func environmentReachesItsReaders() {
        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        let limit = Input(2)
        let scene = ViewHarness(offering: 200, 200) {
            VStack { Reader(); Counter(name: "other") }.lineLimit(limit.value)
        }
        #expect(scene.host.tap(text: "limit 2") != nil)
        limit.value = 3
        scene.settle()
        #expect(scene.host.tap(text: "limit 3") != nil)
    }

    /// Elements with one id are reported, and the first is shown for each: the letters of a week are seven.
    @Test func duplicateIdsAreReported() {
        let days = ["S", "M", "T", "W", "T", "F", "S"]
        let scene = ViewHarness(offering: 100, 100) {
            HStack(spacing: 0) { ForEach(days, id: \.self) { Probe($0, 10, 10) } }
        }
        #expect(scene.sizeThatFits(100, 100).width == (7 * 10 as CGFloat))
        #expect(scene.takeReports().first?.what.contains("occurs more than once") == true)
        let names = [(1, "a"), (2, "b"), (1, "c")]
        let named = ViewHarness(offering: 100, 100) { HStack { ForEach(names, id: \.0) { Probe($0.1, 10, 10) } } }
        #expect(named.contains("a") && named.contains("b") && !named.contains("c"))
        #expect(!named.takeReports().isEmpty)
    }

    /// In a lazy container as well; one more element is one more view.
    @Test func duplicateIdsAreShownInALazyContainer() {
        let days = Input(["S", "M", "T", "W", "T", "F", "S"])
        let scene = ViewHarness(offering: 70, 100) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(10), spacing: 0), count: 7), spacing: 0) {
                ForEach(days.value, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
            }
        }
        #expect(scene.fills.count == 7)
        days.value.append("S")
        scene.settle()
        #expect(scene.fills.count == 8)
        days.value = ["T", "S", "T"]
        scene.settle()
        #expect(scene.fills.count == 3)
        #expect(scene.takeReports().allSatisfy { $0.what.contains("occurs more than once") })
    }
}

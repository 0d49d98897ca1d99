import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Margins, anchors, positions and the values that observers receive. Numbers marked with an asterisk are recordings of
/// macOS 26 (Docs/Layout/Scrolling.md).
@Suite("Scroll views around their content") @MainActor
struct ScrollLayoutTests {
    private func rows(_ count: Int, height: Double = 20, lazily: Bool = false) -> some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Probe("r\($0)", 120, height) } }
    }

    /// * 120 + 40 for margins of 20 on all sides; indicator margins have no effect.
    @Test func contentMarginsWidenAndShift() {
        let scene = ViewHarness(offering: 400, 150) {
            HStack(spacing: 0) {
                ScrollView { rows(20) }.contentMargins(20, for: .scrollContent).tagged("all")
                ScrollView { Probe("b", 120, 400) }.contentMargins(.horizontal, 12, for: .scrollIndicators)
                    .tagged("bars")
            }
        }
        #expect(scene.size("all") == CGSize(width: 160, height: 150))
        #expect(scene.size("bars") == CGSize(width: 120, height: 150))
        #expect(scene.frame("r0", in: "all") == CGRect(x: 20, y: 20, width: 120, height: 20))
        #expect(scene.host.graph.scrolling.scrollers[0].limit.y == (400.0 + 40 - 150 as Double))
    }

    /// * A top margin of 20 in 120×150, over 400: offset −20, container 130, visible from −20 for 150.
    @Test func geometryOfMargins() {
        var seen: [ScrollGeometry] = []
        let scene = ViewHarness(offering: 120, 150) {
            ScrollView { rows(20) }.contentMargins(.top, 20, for: .scrollContent)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { seen.append($1) })
        }
        #expect(seen.count == 1)
        #expect(seen[0].contentOffset == CGPoint(x: 0, y: -20))
        #expect(seen[0].contentSize == CGSize(width: 120, height: 400))
        #expect(seen[0].containerSize == CGSize(width: 120, height: 130))
        #expect(seen[0].visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
        #expect(seen[0].bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
        scene.scroll(to: 0, 200)
        #expect(seen.map(\.contentOffset.y) == [-20, 180])
    }

    @Test func observersHearOfChangesOnly() {
        var values: [[Bool]] = []
        let scene = ViewHarness(offering: 120, 100) {
            ScrollView { rows(20) }
                .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 50 }) { values.append([$0, $1]) }
        }
        for offset in [10.0, 40, 60, 80, 20] { scene.scroll(to: 0, offset) }
        #expect(values == [[false, false], [false, true], [true, false]])
    }

    @Test func observersGetThePhasesOfADrag() {
        var phases: [ScrollPhase] = []
        let scene = ViewHarness(offering: 120, 100) {
            ScrollView { rows(200) }.onScrollPhaseChange { phases.append($1) }
        }
        let finger = ScrollFinger(scene)
        finger.down(50, 90)
        for step in 1...6 { finger.move(50, 90 - 10 * Double(step), after: 0.01) }
        #expect(phases == [.interacting])
        finger.up(after: 0)
        #expect(phases == [.interacting, .decelerating])
        scene.host.advance(to: scene.host.now + 10)
        scene.settle()
        #expect(phases == [.interacting, .decelerating, .idle])
    }

    /// * Content smaller than the viewport is aligned by the anchor: 60 in 200 at the bottom (140), centred at 70.
    @Test(arguments: [(UnitPoint.bottom, 140.0), (.center, 70), (.top, 0)])
    func shortContentStandsAtItsAnchor(anchor: UnitPoint, y: Double) {
        let scene = ViewHarness(offering: 120, 200) {
            ScrollView { rows(3) }.defaultScrollAnchor(anchor, for: .alignment)
        }
        #expect(Double(scene.frame("r0").minY) == y)
    }

    /// * A settled first frame shows the anchored offset already; from a bottom start with `.sizeChanges` it stays.
    @Test func anchorsOfLongContent() {
        let count = Input(20)
        let scene = ViewHarness(offering: 120, 100) { ScrollView { rows(count.value) }.defaultScrollAnchor(.bottom) }
        #expect(scene.frame("r19").maxY == 100)
        count.value = 25
        scene.settle()
        #expect(scene.frame("r24").maxY == 100)
        let other = Input(20)
        let start = ViewHarness(offering: 120, 100) {
            ScrollView { rows(other.value) }.defaultScrollAnchor(.top, for: ScrollAnchorRole.sizeChanges)
        }
        other.value = 25
        start.settle()
        #expect(start.frame("r0").minY == 0)
    }

    /// * (#9.24) `.sizeChanges` alone starts at the top and stays there, short or long.
    @Test(arguments: [2, 20])
    func anAnchorForSizeChangesAloneStaysAtTheTop(first: Int) {
        let count = Input(first)
        let scene = ViewHarness(offering: 120, 100) {
            ScrollView { rows(count.value) }.defaultScrollAnchor(.bottom, for: .sizeChanges)
        }
        #expect(scene.frame("r0").minY == 0)
        for next in [25, 40] {
            count.value = next
            scene.settle()
            #expect(scene.frame("r0").minY == 0)
        }
        scene.scroll(to: 0, 1e9)
        count.value = 50
        scene.settle()
        #expect(scene.frame("r49").maxY == 100)
    }

    /// `.initialOffset` alone determines the initial offset only: rows that are inserted later are below.
    @Test func anInitialAnchorIsWhereTheContentStarts() {
        let count = Input(20)
        let scene = ViewHarness(offering: 120, 100) {
            ScrollView { rows(count.value) }.defaultScrollAnchor(.bottom, for: .initialOffset)
        }
        #expect(scene.frame("r19").maxY == 100)
        count.value = 25
        scene.settle()
        #expect(scene.frame("r19").maxY == 100)
        let late = Input(0)
        let empty = ViewHarness(offering: 120, 100) {
            ScrollView { rows(late.value) }.defaultScrollAnchor(.bottom, for: .initialOffset)
        }
        late.value = 20
        empty.settle()
        #expect(empty.frame("r19").maxY == 100)
    }

    @Test func contentThatShrinksIsFollowed() {
        let count = Input(20)
        let scene = ViewHarness(offering: 120, 100) { ScrollView { rows(count.value) } }
        scene.scroll(to: 0, 300)
        count.value = 8
        scene.settle()
        #expect(scene.scroller.offset.y == 60)
    }

    // MARK: Scrolling to views

    private final class Keeper { var value: ScrollViewProxy? }

    /// * Without an anchor it scrolls by the minimum distance.
    @Test func aReaderScrollsToAnIdentifiedView() {
        let keeper = Keeper()
        let scene = ViewHarness(offering: 120, 100) {
            ScrollViewReader { reader in
                let _ = keeper.value = reader
                ScrollView { rows(50) }
            }
        }
        func go(_ id: Int, _ anchor: UnitPoint? = nil) -> Double {
            keeper.value?.scrollTo(id, anchor: anchor)
            scene.settle()
            return scene.scroller.offset.y
        }
        #expect(go(2) == 0)
        #expect(go(10) == (11.0 * 20 - 100 as Double))
        #expect(go(8) == (11.0 * 20 - 100 as Double))
        #expect(go(3) == 60)
        #expect(go(20, .top) == 400)
        #expect(go(20, .center) == (400.0 - 40 as Double))
        #expect(go(49, .top) == (50.0 * 20 - 100 as Double))
        #expect(go(77) == (50.0 * 20 - 100 as Double))
    }

    /// * With a top margin the row is placed below the margin.
    @Test func scrollToKeepsClearOfMargins() {
        let keeper = Keeper()
        let scene = ViewHarness(offering: 120, 150) {
            ScrollViewReader { reader in
                let _ = keeper.value = reader
                ScrollView { rows(20) }.contentMargins(.top, 20, for: .scrollContent)
            }
        }
        keeper.value?.scrollTo(10, anchor: .top)
        scene.settle()
        #expect(scene.frame("r10").minY == 20)
    }

    /// The id is updated while the user scrolls, and not by a programmatic scroll. Setting an id scrolls to it.
    @Test func scrollPositionByID() {
        let state = Input<Int?>(nil)
        let scene = ViewHarness(offering: 120, 100) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Probe("r\($0)", 120, 20) } }.scrollTargetLayout()
            }
            .scrollPosition(id: Binding(get: { state.value }, set: { state.value = $0 }))
        }
        #expect(state.value == nil)
        scene.wheel(0, 45)
        #expect(state.value == 2)
        state.value = 30
        scene.settle()
        #expect(scene.frame("r30").maxY == 100)
        #expect(state.value == 30)
        scene.scroll(to: 0, 200)
        #expect(state.value == 30)
    }

    /// A programmatic scroll in an animated change takes time, with both APIs.
    @Test func animatedRequestsTakeTime() {
        let state = Input<Int?>(nil), position = Input(ScrollPosition(idType: Int.self))
        let byID = ViewHarness(offering: 120, 100) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Probe("r\($0)", 120, 20) } }.scrollTargetLayout()
            }
            .scrollPosition(id: Binding(get: { state.value }, set: { state.value = $0 }), anchor: .top)
        }
        let byPosition = ViewHarness(offering: 120, 100) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Probe("r\($0)", 120, 20) } }
                    .scrollTargetLayout()
            }
            .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }))
        }
        withAnimation(.linear(duration: 1)) {
            state.value = 30
            position.value.scrollTo(id: 30, anchor: .top)
        }
        for scene in [byID, byPosition] {
            scene.settle()
            scene.at(0.05)
            #expect(scene.scroller.offset.y > 0)
            #expect(scene.scroller.offset.y < 300)
            scene.at(10)
            #expect(scene.frame("r30").minY == 0)
        }
        #expect(state.value == 30)
        #expect(position.value.viewID(type: Int.self) == 30)
        #expect(!position.value.isPositionedByUser)
    }

    @Test func scrollPositionValue() {
        let state = Input(ScrollPosition(idType: Int.self))
        let scene = ViewHarness(offering: 120, 100) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Probe("r\($0)", 120, 20) } }.scrollTargetLayout()
            }
            .scrollPosition(Binding(get: { state.value }, set: { state.value = $0 }))
        }
        state.value.scrollTo(edge: .bottom)
        scene.settle()
        #expect(scene.frame("r49").maxY == 100)
        state.value.scrollTo(y: 130)
        scene.settle()
        #expect(scene.scroller.offset.y == 130)
        state.value.scrollTo(id: 4, anchor: .top)
        scene.settle()
        #expect(scene.frame("r4").minY == 0)
        #expect(!state.value.isPositionedByUser)
        scene.wheel(0, 40)
        #expect(state.value.isPositionedByUser)
        #expect(state.value.viewID(type: Int.self) == 6)
        state.value.scrollTo(id: 4, anchor: .top)
        scene.settle()
        #expect(scene.frame("r4").minY == 0)
    }

    // MARK: Scroll targets

    private func flick(_ scene: ViewHarness, _ distance: Double, steps: Int = 4) {
        let finger = ScrollFinger(scene)
        finger.down(90, 50)
        finger.move(90 - 11 * (distance < 0 ? -1 : 1), 50, after: 0.01)
        for step in 1...steps { finger.move(79 - distance * Double(step) / Double(steps), 50, after: 0.01) }
        finger.up(after: 0)
        scene.host.advance(to: scene.host.now + 10)
        scene.settle()
    }

    /// A flick scrolls by one page, a short drag by none.
    @Test func aFlickScrollsByOnePage() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Probe("p\($0)", 100, 100) } }
            }
            .scrollTargetBehavior(PagingScrollTargetBehavior())
        }
        flick(scene, 40)
        #expect(scene.scroller.offset.x == 100)
        flick(scene, 70)
        #expect(scene.scroller.offset.x == 200)
        flick(scene, 4, steps: 1)
        #expect(scene.scroller.offset.x == 200)
    }

    @Test func aViewAlignedScrollEndsAtAView() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { ForEach(0..<100, id: \.self) { Probe("p\($0)", 60, 100) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        }
        flick(scene, 60)
        #expect(scene.scroller.offset.x > 140)
        #expect(scene.scroller.offset.x.truncatingRemainder(dividingBy: 70) == 0)
        let one = ViewHarness(offering: 100, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<100, id: \.self) { Probe("p\($0)", 60, 100) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        }
        flick(one, 60)
        #expect(one.scroller.offset.x == 70)
    }

    private struct Halves: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
            target.rect.origin.x = (target.rect.minX / 50).rounded() * 50
        }
    }

    @Test func aBehaviorOfOnesOwn() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView(.horizontal) { Probe("wide", 5_000, 100) }.scrollTargetBehavior(Halves())
        }
        flick(scene, 63)
        #expect(scene.scroller.offset.x > 0)
        #expect(scene.scroller.offset.x.truncatingRemainder(dividingBy: 50) == 0)
    }

    // MARK: Visibility

    @Test func visibilityOfViews() {
        var shown: [Bool] = []
        let scene = ViewHarness(offering: 120, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Probe("above", 120, 95)
                    Probe("watched", 120, 20).onScrollVisibilityChange(threshold: 0.5) { shown.append($0) }
                    Probe("below", 120, 500)
                }
            }
        }
        #expect(shown == [])
        scene.scroll(to: 0, 6)
        #expect(shown == [true])
        scene.scroll(to: 0, 104)
        #expect(shown == [true])
        scene.scroll(to: 0, 106)
        #expect(shown == [true, false])
    }

    @Test func visibilityOfTargets() {
        var ids: [[Int]] = []
        let scene = ViewHarness(offering: 120, 60) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Probe("r\($0)", 120, 20) } }.scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { ids.append($0) }
        }
        scene.scroll(to: 0, 8)
        scene.scroll(to: 0, 12)
        #expect(ids == [[0, 1, 2], [1, 2, 3]])
    }
}

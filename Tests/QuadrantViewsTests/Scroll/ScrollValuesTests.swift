import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Positions, geometries and behaviours of scroll views that are made from values.
@MainActor @Suite("Values of scroll views")
struct ScrollValuesTests {
    private func scene(_ position: Binding<ScrollPosition>) -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            ScrollView([.horizontal, .vertical]) {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Color.red.frame(width: 600, height: 50).tagged("row \($0)").id($0) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(position)
        }
    }

    @Test func aPositionStartsAtAPointOrAView() {
        let point = Input(ScrollPosition(idType: Int.self, point: CGPoint(x: 30, y: 70)))
        let first = scene(point.binding)
        first.settle()
        #expect(first.frame("row 0").origin == CGPoint(x: -30, y: -70))
        let id = Input(ScrollPosition(id: 4, anchor: .top))
        let second = scene(id.binding)
        second.settle()
        #expect(second.frame("row 4").minY == 0)
    }

    @Test func aPositionGoesToPointsAndAlongOneAxis() {
        let position = Input(ScrollPosition(idType: Int.self))
        let scene = scene(position.binding)
        position.value.scrollTo(point: CGPoint(x: 40, y: 60))
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 0").origin == CGPoint(x: -40, y: -60))
        position.value.scrollTo(x: 80)
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 0").origin == CGPoint(x: -80, y: -60))
        position.value.scrollTo(x: 10, y: 20)
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 0").origin == CGPoint(x: -10, y: -20))
    }

    @Test func aGeometryHasAVisiblePart() {
        let geometry = ScrollGeometry(contentOffset: CGPoint(x: 0, y: 40), contentSize: CGSize(width: 100, height: 500),
                                      contentInsets: EdgeInsets(), containerSize: CGSize(width: 100, height: 200))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 40, width: 100, height: 200))
        #expect(geometry.bounds.origin.y == 40)
        #expect(ScrollPhase.decelerating.isScrolling && !ScrollPhase.idle.isScrolling)
    }

    /// The offset at which a row of views of 60 with gaps of 10 settles after a fast drag over most of the window.
    private func end(_ behavior: some ScrollTargetBehavior) -> CGFloat {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<100, id: \.self) { Probe("p\($0)", 60, 100) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
        }
        let finger = Finger(scene: scene)
        finger.down(95, 50, at: 0)
        for step in 1...5 {
            let x: CGFloat = 95 - CGFloat(step) * 18, time: Double = Double(step) * 0.016
            finger.move(x, 50, at: time)
        }
        finger.up(5, 50, at: 0.09)
        finger.wait(until: 9)
        return CGFloat(scene.scroller.offset.x)
    }

    /// A flick passes one view, three views or any number, and a view settles with a point of it at the same point of
    /// the scroll view.
    @Test func flicksAreLimitedToViews() {
        typealias Limit = ViewAlignedScrollTargetBehavior.LimitBehavior
        #expect(end(ViewAlignedScrollTargetBehavior(limitBehavior: Limit.alwaysByOne)) == 70)
        #expect(end(ViewAlignedScrollTargetBehavior(limitBehavior: Limit.alwaysByFew)) == 210)
        let far: CGFloat = end(ViewAlignedScrollTargetBehavior(limitBehavior: .never))
        #expect(far > 4 * 70 && far.truncatingRemainder(dividingBy: 70) == 0)
        // The middle of the second view, at 100, is in the middle of the window, at 50 of it.
        #expect(end(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne, anchor: .center)) == 50)
        // The end of the second view, at 130, is nearest to the end of the window before, that of the third follows.
        #expect(end(.viewAligned(limitBehavior: .alwaysByOne, anchor: .trailing)) == 100)
        #expect(end(.viewAligned(anchor: .center)) == end(ViewAlignedScrollTargetBehavior(anchor: .center)))
    }

    private struct Stay: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target = context.originalTarget }
    }

    @Test func aBehaviorKnowsWhereTheDragBegan() { #expect(end(Stay()) == 0) }

    /// Phases come with the geometry of the moment, and a velocity while something moves.
    @Test func phasesAreToldWithTheGeometry() {
        var offsets: [CGFloat] = [], moves: [Bool] = []
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView { Color.red.frame(width: 100, height: 2_000) }
                .onScrollPhaseChange { (_, new: ScrollPhase, context: ScrollPhaseChangeContext) in
                    offsets.append(context.geometry.contentOffset.y)
                    moves.append((context.velocity?.dy ?? 0) > 0)
                }
        }
        let finger = Finger(scene: scene)
        finger.down(50, 95, at: 0)
        for step in 1...5 {
            let y: CGFloat = 95 - CGFloat(step) * 15, time: Double = Double(step) * 0.016
            finger.move(50, y, at: time)
        }
        finger.up(50, 20, at: 0.09)
        finger.wait(until: 9)
        #expect(offsets.count == 3 && offsets == offsets.sorted() && offsets[2] > offsets[1])
        #expect(moves.count == 3 && moves[1] && !moves[2])
    }
}

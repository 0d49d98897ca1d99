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
}

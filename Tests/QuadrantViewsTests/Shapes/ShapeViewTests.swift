import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Filled shapes")
struct ShapeViewTests {
    @Test func aFillHasTheRuleOfItsStyle() {
        let scene = ViewHarness(offering: 60, 40) { Rectangle().fill(.red, style: FillStyle(eoFill: true)) }
        #expect(scene.fills.map(\.isEvenOdd) == [true] && scene.colors == ["#FF3B30FF"])
    }

    @Test func fillsAndStrokesFollowEachOther() {
        let scene = ViewHarness(offering: 60, 40) { Rectangle().fill(.red).stroke(.blue, lineWidth: 4) }
        #expect(scene.colors == ["#FF3B30FF", "#007AFFFF"])
        #expect(scene.fills.map { $0.stroke?.lineWidth } == [nil, 4])
    }

    @Test func touchesHitTheShapeOnly() {
        let scene = ViewHarness(offering: 40, 40) { Circle().fill(.red).onTapGesture {} }
        #expect(scene.tap(at: CGPoint(x: 20, y: 20)) && !scene.tap(at: CGPoint(x: 2, y: 2)))
    }

    @Test func anotherStyleOnlyDraws() {
        let color = Input(Color.red)
        let scene = ViewHarness(offering: 40, 40) { Circle().fill(color.value) }
        let work = scene.work { color.value = .blue }
        #expect(work.measured == 0 && work.placed == 0 && scene.colors == ["#007AFFFF"])
    }
}

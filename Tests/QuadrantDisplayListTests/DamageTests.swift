import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// What has to be painted again, in points on whole pixels.
@Suite("DisplayList.damage")
struct DamageTests {
    @Test func equalListsNeedNothing() {
        let item = box(1, 1, 10, 10)
        #expect(list(item).damage(since: list(item)) == [])
        #expect(list().damage(since: list()) == [])
    }

    /// Both the old and the new pixels.
    @Test func aChangeIsAsLargeAsBothShapes() {
        let damage = list(box(0, 0, 10, 10)).damage(since: list(box(30, 0, 10, 10)))
        #expect(damage.contains { $0.contains(CGRect(x: 0, y: 0, width: 10, height: 10)) })
        #expect(damage.contains { $0.contains(CGRect(x: 30, y: 0, width: 10, height: 10)) })
        #expect(!damage.contains { $0.intersects(CGRect(x: 60, y: 60, width: 10, height: 10)) })
    }

    @Test func anotherCanvasIsPaintedWhole() {
        var other = list(box(0, 0, 10, 10))
        other.background = .white
        #expect(list(box(0, 0, 10, 10)).damage(since: other) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(list(box(0, 0, 10, 10), scale: 2).damage(since: list(box(0, 0, 10, 10)))
            == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    }

    /// A fragment that both lists share is not looked into.
    @Test func whatIsSharedIsNotCompared() {
        let shared = Fragment([box(50, 50, 40, 40)]), item = DisplayItem.fragment(shared, at: .zero)
        let damage = list(item, box(0, 0, 10, 10, .blue)).damage(since: list(item, box(0, 0, 10, 10)))
        #expect(damage.count == 1 && !damage[0].intersects(CGRect(x: 50, y: 50, width: 40, height: 40)))
    }

    @Test func aMovedFragmentIsDamagedInBothPlaces() {
        let inner = Fragment([box(0, 0, 10, 10)])
        let damage = list(.fragment(inner, at: CGPoint(x: 60, y: 0)))
            .damage(since: list(.fragment(inner, at: .zero)))
        #expect(damage.reduce(CGRect.null) { $0.union($1) }.width >= 70)
    }

    /// The box of many shapes is kept, with two points around it for the pixels that edges are moved to.
    @Test func manyShapesHaveOneBox() {
        let many = Fragment((0..<20).map { box(CGFloat($0) * 2, 10, 1, 5) })
        #expect(many.extent == Box(minX: -2, minY: 8, maxX: 41, maxY: 17))
        let damage = list(.fragment(many, at: CGPoint(x: 5, y: 60))).damage(since: list())
        #expect(damage.count == 1 && damage[0].contains(CGRect(x: 5, y: 70, width: 39, height: 5)))
        #expect(!damage[0].intersects(CGRect(x: 0, y: 0, width: 100, height: 60)))
        #expect(Fragment([box(0, 0, 1, 1)]).extent == nil, "few shapes are looked at")
        #expect(Fragment((0..<20).map { _ in .fragment(many, at: .zero) }).extent == nil)
    }

    /// Of many shapes each run of neighbours has its own box.
    @Test func runsOfShapesHaveTheirBoxes() {
        let many = Fragment((0..<70).map { box(CGFloat($0) * 2, 10, 1, 5) })
        #expect(many.extents?.runs == [Box(minX: -2, minY: 8, maxX: 65, maxY: 17),
                                       Box(minX: 62, minY: 8, maxX: 129, maxY: 17),
                                       Box(minX: 126, minY: 8, maxX: 141, maxY: 17)])
        #expect(many.extent == Box(minX: -2, minY: 8, maxX: 141, maxY: 17))
        let mixed = Fragment(many.items + [.fragment(many, at: .zero)])
        #expect(mixed.extents?.runs.map { $0 == nil } == [false, false, true] && mixed.extent == nil)
    }

    @Test func damageStaysOnTheCanvas() {
        let damage = list(box(-500, -500, 2000, 2000, .blue)).damage(since: list(box(-500, -500, 2000, 2000)))
        #expect(damage == [CGRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(list(box(500, 0, 10, 10)).damage(since: list()) == [] || list(box(500, 0, 10, 10))
            .damage(since: list()).allSatisfy { $0.maxX <= 100 })
    }

    /// However many shapes have changed.
    @Test func thereAreAtMostEightRectangles() {
        func dots(_ color: RGBA) -> DisplayList {
            DisplayList(root: Fragment((0..<20).flatMap { x in (0..<20).map { box(CGFloat(x) * 5, CGFloat($0) * 5, 1, 1,
                                                                                  color) } }),
                        size: CGSize(width: 100, height: 100), scale: 1)
        }
        let damage = dots(.red).damage(since: dots(.blue))
        #expect((1...8).contains(damage.count))
        #expect(damage.contains { $0.contains(CGPoint(x: 0.5, y: 0.5)) })
        #expect(damage.contains { $0.contains(CGPoint(x: 95.5, y: 95.5)) })
    }
}

import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// A shape that is drawn at many places.
@Suite("Copies of a shape")
struct ShapeCopiesTests {
    private func item(_ copies: ShapeCopies, x: CGFloat = 0) -> DisplayItem {
        .shape(ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 2, height: 3)),
                         frame: CGRect(x: x, y: 0, width: 2, height: 3), paint: .black, copies: copies))
    }
    private func list(_ item: DisplayItem) -> DisplayList {
        DisplayList(root: Fragment([item]), size: CGSize(width: 100, height: 100), scale: 1)
    }
    private let two = ShapeCopies(offsets: [SIMD2<Double>(1.25, 2), SIMD2<Double>(40, 50)])

    private struct Log: DisplayListVisitor {
        var shapes: [(bounds: CGRect, paint: Paint)] = []
        mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint) {
            shapes.append((path.boundingRect, paint))
        }
        mutating func text(_ item: TextItem, origin: CGPoint) {}
        mutating func image(_ item: ImageItem, frame: CGRect) {}
        mutating func begin(_ effect: Effect, _ content: Fragment, frame: CGRect) {}
        mutating func end(_ effect: Effect, frame: CGRect) {}
    }

    @Test func eachCopyIsAShapeBetweenPixels() {
        let colored = ShapeCopies(offsets: two.offsets, palette: [.white, .black], colors: [1, 0])
        var log = Log()
        Fragment([item(colored, x: 10)]).visit(&log, origin: CGPoint(x: 0.5, y: 0), grid: PixelGrid(scale: 1))
        #expect(log.shapes.map(\.bounds) == [CGRect(x: 11.75, y: 2, width: 2, height: 3),
                                             CGRect(x: 50.5, y: 50, width: 2, height: 3)])
        #expect(log.shapes.map(\.paint) == [.color(.black), .color(.white)])
    }

    @Test func theBoundsAreThoseOfAllCopies() {
        #expect(two.bounds == CGRect(x: 1.25, y: 2, width: 38.75, height: 48))
        #expect(Box(x: 0, y: 0, width: 2, height: 3).repeated(two) == Box(minX: 1.25, minY: 2, maxX: 42, maxY: 53))
        #expect(Box(x: 0, y: 0, width: 2, height: 3).repeated(ShapeCopies(offsets: [])).isEmpty)
    }

    @Test func aCopyThatMovesDamagesAllOfThem() {
        let moved = ShapeCopies(offsets: [SIMD2<Double>(1.25, 2), SIMD2<Double>(41, 50)])
        #expect(list(item(two)).damage(since: list(item(two))).isEmpty)
        let damage = list(item(moved)).damage(since: list(item(two)))
        #expect(damage.contains { $0.contains(CGRect(x: 40, y: 50, width: 3, height: 3)) })
    }

    @Test func copiesOutsideOfTheCanvasShowNothing() {
        #expect(!list(item(two)).isBlank)
        #expect(list(item(ShapeCopies(offsets: [SIMD2<Double>(200, 0)]))).isBlank)
        #expect(list(item(ShapeCopies(offsets: [SIMD2<Double>(1, 1)], palette: [.clear], colors: [0]))).isBlank)
    }
}

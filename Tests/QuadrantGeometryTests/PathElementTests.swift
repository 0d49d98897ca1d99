import Foundation
import QuadrantGeometry
import Testing

/// CGPath.apply and applyWithBlock (#9.35).
@Suite("Elements of CGPath")
struct PathElementTests {
    private static func points(_ element: CGPathElement) -> [CGPoint] {
        let counts: [CGPathElementType: Int] = [
            .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
        ]
        return (0..<(counts[element.type] ?? 0)).map { element.points[$0] }
    }

    @Test func eachElementIsGivenWithItsPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
        path.closeSubpath()
        var found: [(CGPathElementType, [CGPoint])] = []
        path.applyWithBlock { found.append(($0.pointee.type, Self.points($0.pointee))) }
        #expect(found.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint,
                                   .closeSubpath])
        // Control points precede the end point.
        #expect(found.map(\.1) == [
            [CGPoint(x: 1, y: 2)], [CGPoint(x: 3, y: 4)], [CGPoint(x: 7, y: 8), CGPoint(x: 5, y: 6)],
            [CGPoint(x: 11, y: 12), CGPoint(x: 13, y: 14), CGPoint(x: 9, y: 10)], [],
        ])
    }

    /// A rectangle does not store its elements, and has five.
    @Test func aFunctionIsGivenItsInfo() {
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).apply(info: pointer) { info, _ in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
            }
        }
        #expect(count == 5)
    }
}

import QuadrantGeometry
import Testing
import UIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
    private func elements(_ path: UIBezierPath) -> [Path.Element] { Path(path.cgPath).elements }
    private func curves(_ elements: [Path.Element]) -> [Path.Element] {
        elements.filter { if case .curve = $0 { true } else { false } }
    }
    private let box = CGRect(x: 10, y: 20, width: 100, height: 80)

    @Test func simpleShapesAreThoseOfPaths() {
        #expect(Path(UIBezierPath(rect: box).cgPath) == Path(box))
        #expect(Path(UIBezierPath(ovalIn: box).cgPath) == Path(ellipseIn: box))
        #expect(UIBezierPath().isEmpty)
    }

    /// The same curves as a rounded rectangle shape, with another start: the end of the top left corner.
    @Test func roundedRectanglesHaveContinuousCorners() {
        let path = elements(UIBezierPath(roundedRect: box, cornerRadius: 20))
        let bent = curves(Path(roundedRect: box, cornerRadius: 20, style: .continuous).elements)
        #expect(curves(path) == Array(bent[9...] + bent[..<9]))
        #expect(path.first == .move(to: CGPoint(x: 10 + 1.52866483 * 20, y: 20)))
        #expect(path.last == .closeSubpath)
    }

    /// A rectangle of 208 × 50 with a radius of 20 has round ends: 20 × 1.53 is more than half of 50.
    @Test func cornersWithoutSpaceMakeAPill() {
        let rect = CGRect(x: 50, y: 20, width: 208, height: 50)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
        let bent = curves(Path(roundedRect: rect, cornerRadius: 25, style: .circular).elements)
        #expect(curves(elements(path)) == Array(bent[3...] + bent[..<3]))
        let maximum = UIBezierPath(roundedRect: rect, cornerRadius: .infinity)
        #expect(Path(maximum.cgPath) == Path(path.cgPath))
    }

    @Test func onlyTheNamedCornersAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 80), radii = CGSize(width: 20, height: 20)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: radii)
        #expect(curves(elements(path)).count == 2 * 3)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 79)))
        #expect(path.contains(CGPoint(x: 1, y: 79)))
        #expect(path.bounds == rect)
        let none = UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: radii)
        #expect(Path(none.cgPath) == Path(rect))
    }

    @Test func radiiThatDoNotFitAreHalfTheShorterSide() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60), corners: UIRectCorner = [.topLeft, .topRight]
        let whole = CGSize(width: 30, height: 30), endless = CGSize(width: CGFloat.infinity, height: .infinity)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: endless)
        let fitting = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: whole)
        #expect(Path(path.cgPath) == Path(fitting.cgPath))
    }

    /// `Path` uses the opposite value of `clockwise`, which there refers to a y axis that points up.
    @Test func arcsRunClockwiseOnTheScreen() {
        let center = CGPoint(x: 50, y: 50)
        let short = UIBezierPath(arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        var path = Path()
        path.addArc(center: center, radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(Path(short.cgPath) == path)
        #expect(short.currentPoint == CGPoint(x: 50, y: 100))
        let long = UIBezierPath(arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(long.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func aPathIsBuiltStepByStep() {
        let bezier = UIBezierPath()
        bezier.move(to: CGPoint(x: 0, y: 0))
        bezier.addLine(to: CGPoint(x: 10, y: 0))
        bezier.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        bezier.addCurve(to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20),
                        controlPoint2: CGPoint(x: 5, y: 30))
        bezier.close()
        #expect(elements(bezier) == [
            .move(to: .zero), .line(to: CGPoint(x: 10, y: 0)),
            .quadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0)),
            .curve(to: CGPoint(x: 0, y: 20), control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 5, y: 30)),
            .closeSubpath,
        ])
        #expect(bezier.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test func appendingAndMovingChangeThePathInPlace() {
        let bezier = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let before = bezier.cgPath, copy = bezier.copy() as? UIBezierPath
        bezier.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect(bezier.contains(CGPoint(x: 4, y: 4)))
        bezier.usesEvenOddFillRule = true
        #expect(!bezier.contains(CGPoint(x: 4, y: 4)))
        bezier.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(bezier.bounds == CGRect(x: 100, y: 0, width: 10, height: 10))
        #expect(Path(before) == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        bezier.removeAllPoints()
        #expect(bezier.isEmpty)
    }

    @Test func pathsOfCoreGraphicsGoInAndOut() {
        let path = CGMutablePath()
        path.addEllipse(in: box)
        let bezier = UIBezierPath(cgPath: path)
        path.addRect(CGRect(x: 0, y: 0, width: 500, height: 500))
        #expect(Path(bezier.cgPath) == Path(ellipseIn: box))
        bezier.cgPath = CGPath(rect: box, transform: nil)
        #expect(Path(bezier.cgPath) == Path(box))
    }
}

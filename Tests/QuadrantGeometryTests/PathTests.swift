import Foundation
import QuadrantGeometry
import Testing

@Suite("Path")
struct PathTests {
    let triangle = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath() }

    /// A path is unchanged after writing and reading it.
    @Test(arguments: ["0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h", "10 0 m 20 0 l h 0 10 l", "-1.5 1e+06 m 0.25 3 l"])
    func descriptionRoundTrips(text: String) { #expect(Path(text)?.description == text) }

    @Test(arguments: ["0 m", "1 2 l", "0 0 m 1 2 3 l", "0 0 m 5", "0 0 x", "nan 0 m"])
    func whatIsNoPathIsNil(text: String) { #expect(Path(text) == nil) }

    /// Copies are values: a change to one leaves the other.
    @Test func copiesAreValues() {
        var path = triangle
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path != triangle && triangle.description == "0 0 m 100 0 l 50 60 l h")
    }

    /// Paths with equal elements are equal, however they were created.
    @Test func equalityIsOfElements() {
        #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 10)) == Path("0 0 m 10 0 l 10 10 l 0 10 l h"))
        #expect(Path(CGRect.null) == Path())
        #expect(Path().isEmpty && !triangle.isEmpty)
    }

    @Test func currentPointFollowsElements() {
        var path = Path()
        #expect(path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(Path(CGRect(x: 5, y: 6, width: 1, height: 1)).currentPoint == CGPoint(x: 5, y: 6))
    }

    /// The bounds contain the curve, not its control points. The highest point is in the middle, at 3/4 of their
    /// height.
    @Test func boundsAreTight() {
        let hill = Path("0 0 m 0 -40 100 -40 100 0 c")
        #expect(hill?.boundingRect == CGRect(x: 0, y: -30, width: 100, height: 30))
        #expect(hill?.cgPath.boundingBox == CGRect(x: 0, y: -40, width: 100, height: 40))
        #expect(Path().boundingRect.isNull)
        #expect(Path("5 5 m")?.boundingRect == CGRect(x: 5, y: 5, width: 0, height: 0))
        // A curve within its ends, one with handles at its corners, and a line that starts where a close has ended.
        #expect(Path("0 0 m 0 5 5 10 10 10 c 20 0 l")?.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(Path("0 0 m 20 0 0 10 20 10 c")?.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(Path("10 10 m 20 20 l h 0 30 l")?.boundingRect == CGRect(x: 0, y: 10, width: 20, height: 20))
        // A move without a line does not affect the bounds of other subpaths.
        #expect(Path("500 500 m 0 0 m 1 1 l")?.boundingRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// A point is inside if filling covers it: a winding number of 2 is inside by nonzero, and outside by the even-odd
    /// rule.
    @Test func containsFollowsTheFillRule() {
        let frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        let rings = Path { $0.addRect(frame); $0.addRect(frame.insetBy(dx: 10, dy: 10)) }
        #expect(rings.contains(CGPoint(x: 15, y: 15)))
        #expect(!rings.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(rings.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(!rings.contains(CGPoint(x: 31, y: 5)))
        // An open triangle is filled as if closed.
        #expect(Path("0 0 m 100 0 l 50 60 l")?.contains(CGPoint(x: 30, y: 20)) == true)
    }

    /// A circle contains the points nearer than its radius; its cubics deviate by 0.03 %.
    @Test func circleContainsItsDisc() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let cubics = circle.applying(CGAffineTransform(rotationAngle: 1))
        var dice = Dice(seed: 3)
        for _ in 0..<500 {
            let point = CGPoint(x: dice.number(-12...12), y: dice.number(-12...12))
            let distance = hypot(point.x, point.y)
            if abs(distance - 10) < 0.01 { continue }
            #expect(circle.contains(point) == (distance < 10))
            #expect(cubics.contains(point) == (distance < 10))
        }
    }

    /// Rectangles, ellipses and rounded rectangles keep their type under axis-aligned transforms, and become curves
    /// otherwise.
    @Test func transformedShapesAgree() {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
        let upright = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 1)
        for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 8),
                     Path(roundedRect: rect, cornerSize: CGSize(width: 14, height: 3), style: .circular)] {
            let moved = path.applying(upright)
            var points: [CGPoint] = []
            path.forEach { if let end = $0.end { points.append(end.applying(upright)) } }
            var index = 0
            moved.forEach { element in
                guard let end = element.end else { return }
                #expect(agree(end, points[index], 1e-9))
                index += 1
            }
            #expect(moved.boundingRect == rect.applying(upright))
        }
    }

    /// The arc is tangent to both sides of the corner; at 90° the tangent points are a radius from the corner.
    @Test func tangentArcRoundsACorner() {
        let path = Path { path in
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        }
        #expect(agree(path.currentPoint ?? .zero, CGPoint(x: 100, y: 20), 1e-9))
        #expect(path.boundingRect.maxX < 100 + 1e-9 && path.boundingRect.minY > -1e-9)
        // Without a corner there is no arc.
        let straight = Path { path in
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
        }
        expectPath(straight, "0 0 m 50 0 l")
    }

    /// A corner in the other direction, and one that is not a right angle.
    @Test func tangentArcTouchesBothSides() {
        let (start, corner, end) = (CGPoint(x: 0, y: 50), CGPoint(x: 60, y: 0), CGPoint(x: 140, y: 30))
        let path = Path { $0.move(to: start); $0.addArc(tangent1End: corner, tangent2End: end, radius: 10) }
        let joined = path.flattened(tolerance: 0.001)[0].points
        func side(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
            (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
        }
        // All points are on the inner side of both lines, and the last point is on the second.
        #expect(joined.allSatisfy { side($0, start, corner) > -1e-6 && side($0, corner, end) > -1e-6 })
        #expect(abs(side(joined[joined.count - 1], corner, end)) < 1e-6)
    }

    @Test func pathsMadeOfPaths() {
        var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addPath(Path("5 5 m 6 6 l") ?? Path(), transform: CGAffineTransform(scaleX: 2, y: 2))
        expectPath(path, "0 0 m 1 0 l 1 1 l 0 1 l h 10 10 m 12 12 l")
        let mutable = CGMutablePath()
        mutable.addPath(path.cgPath)
        mutable.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 0, clockwise: false)
        #expect(Path(mutable).description.hasSuffix("12 12 l 1 0 l"))
        #expect(mutable.copy()?.isEmpty == false && mutable.mutableCopy() == mutable)
    }
}

@Suite("Path length and flattening")
struct PathLengthTests {
    /// The circumference of a circle of radius 10 is 2π·10; four cubics deviate by 0.02 %.
    @Test func theLengthOfACircleIsItsCircumference() {
        #expect(abs(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).length - 20 * .pi) < 0.02)
        #expect(Path("0 0 m 3 4 l h")?.length == 2 * 5.0)
    }

    /// The lengths of adjacent parts add up to that of the whole.
    @Test func partsAddUp() {
        var dice = Dice(seed: 4)
        for _ in 0..<60 {
            let path = dice.path()
            let cut = dice.number(0.05...0.95)
            let (head, tail) = (path.trimmedPath(from: 0, to: cut), path.trimmedPath(from: cut, to: 1))
            #expect(abs(head.length - path.length * Double(cut)) < 1e-5 * path.length, "\(path)")
            #expect(abs(head.length + tail.length - path.length) < 1e-5 * path.length, "\(path)")
        }
    }

    @Test func nothingIsLeftBetweenNothing() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    /// The distance of every point of the curve from the lines is within the tolerance.
    @Test func flatteningStaysWithinTolerance() {
        let radius: CGFloat = 50
        let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        let lines = circle.flattened(tolerance: 0.1)
        #expect(lines.count == 1 && lines[0].isClosed)
        let points = lines[0].points
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
            // 0.014 is the deviation of the cubics from a circle of this radius.
            #expect(hypot((a.x + b.x) / 2, (a.y + b.y) / 2) > radius - 0.1 - 0.014)
        }
    }

    /// Straight lines are straight in perspective, so only corners are projected.
    @Test func projectionMapsCorners() {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        expectPath(Path(CGRect(x: 0, y: 0, width: 100, height: 10)).projected(by: projection, tolerance: 0.1),
                   "0 0 m 50 0 l 50 5 l 0 10 l h")
    }

    /// Projected curves are flattened within the tolerance.
    @Test func projectionFollowsCurves() {
        let projection = rotation3D(angle: .degrees(50), axis: (0, 1, 0), size: CGSize(width: 100, height: 100))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = projection.inverted()
        for line in circle.projected(by: projection, tolerance: 0.05).flattened(tolerance: 1) {
            for point in line.points {
                let seen = point.applying(back)
                #expect(abs(hypot(seen.x - 50, seen.y - 50) - 50) < 0.02)
            }
            for (a, b) in zip(line.points, line.points.dropFirst()) {
                let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2).applying(back)
                // Twice the tolerance, because the far side is scaled by half.
                #expect(abs(hypot(middle.x - 50, middle.y - 50) - 50) < 2 * 0.05 + 0.02)
            }
        }
    }

    /// The part behind the eye is clipped: the depth 1 - x/50 is positive up to x = 50.
    @Test func projectionCutsWhatIsBehind() {
        var projection = ProjectionTransform()
        projection.m13 = -0.02
        let wide = Path(CGRect(x: 0, y: 0, width: 100, height: 10)).projected(by: projection, tolerance: 0.1)
        let back = projection.inverted()
        for point in wide.flattened(tolerance: 1)[0].points { #expect(point.applying(back).x < 50) }
        #expect(Path(CGRect(x: 60, y: 0, width: 10, height: 10)).projected(by: projection, tolerance: 0.1).isEmpty)
    }
}

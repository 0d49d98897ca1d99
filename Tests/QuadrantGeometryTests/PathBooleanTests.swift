import Foundation
import QuadrantGeometry
import Testing

@Suite("Areas of paths, combined")
struct PathBooleanTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }
    /// The area of a path with straight sides, minus its holes.
    private func area(_ path: Path) -> Double {
        path.flattened(tolerance: 0.01).reduce(0) { sum, line in
            let points = line.points
            return sum + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
                sum + Double(pair.0.x * pair.1.y - pair.1.x * pair.0.y) / 2
            }
        }
    }

    /// Two squares of 10 with a quarter in common.
    @Test func twoOverlappingSquaresHaveAnIntersectionAndAUnion() {
        let (a, b) = (square(0, 0, 10), square(5, 5, 10))
        #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(area(a.intersection(b)) == 5.0 * 5)
        let whole = 100.0, common = 25.0
        #expect(area(a.union(b)) == whole + whole - common)
        #expect(area(a.subtracting(b)) == whole - common)
        #expect(area(a.symmetricDifference(b)) == (whole - common) * 2)
        #expect(a.union(b).flattened(tolerance: 1).count == 1)
        // An L has six corners.
        #expect(a.subtracting(b).flattened(tolerance: 1).map(\.points.count) == [6])
    }

    @Test func anAreaInsideAnotherBecomesAHole() {
        let ring = square(0, 0, 10).subtracting(square(3, 3, 4))
        for rule in [false, true] {
            #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: rule))
            #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: rule))
        }
        #expect(area(ring) == 100.0 - 16)
        #expect(ring.union(square(3, 3, 4)) == square(0, 0, 10).normalized())
    }

    @Test func areasThatShareAnEdgeBecomeOne() {
        let both = square(0, 0, 10).union(square(10, 0, 10))
        #expect(both.flattened(tolerance: 1).map(\.points.count) == [4])
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(square(0, 0, 10).intersection(square(10, 0, 10)).isEmpty)
    }

    @Test func areasApartStayApart() {
        #expect(square(0, 0, 10).union(square(20, 0, 10)).flattened(tolerance: 1).count == 2)
        #expect(square(0, 0, 10).intersection(square(20, 0, 10)).isEmpty)
        #expect(square(0, 0, 10).subtracting(square(20, 0, 10)) == square(0, 0, 10).normalized())
    }

    /// A star drawn as a single line has a winding number of 2 in its middle.
    @Test func theRuleSaysWhatIsInside() {
        let corners = (0..<5).map { corner -> CGPoint in
            let angle = Double(corner) * 4 * .pi / 5
            return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
        }
        let star = Path { $0.addLines(corners); $0.closeSubpath() }
        #expect(star.normalized(eoFill: false).contains(.zero))
        #expect(!star.normalized(eoFill: true).contains(.zero))
        #expect(!star.normalized().contains(.zero))
        #expect(star.intersection(square(-1, -1, 2)).boundingRect == CGRect(x: -1, y: -1, width: 2, height: 2))
        #expect(star.intersection(square(-1, -1, 2), eoFill: true).isEmpty)
    }

    /// Straight lines deviate from a circle by at most 0.01 points.
    @Test func circlesKeepTheirRoundness() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
        #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 100))
        for line in half.flattened(tolerance: 1) {
            for (a, b) in zip(line.points, line.points.dropFirst()) where a.x < 50 || b.x < 50 {
                let middle = hypot((a.x + b.x) / 2 - 50, (a.y + b.y) / 2 - 50)
                // A cubic deviates from the circle by 0.027 %.
                #expect(abs(middle - 50) < 0.01 + 50 * 0.0003)
            }
        }
    }

    @Test func smallShapesAreAsExactAsLargeOnes() {
        let unit = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
        let points = unit.normalized().flattened(tolerance: 1).map(\.points.count)
        #expect(points.count == 1 && points[0] > 40)
    }

    // MARK: Lines

    @Test func aLineIsCutAtTheEdgeOfAnArea() {
        let line = Path { $0.move(to: CGPoint(x: -5, y: 5)); $0.addLine(to: CGPoint(x: 15, y: 5)) }
        func ends(_ path: Path) -> [[CGFloat]] { path.flattened(tolerance: 1).map { $0.points.map(\.x) } }
        #expect(ends(line.lineIntersection(square(0, 0, 10))) == [[0, 10]])
        #expect(ends(line.lineSubtraction(square(0, 0, 10))) == [[-5, 0], [10, 15]])
        #expect(line.lineIntersection(square(0, 6, 10)).isEmpty)
        let ring = square(0, 0, 10).subtracting(square(4, 4, 2))
        #expect(ends(line.lineIntersection(ring)) == [[0, 4], [6, 10]])
    }

    @Test func aLineOnTheEdgeIsInside() {
        let line = Path { $0.move(to: CGPoint(x: -5, y: 0)); $0.addLine(to: CGPoint(x: 15, y: 0)) }
        #expect(line.lineIntersection(square(0, 0, 10)).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
    }

    @Test func aRingInsideStaysClosedAndOneCutOpens() {
        let ring = square(2, 2, 4)
        #expect(ring.lineIntersection(square(0, 0, 10)).flattened(tolerance: 1).map(\.isClosed) == [true])
        let cut = ring.lineIntersection(square(0, 0, 4)).flattened(tolerance: 1)
        // From (2, 4) over the corner (2, 2) to (4, 2), across the start of the closed path.
        #expect(cut.map(\.isClosed) == [false])
        #expect(cut.map(\.points) == [[CGPoint(x: 2, y: 4), CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2)]])
    }

    // MARK: CGPath

    @Test func pathsOfCoreGraphicsCombineLikeThose() {
        let a = square(0, 0, 10).cgPath, b = square(5, 5, 10).cgPath
        #expect(Path(a.union(b)) == square(0, 0, 10).union(square(5, 5, 10)))
        #expect(Path(a.subtracting(b)) == square(0, 0, 10).subtracting(square(5, 5, 10)))
        #expect(a.intersects(b) && !a.intersects(square(10, 0, 5).cgPath))
        #expect(a.symmetricDifference(b, using: .evenOdd).contains(CGPoint(x: 1, y: 1)))
    }

    // MARK: anything

    /// Catches: a lost or duplicated edge, a wrong side, a missed intersection, confused fill rules.
    @Test(arguments: 0..<20)
    func placesAreInsideAsBothAreasSay(seed: Int) {
        var random = Random(seed: UInt64(seed) &* 7919 &+ 1)
        for round in 0..<100 {
            let (a, b) = (random.path(), random.path()), eoFill = random.chance(0.5)
            let outlines = a.flattened(tolerance: 0.01) + b.flattened(tolerance: 0.01)
            let results: [(Path, (Bool, Bool) -> Bool)] = switch round % 5 {
            case 0: [(a.union(b, eoFill: eoFill), { $0 || $1 })]
            case 1: [(a.intersection(b, eoFill: eoFill), { $0 && $1 })]
            case 2: [(a.subtracting(b, eoFill: eoFill), { $0 && !$1 })]
            case 3: [(a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 })]
            default: [(a.normalized(eoFill: eoFill), { first, _ in first })]
            }
            for _ in 0..<12 {
                let place = CGPoint(x: random.number(-10, 110), y: random.number(-10, 110))
                guard outlines.allSatisfy({ distance($0, place) > 0.05 }) else { continue }
                let inside = (a.contains(place, eoFill: eoFill), b.contains(place, eoFill: eoFill))
                for (result, rule) in results {
                    for asEvenOdd in [false, true] {
                        #expect(result.contains(place, eoFill: asEvenOdd) == rule(inside.0, inside.1),
                                "seed \(seed) round \(round) at \(place)\n\(a)\n\(b)")
                    }
                }
            }
        }
    }

    @Test func nothingStrangeDoesHarm() {
        let nan = CGFloat.nan, infinity = CGFloat.infinity
        let odd: [Path] = [
            Path(), Path(CGRect.null), Path(CGRect.zero), Path(CGRect.infinite),
            Path { $0.move(to: CGPoint(x: 1, y: 1)) },
            Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: nan, y: 5), CGPoint(x: 10, y: 10), .zero]) },
            Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: infinity, y: 5), CGPoint(x: 0, y: 9)]) },
            Path { $0.move(to: .zero)
                   $0.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: nan, y: 0),
                               control2: CGPoint(x: 0, y: -infinity)) },
            Path(CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300)),
            Path(CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300)),
            Path { $0.addLines([.zero, CGPoint(x: 5, y: 0), .zero]); $0.closeSubpath() },
            Path { path in for _ in 0..<5 { path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) } },
            square(0, 0, 10),
        ]
        for a in odd {
            for b in odd {
                for rule in [false, true] {
                    _ = a.union(b, eoFill: rule)
                    _ = a.intersection(b, eoFill: rule)
                    _ = a.symmetricDifference(b, eoFill: rule)
                    _ = a.lineIntersection(b, eoFill: rule)
                    _ = a.lineSubtraction(b, eoFill: rule)
                }
            }
        }
        #expect(area(odd[11].union(odd[12])) == 100.0)
        #expect(area(odd[11].union(odd[12], eoFill: true)) == 100.0)
    }

    private func distance(_ line: Path.Polyline, _ place: CGPoint) -> CGFloat {
        let points = line.points
        return zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
            let way = CGPoint(x: b.x - a.x, y: b.y - a.y), square = way.x * way.x + way.y * way.y
            let along = square == 0 ? 0 : ((place.x - a.x) * way.x + (place.y - a.y) * way.y) / square
            let t = min(max(along, 0), 1)
            return hypot(a.x + way.x * t - place.x, a.y + way.y * t - place.y)
        }.min() ?? .infinity
    }
}

/// Random paths from a seed.
private struct Random {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
    mutating func number(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) / Double(1 << 53)
    }
    mutating func chance(_ part: Double) -> Bool { number(0, 1) < part }

    /// One to three subpaths: rectangles on integers, ellipses, and self-intersecting lines and curves.
    mutating func path() -> Path {
        var path = Path()
        let whole = chance(0.4)
        func place(_ random: inout Random) -> CGPoint {
            let (x, y) = (random.number(0, 100), random.number(0, 100))
            // Rounded to few positions, so that corners and edges coincide.
            return whole ? CGPoint(x: (x / 20).rounded() * 20, y: (y / 20).rounded() * 20) : CGPoint(x: x, y: y)
        }
        for _ in 0...Int(number(0, 2.99)) {
            let (a, b) = (place(&self), place(&self))
            let rect = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
            switch Int(number(0, 4)) {
            case 0: path.addRect(rect)
            case 1: path.addEllipse(in: rect)
            case 2: path.addRoundedRect(in: rect, cornerSize: CGSize(width: 9, height: 9))
            default:
                path.move(to: a)
                for _ in 0...Int(number(1, 7)) {
                    if chance(0.7) { path.addLine(to: place(&self)) }
                    else { path.addCurve(to: place(&self), control1: place(&self), control2: place(&self)) }
                }
                if chance(0.5) { path.closeSubpath() }
            }
        }
        return path
    }
}

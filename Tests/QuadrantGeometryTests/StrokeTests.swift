import Foundation
import QuadrantGeometry
import Testing

@Suite("Stroked paths")
struct StrokeTests {
    private let line = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0)]) }
    private let corner = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }

    /// A butt cap adds no area, a square cap half a square, a round cap half a disc at each end.
    @Test(arguments: [
        (CGLineCap.butt, 100 * 10, CGRect(x: 0, y: -5, width: 100, height: 10)),
        (.square, (100 + 10) * 10, CGRect(x: -5, y: -5, width: 110, height: 10)),
        (.round, 100 * 10 + 25 * .pi, CGRect(x: -5, y: -5, width: 110, height: 10)),
    ] as [(CGLineCap, CGFloat, CGRect)])
    func aCapExtendsTheEndsOfALine(cap: CGLineCap, area: CGFloat, bounds: CGRect) {
        let outline = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
        // The area of a disc of radius 5 made of cubics is 0.03 % too large.
        #expect(abs(abs(outline.signedArea) - area) < 0.05)
        let found = outline.boundingRect
        #expect(agree(found.origin, bounds.origin, 1e-9))
        #expect(agree(CGPoint(x: found.maxX, y: found.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY), 1e-9))
    }

    /// The outer corner of a right angle: whole with a miter, cut by a bevel, a quarter disc when round.
    @Test(arguments: [
        (CGLineJoin.miter, CGPoint(x: 104.9, y: -4.9), true), (.bevel, CGPoint(x: 104.9, y: -4.9), false),
        (.bevel, CGPoint(x: 102.4, y: -2.4), true), (.bevel, CGPoint(x: 102.6, y: -2.6), false),
        (.round, CGPoint(x: 103.5, y: -3.5), true), (.round, CGPoint(x: 103.6, y: -3.6), false),
    ])
    func aJoinFillsTheOuterCorner(join: CGLineJoin, point: CGPoint, isInside: Bool) {
        let outline = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join))
        #expect(outline.contains(point) == isInside)
        // The inner side is covered with any join.
        #expect(outline.contains(CGPoint(x: 96, y: 4)) && !outline.contains(CGPoint(x: 94, y: 6)))
    }

    /// The miter of a right angle is √2 line widths long; a lower limit bevels it.
    @Test(arguments: [(1.4, false), (1.42, true)] as [(CGFloat, Bool)])
    func aMiterBeyondItsLimitIsABevel(limit: CGFloat, isMitered: Bool) {
        let outline = corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: limit))
        #expect(outline.contains(CGPoint(x: 104.9, y: -4.9)) == isMitered)
    }

    /// Alternating dashes and gaps from the phase on: 0–10, 15–25, …; with phase 12 nothing before 3.
    @Test func dashesAndGapsAlternateFromThePhaseOn() {
        let plain = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
        #expect(abs(abs(plain.signedArea) - 2 * (6 * 10 + 10)) < 1e-9)
        #expect(plain.contains(CGPoint(x: 9.9, y: 0)) && !plain.contains(CGPoint(x: 10.1, y: 0)))
        #expect(plain.contains(CGPoint(x: 15.1, y: 0)))
        let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 12))
        #expect(!shifted.contains(CGPoint(x: 2.9, y: 0)) && shifted.contains(CGPoint(x: 3.1, y: 0)))
        // A single length is both dash and gap; an odd number of lengths alternates: 3 on, 2 off, 1 on, 3 off, 2 on, 1
        // off.
        let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2, 1]))
        let covered = stride(from: 0.5, to: 12, by: 1).map { odd.contains(CGPoint(x: $0, y: 0)) }
        #expect(covered == [true, true, true, false, false, true, false, false, false, true, true, false])
    }

    /// A dash of length 0 is drawn as its caps: a row of dots.
    @Test func dotsFromRoundCaps() {
        let dots = line.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 20]))
        #expect(dots.contains(CGPoint(x: 20, y: 2.9)) && dots.contains(CGPoint(x: 22.9, y: 0)))
        #expect(!dots.contains(CGPoint(x: 10, y: 0)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 6, dash: [0, 20])).isEmpty)
        #expect(Path("5 5 m 5 5 l")?.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
            == CGRect(x: 3, y: 3, width: 4, height: 4))
    }

    @Test func linesWithoutWidthLeaveNothing() {
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(Path().strokedPath(StrokeStyle(lineWidth: 5)).isEmpty)
    }

    /// The outline contains exactly the points whose distance from a smooth curve is less than half the width. Catches:
    /// an offset to the wrong side, missing subdivision at tight bends, missing joins between the halves.
    @Test func outlineIsHalfAWidthAway() {
        var dice = Dice(seed: 5)
        for _ in 0..<25 {
            let path = Path { path in
                path.move(to: dice.point())
                path.addCurve(to: dice.point(), control1: dice.point(), control2: dice.point())
            }
            let width = dice.number(2...12)
            let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
            let points = path.flattened(tolerance: 0.0001)[0].points
            for _ in 0..<40 {
                let near = points[Int.random(in: 0..<points.count, using: &dice)]
                let probe = CGPoint(x: near.x + dice.number(-10...10), y: near.y + dice.number(-10...10))
                let distance = points.map { hypot($0.x - probe.x, $0.y - probe.y) }.min() ?? 0
                // Lines and cubics both have a small error.
                if abs(distance - width / 2) < 0.1 { continue }
                #expect(outline.contains(probe) == (distance < width / 2),
                        "\(path) width \(width): \(probe) is \(distance) away")
            }
        }
    }

    /// The same for polygons with round joins, even with sides shorter than the line width. Catches: inner and outer
    /// side confused, inner joins of short sides that do not pass through the corner.
    @Test(arguments: [40, 3])
    func roundPolygonsAreHalfAWidthAway(size: Double) {
        var dice = Dice(seed: 6)
        for _ in 0..<300 {
            let isClosed = Bool.random(using: &dice)
            var corners = (0..<7).map { _ in CGPoint(x: dice.number(0...size), y: dice.number(0...size)) }
            let path = Path { path in
                path.addLines(corners)
                if isClosed { path.closeSubpath() }
            }
            if isClosed { corners.append(corners[0]) }
            let width = dice.number(1...14)
            let outline = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
            for _ in 0..<30 {
                let probe = CGPoint(x: dice.number(-8...size + 8), y: dice.number(-8...size + 8))
                let distance = zip(corners, corners.dropFirst()).map { distanceOf(probe, from: $0, to: $1) }.min() ?? 0
                // Round joins are cubics, with an error of 0.03 % of the radius.
                if abs(distance - width / 2) < 0.01 { continue }
                #expect(outline.contains(probe) == (distance < width / 2),
                        "\(path) width \(width): \(probe) is \(distance) away")
            }
        }
    }

    /// The distance of a point from a line segment.
    private func distanceOf(_ p: CGPoint, from a: CGPoint, to b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let t = min(1, max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)))
        return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
    }

    /// A closed path that returns on the same line is as thick as its stroke.
    @Test func aFlatClosedPathIsALine() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 20, y: 10)])
        path.closeSubpath()
        let outline = path.strokedPath(StrokeStyle(lineWidth: 6, lineJoin: .round))
        #expect(outline.contains(CGPoint(x: 30, y: 12)) && outline.contains(CGPoint(x: -2, y: 10)))
        #expect(!outline.contains(CGPoint(x: 30, y: 14)) && !outline.contains(CGPoint(x: -4, y: 10)))
    }

    /// Hit testing segment by segment agrees with the outline, even where the outline overlaps itself.
    @Test func pointsOnALine() {
        var star = Path()
        star.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 79, y: 1.8), CGPoint(x: 2, y: 0.7), CGPoint(x: 98, y: 0.7),
                       CGPoint(x: 21, y: 1.8)])
        star.closeSubpath()
        #expect(star.strokeContains(CGPoint(x: 27, y: -4.5), StrokeStyle(lineWidth: 12, lineJoin: .round)))
        let arc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 50))
        for style in [StrokeStyle(lineWidth: 8), StrokeStyle(lineWidth: 8, lineCap: .round, dash: [12, 9])] {
            let outline = arc.strokedPath(style)
            for x in stride(from: -5.3, to: 86, by: 2.9) {
                for y in stride(from: -5.7, to: 56, by: 2.3) {
                    let point = CGPoint(x: x, y: y)
                    #expect(arc.strokeContains(point, style) == outline.contains(point), "\(point)")
                }
            }
        }
    }
}

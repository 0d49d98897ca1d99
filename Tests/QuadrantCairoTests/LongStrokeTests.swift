import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Lines with very many points are stroked in pieces (#9.6), and must look like others.
@Suite("Long lines")
struct LongStrokeTests {
    /// A zigzag of four points across a square of 40, and the same line divided into more points.
    private func zigzag(_ parts: Int, isClosed: Bool = false) -> Path {
        let corners = [CGPoint(x: 4, y: 4), CGPoint(x: 36, y: 8), CGPoint(x: 6, y: 20), CGPoint(x: 34, y: 36)]
        var path = Path()
        path.move(to: corners[0])
        for (from, to) in zip(corners, corners.dropFirst()) {
            for part in 1...parts {
                let t = Double(part) / Double(parts)
                path.addLine(to: CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t))
            }
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    private static let styles = [
        StrokeStyle(lineWidth: 3), StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round),
        StrokeStyle(lineWidth: 4, lineCap: .square, lineJoin: .bevel), StrokeStyle(lineWidth: 2, dash: [5, 3]),
        StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3),
    ]

    /// The same picture as with four points, except at edges where two pieces meet: a difference of up to a quarter
    /// there.
    @Test(arguments: styles, [false, true]) func longLinesLookLikeShortOnes(style: StrokeStyle, isClosed: Bool) throws {
        let short = try raster(picture(40, 40, scale: 2, stroke(zigzag(1, isClosed: isClosed), style)))
        let long = try raster(picture(40, 40, scale: 2, stroke(zigzag(2000, isClosed: isClosed), style)))
        let differences = zip(short.rgba, long.rgba).map { abs(Int($0) - Int($1)) }
        #expect((differences.max() ?? 0) <= 80)
        #expect(differences.reduce(0, +) < 2 * differences.count)
    }

    /// A translucent line is composited once, whatever the number of its pieces.
    @Test func translucentLinesAreEven() throws {
        let path = zigzag(2000)
        let item = stroke(path, StrokeStyle(lineWidth: 4), RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
        let pixels = try raster(picture(40, 40, item))
        // Half of white, rounded.
        #expect([127, 128].contains(pixels.reds.joined().max()))
    }

    /// Fifty thousand points that go up and down across the whole picture; as a single stroke this would take minutes.
    @Test func manyPointsAreDrawn() throws {
        var path = Path()
        path.move(to: .zero)
        for index in 1..<50_000 {
            let x = Double(index) / 50_000
            path.addLine(to: CGPoint(x: 100 * x, y: index % 2 == 0 ? 0 : 100))
        }
        let pixels = try raster(picture(100, 100, stroke(path, StrokeStyle(lineWidth: 1))))
        #expect(pixels[50, 50][0] == 255)
    }

    /// Lines between random points soon cover the middle, and are then drawn at the edges only (#9.6): the same picture
    /// as that of the single pieces, drawn one after the other.
    @Test(arguments: [StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2, lineJoin: .round)])
    func linesOnCoveredAreasAreLeftOut(style: StrokeStyle) throws {
        var state: UInt64 = 7
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return 10 + Double(state >> 40) / Double(1 << 24) * 100
        }
        let points = (0..<12_000).map { _ in CGPoint(x: next(), y: next()) }
        let long = Path { $0.addLines(points) }
        let pieces = stride(from: 0, to: points.count - 1, by: 100).map { start in
            stroke(Path { $0.addLines(Array(points[max(start - 1, 0)...min(start + 100, points.count - 1)])) }, style)
        }
        let whole = try raster(picture(120, 120, scale: 2, stroke(long, style)))
        let parts = try raster(DisplayList(root: Fragment(pieces), size: CGSize(width: 120, height: 120), scale: 2,
                                           background: .black))
        let differences = zip(whole.rgba, parts.rgba).map { abs(Int($0) - Int($1)) }
        // Two lines that meet at a pixel's edge have a slightly different coverage as one piece and as two.
        #expect((differences.max() ?? 0) <= 48)
        #expect(differences.reduce(0, +) < differences.count / 50)
        #expect(whole[120, 120] == [255, 255, 255, 255])
        #expect(whole[10, 120] == [0, 0, 0, 255])
    }
}

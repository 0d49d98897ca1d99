import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Paths whose coverage is kept, as that of symbols.
@Suite("Kept coverage")
struct MaskStoreTests {
    private static let kite = Path { path in
        path.move(to: CGPoint(x: 10, y: 1))
        path.addCurve(to: CGPoint(x: 19, y: 12), control1: CGPoint(x: 14, y: 2), control2: CGPoint(x: 18, y: 6))
        path.addLine(to: CGPoint(x: 10, y: 19))
        path.addLine(to: CGPoint(x: 1, y: 12))
        path.closeSubpath()
    }

    private func item(_ path: Path, x: CGFloat, y: CGFloat = 0, isShared: Bool, paint: Paint = .color(.white),
                      isEvenOdd: Bool = false) -> DisplayItem {
        .shape(ShapeItem(path: path, frame: CGRect(x: x, y: y, width: 20, height: 20), isEvenOdd: isEvenOdd,
                         paint: paint, sharedBounds: isShared ? path.boundingRect : nil))
    }

    private func largestDifference(_ a: ImagePixels, _ b: ImagePixels) -> Int {
        zip(a.rgba, b.rgba).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// Drawing through kept coverage rounds at most once more than filling.
    @Test(arguments: [1, 2, 3] as [CGFloat])
    func keptCoverageLooksLikeAFill(scale: CGFloat) throws {
        let paints = [Paint.color(.white), .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)),
                      .linear(GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)]),
                              from: .zero, to: CGPoint(x: 20, y: 20))]
        for paint in paints {
            func drawn(_ isShared: Bool) throws -> ImagePixels {
                try raster(picture(60, 20, scale: scale, item(Self.kite, x: 0, isShared: isShared, paint: paint),
                                   item(Self.kite, x: 31.3, isShared: isShared, paint: paint)))
            }
            #expect(try largestDifference(drawn(true), drawn(false)) <= 2)
        }
    }

    /// The second picture is drawn with the coverage that the first one kept.
    @Test func theSecondPictureIsEqual() throws {
        let list = picture(60, 20, item(Self.kite, x: 3, isShared: true), item(Self.kite, x: 33, isShared: true))
        let surface = RasterSurface()
        try surface.draw(list)
        let first = surface.pixels().rgba
        try surface.draw(list)
        #expect(surface.pixels().rgba == first)
        #expect(try raster(list).rgba == first)
    }

    @Test func fillRulesHaveCoverageOfTheirOwn() throws {
        var ring = square(2, 2, 16)
        ring.addPath(square(6, 6, 8))
        let list = picture(40, 20, item(ring, x: 0, isShared: true), item(ring, x: 20, isShared: true, isEvenOdd: true))
        let pixels = try raster(list)
        #expect(pixels[10, 10][0] == 255)
        #expect(pixels[30, 10][0] == 0)
    }

    /// Rotated, between pixels or large: filled as without kept coverage, pixel for pixel.
    @Test func otherPathsAreFilled() throws {
        func drawn(_ isShared: Bool) throws -> [[UInt8]] {
            let kite = item(Self.kite, x: 0, isShared: isShared)
            let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
            return try [raster(picture(40, 40, effect(.transform(turn), kite))),
                        raster(picture(40, 40, effect(.transform(.init(.init(translationX: 0.4, y: 0))), kite))),
                        raster(picture(40, 40, scale: 8, kite))].map(\.rgba)
        }
        #expect(try drawn(true) == drawn(false))
    }

    @Test func copiesOfAPathShareItsIdentity() {
        let copy = Self.kite
        #expect(copy.identity != nil)
        #expect(copy.identity == Self.kite.identity)
        #expect(Self.kite.applying(CGAffineTransform(translationX: 1, y: 0)).identity != copy.identity)
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).identity == nil)
    }
}

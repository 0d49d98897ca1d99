import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Fills and strokes")
struct FillTests {
    /// Edges on whole pixels are not antialiased.
    @Test func rectOnPixelsHasHardEdges() throws {
        let pixels = try raster(picture(6, 6, fill(square(2, 2, 2), .white)))
        #expect(pixels.reds == [
            [0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0],
            [0, 0, 255, 255, 0, 0],
            [0, 0, 255, 255, 0, 0],
            [0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0],
        ])
    }

    /// A pixel with half coverage has half the intensity: 255 / 2 = 127.5.
    @Test(arguments: [CGRect(x: 0, y: 0, width: 1.5, height: 4), CGRect(x: 0, y: 0, width: 4, height: 1.5)])
    func halfCoveredPixelIsHalfLit(rect: CGRect) throws {
        let pixels = try raster(picture(4, 4, fill(Path(rect), .white)))
        let edge = rect.width < rect.height ? pixels[1, 0][0] : pixels[0, 1][0]
        #expect(edge == 0x80)
    }

    /// The frame of a shape snaps to whole pixels, and the path with it: 0.4 rounds to 0, 2.6 to 3.
    @Test func frameSnapsToPixels() throws {
        let frame = CGRect(x: 0.4, y: 0, width: 2.2, height: 4)
        let pixels = try raster(picture(4, 4, fill(Path(CGRect(x: 0, y: 0, width: 2.2, height: 4)), .white, in: frame)))
        #expect(pixels.reds[0] == [255, 255, 255, 0])
    }

    @Test func withoutAntialiasingPixelsAreOnOrOff() throws {
        let pixels = try raster(picture(20, 20, fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 17, height: 17)), .white,
                                                     isAntialiased: false)))
        #expect(Set(pixels.reds.joined()) == [0, 255])
    }

    @Test func evenOddRuleLeavesTheHoleOpen() throws {
        var path = square(0, 0, 6)
        path.addPath(square(2, 2, 2))
        #expect(try raster(picture(6, 6, fill(path, .white, isEvenOdd: true)))[2, 2][0] == 0)
        #expect(try raster(picture(6, 6, fill(path, .white)))[2, 2][0] == 255)
    }

    /// Half of a stroke's width is on each side of the path: 4 ± 1.
    @Test func strokeIsCentredOnThePath() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 4))
        path.addLine(to: CGPoint(x: 8, y: 4))
        let pixels = try raster(picture(8, 8, stroke(path, StrokeStyle(lineWidth: 2))))
        #expect((0..<8).map { pixels[4, $0][0] } == [0, 0, 0, 255, 255, 0, 0, 0])
        let dashed = try raster(picture(8, 8, stroke(path, StrokeStyle(lineWidth: 2, dash: [2, 1]))))
        #expect(dashed.reds[3] == [255, 255, 0, 255, 255, 0, 255, 255])
    }

    /// At scale 3 a point is three pixels wide.
    @Test func scaleMultipliesPixels() throws {
        let pixels = try raster(picture(2, 1, scale: 3, fill(square(1, 0, 1), .white)))
        #expect(pixels.width == 6 && pixels.height == 3)
        #expect(pixels.reds[0] == [0, 0, 0, 255, 255, 255])
    }

    /// Pixels have straight alpha: the colour of half-transparent red is full red.
    @Test func pixelsAreStraight() throws {
        let pixels = try raster(picture(1, 1, on: nil, fill(square(0, 0, 1), RGBA.red.opacity(0.5))))
        #expect(pixels[0, 0] == [255, 0, 0, 128])
    }

    /// What skip-ui asserts of SwiftUI on iOS: a white 6-point square turned by 45 degrees on black, one pixel a point.
    @Test func squareTurnedByEighthLooksAsOnIOS() throws {
        let expected = [
            "000000000000000000000000", "000000000007070000000000", "0000000007B6B60700000000",
            "00000007B6FFFFB607000000", "000007B6FFFFFFFFB6070000", "0007B6FFFFFFFFFFFFB60700",
            "0007B6FFFFFFFFFFFFB60700", "000007B6FFFFFFFFB6070000", "00000007B6FFFFB607000000",
            "0000000007B6B60700000000", "000000000007070000000000", "000000000000000000000000",
        ]
        let turn = CGAffineTransform(translationX: 3, y: 3).rotated(by: .pi / 4).translatedBy(x: -3, y: -3)
        let list = picture(12, 12, effect(.transform(ProjectionTransform(turn)), fill(square(0, 0, 6), .white),
                                          frame: CGRect(x: 3, y: 3, width: 6, height: 6)))
        let pixels = try raster(list)
        for (y, row) in expected.enumerated() {
            let digits = Array(row)
            for x in 0..<12 {
                let value = try #require(Int(String(digits[(x * 2)...(x * 2 + 1)]), radix: 16))
                // Rasterisers round coverage differently.
                #expect(abs(pixels[x, y][0] - value) <= 12, "pixel \(x), \(y)")
            }
        }
    }
}

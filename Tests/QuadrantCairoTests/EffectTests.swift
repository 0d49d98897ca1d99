import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Effects")
struct EffectTests {
    /// 0.6 * 255 = 153 = 0x99.
    @Test func whiteAtSixTenthsOnBlack() throws {
        #expect(try raster(picture(1, 1, effect(.opacity(0.6), fill(square(0, 0, 1), .white))))[0, 0][0] == 0x99)
    }

    /// The opacity of a group applies to it as a whole: overlapping items do not show through each other.
    @Test func groupFadesAsOne() throws {
        let pixels = try raster(picture(3, 1, effect(.opacity(0.5), fill(square(0, 0, 2), .red),
                                                     fill(square(1, 0, 2), .green))))
        #expect(pixels[0, 0] == [128, 0, 0, 255])
        #expect(pixels[1, 0] == [0, 128, 0, 255])
    }

    @Test func clipCutsAntialiased() throws {
        let clip = Path(CGRect(x: 0, y: 0, width: 1.5, height: 2))
        let pixels = try raster(picture(3, 1, effect(.clip(clip, isEvenOdd: false, isAntialiased: true),
                                                     fill(square(0, 0, 3), .white))))
        #expect(pixels.reds[0] == [255, 128, 0])
    }

    @Test func maskCoversByItsAlpha() throws {
        let mask = Fragment([fill(square(0, 0, 1), RGBA.red.opacity(0.2)), fill(square(1, 0, 1), .black)])
        let pixels = try raster(picture(3, 1, effect(.mask(mask), fill(square(0, 0, 3), .white))))
        // 0.2 * 255 = 51.
        #expect(pixels.reds[0] == [51, 255, 0])
    }

    /// Rows of the matrix: red from blue, green inverted, no blue, alpha unchanged.
    @Test func colorMatrixMixesStraightColours() throws {
        let matrix: [Float] = [0, 0, 1, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
        let color = RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        let pixels = try raster(picture(1, 1, on: nil, effect(.colorMatrix(matrix), fill(square(0, 0, 1), color))))
        let result = pixels[0, 0]
        // A tolerance of two levels, because the colour was stored in eight bits at half alpha.
        #expect(abs(result[0] - 153) <= 2 && abs(result[1] - 153) <= 2 && result[2] == 0 && result[3] == 128)
    }

    /// The weight of green is 0.7152: 182 of 255.
    @Test func luminanceBecomesAlpha() throws {
        let pixels = try raster(picture(1, 1, on: nil, effect(.luminanceToAlpha, fill(square(0, 0, 1), .green))))
        #expect(pixels[0, 0] == [0, 0, 0, 182])
    }

    @Test(arguments: [
        (.multiply, [64, 0, 0, 255]), (.screen, [191, 128, 0, 255]), (.plusLighter, [255, 128, 0, 255]),
        (.plusDarker, [1, 0, 0, 255]), (.destinationOver, [128, 0, 0, 255]), (.destinationOut, [0, 0, 0, 0]),
        (.sourceAtop, [128, 128, 0, 255]), (.difference, [0, 128, 0, 255]),
    ] as [(Blend, [Int])])
    func blendsWithWhatIsBelow(mode: Blend, expected: [Int]) throws {
        let half = Float(128.0 / 255)
        let list = picture(1, 1, on: nil, fill(square(0, 0, 1), RGBA(red: half, green: 0, blue: 0)),
                           effect(.blend(mode), fill(square(0, 0, 1), RGBA(red: half, green: half, blue: 0))))
        let result = try raster(list)[0, 0]
        for (a, b) in zip(result, expected) { #expect(abs(a - b) <= 1, "\(result)") }
    }

    /// Inside a layer, blend modes do not affect what is drawn below it.
    @Test func layerIsolatesBlending() throws {
        let blended = effect(.blend(.multiply), fill(square(0, 0, 1), .red))
        #expect(try raster(picture(1, 1, on: .blue, blended))[0, 0] == [0, 0, 0, 255])
        #expect(try raster(picture(1, 1, on: .blue, effect(.layer, blended)))[0, 0] == [255, 0, 0, 255])
    }

    /// Across a long edge a Gaussian blur is the error function.
    @Test(arguments: [0.7, 1.5, 2.5, 6, 12] as [CGFloat])
    func blurredEdgeIsGaussian(radius: CGFloat) throws {
        let size = 160.0
        let edge = fill(Path(CGRect(x: 0, y: -200, width: size / 2, height: 600)), .white)
        let pixels = try raster(picture(size, 40, effect(.blur(radius: radius, isOpaque: false), edge)))
        for x in 45..<Int(size) {
            let distance = Double(x) + 0.5 - size / 2
            let expected = 255 * 0.5 * erfc(distance / radius / 2.0.squareRoot())
            // Three box blurs differ from a Gaussian by up to a hundredth.
            #expect(abs(Double(pixels[x, 20][0]) - expected) <= 3, "x \(x)")
        }
    }

    /// An opaque blur remains opaque up to its frame and does not extend beyond it.
    @Test func opaqueBlurHasHardEdges() throws {
        let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        let list = picture(40, 40,
                           effect(.blur(radius: 4, isOpaque: true), fill(square(0, 0, 20), .white), frame: frame))
        let pixels = try raster(list)
        #expect(pixels.reds[20] == [Int](repeating: 0, count: 10) + [Int](repeating: 255, count: 20)
            + [Int](repeating: 0, count: 10))
    }

    /// Recorded on iOS 26: above a card with a shadow of radius 12, black at 0.33, on rgb(130, 203, 114). The card is
    /// 398 by 58.333 points at scale 3; the green channel in its middle column.
    @Test func shadowFallsOffAsOnIOS() throws {
        let background = RGBA(red: 130 / 255, green: 203 / 255, blue: 114 / 255)
        let card = CGRect(x: 0, y: 0, width: 398, height: 58.333)
        let list = picture(430, 160, scale: 3, on: background,
                           effect(.shadow(RGBA.black.opacity(0.33), radius: 12, offset: .zero),
                                  fill(Path(roundedRect: card, cornerRadius: 12), .white),
                                  frame: card.offsetBy(dx: 16, dy: 50)))
        let pixels = try raster(list)
        let recorded: [(distance: Double, green: Int)] = [
            (0.5, 172), (2, 175), (4, 179), (8, 187), (12, 193), (16, 198), (20, 201), (23, 203),
        ]
        for (distance, green) in recorded {
            // The recording fits a Gaussian of 0.916 radii; ours is one radius, as recorded on macOS.
            #expect(abs(pixels[215 * 3, Int((50 - distance) * 3)][1] - green) <= 2, "at \(distance)")
        }
    }

    @Test func shadowMovesByItsOffset() throws {
        let list = picture(10, 10, on: .white, effect(.shadow(.black, radius: 0, offset: CGSize(width: 3, height: 2)),
                                                      fill(square(2, 2, 3), .red)))
        let pixels = try raster(list)
        #expect(pixels[7, 6] == [0, 0, 0, 255])
        #expect(pixels[3, 3] == [255, 0, 0, 255])
        #expect(pixels[8, 6] == [255, 255, 255, 255])
    }
}

import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Backdrops")
struct BackdropTests {
    private func frosted(_ path: Path, radius: CGFloat = 4, tint: RGBA = .clear, _ curve: BackdropFilter.Curve = .none,
                         opacity: Float = 1) -> DisplayItem {
        fill(path, .backdrop(BackdropFilter(radius: radius, tint: tint, curve: curve, opacity: opacity)))
    }

    private func grey(_ value: Float, _ alpha: Float = 1) -> RGBA {
        RGBA(red: value, green: value, blue: value, alpha: alpha)
    }

    /// A uniform colour is unchanged by the blur, up to the edges of the picture; then the tint and the tone curve are
    /// applied.
    @Test func oneColourIsTintedAndToned() throws {
        let pixels = try raster(picture(20, 20, on: .red, frosted(square(0, 0, 20), tint: grey(0.5, 0.5),
                                                                  .dodge(0.2))))
        // Red: (1 + 0.5) / 2 / 0.8; the others: 0.25 / 0.8.
        for (x, y) in [(0, 0), (10, 10), (19, 19)] { #expect(pixels[x, y] == [239, 80, 80, 255]) }
    }

    /// A strong blur works on downsampled pixels, of which the last may be partly outside of the picture.
    @Test(arguments: 33...48)
    func oneColourStaysItselfWhateverTheSize(side: Int) throws {
        let length = CGFloat(side)
        let pixels = try raster(picture(length, length, on: .red, frosted(square(0, 0, length), radius: 30)))
        for (x, y) in [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)] {
            #expect(pixels[x, y] == [255, 0, 0, 255])
        }
    }

    @Test func overlayDarkensTheDarkAndLightensTheLight() throws {
        let dark = try raster(picture(4, 4, on: grey(0.2), frosted(square(0, 0, 4), .overlay(0.6))))
        let light = try raster(picture(4, 4, on: grey(0.8), frosted(square(0, 0, 4), .overlay(0.6))))
        #expect(dark[2, 2][0] == 61 && light[2, 2][0] == 214)
    }

    /// An edge in the backdrop becomes the integral of a Gaussian; outside of the shape it remains sharp. Stronger
    /// blurs work on larger pixels, and are right within five of 255.
    @Test(arguments: [1, 3, 4, 5.55, 6.75, 9, 17, 27, 40])
    func whatLiesBeneathIsBlurred(radius: CGFloat) throws {
        let edge = 160, sigma = Double(radius)
        let pixels = try raster(picture(320, 20, fill(Path(CGRect(x: 160, y: 0, width: 160, height: 20)), .white),
                                        frosted(Path(CGRect(x: 0, y: 5, width: 320, height: 10)), radius: radius)))
        #expect(pixels[edge - 1, 0][0] == 0 && pixels[edge, 0][0] == 255)
        for x in stride(from: edge - Int(3 * sigma), to: edge + Int(3 * sigma), by: 3) {
            let right = 255 * (1 + erf((Double(x) + 0.5 - Double(edge)) / sigma / 2.squareRoot())) / 2
            #expect(abs(Double(pixels[x, 10][0]) - right) <= 5, "at \(x)")
        }
    }

    /// Later items are drawn over the shape and are not blurred.
    @Test func whatComesLaterIsNotSeen() throws {
        let pixels = try raster(picture(20, 20, frosted(square(0, 0, 20)), fill(square(10, 0, 10), .white)))
        #expect(pixels[9, 5][0] == 0 && pixels[10, 5][0] == 255)
    }

    /// A group that is drawn to its own layer blurs the backdrop below the layer.
    @Test func aLayerIsSeenThrough() throws {
        let group = effect(.opacity(0.5), frosted(square(0, 0, 20), .dodge(0.5)), fill(square(0, 0, 2), .blue),
                           frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let pixels = try raster(picture(20, 20, on: grey(0.4), group))
        // Twice as light, at half opacity.
        #expect(pixels[10, 10][0] == 153)
    }

    /// Over an empty backdrop, only the tint is visible.
    @Test func nothingBeneathLeavesTheTint() throws {
        let pixels = try raster(picture(8, 8, on: nil, frosted(square(0, 0, 8), tint: grey(0.5, 0.4), .dodge(0.5))))
        #expect(pixels[4, 4] == [255, 255, 255, 102])
    }

    /// A card's own shadow is not part of its backdrop.
    @Test func aShadowIsNotBeneath() throws {
        let card = effect(.shadow(.black, radius: 3, offset: .zero), frosted(square(10, 10, 20)),
                          frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let pixels = try raster(picture(40, 40, on: .white, card))
        #expect(pixels[20, 20][0] == 255 && pixels[9, 20][0] < 160)
    }

    /// A PDF page has the same colours; the items before the shape are drawn again for it.
    @Test func aPageShowsTheSame() throws {
        let list = picture(60, 60, on: .white, fill(square(0, 0, 30), .red),
                           effect(.opacity(0.9), frosted(square(10, 10, 40), radius: 6),
                                  fill(square(12, 12, 4), .green), frame: CGRect(x: 0, y: 0, width: 60, height: 60)),
                           fill(square(50, 50, 8), .blue))
        let page = try drawnPage(PDF.encode(list)), pixels = try raster(list)
        for (x, y) in [(20, 20), (40, 20), (35, 45), (45, 45), (14, 14), (52, 52), (5, 5)] {
            for channel in 0..<3 {
                #expect(abs(page[x, y][channel] - pixels[x, y][channel]) <= 6, "at \(x), \(y)")
            }
        }
    }

    /// Of a backdrop of one colour, whatever the radius.
    @Test(arguments: [CGFloat.nan, -1, .infinity, 1e9, 0])
    func aRadiusOutOfRangeLeavesOneColourAsItIs(radius: CGFloat) throws {
        let pixels = try raster(picture(10, 10, on: .red, frosted(square(0, 0, 10), radius: radius),
                                        frosted(square(5, 5, 100))))
        for (x, y) in [(0, 0), (4, 4), (5, 5), (9, 9)] { #expect(pixels[x, y] == [255, 0, 0, 255]) }
    }

    // MARK: Damage

    /// A change in the backdrop spreads as far as the blur; a distant one does not.
    @Test func damageBeneathSpreadsThroughTheShape() {
        func list(_ color: RGBA, at x: CGFloat) -> DisplayList {
            picture(400, 100, fill(square(x, 40, 10), color), frosted(square(0, 0, 100)))
        }
        let near = list(.red, at: 105).damage(since: list(.blue, at: 105)).reduce(CGRect.null) { $0.union($1) }
        #expect(near.minX == 0 && near.maxX < 130 && near.minY == 0 && near.maxY == 100)
        let far = list(.red, at: 300).damage(since: list(.blue, at: 300)).reduce(CGRect.null) { $0.union($1) }
        #expect(far == CGRect(x: 299, y: 39, width: 12, height: 12))
    }

    /// Glass of tab bars over red: the published colour. Beyond 255 is limited after the tint alone.
    @Test func aSaturatedBackdropIsTintedBeforeItIsLimited() throws {
        let red = RGBA(red: 1, green: 56 / 255, blue: 60 / 255)
        let filter = BackdropFilter(radius: 4, tint: grey(0.991, 0.871), curve: .none, saturation: 5.65)
        let pixels = try raster(picture(20, 20, on: red, fill(square(0, 0, 20), .backdrop(filter))))
        let found = pixels[10, 10]
        for (channel, expected) in zip(found, [255, 201, 204]) { #expect(abs(Int(channel) - expected) <= 2) }
        // Greys have no colour to strengthen.
        let neutral = try raster(picture(20, 20, on: grey(0.5), fill(square(0, 0, 20), .backdrop(filter))))
        let plain = try raster(picture(20, 20, on: grey(0.5), frosted(square(0, 0, 20), tint: grey(0.991, 0.871))))
        #expect(zip(neutral[10, 10], plain[10, 10]).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
}

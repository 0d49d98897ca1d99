import QuadrantComparison
import QuadrantDisplayList
import Testing

@Suite struct PixelDifferenceTests {
    private func picture(_ width: Int, _ height: Int, _ colors: [Int: [UInt8]] = [:]) -> ImagePixels {
        var rgba = [UInt8](repeating: 255, count: width * height * 4)
        for (pixel, color) in colors { rgba.replaceSubrange(pixel * 4..<pixel * 4 + 4, with: color) }
        return ImagePixels(width: width, height: height, rgba: rgba)
    }

    @Test func equalPicturesDoNotDiffer() {
        #expect(PixelDifference(picture(4, 4), picture(4, 4)) == nil)
    }

    @Test func differingPixelsAreCountedWithTheirPlaceAndAmount() throws {
        let other = picture(4, 4, [5: [255, 255, 245, 255], 10: [0, 255, 255, 255]])
        let difference = try #require(PixelDifference(picture(4, 4), other))
        #expect(difference.count == 2)
        #expect(difference.greatest == 255)
        #expect(difference.mean == Double(10 + 255) / 8)
        #expect(difference.bounds == [1, 1, 2, 2])
        #expect(difference.precision == 14.0 / 16)
        #expect(difference.text(scale: 2)
            == "2 of 16 pixels differ (12.5 %), between (0.5, 0.5) and (1.5, 1.5) points, by up to 255 of 255 (mean 33.1)")
    }

    @Test func aSmallColourDifferenceIsEqualByPerception() {
        let slight = picture(2, 1, [0: [253, 255, 255, 255]]), strong = picture(2, 1, [0: [200, 255, 255, 255]])
        #expect(PixelDifference(picture(2, 1), slight)?.count == 1)
        #expect(PixelDifference(picture(2, 1), slight, perceptualPrecision: 0.98) == nil)
        #expect(PixelDifference(picture(2, 1), strong, perceptualPrecision: 0.98)?.count == 1)
    }

    /// A fully transparent pixel has no colour to be seen.
    @Test func blackAndWhiteDifferByOneHundred() {
        let black = picture(1, 1, [0: [0, 0, 0, 255]])
        #expect(PixelDifference(picture(1, 1), black, perceptualPrecision: 0.01)?.count == 1)
        #expect(PixelDifference(picture(1, 1), black, perceptualPrecision: 0) == nil)
        let clear = picture(1, 1, [0: [0, 0, 0, 0]])
        #expect(PixelDifference(picture(1, 1), clear)?.count == 1)
        #expect(PixelDifference(picture(1, 1), clear, perceptualPrecision: 0.99) == nil)
    }

    @Test func theImageShowsDifferingPixelsInRedAndThoseOfOnePictureInBlue() {
        let image = PixelDifference.image(picture(2, 1), picture(3, 1, [0: [0, 0, 0, 255]]))
        #expect(image.width == 3)
        #expect(Array(image.rgba[0..<4]) == [0xe0, 0x1b, 0x24, 255])
        #expect(Array(image.rgba[4..<8]) == [255, 255, 255, 255])
        #expect(Array(image.rgba[8..<12]) == [0x1c, 0x71, 0xd8, 255])
    }
}

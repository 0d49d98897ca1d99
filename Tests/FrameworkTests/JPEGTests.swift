import Foundation
import ImageIO
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import SwiftUI
import Testing

@Suite("JPEG")
struct JPEGTests {
    /// A gradient with a translucent disc, without a background.
    private static let list: DisplayList = {
        let stops = GradientStops([.init(color: RGBA(red: 0.8, green: 0.2, blue: 0.1), location: 0),
                                   .init(color: RGBA(red: 0.1, green: 0.5, blue: 0.9), location: 1)])
        let band = QuadrantGeometry.Path(CGRect(x: 0, y: 0, width: 60, height: 20))
        let disc = QuadrantGeometry.Path(ellipseIn: CGRect(x: 10, y: 10, width: 26, height: 26))
        let items: [DisplayItem] = [
            .shape(ShapeItem(path: band, frame: .zero, paint: .linear(stops, from: .zero, to: CGPoint(x: 60, y: 0)))),
            .shape(ShapeItem(path: disc, frame: .zero, paint: .color(RGBA.black.opacity(0.5)))),
        ]
        return DisplayList(root: Fragment(items), size: CGSize(width: 60, height: 40), scale: 2)
    }()

    private func decoded(_ data: Data) throws -> ImagePixels {
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        return try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).pixels
    }

    /// The mean difference of the channels from the lossless picture over white.
    private func meanDifference(_ data: Data) throws -> Double {
        let exact = try rasterOverWhite(Self.list), read = try decoded(data)
        #expect((read.width, read.height) == (exact.width, exact.height))
        let channels = read.rgba.indices.filter { $0 % 4 < 3 }.map { read.rgba[$0] }
        return Double(zip(exact.rgb, channels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(channels.count)
    }

    @Test func pixelsAreNearlyThoseOfThePicture() throws {
        let data = try JPEG().encode(Self.list)
        #expect(data.prefix(3) == Data([0xff, 0xd8, 0xff]))
        let difference = try meanDifference(data)
        #expect(difference < 2)
    }

    /// Transparent areas are composited over white.
    @Test func whatIsTransparentLiesOverWhite() throws {
        let pixels = try decoded(JPEG().encode(Self.list))
        #expect(pixels.rgba.suffix(4).allSatisfy { $0 > 250 })
    }

    @Test func qualityTradesBytesForDetail() throws {
        func file(_ quality: Double) throws -> Data {
            try JPEG().encode(Self.list, options: PictureOptions(quality: quality))
        }
        let (coarse, ordinary, fine) = try (file(0.1), file(0.9), file(1))
        #expect(coarse.count < ordinary.count && ordinary.count < fine.count)
        let (coarseDifference, fineDifference) = try (meanDifference(coarse), meanDifference(fine))
        #expect(coarseDifference > fineDifference)
        #expect(try file(.nan) == file(0) && file(7) == file(1))
    }

    @MainActor @Test func imagesAreWrittenAsJPEG() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 8, height: 4))
        let image = try #require(renderer.uiImage)
        let data = try #require(image.jpegData(compressionQuality: 0.8))
        let pixels = try decoded(data)
        #expect((pixels.width, pixels.height) == (8, 4))
        let symbol = try #require(UIImage(systemName: "star")?.jpegData(compressionQuality: 1))
        #expect(try decoded(symbol).rgba.contains { $0 < 50 })
    }
}

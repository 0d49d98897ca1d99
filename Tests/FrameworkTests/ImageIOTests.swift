import Foundation
import ImageIO
import QuadrantDisplayList
import SwiftUI
import Testing

@MainActor @Suite("ImageIO")
struct ImageIOTests {
    /// An image of 3 × 2 pixels whose red channel is the column and green channel is the row.
    private var numbered: CGImage {
        var bytes: [UInt8] = []
        for row in 0..<2 { for column in 0..<3 { bytes += [UInt8(column), UInt8(row), 0, 255] } }
        return CGImage(pixels: ImagePixels(width: 3, height: 2, rgba: bytes))
    }

    private func place(_ image: ImagePixels, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.rgba[((y * image.width + x) * 4)...].prefix(2))
    }

    private func file(_ width: CGFloat, _ height: CGFloat) throws -> Data {
        let renderer = ImageRenderer(content: Color.red.frame(width: width, height: height))
        return try #require(renderer.uiImage?.pngData())
    }

    @Test func aSourceDecodesItsData() throws {
        let source = try #require(CGImageSourceCreateWithData(file(8, 4) as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        let options = [kCGImageSourceShouldCache: true] as CFDictionary
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, options))
        #expect((image.width, image.height) == (8, 4))
        #expect(image.pixels.rgba.prefix(4).first == 255)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect((properties[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue == 8)
    }

    @Test func aThumbnailHasAtMostItsSize() throws {
        let source = try #require(CGImageSourceCreateWithData(file(80, 40) as CFData, nil))
        let options = [kCGImageSourceThumbnailMaxPixelSize: 20] as CFDictionary
        let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((image.width, image.height) == (20, 10))
        #expect(Array(image.pixels.rgba.prefix(4)) == Array(firstPixel(of: source)))
    }

    private func firstPixel(of source: CGImageSource) -> ArraySlice<UInt8> {
        CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixels.rgba.prefix(4) ?? []
    }

    @Test func aDestinationWritesWhatASourceReads() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination), "its image is missing")
        CGImageDestinationAddImage(destination, numbered, nil)
        #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (3, 2) && place(image.pixels, 2, 1) == [2, 1])
        #expect(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 1, nil) == nil)
    }

    @Test func aDestinationLimitsTheSizeOfAFile() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: place) }
        let source = try #require(CGImageSourceCreateWithData(file(80, 40) as CFData, nil))
        let destination = try #require(CGImageDestinationCreateWithURL(place as CFURL, "public.jpeg", 1, nil))
        CGImageDestinationSetProperties(destination, [kCGImageDestinationImageMaxPixelSize: 20] as CFDictionary)
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        #expect(UIImage(contentsOfFile: place.path)?.size == CGSize(width: 20, height: 10))
    }

    @Test func whatIsNoImageGivesNone() {
        #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
        let source = CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil)
        #expect(source.map { CGImageSourceGetCount($0) } == 0)
        #expect(source.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) } == nil)
    }

    @Test func croppingKeepsThePixelsOfTheRectangle() throws {
        let part = try #require(numbered.cropping(to: CGRect(x: 1, y: 1, width: 9, height: 9)))
        #expect((part.width, part.height) == (2, 1))
        #expect(place(part.pixels, 0, 0) == [1, 1] && place(part.pixels, 1, 0) == [2, 1])
        #expect(numbered.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    }

    /// The position of the file's top left pixel for each Exif orientation.
    @Test(arguments: [(1, 0, 0, 3), (2, 2, 0, 3), (3, 2, 1, 3), (4, 0, 1, 3), (5, 0, 0, 2), (6, 1, 0, 2), (7, 1, 2, 2),
                      (8, 0, 2, 2)])
    func imagesAreTurnedUpright(_ exif: Int, _ x: Int, _ y: Int, _ width: Int) {
        let turned = numbered.turned(exif: exif)
        #expect(turned.width == width)
        #expect(place(turned, x, y) == [0, 0])
    }

    @Test func imagesShowPixels() throws {
        let view = Image(decorative: numbered, scale: 1, orientation: .right)
        let renderer = ImageRenderer(content: view)
        #expect(renderer.cgImage?.width == 2 && renderer.cgImage?.height == 3)
        #expect(UIImage(cgImage: numbered).size == CGSize(width: 3, height: 2))
        #expect(UIImage().size == .zero)
    }

    /// The position of the first pixel for each orientation of an image, and the width.
    @Test(arguments: [(Image.Orientation.up, 0, 0, 3), (.upMirrored, 2, 0, 3), (.down, 2, 1, 3),
                      (.downMirrored, 0, 1, 3), (.leftMirrored, 0, 0, 2), (.right, 1, 0, 2), (.rightMirrored, 1, 2, 2),
                      (.left, 0, 2, 2)])
    func orientationsTurnImages(_ orientation: Image.Orientation, _ x: Int, _ y: Int, _ width: Int) throws {
        let label = Text("numbered")
        let drawn = try #require(ImageRenderer(content: Image(numbered, scale: 1, orientation: orientation,
                                                              label: label)).cgImage)
        let plain = try #require(ImageRenderer(content: Image(decorative: numbered, scale: 1)).cgImage)
        #expect(drawn.width == width)
        #expect(place(drawn.pixels, x, y) == place(plain.pixels, 0, 0))
        let large = ImageRenderer(content: Image(numbered, scale: 0.5, label: label)).uiImage
        #expect(large?.size == CGSize(width: 6, height: 4))
    }

    /// The names are those that stand in files.
    @Test func groupsOfPropertiesHaveBraces() {
        #expect(kCGImagePropertyExifDictionary as String == "{Exif}")
        #expect(kCGImagePropertyGPSDictionary as String == "{GPS}")
        #expect(kCGImagePropertyExifDateTimeOriginal as String == "DateTimeOriginal")
    }
}

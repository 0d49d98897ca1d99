import CoreImage
import CoreVideo
import Foundation
import Testing
import UIKit

@Suite("CoreImage")
struct CoreImageTests {
    /// Red, green, blue and opacity of each pixel, rows from the top.
    private func pixels(_ image: CIImage, _ part: CGRect? = nil) -> [[UInt8]] {
        let bounds = part ?? image.extent, count = Int(bounds.width) * Int(bounds.height)
        var bytes = [UInt8](repeating: 0, count: count * 4)
        CIContext().render(image, toBitmap: &bytes, rowBytes: Int(bounds.width) * 4, bounds: bounds, format: .RGBA8,
                           colorSpace: nil)
        return (0..<count).map { Array(bytes[4 * $0..<4 * $0 + 4]) }
    }
    private func square(_ color: CIColor, _ side: CGFloat = 4) -> CIImage {
        CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
    }
    private func modules(_ text: String, _ level: String) throws -> [String] {
        let filter = CIFilter.qrCodeGenerator()
        (filter.message, filter.correctionLevel) = (Data(text.utf8), level)
        let image = try #require(filter.outputImage), size = Int(image.extent.width), all = pixels(image)
        return (1..<size - 1).map { y in
            String((1..<size - 1).map { x in all[y * size + x][0] < 128 ? "#" : "." })
        }
    }

    /// The code that python-qrcode makes with this mask.
    @Test func aCodeHasTheModulesOfTheStandard() throws {
        let code = """
            #######.#.##..#######
            #.....#.#.##..#.....#
            #.###.#.#..#..#.###.#
            #.###.#..##.#.#.###.#
            #.###.#.##..#.#.###.#
            #.....#....##.#.....#
            #######.#.#.#.#######
            .........#.##........
            #..#######..##..#.###
            #.#.##....#.####.###.
            ....#.#..##...#...###
            ##.###.##..#......##.
            #.##.##......##..#.##
            ........##.##...#.#..
            #######.#...###.###..
            #.....#.#.####.####.#
            #.###.#.##.##.##.#...
            #.###.#.##.##.....#..
            #.###.#..#....#.#####
            #.....#..##..##.#####
            #######.##.#...###...
            """.split(separator: "\n").map(String.init)
        #expect(try modules("quadrant", "M") == code)
    }

    /// The versions of the standard's table of capacities.
    @Test func aCodeIsAsLargeAsItsTextNeeds() throws {
        #expect(try modules(String(repeating: "a", count: 17), "L").count == 21)
        #expect(try modules(String(repeating: "a", count: 18), "L").count == 25)
        #expect(try modules(String(repeating: "a", count: 7), "H").count == 21)
        #expect(try modules(String(repeating: "a", count: 2953), "L").count == 177)
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(repeating: 97, count: 2954)
        filter.correctionLevel = "L"
        #expect(filter.outputImage == nil)
    }

    @Test func aFilterByItsNameIsTheSame() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("quadrant".utf8), forKey: "inputMessage")
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        #expect(large.extent.width == 69)
        #expect(Set(pixels(large).map { $0[0] }) == [0, 255])
        #expect(CIFilter(name: "CINothing") == nil)
    }

    /// Start B, the letters, the check symbol and the end: 11 modules each, and 2 more.
    @Test func aBarCodeHasItsSymbols() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        (filter.message, filter.quietSpace) = (Data("Ab".utf8), 0)
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 57, height: 32))
        let bars = pixels(image).prefix(57).map { $0[0] == 0 ? "1" : "0" }.joined()
        #expect(bars.hasPrefix("1101001000010100011000") && bars.hasSuffix("1100011101011"))
    }

    @Test func colorsAreChanged() throws {
        let red = square(.red)
        #expect(pixels(red.applyingFilter("CIColorInvert"))[0] == [0, 255, 255, 255])
        #expect(pixels(red.applyingFilter("CIColorControls", parameters: ["inputSaturation": 0]))[0].prefix(3)
            .allSatisfy { $0 == 54 })
        #expect(pixels(red)[0] == [255, 0, 0, 255])
        let noir = try #require(red.applyingFilter("CIPhotoEffectNoir") as CIImage?)
        #expect(Set(pixels(noir)[0].prefix(3)).count == 1)
        let filter = CIFilter.colorMonochrome()
        (filter.inputImage, filter.color, filter.intensity) = (square(.white), CIColor(red: 0, green: 0, blue: 1), 1)
        #expect(pixels(try #require(filter.outputImage))[0] == [0, 0, 255, 255])
    }

    @Test func aBlurSpreadsAndKeepsItsSum() {
        let dot = square(.white, 1), soft = dot.applyingGaussianBlur(sigma: 2)
        #expect(soft.extent == CGRect(x: -6, y: -6, width: 13, height: 13))
        let sum = pixels(soft).reduce(0) { $0 + Int($1[3]) }
        #expect(abs(sum - 255) < 40)
        #expect(pixels(square(.white, 9).clampedToExtent().applyingGaussianBlur(sigma: 2),
                       CGRect(x: 0, y: 0, width: 9, height: 9)).allSatisfy { $0 == [255, 255, 255, 255] })
    }

    @Test func imagesAreMovedCroppedAndPutOverEachOther() {
        let moved = square(.red).transformed(by: CGAffineTransform(translationX: 2, y: 0))
        #expect(moved.extent == CGRect(x: 2, y: 0, width: 4, height: 4))
        let both = moved.composited(over: square(.blue))
        #expect(both.extent == CGRect(x: 0, y: 0, width: 6, height: 4))
        #expect(pixels(both)[0] == [0, 0, 255, 255] && pixels(both)[5] == [255, 0, 0, 255])
        #expect(both.cropped(to: CGRect(x: 1, y: 1, width: 2, height: 2)).extent.size == CGSize(width: 2, height: 2))
        let average = CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: square(.green)])
        #expect(average?.outputImage.map { pixels($0) } == [[0, 255, 0, 255]])
    }

    /// Red above blue.
    private var twoRows: UIImage {
        let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1))
        let blue = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        return UIImage(ciImage: red.composited(over: blue))
    }
    /// The first row of an image is at its top, and the origin of recipes at the bottom.
    @Test func anImageComesBackAsItWas() throws {
        let image = twoRows
        let recipe = try #require(CIImage(image: image))
        #expect(pixels(recipe, CGRect(x: 0, y: 0, width: 1, height: 1)) == [[0, 0, 255, 255]])
        let back = UIImage(ciImage: recipe)
        #expect(back.size == CGSize(width: 1, height: 2))
        #expect(CIImage(image: back).map { pixels($0) } == [[255, 0, 0, 255], [0, 0, 255, 255]])
        #expect(CIContext().createCGImage(CIImage.red, from: CIImage.red.extent) == nil)
    }

    /// A picture in memory is drawn, and read again.
    @Test func imagesGoIntoMemoryAndBack() throws {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 2, 1, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
        let buffer = try #require(made), bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
        CIContext().render(CIImage(color: CIColor(red: 1, green: 0, blue: 0)), to: buffer)
        #expect((0..<4).map { bytes.load(fromByteOffset: $0, as: UInt8.self) } == [0, 0, 255, 255])
        let again = try #require(CIContext().createCGImage(CIImage(cvPixelBuffer: buffer),
                                                           from: CGRect(x: 0, y: 0, width: 2, height: 1)))
        #expect(again.width == 2 && again.height == 1)
        #expect(CIImage(cvPixelBuffer: buffer).extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    @Test func aCodeKeepsItsNumbersWithinTheirRanges() throws {
        let code = try #require(CIQRCodeDescriptor(payload: Data([1]), symbolVersion: 40, maskPattern: 7,
                                                   errorCorrectionLevel: .levelH))
        #expect(code.errorCorrectionLevel.rawValue == 72 && code.symbolVersion == 40)
        #expect(CIQRCodeDescriptor(payload: Data(), symbolVersion: 41, maskPattern: 0,
                                   errorCorrectionLevel: .levelL) == nil)
        #expect(CIQRCodeDescriptor(payload: Data(), symbolVersion: 1, maskPattern: 8,
                                   errorCorrectionLevel: .levelL) == nil)
        #expect(CIAztecCodeDescriptor(payload: Data(), isCompact: true, layerCount: 33, dataCodewordCount: 1) == nil)
        #expect(CIPDF417CodeDescriptor(payload: Data(), isCompact: false, rowCount: 3, columnCount: 30)?.rowCount == 3)
        #expect(CIDataMatrixCodeDescriptor(payload: Data(), rowCount: 8, columnCount: 18,
                                           eccVersion: .v200)?.eccVersion.rawValue == 200)
    }
}

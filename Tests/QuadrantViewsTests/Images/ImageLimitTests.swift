import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Files that claim to be larger than they are, and files that are none (#33).
@MainActor @Suite("Limits of images")
struct ImageLimitTests {
    private nonisolated static func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// A PNG file of a few bytes: its head, no rows, and its end.
    private nonisolated static func png(_ width: Int, _ height: Int) -> Data {
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            let body = Array(name.utf8) + content
            var check: UInt32 = 0xFFFF_FFFF
            for byte in body {
                check ^= UInt32(byte)
                for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
            }
            return big(content.count) + body + big(Int(~check))
        }
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [120, 156, 3, 0, 0, 0, 0, 1])
            + chunk("IEND", []))
    }

    /// The head of a bitmap file, and a row of grey.
    private nonisolated static func bitmap(_ width: Int, _ height: Int) -> Data {
        var data = Bitmap.data(width: 4, height: 1)
        for index in 0..<4 {
            data[18 + index] = UInt8(width >> (8 * index) & 0xFF)
            data[22 + index] = UInt8(height >> (8 * index) & 0xFF)
        }
        return data
    }

    private nonisolated static func svg(_ width: Int, _ height: Int) -> Data {
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"></svg>".utf8)
    }

    @Test(arguments: [png(30_000, 30_000), bitmap(30_000, 30_000), svg(30_000, 30_000)])
    func aFileThatClaimsTooManyPixelsIsNotDecoded(file: Data) {
        #expect(!ImageDecoder.allows(file))
        #expect(ImageDecoder.pixels(of: file) == nil)
    }

    @Test(arguments: [png(10_000, 10_000), bitmap(40_000, 2_500), Bitmap.data(width: 6, height: 4), svg(10, 10)])
    func aHundredMillionPixelsAreAllowed(file: Data) { #expect(ImageDecoder.allows(file)) }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limits-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test(arguments: [("a.png", png(30_000, 30_000)), ("a.svg", svg(30_000, 30_000))])
    func aFileOfTheProgramThatClaimsTooManyIsReported(name: String, file: Data) throws {
        try withFolder { folder in
            try file.write(to: URL(fileURLWithPath: folder + "/" + name))
            let scene = ViewHarness { Image("a").tagged("image").environment(\.imageSearchPaths, [folder]) }
            #expect(scene.size("image") == .zero)
            let reports = scene.takeReports()
            #expect(reports.count == 1 && reports[0].rule.contains("at most 100 million pixels"), "\(reports)")
        }
    }

    /// Reading a pipe would last until a program writes to it.
    @Test(arguments: ["a.png", "a.svg", "a.pdf", "Assets.xcassets/a.imageset/Contents.json",
                      "Assets.xcassets/a.symbolset/Contents.json"])
    func aPipeInAFilesPlaceIsMissing(name: String) throws {
        try withFolder { folder in
            let file = folder + "/" + name
            try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent,
                                                    withIntermediateDirectories: true)
            #expect(mkfifo(file, 0o600) == 0)
            let scene = ViewHarness { Image("a").tagged("image").environment(\.imageSearchPaths, [folder]) }
            #expect(scene.size("image") == .zero)
            #expect(scene.takeReports().count == 1)
        }
    }

    /// Cairo has no surface with a side of more than 32,767 pixels, and does not scale one that is nearly as long.
    @Test(arguments: [40_000, 32_768, 32_767, 32_000, 16_385, 16_384])
    func anImageOfAnyWidthIsDrawn(width: Int) throws {
        let pixel: [UInt8] = [255, 0, 0, 255]
        let red = ImagePixels(width: width, height: 2, rgba: (0..<width * 2).flatMap { _ in pixel })
        let scene = ViewHarness(offering: 10, 20) {
            VStack(spacing: 0) {
                Image(pixels: red, scale: 1).resizable()
                Image(pixels: red, scale: 1).resizable(resizingMode: .tile)
            }
        }
        let surface = RasterSurface()
        try surface.draw(scene.displayList)
        let pixels = surface.pixels()
        for row in [pixels.height / 4, pixels.height * 3 / 4] {
            let at = (row * pixels.width + pixels.width / 2) * 4
            #expect(Array(pixels.rgba[at..<at + 4]) == pixel, "row \(row) of \(width)")
        }
    }

    /// 1e9 points hold 1e9 tiles of a point: instead of more than 100,000 the tile is stretched.
    @Test func tilesHaveALimit() {
        let pixels = ImagePixels(width: 3, height: 3, rgba: [UInt8](repeating: 255, count: 36))
        let caps = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        func tiles(_ width: CGFloat, _ height: CGFloat) -> Int {
            let scene = ViewHarness(offering: width, height) {
                Image(pixels: pixels, scale: 1).resizable(capInsets: caps, resizingMode: .tile)
            }
            return scene.displayList.root.images.count
        }
        #expect(tiles(12, 5) == (10 + 2) * (3 + 2))
        #expect(tiles(1e9, 5) == (1 + 2) * (3 + 2))
        #expect(tiles(1_002, 1_002) == 3 * 3)
    }
}

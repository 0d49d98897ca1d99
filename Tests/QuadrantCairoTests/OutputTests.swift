import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantFiles
import QuadrantGeometry
import QuadrantPNG
import Testing

@Suite("Files")
struct OutputTests {
    private static let list = picture(60, 40, scale: 2, on: nil,
        fill(Path(roundedRect: CGRect(x: 5, y: 5, width: 30, height: 30), cornerRadius: 8), .red),
        effect(.shadow(RGBA.black.opacity(0.4), radius: 3, offset: CGSize(width: 1, height: 2)),
               fill(Path(ellipseIn: CGRect(x: 20, y: 10, width: 30, height: 20)), .blue)),
        effect(.transform(turned(40, CGSize(width: 20, height: 20))), fill(square(0, 0, 20), .angular(
            GradientStops([.init(color: .red, location: 0), .init(color: .green, location: 1)]),
            center: CGPoint(x: 10, y: 10), from: 0, to: 6)), frame: CGRect(x: 35, y: 5, width: 20, height: 20)),
        effect(.blend(.plusDarker), fill(square(0, 0, 9), RGBA.green.opacity(0.5))))

    @Test func sameListGivesTheSameBytes() throws {
        #expect(try PNG.encode(Self.list) == PNG.encode(Self.list))
        #expect(try PDF.encode(Self.list, title: "A") == PDF.encode(Self.list, title: "A"))
        #expect(try raster(Self.list).rgba == raster(Self.list).rgba)
    }

    @Test func documentNamesNoDayOfToday() throws {
        let text = String(decoding: try PDF.encode(Self.list), as: UTF8.self)
        #expect(text.contains("/CreationDate (20000101000000Z)"))
        #expect(!text.contains("/ModDate"))
    }

    @Test func everyListIsAPage() throws {
        let text = String(decoding: try PDF.encode([Self.list, picture(10, 20)]), as: UTF8.self)
        #expect(text.contains("/Count 2"))
        #expect(text.contains("/MediaBox [ 0 0 60 40 ]") && text.contains("/MediaBox [ 0 0 10 20 ]"))
    }

    /// Opaque pictures are encoded without alpha: colour type 2 instead of 6, in the byte after the size and depth.
    @Test func onlyTranslucentPicturesHaveAlpha() throws {
        #expect(try PNG.encode(picture(2, 2))[25] == 2)
        #expect(try PNG.encode(picture(2, 2, on: nil))[25] == 6)
    }

    /// Composited over white, each channel is what a viewer of the PNG shows on white, even where a blend mode has cut
    /// a hole into the background.
    @Test func pixelsWithoutTransparencyLieOverWhite() throws {
        let hole = effect(.blend(.destinationOut), fill(square(0, 0, 9), RGBA.black.opacity(0.5)))
        let list = picture(20, 10, on: .black, fill(square(0, 0, 20), RGBA.blue), hole)
        let exact = try raster(list), flat = try rasterOverWhite(list)
        #expect((flat.width, flat.height) == (20, 10))
        for index in 0..<200 {
            let alpha = Int(exact.rgba[index * 4 + 3])
            for channel in 0..<3 {
                let shown = (Int(exact.rgba[index * 4 + channel]) * alpha + 255 * (255 - alpha)) / 255
                #expect(abs(Int(flat.rgb[index * 3 + channel]) - shown) <= 1)
            }
        }
        #expect(flat.rgb.prefix(3) != [0, 0, 255] && flat.rgb.suffix(3) == [0, 0, 255])
    }

    /// The old file is kept until the new one is complete, and no temporary file is left behind.
    @Test func fileIsReplacedAtOnce() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quadrant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png").path
        try OutputFile.write(Data("old".utf8), to: file)
        try PNG.write(Self.list, to: file)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == PNG.encode(Self.list))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
    }

    @Test func missingFolderIsNamed() {
        let error = #expect(throws: Diagnostic.self) { try PNG.write(Self.list, to: "/nowhere/at/all/a.png") }
        #expect(error?.fix.contains("/nowhere/at/all") == true)
        #expect(error?.description.split(separator: "\n").count == 4)
    }

    /// Only the dirty rectangles are redrawn; the result equals that of a full redraw.
    @Test func dirtyRectsAreDrawnAlone() throws {
        func list(_ color: RGBA, _ other: RGBA) -> DisplayList {
            picture(20, 10, fill(square(1, 1, 8), color),
                    effect(.opacity(0.5), fill(square(11, 1, 8), other), fill(square(12, 2, 8), .white)))
        }
        let surface = RasterSurface()
        try surface.draw(list(.red, .red))
        let changed = list(.red, .green)
        try surface.draw(changed, dirty: [CGRect(x: 11, y: 1, width: 9, height: 9)])
        #expect(surface.pixels().rgba == (try raster(changed)).rgba)
        // Fragments of many shapes are left out as a whole, unless an effect is around them.
        func many(_ x: CGFloat, _ color: RGBA) -> DisplayItem {
            .fragment(Fragment((0..<20).map { fill(square(CGFloat($0 % 5), CGFloat($0 / 5), 1), color) }),
                      at: CGPoint(x: x, y: 2))
        }
        func crowd(_ color: RGBA) -> DisplayList {
            picture(40, 10, many(1, .red), many(20, color), effect(.opacity(0.5), many(10, .green), many(22, .blue)))
        }
        try surface.draw(crowd(.red))
        try surface.draw(crowd(.white), dirty: [CGRect(x: 18, y: 0, width: 12, height: 10)])
        #expect(surface.pixels().rgba == (try raster(crowd(.white))).rgba)
        // So are runs of neighbours among many shapes, within a clip too.
        func bars(_ line: CGFloat) -> DisplayList {
            let shapes = (0..<200).map { fill(Path(CGRect(x: CGFloat($0) * 0.2, y: 1, width: 0.15, height: 8)), .blue) }
            let all = shapes + [fill(Path(CGRect(x: line, y: 0, width: 1, height: 10)), .red)]
            return picture(40, 10, .effect(.clip(Path(CGRect(x: 3.5, y: 2, width: 33, height: 7)), isEvenOdd: false,
                                                 isAntialiased: true), Fragment(all), frame: .zero))
        }
        try surface.draw(bars(10))
        try surface.draw(bars(13), dirty: [CGRect(x: 10, y: 0, width: 4, height: 10)])
        #expect(surface.pixels().rgba == (try raster(bars(13))).rgba)
        try surface.draw(list(.red, .green))
        // Pixels outside of the dirty rectangle are unchanged.
        try surface.draw(list(.blue, .green), dirty: [CGRect(x: 11, y: 1, width: 9, height: 9)])
        #expect(surface.pixels()[4, 4] == [255, 0, 0, 255])
    }
}

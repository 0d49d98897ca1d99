import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import QuadrantTesting
import QuadrantViews
import Testing

/// Drawings in asset catalogs (#9.33).
@Suite("Vector images")
@MainActor
struct VectorImageTests {
    /// Ten by ten, black in the left half.
    private static let half = """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">
        <rect width="5" height="10" fill="#000000"/></svg>
        """

    /// Creates a catalog with one image for the duration of `body`.
    private func withImage(_ name: String, _ data: Data, keeps: Bool, isTemplate: Bool = false,
                           _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vector-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Half.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try data.write(to: set.appendingPathComponent(name))
        try Data("""
            {"images":[{"filename":"\(name)","idiom":"universal"}],
            "properties":{"preserves-vector-representation":\(keeps),
            "template-rendering-intent":"\(isTemplate ? "template" : "original")"}}
            """.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try body(folder.path)
    }

    private func scene(_ folder: String, side: CGFloat) -> ViewHarness {
        ViewHarness(offering: side, side) {
            Image("Half").resizable().foregroundStyle(Color(red: 1, green: 0, blue: 0))
                .environment(\.imageSearchPaths, [folder])
        }
    }

    /// The number of pixels in a row that are neither black nor transparent: the width of the blurred edge.
    private func blurred(_ list: DisplayList) throws -> Int {
        let surface = RasterSurface()
        try surface.draw(list)
        let pixels = surface.pixels(), row = pixels.height / 2
        return (0..<pixels.width).count { (10..<245).contains(pixels.rgba[(row * pixels.width + $0) * 4 + 3]) }
    }

    /// Scaled by ten, an image with preserved vector data has a sharp edge; a rasterised one does not.
    @Test func aKeptDrawingIsSharpAtAnySize() throws {
        for keeps in [true, false] {
            try withImage("half.svg", Data(Self.half.utf8), keeps: keeps) { folder in
                let list = scene(folder, side: 100).displayList
                #expect(try (blurred(list) <= 1) == keeps)
                let svg = String(decoding: try SVG.encode(list), as: UTF8.self)
                #expect(svg.contains("data:image/svg+xml;base64,") == keeps)
                #expect(svg.contains("data:image/png;base64,") != keeps)
            }
        }
    }

    /// The image has its intrinsic size, however large it is drawn.
    @Test func aDrawingHasItsOwnSize() throws {
        try withImage("half.svg", Data(Self.half.utf8), keeps: true) { folder in
            let scene = ViewHarness { Image("Half").environment(\.imageSearchPaths, [folder]) }
            #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 10, height: 10))
        }
    }

    /// A template image is its shape in the foreground style, in every output format.
    @Test func aTemplateTakesTheForegroundStyle() throws {
        try withImage("half.svg", Data(Self.half.utf8), keeps: true, isTemplate: true) { folder in
            let list = scene(folder, side: 40).displayList
            let surface = RasterSurface()
            try surface.draw(list)
            let pixels = surface.pixels()
            #expect(Array(pixels.rgba[0..<4]) == [255, 0, 0, 255])
            let svg = String(decoding: try SVG.encode(list), as: UTF8.self)
            #expect(svg.contains("<mask") && svg.contains("fill=\"#ff0000\""))
            #expect(try !PDF.encode(list).isEmpty)
        }
    }

    /// The first page of a PDF is a vector image as well, with the page's size in points.
    @Test func aPageIsADrawing() throws {
        let list = DisplayList(root: Fragment([.shape(ShapeItem(
            path: Path(CGRect(x: 0, y: 0, width: 12, height: 20)), frame: .zero, paint: .black))]),
            size: CGSize(width: 24, height: 20), scale: 1)
        try withImage("half.pdf", PDF.encode(list), keeps: true) { folder in
            let natural = ViewHarness { Image("Half").environment(\.imageSearchPaths, [folder]) }
            #expect(natural.sizeThatFits(nil, nil) == CGSize(width: 24, height: 20))
            let edge = try blurred(scene(folder, side: 100).displayList)
            #expect(edge <= 1)
        }
    }
}

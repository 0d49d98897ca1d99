import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantText
import Testing

@Suite("Blend modes that PDF does not have")
struct PageBlendTests {
    private static let half = RGBA(red: 0.5, green: 0.25, blue: 0, alpha: 0.5)

    private static func page(_ string: String) -> DisplayItem {
        var attributes = TextAttributes(font: FontSpec(family: .system(.standard), size: 17, weight: 400))
        attributes.foreground = .color(.black)
        let layouter = TextLayouter(spans: [TextSpan(string: string, attributes: attributes)],
                                    style: TextStyle(displayScale: 1))
        return .text(layouter.item(in: layouter.measure(width: nil, height: nil).size))
    }

    /// A red square, a text and a translucent square that is blended with both, on a white page of 60 points.
    private static func list(_ mode: Blend, scale: CGFloat = 1) -> DisplayList {
        picture(60, 60, scale: scale, on: .white, fill(square(0, 0, 30), .red), page("Page"),
                effect(.blend(mode), fill(square(10, 10, 40), half)), fill(square(50, 50, 8), .blue))
    }

    /// What is transparent in the picture is the paper's white on the page.
    @Test(arguments: [Blend.plusLighter, .plusDarker, .sourceAtop, .destinationOver, .destinationOut])
    func thePageShowsWhatThePictureShows(mode: Blend) throws {
        let list = Self.list(mode)
        let page = try drawnPage(PDF.encode(list)), pixels = try raster(list)
        for (x, y) in [(3, 27), (20, 27), (40, 20), (35, 45), (48, 48), (54, 54)] {
            let alpha = pixels[x, y][3]
            for channel in 0..<3 {
                let onPaper = pixels[x, y][channel] * alpha / 255 + 255 - alpha
                #expect(abs(page[x, y][channel] - onPaper) <= 3, "at \(x), \(y)")
            }
        }
    }

    /// The square and a point around it, at three pixels a point; the text below it is text.
    @Test func onlyTheBlendedLayerIsAnImageAtTheScaleOfTheList() throws {
        let document = String(decoding: try PDF.encode(Self.list(.plusLighter, scale: 3)), as: UTF8.self)
        #expect(document.contains("/Width \((40 + 2) * 3)") && document.contains("/Height \((40 + 2) * 3)"))
        #expect(document.contains("/FontFile") && document.contains("/ToUnicode"))
    }

    /// In a group that is faded as a whole, only what the group shows counts as below.
    @Test(arguments: [Blend.plusLighter, .destinationOver, .sourceAtop])
    func aGroupIsBlendedInItself(mode: Blend) throws {
        let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let group = effect(.opacity(0.5), fill(square(0, 0, 30), .red), fill(square(0, 30, 30), Self.half),
                           effect(.blend(mode), fill(square(10, 10, 40), Self.half)), frame: frame)
        let list = picture(60, 60, on: .white, fill(square(30, 0, 30), .green), group)
        let page = try drawnPage(PDF.encode(list)), pixels = try raster(list)
        for (x, y) in [(3, 3), (20, 20), (20, 40), (40, 20), (40, 40), (5, 40), (55, 5)] {
            for channel in 0..<3 {
                #expect(abs(page[x, y][channel] - pixels[x, y][channel]) <= 3, "at \(x), \(y)")
            }
        }
    }

    /// Each layer draws what is below it again: neighbours are one image. The page ends at the left.
    @Test func neighboursAreOneImage() throws {
        let sparks = (0..<40).map { effect(.blend(.plusLighter), fill(square(CGFloat($0), 20, 3), Self.half)) }
        let list = DisplayList(root: Fragment([fill(square(0, 0, 30), .red)] + sparks),
                               size: CGSize(width: 60, height: 60), scale: 2, background: .white)
        let document = String(decoding: try PDF.encode(list), as: UTF8.self)
        #expect(document.components(separatedBy: "/Subtype /Image").count - 1 <= 2, "the image and its mask")
        #expect(document.contains("/Width \((39 + 3 + 1) * 2)"))
    }
}

import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantPNG
import QuadrantText
import Testing

@Suite("Text")
struct TextTests {
    private func text(_ string: String, at origin: CGPoint = .zero, size: Double = 17, weight: Int = 400,
                      _ paint: Paint = .color(.white)) -> DisplayItem {
        var attributes = TextAttributes(font: FontSpec(family: .system(.standard), size: size, weight: weight))
        attributes.foreground = paint
        let layouter = TextLayouter(spans: [TextSpan(string: string, attributes: attributes)],
                                    style: TextStyle(displayScale: 1))
        var item = layouter.item(in: layouter.measure(width: nil, height: nil).size)
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        return .text(item)
    }

    private func painted(_ pixels: ImagePixels) -> Int { pixels.reds.joined().reduce(0, +) }

    /// The coverage of a stem equals its area: an em dash is a rectangle.
    @Test func inkIsAreaOfOutlines() throws {
        guard case .text(let item) = text("—", size: 40), let run = item.runs.first else {
            Issue.record("no text")
            return
        }
        let size = run.size * run.outlineScale
        let box = Fonts.outline(run.font, glyph: run.glyphs[0].id).boundingRect
        let area = Double(box.width * box.height * size * size)
        let lit = Double(painted(try raster(picture(60, 60, .text(item))))) / 255
        #expect(abs(lit - area) / area < 0.02)
    }

    /// Glyphs are not aligned to whole pixels: the advances of scaled text are fractions.
    @Test func glyphsLieBetweenPixels() throws {
        let shifted = try (0..<4).map { quarter in
            let move = CGAffineTransform(translationX: CGFloat(quarter) / 4, y: 0)
            return try raster(picture(60, 24, effect(.transform(ProjectionTransform(move)), text("lili")))).rgba
        }
        #expect(Set(shifted).count == 4)
    }

    /// Text drawn from cached coverage masks and text filled as outlines agree, except for an eighth of a pixel.
    /// Scaling one side by a millionth selects the second method.
    @Test func masksAgreeWithOutlines() throws {
        let stretch = CGAffineTransform(scaleX: 1.000001, y: 1)
        let plain = try raster(picture(120, 30, text("Quadrant", weight: 700)))
        let outlined = try raster(picture(120, 30, effect(.transform(ProjectionTransform(stretch)),
                                                          text("Quadrant", weight: 700))))
        #expect(abs(Double(painted(plain)) / Double(painted(outlined)) - 1) < 0.02)
        #expect(zip(plain.rgba, outlined.rgba).allSatisfy { abs(Int($0) - Int($1)) < 60 })
    }

    @Test func opacityFadesText() throws {
        let full = try raster(picture(40, 24, text("l", size: 20))).reds.joined().max()!
        let half = try raster(picture(40, 24, effect(.opacity(0.5), text("l", size: 20)))).reds.joined().max()!
        #expect(abs(half * 2 - full) <= 2)
    }

    /// A gradient in text starts at the text's origin.
    @Test func gradientMovesWithText() throws {
        let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
        func picture(_ x: CGFloat) throws -> [[Int]] {
            let item = text("MMMM", at: CGPoint(x: x, y: 0), .linear(stops, from: .zero, to: CGPoint(x: 50, y: 0)))
            let pixels = try raster(QuadrantCairoTests.picture(140, 24, item))
            return (0..<24).flatMap { y in (0..<60).map { pixels[Int(x) + $0, y] } }
        }
        #expect(try picture(0) == picture(70))
    }

    @Test func emojiKeepsItsColours() throws {
        let pixels = try raster(picture(40, 40, text("🔴", size: 24, .color(.white))))
        let reddest = (0..<1600).map { pixels[$0 % 40, $0 / 40] }.max { $0[0] - $0[1] < $1[0] - $1[1] }!
        #expect(reddest[0] > 150 && reddest[1] < 90)
    }

    /// A PDF page embeds the font and the characters of its glyphs.
    @Test func pageEmbedsFontsWithTheirCharacters() throws {
        let document = String(decoding: try PDF.encode(picture(200, 40, text("Page", weight: 700))), as: UTF8.self)
        #expect(document.contains("/ToUnicode") && document.contains("/FontFile"))
    }

    @Test func sameTextGivesTheSameBytes() throws {
        let list = picture(300, 60, text("Straße 日本 مرحبا 👍", weight: 600), text("second", at: CGPoint(x: 0, y: 30)))
        #expect(try PNG.encode(list) == PNG.encode(list))
        #expect(try PDF.encode(list) == PDF.encode(list))
    }

    /// In perspective the far end of a line has a smaller height than the near one.
    @Test func perspectiveNarrowsText() throws {
        let size = CGSize(width: 120, height: 24)
        let list = picture(200, 60, effect(.transform(turned(50, size)), text("HHHHHHHHHH"),
                                           frame: CGRect(origin: CGPoint(x: 40, y: 18), size: size)))
        let pixels = try raster(list)
        let columns = (0..<200).map { x in (0..<60).count { pixels[x, $0][0] > 128 } }
        let lit = columns.indices.filter { columns[$0] > 3 }
        let near = columns[lit[0]...(lit[0] + 8)].max()!, far = columns[(lit.last! - 8)...lit.last!].max()!
        #expect(near > far + 2)
    }
}

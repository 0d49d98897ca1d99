import Foundation
import QuadrantDisplayList
import Testing
@testable import QuadrantText

@Suite("Lines that are measured without a shape")
struct PlainLineTests {
    private static let fonts = [
        FontSpec(), FontSpec(size: 12, weight: 700), FontSpec(size: 20), FontSpec(size: 22.5, weight: 800),
        FontSpec(size: 34, isItalic: true), FontSpec(size: 17, weight: 300, monospacedDigits: true),
        FontSpec(family: .system(.rounded), size: 17, weight: 600), FontSpec(family: .system(.monospaced)),
        FontSpec(family: .system(.serif), size: 19), FontSpec(family: .named("DejaVu Sans"), size: 17),
    ]

    private func expectShape(_ string: String, _ attributes: TextAttributes, _ style: TextStyle) throws {
        let spans = [TextSpan(string: string, attributes: attributes)]
        let layouter = TextLayouter(spans: spans, style: style)
        let shaped = layouter.lines(width: .infinity, height: .infinity)
        let measure = layouter.measure(width: nil, height: nil)
        let plain = try #require(PlainLine(spans, style), "\(string)")
        let line = try #require(shaped.lines.first)
        #expect(plain.width == line.width && plain.hanging == line.hanging, "\(string) in \(attributes.font)")
        let heights = LineHeights(plain.appearance, style: style)
        #expect(heights.height == Double(measure.size.height))
        #expect(heights.baselineOfFirst == measure.firstBaseline)
    }

    /// Words, numbers and spaces have exactly the width of their shaped glyph runs, in all kinds of fonts.
    @Test(arguments: fonts) func aPlainLineIsAsWideAsItsShape(_ font: FontSpec) throws {
        let strings = [
            "Row 1", "Row 12,345", "Row 999,999", "  two spaces before", "two after  ", " ", "   ", "1.234,56", "1,1,1",
            "7411.1147", "AVATAR To. 12:30; it's 10x10 fine office 0x1F", "1000000 2000000  3,000.",
            "v1.2.3 11..22,,33",
        ]
        for profile in [TextMetricsProfile.current, .ios13, .macOS] {
            let style = TextStyle(displayScale: 3, profile: profile)
            for string in strings {
                try expectShape(string, TextAttributes(font: font), style)
                try expectShape(string, TextAttributes(font: font, tracking: 0.7), style)
                try expectShape(string, TextAttributes(font: font, kerning: -9, baselineOffset: 3), style)
            }
        }
    }

    /// Digits are kerned in pairs: three in a row have the kerning of their two pairs.
    @Test(arguments: fonts[..<7]) func numbersAreSetByPairs(_ font: FontSpec) throws {
        let characters = Array("0123456789,.")
        for first in characters {
            for second in characters {
                for third in characters {
                    try expectShape(String([first, second, third]), TextAttributes(font: font), TextStyle())
                }
            }
        }
        var state: UInt64 = 42
        for _ in 0..<500 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            try expectShape("\(state >> (state >> 59))", TextAttributes(font: font), TextStyle())
        }
    }

    /// Text with substitutions, other directions, several styles or attachments is shaped.
    @Test func othersTakeAShape() {
        func isPlain(_ string: String, _ change: (inout TextStyle) -> Void = { _ in }) -> Bool {
            var style = TextStyle()
            change(&style)
            return PlainLine([Sample.span(string)], style) != nil
        }
        #expect(isPlain("plain words, and 1 number"))
        for string in ["", "a-b", "a\nb", "a\tb", "caf\u{E9}", "\u{5D0}", "a .", "what?", "(a)", "\u{1F600}"] {
            #expect(!isPlain(string), "\(string)")
        }
        #expect(!isPlain("words") { $0.isRightToLeft = true })
        #expect(PlainLine([Sample.span("a"), Sample.span("b")], TextStyle()) == nil)
        var small = FontSpec()
        small.smallCaps = .lowercase
        let capitals = TextSpan(string: "words", attributes: TextAttributes(font: small))
        #expect(PlainLine([capitals], TextStyle()) == nil)
    }
}

import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

@Suite("Heights and baselines of lines")
struct HeightTests {
    /// Dynamic Type's default sizes: point size, line pitch, height at 3x and 2x, first baseline at 3x.
    /// height = (0.9521484375 + 0.2412109375) * size rounded up to a pixel.
    static let styles: [(String, Double, Double, Double, Double, Double)] = [
        ("largeTitle", 34, 41, 122.0 / 3, 41, 97.0 / 3), ("title", 28, 34, 101.0 / 3, 33.5, 80.0 / 3),
        ("title2", 22, 28, 79.0 / 3, 26.5, 21), ("title3", 20, 25, 24, 24, 19),
        ("body", 17, 22, 61.0 / 3, 20.5, 49.0 / 3),
        ("callout", 16, 21, 58.0 / 3, 19.5, 46.0 / 3), ("subheadline", 15, 20, 18, 18, 43.0 / 3),
        ("footnote", 13, 18, 47.0 / 3, 16, 37.0 / 3), ("caption", 12, 16, 43.0 / 3, 14.5, 34.0 / 3),
        ("caption2", 11, 13, 40.0 / 3, 13.5, 31.0 / 3),
    ]

    @Test(arguments: styles)
    func aLineHasTheHeightOfItsStyle(style: (String, Double, Double, Double, Double, Double)) {
        let (_, size, pitch, atThree, atTwo, baseline) = style
        let three = Sample.text("Xg", size: size, linePitch: pitch) { $0.displayScale = 3 }.measure(
            width: nil, height: nil)
        #expect(abs(Double(three.size.height) - atThree) < 1e-9)
        #expect(abs(three.firstBaseline - baseline) < 1e-9)
        #expect(three.lastBaseline == three.firstBaseline)
        #expect(Sample.text("Xg", size: size, linePitch: pitch).height() == atTwo)
    }

    /// Lines are spaced by the style's pitch, except after the last one. title2, four lines: 26.254 + 3 * 28.
    @Test func textStylesKeepTheirPitch() {
        let text = Sample.text("a\nb\nc\nd", size: 22, weight: 700, linePitch: 28) { $0.displayScale = 3 }
        #expect(abs(text.height() - 331.0 / 3) < 1e-9)
    }

    /// Without a pitch lines follow each other directly; the last baseline is rounded up. 13 points, 2x, as recorded on
    /// iOS 26: four lines are 62.5 high with the last baseline at 59.5.
    @Test func plainFontsStackTheirLines() {
        let measure = Sample.text("a\nb\nc\nd", size: 13).measure(width: nil, height: nil)
        #expect(measure.size.height == 62.5)
        #expect(measure.firstBaseline == 12.5)
        #expect(measure.lastBaseline == 59.5)
    }

    /// pitch = the larger of the style's pitch and line + spacing. 22 against 20.287 + 1; then 20.287 + 10.
    @Test func lineSpacingIsAddedBetweenLines() {
        func height(_ spacing: Double) -> Double {
            Sample.text("a\nb", linePitch: 22) { $0.lineSpacing = spacing }.height()
        }
        #expect(height(1) == 42.5)      // 20.287 + 22
        #expect(height(10) == 51)       // 20.287 + 30.287
    }

    /// Heights of Apple's text styles on macOS at 1x: size, pitch, height.
    @Test(arguments: [
        (26.0, 32.0, 31.0), (22, 26, 26), (17, 22, 21), (15, 20, 19), (13, 16, 16), (11, 14, 14), (12, 15, 15),
        (10, 13, 13)
    ])
    func macTextStyles(size: Double, pitch: Double, height: Double) {
        #expect(
            Sample.text("X", size: size, linePitch: pitch) {
                $0.profile = .macOS; $0.displayScale = 1
            }.height() == height)
    }

    /// Heights of system fonts on macOS 26, the same at 1x and 2x (swiftui-web's recording and pictures of
    /// SwiftUI-Flow).
    @Test(arguments: [
        (10.0, 13.0), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26),
        (24, 28),
        (26, 30), (32, 38), (34, 40), (40, 47)
    ])
    func fontsOfAMacHaveRecordedHeights(size: Double, height: Double) {
        #expect(Sample.text("a", size: size) { $0.profile = .macOS; $0.displayScale = 1 }.height() == height)
        #expect(Sample.text("a\nb", size: size) { $0.profile = .macOS }.height() == 2 * height)
    }

    /// Two lines of title3 on macOS: 19 + 20.
    @Test func macTextStylePitch() {
        let text = Sample.text("a\nb", size: 15, linePitch: 20) { $0.profile = .macOS; $0.displayScale = 1 }
        #expect(text.height() == 39)
    }

    /// Spacing on macOS uses the font's own metrics: 13 points have 4.7422 and 8.1509.
    @Test func spacingOnAMacFollowsTheFont() {
        let line = Sample.text("a", size: 13) { $0.profile = .macOS }.spacing.top
        let above = line.descent + 2        // a tenth of the line, 1.53, in whole pixels
        #expect(abs(above - 4.7421875) < 1e-9)
        #expect(abs(above + line.ascent - line.capHeight - 8.15087890625) < 1e-9)
    }

    /// Reserved lines add to the height even without text.
    @Test func reservedLinesAddTheirHeight() {
        let text = Sample.text("a", linePitch: 22) { $0.reservesLines = 3 }
        #expect(text.height() == Sample.text("a\nb\nc", linePitch: 22).height())
    }

    /// A baseline offset increases the line height at the top; the line's baseline does not change.
    @Test func baselineOffsetRaisesGlyphsOnly() throws {
        let big = Fonts.metrics(FontSpec(size: 100)).capHeight
        let small = Fonts.metrics(FontSpec(size: 24)).capHeight
        let offset = big - small
        let plain = Sample.text(".0", size: 24).measure(width: nil, height: nil)
        let text = Sample.text([Sample.span(".0", size: 24) { $0.baselineOffset = offset }])
        let raised = text.measure(width: nil, height: nil)
        #expect(abs(Double(raised.size.height - plain.size.height) - offset) <= 0.5)
        let y = try #require(text.item(in: raised.size).runs.first?.glyphs.first?.position.y)
        // Aligned on its baseline with a text of 100 points, the tops of both capitals are aligned.
        #expect(abs((Double(y) - small) - (raised.firstBaseline - big)) < 1e-9)
    }

    /// A negative baseline offset increases the line height at the bottom by the same amount.
    @Test func negativeBaselineOffset() {
        let plain = Sample.text("a").measure(width: nil, height: nil)
        let lowered = Sample.text([Sample.span("a") { $0.baselineOffset = -6 }]).measure(width: nil, height: nil)
        #expect(lowered.size.height - plain.size.height == 6)
        #expect(lowered.firstBaseline == plain.firstBaseline)
    }

    /// The line height is that of its largest font; the next line is below it.
    @Test func aLineIsAsHighAsItsLargestFont() {
        let text = Sample.text([Sample.span("small ", size: 13), Sample.span("large", size: 40)])
        #expect(text.height() == Sample.text("large", size: 40).height())
        #expect(
            text.measure(width: nil, height: nil).firstBaseline
                == Sample.text("x", size: 40).measure(width: nil, height: nil).firstBaseline)
    }

    /// The preferred spacing of body text at 3x: 10.642 to views below and 6.434 to views above.
    @Test func spacingOfBody() {
        let line = Sample.text("body", linePitch: 22) { $0.displayScale = 3 }.spacing.bottom
        let tenth = ((line.ascent + line.descent) * 0.1 * 3).rounded(.up) / 3
        #expect(abs(line.descent + tenth + line.ascent - line.capHeight - 10.642) < 1e-3)
        #expect(abs(line.descent + tenth - 6.434) < 1e-3)
        #expect(abs(line.leading - (22 - 17 * 1.193359375)) < 1e-9)
    }

    /// An empty text has no height; spaces have that of a line.
    @Test func anEmptyTextHasNoHeight() {
        #expect(Sample.text("").measure(width: nil, height: nil).size == .zero)
        #expect(Sample.text(" ").height() == 20.5)
    }
}

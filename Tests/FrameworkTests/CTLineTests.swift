import CoreGraphics
import CoreText
import Foundation
import QuadrantFoundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Lines of Core Text")
struct CTLineTests {
    private let font = UIFont.systemFont(ofSize: 24)
    private func text(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font])
    }

    @Test func aLineHasTheBoundsOfItsFont() {
        let line = CTLineCreateWithAttributedString(text("Core Text "))
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 9
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(width - Double(text("Core Text ").size().width)) < 0.01)
        #expect(ascent == font.ascender && descent == -font.descender && leading == font.leading)
        let space = CTLineGetTrailingWhitespaceWidth(line)
        #expect(abs(width - space - Double(text("Core Text").size().width)) < 0.01)
        let bounds = CGRect(x: 0, y: -descent, width: width, height: ascent + descent)
        #expect(CTLineGetBoundsWithOptions(line, []) == bounds)
    }

    @Test func placesOfLettersAreFound() {
        let line = CTLineCreateWithAttributedString(text("Core"))
        let offset = CTLineGetOffsetForStringIndex(line, 2, nil)
        #expect(abs(offset - text("Co").size().width) < 0.01)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 1, y: 0)) == 2)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1_000, y: 0)) == 4)
        #expect(CTLineGetGlyphCount(line) == 4 && CTLineGetStringRange(line) == CFRangeMake(0, 4))
        #expect(CTLineGetPenOffsetForFlush(line, 1, 1_000) == 1_000 - CTLineGetTypographicBounds(line, nil, nil, nil))
    }

    @Test func aLineIsCutToAWidth() throws {
        let line = CTLineCreateWithAttributedString(text("A long line of text"))
        let token = CTLineCreateWithAttributedString(text("…"))
        let cut = try #require(CTLineCreateTruncatedLine(line, 100, .end, token))
        #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= 100)
        #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
        #expect(CTLineCreateTruncatedLine(line, 1_000, .end, token) === line)
    }

    @Test func aTextIsBrokenIntoLines() {
        let setter = CTFramesetterCreateWithAttributedString(text("one two three\nfour"))
        var fit = CFRangeMake(0, 0)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 1_000), &fit)
        #expect(size.width <= 100 && fit == CFRangeMake(0, 18))
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: size.height), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        #expect(CTFrameGetLines(frame).count == 3 && CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 18))
        var origins = [CGPoint](repeating: .zero, count: 3)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(abs(origins[2].y + font.descender) < 0.01, "the last baseline is above the lower edge by the depth")
    }

    /// Letters stand upright where y grows upwards.
    @Test func aLineIsDrawnAtTheTextPosition() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 5, y: 20)
            CTLineDraw(CTLineCreateWithAttributedString(text("L")), context)
            #expect(context.textPosition.x > 5 && context.textPosition.y == 20)
        }
        let data = try #require(image.pngData())
        let empty = try #require(UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in }.pngData())
        #expect(data != empty)
    }
}

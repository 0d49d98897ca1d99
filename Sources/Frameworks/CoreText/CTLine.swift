import CoreGraphics
public import Foundation
public import QuadrantFoundation
public import SwiftUI
import UIKit

/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The key of a font.
public var kCTFontAttributeName: CFString { NSAttributedString.Key.font.rawValue as CFString }
/// The key of a `CGColor` or `UIColor`.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" as CFString }
/// The key of the space that is added between letters, in points.
public var kCTKernAttributeName: CFString { NSAttributedString.Key.kern.rawValue as CFString }
/// The key of the space that is added between letters, in points.
public var kCTTrackingAttributeName: CFString { NSAttributedString.Key.tracking.rawValue as CFString }
/// The key of an `NSParagraphStyle`.
public var kCTParagraphStyleAttributeName: CFString { NSAttributedString.Key.paragraphStyle.rawValue as CFString }
/// The key of the style of a line below.
public var kCTUnderlineStyleAttributeName: CFString { NSAttributedString.Key.underlineStyle.rawValue as CFString }

/// A line of text.
public final class CTLine {
    let text: NSAttributedString
    /// Where it begins in the text that it is of, in UTF-16 code units.
    let start: Int

    init(_ text: NSAttributedString, start: Int = 0) {
        (self.text, self.start) = (CTLine.plain(text), start)
    }

    /// The colours of Core Text are those of UIKit.
    private static func plain(_ text: NSAttributedString) -> NSAttributedString {
        let key = NSAttributedString.Key("CTForegroundColor"), made = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            let color = (value as? UIColor) ?? (value as? CGColor).map { UIColor(cgColor: $0) }
            if let color { made.addAttribute(.foregroundColor, value: color, range: range) }
        }
        return made
    }

    private var fonts: [UIFont] {
        var found: [UIFont] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            found.append(value as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12))
        }
        return found
    }
    var ascent: CGFloat { fonts.map(\.ascender).max() ?? 0 }
    var descent: CGFloat { fonts.map { -$0.descender }.max() ?? 0 }
    var leading: CGFloat { fonts.map(\.leading).max() ?? 0 }
    /// The width of the first `count` code units, in points.
    func width(_ count: Int) -> CGFloat {
        if count <= 0 { return 0 }
        return text.attributedSubstring(from: NSRange(location: 0, length: min(count, text.length))).size().width
    }
    var width: CGFloat { width(text.length) }
    /// The width of the spaces at the end.
    var whitespace: CGFloat {
        let content = text.string.reversed().drop { $0.isWhitespace }
        return width - width(String(content.reversed()).utf16.count)
    }

    /// Draws the line with the left end of its baseline at the context's text position.
    func draw(in context: CGContext) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        text.draw(at: CGPoint(x: 0, y: -ascent))
        UIGraphicsPopContext()
        context.restoreGState()
        context.textPosition.x += width
    }
}

/// What bounds of a line contain. Here they are those of its font in every case.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: CFIndex
    /// Unknown bits are kept.
    public init(rawValue: CFIndex) { self.rawValue = rawValue }
    /// Without the leading of the font.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Without the shifts of styles.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// With punctuation outside.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
    /// Those of the letters' outlines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// Those of the letters without overlaps.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// The side at which a line is cut.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// A line of all of the text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }
/// The line, cut at its end or start to a width in points, with a token there; nil where the token alone is wider. A
/// cut in the middle is one at the end.
public func CTLineCreateTruncatedLine(_ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
                                      _ truncationToken: CTLine?) -> CTLine? {
    if Double(line.width) <= width { return line }
    let token = truncationToken?.text ?? NSAttributedString(string: ""), length = line.text.length
    for count in stride(from: length - 1, through: 0, by: -1) {
        let isStart = truncationType == .start
        let kept = line.text.attributedSubstring(
            from: NSRange(location: isStart ? length - count : 0, length: count))
        let made = NSMutableAttributedString(attributedString: isStart ? token : kept)
        made.append(isStart ? kept : token)
        if Double(made.size().width) <= width { return CTLine(made, start: line.start) }
    }
    return nil
}
/// The width of the line in points. The places receive the height above the baseline, the depth below it, which is
/// positive, and the space between lines.
@discardableResult
public func CTLineGetTypographicBounds(_ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
                                       _ descent: UnsafeMutablePointer<CGFloat>?,
                                       _ leading: UnsafeMutablePointer<CGFloat>?) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = line.leading
    return Double(line.width)
}
/// The rectangle of the line around its origin on the baseline, y upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}
/// The rectangle of the line at the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let place = context?.textPosition ?? .zero
    return CTLineGetBoundsWithOptions(line, []).offsetBy(dx: place.x, dy: place.y)
}
/// The width of the spaces at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.whitespace) }
/// The number of letters.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.string.count }
/// Where the line is in its text, in UTF-16 code units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(line.start, line.text.length) }
/// How far a place in the text is from the start of the line, in points.
@discardableResult
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex,
                                          _ secondaryOffset: UnsafeMutablePointer<CGFloat>?) -> CGFloat {
    let offset = line.width(charIndex - line.start)
    secondaryOffset?.pointee = offset
    return offset
}
/// The place in the text that is nearest to a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    var best = 0
    for count in 0...line.text.length where abs(line.width(count) - position.x) < abs(line.width(best) - position.x) {
        best = count
    }
    return line.start + best
}
/// How far a line that is aligned by a factor, 0 left and 1 right, begins from the left of a width.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.width - line.whitespace)) * Double(min(max(flushFactor, 0), 1)))
}
/// Draws the line with the left end of its baseline at the context's text position. Letters stand upright where y grows
/// upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

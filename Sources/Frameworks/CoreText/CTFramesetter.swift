public import CoreGraphics
public import Foundation
public import QuadrantFoundation
public import SwiftUI
import UIKit

/// Breaks a text into lines.
public final class CTFramesetter {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    /// The lines from a place on that fit a width and a height, in points. They break between words.
    func lines(_ range: CFRange, width: CGFloat, height: CGFloat) -> [CTLine] {
        let end = range.length > 0 ? min(range.location + range.length, text.length) : text.length
        var lines: [CTLine] = [], start = range.location, used: CGFloat = 0
        while start < end {
            let part = NSRange(location: start, length: length(start, end, width))
            let line = CTLine(text.attributedSubstring(from: part), start: start)
            used += line.ascent + line.descent
            if used > height + 0.01 { break }
            lines.append(line)
            start += line.text.length
        }
        return lines
    }

    /// The number of code units of the line that begins at a place: up to a line break, and as many words as fit, at
    /// least one.
    private func length(_ start: Int, _ end: Int, _ width: CGFloat) -> Int {
        let string = text.string as NSString
        let part = string.substring(with: NSRange(location: start, length: end - start))
        var taken = 0, best = 0, isSpace = false
        func fits(_ count: Int) -> Bool {
            let words = text.attributedSubstring(from: NSRange(location: start, length: count))
            let line = CTLine(words)
            return line.width - line.whitespace <= width + 0.01
        }
        for letter in part {
            if letter.isNewline { return best == 0 || fits(taken) ? taken + letter.utf16.count : best }
            if isSpace, !letter.isWhitespace {
                if best > 0, !fits(taken) { return best }
                best = taken
            }
            isSpace = letter.isWhitespace
            taken += letter.utf16.count
        }
        return best > 0 && !fits(taken) ? best : taken
    }
}

/// Lines of a text in a rectangle.
public final class CTFrame {
    let lines: [CTLine]
    let bounds: CGRect
    init(_ lines: [CTLine], _ bounds: CGRect) { (self.lines, self.bounds) = (lines, bounds) }

    /// Where the baselines of the lines begin, from the lower left corner of the bounds.
    var origins: [CGPoint] {
        var below = bounds.height
        return lines.map { line in
            below -= line.ascent
            defer { below -= line.descent }
            return CGPoint(x: offset(of: line), y: below)
        }
    }

    private func offset(of line: CTLine) -> CGFloat {
        guard line.text.length > 0 else { return 0 }
        let style = line.text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let factor: CGFloat = switch style?.alignment {
        case .center: 0.5
        case .right: 1
        default: 0
        }
        return CGFloat(CTLineGetPenOffsetForFlush(line, factor, Double(bounds.width)))
    }
}

/// Breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}
/// The size that the lines of a part of the text take in points, at most that of the constraints; a range of length 0
/// is all of the rest. `fitRange` receives what fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let lines = framesetter.lines(stringRange, width: constraints.width, height: constraints.height)
    fitRange?.pointee = CFRangeMake(stringRange.location, lines.reduce(0) { $0 + $1.text.length })
    return CGSize(width: lines.map { $0.width - $0.whitespace }.max() ?? 0,
                  height: lines.reduce(0) { $0 + $1.ascent + $1.descent })
}
/// The lines of a part of the text in the bounds of a path; a range of length 0 is all of the rest.
public func CTFramesetterCreateFrame(_ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
                                     _ frameAttributes: CFDictionary?) -> CTFrame {
    let bounds = path.boundingBox
    return CTFrame(framesetter.lines(stringRange, width: bounds.width, height: bounds.height), bounds)
}
/// The lines, as an array of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as CFArray }
/// Where the baselines of lines begin, from the lower left corner of the frame; a range of length 0 is all of the rest.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let all = frame.origins.dropFirst(range.location)
    for (index, place) in (range.length > 0 ? all.prefix(range.length) : all).enumerated() { origins[index] = place }
}
/// The part of the text that the frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRangeMake(frame.lines.first?.start ?? 0, frame.lines.reduce(0) { $0 + $1.text.length })
}
/// Draws the lines. Letters stand upright where y grows upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for (line, place) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: frame.bounds.minX + place.x, y: frame.bounds.minY + place.y)
        line.draw(in: context)
    }
}

package import QuadrantDisplayList
package import QuadrantGeometry
package import Foundation

package struct LineStyle: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }
    /// nil uses the text's colour.
    package var color: RGBA?
    package var pattern: Pattern
    package init(color: RGBA? = nil, pattern: Pattern = .solid) {
        self.color = color
        self.pattern = pattern
    }
}

package struct TextAttributes: Hashable, Sendable {
    package var font: FontSpec
    /// Additional points after each character; ignored if there is tracking.
    package var kerning: Double?
    /// Additional points after each character; disables ligatures.
    package var tracking: Double
    /// The offset of the glyphs above the line's baseline, in points.
    package var baselineOffset: Double
    package var underline: LineStyle?
    package var strikethrough: LineStyle?
    package var foreground: Paint
    /// The index of the style that paints the text instead of `foreground`, known to who draws it.
    package var style: Int?
    package var background: RGBA?

    package init(font: FontSpec, kerning: Double? = nil, tracking: Double = 0, baselineOffset: Double = 0,
                 underline: LineStyle? = nil, strikethrough: LineStyle? = nil, foreground: Paint = .black,
                 style: Int? = nil, background: RGBA? = nil) {
        self.font = font
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.foreground = foreground
        self.style = style
        self.background = background
    }
}

/// A picture in a line of text, laid out like a letter.
package struct TextAttachment: Hashable, Sendable {
    /// A layer of a symbol.
    package struct Layer: Equatable, Sendable {
        package var path: Path
        package var isEvenOdd: Bool
        /// The index of the style that gives the paint.
        package var style: Int
        package var paint = Paint.black
        package init(path: Path, isEvenOdd: Bool, style: Int) {
            (self.path, self.isEvenOdd, self.style) = (path, isEvenOdd, style)
        }
    }
    package enum Payload: Equatable, Sendable {
        /// Filled with the text's paint; the origin is the attachment's top leading corner.
        case path(Path, isEvenOdd: Bool)
        /// Filled with paints of their own; the origin is the attachment's top leading corner.
        case layers([Layer])
        /// Stretched over the attachment; a template has the text's colour.
        case image(ImageHandle, isTemplate: Bool)
        /// Drawn unchanged; a template is a mask for the text's paint.
        case picture(Fragment, isTemplate: Bool)
    }
    package var size: CGSize
    /// The extent of the attachment below the baseline, in points; a negative value raises it above the baseline.
    package var baselineOffset: Double
    package var payload: Payload
    package init(size: CGSize, baselineOffset: Double, payload: Payload) {
        self.size = size
        self.baselineOffset = baselineOffset
        self.payload = payload
    }

    /// Paths have no hash; equal attachments have equal sizes, which are hashed.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(baselineOffset)
    }
}

/// Attributes shared by all texts with equal ones.
package final class SharedAttributes: Hashable, Sendable {
    package let value: TextAttributes
    package init(_ value: TextAttributes) { self.value = value }
    package static func == (a: SharedAttributes, b: SharedAttributes) -> Bool { a === b || a.value == b.value }
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Text with equal attributes, or one attachment.
package struct TextSpan: Hashable, Sendable {
    package var string: String
    package var appearance: SharedAttributes
    package var attachment: TextAttachment?
    package var attributes: TextAttributes { appearance.value }

    package init(string: String, appearance: SharedAttributes) {
        self.string = string
        self.appearance = appearance
    }

    package init(string: String, attributes: TextAttributes) {
        self.init(string: string, appearance: SharedAttributes(attributes))
    }

    package init(attachment: TextAttachment, attributes: TextAttributes) {
        self.init(string: "\u{FFFC}", attributes: attributes)
        self.attachment = attachment
    }
}

/// The attributes of the text as a whole.
package struct TextStyle: Hashable, Sendable {
    package enum Truncation: Hashable, Sendable { case head, middle, tail }
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }

    package var lineLimit: Int?
    /// The minimum number of lines for the height, even if the text has fewer.
    package var reservesLines: Int
    package var truncation: Truncation
    package var alignment: Alignment
    package var lineSpacing: Double
    package var minimumScaleFactor: Double
    package var allowsTightening: Bool
    package var isRightToLeft: Bool
    package var displayScale: Double
    package var profile: TextMetricsProfile

    package init(lineLimit: Int? = nil, reservesLines: Int = 0, truncation: Truncation = .tail,
                 alignment: Alignment = .leading, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
                 allowsTightening: Bool = false, isRightToLeft: Bool = false, displayScale: Double = 2,
                 profile: TextMetricsProfile = .current) {
        self.lineLimit = lineLimit
        self.reservesLines = reservesLines
        self.truncation = truncation
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.isRightToLeft = isRightToLeft
        self.displayScale = displayScale
        self.profile = profile
    }
}

/// The measurement for a proposal. Baselines are from the top.
package struct TextMeasure: Hashable, Sendable {
    package var size: CGSize
    package var firstBaseline: Double
    package var lastBaseline: Double
}

/// The metrics of a text for the distance rules between views.
package struct TextSpacing: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var ascent: Double
        package var descent: Double
        package var capHeight: Double
        package var leading: Double
    }
    package var top: Line
    package var bottom: Line
    /// The first baseline of the text with unlimited space.
    package var firstBaseline: Double
    package var lastBaseline: Double
    /// The height of that text minus its last baseline.
    package var belowLastBaseline: Double
}

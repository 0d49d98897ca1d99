package import QuadrantDisplayList
package import QuadrantGeometry
package import Foundation

/// The look of an underline or a strikethrough.
package struct LineStyle: Hashable, Sendable {
    /// The pattern of strokes along the line.
    package enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }
    /// nil uses the text's colour.
    package var color: RGBA?
    package var pattern: Pattern
    /// A line in the text's colour, unless one is given.
    package init(color: RGBA? = nil, pattern: Pattern = .solid) {
        self.color = color
        self.pattern = pattern
    }
}

/// The look of a part of a text. All lengths are in points.
package struct TextAttributes: Hashable, Sendable {
    /// The requested font; which file is drawn is decided character by character.
    package var font: FontSpec
    /// Additional points after each character; ignored if there is tracking.
    package var kerning: Double?
    /// Additional points after each character; disables ligatures.
    package var tracking: Double
    /// The offset of the glyphs above the line's baseline, in points.
    package var baselineOffset: Double
    /// The line below the baseline; nil draws none.
    package var underline: LineStyle?
    /// The line through the letters; nil draws none.
    package var strikethrough: LineStyle?
    /// The paint of the glyphs, unless `style` gives it.
    package var foreground: Paint
    /// The index of the style that paints the text instead of `foreground`, known to who draws it.
    package var style: Int?
    /// Drawn behind the glyphs, as high as the line; nil draws none.
    package var background: RGBA?

    /// Black text in a font, without anything else unless it is given.
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
        /// In points from the attachment's top leading corner.
        package var path: Path
        package var isEvenOdd: Bool
        /// The index of the style that gives the paint.
        package var style: Int
        /// Black until the text is drawn.
        package var paint = Paint.black
        package init(path: Path, isEvenOdd: Bool, style: Int) {
            (self.path, self.isEvenOdd, self.style) = (path, isEvenOdd, style)
        }
    }
    /// What the attachment shows.
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
    /// In points.
    package var size: CGSize
    /// The extent of the attachment below the baseline, in points; a negative value raises it above the baseline.
    package var baselineOffset: Double
    package var payload: Payload
    /// An attachment of a size, `baselineOffset` points of which are below the baseline.
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
    /// The shared attributes. A comparison of two objects begins with their addresses.
    package let value: TextAttributes
    package init(_ value: TextAttributes) { self.value = value }
    package static func == (a: SharedAttributes, b: SharedAttributes) -> Bool { a === b || a.value == b.value }
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Text with equal attributes, or one attachment.
package struct TextSpan: Hashable, Sendable {
    /// The characters; U+FFFC for an attachment.
    package var string: String
    /// Shared, so that a text of many spans with one look keeps it once.
    package var appearance: SharedAttributes
    /// What stands in the place of the characters; nil for letters.
    package var attachment: TextAttachment?
    package var attributes: TextAttributes { appearance.value }

    /// Text with attributes that other spans may share.
    package init(string: String, appearance: SharedAttributes) {
        self.string = string
        self.appearance = appearance
    }

    /// Text with attributes of its own. Costs an object.
    package init(string: String, attributes: TextAttributes) {
        self.init(string: string, appearance: SharedAttributes(attributes))
    }

    /// An attachment; the attributes give its paint and its line height.
    package init(attachment: TextAttachment, attributes: TextAttributes) {
        self.init(string: "\u{FFFC}", attributes: attributes)
        self.attachment = attachment
    }
}

/// The attributes of the text as a whole.
package struct TextStyle: Hashable, Sendable {
    /// Which end of a line that does not fit is replaced by an ellipsis.
    package enum Truncation: Hashable, Sendable { case head, middle, tail }
    /// The side that lines narrower than the text keep to; mirrored in text from right to left.
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// The distance of the baselines of two lines, where the fonts do not determine it.
    package enum LineHeight: Hashable, Sendable {
        /// A multiple of the greatest size of the line's fonts.
        case multiple(Double)
        /// Points beyond the greatest size of the line's fonts.
        case increase(Double)
        /// Points.
        case exact(Double)
    }

    /// The most lines; nil is no limit. Values below 1 count as 1.
    package var lineLimit: Int?
    /// The height of each line; nil is that of its fonts.
    package var lineHeight: LineHeight?
    /// The minimum number of lines for the height, even if the text has fewer.
    package var reservesLines: Int
    /// Where the last line is cut if text follows.
    package var truncation: Truncation
    package var alignment: Alignment
    /// Additional points between two lines.
    package var lineSpacing: Double
    /// The least part of its size to which a text that does not fit is scaled; 1 does not scale it.
    package var minimumScaleFactor: Double
    /// Whether letters move together a little before a text is scaled or cut.
    package var allowsTightening: Bool
    /// The direction of a paragraph that begins with no strong character, and the side that is leading.
    package var isRightToLeft: Bool
    /// Pixels per point: measured sizes are rounded up to whole pixels.
    package var displayScale: Double
    /// The system whose widths and line heights are reproduced.
    package var profile: TextMetricsProfile
    /// Whether a word moves down rather than that one is alone in the last of two lines.
    package var avoidsSingleWords = true

    /// A left-aligned text without a limit of lines at two pixels per point, unless told otherwise.
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

extension TextStyle {
    /// The extents of a line above and below its baseline, from those of its fonts and their greatest size. What a
    /// height differs from that of the fonts is half above and half below, which is a guess.
    func extents(_ ascent: Double, _ descent: Double, size: Double) -> (ascent: Double, descent: Double) {
        let height: Double
        switch lineHeight {
        case nil: return (ascent, descent)
        case .multiple(let factor): height = size * factor
        case .increase(let points): height = size + points
        case .exact(let points): height = points
        }
        let half = (max(height, 0) - ascent - descent) / 2
        return (ascent + half, descent + half)
    }
}

/// The measurement for a proposal. Baselines are from the top.
package struct TextMeasure: Hashable, Sendable {
    /// In points, rounded up to whole pixels.
    package var size: CGSize
    /// Points from the top to the baseline of the first line.
    package var firstBaseline: Double
    /// Points from the top to the baseline of the last line, rounded up to whole pixels in a text of several.
    package var lastBaseline: Double
}

/// The metrics of a text for the distance rules between views.
package struct TextSpacing: Hashable, Sendable {
    /// The metrics of the first or the last line, in points, of the font as the designer made it.
    package struct Line: Hashable, Sendable {
        /// Above the baseline.
        package var ascent: Double
        /// Below the baseline; positive.
        package var descent: Double
        /// The height of capital letters above the baseline.
        package var capHeight: Double
        /// The additional distance between two lines.
        package var leading: Double
    }
    /// Of the first line.
    package var top: Line
    /// Of the last line.
    package var bottom: Line
    /// The first baseline of the text with unlimited space.
    package var firstBaseline: Double
    /// The last baseline of that text, in points from its top.
    package var lastBaseline: Double
    /// The height of that text minus its last baseline.
    package var belowLastBaseline: Double
}

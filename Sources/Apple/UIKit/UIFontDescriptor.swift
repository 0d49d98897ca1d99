public import Foundation
import QuadrantCore
import QuadrantText
import QuadrantViews

/// A font by its family, size, weight and slant, from which others are derived.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Traits of a font's letters: slant, weight and width.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The bits of the traits, those of Core Text.
        public let rawValue: UInt32
        /// Unknown bits are kept and have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Weight 600 or more; asking for it makes a lighter font 700.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Letters of one width; of the system font only.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Wide letters. Nothing to do: fonts have one width.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. Nothing to do: fonts have one width.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    }
    /// One of the four drawings of the system font.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        /// The name of the design; an unknown one is `default`.
        public let rawValue: String
        /// A design by its name; an unknown one is `default`.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The design of plain text, without serifs.
        public static let `default` = SystemDesign(rawValue: "default")
        /// Round ends of strokes.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "serif")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }
    let spec: FontSpec
    init(spec: FontSpec) { self.spec = spec }

    /// The size of the em square, in points.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// As `UIFont.fontName`.
    public var postscriptName: String { UIFont(spec: spec).fontName }
    /// Bold from weight 600 on, and italic; widths are not told.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = spec.weight >= 600 ? .traitBold : []
        if spec.isItalic { traits.insert(.traitItalic) }
        return traits
    }
    /// The system font in another design; nil for a font that was asked for by name.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = spec.family else { return nil }
        var other = spec
        switch design {
        case .rounded: other.family = .system(.rounded)
        case .serif: other.family = .system(.serif)
        case .monospaced: other.family = .system(.monospaced)
        default: other.family = .system(.standard)
        }
        return UIFontDescriptor(spec: other)
    }
    /// The font with these traits: italic or upright, at least 700 where it is to be bold, else its own weight. Never
    /// nil; widths have no effect.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var other = spec
        other.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) { other.weight = max(other.weight, 700) }
        if symbolicTraits.contains(.traitMonoSpace), case .system = other.family { other.family = .system(.monospaced) }
        return UIFontDescriptor(spec: other)
    }
    /// The same font, `newPointSize` points large.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var other = spec
        other.size = Double(newPointSize)
        return UIFontDescriptor(spec: other)
    }
    /// The font of a text style at the default text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
}

extension UIFont {
    /// The family, size, weight and slant of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec) }
    /// The font that is described; a size of 0 keeps that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(spec: pointSize > 0 ? descriptor.withSize(pointSize).spec : descriptor.spec)
    }
    /// The font of a style at the default text size; the traits have no effect.
    public class func preferredFont(forTextStyle style: TextStyle,
                                    compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        preferredFont(forTextStyle: style)
    }
}

/// Scales fonts and lengths with the text size, which is the default one here: nothing is changed.
public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// The text style has no effect: every style keeps its size.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// Returns `font` unchanged.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns `font` unchanged, or of `maximumPointSize` points where it is larger.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    /// Returns `value` unchanged.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

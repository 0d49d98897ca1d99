public import Foundation
import QuadrantCore
import QuadrantText
import QuadrantViews

/// A font by what it is like.
public final class UIFontDescriptor: NSObject, Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    }
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }
    let spec: FontSpec
    init(spec: FontSpec) { self.spec = spec }

    public var pointSize: CGFloat { CGFloat(spec.size) }
    public var postscriptName: String { UIFont(spec: spec).fontName }
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = spec.weight >= 600 ? .traitBold : []
        if spec.isItalic { traits.insert(.traitItalic) }
        return traits
    }
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
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var other = spec
        other.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) { other.weight = max(other.weight, 700) }
        if symbolicTraits.contains(.traitMonoSpace), case .system = other.family { other.family = .system(.monospaced) }
        return UIFontDescriptor(spec: other)
    }
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var other = spec
        other.size = Double(newPointSize)
        return UIFontDescriptor(spec: other)
    }
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec: spec) }
    /// The font that is described; a size of 0 keeps that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(spec: pointSize > 0 ? descriptor.withSize(pointSize).spec : descriptor.spec)
    }
    public class func preferredFont(forTextStyle style: TextStyle,
                                    compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        preferredFont(forTextStyle: style)
    }
}

/// Sizes that grow with the text size, which is the default one here.
public final class UIFontMetrics: NSObject, Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

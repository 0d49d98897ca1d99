public import Foundation
public import QuadrantViews
import QuadrantCore
package import QuadrantText

/// A font of a fixed size, with its metrics. All lengths in points.
public final class UIFont: Hashable, Sendable {
    package let spec: FontSpec

    package init(spec: FontSpec) { self.spec = spec }

    /// A weight between ultra-light and black.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        var number: Int {
            let known: [(CGFloat, Int)] = [
                (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
                (0.56, 800), (0.62, 900)
            ]
            return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }!.1
        }
    }

    /// A style of the type table.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        var font: Font {
            switch rawValue {
            case "largeTitle": .largeTitle
            case "title1": .title
            case "title2": .title2
            case "title3": .title3
            case "headline": .headline
            case "subheadline": .subheadline
            case "callout": .callout
            case "footnote": .footnote
            case "caption1": .caption
            case "caption2": .caption2
            default: .body
            }
        }
    }

    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }

    private static func system(_ size: CGFloat, _ weight: Weight = .regular, design: FontSpec.Design = .standard,
                               italic: Bool = false, monospacedDigits: Bool = false) -> UIFont {
        UIFont(spec: FontSpec(family: .system(design), size: Double(size), weight: weight.number, isItalic: italic,
                              monospacedDigits: monospacedDigits))
    }
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, italic: true) }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, design: .monospaced)
    }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, monospacedDigits: true)
    }
    /// The font of a style at the default text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(spec: style.font.resolve(.large))
    }

    /// A font by family or PostScript name; nil where it is not installed.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard Fonts.isInstalled(fontName) else { return nil }
        spec = FontSpec(family: .named(fontName), size: Double(fontSize))
    }

    private var metrics: FontMetrics { Fonts.metrics(spec) }

    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// Above the baseline.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// Below the baseline, negative.
    public var descender: CGFloat { -CGFloat(metrics.descender) }
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    public var leading: CGFloat { CGFloat(metrics.leading) }

    public var fontName: String {
        switch spec.family {
        case .named(let name): name
        case .system: ".SFUI-" + (spec.weight >= 600 ? "Semibold" : "Regular")
        }
    }
    public var familyName: String {
        switch spec.family {
        case .named(let name): name
        case .system: ".AppleSystemUIFont"
        }
    }
    @discardableResult
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = spec
        other.size = Double(fontSize)
        return UIFont(spec: other)
    }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.spec == b.spec }
    public func hash(into hasher: inout Hasher) { hasher.combine(spec) }
}

/// A font of Core Text, which on a phone is what UIKit calls a font.
public typealias CTFont = UIFont

extension Font {
    /// The same font for text in views. Does not grow with the text size chosen.
    public init(_ font: CTFont) { self.init(spec: font.spec) }
}

public import Foundation
public import QuadrantViews
import QuadrantCore
package import QuadrantText

/// A font of a fixed size, with its metrics. All lengths in points.
public final class UIFont: NSObject, NSCopying, Sendable {
    /// What Core Foundation reads at the start of an object when it compares attributes of texts. With type 1 it asks
    /// `isEqual`; 0, which another property may be, stops the program. It stands before all other stored properties.
    private let coreFoundationType: UInt = 1 << 8

    package let spec: FontSpec

    package init(spec: FontSpec) { self.spec = spec }

    /// A weight between ultra-light and black.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// From -1, the thinnest, over 0, regular, to 1; a font has the nearest of the nine named weights.
        public let rawValue: CGFloat
        /// A weight from -1 to 1, 0 being regular.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight from -1 to 1, 0 being regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// 100 on the scale of CSS and OpenType.
        public static let ultraLight = Weight(-0.8)
        /// 200 on the scale of CSS and OpenType.
        public static let thin = Weight(-0.6)
        /// 300 on the scale of CSS and OpenType.
        public static let light = Weight(-0.4)
        /// 400 on the scale of CSS and OpenType.
        public static let regular = Weight(0)
        /// 500 on the scale of CSS and OpenType.
        public static let medium = Weight(0.23)
        /// 600 on the scale of CSS and OpenType.
        public static let semibold = Weight(0.3)
        /// 700 on the scale of CSS and OpenType.
        public static let bold = Weight(0.4)
        /// 800 on the scale of CSS and OpenType.
        public static let heavy = Weight(0.56)
        /// 900 on the scale of CSS and OpenType.
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
        /// The name of the style; an unknown one is drawn as `body`.
        public let rawValue: String
        /// A style by its name; an unknown one is drawn as `body`.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The style of `Font.largeTitle`.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// A style for larger screens; here that of `Font.largeTitle`.
        public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
        /// A second style for larger screens; here that of `Font.largeTitle`.
        public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
        /// The style of `Font.title`.
        public static let title1 = TextStyle(rawValue: "title1")
        /// The style of `Font.title2`.
        public static let title2 = TextStyle(rawValue: "title2")
        /// The style of `Font.title3`.
        public static let title3 = TextStyle(rawValue: "title3")
        /// The style of `Font.headline`: the size of body text, semibold.
        public static let headline = TextStyle(rawValue: "headline")
        /// The style of `Font.subheadline`.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// The style of `Font.body`: 17 points at the default text size.
        public static let body = TextStyle(rawValue: "body")
        /// The style of `Font.callout`.
        public static let callout = TextStyle(rawValue: "callout")
        /// The style of `Font.footnote`.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// The style of `Font.caption`.
        public static let caption1 = TextStyle(rawValue: "caption1")
        /// The style of `Font.caption2`.
        public static let caption2 = TextStyle(rawValue: "caption2")

        var font: Font { .system(style) }
        var style: Font.TextStyle {
            switch rawValue {
            case "largeTitle", "extraLargeTitle", "extraLargeTitle2": .largeTitle
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

    /// 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// 17 points, the size of labels.
    public static var labelFontSize: CGFloat { 17 }
    /// 18 points.
    public static var buttonFontSize: CGFloat { 18 }

    /// The width of letters.
    public struct Width: Hashable, RawRepresentable, Sendable {
        /// From -1, narrow, over 0 to 1, wide.
        public let rawValue: CGFloat
        /// A width from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A width from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Very narrow letters.
        public static let compressed = Width(-0.5)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }
    /// The system font in a weight and a width: letters are stretched.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        let font = system(fontSize, weight)
        let wanted: Font.Width = switch width.rawValue {
        case ..<(-0.35): .compressed
        case ..<(-0.1): .condensed
        case 0.1...: .expanded
        default: .standard
        }
        return wanted == .standard ? font : UIFont(spec: Font(font).width(wanted).resolve(.large))
    }
    /// The families of the phone's system that are installed here, and those of the program.
    public class var familyNames: [String] {
        ["American Typewriter", "Arial", "Avenir", "Avenir Next", "Baskerville", "Courier", "Courier New", "Didot",
         "Futura", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue", "Inter", "Menlo", "Noto Sans", "Optima",
         "Palatino", "Rockwell", "Times New Roman", "Trebuchet MS", "Verdana"].filter { Fonts.isInstalled($0) }
    }
    /// The faces of a family that are installed, by their PostScript names.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        guard Fonts.isInstalled(familyName) else { return [] }
        let base = familyName.filter { $0 != " " }
        let faces = ["", "-Regular", "-Bold", "-Italic", "-BoldItalic", "-Medium", "-Light"]
        let found = faces.map { base + $0 }.filter { Fonts.isInstalled($0) }
        return found.isEmpty ? [familyName] : found
    }

    private static func system(_ size: CGFloat, _ weight: Weight = .regular, design: FontSpec.Design = .standard,
                               italic: Bool = false, monospacedDigits: Bool = false) -> UIFont {
        UIFont(spec: FontSpec(family: .system(design), size: Double(size), weight: weight.number, isItalic: italic,
                              monospacedDigits: monospacedDigits))
    }
    /// The regular system font, `fontSize` points large whatever text size is chosen.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }
    /// The system font in one of nine weights, `fontSize` points large.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { system(fontSize, weight) }
    /// The system font at weight 700, `fontSize` points large.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }
    /// The slanted system font, `fontSize` points large.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, italic: true) }
    /// The system font whose letters all have one width, `fontSize` points large.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, design: .monospaced)
    }
    /// The system font with digits of one width; letters keep theirs.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, monospacedDigits: true)
    }
    /// The font of a style at the text size that the user has set.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// A font by family or PostScript name; nil where it is not installed.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard Fonts.isInstalled(fontName) else { return nil }
        spec = FontSpec(family: .named(fontName), size: Double(fontSize))
    }

    /// The system font, 12 points large. UIKit does not say what it makes: a guess.
    public override convenience init() { self.init(spec: UIFont.systemFont(ofSize: 12).spec) }

    private var metrics: FontMetrics { Fonts.metrics(spec) }

    /// The size of the em square, in points.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// Above the baseline.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// Below the baseline, negative.
    public var descender: CGFloat { -CGFloat(metrics.descender) }
    /// The height of flat capitals over the baseline.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of a small x over the baseline.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// The ascender and the descender together, without `leading`.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// Extra distance between two lines, beyond `lineHeight`.
    public var leading: CGFloat { CGFloat(metrics.leading) }

    /// The name it was asked for by, else ".SFUI-Regular", from weight 600 on ".SFUI-Semibold".
    public var fontName: String {
        switch spec.family {
        case .named(let name): name
        case .system: ".SFUI-" + (spec.weight >= 600 ? "Semibold" : "Regular")
        }
    }
    /// The name it was asked for by, else ".AppleSystemUIFont".
    public var familyName: String {
        switch spec.family {
        case .named(let name): name
        case .system: ".AppleSystemUIFont"
        }
    }
    /// The same font, `fontSize` points large.
    @discardableResult
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var other = spec
        other.size = Double(fontSize)
        return UIFont(spec: other)
    }

    /// Whether family, size, weight and features are the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.spec == spec }
    public override var hash: Int { spec.hashValue }
    /// The same object.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A font of Core Text, which on a phone is what UIKit calls a font.
public typealias CTFont = UIFont

extension Font.Resolved {
    /// The font of Core Text.
    public var ctFont: CTFont { UIFont(spec: spec) }
}

extension Font {
    /// The same font for text in views. Does not grow with the text size chosen.
    public init(_ font: CTFont) { self.init(spec: font.spec) }
}

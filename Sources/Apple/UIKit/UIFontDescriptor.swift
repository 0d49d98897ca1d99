public import Foundation
import QuadrantCore
public import QuadrantGeometry
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
        /// A font of the system. Nothing to do: fonts are as they are drawn.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Less space between lines. Nothing to do: lines have their height.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// More space between lines. Nothing to do: lines have their height.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// Letters with serifs. Nothing to do: a design says that.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Letters without serifs. Nothing to do: a design says that.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
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
    /// A value of a description.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        /// The name of the value.
        public let rawValue: String
        /// A value by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face, a `String` such as "Bold".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Values by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Features of the font. Not used but for digits of one width.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// Fonts for letters that it has not. Not used.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A transform. Not used.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    }
    /// A trait of a description.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        /// The name of the trait.
        public let rawValue: String
        /// A trait by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bits of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1. Not used.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, from -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
    /// A part of a feature.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        /// The name of the part.
        public let rawValue: String
        /// A part by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The number of the feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the choice.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The old name of `type`.
        public static let featureIdentifier = type
        /// The old name of `selector`.
        public static let typeIdentifier = selector
    }
    let spec: FontSpec
    /// A description by its values: name or family, size, traits and style.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        let plain = FontSpec(family: name.map { .named($0) } ?? .system(.standard), size: 12)
        self.init(spec: Self.changed(plain, attributes))
    }
    /// A description by a name and points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(spec: FontSpec(family: .named(fontName), size: Double(size)))
    }
    /// The description with further values.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(spec: Self.changed(spec, attributes))
    }
    private static func changed(_ spec: FontSpec, _ attributes: [AttributeName: Any]) -> FontSpec {
        var other = spec
        func number(_ value: Any?) -> Double? {
            (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
        }
        if let name = attributes[.family] as? String ?? attributes[.name] as? String { other.family = .named(name) }
        if let style = attributes[.textStyle] as? UIFont.TextStyle { other = style.font.resolve(.large) }
        if let size = number(attributes[.size]), size > 0 { other.size = size }
        if let face = (attributes[.face] as? String)?.lowercased() {
            other.weight =
                face.contains("bold") ? 700 : face.contains("medium") ? 500 : face.contains("light") ? 300 : 400
            other.isItalic = face.contains("italic") || face.contains("oblique")
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight
                ?? number(traits[.weight]).map({ UIFont.Weight(CGFloat($0)) })
            {
                other.weight = weight.number
            }
            if let slant = number(traits[.slant]) { other.isItalic = slant != 0 }
            if let bits = traits[.symbolic] as? UInt32 {
                other = UIFontDescriptor(spec: other).withSymbolicTraits(SymbolicTraits(rawValue: bits))?.spec ?? other
            }
        }
        // 6 is spacing of digits, whose choice 0 is one width.
        for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
        where feature[.type] == 6 && feature[.selector] == 0 { other.monospacedDigits = true }
        return other
    }
    /// The name and the size.
    public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }
    /// A value of the description: name, family, size, and the weight among the traits.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .name: postscriptName
        case .family: UIFont(spec: spec).familyName
        case .size: pointSize
        case .face: (spec.weight >= 600 ? "Bold" : "Regular") + (spec.isItalic ? " Italic" : "")
        case .traits: [TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
        default: nil
        }
    }
    /// A font of another family of the same size.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    /// Another face of the family, such as "Bold".
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
    /// The same description.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
    /// The description itself where its font is installed.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        if case .named(let name) = spec.family, !Fonts.isInstalled(name) { return [] }
        return [self]
    }
    /// The font of a text style at the text size of traits; nil is that which the user has set.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle,
                                              compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }
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
    /// The font of a text style at the text size that the user has set.
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
    /// The font of a style at the text size of traits; nil is that which the user has set.
    public class func preferredFont(forTextStyle style: TextStyle,
                                    compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        UIFont(spec: style.font.resolve(DynamicTypeSize(traitCollection)))
    }
}

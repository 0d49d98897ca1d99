import SwiftUI

// How texts look: sizes are in points, or in parts of the size around (`em`) or of the size of the whole (`rem`).

/// A length in parts of a font's size.
public struct RelativeSize: Hashable, Sendable {
    enum Unit { case em, rem }
    var value: CGFloat
    var unit: Unit
    public static let zero = RelativeSize(value: 0, unit: .rem)
    public static func em(_ value: CGFloat) -> RelativeSize { RelativeSize(value: value, unit: .em) }
    public static func rem(_ value: CGFloat) -> RelativeSize { RelativeSize(value: value, unit: .rem) }
    func points(_ font: FontProperties) -> CGFloat {
        (value * (unit == .em ? font.scaledSize : font.size)).rounded()
    }
}

/// What a font is made of.
public struct FontProperties: Hashable, Sendable {
    public enum Family: Hashable, Sendable { case system(Font.Design = .default), custom(String) }
    public enum FamilyVariant: Hashable, Sendable { case normal, monospaced }
    public enum CapsVariant: Hashable, Sendable { case normal, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps }
    public enum DigitVariant: Hashable, Sendable { case normal, monospaced }
    public enum Style: Hashable, Sendable { case normal, italic }
    public static var defaultSize: CGFloat { 17 }
    public static var defaultWeight: Font.Weight { .regular }

    public var family = Family.system()
    public var familyVariant = FamilyVariant.normal
    public var capsVariant = CapsVariant.normal
    public var digitVariant = DigitVariant.normal
    public var style = Style.normal
    public var weight = Font.Weight.regular
    public var width = Font.Width.standard
    public var size: CGFloat = 17
    public var scale: CGFloat = 1
    public var scaledSize: CGFloat { (size * scale).rounded() }

    public init() {}
    var font: Font {
        var font: Font
        switch family {
        case .system(let design):
            font = .system(size: scaledSize, design: familyVariant == .monospaced ? .monospaced : design)
        case .custom(let name): font = .custom(name, size: scaledSize)
        }
        switch capsVariant {
        case .normal: break
        case .smallCaps: font = font.smallCaps()
        case .lowercaseSmallCaps: font = font.lowercaseSmallCaps()
        case .uppercaseSmallCaps: font = font.uppercaseSmallCaps()
        }
        if digitVariant == .monospaced { font = font.monospacedDigit() }
        if weight != .regular { font = font.weight(weight) }
        if width != .standard { font = font.width(width) }
        return style == .italic ? font.italic() : font
    }
}

/// What texts look like so far.
public struct TextAttributes {
    var font = FontProperties()
    var container = AttributeContainer()
    var foreground: Color?
    var background: Color?

    /// The attributes of a text.
    var resolved: AttributeContainer {
        var result = container
        result.font = font.font
        if let foreground { result.foregroundColor = foreground }
        if let background { result.backgroundColor = background }
        return result
    }
}

/// A part of a text's look.
public protocol TextStyle: Sendable {
    func _collectAttributes(in attributes: inout TextAttributes)
}
extension TextStyle {
    func adding(_ style: any TextStyle) -> any TextStyle { Styles(styles: [self, style]) }
    var attributes: TextAttributes {
        var attributes = TextAttributes()
        _collectAttributes(in: &attributes)
        return attributes
    }
}
struct Styles: TextStyle {
    var styles: [any TextStyle]
    func _collectAttributes(in attributes: inout TextAttributes) {
        for style in styles { style._collectAttributes(in: &attributes) }
    }
}
@resultBuilder
public enum TextStyleBuilder {
    public static func buildBlock(_ styles: any TextStyle...) -> some TextStyle { Styles(styles: styles) }
    public static func buildOptional(_ style: (any TextStyle)?) -> some TextStyle {
        Styles(styles: style.map { [$0] } ?? [])
    }
    public static func buildEither(first style: any TextStyle) -> some TextStyle { Styles(styles: [style]) }
    public static func buildEither(second style: any TextStyle) -> some TextStyle { Styles(styles: [style]) }
    public static func buildLimitedAvailability(_ style: any TextStyle) -> some TextStyle { Styles(styles: [style]) }
}

public struct EmptyTextStyle: TextStyle {
    public init() {}
    public func _collectAttributes(in attributes: inout TextAttributes) {}
}
public struct ForegroundColor: TextStyle {
    private let color: Color?
    public init(_ foregroundColor: Color?) { color = foregroundColor }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.foreground = color }
}
public struct BackgroundColor: TextStyle {
    private let color: Color?
    public init(_ backgroundColor: Color?) { color = backgroundColor }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.background = color }
}
public struct FontFamily: TextStyle {
    private let family: FontProperties.Family
    public init(_ family: FontProperties.Family) { self.family = family }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.font.family = family }
}
public struct FontFamilyVariant: TextStyle {
    private let variant: FontProperties.FamilyVariant
    public init(_ familyVariant: FontProperties.FamilyVariant) { variant = familyVariant }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.font.familyVariant = variant }
}
public struct FontCapsVariant: TextStyle {
    private let variant: FontProperties.CapsVariant
    public init(_ capsVariant: FontProperties.CapsVariant) { variant = capsVariant }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.font.capsVariant = variant }
}
public struct FontDigitVariant: TextStyle {
    private let variant: FontProperties.DigitVariant
    public init(_ digitVariant: FontProperties.DigitVariant) { variant = digitVariant }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.font.digitVariant = variant }
}
public struct FontStyle: TextStyle {
    private let style: FontProperties.Style
    public init(_ style: FontProperties.Style) { self.style = style }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.font.style = style }
}
public struct FontWeight: TextStyle {
    private let weight: Font.Weight
    public init(_ weight: Font.Weight) { self.weight = weight }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.font.weight = weight }
}
public struct FontWidth: TextStyle {
    private let width: Font.Width
    public init(_ width: Font.Width) { self.width = width }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.font.width = width }
}
/// A size in points, or in parts of the size around.
public struct FontSize: TextStyle {
    private let size: CGFloat?, part: RelativeSize?
    public init(_ size: CGFloat) { (self.size, part) = (size, nil) }
    public init(_ relativeSize: RelativeSize) { (size, part) = (nil, relativeSize) }
    public func _collectAttributes(in attributes: inout TextAttributes) {
        if let size { (attributes.font.size, attributes.font.scale) = (size, 1) }
        if let part { attributes.font.scale = part.unit == .em ? attributes.font.scale * part.value : part.value }
    }
}
public struct TextKerning: TextStyle {
    private let kern: CGFloat?
    public init(_ kern: CGFloat?) { self.kern = kern }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.container.kern = kern }
}
public struct TextTracking: TextStyle {
    private let tracking: CGFloat?
    public init(_ tracking: CGFloat?) { self.tracking = tracking }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.container.tracking = tracking }
}
public struct StrikethroughStyle: TextStyle {
    private let style: Text.LineStyle?
    public init(_ lineStyle: Text.LineStyle?) { style = lineStyle }
    public func _collectAttributes(in attributes: inout TextAttributes) {
        attributes.container.strikethroughStyle = style
    }
}
public struct UnderlineStyle: TextStyle {
    private let style: Text.LineStyle?
    public init(_ lineStyle: Text.LineStyle?) { style = lineStyle }
    public func _collectAttributes(in attributes: inout TextAttributes) { attributes.container.underlineStyle = style }
}

extension Color {
    /// A colour of four bytes: red, green, blue and opacity.
    public init(rgba: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        self.init(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }
    /// A colour for light and one for dark surroundings.
    public init(light: @escaping @autoclosure () -> Color, dark: @escaping @autoclosure () -> Color) {
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark()) : UIColor(light()) })
    }
}

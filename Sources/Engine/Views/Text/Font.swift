public import Foundation
public import QuadrantCore
package import QuadrantText

/// A font description that is resolved in the environment (Dynamic Type, bold text) of the text.
public struct Font: Hashable, Sendable {
    package indirect enum Source: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: Double, weight: Weight?, design: Design?)
        case custom(String, size: Double, relativeTo: TextStyle?)
        case spec(FontSpec)
    }
    package enum Change: Hashable, Sendable {
        case bold, italic, monospaced, monospacedDigit, smallCaps(FontSpec.SmallCaps)
        case weight(Weight), leading(Leading), design(Design)
        case scale(Text.Scale), width(Width), scaled(Double), size(Double)
    }
    package var source: Source
    package var changes: [Change] = []

    package init(_ source: Source) { self.source = source }
    package init(spec: FontSpec) { source = .spec(spec) }

    /// Named text sizes, which scale with Dynamic Type; the table of sizes is in Docs/Layout/Text.md. The two extra
    /// large titles have the sizes of `largeTitle`.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// From 34 points down to 11 at the size `large`; Docs/Layout/Text.md has all sizes.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        /// Sizes for larger screens; here equal to `largeTitle`.
        case extraLargeTitle, extraLargeTitle2
        /// The eleven styles of all systems, without the extra large titles.
        public static var allCases: [TextStyle] {
            [
                .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
                .caption2
            ]
        }
    }

    /// The design of the system font; a font chosen by name ignores it.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// The line pitch: 2 points less (tight) or more (loose) than standard. Fonts of a fixed size ignore it.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The stroke weight, on the scale of OpenType: 100 to 900.
    public struct Weight: Hashable, Sendable {
        package let value: Int
        package init(value: Int) { self.value = value }
        /// 100 on the scale of OpenType.
        public static let ultraLight = Weight(value: 100)
        /// 200 on the scale of OpenType.
        public static let thin = Weight(value: 200)
        /// 300 on the scale of OpenType.
        public static let light = Weight(value: 300)
        /// 400 on the scale of OpenType.
        public static let regular = Weight(value: 400)
        /// 500 on the scale of OpenType.
        public static let medium = Weight(value: 500)
        /// 600 on the scale of OpenType.
        public static let semibold = Weight(value: 600)
        /// 700 on the scale of OpenType.
        public static let bold = Weight(value: 700)
        /// 800 on the scale of OpenType.
        public static let heavy = Weight(value: 800)
        /// 900 on the scale of OpenType.
        public static let black = Weight(value: 900)
    }

    /// 34 points at the size `large` (Docs/Layout/Text.md).
    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    /// The font of text without another one: `body`.
    public static var `default`: Font { .body }
    /// The largest title of larger screens; here as large as `largeTitle`.
    public static let extraLargeTitle = Font(.style(.extraLargeTitle, design: nil, weight: nil))
    /// The second largest title of larger screens; here as large as `largeTitle`.
    public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, design: nil, weight: nil))
    /// 28 points at the size `large`.
    public static let title = Font(.style(.title, design: nil, weight: nil))
    /// 22 points at the size `large`.
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    /// 20 points at the size `large`.
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    /// 17 points, semibold, at the size `large`.
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    /// 15 points at the size `large`.
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    /// 17 points at the size `large`; the default font of text.
    public static let body = Font(.style(.body, design: nil, weight: nil))
    /// 16 points at the size `large`.
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    /// 13 points at the size `large`.
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    /// 12 points at the size `large`.
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    /// 11 points at the size `large`.
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

    /// The system font in a text style, which scales with Dynamic Type; nil is the standard design and the weight of
    /// the style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }
    /// The system font at `size` points, whatever the text size; nil is the regular weight and the standard design.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: Double(size), weight: weight, design: design))
    }
    /// The system font at `size` points with weight and design; called with arguments that are not optional.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: Double(size), weight: weight, design: design))
    }
    /// A font by family or PostScript name, or the system font if it is not installed. Scales with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: Double(size), relativeTo: .body))
    }
    /// A font by family or PostScript name, `size` points at the size `large`, that scales with `textStyle`.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: Double(size), relativeTo: textStyle))
    }
    /// A font by family or PostScript name at `fixedSize` points, whatever the text size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: Double(fixedSize), relativeTo: nil))
    }

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }
    /// The italic variant.
    public func italic() -> Font { changed(.italic) }
    /// Draws all letters as small capitals, if the font has them.
    public func smallCaps() -> Font { changed(.smallCaps([.lowercase, .uppercase])) }
    /// Draws lowercase letters as small capitals; capitals are unchanged.
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps(.lowercase)) }
    /// Draws capitals as small capitals; lowercase letters are unchanged.
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps(.uppercase)) }
    /// Tabular digits of equal width; other characters are unchanged.
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    /// The monospaced design of the system font; a font chosen by name is unchanged.
    public func monospaced() -> Font { changed(.monospaced) }
    /// Replaces the weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    /// Bold: 700 or more, but 600 for a text style below `title2`, and 800 for a headline that is already bold.
    public func bold() -> Font { changed(.bold) }
    /// Changes the line pitch of a text style by 2 points; a font of a fixed size is unchanged.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

    /// A font of `factor` times the size. That the line pitch of a text style grows with it is a guess.
    public func scaled(by factor: CGFloat) -> Font { changed(.scaled(Double(factor))) }

    /// The font as a value of the text engine.
    package func resolve(_ category: DynamicTypeSize, _ table: TypeTable = .iOS, _ outer: [Change] = []) -> FontSpec {
        var spec: FontSpec
        switch source {
        case .spec(let given): spec = given
        case .style(let style, let design, let weight):
            spec = FontSpec(
                family: .system(FontSpec.Design(design)), size: table.size(style, category),
                weight: weight?.value ?? table.weight(style),
                linePitch: table.pitch(style, category))
        case .system(let size, let weight, let design):
            spec = FontSpec(family: .system(FontSpec.Design(design)), size: size, weight: weight?.value ?? 400)
        case .custom(let name, let size, let style):
            spec = FontSpec(family: .named(name),
                            size: style.map { TypeTable.iOS.fontSize(size, $0, category) } ?? size)
        }
        var scale = Text.Scale.default
        for change in changes + outer {
            if case .scale(let asked) = change { scale = asked } else { apply(change, to: &spec) }
        }
        return scale == .secondary ? spec.secondary : spec
    }

    private func apply(_ change: Change, to spec: inout FontSpec) {
        switch change {
        case .italic: spec.isItalic = true
        case .smallCaps(let letters): spec.smallCaps.formUnion(letters)
        case .monospacedDigit: spec.monospacedDigits = true
        case .monospaced: if case .system = spec.family { spec.family = .system(.monospaced) }
        case .weight(let weight): spec.weight = weight.value
        case .width(let width): spec.stretch = width.stretch
        case .scale: break
        case .size(let size):
            spec.linePitch *= spec.size > 0 ? size / spec.size : 1
            spec.size = size
        case .scaled(let factor):
            spec.size *= factor
            spec.linePitch *= factor
        case .bold:
            // Bold is semibold for text styles below the titles.
            if case .style(let style, _, _) = source {
                // A headline of macOS is already bold (recorded: "Bold" is 28.5, 29.5, 30.5 wide at 600, 700, 800).
                let isBold = style == .headline && spec.weight >= 700
                spec.weight = isBold ? 800 : [.largeTitle, .title, .title2].contains(style) ? 700 : 600
            } else {
                spec.weight = max(700, spec.weight)
            }
        case .leading(let leading):
            guard spec.linePitch > 0 else { return }
            if leading == .tight { spec.linePitch -= 2 } else if leading == .loose { spec.linePitch += 2 }
        case .design(let design): if case .system = spec.family { spec.family = .system(FontSpec.Design(design)) }
        }
    }
}

extension FontSpec.Design {
    init(_ design: Font.Design?) {
        switch design {
        case .serif?: self = .serif
        case .rounded?: self = .rounded
        case .monospaced?: self = .monospaced
        case .default?, nil: self = .standard
        }
    }
}

private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontChangesKey: EnvironmentKey { static let defaultValue: [Font.Change] = [] }

extension EnvironmentValues {
    /// The font of text without its own; nil (the default) is the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    package var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }
    /// The resolved font of the environment.
    package var resolvedFont: FontSpec {
        (font ?? .body).resolve(dynamicTypeSize, design.text.type, fontChanges)
    }
}

extension View {
    /// Sets the font of text in this view; nil restores the body style.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated func fontChange(
        _ change: Font.Change, isActive: Bool = true, replaces: @escaping (Font.Change) -> Bool
    ) -> some View {
        transformEnvironment(\.fontChanges) { changes in
            changes.removeAll(where: replaces)
            if isActive { changes.append(change) }
        }
    }
    /// Sets the weight of text in this view; nil removes weights and bold of outer views.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange(.weight(weight ?? .regular), isActive: weight != nil) {
            if case .weight = $0 { true } else { $0 == .bold }
        }
    }
    /// Makes text in this view bold; false removes that of outer views.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        fontChange(.bold, isActive: isActive) { $0 == .bold }
    }
    /// Makes text in this view italic; false removes that of outer views.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        fontChange(.italic, isActive: isActive) { $0 == .italic }
    }
    /// Sets text in this view in the monospaced design; false removes that of outer views.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontChange(.monospaced, isActive: isActive) { $0 == .monospaced }
    }
    /// Tabular digits of equal width in this view.
    nonisolated public func monospacedDigit() -> some View { fontChange(.monospacedDigit) { $0 == .monospacedDigit } }
    /// Sets the design of the system font in this view; nil removes the changes of outer views.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        fontChange(.design(design ?? .default), isActive: design != nil) {
            if case .design = $0 { true } else { false }
        }
    }
}

public import Foundation
public import QuadrantCore
package import QuadrantText

/// A font description: resolved against the environment (Dynamic Type, bold text) where text is shown.
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
        case scale(Text.Scale), width(Width)
    }
    package var source: Source
    package var changes: [Change] = []

    package init(_ source: Source) { self.source = source }
    package init(spec: FontSpec) { source = .spec(spec) }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        case extraLargeTitle, extraLargeTitle2
        public static var allCases: [TextStyle] {
            [
                .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
                .caption2
            ]
        }
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public struct Weight: Hashable, Sendable {
        package let value: Int
        package init(value: Int) { self.value = value }
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    public static let title = Font(.style(.title, design: nil, weight: nil))
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    public static let body = Font(.style(.body, design: nil, weight: nil))
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }
    /// The system font at `size` points, whatever the text size chosen.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: Double(size), weight: weight, design: design))
    }
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: Double(size), weight: weight, design: design))
    }
    /// A font by family or PostScript name; the system font where it is not installed. Grows with the body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: Double(size), relativeTo: .body))
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: Double(size), relativeTo: textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: Double(fixedSize), relativeTo: nil))
    }

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }
    public func italic() -> Font { changed(.italic) }
    /// Draws all letters as small capitals.
    public func smallCaps() -> Font { changed(.smallCaps([.lowercase, .uppercase])) }
    /// Draws lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps(.lowercase)) }
    /// Draws capitals as small ones.
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps(.uppercase)) }
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    public func monospaced() -> Font { changed(.monospaced) }
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func bold() -> Font { changed(.bold) }
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

    /// The font as the text engine takes it.
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
            var scaled = size
            if let style {
                let ratio = TypeTable.iOS.size(style, category) / TypeTable.iOS.size(style, .large)
                scaled = ratio == 1 ? size : (size * ratio).rounded()
            }
            spec = FontSpec(family: .named(name), size: scaled)
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
        case .bold:
            // Bold text styles are semibold below the titles.
            if case .style(let style, _, _) = source {
                // A headline of macOS is bold already (recorded: "Bold" is 28.5, 29.5, 30.5 wide at 600, 700, 800).
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
    /// The font of text that has none of its own; nil is the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    package var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }
    /// The font in force, resolved.
    package var resolvedFont: FontSpec {
        (font ?? .body).resolve(dynamicTypeSize, design.text.type, fontChanges)
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated func fontChange(
        _ change: Font.Change, isActive: Bool = true, replaces: @escaping (Font.Change) -> Bool
    ) -> some View {
        transformEnvironment(\.fontChanges) { changes in
            changes.removeAll(where: replaces)
            if isActive { changes.append(change) }
        }
    }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange(.weight(weight ?? .regular), isActive: weight != nil) {
            if case .weight = $0 { true } else { $0 == .bold }
        }
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        fontChange(.bold, isActive: isActive) { $0 == .bold }
    }
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        fontChange(.italic, isActive: isActive) { $0 == .italic }
    }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        fontChange(.monospaced, isActive: isActive) { $0 == .monospaced }
    }
    nonisolated public func monospacedDigit() -> some View { fontChange(.monospacedDigit) { $0 == .monospacedDigit } }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        fontChange(.design(design ?? .default), isActive: design != nil) {
            if case .design = $0 { true } else { false }
        }
    }
}

public import Foundation
public import QuadrantCore
package import QuadrantText

extension Font {
    /// What a font depends on besides itself: the size of text, and changes such as bold in the environment.
    public struct Context: Hashable, CustomDebugStringConvertible, Sendable {
        let category: DynamicTypeSize
        let table: TypeTable
        let changes: [Change]

        public static func == (a: Context, b: Context) -> Bool { a.category == b.category && a.changes == b.changes }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(category)
            hasher.combine(changes)
        }
        /// The size of text, for tests and reports.
        public var debugDescription: String { "Font.Context(\(category))" }
    }

    /// A font in an environment.
    public struct Resolved: Hashable, Sendable {
        package let spec: FontSpec
        let isMarkedBold: Bool
        /// The line pitch relative to that of the text style.
        public let leading: Leading
        /// The width of glyphs.
        public let width: Width

        /// The size, in points.
        public var pointSize: CGFloat { CGFloat(spec.size) }
        /// The stroke weight.
        public var weight: Weight { Weight(value: spec.weight) }
        /// Whether the strokes are bold, by a weight of 700 or more or by `bold()`.
        public var isBold: Bool { isMarkedBold || spec.weight >= 700 }
        /// Whether letters are slanted.
        public var isItalic: Bool { spec.isItalic }
        /// Whether all glyphs have one width.
        public var isMonospaced: Bool {
            if case .system(.monospaced) = spec.family { return true }
            return false
        }
        /// Whether lowercase letters are small capitals.
        public var isLowercaseSmallCaps: Bool { spec.smallCaps.contains(.lowercase) }
        /// Whether capitals are small capitals.
        public var isUppercaseSmallCaps: Bool { spec.smallCaps.contains(.uppercase) }
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font in an environment.
    public func resolve(in context: Context) -> Resolved {
        let all = changes + context.changes
        var leading = Leading.standard, width = Width.standard
        for change in all {
            if case .leading(let value) = change { leading = value }
            if case .width(let value) = change { width = value }
        }
        return Resolved(spec: resolve(context.category, context.table, context.changes),
                        isMarkedBold: all.contains(.bold), leading: leading, width: width)
    }

    /// The same font at another size, in points; a text style no longer scales with the size of text.
    public func pointSize(_ size: CGFloat) -> Font { changed(.size(Double(size))) }
    /// The italic variant; false is upright.
    public func italic(_ isActive: Bool) -> Font { toggled(.italic, isActive) }
    /// Bold strokes; false removes them.
    public func bold(_ isActive: Bool) -> Font { toggled(.bold, isActive) }
    /// The monospaced design; false removes it.
    public func monospaced(_ isActive: Bool) -> Font { toggled(.monospaced, isActive) }
    /// Tabular digits of equal width; false removes them.
    public func monospacedDigit(_ isActive: Bool) -> Font { toggled(.monospacedDigit, isActive) }
    /// Draws all letters as small capitals; false removes them.
    public func smallCaps(_ isActive: Bool) -> Font { toggled(.smallCaps([.lowercase, .uppercase]), isActive) }
    /// Draws lowercase letters as small capitals; false removes them.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { toggled(.smallCaps(.lowercase), isActive) }
    /// Draws capitals as small capitals; false removes them.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { toggled(.smallCaps(.uppercase), isActive) }

    private func toggled(_ change: Change, _ isActive: Bool) -> Font {
        if isActive { return changed(change) }
        var font = self
        font.changes.removeAll { $0 == change }
        return font
    }

    /// The system font in a text style with a design.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design: design, weight: nil))
    }
}

extension EnvironmentValues {
    /// What fonts depend on in this environment.
    public var fontResolutionContext: Font.Context {
        Font.Context(category: dynamicTypeSize, table: design.text.type, changes: fontChanges)
    }
}

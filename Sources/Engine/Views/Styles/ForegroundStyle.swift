public import QuadrantCore
package import Foundation
package import QuadrantDisplayList

/// The foreground styles in the environment, for `.foreground` and the hierarchical styles.
package nonisolated final class ForegroundStyles: Equatable, Sendable {
    /// The styles of the primary, secondary, … level; further levels are the last one with reduced opacity.
    let levels: [AnyShapeStyle]
    /// The styles of the enclosing environment.
    let outer: ForegroundStyles?
    /// Whether the program set one of the styles, and not only a container for the text inside of it.
    let isChosen: Bool

    init(levels: [AnyShapeStyle], outer: ForegroundStyles?, isChosen: Bool = true) {
        self.levels = levels
        self.outer = outer
        self.isChosen = isChosen || outer?.isChosen == true
    }

    package static func == (a: ForegroundStyles, b: ForegroundStyles) -> Bool {
        if a === b { return true }
        return a.levels.count == b.levels.count && zip(a.levels, b.levels).allSatisfy { $0.isEqual(to: $1) }
            && a.outer == b.outer && a.isChosen == b.isChosen
    }

    /// Applies the style in force at the level of `shape`; label colours if none is set.
    static func apply(to shape: inout _ShapeStyle_Shape) {
        guard let inForce = shape.environment.foregroundStyles else {
            Color(system: .label)._apply(to: &shape)
            return
        }
        let level = shape.level
        let chosen = min(level, inForce.levels.count - 1)
        shape.level = level - chosen
        shape.apply(inForce.levels[chosen]) { $0.foregroundStyles = inForce.outer }
        shape.level = level
    }
}

private enum ForegroundStylesKey: EnvironmentKey { static let defaultValue: ForegroundStyles? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: StyleInForce? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: StyleInForce? = nil }

/// A style of the environment, with that of the enclosing environment.
nonisolated final class StyleInForce: Equatable, Sendable {
    let style: AnyShapeStyle
    let outer: StyleInForce?

    init(_ style: AnyShapeStyle, outer: StyleInForce?) { (self.style, self.outer) = (style, outer) }

    static func == (a: StyleInForce, b: StyleInForce) -> Bool {
        a === b || (a.style.isEqual(to: b.style) && a.outer == b.outer)
    }
}

extension EnvironmentValues {
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The primary foreground style; nil is the label colour. Setting it keeps the previous style as the outer one. It
    /// is the style of a container for its text and not one of the program, so buttons keep their tint.
    package var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles?.levels.first }
        set {
            foregroundStyles = newValue.map { ForegroundStyles(levels: [$0], outer: foregroundStyles, isChosen: false) }
        }
    }

    /// The tint; nil is the accent colour. To draw with it, use `TintShapeStyle`, which resolves the tint in the
    /// environment in which it was set.
    package var tint: AnyShapeStyle? {
        get { tintInForce?.style }
        set { tintInForce = newValue.map { StyleInForce($0, outer: tintInForce) } }
    }
    var tintInForce: StyleInForce? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style of `.background`; nil, the default, is the background colour of the design.
    public var backgroundStyle: AnyShapeStyle? {
        get { backgroundInForce?.style }
        set { backgroundInForce = newValue.map { StyleInForce($0, outer: backgroundInForce) } }
    }
    var backgroundInForce: StyleInForce? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The paint of text and symbols in `rect` without a style of their own.
    package func foregroundPaint(_ rect: CGRect) -> Paint { resolvedPaint(ForegroundStyle(), in: self, rect) }
    package var foregroundColor: RGBA { resolvedColor(ForegroundStyle(), in: self) }
    /// The colour of controls.
    package var tintColor: RGBA { resolvedColor(TintShapeStyle(), in: self) }
}

extension View {
    /// Sets the style of text, shapes and symbols in this view. Its further levels have 0.5, 0.25, 0.18 and 0.12 of its
    /// opacity, unless it is a label colour.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foregroundStyles([AnyShapeStyle(style)])
    }

    /// Sets the primary and secondary levels; further levels have reduced opacity of the last.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the primary, secondary and tertiary levels; further levels have reduced opacity of the last.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    nonisolated private func foregroundStyles(_ levels: [AnyShapeStyle]) -> some View {
        modifier(EnvironmentWriter {
            $0.foregroundStyles = ForegroundStyles(levels: levels, outer: $0.foregroundStyles)
        })
    }

    /// Sets the colour of text, shapes and symbols in this view; nil is the label colour, whatever outer views set.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(EnvironmentWriter { values in
            values.foregroundStyles = color.map { ForegroundStyles(levels: [AnyShapeStyle($0)], outer: nil) }
        })
    }

    /// Sets the colour of controls in this view; nil is the accent colour, whatever outer views set.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentWriter { $0.tint = tint.map { AnyShapeStyle($0) } })
    }

    /// Sets the style of controls in this view; nil is the accent colour. `.tint` in it is the outer tint; controls
    /// that need a single colour use the first one of a gradient.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(EnvironmentWriter { $0.tint = tint.map { AnyShapeStyle($0) } })
    }

    /// Sets the style of controls in this view. The compiler finds `.tertiary` and its like through it, which have no
    /// type where a style may be nil.
    @_disfavoredOverload nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        self.tint(Optional(tint))
    }

    /// The older name of `tint(_:)`.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the style of `.background` in this view. `.background` in it is the outer background style.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentWriter { $0.backgroundStyle = AnyShapeStyle(style) })
    }
}

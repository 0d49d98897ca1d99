public import QuadrantCore
package import Foundation
package import QuadrantDisplayList

/// The styles set around a view, outermost last: what `.foreground` and the hierarchical styles stand for.
package nonisolated final class ForegroundStyles: Equatable, Sendable {
    /// For the primary, secondary, … level; levels beyond are fainter versions of the last.
    let levels: [AnyShapeStyle]
    /// What held around the view that set these.
    let outer: ForegroundStyles?
    /// Whether the program chose a style somewhere around, and not only a container for the text in it.
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

    /// Applies the level of `shape` of what is in force; label colours where nothing was set.
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

/// A style set in the environment, and what was set around there.
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

    /// The primary style set around; nil leaves the label colour. Setting keeps what was in force as the outer style;
    /// buttons keep their tint, for what is set so is a container's style for text and not the program's choice.
    package var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles?.levels.first }
        set {
            foregroundStyles = newValue.map { ForegroundStyles(levels: [$0], outer: foregroundStyles, isChosen: false) }
        }
    }

    /// The tint set around; nil leaves the accent colour. To draw with it, use `TintShapeStyle`: what is set here means
    /// what it meant where it was set.
    package var tint: AnyShapeStyle? {
        get { tintInForce?.style }
        set { tintInForce = newValue.map { StyleInForce($0, outer: tintInForce) } }
    }
    var tintInForce: StyleInForce? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style that `.background` stands for; nil, the default, is the background colour of the design.
    public var backgroundStyle: AnyShapeStyle? {
        get { backgroundInForce?.style }
        set { backgroundInForce = newValue.map { StyleInForce($0, outer: backgroundInForce) } }
    }
    var backgroundInForce: StyleInForce? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The paint of text and symbols that fill `rect`, when they name no style of their own.
    package func foregroundPaint(_ rect: CGRect) -> Paint { resolvedPaint(ForegroundStyle(), in: self, rect) }
    package var foregroundColor: RGBA { resolvedColor(ForegroundStyle(), in: self) }
    /// The colour of controls.
    package var tintColor: RGBA { resolvedColor(TintShapeStyle(), in: self) }
}

extension View {
    /// Sets the style that fills text, shapes and symbols in this view. Its further levels have 0.5, 0.25, 0.18 and
    /// 0.12 of its opacity, unless it is a label colour.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foregroundStyles([AnyShapeStyle(style)])
    }

    /// Sets the primary and secondary levels of the style; fainter levels follow from the last.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets the primary, secondary and tertiary levels; fainter levels follow from the last.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
        foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    nonisolated private func foregroundStyles(_ levels: [AnyShapeStyle]) -> some View {
        modifier(EnvironmentWriter {
            $0.foregroundStyles = ForegroundStyles(levels: levels, outer: $0.foregroundStyles)
        })
    }

    /// Sets the colour of text, shapes and symbols in this view; nil is the label colour, whatever is set around.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(EnvironmentWriter { values in
            values.foregroundStyles = color.map { ForegroundStyles(levels: [AnyShapeStyle($0)], outer: nil) }
        })
    }

    /// Sets the colour of controls in this view; nil is the accent colour, whatever is set around.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentWriter { $0.tint = tint.map { AnyShapeStyle($0) } })
    }

    /// Sets the style of controls in this view. `.tint` in it stands for the tint around; controls that need one colour
    /// take the first of a gradient.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(EnvironmentWriter { $0.tint = AnyShapeStyle(tint) })
    }

    /// The older name of `tint(_:)`.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the style that `.background` stands for in this view. `.background` in it is the one around.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentWriter { $0.backgroundStyle = AnyShapeStyle(style) })
    }
}

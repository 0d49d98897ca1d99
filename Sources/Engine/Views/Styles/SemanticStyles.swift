import QuadrantCore

/// The foreground style in force: that of `foregroundStyle(_:)`, else the label colour.
public nonisolated struct ForegroundStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.foreground`: the style set by `foregroundStyle(_:)`, else the label colour.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { ForegroundStyles.apply(to: &shape) }
    /// The name of the style.
    public var description: String { "foreground" }
}

/// The background style in force: white, or black in the dark, unless `backgroundStyle(_:)` sets another.
public nonisolated struct BackgroundStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.background`; its levels are the second and third background colours.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let set = shape.environment.backgroundInForce {
            return shape.apply(set.style) { $0.backgroundInForce = set.outer }
        }
        let backgrounds: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        let level = shape.level
        shape.level = 0
        Color(system: backgrounds[min(level, 2)])._apply(to: &shape)
        shape.level = level
    }
    /// The name of the style.
    public var description: String { "background" }
}

/// The tint in force: that of `tint(_:)`, else the accent colour.
public nonisolated struct TintShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.tint`: the style set by `tint(_:)`, else the accent colour.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let set = shape.environment.tintInForce else { return Color.accentColor._apply(to: &shape) }
        shape.apply(set.style) { $0.tintInForce = set.outer }
    }
    /// The name of the style.
    public var description: String { "tint" }
}

/// The colour of separators, in the design in force.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.separator`: a translucent colour of the design in force.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .separator)._apply(to: &shape) }
    /// The name of the style.
    public var description: String { "separator" }
}

/// The background colour of selected content, which is the tint.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.selection`: the same as `.tint`.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
    /// The name of the style.
    public var description: String { "selection" }
}

/// The colour of the prompt in an empty text field, in the design in force.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.placeholder`: a colour of the design in force.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .placeholder)._apply(to: &shape) }
    /// The name of the style.
    public var description: String { "placeholder" }
}

/// The colour of links, in the design in force.
public nonisolated struct LinkShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.link`: a colour of the design in force, which the tint does not change.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .link)._apply(to: &shape) }
    /// The name of the style.
    public var description: String { "link" }
}

/// A translucent grey for areas with content, in four levels of decreasing opacity.
public nonisolated struct FillShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.fill`; its four levels are fill colours of the design in force, further levels are equal to the
    /// fourth.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        let level = shape.level
        shape.level = 0
        Color(system: fills[min(level, 3)])._apply(to: &shape)
        shape.level = level
    }
    /// The name of the style.
    public var description: String { "fill" }
}

/// The background colour of a window: white, or black in the dark.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style `.windowBackground`: white, or black in the dark; `backgroundStyle(_:)` does not change it.
    public init() {}
    public func _apply(to shape: inout _ShapeStyle_Shape) { Color(system: .systemBackground)._apply(to: &shape) }
    /// The name of the style.
    public var description: String { "windowBackground" }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in force.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in force: white, or black in the dark, unless `backgroundStyle(_:)` sets another.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force, else the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background colour of selected content: the tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of the prompt in an empty text field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// A translucent grey for areas with content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window: white, or black in the dark.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

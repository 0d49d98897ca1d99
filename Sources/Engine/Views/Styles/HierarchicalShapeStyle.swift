import QuadrantCore
import QuadrantDisplayList

/// A level of the foreground style in force, from primary to quinary. A level that is not set has reduced opacity of
/// the last one that is.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    let level: Int

    /// The foreground style in force, at full opacity.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style; half the opacity if only one level is set. Label colours have their
    /// own levels.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level; a quarter of the opacity if only one level is set. Label colours have their own levels.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level; 0.18 of the opacity if only one level is set. Label colours have their own levels.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level; 0.12 of the opacity if only one level is set. Label colours have their own levels.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let outer = shape.level
        shape.level += level
        ForegroundStyles.apply(to: &shape)
        shape.level = outer
    }

    /// The name of the level.
    public var description: String { ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(level, 4)] }

    /// The opacity of `level` relative to the style, for styles other than the label colours.
    static func strength(_ level: Int) -> Float {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        default: 0.12
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style in force, at full opacity.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style in force.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style in force.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style in force.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style in force.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style other than the foreground style.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, CustomStringConvertible {
    public typealias Resolved = Never
    let base: Base
    let level: Int
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let outer = shape.level
        shape.level += level
        base._apply(to: &shape)
        shape.level = outer
    }
    /// The base style and the name of the level.
    public var description: String { "\(StyleSummary.of(base)).\(HierarchicalShapeStyle(level: level))" }
}

extension ShapeStyle {
    /// The second level of this style: half the opacity, unless it is a label colour.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of this style: a quarter of the opacity, unless it is a label colour.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of this style: 0.18 of the opacity, unless it is a label colour.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of this style: 0.12 of the opacity, unless it is a label colour.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

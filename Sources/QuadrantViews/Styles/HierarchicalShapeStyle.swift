import QuadrantCore
import QuadrantDisplayList

/// One level of the foreground style in force, from primary to quinary. A level that was not set is a fainter version
/// of the last one that was.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    let level: Int

    /// The foreground style in force, at full strength.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style; half as strong where only one level was set. Label colours have their
    /// own.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level; a quarter as strong where only one level was set. Label colours have their own.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level; 0.18 as strong where only one level was set. Label colours have their own.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level; 0.12 as strong where only one level was set. Label colours have their own.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let outer = shape.level
        shape.level += level
        ForegroundStyles.apply(to: &shape)
        shape.level = outer
    }

    /// The name of the level.
    public var description: String { ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(level, 4)] }

    /// How much of a style other than the label colours is left at `level`.
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
    /// The foreground style in force, at full strength.
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

/// One level of a style that is not the foreground style.
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
    /// The style it is a level of, and the name of the level.
    public var description: String { "\(StyleSummary.of(base)).\(HierarchicalShapeStyle(level: level))" }
}

extension ShapeStyle {
    /// The second level of this style: half as strong, unless it is a label colour.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of this style: a quarter as strong, unless it is a label colour.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of this style: 0.18 as strong, unless it is a label colour.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of this style: 0.12 as strong, unless it is a label colour.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

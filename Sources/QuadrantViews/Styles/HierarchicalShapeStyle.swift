import QuadrantCore
import QuadrantDisplayList

/// One level of the foreground style in force: primary, secondary, and so on, each fainter than the one before.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let outer = shape.level
        shape.level += level
        ForegroundStyles.apply(to: &shape)
        shape.level = outer
    }

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
    /// The foreground style in force, undiminished.
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A fainter level of another style.
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
    public var description: String { "\(StyleSummary.of(base)).\(HierarchicalShapeStyle(level: level))" }
}

extension ShapeStyle {
    /// The second level of this style: fainter than the style itself.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

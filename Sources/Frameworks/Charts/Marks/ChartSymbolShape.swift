public import Foundation
public import SwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that seems to be as large as a circle of that size: the symbol is drawn larger by
    /// as much as this is smaller.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// The outline as a symbol: a line inside the shape.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The outline as a symbol: a line inside the shape.
    nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: style)
    }
}

/// A symbol whose path is a line along the edge of another one.
protocol OutlinedSymbol {
    /// The symbol without its outline.
    var solid: any ChartSymbolShape { get }
}

/// The outline of a symbol.
struct BorderedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape, OutlinedSymbol {
    var solid: any ChartSymbolShape { shape }
    let shape: Base
    let style: StrokeStyle
    nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    nonisolated func path(in rect: CGRect) -> Path {
        let inset = style.lineWidth / 2
        guard rect.width > 2 * inset, rect.height > 2 * inset else { return shape.path(in: rect) }
        return shape.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
    }
}

/// The symbols of this framework.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }
    let kind: Kind

    /// The outline as a symbol: a line inside the shape.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    nonisolated public var perceptualUnitRect: CGRect {
        let inset = (1 - 1 / SymbolOutline.side(of: kind)) / 2
        return CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: inset, dy: inset)
    }
    nonisolated public func path(in rect: CGRect) -> Path { SymbolOutline.path(kind, in: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A disc.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle that points up.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon that points up.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// An upright cross.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A diagonal cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// A star of six lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol of any shape.
public struct AnyChartSymbolShape: ChartSymbolShape {
    let base: any ChartSymbolShape
    /// Erases the type of a symbol.
    nonisolated public init(_ shape: any ChartSymbolShape) {
        base = (shape as? AnyChartSymbolShape)?.base ?? shape
    }
    nonisolated public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension Circle: ChartSymbolShape {
    /// The whole unit square: other symbols are compared with circles.
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

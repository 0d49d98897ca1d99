import Foundation
import SwiftUI

extension PlotGeometry {
    /// The area of symbols without a size of their own: that of a circle of 8 points; measured.
    static let symbolArea: CGFloat = 16 * .pi

    func symbolShape(_ style: MarkStyle) -> AnyChartSymbolShape {
        if case .shape(let shape) = style.symbol { return shape }
        if let field = style.symbolBy, let shape = model.styles.symbol[field.value] { return shape }
        return AnyChartSymbolShape(BasicChartSymbolShape.circle)
    }

    /// The size of the rectangle that a symbol is drawn in.
    func symbolSize(_ style: MarkStyle) -> CGSize {
        if case .size(let size) = style.symbolSize {
            guard size.width.isFinite, size.height.isFinite else { return .zero }
            return CGSize(width: max(0, size.width), height: max(0, size.height))
        }
        var area = Self.symbolArea
        if case .area(let own) = style.symbolSize { area = own }
        if let field = style.symbolSizeBy, let found = model.styles.symbolArea(for: field.value) { area = found }
        guard area.isFinite else { return .zero }
        let diameter = SymbolOutline.diameter(area: area), shape = symbolShape(style).base
        let unit = shape.perceptualUnitRect
        return CGSize(width: unit.width > 0 ? diameter / unit.width : diameter,
                      height: unit.height > 0 ? diameter / unit.height : diameter)
    }
}

import Foundation
import QuadrantDisplayList
import SwiftUI

/// The scales of a chart besides its axes.
struct ChartStyles {
    let foreground: StyleScale<AnyShapeStyle>
    /// The colours of numbers and dates; nil where colours are those of categories.
    let ramp: ColorRamp?
    let symbol: StyleScale<AnyChartSymbolShape>
    let line: StyleScale<StrokeStyle>
    let size: StyleScale<CGFloat>
    /// Whether symbols by default are those of lines.
    private let hasLineSymbols: Bool
    private let sizeEnds: (low: Double, high: Double, from: CGFloat, to: CGFloat)?

    init(_ records: [MarkRecord], _ configuration: ChartConfiguration) {
        let colors = StyleScale<AnyShapeStyle>.values(records) { $0.foregroundBy }
        foreground = StyleScale(configuration.foreground, colors, fallback: DefaultStyles.color)
        ramp = ChartStyles.ramp(configuration.foreground, records)
        let isOnLine = records.contains { $0.style.symbolBy != nil && ($0.kind == .line || $0.kind == .columnLine) }
        symbol = StyleScale(configuration.symbol, StyleScale<AnyChartSymbolShape>.values(records) { $0.symbolBy }) {
            index, _ in DefaultStyles.symbol(index, isOnLine: isOnLine)
        }
        hasLineSymbols = isOnLine
        line = StyleScale(configuration.line, StyleScale<StrokeStyle>.values(records) { $0.lineBy },
                          fallback: DefaultStyles.line)
        let sizes = StyleScale<CGFloat>.values(records) { $0.symbolSizeBy }
        size = StyleScale(configuration.symbolSize, sizes, fallback: DefaultStyles.symbolArea)
        sizeEnds = ChartStyles.sizes(configuration.symbolSize, records)
    }

    private static func ends(_ domain: _ScaleDomainData?, _ records: [MarkRecord], _ field: (MarkStyle) -> PlotField?)
        -> (Double, Double)? {
        var low = Double.infinity, high = -Double.infinity
        for record in records {
            if let colors = record.columns?.color, field(record.style) != nil, colors.low <= colors.high {
                (low, high) = (min(low, colors.low), max(high, colors.high))
                continue
            }
            guard let value = field(record.style), let number = value.value.number, number.isFinite else { continue }
            low = min(low, number)
            high = max(high, value.end?.number ?? number)
        }
        switch domain?.value {
        case .values(let values):
            let numbers = values.compactMap(\.number)
            if let first = numbers.first, let last = numbers.last { (low, high) = (first, last) }
        case .automatic(let automatic):
            if automatic.includesZero == true { (low, high) = (min(low, 0), max(high, 0)) }
        case nil: break
        }
        return low <= high || (low.isFinite && high.isFinite) ? (low, high) : nil
    }

    private static func ramp(_ scale: StyleScaleConfiguration<AnyShapeStyle>, _ records: [MarkRecord]) -> ColorRamp? {
        guard scale.pairs == nil, scale.mapping == nil, scale.type != .category,
              let first = records.lazy.compactMap({ $0.style.foregroundBy?.value }).first, first.kind != .category,
              let (low, high) = ends(scale.domain, records, { $0.foregroundBy }) else { return nil }
        let gradient: Gradient
        switch scale.range {
        case .gradient(let given): gradient = given
        case .values:
            guard let colors = scale.colors else { return nil }
            gradient = Gradient(colors: colors)
        case .ends, nil: gradient = DefaultStyles.ramp
        }
        var isFixed = false
        if case .values? = scale.domain?.value { isFixed = true }
        return ColorRamp(low: low, high: high, gradient: gradient, isFixed: isFixed)
    }

    private static func sizes(_ scale: StyleScaleConfiguration<CGFloat>, _ records: [MarkRecord])
        -> (low: Double, high: Double, from: CGFloat, to: CGFloat)? {
        guard scale.pairs == nil, scale.mapping == nil,
              let first = records.lazy.compactMap({ $0.style.symbolSizeBy?.value }).first, first.kind != .category,
              let (low, high) = ends(scale.domain, records, { $0.symbolSizeBy }) else { return nil }
        switch scale.range {
        case .ends(let from, let to): return (low, high, from, to)
        case .values(let areas) where areas.count > 1: return (low, high, areas[0], areas[areas.count - 1])
        default: return (low, high, DefaultStyles.symbolAreas.0, DefaultStyles.symbolAreas.1)
        }
    }

    /// Whether the scales have the values of others. Those of numbers are compared by nothing, and so differ.
    func hasDomains(of other: ChartStyles) -> Bool {
        ramp == nil && other.ramp == nil && sizeEnds == nil && other.sizeEnds == nil
            && foreground.domain == other.foreground.domain && symbol.domain == other.symbol.domain
            && hasLineSymbols == other.hasLineSymbols
            && line.domain == other.line.domain && size.domain == other.size.domain
    }

    // MARK: of marks

    /// The style of a mark.
    func foreground(_ style: MarkStyle) -> AnyShapeStyle {
        if let own = style.foreground { return own }
        if let field = style.foregroundBy, let found = foreground(for: field.value) { return found }
        return AnyShapeStyle(Color.blue)
    }
    func foreground(for value: PlotValue) -> AnyShapeStyle? {
        if let ramp { return value.number.map { AnyShapeStyle(ramp.color($0)) } }
        return foreground[value]
    }
    func symbolArea(for value: PlotValue) -> CGFloat? {
        guard let ends = sizeEnds, let number = value.number else { return size[value] }
        guard ends.high > ends.low else { return ends.to }
        let part = CGFloat(min(max((number - ends.low) / (ends.high - ends.low), 0), 1))
        return ends.from + (ends.to - ends.from) * part
    }
}

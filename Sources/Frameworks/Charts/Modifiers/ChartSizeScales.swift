public import Foundation
public import SwiftUI

extension View {
    private nonisolated func sizes(_ scale: StyleScaleConfiguration<CGFloat>) -> some View {
        chartConfiguration { $0.symbolSize = scale.merged(over: $0.symbolSize) }
    }
    /// Sets the area of the symbol of each value.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>)
        -> some View {
        sizes(StyleScaleConfiguration(mapping) { $0 })
    }
    /// Sets the values of the scale, and the area of the symbol of each.
    nonisolated public func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        sizes(StyleScaleConfiguration(domain, mapping) { $0 })
    }
    /// Sets the values of the scale and its areas.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        sizes(StyleScaleConfiguration(domain: domain._domain, range: range._range, type: type) { $0 })
    }
    /// Sets the values of the scale.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View {
        sizes(StyleScaleConfiguration(domain: domain._domain, range: nil, type: type) { $0 })
    }
    /// Sets the area of the symbol of each value.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat)
        -> some View {
        sizes(StyleScaleConfiguration(mapping) { $0 })
    }
    /// Sets the areas of the scale.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        sizes(StyleScaleConfiguration(domain: nil, range: range._range, type: type) { $0 })
    }
    /// Sets the kind of the scale.
    nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.symbolSize.type = type }
    }
}

extension View {
    private nonisolated func lines(_ scale: StyleScaleConfiguration<StrokeStyle>) -> some View {
        chartConfiguration { $0.line = scale.merged(over: $0.line) }
    }
    /// Sets the line of each value.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>)
        -> some View {
        lines(StyleScaleConfiguration(mapping) { $0 })
    }
    /// Sets the values of the scale.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        lines(StyleScaleConfiguration(domain: domain._domain, range: nil, type: nil) { $0 })
    }
    /// Sets the values of the scale, and the line of each.
    nonisolated public func chartLineStyleScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        lines(StyleScaleConfiguration(domain, mapping) { $0 })
    }
    /// Sets the values of the scale and its lines.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range)
        -> some View where Range.VisualValue == StrokeStyle {
        lines(StyleScaleConfiguration(domain: domain._domain, range: range._range, type: nil) { $0 })
    }
    /// Sets the line of each value.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> StrokeStyle)
        -> some View {
        lines(StyleScaleConfiguration(mapping) { $0 })
    }
    /// Sets the lines of the scale.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        lines(StyleScaleConfiguration(domain: nil, range: range._range, type: nil) { $0 })
    }
}

import Foundation
public import SwiftUI

extension StyleScaleConfiguration {
    init<Key: Plottable, V>(_ mapping: KeyValuePairs<Key, V>, _ erase: (V) -> Visual) {
        let pairs = mapping.map { ($0.key.primitivePlottable._plotValue, erase($0.value)) }
        self.pairs = pairs
    }
    init<Key: Plottable, V>(_ mapping: @escaping (Key) -> V, _ erase: @escaping (V) -> Visual) {
        self.mapping = { value in
            Key.PrimitivePlottable(_plotValue: value).flatMap { Key(primitivePlottable: $0) }.map { erase(mapping($0)) }
        }
    }
    init<Domain: Collection, V>(_ domain: Domain, _ mapping: (Domain.Element) -> V, _ erase: (V) -> Visual)
    where Domain.Element: Plottable {
        pairs = domain.map { ($0.primitivePlottable._plotValue, erase(mapping($0))) }
    }
    init<V>(domain: _ScaleDomainData?, range: _ScaleRangeData<V>?, type: ScaleType?, _ erase: (V) -> Visual) {
        self.domain = domain
        self.type = type
        if case .values(let values) = range?.value, !values.isEmpty { colors = values as? [Color] }
        self.range = switch range?.value {
        case .values(let values): .values(values.map(erase))
        case .gradient(let gradient): .gradient(gradient)
        case .ends(let low, let high): .ends(low, high)
        case nil: nil
        }
    }
    /// The same configuration, completed by what another one says.
    func merged(over other: StyleScaleConfiguration) -> StyleScaleConfiguration {
        var merged = self
        if pairs == nil, mapping == nil {
            merged.domain = domain ?? other.domain
            merged.range = range ?? other.range
            if range == nil { merged.colors = other.colors }
            if range == nil { (merged.pairs, merged.mapping) = (other.pairs, other.mapping) }
        }
        merged.type = type ?? other.type
        return merged
    }
}

extension View {
    private nonisolated func foreground(_ scale: StyleScaleConfiguration<AnyShapeStyle>) -> some View {
        chartConfiguration { $0.foreground = scale.merged(over: $0.foreground) }
    }
    /// Sets the style of each value; the legend has them in this order.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        foreground(StyleScaleConfiguration(mapping) { AnyShapeStyle($0) })
    }
    /// Sets the values of the scale, and the style of each.
    nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        foreground(StyleScaleConfiguration(domain, mapping) { AnyShapeStyle($0) })
    }
    /// Sets the values of the scale and its styles.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        foreground(StyleScaleConfiguration(domain: domain._domain, range: range._range, type: type) {
            AnyShapeStyle($0)
        })
    }
    /// Sets the values of the scale.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View {
        foreground(StyleScaleConfiguration(domain: domain._domain, range: nil, type: type) { (style: Color) in
            AnyShapeStyle(style)
        })
    }
    /// Sets the style of each value.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        foreground(StyleScaleConfiguration(mapping) { AnyShapeStyle($0) })
    }
    /// Sets the styles of the scale.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
        -> some View where Range.VisualValue: ShapeStyle {
        foreground(StyleScaleConfiguration(domain: nil, range: range._range, type: type) { AnyShapeStyle($0) })
    }
    /// Sets the kind of the scale.
    nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        chartConfiguration { $0.foreground.type = type }
    }
}

extension View {
    private nonisolated func symbols(_ scale: StyleScaleConfiguration<AnyChartSymbolShape>) -> some View {
        chartConfiguration { $0.symbol = scale.merged(over: $0.symbol) }
    }
    /// Sets the symbol of each value.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        symbols(StyleScaleConfiguration(mapping) { AnyChartSymbolShape($0) })
    }
    /// Sets the symbol of each value; the symbols may be of several types.
    ///
    /// Apple documents only the form for one type, but sample code of Apple's gives this modifier an outlined circle
    /// and an outlined shape of its own, which have two.
    @_disfavoredOverload
    nonisolated public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        symbols(StyleScaleConfiguration(mapping) { AnyChartSymbolShape($0) })
    }
    /// Sets the values of the scale.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        symbols(StyleScaleConfiguration(domain: domain._domain, range: nil, type: nil) { $0 })
    }
    /// Sets the values of the scale, and the symbol of each.
    nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        symbols(StyleScaleConfiguration(domain, mapping) { AnyChartSymbolShape($0) })
    }
    /// Sets the values of the scale and its symbols.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range)
        -> some View where Range.VisualValue: ChartSymbolShape {
        symbols(StyleScaleConfiguration(domain: domain._domain, range: range._range, type: nil) {
            AnyChartSymbolShape($0)
        })
    }
    /// Sets the symbol of each value.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        symbols(StyleScaleConfiguration(mapping) { AnyChartSymbolShape($0) })
    }
    /// Sets the symbols of the scale.
    nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        symbols(StyleScaleConfiguration(domain: nil, range: range._range, type: nil) { AnyChartSymbolShape($0) })
    }
}

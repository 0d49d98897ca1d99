import Foundation

/// A domain along one side of a plot, in points from the plot's leading or top edge.
struct PlacedScale: Equatable {
    let domain: AxisDomain
    /// The places of the domain's start and end.
    let start: Double
    let end: Double
    /// What labels take of the top of each category's band.
    var labelSpace = 0.0
    /// The length of the plot.
    let length: Double

    /// The place of a value; the middle of its band for a category. Nil where it has none.
    func position(_ value: PlotValue) -> Double? {
        guard let part = domain.part(of: value) else { return nil }
        let place = start + (end - start) * part
        guard place.isFinite else { return nil }
        return labelSpace > 0 ? place + min(labelSpace, abs(bandLength)) / 2 : place
    }

    /// The length of a category's band, including its label; negative where the scale runs backwards.
    private var bandLength: Double {
        guard case .categories(let domain) = domain, !domain.names.isEmpty else { return 0 }
        return (end - start) / Double(domain.names.count)
    }

    /// The space that marks of a field have: the band of a category without its label, or the range of a unit. Nil for
    /// a single number or date.
    func band(_ field: PlotField) -> ClosedRange<Double>? {
        switch field.value {
        case .category:
            guard let part = domain.part(of: field.value) else { return nil }
            let middle = start + (end - start) * part, half = abs(bandLength) / 2
            let top = min(middle - half + labelSpace, middle + half)
            return top <= middle + half ? top...(middle + half) : nil
        case .number, .date:
            guard let upper = field.end, let from = position(field.value), let to = position(upper) else { return nil }
            return min(from, to)...max(from, to)
        }
    }

    /// The same scale from the other edge of the plot.
    var mirrored: PlacedScale {
        PlacedScale(domain: domain, start: length - start, end: length - end, labelSpace: labelSpace, length: length)
    }

    /// The value at a place.
    func value(at place: Double) -> PlotValue? {
        guard end != start else { return nil }
        return domain.value(at: (place - start) / (end - start))
    }
}

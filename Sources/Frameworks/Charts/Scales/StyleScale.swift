import Foundation
import QuadrantDisplayList
import SwiftUI

/// What the values of colours, symbols, sizes or dashes become.
struct StyleScale<Visual> {
    /// The values in the order of the legend.
    var domain: [PlotValue] = []
    private var visuals: [PlotValue: Visual] = [:]
    private var mapping: ((PlotValue) -> Visual?)?
    /// The ends of a scale of numbers or dates.
    var ends: (low: Double, high: Double)?

    init() {}

    /// - Parameter fallback: what the value of an index becomes if the configuration does not say it.
    init(_ configuration: StyleScaleConfiguration<Visual>, _ values: [PlotValue], fallback: (Int, Int) -> Visual) {
        mapping = configuration.mapping
        if let pairs = configuration.pairs {
            domain = pairs.map(\.0)
            for pair in pairs { visuals[pair.0] = pair.1 }
            return
        }
        domain = values
        switch configuration.domain?.value {
        case .values(let given) where !given.isEmpty:
            domain = given
        case .automatic(let automatic):
            if let modify = automatic.modify { domain = modify(domain) }
            if automatic.isReversed == true { domain.reverse() }
        default: break
        }
        if mapping != nil { return }
        for (index, value) in domain.enumerated() where visuals[value] == nil {
            if case .values(let range) = configuration.range, !range.isEmpty {
                visuals[value] = range[index % range.count]
            } else {
                visuals[value] = fallback(index, domain.count)
            }
        }
    }

    /// What a value becomes; nil for one that is not in the domain.
    subscript(value: PlotValue) -> Visual? { visuals[value] ?? mapping?(value) }
}

extension StyleScale {
    /// The distinct values of a field of marks, in the order in which they occur.
    static func values(_ records: [MarkRecord], _ field: (MarkStyle) -> PlotField?) -> [PlotValue] {
        var seen = Set<PlotValue>(), found: [PlotValue] = []
        for record in records {
            if let colors = record.columns?.color, field(record.style) != nil, colors.kind != nil {
                for value in colors.values where seen.insert(value).inserted { found.append(value) }
                continue
            }
            guard let value = field(record.style)?.value, value.isUsable, seen.insert(value).inserted else { continue }
            found.append(value)
        }
        return found
    }
}

/// A scale from numbers to colours.
struct ColorRamp {
    let low: Double
    let high: Double
    let gradient: Gradient
    /// Whether the program gives the domain.
    var isFixed = false
    /// The part of the ramp at a value.
    func part(_ value: Double) -> Double {
        guard high > low else { return 1 }
        let part = (value - low) / (high - low)
        return part.isFinite ? min(max(part, 0), 1) : 0
    }
    /// The colour of a value, mixed perceptually between two stops.
    func color(_ value: Double) -> Color {
        let at = part(value), stops = gradient.stops
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard at > Double(first.location) else { return first.color }
        for (before, after) in zip(stops, stops.dropFirst()) where at <= Double(after.location) {
            let span = Double(after.location - before.location)
            return before.color.mix(with: after.color, by: span > 0 ? (at - Double(before.location)) / span : 1)
        }
        return last.color
    }
}

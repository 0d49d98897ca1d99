import Foundation
import SwiftUI

/// A function that is drawn as a line or an area.
struct FunctionPlot {
    enum Function {
        case line((Double) -> Double)
        case curve((Double) -> (x: Double, y: Double))
        case area((Double) -> Double)
        case band((Double) -> (yStart: Double, yEnd: Double))
    }
    let function: Function
    let x: PlotLabel
    let y: PlotLabel
    let end: PlotLabel?
    let domain: ClosedRange<Double>?

    init(_ function: Function, _ x: PlotLabel, _ y: PlotLabel, _ domain: ClosedRange<Double>?,
         end: PlotLabel? = nil) {
        (self.function, self.x, self.y, self.domain, self.end) = (function, x, y, domain, end)
    }

    /// The number of intervals in which a domain is sampled (a guess: Apple's is not known).
    private static let steps = 400
    /// The domain where nothing gives one (a guess).
    private static let defaultDomain = 0.0...1.0

    /// A record that is sampled when the domain is known.
    var record: MarkRecord {
        var record: MarkRecord
        switch function {
        case .line, .curve: record = MarkRecord(.columnLine)
        case .area, .band: record = MarkRecord(.area)
        }
        record.function = self
        return record
    }

    /// The records of a chart with functions sampled over the domain of x.
    static func sampled(_ records: [MarkRecord], _ configuration: AxisConfiguration) -> [MarkRecord] {
        let given = AxisData(.horizontal, records.filter { $0.function == nil }, isCategory: false)
        var data = given
        for record in records { if let domain = record.function?.domain { data.include(domain) } }
        let inferred = InferredDomain(data, configuration).domain
        var domain = defaultDomain
        if case .numbers(let low, let high, _) = inferred, low != high { domain = min(low, high)...max(low, high) }
        var result: [MarkRecord] = []
        for var record in records {
            guard let plot = record.function else {
                result.append(record)
                continue
            }
            // Each function is a line or an area of its own.
            record.series = PlotField(.string(""), place: .category("function \(record.index)"))
            result += plot.marks(record, plot.domain ?? domain)
        }
        for index in result.indices { result[index].index = index }
        return result
    }

    private func marks(_ record: MarkRecord, _ domain: ClosedRange<Double>) -> [MarkRecord] {
        let span = domain.upperBound - domain.lowerBound
        guard span.isFinite else { return [] }
        let places = (0...Self.steps).map { domain.lowerBound + span * Double($0) / Double(Self.steps) }
        switch function {
        case .line(let function): return [line(record, places.map { ($0, function($0)) })]
        case .curve(let function): return [line(record, places.map { (function($0).x, function($0).y) })]
        case .area(let function):
            return places.map { place in
                var mark = record
                mark.function = nil
                mark.x = .value(PlotField(x, place))
                mark.y = .value(PlotField(y, function(place)))
                return mark
            }
        case .band(let function):
            return places.map { place in
                let ends = function(place)
                var mark = record
                mark.function = nil
                mark.x = .value(PlotField(x, place))
                mark.y = .span(PlotField(y, ends.yStart), PlotField(end ?? y, ends.yEnd))
                return mark
            }
        }
    }

    private func line(_ record: MarkRecord, _ points: [(Double, Double)]) -> MarkRecord {
        let columns = PointColumns(count: points.count)
        for point in points {
            columns.x.append(.number(point.0))
            columns.y.append(.number(point.1))
        }
        var mark = record
        mark.function = nil
        mark.columns = columns
        mark.columnLabels = (x, y)
        return mark
    }
}

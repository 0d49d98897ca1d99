import Foundation
import QuadrantGeometry
import SwiftUI

/// A chart as data: its marks, its scales without places, and what its axes and its legend show. It does not depend on
/// the size of the chart.
final class ChartModel {
    let records: [MarkRecord]
    let layers: [MarkLayer]
    let annotations: [AnnotationRecord]
    let symbolViews: [AnyView]
    let configuration: ChartConfiguration
    let kinds: AxisKinds
    /// The ends of marks that start at zero, by the index of the mark.
    let spans: [StackedSpan?]
    let x: AxisModel
    let y: AxisModel
    let styles: ChartStyles
    /// The values that move marks apart, each with its number.
    let groups: [PlotValue: Int]
    /// The turns at which each sector starts and ends.
    let sectors: [ClosedRange<Double>?]
    /// The number of marks that have no place.
    let unusableCount: Int
    /// The sum of the sectors' values.
    let sectorTotal: Double

    @MainActor
    init(_ marks: _MarkCollector, _ configuration: ChartConfiguration, _ environment: EnvironmentValues,
         padding: ChartPadding) {
        let records = FunctionPlot.sampled(marks.records, configuration.x)
        self.records = records
        unusableCount = records.reduce(0) { $0 + ($1.isUsable ? 0 : 1) }
        layers = marks.layers
        annotations = marks.annotations
        symbolViews = marks.symbolViews
        self.configuration = configuration
        func kind(_ axis: Axis) -> PlotValue.Kind? {
            let found = AxisData.kind(axis, records)
            return found != nil && configuration[axis].type == .category ? .category : found
        }
        let kinds = AxisKinds(x: kind(.horizontal), y: kind(.vertical))
        let spans = MarkStacking.spans(records, kinds)
        (self.kinds, self.spans) = (kinds, spans)
        func model(_ axis: Axis, _ padding: ScalePadding) -> AxisModel {
            let data = AxisData(axis, records, spans, isCategory: kinds[axis] == .category)
            return AxisBuilder(axis: axis, configuration: configuration[axis], data: data,
                               locale: environment.locale, calendar: environment.chartCalendar, padding: padding,
                               scrolling: configuration.scrolling.scrolling(axis))
                .model()
        }
        x = model(.horizontal, padding.x)
        y = model(.vertical, padding.y)
        styles = ChartStyles(records, configuration)
        var groups: [PlotValue: Int] = [:]
        for record in records {
            guard let value = record.style.position.first?.field.value, groups[value] == nil else { continue }
            groups[value] = groups.count
        }
        self.groups = groups
        (sectors, sectorTotal) = ChartModel.sectors(records)
    }

    /// A chart on its way: with other values of its marks, and other domains.
    init(_ final: ChartModel, _ records: [MarkRecord], _ x: AxisModel, _ y: AxisModel) {
        self.records = records
        (layers, annotations, symbolViews) = (final.layers, final.annotations, final.symbolViews)
        (configuration, kinds, styles, groups) = (final.configuration, final.kinds, final.styles, final.groups)
        unusableCount = final.unusableCount
        spans = MarkStacking.spans(records, final.kinds)
        (self.x, self.y) = (x, y)
        (sectors, sectorTotal) = ChartModel.sectors(records)
        isOnItsWay = true
    }
    /// Whether the chart is shown between two states.
    private(set) var isOnItsWay = false

    func axis(_ axis: Axis) -> AxisModel { axis == .horizontal ? x : y }

    /// Each sector's share of a turn, in the order of the data. A value below zero or without a number has none.
    private static func sectors(_ records: [MarkRecord]) -> ([ClosedRange<Double>?], Double) {
        func value(_ record: MarkRecord) -> Double {
            guard let angle = record.sector?.angle else { return 0 }
            let number: Double = switch (angle.value, angle.end) {
            case (.number(let low), .number(let high)?): high - low
            case (.number(let number), _): number
            default: 1
            }
            return number.isFinite ? max(0, number) : 0
        }
        let total = records.reduce(0) { $0 + value($1) }
        guard total > 0, total.isFinite else { return (Array(repeating: nil, count: records.count), 0) }
        var sum = 0.0
        let turns = records.map { record -> ClosedRange<Double>? in
            guard record.kind == .sector else { return nil }
            let start = sum
            sum += value(record)
            return (start / total)...(sum / total)
        }
        return (turns, total)
    }
}

/// The padding of both axes.
struct ChartPadding: Equatable {
    var x = ScalePadding()
    var y = ScalePadding()
}

extension EnvironmentValues {
    /// The calendar of dates, in the time zone of the environment.
    var chartCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}

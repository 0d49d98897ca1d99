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
    let traits: MarkTraits
    /// What modifiers say; closures of a later evaluation take the place of those before.
    var configuration: ChartConfiguration
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
    /// The marks that cannot be shown.
    let faults: ChartFaults
    /// What is known of the marks at the start; nil where no model was compared with this one.
    private(set) var start: MarkStart?
    /// What is animated; nil before it is asked for.
    var knownNumbers: ChartNumbers?
    /// The elements for assistive technology, made once; those of the model before, where they say the same.
    @MainActor var elements: [ChartElement] {
        if let knownElements { return knownElements }
        let made = ChartElement.elements(self)
        knownElements = made
        return made
    }
    private var knownElements: [ChartElement]?
    /// The sum of the sectors' values.
    let sectorTotal: Double
    /// Whether the values of x grow to the left, and the trailing side is on the left.
    let isRightToLeft: Bool

    /// The marks that are drawn as those of the model before, whose version this is; nil if there is none before.
    let same: (before: Version, marks: [Bool])?
    let version = Version()

    /// What is the same in the model before is taken from it.
    @MainActor
    init(_ marks: _MarkCollector, _ configuration: ChartConfiguration, _ environment: EnvironmentValues,
         padding: ChartPadding, before: ChartModel? = nil, _ difference: MarkDifference? = nil,
         _ work: inout ChartWork) {
        let records = marks.traits.hasFunctions ? FunctionPlot.sampled(marks.records, configuration.x) : marks.records
        self.records = records
        work.models += 1
        (layers, traits) = (marks.layers, marks.traits)
        annotations = marks.annotations
        symbolViews = marks.symbolViews
        self.configuration = configuration
        isRightToLeft = environment.layoutDirection == .rightToLeft
        func kind(_ axis: Axis) -> PlotValue.Kind? {
            let found = AxisData.kind(axis, records)
            return found != nil && configuration[axis].type == .category ? .category : found
        }
        let kinds = AxisKinds(x: kind(.horizontal), y: kind(.vertical))
        let known = before?.kinds == kinds ? before : nil
        let hasSameValues = known != nil && difference?.hasSameValues == true
        let spans: [StackedSpan?]
        if let known, let difference, let kept = known.spans(of: records, from: difference) {
            spans = kept
            start = known.start?.count == difference.start ? known.start
                : MarkStart(difference.start, records, spans, kinds)
        } else {
            spans = MarkStacking.spans(records, kinds)
            work.stacks += 1
        }
        (self.kinds, self.spans) = (kinds, spans)
        if hasSameValues, let known, !traits.hasAccessibility, !known.traits.hasAccessibility,
           known.isRightToLeft == isRightToLeft { knownElements = known.knownElements }
        let start = start
        func model(_ axis: Axis, _ padding: ScalePadding, _ work: inout ChartWork) -> AxisModel {
            let data = (hasSameValues ? known?.axis(axis).inputs?.data : nil)
                ?? start?.data(axis, records, spans, kinds)
                ?? AxisData(axis, records, spans, isCategory: kinds[axis] == .category)
            let inputs = AxisInputs(axis: axis, configuration: configuration[axis], data: data,
                                    locale: environment.locale, calendar: environment.chartCalendar, padding: padding,
                                    scrolling: configuration.scrolling.scrolling(axis),
                                    isRightToLeft: environment.layoutDirection == .rightToLeft)
            return AxisBuilder(inputs: inputs).model(known?.axis(axis), &work)
        }
        x = model(.horizontal, padding.x, &work)
        y = model(.vertical, padding.y, &work)
        if hasSameValues, let known {
            faults = known.faults
        } else {
            var made = start?.faults([x, y], records) ?? ChartFaults()
            made.add(records, (start?.count ?? 0)..<records.count, [x, y])
            faults = made
            self.start = start
        }
        if let known, let difference, hasSameValues || difference.hasPlainEnd,
           known.configuration.hasStyles(of: configuration) {
            (styles, groups) = (known.styles, known.groups)
            (sectors, sectorTotal) = (known.sectors.resized(to: records.count), known.sectorTotal)
            same = (known.version, hasSameValues ? difference.isSame
                : Self.same(difference, spans, known.spans, records) { _ in true })
            return
        }
        let made = ChartStyles(records, configuration)
        let hasSameStyles = known.map {
            $0.styles.hasDomains(of: made) && $0.configuration.hasStyles(of: configuration)
        }
        styles = hasSameStyles == true ? known?.styles ?? made : made
        var groups: [PlotValue: Int] = [:]
        for record in records {
            guard let value = record.style.position.first?.field.value, groups[value] == nil else { continue }
            groups[value] = groups.count
        }
        self.groups = groups
        (sectors, sectorTotal) = ChartModel.sectors(records)
        guard let known, let difference, groups == known.groups, sectorTotal == 0 else {
            same = nil
            return
        }
        same = (known.version, Self.same(difference, spans, known.spans, records) {
            hasSameStyles == true || $0.isPlain
        })
    }

    /// The marks that are drawn as before, of those that `isShown` allows. In a function without an actor: in one that
    /// has an actor, the actor would be asked for at each mark.
    private nonisolated static func same(_ difference: MarkDifference, _ spans: [StackedSpan?],
                                         _ known: [StackedSpan?], _ records: [MarkRecord],
                                         _ isShown: (MarkRecord) -> Bool) -> [Bool] {
        var same = difference.isSame
        for index in same.indices where same[index] {
            same[index] = spans[index] == known[index] && isShown(records[index])
        }
        return same
    }

    /// Whether what is around the plot is the same as around that of another model: axes, annotations and the legend.
    func hasAxes(of other: ChartModel) -> Bool {
        x.version === other.x.version && y.version === other.y.version && annotations.isEmpty
            && other.annotations.isEmpty && configuration.legend.isPlaced(as: other.configuration.legend)
            && configuration.x.titles.isEmpty && other.configuration.x.titles.isEmpty
            && configuration.y.titles.isEmpty && other.configuration.y.titles.isEmpty
    }

    /// Whether a model of these marks would be this one but for the closures of its configuration. Views, and layers,
    /// cannot be compared.
    @MainActor
    func isMade(of marks: _MarkCollector, _ difference: MarkDifference, _ other: ChartConfiguration,
                _ environment: EnvironmentValues, _ padding: ChartPadding) -> Bool {
        guard difference.isSame.count == records.count, !difference.isSame.contains(false),
              layers.isEmpty, marks.layers.isEmpty, annotations.isEmpty, marks.annotations.isEmpty,
              symbolViews.isEmpty, marks.symbolViews.isEmpty, configuration.hasStyles(of: other),
              isRightToLeft == (environment.layoutDirection == .rightToLeft) else { return false }
        return [Axis.horizontal, .vertical].allSatisfy { axis in
            guard let inputs = self.axis(axis).inputs else { return false }
            let new = AxisInputs(axis: axis, configuration: other[axis], data: inputs.data, locale: environment.locale,
                                 calendar: environment.chartCalendar,
                                 padding: axis == .horizontal ? padding.x : padding.y,
                                 scrolling: other.scrolling.scrolling(axis), isRightToLeft: isRightToLeft)
            return inputs.hasScale(of: new) && inputs.configuration.hasMarks(of: other[axis])
        }
    }

    /// The spans of other marks, where those that have changed are not put on each other; nil where they are.
    private func spans(of other: [MarkRecord], from difference: MarkDifference) -> [StackedSpan?]? {
        if difference.hasSameValues { return spans }
        guard records[difference.start...].allSatisfy({ $0.valueAxis(kinds) == nil }),
              other[difference.start...].allSatisfy({ $0.valueAxis(kinds) == nil }) else { return nil }
        return spans.prefix(difference.start) + Array(repeating: nil, count: other.count - difference.start)
    }

    /// A chart on its way: with other values of its marks, and other domains.
    init(_ final: ChartModel, _ records: [MarkRecord], _ x: AxisModel, _ y: AxisModel) {
        self.records = records
        (layers, annotations, symbolViews) = (final.layers, final.annotations, final.symbolViews)
        traits = final.traits
        (configuration, kinds, styles, groups) = (final.configuration, final.kinds, final.styles, final.groups)
        faults = final.faults
        spans = MarkStacking.spans(records, final.kinds)
        (self.x, self.y) = (x, y)
        same = nil
        (sectors, sectorTotal) = ChartModel.sectors(records)
        isRightToLeft = final.isRightToLeft
        isOnItsWay = true
    }
    /// Whether the chart is shown between two states.
    private(set) var isOnItsWay = false

    func axis(_ axis: Axis) -> AxisModel { axis == .horizontal ? x : y }

    /// Each sector's share of a turn, in the order of the data. A value below zero or without a number has none.
    private static func sectors(_ records: [MarkRecord]) -> ([ClosedRange<Double>?], Double) {
        guard records.contains(where: { $0.kind == .sector }) else {
            return (Array(repeating: nil, count: records.count), 0)
        }
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

extension [ClosedRange<Double>?] {
    /// The same shares, and none for marks that follow.
    fileprivate func resized(to count: Int) -> Self {
        if self.count == count { return self }
        return prefix(count) + Array(repeating: nil, count: Swift.max(0, count - self.count))
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

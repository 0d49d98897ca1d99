import Foundation
import QuadrantCore
import QuadrantGeometry
import SwiftUI

/// The marks of a chart for assistive technology: one element for each mark, or for each series where there are many.
struct ChartElements: View {
    let model: ChartModel
    let stage: ChartStage

    var body: some View {
        let elements = model.elements
        // Where each mark has an element, that is where the mark is; others are the whole plot.
        let places = elements.contains(where: \.isMark)
            ? stage.placedForPlot.map { placed in elements.map { $0.box(in: placed) } } : nil
        ElementsContainer(elements: elements, places: places, stage: stage)
    }
}

/// What is said of one mark, or of a series.
struct ChartElement {
    var label: Text
    var value: Text
    var identifier: String?
    var marks: [Int]

    /// Whether this is one mark, and not a series.
    var isMark = false
    /// The kind of the mark; nil for a series.
    var kind: MarkRecord.Kind?

    /// The number of marks up to which each is an element of its own.
    static let limit = 100

    static func elements(_ model: ChartModel) -> [ChartElement] {
        func isShown(_ record: MarkRecord) -> Bool {
            (record.style.isUnchanged || record.style.accessibility.isHidden != true)
                && (!record.isRare || record.function == nil)
        }
        let isEach = model.records.count <= limit || model.records.lazy.filter(isShown).prefix(limit + 1).count <= limit
        var elements: [ChartElement] = [], order: [PlotValue?] = []
        var places: [PlotValue?: Int] = [:], series: [Series] = [], last: (key: PlotValue?, place: Int)?
        for record in model.records where isShown(record) {
            if record.isRare, let columns = record.columns {
                elements.append(ChartElement(columns, record))
            } else if isEach {
                if record.isUsable { elements.append(ChartElement(record)) }
            } else {
                let key = record.seriesValue ?? (record.style.isUnchanged ? nil : record.style.foregroundBy?.value)
                // Marks of a series follow each other more often than not.
                var place = last.flatMap { $0.key == key ? $0.place : nil } ?? places[key]
                if place == nil {
                    place = order.count
                    places[key] = order.count
                    order.append(key)
                    series.append(Series())
                }
                last = place.map { (key, $0) }
                if let place { series[place].add(record) }
            }
        }
        for (key, series) in zip(order, series) { elements.append(ChartElement(key, series)) }
        return elements
    }

    /// A mark: its name is its value of x and its series, its value the one of y (the order is a guess).
    private init(_ record: MarkRecord) {
        let style = record.style.accessibility
        let values: [PlotField] = record.sector.map { [$0.angle] } ?? record.y.fields
        var names = record.x.fields.first.map { [$0] } ?? []
        if record.sector == nil, names.isEmpty, let only = values.first { names = [only] }
        for field in [record.series, record.style.foregroundBy].compactMap({ $0 })
        where !names.contains(where: { $0.value == field.value }) { names.append(field) }
        label = style.label ?? ChartElement.joined(names)
        value = style.value ?? ChartElement.joined(values)
        identifier = style.identifier
        marks = [record.index]
        (isMark, kind) = (true, record.kind)
    }

    /// What is said of many marks.
    private struct Series {
        var marks: [Int] = []
        var low = Double.infinity, high = -Double.infinity
        /// The label and the kind of the first value.
        var label: PlotLabel?
        var kind: PlotValue.Kind?

        mutating func add(_ record: MarkRecord) {
            marks.append(record.index)
            if label == nil {
                guard let field = record.elementField else { return }
                (label, kind) = (field.label, field.value.kind)
            }
            guard let number = record.elementNumber, number.isFinite else { return }
            (low, high) = (min(low, number), max(high, number))
        }
    }

    /// A series of marks: how many there are, and their ends.
    private init(_ key: PlotValue?, _ series: Series) {
        label = key.map { Text(verbatim: PlotField(.string(""), place: $0).spokenValue) } ?? series.label?.text
            ?? Text(verbatim: "")
        let hasNumbers = series.low <= series.high
        value = ChartElement.summary(series.marks.count, hasNumbers ? series.low : nil, hasNumbers ? series.high : nil,
                                     series.kind)
        marks = series.marks
    }

    /// Many points.
    private init(_ columns: PointColumns, _ record: MarkRecord) {
        let style = record.style.accessibility
        label = style.label ?? record.columnLabels?.y.text ?? Text(verbatim: "")
        let hasNumbers = columns.y.low <= columns.y.high
        value = style.value ?? ChartElement.summary(columns.count, hasNumbers ? columns.y.low : nil,
                                                    hasNumbers ? columns.y.high : nil, columns.y.kind)
        identifier = style.identifier
        marks = [record.index]
        kind = record.kind
    }

    private static func joined(_ fields: [PlotField]) -> Text {
        fields.enumerated().reduce(Text(verbatim: "")) { text, field in
            let label = field.element.label.text
            return Text("\(text)\(field.offset > 0 ? ", " : "")\(label): \(field.element.spokenValue)")
        }
    }
    private static func summary(_ count: Int, _ low: Double?, _ high: Double?, _ kind: PlotValue.Kind?) -> Text {
        guard let low, let high, kind == .number else { return Text(verbatim: "\(count.formatted()) values") }
        return Text(verbatim: "\(count.formatted()) values from \(low.formatted()) to \(high.formatted())")
    }

    /// The rectangle of the marks where the plot is seen.
    func box(in placed: PlacedChart) -> CGRect {
        let geometry = placed.geometry
        var box = CGRect.null
        for index in marks where index < geometry.model.records.count {
            let record = geometry.model.records[index]
            if record.columns != nil { box = box.union(CGRect(origin: .zero, size: geometry.size)) }
            else if geometry.hasPlace(index) { box = box.union(geometry.box(of: index)) }
        }
        guard !box.isNull else { return .zero }
        return box.offsetBy(dx: placed.plot.minX - placed.shown.minX, dy: placed.plot.minY - placed.shown.minY)
    }
}

extension MarkRecord {
    /// What an element says of the mark: the value of a sector, else that of y.
    fileprivate var elementField: PlotField? { (isRare ? sector?.angle : nil) ?? y.first }
    fileprivate var elementNumber: Double? { isRare ? elementField?.value.number : y.first?.value.number }
}

extension Date {
    /// The date in the calendar of an axis, without its time at the start of a day.
    func words(in axes: AxisModel...) -> String {
        guard hasCalendarDate else { return "\(timeIntervalSinceReferenceDate) seconds" }
        let calendar = axes.lazy.compactMap { $0.inputs?.calendar }.first ?? .current
        let isDay = calendar.startOfDay(for: self) == self
        var style = FormatStyle(date: .abbreviated, time: isDay ? .omitted : .shortened)
        style.timeZone = calendar.timeZone
        return formatted(style)
    }
}

extension PlotField {
    /// The value in words.
    var spokenValue: String {
        func text(_ value: PlotValue) -> String {
            switch value {
            case .category(let name): return name
            case .number(let number): return number.formatted()
            case .date(let seconds):
                let date = Date(timeIntervalSinceReferenceDate: seconds)
                guard date.hasCalendarDate else { return "" }
                let isDay = unit.map { ![.hour, .minute, .second, .nanosecond].contains($0.component) } ?? false
                return date.formatted(date: .abbreviated, time: isDay ? .omitted : .shortened)
            }
        }
        guard let end, unit == nil else { return text(value) }
        return "\(text(value)) – \(text(end))"
    }
}

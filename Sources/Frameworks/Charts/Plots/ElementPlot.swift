import Foundation
import SwiftUI

/// Marks for all elements of data.
struct ElementPlot<Data: RandomAccessCollection> {
    typealias Element = Data.Element
    let data: Data
    /// The mark of an element.
    let mark: (Element) -> MarkRecord
    /// What points and lines are kept as, instead of marks; nil for other kinds, and for values that are ranges.
    var columns: ColumnPlot<Element>?

    init(_ data: Data, _ mark: @escaping (Element) -> MarkRecord) { (self.data, self.mark) = (data, mark) }

    @MainActor func collect(_ changes: [_ElementChange<Element>], into marks: inout _MarkCollector) {
        if let columns, let styled = columns.styled(changes), marks.style.allowsColumns {
            for record in styled.records(data) { marks.add(record, styledBy: record.style) }
            return
        }
        let outer = marks.style
        for element in data {
            var style = outer
            for change in changes { change.apply(&style, element) }
            marks.style = style
            marks.add(mark(element))
        }
        marks.style = outer
    }
}

/// Points or lines as columns of numbers.
struct ColumnPlot<Element> {
    let kind: MarkRecord.Kind
    let x: (Element) -> PlotValue
    let y: (Element) -> PlotValue
    /// Both columns, where they can be read as a whole.
    private let columns: (UnsafeBufferPointer<Element>) -> (x: PlotColumn, y: PlotColumn)?
    /// The series of a line; nil is a single one.
    var series: ((Element) -> PlotValue)?
    var color: (label: PlotLabel, value: (Element) -> PlotValue)?
    var opacity: ((Element) -> CGFloat)?
    var area: ((Element) -> CGFloat)?
    let labels: (x: PlotLabel, y: PlotLabel)

    init<X, Y>(_ kind: MarkRecord.Kind, _ x: PlottableProjection<Element, X>, _ y: PlottableProjection<Element, Y>) {
        self.kind = kind
        self.x = { x.value($0).plotValue }
        self.y = { y.value($0).plotValue }
        columns = { elements in x.column(elements).flatMap { x in y.column(elements).map { (x, $0) } } }
        labels = (x.label, y.label)
    }

    /// The same columns with more for styles; nil if a style needs marks of their own.
    func styled(_ changes: [_ElementChange<Element>]) -> ColumnPlot? {
        var result = self
        for change in changes {
            switch change.column {
            case .color(let label, let value) where kind == .point: result.color = (label, value)
            case .opacity(let opacity) where kind == .point && result.opacity == nil: result.opacity = opacity
            case .area(let area) where kind == .point: result.area = area
            default: return nil
            }
        }
        return result
    }

    /// One record for all points, or one for each series of lines.
    func records(_ data: some RandomAccessCollection<Element>) -> [MarkRecord] {
        var order: [PlotValue?] = [], builders: [PlotValue?: PointColumns] = [:]
        if series == nil {
            order = [nil]
            if let read = data.withContiguousStorageIfAvailable(columns) ?? nil {
                let columns = PointColumns(read.x, read.y)
                builders[nil] = columns
                if color != nil || opacity != nil || area != nil {
                    for element in data { addStyles(element, to: columns) }
                }
            } else {
                let columns = PointColumns(count: data.count)
                builders[nil] = columns
                for element in data { add(element, to: columns) }
            }
        } else {
            for element in data {
                let value = series?(element)
                let columns = builders[value] ?? {
                    let made = PointColumns(count: 0)
                    builders[value] = made
                    order.append(value)
                    return made
                }()
                add(element, to: columns)
            }
        }
        return order.compactMap { value in builders[value].map { MarkRecord(kind, $0, labels) } }
    }

    private func add(_ element: Element, to columns: PointColumns) {
        columns.x.append(x(element))
        columns.y.append(y(element))
        addStyles(element, to: columns)
    }

    private func addStyles(_ element: Element, to columns: PointColumns) {
        if let color {
            columns.colorLabel = color.label
            columns.color.append(color.value(element))
        }
        if let opacity { columns.opacities.append(Float(opacity(element))) }
        if let area { columns.areas.append(Float(area(element))) }
    }
}

extension MarkStyleValues {
    /// Whether points in this style can be drawn from columns: each is a plain shape.
    var allowsColumns: Bool {
        if case .view = symbol { return false }
        return shadows.isEmpty && blur == 0 && annotations.isEmpty && position.isEmpty && offset == MarkOffset()
            && symbolSizeBy == nil && symbolBy == nil && lineBy == nil
    }
}

extension _MarkCollector {
    /// Adds a record of columns, whose style is completed by that in force.
    mutating func add(_ record: MarkRecord, styledBy own: MarkStyle) {
        let outer = style
        if let field = own.foregroundBy { (style.foregroundBy, style.foreground) = (field, nil) }
        add(record)
        style = outer
    }
}

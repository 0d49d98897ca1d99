import Foundation
import SwiftUI

/// A labelled value of each element of data: the value at a key path, or the same for all.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: PlotLabel
    /// The value of an element, or the start of its range.
    let value: (DataElement) -> DataValue
    /// The end of an element's range; nil for single values.
    var end: ((DataElement) -> DataValue)?
    var unit: DateUnit?
    /// Where each element has its value; nil if it is computed.
    private var path: PartialKeyPath<DataElement>?

    init(_ label: PlotLabel, _ value: @escaping (DataElement) -> DataValue,
         to end: ((DataElement) -> DataValue)? = nil) {
        (self.label, self.value, self.end) = (label, value, end)
    }
    init(_ label: PlotLabel, _ path: KeyPath<DataElement, DataValue>) {
        self.init(label, { $0[keyPath: path] })
        self.path = path
    }
    init(_ label: PlotLabel, _ value: DataValue) { self.init(label, { _ in value }) }
    init(_ label: PlotLabel, _ lower: KeyPath<DataElement, DataValue>, _ upper: KeyPath<DataElement, DataValue>) {
        self.init(label, { $0[keyPath: lower] }, to: { $0[keyPath: upper] })
    }
    init(_ label: PlotLabel, _ lower: DataValue, _ upper: DataValue) {
        self.init(label, { _ in lower }, to: { _ in upper })
    }

    /// The data of an element.
    func field(_ element: DataElement) -> PlotField {
        if let unit, let date = value(element) as? Date {
            return PlotField(label, date, unit.component, unit.calendar)
        }
        if let end { return PlotField(label, value(element), end(element)) }
        return PlotField(label, value(element))
    }
    /// Whether elements have a single value, which a column of numbers can keep.
    var isSingle: Bool { end == nil && unit == nil }

    /// The values of all elements as a column, read where they are stored; nil for values that are computed, and for
    /// those that are no numbers or dates.
    func column(_ elements: UnsafeBufferPointer<DataElement>) -> PlotColumn? {
        guard isSingle, let path, let offset = MemoryLayout<DataElement>.offset(of: path),
              let start = elements.baseAddress.map({ UnsafeRawPointer($0) + offset }) else { return nil }
        let stride = MemoryLayout<DataElement>.stride
        func numbers<T>(_ type: T.Type, _ number: (T) -> Double) -> [Double] {
            (0..<elements.count).map { number((start + $0 * stride).load(as: type)) }
        }
        switch DataValue.self {
        case is Double.Type: return PlotColumn(.number, numbers(Double.self) { $0 })
        case is Float.Type: return PlotColumn(.number, numbers(Float.self) { Double($0) })
        case is Int.Type: return PlotColumn(.number, numbers(Int.self) { Double($0) })
        case is Date.Type: return PlotColumn(.date, numbers(Date.self) { $0.timeIntervalSinceReferenceDate })
        default: return nil
        }
    }
}

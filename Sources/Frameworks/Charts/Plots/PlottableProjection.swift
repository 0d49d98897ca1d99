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

    init(_ label: PlotLabel, _ value: @escaping (DataElement) -> DataValue,
         to end: ((DataElement) -> DataValue)? = nil) {
        (self.label, self.value, self.end) = (label, value, end)
    }
    init(_ label: PlotLabel, _ path: KeyPath<DataElement, DataValue>) { self.init(label, { $0[keyPath: path] }) }
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
}

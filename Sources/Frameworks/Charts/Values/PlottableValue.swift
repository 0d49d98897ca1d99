public import Foundation
public import SwiftUI

/// A labelled value of a mark: a single one, a range, or a unit of the calendar around a date.
public struct PlottableValue<Value: Plottable> {
    let field: PlotField
    init(_ field: PlotField) { self.field = field }
}

/// The data of a plottable value.
struct PlotField: Equatable {
    let label: PlotLabel
    /// The value, or the start of a range.
    let value: PlotValue
    /// What few fields have beside a value. Fields are copied often: it is shared until it is changed.
    private var range: Range?
    private final class Range {
        let end: PlotValue?
        let unit: DateUnit?
        init?(_ end: PlotValue?, _ unit: DateUnit?) {
            guard end != nil || unit != nil else { return nil }
            (self.end, self.unit) = (end, unit)
        }
    }
    /// The end of a range or of a unit; nil for a single value.
    var end: PlotValue? {
        get { range?.end }
        set { range = Range(newValue, unit) }
    }
    /// The unit of the calendar that a date is widened to.
    var unit: DateUnit? {
        get { range?.unit }
        set { range = Range(end, newValue) }
    }

    init<V: Plottable>(_ label: PlotLabel, _ value: V) {
        self.label = label
        self.value = value.primitivePlottable._plotValue
    }
    init(_ label: PlotLabel, place value: PlotValue) { (self.label, self.value) = (label, value) }
    init<V: Plottable>(_ label: PlotLabel, _ lower: V, _ upper: V) {
        self.init(label, lower)
        range = Range(upper.primitivePlottable._plotValue, nil)
    }
    init(_ label: PlotLabel, _ date: Date, _ component: Calendar.Component, _ calendar: Calendar?) {
        let unit = DateUnit(component, calendar)
        let interval = unit.interval(around: date)
        self.label = label
        value = interval.start._plotValue
        range = Range(interval.end._plotValue, unit)
    }

    /// The middle of a range of numbers or dates; the value itself if there is no range.
    var middle: PlotValue {
        switch (value, end) {
        case (.number(let low), .number(let high)?): .number(low + (high - low) / 2)
        case (.date(let low), .date(let high)?): .date(low + (high - low) / 2)
        default: value
        }
    }
    var isUsable: Bool { value.isUsable && (range == nil || end?.isUsable ?? true) }

    static func == (a: PlotField, b: PlotField) -> Bool {
        guard a.value == b.value, a.label == b.label else { return false }
        return a.range === b.range || a.end == b.end && a.unit == b.unit
    }
}

/// A unit of a calendar.
struct DateUnit: Hashable {
    let component: Calendar.Component
    let calendar: Calendar

    init(_ component: Calendar.Component, _ calendar: Calendar?) {
        self.component = component
        self.calendar = calendar ?? .current
    }

    /// The unit that contains a date; the date alone where the calendar has none.
    func interval(around date: Date) -> (start: Date, end: Date) {
        guard date.hasCalendarDate,
              let interval = calendar.dateInterval(of: component, for: date) else { return (date, date) }
        return (interval.start, interval.end)
    }
}

/// The label of a value, which is localized when it is shown.
enum PlotLabel: Equatable {
    case key(LocalizedStringKey), string(String)
    indirect case text(Text), resource(LocalizedStringResource)

    var text: Text {
        switch self {
        case .key(let key): Text(key)
        case .string(let string): Text(verbatim: string)
        case .text(let text): text
        case .resource(let resource): Text(resource)
        }
    }
}

extension PlottableValue {
    /// A value with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(PlotField(.key(labelKey), value))
    }
    /// A value with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(PlotField(.resource(labelResource), value))
    }
    /// A value with a text as its label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(PlotField(.text(label), value))
    }
    /// A value with an unlocalized label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(PlotField(.string(String(label)), value))
    }
}

extension PlottableValue where Value: Comparable {
    /// A range with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(PlotField(.key(labelKey), range.lowerBound, range.upperBound))
    }
    /// A range with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(PlotField(.resource(labelResource), range.lowerBound, range.upperBound))
    }
    /// A range with a text as its label.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(PlotField(.text(label), range.lowerBound, range.upperBound))
    }
    /// A range with an unlocalized label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(PlotField(.string(String(label)), range.lowerBound, range.upperBound))
    }

    /// A bin with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(PlotField(.key(labelKey), range.lowerBound, range.upperBound))
    }
    /// A bin with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>)
        -> PlottableValue<Value> {
        PlottableValue(PlotField(.resource(labelResource), range.lowerBound, range.upperBound))
    }
    /// A bin with a text as its label.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(PlotField(.text(label), range.lowerBound, range.upperBound))
    }
    /// A bin with an unlocalized label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(PlotField(.string(String(label)), range.lowerBound, range.upperBound))
    }
}

extension PlottableValue where Value == Date {
    /// A unit of the calendar around a date, with a localized label. A nil `calendar` is the current one.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
                             calendar: Calendar? = nil) -> PlottableValue<Date> {
        PlottableValue(PlotField(.key(labelKey), value, unit, calendar))
    }
    /// A unit of the calendar around a date, with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component,
                             calendar: Calendar? = nil) -> PlottableValue<Date> {
        PlottableValue(PlotField(.resource(labelResource), value, unit, calendar))
    }
    /// A unit of the calendar around a date, with a text as its label.
    public static func value(_ label: Text, _ value: Date, unit: Calendar.Component,
                             calendar: Calendar? = nil) -> PlottableValue<Date> {
        PlottableValue(PlotField(.text(label), value, unit, calendar))
    }
    /// A unit of the calendar around a date, with an unlocalized label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Date, unit: Calendar.Component,
                                                calendar: Calendar? = nil) -> PlottableValue<Date> {
        PlottableValue(PlotField(.string(String(label)), value, unit, calendar))
    }
}

public import Foundation
public import SwiftUI

extension PlottableProjection {
    /// The same value for all elements, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.key(labelKey), value)
    }
    /// The value at a key path, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.key(labelKey), value)
    }
    /// The same value for all elements, with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.resource(labelResource), value)
    }
    /// The value at a key path, with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.resource(labelResource), value)
    }
    /// The same value for all elements, with a text as its label.
    public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.text(label), value)
    }
    /// The value at a key path, with a text as its label.
    public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.text(label), value)
    }
    /// The same value for all elements, with an unlocalized label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.string(String(label)), value)
    }
    /// The value at a key path, with an unlocalized label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.string(String(label)), value)
    }
}

extension PlottableProjection where DataValue: Comparable {
    /// The same range for all elements, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ lower: DataValue, _ upper: DataValue)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.key(labelKey), lower, upper)
    }
    /// The range between the values at two key paths, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ lower: KeyPath<DataElement, DataValue>,
                             _ upper: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.key(labelKey), lower, upper)
    }
    /// The same range for all elements, with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ lower: DataValue, _ upper: DataValue)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.resource(labelResource), lower, upper)
    }
    /// The range between the values at two key paths, with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ lower: KeyPath<DataElement, DataValue>,
                             _ upper: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.resource(labelResource), lower, upper)
    }
    /// The same range for all elements, with a text as its label.
    public static func value(_ label: Text, _ lower: DataValue, _ upper: DataValue)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.text(label), lower, upper)
    }
    /// The range between the values at two key paths, with a text as its label.
    public static func value(_ label: Text, _ lower: KeyPath<DataElement, DataValue>,
                             _ upper: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.text(label), lower, upper)
    }
    /// The same range for all elements, with an unlocalized label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ lower: DataValue, _ upper: DataValue)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.string(String(label)), lower, upper)
    }
    /// The range between the values at two key paths, with an unlocalized label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ lower: KeyPath<DataElement, DataValue>,
                             _ upper: KeyPath<DataElement, DataValue>)
        -> PlottableProjection<DataElement, DataValue> {
        PlottableProjection(.string(String(label)), lower, upper)
    }
}

extension PlottableProjection where DataValue == Date {
    /// A unit of the calendar around a date, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue, unit: Calendar.Component,
                             calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.key(labelKey), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
    /// A unit of the calendar around the date at a key path, with a localized label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>,
                             unit: Calendar.Component, calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.key(labelKey), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
    /// A unit of the calendar around a date, with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue, unit: Calendar.Component,
                             calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.resource(labelResource), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
    /// A unit of the calendar around the date at a key path, with a label of a table.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>,
                             unit: Calendar.Component, calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.resource(labelResource), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
    /// A unit of the calendar around a date, with a text as its label.
    public static func value(_ label: Text, _ value: DataValue, unit: Calendar.Component,
                             calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.text(label), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
    /// A unit of the calendar around the date at a key path, with a text as its label.
    public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>,
                             unit: Calendar.Component, calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.text(label), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
    /// A unit of the calendar around a date, with an unlocalized label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component,
                             calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.string(String(label)), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
    /// A unit of the calendar around the date at a key path, with an unlocalized label.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>,
                             unit: Calendar.Component, calendar: Calendar? = nil)
        -> PlottableProjection<DataElement, DataValue> {
        var result = PlottableProjection(.string(String(label)), value)
        result.unit = DateUnit(unit, calendar)
        return result
    }
}

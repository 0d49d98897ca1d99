@_exported public import Foundation
public import SwiftUI

// What charts are for assistive technology, and settings of accessibility.

/// Describes a chart.
public protocol AXChart: NSObjectProtocol {
    /// The description.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    /// What it is called.
    var title: String { get set }
    /// What it is called, with attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers grow along the axis.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    /// What it is called.
    open var title: String
    /// What it is called, with attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// How numbers grow along the axis.
    open var scaleType = ScaleType.linear
    /// The least number.
    open var lowerBound: Double
    /// The greatest number.
    open var upperBound: Double
    /// The numbers with lines.
    open var gridlinePositions: [Double]
    /// A number for people.
    open var valueDescriptionProvider: (Double) -> String
    /// An axis of numbers.
    public init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
                valueDescriptionProvider: @escaping (Double) -> String) {
        (self.title, lowerBound, upperBound) = (title, range.lowerBound, range.upperBound)
        (self.gridlinePositions, self.valueDescriptionProvider) = (gridlinePositions, valueDescriptionProvider)
    }
    /// The least and the greatest number.
    open var range: ClosedRange<Double> {
        get { lowerBound...upperBound }
        set { (lowerBound, upperBound) = (newValue.lowerBound, newValue.upperBound) }
    }
}
/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// What it is called.
    open var title: String
    /// What it is called, with attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The names in their order.
    open var categoryOrder: [String]
    /// An axis of names.
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A value on an axis.
open class AXDataPointValue: NSObject {
    /// A number.
    open var number: Double
    /// A name.
    open var category: String
    init(_ number: Double, _ category: String) { (self.number, self.category) = (number, category) }
    /// A number.
    open class func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number, "") }
    /// A name.
    open class func category(_ category: String) -> AXDataPointValue { AXDataPointValue(0, category) }
}
/// A point of a chart.
open class AXDataPoint: NSObject {
    /// The value on the first axis.
    open var xValue: AXDataPointValue
    /// The value on the second axis.
    open var yValue: AXDataPointValue?
    /// Values on further axes.
    open var additionalValues: [AXDataPointValue]
    /// What it is.
    open var label: String?
    /// A point with numbers.
    public init(x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        (xValue, yValue) = (.number(x), y.map { .number($0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }
    /// A point with a name and a number.
    public init(x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        (xValue, yValue) = (.category(x), y.map { .number($0) })
        (self.additionalValues, self.label) = (additionalValues, label)
    }
}
/// Points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
    /// What they are.
    open var name: String?
    /// Whether they are a line.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]
    /// Points that belong together.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}
/// A chart for assistive technology.
open class AXChartDescriptor: NSObject {
    /// What it is called.
    open var title: String?
    /// What it shows.
    open var summary: String?
    /// The first axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The second axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    open var additionalAxes: [any AXDataAxisDescriptor]?
    /// The points.
    open var series: [AXDataSeriesDescriptor]
    /// A chart for assistive technology.
    public init(title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
                additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

/// Text beside a label that a person asks for.
open class AXCustomContent: NSObject {
    /// How important it is.
    public enum Importance: UInt, Sendable { case `default`, high }
    /// What it is about.
    public let label: String
    /// The text.
    public let value: String
    /// How important it is.
    open var importance = Importance.default
    /// Text beside a label.
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// Describes a chart for assistive technology.
public protocol AXChartDescriptorRepresentable {
    /// The description.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings the description up to date.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
extension View {
    /// Describes the chart that the view draws. Nothing to do: no assistive technology plays charts.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
        -> some View { self }
}

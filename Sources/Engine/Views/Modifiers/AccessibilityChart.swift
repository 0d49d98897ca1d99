public import Foundation
public import QuadrantCore

// The description of a chart for assistive technology: its axes and its series of data.

/// Describes a chart for assistive technology.
public protocol AXChartDescriptorRepresentable {
    /// Makes the description.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings a description that was made before up to date.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes a chart in this view: title and summary are a detail of the accessibility element, and so are the
    /// values of each series. `representable` is asked when assistive technology asks.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
        -> some View
    {
        adding(.written { semantics, _ in
            let chart = representable.makeChartDescriptor()
            representable.updateChartDescriptor(chart)
            let title = chart.title ?? ""
            var detail = SemanticDetail(.chart, title, value: chart.summary ?? "", key: "chart")
            detail.isImportant = true
            semantics.details.append(detail)
            for series in chart.series {
                semantics.details.append(SemanticDetail(.chart, series.name ?? "", value: chart.values(of: series)))
            }
        })
    }
}

/// The description of a chart.
open class AXChartDescriptor: NSObject {
    /// The title; nil for none.
    open var title: String?
    /// What the chart shows, in a sentence; nil for none.
    open var summary: String?
    /// How the chart is laid out.
    public enum ContentDirection: UInt, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }
    /// The direction in which the values of the x axis grow.
    open var contentDirection = ContentDirection.leftToRight
    /// The axis of the x values.
    open var xAxis: any AXDataAxisDescriptor
    /// The axis of the y values; nil for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Axes of more values.
    open var additionalAxes: [any AXDataAxisDescriptor]
    /// The series of data.
    open var series: [AXDataSeriesDescriptor]

    /// A chart with its axes and data.
    public init(title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
                yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
                series: [AXDataSeriesDescriptor]) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    fileprivate func values(of series: AXDataSeriesDescriptor) -> String {
        func text(_ value: AXDataPointValue?, _ axis: (any AXDataAxisDescriptor)?) -> String? {
            guard let value else { return nil }
            return value.category ?? (axis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number)
                ?? "\(value.number)"
        }
        return series.dataPoints.map { point in
            let values = [text(point.xValue, xAxis), text(point.yValue, yAxis)].compactMap { $0 }
                + zip(point.additionalValues, additionalAxes).compactMap { text($0.0, $0.1) }
            return (point.label.map { [$0] } ?? []).joined() + (point.label == nil ? "" : ": ")
                + values.joined(separator: ", ")
        }.joined(separator: "; ")
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The name of the axis.
    var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers become distances.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    open var title: String
    /// How numbers become distances; linear by default.
    open var scaleType = ScaleType.linear
    /// The lowest number of the axis.
    open var lowerBound: Double
    /// The highest number of the axis.
    open var upperBound: Double
    /// The numbers at which lines are drawn.
    open var gridlinePositions: [Double]
    /// The text of a number.
    open var valueDescriptionProvider: (Double) -> String

    /// An axis of the numbers of a range.
    public init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
                valueDescriptionProvider: @escaping (Double) -> String) {
        self.title = title
        lowerBound = range.lowerBound
        upperBound = range.upperBound
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String
    /// The names, in their order.
    open var categoryOrder: [String]
    /// An axis of names in an order.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// Data that belongs together, such as the points of a line.
open class AXDataSeriesDescriptor: NSObject {
    /// The name of the series; nil for none.
    open var name: String?
    /// Whether the values between the points are shown too, as by a line.
    open var isContinuous: Bool
    /// The points, in their order.
    open var dataPoints: [AXDataPoint]
    /// A series of points.
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
    /// The value on the x axis.
    open var xValue: AXDataPointValue
    /// The value on the y axis; nil for none.
    open var yValue: AXDataPointValue?
    /// The values on more axes.
    open var additionalValues: [AXDataPointValue]
    /// The name of the point; nil for none.
    open var label: String?

    /// A point at two numbers.
    public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .number(x)
        yValue = y.map(AXDataPointValue.number)
        self.additionalValues = additionalValues
        self.label = label
    }
    /// A point at a category and a number.
    public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        xValue = .category(x)
        yValue = y.map(AXDataPointValue.number)
        self.additionalValues = additionalValues
        self.label = label
    }
}

/// A value on an axis: a number or a category.
open class AXDataPointValue: NSObject {
    /// The number; 0 for a category.
    open var number = 0.0
    /// The category; nil for a number.
    open var category: String?
    private override init() {}
    /// A number.
    open class func number(_ number: Double) -> AXDataPointValue {
        let value = AXDataPointValue()
        value.number = number
        return value
    }
    /// A category.
    open class func category(_ category: String) -> AXDataPointValue {
        let value = AXDataPointValue()
        value.category = category
        return value
    }
}

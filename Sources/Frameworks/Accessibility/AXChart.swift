@_exported public import Foundation

/// An object that describes a chart.
public protocol AXChart: NSObjectProtocol {
    /// The description.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

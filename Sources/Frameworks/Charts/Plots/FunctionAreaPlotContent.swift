import Foundation
public import SwiftUI

/// A function of `AreaPlot`, which is sampled over a domain.
public nonisolated struct FunctionAreaPlotContent: ChartContent {
    public typealias Body = Never
    let plot: FunctionPlot
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        marks.add(content.plot.record)
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// The area from zero to a function; a nil domain is that of x.
    nonisolated public init(
        x: Text, y: Text,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.area(function), .text(x), .text(y), domain))
    }
    /// The area from zero to a function; a nil domain is that of x.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.area(function), .key(x), .key(y), domain))
    }
    /// The area from zero to a function; a nil domain is that of x.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.area(function), .resource(x), .resource(y), domain))
    }
    /// The area from zero to a function; a nil domain is that of x.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.area(function), .string(String(x)),
            .string(String(y)), domain))
    }
    /// The area between two functions; a nil domain is that of x.
    nonisolated public init(
        x: Text, yStart: Text, yEnd: Text,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.band(function), .text(x), .text(yStart), domain,
            end: .text(yEnd)))
    }
    /// The area between two functions; a nil domain is that of x.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.band(function), .key(x), .key(yStart), domain,
            end: .key(yEnd)))
    }
    /// The area between two functions; a nil domain is that of x.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.band(function), .resource(x), .resource(yStart),
            domain, end: .resource(yEnd)))
    }
    /// The area between two functions; a nil domain is that of x.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> (yStart: Double, yEnd: Double)
    ) {
        _content = FunctionAreaPlotContent(plot: FunctionPlot(.band(function), .string(String(x)),
            .string(String(yStart)), domain, end: .string(String(yEnd))))
    }
}

import Foundation
public import SwiftUI

/// A function of `LinePlot`, which is sampled over a domain.
public nonisolated struct FunctionLinePlotContent: ChartContent {
    public typealias Body = Never
    let plot: FunctionPlot
    @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        marks.add(content.plot.record)
    }
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// The line of a function; a nil domain is that of x.
    nonisolated public init(
        x: Text, y: Text,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.line(function), .text(x), .text(y), domain))
    }
    /// The line of a function; a nil domain is that of x.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.line(function), .key(x), .key(y), domain))
    }
    /// The line of a function; a nil domain is that of x.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.line(function), .resource(x), .resource(y), domain))
    }
    /// The line of a function; a nil domain is that of x.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2,
        domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.line(function), .string(String(x)),
            .string(String(y)), domain))
    }
    /// The curve of a function of a parameter, which covers a domain.
    nonisolated public init(
        x: Text, y: Text, t: Text,
        domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.curve(function), .text(x), .text(y), domain))
    }
    /// The curve of a function of a parameter, which covers a domain.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
        domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.curve(function), .key(x), .key(y), domain))
    }
    /// The curve of a function of a parameter, which covers a domain.
    @_disfavoredOverload
    nonisolated public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
        domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.curve(function), .resource(x), .resource(y), domain))
    }
    /// The curve of a function of a parameter, which covers a domain.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3,
        domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
    ) {
        _content = FunctionLinePlotContent(plot: FunctionPlot(.curve(function), .string(String(x)),
            .string(String(y)), domain))
    }
}

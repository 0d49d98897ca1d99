public import SwiftUI

extension PointMark: Chart3DContent {
    public var body: Never { fatalError("Charts: a point has no body.") }
    /// A body at three values, in a chart in space.
    nonisolated public init(x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
                            z: PlottableValue<some Plottable>) {
        mark = MarkRecord(.point, x: PlotExtent(x), y: PlotExtent(y), z: PlotExtent(z))
    }
    @MainActor public static func _collectSpace(_ content: PointMark, into marks: inout _SpaceCollector) {
        if let (x, y, z) = content.mark.spaceFields { marks.add(.point(x, y, z)) }
    }
}

extension RuleMark: Chart3DContent {
    public var body: Never { fatalError("Charts: a rule has no body.") }
    /// A line in a chart in space: along the axis of which the value is a range.
    nonisolated public init(x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
                            z: PlottableValue<some Plottable>) {
        mark = MarkRecord(.rule, x: PlotExtent(x), y: PlotExtent(y), z: PlotExtent(z))
    }
    @MainActor public static func _collectSpace(_ content: RuleMark, into marks: inout _SpaceCollector) {
        if let (x, y, z) = content.mark.spaceFields { marks.add(.rule(x, y, z)) }
    }
}

extension RectangleMark: Chart3DContent {
    public var body: Never { fatalError("Charts: a rectangle has no body.") }
    /// A rectangle in a chart in space: along the axes of which the values are ranges.
    nonisolated public init(x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
                            z: PlottableValue<some Plottable>) {
        mark = MarkRecord(.rectangle, x: PlotExtent(x), y: PlotExtent(y), z: PlotExtent(z))
    }
    @MainActor public static func _collectSpace(_ content: RectangleMark, into marks: inout _SpaceCollector) {
        if let (x, y, z) = content.mark.spaceFields { marks.add(.rectangle(x, y, z)) }
    }
}

extension MarkRecord {
    init(_ kind: Kind, x: PlotExtent, y: PlotExtent, z: PlotExtent) {
        self.init(kind, x: x, y: y)
        self.z = z
    }
    /// The values of a mark in space; nil for a mark in a plane.
    var spaceFields: (PlotField, PlotField, PlotField)? {
        guard let x = x.first, let y = y.first, let z = z.first, x.isUsable, y.isUsable, z.isUsable else { return nil }
        return (x, y, z)
    }
}

/// A surface whose height is a function of the place below it.
public nonisolated struct SurfacePlot: Chart3DContent {
    public typealias Body = Never
    public var body: Never { fatalError("Charts: a surface has no body.") }
    let labels: (x: PlotLabel, y: PlotLabel, z: PlotLabel)
    let function: (Double, Double) -> Double

    private init(_ x: PlotLabel, _ y: PlotLabel, _ z: PlotLabel, _ function: @escaping (Double, Double) -> Double) {
        labels = (x, y, z)
        self.function = function
    }
    @MainActor public static func _collectSpace(_ content: SurfacePlot, into marks: inout _SpaceCollector) {
        marks.add(.surface(content))
    }
    /// The height y of x and z.
    nonisolated public init(x: Text, y: Text, z: Text, function: @escaping (_ x: Double, _ z: Double) -> Double) {
        self.init(.text(x), .text(y), .text(z), function)
    }
    /// The height y of x and z.
    nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
                            function: @escaping (_ x: Double, _ z: Double) -> Double) {
        self.init(.key(x), .key(y), .key(z), function)
    }
    /// The height y of x and z.
    @_disfavoredOverload
    nonisolated public init(x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
                            function: @escaping (_ x: Double, _ z: Double) -> Double) {
        self.init(.resource(x), .resource(y), .resource(z), function)
    }
    /// The height y of x and z.
    @_disfavoredOverload
    nonisolated public init(x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
                            function: @escaping (_ x: Double, _ z: Double) -> Double) {
        self.init(.string(String(x)), .string(String(y)), .string(String(z)), function)
    }
}

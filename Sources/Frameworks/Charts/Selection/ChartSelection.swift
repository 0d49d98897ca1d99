public import SwiftUI

/// What a program learns of the values under a finger or a pointer.
struct ChartSelection {
    typealias Select = (PlotValue?) -> Void
    typealias SelectRange = ((PlotValue, PlotValue)?) -> Void
    var x: Select?
    var y: Select?
    var z: Select?
    var angle: Select?
    var xRange: SelectRange?
    var yRange: SelectRange?
    var zRange: SelectRange?
    /// A gesture in the place of those of the chart.
    var gesture: ((ChartProxy) -> AnyGesture<Void>)?

    var hasValue: Bool { x != nil || y != nil || angle != nil }
    var hasRange: Bool { xRange != nil || yRange != nil }
    var isEmpty: Bool { !hasValue && !hasRange && gesture == nil }
    /// The directions along which a finger selects.
    var axes: Axis.Set {
        if angle != nil { return [.horizontal, .vertical] }
        var axes: Axis.Set = []
        if x != nil || xRange != nil { axes.insert(.horizontal) }
        if y != nil || yRange != nil { axes.insert(.vertical) }
        return axes
    }

    /// Writes a binding where the value differs.
    static func writer<P: Plottable>(_ binding: Binding<P?>) -> Select {
        { place in
            let new = place.flatMap { P(plotValue: $0) }
            if new?.plotValue != binding.wrappedValue?.plotValue { binding.wrappedValue = new }
        }
    }
    static func writer<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) -> SelectRange {
        { ends in
            var new: ClosedRange<P>?
            if let ends, let first = P(plotValue: ends.0), let last = P(plotValue: ends.1) {
                new = min(first, last)...max(first, last)
            }
            if new != binding.wrappedValue { binding.wrappedValue = new }
        }
    }
}

extension View {
    /// Sets a binding to the value of x under a finger or a pointer, and to nil when it is gone.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.selection.x = ChartSelection.writer(value) }
    }
    /// Sets a binding to the value of y under a finger or a pointer, and to nil when it is gone.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.selection.y = ChartSelection.writer(value) }
    }
    /// Sets a binding to the range of x between two fingers, or that of a drag; a tap sets it to nil.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartConfiguration { $0.selection.xRange = ChartSelection.writer(range) }
    }
    /// Sets a binding to the range of y between two fingers, or that of a drag; a tap sets it to nil.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartConfiguration { $0.selection.yRange = ChartSelection.writer(range) }
    }
    /// Sets a binding to the value of the sectors at the angle of a finger or a pointer: the sum of those from the top
    /// up to it. Nil when it is gone.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.selection.angle = ChartSelection.writer(value) }
    }
    /// Recognizes a gesture on the plot in the place of those that select; it may select by the proxy.
    nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        chartConfiguration { $0.selection.gesture = { AnyGesture(gesture($0).map { _ in () }) } }
    }
}

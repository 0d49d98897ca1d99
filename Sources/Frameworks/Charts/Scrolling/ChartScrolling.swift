public import SwiftUI

/// How a chart scrolls.
struct ChartScrolling {
    var axes: Axis.Set = []
    var x = AxisScrolling()
    var y = AxisScrolling()
    var behavior: (any ChartScrollTargetBehavior)?

    subscript(axis: Axis) -> AxisScrolling {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
    /// How an axis scrolls; nil if it does not.
    func scrolling(_ axis: Axis) -> AxisScrolling? {
        axes.contains(axis == .horizontal ? .horizontal : .vertical) ? self[axis] : nil
    }
}

/// How one axis of a chart scrolls.
struct AxisScrolling {
    /// The length of the visible part of the domain: in the unit of numbers, seconds or categories.
    var length: Double?
    /// The first visible value in the beginning.
    var initial: PlotValue?
    /// The program's value that is the first visible one.
    var position: ChartPositionLink?

    /// The part of the domain that is visible where no length is given (a guess: Apple's is not known).
    private static let defaultPart = 0.5
    /// The longest content, in parts of what is visible.
    private static let limit = 10_000.0

    /// How much longer than its visible part a domain is; at least 1.
    func factor(_ domain: AxisDomain) -> Double {
        let total: Double = switch domain {
        case .none: 0
        case .numbers(let low, let high, _), .dates(let low, let high): abs(high - low)
        case .categories(let categories): Double(categories.names.count)
        }
        let factor = length.map { $0 > 0 ? total / $0 : 1 } ?? 1 / Self.defaultPart
        return factor.isFinite ? min(max(factor, 1), Self.limit) : 1
    }
}

/// A binding to a position, as a place on a scale. A number is one on a scale of dates as well: the seconds since the
/// reference date.
struct ChartPositionLink {
    let read: () -> PlotValue
    let write: (PlotValue) -> Void

    init<P: Plottable>(_ binding: Binding<P>) {
        read = { binding.wrappedValue.plotValue }
        write = { value in
            let new = P(plotValue: value)
                ?? value.number.flatMap { P(plotValue: .number($0)) ?? P(plotValue: .date($0)) }
            if let new { binding.wrappedValue = new }
        }
    }
}

extension View {
    /// Lets a chart scroll along axes: it shows a part of their domains.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartConfiguration { $0.scrolling.axes = axes }
    }
    /// Sets the length of the visible part of the x axis: numbers, seconds of dates, or categories.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartConfiguration { $0.scrolling.x.length = length.plottedNumber }
    }
    /// Sets the length of the visible part of the y axis: numbers, seconds of dates, or categories.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartConfiguration { $0.scrolling.y.length = length.plottedNumber }
    }
    /// Scrolls to the value of a binding, which is then the first visible one of x, and sets it when the user scrolls.
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        chartConfiguration { $0.scrolling.x.position = ChartPositionLink(x) }
    }
    /// Scrolls to the value of a binding, which is then the first visible one of y, and sets it when the user scrolls.
    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        chartConfiguration { $0.scrolling.y.position = ChartPositionLink(y) }
    }
    /// Sets the first visible value of x in the beginning.
    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        chartConfiguration { $0.scrolling.x.initial = initialX.plotValue }
    }
    /// Sets the first visible value of y in the beginning.
    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        chartConfiguration { $0.scrolling.y.initial = initialY.plotValue }
    }
    /// Sets where a chart settles after the user has scrolled it.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chartConfiguration { $0.scrolling.behavior = behavior }
    }
}

import Foundation
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

/// How far a chart is scrolled.
final class ChartScroll {
    private let source = Source()
    private var current: CGPoint?
    /// The offset that the scroll view was asked for and has not reported yet.
    var pending: CGPoint?
    /// The values that the chart wrote last into the program's bindings.
    var written: [Axis: PlotValue] = [:]

    /// The offset in points, recorded as read; nil before the scroll view has reported one.
    var offset: CGPoint? {
        source.didRead()
        return current
    }
    var isKnown: Bool { current != nil }

    func move(to offset: CGPoint) {
        guard offset != current else { return }
        current = offset
        source.didChange()
    }
}

extension PlacedScale {
    /// The place of a value at the start of what is visible: the edge of a band towards the scale's start.
    func leadingPlace(_ value: PlotValue) -> Double? {
        if case .category = value, let part = domain.part(of: value), case .categories(let all) = domain {
            return start + (end - start) * (part - 0.5 / Double(all.names.count))
        }
        return position(value)
    }
    /// Whether values grow with places.
    var isForward: Bool { end >= start }
    /// The offset at which a value is the first visible one.
    func offset(of value: PlotValue, visible: Double) -> Double? {
        guard let place = leadingPlace(value) else { return nil }
        let offset = isForward ? place : place - visible
        return max(0, min(offset, length - visible))
    }
    /// The first visible value at an offset.
    func firstVisible(_ offset: Double, visible: Double) -> PlotValue? {
        let place = isForward ? offset : offset + visible
        // Half a point into the band of a category.
        let inset: Double = domain.kind == .category ? (isForward ? 0.5 : -0.5) : 0
        return value(at: place + inset)
    }
}

extension ChartConfiguration {
    /// The offset at which the bound or initial values are the first visible ones.
    func initialOffset(_ geometry: PlotGeometry, _ viewport: CGSize) -> CGPoint {
        func offset(_ axis: Axis, _ visible: CGFloat) -> CGFloat {
            guard let scrolling = scrolling.scrolling(axis) else { return 0 }
            let scale = geometry.scale(axis), value = scrolling.position?.read() ?? scrolling.initial
            if let value, let offset = scale.offset(of: geometry.converted(value, axis), visible: Double(visible)) {
                return CGFloat(offset)
            }
            return scale.isForward ? 0 : max(0, CGFloat(scale.length) - visible)
        }
        return CGPoint(x: offset(.horizontal, viewport.width), y: offset(.vertical, viewport.height))
    }
}

extension PlotGeometry {
    /// A value as its axis has it, which may be one of categories, or of dates for seconds since the reference date.
    func converted(_ value: PlotValue, _ axis: Axis) -> PlotValue {
        switch scale(axis).domain.kind {
        case .category: .category(value.categoryName)
        case .date: value.number.map { .date($0) } ?? value
        case .number: value.number.map { .number($0) } ?? value
        case nil: value
        }
    }
}

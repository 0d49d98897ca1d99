import QuadrantGeometry
import SwiftUI

extension MarkRecord {
    /// The axis along which a bar or an area extends from zero: that of numbers. Nil where both of its ends are given,
    /// or no axis has numbers.
    func valueAxis(_ kinds: AxisKinds) -> Axis? {
        guard kind == .bar || kind == .area else { return nil }
        switch (x, y) {
        case (.value(let x), .value(let y)):
            let isNumberX = kinds.x == .number && x.end == nil, isNumberY = kinds.y == .number && y.end == nil
            if isNumberY { return .vertical }
            return isNumberX ? .horizontal : nil
        case (.value(let x), .edges): return kinds.x == .number && x.end == nil ? .horizontal : nil
        case (.edges, .value(let y)): return kinds.y == .number && y.end == nil ? .vertical : nil
        default: return nil
        }
    }

    /// The axis across which a bar, a rectangle or an area extends: along it are the bands.
    func bandAxis(_ kinds: AxisKinds) -> Axis? {
        if let axis = valueAxis(kinds) { return axis == .vertical ? .horizontal : .vertical }
        switch (x, y) {
        case (.span, .value): return .vertical
        case (.value, .span), (.value, .edges): return .horizontal
        case (.edges, .value): return .vertical
        case (.value, .value): return kinds.x == .category || kinds.y != .category ? .horizontal : .vertical
        default: return nil
        }
    }

    /// The value of the mark on an axis, along which its band is.
    func field(_ axis: Axis) -> PlotField? { axis == .horizontal ? x.first : y.first }
}

/// The kinds of values on both axes.
struct AxisKinds: Equatable {
    var x: PlotValue.Kind?
    var y: PlotValue.Kind?
    subscript(axis: Axis) -> PlotValue.Kind? { axis == .horizontal ? x : y }
}

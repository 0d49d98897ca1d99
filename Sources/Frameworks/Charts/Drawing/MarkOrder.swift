import Foundation
import SwiftUI

/// The marks of a chart in the order in which they are drawn, in their layers.
struct MarkOrder {
    enum Unit {
        /// A mark of its own.
        case mark(Int)
        /// The marks of one line or area.
        case series([Int])
        /// The index of a layer.
        case layer(Int)
    }
    private var units: [Int?: Units] = [:]

    /// What is drawn one after the other. Very many marks in the order of the data need no list.
    struct Units: RandomAccessCollection {
        private let listed: [Unit]?
        let endIndex: Int
        var startIndex: Int { 0 }

        init(_ units: [Unit]) { (listed, endIndex) = (units, units.count) }
        /// The first marks of the data.
        init(count: Int) { (listed, endIndex) = (nil, count) }

        subscript(index: Int) -> Unit { listed?[index] ?? .mark(index) }
        /// Whether each is the mark of its index.
        var areMarksInOrder: Bool { listed == nil }
    }

    /// What joins marks into one line.
    private struct SeriesKey: Hashable {
        let kind: MarkRecord.Kind
        let layer: Int?
        let series: PlotValue?
        let color: PlotValue?
        let symbol: PlotValue?
        let line: PlotValue?
        let size: PlotValue?
        let group: PlotValue?
    }

    init(_ model: ChartModel) {
        if model.layers.isEmpty, model.traits.isInOrder, !model.traits.hasFunctions {
            units[nil] = Units(count: model.records.count)
            return
        }
        var order: [(layer: Int?, zIndex: Double, unit: Unit)] = []
        var places: [SeriesKey: Int] = [:]
        var members: [Int: [Int]] = [:]
        var isSorted = true
        func add(_ layer: Int?, _ zIndex: Double, _ unit: Unit) {
            if zIndex != 0 { isSorted = false }
            order.append((layer, zIndex, unit))
        }
        var known = Set<Int>()
        func show(_ layer: Int?) {
            guard let layer, known.insert(layer).inserted else { return }
            if case .mask = model.layers[layer].effect { return }
            show(model.layers[layer].parent)
            add(model.layers[layer].parent, model.layers[layer].zIndex, .layer(layer))
        }
        for record in model.records {
            show(record.layer)
            guard record.kind == .line || record.kind == .area else {
                add(record.layer, record.style.zIndex, .mark(record.index))
                continue
            }
            let style = record.style
            // A series that is given by itself is one line, whatever else differs.
            let isGiven = record.series != nil
            let key = SeriesKey(
                kind: record.kind, layer: record.layer, series: record.series?.value,
                color: isGiven ? nil : style.foregroundBy?.value, symbol: isGiven ? nil : style.symbolBy?.value,
                line: isGiven ? nil : style.lineBy?.value, size: isGiven ? nil : style.symbolSizeBy?.value,
                group: style.position.first?.field.value)
            if let place = places[key] {
                members[place]?.append(record.index)
            } else {
                places[key] = order.count
                members[order.count] = [record.index]
                add(record.layer, style.zIndex, .series([]))
            }
        }
        for (place, marks) in members { order[place].unit = .series(marks) }
        if !isSorted {
            order = order.enumerated().sorted {
                ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
            }.map(\.element)
        }
        // Neighbours are in the same layer more often than not.
        var listed: [Int?: [Unit]] = [:], start = 0
        while start < order.count {
            let layer = order[start].layer, end = order[start...].firstIndex { $0.layer != layer } ?? order.count
            listed[layer, default: []] += order[start..<end].lazy.map(\.unit)
            start = end
        }
        units = listed.mapValues { Units($0) }
    }

    /// What is drawn in a layer; nil is the chart itself.
    subscript(layer: Int?) -> Units { units[layer] ?? Units([]) }
}

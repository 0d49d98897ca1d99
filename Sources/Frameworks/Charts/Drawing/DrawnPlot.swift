import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import SwiftUI

/// The items of a plot, of which those that have not changed are taken into the next drawing.
final class DrawnPlot {
    private let version: Version
    private let x: PlacedScale
    private let y: PlacedScale
    private let size: CGSize
    private let environment: EnvironmentValues
    /// Some marks each, in drawing order, with their indices; the indices of a layer are unknown.
    private var chunks: [Chunk] = []
    private struct Chunk {
        let marks: Marks?
        let items: Fragment
        /// Where the items are in the plot of a chart that scrolls; nil where that is not known.
        var bounds: Box?
    }
    /// The indices of marks.
    private enum Marks: Equatable {
        case range(Range<Int>), list([Int])

        func allSatisfy(_ same: [Bool]) -> Bool {
            switch self {
            case .range(let range): same[range].allSatisfy { $0 }
            case .list(let marks): marks.allSatisfy { same[$0] }
            }
        }
    }
    /// The number of marks that share a fragment: one is compared, and drawn, as a whole.
    private static let chunk = 64

    /// Draws the marks of a plot; what looks as in the drawing before is not made again.
    init(_ drawer: PlotDrawer, before: DrawnPlot?, _ work: inout ChartWork) {
        let geometry = drawer.geometry, model = geometry.model
        (version, x, y, size) = (model.version, geometry.x, geometry.y, geometry.size)
        environment = drawer.environment
        let known = before.flatMap { before in
            before.hasPlaces(geometry) && model.symbolViews.isEmpty && before.hasColors(drawer.environment)
                && model.same.map { $0.before === before.version } == true ? before : nil
        }
        let units = drawer.order[nil]
        for (number, start) in stride(from: 0, to: units.count, by: Self.chunk).enumerated() {
            let part = units[start..<min(start + Self.chunk, units.count)]
            let marks = units.areMarksInOrder ? .range(part.startIndex..<part.endIndex) : Self.marks(part)
            if let known, number < known.chunks.count, let marks, known.chunks[number].marks == marks,
               let same = model.same?.marks, marks.allSatisfy(same) {
                chunks.append(known.chunks[number])
                continue
            }
            var list = FragmentBuilder()
            drawer.draw(part, into: &list)
            work.outlines += part.count
            chunks.append(Chunk(marks: marks, items: Fragment(list.items),
                                bounds: geometry.model.configuration.scrolling.axes.isEmpty ? nil : list.items.bounds))
        }
    }

    /// Whether this is the drawing of a model in places and in colours.
    func isDrawn(_ geometry: PlotGeometry, _ environment: EnvironmentValues) -> Bool {
        version === geometry.model.version && geometry.model.symbolViews.isEmpty && geometry.model.layers.isEmpty
            && hasPlaces(geometry) && hasColors(environment)
    }
    private func hasPlaces(_ geometry: PlotGeometry) -> Bool {
        size == geometry.size && x == geometry.x && y == geometry.y
    }
    private func hasColors(_ other: EnvironmentValues) -> Bool {
        environment.agrees(with: other, except: ChartConfigurationKey.self)
    }

    /// The items in drawing order, without those that are known to be out of sight.
    /// - Parameter visible: what is seen of the plot; nil is all of it.
    func items(in visible: Box?) -> [DisplayItem] {
        chunks.filter { chunk in
            guard !chunk.items.isEmpty else { return false }
            guard let visible, let bounds = chunk.bounds else { return true }
            return bounds.touches(visible)
        }.map { .fragment($0.items, at: .zero) }
    }

    /// The indices of all marks; nil where a layer is among them.
    private static func marks(_ units: Slice<MarkOrder.Units>) -> Marks? {
        guard case .mark(let first)? = units.first else { return list(units) }
        var end = first
        for unit in units {
            guard case .mark(end) = unit else { return list(units) }
            end += 1
        }
        return .range(first..<end)
    }
    private static func list(_ units: Slice<MarkOrder.Units>) -> Marks? {
        var marks: [Int] = []
        for unit in units {
            switch unit {
            case .mark(let index): marks.append(index)
            case .series(let all): marks += all
            case .layer: return nil
            }
        }
        return .list(marks)
    }
}

extension [DisplayItem] {
    /// The bounds of shapes and pictures that nothing moves; nil where there are other items.
    fileprivate var bounds: Box? {
        var all = Box.empty
        for item in self {
            guard case .shape(let shape) = item else { return nil }
            let own = InkBounds.of(shape.path, shape.stroke).repeated(shape.copies)
            all = all.union(own.shifted(shape.frame.minX, shape.frame.minY))
        }
        return all
    }
}

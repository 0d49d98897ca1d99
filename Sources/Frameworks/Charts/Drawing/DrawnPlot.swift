import Foundation
import QuadrantCore
import QuadrantDisplayList
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
    private var chunks: [(marks: [Int]?, items: Fragment)] = []
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
            let part = units[start..<min(start + Self.chunk, units.count)], marks = Self.marks(part)
            if let known, number < known.chunks.count, let marks, known.chunks[number].marks == marks,
               let same = model.same?.marks, marks.allSatisfy({ same[$0] }) {
                chunks.append(known.chunks[number])
                continue
            }
            var list = FragmentBuilder()
            drawer.draw(part, into: &list)
            work.outlines += part.count
            chunks.append((marks, Fragment(list.items)))
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

    /// The items in drawing order.
    var items: [DisplayItem] {
        chunks.filter { !$0.items.isEmpty }.map { .fragment($0.items, at: .zero) }
    }

    /// The indices of all marks; nil where a layer is among them.
    private static func marks(_ units: ArraySlice<MarkOrder.Unit>) -> [Int]? {
        var marks: [Int] = []
        for unit in units {
            switch unit {
            case .mark(let index): marks.append(index)
            case .series(let all): marks += all
            case .layer: return nil
            }
        }
        return marks
    }
}

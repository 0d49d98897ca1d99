import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

// Colours and gradients are animated where they are drawn, so that a change of the view's value and a change of the
// environment are animated alike. The items that a leaf drew before an animated update are stored until the update
// ends; if the leaf then draws the same items with other paints, its paints are interpolated.

/// A vector of any length; an empty one is the zero vector.
struct Numbers: VectorArithmetic {
    var values: [Double] = []
    static var zero: Numbers { Numbers() }
    static func + (a: Numbers, b: Numbers) -> Numbers {
        if a.values.isEmpty { return b }
        if b.values.isEmpty { return a }
        return Numbers(values: zip(a.values, b.values).map { $0 + $1 })
    }
    static func - (a: Numbers, b: Numbers) -> Numbers { a + b.scaled(by: -1) }
    mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// The animated paints of one leaf.
final class PaintTrack: DrawingTrack<Numbers> {
    override func leave(_ graph: ViewGraph) { graph.motion.paints.tracks[row] = nil }

    /// Applies the animated paints to the items of the leaf.
    func change(_ items: inout [DisplayItem]) { PaintNumbers.add(rest.values, to: &items) }
}

/// The leaves with animated paints, and the items that leaves drew before this update.
final class PaintTracks {
    unowned(unsafe) var graph: ViewGraph!
    var tracks: [NodeIndex: PaintTrack] = [:]
    /// The items of leaves before a possible change of their paints.
    var old: [NodeIndex: [DisplayItem]] = [:]

    /// Stores the items of a leaf before its paints may change.
    func note(_ row: NodeIndex) {
        guard old[row] == nil, graph.layout[Int(row)].flags.isSuperset(of: [.isLeaf, .isPlaced])
        else { return }
        old[row] = items(of: row)
    }

    /// Stores the items of leaves in `row` whose drawing is dirty or missing: they are not among the readers of the
    /// values that are about to change.
    func noteUndrawn(in row: NodeIndex) {
        let flags = graph.layout[Int(row)].flags
        if flags.contains(.isLeaf) {
            if flags.contains(.needsDisplay) || graph.rows[row].own.contains(.display) { note(row) }
            return
        }
        if flags.contains(.isLayout), !flags.contains(.needsDisplay), !graph.rows[row].below.contains(.display) {
            return
        }
        var child = graph.rows[row].first
        while child != 0 {
            noteUndrawn(in: child)
            child = graph.rows[child].next
        }
    }

    private func items(of row: NodeIndex) -> [DisplayItem] {
        let wasUsed = ReadScope.current
        ReadScope.current = nil
        defer { ReadScope.current = wasUsed }
        var list = FragmentBuilder()
        graph.box(row).part?.leaf?.drawAlone(graph.layout[Int(row)].size, into: &list, at: SIMD2())
        return list.items
    }

    /// Starts the animations of changed paints.
    func animate() {
        for row in old.keys.sorted() where graph.rows[row].isLive {
            guard graph.layout[Int(row)].flags.contains(.isLeaf), let before = old[row] else { continue }
            let after = items(of: row), was = PaintNumbers.of(before), new = PaintNumbers.of(after)
            graph.motion.contents.animate(row, from: before, to: after)
            guard was.kinds == new.kinds, was.values != new.values else {
                if was.kinds != new.kinds { tracks[row]?.stop(graph) }
                continue
            }
            let transaction = graph.transaction(for: row)
            let delta = Numbers(values: new.values) - Numbers(values: was.values)
            guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
                tracks[row]?.stop(graph)
                continue
            }
            let running = tracks[row]
            let track = running ?? PaintTrack(row: row)
            track.retarget(by: delta, animation, transaction, graph)
            graph.invalidateDisplay(row)
            if running == nil, !track.isAtRest {
                tracks[row] = track
                graph.motion.animations.add(track)
            }
        }
    }
}

/// The paints of display items as numbers, in the order they are drawn.
private struct PaintNumbers: Equatable {
    /// The types and the structure of the paints; only paints that agree in these can be interpolated.
    var kinds: [Int] = []
    var values: [Double] = []

    static func of(_ items: [DisplayItem]) -> PaintNumbers {
        var found = PaintNumbers()
        for item in items {
            switch item {
            case .shape(let shape): found.append(shape.paint)
            case .text(let text):
                for run in text.runs { found.append(run.paint) }
                for line in text.decorations { found.append(line.paint) }
            default: found.kinds.append(-1)
            }
        }
        return found
    }

    private mutating func append(_ paint: Paint) {
        let stops: GradientStops
        switch paint {
        case .color(let color):
            kinds.append(0)
            append(color)
            return
        case .linear(let gradient, let from, let to):
            kinds.append(1)
            values += [from.x, from.y, to.x, to.y].map { Double($0) }
            stops = gradient
        case .radial(let gradient, let center, let start, let end):
            kinds.append(2)
            values += [center.x, center.y, start, end].map { Double($0) }
            stops = gradient
        case .elliptical(let gradient, _, let center, let start, let end):
            kinds.append(3)
            values += [center.x, center.y, start, end].map { Double($0) }
            stops = gradient
        case .angular(let gradient, let center, let from, let to):
            kinds.append(4)
            values += [Double(center.x), Double(center.y), from, to]
            stops = gradient
        case .tiled(let image, _, _):
            guard let colors = image.source?.colors else {
                kinds.append(-1)
                return
            }
            kinds += [5, colors.count]
            for color in colors { append(color) }
            return
        case .backdrop:
            kinds.append(-1)
            return
        }
        kinds.append(stops.stops.count)
        for stop in stops.stops {
            values.append(Double(stop.location))
            append(stop.color)
        }
    }

    private mutating func append(_ color: RGBA) {
        values += [color.red, color.green, color.blue, color.alpha].map { Double($0) }
    }

    /// Adds `rest` to the numbers of the items' paints.
    static func add(_ rest: [Double], to items: inout [DisplayItem]) {
        var rest = rest[...]
        func next() -> Double { rest.popFirst() ?? 0 }
        func changed(_ color: RGBA) -> RGBA {
            func part(_ value: Float) -> Float { min(max(value + Float(next()), 0), 1) }
            return RGBA(red: part(color.red), green: part(color.green), blue: part(color.blue),
                        alpha: part(color.alpha))
        }
        func changed(_ gradient: GradientStops) -> GradientStops {
            var gradient = gradient
            for index in gradient.stops.indices {
                gradient.stops[index].location += next()
                gradient.stops[index].color = changed(gradient.stops[index].color)
            }
            return gradient
        }
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + next(), y: point.y + next()) }
        func changed(_ paint: Paint) -> Paint {
            switch paint {
            case .color(let color): return .color(changed(color))
            case .linear(let gradient, let from, let to):
                let from = moved(from), to = moved(to)
                return .linear(changed(gradient), from: from, to: to)
            case .radial(let gradient, let center, let start, let end):
                let center = moved(center), start = start + next(), end = end + next()
                return .radial(changed(gradient), center: center, inner: start, outer: end)
            case .elliptical(let gradient, let bounds, let center, let start, let end):
                let center = UnitPoint(x: center.x + next(), y: center.y + next())
                let start = start + next(), end = end + next()
                return .elliptical(changed(gradient), bounds: bounds, center: center, inner: start, outer: end)
            case .angular(let gradient, let center, let from, let to):
                let center = moved(center), from = from + next(), to = to + next()
                return .angular(changed(gradient), center: center, from: from, to: to)
            case .tiled(let image, let origin, let scale):
                guard let source = image.source else { return paint }
                return .tiled(source.image(of: source.colors.map { changed($0) }), origin: origin, scale: scale)
            case .backdrop: return paint
            }
        }
        for index in items.indices {
            switch items[index] {
            case .shape(var shape):
                shape.paint = changed(shape.paint)
                items[index] = .shape(shape)
            case .text(var text):
                for run in text.runs.indices { text.runs[run].paint = changed(text.runs[run].paint) }
                for line in text.decorations.indices {
                    text.decorations[line].paint = changed(text.decorations[line].paint)
                }
                items[index] = .text(text)
            default: break
            }
        }
    }
}

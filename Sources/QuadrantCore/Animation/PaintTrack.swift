import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

// Colours and gradients are animated where they are drawn, so that it does not matter what changed them: the view's own
// value, or the environment it reads. What a leaf drew with before an animated update is kept until the update is over;
// if it then draws the same things with other paints, it is shown with paints between them.

/// A vector of any length; an empty one stands for zeros.
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

/// The paints of one leaf on their way.
final class PaintTrack: DrawingTrack<Numbers> {
    override func leave(_ graph: ViewGraph) { graph.motion.paintTracks[row] = nil }
}

extension ViewGraph {
    /// Keeps what a leaf draws with, before that may change.
    func notePaints(_ row: UInt32) {
        guard motion.updates.paints[row] == nil, layout[Int(row)].flags.isSuperset(of: [.isLeaf, .isPlaced])
        else { return }
        motion.updates.paints[row] = items(of: row)
    }

    /// Keeps what the leaves in `row` draw with that have not been drawn since something in them changed, or never yet:
    /// they are not among the readers of the values that are about to change.
    func noteUndrawnPaints(in row: UInt32) {
        let flags = layout[Int(row)].flags
        if flags.contains(.isLeaf) {
            if flags.contains(.needsDisplay) || rows[row].own.contains(.display) { notePaints(row) }
            return
        }
        if flags.contains(.isLayout), !flags.contains(.needsDisplay), !rows[row].below.contains(.display) { return }
        var child = rows[row].first
        while child != 0 {
            noteUndrawnPaints(in: child)
            child = rows[child].next
        }
    }

    private func items(of row: UInt32) -> [DisplayItem] {
        let wasUsed = ReadScope.current
        ReadScope.current = nil
        defer { ReadScope.current = wasUsed }
        var list = FragmentBuilder()
        box(row).part?.leaf?.drawAlone(layout[Int(row)].size, into: &list, at: SIMD2())
        return list.items
    }

    /// Starts the paints that have changed on their way.
    func animatePaints() {
        for row in motion.updates.paints.keys.sorted() where rows[row].isLive {
            guard layout[Int(row)].flags.contains(.isLeaf), let before = motion.updates.paints[row] else { continue }
            let after = items(of: row), old = PaintNumbers.of(before), new = PaintNumbers.of(after)
            animateContent(row, from: before, to: after)
            guard old.kinds == new.kinds, old.values != new.values else {
                if old.kinds != new.kinds { motion.paintTracks[row]?.stop(self) }
                continue
            }
            let transaction = transaction(for: row)
            let delta = Numbers(values: new.values) - Numbers(values: old.values)
            guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
                motion.paintTracks[row]?.stop(self)
                continue
            }
            let running = motion.paintTracks[row]
            let track = running ?? PaintTrack(row: row)
            track.retarget(by: delta, animation, transaction, self)
            invalidateDisplay(row)
            if running == nil, !track.isAtRest {
                motion.paintTracks[row] = track
                motion.animations.add(track)
            }
        }
    }

    /// What a leaf draws while its paints or its words change.
    func drawChanging(_ row: UInt32, into list: inout FragmentBuilder, _ size: SIMD2<Double>,
                      at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        box(row).part?.leaf?.drawAlone(size, into: &inner, at: origin)
        if let paints = motion.paintTracks[row] { PaintNumbers.add(paints.rest.values, to: &inner.items) }
        if let content = motion.contentTracks[row] { content.draw(inner.items, into: &list, at: origin) }
        else { list.items.append(contentsOf: inner.items) }
    }
}

/// The paints of display items as numbers, in the order they are drawn.
private struct PaintNumbers: Equatable {
    /// What the numbers mean; only paints that agree in this can be mixed.
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
        default:
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

    /// Adds numbers to those of the items.
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
            default: return paint
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

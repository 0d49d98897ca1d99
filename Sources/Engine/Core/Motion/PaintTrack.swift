import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

// Colours and gradients are animated where they are drawn, so that a change of the view's value and a change of the
// environment are animated alike. The items that a leaf drew before an animated update are stored until the update
// ends; if the leaf then draws the same items with other paints, its paints are interpolated (`PaintNumbers`).

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
    /// The locations at which each gradient is mixed.
    let locations: [[Double]]

    init(node: NodeIndex, locations: [[Double]]) {
        self.locations = locations
        super.init(node: node)
    }

    override func leave(_ graph: ViewGraph) { graph.motion.paints.tracks[node] = nil }

    /// Applies the animated paints to the items of the leaf.
    func change(_ items: inout [DisplayItem]) {
        if !rest.values.isEmpty { PaintNumbers.add(rest.values, at: locations, to: &items) }
    }
}

/// The leaves with animated paints, and the items that leaves drew before this update.
final class PaintTracks: GraphMember {
    var tracks: [NodeIndex: PaintTrack] = [:]
    /// The items of leaves before a possible change of their paints.
    var old: [NodeIndex: [DisplayItem]] = [:]

    /// Stores the items of a leaf before its paints may change.
    func note(_ node: NodeIndex) {
        guard old[node] == nil, graph[node].flags.isSuperset(of: [.isLeaf, .isPlaced])
        else { return }
        old[node] = items(of: node)
    }

    /// Stores the items of leaves in `node` whose drawing is dirty or missing: they are not among the readers of the
    /// values that are about to change.
    func noteUndrawn(in node: NodeIndex) {
        let flags = graph[node].flags
        if flags.contains(.isLeaf) {
            if flags.contains(.needsDisplay) || graph[node].dirtyPhases.contains(.display) { note(node) }
            return
        }
        if flags.contains(.isLayout), !flags.contains(.needsDisplay), !graph[node].dirtyPhasesBelow.contains(.display) {
            return
        }
        for child in graph.children(of: node) { noteUndrawn(in: child) }
    }

    private func items(of node: NodeIndex) -> [DisplayItem] {
        let wasUsed = ReadScope.current
        ReadScope.current = nil
        defer { ReadScope.current = wasUsed }
        var list = FragmentBuilder()
        graph.leaf(node)?.drawAlone(graph[node].size, into: &list, at: SIMD2())
        return list.items
    }

    /// Starts the animations of changed paints.
    func animate() {
        for node in old.keys.sorted() where graph[node].isLive {
            guard graph[node].isLeaf, let before = old[node] else { continue }
            let after = items(of: node), new = PaintNumbers(after)
            var was = PaintNumbers(before)
            graph.motion.contents.animate(node, from: before, to: after)
            guard was.kinds == new.kinds, was != new else {
                if was.kinds != new.kinds { tracks[node]?.stop(graph) }
                continue
            }
            var locations = was.locations(with: new)
            if let running = tracks[node], running.locations != locations {
                // Gradients with other stops are mixed from what is shown now.
                var shown = before
                running.change(&shown)
                running.stop(graph)
                was = PaintNumbers(shown)
                locations = was.locations(with: new)
            }
            let transaction = graph.motion.transaction(for: node)
            let delta = Numbers(values: new.numbers(at: locations)) - Numbers(values: was.numbers(at: locations))
            guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
                tracks[node]?.stop(graph)
                continue
            }
            let running = tracks[node]
            let track = running ?? PaintTrack(node: node, locations: locations)
            track.retarget(by: delta, animation, transaction, graph)
            graph.invalidateDisplay(node)
            if running == nil, !track.isAtRest {
                tracks[node] = track
                graph.motion.animations.add(track)
            }
        }
    }
}

import Foundation
import QuadrantGeometry
import QuadrantGraph

/// The animated frame of a view with matched geometry, in which its content is laid out.
final class MatchTrack: GeometryTrack {
    override func show(_ graph: ViewGraph) { graph.invalidate(node, .place) }
    override func leave(_ graph: ViewGraph) { graph.motion.matches.tracks[node] = nil }
}

/// The groups of views with matched geometry.
final class MatchedGeometries: SharedFrames {
    private var sources: [MatchedGeometry.Key: [NodeID]] = [:]
    private var followers: [MatchedGeometry.Key: [NodeID]] = [:]
    /// Sources that were inserted in this update.
    private var new: [(effect: MatchedGeometry, id: NodeID)] = []
    /// The animated frames.
    var tracks: [NodeIndex: MatchTrack] = [:]

    func add(_ effect: MatchedGeometry, _ node: NodeIndex) {
        let id = graph.tree.id(node), key = effect.key
        if effect.isSource {
            sources[key, default: []].append(id)
            if graph.mayAnimate, !graph.update.isPlain { new.append((effect, id)) }
            placeFollowers(key)
        } else {
            followers[key, default: []].append(id)
        }
    }

    /// Places the followers again, so that they look up their source.
    private func placeFollowers(_ key: MatchedGeometry.Key) {
        for follower in followers[key] ?? [] where graph.tree.isLive(follower) {
            graph.tree.invalidate(follower.index, .place)
        }
    }

    /// The content of `node` is removed or reinserted: its followers search for another source.
    override func sourcesChanged(in node: NodeIndex) {
        if followers.isEmpty, tracks.isEmpty { return }
        func isInside(_ id: NodeID) -> Bool {
            guard graph.tree.isLive(id) else { return false }
            return graph.ancestors(including: id.index).contains(node)
        }
        // A reinserted view moves back to its own frame.
        for (moving, track) in tracks.sorted(by: { $0.key < $1.key })
        where track.goal != .zero && isInside(graph.tree.id(moving)) {
            start(moving, .zero - track.goal, goal: .zero - track.goal)
        }
        for key in followers.keys where sources[key]?.contains(where: isInside) == true {
            placeFollowers(key)
        }
    }

    func remove(_ key: MatchedGeometry.Key, _ node: NodeIndex) {
        let id = graph.tree.id(node)
        if sources[key]?.contains(id) == true { placeFollowers(key) }
        sources[key]?.removeAll { $0 == id }
        followers[key]?.removeAll { $0 == id }
        if sources[key]?.isEmpty == true { sources[key] = nil }
        if followers[key]?.isEmpty == true { followers[key] = nil }
    }

    /// The frame of a group's source in the coordinate space of a follower; the follower is placed again when either
    /// moves.
    func source(_ key: MatchedGeometry.Key, for node: NodeIndex) -> CGRect? {
        let sources = sources[key] ?? []
        guard let source = sources.last(where: { graph.tree.isLive($0) && !isGoing($0.index) }) else {
            return nil
        }
        graph.didReadPlace(of: source.index)
        graph.didReadPlace(of: node)
        // A source after its follower in the tree is placed later; it then notifies the follower.
        guard graph[source.index].isPlaced else { return nil }
        let global = graph.globalFrame(of: source.index)
        return graph.transform(from: node).source(of: global.origin).map { CGRect(origin: $0, size: global.size) }
    }

    /// Whether a node, or one of its ancestors, is exiting.
    private func isGoing(_ node: NodeIndex) -> Bool {
        for at in graph.ancestors(including: node) { if graph[at].isExiting { return true } }
        return false
    }

    /// Animates an inserted source from the frame of the source that it replaces, and the exiting source to the new
    /// frame.
    override func animate() {
        if new.isEmpty { return }
        let added = new
        new = []
        for (effect, id) in added where graph.tree.isLive(id) {
            let others = (sources[effect.key] ?? []).filter { $0 != id && graph.tree.isLive($0) }
            guard let old = others.last(where: { isGoing($0.index) }) else { continue }
            let from = shownFrame(of: old.index), to = graph.globalFrame(of: id.index)
            guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
            start(id.index, .zero - effect.distance(from: to, to: from))
            let away = effect.distance(from: graph.globalFrame(of: old.index), to: to)
            start(old.index, away, goal: away)
        }
    }

    /// Animates a node from `delta` to its own frame, or to the offset `goal` if the node is exiting.
    private func start(_ node: NodeIndex, _ delta: Geometry, goal: Geometry = .zero) {
        var transaction = graph.motion.transaction(for: node)
        if graph[node].isExiting { graph.motion.transitions.join(node, &transaction) }
        guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else { return }
        let running = tracks[node]
        let track = running ?? MatchTrack(node: node)
        track.retarget(by: delta, goal: goal, animation, transaction, speed: nil, graph)
        graph.invalidate(node, .place)
        guard running == nil, !track.isAtRest else { return }
        tracks[node] = track
        graph.motion.animations.add(track)
    }

    /// The frame at which a node is drawn now, with the offset of the first animated node among its single children.
    private func shownFrame(of node: NodeIndex) -> CGRect {
        var frame = graph.globalFrame(of: node)
        func move(_ rest: Geometry) {
            frame = frame.offsetBy(dx: rest.origin.x, dy: rest.origin.y)
            frame.size.width = max(frame.width + rest.size.x, 0)
            frame.size.height = max(frame.height + rest.size.y, 0)
        }
        if let track = tracks[node] { move(track.rest) }
        var at = node
        while at != 0 {
            if let track = graph.motion.moves.tracks[at] {
                move(track.rest)
                break
            }
            at = graph[at].layoutChildCount == 1 ? graph[at].firstLayoutChild : 0
        }
        return frame
    }

    override func didRemove(_ node: NodeIndex) { if !tracks.isEmpty { tracks[node]?.stop(graph) } }
}

extension MotionTables {
    /// The groups of views with matched geometry.
    var matches: MatchedGeometries {
        if let sharedFrames { return unsafeDowncast(sharedFrames, to: MatchedGeometries.self) }
        let made = MatchedGeometries(link)
        sharedFrames = made
        return made
    }
}

import Foundation
public import QuadrantGeometry
import QuadrantGraph
import Synchronization

/// A namespace for ids, unique to the view that declares it.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// A value that is unique to one namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }
    private var id = 0
    /// A namespace, unique to the view that declares it for as long as the view's identity lasts.
    public init() {}
    /// The id of the namespace; the same for all values that are not installed in a view.
    public var wrappedValue: ID { ID(number: id) }
}

extension Namespace: InstalledProperty {
    private final class Number {
        private static let last = Atomic(0)
        let value = last.add(1, ordering: .relaxed).newValue
    }
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let number = slot as? Number ?? Number()
        slot = number
        id = number.value
    }
}

/// The properties that a matched view copies from its source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit for each property: 1 position, 2 size.
    public let rawValue: UInt32
    /// A set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position of the anchor, without the size.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size, without the position.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Adds this view to a group with a shared frame. When a view of the group is inserted while another is removed,
    /// both are animated from the frame of the old to the frame of the new one; a view that is not a source always has
    /// the frame of the source.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        let key = MatchedGeometry.Key(id: AnyHashable(id), namespace: namespace)
        return modifier(MatchedGeometry(key: key, properties: properties, anchor: anchor, isSource: isSource))
    }
}

nonisolated struct MatchedGeometry: LayoutRole, LifecycleRole, Equatable {
    typealias Body = Never
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }
    let key: Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    static var modifierName: String { "matchedGeometryEffect" }
    static var layoutSentence: String { "matchedGeometryEffect leaves the layout as it is; a view that is no source is drawn in the frame of the source." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old == new ? [] : .place }

    func appeared(_ context: RoleContext) { context.box.graph.motion.matches.add(self, context.box.node) }
    func left(_ context: RoleContext) { context.box.graph.motion.matches.remove(key, context.box.node) }
    func updated(from old: Self, _ context: RoleContext) {
        if old.key == key, old.isSource == isSource { return }
        context.box.graph.motion.matches.remove(old.key, context.box.node)
        context.box.graph.motion.matches.add(self, context.box.node)
    }

    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        if let rest = child.graph.motion.matches.tracks[child.box.node]?.rest {
            return placement(in: size, moved: rest, proposal, child)
        }
        let own = ChildPlacement(size: child.size(proposal), proposal: proposal)
        guard !isSource, let source = child.graph.motion.matches.source(key, for: child.box.node) else { return own }
        let offered = properties.contains(.size) ? Proposal(SIMD2(source.size)) : proposal
        let found = child.size(offered)
        guard properties.contains(.position) else {
            return ChildPlacement(origin: (size - found) / 2, size: found, proposal: offered)
        }
        let fraction = SIMD2(Double(anchor.x), Double(anchor.y))
        let origin = SIMD2(source.origin) + fraction * (SIMD2(source.size) - found)
        return ChildPlacement(origin: origin, size: found, proposal: offered)
    }
    /// While it moves, the content is proposed the size of the moving frame and aligned in it.
    private func placement(in size: SIMD2<Double>, moved rest: Geometry, _ proposal: Proposal, _ child: ModifierChild)
        -> ChildPlacement {
        let frame = pointwiseMax(size + rest.size, SIMD2())
        var origin = rest.origin
        if child.box.childScope.isRightToLeft { origin.x = size.x - origin.x - frame.x }
        let offered = properties.contains(.size) ? Proposal(frame) : proposal
        let found = child.size(offered)
        let fraction = SIMD2(Double(anchor.x), Double(anchor.y))
        return ChildPlacement(origin: origin + fraction * (frame - found), size: found, proposal: offered)
    }

    /// What differs between two frames in the matched properties.
    func distance(from own: CGRect, to other: CGRect) -> Geometry {
        let (ownSize, otherSize) = (SIMD2(own.size), SIMD2(other.size))
        let fraction = SIMD2(Double(anchor.x), Double(anchor.y))
        let growth = properties.contains(.size) ? otherSize - ownSize : SIMD2()
        guard properties.contains(.position) else { return Geometry(origin: -fraction * growth, size: growth) }
        let anchors = SIMD2(other.origin) + fraction * otherSize - (SIMD2(own.origin) + fraction * ownSize)
        return Geometry(origin: properties.contains(.size) ? SIMD2(other.origin) - SIMD2(own.origin) : anchors,
                        size: growth)
    }

    /// Alignment guides use the layout frame, not the drawn one.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double? {
        child.explicit(key, size, proposal)
    }
    var debugAttributes: [(String, String)] { [("id", "\(key.id.base)")] }
}

/// The animated frame of a view with matched geometry, in which its content is laid out.
final class MatchTrack: GeometryTrack {
    override func show(_ graph: ViewGraph) { graph.invalidate(node, .place) }
    override func leave(_ graph: ViewGraph) { graph.motion.matches.tracks[node] = nil }
}

/// The groups of views with matched geometry.
final class MatchedGeometries: GraphMember {
    private var sources: [MatchedGeometry.Key: [NodeID]] = [:]
    private var followers: [MatchedGeometry.Key: [NodeID]] = [:]
    /// Sources that were inserted in this update.
    private var new: [(effect: MatchedGeometry, id: NodeID)] = []
    /// The animated frames.
    var tracks: [NodeIndex: MatchTrack] = [:]

    var isEmpty: Bool { new.isEmpty }

    func add(_ effect: MatchedGeometry, _ node: NodeIndex) {
        let id = graph.tree.id(node), key = effect.key
        if effect.isSource {
            sources[key, default: []].append(id)
            if graph.mayAnimate, !graph.motion.updates.isPlain { new.append((effect, id)) }
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
    func sourcesChanged(in node: NodeIndex) {
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
    func animate() {
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
        var transaction = graph.transaction(for: node)
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
}

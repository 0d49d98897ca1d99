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

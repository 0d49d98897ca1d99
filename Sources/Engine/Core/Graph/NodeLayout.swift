import Foundation
import QuadrantGeometry
import QuadrantGraph

/// One cached measurement: a proposal and its size, in points.
struct CachedMeasurement {
    var proposal: Proposal
    var size: SIMD2<Double>
}

/// What is known of a node in layout, a bit each.
struct LayoutFlags: OptionSet {
    let rawValue: UInt32
    /// The node takes part in layout; other nodes are transparent to it.
    static let isLayout = LayoutFlags(rawValue: 1 << 0)
    /// The node wraps exactly one child.
    static let isUnary = LayoutFlags(rawValue: 1 << 1)
    /// A background, an overlay or the like: not a child of the layout around it.
    static let isSecondary = LayoutFlags(rawValue: 1 << 2)
    /// The size does not depend on the proposed width.
    static let ignoresWidth = LayoutFlags(rawValue: 1 << 3)
    /// The size does not depend on the proposed height.
    static let ignoresHeight = LayoutFlags(rawValue: 1 << 19)
    /// The size depends on no proposal.
    static let isRigid: LayoutFlags = [.ignoresWidth, .ignoresHeight]
    /// The node has an origin, a size and a proposal from its layout parent.
    static let isPlaced = LayoutFlags(rawValue: 1 << 4)
    /// The cached fragment is outdated.
    static let needsDisplay = LayoutFlags(rawValue: 1 << 5)
    /// A measurement was dropped because the cache was full: an unchanged remeasure is then no cut-off (I6).
    static let evicted = LayoutFlags(rawValue: 1 << 6)
    /// The subtree contains text or a custom alignment guide.
    static let hasGuides = LayoutFlags(rawValue: 1 << 7)
    /// The subtree contains a geometry observer.
    static let hasGeometryObservers = LayoutFlags(rawValue: 1 << 8)
    /// The node has built content during its placement; known in checked mode only.
    static let buildsWhilePlacing = LayoutFlags(rawValue: 1 << 9)
    /// A unary node over several views: each of them has its own instance, and this node is not in the layout.
    static let isExpanded = LayoutFlags(rawValue: 1 << 10)
    /// The instance of an expanded node for one of its views.
    static let isChildInstance = LayoutFlags(rawValue: 1 << 11)
    /// The list of layout children is outdated.
    static let needsLayoutChildren = LayoutFlags(rawValue: 1 << 12)
    /// The content of the node is being built.
    static let isBuilding = LayoutFlags(rawValue: 1 << 13)
    /// The priority was read; it is 0 unless `hasPriority`.
    static let knowsPriority = LayoutFlags(rawValue: 1 << 14)
    static let hasPriority = LayoutFlags(rawValue: 1 << 15)
    /// The layout direction for the children is right to left.
    static let isMirrored = LayoutFlags(rawValue: 1 << 16)
    /// The node never has layout children.
    static let isLeaf = LayoutFlags(rawValue: 1 << 17)
    /// A rigid node whose proposal has changed: its content keeps its geometry and older proposals.
    static let hasOldProposals = LayoutFlags(rawValue: 1 << 18)
    /// The content, when last built, was no view, several views, or a changing number of them.
    static let holdsSeveral = LayoutFlags(rawValue: 1 << 20)
    /// A container that equals its only child.
    static let isIdentity = LayoutFlags(rawValue: 1 << 22)
    /// The node changes the transaction of its content.
    static let changesTransaction = LayoutFlags(rawValue: 1 << 27)
    /// The node has an animated frame.
    static let isMoving = LayoutFlags(rawValue: 1 << 28)
    /// The node has an animated opacity.
    static let isFading = LayoutFlags(rawValue: 1 << 29)
    /// The node was removed and is drawn during its exit transition.
    static let isExiting = LayoutFlags(rawValue: 1 << 30)
    /// The node draws exiting nodes.
    static let hasExitingNodes = LayoutFlags(rawValue: 1 << 31)
    /// The node is notified when the views inside are others.
    static let observesViews = LayoutFlags(rawValue: 1 << 23)
    /// The container's views may be others after a change.
    static let isDynamic = LayoutFlags(rawValue: 1 << 24)
    /// The node is dynamic, or one inside it is.
    static let hasDynamic = LayoutFlags(rawValue: 1 << 25)
    /// The memory for further measurements has its full size.
    static let hasFullCapacity = LayoutFlags(rawValue: 1 << 21)
}

/// The layout data of one node. Plain memory, so that traversals do no reference counting.
struct NodeLayout {
    /// Nine distinct proposals reach a child of a nested stack: 0, ∞ and a share on either axis
    /// (Docs/Internals/MeasureCache.md).
    static let measurementCapacity = 9

    /// The layout children: the node itself if there is one, the address of a list if there are more. The first field,
    /// because a single child is read in place.
    private(set) var layoutChildStorage: UInt = 0
    /// The measurements after the first: a block of `MeasurementBlocks`, or one of full capacity (`hasFullCapacity`).
    var more: UnsafeMutablePointer<CachedMeasurement>?
    /// The leading top corner in the layout parent's space as drawn (already mirrored), in points.
    var origin = SIMD2<Double>()
    /// In points.
    var size = SIMD2<Double>()
    /// The proposal that the node was placed with.
    var proposal = Proposal.unspecified
    /// The first measurement; valid if there is one.
    var first = CachedMeasurement(proposal: .unspecified, size: SIMD2())
    private(set) var layoutChildCount: UInt32 = 0
    /// The node that measures and places this one.
    var parent: NodeIndex = 0
    var flags: LayoutFlags = []
    /// The number of cached measurements, at most `measurementCapacity`.
    var measurementCount: UInt8 = 0
    /// The index in `more` of the measurement that is replaced next when the cache is full.
    var cursor: UInt8 = 0
    /// The axes on which the node takes what it is offered, known with its first measurement (`ProposalSides`).
    /// One bit each, as in `Axis.Set`.
    var growing: Int8 = 0

    /// The first layout child; 0 if there is none.
    var firstLayoutChild: NodeIndex {
        if layoutChildCount > 1 { return layoutChildList![0] }
        return layoutChildCount == 0 ? 0 : NodeIndex(rawValue: UInt32(truncatingIfNeeded: layoutChildStorage))
    }
    private var layoutChildList: UnsafeMutablePointer<NodeIndex>? {
        UnsafeMutablePointer(bitPattern: layoutChildStorage)
    }

    /// The layout children of the node at `place`; valid until nodes are added.
    @inline(__always)
    static func layoutChildren(at place: UnsafeMutablePointer<NodeLayout>) -> UnsafeBufferPointer<NodeIndex> {
        let count = Int(place.pointee.layoutChildCount)
        if count == 1 {
            return UnsafeBufferPointer(start: UnsafeRawPointer(place).assumingMemoryBound(to: NodeIndex.self), count: 1)
        }
        return UnsafeBufferPointer(start: place.pointee.layoutChildList, count: count)
    }

    /// Whether the size is known, as that of the first measurement, and independent of the proposal, and the node has
    /// no guides and no priority.
    @inline(__always)
    var isPlainAndRigid: Bool {
        let mask: LayoutFlags = [.ignoresWidth, .ignoresHeight, .knowsPriority, .hasPriority, .hasGuides]
        return flags.intersection(mask) == [.ignoresWidth, .ignoresHeight, .knowsPriority] && measurementCount > 0
    }

    /// Replaces the sides of a proposal that do not affect the size by those of the first measurement.
    @inline(__always)
    func replaceIgnoredSides(of proposal: inout Proposal) {
        if flags.isDisjoint(with: .isRigid) { return }
        if flags.contains(.ignoresWidth) { proposal.sides.x = first.proposal.sides.x }
        if flags.contains(.ignoresHeight) { proposal.sides.y = first.proposal.sides.y }
    }

    /// The cached size for a proposal; at least one is cached.
    @inline(__always)
    func known(_ proposal: Proposal) -> SIMD2<Double>? {
        if first.proposal == proposal { return first.size }
        guard measurementCount > 1, let more else { return nil }
        for index in 0..<Int(measurementCount) - 1 where more[index].proposal == proposal { return more[index].size }
        return nil
    }

    /// Caches a measurement; a full cache loses the oldest one after the first.
    mutating func remember(_ proposal: Proposal, _ size: SIMD2<Double>, _ blocks: inout MeasurementBlocks) {
        if measurementCount == 0 {
            first = CachedMeasurement(proposal: proposal, size: size)
            measurementCount = 1
            return
        }
        let available = NodeLayout.measurementCapacity - 1, later = Int(measurementCount) - 1
        if more == nil { more = blocks.take() }
        if later == MeasurementBlocks.size, !flags.contains(.hasFullCapacity), let few = more {
            let all: UnsafeMutablePointer<CachedMeasurement> = NodeLayout.block(available)
            all.initialize(from: few, count: later)
            blocks.give(few)
            more = all
            flags.insert(.hasFullCapacity)
        }
        if later < available {
            more![later] = CachedMeasurement(proposal: proposal, size: size)
            measurementCount += 1
        } else {
            more![Int(cursor)] = CachedMeasurement(proposal: proposal, size: size)
            cursor = UInt8((Int(cursor) + 1) % available)
            flags.insert(.evicted)
        }
    }

    /// Memory from `malloc`: Swift's own allocation of aligned blocks is slower.
    private static func block<T>(_ count: Int) -> UnsafeMutablePointer<T> {
        malloc(count * MemoryLayout<T>.stride)!.assumingMemoryBound(to: T.self)
    }

    /// Replaces the layout children by a copy of `list`.
    mutating func setLayoutChildren(_ list: UnsafeBufferPointer<NodeIndex>) {
        let count = UInt32(list.count)
        if layoutChildCount > 1, layoutChildCount != count { Foundation.free(layoutChildList) }
        if count < 2 {
            layoutChildStorage = count == 0 ? 0 : UInt(list[0].rawValue)
        } else {
            if layoutChildCount != count {
                layoutChildStorage = UInt(bitPattern: NodeLayout.block(Int(count)) as UnsafeMutablePointer<NodeIndex>)
            }
            layoutChildList!.update(from: list.baseAddress!, count: Int(count))
        }
        layoutChildCount = count
    }

    /// Returns the memory of the measurements and of the list of layout children.
    mutating func free(_ blocks: inout MeasurementBlocks) {
        if flags.contains(.hasFullCapacity) { Foundation.free(more) } else if let more { blocks.give(more) }
        if layoutChildCount > 1 { Foundation.free(layoutChildList) }
        more = nil
        layoutChildStorage = 0
        layoutChildCount = 0
    }
}

import Foundation
import QuadrantGeometry
import QuadrantGraph

/// One recorded answer of the measure phase.
struct CachedMeasurement {
    var proposal: Proposal
    var size: SIMD2<Double>
}

struct LayoutFlags: OptionSet {
    let rawValue: UInt32
    /// Takes part in layout; other rows are transparent to it.
    static let isLayout = LayoutFlags(rawValue: 1 << 0)
    /// Exactly one child, which it wraps.
    static let isUnary = LayoutFlags(rawValue: 1 << 1)
    /// Background, overlay and the like: not a child of the layout around it.
    static let isSecondary = LayoutFlags(rawValue: 1 << 2)
    /// The size does not depend on the proposal: on its width, on its height, on either.
    static let ignoresWidth = LayoutFlags(rawValue: 1 << 3)
    static let ignoresHeight = LayoutFlags(rawValue: 1 << 19)
    static let isRigid: LayoutFlags = [.ignoresWidth, .ignoresHeight]
    static let isPlaced = LayoutFlags(rawValue: 1 << 4)
    /// The fragment must be made again.
    static let needsDisplay = LayoutFlags(rawValue: 1 << 5)
    /// An answer was dropped for lack of room: a cutoff may no longer be claimed (I6).
    static let evicted = LayoutFlags(rawValue: 1 << 6)
    /// Text, or something with a guide of its own, is in here.
    static let hasGuides = LayoutFlags(rawValue: 1 << 7)
    /// Something in here observes its geometry.
    static let hasGeometryObservers = LayoutFlags(rawValue: 1 << 8)
    /// Has built content while it was placed; known in checked mode only.
    static let buildsWhilePlacing = LayoutFlags(rawValue: 1 << 9)
    /// A unary row over several views: each of them got a copy of its own, and this row stands back.
    static let isExpanded = LayoutFlags(rawValue: 1 << 10)
    static let isChildInstance = LayoutFlags(rawValue: 1 << 11)
    static let needsLayoutChildren = LayoutFlags(rawValue: 1 << 12)
    static let isBuilding = LayoutFlags(rawValue: 1 << 13)
    /// The priority was asked for; it is 0 unless `hasPriority`.
    static let knowsPriority = LayoutFlags(rawValue: 1 << 14)
    static let hasPriority = LayoutFlags(rawValue: 1 << 15)
    /// Leading is right for what this row places.
    static let isMirrored = LayoutFlags(rawValue: 1 << 16)
    /// Never has layout children.
    static let isLeaf = LayoutFlags(rawValue: 1 << 17)
    /// A rigid row whose proposal changed: what is in it keeps its geometry and remembers older proposals.
    static let hasOldProposals = LayoutFlags(rawValue: 1 << 18)
    /// Was given several views, none, or a changing number when its content was made last.
    static let holdsSeveral = LayoutFlags(rawValue: 1 << 20)
    /// A container that is its only child.
    static let isIdentity = LayoutFlags(rawValue: 1 << 22)
    /// Changes the transaction of what is in it.
    static let changesTransaction = LayoutFlags(rawValue: 1 << 27)
    /// Drawn elsewhere than it is placed.
    static let isMoving = LayoutFlags(rawValue: 1 << 28)
    /// Drawn fainter than it is.
    static let isFading = LayoutFlags(rawValue: 1 << 29)
    /// Has gone, and is shown going.
    static let isExiting = LayoutFlags(rawValue: 1 << 30)
    /// Some of what it draws has gone.
    static let hasExitingNodes = LayoutFlags(rawValue: 1 << 31)
    /// The memory for later answers has grown to its full size.
    static let hasFullCapacity = LayoutFlags(rawValue: 1 << 21)
}

/// What layout knows of one row. Plain memory, so that walks do no reference counting.
struct LayoutRow {
    /// Nine distinct proposals reach a child of a nested stack: 0, ∞ and a share on either axis
    /// (Docs/Internals/MeasureCache.md).
    static let measurementCapacity = 9

    /// Layout children: the row itself where there is one, the address of a list where there are more. Stands first,
    /// because the one child is read in place.
    private(set) var layoutChildStorage: UInt = 0
    /// Answers after the first.
    var more: UnsafeMutablePointer<CachedMeasurement>?
    /// In the layout parent's space, from its leading top corner as drawn (mirrored already), in points.
    var origin = SIMD2<Double>()
    var size = SIMD2<Double>()
    var proposal = Proposal.unspecified
    var first = CachedMeasurement(proposal: .unspecified, size: SIMD2())
    private(set) var layoutChildCount: UInt32 = 0
    /// The row that measures and places this one.
    var parent: NodeIndex = 0
    var flags: LayoutFlags = []
    var measurementCount: UInt8 = 0
    var cursor: UInt8 = 0

    /// The first layout child; 0 where there is none.
    var firstLayoutChild: NodeIndex {
        if layoutChildCount > 1 { return layoutChildList![0] }
        return layoutChildCount == 0 ? 0 : NodeIndex(rawValue: UInt32(truncatingIfNeeded: layoutChildStorage))
    }
    private var layoutChildList: UnsafeMutablePointer<NodeIndex>? {
        UnsafeMutablePointer(bitPattern: layoutChildStorage)
    }

    /// The layout children of the row at `place`; for as long as no rows are added.
    @inline(__always)
    static func layoutChildren(at place: UnsafeMutablePointer<LayoutRow>) -> UnsafeBufferPointer<NodeIndex> {
        let count = Int(place.pointee.layoutChildCount)
        if count == 1 {
            return UnsafeBufferPointer(start: UnsafeRawPointer(place).assumingMemoryBound(to: NodeIndex.self), count: 1)
        }
        return UnsafeBufferPointer(start: place.pointee.layoutChildList, count: count)
    }

    /// The size, where it is known and no proposal, guide or priority can be more than it seems.
    @inline(__always)
    var plainRigidSize: SIMD2<Double>? {
        let mask: LayoutFlags = [.ignoresWidth, .ignoresHeight, .knowsPriority, .hasPriority, .hasGuides]
        guard flags.intersection(mask) == [.ignoresWidth, .ignoresHeight, .knowsPriority], measurementCount > 0 else {
            return nil
        }
        return first.size
    }

    /// An answer beyond the first.
    func knownLater(_ proposal: Proposal) -> SIMD2<Double>? {
        guard measurementCount > 1, let more else { return nil }
        for index in 0..<Int(measurementCount) - 1 where more[index].proposal == proposal { return more[index].size }
        return nil
    }

    mutating func remember(_ proposal: Proposal, _ size: SIMD2<Double>, _ blocks: inout MeasurementBlocks) {
        if measurementCount == 0 {
            first = CachedMeasurement(proposal: proposal, size: size)
            measurementCount = 1
            return
        }
        let available = LayoutRow.measurementCapacity - 1, later = Int(measurementCount) - 1
        if more == nil { more = blocks.take() }
        if later == MeasurementBlocks.size, !flags.contains(.hasFullCapacity), let few = more {
            let all: UnsafeMutablePointer<CachedMeasurement> = LayoutRow.block(available)
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

    /// Plain memory: what Swift allocates itself takes the slower way of aligned blocks.
    private static func block<T>(_ count: Int) -> UnsafeMutablePointer<T> {
        malloc(count * MemoryLayout<T>.stride)!.assumingMemoryBound(to: T.self)
    }

    mutating func setLayoutChildren(_ list: UnsafeBufferPointer<NodeIndex>) {
        let count = UInt32(list.count)
        if layoutChildCount > 1, layoutChildCount != count { Foundation.free(layoutChildList) }
        if count < 2 {
            layoutChildStorage = count == 0 ? 0 : UInt(list[0].rawValue)
        } else {
            if layoutChildCount != count {
                layoutChildStorage = UInt(bitPattern: LayoutRow.block(Int(count)) as UnsafeMutablePointer<NodeIndex>)
            }
            layoutChildList!.update(from: list.baseAddress!, count: Int(count))
        }
        layoutChildCount = count
    }

    mutating func free(_ blocks: inout MeasurementBlocks) {
        if flags.contains(.hasFullCapacity) { Foundation.free(more) } else if let more { blocks.give(more) }
        if layoutChildCount > 1 { Foundation.free(layoutChildList) }
        more = nil
        layoutChildStorage = 0
        layoutChildCount = 0
    }
}

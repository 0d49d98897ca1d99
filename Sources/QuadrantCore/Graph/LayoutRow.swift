import Foundation
import QuadrantGeometry

/// One recorded answer of the measure phase.
struct Answer {
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
    /// Someone in here read where it is.
    static let hasPlaceReaders = LayoutFlags(rawValue: 1 << 8)
    /// A unary row over several views: each of them got a copy of its own, and this row stands back.
    static let isExpanded = LayoutFlags(rawValue: 1 << 10)
    static let isFacet = LayoutFlags(rawValue: 1 << 11)
    static let needsKids = LayoutFlags(rawValue: 1 << 12)
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
    static let isLeaving = LayoutFlags(rawValue: 1 << 30)
    /// Some of what it draws has gone.
    static let hasLeavers = LayoutFlags(rawValue: 1 << 31)
    /// The memory for later answers has grown to its full size.
    static let hasRoomForAll = LayoutFlags(rawValue: 1 << 21)
}

/// What layout knows of one row. Plain memory, so that walks do no reference counting.
struct LayoutRow {
    /// Nine distinct proposals reach a child of a nested stack: 0, ∞ and a share on either axis
    /// (Docs/Internals/MeasureCache.md).
    static let answerCapacity = 9

    /// Layout children: the row itself where there is one, the address of a list where there are more. Stands first,
    /// because the one child is read in place.
    private(set) var kidWord: UInt = 0
    /// Answers after the first.
    var more: UnsafeMutablePointer<Answer>?
    /// In the layout parent's space, from its leading top corner as drawn (mirrored already), in points.
    var origin = SIMD2<Double>()
    var size = SIMD2<Double>()
    var proposal = Proposal.unspecified
    var first = Answer(proposal: .unspecified, size: SIMD2())
    private(set) var kidCount: UInt32 = 0
    /// The row that measures and places this one.
    var parent: UInt32 = 0
    var flags: LayoutFlags = []
    var answers: UInt8 = 0
    var cursor: UInt8 = 0

    /// The first layout child; 0 where there is none.
    var firstKid: UInt32 { kidCount == 0 ? 0 : kidCount == 1 ? UInt32(truncatingIfNeeded: kidWord) : kidList![0] }
    private var kidList: UnsafeMutablePointer<UInt32>? { UnsafeMutablePointer(bitPattern: kidWord) }

    /// The layout children of the row at `place`; for as long as no rows are added.
    @inline(__always)
    static func kids(at place: UnsafeMutablePointer<LayoutRow>) -> UnsafeBufferPointer<UInt32> {
        let count = Int(place.pointee.kidCount)
        if count == 1 {
            return UnsafeBufferPointer(start: UnsafeRawPointer(place).assumingMemoryBound(to: UInt32.self), count: 1)
        }
        return UnsafeBufferPointer(start: place.pointee.kidList, count: count)
    }

    /// The size, where it is known and no proposal, guide or priority can be more than it seems.
    @inline(__always)
    var plainRigidSize: SIMD2<Double>? {
        let mask: LayoutFlags = [.ignoresWidth, .ignoresHeight, .knowsPriority, .hasPriority, .hasGuides]
        guard flags.intersection(mask) == [.ignoresWidth, .ignoresHeight, .knowsPriority], answers > 0 else {
            return nil
        }
        return first.size
    }

    /// An answer beyond the first.
    func knownLater(_ proposal: Proposal) -> SIMD2<Double>? {
        guard answers > 1, let more else { return nil }
        for index in 0..<Int(answers) - 1 where more[index].proposal == proposal { return more[index].size }
        return nil
    }

    mutating func remember(_ proposal: Proposal, _ size: SIMD2<Double>, _ blocks: inout AnswerBlocks) {
        if answers == 0 {
            first = Answer(proposal: proposal, size: size)
            answers = 1
            return
        }
        let room = LayoutRow.answerCapacity - 1, later = Int(answers) - 1
        if more == nil { more = blocks.take() }
        if later == AnswerBlocks.size, !flags.contains(.hasRoomForAll), let few = more {
            let all: UnsafeMutablePointer<Answer> = LayoutRow.block(room)
            all.initialize(from: few, count: later)
            blocks.give(few)
            more = all
            flags.insert(.hasRoomForAll)
        }
        if later < room {
            more![later] = Answer(proposal: proposal, size: size)
            answers += 1
        } else {
            more![Int(cursor)] = Answer(proposal: proposal, size: size)
            cursor = UInt8((Int(cursor) + 1) % room)
            flags.insert(.evicted)
        }
    }

    /// Plain memory: what Swift allocates itself takes the slower way of aligned blocks.
    private static func block<T>(_ count: Int) -> UnsafeMutablePointer<T> {
        malloc(count * MemoryLayout<T>.stride)!.assumingMemoryBound(to: T.self)
    }

    mutating func setKids(_ list: UnsafeBufferPointer<UInt32>) {
        let count = UInt32(list.count)
        if kidCount > 1, kidCount != count { Foundation.free(kidList) }
        if count < 2 {
            kidWord = count == 0 ? 0 : UInt(list[0])
        } else {
            if kidCount != count {
                kidWord = UInt(bitPattern: LayoutRow.block(Int(count)) as UnsafeMutablePointer<UInt32>)
            }
            kidList!.update(from: list.baseAddress!, count: Int(count))
        }
        kidCount = count
    }

    mutating func free(_ blocks: inout AnswerBlocks) {
        if flags.contains(.hasRoomForAll) { Foundation.free(more) } else if let more { blocks.give(more) }
        if kidCount > 1 { Foundation.free(kidList) }
        more = nil
        kidWord = 0
        kidCount = 0
    }
}

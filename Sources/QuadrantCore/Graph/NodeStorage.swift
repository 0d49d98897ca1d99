import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// What a node keeps between answers. Parts that few nodes have are in a block of their own, made when one is set.
struct NodeStorage {
    /// What a role keeps between answers; dropped when the node must measure again.
    var kept: AnyObject?
    var spacing: ViewSpacing?
    var fragment: Fragment?
    /// What was read of `@Observable` objects, if anything was.
    var observed: ObservedReads?
    private var extras: Extras?

    private final class Extras {
        var key: AnyHashable?
        var secondaries: [NodeIndex] = []
        var instanceChildID = NodeID(index: 0, generation: 0)
        var childInstances: [NodeIndex] = []
        var cachedGuides: [CachedGuide] = []
        var track: Track?
        var speedTrail: AnyObject?
        var exitingNodes: [ExitingNode] = []
    }

    private mutating func madeExtras() -> Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    var key: AnyHashable? {
        get { extras?.key }
        set { if newValue != nil || extras != nil { madeExtras().key = newValue } }
    }
    /// Rows that belong to this one but not to the layout around it (a background), in drawing order.
    var secondaries: [NodeIndex] {
        get { extras?.secondaries ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().secondaries = newValue } }
    }
    /// For a per-child instance of a modifier, the child it wraps. The row of a child that left may soon be another's,
    /// so its generation counts.
    var instanceChildID: NodeID {
        get { extras?.instanceChildID ?? NodeID(index: 0, generation: 0) }
        set { madeExtras().instanceChildID = newValue }
    }
    var instanceChild: NodeIndex { extras?.instanceChildID.index ?? 0 }
    var childInstances: [NodeIndex] {
        get { extras?.childInstances ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().childInstances = newValue } }
    }
    var cachedGuides: [CachedGuide] {
        get { extras?.cachedGuides ?? [] }
        _modify { yield &madeExtras().cachedGuides }
    }
    /// The animation of the node's value.
    var track: Track? {
        get { extras?.track }
        set { if newValue != nil || extras != nil { madeExtras().track = newValue } }
    }
    /// How fast the node's value changes by hand.
    var speedTrail: AnyObject? {
        get { extras?.speedTrail }
        set { if newValue != nil || extras != nil { madeExtras().speedTrail = newValue } }
    }
    /// Rows that have gone and are drawn here for the last time.
    var exitingNodes: [ExitingNode] {
        get { extras?.exitingNodes ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().exitingNodes = newValue } }
    }
    var hasSecondaries: Bool { extras.map { !$0.secondaries.isEmpty } ?? false }
    var hasCachedGuides: Bool { extras.map { !$0.cachedGuides.isEmpty } ?? false }

    /// Answers about guides that are kept.
    static let guideCapacity = 16

    struct CachedGuide {
        var key: AlignmentKey
        var size: SIMD2<Double>
        var proposal: Proposal
        var value: Double?
    }
}

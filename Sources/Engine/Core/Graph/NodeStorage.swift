import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// The caches and rare data of a node. Data that few nodes have is in a separate block, created on first use.
package struct NodeStorage {
    /// The value that a role stores between evaluations; dropped when the node is remeasured.
    package internal(set) var kept: AnyObject?
    var spacing: ViewSpacing?
    var fragment: Fragment?
    /// The recorded reads of `@Observable` objects, if there are any.
    var observed: ObservedReads?
    private var extras: Extras?

    private final class Extras {
        var key: AnyHashable?
        var secondaries: [NodeIndex] = []
        var instanceChildID = NodeID(index: 0, generation: 0)
        var childInstances: [NodeIndex] = []
        var cachedGuides: [CachedGuide] = []
        var track: AnyObject?
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
    /// The nodes that belong to this one but not to the layout around it (a background), in drawing order.
    var secondaries: [NodeIndex] {
        get { extras?.secondaries ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().secondaries = newValue } }
    }
    /// For a per-child instance of a modifier, the child that it wraps. The index of a removed child may be used again,
    /// so the id has a generation.
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
    var track: AnyObject? {
        get { extras?.track }
        set { if newValue != nil || extras != nil { madeExtras().track = newValue } }
    }
    /// The recent velocity of the node's value while it changes without animation.
    var speedTrail: AnyObject? {
        get { extras?.speedTrail }
        set { if newValue != nil || extras != nil { madeExtras().speedTrail = newValue } }
    }
    /// The exiting nodes that are drawn in this node.
    var exitingNodes: [ExitingNode] {
        get { extras?.exitingNodes ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().exitingNodes = newValue } }
    }
    var hasSecondaries: Bool { extras.map { !$0.secondaries.isEmpty } ?? false }
    var hasCachedGuides: Bool { extras.map { !$0.cachedGuides.isEmpty } ?? false }

    /// The maximum number of cached alignment guides.
    static let guideCapacity = 16

    struct CachedGuide {
        var key: AlignmentKey
        var size: SIMD2<Double>
        var proposal: Proposal
        var value: Double?
    }
}

/// The state of a view that was removed and may be built again.
struct SavedState {
    let viewType: Any.Type
    let slots: [AnyObject?]
}

import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

// The state of a view graph besides its nodes, one value for each concern.

/// A table of data for some nodes, which observes their removal.
protocol NodeTable: AnyObject {
    /// Called before the descendants of `node` are removed.
    func willRemove(_ node: NodeIndex)
    /// Called after the descendants of `node` were removed; its box and its layout still exist.
    func didRemove(_ node: NodeIndex)
}

extension NodeTable {
    func willRemove(_ node: NodeIndex) {}
}

/// One block of plain memory for each kind of node data, and tables for data that few nodes have. An entry is
/// initialised when its node is inserted.
struct NodeColumns {
    private(set) var layout: UnsafeMutablePointer<NodeLayout>
    let measurementBlocks: UnsafeMutablePointer<MeasurementBlocks>
    private(set) var boxes: UnsafeMutablePointer<Unmanaged<NodeBox>?>
    /// The tables of data that few nodes have.
    var sparse: [any NodeTable] = []

    init(capacity: Int) {
        measurementBlocks = .allocate(capacity: 1)
        measurementBlocks.initialize(to: MeasurementBlocks())
        layout = malloc(capacity * MemoryLayout<NodeLayout>.stride)!.assumingMemoryBound(to: NodeLayout.self)
        layout.initialize(to: NodeLayout())
        boxes = malloc(capacity * MemoryLayout<Unmanaged<NodeBox>?>.stride)!
            .assumingMemoryBound(to: Unmanaged<NodeBox>?.self)
    }

    mutating func grow(to capacity: Int) {
        layout = realloc(layout, capacity * MemoryLayout<NodeLayout>.stride)!.assumingMemoryBound(to: NodeLayout.self)
        boxes = realloc(boxes, capacity * MemoryLayout<Unmanaged<NodeBox>?>.stride)!
            .assumingMemoryBound(to: Unmanaged<NodeBox>?.self)
    }

    func free() {
        measurementBlocks.pointee.releaseAll()
        measurementBlocks.deinitialize(count: 1)
        measurementBlocks.deallocate()
        Foundation.free(layout)
        Foundation.free(boxes)
    }
}

/// The state of the frame loop.
package struct FrameLoop {
    var viewport = Viewport(size: .zero)
    /// The depth of nested evaluations.
    var depth = 0
    /// Whether phases are being evaluated: what changes then is part of this frame.
    package var isInFrame = false
    /// The number of the frame.
    package var frame = 0
    /// The features that follow frames, in the order in which they were made.
    var followers: [GraphFeature] = []
    /// Notifies observers of the viewport.
    let viewportSource = Source()
    /// Whether dirty nodes are evaluated without reactions.
    var suppressesReactions = false
    /// Whether the first content of a node is being built.
    var isFillingContent = false
    /// Recomputes every cached value before it is used (I3). Slow; on in tests.
    package var isChecked = false
    /// Evaluates every body twice, and reports bodies that return different views.
    package var evaluatesTwice = false
    let checks = CheckedMode()
    /// Whether placement passes on every proposal, also if it has no effect.
    var isExact = false
    /// Whether any node has `.hasOldProposals`.
    var hasOldProposals = false
    var hasZIndexes = false
    /// Whether the graph has had a lazy container.
    var hasLazyContainers = false
    /// What a removed view kept, for the next view that is built, if its type matches.
    var stateToRestore: SavedState?
    /// Actions to call after this round of the frame: onAppear, onChange, task.
    var pendingActions: [PendingAction] = []
    /// Adopts the values that placement has decided and readers do not have yet.
    var placedValues: [() -> Void] = []
    /// The record of changes; nil if none is made.
    package var changes: ChangeRecorder?
    /// The record of costs; nil if none is made.
    package var costs: CostRecorder?
    /// The record of the last rounds of a frame that did not settle.
    package internal(set) var unsettled: ChangeRecorder?
    /// Called when something has changed outside of a frame, so that a host can schedule the next one.
    package var onInvalidate: (() -> Void)?
}

/// The reported diagnostics.
package struct IssueLog {
    /// What was reported, oldest first; at most a thousand.
    package fileprivate(set) var issues: [Diagnostic] = []
    private var reported: Set<String> = []
    /// Whether a fatal error was reported; frames then do no more work.
    package fileprivate(set) var hasFailed = false
    private static let limit = 1_000

    /// Returns whether the issue is new: an issue that recurs in every frame is reported once.
    mutating func add(_ issue: Diagnostic) -> Bool {
        if issue.isFatal { hasFailed = true }
        let identity = issue.identity ?? issue.rule + issue.at
        guard reported.count < IssueLog.limit, reported.insert(identity).inserted else { return false }
        issues.append(issue)
        return true
    }
}

/// Working memory of layout: stacks of collected nodes, and the sources of geometry reads.
struct LayoutScratch {
    var foundLayoutChildren: [NodeIndex] = []
    var foundSecondaries: [NodeIndex] = []
    var foundExitingNodes: [ExitingNode] = []
    /// The spacing preferences of the last view, shared with equal ones.
    var lastSpacing: ViewSpacing.Storage?
    /// Whether the fade of the next drawn node was already applied.
    var isFadeDrawn = false
    let placeSources = PlaceSources()
}

/// The sources of geometry that was read, by node.
final class PlaceSources: NodeTable {
    private var sources: [NodeIndex: PlaceSource] = [:]
    subscript(node: NodeIndex) -> PlaceSource? {
        get { sources[node] }
        set { sources[node] = newValue }
    }
    func didRemove(_ node: NodeIndex) { if !sources.isEmpty { sources[node] = nil } }
}

import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

// What a view graph holds beside its rows, one value for each concern.

/// Keeps something for some rows, and observes their removal.
protocol RowTable: AnyObject {
    /// Called before what is in `row` is removed.
    func willRemove(_ row: NodeIndex)
    /// Called when what is in `row` has gone; its box and its layout are still there.
    func didRemove(_ row: NodeIndex)
}

extension RowTable {
    func willRemove(_ row: NodeIndex) {}
}

/// One block of plain memory for each kind of fact about rows, and tables of what few of them have. Rows are
/// initialised when they are inserted.
struct NodeColumns {
    private(set) var layout: UnsafeMutablePointer<LayoutRow>
    let measurementBlocks: UnsafeMutablePointer<MeasurementBlocks>
    private(set) var boxes: UnsafeMutablePointer<Unmanaged<NodeBox>?>
    /// What is kept for few rows.
    var sparse: [any RowTable] = []

    init(capacity: Int) {
        measurementBlocks = .allocate(capacity: 1)
        measurementBlocks.initialize(to: MeasurementBlocks())
        layout = malloc(capacity * MemoryLayout<LayoutRow>.stride)!.assumingMemoryBound(to: LayoutRow.self)
        layout.initialize(to: LayoutRow())
        boxes = malloc(capacity * MemoryLayout<Unmanaged<NodeBox>?>.stride)!
            .assumingMemoryBound(to: Unmanaged<NodeBox>?.self)
    }

    mutating func grow(to capacity: Int) {
        layout = realloc(layout, capacity * MemoryLayout<LayoutRow>.stride)!.assumingMemoryBound(to: LayoutRow.self)
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

/// Where the frame loop is.
package struct FrameLoop {
    var viewport = Viewport(size: .zero)
    /// How many rows the current answer is nested in.
    var depth = 0
    package var isInFrame = false
    /// What is dirty is answered once more, without reactions.
    var suppressesReactions = false
    /// Content is being made for a row that had none.
    var isFillingContent = false
    /// Recomputes every recorded answer that is about to be used (I3). Slow; on in tests.
    package var isChecked = false
    /// Evaluates every body twice, and reports where the two make other views.
    package var evaluatesTwice = false
    let checks = CheckedMode()
    /// Placing passes every proposal on, also where it changes nothing.
    var isExact = false
    /// Some row has `.hasOldProposals`.
    var hasOldProposals = false
    var hasZIndexes = false
    /// Actions to run when the frame has settled this round: onAppear, onChange, task.
    var pendingActions: [PendingAction] = []
    /// Called when something changed outside a frame, so that a host can plan the next.
    package var onInvalidate: (() -> Void)?
}

/// What was reported.
package struct IssueLog {
    package fileprivate(set) var issues: [Diagnostic] = []
    private var reported: Set<String> = []
    /// Nothing sensible can be shown; frames do no more work.
    package fileprivate(set) var hasFailed = false
    private static let limit = 1_000

    /// Returns whether the issue is new: values that change every frame would be reported every frame.
    mutating func add(_ issue: Diagnostic) -> Bool {
        if issue.isFatal { hasFailed = true }
        let identity = issue.identity ?? issue.rule + issue.at
        guard reported.count < IssueLog.limit, reported.insert(identity).inserted else { return false }
        issues.append(issue)
        return true
    }
}

/// What collecting layout children, measuring and placing keep: stacks of rows that are found, and readers of places.
struct LayoutScratch {
    var foundLayoutChildren: [NodeIndex] = []
    var foundSecondaries: [NodeIndex] = []
    var foundExitingNodes: [ExitingNode] = []
    /// What a view asked for between itself and others last.
    var lastSpacing: ViewSpacing.Storage?
    /// The fading around the row that is drawn next has been seen to.
    var isFadeDrawn = false
    let placeSources = PlaceSources()
}

/// Sources of the places that are read.
final class PlaceSources: RowTable {
    private var sources: [NodeIndex: PlaceSource] = [:]
    subscript(row: NodeIndex) -> PlaceSource? {
        get { sources[row] }
        set { sources[row] = newValue }
    }
    func didRemove(_ row: NodeIndex) { if !sources.isEmpty { sources[row] = nil } }
}

/// What takes input.
package final class InputTables {
    unowned(unsafe) var graph: ViewGraph!
    private(set) lazy var router = EventRouter(graph: graph)
    /// Whether some row has the focus: the router is not asked, which would make it.
    var hasFocus = false
    package var services = HostServices()

    /// Delivers one event. Returns whether it was handled; for a finger that goes up, whether it was recognized or
    /// still may be.
    package func send(_ event: InputEvent) -> Bool { router.send(event) }
}

/// What the views of one window share.
package struct WindowTables {
    let state = WindowState()
    package var seeds: StateSeeds?, sceneValues = SceneValues()
    package let presentations = Presentations()
}

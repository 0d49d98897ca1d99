import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

// What a view graph holds beside its rows, one value for each concern.

/// One block of plain memory for each kind of fact about rows. Rows are initialised when they are inserted.
struct NodeColumns {
    private(set) var layout: UnsafeMutablePointer<LayoutRow>
    let measurementBlocks: UnsafeMutablePointer<MeasurementBlocks>
    private(set) var boxes: UnsafeMutablePointer<Unmanaged<NodeBox>?>

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
    var foundLayoutChildren: [UInt32] = []
    var foundSecondaries: [UInt32] = []
    var foundExitingNodes: [ExitingNode] = []
    /// What a view asked for between itself and others last.
    var lastSpacing: ViewSpacing.Storage?
    /// The fading around the row that is drawn next has been seen to.
    var isFadeDrawn = false
    /// Sources of the places that are read.
    var placeSources: [UInt32: PlaceSource] = [:]
}

/// What moves: the clock, tracks, transactions and rows that are leaving.
package final class MotionTables {
    unowned(unsafe) var graph: ViewGraph!
    var timeline = Timeline()
    package private(set) lazy var animations = Animations(graph: graph)
    var updates = Updates(), matches = Matches()
    let exitTransitions = ExitTransitions()
    var geometryTracks: [UInt32: GeometryTrack] = [:], fadeTracks: [UInt32: FadeTrack] = [:]
    var paintTracks: [UInt32: PaintTrack] = [:], contentTracks: [UInt32: ContentTrack] = [:]
    /// Motions are being ended; see `perform`.
    var isEndingMotions = false
}

/// What takes input.
package final class InputTables {
    unowned(unsafe) var graph: ViewGraph!
    private(set) lazy var router = EventRouter(graph: graph)
    /// Whether some row has the focus: the router is not asked, which would make it.
    var hasFocus = false
    package var services = HostServices()
}

/// What the views of one window share.
package struct WindowTables {
    let state = WindowState()
    package var seeds: StateSeeds?, sceneValues = SceneValues()
    /// What stands over the window, and the row it is in; 0 before the first.
    var presented: [Presentation] = []
    var presentationRow: UInt32 = 0
}

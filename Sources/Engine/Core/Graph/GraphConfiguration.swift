package import Foundation
package import QuadrantDisplayList

/// The constant settings of a graph, set by its host.
package struct GraphConfiguration {
    /// The environment of the root view.
    package var environment: EnvironmentValues
    /// The rules of layout that differ between systems.
    package var rules = LayoutRules()
    /// The maximum number of rounds of content, measure, place and preferences.
    package var settleLimit = 8
    /// The depth of the tree at which building stops with a report: a view that contains itself.
    package var depthLimit = 60_000
    /// The date at time 0. Hosts of live views set the current date at their start; others keep the reference date, so
    /// that a script always shows the same dates.
    package var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// The clock that a live view's program reads, which continues while a frame is made; nil for that of the frame.
    package var clock: (@Sendable () -> Date)?
    /// Whether texts outside of the window are omitted: for pictures of the window, in which they are not visible.
    package var leavesOutUnseen = false
    /// Whether checked mode is on, and whether every body is evaluated twice (`CheckedMode`).
    package var isChecked = false, evaluatesTwice = false
    /// Whether changes are recorded from the beginning.
    package var recordsChanges = false
    /// Whether the costs of views are recorded.
    package var recordsCosts = false
    /// Called with each report once, during the frame that causes it.
    package var onIssue: ((Diagnostic) -> Void)?
    /// Whether the graph belongs to the main thread; otherwise to the thread inside `GraphLink.enter`.
    package var isOnMainThread = true
    /// The configuration of a picture: no clock, no checks, no record of changes.
    package init(environment: EnvironmentValues) { self.environment = environment }
}

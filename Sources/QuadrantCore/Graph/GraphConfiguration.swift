package import Foundation
package import QuadrantDisplayList

/// What a host tells the graph once.
package struct GraphConfiguration {
    package var environment: EnvironmentValues
    package var rules = LayoutRules()
    /// Rounds of content, measure, place and preferences before the graph gives up.
    package var settleLimit = 8
    package var depthLimit = 60_000
    /// The date at time 0. Hosts that show views live set the date at which they begin; others leave the reference
    /// date, so that the same script shows the same.
    package var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// Texts outside of the window are not drawn: for pictures of the window, which show nothing beyond it.
    package var leavesOutUnseen = false
    /// Starts in checked mode, and evaluates every body twice (`CheckedMode`).
    package var isChecked = false, evaluatesTwice = false
    package var onIssue: ((Diagnostic) -> Void)?
    package init(environment: EnvironmentValues) { self.environment = environment }
}

package import Foundation
package import QuadrantDisplayList

/// What a host tells the graph once.
package struct GraphConfiguration {
    package var environment: EnvironmentValues
    package var profile: CompatibilityProfile = .ios17
    /// Rounds of content, measure, place and preferences before the graph gives up.
    package var settleLimit = 8
    package var depthLimit = 60_000
    /// The date at time 0. Hosts that show views live set the date at which they begin; others leave the reference
    /// date, so that the same script shows the same.
    package var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// Texts outside of the window are not drawn: for pictures of the window, which show nothing beyond it.
    package var leavesOutUnseen = false
    package var onIssue: ((Diagnostic) -> Void)?
    package init(environment: EnvironmentValues) { self.environment = environment }
}

/// Which release's layout rules are followed where they differ.
package enum CompatibilityProfile: String, Sendable, CaseIterable {
    /// Text keeps the larger distance to other views; frames handed to `GeometryProxy` are on the pixel grid.
    case ios13
    /// Text keeps the larger distance to other views; frames are not rounded.
    case ios14
    case ios17

    /// Text spacing rounds a tenth of the line up to 4 points, not to one pixel.
    package var hasWideTextSpacing: Bool { self != .ios17 }
    package var snapsProxyFrames: Bool { self == .ios13 }
    /// A style behind a view reaches under the bars the view touches; before, it was a view like any other.
    package var stylesReachUnderBars: Bool { self == .ios17 }
    package var keepsNilInFlexibleFrames: Bool { self == .ios17 }
}

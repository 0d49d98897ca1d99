package import Foundation

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
    package var onIssue: ((RuntimeIssue) -> Void)?
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

/// A user's value that could not be used, and what was done instead. Four parts (Docs/Internals/Messages.md).
package struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible, Error {
    package var what: String
    package var at: String
    package var rule: String
    package var fix: String
    /// No sensible picture exists.
    package var isFatal: Bool
    /// Issues of equal identity are reported once; nil is once for each place and rule.
    package var identity: String?
    /// What only a view around the root could have given it; nil for issues of any other kind.
    package var missing: String?

    package init(what: String, at: String, rule: String, fix: String, isFatal: Bool = false, identity: String? = nil,
                 missing: String? = nil) {
        self.what = what
        self.at = at
        self.rule = rule
        self.fix = fix
        self.isFatal = isFatal
        self.identity = identity
        self.missing = missing
    }

    package var description: String {
        "SwiftUI: \(what)\n  at    \(at)\n  rule  \(rule)\n  fix   \(fix)"
    }
}

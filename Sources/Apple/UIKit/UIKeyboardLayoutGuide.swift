public import Foundation

/// A rectangle that follows others, with constraints that are active near an edge. Nothing is followed: those that are
/// set for edges are kept.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:], away: [UInt: [NSLayoutConstraint]] = [:]
    /// Constraints that are active near an edge. Nothing to do: nothing is followed.
    public func setConstraints(_ trackingConstraints: [NSLayoutConstraint],
                               activeWhenNearEdge edge: NSDirectionalRectEdge) {
        near[UInt(edge.rawValue)] = trackingConstraints
    }
    /// The constraints that are active near an edge.
    public func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[UInt(edge.rawValue)] ?? []
    }
    /// Constraints that are active away from an edge: they are made active, since nothing is near one.
    public func setConstraints(_ trackingConstraints: [NSLayoutConstraint],
                               activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        away[UInt(edge.rawValue)] = trackingConstraints
        NSLayoutConstraint.activate(trackingConstraints)
    }
    /// The constraints that are active away from an edge.
    public func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[UInt(edge.rawValue)] ?? []
    }
}
/// The place of the keyboard: below the safe area while there is none, as here.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether it follows a keyboard that was torn off. Nothing to do: there is none.
    open var followsUndockedKeyboard = false
    /// Whether the keyboard follows a finger. Nothing to do: there is none.
    open var usesBottomSafeArea = true
    /// Points above the keyboard that belong to it. Nothing to do: there is none.
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
    /// The place of the keyboard: below the safe area while there is none, as here.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        UIKeyboardLayoutGuide(self) { [weak self] in self?.safeAreaInsets ?? .zero }
    }
}

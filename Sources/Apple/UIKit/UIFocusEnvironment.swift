public import Foundation

// Focus that is moved by keys or a remote control. Here focus is SwiftUI's and that of first responders; what asks
// UIKit for it gets none.

/// What can have focus.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// What is focused first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Asks for an update. Nothing to do: focus does not move.
    func setNeedsFocusUpdate()
    /// Updates now. Nothing to do: focus does not move.
    func updateFocusIfNeeded()
    /// Whether focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Focus moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
/// A view that can have focus.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can.
    var canBecomeFocused: Bool { get }
    /// Where it is.
    var frame: CGRect { get }
}
/// What moves focus.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
    /// Nil: focus does not move.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// Nil: focus does not move.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// Nil: focus does not move.
    open var previouslyFocusedView: UIView? { nil }
    /// Nil: focus does not move.
    open var nextFocusedView: UIView? { nil }
    /// The direction.
    open var focusHeading: UIFocusHeading { [] }
}
/// The direction of focus.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// To the next.
    public static let next = UIFocusHeading(rawValue: 16)
    /// To the previous.
    public static let previous = UIFocusHeading(rawValue: 32)
}
/// Animates with focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
    /// Runs both at once.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
/// How a focused view looks. Nothing to do: focus of UIKit is not drawn.
@MainActor @preconcurrency
open class UIFocusEffect: NSObject, NSCopying {
    public override init() {}
    /// The same object.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
/// A ring around a focused view. Nothing to do: focus of UIKit is not drawn.
@MainActor @preconcurrency
open class UIFocusHaloEffect: UIFocusEffect {
    /// A ring around a rectangle.
    public convenience init(rect: CGRect) { self.init() }
    /// A ring around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: Any? = nil) { self.init() }
    /// A ring around a path.
    public convenience init(path: UIBezierPath) { self.init() }
}
/// What leads focus to other views. Nothing to do: focus does not move.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
    /// Whether it leads.
    open var isEnabled = true
    /// Where it leads to.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
/// Which of a group has focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Not.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The focus before.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// One of importance.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The focus now.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
/// Finds focus.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
    /// Nil: focus is SwiftUI's.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Nil: focus is SwiftUI's.
    open weak var focusedItem: (any UIFocusItem)? { nil }
    /// Asks for an update. Nothing to do: focus does not move.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Updates now. Nothing to do: focus does not move.
    open func updateFocusIfNeeded() {}
}
extension UIView: UIFocusItem {
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Asks for an update. Nothing to do: focus does not move.
    public func setNeedsFocusUpdate() {}
    /// Updates now. Nothing to do: focus does not move.
    public func updateFocusIfNeeded() {}
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

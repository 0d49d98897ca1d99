public import Foundation
import QuadrantCore

/// An object that could take events: an app, a scene, a view controller or a view.
///
/// Events reach the views of SwiftUI; a responder is asked where it stands and whether it edits.
@MainActor @preconcurrency
open class UIResponder: _UIAccessibleObject {
    /// A responder that is in no chain.
    public override init() { super.init() }

    /// The responder that a search for an owner continues with; nil at the end of the chain.
    open var next: UIResponder? { nil }
    /// Whether `becomeFirstResponder()` has an effect; false until a class overrides it.
    open var canBecomeFirstResponder: Bool { false }
    /// True. It is not asked.
    open var canResignFirstResponder: Bool { true }
    /// Whether this is the object that edits. There is one in the program at most.
    open var isFirstResponder: Bool { UIResponder.first === self }
    package weak static var first: UIResponder?

    /// Makes this the object that edits, in the place of any other, which ends its editing. False where
    /// `canBecomeFirstResponder` is or the other refuses, and nothing changes.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if let other = UIResponder.first, other !== self, !other.resignFirstResponder() { return false }
        UIResponder.first = self
        return true
    }
    /// Ends the editing of this object; without effect where it does not edit. Always true.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if UIResponder.first === self { UIResponder.first = nil }
        return true
    }

    /// A finger is put down: called of the view that it hits, and from there along the chain of responders.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// The finger has moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// The finger is lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Touches end without an effect. For overriding; never called.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// What a pencil has estimated is known better. For overriding; never called.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Keys are pressed. For overriding; never called.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Keys are released. For overriding; never called.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Keys are held longer. For overriding; never called.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Keys end without an effect. For overriding; never called.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Shows other views of input. Nothing to do: there is no keyboard on the screen.
    open func reloadInputViews() {}
    /// The next one that has a manager of undoing; nil without any.
    open var undoManager: UndoManager? { next?.undoManager }
    /// The responder that performs an action: this one, or one further along the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { self }
    /// Updates an activity for other devices. For overriding; never called.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Continues an activity of another device. For overriding; never called.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// For overriding; never called: a computer is not shaken.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// The shaking has ended. For overriding; never called.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// The shaking has lasted too long. For overriding; never called.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Shortcuts of the responder; nil. They are not asked for.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// A view in the place of the keyboard on the screen; nil. It is not shown.
    open var inputView: UIView? { nil }
    /// A view above the keyboard on the screen; nil. It is not shown.
    open var inputAccessoryView: UIView? { nil }
    /// True; for overriding, and not asked by menus.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    /// For overriding, to change the menus of the program; never called.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// What the user does here, for other devices. Nothing to do: no system reads activities.
    open var userActivity: NSUserActivity?

    /// An identifier for restoration. Nothing to do: no state is restored.
    open var restorationIdentifier: String?
    /// False: objects of UIKit have no focus.
    open var canBecomeFocused: Bool { false }
    /// False: objects of UIKit have no focus.
    open var isFocused: Bool { false }

    // MARK: The keyboard on the screen. Nothing covers a picture, so that none of these is ever sent.

    /// Never sent: there is no keyboard on the screen.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never sent: there is no keyboard on the screen.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never sent: there is no keyboard on the screen.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never sent: there is no keyboard on the screen.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never sent: there is no keyboard on the screen.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Never sent: there is no keyboard on the screen.
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key of a keyboard's frame before the change; of a notification that is never sent.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of a keyboard's frame after the change; of a notification that is never sent.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of a change's duration in seconds; of a notification that is never sent.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of a change's `UIView.AnimationCurve`; of a notification that is never sent.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is this program's; of a notification that is never sent.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// A description of what the user does, for searching and for continuing on other devices. It is kept by the program
/// only.
open class NSUserActivity: NSObject {
    /// The name of the kind of activity, in reversed domain order.
    public let activityType: String
    /// An activity without title and contents.
    public init(activityType: String) { self.activityType = activityType }
    /// For readers; nil without one.
    open var title: String?
    /// What another program needs to continue; nil without any.
    open var userInfo: [AnyHashable: Any]?
    /// The page that shows the same; nil without one.
    open var webpageURL: URL?
    /// Whether searches find it, other devices continue it, and the system suggests it. Nothing to do: no system reads
    /// activities.
    open var isEligibleForSearch = false, isEligibleForHandoff = true, isEligibleForPrediction = false
    /// Words for a search. Nothing to do: no system reads activities.
    open var keywords: Set<String> = []
    /// A name by which saved activities are deleted. Nothing to do: no system reads activities.
    open var persistentIdentifier: String?
    /// The keys of `userInfo` that another program needs. Nothing to do: no system reads activities.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate is asked before it is saved. Nothing to do: no system reads activities.
    open var needsSave = false
    /// When the system may forget it. Nothing to do: no system reads activities.
    open var expirationDate: Date? = .distantFuture
    /// Whether it is offered to all people. Nothing to do: no system reads activities.
    open var isEligibleForPublicIndexing = false
    /// The page from which it was reached.
    open var referrerURL: URL?
    /// The scene in which it is opened. Nothing to do: no system reads activities.
    open var targetContentIdentifier: String?
    /// Whether streams connect two devices. Nothing to do: no system reads activities.
    open var supportsContinuationStreams = false
    /// What is asked before it is saved. It is not asked.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Adds what another program needs.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Deletes what was saved. Nothing to do: no system keeps activities.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
    /// Deletes what was saved. Nothing to do: no system keeps activities.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) { handler() }
    /// Makes this what the user does now. Nothing to do: no system reads activities.
    open func becomeCurrent() {}
    /// Ends what the user does now. Nothing to do: no system reads activities.
    open func resignCurrent() {}
    /// Ends the activity for good. Nothing to do: no system reads activities.
    open func invalidate() {}
}
/// A name by which saved activities are deleted.
public typealias NSUserActivityPersistentIdentifier = String
/// What is asked about an activity. It is not asked.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// It is about to be saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Another device continued it.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}
extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A key that is held. None is made.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// Where a press is.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    /// The button of a remote control.
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    /// Nil: keys reach the views of SwiftUI.
    open var key: UIKey? { nil }
    /// Where the press is.
    open var phase: Phase { .ended }
    /// The button.
    open var type: PressType { .select }
    /// How hard it is, 0…1.
    open var force: CGFloat { 0 }
}
/// An event of keys that are held. None is sent.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {}
/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
    /// Empty: no event of a key is sent.
    open var characters: String { "" }
    /// Empty: no event of a key is sent.
    open var charactersIgnoringModifiers: String { "" }
    /// The keys that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The key's place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}

/// Modifier keys that are held with another key.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits of the keys, those of UIKit.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Either shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Either control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Either option key, Alt on other keyboards.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Either command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

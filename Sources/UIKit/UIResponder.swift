public import Foundation
import QuadrantCore

/// An object that could take events: an app, a scene, a view controller or a view.
///
/// Events reach the views of SwiftUI; a responder is asked where it stands and whether it edits.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { UIResponder.first === self }
    package weak static var first: UIResponder?

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        UIResponder.first = self
        return true
    }
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if UIResponder.first === self { UIResponder.first = nil }
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    open var keyCommands: [UIKeyCommand]? { nil }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open var userActivity: NSUserActivity?

    // MARK: The keyboard on the screen. Nothing covers a picture, so that none of these is ever sent.

    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// What a person is doing with a program in a form that can be gone on with elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    public init(activityType: String) { self.activityType = activityType }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false, isEligibleForHandoff = true, isEligibleForPrediction = false
    open var keywords: Set<String> = []
    open var persistentIdentifier: String?
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that was done to the screen or the keys.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform }
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
    open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    open var phase: Phase { .ended }
    open var tapCount: Int { 1 }
    open var view: UIView? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// A key that is held.
@MainActor @preconcurrency
open class UIPress: NSObject {
    open var key: UIKey? { nil }
}
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {}
@MainActor @preconcurrency
open class UIKey: NSObject {
    open var characters: String { "" }
}

/// Keys that are held with another.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

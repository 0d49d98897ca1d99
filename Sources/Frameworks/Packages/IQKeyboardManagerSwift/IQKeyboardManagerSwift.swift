import QuadrantSubstitutes
@_exported import UIKit

// IQKeyboardManagerSwift: moves fields away from the keyboard. There is none in pictures; the values are kept.

public enum IQAutoToolbarManageBehavior: Int, Sendable { case bySubviews, byTag, byPosition }
public enum IQPreviousNextDisplayMode: Int, Sendable { case `default`, alwaysHide, alwaysShow }

@MainActor public final class IQKeyboardManager: NSObject {
    public static let shared = IQKeyboardManager()
    /// Whether fields are moved. Without effect: no picture has a keyboard that covers fields of UIKit.
    public var enable = false {
        didSet { if enable { standIn(self, "no picture has a keyboard that covers fields of UIKit") } }
    }
    /// The same as `enable`.
    public var isEnabled: Bool {
        get { enable }
        set { enable = newValue }
    }
    /// Nothing to do: fields are not moved.
    public var enableDebugging = false, enableAutoToolbar = true, layoutIfNeededOnUpdate = false
    /// Nothing to do: fields are not moved.
    public var keyboardDistanceFromTextField: CGFloat = 10, keyboardDistance: CGFloat = 10
    /// Whether a tap elsewhere ends editing. Nothing to do: scripts end it by the return key.
    public var shouldResignOnTouchOutside = false, resignOnTouchOutside = false
    /// Nothing to do: there is no bar above the keyboard.
    public var toolbarManageBehaviour = IQAutoToolbarManageBehavior.bySubviews
    /// Nothing to do: there is no bar above the keyboard.
    public var previousNextDisplayMode = IQPreviousNextDisplayMode.default
    /// Nothing to do: there is no bar above the keyboard.
    public var shouldShowToolbarPlaceholder = true, shouldToolbarUsesTextFieldTintColor = false
    /// Nothing to do: there is no bar above the keyboard.
    public var toolbarTintColor: UIColor?, toolbarBarTintColor: UIColor?, toolbarDoneBarButtonItemText: String?
    /// Nothing to do: there is no sound.
    public var shouldPlayInputClicks = true
    /// Nothing to do: fields are not moved.
    public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
    /// Nothing to do: fields are not moved.
    public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
    /// Nothing to do: there is no bar above the keyboard.
    public var disabledToolbarClasses: [UIViewController.Type] = []
    /// Nothing to do: fields are not moved.
    public func reloadLayoutIfNeeded() {}
    /// Ends editing. False: a script does so by the return key.
    @discardableResult public func resignFirstResponder() -> Bool { false }
    public var keyboardShowing: Bool { false }
}

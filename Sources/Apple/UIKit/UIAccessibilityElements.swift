public import Foundation

/// What assistive technology knows of an element. No picture has any: values are kept.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt64
    /// Unknown bits are kept.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It takes no input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts the use of media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It can be changed up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches reach it directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// A page turns after it.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}
/// An action of an element. No assistive technology performs it.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// The name that is read out.
    open var name: String
    /// The picture beside it.
    open var image: UIImage?
    /// What it does; whether it was done.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    /// An action with what it does.
    public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
    /// An action with the method that it calls.
    public init(name: String, target: Any?, selector: Selector) { self.name = name }
}
/// An element that is no view. No assistive technology reads it.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
    /// What contains it.
    open weak var accessibilityContainer: AnyObject?
    /// In points of the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// An element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}
/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
/// How assistive technology goes through elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
/// Where the zoomed part of a screen goes.
public enum UIAccessibilityZoomType: Int, Sendable { case insertionPoint }

extension UIAccessibility {
    /// False.
    public static var isGrayscaleEnabled: Bool { false }
    /// False.
    public static var isGuidedAccessEnabled: Bool { false }
    /// False.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// False.
    public static var isMonoAudioEnabled: Bool { false }
    /// False.
    public static var isSpeakScreenEnabled: Bool { false }
    /// False.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// False.
    public static var isShakeToUndoEnabled: Bool { false }
    /// False.
    public static var isAssistiveTouchRunning: Bool { false }
    /// False.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// False.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// False.
    public static var buttonShapesEnabled: Bool { false }
    /// True.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Nil: nothing has the focus.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }
    /// Moves the zoomed part of the screen. Nothing to do: nothing is zoomed.
    public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView)
    {}
    /// The name of an assistive technology.
    public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The one that reads out.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
    }
    /// Never sent.
    public static let reduceTransparencyStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Never sent.
    public static let announcementDidFinishNotification =
        Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    /// Never sent.
    public static let darkerSystemColorsStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Never sent.
    public static let elementFocusedNotification =
        Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
    /// Never sent.
    public static let switchControlStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
}

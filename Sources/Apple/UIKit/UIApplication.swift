public import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn

/// The program: its state, which is always active, its scene and the opening of addresses.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The only one.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// Notifications of the program's life cycle.
    open var delegate: (any UIApplicationDelegate)?

    /// Whether the screen is to stay on without touches. Without effect: no screen turns itself off.
    public var isIdleTimerDisabled = false { didSet { standIn(self, "no screen turns itself off") } }

    /// An option for opening an address.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Open it only in a program that is made for addresses of this site.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Opens an address as `openURL` of a view without a handler around it does: a page opens it in the browser, a
    /// window in the program that is made for it, a picture not at all. `completion` is called with whether it was
    /// opened.
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
                     completionHandler completion: ((Bool) -> Void)? = nil) {
        let isTaken = options.keys.contains(.universalLinksOnly)
            ? false : HostContext.current.services()?.openURL(url) ?? false
        completion?(isTaken)
    }

    /// The same; returns whether it was opened.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        var isTaken = false
        open(url, options: options) { isTaken = $0 }
        return isTaken
    }

    /// The address of the program's own settings, which is not opened where programs have none.
    public static let openSettingsURLString = "app-settings:"

    /// The scene the program is shown in: one, whichever window asks.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// The session of the one scene.
    public var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
    /// The windows of that scene.
    public var windows: [UIWindow] { UIWindowScene.only.windows }
    /// The last window that the program has made, else the one it is shown in.
    public var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
    /// False.
    public var supportsMultipleScenes: Bool { false }

    // MARK: Its state

    /// Whether the program is in front.
    public enum State: Int, Sendable { case active, inactive, background }
    /// Active.
    public var applicationState: State { .active }
    /// The upper part of the screen that the safe area leaves out, in points.
    public var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow.shown.safeAreaInsets.top)
    }
    /// That of the scene.
    public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
    /// The direction that the user's language has.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        HostContext.observedSettings.isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// The text size that the user has set.
    public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(.ofDevice) }
    /// True.
    public var isProtectedDataAvailable: Bool { true }
    /// Seconds: as long as there is a number for, since programs are left to run.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Finishes what edits where the action is to resign; calls the method of `target` otherwise.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.perform(on: target as AnyObject, with: sender) }
        let first = UIResponder.first ?? FocusedField()
        return action.perform(on: first, with: sender)
    }

    /// The address of the program's settings of notifications, which is not opened.
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The address of the settings of default programs, which is not opened.
    public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
    /// Whether programs are refreshed in the background.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Seconds between loads in the background. Nothing to do: programs are left to run.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// Seconds that ask for no loads.
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// Seconds that ask for loads as often as possible.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Leaves the picture of the program out that the system keeps. Nothing to do: none is kept.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Whether a shake undoes. Nothing to do: a computer is not shaken.
    public var applicationSupportsShakeToEdit = true
    /// Shows and hides the sign of a network. Nothing to do: phones show none.
    public var isNetworkActivityIndicatorVisible = false
    /// Whether touches count. Nothing to do: they do.
    public var isIgnoringInteractionEvents: Bool { false }
    /// Has touches ignored. Without effect: touches count.
    public func beginIgnoringInteractionEvents() { standIn(self, "touches count") }
    /// Has touches count again. Nothing to do: touches count.
    public func endIgnoringInteractionEvents() {}
    /// The orientations of a window.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
    /// Removes a scene. The error handler is not called. Without effect: there is one scene.
    public func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: Any?,
                                               errorHandler: ((any Error) -> Void)? = nil) {
        standIn(self, "there is one scene")
    }
    /// Refreshes the picture of a scene. Nothing to do: none is kept.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    /// Sends an event. Nothing to do: events reach the views of SwiftUI.
    public func sendEvent(_ event: UIEvent) {}
    /// True, for every address.
    public func canOpenURL(_ url: URL) -> Bool { true }
    /// Asks for notifications of a server. The delegate is not called. Without effect: no notifications are delivered.
    public func registerForRemoteNotifications() { standIn(self, "no notifications are delivered") }
    /// Asks for no more notifications of a server. Nothing to do: no notifications are delivered.
    public func unregisterForRemoteNotifications() {}
    /// False.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// 0 by default. Nothing to do: there is no icon with a badge.
    public var applicationIconBadgeNumber = 0
    /// Programs here are left to run.
    @discardableResult
    public func beginBackgroundTask(withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Ends a task that `beginBackgroundTask` has named. Nothing to do: programs are left to run.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Asks for the events of headphones and locked screens. Nothing to do: there is no remote control.
    public func beginReceivingRemoteControlEvents() {}
    /// Asks for no more events of headphones and locked screens. Nothing to do: there is no remote control.
    public func endReceivingRemoteControlEvents() {}
    /// The error handler is not called. Without effect: there is one scene.
    public func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
                                              options: Any?, errorHandler: ((any Error) -> Void)? = nil) {
        standIn(self, "there is one scene")
    }
    /// Nil by default. Nothing to do: there is no icon with a menu.
    public var shortcutItems: [UIApplicationShortcutItem]?
    /// False.
    public var supportsAlternateIcons: Bool { false }
    /// Nil: the icon is the first one.
    public var alternateIconName: String? { nil }
    /// Calls the handler with `CocoaError.featureUnsupported`.
    public func setAlternateIconName(_ alternateIconName: String?,
                                     completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    /// Throws `CocoaError.featureUnsupported`.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    // MARK: Notifications

    /// Never sent; the delegate is called.
    public nonisolated static let didFinishLaunchingNotification =
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    /// Never sent; the delegate is called.
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Never sent.
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    /// Never sent.
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Never sent.
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Never sent.
    public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")
    /// Never sent.
    public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// Never sent.
    public nonisolated static let significantTimeChangeNotification =
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    /// Never sent.
    public nonisolated static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    /// Never sent.
    public nonisolated static let protectedDataDidBecomeAvailableNotification =
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")

    /// Never sent.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    /// Never sent.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification =
        Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Never sent.
    public nonisolated static let didChangeStatusBarOrientationNotification =
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    /// Never sent.
    public nonisolated static let didChangeStatusBarFrameNotification =
        Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")

    /// A reason for which the program is started. Launch options are nil here.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String
        /// A reason by its name. Programs are started without any.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// To open an address.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// For a notification from a server.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// By an action of the program's icon.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// By another program.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// To continue an activity.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }
    /// What is known of the program that asks to open an address.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Values that the program that asks adds.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file is to be opened where it is, without a copy.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    /// A kind of extension that a program may refuse.
    public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards of other makers.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}

/// Stands for the view of SwiftUI that is edited, where an action asks the first responder to resign.
@MainActor
private final class FocusedField: UIResponder {
    override func resignFirstResponder() -> Bool {
        HostContext.endEditing()
        return true
    }
}

/// Which way an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// The number of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// The number; 0 is no task.
    public let rawValue: Int
    /// A number of a task; 0 is none.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// 0: no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
/// The result of loading in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// An action of the program's icon. It is kept and not shown.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    /// The name by which the program knows the action.
    public let type: String
    /// The text of the action.
    public let localizedTitle: String
    /// The second line; nil without one.
    public let localizedSubtitle: String?
    /// Values for the program; nil without any.
    open var userInfo: [String: any NSSecureCoding]?
    /// An action; the icon is not kept.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil,
                icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        self.userInfo = userInfo
        super.init()
    }
}
/// The picture of an icon's action. It is not shown.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    /// An icon from a symbol; it is not shown.
    public init(systemImageName: String) { super.init() }
    /// An icon from an image of the program; it is not shown.
    public init(templateImageName: String) { super.init() }
}

/// Whether programs are refreshed in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
/// What an activity continues in.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Continues an activity of another device. Never called.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

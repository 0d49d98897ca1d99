public import Foundation
import QuadrantCore
import QuadrantGeometry

/// The running program.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The only one.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// Notifications of the program's life cycle.
    open var delegate: (any UIApplicationDelegate)?

    /// Whether the screen is to stay on without touches. It is never turned off.
    public var isIdleTimerDisabled = false

    /// What an address may be opened with.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
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
    public var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
    /// The windows of that scene.
    public var windows: [UIWindow] { UIWindowScene.only.windows }
    public var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
    public var supportsMultipleScenes: Bool { false }

    // MARK: Its state

    public enum State: Int, Sendable { case active, inactive, background }
    public var applicationState: State { .active }
    public var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow.shown.safeAreaInsets.top)
    }
    public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var isProtectedDataAvailable: Bool { true }
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Finishes what edits where the action is to resign; calls the method of `target` otherwise.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.perform(on: target as AnyObject, with: sender) }
        let first = UIResponder.first ?? FocusedField()
        return action.perform(on: first, with: sender)
    }

    public func canOpenURL(_ url: URL) -> Bool { true }
    public func registerForRemoteNotifications() {}
    public func unregisterForRemoteNotifications() {}
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var applicationIconBadgeNumber = 0
    /// Programs here are left to run.
    public func beginBackgroundTask(withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { UIBackgroundTaskIdentifier(rawValue: 1) }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
    public func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
                                              options: Any?, errorHandler: ((any Error) -> Void)? = nil) {}
    public var shortcutItems: [UIApplicationShortcutItem]?
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }
    public func setAlternateIconName(_ alternateIconName: String?,
                                     completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    // MARK: Notifications

    public nonisolated static let didFinishLaunchingNotification =
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification =
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    public nonisolated static let protectedDataDidBecomeAvailableNotification =
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")

    /// Why a program was started.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }
    /// Who asks a program to open an address.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
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

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// An action of a program's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    open var userInfo: [String: any NSSecureCoding]?
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil,
                icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        self.userInfo = userInfo
        super.init()
    }
}
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    public init(systemImageName: String) { super.init() }
    public init(templateImageName: String) { super.init() }
}

public import Foundation
import QuadrantCore

/// A part of an application's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    fileprivate override init() { super.init() }

    /// Views are shown while they run.
    open var activationState: ActivationState { .foregroundActive }
    open var delegate: (any UISceneDelegate)?
    public fileprivate(set) lazy var session = UISceneSession()
    open var title: String! = ""
    open var subtitle = ""
    open func open(_ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    public final class OpenExternalURLOptions: NSObject {
        public var universalLinksOnly = false
    }

    /// Why a scene is shown.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        package override init() { super.init() }
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        public var sourceApplication: String? { nil }
        public var handoffUserActivityType: String? { nil }
    }
    /// What a window is to the program it is in.
    public final class ActivationConditions: NSObject {}

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// An address that a scene is opened with.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    public let url: URL
    package init(url: URL) {
        self.url = url
        super.init()
    }
}

/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A scene with a window.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    package static let only = UIWindowScene()

    package var made: [UIWindow] = []
    /// Those that the program has made, or the one it is shown in.
    open var windows: [UIWindow] { made.isEmpty ? [UIWindow.shown] : made }
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? UIWindow.shown }
    open var screen: UIScreen { .main }
    /// An interface turns the other way than the device does.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var titlebar: UITitlebar? { nil }
    open func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences,
                                    errorHandler: ((any Error) -> Void)? = nil) {}

    public class GeometryPreferences: NSObject {
        public final class iOS: GeometryPreferences {
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) { super.init() }
        }
    }
}

@MainActor @preconcurrency
public final class UISceneSizeRestrictions: NSObject {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize.zero
}
@MainActor @preconcurrency
public final class UITitlebar: NSObject {
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    public var titleVisibility = TitleVisibility.visible
    public var toolbar: AnyObject?
}

/// What is said of the bar over a program.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    public var isStatusBarHidden: Bool { false }
    public var statusBarStyle: UIStatusBarStyle { .default }
}

/// A scene that lasts while it comes and goes.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
    package override init() { super.init() }
    public var role: Role { .windowApplication }
    public var scene: UIScene? { UIWindowScene.only }
    public package(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    public var persistentIdentifier: String { "scene" }
    public var stateRestorationActivity: NSUserActivity?
    public var userInfo: [String: Any]?
}

/// How a scene is made.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var sceneClass: AnyClass?
    public var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }
}

/// The delegate of a scene's life cycle.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
                      options connectionOptions: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of the life cycle of a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void)
}
extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                            completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
}

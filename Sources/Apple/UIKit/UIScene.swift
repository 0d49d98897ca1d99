public import Foundation
import QuadrantCore
import QuadrantStandIn

/// An instance of the program's interface. There is one, which is always active.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    package override init() { super.init() }

    /// Views are shown while they run.
    open var activationState: ActivationState { .foregroundActive }
    /// The program's delegate; held strongly.
    open var delegate: (any UISceneDelegate)?
    /// The one session, made at the first use.
    public fileprivate(set) lazy var session = UISceneSession()
    /// The title of the window. empty by default. Nothing to do: a phone shows no titles of windows.
    open var title: String! = ""
    /// Empty by default. Nothing to do: a phone shows no titles of windows.
    open var subtitle = ""
    /// Opens an address as `UIApplication.open` does; the options have no effect.
    open func open(_ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// What an address is opened with.
    public final class OpenExternalURLOptions: NSObject {
        /// Whether to open it only in a program for addresses of its site. SQLite by default. Nothing to do: the host
        /// opens addresses.
        public var universalLinksOnly = false
    }

    /// The reasons for which a scene is connected. There are none: all values are empty.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {
        package override init() { super.init() }
        /// None: scenes are not opened with an address.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        /// None.
        public var userActivities: Set<NSUserActivity> { [] }
        /// Nil.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
        /// Nil.
        public var sourceApplication: String? { nil }
        /// Nil.
        public var handoffUserActivityType: String? { nil }
    }
    /// The conditions under which a scene takes an activity. They have no effect.
    public final class ActivationConditions: NSObject {}

    /// Never sent; the delegate is called.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Never sent.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Never sent; the delegate is called.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Never sent.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Never sent; the delegate is called.
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UISceneWillEnterForegroundNotification")
    /// Never sent.
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// An address that a scene is opened with.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    /// The address, as it was given.
    public let url: URL
    package init(url: URL) {
        self.url = url
        super.init()
    }
}

/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it is upright, either way round.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The scene that holds the program's windows; its measures are those of the host.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    package static let only = UIWindowScene()

    package var made: [UIWindow] {
        get { kept.compactMap(\.window) }
        set { kept = newValue.map(Kept.init) }
    }
    /// A window lasts as long as the program keeps it.
    private struct Kept { weak var window: UIWindow? }
    private var kept: [Kept] = []
    /// Those that the program has made, or the one it is shown in.
    open var windows: [UIWindow] { made.isEmpty ? [UIWindow.shown] : made }
    /// The last window that the program has made, else the one it is shown in.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? UIWindow.shown }
    /// The main screen.
    open var screen: UIScreen { .main }
    /// An interface turns the other way than the device does.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
    /// The space of the scene.
    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: screen.bounds) }
    /// True: a phone's program fills the screen.
    open var isFullScreen: Bool { true }
    /// What is known of the place of the scene.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
    /// The place of a scene.
    @MainActor @preconcurrency
    public final class Geometry: NSObject {
        /// Which way up the interface is.
        public let interfaceOrientation: UIInterfaceOrientation
        /// False: the host says how the screen is held.
        public var isInterfaceOrientationLocked: Bool { false }
        init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }
    /// Those of the screen.
    open var traitCollection: UITraitCollection { .ofDevice }
    /// A new one each time.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// Nil: windows of any size are shown.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// Nil.
    open var titlebar: UITitlebar? { nil }
    /// The error handler is not called. Without effect: the host decides how the screen is held.
    open func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences,
                                    errorHandler: ((any Error) -> Void)? = nil) {
        standIn(self, "the host decides how the screen is held")
    }

    /// How a scene asks to be shown.
    public class GeometryPreferences: NSObject {
        /// The orientations that a scene asks for.
        public final class iOS: GeometryPreferences {
            /// The orientations are not kept.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) { super.init() }
        }
    }
}

/// The limits of a window's size. No scene has any.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions: NSObject {
    /// Points; zero by default.
    public var minimumSize = CGSize.zero
    /// Points; zero by default.
    public var maximumSize = CGSize.zero
}
/// The bar over a window of a desktop. No scene has one.
@MainActor @preconcurrency
public final class UITitlebar: NSObject {
    /// Whether the title is shown.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// Whether the title is shown. Nothing to do: a phone has no title bars.
    public var titleVisibility = TitleVisibility.visible
    /// The bar of buttons below the title. Nothing to do: a phone has no title bars.
    public var toolbar: AnyObject?
}

/// The state of the status bar over the program.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    /// That of the application, in points.
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    /// False.
    public var isStatusBarHidden: Bool { false }
    /// The default.
    public var statusBarStyle: UIStatusBarStyle { .default }
}

/// The identity of a scene between two starts of the program. It is not stored.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// A role by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program's own window.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A second screen.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
    package override init() { super.init() }
    /// `windowApplication`.
    public var role: Role { .windowApplication }
    /// The one scene.
    public var scene: UIScene? { UIWindowScene.only }
    /// That of the application's delegate, else one without a name.
    public package(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    /// "scene".
    public var persistentIdentifier: String { "scene" }
    /// What the scene shows, for the next start; nil is nothing. Kept while the program runs. Nothing to do: no state
    /// is restored.
    public var stateRestorationActivity: NSUserActivity?
    /// Kept while the program runs; nil by default.
    public var userInfo: [String: Any]?
}

/// The classes of a scene and of its delegate. `quadrant` finds the delegate, and does not read this.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    /// The name in the program's settings; nil without one.
    public let name: String?
    /// As given when it was made.
    public let role: UISceneSession.Role
    /// The class of the scene; nil is that of the system. Nothing to do: `quadrant` finds the scene's delegate.
    public var sceneClass: AnyClass?
    /// The class of the scene's delegate; nil is none. Nothing to do: `quadrant` finds the scene's delegate.
    public var delegateClass: AnyClass?
    /// A configuration by a name in the program's settings, which are not read for it.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }
}

/// Is notified when the scene connects, enters the foreground and becomes active, in this order, at the start.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called first, at the start; here programs make their window.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is removed. Never called.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called third, at the start.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to be inactive. Never called.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called second, at the start.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene has left the foreground. Never called.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Addresses to be opened. Never called.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// An activity of another device. Never called.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// The kind of an activity that is about to arrive. Never called.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// What is stored of the scene; nil stores nothing. Never called.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
                      options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with a window: the one that makes the program's content.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window whose root controller is the program's content.
    var window: UIWindow? { get set }
    /// An action of the program's icon; the handler receives whether it was done. Never called.
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void)
}
extension UIWindowSceneDelegate {
    /// Nil; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Calls the handler with false.
    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                            completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
}

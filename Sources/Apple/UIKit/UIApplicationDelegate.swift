public import Foundation

/// Is notified at the start of the program, where it may make the window with the first controller.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window that the program makes; its root controller is the content where no scene has a window.
    var window: UIWindow? { get set }
    /// Called first, without launch options; the result has no effect.
    func application(_ application: UIApplication,
                     willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Called second, without launch options; here programs make their window. The result has no effect.
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Called third.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Called at the start of a program without a scene delegate.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program is about to be inactive. Never called.
    func applicationWillResignActive(_ application: UIApplication)
    /// The program has left the foreground. Never called.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The program is about to return to the foreground. Never called.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program is about to end. Never called.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short. Never called.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// An address to be opened; returns whether it is. Never called.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Called before the scene connects; the session keeps what is returned.
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration
    /// Scenes that the user has closed. Never called.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Never called: the host says how the screen is held.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    /// The device may receive notifications, at this token. Never called.
    func application(_ application: UIApplication,
                     didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The device cannot receive notifications. Never called.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A notification that loads in the background; the handler receives the result. Never called.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                     fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// An action of the program's icon; the handler receives whether it was done. Never called.
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void)
    /// An activity of another device; returns whether it is continued. Never called.
    func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                     restorationHandler: @escaping ([any NSObjectProtocol]?) -> Void) -> Bool
}

extension UIApplicationDelegate {
    /// Nil; what is set is not kept.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// False: no address is opened.
    public func application(_ app: UIApplication, open url: URL,
                            options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { false }
    /// The session's own configuration.
    public func application(_ application: UIApplication,
                            configurationForConnecting connectingSceneSession: UISceneSession,
                            options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }
    /// Does nothing.
    public func application(_ application: UIApplication,
                            didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// All orientations.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .all }
    /// Does nothing.
    public func application(_ application: UIApplication,
                            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    /// Does nothing.
    public func application(_ application: UIApplication,
                            didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    /// Calls the handler with `noData`.
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        completionHandler(.noData)
    }
    /// Calls the handler with false.
    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                            completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    /// False: no activity is continued.
    public func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                            restorationHandler: @escaping ([any NSObjectProtocol]?) -> Void) -> Bool { false }

    /// What `@main` on a delegate starts.
    public static func main() { _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(Self.self)") }
}

/// Starts a program by its delegate: `quadrant` finds that and shows its window, so that nothing is left to do here.
@discardableResult
public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
                              _ principalClassName: String?, _ delegateClassName: String?) -> Int32 { 0 }

/// A program as its delegates set it up, for what shows it.
@MainActor
package enum DelegateLaunch {
    /// Tells the delegates that the program and its scene are there, and returns the controller of the window that
    /// they make; nil when they make none.
    package static func rootController(app: (any UIApplicationDelegate)?, scene: (any UISceneDelegate)?)
        -> UIViewController?
    {
        let application = UIApplication.shared
        if let app {
            application.delegate = app
            _ = app.application(application, willFinishLaunchingWithOptions: nil)
            _ = app.application(application, didFinishLaunchingWithOptions: nil)
            app.applicationDidFinishLaunching(application)
        }
        if let scene {
            let options = UIScene.ConnectionOptions(), shown = UIWindowScene.only
            if let app {
                shown.session.configuration = app.application(
                    application, configurationForConnecting: shown.session, options: options)
            }
            shown.delegate = scene
            scene.scene(shown, willConnectTo: shown.session, options: options)
            scene.sceneWillEnterForeground(shown)
            scene.sceneDidBecomeActive(shown)
        } else {
            app?.applicationDidBecomeActive(application)
        }
        let window = (scene as? any UIWindowSceneDelegate)?.window ?? app?.window ?? UIWindowScene.only.made.last
        return window?.rootViewController ?? UIWindowScene.only.made.last?.rootViewController
    }
}

/// A delegate that `UIApplicationDelegateAdaptor` can make.
///
/// `NSObject.init()` is no required initialiser here, and the compiler calls no other for a class that is known at run
/// time only. The command adds this conformance to the delegates of a program.
@MainActor @preconcurrency
public protocol _MadeByAdaptor: AnyObject {
    static func _make() -> NSObject
}

public import Foundation

/// The delegate of an application's life cycle.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func application(_ application: UIApplication,
                     willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                     options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    func application(_ application: UIApplication,
                     didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                     fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void)
    func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                     restorationHandler: @escaping ([any NSObjectProtocol]?) -> Void) -> Bool
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(_ app: UIApplication, open url: URL,
                            options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { false }
    public func application(_ application: UIApplication,
                            configurationForConnecting connectingSceneSession: UISceneSession,
                            options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        connectingSceneSession.configuration
    }
    public func application(_ application: UIApplication,
                            didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { .all }
    public func application(_ application: UIApplication,
                            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    public func application(_ application: UIApplication,
                            didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        completionHandler(.noData)
    }
    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                            completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
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

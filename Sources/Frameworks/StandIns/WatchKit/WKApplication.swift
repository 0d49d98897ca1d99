public import Foundation
public import SwiftUI

/// Whether a program is seen.
public enum WKApplicationState: Int, Sendable { case active, inactive, background }
/// The program.
@MainActor @preconcurrency
open class WKApplication: NSObject {
    private static let only = WKApplication()
    override init() { super.init() }
    /// The only one.
    open class func shared() -> WKApplication { only }
    /// Is notified of the program. Nothing to do: there is no watch.
    open weak var delegate: (any WKApplicationDelegate)?
    /// It is seen.
    open var applicationState: WKApplicationState { .active }
    /// False.
    open var isApplicationRunningInDock: Bool { false }
    /// False.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Asks for notes of servers. Nothing to do: there is no watch.
    open func registerForRemoteNotifications() {}
    /// Asks for none. Nothing to do: there is no watch.
    open func unregisterForRemoteNotifications() {}
    /// Opens an address of the system. Nothing to do: there is no watch.
    open func openSystemURL(_ url: URL) {}
    /// Wakes the program later: an error.
    @preconcurrency open func scheduleBackgroundRefresh(withPreferredDate preferredFireDate: Date,
                                        userInfo: (any NSSecureCoding & NSObjectProtocol)?,
                                        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void) {
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
}
/// Is notified of the program; never.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: NSObjectProtocol {
    /// It has begun; never called.
    func applicationDidFinishLaunching()
    /// It is seen; never called.
    func applicationDidBecomeActive()
    /// It is seen no more; never called.
    func applicationWillResignActive()
    /// It comes to the front; never called.
    func applicationWillEnterForeground()
    /// It is behind others; never called.
    func applicationDidEnterBackground()
    /// It is to do something behind others; never called.
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
}
extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
}
/// The program, as versions before 7 called it.
public typealias WKExtension = WKApplication
/// Is notified of the program; never.
public typealias WKExtensionDelegate = WKApplicationDelegate
/// Something to do behind others. There is nothing.
@MainActor @preconcurrency
open class WKRefreshBackgroundTask: NSObject {
    override init() { super.init() }
    /// Says that it is done. Nothing to do: there is no watch.
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}
/// A delegate of the program. There is no watch: programs are to have one for a phone.
@available(*, unavailable, message: "There is no watch: use UIApplicationDelegateAdaptor for a phone.")
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>: DynamicProperty {
    public var wrappedValue: DelegateType { fatalError() }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
/// How far a session is.
public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }
/// Why a session has ended.
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem, error = -1
}
/// Lets a program run on while the wrist is down. Nothing to do: there is no watch.
@MainActor @preconcurrency
open class WKExtendedRuntimeSession: NSObject {
    public override init() { super.init() }
    /// Is notified of it; never. Held weakly.
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    /// How far it is.
    open private(set) var state = WKExtendedRuntimeSessionState.notStarted
    /// Nil.
    open var expirationDate: Date? { nil }
    /// Begins.
    open func start() { state = .running }
    /// Begins at a date.
    open func start(at date: Date) { state = .scheduled }
    /// Ends.
    open func invalidate() { state = .invalid }
    /// Lets something be felt again and again. Nothing to do: there is no watch.
    open func notifyUser(hapticType: WKHapticType,
                         repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil) {}
}
/// Is notified of a session; never.
@MainActor @preconcurrency
public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
    /// It has begun; never called.
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// It ends soon; never called.
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    /// It has ended; never called.
    func extendedRuntimeSession(_ extendedRuntimeSession: WKExtendedRuntimeSession,
                                didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason,
                                error: (any Error)?)
}

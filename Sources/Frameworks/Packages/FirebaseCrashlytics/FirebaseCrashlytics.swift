@_exported import FirebaseCore
import Foundation

// FirebaseCrashlytics: nothing is sent.

public final class Crashlytics: Sendable {
    private static let shared = Crashlytics()
    public static func crashlytics() -> Crashlytics { shared }
    /// Nothing to do: nothing is sent.
    public func log(_ msg: String) {}
    /// Nothing to do: nothing is sent.
    public func record(error: any Error) {}
    /// Nothing to do: nothing is sent.
    public func record(error: any Error, userInfo: [String: Any]?) {}
    /// Nothing to do: nothing is sent.
    public func setUserID(_ userID: String?) {}
    /// Nothing to do: nothing is sent.
    public func setCustomValue(_ value: Any?, forKey key: String) {}
    /// Nothing to do: nothing is sent.
    public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
    /// Nothing to do: nothing is sent.
    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    /// Nothing to do: nothing is sent.
    public func sendUnsentReports() {}
    public func didCrashDuringPreviousExecution() -> Bool { false }
}

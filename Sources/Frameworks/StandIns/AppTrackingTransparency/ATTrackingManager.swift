@_exported public import Foundation

/// Asks whether a program may follow a person: it may not.
open class ATTrackingManager: NSObject {
    /// The answers.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    /// Denied.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Calls the closure at once, with `denied`.
    @preconcurrency open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { completion(.denied) }
    /// Denied.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}

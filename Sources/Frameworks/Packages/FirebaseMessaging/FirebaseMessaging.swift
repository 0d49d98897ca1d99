@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseMessaging: the device has no token, and receives no message.

public protocol MessagingDelegate: NSObjectProtocol {
    /// Never called: there is no token.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}
extension MessagingDelegate {
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
/// The status of a message that was received; nothing is known of it.
public final class MessagingMessageInfo: NSObject, Sendable {}
public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }
/// The work of a notification service extension.
public final class MessagingExtensionHelper: NSObject, Sendable {
    /// Nothing to do: no message comes.
    public func exportDeliveryMetricsToBigQuery(withMessageInfo info: [AnyHashable: Any]) {}
}
public final class Messaging: NSObject, @unchecked Sendable {
    /// Nothing to do: no message comes.
    @discardableResult
    public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }
    private static let shared = Messaging()
    public static func messaging() -> Messaging { shared }
    public weak var delegate: (any MessagingDelegate)?
    /// Nothing to do: no message comes.
    public var apnsToken: Data?
    /// Nothing to do: no message comes.
    public var isAutoInitEnabled = false
    public var fcmToken: String? { nil }
    public func token() async throws -> String { throw unavailable() }
    public func token(completion: @escaping (String?, (any Error)?) -> Void) {
        completion(nil, unavailable())
    }
    public func deleteToken() async throws { throw unavailable() }
    public func deleteToken(completion: @escaping ((any Error)?) -> Void) {
        completion(unavailable())
    }
    /// Nothing to do: there is no token.
    public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }
    public func retrieveFCMToken(forSenderID senderID: String) async throws -> String {
        throw unavailable()
    }
    public func retrieveFCMToken(forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void) {
        completion(nil, unavailable())
    }
    public func deleteData() async throws { throw unavailable() }
    public func deleteData(completion: @escaping ((any Error)?) -> Void) {
        completion(unavailable())
    }
    public static func serviceExtension() -> MessagingExtensionHelper { MessagingExtensionHelper() }
    public func subscribe(toTopic topic: String) async throws { throw unavailable() }
    public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(unavailable())
    }
    public func unsubscribe(fromTopic topic: String) async throws { throw unavailable() }
    public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(unavailable())
    }
}

private func unavailable() -> ServiceError { ServiceError("Firebase Cloud Messaging") }

@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseMessaging: there is no token, and no message comes.

public protocol MessagingDelegate: NSObjectProtocol {
    /// Never called: there is no token.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}
extension MessagingDelegate {
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}
/// What became of a message.
public final class MessagingMessageInfo: NSObject, Sendable {}
public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }
/// What an extension does with a message.
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
    public func token() async throws -> String { throw ServiceError("Firebase Cloud Messaging") }
    public func token(completion: @escaping (String?, (any Error)?) -> Void) {
        completion(nil, ServiceError("Firebase Cloud Messaging"))
    }
    public func deleteToken() async throws { throw ServiceError("Firebase Cloud Messaging") }
    public func deleteToken(completion: @escaping ((any Error)?) -> Void) {
        completion(ServiceError("Firebase Cloud Messaging"))
    }
    /// Nothing to do: there is no token.
    public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }
    public func retrieveFCMToken(forSenderID senderID: String) async throws -> String {
        throw ServiceError("Firebase Cloud Messaging")
    }
    public func retrieveFCMToken(forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void) {
        completion(nil, ServiceError("Firebase Cloud Messaging"))
    }
    public func deleteData() async throws { throw ServiceError("Firebase Cloud Messaging") }
    public func deleteData(completion: @escaping ((any Error)?) -> Void) {
        completion(ServiceError("Firebase Cloud Messaging"))
    }
    public static func serviceExtension() -> MessagingExtensionHelper { MessagingExtensionHelper() }
    public func subscribe(toTopic topic: String) async throws { throw ServiceError("Firebase Cloud Messaging") }
    public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(ServiceError("Firebase Cloud Messaging"))
    }
    public func unsubscribe(fromTopic topic: String) async throws { throw ServiceError("Firebase Cloud Messaging") }
    public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(ServiceError("Firebase Cloud Messaging"))
    }
}

@_exported import Foundation
import QuadrantSubstitutes
@_exported import UIKit

// UserMessagingPlatform: consent is not required, and no form is shown.

public enum ConsentStatus: Int, Sendable { case unknown, required, notRequired, obtained }
public enum FormStatus: Int, Sendable { case unknown, available, unavailable }
public enum PrivacyOptionsRequirementStatus: Int, Sendable { case unknown, required, notRequired }
public enum DebugGeography: Int, Sendable { case disabled, EEA, notEEA, regulatedUSState, other }
/// Nothing to do: consent is not required.
public final class DebugSettings: NSObject {
    public var testDeviceIdentifiers: [String]?, geography = DebugGeography.disabled
}
/// Nothing to do: consent is not required.
public final class RequestParameters: NSObject {
    public var isTaggedForUnderAgeOfConsent = false, debugSettings: DebugSettings?
    public var consentSyncID: String?
}
public final class ConsentInformation: NSObject, Sendable {
    public static let shared = ConsentInformation()
    public static var sharedInstance: ConsentInformation { shared }
    public var consentStatus: ConsentStatus { .notRequired }
    public var formStatus: FormStatus { .unavailable }
    public var privacyOptionsRequirementStatus: PrivacyOptionsRequirementStatus { .notRequired }
    public var canRequestAds: Bool { true }
    public func requestConsentInfoUpdate(with parameters: RequestParameters?) async throws {}
    public func requestConsentInfoUpdate(with parameters: RequestParameters?,
                                         completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Nothing to do: consent is not required.
    public func reset() {}
}
@MainActor public final class ConsentForm: NSObject {
    private override init() { super.init() }
    public static func load() async throws -> ConsentForm { throw ServiceError("User Messaging Platform") }
    public static func load(completionHandler: @escaping (ConsentForm?, (any Error)?) -> Void) {
        completionHandler(nil, ServiceError("User Messaging Platform"))
    }
    /// Nothing to do: consent is not required.
    public static func loadAndPresentIfRequired(from viewController: UIViewController?) async throws {}
    public static func loadAndPresentIfRequired(from viewController: UIViewController?,
                                                completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    public static func presentPrivacyOptionsForm(from viewController: UIViewController?) async throws {
        throw ServiceError("User Messaging Platform")
    }
    public static func presentPrivacyOptionsForm(from viewController: UIViewController?,
                                                 completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(ServiceError("User Messaging Platform"))
    }
    public func present(from viewController: UIViewController?,
                        completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

// The names before version 3.
public typealias UMPConsentStatus = ConsentStatus
public typealias UMPFormStatus = FormStatus
public typealias UMPDebugGeography = DebugGeography
public typealias UMPDebugSettings = DebugSettings
public typealias UMPRequestParameters = RequestParameters
public typealias UMPConsentInformation = ConsentInformation
public typealias UMPConsentForm = ConsentForm

public import Foundation

/// How a person may prove who they are.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
/// The sensor of a device. Here it is `none`.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID = 4
}

/// Why authentication failed.
public struct LAError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10, notInteractive = -1004
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The person was not recognized.
    public static let authenticationFailed = Code.authenticationFailed
    /// The person has cancelled.
    public static let userCancel = Code.userCancel
    /// The person wants to enter a password.
    public static let userFallback = Code.userFallback
    /// There is no sensor: what every request here ends with.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// The sensor knows no person.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    /// The sensor is locked after too many attempts.
    public static let biometryLockout = Code.biometryLockout
    /// The domain of the framework.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// System cancel.
    public static var systemCancel: Code { .systemCancel }
    /// Passcode not set.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// App cancel.
    public static var appCancel: Code { .appCancel }
    /// Invalid context.
    public static var invalidContext: Code { .invalidContext }
    /// Not interactive.
    public static var notInteractive: Code { .notInteractive }
}
extension LAError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}

/// Authenticates a person. There is no sensor here, so that it always fails.
open class LAContext: NSObject {
    public override init() { super.init() }
    /// None.
    open var biometryType: LABiometryType { .none }
    /// The button for a password; nil is that of the system. Nothing to do: there is no sensor.
    open var localizedFallbackTitle: String?
    /// The button that cancels; nil is that of the system. Nothing to do: there is no sensor.
    open var localizedCancelTitle: String?
    /// What the person reads. Nothing to do: there is no sensor.
    open var localizedReason = ""
    /// Whether requests fail that would ask a person. Nothing to do: there is no sensor.
    open var interactionNotAllowed = false
    /// Seconds in which an unlocked device counts as recognition. Nothing to do: there is no sensor.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// False for both policies, with `biometryNotAvailable` in `error`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = NSError(domain: "com.apple.LocalAuthentication",
                                 code: LAError.Code.biometryNotAvailable.rawValue)
        return false
    }
    /// Calls `reply` at once with false and `biometryNotAvailable`.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String,
                             reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(false, LAError(.biometryNotAvailable))
    }
    /// Always throws `biometryNotAvailable`.
    open nonisolated(nonsending) func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Ends the present request, of which there is none.
    open func invalidate() {}
}

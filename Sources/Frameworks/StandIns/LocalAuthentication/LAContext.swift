public import Foundation

/// How a person may prove who they are.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
    case deviceOwnerAuthenticationWithCompanion, deviceOwnerAuthenticationWithBiometricsOrCompanion
    case deviceOwnerAuthenticationWithWristDetection
    /// `deviceOwnerAuthenticationWithCompanion`, under its older name.
    public static var deviceOwnerAuthenticationWithWatch: Self { .deviceOwnerAuthenticationWithCompanion }
    /// `deviceOwnerAuthenticationWithBiometricsOrCompanion`, under its older name.
    public static var deviceOwnerAuthenticationWithBiometricsOrWatch: Self {
        .deviceOwnerAuthenticationWithBiometricsOrCompanion
    }
}
/// What a program gives instead of a person.
public enum LACredentialType: Int, Sendable { case applicationPassword, smartCardPIN = -3 }
/// The sensor of a device. Here it is `none`.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID = 4
    /// `none`, under its older name.
    public static var LABiometryNone: Self { .none }
}

/// Why authentication failed.
public struct LAError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
        case invalidContext = -10, companionNotAvailable = -11, biometryNotPaired = -12
        case biometryDisconnected = -13, invalidDimensions = -14, notInteractive = -1004
        /// `biometryNotAvailable`, under its older name.
        public static var touchIDNotAvailable: Self { .biometryNotAvailable }
        /// `biometryNotEnrolled`, under its older name.
        public static var touchIDNotEnrolled: Self { .biometryNotEnrolled }
        /// `biometryLockout`, under its older name.
        public static var touchIDLockout: Self { .biometryLockout }
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
    /// No other device is near.
    public static var companionNotAvailable: Code { .companionNotAvailable }
    /// The sensor is not known.
    public static var biometryNotPaired: Code { .biometryNotPaired }
    /// The sensor is away.
    public static var biometryDisconnected: Code { .biometryDisconnected }
    /// A size is wrong.
    public static var invalidDimensions: Code { .invalidDimensions }
    /// `biometryNotAvailable`, under its older name.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// `biometryNotEnrolled`, under its older name.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// `biometryLockout`, under its older name.
    public static var touchIDLockout: Code { .biometryLockout }
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
    @preconcurrency open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String,
                             reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        reply(false, LAError(.biometryNotAvailable))
    }
    /// Always throws `biometryNotAvailable`.
    open nonisolated(nonsending) func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Ends the present request, of which there is none.
    open func invalidate() {}
    /// What has changed in the faces or fingers of a device: nil, there is no sensor.
    open var evaluatedPolicyDomainState: Data? { nil }
    /// How often a person may try; nil is that of the system. Nothing to do: there is no sensor.
    open var maxBiometryFailures: NSNumber?
    /// False: a program gives nothing instead of a person.
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
    /// False.
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}
/// Seconds that `touchIDAuthenticationAllowableReuseDuration` is at most: five minutes.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
/// The domain of `LAError`.
public let LAErrorDomain = LAError.errorDomain

/// What must be proved for a right.
open class LAAuthenticationRequirement: NSObject {
    override init() { super.init() }
    /// What the device asks for.
    public static var `default`: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    /// A face or a finger.
    public static var biometry: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    /// A face or a finger that is known now.
    public static var biometryCurrentSet: LAAuthenticationRequirement { LAAuthenticationRequirement() }
    /// A face or a finger, or something else.
    open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement { biometry }
}
/// What a person may do instead.
open class LABiometryFallbackRequirement: NSObject {
    override init() { super.init() }
    /// What the device asks for.
    public static var `default`: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
    /// The number of the device.
    public static var devicePasscode: LABiometryFallbackRequirement { LABiometryFallbackRequirement() }
}
/// A right that a person gives. It is never given.
open class LARight: NSObject {
    /// How far it is.
    public enum State: Int, Sendable { case unknown, authorizing, authorized, notAuthorized }
    /// A right that the device asks for.
    public override init() { super.init() }
    /// A right.
    public init(requirement: LAAuthenticationRequirement) { super.init() }
    /// Not given.
    open var state: State { .notAuthorized }
    /// A number of the program.
    open var tag = 0
    /// Throws `biometryNotAvailable`.
    open func authorize(localizedReason: String) async throws { throw LAError(.biometryNotAvailable) }
    /// Throws `biometryNotAvailable`.
    open func checkCanAuthorize() async throws { throw LAError(.biometryNotAvailable) }
    /// Takes it back. Nothing to do: it was not given.
    open func deauthorize() async {}
}

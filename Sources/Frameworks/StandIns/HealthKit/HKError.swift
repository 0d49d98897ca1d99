public import Foundation

/// Why a request failed.
public struct HKError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        case errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded, errorBackgroundWorkoutSessionNotAllowed
        case errorNotPermissibleForGuestUserMode
        /// `unknownError`, under its older name.
        public static var noError: Code { .unknownError }
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { HKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// There is no data of health on this device.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// The device does not allow it.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// A value is wrong.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The user has denied access.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The user was not asked.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The device is locked.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// The user has cancelled.
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// Another workout was begun.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// The user has ended the workout.
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// The user has denied what is needed.
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// There is no sample.
    public static var errorNoData: Code { .errorNoData }
    /// The sport is not allowed.
    public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
    /// There is too much data.
    public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
    /// A workout cannot begin in the background.
    public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
    /// A guest uses the device.
    public static var errorNotPermissibleForGuestUserMode: Code { .errorNotPermissibleForGuestUserMode }
    /// Unknown error.
    public static var unknownError: Code { .unknownError }
}
extension HKError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
}
/// The domain of the errors of health.
public let HKErrorDomain = "com.apple.healthkit"

public import Foundation

/// The domain of errors of CloudKit.
public let CKErrorDomain = "CKErrorDomain"
/// The key of the errors of single items.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the seconds after which a request may be repeated.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The key of the record that others had before both changed it.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The key of the record that the server has.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The key of the record that was to be saved.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// Why a request failed.
public struct CKError: CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
        case zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
        case alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
        case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable, participantAlreadyInvited
    }
    /// The reason.
    public let code: Code
    /// Values of the error.
    public let userInfo: [String: Any]
    /// An error with a reason and values.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }
    /// `CKErrorDomain`.
    public static var errorDomain: String { CKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The values.
    public var errorUserInfo: [String: Any] { userInfo }
    /// What the values say of the error; nil where they say nothing.
    public var errorDescription: String? { userInfo[NSLocalizedDescriptionKey] as? String }
    /// The errors of single items.
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }
    /// The seconds after which the request may be repeated.
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
    /// The record that others had before both changed it.
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
    /// The record that was to be saved.
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    /// The record that the server has.
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }

    /// Whether both have one reason.
    public static func == (lhs: CKError, rhs: CKError) -> Bool { lhs.code == rhs.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension CKError {
    /// An error of the service.
    public static var internalError: Code { .internalError }
    /// Some items failed.
    public static var partialFailure: Code { .partialFailure }
    /// There is no network.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The network failed.
    public static var networkFailure: Code { .networkFailure }
    /// There is no such container.
    public static var badContainer: Code { .badContainer }
    /// The service is away.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// Too many requests.
    public static var requestRateLimited: Code { .requestRateLimited }
    /// The program may not use the service.
    public static var missingEntitlement: Code { .missingEntitlement }
    /// There is no account.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The person may not do it.
    public static var permissionFailure: Code { .permissionFailure }
    /// There is no such record.
    public static var unknownItem: Code { .unknownItem }
    /// The request is wrong.
    public static var invalidArguments: Code { .invalidArguments }
    /// The server has a newer record.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// The server refused the request.
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    /// The request was ended.
    public static var operationCancelled: Code { .operationCancelled }
    /// The point of time is too old.
    public static var changeTokenExpired: Code { .changeTokenExpired }
    /// Another item of the request failed.
    public static var batchRequestFailed: Code { .batchRequestFailed }
    /// The zone is busy.
    public static var zoneBusy: Code { .zoneBusy }
    /// There is no room.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// There is no such zone.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// The request is too large.
    public static var limitExceeded: Code { .limitExceeded }
    /// The person deleted the zone.
    public static var userDeletedZone: Code { .userDeletedZone }
    /// The record is shared already.
    public static var alreadyShared: Code { .alreadyShared }
    /// Something still refers to the record.
    public static var referenceViolation: Code { .referenceViolation }
    /// The account may not use the service.
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    /// The account cannot be used at present.
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}

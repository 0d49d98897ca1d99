public import Foundation

/// Why the address book was not used.
public struct CNError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessableWritableContainers
        case unauthorizedKeys, featureDisabledByUser, featureNotAvailable, recordDoesNotExist = 200
        case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
        case recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable, validationMultipleErrors = 300
        case validationTypeMismatch, validationConfigurationError, predicateInvalid = 400, policyViolation = 500
        case clientIdentifierInvalid = 600, clientIdentifierDoesNotExist, clientIdentifierCollision
        case changeHistoryExpired, changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
        case vCardMalformed = 700, vCardSummarizationError
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// Access is denied.
    public static let authorizationDenied = Code.authorizationDenied
    /// The domain of the framework.
    public static var errorDomain: String { "CNErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Communication error.
    public static var communicationError: Code { .communicationError }
    /// Data access error.
    public static var dataAccessError: Code { .dataAccessError }
    /// No accessable writable containers.
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    /// Unauthorized keys.
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    /// Feature disabled by user.
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    /// Feature not available.
    public static var featureNotAvailable: Code { .featureNotAvailable }
    /// Record does not exist.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// Inserted record already exists.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// Containment cycle.
    public static var containmentCycle: Code { .containmentCycle }
    /// Containment scope.
    public static var containmentScope: Code { .containmentScope }
    /// Parent record does not exist.
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// Record identifier invalid.
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    /// Record not writable.
    public static var recordNotWritable: Code { .recordNotWritable }
    /// Parent container not writable.
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    /// Validation multiple errors.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// Validation type mismatch.
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// Validation configuration error.
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// Predicate invalid.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// Policy violation.
    public static var policyViolation: Code { .policyViolation }
    /// Client identifier invalid.
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    /// Client identifier does not exist.
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    /// Client identifier collision.
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    /// Change history expired.
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    /// Change history invalid anchor.
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    /// Change history invalid fetch request.
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    /// V card malformed.
    public static var vCardMalformed: Code { .vCardMalformed }
    /// V card summarization error.
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
extension CNError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CNError)?.code == code }
}

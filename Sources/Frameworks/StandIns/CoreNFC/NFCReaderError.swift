import Foundation

/// Why nothing was read.
public struct NFCReaderError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter
        case readerErrorInvalidParameterLength, readerErrorParameterOutOfBound, readerErrorRadioDisabled
        case readerErrorIneligible, readerErrorAccessNotAccepted
        case readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded
        case readerTransceiveErrorTagResponseError, readerTransceiveErrorSessionInvalidated
        case readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy
        case readerSessionInvalidationErrorFirstNDEFTagRead
        case tagCommandConfigurationErrorInvalidParameters = 300
        case ndefReaderSessionErrorTagNotWritable = 400, ndefReaderSessionErrorTagUpdateFailure
        case ndefReaderSessionErrorTagSizeTooSmall, ndefReaderSessionErrorZeroLengthMessage
        /// Whether an error has this reason, in `catch` and `case`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? NFCReaderError)?.code == code }
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
extension NFCReaderError {
    /// The reason of that name.
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    /// The reason of that name.
    public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
    /// The reason of that name.
    public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
    /// The reason of that name.
    public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
    /// The reason of that name.
    public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
    /// The reason of that name.
    public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
    /// The reason of that name.
    public static var readerTransceiveErrorTagResponseError: Code { .readerTransceiveErrorTagResponseError }
    /// The reason of that name.
    public static var readerTransceiveErrorTagNotConnected: Code { .readerTransceiveErrorTagNotConnected }
    /// The reason of that name.
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    /// The reason of that name.
    public static var readerSessionInvalidationErrorSessionTimeout: Code {
        .readerSessionInvalidationErrorSessionTimeout
    }
    /// The reason of that name.
    public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
        .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    }
    /// The reason of that name.
    public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
    /// The reason of that name.
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
        .readerSessionInvalidationErrorFirstNDEFTagRead
    }
    /// The reason of that name.
    public static var ndefReaderSessionErrorTagNotWritable: Code { .ndefReaderSessionErrorTagNotWritable }
    /// The reason of that name.
    public static var ndefReaderSessionErrorTagUpdateFailure: Code { .ndefReaderSessionErrorTagUpdateFailure }
    /// The reason of that name.
    public static var ndefReaderSessionErrorTagSizeTooSmall: Code { .ndefReaderSessionErrorTagSizeTooSmall }
}

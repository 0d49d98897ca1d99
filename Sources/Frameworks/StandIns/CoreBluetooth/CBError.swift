public import Foundation

/// The domain of `CBError`.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of `CBATTError`.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// Why a manager has failed.
public struct CBError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
        case connectionLimitReached, unknownDevice, operationNotSupported, peerRemovedPairingInformation
        case encryptionTimedOut, tooManyLEPairedDevices, leGattExceededBackgroundNotificationLimit
        case leGattNearBackgroundNotificationLimit
        /// `unknownDevice`, as it was once spelled.
        public static var unkownDevice: Self { .unknownDevice }
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { CBErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Unknown.
    public static var unknown: Code { .unknown }
    /// Invalid parameters.
    public static var invalidParameters: Code { .invalidParameters }
    /// Invalid handle.
    public static var invalidHandle: Code { .invalidHandle }
    /// Not connected.
    public static var notConnected: Code { .notConnected }
    /// Out of space.
    public static var outOfSpace: Code { .outOfSpace }
    /// Operation cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// Connection timeout.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// Peripheral disconnected.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// Uuid not allowed.
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    /// Already advertising.
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    /// Connection failed.
    public static var connectionFailed: Code { .connectionFailed }
    /// Connection limit reached.
    public static var connectionLimitReached: Code { .connectionLimitReached }
    /// Unkown device.
    public static var unkownDevice: Code { .unkownDevice }
    /// Unknown device.
    public static var unknownDevice: Code { .unknownDevice }
    /// Operation not supported.
    public static var operationNotSupported: Code { .operationNotSupported }
    /// Peer removed pairing information.
    public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
    /// Encryption timed out.
    public static var encryptionTimedOut: Code { .encryptionTimedOut }
    /// Too many LE paired devices.
    public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
    /// Le gatt exceeded background notification limit.
    public static var leGattExceededBackgroundNotificationLimit: Code { .leGattExceededBackgroundNotificationLimit }
    /// Le gatt near background notification limit.
    public static var leGattNearBackgroundNotificationLimit: Code { .leGattNearBackgroundNotificationLimit }
}
extension CBError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CBError)?.code == code }
}

/// What a device answers.
public struct CBATTError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
        case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        case insufficientEncryption, unsupportedGroupType, insufficientResources
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { CBATTErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// Success.
    public static var success: Code { .success }
    /// Invalid handle.
    public static var invalidHandle: Code { .invalidHandle }
    /// Read not permitted.
    public static var readNotPermitted: Code { .readNotPermitted }
    /// Write not permitted.
    public static var writeNotPermitted: Code { .writeNotPermitted }
    /// Invalid pdu.
    public static var invalidPdu: Code { .invalidPdu }
    /// Insufficient authentication.
    public static var insufficientAuthentication: Code { .insufficientAuthentication }
    /// Request not supported.
    public static var requestNotSupported: Code { .requestNotSupported }
    /// Invalid offset.
    public static var invalidOffset: Code { .invalidOffset }
    /// Insufficient authorization.
    public static var insufficientAuthorization: Code { .insufficientAuthorization }
    /// Prepare queue full.
    public static var prepareQueueFull: Code { .prepareQueueFull }
    /// Attribute not found.
    public static var attributeNotFound: Code { .attributeNotFound }
    /// Attribute not long.
    public static var attributeNotLong: Code { .attributeNotLong }
    /// Insufficient encryption key size.
    public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
    /// Invalid attribute value length.
    public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
    /// Unlikely error.
    public static var unlikelyError: Code { .unlikelyError }
    /// Insufficient encryption.
    public static var insufficientEncryption: Code { .insufficientEncryption }
    /// Unsupported group type.
    public static var unsupportedGroupType: Code { .unsupportedGroupType }
    /// Insufficient resources.
    public static var insufficientResources: Code { .insufficientResources }
}
extension CBATTError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CBATTError)?.code == code }
}

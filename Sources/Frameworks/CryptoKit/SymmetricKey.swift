public import Foundation

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// In bits.
    public let bitCount: Int
    /// A size in bits.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes")
        self.bitCount = bitCount
    }
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key that encrypts and decrypts.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    /// A key of given bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A random key.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }
    /// The size in bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// Compares in a time that does not depend on the bytes.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { isEqual(lhs.bytes, rhs.bytes) }
}

func randomBytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: .min ... .max) } }

/// Why something could not be encrypted, decrypted or checked.
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The key has a wrong size.
    case incorrectKeySize
    /// A parameter has a wrong size.
    case incorrectParameterSize
    /// The mark of authentication is not that of the text.
    case authenticationFailure
    /// A function of C failed; not thrown here.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped; not thrown here.
    case wrapFailure
    /// A key could not be unwrapped; not thrown here.
    case unwrapFailure
    /// A parameter is not valid.
    case invalidParameter
}

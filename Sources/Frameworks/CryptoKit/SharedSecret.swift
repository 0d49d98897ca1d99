public import Foundation

/// What two parties know after a key agreement.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String { "SharedSecret: " + hexadecimal(bytes) }
    /// Compares in a time that does not depend on the bytes.
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.bytes, rhs.bytes) }
    /// A key by RFC 5869.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
                          outputByteCount: outputByteCount)
    }
    /// A key by ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var key: [UInt8] = [], number: UInt32 = 1
        while key.count < outputByteCount {
            let count = Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) }
            key += H.hash(data: bytes + count + Array(sharedInfo))
            number += 1
        }
        return SymmetricKey(data: Array(key.prefix(outputByteCount)))
    }
}

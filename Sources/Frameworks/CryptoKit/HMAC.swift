public import Foundation

/// A code that says who has written a text.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// A code of a hash function.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Sendable {
    let bytes: [UInt8]
    /// The number of bytes.
    public var byteCount: Int { bytes.count }
    /// The bytes as hexadecimal digits.
    public var description: String {
        "HMAC with \(H.self): " + hexadecimal(bytes)
    }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Compares in a time that does not depend on the bytes.
    public static func == (lhs: Self, rhs: Self) -> Bool { isEqual(lhs.bytes, rhs.bytes) }
}

/// Codes of authentication by RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    /// The type of a code.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner: H
    private let outer: H

    /// Begins with a key.
    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        var inner = H(), outer = H()
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
        (self.inner, self.outer) = (inner, outer)
    }
    /// Takes more bytes.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    /// The code of what was taken.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }
    /// The code of all bytes.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    /// Whether a code is that of the bytes.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { authenticationCode == self.authenticationCode(for: authenticatedData, using: key) }
    /// Whether a code is that of the bytes.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        isEqual(authenticationCode.withUnsafeBytes { Array($0) },
                self.authenticationCode(for: authenticatedData, using: key).bytes)
    }
}

/// Keys that are made of other keys, by RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    /// A key of a number of bytes.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
        return SymmetricKey(data: expand(SymmetricKey(data: key), Array(info), outputByteCount))
    }
    /// The first step: a key of fixed length.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?)
        -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
    }
    /// The second step: a number of bytes from the key of the first.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        SymmetricKey(data: expand(SymmetricKey(data: prk), info.map { Array($0) } ?? [], outputByteCount))
    }
    /// A key of a number of bytes, without further text.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// A key of a number of bytes, without salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    private static func expand(_ key: SymmetricKey, _ info: [UInt8], _ count: Int) -> [UInt8] {
        precondition(count <= 255 * H.Digest.byteCount, "HKDF makes at most 255 blocks")
        var bytes: [UInt8] = [], last: [UInt8] = [], number: UInt8 = 1
        while bytes.count < count {
            last = HMAC<H>.authenticationCode(for: last + info + [number], using: key).bytes
            bytes += last
            number &+= 1
        }
        return Array(bytes.prefix(count))
    }
}

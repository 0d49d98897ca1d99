import CryptoKit
import Foundation

// Hash functions with C's calling convention, computed by CryptoKit.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of 64 bits.
public typealias CC_LONG64 = UInt64

/// The number of bytes in a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes in a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes in a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes in a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes in a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that MD5 takes at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The number of bytes that SHA-1 takes at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The number of bytes that SHA-256 takes at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The number of bytes that SHA-512 takes at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)
}

private func write(_ digest: some Sequence<UInt8>, _ md: UnsafeMutablePointer<UInt8>?) {
    guard let md else { return }
    for (index, byte) in digest.enumerated() { md[index] = byte }
}

private func hash<Function: HashFunction>(
    _ type: Function.Type, _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var function = Function()
    function.update(bufferPointer: bytes(data, Int(len)))
    write(function.finalize(), md)
    return md
}

/// Writes the MD5 digest of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>! { hash(Insecure.MD5.self, data, len, md) }
/// Writes the SHA-1 digest of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>! { hash(Insecure.SHA1.self, data, len, md) }
/// Writes the SHA-256 digest of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>! { hash(SHA256.self, data, len, md) }
/// Writes the SHA-384 digest of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>! { hash(SHA384.self, data, len, md) }
/// Writes the SHA-512 digest of `len` bytes to `md`, and returns `md`.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>! { hash(SHA512.self, data, len, md) }

// MARK: In parts

/// The state of MD5 between parts.
public struct CC_MD5_CTX {
    fileprivate var function = Insecure.MD5()
    /// A state before the first part.
    public init() {}
}
/// The state of SHA-1 between parts.
public struct CC_SHA1_CTX {
    fileprivate var function = Insecure.SHA1()
    /// A state before the first part.
    public init() {}
}
/// The state of SHA-256 between parts.
public struct CC_SHA256_CTX {
    fileprivate var function = SHA256()
    /// A state before the first part.
    public init() {}
}
/// The state of SHA-512 between parts.
public struct CC_SHA512_CTX {
    fileprivate var function = SHA512()
    /// A state before the first part.
    public init() {}
}

/// Begins. Returns 1, as the functions below.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    c.pointee.function = Insecure.MD5()
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}
/// Writes the digest to `md`.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    write(c.pointee.function.finalize(), md)
    return 1
}
/// Begins.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.pointee.function = Insecure.SHA1()
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32 {
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}
/// Writes the digest to `md`.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    write(c.pointee.function.finalize(), md)
    return 1
}
/// Begins.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    c.pointee.function = SHA256()
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32 {
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}
/// Writes the digest to `md`.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    write(c.pointee.function.finalize(), md)
    return 1
}
/// Begins.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.pointee.function = SHA512()
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32 {
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}
/// Writes the digest to `md`.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    write(c.pointee.function.finalize(), md)
    return 1
}

import CryptoKit
import Foundation

/// A hash function of `CCHmac`.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

private func code<Function: HashFunction>(_ type: Function.Type, _ key: SymmetricKey, _ data: [UInt8]) -> [UInt8] {
    Array(HMAC<Function>.authenticationCode(for: data, using: key))
}

private func code(_ algorithm: Int, _ key: SymmetricKey, _ data: [UInt8]) -> [UInt8] {
    switch algorithm {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self, key, data)
    case kCCHmacAlgMD5: code(Insecure.MD5.self, key, data)
    case kCCHmacAlgSHA256: code(SHA256.self, key, data)
    case kCCHmacAlgSHA384: code(SHA384.self, key, data)
    case kCCHmacAlgSHA512: code(SHA512.self, key, data)
    default: []
    }
}

/// Writes the authentication code of `data` to `macOut`; nothing for an unknown algorithm.
public func CCHmac(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
                   _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!) {
    let code = code(Int(algorithm), SymmetricKey(data: Array(bytes(key, keyLength))), Array(bytes(data, dataLength)))
    macOut.copyMemory(from: code, byteCount: code.count)
}

/// What an authentication code is made of, piece by piece.
public struct CCHmacContext {
    fileprivate var algorithm: CCHmacAlgorithm = 0
    fileprivate var key: [UInt8] = [], data: [UInt8] = []
    /// Without a key: `CCHmacInit` sets it.
    public init() {}
}

/// Begins an authentication code.
public func CCHmacInit(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm,
                       _ key: UnsafeRawPointer!, _ keyLength: Int) {
    (ctx.pointee.algorithm, ctx.pointee.key, ctx.pointee.data) = (algorithm, Array(bytes(key, keyLength)), [])
}
/// Adds a piece.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    ctx.pointee.data += bytes(data, dataLength)
}
/// Writes the authentication code of all pieces to `macOut`; nothing for an unknown algorithm.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    let code = code(Int(ctx.pointee.algorithm), SymmetricKey(data: ctx.pointee.key), ctx.pointee.data)
    macOut.copyMemory(from: code, byteCount: code.count)
}

// MARK: Keys of passwords

/// How a key is derived.
public typealias CCPBKDFAlgorithm = UInt32
/// The code that derives a key.
public typealias CCPseudoRandomAlgorithm = UInt32
/// PBKDF2 by RFC 8018.
public let kCCPBKDF2 = 2
/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Writes a key of `derivedKeyLen` bytes to `derivedKey`, by PBKDF2. Returns `kCCSuccess`, or `kCCParamError` for
/// another algorithm.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let hashes = [kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
                  kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512]
    guard algorithm == UInt32(kCCPBKDF2), let hash = hashes[Int(prf)], rounds > 0, derivedKeyLen > 0,
          let derivedKey else { return Int32(kCCParamError) }
    let key = SymmetricKey(data: Array(bytes(password, passwordLen))), salt = Array(bytes(salt, saltLen))
    var derived: [UInt8] = [], number: UInt32 = 1
    while derived.count < derivedKeyLen {
        var last = code(hash, key, salt + withUnsafeBytes(of: number.bigEndian) { Array($0) }), block = last
        for _ in 1..<max(rounds, 2) where rounds > 1 {
            last = code(hash, key, last)
            for index in block.indices { block[index] ^= last[index] }
        }
        derived += block
        number += 1
    }
    for index in 0..<derivedKeyLen { derivedKey[index] = derived[index] }
    return Int32(kCCSuccess)
}

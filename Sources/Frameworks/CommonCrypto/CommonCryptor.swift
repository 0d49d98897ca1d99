import CryptoKit
import Foundation

/// The result of a function.
public typealias CCCryptorStatus = Int32
/// Done.
public let kCCSuccess = 0
/// A parameter is not valid.
public let kCCParamError = -4300
/// The output does not fit.
public let kCCBufferTooSmall = -4301
/// There is no memory; not returned here.
public let kCCMemoryFailure = -4302
/// The input is no multiple of the block.
public let kCCAlignmentError = -4303
/// The input is not an encrypted text of the key.
public let kCCDecodeError = -4304
/// The algorithm is not here.
public let kCCUnimplemented = -4305

/// Encrypting or decrypting.
public typealias CCOperation = UInt32
/// Encrypts.
public let kCCEncrypt = 0
/// Decrypts.
public let kCCDecrypt = 1

/// A cipher. AES is computed; `CCCrypt` returns `kCCUnimplemented` for the others.
public typealias CCAlgorithm = UInt32
/// AES by FIPS 197.
public let kCCAlgorithmAES = 0
/// AES by FIPS 197.
public let kCCAlgorithmAES128 = 0
/// DES.
public let kCCAlgorithmDES = 1
/// Triple DES.
public let kCCAlgorithm3DES = 2

/// How blocks are chained and padded.
public typealias CCOptions = UInt32
/// The last block is padded by RFC 5652.
public let kCCOptionPKCS7Padding = 1
/// Each block is encrypted for itself; without this, with the one before it.
public let kCCOptionECBMode = 2

/// The bytes of a block of AES.
public let kCCBlockSizeAES128 = 16
/// The bytes of a key of AES-128.
public let kCCKeySizeAES128 = 16
/// The bytes of a key of AES-192.
public let kCCKeySizeAES192 = 24
/// The bytes of a key of AES-256.
public let kCCKeySizeAES256 = 32

/// Encrypts or decrypts with AES, in CBC or ECB. `iv` nil is a block of zeros.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard alg == UInt32(kCCAlgorithmAES) else { return Int32(kCCUnimplemented) }
    guard [16, 24, 32].contains(keyLength), key != nil else { return Int32(kCCParamError) }
    let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0, isChained = options & UInt32(kCCOptionECBMode) == 0
    let cipher = AESCipher(Array(bytes(key, keyLength)))
    var input = Array(bytes(dataIn, dataInLength)), output: [UInt8] = []
    var last = iv == nil || !isChained ? [UInt8](repeating: 0, count: 16) : Array(bytes(iv, 16))
    func xor(_ block: some Sequence<UInt8>) -> [UInt8] { isChained ? zip(block, last).map { $0 ^ $1 } : Array(block) }
    if op == UInt32(kCCEncrypt), isPadded {
        let count = 16 - input.count % 16
        input += [UInt8](repeating: UInt8(count), count: count)
    }
    guard input.count % 16 == 0 else { return Int32(kCCAlignmentError) }
    for start in stride(from: 0, to: input.count, by: 16) {
        let block = Array(input[start..<start + 16])
        if op == UInt32(kCCEncrypt) {
            last = cipher.encrypted(xor(block))
            output += last
        } else {
            output += xor(cipher.decrypted(block))
            last = block
        }
    }
    if op == UInt32(kCCDecrypt), isPadded {
        let count = Int(output.last ?? 0)
        guard (1...16).contains(count), output.suffix(count).allSatisfy({ $0 == count }) else {
            return Int32(kCCDecodeError)
        }
        output.removeLast(count)
    }
    dataOutMoved?.pointee = output.count
    guard output.count <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: output, byteCount: output.count)
    return Int32(kCCSuccess)
}

/// The result of `CCRandomGenerateBytes`.
public typealias CCRNGStatus = CCCryptorStatus
/// Fills memory with random bytes of the system.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    var source = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &source), toByteOffset: index, as: UInt8.self)
    }
    return Int32(kCCSuccess)
}

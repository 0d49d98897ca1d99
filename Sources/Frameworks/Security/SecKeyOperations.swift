import CryptoKit
public import Foundation
public import QuadrantFoundation

/// A digest that a program gives.
private struct GivenDigest: Digest {
    static var byteCount: Int { 32 }
    let bytes: [UInt8]
    func makeIterator() -> [UInt8].Iterator { bytes.makeIterator() }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

extension SecKeyAlgorithm {
    /// What a signature is of: of a message its digest. nil for another length, and where this does not sign.
    fileprivate func digest(_ data: Data) -> GivenDigest? {
        func given(_ count: Int) -> GivenDigest? { data.count == count ? GivenDigest(bytes: Array(data)) : nil }
        return switch self {
        case .ecdsaSignatureDigestX962: GivenDigest(bytes: Array(data))
        case .ecdsaSignatureDigestX962SHA1: given(20)
        case .ecdsaSignatureDigestX962SHA256, .ecdsaSignatureDigestRFC4754SHA256: given(32)
        case .ecdsaSignatureDigestX962SHA384: given(48)
        case .ecdsaSignatureDigestX962SHA512: given(64)
        case .ecdsaSignatureMessageX962SHA1: GivenDigest(bytes: Array(Insecure.SHA1.hash(data: data)))
        case .ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageRFC4754SHA256:
            GivenDigest(bytes: Array(SHA256.hash(data: data)))
        case .ecdsaSignatureMessageX962SHA384: GivenDigest(bytes: Array(SHA384.hash(data: data)))
        case .ecdsaSignatureMessageX962SHA512: GivenDigest(bytes: Array(SHA512.hash(data: data)))
        default: nil
        }
    }
    fileprivate var isRaw: Bool {
        self == .ecdsaSignatureDigestRFC4754SHA256 || self == .ecdsaSignatureMessageRFC4754SHA256
    }
    fileprivate var signs: Bool { String(describing: rawValue).hasPrefix("algid:sign:ECDSA:") }
    fileprivate var encrypts: Bool { String(describing: rawValue).hasPrefix("algid:encrypt:ECIES:") }
    fileprivate var agrees: Bool { String(describing: rawValue).hasPrefix("algid:keyexchange:ECDH") }
    /// Whether the number of AES-GCM is made of the secret.
    fileprivate var makesNumber: Bool { String(describing: rawValue).hasSuffix("-KDFIV") }
}

private let isWrongKey = "The algorithm is not one of this key."

/// Whether something can be done with a key.
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType,
                                       _ algorithm: SecKeyAlgorithm) -> Bool {
    switch operation {
    case .sign: key.isPrivate && algorithm.signs
    case .verify: algorithm.signs
    case .encrypt: algorithm.encrypts
    case .decrypt: key.isPrivate && algorithm.encrypts
    case .keyExchange: key.isPrivate && algorithm.agrees
    }
}

/// The signature of data by a private key.
public func SecKeyCreateSignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
                                  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    guard let privateKey = key.privateKey, algorithm.signs else { return fail(errSecParam, isWrongKey, error, nil) }
    guard let digest = algorithm.digest(Data(referencing: dataToSign)),
          let signature = try? privateKey.signature(for: digest) else {
        return fail(errSecParam, "The data have another length than the digest of the algorithm.", error, nil)
    }
    return NSData(data: algorithm.isRaw ? signature.rawRepresentation : signature.derRepresentation)
}

/// Whether a signature is that of data by the private key that belongs to a key.
public func SecKeyVerifySignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData,
                                  _ signature: CFData,
                                  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard algorithm.signs else { return fail(errSecParam, isWrongKey, error, false) }
    let bytes = Data(referencing: signature)
    let given = algorithm.isRaw ? try? P256.Signing.ECDSASignature(rawRepresentation: bytes)
        : try? P256.Signing.ECDSASignature(derRepresentation: bytes)
    guard let given, let digest = algorithm.digest(Data(referencing: signedData)),
          key.publicKey.isValidSignature(given, for: digest) else {
        return fail(errSecVerifyFailed, "The signature is not that of the data.", error, false)
    }
    return true
}

private func secret(_ own: P256.Signing.PrivateKey, _ other: P256.Signing.PublicKey) -> SharedSecret? {
    guard let key = try? P256.KeyAgreement.PrivateKey(rawRepresentation: own.rawRepresentation),
          let share = try? P256.KeyAgreement.PublicKey(rawRepresentation: other.rawRepresentation) else { return nil }
    return try? key.sharedSecretFromKeyAgreement(with: share)
}

/// What a private key and the public key of another party have in common.
public func SecKeyCopyKeyExchangeResult(_ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey,
                                        _ parameters: CFDictionary,
                                        _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    guard algorithm.agrees, let own = privateKey.privateKey, let secret = secret(own, publicKey.publicKey) else {
        return fail(errSecParam, isWrongKey, error, nil)
    }
    let given = Keychain.values(parameters), name = String(describing: algorithm.rawValue)
    guard name.contains("X963") else { return NSData(data: secret.withUnsafeBytes { Data($0) }) }
    guard let size = given["requestedSize"] as? Int, size > 0 else {
        return fail(errSecParam, "The parameters name no requestedSize.", error, nil)
    }
    let info = given["sharedInfo"] as? Data ?? Data()
    let key = name.hasSuffix("512")
        ? secret.x963DerivedSymmetricKey(using: SHA512.self, sharedInfo: info, outputByteCount: size)
        : secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: info, outputByteCount: size)
    return NSData(data: key.withUnsafeBytes { Data($0) })
}

/// The key and the number of AES-GCM, 16 bytes each, for the public key that stands before an encrypted text.
private func seal(_ secret: SharedSecret, _ share: Data,
                  _ algorithm: SecKeyAlgorithm) throws -> (SymmetricKey, AES.GCM.Nonce) {
    let made = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: share,
                                              outputByteCount: algorithm.makesNumber ? 32 : 16)
    let bytes = made.withUnsafeBytes { Data($0) }
    let number = algorithm.makesNumber ? Data(bytes.suffix(16)) : Data(count: 16)
    return (SymmetricKey(data: bytes.prefix(16)), try AES.GCM.Nonce(data: number))
}

/// Encrypts a text for who has the private key: a public key of 65 bytes, the text, and a mark of 16 bytes.
public func SecKeyCreateEncryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
                                      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    let own = P256.Signing.PrivateKey(), share = own.publicKey.x963Representation
    guard algorithm.encrypts, let secret = secret(own, key.publicKey),
          let (sealKey, number) = try? seal(secret, share, algorithm),
          let box = try? AES.GCM.seal(Data(referencing: plaintext), using: sealKey, nonce: number) else {
        return fail(errSecParam, isWrongKey, error, nil)
    }
    return NSData(data: share + box.ciphertext + box.tag)
}

/// Decrypts a text of `SecKeyCreateEncryptedData`.
public func SecKeyCreateDecryptedData(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
                                      _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    guard algorithm.encrypts, let own = key.privateKey else { return fail(errSecParam, isWrongKey, error, nil) }
    let bytes = Data(referencing: ciphertext), share = bytes.prefix(65)
    guard bytes.count >= 81, let other = try? P256.Signing.PublicKey(x963Representation: share),
          let secret = secret(own, other), let (sealKey, number) = try? seal(secret, Data(share), algorithm),
          let box = try? AES.GCM.SealedBox(nonce: number, ciphertext: bytes[65..<bytes.count - 16],
                                           tag: bytes.suffix(16)),
          let plain = try? AES.GCM.open(box, using: sealKey) else {
        return fail(errSecDecode, "The text was not encrypted for this key.", error, nil)
    }
    return NSData(data: plain)
}

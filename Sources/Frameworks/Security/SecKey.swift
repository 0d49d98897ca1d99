import CryptoKit
public import Foundation
public import QuadrantFoundation

// Keys of the curve P-256, which CryptoKit computes. There are no numbers of RSA and no other curves: a function that
// would make a key of those returns nil, with the error `errSecUnimplemented`.

/// A key.
public final class SecKey: Hashable, Sendable {
    enum Form: Sendable {
        case privateKey(P256.Signing.PrivateKey)
        case publicKey(P256.Signing.PublicKey)
    }
    let form: Form
    /// Whether the bytes of the key are not given away, as those of the Secure Enclave.
    let isEnclosed: Bool

    init(_ form: Form, isEnclosed: Bool = false) { (self.form, self.isEnclosed) = (form, isEnclosed) }

    /// 65 bytes of the public key, and 32 more of a private one (ANSI X9.63).
    var bytes: Data {
        switch form {
        case .privateKey(let key): key.x963Representation
        case .publicKey(let key): key.x963Representation
        }
    }
    var publicKey: P256.Signing.PublicKey {
        switch form {
        case .privateKey(let key): key.publicKey
        case .publicKey(let key): key
        }
    }
    var privateKey: P256.Signing.PrivateKey? {
        if case .privateKey(let key) = form { key } else { nil }
    }
    var isPrivate: Bool { privateKey != nil }

    /// Whether two keys have the same bytes.
    public static func == (lhs: SecKey, rhs: SecKey) -> Bool { lhs.bytes == rhs.bytes }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

func fail<Value>(_ status: OSStatus, _ reason: String, _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?,
                 _ value: Value) -> Value {
    let error = NSError(domain: NSOSStatusErrorDomain, code: Int(status),
                        userInfo: [NSLocalizedDescriptionKey: reason])
    place?.pointee = .passRetained(error)
    return value
}

private func isCurve(_ attributes: [String: Any]) -> Bool {
    let size = attributes[text(kSecAttrKeySizeInBits)] as? Int ?? 256
    return attributes[text(kSecAttrKeyType)] as? String == text(kSecAttrKeyTypeECSECPrimeRandom) && size == 256
}

func text(_ key: CFString) -> String { String(describing: key) }

private func values(_ value: Any?) -> [String: Any] {
    if let value = value as? [String: Any] { return value }
    return (value as? CFDictionary).map(Keychain.values) ?? [:]
}

private let isOther = "Only keys of 256 bits of the type kSecAttrKeyTypeECSECPrimeRandom are computed on this system."

/// Makes a private key, and adds it to the keychain where its attributes say `kSecAttrIsPermanent`.
///
/// - Returns: nil with the error `errSecUnimplemented` for other keys than those of P-256.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary,
                                  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
    let given = Keychain.values(parameters)
    guard isCurve(given) else { return fail(errSecUnimplemented, isOther, error, nil) }
    let isEnclosed = given[text(kSecAttrTokenID)] as? String == text(kSecAttrTokenIDSecureEnclave)
    let key = SecKey(.privateKey(P256.Signing.PrivateKey()), isEnclosed: isEnclosed)
    for (kind, key) in [(kSecPrivateKeyAttrs, key), (kSecPublicKeyAttrs, SecKeyCopyPublicKey(key)!)] {
        var attributes = given.filter { $0.key != text(kSecPrivateKeyAttrs) && $0.key != text(kSecPublicKeyAttrs) }
        attributes.merge(values(given[text(kind)])) { $1 }
        // What stands beside both dictionaries is of the private key.
        let asked = kind == kSecPrivateKeyAttrs ? attributes : values(given[text(kind)])
        guard asked[text(kSecAttrIsPermanent)] as? Bool ?? false else { continue }
        attributes[text(kSecClass)] = text(kSecClassKey)
        attributes[text(kSecValueRef)] = key
        let status = SecItemAdd(attributes as NSDictionary, nil)
        guard status == errSecSuccess else {
            return fail(status, text(SecCopyErrorMessageString(status, nil) ?? ""), error, nil)
        }
    }
    return key
}

/// Makes a private key and sets both keys.
@available(*, deprecated, message: "Use SecKeyCreateRandomKey.")
@discardableResult
public func SecKeyGeneratePair(_ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
                               _ privateKey: UnsafeMutablePointer<SecKey?>?) -> OSStatus {
    guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecUnimplemented }
    privateKey?.pointee = key
    publicKey?.pointee = SecKeyCopyPublicKey(key)
    return errSecSuccess
}

/// A key of bytes as `SecKeyCopyExternalRepresentation` returns them.
///
/// - Returns: nil with an error for bytes that are no key, and for other keys than those of P-256.
public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary,
                                 _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
    let given = Keychain.values(attributes), bytes = Data(referencing: keyData)
    guard isCurve(given) else { return fail(errSecUnimplemented, isOther, error, nil) }
    if given[text(kSecAttrKeyClass)] as? String == text(kSecAttrKeyClassPrivate) {
        if bytes.count == 97, let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes.suffix(32)),
           key.x963Representation == bytes {
            return SecKey(.privateKey(key))
        }
    } else if let key = try? P256.Signing.PublicKey(x963Representation: bytes) {
        return SecKey(.publicKey(key))
    }
    return fail(errSecParam, "The bytes are no key of this class.", error, nil)
}

/// The public key of a private key; of a public key the key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { SecKey(.publicKey(key.publicKey)) }

/// The bytes of a key: 4, both coordinates of the public key and, of a private key, its number.
///
/// - Returns: nil with an error for a private key that was made for the Secure Enclave.
public func SecKeyCopyExternalRepresentation(_ key: SecKey,
                                             _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    if key.isEnclosed { return fail(errSecParam, "The bytes of a key of the Secure Enclave are secret.", error, nil) }
    return NSData(data: key.bytes)
}

/// The type, the class and the size of a key, and what can be done with it.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    var attributes: [String: Any] = [
        text(kSecAttrKeyType): text(kSecAttrKeyTypeECSECPrimeRandom),
        text(kSecAttrKeyClass): text(key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic),
        text(kSecAttrKeySizeInBits): 256, text(kSecAttrEffectiveKeySize): 256,
        text(kSecAttrCanSign): key.isPrivate, text(kSecAttrCanVerify): !key.isPrivate,
        text(kSecAttrCanEncrypt): !key.isPrivate, text(kSecAttrCanDecrypt): key.isPrivate,
        text(kSecAttrCanDerive): key.isPrivate,
        text(kSecAttrApplicationLabel): Data(Insecure.SHA1.hash(data: key.publicKey.x963Representation)),
    ]
    if key.isEnclosed { attributes[text(kSecAttrTokenID)] = text(kSecAttrTokenIDSecureEnclave) }
    return attributes as NSDictionary
}

/// The bytes that the key's numbers have: 32.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 32 }

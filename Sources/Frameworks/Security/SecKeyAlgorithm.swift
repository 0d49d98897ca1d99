public import QuadrantFoundation

/// A way to sign, to agree on a secret, or to encrypt.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: CFString { CFString(string: name) }
    private let name: String
    /// A way by its name.
    public init(rawValue: CFString) { name = String(describing: rawValue) }
    private init(_ name: String) { self.name = name }

    // MARK: ECDSA: the signature is written in DER

    /// Signs a digest of any kind.
    public static var ecdsaSignatureDigestX962: Self { Self("algid:sign:ECDSA:digest-X962") }
    /// Signs a digest of SHA-1.
    public static var ecdsaSignatureDigestX962SHA1: Self { Self("algid:sign:ECDSA:digest-X962:SHA1") }
    /// Signs a digest of SHA-256.
    public static var ecdsaSignatureDigestX962SHA256: Self { Self("algid:sign:ECDSA:digest-X962:SHA256") }
    /// Signs a digest of SHA-384.
    public static var ecdsaSignatureDigestX962SHA384: Self { Self("algid:sign:ECDSA:digest-X962:SHA384") }
    /// Signs a digest of SHA-512.
    public static var ecdsaSignatureDigestX962SHA512: Self { Self("algid:sign:ECDSA:digest-X962:SHA512") }
    /// Signs the digest of SHA-1 of a message.
    public static var ecdsaSignatureMessageX962SHA1: Self { Self("algid:sign:ECDSA:message-X962:SHA1") }
    /// Signs the digest of SHA-256 of a message.
    public static var ecdsaSignatureMessageX962SHA256: Self { Self("algid:sign:ECDSA:message-X962:SHA256") }
    /// Signs the digest of SHA-384 of a message.
    public static var ecdsaSignatureMessageX962SHA384: Self { Self("algid:sign:ECDSA:message-X962:SHA384") }
    /// Signs the digest of SHA-512 of a message.
    public static var ecdsaSignatureMessageX962SHA512: Self { Self("algid:sign:ECDSA:message-X962:SHA512") }

    // MARK: ECDSA: the signature is both numbers, 32 bytes each

    /// Signs a digest of SHA-256.
    public static var ecdsaSignatureDigestRFC4754SHA256: Self { Self("algid:sign:ECDSA:digest-RFC4754:SHA256") }
    /// Signs the digest of SHA-256 of a message.
    public static var ecdsaSignatureMessageRFC4754SHA256: Self { Self("algid:sign:ECDSA:message-RFC4754:SHA256") }

    // MARK: Agreement on a secret

    /// The secret itself.
    public static var ecdhKeyExchangeStandard: Self { Self("algid:keyexchange:ECDH") }
    /// The secret itself. Equal to the standard one with this curve, whose cofactor is 1.
    public static var ecdhKeyExchangeCofactor: Self { Self("algid:keyexchange:ECDHC") }
    /// A key made of the secret by ANSI X9.63 with SHA-256.
    public static var ecdhKeyExchangeStandardX963SHA256: Self { Self("algid:keyexchange:ECDH:KDFX963:SHA256") }
    /// A key made of the secret by ANSI X9.63 with SHA-512.
    public static var ecdhKeyExchangeStandardX963SHA512: Self { Self("algid:keyexchange:ECDH:KDFX963:SHA512") }
    /// A key made of the secret by ANSI X9.63 with SHA-256.
    public static var ecdhKeyExchangeCofactorX963SHA256: Self { Self("algid:keyexchange:ECDHC:KDFX963:SHA256") }
    /// A key made of the secret by ANSI X9.63 with SHA-512.
    public static var ecdhKeyExchangeCofactorX963SHA512: Self { Self("algid:keyexchange:ECDHC:KDFX963:SHA512") }

    // MARK: Encryption

    /// AES-GCM with a key and a number made of the secret by ANSI X9.63 with SHA-256.
    public static var eciesEncryptionStandardVariableIVX963SHA256AESGCM: Self {
        Self("algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
    }
    /// AES-GCM with a key and a number made of the secret by ANSI X9.63 with SHA-256.
    public static var eciesEncryptionCofactorVariableIVX963SHA256AESGCM: Self {
        Self("algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
    }
    /// AES-GCM with a key made of the secret by ANSI X9.63 with SHA-256, and a number of 16 zeros.
    public static var eciesEncryptionStandardX963SHA256AESGCM: Self {
        Self("algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
    }
    /// AES-GCM with a key made of the secret by ANSI X9.63 with SHA-256, and a number of 16 zeros.
    public static var eciesEncryptionCofactorX963SHA256AESGCM: Self {
        Self("algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
    }

    // MARK: RSA: of no key that can be made here

    /// Signs the digest of SHA-256 of a message with the padding of PKCS 1.
    public static var rsaSignatureMessagePKCS1v15SHA256: Self { Self("algid:sign:RSA:message-PKCS1v15:SHA256") }
    /// Signs the digest of SHA-512 of a message with the padding of PKCS 1.
    public static var rsaSignatureMessagePKCS1v15SHA512: Self { Self("algid:sign:RSA:message-PKCS1v15:SHA512") }
    /// Signs a digest of SHA-256 with the padding of PKCS 1.
    public static var rsaSignatureDigestPKCS1v15SHA256: Self { Self("algid:sign:RSA:digest-PKCS1v15:SHA256") }
    /// Signs the digest of SHA-256 of a message with the padding PSS.
    public static var rsaSignatureMessagePSSSHA256: Self { Self("algid:sign:RSA:message-PSS:SHA256:SHA256:32") }
    /// Encrypts a number.
    public static var rsaEncryptionRaw: Self { Self("algid:encrypt:RSA:raw") }
    /// Encrypts with the padding of PKCS 1.
    public static var rsaEncryptionPKCS1: Self { Self("algid:encrypt:RSA:PKCS1") }
    /// Encrypts with the padding OAEP and SHA-1.
    public static var rsaEncryptionOAEPSHA1: Self { Self("algid:encrypt:RSA:OAEP:SHA1") }
    /// Encrypts with the padding OAEP and SHA-256.
    public static var rsaEncryptionOAEPSHA256: Self { Self("algid:encrypt:RSA:OAEP:SHA256") }
    /// Encrypts with the padding OAEP and SHA-512.
    public static var rsaEncryptionOAEPSHA512: Self { Self("algid:encrypt:RSA:OAEP:SHA512") }
    /// Encrypts a key of AES with the padding OAEP, and the text with it.
    public static var rsaEncryptionOAEPSHA256AESGCM: Self { Self("algid:encrypt:RSA:OAEP:SHA256:AESGCM") }
}

/// What is done with a key.
public enum SecKeyOperationType: Int, Sendable {
    case sign, verify, encrypt, decrypt, keyExchange
}

/// What an agreement on a secret is asked for.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: CFString { CFString(string: name) }
    private let name: String
    /// A parameter by its name.
    public init(rawValue: CFString) { name = String(describing: rawValue) }
    /// How many bytes are wanted.
    public static var requestedSize: Self { Self(rawValue: "requestedSize") }
    /// Bytes that both parties know.
    public static var sharedInfo: Self { Self(rawValue: "sharedInfo") }
}

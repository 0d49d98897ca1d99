public import QuadrantFoundation

// Attributes of keys, under the texts that Apple's headers give them.

/// The type of a key.
public var kSecAttrKeyType: CFString { "type" }
/// A key of RSA.
public var kSecAttrKeyTypeRSA: CFString { "42" }
/// A key of an elliptic curve over a prime field.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
/// A key of an elliptic curve.
public var kSecAttrKeyTypeEC: CFString { "73" }
/// Whether a key is public, private or of both parties.
public var kSecAttrKeyClass: CFString { "kcls" }
/// A public key.
public var kSecAttrKeyClassPublic: CFString { "0" }
/// A private key.
public var kSecAttrKeyClassPrivate: CFString { "1" }
/// A key of both parties.
public var kSecAttrKeyClassSymmetric: CFString { "2" }
/// The bits of a key.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
/// The bits of a key that are not known.
public var kSecAttrEffectiveKeySize: CFString { "esiz" }
/// Whether a key is kept in the keychain.
public var kSecAttrIsPermanent: CFString { "perm" }
/// Attributes of the private key of a pair.
public var kSecPrivateKeyAttrs: CFString { "private" }
/// Attributes of the public key of a pair.
public var kSecPublicKeyAttrs: CFString { "public" }
/// What keeps a key.
public var kSecAttrTokenID: CFString { "tkid" }
/// The Secure Enclave keeps a key. There is none here: the key is kept in memory, and its bytes are not given away.
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
/// Whether a key encrypts.
public var kSecAttrCanEncrypt: CFString { "encr" }
/// Whether a key decrypts.
public var kSecAttrCanDecrypt: CFString { "decr" }
/// Whether others are made of a key.
public var kSecAttrCanDerive: CFString { "drve" }
/// Whether a key signs.
public var kSecAttrCanSign: CFString { "sign" }
/// Whether a key verifies signatures.
public var kSecAttrCanVerify: CFString { "vrfy" }
/// Whether a key encrypts keys.
public var kSecAttrCanWrap: CFString { "wrap" }
/// Whether a key decrypts keys.
public var kSecAttrCanUnwrap: CFString { "unwp" }

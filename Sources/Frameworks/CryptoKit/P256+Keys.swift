public import Foundation

// The forms in which keys of P-256 are written: both kinds of keys have the same.

extension P256.Signing.PublicKey {
    /// A key of both coordinates, 32 bytes each.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        point = try P256.Point(raw: rawRepresentation.withUnsafeBytes { Array($0) })
    }
    /// A key of 65 bytes: 4 and both coordinates.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.first == 4 else { throw CryptoKitError.incorrectKeySize }
        point = try P256.Point(raw: Array(bytes.dropFirst()))
    }
    /// Both coordinates, 32 bytes each.
    public var rawRepresentation: Data { Data(point.raw) }
    /// 4 and both coordinates.
    public var x963Representation: Data { Data([4] + point.raw) }
    /// 2 or 3 and the first coordinate.
    public var compressedRepresentation: Data { Data([point.raw[63] % 2 == 0 ? 2 : 3] + point.raw.prefix(32)) }
}
extension P256.Signing.PrivateKey {
    /// A random key.
    public init() { self.init(scalar: P256.randomScalar()) }
    /// A random key; whether its public key can be compressed has no effect.
    public init(compactRepresentable: Bool) { self.init() }
    /// A key of 32 bytes.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        self.init(scalar: try P256.scalar(rawRepresentation))
    }
    /// 32 bytes.
    public var rawRepresentation: Data { Data(scalar.bigEndian) }
    /// 4, both coordinates of the public key and the key.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
}

extension P256.KeyAgreement.PublicKey {
    /// A key of both coordinates, 32 bytes each.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        point = try P256.Point(raw: rawRepresentation.withUnsafeBytes { Array($0) })
    }
    /// A key of 65 bytes: 4 and both coordinates.
    public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.first == 4 else { throw CryptoKitError.incorrectKeySize }
        point = try P256.Point(raw: Array(bytes.dropFirst()))
    }
    /// Both coordinates, 32 bytes each.
    public var rawRepresentation: Data { Data(point.raw) }
    /// 4 and both coordinates.
    public var x963Representation: Data { Data([4] + point.raw) }
    /// 2 or 3 and the first coordinate.
    public var compressedRepresentation: Data { Data([point.raw[63] % 2 == 0 ? 2 : 3] + point.raw.prefix(32)) }
}
extension P256.KeyAgreement.PrivateKey {
    /// A random key.
    public init() { self.init(scalar: P256.randomScalar()) }
    /// A random key; whether its public key can be compressed has no effect.
    public init(compactRepresentable: Bool) { self.init() }
    /// A key of 32 bytes.
    public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
        self.init(scalar: try P256.scalar(rawRepresentation))
    }
    /// 32 bytes.
    public var rawRepresentation: Data { Data(scalar.bigEndian) }
    /// 4, both coordinates of the public key and the key.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
}

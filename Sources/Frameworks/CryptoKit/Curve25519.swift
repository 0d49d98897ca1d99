public import Foundation

/// Key agreement by RFC 7748 and signatures by RFC 8032.
public enum Curve25519: Sendable {
    static let field = Field("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed")
    static let order = Field("1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed")

    /// Key agreement.
    public enum KeyAgreement: Sendable {
        /// A key that others know.
        public struct PublicKey: Sendable {
            /// 32 bytes.
            public let rawRepresentation: Data
            /// A key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.rawRepresentation = try keyBytes(rawRepresentation)
            }
        }
        /// A key that no one else knows.
        public struct PrivateKey: Sendable {
            /// 32 bytes.
            public let rawRepresentation: Data
            /// A random key.
            public init() { rawRepresentation = Data(randomBytes(32)) }
            /// A key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.rawRepresentation = try keyBytes(rawRepresentation)
            }
            private func product(_ point: [UInt8]) -> [UInt8] { ladder(Array(rawRepresentation), point) }
            /// The key that others know.
            public var publicKey: PublicKey {
                PublicKey(checked: Data(product([9] + [UInt8](repeating: 0, count: 31))))
            }
            /// What both parties know. Throws for a key of another party that makes it guessable.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let bytes = product(Array(publicKeyShare.rawRepresentation))
                guard bytes.contains(where: { $0 != 0 }) else { throw CryptoKitError.invalidParameter }
                return SharedSecret(bytes: bytes)
            }
        }
    }

    /// Signatures.
    public enum Signing: Sendable {
        /// A key that others know.
        public struct PublicKey: Sendable {
            /// 32 bytes.
            public let rawRepresentation: Data
            /// A key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.rawRepresentation = try keyBytes(rawRepresentation)
            }
            fileprivate init(checked: Data) { rawRepresentation = checked }
            /// Whether a signature is that of the data.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                let signature = Array(signature), key = Array(rawRepresentation)
                guard signature.count == 64, let point = EdwardsPoint(key),
                      let first = EdwardsPoint(Array(signature.prefix(32))) else { return false }
                let scalar = Words(littleEndian: signature.suffix(32))
                guard scalar.isLess(than: order.modulus) else { return false }
                let all = signature.prefix(32) + key + Array(data)
                let hash = order.element(littleEndian: Array(SHA512.hash(data: all)))
                let sum = first.plus(point.times(order.value(hash)))
                return EdwardsPoint.base.times(scalar).bytes == sum.bytes
            }
        }
        /// A key that no one else knows.
        public struct PrivateKey: Sendable {
            /// 32 bytes.
            public let rawRepresentation: Data
            /// A random key.
            public init() { rawRepresentation = Data(randomBytes(32)) }
            /// A key of 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                self.rawRepresentation = try keyBytes(rawRepresentation)
            }
            private var parts: (scalar: Words, prefix: [UInt8]) {
                let hash = Array(SHA512.hash(data: rawRepresentation))
                return (Words(littleEndian: clamped(Array(hash.prefix(32)))), Array(hash.suffix(32)))
            }
            /// The key that others know.
            public var publicKey: PublicKey { PublicKey(checked: Data(EdwardsPoint.base.times(parts.scalar).bytes)) }
            /// 64 bytes.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let (scalar, prefix) = parts, key = Array(publicKey.rawRepresentation), data = Array(data)
                let number = order.element(littleEndian: Array(SHA512.hash(data: prefix + data)))
                let first = EdwardsPoint.base.times(order.value(number)).bytes
                let hash = order.element(littleEndian: Array(SHA512.hash(data: first + key + data)))
                let second = order.sum(number, order.product(hash, order.element(littleEndian: scalar.littleEndian)))
                return Data(first + order.value(second).littleEndian)
            }
        }
    }

    fileprivate static func clamped(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes[0] &= 248
        bytes[31] = bytes[31] & 127 | 64
        return bytes
    }

    /// The product of a number and a point of the curve of Montgomery.
    fileprivate static func ladder(_ scalar: [UInt8], _ point: [UInt8]) -> [UInt8] {
        var point = point
        point[31] &= 127
        let f = field, scalar = Words(littleEndian: clamped(scalar)), u = f.element(Words(littleEndian: point))
        let factor = f.element(121_665)
        var (x2, z2, x3, z3) = (f.one, f.zero, u, f.one), isSwapped = false
        for index in stride(from: 254, through: 0, by: -1) {
            if scalar.bit(index) != isSwapped { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
            isSwapped = scalar.bit(index)
            let a = f.sum(x2, z2), b = f.difference(x2, z2), aa = f.product(a, a), bb = f.product(b, b)
            let e = f.difference(aa, bb), da = f.product(f.difference(x3, z3), a), cb = f.product(f.sum(x3, z3), b)
            let both = f.sum(da, cb), apart = f.difference(da, cb)
            (x3, z3) = (f.product(both, both), f.product(u, f.product(apart, apart)))
            (x2, z2) = (f.product(aa, bb), f.product(e, f.sum(aa, f.product(factor, e))))
        }
        if isSwapped { (x2, z2) = (x3, z3) }
        return f.value(f.product(x2, f.inverse(z2))).littleEndian
    }
}

extension Curve25519.KeyAgreement.PublicKey {
    fileprivate init(checked: Data) { rawRepresentation = checked }
}

/// 32 bytes of a key.
private func keyBytes(_ bytes: some ContiguousBytes) throws -> Data {
    let data = bytes.withUnsafeBytes { Data($0) }
    guard data.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return data
}

/// A point of the curve of Edwards: x and y as fractions, and their product.
private struct EdwardsPoint {
    private static let field = Curve25519.field
    private static let curve = field.difference(
        field.zero, field.product(field.element(121_665), field.inverse(field.element(121_666))))
    /// A root of -1.
    private static let root = field.power(
        field.element(2), Words(hex: "1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffb"))
    static let base = EdwardsPoint(
        Words(hex: "6666666666666666666666666666666666666666666666666666666666666658").littleEndian)!

    private let x: Words, y: Words, z: Words, t: Words

    private init(_ x: Words, _ y: Words, _ z: Words, _ t: Words) { (self.x, self.y, self.z, self.t) = (x, y, z, t) }

    /// A point as RFC 8032 writes it; nil where there is none.
    init?(_ bytes: [UInt8]) {
        let f = Self.field, isOdd = bytes[31] & 128 != 0
        var bytes = bytes
        bytes[31] &= 127
        let value = Words(littleEndian: bytes)
        guard value.isLess(than: f.modulus) else { return nil }
        let y = f.element(value), yy = f.product(y, y)
        let above = f.difference(yy, f.one), below = f.sum(f.product(Self.curve, yy), f.one)
        let square = f.product(above, f.inverse(below))
        var x = f.power(square, Words(hex: "0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe"))
        if f.product(x, x) != square { x = f.product(x, Self.root) }
        guard f.product(x, x) == square, !(isOdd && x == f.zero) else { return nil }
        if f.value(x).bit(0) != isOdd { x = f.difference(f.zero, x) }
        self.init(x, y, f.one, f.product(x, y))
    }

    func plus(_ other: EdwardsPoint) -> EdwardsPoint {
        let f = Self.field
        let a = f.product(f.difference(y, x), f.difference(other.y, other.x))
        let b = f.product(f.sum(y, x), f.sum(other.y, other.x))
        let tt = f.product(f.product(t, other.t), Self.curve), c = f.sum(tt, tt), zz = f.product(z, other.z)
        let d = f.sum(zz, zz), e = f.difference(b, a), g = f.difference(d, c), h = f.sum(d, c), i = f.sum(b, a)
        return EdwardsPoint(f.product(e, g), f.product(h, i), f.product(g, h), f.product(e, i))
    }
    func times(_ scalar: Words) -> EdwardsPoint {
        let f = Self.field
        var result = EdwardsPoint(f.zero, f.one, f.one, f.zero)
        for index in stride(from: 255, through: 0, by: -1) {
            result = result.plus(result)
            if scalar.bit(index) { result = result.plus(self) }
        }
        return result
    }
    var bytes: [UInt8] {
        let f = Self.field, inverse = f.inverse(z)
        var bytes = f.value(f.product(y, inverse)).littleEndian
        if f.value(f.product(x, inverse)).bit(0) { bytes[31] |= 128 }
        return bytes
    }
}

public import Foundation

/// Key agreement and signatures with the curve P-256, by FIPS 186-5.
public enum P256: Sendable {
    static let field = Field("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff")
    static let order = Field("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")

    /// Signatures.
    public enum Signing: Sendable {
        /// A signature.
        public struct ECDSASignature: ContiguousBytes, Sendable {
            /// Both numbers, 32 bytes each.
            public let rawRepresentation: Data
            /// A signature of both numbers.
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
                self.rawRepresentation = Data(rawRepresentation)
            }
            /// A signature in DER.
            public init<D: DataProtocol>(derRepresentation: D) throws {
                let bytes = Array(derRepresentation)
                guard bytes.count > 2, bytes[0] == 0x30, Int(bytes[1]) == bytes.count - 2 else {
                    throw CryptoKitError.incorrectParameterSize
                }
                var raw: [UInt8] = [], index = 2
                for _ in 0..<2 {
                    guard index + 1 < bytes.count, bytes[index] == 2, case let end = index + 2 + Int(bytes[index + 1]),
                          end <= bytes.count else { throw CryptoKitError.incorrectParameterSize }
                    let number = bytes[index + 2..<end].drop { $0 == 0 }
                    guard number.count <= 32 else { throw CryptoKitError.incorrectParameterSize }
                    raw += [UInt8](repeating: 0, count: 32 - number.count) + number
                    index = end
                }
                rawRepresentation = Data(raw)
            }
            /// The signature in DER.
            public var derRepresentation: Data {
                func integer(_ bytes: Data) -> [UInt8] {
                    var number = Array(bytes.drop { $0 == 0 })
                    if number.first.map({ $0 >= 128 }) ?? true { number.insert(0, at: 0) }
                    return [2, UInt8(number.count)] + number
                }
                let both = integer(rawRepresentation.prefix(32)) + integer(rawRepresentation.suffix(32))
                return Data([0x30, UInt8(both.count)] + both)
            }
            /// Calls a function with the bytes of both numbers.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try rawRepresentation.withUnsafeBytes(body)
            }
        }
        /// A key that others know.
        public struct PublicKey: Sendable {
            let point: Point
            /// Whether a signature is that of the data.
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                isValidSignature(signature, for: SHA256.hash(data: data))
            }
            /// Whether a signature is that of a digest.
            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                let n = order, raw = Array(signature.rawRepresentation)
                let r = Words(bigEndian: raw.prefix(32)), s = Words(bigEndian: raw.suffix(32))
                guard r != n.zero, s != n.zero, r.isLess(than: n.modulus), s.isLess(than: n.modulus) else {
                    return false
                }
                let inverse = n.inverse(n.element(s)), hash = n.element(Words(bigEndian: Array(digest).prefix(32)))
                let first = Point.base.times(n.value(n.product(hash, inverse)))
                let second = point.times(n.value(n.product(n.element(r), inverse)))
                guard let sum = Point.sum(first, second) else { return false }
                return n.value(n.element(field.value(sum.x))) == r
            }
        }
        /// A key that no one else knows.
        public struct PrivateKey: Sendable {
            let scalar: Words
            /// The key that others know.
            public var publicKey: PublicKey { PublicKey(point: Point.base.times(scalar)!) }
            /// The signature of data.
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
                try signature(for: SHA256.hash(data: data))
            }
            /// The signature of a digest.
            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
                let n = order, hash = n.element(Words(bigEndian: Array(digest).prefix(32)))
                while true {
                    let number = P256.randomScalar()
                    guard let point = Point.base.times(number) else { continue }
                    let r = n.element(field.value(point.x))
                    let s = n.product(n.inverse(n.element(number)), n.sum(hash, n.product(r, n.element(scalar))))
                    if r == n.zero || s == n.zero { continue }
                    return try ECDSASignature(rawRepresentation: n.value(r).bigEndian + n.value(s).bigEndian)
                }
            }
        }
    }

    /// Key agreement.
    public enum KeyAgreement: Sendable {
        /// A key that others know.
        public struct PublicKey: Sendable {
            let point: Point
        }
        /// A key that no one else knows.
        public struct PrivateKey: Sendable {
            let scalar: Words
            /// The key that others know.
            public var publicKey: PublicKey { PublicKey(point: Point.base.times(scalar)!) }
            /// What both parties know.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                guard let point = publicKeyShare.point.times(scalar) else { throw CryptoKitError.invalidParameter }
                return SharedSecret(bytes: field.value(point.x).bigEndian)
            }
        }
    }

    static func randomScalar() -> Words {
        while true {
            let number = Words(bigEndian: randomBytes(32))
            if number != order.zero, number.isLess(than: order.modulus) { return number }
        }
    }
    static func scalar(_ bytes: some ContiguousBytes) throws -> Words {
        let bytes = bytes.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let number = Words(bigEndian: bytes)
        guard number != order.zero, number.isLess(than: order.modulus) else { throw CryptoKitError.invalidParameter }
        return number
    }

    /// A point of the curve that is not the neutral one.
    struct Point: Sendable {
        let x: Words, y: Words
        private static let curve = field.element(
            hex: "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b")
        static let base = Point(
            x: field.element(hex: "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
            y: field.element(hex: "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"))

        init(x: Words, y: Words) { (self.x, self.y) = (x, y) }
        /// Both numbers, 32 bytes each.
        init(raw: [UInt8]) throws {
            guard raw.count == 64 else { throw CryptoKitError.incorrectKeySize }
            let f = field, values = (Words(bigEndian: raw.prefix(32)), Words(bigEndian: raw.suffix(32)))
            (x, y) = (f.element(values.0), f.element(values.1))
            let cube = f.product(x, f.product(x, x)), line = f.sum(x, f.sum(x, x))
            guard values.0.isLess(than: f.modulus), values.1.isLess(than: f.modulus),
                  f.product(y, y) == f.sum(f.difference(cube, line), Self.curve) else {
                throw CryptoKitError.invalidParameter
            }
        }
        var raw: [UInt8] { field.value(x).bigEndian + field.value(y).bigEndian }

        /// Nil is the neutral point.
        static func sum(_ a: Point?, _ b: Point?) -> Point? {
            guard let a else { return b }
            guard let b else { return a }
            let f = field, slope: Words
            if a.x == b.x {
                if a.y != b.y || a.y == f.zero { return nil }
                let square = f.product(a.x, a.x), three = f.element(3)
                slope = f.product(f.difference(f.product(three, square), three), f.inverse(f.sum(a.y, a.y)))
            } else {
                slope = f.product(f.difference(b.y, a.y), f.inverse(f.difference(b.x, a.x)))
            }
            let x = f.difference(f.difference(f.product(slope, slope), a.x), b.x)
            return Point(x: x, y: f.difference(f.product(slope, f.difference(a.x, x)), a.y))
        }
        func times(_ scalar: Words) -> Point? {
            var result: Point?
            for index in stride(from: 255, through: 0, by: -1) {
                result = Self.sum(result, result)
                if scalar.bit(index) { result = Self.sum(result, self) }
            }
            return result
        }
    }
}

public import Foundation

/// Encryption with a mark of authentication, by RFC 8439.
public enum ChaChaPoly: Sendable {
    /// A number that is used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]
        /// 12 random bytes.
        public init() { bytes = randomBytes(12) }
        /// 12 given bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }
        /// Calls a function with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The bytes.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// An encrypted text with its number and its mark.
    public struct SealedBox: Sendable {
        /// The number that was used.
        public let nonce: Nonce
        /// The encrypted text.
        public let ciphertext: Data
        /// The mark of authentication, 16 bytes.
        public let tag: Data
        /// All three.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
        /// A box of its parts.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }
        /// A box of a number of 12 bytes, a text and a mark.
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            try self.init(nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<bytes.count - 16],
                          tag: bytes.suffix(16))
        }
    }

    /// Encrypts a text; `authenticating` is not encrypted and checked with it.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let nonce = nonce ?? Nonce(), cipher = ChaCha20(key.bytes, nonce.bytes)
        let text = cipher.crypt(Array(message))
        return try SealedBox(nonce: nonce, ciphertext: text, tag: cipher.tag(text, Array(authenticatedData)))
    }
    /// Encrypts a text.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    /// Decrypts a text, if its mark is right.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        let cipher = ChaCha20(key.bytes, sealedBox.nonce.bytes), text = Array(sealedBox.ciphertext)
        guard isEqual(cipher.tag(text, Array(authenticatedData)), Array(sealedBox.tag)) else {
            throw CryptoKitError.authenticationFailure
        }
        return Data(cipher.crypt(text))
    }
    /// Decrypts a text, if its mark is right.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }
}

func littleEndian(_ bytes: some Collection<UInt8>) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }

private struct ChaCha20 {
    private let start: [UInt32]

    init(_ key: [UInt8], _ nonce: [UInt8]) {
        func words(_ bytes: [UInt8]) -> [UInt32] {
            stride(from: 0, to: bytes.count, by: 4).map { UInt32(littleEndian(bytes[$0..<$0 + 4])) }
        }
        start = words(Array("expand 32-byte k".utf8)) + words(key) + [0] + words(nonce)
    }

    private func block(_ number: UInt32) -> [UInt8] {
        var first = start
        first[12] = number
        var state = first
        func turn(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
            func step(_ x: Int, _ y: Int, _ z: Int, _ bits: UInt32) {
                state[x] &+= state[y]
                let word = state[z] ^ state[x]
                state[z] = word << bits | word >> (32 - bits)
            }
            step(a, b, d, 16)
            step(c, d, b, 12)
            step(a, b, d, 8)
            step(c, d, b, 7)
        }
        for _ in 0..<10 {
            for column in 0..<4 { turn(column, column + 4, column + 8, column + 12) }
            for column in 0..<4 {
                turn(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
            }
        }
        return zip(state, first).flatMap { word in withUnsafeBytes(of: (word.0 &+ word.1).littleEndian) { Array($0) } }
    }

    func crypt(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [], number: UInt32 = 1
        result.reserveCapacity(text.count)
        for position in stride(from: 0, to: text.count, by: 64) {
            result += zip(text[position...].prefix(64), block(number)).map { $0 ^ $1 }
            number &+= 1
        }
        return result
    }

    /// The mark of a text and of what is beside it: Poly1305 with the first block as its key.
    func tag(_ text: [UInt8], _ beside: [UInt8]) -> [UInt8] {
        func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16) }
        func length(_ bytes: [UInt8]) -> [UInt8] {
            withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) }
        }
        return Self.poly(padded(beside) + padded(text) + length(beside) + length(text), block(0))
    }

    /// Poly1305 of whole blocks: a polynomial modulo 2^130 - 5, in limbs of 26 bits.
    private static func poly(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
        func limbs(_ block: ArraySlice<UInt8>, _ top: UInt64) -> [UInt64] {
            let low = littleEndian(block.prefix(8)), high = littleEndian(block.dropFirst(8)), mask: UInt64 = 1 << 26 - 1
            return [low & mask, low >> 26 & mask, (low >> 52 | high << 12) & mask, high >> 14 & mask,
                    high >> 40 | top << 24]
        }
        let mask: UInt64 = 1 << 26 - 1, clamp: [UInt8] = [255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252,
                                                          255, 255, 15]
        let factor = limbs(zip(key, clamp).map { $0 & $1 }[...], 0)
        var sum = [UInt64](repeating: 0, count: 5)
        func carry() {
            var carry: UInt64 = 0
            for index in 0..<5 {
                sum[index] += carry
                carry = sum[index] >> 26
                sum[index] &= mask
            }
            sum[0] += carry * 5
            sum[1] += sum[0] >> 26
            sum[0] &= mask
        }
        for start in stride(from: 0, to: bytes.count, by: 16) {
            for (index, limb) in limbs(bytes[start..<start + 16], 1).enumerated() { sum[index] += limb }
            var product = [UInt64](repeating: 0, count: 5)
            for row in 0..<5 {
                for column in 0..<5 {
                    product[(row + column) % 5] += sum[row] * factor[column] * (row + column >= 5 ? 5 : 1)
                }
            }
            sum = product
            carry()
        }
        carry()
        carry()
        // The remainder is below the prime.
        var less = sum
        less[0] += 5
        for index in 0..<4 {
            less[index + 1] += less[index] >> 26
            less[index] &= mask
        }
        if less[4] >> 26 != 0 {
            less[4] &= mask
            sum = less
        }
        let low = sum[0] | sum[1] << 26 | sum[2] << 52, high = sum[2] >> 12 | sum[3] << 14 | sum[4] << 40
        let (first, overflow) = low.addingReportingOverflow(littleEndian(key[16..<24]))
        let second = high &+ littleEndian(key[24..<32]) &+ (overflow ? 1 : 0)
        return [first, second].flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
    }
}

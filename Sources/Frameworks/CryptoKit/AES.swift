public import Foundation

/// The cipher of FIPS 197.
public enum AES: Sendable {
    /// Encryption with a mark of authentication, by NIST SP 800-38D.
    public enum GCM: Sendable {
        /// A number that is used once with a key.
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]
            /// 12 random bytes.
            public init() { bytes = randomBytes(12) }
            /// At least 12 given bytes.
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
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
            /// All three, if the number has 12 bytes.
            public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }
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
            let nonce = nonce ?? Nonce(), counter = try Counter(key, nonce.bytes)
            let text = counter.crypt(Array(message))
            return try SealedBox(nonce: nonce, ciphertext: text, tag: counter.tag(text, Array(authenticatedData)))
        }
        /// Encrypts a text.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

        /// Decrypts a text, if its mark is right.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            let counter = try Counter(key, sealedBox.nonce.bytes), text = Array(sealedBox.ciphertext)
            guard isEqual(counter.tag(text, Array(authenticatedData)), Array(sealedBox.tag)) else {
                throw CryptoKitError.authenticationFailure
            }
            return Data(counter.crypt(text))
        }
        /// Decrypts a text, if its mark is right.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }
    }
}

/// The counter mode of a message.
private struct Counter {
    private let cipher: AESCipher
    private let start: [UInt8]
    private let hash: GHash

    init(_ key: SymmetricKey, _ nonce: [UInt8]) throws {
        guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        cipher = AESCipher(key.bytes)
        hash = GHash(cipher.encrypted([UInt8](repeating: 0, count: 16)))
        start = nonce.count == 12 ? nonce + [0, 0, 0, 1] : hash.value([], nonce)
    }

    func crypt(_ text: [UInt8]) -> [UInt8] {
        var block = start, result: [UInt8] = []
        result.reserveCapacity(text.count)
        for position in stride(from: 0, to: text.count, by: 16) {
            var number = block[12...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } &+ 1
            for index in stride(from: 15, through: 12, by: -1) {
                block[index] = UInt8(truncatingIfNeeded: number)
                number >>= 8
            }
            result += zip(text[position...].prefix(16), cipher.encrypted(block)).map { $0 ^ $1 }
        }
        return result
    }

    func tag(_ text: [UInt8], _ beside: [UInt8]) -> [UInt8] {
        zip(hash.value(beside, text), cipher.encrypted(start)).map { $0 ^ $1 }
    }
}

/// The hash of GCM: products in the field of 2 to the 128th.
private struct GHash {
    private let high: UInt64, low: UInt64

    init(_ key: [UInt8]) { (high, low) = Self.words(key[...]) }

    private static func words(_ block: ArraySlice<UInt8>) -> (UInt64, UInt64) {
        let bytes = Array(block) + [UInt8](repeating: 0, count: 16 - block.count)
        func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
        return (word(bytes[..<8]), word(bytes[8...]))
    }

    func value(_ beside: [UInt8], _ text: [UInt8]) -> [UInt8] {
        var value: (UInt64, UInt64) = (0, 0)
        func take(_ block: (UInt64, UInt64)) { value = product((value.0 ^ block.0, value.1 ^ block.1)) }
        for part in [beside, text] {
            for start in stride(from: 0, to: part.count, by: 16) { take(Self.words(part[start...].prefix(16))) }
        }
        take((UInt64(beside.count) * 8, UInt64(text.count) * 8))
        return DigestBytes([value.0, value.1]).bytes
    }

    private func product(_ factor: (UInt64, UInt64)) -> (UInt64, UInt64) {
        var result: (UInt64, UInt64) = (0, 0), turning = (high, low)
        for bit in 0..<128 {
            let word = bit < 64 ? factor.0 : factor.1
            if word >> UInt64(63 - bit % 64) & 1 == 1 { result = (result.0 ^ turning.0, result.1 ^ turning.1) }
            let isOdd = turning.1 & 1 == 1
            turning = (turning.0 >> 1, turning.1 >> 1 | turning.0 << 63)
            if isOdd { turning.0 ^= 0xE100_0000_0000_0000 }
        }
        return result
    }
}

/// The cipher itself. Its table is computed: inverses in the field of 2 to the 8th, and an affine map.
package struct AESCipher {
    private static let table: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256), p: UInt8 = 1, q: UInt8 = 1
        repeat {
            p = p ^ doubled(p)
            q ^= q << 1
            q ^= q << 2
            q ^= q << 4
            if q & 0x80 != 0 { q ^= 0x09 }
            func turned(_ count: UInt8) -> UInt8 { q << count | q >> (8 - count) }
            table[Int(p)] = q ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
        } while p != 1
        table[0] = 0x63
        return table
    }()

    private static let inverse: [UInt8] = {
        var inverse = [UInt8](repeating: 0, count: 256)
        for (index, value) in table.enumerated() { inverse[Int(value)] = UInt8(index) }
        return inverse
    }()

    private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 != 0 ? 0x1B : 0) }

    private let keys: [[UInt8]]

    package init(_ key: [UInt8]) {
        let count = key.count / 4, rounds = count + 6
        var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }, round: UInt8 = 1
        for index in count..<4 * (rounds + 1) {
            var word = words[index - 1]
            if index % count == 0 {
                word = [word[1], word[2], word[3], word[0]].map { Self.table[Int($0)] }
                word[0] ^= round
                round = Self.doubled(round)
            } else if count > 6, index % count == 4 {
                word = word.map { Self.table[Int($0)] }
            }
            words.append(zip(words[index - count], word).map { $0 ^ $1 })
        }
        keys = (0...rounds).map { Array(words[4 * $0..<4 * $0 + 4].joined()) }
    }

    package func encrypted(_ block: [UInt8]) -> [UInt8] {
        var state = zip(block, keys[0]).map { $0 ^ $1 }
        for round in 1..<keys.count {
            // Bytes are replaced, and rows are turned: byte `row` of a column comes from the `row`th column after it.
            var mixed = (0..<16).map { Self.table[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
            if round < keys.count - 1 {
                for start in stride(from: 0, to: 16, by: 4) {
                    let column = Array(mixed[start..<start + 4]), all = column.reduce(0, ^)
                    for row in 0..<4 {
                        mixed[start + row] = column[row] ^ all ^ Self.doubled(column[row] ^ column[(row + 1) % 4])
                    }
                }
            }
            state = zip(mixed, keys[round]).map { $0 ^ $1 }
        }
        return state
    }

    package func decrypted(_ block: [UInt8]) -> [UInt8] {
        var state = zip(block, keys[keys.count - 1]).map { $0 ^ $1 }
        for round in stride(from: keys.count - 2, through: 0, by: -1) {
            // Byte `row` of a column comes from the `row`th column before it.
            state = (0..<16).map { Self.inverse[Int(state[($0 + 12 * ($0 % 4)) % 16])] }
            state = zip(state, keys[round]).map { $0 ^ $1 }
            if round == 0 { break }
            for start in stride(from: 0, to: 16, by: 4) {
                // The inverse is the map of `encrypted` three times.
                for _ in 0..<3 {
                    let column = Array(state[start..<start + 4]), all = column.reduce(0, ^)
                    for row in 0..<4 {
                        state[start + row] = column[row] ^ all ^ Self.doubled(column[row] ^ column[(row + 1) % 4])
                    }
                }
            }
        }
        return state
    }
}

/// Functions that are known to be weak, for what still needs them: MD5 by RFC 1321, SHA-1 by FIPS 180-4.
public enum Insecure {
    /// A digest of MD5.
    public struct MD5Digest: Digest {
        let value: DigestBytes
        /// 16 bytes.
        public static var byteCount: Int { 16 }
        /// Calls a function with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try value.bytes.withUnsafeBytes(body)
        }
        /// The bytes.
        public func makeIterator() -> Array<UInt8>.Iterator { value.bytes.makeIterator() }
    }

    /// A digest of SHA-1.
    public struct SHA1Digest: Digest {
        let value: DigestBytes
        /// 20 bytes.
        public static var byteCount: Int { 20 }
        /// Calls a function with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try value.bytes.withUnsafeBytes(body)
        }
        /// The bytes.
        public func makeIterator() -> Array<UInt8>.Iterator { value.bytes.makeIterator() }
    }

    /// MD5.
    public struct MD5: HashFunction {
        /// The type of the result.
        public typealias Digest = MD5Digest
        /// 64 bytes.
        public static var blockByteCount: Int { 64 }
        /// The number of bytes in a digest.
        public static var byteCount: Int { Digest.byteCount }
        private var buffer = BlockBuffer()
        private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        /// Begins.
        public init() {}
        /// Takes more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            buffer.take(bufferPointer, 64) { Self.compress($0, &state) }
            self.state = state
        }
        /// The digest of what was taken.
        public func finalize() -> MD5Digest {
            var state = state
            buffer.end(64, isBigEndian: false) { Self.compress($0, &state) }
            return MD5Digest(value: DigestBytes(state.map(\.byteSwapped)))
        }

        private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

        private static func compress(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
            let start = block.startIndex
            let words = (0..<16).map { index in
                block[start + 4 * index..<start + 4 * index + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let mixed: UInt32, word: Int
                switch index / 16 {
                case 0: (mixed, word) = ((b & c) | (~b & d), index)
                case 1: (mixed, word) = ((d & b) | (~d & c), (5 * index + 1) % 16)
                case 2: (mixed, word) = (b ^ c ^ d, (3 * index + 5) % 16)
                default: (mixed, word) = (c ^ (b | ~d), 7 * index % 16)
                }
                let sum = a &+ mixed &+ md5Rounds[index] &+ words[word], turn = turns[index / 16 * 4 + index % 4]
                (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
            }
            state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
        }
    }

    /// SHA-1.
    public struct SHA1: HashFunction {
        /// The type of the result.
        public typealias Digest = SHA1Digest
        /// 64 bytes.
        public static var blockByteCount: Int { 64 }
        /// The number of bytes in a digest.
        public static var byteCount: Int { Digest.byteCount }
        private var buffer = BlockBuffer()
        private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        /// Begins.
        public init() {}
        /// Takes more bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            var state = state
            buffer.take(bufferPointer, 64) { Self.compress($0, &state) }
            self.state = state
        }
        /// The digest of what was taken.
        public func finalize() -> SHA1Digest {
            var state = state
            buffer.end(64) { Self.compress($0, &state) }
            return SHA1Digest(value: DigestBytes(state))
        }

        private static func compress(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
            func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
            let start = block.startIndex
            var words = (0..<16).map { index in
                block[start + 4 * index..<start + 4 * index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<80 {
                words.append(turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let mixed: UInt32, round: UInt32
                switch index / 20 {
                case 0: (mixed, round) = ((b & c) | (~b & d), 0x5A82_7999)
                case 1: (mixed, round) = (b ^ c ^ d, 0x6ED9_EBA1)
                case 2: (mixed, round) = ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (mixed, round) = (b ^ c ^ d, 0xCA62_C1D6)
                }
                let sum = turned(a, 5) &+ mixed &+ e &+ round &+ words[index]
                (e, d, c, b, a) = (d, c, turned(b, 30), a, sum)
            }
            state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
        }
    }
}

/// The first bits of sines, by RFC 1321.
private let md5Rounds: [UInt32] = [
    0xD76AA478, 0xE8C7B756, 0x242070DB, 0xC1BDCEEE, 0xF57C0FAF, 0x4787C62A, 0xA8304613, 0xFD469501,
    0x698098D8, 0x8B44F7AF, 0xFFFF5BB1, 0x895CD7BE, 0x6B901122, 0xFD987193, 0xA679438E, 0x49B40821,
    0xF61E2562, 0xC040B340, 0x265E5A51, 0xE9B6C7AA, 0xD62F105D, 0x02441453, 0xD8A1E681, 0xE7D3FBC8,
    0x21E1CDE6, 0xC33707D6, 0xF4D50D87, 0x455A14ED, 0xA9E3E905, 0xFCEFA3F8, 0x676F02D9, 0x8D2A4C8A,
    0xFFFA3942, 0x8771F681, 0x6D9D6122, 0xFDE5380C, 0xA4BEEA44, 0x4BDECFA9, 0xF6BB4B60, 0xBEBFBC70,
    0x289B7EC6, 0xEAA127FA, 0xD4EF3085, 0x04881D05, 0xD9D4D039, 0xE6DB99E5, 0x1FA27CF8, 0xC4AC5665,
    0xF4292244, 0x432AFF97, 0xAB9423A7, 0xFC93A039, 0x655B59C3, 0x8F0CCC92, 0xFFEFF47D, 0x85845DD1,
    0x6FA87E4F, 0xFE2CE6E0, 0xA3014314, 0x4E0811A1, 0xF7537E82, 0xBD3AF235, 0x2AD7D2BB, 0xEB86D391,
]

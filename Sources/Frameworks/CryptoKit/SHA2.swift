// SHA-2 by FIPS 180-4. `SHA512` and `SHA384` differ in their beginning and in their length.

/// The bytes of a digest.
struct DigestBytes: Hashable, Sendable {
    var bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
    init<Word: FixedWidthInteger>(_ words: some Sequence<Word>) {
        bytes = words.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
    }
}

/// A digest of SHA-256.
public struct SHA256Digest: Digest {
    let value: DigestBytes
    /// 32 bytes.
    public static var byteCount: Int { 32 }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try value.bytes.withUnsafeBytes(body)
    }
    /// The bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { value.bytes.makeIterator() }
}

/// A digest of SHA-384.
public struct SHA384Digest: Digest {
    let value: DigestBytes
    /// 48 bytes.
    public static var byteCount: Int { 48 }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try value.bytes.withUnsafeBytes(body)
    }
    /// The bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { value.bytes.makeIterator() }
}

/// A digest of SHA-512.
public struct SHA512Digest: Digest {
    let value: DigestBytes
    /// 64 bytes.
    public static var byteCount: Int { 64 }
    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try value.bytes.withUnsafeBytes(body)
    }
    /// The bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { value.bytes.makeIterator() }
}

/// SHA-256.
public struct SHA256: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA256Digest
    /// 64 bytes.
    public static var blockByteCount: Int { 64 }
    /// The number of bytes in a digest.
    public static var byteCount: Int { Digest.byteCount }
    private var buffer = BlockBuffer()
    private var state = sha256Start
    /// Begins.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        var state = state
        buffer.take(bufferPointer, 64) { Self.compress($0, &state) }
        self.state = state
    }
    /// The digest of what was taken.
    public func finalize() -> SHA256Digest {
        var state = state
        buffer.end(64) { Self.compress($0, &state) }
        return SHA256Digest(value: DigestBytes(state))
    }

    private static func compress(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
        func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        var words = [UInt32](repeating: 0, count: 64), start = block.startIndex
        for index in 0..<16 {
            words[index] = block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
            start += 4
        }
        for index in 16..<64 {
            let first = words[index - 15], second = words[index - 2]
            words[index] = words[index - 16] &+ (turned(first, 7) ^ turned(first, 18) ^ first >> 3)
                &+ words[index - 7] &+ (turned(second, 17) ^ turned(second, 19) ^ second >> 10)
        }
        var now = state
        for index in 0..<64 {
            let (a, b, c, e) = (now[0], now[1], now[2], now[4])
            let choice = (e & now[5]) ^ (~e & now[6])
            let first = now[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ sha256Rounds[index]
                &+ words[index]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
            now = [first &+ second, a, b, c, now[3] &+ first, e, now[5], now[6]]
        }
        for index in 0..<8 { state[index] &+= now[index] }
    }
}

/// What SHA-384 and SHA-512 have in common.
struct LongHash: Sendable {
    private var buffer = BlockBuffer()
    private var state: [UInt64]
    init(_ start: [UInt64]) { state = start }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        var state = state
        buffer.take(bytes, 128) { Self.compress($0, &state) }
        self.state = state
    }
    func words() -> [UInt64] {
        var state = state
        buffer.end(128) { Self.compress($0, &state) }
        return state
    }

    private static func compress(_ block: ArraySlice<UInt8>, _ state: inout [UInt64]) {
        func turned(_ word: UInt64, _ count: UInt64) -> UInt64 { word >> count | word << (64 - count) }
        var words = [UInt64](repeating: 0, count: 80), start = block.startIndex
        for index in 0..<16 {
            words[index] = block[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
            start += 8
        }
        for index in 16..<80 {
            let first = words[index - 15], second = words[index - 2]
            words[index] = words[index - 16] &+ (turned(first, 1) ^ turned(first, 8) ^ first >> 7)
                &+ words[index - 7] &+ (turned(second, 19) ^ turned(second, 61) ^ second >> 6)
        }
        var now = state
        for index in 0..<80 {
            let (a, b, c, e) = (now[0], now[1], now[2], now[4])
            let choice = (e & now[5]) ^ (~e & now[6])
            let first = now[7] &+ (turned(e, 14) ^ turned(e, 18) ^ turned(e, 41)) &+ choice &+ sha512Rounds[index]
                &+ words[index]
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let second = (turned(a, 28) ^ turned(a, 34) ^ turned(a, 39)) &+ majority
            now = [first &+ second, a, b, c, now[3] &+ first, e, now[5], now[6]]
        }
        for index in 0..<8 { state[index] &+= now[index] }
    }
}

/// SHA-384.
public struct SHA384: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA384Digest
    /// 128 bytes.
    public static var blockByteCount: Int { 128 }
    /// The number of bytes in a digest.
    public static var byteCount: Int { Digest.byteCount }
    private var hash = LongHash(sha384Start)
    /// Begins.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// The digest of what was taken.
    public func finalize() -> SHA384Digest { SHA384Digest(value: DigestBytes(hash.words().prefix(6))) }
}

/// SHA-512.
public struct SHA512: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA512Digest
    /// 128 bytes.
    public static var blockByteCount: Int { 128 }
    /// The number of bytes in a digest.
    public static var byteCount: Int { Digest.byteCount }
    private var hash = LongHash(sha512Start)
    /// Begins.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    /// The digest of what was taken.
    public func finalize() -> SHA512Digest { SHA512Digest(value: DigestBytes(hash.words())) }
}

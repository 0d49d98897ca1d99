/// A 128-bit hash that detects edits and accidental damage; it is not cryptographic and does not resist deliberate
/// collisions.
package struct Digest {
    private var low: UInt64 = 0xcbf2_9ce4_8422_2325
    private var high: UInt64 = 0x9ae1_6a3b_2f90_404f

    package init() {}

    private mutating func add(word: UInt64) {
        low = (low ^ word) &* 0x100_0000_01b3
        low = low << 29 | low >> 35
        high = (high ^ word ^ (high >> 29)) &* 0x9e37_79b9_7f4a_7c15
    }

    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count & ~7
        for start in stride(from: 0, to: whole, by: 8) {
            add(word: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        }
        var rest: UInt64 = 0
        for index in whole..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
        add(word: rest)
        add(word: UInt64(bytes.count))
    }

    package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    package var text: String {
        [low, high ^ (high >> 31)].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

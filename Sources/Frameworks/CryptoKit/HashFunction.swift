public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

extension Digest {
    /// The algorithm and the bytes as hexadecimal digits: `SHA256 digest: ba78…`.
    public var description: String {
        "\(Self.self)".replacing("Digest", with: "") + " digest: " + hexadecimal(self)
    }
    /// Whether a digest has the same bytes as a sequence.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { isEqual(Array(lhs), Array(rhs)) }
    /// Whether a digest has other bytes than a sequence.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// Compares in a time that does not depend on the bytes.
func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.count == second.count && zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}

/// A function that makes a digest of any number of bytes.
public protocol HashFunction: Sendable {
    /// The type of the result.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes that are taken at a time.
    static var blockByteCount: Int { get }
    /// Begins.
    init()
    /// Takes more bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what was taken.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of all bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Takes more bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// Collects bytes to blocks, and adds the padding and the length in which all these functions end.
struct BlockBuffer: Sendable {
    private var rest: [UInt8] = []
    private var count = 0

    mutating func take(_ bytes: UnsafeRawBufferPointer, _ size: Int, _ compress: (ArraySlice<UInt8>) -> Void) {
        count += bytes.count
        rest += bytes
        var start = 0
        while rest.count - start >= size {
            compress(rest[start..<start + size])
            start += size
        }
        rest.removeFirst(start)
    }

    func end(_ size: Int, isBigEndian: Bool = true, _ compress: (ArraySlice<UInt8>) -> Void) {
        // The length has 8 bytes in blocks of 64, and 16 in blocks of 128.
        let length = size / 8
        var last = rest + [0x80]
        while last.count % size != size - length { last.append(0) }
        let bits = UInt64(count) << 3
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
        last += [UInt8](repeating: 0, count: length - 8) + (isBigEndian ? bytes.reversed() : bytes)
        for start in stride(from: 0, to: last.count, by: size) { compress(last[start..<start + size]) }
    }
}

import Compression
import Testing

@Suite("Compression of bytes")
struct CompressionTests {
    private func compressed(_ bytes: [UInt8], _ algorithm: compression_algorithm = COMPRESSION_ZLIB) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: bytes.count * 2 + 64)
        let count = compression_encode_buffer(&result, result.count, bytes, bytes.count, nil, algorithm)
        return Array(result.prefix(count))
    }
    private func expanded(_ bytes: [UInt8], capacity: Int = 100_000) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: capacity)
        let count = compression_decode_buffer(&result, capacity, bytes, bytes.count, nil, COMPRESSION_ZLIB)
        return Array(result.prefix(count))
    }

    @Test(arguments: [0, 1, 3, 259, 70_000])
    func bytesAreAsTheyWere(count: Int) {
        let even = [UInt8](repeating: 7, count: count), mixed = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0) }
        #expect(expanded(compressed(even)) == even && expanded(compressed(mixed)) == mixed)
        #expect(count < 259 || compressed(even).count < count / 20)
    }

    /// "hello hello hello", as zlib writes it with codes that are not written, and without a header.
    @Test func bytesOfAnotherProgramAreRead() {
        let bytes: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x90, 0x00]
        #expect(expanded(bytes) == Array("hello hello hello".utf8))
        #expect(expanded(bytes, capacity: 5) == Array("hello".utf8))
        #expect(expanded(Array(bytes.dropLast(2))).isEmpty)
    }

    @Test func otherAlgorithmsWriteNothing() {
        #expect(compressed([1, 2, 3], COMPRESSION_LZFSE).isEmpty)
    }
}

import CZlib
import Foundation

/// The compressed rows of a PNG: the content of its IDAT chunks.
///
/// Most rows of an interface equal the row above. A group of such rows is compressed with that row as the dictionary,
/// so that it refers to no earlier data; the compressed bytes are then valid for every further group of the same rows,
/// and are appended again without compression.
struct PNGRows: ~Copyable {
    /// The rows in a group: enough that the block header of some 60 bytes is insignificant.
    private static let groupCount = 8
    private static let bufferSize = 1 << 16

    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: bufferSize)
    /// The last added row, after its filter type, which is none.
    private let row: UnsafeMutableBufferPointer<UInt8>
    private var rowChecksum: UInt = 0
    private var repeats = 0
    private var checksum = adler32(0, nil, 0)
    private var compressed = Data([0x78, 0x01])
    private var isWhole: Bool

    /// `level` is zlib's: 0 stores, 9 is smallest.
    init(bytesPerRow: Int, level: Int) {
        stream.initialize(to: z_stream())
        row = .allocate(capacity: bytesPerRow + 1)
        row.initialize(repeating: 0)
        // A raw deflate stream instead of zlib's format: only this allows a change of the dictionary in the stream.
        isWhole = deflateInit2_(stream, Int32(min(max(level, 0), 9)), Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY,
                                ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
        buffer.deallocate()
        row.deallocate()
    }

    /// Adds the row that `fill` writes.
    mutating func append(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        writeRepeats()
        fill(row.baseAddress! + 1)
        rowChecksum = adler32(adler32(0, nil, 0), row.baseAddress, UInt32(row.count))
        checksum = adler32_combine(checksum, rowChecksum, row.count)
        write(row.count, Z_NO_FLUSH)
    }

    /// Adds the last row again.
    mutating func appendAgain() { repeats += 1 }

    /// The whole stream; nil if there is no memory.
    mutating func finish() -> Data? {
        writeRepeats()
        write(0, Z_FINISH)
        guard isWhole else { return nil }
        compressed.append(word: Int(checksum))
        return compressed
    }

    private mutating func writeRepeats() {
        let groups = repeats / Self.groupCount
        var rest = repeats
        if groups > 1 {
            rest -= groups * Self.groupCount
            write(0, Z_SYNC_FLUSH)
            let reach = min(row.count, 1 << MAX_WBITS)
            deflateReset(stream)
            deflateSetDictionary(stream, row.baseAddress! + row.count - reach, UInt32(reach))
            let start = compressed.count
            for _ in 0..<Self.groupCount { write(row.count, Z_NO_FLUSH) }
            write(0, Z_SYNC_FLUSH)
            let group = Data(compressed[start...])
            for _ in 1..<groups { compressed.append(group) }
        }
        for _ in 0..<rest { write(row.count, Z_NO_FLUSH) }
        for _ in 0..<repeats { checksum = adler32_combine(checksum, rowChecksum, row.count) }
        repeats = 0
    }

    /// Compresses the first `count` bytes of the row.
    private mutating func write(_ count: Int, _ flush: Int32) {
        stream.pointee.next_in = row.baseAddress
        stream.pointee.avail_in = UInt32(count)
        repeat {
            stream.pointee.next_out = buffer
            stream.pointee.avail_out = UInt32(Self.bufferSize)
            let status = deflate(stream, flush)
            guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { return isWhole = false }
            compressed.append(buffer, count: Self.bufferSize - Int(stream.pointee.avail_out))
        } while stream.pointee.avail_out == 0
    }
}

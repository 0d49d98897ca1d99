// Compression of bytes in memory. DEFLATE (RFC 1951), which the framework calls ZLIB, is computed; the other algorithms
// are not, and their functions return 0, as where the bytes cannot be compressed.

/// A way to compress.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// LZ4 in blocks. Not computed.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without a header. Not computed.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE without a header.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA. Not computed.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's own. Not computed.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli. Not computed.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// The bytes of memory that compression needs besides: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// The bytes of memory that expansion needs besides: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses bytes.
///
/// - Returns: How many bytes were written; 0 where they are more than there is space for, and for an algorithm that is
///   not computed.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard algorithm == COMPRESSION_ZLIB else { return 0 }
    let bytes = Deflate.compressed(Array(UnsafeBufferPointer(start: src_buffer, count: src_size)))
    guard bytes.count <= dst_size else { return 0 }
    dst_buffer.update(from: bytes, count: bytes.count)
    return bytes.count
}

/// Expands bytes. What is more than there is space for is left out.
///
/// - Returns: How many bytes were written; 0 for bytes that are not compressed so, and for an algorithm that is not
///   computed.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard algorithm == COMPRESSION_ZLIB else { return 0 }
    var inflate = Inflate(Array(UnsafeBufferPointer(start: src_buffer, count: src_size)), limit: dst_size)
    guard let bytes = inflate.expanded() else { return 0 }
    dst_buffer.update(from: bytes, count: bytes.count)
    return bytes.count
}

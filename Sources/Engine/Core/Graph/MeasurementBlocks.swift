import Foundation

/// Memory for the cached measurements of nodes after the first. Most nodes of a new tree need a block of the same size
/// at about the same time; a general allocator takes a tenth of the first layout for these.
///
/// Blocks are valid until `releaseAll`; a returned block is used again.
struct MeasurementBlocks {
    /// The measurements in a block: as many as most nodes have after the first.
    static let size = 3
    /// The block returned last; each contains the address of the previous one.
    private var spare: UnsafeMutableRawPointer?
    private var next = UnsafeMutablePointer<CachedMeasurement>(bitPattern: MemoryLayout<CachedMeasurement>.alignment)!
    private var left = 0
    private var chunks: [UnsafeMutablePointer<CachedMeasurement>] = []

    mutating func take() -> UnsafeMutablePointer<CachedMeasurement> {
        if let block = spare {
            spare = block.load(as: UnsafeMutableRawPointer?.self)
            return block.assumingMemoryBound(to: CachedMeasurement.self)
        }
        if left == 0 { addChunk() }
        left -= 1
        defer { next += Self.size }
        return next
    }

    @inline(never)
    private mutating func addChunk() {
        // 8, 16, … 512: small graphs need little memory, and large ones few allocations.
        left = 8 << min(chunks.count, 6)
        next = malloc(left * Self.size * MemoryLayout<CachedMeasurement>.stride)!
            .assumingMemoryBound(to: CachedMeasurement.self)
        chunks.append(next)
    }

    mutating func give(_ block: UnsafeMutablePointer<CachedMeasurement>) {
        let block = UnsafeMutableRawPointer(block)
        block.storeBytes(of: spare, as: UnsafeMutableRawPointer?.self)
        spare = block
    }

    mutating func releaseAll() {
        for chunk in chunks { free(chunk) }
        self = MeasurementBlocks()
    }
}

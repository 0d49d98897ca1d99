import Foundation

/// Memory for the answers of rows after the first. Most rows of a new tree want a block of the same size at about the
/// same time, which a general allocator takes a tenth of the first layout for.
///
/// Blocks belong to it until `releaseAll`; one that was given back is handed out again.
struct MeasurementBlocks {
    /// Answers in a block: as many as most rows have after the first.
    static let size = 3
    /// The block given back last; each holds the address of the one before it.
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
        // 8, 16, … 512: small graphs take little, and large ones ask seldom.
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

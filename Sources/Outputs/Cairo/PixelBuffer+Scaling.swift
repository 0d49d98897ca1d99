import QuadrantDisplayList

// Pixels at a power of two of their size, as blurred backdrops need them: a tenth of the time that a general
// resampling takes. A coarse pixel is the mean of the fine ones that it covers.
extension PixelBuffer {
    /// The factors by which pixels can be averaged and enlarged here.
    static let factors: Set<Int> = [2, 4, 8]

    // MARK: Averaging

    /// Composites the means of `source`, whose pixels are `factor` times as fine, where it covers them: in part, too.
    /// The edge of the source is repeated to whole coarse pixels.
    func addMeans(of source: PixelBuffer, factor: Int) {
        let bits = factor.trailingZeroBitCount
        // Coarse rows and columns that the source touches, in this buffer.
        let top = max(source.y >> bits, y), bottom = min((source.y + source.height - 1) >> bits, y + height - 1)
        let left = max(source.x >> bits, x), right = min((source.x + source.width - 1) >> bits, x + width - 1)
        guard top <= bottom, left <= right else { return }
        let count = (right - left + 1) << bits, first = (left << bits) - source.x
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count * 4) { sums in
            for row in top...bottom {
                sums.update(repeating: 0)
                for line in 0..<factor {
                    let at = min(max((row << bits) + line - source.y, 0), source.height - 1)
                    Self.add(source.row(at), source.width, from: first, to: sums.baseAddress!, count)
                }
                Self.mean(sums.baseAddress!, factor, pixels(row - y) + (left - x), right - left + 1)
            }
        }
        touched()
    }

    /// Adds the channels of `count` pixels of a line from `first` on; those outside are the nearest inside.
    private static func add(_ line: UnsafePointer<UInt8>, _ width: Int, from first: Int,
                            to sums: UnsafeMutablePointer<UInt16>, _ count: Int) {
        func edge(_ index: Int) {
            let pixel = line + min(max(first + index, 0), width - 1) * 4
            for channel in 0..<4 { sums[index * 4 + channel] &+= UInt16(pixel[channel]) }
        }
        let start = min(max(-first, 0), count), end = max(min(width - first, count), start)
        for index in 0..<start { edge(index) }
        if end > start { add(line + (first + start) * 4, to: sums + start * 4, (end - start) * 4) }
        for index in end..<count { edge(index) }
    }

    @inline(never)
    private static func add(_ bytes: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt16>, _ count: Int) {
        var index = 0
        while index < count {
            sums[index] = sums[index] &+ UInt16(bytes[index])
            index &+= 1
        }
    }

    /// Composites the means of `factor` neighbours, of sums over as many rows, rounded.
    @inline(never)
    private static func mean(_ sums: UnsafePointer<UInt16>, _ factor: Int, _ out: UnsafeMutablePointer<UInt32>,
                             _ count: Int) {
        // Four channels of 16 bits in a word: sums of at most 8 × 8 bytes do not overflow.
        let words = UnsafeRawPointer(sums)
        let shift = UInt64(2 * factor.trailingZeroBitCount), half = UInt64(factor * factor / 2)
        let halves = half | half << 16 | half << 32 | half << 48
        for x in 0..<count {
            var sum = halves
            for part in 0..<factor { sum &+= words.load(fromByteOffset: (x &* factor &+ part) &* 8, as: UInt64.self) }
            sum &>>= shift
            let mean = UInt32(truncatingIfNeeded: sum & 0xff | sum >> 8 & 0xff00 | sum >> 16 & 0xff_0000
                | sum >> 24 & 0xff00_0000)
            out[x] = mean >> 24 == 255 ? mean : PixelMath.over(mean, out[x])
        }
    }

    // MARK: Enlarging

    /// These pixels `factor` times as large, interpolated linearly between their centres, over the whole pixels that
    /// `box` touches. The edge is repeated. Nil for other factors than `factors`.
    func enlarged(_ factor: Int, covering box: Box, _ pool: BufferPool) -> PixelBuffer? {
        guard Self.factors.contains(factor),
              let fine = pool.take(.color, covering: box, isClear: false) else { return nil }
        settle()
        // Weights in units of half a fine pixel.
        let unit = 2 * factor, bits = unit.trailingZeroBitCount
        // The coarse columns on both sides of the centres of fine ones.
        let first = (2 * fine.x + 1 - factor) >> bits, last = ((2 * (fine.x + fine.width) - 1 - factor) >> bits) + 1
        let count = last - first + 1
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count * 4) { line in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count * 4) { phase in
                for y in 0..<fine.height {
                    let place = 2 * (fine.y + y) + 1 - factor, coarse = place >> bits
                    let below = UInt16(place & (unit - 1)), above = UInt16(unit) - below
                    mix(coarse, above, below, from: first, to: line.baseAddress!, count)
                    for index in 0..<factor {
                        let right = UInt16(2 * index + 1), left = UInt16(unit) - right
                        Self.mix(line.baseAddress!, left, right, shift: UInt16(2 * bits), phase.baseAddress!,
                                 (count - 1) * 4)
                        let start = first * factor + factor / 2 + index - fine.x
                        Self.scatter(UnsafeRawPointer(phase.baseAddress!), fine.pixels(y), from: start, step: factor,
                                     fine.width)
                    }
                }
            }
        }
        fine.touched()
        return fine
    }

    /// A row and the next one, weighted, for `count` columns from `first` on; those outside are the nearest inside.
    private func mix(_ coarse: Int, _ above: UInt16, _ below: UInt16, from first: Int,
                     to line: UnsafeMutablePointer<UInt16>, _ count: Int) {
        let upper = row(min(max(coarse - y, 0), height - 1)), lower = row(min(max(coarse + 1 - y, 0), height - 1))
        let offset = first - x, start = min(max(-offset, 0), count), end = max(min(width - offset, count), start)
        func edge(_ index: Int) {
            let at = min(max(offset + index, 0), width - 1) * 4
            for channel in 0..<4 {
                line[index * 4 + channel] = UInt16(upper[at + channel]) &* above &+ UInt16(lower[at + channel]) &* below
            }
        }
        for index in 0..<start { edge(index) }
        if end > start {
            let at = (offset + start) * 4
            Self.mix(upper + at, above, lower + at, below, line + start * 4, (end - start) * 4)
        }
        for index in end..<count { edge(index) }
    }

    @inline(never)
    private static func mix(_ upper: UnsafePointer<UInt8>, _ above: UInt16, _ lower: UnsafePointer<UInt8>,
                            _ below: UInt16, _ out: UnsafeMutablePointer<UInt16>, _ count: Int) {
        var index = 0
        while index < count {
            out[index] = UInt16(upper[index]) &* above &+ UInt16(lower[index]) &* below
            index &+= 1
        }
    }

    /// Each pixel and the one to the right of it, weighted and rounded.
    @inline(never)
    private static func mix(_ line: UnsafePointer<UInt16>, _ left: UInt16, _ right: UInt16, shift: UInt16,
                            _ out: UnsafeMutablePointer<UInt8>, _ count: Int) {
        let half: UInt16 = 1 << (shift - 1)
        var index = 0
        while index < count {
            let sum = line[index] &* left &+ line[index &+ 4] &* right &+ half
            out[index] = UInt8(truncatingIfNeeded: sum &>> shift)
            index &+= 1
        }
    }

    /// Writes pixels to every `step`th place from `start` on, as far as it is inside.
    @inline(never)
    private static func scatter(_ words: UnsafeRawPointer, _ out: UnsafeMutablePointer<UInt32>, from start: Int,
                                step: Int, _ width: Int) {
        var index = 0, at = start
        if at < 0 {
            index = (step - 1 - at) / step
            at += index * step
        }
        while at < width {
            out[at] = words.load(fromByteOffset: index &* 4, as: UInt32.self)
            index &+= 1
            at &+= step
        }
    }
}

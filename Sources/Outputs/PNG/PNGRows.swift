import CDeflate
import Foundation

/// How much time is spent on a smaller PNG file.
package enum PNGEffort: Sendable {
    /// One look at each pixel.
    case fast
    /// Several places for a match, and filters where they are shorter.
    case balanced
    /// All filters, and a search for the shortest of all ways to write the matches.
    case small
}

/// The compressed rows of a PNG: the content of its IDAT chunks, in zlib's format (RFC 1950).
///
/// Rows that equal the row above, most of an interface, are a filter and zeros. Others are written strip by strip:
/// first without a filter, which is shortest for flat areas and letters; where that takes many bits, as in photographs,
/// with filters as well, and the shortest is kept.
struct PNGRows: ~Copyable {
    private let source: PixelRows, effort: PNGEffort
    private let filters: [PNGFilter]
    private var stream: DeflateStream
    private var matcher: PixelMatcher
    private var checksum = Adler32()
    /// The last rows of each filter, as far as matches reach, `slots` rows each.
    private let kept: UnsafeMutablePointer<UInt32>
    private let slots: Int
    /// The last row of each filter; -1 is none.
    private var last = [Int](repeating: -1, count: 5)
    /// The last row that differs from the row above it; -1 is none.
    private var lastDistinct = -1
    private var filter = PNGFilter.none
    /// The strips until other filters are tried again, and the most of them.
    private var wait = 0, maxWait = 0
    /// Whether a pixel was not opaque, if that is to be found out.
    private var hasAlpha = false
    /// The filtered rows, for the smallest file.
    private var bytes: UnsafeMutablePointer<UInt8>?, byteCount = 0

    private static let stripRows = 8
    private static let smallestLevel: Int32 = 11
    /// Small blocks are shorter by some per cent, and take time for their codes.
    private static let fastTokens = 40_000, balancedTokens = 3_000

    struct Compressed: Equatable {
        var data: Data
        /// Whether alpha was left out.
        var isOpaque: Bool
    }

    /// nil if there is no memory. `maxBytes` is the size at which memory is taken to be exhausted.
    static func compressed(_ source: PixelRows, effort: PNGEffort, maxBytes: Int = .max) -> Compressed? {
        var rows = PNGRows(source, effort, maxBytes)
        if effort == .small {
            let size = source.rowBytes * source.height
            rows.bytes = size <= maxBytes ? malloc(size)?.assumingMemoryBound(to: UInt8.self) : nil
            if rows.bytes == nil { return nil }
        }
        // Deflate with the largest window, at the level that is said to be fastest; no dictionary.
        rows.stream.append(0x7801, bytes: 2)
        let blockTokens = effort == .fast ? fastTokens : balancedTokens
        var y = 0
        while y < source.height {
            let strip = y..<min(y + stripRows, source.height)
            rows.add(strip)
            if rows.hasAlpha {
                var withAlpha = source
                (withAlpha.isOpaque, withAlpha.checksAlpha) = (false, false)
                _ = consume rows
                return compressed(withAlpha, effort: effort, maxBytes: maxBytes)
            }
            if rows.stream.count > blockTokens { rows.stream.writeBlock(isLast: false) }
            y = strip.upperBound
        }
        if effort == .small { return rows.smallest().map { Compressed(data: $0, isOpaque: source.isOpaque) } }
        rows.stream.writeBlock(isLast: true)
        rows.stream.align()
        rows.stream.append(rows.checksum.value, bytes: 4)
        return rows.stream.finish().map { Compressed(data: $0, isOpaque: source.isOpaque) }
    }

    private init(_ source: PixelRows, _ effort: PNGEffort, _ maxBytes: Int) {
        self.source = source
        self.effort = effort
        filters = effort == .fast ? [] : effort == .balanced ? [.none, .sub, .up] : [.none, .sub, .up, .paeth]
        let rowTokens = source.width * (source.isOpaque ? 1 : 2) + source.rowBytes / DeflateStream.maxLength + 4
        stream = DeflateStream(tokenCapacity: Self.fastTokens + max(filters.count, 1) * Self.stripRows * rowTokens,
                               maxCapacity: maxBytes)
        matcher = PixelMatcher(width: source.width, height: source.height, pixelBytes: source.pixelBytes)
        slots = DeflateStream.maxDistance / source.rowBytes + 2 + Self.stripRows
        kept = .allocate(capacity: 4 * slots * source.width)
    }

    deinit {
        kept.deallocate()
        free(bytes)
    }

    // MARK: strips

    /// A strip as written with a filter.
    private struct Pass {
        var filter: PNGFilter
        var bits: Int
        var tokens: Range<Int>
        var last: [Int]
    }

    private mutating func add(_ strip: Range<Int>) {
        let start = stream.count
        var best = write(strip, filter, at: start)
        if effort == .fast {
            stream.count = best.tokens.upperBound
            last = best.last
            lastDistinct = strip.last { matcher.rows[$0] != nil } ?? lastDistinct
            chooseByCount(best.tokens.count, strip.count)
            return
        }
        let isLong = best.bits * 25 > strip.count * source.rowBytes * 8
        if wait > 0, isLong || filter == .none {
            wait -= 1
        } else if isLong || filter != .none {
            let before = filter
            for other in filters where other != before {
                let pass = write(strip, other, at: best.tokens.upperBound)
                if pass.bits < best.bits {
                    let count = pass.tokens.count
                    (stream.tokens + start).update(from: stream.tokens + pass.tokens.lowerBound, count: count)
                    best = pass
                    best.tokens = start..<start + count
                }
            }
            filter = best.filter
            maxWait = filter == before && effort == .balanced ? min(2 * maxWait + 1, 7) : 0
            wait = maxWait
            for y in strip where matcher.rows[y] != nil { matcher.rows[y] = filtered(y, filter(best.filter, at: y)) }
        }
        last = best.last
        stream.count = effort == .small ? start : best.tokens.upperBound
        for y in strip { keep(y, filter(best.filter, at: y)) }
    }

    /// Filters the next strips if this one was mostly single pixels.
    private mutating func chooseByCount(_ tokenCount: Int, _ rowCount: Int) {
        if filter == .none {
            if tokenCount * 3 > rowCount * source.width * (source.isOpaque ? 1 : 2) { (filter, wait) = (.sub, 7) }
        } else if wait == 0 {
            filter = .none
        } else {
            wait -= 1
        }
    }

    /// The first row has none above.
    private func filter(_ filter: PNGFilter, at y: Int) -> PNGFilter { y == 0 && filter != .sub ? .none : filter }

    private func slot(_ y: Int, _ filter: PNGFilter) -> UnsafeMutablePointer<UInt32> {
        kept + (min(Int(filter.rawValue), 3) * slots + y % slots) * source.width
    }

    /// The pixels of a row that has been filtered; unfiltered ones are those of a file, which are not premultiplied.
    private func filtered(_ y: Int, _ filter: PNGFilter) -> UnsafePointer<UInt32> {
        filter == .none && source.isOpaque ? source.row(y) : UnsafePointer(slot(y, filter))
    }

    private mutating func write(_ strip: Range<Int>, _ passFilter: PNGFilter, at start: Int) -> Pass {
        var next = stream.tokens + start, bits = 0, last = last, above = lastDistinct
        let search: PixelMatcher.Search = passFilter != .none ? .runs : effort == .fast ? .fast : .thorough
        for y in strip {
            if source.equalsRowAbove(y) {
                repeatRow(y, &next)
                continue
            }
            if source.checksAlpha, start == stream.count { checkAlpha(y) }
            let filter = filter(passFilter, at: y), index = Int(filter.rawValue)
            if !source.isOpaque, start == stream.count {
                StraightPixels.write(source.row(y), count: source.width, to: slot(y, .none))
            }
            if filter != .none {
                filter.apply(filtered(y, .none), above: above < 0 ? nil : filtered(above, .none), count: source.width,
                             into: slot(y, filter))
            }
            above = y
            matcher.rows[y] = filtered(y, filter)
            let before = last[index] < 0 ? nil : last[index]
            let rowBits = switch (search, source.isOpaque) {
            case (.runs, true): matcher.write(y, filter, before, .runs, isColor: true, &next)
            case (.runs, false): matcher.write(y, filter, before, .runs, isColor: false, &next)
            case (.fast, true): matcher.write(y, filter, before, .fast, isColor: true, &next)
            case (.fast, false): matcher.write(y, filter, before, .fast, isColor: false, &next)
            case (.thorough, true): matcher.write(y, filter, before, .thorough, isColor: true, &next)
            case (.thorough, false): matcher.write(y, filter, before, .thorough, isColor: false, &next)
            }
            bits += 6 + rowBits
            last[index] = y
            if effort == .fast { addChecksum(y, filter) }
        }
        return Pass(filter: passFilter, bits: bits, tokens: start..<next - stream.tokens, last: last)
    }

    private mutating func checkAlpha(_ y: Int) {
        let row = source.row(y)
        var all = UInt32.max
        for x in 0..<source.width { all &= row[x] }
        if all < 0xff00_0000 { hasAlpha = true }
    }

    /// Writes a row that equals the row above: all differences are zero.
    private mutating func repeatRow(_ y: Int, _ next: inout UnsafeMutablePointer<UInt32>) {
        let rest = source.rowBytes - 2
        next[0] = UInt32(PNGFilter.up.rawValue)
        next[1] = 0
        next += 2
        if rest < 3 {
            next.update(repeating: 0, count: rest)
            next += rest
        } else {
            DeflateStream.append(rest, distance: 1, to: &next)
        }
        matcher.rows[y] = nil
        if effort == .fast { checksum.add(byte: PNGFilter.up.rawValue, zeros: source.rowBytes - 1) }
    }

    // MARK: bytes

    /// Adds the row that was written last, in which long runs are known.
    private mutating func addChecksum(_ y: Int, _ filter: PNGFilter) {
        let row = matcher.rows[y]!
        var x = 0
        checksum.add(byte: filter.rawValue)
        for index in 0..<matcher.longRunCount {
            let start = Int(matcher.longRuns[index].start), count = Int(matcher.longRuns[index].count)
            checksum.add(row + x, count: start - x, pixelBytes: source.pixelBytes)
            checksum.add(row[start], repeated: count, pixelBytes: source.pixelBytes)
            x = start + count
        }
        checksum.add(row + x, count: source.width - x, pixelBytes: source.pixelBytes)
    }

    /// Adds a row to the checksum, or to the bytes of the smallest file.
    private mutating func keep(_ y: Int, _ filter: PNGFilter) {
        guard let row = matcher.rows[y] else {
            if let bytes {
                (bytes + byteCount).update(repeating: 0, count: source.rowBytes)
                bytes[byteCount] = PNGFilter.up.rawValue
                byteCount += source.rowBytes
            } else {
                checksum.add(byte: PNGFilter.up.rawValue, zeros: source.rowBytes - 1)
            }
            return
        }
        lastDistinct = y
        guard let bytes else {
            checksum.add(byte: filter.rawValue)
            checksum.add(row, count: source.width, pixelBytes: source.pixelBytes)
            return
        }
        bytes[byteCount] = filter.rawValue
        byteCount += 1
        for x in 0..<source.width {
            bytes[byteCount] = UInt8(truncatingIfNeeded: row[x] >> 16)
            bytes[byteCount + 1] = UInt8(truncatingIfNeeded: row[x] >> 8)
            bytes[byteCount + 2] = UInt8(truncatingIfNeeded: row[x])
            if !source.isOpaque { bytes[byteCount + 3] = UInt8(truncatingIfNeeded: row[x] >> 24) }
            byteCount += source.pixelBytes
        }
    }

    /// The bytes compressed by libdeflate, whose search is better and much slower.
    private borrowing func smallest() -> Data? {
        guard let compressor = libdeflate_alloc_compressor(Self.smallestLevel) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let capacity = libdeflate_zlib_compress_bound(compressor, byteCount)
        guard let output = malloc(capacity) else { return nil }
        let count = libdeflate_zlib_compress(compressor, bytes, byteCount, output, capacity)
        guard count > 0 else {
            free(output)
            return nil
        }
        return Data(bytesNoCopy: output, count: count, deallocator: .free)
    }
}

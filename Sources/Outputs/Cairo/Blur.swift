import Foundation
import QuadrantDisplayList

// Gaussian blur by three passes of a box blur along each axis. The widths of the three boxes are odd and differ by at
// most two, chosen so that their variances add up to that of the Gaussian; the error is less than one level in a
// hundred. Below two pixels the boxes are too coarse, so an exact kernel is used.
extension PixelBuffer {
    /// `sigma` is in pixels. Outside of the buffer pixels are transparent, or with `isOpaque` the edge is repeated.
    func blur(sigma: Double, isOpaque: Bool, pool: BufferPool) {
        guard sigma > 0.05, sigma.isFinite, let other = pool.take(format, covering: box, isClear: false) else { return }
        settle()
        let channels = format == .color ? 4 : 1
        if sigma < 2 {
            let kernel = Self.kernel(sigma)
            convolve(into: other, kernel, step: channels, isAcross: true, isOpaque)
            other.convolve(into: self, kernel, step: channels, isAcross: false, isOpaque)
        } else {
            let boxes = Self.boxes(min(sigma, 2000))
            let turned = Box(x: 0, y: 0, width: Double(height), height: Double(width))
            guard let first = pool.take(format, covering: turned, isClear: false),
                  let second = pool.take(format, covering: turned, isClear: false) else { return pool.give(other) }
            // Rows are averaged as columns of the transposed pixels: many columns at once.
            transpose(into: first)
            first.meanDown(boxes, by: second, isOpaque).transpose(into: other)
            _ = other.meanDown(boxes, by: self, isOpaque)
            pool.give(first)
            pool.give(second)
        }
        touched()
        pool.give(other)
    }

    static func boxes(_ sigma: Double) -> [Int] {
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        var small = Int(ideal)
        if small % 2 == 0 { small -= 1 }
        let s = Double(small)
        let count = ((12 * sigma * sigma - 3 * s * s - 12 * s - 9) / (-4 * s - 4)).rounded()
        return (0..<3).map { Double($0) < count ? small : small + 2 }
    }

    /// The weights of a Gaussian in 1/65536, from the centre outwards; the whole kernel adds up to one. Each is the
    /// integral over a pixel, so that an edge on the grid blurs exactly.
    static func kernel(_ sigma: Double) -> [UInt32] {
        let reach = Int((sigma * 3.2 + 0.5).rounded(.up))
        func tail(_ x: Double) -> Double { erfc(x / sigma / 2.0.squareRoot()) / 2 }
        var weights = (0...reach).map { tail(Double($0) - 0.5) - tail(Double($0) + 0.5) }
        let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        weights = weights.map { $0 / total }
        var result = weights.map { UInt32(($0 * 65536).rounded()) }
        result[0] = 65536 - 2 * result.dropFirst().reduce(0, +)
        return result
    }

    private func convolve(into target: PixelBuffer, _ kernel: [UInt32], step: Int, isAcross: Bool, _ isOpaque: Bool) {
        let bytes = format == .color ? width * 4 : width
        let count = isAcross ? width : height
        let reach = kernel.count - 1
        for y in 0..<height {
            let line = row(y), out = target.row(y)
            for x in 0..<bytes {
                let at = isAcross ? x / step : y
                var sum: UInt32 = 32768
                for k in -reach...reach {
                    var other = at + k
                    if other < 0 || other >= count {
                        if !isOpaque { continue }
                        other = min(max(other, 0), count - 1)
                    }
                    let value = isAcross ? line[x + (other - at) * step] : row(other)[x]
                    sum += UInt32(value) * kernel[abs(k)]
                }
                out[x] = UInt8(sum >> 16)
            }
        }
    }

    /// The means over three boxes, one after the other; the last one is in `other`, which is returned.
    private func meanDown(_ boxes: [Int], by other: PixelBuffer, _ isOpaque: Bool) -> PixelBuffer {
        var source = self, target = other
        for box in boxes {
            if let means = NarrowMeans(box) {
                source.meanDown(into: target, box, isOpaque, means)
            } else {
                source.meanDown(into: target, box, isOpaque, WideMeans(box))
            }
            swap(&source, &target)
        }
        return source
    }

    /// Processes all columns together, a row at a time, so that memory is read in order.
    @inline(__always)
    private func meanDown<Means: ColumnMeans>(into target: PixelBuffer, _ box: Int, _ isOpaque: Bool, _ means: Means) {
        let half = box / 2, last = height - 1
        let bytes = format == .color ? width * 4 : width
        withUnsafeTemporaryAllocation(of: Means.Sum.self, capacity: bytes) { buffer in
            let sums = buffer.baseAddress!
            buffer.initialize(repeating: means.start)
            func add(_ y: Int, _ times: Means.Sum) {
                guard isOpaque || (y >= 0 && y <= last) else { return }
                let line = row(min(max(y, 0), last))
                for x in 0..<bytes { sums[x] &+= Means.Sum(line[x]) &* times }
            }
            add(-1, Means.Sum(half))
            for y in 0...min(half, last) { add(y, 1) }
            if half > last { add(last + 1, Means.Sum(half - last)) }
            for y in 0..<height {
                let next = y + half + 1, previous = y - half
                if isOpaque || (next <= last && previous >= 0) {
                    means.step(sums, bytes, row(min(next, last)), row(max(previous, 0)), target.row(y))
                    continue
                }
                let out = target.row(y)
                for x in 0..<bytes { out[x] = means.mean(sums[x]) }
                add(next, 1)
                add(previous, Means.Sum.max)
            }
        }
    }

    /// Writes rows as columns, in blocks of which both stay in the nearest cache.
    private func transpose(into other: PixelBuffer) {
        func transpose<Word>(_ from: UnsafePointer<Word>, _ pitch: Int, _ to: UnsafeMutablePointer<Word>,
                             _ otherPitch: Int) {
            let side = 16
            for top in Swift.stride(from: 0, to: height, by: side) {
                let bottom = min(top &+ side, height)
                for left in Swift.stride(from: 0, to: width, by: side) {
                    for x in left..<min(left &+ side, width) {
                        for y in top..<bottom { to[x &* otherPitch &+ y] = from[y &* pitch &+ x] }
                    }
                }
            }
        }
        if format == .color {
            transpose(UnsafePointer(pixels(0)), stride / 4, other.pixels(0), other.stride / 4)
        } else {
            transpose(UnsafePointer(row(0)), stride, other.row(0), other.stride)
        }
    }
}

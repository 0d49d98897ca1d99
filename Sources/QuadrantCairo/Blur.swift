import Foundation

// Gaussian blur by three passes of a running mean along each axis. The widths of the three boxes are odd and at most
// two apart, chosen so that their variances add up to that of the Gaussian; the result differs from it by less than
// one level in a hundred. Below two pixels the boxes are too coarse, so a true kernel is used there.
extension PixelBuffer {
    /// `sigma` is in pixels. Outside the buffer lies nothing, or with `isOpaque` the repeated edge.
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
            var source = self, target = other
            for width in boxes {
                source.meanAcross(into: target, width, channels, isOpaque)
                swap(&source, &target)
            }
            for width in boxes {
                source.meanDown(into: target, width, isOpaque)
                swap(&source, &target)
            }
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

    /// Weights of a Gaussian in 1/65536, from the middle outwards; the whole kernel adds up to one. Each is the mass
    /// over a pixel, so that an edge on the grid blurs exactly.
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

    private func meanAcross(into target: PixelBuffer, _ box: Int, _ channels: Int, _ isOpaque: Bool) {
        let half = box / 2, last = width - 1
        let scale = UInt64((Double(1 << 32) / Double(box)).rounded())
        for y in 0..<height {
            let line = row(y), out = target.row(y)
            for channel in 0..<channels {
                func value(_ x: Int) -> UInt32 {
                    if x < 0 { return isOpaque ? UInt32(line[channel]) : 0 }
                    if x > last { return isOpaque ? UInt32(line[last * channels + channel]) : 0 }
                    return UInt32(line[x * channels + channel])
                }
                var sum: UInt32 = 0
                for x in -half...half { sum += value(x) }
                for x in 0..<width {
                    out[x * channels + channel] = UInt8(truncatingIfNeeded: min((UInt64(sum) * scale + (1 << 31)) >> 32, 255))
                    sum = sum + value(x + half + 1) - value(x - half)
                }
            }
        }
    }

    /// All columns at once, a row at a time, so that memory is read in order.
    private func meanDown(into target: PixelBuffer, _ box: Int, _ isOpaque: Bool) {
        let half = box / 2, last = height - 1
        let bytes = format == .color ? width * 4 : width
        let scale = UInt64((Double(1 << 32) / Double(box)).rounded())
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bytes) { sums in
            sums.initialize(repeating: 0)
            func add(_ y: Int) {
                guard isOpaque || (y >= 0 && y <= last) else { return }
                let line = row(min(max(y, 0), last))
                for x in 0..<bytes { sums[x] &+= UInt32(line[x]) }
            }
            func subtract(_ y: Int) {
                guard isOpaque || (y >= 0 && y <= last) else { return }
                let line = row(min(max(y, 0), last))
                for x in 0..<bytes { sums[x] &-= UInt32(line[x]) }
            }
            if isOpaque || half <= last {
                for y in -half...half { add(y) }
            } else {
                for y in 0...last { add(y) }
            }
            for y in 0..<height {
                let out = target.row(y)
                for x in 0..<bytes {
                    out[x] = UInt8(truncatingIfNeeded: min((UInt64(sums[x]) * scale + (1 << 31)) >> 32, 255))
                }
                add(y + half + 1)
                subtract(y - half)
            }
        }
    }
}

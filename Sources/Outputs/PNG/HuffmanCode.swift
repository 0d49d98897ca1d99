/// A prefix code as DEFLATE describes it (RFC 1951, 3.2.2): lengths that are optimal for the frequencies, or nearly so
/// where the limit of the length is reached. Equal frequencies give equal codes.
struct HuffmanCode {
    /// The length for each symbol in bits; 0 for symbols that do not occur.
    private(set) var lengths: [UInt8]
    /// The code of each symbol, its first bit lowest.
    private(set) var codes: [UInt16]

    init(frequencies: [UInt32], limit: Int) {
        lengths = Self.lengths(frequencies, limit: limit)
        codes = Self.codes(lengths, limit: limit)
    }

    private static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        var leaves: [UInt64] = []
        leaves.reserveCapacity(frequencies.count)
        for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
            leaves.append(UInt64(frequency) << 16 | UInt64(symbol))
        }
        // Some decoders reject a code of one symbol.
        if leaves.count < 2 {
            let used = leaves.first.map { Int($0 & 0xffff) } ?? 0
            lengths[used] = 1
            lengths[used == 0 ? 1 : 0] = 1
            return lengths
        }
        leaves.sort()
        var counts = self.counts(leaves.map { $0 >> 16 }, limit: limit)
        // The sum of 2^(limit - length) must not exceed 2^limit: a leaf of the greatest length takes the place beside
        // another, which becomes one longer.
        var sum = 0
        for length in 1...limit { sum += counts[length] << (limit - length) }
        while sum > 1 << limit {
            var length = limit - 1
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            counts[length + 1] += 2
            counts[limit] -= 1
            sum -= 1
        }
        var next = 0
        for length in stride(from: limit, through: 1, by: -1) {
            for _ in 0..<counts[length] {
                lengths[Int(leaves[next] & 0xffff)] = UInt8(length)
                next += 1
            }
        }
        return lengths
    }

    /// The number of leaves of each depth in the tree of ascending `weights`; depths above `limit` count as `limit`.
    private static func counts(_ weights: [UInt64], limit: Int) -> [Int] {
        let leafCount = weights.count
        var weights = weights, parents = [Int](repeating: 0, count: 2 * leafCount - 1), leaf = 0, inner = leafCount
        for node in leafCount..<2 * leafCount - 1 {
            var weight: UInt64 = 0
            for _ in 0..<2 {
                let isLeaf = leaf < leafCount && (inner >= node || weights[leaf] <= weights[inner])
                let child = isLeaf ? leaf : inner
                if isLeaf { leaf += 1 } else { inner += 1 }
                weight += weights[child]
                parents[child] = node
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: 2 * leafCount - 1), counts = [Int](repeating: 0, count: limit + 1)
        for node in stride(from: 2 * leafCount - 3, through: 0, by: -1) {
            depths[node] = depths[parents[node]] + 1
            if node < leafCount { counts[min(depths[node], limit)] += 1 }
        }
        return counts
    }

    private static func codes(_ lengths: [UInt8], limit: Int) -> [UInt16] {
        var next = [Int](repeating: 0, count: limit + 2)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1...limit { next[length + 1] = (next[length] + next[length + 1]) << 1 }
        return lengths.map { length in
            if length == 0 { return 0 }
            let code = UInt16(truncatingIfNeeded: next[Int(length)])
            next[Int(length)] += 1
            return reversed(code) >> (16 - UInt16(length))
        }
    }

    private static func reversed(_ code: UInt16) -> UInt16 {
        var code = code
        code = (code & 0x5555) << 1 | (code >> 1) & 0x5555
        code = (code & 0x3333) << 2 | (code >> 2) & 0x3333
        code = (code & 0x0f0f) << 4 | (code >> 4) & 0x0f0f
        return code.byteSwapped
    }
}

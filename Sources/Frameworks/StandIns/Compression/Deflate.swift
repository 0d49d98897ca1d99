/// The lengths and distances of RFC 1951, 3.2.5: the smallest value of each code, and its further bits.
enum DeflateTables {
    static let lengths: [(base: Int, bits: Int)] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
        (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5),
        (163, 5), (195, 5), (227, 5), (258, 0),
    ]
    static let distances: [(base: Int, bits: Int)] = (0..<30).map { code in
        let bits = max(code / 2 - 1, 0)
        return (code < 4 ? code + 1 : 1 + (2 + code % 2) << bits, bits)
    }
    /// The order in which the lengths of codes of lengths are written.
    static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    /// The lengths of the codes that are not written.
    static let fixed = [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
        + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)
}

/// Compresses with the codes that are not written, one block.
struct Deflate {
    private var bytes: [UInt8] = []
    private var bits: UInt64 = 0, count = 0

    private mutating func write(_ value: Int, _ width: Int) {
        bits |= UInt64(value) << UInt64(count)
        count += width
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            count -= 8
        }
    }
    /// A code, whose greatest bit is first.
    private mutating func write(code: Int, _ width: Int) {
        write((0..<width).reduce(0) { $0 | (code >> $1 & 1) << (width - 1 - $1) }, width)
    }
    private mutating func write(symbol: Int) {
        switch symbol {
        case ..<144: write(code: 0x30 + symbol, 8)
        case ..<256: write(code: 0x190 + symbol - 144, 9)
        case ..<280: write(code: symbol - 256, 7)
        default: write(code: 0xC0 + symbol - 280, 8)
        }
    }

    static func compressed(_ source: [UInt8]) -> [UInt8] {
        var deflate = Deflate(), seen: [Int: Int] = [:], place = 0
        deflate.write(0b011, 3)
        func key(_ place: Int) -> Int {
            Int(source[place]) | Int(source[place + 1]) << 8 | Int(source[place + 2]) << 16
        }
        while place < source.count {
            var length = 0, distance = 0
            if place + 2 < source.count, let before = seen[key(place)], place - before <= 32_768 {
                let maximum = min(258, source.count - place)
                while length < maximum, source[before + length] == source[place + length] { length += 1 }
                distance = place - before
            }
            if length >= 3 {
                let code = DeflateTables.lengths.lastIndex { $0.base <= length }!
                deflate.write(symbol: 257 + code)
                deflate.write(length - DeflateTables.lengths[code].base, DeflateTables.lengths[code].bits)
                let far = DeflateTables.distances.lastIndex { $0.base <= distance }!
                deflate.write(code: far, 5)
                deflate.write(distance - DeflateTables.distances[far].base, DeflateTables.distances[far].bits)
            } else {
                deflate.write(symbol: Int(source[place]))
            }
            for at in place..<place + max(length, 1) where at + 2 < source.count { seen[key(at)] = at }
            place += max(length, 1)
        }
        deflate.write(symbol: 256)
        deflate.write(0, 7)
        return deflate.bytes
    }
}

/// Expands.
struct Inflate {
    private let source: [UInt8], limit: Int
    private var place = 0, bit = 0
    private var result: [UInt8] = []
    init(_ source: [UInt8], limit: Int) { (self.source, self.limit) = (source, limit) }

    /// Codes by their lengths: how many there are of each, and the symbols in the order of their codes.
    private struct Codes {
        var counts = [Int](repeating: 0, count: 16), symbols: [Int] = []
        init(_ lengths: [Int]) {
            for length in lengths where length > 0 { counts[length] += 1 }
            symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        }
    }

    private mutating func read(_ width: Int) -> Int? {
        var value = 0
        for index in 0..<width {
            guard place < source.count else { return nil }
            value |= Int(source[place] >> UInt8(bit) & 1) << index
            bit += 1
            if bit == 8 { (bit, place) = (0, place + 1) }
        }
        return value
    }
    private mutating func symbol(_ codes: Codes) -> Int? {
        var code = 0, first = 0, index = 0
        for length in 1...15 {
            guard let next = read(1) else { return nil }
            code |= next
            let count = codes.counts[length]
            if code - count < first { return codes.symbols[index + code - first] }
            (index, first, code) = (index + count, (first + count) << 1, code << 1)
        }
        return nil
    }

    /// Nil for bytes that are no DEFLATE.
    mutating func expanded() -> [UInt8]? {
        while true {
            guard let isLast = read(1), let kind = read(2) else { return nil }
            let isRight: Bool = switch kind {
            case 0: stored()
            case 1: block(Codes(DeflateTables.fixed), Codes([Int](repeating: 5, count: 30)))
            case 2: dynamic()
            default: false
            }
            if !isRight { return nil }
            if isLast == 1 || result.count >= limit { return Array(result.prefix(limit)) }
        }
    }
    private mutating func stored() -> Bool {
        if bit > 0 { (bit, place) = (0, place + 1) }
        guard let length = read(16), let other = read(16), length == ~other & 0xFFFF,
              place + length <= source.count else { return false }
        result += source[place..<place + length]
        place += length
        return true
    }
    private mutating func dynamic() -> Bool {
        guard let literals = read(5), let distances = read(5), let written = read(4) else { return false }
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<written + 4 {
            guard let length = read(3) else { return false }
            lengths[DeflateTables.order[index]] = length
        }
        let codes = Codes(lengths), all = literals + 257 + distances + 1
        lengths = []
        while lengths.count < all {
            guard let next = symbol(codes) else { return false }
            switch next {
            case ..<16: lengths.append(next)
            case 16:
                guard let last = lengths.last, let more = read(2) else { return false }
                lengths += [Int](repeating: last, count: more + 3)
            default:
                guard let more = read(next == 17 ? 3 : 7) else { return false }
                lengths += [Int](repeating: 0, count: more + (next == 17 ? 3 : 11))
            }
        }
        guard lengths.count == all else { return false }
        return block(Codes(Array(lengths[..<(literals + 257)])), Codes(Array(lengths[(literals + 257)...])))
    }
    private mutating func block(_ literals: Codes, _ distances: Codes) -> Bool {
        while result.count < limit {
            guard let next = symbol(literals) else { return false }
            if next == 256 { return true }
            if next < 256 {
                result.append(UInt8(next))
                continue
            }
            guard next - 257 < DeflateTables.lengths.count else { return false }
            let (base, bits) = DeflateTables.lengths[next - 257]
            guard let more = read(bits), let far = symbol(distances), far < 30,
                  let further = read(DeflateTables.distances[far].bits) else { return false }
            let distance = DeflateTables.distances[far].base + further
            guard distance <= result.count else { return false }
            for _ in 0..<base + more { result.append(result[result.count - distance]) }
        }
        return true
    }
}

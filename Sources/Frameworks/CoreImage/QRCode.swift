/// The modules of a QR code by ISO/IEC 18004: bytes as they are, in the smallest version that holds them, with the mask
/// that has the least penalty.
struct QRCode: Sendable {
    /// How much of the code may be damaged: 7, 15, 25 or 30 %.
    enum Level: String, Sendable {
        case l = "L", m = "M", q = "Q", h = "H"

        fileprivate var index: Int { self == .l ? 0 : self == .m ? 1 : self == .q ? 2 : 3 }
        fileprivate var bits: Int { [1, 0, 3, 2][index] }
    }

    /// Modules on a side.
    let size: Int
    private let version: Int
    private var dark: [Bool]
    /// The modules that do not hold data.
    private var fixed: [Bool]

    /// Whether a module is dark; false outside of the code. The origin is at the top left.
    subscript(x: Int, y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size && y < size && dark[y * size + x]
    }

    /// Nil where the bytes do not fit the largest version.
    init?(_ bytes: [UInt8], level: Level) {
        guard let version = (1...40).first(where: { bytes.count <= Self.capacity($0, level) }) else { return nil }
        self.version = version
        size = 17 + 4 * version
        dark = [Bool](repeating: false, count: size * size)
        fixed = dark
        drawPatterns()
        draw(Self.codewords(bytes, version, level))
        let plain = self
        var best: (penalty: Int, code: QRCode)?
        for mask in 0..<8 {
            var code = plain
            code.apply(mask)
            code.drawFormat(level, mask)
            let penalty = code.penalty
            if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, code) }
        }
        dark = best?.code.dark ?? dark
    }

    // MARK: Codewords

    /// Error correction codewords of a block, by level and version.
    private static let correction: [[Int]] = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
         30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
         28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
        [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
         30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
         30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
    ]
    /// Blocks, by level and version.
    private static let blocks: [[Int]] = [
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
         19, 19, 20, 21, 22, 24, 25],
        [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
         33, 35, 37, 38, 40, 43, 45, 47, 49],
        [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
         43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
        [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48,
         51, 54, 57, 60, 63, 66, 70, 74, 77, 81],
    ]

    /// All codewords of a version.
    private static func total(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            modules -= (25 * count - 10) * count - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }
    private static func dataCount(_ version: Int, _ level: Level) -> Int {
        total(version) - correction[level.index][version - 1] * blocks[level.index][version - 1]
    }
    /// The bytes that a version holds, behind the mode and their count.
    private static func capacity(_ version: Int, _ level: Level) -> Int {
        dataCount(version, level) - (version < 10 ? 2 : 3)
    }

    private static func codewords(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let data = data(bytes, version, level)
        let count = blocks[level.index][version - 1], correctionCount = correction[level.index][version - 1]
        let shortLength = total(version) / count - correctionCount, shortCount = count - total(version) % count
        let divisor = ReedSolomon.divisor(correctionCount)
        var parts: [[UInt8]] = [], corrections: [[UInt8]] = [], start = 0
        for block in 0..<count {
            let length = shortLength + (block < shortCount ? 0 : 1)
            parts.append(Array(data[start..<start + length]))
            corrections.append(ReedSolomon.remainder(parts[block], divisor))
            start += length
        }
        let rows = (0...shortLength).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
        return rows + (0..<correctionCount).flatMap { index in corrections.map { $0[index] } }
    }

    /// The mode, the count, the bytes and the padding.
    private static func data(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func add(_ value: Int, _ count: Int) {
            for bit in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) }
        }
        add(4, 4)
        add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { add(Int(byte), 8) }
        let count = dataCount(version, level)
        add(0, min(4, count * 8 - bits.count))
        add(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for index in 0..<max(0, count - words.count) { words.append(index % 2 == 0 ? 0xEC : 0x11) }
        return words
    }

    // MARK: Patterns

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        dark[y * size + x] = isDark
        fixed[y * size + x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let distance = max(abs(dx), abs(dy))
                    set(x + dx, y + dy, distance != 2 && distance != 4)
                }
            }
        }
        let places = alignments, last = places.count - 1
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() {
                if row == 0 && (column == 0 || column == last) || row == last && column == 0 { continue }
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.l, 0)
        if version >= 7 { drawVersion() }
    }

    private var alignments: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
    }

    /// The remainder of a division of polynomials with bits as coefficients.
    private static func remainder(_ value: Int, _ divisor: Int, _ degree: Int) -> Int {
        var rest = value << degree
        for bit in stride(from: degree + 14, through: degree, by: -1) where rest >> bit & 1 == 1 {
            rest ^= divisor << (bit - degree)
        }
        return rest
    }

    private mutating func drawFormat(_ level: Level, _ mask: Int) {
        let value = level.bits << 3 | mask
        let bits = (value << 10 | Self.remainder(value, 0x537, 10)) ^ 0x5412
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            switch index {
            case 0..<6: set(8, index, isDark)
            case 6: set(8, 7, isDark)
            case 7: set(8, 8, isDark)
            case 8: set(7, 8, isDark)
            default: set(14 - index, 8, isDark)
            }
            if index < 8 { set(size - 1 - index, 8, isDark) } else { set(8, size - 15 + index, isDark) }
        }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        let bits = version << 12 | Self.remainder(version, 0x1F25, 12)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1, far = size - 11 + index % 3, near = index / 3
            set(far, near, isDark)
            set(near, far, isDark)
        }
    }

    /// In pairs of columns from the right, upwards and downwards in turn.
    private mutating func draw(_ codewords: [UInt8]) {
        var index = 0
        for pair in stride(from: size - 1, through: 1, by: -2).enumerated() {
            // The column of the pattern is left out.
            let right = pair.element <= 6 ? pair.element - 1 : pair.element
            for step in 0..<size {
                let y = pair.offset % 2 == 0 ? size - 1 - step : step
                for x in [right, right - 1] where !fixed[y * size + x] {
                    if index < codewords.count * 8 {
                        dark[y * size + x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    }
                    index += 1
                }
            }
        }
    }

    // MARK: Masks

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !fixed[y * size + x] {
                let isTurned: Bool = switch mask {
                case 0: (x + y) % 2 == 0
                case 1: y % 2 == 0
                case 2: x % 3 == 0
                case 3: (x + y) % 3 == 0
                case 4: (x / 3 + y / 2) % 2 == 0
                case 5: x * y % 2 + x * y % 3 == 0
                case 6: (x * y % 2 + x * y % 3) % 2 == 0
                default: ((x + y) % 2 + x * y % 3) % 2 == 0
                }
                if isTurned { dark[y * size + x].toggle() }
            }
        }
    }

    /// Runs of one colour, squares of one colour, patterns as in the corners, and more of one colour than of the other.
    private var penalty: Int {
        var sum = 0
        for line in 0..<size {
            for isColumn in [false, true] {
                let modules = (0..<size).map { isColumn ? self[line, $0] : self[$0, line] }
                sum += Self.penalty(modules)
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let one = self[x, y]
                if one == self[x + 1, y], one == self[x, y + 1], one == self[x + 1, y + 1] { sum += 3 }
            }
        }
        let percent = dark.count { $0 } * 100 / dark.count
        return sum + abs(percent - 50) / 5 * 10
    }
    private static let corner: [Bool] = [true, false, true, true, true, false, true]
    private static func penalty(_ line: [Bool]) -> Int {
        var sum = 0, run = 0
        for index in line.indices {
            run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        for start in 0...(line.count - 7) where Array(line[start..<start + 7]) == corner {
            func isLight(_ range: Range<Int>) -> Bool {
                range.allSatisfy { !line.indices.contains($0) || !line[$0] }
            }
            if isLight(start - 4..<start) { sum += 40 }
            if isLight(start + 7..<start + 11) { sum += 40 }
        }
        return sum
    }
}

/// Codes of the field of 256 elements with the polynomial 0x11D.
private enum ReedSolomon {
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in stride(from: 7, through: 0, by: -1) {
            result = result << 1 ^ (result >> 7) * 0x11D
            result ^= Int(b >> UInt8(bit) & 1) * Int(a)
        }
        return UInt8(result)
    }
    /// The product of x - 2^i, without its first coefficient.
    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree), root: UInt8 = 1
        result[degree - 1] = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
            }
            root = product(root, 2)
        }
        return result
    }
    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result[0]
            result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }
}

/// Bar codes by ISO/IEC 15417.
enum Code128 {
    /// The widths of bars and spaces of each symbol, bars first.
    private static let symbols = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split { $0 == " " || $0 == "\n" }.map { $0.compactMap(\.wholeNumberValue) }

    /// Bars as true; nil for bytes that are not ASCII. Pairs of digits are one symbol where at least four digits follow
    /// each other.
    static func bars(_ bytes: [UInt8]) -> [Bool]? {
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
        func digits(_ start: Int) -> Int { bytes[start...].prefix { (48...57).contains($0) }.count }
        // Set A has control characters, B lower case letters, C pairs of digits.
        enum Characters: Int { case c = 99, b = 100, a = 101 }
        var values: [Int] = [], set: Characters?, index = 0
        func select(_ next: Characters) {
            if set == next { return }
            values.append(set == nil ? 204 - next.rawValue : next.rawValue)
            set = next
        }
        while index < bytes.count {
            let count = digits(index)
            if count >= 4 || count >= 2 && (set == .c || count == bytes.count) {
                if count % 2 == 1, set != .c { select(.b); values.append(Int(bytes[index]) - 32); index += 1 }
                select(.c)
                for _ in 0..<digits(index) / 2 {
                    values.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
                    index += 2
                }
                continue
            }
            let byte = Int(bytes[index])
            if byte < 32 { select(.a) } else if set != .a || byte >= 96 { select(.b) }
            values.append(byte < 32 ? byte + 64 : byte - 32)
            index += 1
        }
        let check = values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103
        return (values + [check, 106]).flatMap { value in
            symbols[value].enumerated().flatMap { [Bool](repeating: $0.offset % 2 == 0, count: $0.element) }
        }
    }
}

import Foundation

/// A symbol table of a program or shared library: a 64-bit ELF file.
package struct ElfSymbols {
    package enum Table: UInt32 {
        /// All symbols, also local ones; a file may have lost it.
        case all = 2
        /// Those that the dynamic linker sees: exported and needed ones.
        case dynamic = 11
    }

    package struct Symbol {
        /// Ends with a zero byte; valid while the table is visited.
        package let name: UnsafePointer<CChar>
        /// The address in the library, from its base.
        package let start: Int
        package let size: Int
        package let isFunction: Bool
        /// Whether another library must define it; it need not, if it is weak.
        package let isUndefined: Bool
        package let isWeak: Bool
    }

    private let file: Data

    /// Nil if the file cannot be read.
    package init?(_ path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        file = data
    }

    /// The first symbol of a table for which `use` returns a value.
    package func first<Found>(in table: Table, _ use: (Symbol) -> Found?) -> Found? {
        file.withUnsafeBytes { bytes in
            func number<N: FixedWidthInteger>(_ type: N.Type, _ at: Int) -> Int {
                at >= 0 && at + MemoryLayout<N>.size <= bytes.count
                    ? Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: at, as: type)) : 0
            }
            // Section headers of at least 64 bytes, symbols of 24.
            let sections = number(UInt64.self, 40), size = number(UInt16.self, 58), count = number(UInt16.self, 60)
            for section in 0..<count {
                let at = sections + section * size
                guard number(UInt32.self, at + 4) == Int(table.rawValue) else { continue }
                let symbols = number(UInt64.self, at + 24), length = number(UInt64.self, at + 32)
                let strings = sections + number(UInt32.self, at + 40) * size
                let names = number(UInt64.self, strings + 24), end = names + number(UInt64.self, strings + 32)
                // The last byte of the names is a zero: each of them ends in the file.
                guard names > 0, end > names, end <= bytes.count, bytes[end - 1] == 0 else { return nil }
                for symbol in stride(from: symbols, to: min(symbols + length, bytes.count - 23), by: 24) {
                    let name = names + number(UInt32.self, symbol)
                    guard name < end, let base = bytes.baseAddress else { continue }
                    let found = use(Symbol(
                        name: (base + name).assumingMemoryBound(to: CChar.self),
                        start: number(UInt64.self, symbol + 8), size: number(UInt64.self, symbol + 16),
                        isFunction: bytes[symbol + 4] & 15 == 2, isUndefined: number(UInt16.self, symbol + 6) == 0,
                        isWeak: bytes[symbol + 4] >> 4 == 2))
                    if let found { return found }
                }
            }
            return nil
        }
    }
}

import Foundation

/// Writes a DEFLATE stream (RFC 1951) of literals and matches that the caller has found, in blocks with a code each.
struct DeflateStream: ~Copyable {
    static let maxLength = 258
    static let maxDistance = 32_768

    /// Literals and matches of the block that is open, as of `literal` and `match`.
    let tokens: UnsafeMutablePointer<UInt32>
    /// The number of tokens of the block.
    var count = 0
    /// False if there was no memory.
    private(set) var isWhole = true

    private var output: UnsafeMutablePointer<UInt8>?
    private var length = 0, capacity = 0
    private let maxCapacity: Int
    private var bits: UInt64 = 0, bitCount: UInt64 = 0

    /// `maxCapacity` is the size at which memory is taken to be exhausted.
    init(tokenCapacity: Int, maxCapacity: Int = .max) {
        tokens = .allocate(capacity: tokenCapacity)
        self.maxCapacity = maxCapacity
    }

    deinit {
        tokens.deallocate()
        free(output)
    }

    @inline(__always) static func match(_ length: Int, distance: Int) -> UInt32 {
        0x8000_0000 | UInt32(truncatingIfNeeded: length &- 3) << 15 | UInt32(truncatingIfNeeded: distance &- 1)
    }

    /// Three literals, from the high to the low byte of 24 bits.
    @inline(__always) static func three(_ bytes: UInt32) -> UInt32 { bytes & 0xff_ffff | 0x4000_0000 }

    /// Writes matches for `length` bytes, at least three; a match has at most 258.
    @inline(__always)
    static func append(_ length: Int, distance: Int, to next: inout UnsafeMutablePointer<UInt32>) {
        var rest = length
        if rest > maxLength {
            let full = (rest &- 3) / maxLength
            rest &-= full &* maxLength
            if full > 0 {
                // Full matches are one token: their number in place of the length.
                next.pointee = 0xc000_0000 | match(full &+ 3, distance: distance)
                next += 1
            }
            if rest > maxLength {
                next.pointee = match(3, distance: distance)
                next += 1
                rest &-= 3
            }
        }
        next.pointee = match(rest, distance: distance)
        next += 1
    }

    /// Writes bytes as they are, highest first: before the first block, or after `align`.
    mutating func append(_ value: UInt32, bytes: Int) {
        guard reserve(16) else { return }
        for index in (0..<bytes).reversed() {
            put(UInt64(value >> UInt32(8 * index)) & 0xff, 8)
            flush()
        }
    }

    /// Pads to a whole byte, after the last block.
    mutating func align() {
        bitCount = (bitCount + 7) & ~7
        flush()
    }

    /// The bytes; nil if there was no memory.
    mutating func finish() -> Data? {
        guard isWhole, let output else { return nil }
        self.output = nil
        return Data(bytesNoCopy: output, count: length, deallocator: .free)
    }

    private mutating func reserve(_ more: Int) -> Bool {
        guard isWhole else { return false }
        if length + more <= capacity { return true }
        capacity = max(2 * capacity, length + more)
        let larger = capacity <= maxCapacity ? realloc(output, capacity) : nil
        guard let larger else {
            isWhole = false
            return false
        }
        output = larger.assumingMemoryBound(to: UInt8.self)
        return true
    }

    @inline(__always) private mutating func put(_ value: UInt64, _ count: UInt64) {
        bits |= value &<< bitCount
        bitCount &+= count
    }

    /// Writes whole bytes; at most 7 bits stay. There is room for 8 bytes.
    @inline(__always) private mutating func flush() {
        guard let output else { return }
        UnsafeMutableRawPointer(output + length).storeBytes(of: bits.littleEndian, as: UInt64.self)
        let whole = bitCount &>> 3
        length &+= Int(truncatingIfNeeded: whole)
        bits = whole == 8 ? 0 : bits &>> (whole &* 8)
        bitCount &= 7
    }

    // MARK: blocks

    /// The symbol for a length, less 257, at each length less 3; and for a distance up to 256, at it less 1.
    private static let lengthSymbols: [UInt8] = {
        (3...258).map { length in
            if length == 258 { return 28 }
            if length < 11 { return UInt8(length - 3) }
            let width = Int.bitWidth - (length - 3).leadingZeroBitCount
            return UInt8((width - 2) * 4 + ((length - 3) >> (width - 3)) & 3)
        }
    }()
    private static func lengthExtra(_ symbol: Int) -> Int { symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1 }

    private static func distanceExtra(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

    @inline(__always) private static func distanceSymbol(_ value: UInt32) -> Int {
        if value < 4 { return Int(value) }
        let width = 31 &- value.leadingZeroBitCount
        return 2 &* width &+ Int((value &>> UInt32(truncatingIfNeeded: width &- 1)) & 1)
    }

    /// The code of a symbol with its extra bits, and its length in the lowest byte.
    private typealias Entry = UInt64

    /// Writes the tokens as a block and begins the next.
    mutating func writeBlock(isLast: Bool) {
        var literals = [UInt32](repeating: 0, count: 286), distances = [UInt32](repeating: 0, count: 30)
        literals.withUnsafeMutableBufferPointer { literals in
            distances.withUnsafeMutableBufferPointer { distances in
                Self.lengthSymbols.withUnsafeBufferPointer { symbols in
                    for index in 0..<count {
                        let token = tokens[index]
                        if token < 256 {
                            literals[Int(token)] &+= 1
                        } else if token < 0x8000_0000 {
                            literals[Int((token &>> 16) & 0xff)] &+= 1
                            literals[Int((token &>> 8) & 0xff)] &+= 1
                            literals[Int(token & 0xff)] &+= 1
                        } else if token < 0xc000_0000 {
                            literals[257 &+ Int(symbols[Int((token &>> 15) & 0xff)])] &+= 1
                            distances[Self.distanceSymbol(token & 0x7fff)] &+= 1
                        } else {
                            let repeats = (token &>> 15) & 0x7fff
                            literals[285] &+= repeats
                            distances[Self.distanceSymbol(token & 0x7fff)] &+= repeats
                        }
                    }
                }
            }
        }
        literals[256] = 1
        let literalCode = HuffmanCode(frequencies: literals, limit: 15)
        let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
        // The header takes less than 400 bytes.
        let bits = Self.bitCount(literals, literalCode) { $0 < 257 ? 0 : Self.lengthExtra($0 - 257) }
            + Self.bitCount(distances, distanceCode, extra: Self.distanceExtra)
        guard reserve(bits / 8 + 512) else { return count = 0 }
        put((isLast ? 1 : 0) | 2 << 1, 3)
        writeHeader(literalCode.lengths, distanceCode.lengths)
        writeTokens(Self.entries(literalCode, distanceCode))
        put(UInt64(literalCode.codes[256]), UInt64(literalCode.lengths[256]))
        flush()
        count = 0
    }

    private static func bitCount(_ frequencies: [UInt32], _ code: HuffmanCode, extra: (Int) -> Int) -> Int {
        frequencies.indices.reduce(0) { $0 + Int(frequencies[$1]) * (Int(code.lengths[$1]) + extra($1)) }
    }

    /// The entries of all literals, then of all lengths less 3, and then of the symbols of distances: the second byte
    /// of these is the number of extra bits.
    private static func entries(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) -> [Entry] {
        let literals = (0..<256).map { Entry(literalCode.codes[$0]) << 8 | Entry(literalCode.lengths[$0]) }
        let lengths: [Entry] = lengthSymbols.enumerated().map { index, symbol in
            let code = 257 + Int(symbol), width = UInt64(literalCode.lengths[code])
            let extra = Entry(lengthExtra(Int(symbol))), rest = Entry(index) & ((1 << extra) - 1)
            return (Entry(literalCode.codes[code]) | rest << width) << 8 | (width + extra)
        }
        let distances: [Entry] = (0..<30).map { symbol in
            let extra = Entry(distanceExtra(symbol))
            return Entry(distanceCode.codes[symbol]) << 16 | extra << 8 | Entry(distanceCode.lengths[symbol])
        }
        return literals + lengths + distances
    }

    private mutating func writeTokens(_ literals: UnsafePointer<Entry>) {
        let lengths = literals + 256, distances = lengths + 256
        var next = UnsafeMutableRawPointer(output! + length), bits = bits, bitCount = bitCount
        for index in 0..<count {
            let token = tokens[index]
            if token < 256 {
                let entry = literals[Int(token)]
                bits |= (entry &>> 8) &<< bitCount
                bitCount &+= entry & 0xff
            } else if token < 0x8000_0000 {
                let first = literals[Int((token &>> 16) & 0xff)], second = literals[Int((token &>> 8) & 0xff)]
                let third = literals[Int(token & 0xff)]
                bits |= (first &>> 8) &<< bitCount
                bitCount &+= first & 0xff
                bits |= (second &>> 8) &<< bitCount
                bitCount &+= second & 0xff
                bits |= (third &>> 8) &<< bitCount
                bitCount &+= third & 0xff
            } else {
                let isOne = token < 0xc000_0000, entry = lengths[isOne ? Int((token &>> 15) & 0xff) : 255]
                let value = token & 0x7fff, distance = distances[Self.distanceSymbol(value)]
                let extra = (distance &>> 8) & 0xff, codeLength = distance & 0xff
                let tail = (distance &>> 16) | (UInt64(value) & ((1 &<< extra) &- 1)) &<< codeLength
                let code = (entry &>> 8) | tail &<< (entry & 0xff), codeCount = (entry & 0xff) &+ codeLength &+ extra
                if !isOne {
                    var more = (token &>> 15) & 0x7fff &- 1
                    while more > 0 {
                        more &-= 1
                        bits |= code &<< bitCount
                        bitCount &+= codeCount
                        next.storeBytes(of: bits.littleEndian, as: UInt64.self)
                        next += Int(truncatingIfNeeded: bitCount &>> 3)
                        bits &>>= bitCount & 0x38
                        bitCount &= 7
                    }
                }
                bits |= code &<< bitCount
                bitCount &+= codeCount
            }
            next.storeBytes(of: bits.littleEndian, as: UInt64.self)
            next += Int(truncatingIfNeeded: bitCount &>> 3)
            bits &>>= bitCount & 0x38
            bitCount &= 7
        }
        length = UnsafeMutableRawPointer(output!).distance(to: next)
        self.bits = bits
        self.bitCount = bitCount
    }

    /// Writes the lengths of both codes, as runs in a code of their own (RFC 1951, 3.2.7).
    private mutating func writeHeader(_ literals: [UInt8], _ distances: [UInt8]) {
        let literalCount = max(257, literals.lastIndex { $0 > 0 }! + 1)
        let distanceCount = distances.lastIndex { $0 > 0 }! + 1
        let runs = Self.runs(literals[..<literalCount] + distances[..<distanceCount])
        var frequencies = [UInt32](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        let orderCount = max(4, order.lastIndex { code.lengths[$0] > 0 }! + 1)
        put(UInt64(literalCount - 257), 5)
        put(UInt64(distanceCount - 1), 5)
        put(UInt64(orderCount - 4), 4)
        flush()
        for symbol in order[..<orderCount] {
            put(UInt64(code.lengths[symbol]), 3)
            flush()
        }
        for run in runs {
            put(UInt64(code.codes[run.symbol]), UInt64(code.lengths[run.symbol]))
            if run.symbol >= 16 { put(UInt64(run.extra), run.symbol == 16 ? 2 : run.symbol == 17 ? 3 : 7) }
            flush()
        }
    }

    private static func runs(_ lengths: ArraySlice<UInt8>) -> [(symbol: Int, extra: Int)] {
        var runs: [(symbol: Int, extra: Int)] = [], start = lengths.startIndex
        while start < lengths.endIndex {
            let length = lengths[start]
            var count = 1
            while start + count < lengths.endIndex, lengths[start + count] == length { count += 1 }
            if length == 0, count >= 3 {
                count = min(count, 138)
                runs.append(count < 11 ? (17, count - 3) : (18, count - 11))
            } else if length > 0, count >= 4 {
                count = min(count, 7)
                runs.append((Int(length), 0))
                runs.append((16, count - 4))
            } else {
                count = 1
                runs.append((Int(length), 0))
            }
            start += count
        }
        return runs
    }
}

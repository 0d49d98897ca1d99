@preconcurrency import CProgramSymbols
public import Foundation
import QuadrantThreads

// The random numbers of a program while it is drawn: the same in every picture (`ProgramSymbols`). Those of the
// standard library, of Foundation and of the command are the system's.

/// The generator in place of the system's. Without properties, like that.
public struct ProgramNumbers: RandomNumberGenerator {
    /// The seed of every picture: the golden ratio's fraction, whose bits are as often 0 as 1.
    private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// Nil for live views.
    private static let state = Locked<UInt64?>(nil)

    /// Begins again, with the first number.
    static func restart(isSeeded: Bool) { state.withLock { $0 = isSeeded ? seed : nil } }

    /// Makes programs find this generator where they use the system's for themselves. Must precede the first one.
    package static func prepare() {
        // An existential is a buffer of three words, the type, and the witness table. Where it is stored otherwise, the
        // numbers of a program's generators are the system's.
        guard MemoryLayout<any RandomNumberGenerator>.size == 5 * MemoryLayout<Int>.size else { return }
        let box = Existential(value: ProgramNumbers())
        let table = withUnsafeBytes(of: box) {
            $0.load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: UnsafePointer<UnsafeRawPointer?>.self)
        }
        quadrant_random_witnesses = (table[0], table[1])
    }

    /// The existential itself: a function would get the value in it.
    private struct Existential {
        let value: any RandomNumberGenerator
    }

    /// SplitMix64: one addition and a mix of the bits.
    public mutating func next() -> UInt64 { Self.next() }

    package static func next() -> UInt64 {
        Self.state.withLock { state in
            guard let last = state else {
                var system = SystemRandomNumberGenerator()
                return system.next()
            }
            let number = last &+ 0x9E37_79B9_7F4A_7C15
            state = number
            var mixed = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}

extension SystemRandomNumberGenerator {
    @_silgen_name("__wrap_$ss27SystemRandomNumberGeneratorV4nexts6UInt64VyF")
    public mutating func programNext() -> UInt64 { ProgramNumbers.next() }
}

extension FixedWidthInteger {
    @_silgen_name("__wrap_$ss17FixedWidthIntegerPsE6random2inxSNyxG_tFZ")
    public static func programRandom(in range: ClosedRange<Self>) -> Self {
        var numbers = ProgramNumbers()
        return random(in: range, using: &numbers)
    }

    @_silgen_name("__wrap_$ss17FixedWidthIntegerPsE6random2inxSnyxG_tFZ")
    public static func programRandom(in range: Range<Self>) -> Self {
        var numbers = ProgramNumbers()
        return random(in: range, using: &numbers)
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    @_silgen_name("__wrap_$sSBss17FixedWidthInteger14RawSignificandRpzrlE6random2inxSNyxG_tFZ")
    public static func programRandom(in range: ClosedRange<Self>) -> Self {
        var numbers = ProgramNumbers()
        return random(in: range, using: &numbers)
    }

    @_silgen_name("__wrap_$sSBss17FixedWidthInteger14RawSignificandRpzrlE6random2inxSnyxG_tFZ")
    public static func programRandom(in range: Range<Self>) -> Self {
        var numbers = ProgramNumbers()
        return random(in: range, using: &numbers)
    }
}

extension Bool {
    @_silgen_name("__wrap_$sSb6randomSbyFZ")
    public static func programRandom() -> Bool {
        var numbers = ProgramNumbers()
        return random(using: &numbers)
    }
}

extension Collection {
    @_silgen_name("__wrap_$sSlsE13randomElement0B0QzSgyF")
    public func programRandomElement() -> Element? {
        var numbers = ProgramNumbers()
        return randomElement(using: &numbers)
    }
}

extension Sequence {
    @_silgen_name("__wrap_$sSTsE8shuffledSay7ElementQzGyF")
    public func programShuffled() -> [Element] {
        var numbers = ProgramNumbers()
        return shuffled(using: &numbers)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    @_silgen_name("__wrap_$sSMsSkRzrlE7shuffleyyF")
    public mutating func programShuffle() {
        var numbers = ProgramNumbers()
        shuffle(using: &numbers)
    }
}

@_silgen_name("__wrap_$s20FoundationEssentials4UUIDVACycfC")
public func programUUID() -> UUID {
    var bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: ProgramNumbers.next().bigEndian, Array.init) }
    // Version 4, random, of the variant of RFC 9562.
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
}

@_cdecl("__wrap_arc4random")
public func programArc4Random() -> UInt32 { UInt32(truncatingIfNeeded: ProgramNumbers.next()) }

@_cdecl("__wrap_arc4random_uniform")
public func programArc4Random(below bound: UInt32) -> UInt32 {
    var numbers = ProgramNumbers()
    return bound < 2 ? 0 : .random(in: 0..<bound, using: &numbers)
}

@_cdecl("__wrap_arc4random_buf")
public func programArc4Random(_ bytes: UnsafeMutableRawPointer?, _ count: Int) {
    for index in 0..<max(0, count) {
        bytes?.storeBytes(of: UInt8(truncatingIfNeeded: ProgramNumbers.next()), toByteOffset: index, as: UInt8.self)
    }
}

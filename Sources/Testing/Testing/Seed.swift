import Foundation

/// The seed of a pseudorandom sequence; the same seed gives the same choices on every machine.
package struct Seed: Hashable, Sendable, CustomStringConvertible {
    package let value: UInt64
    package init(_ value: UInt64) { self.value = value }
    package var description: String { "Seed(0x\(String(value, radix: 16)))" }

    /// The first `count` seeds of a fixed sequence.
    package static func fixed(_ count: Int) -> [Seed] {
        var choices = Choices(Seed(0x51AB_7EC0))
        return (0..<count).map { _ in Seed(choices.next()) }
    }

    /// The factor for the number of seeds that properties try: `QUADRANT_SEEDS`, or 1.
    private static let times = ProcessInfo.processInfo.environment["QUADRANT_SEEDS"].flatMap { Int($0) } ?? 1

    /// The seeds that a property tries: `count` times the factor. With several blocks, those of one block.
    package static func tried(_ count: Int, block: Int = 0, of blocks: Int = 1) -> ArraySlice<Seed> {
        let all = fixed(count * max(times, 1)), share = all.count / blocks
        return all[(block * share)..<((block + 1) * share)]
    }
}

/// A pseudorandom number generator (SplitMix64).
package struct Choices: RandomNumberGenerator {
    private var state: UInt64

    package init(_ seed: Seed) { state = seed.value }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    package mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
    /// True with a probability of 1 in `count`.
    package mutating func once(in count: Int) -> Bool { below(count) == 0 }
}

import Foundation

/// A number below 2 to the 256th, its least part first.
typealias Words = SIMD4<UInt64>

extension Words {
    /// 32 bytes or fewer, the greatest part first.
    init(bigEndian bytes: some Collection<UInt8>) {
        self.init(repeating: 0)
        for (index, byte) in bytes.reversed().enumerated() { self[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8) }
    }
    init(littleEndian bytes: some Collection<UInt8>) {
        self.init(repeating: 0)
        for (index, byte) in bytes.enumerated() { self[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8) }
    }
    init(hex: String) {
        self.init(repeating: 0)
        for digit in hex {
            for index in stride(from: 3, through: 0, by: -1) {
                self[index] = self[index] << 4 | (index > 0 ? self[index - 1] >> 60 : UInt64(digit.hexDigitValue ?? 0))
            }
        }
    }
    var littleEndian: [UInt8] { (0..<32).map { UInt8(truncatingIfNeeded: self[$0 / 8] >> UInt64($0 % 8 * 8)) } }
    var bigEndian: [UInt8] { littleEndian.reversed() }
    func bit(_ index: Int) -> Bool { self[index / 64] >> UInt64(index % 64) & 1 == 1 }
    func isLess(than other: Words) -> Bool { minus(other).borrow }
    func minus(_ other: Words) -> (value: Words, borrow: Bool) {
        var result = Words(repeating: 0), borrow = false
        for index in 0..<4 {
            let (first, one) = self[index].subtractingReportingOverflow(other[index])
            let (second, two) = first.subtractingReportingOverflow(borrow ? 1 : 0)
            (result[index], borrow) = (second, one || two)
        }
        return (result, borrow)
    }
    func plus(_ other: Words) -> (value: Words, carry: Bool) {
        var result = Words(repeating: 0), carry = false
        for index in 0..<4 {
            let (first, one) = self[index].addingReportingOverflow(other[index])
            let (second, two) = first.addingReportingOverflow(carry ? 1 : 0)
            (result[index], carry) = (second, one || two)
        }
        return (result, carry)
    }
}

/// Numbers modulo a prime. Elements are kept as Montgomery has it: times 2 to the 256th.
struct Field: Sendable {
    let modulus: Words
    private let inverse: UInt64
    private let square: Words
    let one: Words
    let zero = Words(repeating: 0)

    init(_ hex: String) {
        let modulus = Words(hex: hex)
        var inverse: UInt64 = 1
        for _ in 0..<6 { inverse = inverse &* (2 &- modulus[0] &* inverse) }
        (self.modulus, self.inverse) = (modulus, 0 &- inverse)
        func doubled(_ value: Words) -> Words {
            let (twice, carry) = value.plus(value), less = twice.minus(modulus)
            return carry || !less.borrow ? less.value : twice
        }
        var power = Words(1, 0, 0, 0)
        for _ in 0..<256 { power = doubled(power) }
        one = power
        for _ in 0..<256 { power = doubled(power) }
        square = power
    }

    func element(_ value: Words) -> Words {
        var value = value
        while !value.isLess(than: modulus) { value = value.minus(modulus).value }
        return product(value, square)
    }
    func element(_ value: UInt64) -> Words { element(Words(value, 0, 0, 0)) }
    func element(hex: String) -> Words { element(Words(hex: hex)) }
    /// A number of any length, its least part first.
    func element(littleEndian bytes: some BidirectionalCollection<UInt8>) -> Words {
        let base = element(256)
        return bytes.reversed().reduce(zero) { sum(product($0, base), element(UInt64($1))) }
    }
    func value(_ element: Words) -> Words { product(element, Words(1, 0, 0, 0)) }

    func sum(_ a: Words, _ b: Words) -> Words {
        let (value, carry) = a.plus(b), less = value.minus(modulus)
        return carry || !less.borrow ? less.value : value
    }
    func difference(_ a: Words, _ b: Words) -> Words {
        let (value, borrow) = a.minus(b)
        return borrow ? value.plus(modulus).value : value
    }
    func product(_ a: Words, _ b: Words) -> Words {
        var low = Words(repeating: 0), high: UInt64 = 0
        for i in 0..<4 {
            var carry: UInt64 = 0, top: UInt64
            for j in 0..<4 { (low[j], carry) = Self.step(low[j], a[j], b[i], carry) }
            let (sum, over) = high.addingReportingOverflow(carry)
            (high, top) = (sum, over ? 1 : 0)
            let factor = low[0] &* inverse
            carry = Self.step(low[0], factor, modulus[0], 0).1
            for j in 1..<4 { (low[j - 1], carry) = Self.step(low[j], factor, modulus[j], carry) }
            let (last, more) = high.addingReportingOverflow(carry)
            low[3] = last
            top += more ? 1 : 0
            high = top
        }
        let less = low.minus(modulus)
        return high > 0 || !less.borrow ? less.value : low
    }
    private static func step(_ sum: UInt64, _ a: UInt64, _ b: UInt64, _ carry: UInt64) -> (UInt64, UInt64) {
        var (high, low) = a.multipliedFullWidth(by: b)
        var over = false
        (low, over) = low.addingReportingOverflow(sum)
        high &+= over ? 1 : 0
        (low, over) = low.addingReportingOverflow(carry)
        high &+= over ? 1 : 0
        return (low, high)
    }
    func power(_ base: Words, _ exponent: Words) -> Words {
        var result = one
        for index in stride(from: 255, through: 0, by: -1) {
            result = product(result, result)
            if exponent.bit(index) { result = product(result, base) }
        }
        return result
    }
    func inverse(_ element: Words) -> Words { power(element, modulus.minus(Words(2, 0, 0, 0)).value) }
}

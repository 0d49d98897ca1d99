/// The means of columns of bytes over a box that moves down by a row at a time.
protocol ColumnMeans {
    associatedtype Sum: FixedWidthInteger & UnsignedInteger
    /// The sum of no bytes.
    var start: Sum { get }
    /// The mean of a box, rounded, by its sum.
    func mean(_ sum: Sum) -> UInt8
    /// Writes the means of a row, and moves the sums by a row: `lower` enters the box, `upper` leaves it.
    func step(_ sums: UnsafeMutablePointer<Sum>, _ count: Int, _ lower: UnsafePointer<UInt8>,
              _ upper: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt8>)
}

/// The means over a box of at most 127 rows, whose sums fit 16 bits: the number of lanes is twice that of `WideMeans`,
/// and processors without SSE 4 have no product of 32 bits a lane.
struct NarrowMeans: ColumnMeans {
    /// The mean is the high half of the product with `factor`, shifted by `shift`: exact for these sums, as the test
    /// shows for each.
    private let factor: UInt16, shift: UInt16
    /// Half a box, so that the quotient is rounded.
    let start: UInt16

    /// nil unless the box has an odd number of rows from 3 to 127.
    init?(_ box: Int) {
        guard box >= 3, box <= 127, box % 2 == 1 else { return nil }
        let bits = Int.bitWidth - 1 - box.leadingZeroBitCount
        shift = UInt16(bits)
        factor = UInt16((1 << (16 + bits)) / box + 1)
        start = UInt16(box / 2)
    }

    @inline(__always) func mean(_ sum: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt32(sum) &* UInt32(factor)) >> 16 >> UInt32(shift))
    }

    @inline(__always)
    func step(_ sums: UnsafeMutablePointer<UInt16>, _ count: Int, _ lower: UnsafePointer<UInt8>,
              _ upper: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt8>) {
        typealias Bytes = SIMD16<UInt8>
        typealias Words = SIMD16<UInt16>
        typealias Products = SIMD16<UInt32>
        let factors = Products(repeating: UInt32(factor)), shifts = Words(repeating: shift)
        var x = 0
        while x &+ 16 <= count {
            let sum = UnsafeRawPointer(sums + x).loadUnaligned(as: Words.self)
            let high = Words(truncatingIfNeeded: (Products(truncatingIfNeeded: sum) &* factors) &>> 16)
            UnsafeMutableRawPointer(out + x).storeBytes(of: Bytes(truncatingIfNeeded: high &>> shifts), as: Bytes.self)
            let more = Words(truncatingIfNeeded: UnsafeRawPointer(lower + x).loadUnaligned(as: Bytes.self))
            let less = Words(truncatingIfNeeded: UnsafeRawPointer(upper + x).loadUnaligned(as: Bytes.self))
            UnsafeMutableRawPointer(sums + x).storeBytes(of: sum &+ more &- less, as: Words.self)
            x &+= 16
        }
        while x < count {
            out[x] = mean(sums[x])
            sums[x] = sums[x] &+ UInt16(lower[x]) &- UInt16(upper[x])
            x &+= 1
        }
    }
}

/// The means over a box of any number of rows.
struct WideMeans: ColumnMeans {
    /// The sum of a box times this number, plus a half, shifted by 23, is the mean. 255 * 2^23 fits 32 bits.
    private let reciprocal: UInt32
    var start: UInt32 { 0 }

    init(_ box: Int) { reciprocal = UInt32((Double(1 << 23) / Double(box)).rounded()) }

    @inline(__always) func mean(_ sum: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (sum &* reciprocal &+ (1 << 22)) >> 23)
    }

    @inline(__always)
    func step(_ sums: UnsafeMutablePointer<UInt32>, _ count: Int, _ lower: UnsafePointer<UInt8>,
              _ upper: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt8>) {
        typealias Bytes = SIMD8<UInt8>
        typealias Words = SIMD8<UInt32>
        let half = Words(repeating: 1 << 22)
        var x = 0
        while x &+ 8 <= count {
            let sum = UnsafeRawPointer(sums + x).loadUnaligned(as: Words.self)
            let mean = (sum &* reciprocal &+ half) &>> 23
            UnsafeMutableRawPointer(out + x).storeBytes(of: Bytes(truncatingIfNeeded: mean), as: Bytes.self)
            let more = Words(truncatingIfNeeded: UnsafeRawPointer(lower + x).loadUnaligned(as: Bytes.self))
            let less = Words(truncatingIfNeeded: UnsafeRawPointer(upper + x).loadUnaligned(as: Bytes.self))
            UnsafeMutableRawPointer(sums + x).storeBytes(of: sum &+ more &- less, as: Words.self)
            x &+= 8
        }
        while x < count {
            out[x] = mean(sums[x])
            sums[x] = sums[x] &+ UInt32(lower[x]) &- UInt32(upper[x])
            x &+= 1
        }
    }
}

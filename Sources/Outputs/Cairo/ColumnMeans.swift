/// The means of columns of bytes over a box that moves down by a row at a time.
///
/// `step` is a plain loop in a function of its own, which the compiler turns into vector instructions.
protocol ColumnMeans {
    associatedtype Sum: FixedWidthInteger & UnsignedInteger
    /// The sum of no bytes.
    var start: Sum { get }
    /// The mean of a box, rounded, by its sum.
    func mean(_ sum: Sum) -> UInt8
}

extension ColumnMeans {
    /// Writes the means of a row, and moves the sums by a row: `lower` enters the box, `upper` leaves it.
    @inline(never)
    func step(_ sums: UnsafeMutablePointer<Sum>, _ count: Int, _ lower: UnsafePointer<UInt8>,
              _ upper: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt8>) {
        var x = 0
        while x < count {
            out[x] = mean(sums[x])
            sums[x] = sums[x] &+ Sum(lower[x]) &- Sum(upper[x])
            x &+= 1
        }
    }
}

/// The means over a box of at most 127 rows, whose sums fit 16 bits: the instructions of every x86 processor have no
/// product of 32 bits a lane, but the high half of one of 16 bits.
struct NarrowMeans: ColumnMeans {
    /// The mean is the high half of the product with `factor`, shifted: exact for these sums, as the test shows.
    private let factor: UInt32
    /// 16 bits, and as many as the box has less one.
    private let shift: UInt32
    /// Half a box, so that the quotient is rounded.
    let start: UInt16

    /// nil unless the box has an odd number of rows from 3 to 127.
    init?(_ box: Int) {
        guard box >= 3, box <= 127, box % 2 == 1 else { return nil }
        let bits = 16 + Int.bitWidth - 1 - box.leadingZeroBitCount
        shift = UInt32(bits)
        factor = UInt32((1 << bits) / box + 1)
        start = UInt16(box / 2)
    }

    @inline(__always) func mean(_ sum: UInt16) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt32(sum) &* factor) &>> shift)
    }
}

/// The means over a box of any number of rows.
struct WideMeans: ColumnMeans {
    /// The sum of a box times this number, plus a half, shifted by 23, is the mean. 255 * 2^23 fits 32 bits.
    private let reciprocal: UInt32
    var start: UInt32 { 0 }

    init(_ box: Int) { reciprocal = UInt32((Double(1 << 23) / Double(box)).rounded()) }

    @inline(__always) func mean(_ sum: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (sum &* reciprocal &+ (1 << 22)) &>> 23)
    }
}

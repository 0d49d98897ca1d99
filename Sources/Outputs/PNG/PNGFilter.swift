/// The filters of PNG that are used (PNG specification, 9.2): what a row's bytes are subtracted from.
enum PNGFilter: UInt8 {
    /// Nothing: best for areas of one colour, and for what occurs again, such as letters.
    case none
    /// The pixel to the left, and the pixel above: best for gradients.
    case sub, up
    /// The one of left, above and above left that is nearest to left + above - above left: best for photographs.
    case paeth = 4

    /// The difference of each of the four bytes.
    @inline(__always) static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        ((a | 0x8080_8080) &- (b & 0x7f7f_7f7f)) ^ ((a ^ ~b) & 0x8080_8080)
    }

    /// Writes the filtered pixels of `row`; for `up` and `paeth` there is a row above.
    func apply(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, count: Int,
               into result: UnsafeMutablePointer<UInt32>) {
        switch (self, above) {
        case (.sub, _):
            result[0] = row[0]
            for index in 1..<max(count, 1) { result[index] = Self.difference(row[index], row[index &- 1]) }
        case (.up, let above?):
            for index in 0..<count { result[index] = Self.difference(row[index], above[index]) }
        case (.paeth, let above?):
            result[0] = Self.difference(row[0], above[0])
            for index in 1..<max(count, 1) {
                let left = row[index &- 1], up = above[index], corner = above[index &- 1]
                let predicted = left == corner ? up : up == corner ? left : Self.nearest(left, up, corner)
                result[index] = Self.difference(row[index], predicted)
            }
        default:
            result.update(from: row, count: count)
        }
    }

    @inline(__always) private static func nearest(_ left: UInt32, _ up: UInt32, _ corner: UInt32) -> UInt32 {
        var result: UInt32 = 0
        var shift: UInt32 = 0
        while shift < 32 {
            let a = Int32(truncatingIfNeeded: (left &>> shift) & 0xff)
            let b = Int32(truncatingIfNeeded: (up &>> shift) & 0xff)
            let c = Int32(truncatingIfNeeded: (corner &>> shift) & 0xff)
            let toLeft = abs(b &- c), toUp = abs(a &- c), toCorner = abs(a &+ b &- 2 &* c)
            let value = toLeft <= toUp && toLeft <= toCorner ? a : toUp <= toCorner ? b : c
            result |= UInt32(truncatingIfNeeded: value) &<< shift
            shift &+= 8
        }
        return result
    }
}

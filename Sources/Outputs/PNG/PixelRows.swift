import Foundation

/// The pixels of a picture or a part of one: premultiplied words in rows that are `stride` words apart. The memory must
/// outlive the value.
package struct PixelRows {
    var start: UnsafePointer<UInt32>
    var width: Int
    var height: Int
    var stride: Int
    /// Whether alpha is left out.
    var isOpaque: Bool
    /// Whether alpha is left out only if all pixels are opaque. Found out while the rows are written, so that memory is
    /// read once.
    var checksAlpha: Bool

    /// Without `isOpaque`, alpha is left out if there is none.
    package init(start: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, isOpaque: Bool? = nil) {
        self.start = start
        self.width = width
        self.height = height
        self.stride = stride
        self.isOpaque = isOpaque ?? (width > 0 && height > 0 && start[0] >= 0xff00_0000)
        checksAlpha = isOpaque == nil && self.isOpaque
    }

    var pixelBytes: Int { isOpaque ? 3 : 4 }
    /// The bytes of a row with its filter.
    var rowBytes: Int { width * pixelBytes + 1 }

    func row(_ y: Int) -> UnsafePointer<UInt32> { start + y * stride }

    func equalsRowAbove(_ y: Int) -> Bool { y > 0 && memcmp(row(y), row(y - 1), width * 4) == 0 }
}

public import Foundation

// What is in a code. Programs get one from a camera, of which there is none, or make it themselves.

/// What is in a code.
open class CIBarcodeDescriptor: NSObject {
    override init() { super.init() }
}

/// What is in a QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor {
    /// How much of a code may be unreadable: 7, 15, 25 and 30 percent. The numbers are those of the letters.
    public enum ErrorCorrectionLevel: Int, Sendable {
        case levelL = 76, levelM = 77, levelQ = 81, levelH = 72
    }
    /// The bits of the code, after its errors were corrected.
    public let errorCorrectedPayload: Data
    /// 1…40: how large the code is.
    public let symbolVersion: Int
    /// 0…7: which pattern was laid over the bits.
    public let maskPattern: UInt8
    /// How much of the code may be unreadable.
    public let errorCorrectionLevel: ErrorCorrectionLevel
    /// Nil where the version is not 1…40, or the pattern not 0…7.
    public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
                 errorCorrectionLevel: ErrorCorrectionLevel) {
        guard 1...40 ~= symbolVersion, maskPattern <= 7 else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        (self.symbolVersion, self.maskPattern) = (symbolVersion, maskPattern)
        self.errorCorrectionLevel = errorCorrectionLevel
    }
}

/// What is in an Aztec code.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor {
    /// The bits of the code, after its errors were corrected.
    public let errorCorrectedPayload: Data
    /// Whether it is of the small kind.
    public let isCompact: Bool
    /// 1…32: how many rings it has.
    public let layerCount: Int
    /// 1…2048: how many of its words are data.
    public let dataCodewordCount: Int
    /// Nil where a number is outside of its range.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard 1...32 ~= layerCount, 1...2048 ~= dataCodewordCount else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        (self.isCompact, self.layerCount, self.dataCodewordCount) = (isCompact, layerCount, dataCodewordCount)
    }
}

/// What is in a PDF417 code.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor {
    /// The bits of the code, after its errors were corrected.
    public let errorCorrectedPayload: Data
    /// Whether it is of the small kind.
    public let isCompact: Bool
    /// 3…90.
    public let rowCount: Int
    /// 1…30.
    public let columnCount: Int
    /// Nil where a number is outside of its range.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard 3...90 ~= rowCount, 1...30 ~= columnCount else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        (self.isCompact, self.rowCount, self.columnCount) = (isCompact, rowCount, columnCount)
    }
}

/// What is in a Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {
    /// How errors are corrected.
    public enum ECCVersion: Int, Sendable { case v000 = 0, v050 = 50, v080 = 80, v100 = 100, v140 = 140, v200 = 200 }
    /// The bits of the code, after its errors were corrected.
    public let errorCorrectedPayload: Data
    /// How many rows of squares it has.
    public let rowCount: Int
    /// How many columns of squares it has.
    public let columnCount: Int
    /// How errors are corrected.
    public let eccVersion: ECCVersion
    /// Nil where a number is not above 0.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard rowCount > 0, columnCount > 0 else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
    }
}

/// How translucent pixels of a place that is drawn to are kept.
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none, premultiplied, unpremultiplied }

import Foundation

/// A kind of code.
public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func named(_ name: String) -> Self { Self(rawValue: "VNBarcodeSymbology" + name) }
    public static let aztec = named("Aztec"), codabar = named("Codabar"), code39 = named("Code39")
    public static let code39Checksum = named("Code39Checksum"), code39FullASCII = named("Code39FullASCII")
    public static let code39FullASCIIChecksum = named("Code39FullASCIIChecksum"), code93 = named("Code93")
    public static let code93i = named("Code93i"), code128 = named("Code128"), dataMatrix = named("DataMatrix")
    public static let ean8 = named("EAN8"), ean13 = named("EAN13"), gs1DataBar = named("GS1DataBar")
    public static let gs1DataBarExpanded = named("GS1DataBarExpanded")
    public static let gs1DataBarLimited = named("GS1DataBarLimited"), i2of5 = named("I2of5")
    public static let i2of5Checksum = named("I2of5Checksum"), itf14 = named("ITF14")
    public static let microPDF417 = named("MicroPDF417"), microQR = named("MicroQR")
    public static let msiPlessey = named("MSIPlessey"), pdf417 = named("PDF417"), qr = named("QR")
    public static let upce = named("UPCE")
    static let all = [
        aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128,
        dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14,
        microPDF417, microQR, msiPlessey, pdf417, qr, upce,
    ]
}

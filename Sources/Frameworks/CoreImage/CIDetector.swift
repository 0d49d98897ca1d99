public import Foundation

/// Finds things in images. None can be made: pictures are not searched here.
open class CIDetector: NSObject {
    /// Nil.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { nil }
    /// None.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    /// None.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Exact.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether smiles are found.
public let CIDetectorSmile = "CIDetectorSmile"
/// Whether closed eyes are found.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Something that was found in an image. None is made here.
open class CIFeature: NSObject {
    /// What it is.
    public let type: String
    /// Where it is.
    public let bounds: CGRect
    init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}
/// A QR code.
open class CIQRCodeFeature: CIFeature {
    /// Its text.
    public let messageString: String?
    init(messageString: String?, bounds: CGRect) {
        self.messageString = messageString
        super.init(type: CIDetectorTypeQRCode, bounds: bounds)
    }
}
/// A face.
open class CIFaceFeature: CIFeature {
    /// Whether it smiles.
    open var hasSmile: Bool { false }
    /// Whether the left eye was found.
    open var hasLeftEyePosition: Bool { false }
    /// Whether the right eye was found.
    open var hasRightEyePosition: Bool { false }
}

public import CoreMedia
public import CoreVideo
public import Foundation
public import ImageIO
public import QuadrantFoundation

// Where people, hair and skin are in a picture. No picture is taken.

/// Where a person is in a picture. Not known.
open class AVPortraitEffectsMatte: NSObject {
    override init() { super.init() }
    /// Throws: nothing is known.
    public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        throw NSError(domain: AVFoundationErrorDomain, code: -11800)
    }
    /// One plane.
    open var pixelFormatType: OSType { kCVPixelFormatType_OneComponent8 }
    /// Nil.
    open var mattingImage: CVPixelBuffer? { nil }
    /// The same: nothing is known.
    open func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
}
/// Where hair, skin and the like are in a picture. Not known.
open class AVSemanticSegmentationMatte: NSObject {
    /// What it is.
    public struct MatteType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Skin.
        public static let skin = MatteType(rawValue: "skin")
        /// Hair.
        public static let hair = MatteType(rawValue: "hair")
        /// Teeth.
        public static let teeth = MatteType(rawValue: "teeth")
        /// Glasses.
        public static let glasses = MatteType(rawValue: "glasses")
    }
    override init() { super.init() }
    /// What it is.
    open var matteType: MatteType { .skin }
    /// One plane.
    open var pixelFormatType: OSType { kCVPixelFormatType_OneComponent8 }
    /// Nil.
    open var mattingImage: CVPixelBuffer? { nil }
}
/// How a camera sees. Not known.
open class AVCameraCalibrationData: NSObject {
    override init() { super.init() }
    /// In millimetres.
    open var pixelSize: Float { 0 }
    /// In pixels.
    open var intrinsicMatrixReferenceDimensions: CGSize { .zero }
    /// In pixels.
    open var lensDistortionCenter: CGPoint { .zero }
    /// Nil.
    open var lensDistortionLookupTable: Data? { nil }
    /// Nil.
    open var inverseLensDistortionLookupTable: Data? { nil }
}
extension AVDepthData {
    /// Nil: there are no distances.
    public var cameraCalibrationData: AVCameraCalibrationData? { nil }
    /// The same: there are no distances.
    public func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> Self { self }
}
extension AVCapturePhoto {
    /// Nil: no picture is taken.
    public var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
    /// Nil: no picture is taken.
    public func semanticSegmentationMatte(
        for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType
    ) -> AVSemanticSegmentationMatte? { nil }
    /// Nil: no picture is taken.
    public var cameraCalibrationData: AVCameraCalibrationData? { nil }
    /// Nil: no picture is taken.
    public var bracketSettings: AVCaptureBracketedStillImageSettings? { nil }
    /// 0.
    public var lensStabilizationStatus: Int { 0 }
    /// False.
    public var isConstantColorFallbackPhoto: Bool { false }
}
/// One of several pictures.
open class AVCaptureBracketedStillImageSettings: NSObject {
    override init() { super.init() }
}
/// One of several pictures, by how light it is.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
    private let bias: Float
    private init(_ bias: Float) {
        self.bias = bias
        super.init()
    }
    /// So many steps lighter.
    open class func autoExposureSettings(exposureTargetBias: Float)
        -> AVCaptureAutoExposureBracketedStillImageSettings {
        AVCaptureAutoExposureBracketedStillImageSettings(exposureTargetBias)
    }
    /// How many steps lighter.
    open var exposureTargetBias: Float { bias }
}
/// One of several pictures, by its time.
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
    private let duration: CMTime, sensitivity: Float
    private init(_ duration: CMTime, _ sensitivity: Float) {
        (self.duration, self.sensitivity) = (duration, sensitivity)
        super.init()
    }
    /// Of a time.
    open class func manualExposureSettings(exposureDuration duration: CMTime, iso ISO: Float)
        -> AVCaptureManualExposureBracketedStillImageSettings {
        AVCaptureManualExposureBracketedStillImageSettings(duration, ISO)
    }
    /// How long.
    open var exposureDuration: CMTime { duration }
    /// How sensitive.
    open var iso: Float { sensitivity }
}
/// How several pictures are taken.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
    private var settings: [AVCaptureBracketedStillImageSettings] = []
    /// Several pictures.
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?,
                            bracketedSettings: [AVCaptureBracketedStillImageSettings]) {
        self.init()
        settings = bracketedSettings
    }
    /// The pictures.
    open var bracketedSettings: [AVCaptureBracketedStillImageSettings] { settings }
    /// Whether the camera is held still. Nothing to do: none is taken.
    open var isLensStabilizationEnabled = false
}
extension AVCapturePhotoSettings {
    /// Whether a picture has where a person is. Nothing to do: none is taken.
    public var embedsPortraitEffectsMatteInPhoto: Bool { get { true } set {} }
    /// What a picture has. Nothing to do: none is taken.
    public var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { get { [] } set {} }
    /// Whether a picture has where hair and the like are. Nothing to do: none is taken.
    public var embedsSemanticSegmentationMattesInPhoto: Bool { get { true } set {} }
    /// Whether distances have no gaps. Nothing to do: none is taken.
    public var isDepthDataFiltered: Bool { get { true } set {} }
    /// The cameras of a picture. Nothing to do: none is taken.
    public var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] { get { [] } set {} }
    /// What a video of a picture is. Nothing to do: none is taken.
    public var livePhotoVideoCodecType: AVVideoCodecType { get { .h264 } set {} }
    /// The format of a raw picture.
    public var processedFileType: AVFileType? { nil }
    /// The format of a raw picture.
    public var rawFileType: AVFileType? { nil }
    /// Whether colours are as they are. Nothing to do: none is taken.
    public var isConstantColorEnabled: Bool { get { false } set {} }
}
extension AVCapturePhotoOutput {
    /// None.
    public var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
    /// What pictures have. Nothing to do: none is taken.
    public var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { get { [] } set {} }
    /// False.
    public var isConstantColorSupported: Bool { false }
    /// Whether colours are as they are. Nothing to do: none is taken.
    public var isConstantColorEnabled: Bool { get { false } set {} }
}

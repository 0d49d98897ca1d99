public import CoreGraphics
public import CoreMedia
public import CoreVideo
import Foundation
public import QuadrantFoundation

// What a camera takes beside a picture of the usual form. No picture is taken.

extension AVCapturePhotoOutput {
    /// False: there is one camera at most.
    public var isVirtualDeviceFusionSupported: Bool { false }
    /// False: there is one camera at most.
    public var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
    /// Whether each camera takes a picture of its own. Nothing to do: none is taken.
    public var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool { get { false } set {} }
    /// False.
    public var isAppleProRAWSupported: Bool { false }
    /// Whether pictures are kept as the camera sees them. Nothing to do: none is taken.
    public var isAppleProRAWEnabled: Bool { get { false } set {} }
    /// None.
    public var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    /// None.
    public var availableRawPhotoFileTypes: [AVFileType] { [] }
    /// JPEG.
    public var availablePhotoFileTypes: [AVFileType] { [.jpg] }
    /// None.
    public var availablePhotoPixelFormatTypes: [OSType] { [] }
    /// Whether a form has the pixels of the sensor: by the code of the form, of which `bggr` and its kin are such.
    public class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool {
        ["bgg4", "rgg4", "gbr4", "grb4"].contains(code(pixelFormat))
    }
    /// Whether a form has pixels that the system has worked on: by its code.
    public class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool {
        ["l64r", "b64a", "RGhA"].contains(code(pixelFormat))
    }
    private class func code(_ type: OSType) -> String {
        String(decoding: [UInt8(type >> 24), UInt8(type >> 16 & 255), UInt8(type >> 8 & 255), UInt8(type & 255)],
               as: UTF8.self)
    }
    /// False.
    public var isZeroShutterLagSupported: Bool { false }
    /// Whether pictures are of the moment of the tap. Nothing to do: none is taken.
    public var isZeroShutterLagEnabled: Bool { get { false } set {} }
    /// False.
    public var isFastCapturePrioritizationSupported: Bool { get { false } set {} }
    /// Whether pictures are taken faster one after the other. Nothing to do: none is taken.
    public var isFastCapturePrioritizationEnabled: Bool { get { false } set {} }
    /// False.
    public var isAutoDeferredPhotoDeliverySupported: Bool { false }
    /// Whether pictures are finished later. Nothing to do: none is taken.
    public var isAutoDeferredPhotoDeliveryEnabled: Bool { get { false } set {} }
    /// False.
    public var isAutoRedEyeReductionSupported: Bool { false }
    /// False.
    public var isPortraitEffectsMatteDeliverySupported: Bool { false }
    /// Whether people are separated from what is behind them. Nothing to do: no picture is taken.
    public var isPortraitEffectsMatteDeliveryEnabled: Bool { get { false } set {} }
    /// False.
    public var isStillImageStabilizationSupported: Bool { false }
    /// False.
    public var isFlashScene: Bool { false }
    /// 1.
    public var maxBracketedCapturePhotoCount: Int { 1 }
    /// Whether the sound of taking a picture can be left out.
    public var isShutterSoundSuppressionSupported: Bool { false }
}

extension AVCapturePhotoSettings {
    /// How a picture is kept as the camera sees it. The form has no effect: none is taken.
    public convenience init(rawPixelFormatType: OSType) { self.init() }
    /// How a picture is kept, both as the camera sees it and in a form. They have no effect: none is taken.
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) { self.init() }
    /// How a picture is kept in two files. The forms have no effect: none is taken.
    public convenience init(rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
                            processedFileType: AVFileType?) { self.init() }
    /// Settings as others.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init()
        (flashMode, maxPhotoDimensions) = (photoSettings.flashMode, photoSettings.maxPhotoDimensions)
        photoQualityPrioritization = photoSettings.photoQualityPrioritization
    }
    /// Nil.
    public var format: [String: Any]? { nil }
    /// 0.
    public var rawPhotoPixelFormatType: OSType { 0 }
    /// Whether red eyes are repaired. Nothing to do: no picture is taken.
    public var isAutoRedEyeReductionEnabled: Bool { get { false } set {} }
    /// Whether wide pictures are made straight. Nothing to do: no picture is taken.
    public var isAutoContentAwareDistortionCorrectionEnabled: Bool { get { false } set {} }
    /// Whether movements of the hand are evened out. Nothing to do: no picture is taken.
    public var isAutoStillImageStabilizationEnabled: Bool { get { false } set {} }
    /// Whether several cameras take a picture. Nothing to do: none is taken.
    public var isAutoVirtualDeviceFusionEnabled: Bool { get { false } set {} }
    /// Whether distances are kept. Nothing to do: no picture is taken.
    public var isDepthDataDeliveryEnabled: Bool { get { false } set {} }
    /// Whether distances are in the file. Nothing to do: no picture is taken.
    public var embedsDepthDataInPhoto: Bool { get { false } set {} }
    /// Whether people are separated from what is behind them. Nothing to do: no picture is taken.
    public var isPortraitEffectsMatteDeliveryEnabled: Bool { get { false } set {} }
    /// Whether the lens is described. Nothing to do: no picture is taken.
    public var isCameraCalibrationDataDeliveryEnabled: Bool { get { false } set {} }
    /// Whether the sound of taking a picture is left out. Nothing to do: no picture is taken.
    public var isShutterSoundSuppressionEnabled: Bool { get { false } set {} }
    /// Values that are kept in the file. Nothing to do: no picture is taken.
    public var metadata: [String: Any] { get { [:] } set {} }
    /// A small picture in the file. Nothing to do: no picture is taken.
    public var embeddedThumbnailPhotoFormat: [String: Any]? { get { nil } set {} }
    /// None.
    public var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    /// Where a short video beside the picture is written. Nothing to do: no picture is taken.
    public var livePhotoMovieFileURL: URL? { get { nil } set {} }
}

extension AVCapturePhoto {
    /// How it was taken.
    public var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    /// Not known.
    public var timestamp: CMTime { .invalid }
    /// False.
    public var isRawPhoto: Bool { false }
    /// 0.
    public var photoCount: Int { 0 }
    /// 0.
    public var sequenceCount: Int { 0 }
    /// Nil.
    public var previewPixelBuffer: CVPixelBuffer? { nil }
    /// Nil.
    public func previewCGImageRepresentation() -> CGImage? { nil }
}
extension AVCaptureResolvedPhotoSettings {
    /// No pixels.
    public var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// No pixels.
    public var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// No pixels.
    public var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// 0.
    public var expectedPhotoCount: Int { 0 }
    /// False.
    public var isFlashEnabled: Bool { false }
    /// False.
    public var isRedEyeReductionEnabled: Bool { false }
    /// False.
    public var isStillImageStabilizationEnabled: Bool { false }
}

extension AVCaptureSession {
    /// Whether a session chooses cameras with many colours. Nothing to do: there is none.
    public var automaticallyConfiguresCaptureDeviceForWideColor: Bool { get { true } set {} }
    /// Whether the program's sound plays on beside the session. Nothing to do: nothing is recorded.
    public var usesApplicationAudioSession: Bool { get { true } set {} }
    /// False.
    public var isMultitaskingCameraAccessSupported: Bool { false }
    /// Whether the camera is used beside other apps. Nothing to do: there is none.
    public var isMultitaskingCameraAccessEnabled: Bool { get { false } set {} }
    /// 0.
    public var hardwareCost: Float { 0 }
    /// False.
    public var supportsControls: Bool { false }
    /// None.
    public var maxControlsCount: Int { 0 }
    /// Adds an input without what leads to outputs.
    public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    /// Adds an output without what leads from inputs.
    public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    /// Whether a connection can be added: there is none.
    public func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    /// Adds a connection. Nothing to do: there is none.
    public func addConnection(_ connection: AVCaptureConnection) {}
    /// Takes a connection away. Nothing to do: there is none.
    public func removeConnection(_ connection: AVCaptureConnection) {}
}

import CoreGraphics
public import CoreMedia
public import Foundation

// Which camera a person prefers, and the forms of its pictures. No program has a camera.

extension AVCaptureDevice {
    /// Nil. Nothing to do: there is no camera to prefer.
    public class var userPreferredCamera: AVCaptureDevice? { get { nil } set {} }
    /// Empty.
    public var modelID: String { "" }
    /// Empty.
    public var manufacturer: String { "" }
    /// False.
    public var isSuspended: Bool { false }
    /// False.
    public var isVirtualDevice: Bool { false }
    /// None.
    public var constituentDevices: [AVCaptureDevice] { [] }
    /// Nil.
    public var activePrimaryConstituent: AVCaptureDevice? { nil }
    /// 1: what the program shows as its zoom is `videoZoomFactor` times this.
    public var displayVideoZoomFactorMultiplier: CGFloat { 1 }
    /// False.
    public var isRampingVideoZoom: Bool { false }
    /// Ends what `ramp` begins. Nothing to do: no program has a camera.
    public func cancelVideoZoomRamp() {}
    /// False.
    public var isGeometricDistortionCorrectionSupported: Bool { false }
    /// Whether wide pictures are made straight. Nothing to do: no program has a camera.
    public var isGeometricDistortionCorrectionEnabled: Bool { get { false } set {} }
    /// Whether the frame rate is lower in the dark. Nothing to do: no program has a camera.
    public var isAutoVideoFrameRateEnabled: Bool { get { false } set {} }
    /// Whether bright and dark parts are taken at different times. Nothing to do: no program has a camera.
    public var isVideoHDREnabled: Bool { get { false } set {} }
    /// Whether the device chooses that. Nothing to do: no program has a camera.
    public var automaticallyAdjustsVideoHDREnabled: Bool { get { true } set {} }
    /// The colours of pictures. Nothing to do: no program has a camera.
    public var activeColorSpace: AVCaptureColorSpace { get { .sRGB } set {} }
    /// The greatest torch level that is possible now.
    public static var maxAvailableTorchLevel: Float { 1 }
    /// False.
    public var isCenterStageActive: Bool { false }
    /// False.
    public var isPortraitEffectActive: Bool { false }
    /// A camera or microphone was connected. Never sent.
    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    /// A camera or microphone was taken away. Never sent.
    public static let wasDisconnectedNotification = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
    /// What a camera sees has changed. Never sent.
    public static let subjectAreaDidChangeNotification =
        Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
}
extension NSNotification.Name {
    /// Never sent.
    public static let AVCaptureDeviceWasConnected = AVCaptureDevice.wasConnectedNotification
    /// Never sent.
    public static let AVCaptureDeviceWasDisconnected = AVCaptureDevice.wasDisconnectedNotification
    /// Never sent.
    public static let AVCaptureDeviceSubjectAreaDidChange = AVCaptureDevice.subjectAreaDidChangeNotification
}

/// The colours of pictures.
public enum AVCaptureColorSpace: Int, Sendable {
    case sRGB, P3_D65, HLG_BT2020, appleLog
}

extension AVCaptureDevice.Format {
    /// Empty.
    public var formatDescription: CMFormatDescription { CMFormatDescription(size: CMVideoDimensions()) }
    /// Video.
    public var mediaType: AVMediaType { .video }
    /// 0.
    public var minISO: Float { 0 }
    /// 0.
    public var maxISO: Float { 0 }
    /// Zero.
    public var minExposureDuration: CMTime { .zero }
    /// Zero.
    public var maxExposureDuration: CMTime { .zero }
    /// Degrees; 0.
    public var videoFieldOfView: Float { 0 }
    /// 1.
    public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    /// None.
    public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// None.
    public var supportedColorSpaces: [AVCaptureColorSpace] { [] }
    /// False.
    public var isVideoHDRSupported: Bool { false }
    /// False.
    public var isVideoBinned: Bool { false }
    /// False.
    public var isMultiCamSupported: Bool { false }
    /// False.
    public var isHighestPhotoQualitySupported: Bool { false }
    /// False.
    public func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool {
        false
    }
    /// None.
    public var supportedDepthDataFormats: [AVCaptureDevice.Format] { [] }
}

/// Pictures a second. None is here.
open class AVFrameRateRange: NSObject {
    private override init() { super.init() }
    /// 0.
    open var minFrameRate: Double { 0 }
    /// 0.
    open var maxFrameRate: Double { 0 }
    /// Not known.
    open var minFrameDuration: CMTime { .invalid }
    /// Not known.
    open var maxFrameDuration: CMTime { .invalid }
}

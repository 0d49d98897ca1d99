public import CoreMedia
public import Foundation
public import QuartzCore

/// A kind of content.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moving images.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// Subtitles.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// Values beside a video.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// Images and sound in one.
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// The time of recordings.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// Distances beside a video.
    public static let depthData = AVMediaType(rawValue: "dpth")
}
/// Whether a program may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// How a video fills a view.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of the video is seen, with its proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// All of the view is filled, with the video's proportions.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// All of the view is filled with all of the video, whatever its proportions.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A camera or a microphone. None is available: no program gets one.
open class AVCaptureDevice: NSObject {
    /// The side a camera is on.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// A kind of camera or microphone.
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// Whether a light shines with a video.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// Whether a light flashes with a picture.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// How a camera finds the distance.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// How a camera finds the time of exposure.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    /// How a camera finds what is white.
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    /// A form in which a camera delivers pictures.
    open class Format: NSObject {
        /// 1.
        open var videoMaxZoomFactor: CGFloat { 1 }
        /// None.
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    }
    /// Cameras and microphones of some kinds: none.
    open class DiscoverySession: NSObject {
        /// The kinds have no effect.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// None.
        open var devices: [AVCaptureDevice] { [] }
    }
    override init() { super.init() }
    /// Nil.
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
    /// Nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Nil.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice? { nil }
    /// None.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// Nil.
    open class var systemPreferredCamera: AVCaptureDevice? { nil }
    /// Denied.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Calls the closure at once, with false.
    @preconcurrency open class func requestAccess(for mediaType: AVMediaType,
        completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        handler(false)
    }
    /// False.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    // What follows is of a device, and no program has one.

    /// Empty.
    open var uniqueID: String { "" }
    /// Empty.
    open var localizedName: String { "" }
    /// Unspecified.
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// False.
    open var isConnected: Bool { false }
    /// False.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func lockForConfiguration() throws {}
    /// Ends what `lockForConfiguration()` begins. Nothing to do: no program has a device.
    open func unlockForConfiguration() {}
    /// None.
    open var formats: [Format] { [] }
    open var activeFormat = Format()
    /// False.
    open var hasTorch: Bool { false }
    /// False.
    open var hasFlash: Bool { false }
    /// False.
    open var isTorchAvailable: Bool { false }
    /// False.
    open var isTorchActive: Bool { false }
    /// 0.
    open var torchLevel: Float { 0 }
    open var torchMode = TorchMode.off
    /// False.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws {}
    /// False.
    open var isFlashAvailable: Bool { false }
    open var focusMode = FocusMode.locked
    /// False.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    /// False.
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isSmoothAutoFocusEnabled = false
    open var exposureMode = ExposureMode.locked
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isExposurePointOfInterestSupported: Bool { false }
    /// 0.
    open var minExposureTargetBias: Float { 0 }
    /// 0.
    open var maxExposureTargetBias: Float { 0 }
    open var exposureTargetBias: Float { 0 }
    @preconcurrency
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
        handler?(.zero)
    }
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    /// False.
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
}
extension AVCaptureDevice {
    /// Says how pictures are to be turned: not at all.
    open class RotationCoordinator: NSObject {
        /// The camera; nil without one.
        public let device: AVCaptureDevice?
        /// What shows its pictures; nil for nothing.
        public let previewLayer: CALayer?
        /// A camera and what shows its pictures.
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }
        /// 0.
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        /// 0.
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
    }
}

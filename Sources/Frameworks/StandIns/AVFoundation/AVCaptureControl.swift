public import CoreGraphics
public import CoreMedia
import CoreVideo
public import Foundation
public import QuadrantFoundation

// The camera button of a phone, and distances of a camera. There is no camera.

/// Something that the camera button changes.
open class AVCaptureControl: NSObject {
    fileprivate override init() { super.init() }
    /// Whether it can be chosen. Nothing to do: there is no button.
    open var isEnabled = true
}
/// A value that the camera button changes.
open class AVCaptureSlider: AVCaptureControl {
    /// Its title and its symbol.
    public let localizedTitle: String, symbolName: String
    private let range: ClosedRange<Float>
    /// A value of a range.
    public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName, self.range) = (localizedTitle, symbolName, range)
        value = range.lowerBound
    }
    /// A value of a range, in steps.
    public convenience init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float) {
        self.init(localizedTitle, symbolName: symbolName, in: range)
    }
    /// The value; the least at first.
    open var value: Float { didSet { value = min(max(value, range.lowerBound), range.upperBound) } }
    /// Called with values that the person chooses: never.
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Float) -> Void) {}
}
/// One of several values that the camera button changes.
open class AVCaptureIndexPicker: AVCaptureControl {
    /// Its title and its symbol.
    public let localizedTitle: String, symbolName: String
    /// How many values there are.
    public let numberOfIndexes: Int
    /// One of several values with titles.
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        numberOfIndexes = localizedIndexTitles.count
    }
    /// The number of the value; 0 at first.
    open var selectedIndex = 0
    /// Called with numbers that the person chooses: never.
    open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping (Int) -> Void) {}
}
/// The zoom, as the camera button changes it.
open class AVCaptureSystemZoomSlider: AVCaptureControl {
    /// The zoom of a camera.
    public init(device: AVCaptureDevice) { super.init() }
    /// The zoom of a camera, and what is called with it: never.
    public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) { super.init() }
}
/// The brightness, as the camera button changes it.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl {
    /// The brightness of a camera.
    public init(device: AVCaptureDevice) { super.init() }
    /// The brightness of a camera, and what is called with it: never.
    public init(device: AVCaptureDevice, action: @escaping @MainActor (CGFloat) -> Void) { super.init() }
}
/// Is notified of the camera button. It is never called.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    /// It can be used. Never called.
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    /// It fills the screen. Never called.
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    /// It does not fill the screen any more. Never called.
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    /// It cannot be used any more. Never called.
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
extension AVCaptureSession {
    /// Sets who is notified of the camera button. Nothing to do: there is none.
    public func setControlsDelegate(_ controlsDelegate: (any AVCaptureSessionControlsDelegate)?,
                                    queue controlsDelegateCallbackQueue: DispatchQueue?) {}
    /// None.
    public var controls: [AVCaptureControl] { [] }
    /// False: there is no button.
    public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    /// Adds what the camera button changes. Nothing to do: there is none.
    public func addControl(_ control: AVCaptureControl) {}
    /// Takes it away. Nothing to do: there is no button.
    public func removeControl(_ control: AVCaptureControl) {}
    /// The processor's clock.
    public var synchronizationClock: CMClock? { .hostTimeClock }
    /// Whether the program's sound is mixed with others. Nothing to do: nothing is recorded.
    public var configuresApplicationAudioSessionToMixWithOthers: Bool { get { false } set {} }
}

/// Distances in a picture. None is taken.
open class AVDepthData: NSObject {
    /// How exact distances are.
    public enum Accuracy: Int, Sendable { case relative, absolute }
    /// How good distances are.
    public enum Quality: Int, Sendable { case low, high }
    override init() { super.init() }
    /// Throws: there are no distances.
    public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        throw NSError(domain: AVFoundationErrorDomain, code: -11800)
    }
    /// Metres, as a number of 32 bits.
    open var depthDataType: OSType { kCVPixelFormatType_DepthFloat32 }
    /// False.
    open var isDepthDataFiltered: Bool { false }
    /// Relative.
    open var depthDataAccuracy: Accuracy { .relative }
    /// Low.
    open var depthDataQuality: Quality { .low }
    /// None.
    open var availableDepthDataTypes: [OSType] { [] }
    /// The same: there are no distances.
    open func converting(toDepthDataType depthDataType: OSType) -> Self { self }
}
/// Delivers distances. There are none.
open class AVCaptureDepthDataOutput: AVCaptureOutput {
    public override init() { super.init() }
    /// Whether gaps are filled. Nothing to do: nothing is delivered.
    open var isFilteringEnabled = true
    /// Whether what comes late is left out. Nothing to do: nothing comes.
    open var alwaysDiscardsLateDepthData = true
    /// The delegate.
    open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
    /// Sets who is notified, and where. Nothing comes.
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
        self.delegate = delegate
    }
}
/// Receives distances. It is never called.
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    /// Distances have come. Never called.
    func depthDataOutput(_ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
                         connection: AVCaptureConnection)
}
extension AVCaptureDepthDataOutputDelegate {
    /// Does nothing.
    public func depthDataOutput(_ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData,
                                timestamp: CMTime, connection: AVCaptureConnection) {}
}
extension AVCapturePhoto {
    /// Nil.
    public var depthData: AVDepthData? { nil }
    /// Nil.
    public var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
    /// Nil.
    public var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
}
extension AVCapturePhotoOutput {
    /// Whether a picture can be taken at once.
    public enum CaptureReadiness: Int, Sendable {
        case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture, notReadyWaitingForProcessing
    }
    /// No session runs.
    public var captureReadiness: CaptureReadiness { .sessionNotRunning }
    /// Whether short videos are kept when a session ends. Nothing to do: none is taken.
    public var preservesLivePhotoCaptureSuspendedOnSessionStop: Bool { get { false } set {} }
    /// Whether short videos are cut. Nothing to do: none is taken.
    public var isLivePhotoAutoTrimmingEnabled: Bool { get { false } set {} }
    /// What scenes are looked at for. Nothing to do: there is no camera.
    public var photoSettingsForSceneMonitoring: AVCapturePhotoSettings? { get { nil } set {} }
    /// Whether wide pictures are made straight. Nothing to do: none is taken.
    public var isContentAwareDistortionCorrectionEnabled: Bool { get { false } set {} }
    /// False.
    public var isContentAwareDistortionCorrectionSupported: Bool { false }
    /// False.
    public var isCameraCalibrationDataDeliverySupported: Bool { false }
}
extension AVCaptureResolvedPhotoSettings {
    /// Zero.
    public var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// Zero.
    public var deferredPhotoProxyDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// Zero.
    public var photoProcessingTimeRange: CMTimeRange { .zero }
    /// False.
    public var isFastCapturePrioritizationEnabled: Bool { false }
}
/// Says whether a picture can be taken at once.
open class AVCapturePhotoOutputReadinessCoordinator: NSObject {
    /// Of an output.
    public init(photoOutput: AVCapturePhotoOutput) {}
    /// Who is notified: never. Held weakly.
    open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?
    /// No session runs.
    open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { .sessionNotRunning }
    /// Begins with a picture. Nothing to do: none is taken.
    open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {}
    /// Ends with a picture. Nothing to do: none is taken.
    open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) {}
}
/// Is notified of whether a picture can be taken. It is never called.
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
    /// It has changed. Never called.
    func readinessCoordinator(_ coordinator: AVCapturePhotoOutputReadinessCoordinator,
                              captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
}
extension AVCapturePhotoOutputReadinessCoordinatorDelegate {
    /// Does nothing.
    public func readinessCoordinator(_ coordinator: AVCapturePhotoOutputReadinessCoordinator,
                                     captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
    {}
}
extension AVCaptureDevice {
    /// How warm a device is.
    open class SystemPressureState: NSObject {
        /// From normal to so hot that the camera ends.
        public struct Level: Hashable, RawRepresentable, Sendable {
            /// The name of the framework.
            public let rawValue: String
            /// A level by its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }
        override init() { super.init() }
        /// Nominal.
        open var level: Level { .nominal }
    }
    /// Nominal: there is no camera.
    public var systemPressureState: SystemPressureState { SystemPressureState() }
    /// False.
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// False.
    public var isContinuityCamera: Bool { false }
    /// Who chooses whether the person stays in the middle.
    public enum CenterStageControlMode: Int, Sendable { case user, app, cooperative }
    /// The person. Nothing to do: there is no camera.
    public class var centerStageControlMode: CenterStageControlMode { get { .user } set {} }
    /// Whether the person stays in the middle. Nothing to do: there is no camera.
    public class var isCenterStageEnabled: Bool { get { false } set {} }
    /// What the system shows of cameras and microphones.
    public enum SystemUserInterface: Int, Sendable { case videoEffects = 1, microphoneModes }
    /// Shows it. Nothing to do: there is no camera.
    public class func showSystemUserInterface(_ systemUserInterface: SystemUserInterface) {}
    /// How a microphone listens.
    public enum MicrophoneMode: Int, Sendable { case standard, wideSpectrum, voiceIsolation }
    /// Standard.
    public class var preferredMicrophoneMode: MicrophoneMode { .standard }
    /// Standard.
    public class var activeMicrophoneMode: MicrophoneMode { .standard }
    /// Whether bright and dark parts are evened out. Nothing to do: there is no camera.
    public var isGlobalToneMappingEnabled: Bool { get { false } set {} }
    /// Whether faces decide on the distance. Nothing to do: there is no camera.
    public var isFaceDrivenAutoFocusEnabled: Bool { get { false } set {} }
    /// Whether the device decides on that. Nothing to do: there is no camera.
    public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool { get { true } set {} }
}
extension AVCaptureDevice.Format {
    /// How a camera finds the distance.
    public enum AutoFocusSystem: Int, Sendable { case none, contrastDetection, phaseDetection }
    /// None.
    public var autoFocusSystem: AutoFocusSystem { .none }
    /// False.
    public var isCenterStageSupported: Bool { false }
    /// False.
    public var isPortraitEffectSupported: Bool { false }
    /// Zero.
    public var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
}

public import Foundation

// Cameras and microphones: there are none, so that a session runs without input, and outputs deliver nothing.

/// What leads from inputs to outputs.
open class AVCaptureSession: NSObject {
    /// How good pictures are.
    public struct Preset: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A quality by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    /// Why a session pauses.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
    }
    /// A session without inputs and outputs.
    public override init() { super.init() }
    /// Whether the hardware has room for a quality: always.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// How good pictures are. Nothing to do: none is taken.
    open var sessionPreset = Preset.high
    /// What it records from.
    open private(set) var inputs: [AVCaptureInput] = []
    /// What it delivers to.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// None: nothing is recorded.
    open var connections: [AVCaptureConnection] { [] }
    /// Whether an input can be added: once.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Takes an input away.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Whether an output can be added: once.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Takes an output away.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Collects changes. Nothing to do: each has its effect at once.
    open func beginConfiguration() {}
    /// Ends what `beginConfiguration()` begins. Nothing to do: each change has its effect at once.
    open func commitConfiguration() {}
    /// Whether it was started and not stopped.
    open private(set) var isRunning = false
    /// False.
    open var isInterrupted: Bool { false }
    /// Whether a session records the sound of the program as well. Nothing to do: nothing is recorded.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// Starts it: nothing is recorded.
    open func startRunning() { isRunning = true }
    /// Stops it.
    open func stopRunning() { isRunning = false }
}
/// A session with several cameras.
open class AVCaptureMultiCamSession: AVCaptureSession {
    /// False.
    open class var isMultiCamSupported: Bool { false }
}
extension NSNotification.Name {
    /// Never sent.
    public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Never sent.
    public static let AVCaptureSessionDidStartRunning =
        NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Never sent.
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
    /// Never sent.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Never sent.
    public static let AVCaptureSessionInterruptionEnded =
        NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
}

extension AVCaptureSession {
    /// Never sent.
    public class var runtimeErrorNotification: NSNotification.Name { .AVCaptureSessionRuntimeError }
    /// Never sent.
    public class var didStartRunningNotification: NSNotification.Name { .AVCaptureSessionDidStartRunning }
    /// Never sent.
    public class var didStopRunningNotification: NSNotification.Name { .AVCaptureSessionDidStopRunning }
    /// Never sent.
    public class var wasInterruptedNotification: NSNotification.Name { .AVCaptureSessionWasInterrupted }
    /// Never sent.
    public class var interruptionEndedNotification: NSNotification.Name { .AVCaptureSessionInterruptionEnded }
}
/// The key of the error in a notification.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason in a notification, an `NSNumber`.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// What a session records from.
open class AVCaptureInput: NSObject {}
/// A camera or a microphone as an input.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The camera or the microphone.
    public let device: AVCaptureDevice
    /// An input from a camera or a microphone.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
    /// Whether cameras expose as the framework thinks best. Nothing to do: there is no camera.
    open var unifiedAutoExposureDefaultsEnabled = false
    /// None.
    open func ports(for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
                    sourceDevicePosition: AVCaptureDevice.Position) -> [AVCaptureInput.Port] { [] }
}
extension AVCaptureInput {
    /// What an input delivers. There is none.
    open class Port: NSObject {
        override init() { super.init() }
        /// The kind of content.
        open var mediaType: AVMediaType { .video }
        /// Whether it is used. Nothing to do: nothing is recorded.
        open var isEnabled = true
    }
    /// None: nothing is recorded.
    public var ports: [Port] { [] }
}
/// A channel of sound. There is none.
open class AVCaptureAudioChannel: NSObject {
    override init() { super.init() }
    /// Decibels: silence.
    open var averagePowerLevel: Float { -160 }
    /// Decibels: silence.
    open var peakHoldLevel: Float { -160 }
}
/// What a session delivers to.
open class AVCaptureOutput: NSObject {
    /// None: nothing is recorded.
    open var connections: [AVCaptureConnection] { [] }
    /// Nil: nothing is recorded.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}
/// How movements of the hand are evened out.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended, auto = -1
}
/// What leads from an input to an output. There is none.
open class AVCaptureConnection: NSObject {
    override init() { super.init() }
    /// Whether it is used. Nothing to do: nothing is recorded.
    open var isEnabled = true
    /// False.
    open var isActive: Bool { false }
    /// How pictures are turned. Nothing to do: none is taken.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// True.
    open var isVideoOrientationSupported: Bool { true }
    /// By how many degrees pictures are turned. Nothing to do: none is taken.
    open var videoRotationAngle: CGFloat = 0
    /// True.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
    /// Whether pictures are mirrored. Nothing to do: none is taken.
    open var isVideoMirrored = false
    /// True.
    open var isVideoMirroringSupported: Bool { true }
    /// Whether cameras in front are mirrored. Nothing to do: nothing is recorded.
    open var automaticallyAdjustsVideoMirroring = true
    /// How movements are evened out. Nothing to do: none is taken.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// False.
    open var isVideoStabilizationSupported: Bool { false }
    /// Off.
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    /// None.
    open var inputPorts: [AVCaptureInput.Port] { [] }
    /// Nil.
    open var output: AVCaptureOutput? { nil }
    /// Nil.
    open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { nil }
    /// None.
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    /// How much pictures are enlarged. Nothing to do: none is taken.
    open var videoScaleAndCropFactor: CGFloat = 1
    /// 1.
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    /// False.
    open var isCameraIntrinsicMatrixDeliverySupported: Bool { false }
    /// Whether the lens is described. Nothing to do: no picture is taken.
    open var isCameraIntrinsicMatrixDeliveryEnabled = false
}

public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation

// Outputs of a session. Nothing is recorded: they call their delegates with an error, or never.

/// Finds codes and faces.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    public override init() { super.init() }
    /// The kinds that are looked for. Nothing to do: there is no camera.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// All kinds.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { AVMetadataObject.ObjectType.all }
    /// Where codes are looked for. Nothing to do: there is no camera.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The delegate.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// Sets who is notified, and where. No object is found.
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
                                         queue objectsCallbackQueue: DispatchQueue?) {
        metadataObjectsDelegate = objectsDelegate
    }
}
/// Receives codes and faces. It is never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Objects were found. Never called.
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
                        from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
                               from connection: AVCaptureConnection) {}
}
/// A code or a face in a picture. None is found.
open class AVMetadataObject: NSObject {
    /// A kind of code or face.
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let codabar = ObjectType(rawValue: "Codabar")
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
        public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
        public static let face = ObjectType(rawValue: "face")
        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
        public static let catBody = ObjectType(rawValue: "catBody")
        public static let dogBody = ObjectType(rawValue: "dogBody")
        public static let salientObject = ObjectType(rawValue: "salientObject")
        static let all = [
            upce, code39, code39Mod43, ean13, ean8, code93, code128, pdf417, qr, microQR, aztec, interleaved2of5,
            itf14, dataMatrix, codabar, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, microPDF417, face, humanBody,
        ]
    }
    override init() { super.init() }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
    /// Invalid.
    open var duration: CMTime { .invalid }
}
/// A code in a picture. None is found.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}
/// A face in a picture. None is found.
open class AVMetadataFaceObject: AVMetadataObject {
    open var faceID: Int { 0 }
    /// False.
    open var hasRollAngle: Bool { false }
    /// Degrees.
    open var rollAngle: CGFloat { 0 }
    /// False.
    open var hasYawAngle: Bool { false }
    /// Degrees.
    open var yawAngle: CGFloat { 0 }
}

/// How a picture is taken.
open class AVCapturePhotoSettings: NSObject {
    public override init() { super.init() }
    /// A format has no effect: no picture is taken.
    public init(format: [String: Any]?) {}
    /// Whether a light flashes. Nothing to do: no picture is taken.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// How much time a picture may take. Nothing to do: no picture is taken.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// Whether a picture has all pixels. Nothing to do: no picture is taken.
    open var isHighResolutionPhotoEnabled = false
    /// The most pixels of a picture. Nothing to do: no picture is taken.
    open var maxPhotoDimensions = CMVideoDimensions()
    /// None.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    /// The form of a small picture. Nothing to do: no picture is taken.
    open var previewPhotoFormat: [String: Any]?
    open var uniqueID: Int64 { 0 }
}
/// A picture. None is taken.
open class AVCapturePhoto: NSObject {
    override init() { super.init() }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var metadata: [String: Any] { [:] }
}
/// How a picture was taken.
open class AVCaptureResolvedPhotoSettings: NSObject {
    override init() { super.init() }
    open var uniqueID: Int64 { 0 }
}
/// Takes pictures. None is taken: delegates hear of an error.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// How much time a picture may take.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    public override init() { super.init() }
    /// The most time that pictures may take. Nothing to do: none is taken.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// Whether pictures have all pixels. Nothing to do: none is taken.
    open var isHighResolutionCaptureEnabled = false
    /// The most pixels of a picture. Nothing to do: none is taken.
    open var maxPhotoDimensions = CMVideoDimensions()
    /// JPEG.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// Off.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled: Bool { get { false } set {} }
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled: Bool { get { false } set {} }
    open var isResponsiveCaptureSupported: Bool { false }
    open var isResponsiveCaptureEnabled: Bool { get { false } set {} }
    /// Prepares. Nothing to do: no picture is taken.
    open func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
                                            completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {}
    /// Calls the delegate at once, with an error.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(),
                             error: NSError(domain: AVFoundationErrorDomain, code: -11803, userInfo: [
                                NSLocalizedDescriptionKey: "There is no camera."
                             ]))
    }
}
/// The domain of errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// Receives pictures.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// A picture was taken, or an error has occurred.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
                     error: (any Error)?)
    /// A picture is about to be taken. Never called.
    func photoOutput(_ output: AVCapturePhotoOutput,
                     willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// A picture is taken now. Never called.
    func photoOutput(_ output: AVCapturePhotoOutput,
                     willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// A picture was taken. Never called.
    func photoOutput(_ output: AVCapturePhotoOutput,
                     didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// A picture comes that is finished later. Never called.
    func photoOutput(_ output: AVCapturePhotoOutput,
                     didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
                     error: (any Error)?)
    /// The video beside a picture is recorded. Never called.
    func photoOutput(_ output: AVCapturePhotoOutput,
                     didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
                     resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The video beside a picture is written. Never called.
    func photoOutput(_ output: AVCapturePhotoOutput,
                     didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
                     photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
    /// All of a picture was delivered. Never called.
    func photoOutput(_ output: AVCapturePhotoOutput,
                     didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
                            error: (any Error)?) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
                            willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
                            willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
                            didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
                            didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
                            error: (any Error)?) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
                            didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
                            resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
                            didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
                            photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
                            error: (any Error)?) {}
    public func photoOutput(_ output: AVCapturePhotoOutput,
                            didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
                            error: (any Error)?) {}
}
/// A picture that is finished later. None is taken.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}
/// A form in which pictures are kept.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A form by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
/// The key of the form in which pictures are kept.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of a width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of a height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// Delivers the pictures of a video. There is none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    public override init() { super.init() }
    /// The form of pictures. Nothing to do: none is delivered.
    open var videoSettings: [String: Any]! = [:]
    /// Whether pictures that come late are left out. Nothing to do: none comes.
    open var alwaysDiscardsLateVideoFrames = true
    /// None.
    open var availableVideoPixelFormatTypes: [UInt32] { [] }
    /// None.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    /// Whether pictures have the size of the screen. Nothing to do: none is delivered.
    open var automaticallyConfiguresOutputBufferDimensions = true
    /// Whether pictures have the size of the preview. Nothing to do: none is delivered.
    open var deliversPreviewSizedOutputBuffers = false
    /// Nil: no picture is delivered.
    open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
    /// Nil: no picture is delivered.
    open func recommendedVideoSettings(forVideoCodecType videoCodecType: AVVideoCodecType,
                                       assetWriterOutputFileType outputFileType: AVFileType) -> [String: Any]? { nil }
    /// The delegate.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// Sets who is notified, and where. No picture comes.
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
                                      queue sampleBufferCallbackQueue: DispatchQueue?) {
        self.sampleBufferDelegate = sampleBufferDelegate
    }
}
/// Receives the pictures of a video. It is never called.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: _AVCaptureSampleBufferDelegate {}
/// Receives sound. It is never called.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: _AVCaptureSampleBufferDelegate {}
/// What both have: a class that receives pictures and sound has one method for both.
public protocol _AVCaptureSampleBufferDelegate: NSObjectProtocol {
    /// A picture has come. Never called.
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
                       from connection: AVCaptureConnection)
    /// A picture was left out. Never called.
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
                       from connection: AVCaptureConnection)
}
extension _AVCaptureSampleBufferDelegate {
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
                              from connection: AVCaptureConnection) {}
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
                              from connection: AVCaptureConnection) {}
}
/// Delivers sound. There is none.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
    public override init() { super.init() }
    /// The delegate.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    /// Sets who is notified, and where. No sound comes.
    open func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
                                      queue sampleBufferCallbackQueue: DispatchQueue?) {
        self.sampleBufferDelegate = sampleBufferDelegate
    }
    /// Nil: no sound comes.
    open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}
/// Writes a video to a file. There is none.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    public override init() { super.init() }
    /// How often what is recorded can be read. Nothing to do: nothing is recorded.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    /// Values of the file. Nothing to do: nothing is recorded.
    open var metadata: [AVMetadataItem]?
    /// H.264 and HEVC.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .hevc] }
    /// None.
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    /// The form of what is recorded. Nothing to do: nothing is.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
/// Writes to a file. Delegates hear of an error.
open class AVCaptureFileOutput: AVCaptureOutput {
    open var isRecording: Bool { false }
    open var recordedDuration: CMTime { .zero }
    /// Bytes; 0.
    open var recordedFileSize: Int64 { 0 }
    /// Nil.
    open var outputFileURL: URL? { nil }
    /// False.
    open var isRecordingPaused: Bool { false }
    /// Pauses. Nothing to do: nothing is recorded.
    open func pauseRecording() {}
    /// Continues. Nothing to do: nothing is recorded.
    open func resumeRecording() {}
    /// The most bytes; 0 for no limit. Nothing to do: nothing is recorded.
    open var maxRecordedFileSize: Int64 = 0
    /// The bytes that stay free. Nothing to do: nothing is recorded.
    open var minFreeDiskSpaceLimit: Int64 = 0
    /// The longest recording. Nothing to do: nothing is recorded.
    open var maxRecordedDuration = CMTime.invalid
    /// Calls the delegate at once, with an error.
    open func startRecording(to outputFileURL: URL,
                             recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [],
                            error: NSError(domain: AVFoundationErrorDomain, code: -11803))
    }
    /// Ends a recording. Nothing to do: there is none.
    open func stopRecording() {}
}
/// Receives recordings.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// A recording has begun. Never called.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
                    from connections: [AVCaptureConnection])
    /// A recording is complete, or an error has occurred.
    func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
                    from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
                           from connections: [AVCaptureConnection]) {}
}

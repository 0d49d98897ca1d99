public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation

// Writing and reading videos. None is written or read: writers and readers fail.

private func failure() -> NSError { NSError(domain: AVFoundationErrorDomain, code: -11800) }

/// A kind of file.
public struct AVFileType: Hashable, RawRepresentable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String
    /// A kind by its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Videos.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4"),
        mov = AVFileType(rawValue: "com.apple.quicktime-movie"), m4v = AVFileType(rawValue: "com.apple.m4v-video"),
        mobile3GPP = AVFileType(rawValue: "public.3gpp")
    /// Sounds.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio"), mp3 = AVFileType(rawValue: "public.mp3"),
        wav = AVFileType(rawValue: "com.microsoft.waveform-audio"), aiff = AVFileType(rawValue: "public.aiff-audio"),
        caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// Pictures.
    public static let jpg = AVFileType(rawValue: "public.jpeg"), heic = AVFileType(rawValue: "public.heic"),
        heif = AVFileType(rawValue: "public.heif"), tif = AVFileType(rawValue: "public.tiff"),
        dng = AVFileType(rawValue: "com.adobe.raw-image")
}

/// Writes a video: it fails.
open class AVAssetWriter: NSObject {
    /// How far it is.
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
    /// Where it is written.
    public let outputURL: URL
    /// What it is.
    public let outputFileType: AVFileType
    /// A video in a file.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    }
    /// How far it is: it fails when it begins.
    open private(set) var status = Status.unknown
    /// Why it has failed.
    open var error: (any Error)? { status == .failed ? failure() : nil }
    /// What is written.
    open private(set) var inputs: [AVAssetWriterInput] = []
    /// Whether it can be read while it is loaded. Nothing to do: nothing is written.
    open var shouldOptimizeForNetworkUse = false
    /// A video in a file.
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }
    /// Values of the file. Nothing to do: nothing is written.
    open var metadata: [AVMetadataItem] = []
    /// How often what is written can be read. Nothing to do: nothing is written.
    open var movieFragmentInterval = CMTime.invalid
    /// Parts of a second; 0 for those of the tracks. Nothing to do: nothing is written.
    open var movieTimeScale: CMTimeScale = 0
    /// False.
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
    /// True.
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    /// Adds what is written.
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    /// False: it fails.
    @discardableResult
    open func startWriting() -> Bool {
        status = .failed
        return false
    }
    /// Begins at a time. Nothing to do: nothing is written.
    open func startSession(atSourceTime startTime: CMTime) {}
    /// Ends at a time. Nothing to do: nothing is written.
    open func endSession(atSourceTime endTime: CMTime) {}
    /// Calls the closure at once.
    @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    /// Returns at once.
    open nonisolated(nonsending) func finishWriting() async {}
    /// Ends it.
    open func cancelWriting() { status = .cancelled }
}
/// What is written: nothing.
open class AVAssetWriterInput: NSObject {
    /// What it is.
    public let mediaType: AVMediaType
    /// How it is written.
    public let outputSettings: [String: Any]?
    /// Pictures or sound.
    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    }
    /// Pictures or sound; what they are made of has no effect.
    public convenience init(mediaType: AVMediaType, outputSettings: [String: Any]?,
                            sourceFormatHint: CMFormatDescription?) {
        self.init(mediaType: mediaType, outputSettings: outputSettings)
    }
    /// Values of the track. Nothing to do: nothing is written.
    open var metadata: [AVMetadataItem] = []
    /// In pixels. Nothing to do: nothing is written.
    open var naturalSize = CGSize.zero
    /// Parts of a second; 0 for those of the content. Nothing to do: nothing is written.
    open var mediaTimeScale: CMTimeScale = 0
    /// The language of the track. Nothing to do: nothing is written.
    open var languageCode: String?
    /// From 0 to 1. Nothing to do: nothing is written.
    open var preferredVolume: Float = 1
    /// Whether the track is played. Nothing to do: nothing is written.
    open var marksOutputTrackAsEnabled = true
    /// Whether content may be read several times. Nothing to do: nothing is written.
    open var performsMultiPassEncodingIfSupported = false
    /// Whether it comes as time passes. Nothing to do: nothing is written.
    open var expectsMediaDataInRealTime = false
    /// How pictures are turned. Nothing to do: nothing is written.
    open var transform = CGAffineTransform.identity
    /// False.
    open var isReadyForMoreMediaData: Bool { false }
    /// False.
    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    /// Says that it was all. Nothing to do: nothing is written.
    open func markAsFinished() {}
    /// Calls a closure when there is room. Never called: nothing is written.
    @preconcurrency
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}
/// Writes pictures in memory: nothing.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
    /// What is written.
    public let assetWriterInput: AVAssetWriterInput
    /// What pictures are made of.
    public let sourcePixelBufferAttributes: [String: Any]?
    /// Pictures in memory.
    public init(assetWriterInput input: AVAssetWriterInput,
                sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    }
    /// Nil: writing has not begun.
    open var pixelBufferPool: CVPixelBufferPool? { nil }
    /// False.
    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
/// Reads a video: it fails.
open class AVAssetReader: NSObject {
    /// How far it is.
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
    /// The video.
    public let asset: AVAsset
    /// A video.
    public init(asset: AVAsset) throws { self.asset = asset }
    /// How far it is: it fails when it begins.
    open private(set) var status = Status.unknown
    /// Why it has failed.
    open var error: (any Error)? { status == .failed ? failure() : nil }
    /// What is read.
    open private(set) var outputs: [AVAssetReaderOutput] = []
    /// Which part is read. Nothing to do: nothing is read.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// True.
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
    /// Adds what is read.
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    /// False: it fails.
    @discardableResult
    open func startReading() -> Bool {
        status = .failed
        return false
    }
    /// Ends it.
    open func cancelReading() { status = .cancelled }
}
/// What is read: nothing.
open class AVAssetReaderOutput: NSObject {
    override init() { super.init() }
    /// Whether each part has memory of its own. Nothing to do: nothing is read.
    open var alwaysCopiesSampleData = true
    /// Nil.
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
/// A track that is read.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    /// The track.
    public let track: AVAssetTrack
    /// How it is read.
    public let outputSettings: [String: Any]?
    /// A track.
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
    }
}
/// Makes a file of a video: it fails.
open class AVAssetExportSession: NSObject {
    /// How far it is.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    /// The video.
    public let asset: AVAsset
    /// How it is made.
    public let presetName: String
    /// A video, and how it is made.
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
    /// How far it is: failed.
    open var status: Status { .failed }
    /// Why it has failed.
    open var error: (any Error)? { failure() }
    /// 0.
    open var progress: Float { 0 }
    /// What is made. Nothing to do: nothing is made.
    open var outputFileType: AVFileType?
    /// Where it is made. Nothing to do: nothing is made.
    open var outputURL: URL?
    /// Which part is made. Nothing to do: nothing is made.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How tracks become one video. Nothing to do: no video is made.
    open var videoComposition: AVVideoComposition?
    /// How loud tracks are. Nothing to do: no video is made.
    open var audioMix: AVAudioMix?
    /// The most bytes; 0 for no limit. Nothing to do: no video is made.
    open var fileLengthLimit: Int64 = 0
    /// How sound that is played faster is made. Nothing to do: no video is made.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    /// Which values are kept; nil for all. Nothing to do: no video is made.
    open var metadataItemFilter: AVMetadataItemFilter?
    /// Whether it may read the video several times. Nothing to do: no video is made.
    open var canPerformMultiplePassesOverSourceMediaData = false
    /// Where other files are kept; nil for the usual folder. Nothing to do: no video is made.
    open var directoryForTemporaryFiles: URL?
    /// Whether it can be read while it is loaded. Nothing to do: nothing is made.
    open var shouldOptimizeForNetworkUse = false
    /// What is known of it. Nothing to do: nothing is made.
    open var metadata: [AVMetadataItem]?
    /// The kinds of files: none is made.
    open var supportedFileTypes: [AVFileType] { [] }
    /// The ways.
    open class func allExportPresets() -> [String] { [AVAssetExportPresetHighestQuality] }
    /// None.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Calls the closure at once.
    @preconcurrency
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    /// Returns at once.
    open nonisolated(nonsending) func export() async {}
    /// Throws.
    open nonisolated(nonsending) func export(to url: URL, as fileType: AVFileType) async throws { throw failure() }
    /// Ends it. Nothing to do: it has ended.
    open func cancelExport() {}
}
/// As good as can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Smaller.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Small.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// In pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// In pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// In pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// In pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// In pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Reads sounds of several tracks as one: there are none.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
    /// The tracks.
    public let audioTracks: [AVAssetTrack]
    /// How sound is delivered; nil as it is.
    public let audioSettings: [String: Any]?
    /// Sounds of tracks.
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
    }
    /// How loud tracks are. Nothing to do: no sound is read.
    open var audioMix: AVAudioMix?
}
/// Reads pictures of several tracks as one: there are none.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
    /// The tracks.
    public let videoTracks: [AVAssetTrack]
    /// How pictures are delivered; nil as they are.
    public let videoSettings: [String: Any]?
    /// Pictures of tracks.
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
    }
    /// How tracks become one video. Nothing to do: no video is read.
    open var videoComposition: AVVideoComposition?
}

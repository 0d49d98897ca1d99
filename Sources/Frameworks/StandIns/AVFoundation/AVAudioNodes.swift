public import Foundation
public import QuadrantFoundation

// More parts of an engine. No sound passes: they keep their values.

extension NSNotification.Name {
    /// The devices have changed. Never sent.
    public static let AVAudioEngineConfigurationChange =
        NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}
/// Where the sound of a node goes.
open class AVAudioConnectionPoint: NSObject {
    /// The node; nil once it is gone.
    open private(set) weak var node: AVAudioNode?
    /// The number of the connection.
    public let bus: AVAudioNodeBus
    /// A connection of a node.
    public init(node: AVAudioNode, bus: AVAudioNodeBus) { (self.node, self.bus) = (node, bus) }
}
/// What has become of a sound.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed, dataRendered, dataPlayedBack }
/// What has become of a sound.
public typealias AVAudioPlayerNodeCompletionHandler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void

extension AVAudioPlayerNode {
    /// Takes a sound to be played next; it is not heard, and never ends.
    public func scheduleBuffer(_ buffer: AVAudioPCMBuffer,
                               completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
                               completionHandler: AVAudioPlayerNodeCompletionHandler? = nil) {}
    /// Takes a sound to be played at a time; it is not heard, and never ends.
    public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
                               options: AVAudioPlayerNodeBufferOptions = [],
                               completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
                               completionHandler: AVAudioPlayerNodeCompletionHandler? = nil) {}
    /// Plays a file, and calls a closure. Never called: there is no file.
    public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?,
                             completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
                             completionHandler: AVAudioPlayerNodeCompletionHandler? = nil) {}
    /// Plays a part of a file, and calls a closure. Never called: there is no file.
    public func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
                                frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
                                completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
                                completionHandler: AVAudioPlayerNodeCompletionHandler? = nil) {}
    /// Nil: no sound passes.
    public func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}
extension AVAudioNode {
    /// Seconds; 0.
    public var latency: TimeInterval { 0 }
    /// Seconds; 0.
    public var outputPresentationLatency: TimeInterval { 0 }
}
extension AVAudioMixerNode {
    /// 0.
    public var nextAvailableInputBus: AVAudioNodeBus { 0 }
}
/// Calls a closure with sound; never.
open class AVAudioSinkNode: AVAudioNode {
    /// Called with sound; never.
    public typealias ReceiverBlock = (UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>)
        -> OSStatus
    /// A closure, which is never called.
    public init(receiverBlock block: @escaping ReceiverBlock) { super.init() }
}
/// A point in space, in metres.
public struct AVAudio3DPoint: Hashable, Sendable {
    public var x: Float, y: Float, z: Float
    /// A point in space, in metres.
    public init(x: Float = 0, y: Float = 0, z: Float = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A direction and a length in space.
public typealias AVAudio3DVector = AVAudio3DPoint
/// Where a listener looks, in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
    public var yaw: Float, pitch: Float, roll: Float
    /// Where a listener looks, in degrees.
    public init(yaw: Float = 0, pitch: Float = 0, roll: Float = 0) {
        (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
    }
}
/// A point in space, in metres.
public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
    AVAudio3DPoint(x: x, y: y, z: z)
}
/// Where a listener looks, in degrees.
public func AVAudioMake3DAngularOrientation(_ yaw: Float, _ pitch: Float, _ roll: Float)
    -> AVAudio3DAngularOrientation { AVAudio3DAngularOrientation(yaw: yaw, pitch: pitch, roll: roll) }
/// How sound is put into space.
public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning, sphericalHead, HRTF, soundField, stereoPassThrough = 5, HRTFHQ, auto
}
/// What is put into space.
public enum AVAudio3DMixingSourceMode: Int, Sendable {
    case spatializeIfMono, bypass, pointSource, ambienceBed
}
/// Puts the sound of others into space. Nothing is heard.
open class AVAudioEnvironmentNode: AVAudioNode {
    /// A space for an engine.
    public override init() { super.init() }
    /// Where the listener is, in metres. Nothing to do: no sound passes.
    open var listenerPosition = AVAudio3DPoint()
    /// Where the listener looks, in degrees. Nothing to do: no sound passes.
    open var listenerAngularOrientation = AVAudio3DAngularOrientation()
    /// From 0 to 1. Nothing to do: no sound passes.
    open var outputVolume: Float = 1
    /// How a far sound is quieter.
    public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
    /// How the room sounds.
    public let reverbParameters = AVAudioEnvironmentReverbParameters()
    /// 0.
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}
/// How a far sound is quieter.
public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable { case exponential = 1, inverse, linear }
/// How a far sound is quieter. Values are kept.
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject {
    override init() { super.init() }
    /// The rule.
    open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
    /// Metres from which on it is quieter.
    open var referenceDistance: Float = 1
    /// Metres from which on it is not quieter.
    open var maximumDistance: Float = 100_000
    /// How fast.
    open var rolloffFactor: Float = 1
}
/// How a room sounds. Values are kept.
open class AVAudioEnvironmentReverbParameters: NSObject {
    override init() { super.init() }
    /// Whether it sounds.
    open var enable = false
    /// Decibels.
    open var level: Float = 0
    /// Sets the room. Nothing to do: no sound passes.
    open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// Makes sound. Nothing is heard.
open class AVAudioUnitGenerator: AVAudioUnit {
    /// A part. It does nothing.
    public init(audioComponentDescription: AudioComponentDescription) { super.init(audioComponentDescription) }
    /// Whether it is silent. Nothing to do: no sound passes.
    open var bypass = false
}

/// A place in music, in beats.
public typealias AVMusicTimeStamp = Double
/// A part of music, in beats.
public struct AVBeatRange: Hashable, Sendable {
    public var start: AVMusicTimeStamp, length: AVMusicTimeStamp
    /// A part of music, in beats.
    public init(start: AVMusicTimeStamp, length: AVMusicTimeStamp) { (self.start, self.length) = (start, length) }
    /// No beats.
    public init() { self.init(start: 0, length: 0) }
}
/// How a file of notes is read.
public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each channel is a track.
    public static let smf_ChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}
/// Plays notes of a file. Files are not read; nothing is heard.
open class AVAudioSequencer: NSObject {
    /// A player of notes without an engine.
    public override init() { super.init() }
    /// A player of notes for an engine.
    public init(audioEngine engine: AVAudioEngine) {}
    /// Reads a file. Nothing to do: files of notes are not read.
    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {}
    /// Reads a file. Nothing to do: files of notes are not read.
    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {}
    /// Whether it was started and not stopped.
    open private(set) var isPlaying = false
    /// Plays, silently. It does not throw.
    open func start() throws { isPlaying = true }
    /// Stops.
    open func stop() { isPlaying = false }
    /// Gets ready. Nothing to do: nothing is heard.
    open func prepareToPlay() {}
    /// How fast. Nothing to do: nothing is heard.
    open var rate: Float = 1
    /// Beats; it does not advance.
    open var currentPositionInBeats: AVMusicTimeStamp = 0
    /// Seconds; it does not advance.
    open var currentPositionInSeconds: TimeInterval = 0
    /// None.
    open var tracks: [AVMusicTrack] { [] }
    /// How fast beats are, as a track.
    public let tempoTrack = AVMusicTrack()
}
/// A track of notes.
open class AVMusicTrack: NSObject {
    override init() { super.init() }
    /// What makes sound of it. Nothing to do: nothing is heard.
    open var destinationAudioUnit: AVAudioUnit?
    /// Whether it repeats. Nothing to do: nothing is heard.
    open var isLoopingEnabled = false
    /// What repeats. Nothing to do: nothing is heard.
    open var loopRange = AVBeatRange()
    /// How often it repeats; -1 without an end. Nothing to do: nothing is heard.
    open var numberOfLoops = 0
    /// Whether it is silent. Nothing to do: nothing is heard.
    open var isMuted = false
    /// Whether only it is heard. Nothing to do: nothing is heard.
    open var isSoloed = false
    /// Beats. Nothing to do: nothing is heard.
    open var lengthInBeats: AVMusicTimeStamp = 0
    /// Seconds. Nothing to do: nothing is heard.
    open var lengthInSeconds: TimeInterval = 0
}
/// Plays a file of notes. It is not read; nothing is heard.
open class AVMIDIPlayer: NSObject {
    /// A file of notes and a file of instruments; nil for the system's.
    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {
        guard FileManager.default.isReadableFile(atPath: inURL.path) else { throw CocoaError(.fileReadNoSuchFile) }
    }
    /// Notes and a file of instruments; nil for the system's.
    public init(data: Data, soundBankURL bankURL: URL?) throws {}
    /// Gets ready. Nothing to do: nothing is heard.
    open func prepareToPlay() {}
    /// Whether it was started and not stopped.
    open private(set) var isPlaying = false
    /// Plays, silently; the closure is never called.
    @preconcurrency open func play(_ completionHandler: (@Sendable () -> Void)? = nil) { isPlaying = true }
    /// Stops.
    open func stop() { isPlaying = false }
    /// Seconds; 0.
    open var duration: TimeInterval { 0 }
    /// How fast. Nothing to do: nothing is heard.
    open var rate: Float = 1
    /// Seconds; it does not advance.
    open var currentPosition: TimeInterval = 0
}

// More keys of settings, with the names of the framework.

/// Whether the bits of a second are always the same.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// Bits a second of each channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// Bits of a number of the source.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// How good it is where the bits of a second change.
public let AVEncoderAudioQualityForVBRKey = "AVEncoderQualityForVBRKey"
/// How good another number of moments is.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
/// Which channels there are.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
public let AVAudioBitRateStrategy_Constant = "AVAudioBitRateStrategy_Constant"
public let AVAudioBitRateStrategy_Variable = "AVAudioBitRateStrategy_Variable"
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
/// AAC for few bits.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// AAC for still fewer bits.
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
/// AAC without delay.
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636c
/// AAC without delay, for few bits.
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
/// AAC for speech and music.
public let kAudioFormatMPEGD_USAC: AudioFormatID = 0x7573_6163
/// AC-3.
public let kAudioFormatAC3: AudioFormatID = 0x6163_2d33
/// AC-3 for few bits.
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2d33
/// MPEG, the first and second layer.
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2e6d_7031, kAudioFormatMPEGLayer2: AudioFormatID = 0x2e6d_7032
/// For speech by radio.
public let kAudioFormatAMR: AudioFormatID = 0x7361_6d72, kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
/// For telephones, as `kAudioFormatULaw`.
public let kAudioFormatALaw: AudioFormatID = 0x616c_6177
/// For speech.
public let kAudioFormatiLBC: AudioFormatID = 0x696c_6263
/// For telephones.
public let kAudioFormatULaw: AudioFormatID = 0x756c_6177

extension AVAudioSession.Mode {
    /// Short videos.
    public static let shortFormVideo = AVAudioSession.Mode(rawValue: "AVAudioSessionModeShortFormVideo")
}
extension AVAudioSession {
    /// False.
    public var isEchoCancelledInputAvailable: Bool { false }
    /// False.
    public var isEchoCancelledInputEnabled: Bool { false }
    /// Nil.
    public var inputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    /// Nil.
    public var inputDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// Nil.
    public var outputDataSources: [AVAudioSessionDataSourceDescription]? { nil }
    /// Nil.
    public var outputDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// Takes sound from a part of the device. Nothing to do: there is no device.
    public func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
    /// Gives sound to a part of the device. Nothing to do: there is no device.
    public func setOutputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
    /// How loud recordings are, from 0 to 1. Nothing to do: there is no microphone.
    public func setInputGain(_ gain: Float) throws {}
    /// Whether sound has more than two channels. Nothing to do: there is no device.
    public func setSupportsMultichannelContent(_ inValue: Bool) throws {}
    /// Whether a call ends when a device is taken away. Nothing to do: there is no device.
    public func setPrefersInterruptionOnRouteDisconnect(_ inValue: Bool) throws {}
    /// Whether what is played is taken out of recordings. Nothing to do: there is no microphone.
    public func setPrefersEchoCancelledInput(_ value: Bool) throws {}
    /// How the device is held.
    public enum StereoOrientation: Int, Sendable {
        case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    }
    /// Says how the device is held. Nothing to do: there is no microphone.
    public func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {}
    /// Whether microphones and loudspeakers are one device.
    public enum IOType: UInt, Sendable { case notSpecified, aggregated }
    /// Says whether they are one device. Nothing to do: there is none.
    public func setAggregatedIOPreference(_ inIOType: IOType) throws {}
    /// In which directions a microphone listens.
    public struct PolarPattern: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// Directions by their name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
        public static let cardioid = PolarPattern(rawValue: "Cardioid")
        public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
        public static let stereo = PolarPattern(rawValue: "Stereo")
    }
    /// On which side a microphone is.
    public struct Orientation: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A side by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let top = Orientation(rawValue: "Top"), bottom = Orientation(rawValue: "Bottom")
        public static let front = Orientation(rawValue: "Front"), back = Orientation(rawValue: "Back")
        public static let left = Orientation(rawValue: "Left"), right = Orientation(rawValue: "Right")
    }
}
extension AVAudioSessionDataSourceDescription {
    /// Nil.
    public var orientation: AVAudioSession.Orientation? { nil }
    /// Nil.
    public var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    /// Nil.
    public var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    /// Listens in some directions. Nothing to do: there is no microphone.
    public func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {}
}

public import Foundation

/// Plays a sound. Its properties keep their values; no sound is played.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    public let data: Data?
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        (self.url, data) = (url, nil)
    }
    public convenience init(contentsOf url: URL,
        fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    public init(data: Data) throws { (url, self.data) = (nil, data) }
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open var rate: Float = 1
    open var pan: Float = 0
    open var enableRate = false
    open var isMeteringEnabled = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    @discardableResult
    open func prepareToPlay() -> Bool { true }
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        return true
    }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
/// The delegate of a player; sounds never end here, so that nothing is called.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The audio session of a program. There is no audio output.
open class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    private static let only = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { only }
    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open var outputVolume: Float { 0 }
    open var isOtherAudioPlaying: Bool { false }
    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Speaks text. No sound is played.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var isSpeaking: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {}
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    public init(string: String) { speechString = string }
    open var rate: Float = 0.5
    open var volume: Float = 1
    open var pitchMultiplier: Float = 1
    open var voice: AVSpeechSynthesisVoice?
}
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
}
public typealias SystemSoundID = UInt32
/// Has no effect here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

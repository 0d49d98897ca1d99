public import Foundation
private import QuadrantThreads

/// Plays a sound. Its properties keep their values; no sound is played.
open class AVAudioPlayer: NSObject {
    /// The file; nil for a player of data.
    public let url: URL?
    /// The sound; nil for a player of a file.
    public let data: Data?
    /// A player of a file; throws `CocoaError.fileReadNoSuchFile` where it cannot be read. What is in it is not
    /// checked.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        (self.url, data) = (url, nil)
    }
    /// A player of a file; the type has no effect.
    public convenience init(contentsOf url: URL,
        fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    /// A player of data, which is not checked. It does not throw.
    public init(data: Data) throws { (url, self.data) = (nil, data) }
    /// Held weakly; never called.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Whether the program has started and not stopped it.
    open private(set) var isPlaying = false
    /// From 0 to 1. Nothing to do: no sound is played.
    open var volume: Float = 1
    /// 1 is the usual speed. Nothing to do: no sound is played.
    open var rate: Float = 1
    /// From -1, left, to 1, right. Nothing to do: no sound is played.
    open var pan: Float = 0
    /// Whether `rate` changes the speed. Nothing to do: no sound is played.
    open var enableRate = false
    /// Whether the loudness is measured. Nothing to do: no sound is played.
    open var isMeteringEnabled = false
    /// How often the sound is repeated, -1 without an end. Nothing to do: no sound is played.
    open var numberOfLoops = 0
    /// Seconds; it does not advance.
    open var currentTime: TimeInterval = 0
    /// 0 seconds: sounds are not read.
    open var duration: TimeInterval { 0 }
    /// True. Nothing to do: no sound is played.
    @discardableResult
    open func prepareToPlay() -> Bool { true }
    /// Sets `isPlaying`. Always true; no sound is heard.
    @discardableResult
    open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// Sets `isPlaying` to false.
    open func pause() { isPlaying = false }
    /// Sets `isPlaying` to false; the time stays.
    open func stop() { isPlaying = false }
    /// Sets `volume` at once; the duration in seconds has no effect.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Measures the loudness again. Nothing to do: no sound is played.
    open func updateMeters() {}
    /// -160 decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Is notified of the end of a sound. Sounds do not end here, so that it is never called.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// The end of the sound. Never called.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// A sound that cannot be read. Never called.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The audio session of a program. There is no audio output.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What a program does with sound.
    public struct Category: Hashable, RawRepresentable, Sendable {
        /// The name of the category.
        public let rawValue: String
        /// A category by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that may be missing; others play on.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that may be missing, without others; the default.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that the program is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both at once.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    /// What a category is used for.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        /// The name of the mode.
        public let rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// No special use.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Sound of a video.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Sound without changes by the system.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Speech that is to be heard without gaps.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }
    /// What a category does beside its usual rules.
    public struct CategoryOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Bits without an option of their own are kept. No option has an effect.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others play on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets without a wire may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker, and not the one at the ear.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// What is spoken by others pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Headsets without a wire may be used to listen to music.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Other devices may be used without a wire.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// Headsets without a wire may be used for calls: `allowBluetooth` under its new name.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    }
    /// What happens when a session ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Bits without an option of their own are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others may play again. Nothing to do: no sound is played.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    private static let only = AVAudioSession()
    private let state = Locked((category: Category.soloAmbient, mode: Mode.default))
    /// The only one.
    open class func sharedInstance() -> AVAudioSession { only }
    /// The last one that was set; `soloAmbient` at first.
    open var category: Category { state.withLock { $0.category } }
    /// The last one that was set; `default` at first.
    open var mode: Mode { state.withLock { $0.mode } }
    /// 0.
    open var outputVolume: Float { 0 }
    /// False.
    open var isOtherAudioPlaying: Bool { false }
    /// Keeps the category. It does not throw.
    open func setCategory(_ category: Category) throws {
        state.withLock { $0.category = category }
    }
    /// Keeps the category; the options have no effect. It does not throw.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        state.withLock { $0.category = category }
    }
    /// Keeps the category and the mode; the options have no effect. It does not throw.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        state.withLock { $0 = (category, mode) }
    }
    /// Does not throw. Nothing to do: no sound is played.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

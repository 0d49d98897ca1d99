public import Foundation

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
    /// A player of data; the type has no effect.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
    /// Channels; 0: sounds are not read.
    open var numberOfChannels: Int { 0 }
    /// None: sounds are not read.
    open var settings: [String: Any] { [:] }
    /// 44,100 moments a second in two channels.
    open var format: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
    /// Seconds; 0.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// What plays it; nil for the device. Nothing to do: no sound is played.
    open var currentDevice: String?
    /// Which channels of the device it is heard on. Nothing to do: no sound is played.
    open var channelAssignments: [AVAudioSessionChannelDescription]?
    /// Sets `isPlaying`, whatever the time. Always true; no sound is heard.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    /// -160 decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
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
    /// A call comes. Never called.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    /// A call has ended. Never called.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}
extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    /// Does nothing.
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    /// Does nothing.
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

public import Foundation
import QuadrantFoundation

/// Records sound: there is no microphone. Its state is kept, and no file is written.
open class AVAudioRecorder: NSObject {
    /// Where sound would be written.
    public let url: URL
    /// How it would be written.
    public let settings: [String: Any]
    /// What it would be made of.
    public let format: AVAudioFormat
    /// Sound in a file. Throws where the settings name no format that there is.
    public convenience init(url: URL, settings: [String: Any]) throws {
        func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue ?? settings[key] as? Double }
        let rate = number(AVSampleRateKey) ?? 44_100
        let channels = number(AVNumberOfChannelsKey) ?? (settings[AVNumberOfChannelsKey] as? Int).map(Double.init) ?? 2
        let count = channels >= 1 && channels < 100 ? AVAudioChannelCount(channels) : 0
        guard let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: count) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: 1_718_449_215)
        }
        self.init(url, settings, format)
    }
    /// Sound in a file.
    public convenience init(url: URL, format: AVAudioFormat) throws { self.init(url, [:], format) }
    private init(_ url: URL, _ settings: [String: Any], _ format: AVAudioFormat) {
        (self.url, self.settings, self.format) = (url, settings, format)
    }
    /// Is notified when recording ends. Held weakly.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether `record()` was called last.
    open private(set) var isRecording = false
    /// Whether loudness is measured. Nothing to do: it is silent.
    open var isMeteringEnabled = false
    /// 0: nothing is recorded.
    open var currentTime: TimeInterval { 0 }
    /// 0: nothing is recorded.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// True.
    @discardableResult
    open func prepareToRecord() -> Bool { true }
    /// Begins. True.
    @discardableResult
    open func record() -> Bool {
        isRecording = true
        return true
    }
    /// Begins, for some seconds. True.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Begins at a time, for some seconds. True.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { record() }
    /// Begins at a time. True.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record() }
    /// Waits.
    open func pause() { isRecording = false }
    /// Ends, and tells the delegate, where it has begun.
    open func stop() {
        guard isRecording else { return }
        isRecording = false
        delegate?.audioRecorderDidFinishRecording(self, successfully: true)
    }
    /// Deletes the file. False: there is none.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Measures. Nothing to do: it is silent.
    open func updateMeters() {}
    /// −160 decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// −160 decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Is notified when recording ends.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Recording has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Recording has failed; never called.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

// Keys of settings.

/// The format: `kAudioFormatMPEG4AAC` and others.
public let AVFormatIDKey = "AVFormatIDKey"
/// Moments in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// Channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good it is.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// Bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Bits of a number.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the first byte is the greatest.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether numbers have a fraction.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether each channel has a row of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// How good sound is.
public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7f }
/// The number of a format.
public typealias AudioFormatID = UInt32
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Numbers.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// Apple's own, without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// For speech.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573

public import Foundation
import QuadrantStandIn

/// Speaks text. No sound is played.
open class AVSpeechSynthesizer: NSObject {
    /// A synthesizer that is silent.
    public override init() { super.init() }
    /// Told of what is spoken: of nothing. Held weakly.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// False.
    open var isSpeaking: Bool { false }
    /// False.
    open var isPaused: Bool { false }
    /// Whether speech is mixed with the other sounds of the program. Nothing to do: nothing is spoken.
    open var usesApplicationAudioSession = true
    /// Hands the sound of a text to a closure: an end at once, a buffer without moments. Nothing is spoken.
    open func write(_ utterance: AVSpeechUtterance,
                    toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void) {
        if let format = AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1),
           let end = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1) { bufferCallback(end) }
    }
    /// Speaks a text after those before it. Without effect: nothing is spoken.
    open func speak(_ utterance: AVSpeechUtterance) { standIn(self, "nothing is spoken") }
    /// False: nothing is spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// False: nothing is spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// False: nothing is paused.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// Told of what a synthesizer speaks. None of it is called, for nothing is spoken.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// A text has begun.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// A text is paused.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// A text continues.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// A text was stopped.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A range of a text comes next, in UTF-16 units.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
                           utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer,
                                  willSpeakRangeOfSpeechString characterRange: NSRange,
                                  utterance: AVSpeechUtterance) {}
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// A text with the usual rate, volume and voice.
    public init(string: String) { speechString = string }
    /// From 0 to 1; 0.5 by default. Nothing to do: nothing is spoken.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// From 0 to 1; 1 by default. Nothing to do: nothing is spoken.
    open var volume: Float = 1
    /// 1, the default, is the voice's own pitch. Nothing to do: nothing is spoken.
    open var pitchMultiplier: Float = 1
    /// Seconds of silence before the text; 0 by default. Nothing to do: nothing is spoken.
    open var preUtteranceDelay: TimeInterval = 0
    /// Seconds of silence behind the text; 0 by default. Nothing to do: nothing is spoken.
    open var postUtteranceDelay: TimeInterval = 0
    /// Nil takes that of the language. Nothing to do: nothing is spoken.
    open var voice: AVSpeechSynthesisVoice?
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
/// Whose voice it sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// A voice of a language. It is not heard.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    /// The code of the language.
    public let language: String
    /// A voice for any code; nil is "en-US". Never nil.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Nil: no voice is installed.
    public init?(identifier: String) { return nil }
    /// None: no voice is installed.
    public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// "en-US".
    public static func currentLanguageCode() -> String { "en-US" }
    /// The code of the language.
    public var identifier: String { language }
    /// The code of the language.
    public var name: String { language }
    /// `default`.
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// `unspecified`.
    public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
}

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
    /// Hands the sound of a text to a closure, and its words to another: an end at once, and no word.
    open func write(_ utterance: AVSpeechUtterance,
                    toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void,
                    toMarkerCallback markerCallback: @escaping ([AVSpeechSynthesisMarker]) -> Void) {
        write(utterance, toBufferCallback: bufferCallback)
    }
    /// Which channels of the device it is heard on. Nothing to do: nothing is spoken.
    open var outputChannels: [AVAudioSessionChannelDescription]?
    /// Whether it is heard in a call. Nothing to do: nothing is spoken.
    open var mixToTelephonyUplink = false
    /// Whether a person lets a program use a voice of their own.
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable { case notDetermined, denied, unsupported, authorized }
    /// Unsupported.
    open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    /// Calls the closure at once, with unsupported.
    @preconcurrency open class func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
    ) { handler(.unsupported) }
    /// Unsupported.
    open class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
    /// Other voices are installed. Never sent.
    public static let availableVoicesDidChangeNotification =
        Notification.Name("AVSpeechSynthesizerAvailableVoicesDidChangeNotification")
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
    /// A word, a sentence or the like comes next.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
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
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
                                  utterance: AVSpeechUtterance) {}
}

/// A word, a sentence or the like in spoken text.
open class AVSpeechSynthesisMarker: NSObject {
    /// What it is.
    public enum Mark: Int, Sendable { case phoneme, word, sentence, paragraph, bookmark }
    /// What it is.
    open var mark: Mark
    /// Its bytes in the sound.
    open var byteSampleOffset: Int
    /// Its range in the text, in UTF-16 units.
    open var textRange: NSRange
    /// A word, a sentence or the like.
    public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        (mark, textRange, self.byteSampleOffset) = (type, range, byteSampleOffset)
    }
}
/// The attribute of the sounds of a word, in the International Phonetic Alphabet.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
/// The identifier of a voice.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

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
    /// The text with what is said of its parts.
    public let attributedSpeechString: NSAttributedString
    /// A text with the usual rate, volume and voice.
    public convenience init(string: String) { self.init(attributedString: NSAttributedString(string: string)) }
    /// A text with what is said of its parts, such as how it sounds.
    public init(attributedString string: NSAttributedString) {
        (speechString, attributedSpeechString) = (string.string, string)
    }
    /// A text in the Speech Synthesis Markup Language: its elements have no effect. Nil where there are none.
    public convenience init?(ssmlRepresentation string: String) {
        guard string.contains("<speak") else { return nil }
        self.init(string: string.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression))
    }
    /// Whether the person's settings of spoken text are used. Nothing to do: nothing is spoken.
    open var prefersAssistiveTechnologySettings = false
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
    /// Whose voice it is.
    public struct Traits: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A joke.
        public static let isNoveltyVoice = Traits(rawValue: 1)
        /// That of the person.
        public static let isPersonalVoice = Traits(rawValue: 2)
    }
    /// None.
    public var voiceTraits: Traits { [] }
    /// The form of its sound: 22,050 moments a second in one channel.
    public var audioFileSettings: [String: Any] { [AVSampleRateKey: 22_050.0, AVNumberOfChannelsKey: 1] }
    /// `unspecified`.
    public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
}

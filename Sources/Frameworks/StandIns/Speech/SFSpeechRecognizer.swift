@_exported public import AVFoundation
public import Foundation

// Recognising speech. There is no microphone and no model: it is not available, and permission is denied.

/// Whether a program may recognise speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// What is said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// Is notified whether speech can be recognised; never here.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Speech can be recognised, or not any more; never called.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    /// Does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognises speech: not here.
open class SFSpeechRecognizer: NSObject {
    /// The language.
    public let locale: Locale
    /// For the current language.
    public convenience override init() { self.init(of: .current) }
    /// For a language.
    public convenience init?(locale: Locale) { self.init(of: locale) }
    private init(of locale: Locale) { self.locale = locale }
    /// Is notified whether speech can be recognised; never called.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// What is said. Nothing to do: nothing is recognised.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// False.
    open var isAvailable: Bool { false }
    /// Whether it works without the network. Nothing to do: nothing is recognised.
    open var supportsOnDeviceRecognition = false
    /// Where closures are called. Nothing to do: they are called at once.
    open var queue = OperationQueue.main
    /// None.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Denied.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Calls the closure at once, with `denied`.
    @preconcurrency open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        handler(.denied)
    }
    /// Calls the closure at once, with an error.
    @discardableResult
    open func recognitionTask(with request: SFSpeechRecognitionRequest,
                              resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void)
        -> SFSpeechRecognitionTask {
        resultHandler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1700))
        return SFSpeechRecognitionTask()
    }
}

extension SFSpeechRecognizer {
    /// Tells the delegate at once that it has failed.
    @discardableResult
    public func recognitionTask(with request: SFSpeechRecognitionRequest,
                                delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        delegate.speechRecognitionTask(task, didFinishSuccessfully: false)
        return task
    }
}
/// Is notified how far recognising is.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    /// Speech begins; never called.
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    /// A text may be what is said; never called.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask,
                               didHypothesizeTranscription transcription: SFTranscription)
    /// A text is what is said; never called.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask,
                               didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    /// No more sound is read; never called.
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    /// It was ended; never called.
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    /// It has ended.
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask,
                                      didHypothesizeTranscription transcription: SFTranscription) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask,
                                      didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
/// How far recognising is.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// What is recognised.
open class SFSpeechRecognitionRequest: NSObject {
    public override init() { super.init() }
    /// Whether results come before the end. Nothing to do: nothing is recognised.
    open var shouldReportPartialResults = true
    /// Whether nothing is sent. Nothing to do: nothing is recognised.
    open var requiresOnDeviceRecognition = false
    /// Whether punctuation is added. Nothing to do: nothing is recognised.
    open var addsPunctuation = false
    /// Words that are likely. Nothing to do: nothing is recognised.
    open var contextualStrings: [String] = []
    /// What is said. Nothing to do: nothing is recognised.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}
/// Sound of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    /// What sound should be made of: 44,100 moments a second in one channel.
    open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)! }
    /// Adds sound. Nothing to do: nothing is recognised.
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    /// Adds sound. Nothing to do: nothing is recognised.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Ends the sound. Nothing to do: nothing is recognised.
    open func endAudio() {}
}
/// Sound of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file.
    public let url: URL
    /// Sound of a file.
    public init(url URL: URL) { url = URL }
}
/// Recognising that is under way: none is.
open class SFSpeechRecognitionTask: NSObject {
    override init() { super.init() }
    /// It has ended.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Nothing can be recognised.
    open var error: (any Error)? { NSError(domain: "kAFAssistantErrorDomain", code: 1700) }
    /// True.
    open var isFinishing: Bool { true }
    /// False.
    open var isCancelled: Bool { false }
    /// Ends it. Nothing to do: it has ended.
    open func cancel() {}
    /// Ends it. Nothing to do: it has ended.
    open func finish() {}
}
/// What was recognised. Nothing is.
open class SFSpeechRecognitionResult: NSObject {
    override init() { super.init() }
    /// An empty text.
    open var bestTranscription: SFTranscription { SFTranscription() }
    /// None.
    open var transcriptions: [SFTranscription] { [] }
    /// Nil.
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
    /// True.
    open var isFinal: Bool { true }
}
/// A text that was recognised.
open class SFTranscription: NSObject {
    override init() { super.init() }
    /// 0.
    open var averagePauseDuration: TimeInterval { 0 }
    /// 0.
    open var speakingRate: Double { 0 }
    /// Empty.
    open var formattedString: String { "" }
    /// None.
    open var segments: [SFTranscriptionSegment] { [] }
}
/// A part of a text. None is recognised.
open class SFTranscriptionSegment: NSObject {
    override init() { super.init() }
    /// Empty.
    open var substring: String { "" }
    /// Nothing of the text.
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    /// None.
    open var alternativeSubstrings: [String] { [] }
    /// 0.
    open var confidence: Float { 0 }
    /// 0.
    open var timestamp: TimeInterval { 0 }
    /// 0.
    open var duration: TimeInterval { 0 }
}
/// How something was spoken. Nothing is recognised.
open class SFSpeechRecognitionMetadata: NSObject {
    override init() { super.init() }
    /// Words a minute.
    open var speakingRate: Double { 0 }
    /// Seconds.
    open var averagePauseDuration: TimeInterval { 0 }
    /// Seconds.
    open var speechStartTimestamp: TimeInterval { 0 }
    /// Seconds.
    open var speechDuration: TimeInterval { 0 }
}

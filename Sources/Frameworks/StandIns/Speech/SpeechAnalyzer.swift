public import AVFoundation
public import Foundation

// Recognising speech with modules. No model is installed: analyses throw, and modules have no results.

private var failure: NSError {
    NSError(domain: "SFSpeechErrorDomain", code: 1, userInfo: [
        NSLocalizedDescriptionKey: "No model of speech is installed.",
    ])
}

/// A part of an analysis.
public protocol SpeechModule: AnyObject, Sendable {
    /// What it finds.
    associatedtype Result: SpeechModuleResult, Sendable
    /// What it finds, one after the other.
    associatedtype Results: AsyncSequence, Sendable where Results.Element == Result
    /// What it finds, one after the other.
    var results: Results { get }
}
/// A part of an analysis that is for one language.
public protocol LocaleDependentSpeechModule: SpeechModule {}
/// What a part of an analysis finds.
public protocol SpeechModuleResult: Sendable {
    /// Where in the sound.
    var range: CMTimeRange { get }
    /// Up to when nothing changes any more.
    var resultsFinalizationTime: CMTime { get }
}
extension SpeechModuleResult {
    /// Whether it does not change any more.
    public var isFinal: Bool { resultsFinalizationTime >= range.end }
}
/// What a part of an analysis finds: nothing.
public struct NoResults<Element: Sendable>: AsyncSequence, Sendable {
    init() {}
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
/// A piece of sound.
public struct AnalyzerInput {
    /// The sound.
    public let buffer: AVAudioPCMBuffer
    /// When it begins; nil where the one before ends.
    public let bufferStartTime: CMTime?
    /// A piece of sound that begins where the one before ends.
    public init(buffer: AVAudioPCMBuffer) { (self.buffer, bufferStartTime) = (buffer, nil) }
    /// A piece of sound that begins at a time.
    public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?) {
        (self.buffer, self.bufferStartTime) = (buffer, bufferStartTime)
    }
}
/// What is known of the words.
public final class AnalysisContext {
    /// Which words.
    public struct ContextualStringsTag: RawRepresentable, Hashable, Sendable {
        /// A name.
        public let rawValue: String
        /// Words by a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Words that are expected.
        public static let general = ContextualStringsTag("general")
    }
    /// Words that are expected. Nothing to do: nothing is recognised.
    public var contextualStrings: [ContextualStringsTag: [String]] = [:]
    /// Nothing is known.
    public init() {}
}

/// Analyses sound with modules: it throws, for no model is installed.
public actor SpeechAnalyzer {
    /// How it works.
    public struct Options: Equatable, Sendable {
        /// How long models stay in memory.
        public enum ModelRetention: Hashable, Sendable, CaseIterable { case whileInUse, lingering, processLifetime }
        /// How urgent it is.
        public let priority: TaskPriority
        /// How long models stay in memory.
        public let modelRetention: ModelRetention
        /// How urgent it is, and how long models stay in memory.
        public init(priority: TaskPriority, modelRetention: ModelRetention) {
            (self.priority, self.modelRetention) = (priority, modelRetention)
        }
    }
    /// Its modules.
    public private(set) var modules: [any SpeechModule]
    /// What is known of the words.
    public private(set) var context = AnalysisContext()
    /// An analysis with modules.
    public init(modules: [any SpeechModule], options: Options? = nil) { self.modules = modules }
    /// Changes the modules.
    public func setModules(_ newModules: [any SpeechModule]) async throws { modules = newModules }
    /// Says what is known of the words.
    public func setContext(_ newContext: AnalysisContext) async throws { context = newContext }
    /// Throws: no model is installed.
    public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws { throw failure }
    /// Throws: no model is installed.
    public func start<InputSequence: AsyncSequence & Sendable>(inputSequence: InputSequence) async throws
        where InputSequence.Element == AnalyzerInput { throw failure }
    /// Throws: no model is installed.
    public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws {
        throw failure
    }
    /// Throws: no model is installed.
    @discardableResult
    public func analyzeSequence<InputSequence: AsyncSequence & Sendable>(_ inputSequence: InputSequence) async throws
        -> CMTime? where InputSequence.Element == AnalyzerInput { throw failure }
    /// Throws: no model is installed.
    @discardableResult
    public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? { throw failure }
    /// Ends what was begun up to a time. Nothing to do: nothing is analysed.
    public func finalize(through: CMTime?) async throws {}
    /// Ends, and finishes. Nothing to do: nothing is analysed.
    public func finalizeAndFinish(through: CMTime) async throws {}
    /// Ends with the sound. Nothing to do: nothing is analysed.
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    /// Ends at once. Nothing to do: nothing is analysed.
    public func cancelAndFinishNow() async {}
    /// Leaves out what was not analysed before a time. Nothing to do: nothing is analysed.
    public func cancelAnalysis(before: CMTime) {}
    /// Nil: no model is installed.
    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
        nil
    }
    /// Nil: no model is installed.
    public static func bestAvailableAudioFormat(
        compatibleWith modules: [any SpeechModule], considering naturalFormat: AVAudioFormat?
    ) async -> AVAudioFormat? { nil }
}

/// Writes down speech: it has no results, for no model is installed.
public final class SpeechTranscriber: LocaleDependentSpeechModule {
    /// How words are written.
    public enum TranscriptionOption: Hashable, Sendable, CaseIterable { case etiquetteReplacements }
    /// Which results come.
    public enum ReportingOption: Hashable, Sendable, CaseIterable {
        case volatileResults, alternativeTranscriptions, fastResults
    }
    /// What is said of words.
    public enum ResultAttributeOption: Hashable, Sendable, CaseIterable { case audioTimeRange, transcriptionConfidence }
    /// Options for a purpose.
    public struct Preset: Hashable, Sendable {
        /// How words are written.
        public var transcriptionOptions: Set<TranscriptionOption>
        /// Which results come.
        public var reportingOptions: Set<ReportingOption>
        /// What is said of words.
        public var attributeOptions: Set<ResultAttributeOption>
        /// Options.
        public init(transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
                    attributeOptions: Set<ResultAttributeOption>) {
            (self.transcriptionOptions, self.reportingOptions) = (transcriptionOptions, reportingOptions)
            self.attributeOptions = attributeOptions
        }
        /// A text.
        public static let transcription =
            Preset(transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
        /// A text, and others that are possible.
        public static let transcriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [])
        /// A text with times, and others that are possible.
        public static let timeIndexedTranscriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions],
            attributeOptions: [.audioTimeRange])
        /// A text while it is spoken.
        public static let progressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: [])
        /// A text with times while it is spoken.
        public static let timeIndexedProgressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults],
            attributeOptions: [.audioTimeRange])
    }
    /// A text. None is found.
    public struct Result: SpeechModuleResult, CustomStringConvertible, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        /// The text.
        public var text: AttributedString { alternatives.first ?? AttributedString() }
        /// Texts that are possible, the best first.
        public let alternatives: [AttributedString]
        public var description: String { String(text.characters) }
    }
    /// Writes down a language.
    public init(locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
                attributeOptions: Set<ResultAttributeOption>) {}
    /// Writes down a language for a purpose.
    public convenience init(locale: Locale, preset: Preset) {
        self.init(locale: locale, transcriptionOptions: preset.transcriptionOptions,
                  reportingOptions: preset.reportingOptions, attributeOptions: preset.attributeOptions)
    }
    /// None.
    public var results: NoResults<Result> { NoResults() }
    /// False: no model is installed.
    public static var isAvailable: Bool { false }
    /// None.
    public static var supportedLocales: [Locale] { get async { [] } }
    /// None.
    public static var installedLocales: [Locale] { get async { [] } }
    /// Nil.
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}
/// Writes down what is dictated: it has no results, for no model is installed.
public final class DictationTranscriber: LocaleDependentSpeechModule {
    /// Options for a purpose.
    public struct Preset: Hashable, Sendable {
        private let name: String
        /// Some words.
        public static let phrase = Preset(name: "phrase")
        /// Up to a minute.
        public static let shortDictation = Preset(name: "shortDictation")
        /// Up to a minute, while it is spoken.
        public static let progressiveShortDictation = Preset(name: "progressiveShortDictation")
        /// More than a minute.
        public static let longDictation = Preset(name: "longDictation")
        /// More than a minute, while it is spoken.
        public static let progressiveLongDictation = Preset(name: "progressiveLongDictation")
        /// More than a minute, with times.
        public static let timeIndexedLongDictation = Preset(name: "timeIndexedLongDictation")
    }
    /// A text. None is found.
    public struct Result: SpeechModuleResult, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        /// The text.
        public var text: AttributedString { alternatives.first ?? AttributedString() }
        /// Texts that are possible, the best first.
        public let alternatives: [AttributedString]
    }
    /// Writes down a language for a purpose.
    public init(locale: Locale, preset: Preset) {}
    /// None.
    public var results: NoResults<Result> { NoResults() }
    /// None.
    public static var supportedLocales: [Locale] { get async { [] } }
    /// None.
    public static var installedLocales: [Locale] { get async { [] } }
    /// Nil.
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}
/// Finds out whether someone speaks: it has no results, for no model is installed.
public final class SpeechDetector: SpeechModule {
    /// How sure it is.
    public enum SensitivityLevel: Int, Hashable, Sendable, CaseIterable { case low, medium, high }
    /// How it works.
    public struct DetectionOptions: Hashable, Sendable {
        /// How sure it is.
        public let sensitivityLevel: SensitivityLevel
        /// How sure it is.
        public init(sensitivityLevel: SensitivityLevel) { self.sensitivityLevel = sensitivityLevel }
    }
    /// Whether someone speaks. Nothing is found.
    public struct Result: SpeechModuleResult, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        /// Whether someone speaks.
        public let speechDetected: Bool
    }
    /// Finds out whether someone speaks.
    public init(detectionOptions: DetectionOptions, reportResults: Bool) {}
    /// Finds out whether someone speaks, and says nothing.
    public convenience init() {
        self.init(detectionOptions: DetectionOptions(sensitivityLevel: .medium), reportResults: false)
    }
    /// None.
    public var results: NoResults<Result> { NoResults() }
}

/// Which models are installed: none.
public final class AssetInventory: Sendable {
    private init() {}
    /// Whether models are installed.
    public enum Status: Int, Comparable, Sendable, CaseIterable {
        case unsupported, supported, downloading, installed
        public static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }
    }
    /// Unsupported.
    public static func status(forModules modules: [any SpeechModule]) async -> Status { .unsupported }
    /// Throws: models cannot be installed.
    public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws
        -> AssetInstallationRequest? { throw failure }
    /// Throws: models cannot be installed.
    @discardableResult
    public static func reserve(locale: Locale) async throws -> Bool { throw failure }
    /// False.
    @discardableResult
    public static func release(reservedLocale: Locale) async -> Bool { false }
    /// None.
    public static var reservedLocales: [Locale] { get async { [] } }
    /// 0.
    public static var maximumReservedLocales: Int { 0 }
}
/// Installs models. None is made.
public final class AssetInstallationRequest {
    private init() {}
    /// How far it is.
    public let progress = Progress(totalUnitCount: 1)
    /// Throws: models cannot be installed.
    public func downloadAndInstall() async throws { throw failure }
}

extension AttributeScopes {
    /// What is said of words that were spoken.
    public struct SpeechAttributes: AttributeScope {
        /// When a word was spoken.
        public let audioTimeRange: TimeRangeAttribute
        /// How sure a word is, from 0 to 1.
        public let transcriptionConfidence: ConfidenceAttribute
        /// When a word was spoken.
        public enum TimeRangeAttribute: AttributedStringKey {
            public typealias Value = CMTimeRange
            public static let name = "Speech.TimeRange"
        }
        /// How sure a word is, from 0 to 1.
        public enum ConfidenceAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "Speech.Confidence"
        }
    }
}
extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.SpeechAttributes, T>) -> T {
        self[T.self]
    }
}

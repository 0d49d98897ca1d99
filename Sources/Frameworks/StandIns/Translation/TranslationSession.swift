@_exported public import Foundation
public import SwiftUI

// Translating. No languages are installed: requests throw, and no screen is shown.

/// Translates texts: not here.
public final class TranslationSession: Sendable {
    /// From which language into which.
    public struct Configuration: Equatable, Sendable {
        /// The language of the text; nil finds it out.
        public var source: Locale.Language?
        /// The language of the result; nil is that of the device.
        public var target: Locale.Language?
        private var version = 0
        /// From one language into another.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        /// Begins again.
        public mutating func invalidate() { version += 1 }
    }
    /// A text to be translated.
    public struct Request: Sendable {
        /// The text.
        public var sourceText: String
        /// A name by which the result is known.
        public var clientIdentifier: String?
        /// A text to be translated.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }
    /// A translated text. None is made.
    public struct Response: Sendable {
        /// The text.
        public let sourceText: String
        /// The translated text.
        public let targetText: String
        /// A name by which the result is known.
        public let clientIdentifier: String?
        /// The language of the text.
        public let sourceLanguage: Locale.Language
        /// The language of the translated text.
        public let targetLanguage: Locale.Language
    }
    /// The language of texts; nil where it is found out.
    public let sourceLanguage: Locale.Language?
    /// The language of translated texts; nil for that of the device.
    public let targetLanguage: Locale.Language?
    init(_ configuration: Configuration?) {
        (sourceLanguage, targetLanguage) = (configuration?.source, configuration?.target)
    }
    /// A session outside of a view, for languages that are installed: none is.
    public convenience init(installedSource sourceLanguage: Locale.Language, target targetLanguage: Locale.Language?) {
        self.init(Configuration(source: sourceLanguage, target: targetLanguage))
    }
    /// False.
    public var isReady: Bool { get async { false } }
    /// Ends it. Nothing to do: nothing is translated.
    public func cancel() {}
    /// Translated texts, one after the other.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? {
                throw TranslationError.unsupportedLanguagePairing
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// Throws `unsupportedLanguagePairing` for the first text.
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
    /// Throws `unsupportedLanguagePairing`.
    public func translate(_ string: String) async throws -> Response {
        throw TranslationError.unsupportedLanguagePairing
    }
    /// Throws `unsupportedLanguagePairing`.
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw TranslationError.unsupportedLanguagePairing
    }
    /// Throws `unsupportedLanguagePairing`.
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}
/// Why a text was not translated.
public enum TranslationError: Error, LocalizedError, Hashable, Sendable {
    case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing, unableToIdentifyLanguage
    case nothingToTranslate, internalError
    public var errorDescription: String? { "Texts are not translated on this system." }
}
/// Which languages are installed: none.
public final class LanguageAvailability: Sendable {
    /// Whether a text can be translated.
    public enum Status: Sendable { case installed, supported, unsupported }
    /// Which languages are installed.
    public init() {}
    /// None.
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    /// Unsupported.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    /// Unsupported.
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

extension View {
    /// Calls a closure with a session when there is a configuration, and again when that changes.
    nonisolated public func translationTask(_ configuration: TranslationSession.Configuration?,
                                            action: @escaping @Sendable (TranslationSession) async -> Void)
                                                -> some View {
        task(id: Work(configuration: configuration)) {
            if configuration != nil { await action(TranslationSession(configuration)) }
        }
    }
    /// Calls a closure with a session.
    nonisolated public func translationTask(source: Locale.Language? = nil, target: Locale.Language? = nil,
                                            action: @escaping @Sendable (TranslationSession) async -> Void)
                                                -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
    /// Shows a translation over the view. Nothing to do: texts are not translated.
    nonisolated public func translationPresentation(isPresented: Binding<Bool>, text: String,
                                                    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
                                                    arrowEdge: Edge = .top,
                                                    replacementAction: ((String) -> Void)? = nil) -> some View { self }
}
private struct Work: Equatable { var configuration: TranslationSession.Configuration? }

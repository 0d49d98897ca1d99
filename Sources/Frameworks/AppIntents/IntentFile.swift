public import Foundation
public import SwiftUI
public import UniformTypeIdentifiers

/// A file as a parameter or a result.
public struct IntentFile: _IntentValue, Hashable {
    private let bytes: Data
    /// Its name.
    public var filename: String
    /// Where it is; nil for one in memory.
    public var fileURL: URL?
    /// Its kind; nil where that is not known.
    public var type: UTType?
    /// Whether it is removed after the intent.
    public var removedOnCompletion = false
    /// A file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (bytes, self.filename, self.type) = (data, filename, type)
    }
    /// A file, which is read at once; empty where it cannot be.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        bytes = (try? Data(contentsOf: fileURL)) ?? Data()
        (self.fileURL, self.filename) = (fileURL, filename ?? fileURL.lastPathComponent)
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }
    /// What is in it.
    public var data: Data { bytes }
}
extension IntentParameter where Value == IntentFile {
    /// A file of some kinds.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String] = [], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil) }
    /// A file of some kinds.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil) }
}
extension IntentParameter where Value == IntentFile? {
    /// A file of some kinds, or none.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil) }
}
extension IntentParameter where Value == [IntentFile] {
    /// Files of some kinds.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil) }
}
extension IntentParameter where Value == Date? {
    /// A date or a time, or none.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, .some(defaultValue)) }
}
extension IntentParameter where Value == Int? {
    /// A number between two others, or none.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: ControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, .some(defaultValue)) }
}
extension IntentParameter where Value == Double? {
    /// A number between two others, or none.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: ControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, .some(defaultValue)) }
}
extension String {
    /// How a person types a text. No person is asked.
    public struct IntentInputOptions: Sendable {
        /// Which letters are capital.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        /// The keyboard.
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }
        /// How a person types a text.
        public init(keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
                    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
                    smartDashes: Bool = true) {}
    }
}
extension IntentParameter where Value == String {
    /// A text, and how a person types it.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
}
extension IntentParameter where Value == String? {
    /// A text or none, and how a person types it.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, .some(defaultValue)) }
}

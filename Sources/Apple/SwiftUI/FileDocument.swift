public import Combine
public import QuadrantFoundation
public import UniformTypeIdentifiers

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The kind of its content.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
    /// The kind of content that is wanted.
    public let contentType: UTType
    /// The file as it was; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document that is a value, read from a file and written to one.
@preconcurrency
public protocol FileDocument: Sendable {
    /// The kinds that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds that it can be written as; those that it can be read from by default.
    static var writableContentTypes: [UTType] { get }
    /// What it is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What it is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// The file of a document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The kinds that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from a file and written to one.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// What is written of it.
    associatedtype Snapshot
    /// The kinds that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds that it can be written as; those that it can be read from by default.
    static var writableContentTypes: [UTType] { get }
    /// What it is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What it is written for.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// What is to be written, as it is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// The file of what is written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The kinds that it can be read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

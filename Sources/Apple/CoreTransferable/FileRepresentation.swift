public import Foundation
public import UniformTypeIdentifiers

/// A value that is transferred as a file that the program writes and reads.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// Primitive.
    public typealias Body = Never
    private let contentType: UTType
    private let export: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let load: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// A file of a content type, in both directions. It is never opened in place: `importing` has a copy.
    public init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
                exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
                importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {
        (self.contentType, export, load) = (contentType, exporting, importing)
    }
    /// A file of a content type, out only. Its receiver has a copy.
    public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
                exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {
        (contentType, export, load) = (exportedContentType, exporting, nil)
    }
    /// A file of a content type, in only. It is never opened in place: `importing` has a copy.
    public init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
                importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {
        (contentType, export, load) = (importedContentType, nil, importing)
    }

    public func _forms() -> [_TransferForm] {
        var bytes: (@Sendable (Item) async throws -> Data)?
        var item: (@Sendable (Data) async throws -> Item)?
        if let export { bytes = { try Data(contentsOf: await export($0).file) } }
        if let load {
            item = { [contentType] data in
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                    UUID().uuidString, isDirectory: true)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                // What the program has not moved away is removed, as on a phone.
                defer { try? FileManager.default.removeItem(at: folder) }
                let ending = contentType.preferredFilenameExtension.map { "." + $0 } ?? ""
                let file = folder.appendingPathComponent("file" + ending, isDirectory: false)
                try data.write(to: file)
                return try await load(ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        }
        return [.awaited(contentType, export: bytes, load: item)]
    }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether the receiver may open the file itself; it has a copy here.
    public let allowAccessingOriginalFile: Bool
    /// The file at an address.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that is taken. It is there until the function that takes it returns, which moves or copies it.
public struct ReceivedTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether it is the file itself and no copy; false here.
    public let isOriginalFile: Bool
}
